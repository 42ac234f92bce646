"""What a server counts about itself, for Prometheus.

No label names a table, a person or anything secret, and every label has a small set of values: whatever else comes in
counts as `other`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest
from prometheus_client.registry import Collector

from lastcard.server.shapes import Verdict

CONTENT_TYPE = CONTENT_TYPE_PLAIN_0_0_4
PHASES = ("lobby", "playing", "round_over", "match_over")
MOVERS = ("person", "bot", "autopilot", "clock")
KEEP_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
REACTION_BUCKETS = (0.25, 0.5, 0.7, 0.85, 1, 1.25, 1.5, 2, 3, 5)
LAG_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5)
MOST_VALUES = 150
"""Values of one label; there are fewer reasons for a refusal in the whole program."""


class Bounded(Collector):
    """A counter with one label whose values cannot become many; plain numbers between two readings."""

    def __init__(self, name: str, text: str, label: str, known: Iterable[str] = ()) -> None:
        self._named = (name, text)
        self._label = label
        self._counts = dict.fromkeys(known, 0)

    def count(self, value: str) -> None:
        """Adds one to one of the label's values."""
        if value not in self._counts and len(self._counts) >= MOST_VALUES:
            value = "other"
        self._counts[value] = self._counts.get(value, 0) + 1

    def collect(self) -> Iterable[CounterMetricFamily]:
        """The counter as it is now."""
        family = CounterMetricFamily(*self._named, labels=[self._label])
        for value, number in self._counts.items():
            family.add_metric([value], number)
        yield family

    def describe(self) -> Iterable[CounterMetricFamily]:
        """The counter without its values."""
        yield CounterMetricFamily(*self._named, labels=[self._label])


class Metrics:
    """Everything that one server counts. Two servers in one process have nothing in common."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)

        def counter(name: str, text: str, label: str, known: Iterable[str] = ()) -> Bounded:
            bounded = Bounded(f"lastcard_{name}", text, label, known)
            registry.register(bounded)
            return bounded

        self._moves = counter("moves", "Moves made, by the kind of mover.", "mover", MOVERS)
        self._refusals = counter("refusals", "Wishes that were refused, by the reason.", "reason")
        self._errors = counter("message_errors", "Messages that could not be used, by what was wrong.", "code")
        self._ends = counter("ended_connections", "Connections that the server ended, by the reason.", "code")
        self._races = counter("races", "UNO races decided, by who won.", "winner", ("caller", "catcher"))
        self._received = counter("messages_received", "Messages from clients, by type.", "type")
        self._store_trouble = counter(
            "keep_failures", "Changes that could not be kept at once, by the cause.", "cause", ("down", "fenced")
        )
        self._tables_made = Counter("lastcard_tables_made", "Tables made since the start.", registry=registry)
        self._sent = self._sent_bytes = 0
        registry.register(_Total("lastcard_messages_sent", "Messages sent to clients.", lambda: self._sent))
        registry.register(
            _Total("lastcard_sent_bytes", "Bytes of the messages sent to clients.", lambda: self._sent_bytes)
        )
        reaction = Histogram(
            "lastcard_reaction_seconds",
            "Reactions that decided UNO races, less the round trip.",
            ["press"],
            buckets=REACTION_BUCKETS,
            registry=registry,
        )
        self._reactions = {press: reaction.labels(press) for press in ("call", "catch")}
        self._keep = Histogram(
            "lastcard_keep_seconds",
            "How long it took until a change was kept for good.",
            buckets=KEEP_BUCKETS,
            registry=registry,
        )
        self._store_up = Gauge("lastcard_store_up", "1 while the store keeps what it is given.", registry=registry)
        self._store_up.set(1)
        self._store_down = False
        self._takeovers = Counter(
            "lastcard_takeovers", "Tables that were opened from the store since the start.", registry=registry
        )
        self._lag = Histogram(
            "lastcard_loop_lag_seconds",
            "How much later than asked for the event loop came round.",
            buckets=LAG_BUCKETS,
            registry=registry,
        )

    def made_table(self) -> None:
        """A table was made."""
        self._tables_made.inc()

    def took_over(self) -> None:
        """A table was opened from the store."""
        self._takeovers.inc()

    def count_relays(self, relays: Callable[[], dict[str, int]]) -> None:
        """Has the links to other processes counted whenever somebody asks."""
        self.registry.register(_Counted("lastcard_relays", "Clients between processes, by the side.", "side", relays))

    def moved(self, mover: str) -> None:
        """A move was made and kept."""
        self._moves.count(mover)

    def refused(self, reason: str) -> None:
        """A wish was refused."""
        self._refusals.count(reason)

    def complained(self, code: str) -> None:
        """A message could not be used."""
        self._errors.count(code)

    def ended(self, code: str) -> None:
        """The server ended a connection."""
        self._ends.count(code)

    def raced(self, verdict: Verdict) -> None:
        """An UNO race was decided. A call that was armed beforehand is no reaction."""
        self._races.count(verdict.winner)
        if verdict.call_ms:
            self._reactions["call"].observe(verdict.call_ms / 1000)
        if verdict.catch_ms is not None:
            self._reactions["catch"].observe(verdict.catch_ms / 1000)

    def received(self, kind: str) -> None:
        """A message came."""
        self._received.count(kind)

    def sent(self, messages: int, size: int) -> None:
        """Messages were sent, of so many bytes together."""
        self._sent += messages
        self._sent_bytes += size

    def kept(self, seconds: float) -> None:
        """A change was kept."""
        self._keep.observe(seconds)
        if self._store_down:
            self._store_down = False
            self._store_up.set(1)

    def not_kept(self, cause: str) -> None:
        """A change could not be kept: the store is down, or the table has another owner."""
        self._store_trouble.count(cause)
        if cause == "down":
            self._store_down = True
            self._store_up.set(0)

    def lagged(self, seconds: float) -> None:
        """The event loop came round so much too late."""
        self._lag.observe(seconds)

    def look_at(self, phases: Callable[[], dict[str, int]], sockets: Callable[[], dict[str, int]]) -> None:
        """Has the tables and the sockets counted whenever somebody asks."""
        self.registry.register(_Counted("lastcard_tables", "Open tables, by phase.", "phase", phases))
        self.registry.register(_Counted("lastcard_sockets", "Open connections, by kind.", "kind", sockets))

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)


class _Total(Collector):
    """A counter that is a plain number between two readings: it is counted too often for more."""

    def __init__(self, name: str, text: str, count: Callable[[], int]) -> None:
        self._named = (name, text)
        self._count = count

    def collect(self) -> Iterable[CounterMetricFamily]:
        """The counter as it is now."""
        name, text = self._named
        yield CounterMetricFamily(name, text, value=self._count())

    def describe(self) -> Iterable[CounterMetricFamily]:
        """The counter without its value."""
        yield CounterMetricFamily(*self._named)


class _Counted(Collector):
    """A gauge that is counted when it is read."""

    def __init__(self, name: str, text: str, label: str, count: Callable[[], dict[str, int]]) -> None:
        self._named = (name, text, label)
        self._count = count

    def collect(self) -> Iterable[GaugeMetricFamily]:
        """The gauge as it is now."""
        name, text, label = self._named
        family = GaugeMetricFamily(name, text, labels=[label])
        for value, number in self._count().items():
            family.add_metric([value], number)
        yield family

    def describe(self) -> Iterable[GaugeMetricFamily]:
        """The gauge without its values: registering counts nothing."""
        name, text, label = self._named
        yield GaugeMetricFamily(name, text, labels=[label])
