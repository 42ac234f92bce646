"""What is played at a table and how: the edition with its rulings, the clock, the pace of bots."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from lastcard.bots.nets import has_net
from lastcard.editions import Edition, edition
from lastcard.errors import LastCardError
from lastcard.game.fairness import Reveal
from lastcard.server.intents import Configure
from lastcard.server.race import HOLD
from lastcard.server.refusal import Refusal, refuse
from lastcard.server.shapes import Clock, Pace, RulingValue, Settings

DEFAULT_PRESET = "standard"


@dataclass
class Terms:
    """The settings of one table."""

    edition: Edition
    preset: str | None = None
    given: dict[str, RulingValue] | None = None
    """The rulings the host chose beside the preset."""
    clock: Clock = "relaxed"
    pace: Pace = "normal"
    hold: float = HOLD
    free_chat: bool = False
    spectators: bool = True
    reveal: Reveal = "round"
    hints: bool = False
    _in_force: tuple[Edition, dict[str, RulingValue]] | None = field(
        default=None, init=False, repr=False, compare=False
    )
    _networks: tuple[Edition, dict[int, bool]] | None = field(default=None, init=False, repr=False, compare=False)

    def show(self) -> Settings:
        """The settings as everybody sees them."""
        return Settings(
            edition=self.edition.name,
            preset=self.preset,
            rulings=dict(self.given or {}),
            clock=self.clock,
            pace=self.pace,
            hold_ms=round(self.hold * 1000),
            free_chat=self.free_chat,
            spectators=self.spectators,
            hints=self.hints,
            reveal=self.reveal,
        )

    def in_force(self) -> dict[str, RulingValue]:
        """Every ruling with its value."""
        if self._in_force is None or self._in_force[0] is not self.edition:
            self._in_force = self.edition, plain(self.edition.rulings)
        return self._in_force[1]

    def can_hint(self, seats: int) -> bool:
        """Whether there is a network for the edition and so many seats."""
        if self._networks is None or self._networks[0] is not self.edition:
            self._networks = self.edition, {}
        known = self._networks[1]
        if seats not in known:
            known[seats] = has_net(self.edition, seats)
        return known[seats]


def choose(name: str, preset: str | None, rulings: dict[str, RulingValue]) -> Edition:
    """An edition as the host wants it; refused with the reason if there is no such edition or mix of rulings."""
    try:
        return edition(name, rulings, preset or DEFAULT_PRESET)
    except LastCardError as problem:
        raise Refusal("impossible_edition", str(problem), getattr(problem, "point", None)) from None


def configured(terms: Terms, wish: Configure, *, fixed: bool) -> Terms:
    """The terms with what the host changed; outside the lobby the edition and its rulings are fixed."""
    changed = replace(terms)
    if wish.edition is not None or wish.preset is not None or wish.rulings is not None:
        if fixed:
            raise refuse("match_running")
        name = wish.edition or terms.edition.name
        fresh = name != terms.edition.name
        preset = wish.preset if wish.preset is not None or fresh else terms.preset
        given = wish.rulings if wish.rulings is not None else {} if fresh or wish.preset else terms.given or {}
        changed.edition, changed.preset, changed.given = choose(name, preset, given), preset, given
    if fixed and wish.hints not in (None, terms.hints):
        raise refuse("match_running")
    changed.hints = terms.hints if wish.hints is None else wish.hints
    changed.clock = wish.clock or terms.clock
    changed.pace = wish.pace or terms.pace
    changed.hold = terms.hold if wish.hold_ms is None else wish.hold_ms / 1000
    changed.free_chat = terms.free_chat if wish.free_chat is None else wish.free_chat
    changed.spectators = terms.spectators if wish.spectators is None else wish.spectators
    changed.reveal = wish.reveal or terms.reveal
    return changed


def plain(rulings: Mapping[str, object]) -> dict[str, RulingValue]:
    """Rulings as they are sent."""
    return {name: value if isinstance(value, bool | int | str) else str(value) for name, value in rulings.items()}
