"""What an environment is about: the edition, who plays, when an episode ends and what it pays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete

from lastcard.bots.facts import facts_of
from lastcard.bots.mind import net_for, number_of
from lastcard.bots.nets import Net
from lastcard.compiled import records
from lastcard.compiled.batch import MOST_MOVES
from lastcard.editions import Edition, edition
from lastcard.errors import BadChoice, UnknownName
from lastcard.rules import lanes
from lastcard.rules.columns import FORM, FORMS, MOST_ROUNDS, TARGET_POINTS
from lastcard.rules.mind import COMPILED

from .arguments import whole
from .layout import highest, observation_size
from .numbering import actions

REWARDS = {"win": lanes.WIN, "points": lanes.POINTS}
"""What is rewarded, by name."""


@dataclass(frozen=True, slots=True)
class Choice:
    """The checked options of an environment; ``make`` reads them."""

    edition: Edition
    players: tuple[str | None, ...]
    """Who sits where: the name of a compiled player, or None for a learner."""
    reward: str = "win"
    match: bool = False
    max_moves: int = MOST_MOVES

    @classmethod
    def make(
        cls,
        edition_name: str,
        players: int,
        opponents: str | Sequence[str] | None,
        *,
        rulings: Mapping[str, object] | None = None,
        preset: str = "standard",
        reward: str = "win",
        match: bool = False,
        max_moves: int = MOST_MOVES,
    ) -> Choice:
        """Read the options of an environment.

        Args:
            edition_name: ``mario-kart``, ``pizza-pizza`` or ``classic``.
            players: how many seats there are.
            opponents: who sits in the seats after the learner's, one name for all or one for each; None:
                learners everywhere.
            rulings: rulings in place of the preset's.
            preset: the preset that the rulings begin from.
            reward: ``win`` or ``points``.
            match: an episode is a whole match, not a round.
            max_moves: after how many moves a round is given up.

        Raises:
            LastCardError: an option cannot be taken; the sentence names it and says what can.
        """
        box = edition(edition_name, rulings, preset)
        players, max_moves = whole("players", players), whole("max_moves", max_moves)
        box.check_seats(players)
        if opponents is None:
            seated: tuple[str | None, ...] = (None,) * players
        else:
            names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
            if len(names) != players - 1:
                raise BadChoice("error-opponents", opponents=len(names), players=players, needed=players - 1)
            for name in names:
                if name not in COMPILED:
                    raise UnknownName("error-unknown-bot", name, list(COMPILED))
            seated = (None, *names)
        if reward not in REWARDS:
            raise UnknownName("error-unknown-reward", reward, list(REWARDS))
        if not 1 <= max_moves < 2**31:
            raise BadChoice("error-max-moves", moves=max_moves, lowest=1, highest=2**31 - 1)
        return cls(box, seated, reward, bool(match), max_moves)

    @property
    def net(self) -> Net | None:
        """The network that ``expert`` plays by; None where nobody is ``expert``, or it has none."""
        return net_for(self.edition, self.players)

    def setup(self, renewal: int) -> Any:
        """The options in numbers, as a record."""
        rulings, setup, net = self.edition.rulings, lanes.Setup(), self.net
        setup.seats = len(self.players)
        for seat, name in enumerate(self.players):
            setup.players[seat] = lanes.LEARNER if name is None else number_of(name, net)
        setup.facts[:] = facts_of(self.edition)
        setup.match = int(self.match)
        setup.terms[FORM] = FORMS[str(rulings["match"])]
        setup.terms[TARGET_POINTS] = self.edition.target
        setup.terms[MOST_ROUNDS] = int(rulings["rounds"])
        setup.target = self.edition.target if self.match else 0
        setup.reward = REWARDS[self.reward]
        setup.renewal = renewal
        setup.most = self.max_moves
        return records.pack(setup)

    def observation_space(self) -> Box:
        """What an observation can be."""
        return Box(0, highest(self.edition), (observation_size(self.edition),), np.uint8)

    def action_space(self) -> Discrete:
        """What an action can be."""
        return Discrete(actions(self.edition))
