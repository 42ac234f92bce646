"""lastcard as a game of OpenSpiel: ``import lastcard.envs.openspiel``, then ``pyspiel.load_game("lastcard")``.

The parameters are the fields of :class:`~lastcard.envs.setting.Setting`; ``lastcard(edition=mario-kart,players=4)`` is
UNO Mario Kart for four. Every card that is dealt, drawn or turned over is a chance node, with the exact chances of the
kinds left. Actions have the numbers of all our environments (:mod:`lastcard.rules.actions`) and are written in our
notation.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from lastcard.errors import LastCardError
from lastcard.game.notation import card_text, move_text
from lastcard.rules.actions import actions_of, move_of
from lastcard.rules.scoring import hand_points

from .chance_round import ChanceRound
from .knowledge import imagine, memory
from .observer import Pieces, sight
from .setting import Setting

try:
    import pyspiel
except ImportError as missing:
    raise LastCardError("error-extra-missing", package="open_spiel", extra="peers") from missing

NAME = "lastcard"
DEFAULTS = Setting()

GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="UNO-family card games, exact by the rule sheet",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=10,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification=dict(vars(DEFAULTS)),
)


class Game(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """A round of an edition for some players."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        self.setting = Setting.read(params or {})
        self.box = self.setting.box
        self.start = ChanceRound.begin(self.setting)
        points = float(sum(card.copies * card.points for card in self.box.cards))
        highest = 1.0 if self.setting.utility == "win" else points
        info = pyspiel.GameInfo(
            num_distinct_actions=actions_of(len(self.box.cards)),
            max_chance_outcomes=len(self.box.cards),
            num_players=self.setting.players,
            min_utility=-highest,
            max_utility=highest,
            utility_sum=0.0,
            max_game_length=self.setting.max_moves,
        )
        super().__init__(GAME_TYPE, info, dict(params or {}))

    def new_initial_state(self) -> State:
        """The position before the deal."""
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        """A bound on how many cards can come: in one move none comes to a hand twice, nor is one turned over twice."""
        return 2 * self.box.size * (self.setting.max_moves + 1)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        """What fills the tensors and writes the strings of observations and information states."""
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class State(pyspiel.State):  # type: ignore[misc]
    """A position of OpenSpiel around one of ours, which never changes: a move puts another in its place."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.position: ChanceRound = game.start
        self.points = game.setting.utility == "points"

    def current_player(self) -> int:
        """The seat that is asked, or chance, or nobody any more."""
        if self.position.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.position.needed else self.position.table.asked

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.actions() if player == self.position.table.asked else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The kinds that the next card can be, with their chances."""
        left = self.position.needed
        total = left.total()
        return [(kind, many / total) for kind, many in sorted(left.items())]

    def _apply_action(self, action: int) -> None:
        self.position = self.position.after(action if self.position.needed else self.move_of(action))

    def move_of(self, action: int, player: int | None = None) -> int:
        """The move that an action makes for a player, the one who is asked unless said."""
        table = self.position.table
        return move_of(action, len(self.position.edition.cards), table.seats, table.asked if player is None else player)

    def _action_to_string(self, player: int, action: int) -> str:
        box = self.position.edition
        if player == pyspiel.PlayerId.CHANCE:
            return card_text(box, action)
        move = self.move_of(action, player)
        return move_text(box, move) if move >= 0 else "nothing"

    def is_terminal(self) -> bool:
        """Whether the round has ended, or has been given up."""
        return self.position.over

    def returns(self) -> list[float]:
        """What everybody has won or lost: nothing before the end, nor when there is no winner."""
        table, seats = self.position.table, self.position.table.seats
        if not self.position.over or self.position.void:
            return [0.0] * seats
        if self.points:
            lost = [float(hand_points(table, self.position.edition.sheet, seat)) for seat in range(seats)]
        else:
            lost = [1 / (seats - 1)] * seats
        return [sum(lost) - lost[seat] if seat == table.winner else -lost[seat] for seat in range(seats)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """A state that the player cannot tell from this one, for searches forward: it has no history of its own."""
        state: State = self.clone()
        state.position = imagine(self.position, player, lambda bound: min(int(sampler() * bound), bound - 1))
        return state

    def __str__(self) -> str:
        position = self.position
        seats = range(position.table.seats)
        lines = [sight(position, seat) for seat in seats]
        waiting = [f"cards {' '.join(card_text(position.edition, kind) for kind in position.draws)}"]
        return "\n".join(lines + (waiting if position.needed else []))


class Observer:
    """Observations of one kind, in the manner of ``open_spiel.python.observation``."""

    def __init__(self, game: Game, kind: Any, params: Mapping[str, Any] | None) -> None:
        if params:
            raise LastCardError("error-observer-parameters", names=", ".join(params))
        self.recall: bool = kind.perfect_recall
        self.public: bool = kind.public_info
        self.private = kind.private_info != pyspiel.PrivateInfoType.NONE
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise LastCardError("error-observer-private")
        events = game.setting.memory if self.recall and self.public and self.private else 0
        self.pieces = Pieces(game.box, game.setting.players, events, private=self.private, public=self.public)
        self.tensor = self.pieces.tensor
        self.dict = self.pieces.dict

    def set_from(self, state: State, player: int) -> None:
        """Fill the tensor with what a player sees."""
        self.pieces.show(state.position, player)

    def string_from(self, state: State, player: int) -> str:
        """What a player sees, as text."""
        if self.recall:
            return memory(state.position, player)
        return sight(state.position, player)


def register() -> None:
    """Make the game known to OpenSpiel, once."""
    if NAME not in pyspiel.registered_names():
        pyspiel.register_game(GAME_TYPE, Game)


register()
