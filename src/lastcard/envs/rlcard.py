"""RLCard both ways: our bots sit in RLCard's UNO, RLCard's agents sit at our table of classic UNO.

env = uno_env(players=2, seed=1)
env.set_agents([BotAgent(make("casual", "1")), models.load("uno-rule-v1").agents[0]])

bot = AgentBot(models.load("uno-rule-v1").agents[0], seed=1)   # bot.choose(view), as all bots
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from lastcard.bots import Bot
from lastcard.editions import Edition, edition
from lastcard.errors import LastCardError
from lastcard.game.defaults import default_move, strongest_color
from lastcard.game.view import PUBLIC, View

from .arguments import whole
from .rlcard_words import LETTERS, LIKE_RLCARD, is_wild, our_card, our_moves, their_actions, their_card

try:
    import numpy as np
    import rlcard
    from rlcard.games.uno.utils import ACTION_LIST, ACTION_SPACE, encode_hand, encode_target
except ImportError as missing:
    raise LastCardError("error-extra-missing", package="rlcard", extra="peers") from missing

DECK = 108


def uno_env(players: int = 2, seed: int | None = None) -> Any:
    """RLCard's UNO environment for so many players.

    Its configuration takes no number of players, so that it is set on the objects. RLCard's agents draw from NumPy's
    global dice, which the seed does not reach. With more than two players its payoffs are wrong: ask :func:`winner_of`.

    Raises:
        BadSeats, BadChoice: not 2 to 10 players.
    """
    edition("classic").check_seats(whole("players", players))
    env = rlcard.make("uno", config={"seed": seed})
    env.num_players = env.game.num_players = players
    env.state_shape = [env.state_shape[0]] * players
    env.action_shape = [None] * players
    return env


def winner_of(env: Any) -> int:
    """Who has won a game of RLCard's that is over."""
    return int(env.game.round.winner[0])


class BotAgent:
    """Our bot as an agent of RLCard: it sees no more than RLCard's state tells."""

    use_raw = True

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.box = edition("classic", LIKE_RLCARD)

    def step(self, state: dict[str, Any]) -> str:
        """The action for a state, in RLCard's words."""
        seen = view_of(self.box, state)
        move = self.bot.choose(seen)
        if move == "draw":
            return "draw"
        card = move.split()[1]
        if not card.startswith("W"):
            return their_card(card)
        rest = list(seen.hand)
        rest.remove(card)
        return their_card(card, self.bot.choose(asked_for_color(seen, tuple(rest), card)).split()[1])

    def eval_step(self, state: dict[str, Any]) -> tuple[str, dict[str, Any]]:
        """The same, with nothing to add to it."""
        return self.step(state), {}


def view_of(box: Edition, state: dict[str, Any], **changes: Any) -> View:
    """What RLCard's state says, as one of our views; what it does not say is as in a quiet two-player game."""
    raw = state["raw_obs"]
    record: list[tuple[int, str]] = state.get("action_record", [])
    discard = tuple(our_card(card) for card in raw["played_cards"]) or (our_card(raw["target"]),)
    seats, seat = raw["num_players"], raw["current_player"]
    facts: dict[str, Any] = {
        "edition": box,
        "seat": seat,
        "seats": seats,
        "dealer": seats - 1,
        "turn": seat,
        "asks": "play",
        "asked": seat,
        "direction": direction_of(record, seat, seats),
        "color": color_of(raw, record),
        "top": our_card(raw["target"]),
        "hand": tuple(sorted((our_card(card) for card in raw["hand"]), key=box.kinds.__getitem__)),
        "drawn": None,
        "held": tuple(raw["num_cards"]),
        "draw_pile": max(0, DECK - sum(raw["num_cards"]) - len(raw["played_cards"])),
        "discard": discard,
        "owed": 0,
        "called": (),
        "catchable": (),
        "legal": our_moves(raw["legal_actions"]),
        "hands": (),
        "round_points": (0,) * seats,
        "winner": -1,
        "evidence": None,
        "scores": (),
        "agenda": (),
        "bookkeeping": (0,) * len(PUBLIC),
    }
    return View(**facts | changes)


def asked_for_color(seen: View, hand: tuple[str, ...], card: str) -> View:
    """The view after a wild was laid down, when its color is asked for."""
    from dataclasses import replace

    return replace(
        seen,
        asks="color",
        color="none",
        top=card,
        hand=hand,
        held=tuple(len(hand) if seat == seen.seat else many for seat, many in enumerate(seen.held)),
        discard=(*seen.discard, card),
        legal=tuple(f"color {color}" for color in ("red", "yellow", "green", "blue")),
    )


def color_of(raw: dict[str, Any], record: list[tuple[int, str]]) -> str:
    """The color in force; ``none`` when it cannot be known.

    RLCard does not show the color that a wild was given: it follows from what may be played, or from the last wild.
    """
    target: str = raw["target"]
    if not is_wild(target):
        return LETTERS[target[0]]
    fitting = {action[0] for action in raw["legal_actions"] if action != "draw" and not is_wild(action)}
    if fitting:
        return LETTERS[fitting.pop()]
    trait = target.partition("-")[2]
    given = [action for _, action in record if action.partition("-")[2] == trait]
    return LETTERS[given[-1][0]] if given else "none"


def direction_of(record: list[tuple[int, str]], seat: int, seats: int) -> int:
    """Which way play goes, which RLCard does not show.

    It follows from who came after the last number that was played, and from the Reverses since.
    """
    direction, actors = 1, [actor for actor, _ in record] + [seat]
    for at, (actor, action) in enumerate(record):
        if action.endswith("-reverse"):
            direction = -direction
        elif action[-1].isdigit() and "_" not in action and seats > 2:
            direction = 1 if (actors[at + 1] - actor) % seats == 1 else -1
    return direction


class AgentBot:
    """RLCard's agent as one of our bots: anything with ``eval_step`` that knows RLCard's UNO.

    It is shown RLCard's state, except that the color given to a wild is the true one. It plays a drawn card that can be
    played, as RLCard would, lists a Wild Draw Four only where RLCard would, calls UNO, catches whoever did not, and
    accepts every penalty: RLCard's game has no such questions.

    Args:
        agent: the agent.
        seed: where NumPy's global dice start for this agent; they are put back after every move of it.
    """

    def __init__(self, agent: Any, seed: int = 0) -> None:
        self.agent = agent
        self.color = ""
        self.dice: Any = np.random.RandomState(seed).get_state()

    def choose(self, view: View) -> str:
        """The answer to the open question."""
        if view.asks in ("play", "drawn"):
            actions = their_actions(view.legal)
            if actions:
                return self.play(view, actions)
        if view.asks == "color":
            return f"color {self.color or strongest_color(view.hand)}"
        for move in view.legal:
            if move in ("uno", "accept") or (view.asks == "catch" and move.startswith("catch ")):
                return move
        return default_move(view)

    def play(self, view: View, actions: list[str]) -> str:
        """The card that the agent plays; the color that it gives to a wild is remembered."""
        action = self.with_own_dice(lambda: self.agent.eval_step(state_of(view, actions))[0])
        text = action if isinstance(action, str) else ACTION_LIST[int(action)]
        if text not in actions:
            raise LastCardError("error-agent-action", action=str(text), allowed=", ".join(actions))
        self.color = LETTERS[text[0]] if is_wild(text) else ""
        return f"play {our_card(text)}"

    def with_own_dice(self, decide: Callable[[], Any]) -> Any:
        """What is decided with NumPy's global dice standing where this agent left them."""
        before = np.random.get_state()  # noqa: NPY002  # RLCard's agents use these dice
        np.random.set_state(self.dice)  # noqa: NPY002
        try:
            return decide()
        finally:
            self.dice = np.random.get_state()  # noqa: NPY002
            np.random.set_state(before)  # noqa: NPY002


def state_of(view: View, actions: list[str]) -> dict[str, Any]:
    """A view of ours as RLCard's environment would hand it to an agent."""
    raw: dict[str, Any] = {
        "hand": [their_card(card) for card in view.hand],
        "target": their_card(view.top, view.color),
        "played_cards": [their_card(card) for card in view.discard],
        "legal_actions": actions,
        "num_cards": list(view.held),
        "num_players": view.seats,
        "current_player": view.seat,
    }
    planes = np.zeros((4, 4, 15), dtype=int)
    encode_hand(planes[:3], raw["hand"])
    encode_target(planes[3], raw["target"])
    return {
        "obs": planes,
        "legal_actions": OrderedDict((ACTION_SPACE[action], None) for action in actions),
        "raw_obs": raw,
        "raw_legal_actions": list(actions),
        "action_record": [],
    }
