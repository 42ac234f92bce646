"""What a survey sees of a round: it reads the events of every move, and credits them once it is known who won.

Everything is written into rows given from outside; the places in them are named in ``columns.py``. ``plays`` and
``flips`` are logs of one round.
"""

from ._rule import hot, lowest_bit, rule
from .columns import (
    BLUFFS,
    CAUGHT_OUT,
    CHALLENGES,
    CHALLENGES_WON,
    DEAL_NUMBER,
    DEALER,
    DRAWN_CARDS,
    EXTRA_TURNS,
    FLIPS,
    FLIPS_WON,
    FORGOTTEN,
    HAND_CLASSES,
    ITEM_CARDS,
    ITEM_OPEN,
    ITEM_TURNS,
    ITEMS,
    KIND_COLUMNS,
    LEAD_CHANGES,
    LEADER,
    LEFT,
    LOGGED_ITEMS,
    LOGGED_PLAYS,
    MOVE_COUNT,
    NONE_TO_DRAW,
    PLAY_COLUMNS,
    PLAYED_TIMES,
    PLAYED_WON,
    RESHUFFLES,
    ROTATION,
    ROUND_COLUMNS,
    STALEMATES,
    START,
    STRUCK,
    STRUCK_PLACE,
    STRUCK_SELF,
    STRUCK_WON,
    TURNS,
    WINNER,
)
from .layout import Row
from .moves import convicts
from .sheet import Sheet
from .step import step
from .table import Table
from .words import (
    CALL,
    CAUGHT,
    COLOR,
    DISPUTED,
    DRAW,
    DREW,
    EXTRA_TURN,
    FALSE_CALL,
    FLIPPED,
    GUILTY,
    KINDS,
    NOTHING_TO_DRAW_EVENT,
    OVER,
    PASS,
    PLAY,
    PLAYED,
    STALEMATE,
    STARTED,
    STAYED_SILENT,
    TARGET,
    WORD,
    Kind,
    Move,
    Seat,
)

SEAT_AT = 8
SIZE_AT = 16
AGAINST_AT = 16
"""1: play went to the right when the item was turned over."""
VICTIMS_AT = 20


@rule
def saw_play(
    table: Table, sheet: Sheet, seat: Seat, kind: Kind, size: int, rows: Row, base: int, state: Row, plays: Row
) -> None:
    """A card was played out of a hand of so many cards."""
    at = state[LOGGED_PLAYS]
    plays[at] = kind | seat << SEAT_AT | min(size, HAND_CLASSES - 1) << SIZE_AT
    state[LOGGED_PLAYS] = at + 1
    if sheet.challenged[kind] and convicts(
        sheet, table.before_color, table.before_top, table.evidence_low, table.evidence_high
    ):
        rows[base + BLUFFS] += 1


@rule
def saw_item(table: Table, seat: Seat, kind: Kind, rows: Row, base: int, state: Row, flips: Row) -> None:
    """An item was turned over; until the next card is played, what is drawn is drawn because of it."""
    at = state[LOGGED_ITEMS]
    flips[at] = kind | seat << SEAT_AT | (1 if table.direction < 0 else 0) << AGAINST_AT
    state[LOGGED_ITEMS] = at + 1
    state[ITEM_OPEN] = kind
    rows[base + ITEMS] += 1


@rule
def saw_draw(seat: Seat, rows: Row, base: int, state: Row, flips: Row, kinds: Row) -> None:
    """A seat drew a card."""
    rows[base + DRAWN_CARDS] += 1
    item = state[ITEM_OPEN]
    if item >= 0:
        kinds[item * KIND_COLUMNS + ITEM_CARDS] += 1
        at = state[LOGGED_ITEMS] - 1
        flips[at] = flips[at] | 1 << (VICTIMS_AT + seat)


@rule
def saw_other(verb: int, asks: int, kind: Kind, rows: Row, base: int, state: Row, kinds: Row) -> None:
    """What is only counted."""
    if verb == EXTRA_TURN:
        rows[base + EXTRA_TURNS] += 1
        if state[ITEM_OPEN] >= 0:
            kinds[state[ITEM_OPEN] * KIND_COLUMNS + ITEM_TURNS] += 1
    elif verb == NOTHING_TO_DRAW_EVENT:
        rows[base + NONE_TO_DRAW] += 1
    elif verb == STALEMATE:
        rows[base + STALEMATES] = 1
    elif verb == DISPUTED:
        rows[base + CHALLENGES] += 1
    elif verb == GUILTY:
        rows[base + CHALLENGES_WON] += 1
    elif verb == STAYED_SILENT:
        rows[base + FORGOTTEN] += 1 if asks == CALL else 0
    elif verb == CAUGHT:
        rows[base + CAUGHT_OUT] += 1
    elif verb == FALSE_CALL:
        rows[base + TURNS] += 1 if asks == PLAY else 0
    elif verb == STARTED:
        rows[base + START] = kind


@rule
def hear(
    table: Table,
    sheet: Sheet,
    event: int,
    asks: int,
    size: int,
    rows: Row,
    base: int,
    state: Row,
    plays: Row,
    flips: Row,
    kinds: Row,
) -> None:
    """Count one event of a move that answered the question ``asks``, out of a hand of ``size`` cards."""
    verb, seat, kind = event & 0xFF, event >> 8 & 0xFF, event >> 16 & 0xFF
    if verb == DREW:
        saw_draw(seat, rows, base, state, flips, kinds)
    elif verb == PLAYED:
        saw_play(table, sheet, seat, kind, size, rows, base, state, plays)
    elif verb == FLIPPED:
        saw_item(table, seat, kind, rows, base, state, flips)
    else:
        saw_other(verb, asks, kind, rows, base, state, kinds)


@rule
def sole_leader(table: Table) -> Seat:
    """The seat that holds fewer cards than every other, -1 where two hold as few."""
    leader, fewest = -1, 1 << 20
    for seat in range(table.seats):
        held = table.held[seat]
        if held < fewest:
            leader, fewest = seat, held
        elif held == fewest:
            leader = -1
    return leader


@rule
def see_lead(table: Table, rows: Row, base: int, state: Row) -> None:
    """Count when another seat than before has the shortest hand to itself."""
    leader = sole_leader(table)
    if leader >= 0:
        before = state[LEADER]
        rows[base + LEAD_CHANGES] += 1 if before >= 0 and before != leader else 0
        state[LEADER] = leader


@hot
def watched_step(
    table: Table, sheet: Sheet, move: Move, rows: Row, base: int, state: Row, plays: Row, flips: Row, kinds: Row
) -> None:
    """Make a move and count what happened."""
    asks = table.asks
    size = table.held[table.asked]
    if asks != COLOR and asks != TARGET:
        state[ITEM_OPEN] = -1
    if asks == PLAY and (move < KINDS or move == DRAW or move == PASS):
        rows[base + TURNS] += 1
    step(table, sheet, table.asked, move)
    for at in range(table.event_count):
        hear(table, sheet, table.events[at], asks, size, rows, base, state, plays, flips, kinds)
    if table.asks == PLAY or table.asks == OVER:
        see_lead(table, rows, base, state)


@rule
def credit_plays(winner: Seat, state: Row, plays: Row, sizes: Row) -> None:
    """Count the cards played in the round, now that it is known who won."""
    for at in range(state[LOGGED_PLAYS]):
        kind, seat, size = plays[at] & 0xFF, plays[at] >> SEAT_AT & 0xFF, plays[at] >> SIZE_AT
        place = (kind * HAND_CLASSES + size) * PLAY_COLUMNS
        sizes[place + PLAYED_TIMES] += 1
        sizes[place + PLAYED_WON] += 1 if seat == winner else 0


@rule
def credit_items(seats: int, winner: Seat, state: Row, flips: Row, kinds: Row) -> None:
    """Count the items turned over in the round and whom they struck."""
    for at in range(state[LOGGED_ITEMS]):
        kind, seat = flips[at] & 0xFF, flips[at] >> SEAT_AT & 0xFF
        victims = flips[at] >> VICTIMS_AT
        against = flips[at] >> AGAINST_AT & 1
        base = kind * KIND_COLUMNS
        kinds[base + FLIPS] += 1
        kinds[base + FLIPS_WON] += 1 if seat == winner else 0
        while victims != 0:
            victim = lowest_bit(victims)
            victims &= victims - 1
            if victim == seat:
                kinds[base + STRUCK_SELF] += 1
                continue
            places = seat - victim if against else victim - seat
            places += seats if places < 0 else 0
            kinds[base + STRUCK] += 1
            kinds[base + STRUCK_PLACE + places] += 1
            kinds[base + STRUCK_WON] += 1 if victim == winner else 0


@rule
def close_row(
    table: Table,
    winner: Seat,
    rows: Row,
    base: int,
    state: Row,
    plays: Row,
    flips: Row,
    kinds: Row,
    sizes: Row,
) -> None:
    """Write down how a round ended."""
    seats = table.seats
    rows[base + WINNER] = winner
    rows[base + MOVE_COUNT] = table.moves
    rows[base + RESHUFFLES] = table.reshuffles
    for seat in range(seats):
        rows[base + ROUND_COLUMNS + seat] = table.points[seat]
        rows[base + ROUND_COLUMNS + seats + seat] = table.held[seat]
        low, high = table.low[seat], table.high[seat]
        while low != 0:
            kind = lowest_bit(low)
            low &= low - 1
            kinds[kind * KIND_COLUMNS + LEFT] += table.hands[seat * KINDS + kind]
        while high != 0:
            kind = WORD + lowest_bit(high)
            high &= high - 1
            kinds[kind * KIND_COLUMNS + LEFT] += table.hands[seat * KINDS + kind]
    credit_plays(winner, state, plays, sizes)
    credit_items(seats, winner, state, flips, kinds)


@rule
def open_row(
    table: Table,
    sheet: Sheet,
    number: int,
    turn: int,
    rows: Row,
    base: int,
    state: Row,
    plays: Row,
    flips: Row,
    kinds: Row,
) -> None:
    """Begin the row of a round that has just been dealt."""
    for at in range(ROUND_COLUMNS + 2 * table.seats):
        rows[base + at] = 0
    rows[base + DEAL_NUMBER] = number
    rows[base + ROTATION] = turn
    rows[base + DEALER] = table.dealer
    state[LOGGED_PLAYS] = 0
    state[LOGGED_ITEMS] = 0
    state[ITEM_OPEN] = -1
    state[LEADER] = -1
    for at in range(table.event_count):
        hear(table, sheet, table.events[at], table.asks, 0, rows, base, state, plays, flips, kinds)
