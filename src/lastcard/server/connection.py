"""One client's connection, whatever carries it: what waits to be sent, how far away it is, how much it may send."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lastcard.server.heart import Heart
from lastcard.server.latency import Latency
from lastcard.server.messages import Ack, End, EndCode, ErrorNews, Ping, Refused, ServerMessage
from lastcard.server.metrics import Metrics
from lastcard.server.moments import Moments
from lastcard.server.once import Once
from lastcard.server.outbox import Outbox
from lastcard.server.protocol import encode
from lastcard.server.seating import Person
from lastcard.server.sending import Sender, Transport
from lastcard.text import say, speaking
from lastcard.text.catalog import FALLBACK

RATE, BURST = 20.0, 60.0
"""Messages a second that are read from a client, and how many at once; more wait unread."""
WARN_AGAIN = 5.0


class Connection:
    """A client that is connected to a table."""

    def __init__(self, moments: Moments, metrics: Metrics | None = None) -> None:
        self.moments = moments
        self._metrics = metrics
        self.person: Person | None = None
        """Whose connection it is; None for a spectator."""
        self.language = FALLBACK
        """In which this client wants to be told."""
        self.outbox = Outbox()
        self.latency = Latency()
        self.answers: Once[Ack | Refused] = Once()
        """Of a spectator's intents; a person's answers outlive the connection."""
        self.match = 0
        self.seen = 0
        """Events up to here were sent, or the client said it had them."""
        self.gives_shares = False
        """Whether deals wait for its seal and share."""
        self.heard = moments.now()
        self.shown: Sequence[tuple[int, int, float]] = ()
        """Match, version, and for how long the client had been shown it when it said what it said last, the oldest
        first; where another process holds its socket."""
        self._resting = False
        self._tokens = BURST
        self._counted = moments.now()
        self._warned = float("-inf")

    def tell(self, message: ServerMessage) -> None:
        """Sends a message when its turn comes."""
        self.outbox.put(encode(message))
        if self._metrics:
            _count(message, self._metrics)

    def end(self, code: EndCode, why: str | None = None) -> None:
        """Says why, then closes; `why` names a sentence of the catalog that says it more exactly than the code."""
        with speaking(self.language):
            self.tell(End(code, say(why or f"server-end-{code.replace('_', '-')}")))
        self.outbox.close()

    def rest(self, *, on: bool) -> None:
        """The table pauses: it reads nothing, so that the client's silence means nothing; or it goes on."""
        self._resting = on
        self.heard = self.moments.now()

    def delay(self) -> float:
        """Seconds to wait before the message that has just come is dealt with: none, unless there are too many."""
        now = self.moments.now()
        self.heard = now
        self._tokens = min(BURST, self._tokens + (now - self._counted) * RATE) - 1
        self._counted = now
        return max(0.0, -self._tokens / RATE)

    def warn_of_speed(self) -> bool:
        """Whether to tell the client that it sends too much; not every time."""
        now = self.moments.now()
        if now - self._warned < WARN_AGAIN:
            return False
        self._warned = now
        return True

    def watched(self, match: int, version: int) -> float | None:
        """For how long the client had been shown this version; None: it is not measured elsewhere."""
        return next((age for which, seen, age in self.shown if which == match and seen >= version), None)

    def silent(self, now: float) -> float:
        """For how many seconds nothing has come, though something should have."""
        return 0.0 if self._resting else now - self.heard

    def ping(self, now: float) -> None:
        """Sends a ping before everything else."""
        self.outbox.put_first(encode(Ping(self.latency.ping(now), self.moments.stamp())))

    async def run(
        self, transport: Transport, table: Callable[[], bytes | None], view: Callable[[], bytes | None]
    ) -> None:
        """Sends what waits until the connection is to be closed."""
        sender = Sender(self.outbox, transport, table, view)
        heart = Heart(self, sender)
        try:
            await sender.over
        finally:
            heart.stop()


def _count(message: ServerMessage, metrics: Metrics) -> None:
    if isinstance(message, Refused):
        metrics.refused(message.reason)
    elif isinstance(message, ErrorNews):
        metrics.complained(message.code)
    elif isinstance(message, End):
        metrics.ended(message.code)
