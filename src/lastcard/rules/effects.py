"""What the cards do: one branch a verb, and the agenda they are worked off from."""

from ._rule import hot, rule
from .calls import interpose, open_windows
from .chance import note, take_card
from .scoring import end_round
from .seats import draw_cards, exchange_hands, seat_after, seat_before
from .sheet import Sheet
from .table import Table
from .words import (
    ALSO_LAST,
    AMOUNT_AT,
    ANYONE,
    CHALLENGE,
    CHALLENGED,
    CHOSEN,
    COLOR,
    DRAW_CARDS,
    EXTRA_TURN,
    FLIPPED,
    GIVE,
    GIVE_CARD,
    GO_AGAIN,
    HANDS_PASSED,
    LAST_TO_ACT,
    NAME_COLOR,
    NEXT,
    NOBODY,
    NOTHING,
    OTHERS,
    PASS_HANDS,
    PENALTY,
    PLAY,
    PREVIOUS,
    REVERSE,
    REVERSED,
    SELF,
    SKIP,
    SKIPPED,
    STACK,
    SWAP_HANDS,
    SWAPPED,
    TARGET,
    USE_ITEM,
    WHO_AT,
    Kind,
    Seat,
)


@rule
def ask(table: Table, question: int, seat: Seat) -> None:
    """Let the table wait for a seat's answer."""
    table.asks = question
    table.asked = seat


@rule
def plan(table: Table, sheet: Sheet, begin: int, end: int) -> None:
    """Put effects of the script on the agenda; what was worked off makes room."""
    if table.agenda_at == table.agenda_size:
        table.agenda_at = 0
        table.agenda_size = 0
    size = table.agenda_size
    for at in range(begin, end):
        table.agenda[size] = sheet.script[at]
        size += 1
    table.agenda_size = size


@hot
def begin_turn(table: Table, seat: Seat) -> None:
    """The turn goes to a seat. What the seat before it called lapses unless it holds one card (4.5)."""
    if table.held[table.turn] != 1:
        table.called &= ~(1 << table.turn)
    table.turn = seat
    table.drawn = -1
    table.steps = 1
    table.played = 0
    table.extra = table.again
    table.again = 0
    table.false_callers = 0
    table.swapped = 0
    if table.extra:
        note(table, EXTRA_TURN, seat, NOBODY, 0)
    ask(table, PLAY, seat)


@rule
def miss_a_turn(table: Table) -> None:
    """The seat that would be next is passed over."""
    note(table, SKIPPED, seat_after(table, table.turn, table.steps), NOBODY, 0)
    table.steps += 1


@rule
def pay(table: Table, victim: Seat, amount: int) -> None:
    """Draw a penalty, which is thereby settled even if there are too few cards (MK-75)."""
    table.owed = 0
    table.bounced = 0
    draw_cards(table, victim, amount)


@rule
def demand(table: Table, sheet: Sheet, mark: int) -> None:
    """The next player is due the penalty owed: ask, or let it be drawn."""
    victim = seat_after(table, table.turn, 1)
    out = table.held[table.turn] == 0
    challenge = mark != 0 and sheet.no_bluff == 0 and (not out or sheet.last_window != 0)
    if table.played and (challenge or sheet.answerable[table.owed_kind]):
        ask(table, CHALLENGE if challenge else STACK, victim)
    else:
        pay(table, victim, table.owed)
        if not out:
            miss_a_turn(table)


@rule
def strike(table: Table, sheet: Sheet, effect: int, target: Seat) -> None:
    """Perform an effect on the seat that was chosen for it."""
    if effect & 0xFF == SWAP_HANDS:
        exchange_hands(table, table.turn, target, sheet.kinds)
        note(table, SWAPPED, table.turn, NOBODY, target)
    else:
        draw_cards(table, target, effect >> AMOUNT_AT & 0xFF)


@rule
def choose_target(table: Table, sheet: Sheet, effect: int) -> None:
    """Ask for the target, unless there is only one (MK-68)."""
    if effect >> WHO_AT & 0xF == CHOSEN:
        only = seat_after(table, table.turn, 1)
        if seat_after(table, only, 1) == table.turn:
            strike(table, sheet, effect, only)
            return
    table.pending = effect
    ask(table, TARGET, table.turn)


@rule
def draw_for(table: Table, amount: int, who: int) -> None:
    """Whoever the effect names draws."""
    if who == SELF:
        draw_cards(table, table.turn, amount)
    elif who == NEXT:
        draw_cards(table, seat_after(table, table.turn, 1), amount)
    elif who == PREVIOUS:
        draw_cards(table, seat_before(table, table.turn), amount)
    elif who == LAST_TO_ACT:
        last = table.last_actor if table.last_actor != table.turn else table.other_actor
        draw_cards(table, last if last >= 0 else seat_before(table, table.turn), amount)
    elif who == OTHERS:
        seat = seat_after(table, table.turn, 1)
        while seat != table.turn:
            draw_cards(table, seat, amount)
            seat = seat_after(table, seat, 1)


@rule
def turn_over(table: Table, sheet: Sheet) -> None:
    """Turn over the top card of the draw pile; the item in its corner strikes (MK-61 to MK-65)."""
    card: Kind = take_card(table)
    if card < 0:
        if table.held[table.turn] > 0:
            ask(table, COLOR, table.turn)
        return
    table.discard[table.discard_size] = card
    table.discard_size += 1
    table.color = sheet.kind_color[card]
    note(table, FLIPPED, table.turn, card, 0)
    plan(table, sheet, sheet.corner_from[card], sheet.corner_to[card])


@rule
def reverse(table: Table, sheet: Sheet) -> None:
    """Play goes the other way; with two seats the player goes again instead (MK-42)."""
    if sheet.reverse_skips_two and seat_after(table, seat_after(table, table.turn, 1), 1) == table.turn:
        miss_a_turn(table)
    else:
        table.direction = -table.direction
        note(table, REVERSED, table.turn, NOBODY, 0)


@rule
def pass_hands(table: Table, sheet: Sheet) -> None:
    """Every hand moves one seat in the direction of play (house rule H3)."""
    other = seat_after(table, table.turn, 1)
    while other != table.turn:
        exchange_hands(table, table.turn, other, sheet.kinds)
        other = seat_after(table, other, 1)
    note(table, HANDS_PASSED, table.turn, NOBODY, 0)


@rule
def perform(table: Table, sheet: Sheet, effect: int) -> None:
    """Perform one effect. A last card does only what is marked for it (MK-87 to MK-90, 4.5)."""
    if table.held[table.turn] == 0 and effect & ALSO_LAST == 0:
        return
    verb = effect & 0xFF
    amount = effect >> AMOUNT_AT & 0xFF
    who = effect >> WHO_AT & 0xF
    if verb == PENALTY:
        table.owed += amount
        demand(table, sheet, effect & CHALLENGED)
    elif verb == SKIP:
        miss_a_turn(table)
    elif verb == REVERSE:
        reverse(table, sheet)
    elif verb == NAME_COLOR:
        ask(table, COLOR, table.turn)
    elif verb == USE_ITEM:
        turn_over(table, sheet)
    elif verb == GO_AGAIN:
        table.steps = 0
        table.again = 1
    elif verb == DRAW_CARDS:
        if who == CHOSEN or who == ANYONE:
            choose_target(table, sheet, effect)
        else:
            draw_for(table, amount, who)
    elif verb == GIVE_CARD:
        if table.got > 0:
            ask(table, GIVE, table.turn)
    elif verb == SWAP_HANDS:
        choose_target(table, sheet, effect)
    elif verb == PASS_HANDS:
        pass_hands(table, sheet)


@rule
def still_out(table: Table) -> Seat:
    """Who won: whoever went out first and did not have to draw since, in the order of play; -1 nobody."""
    seat = table.out
    for _ in range(table.seats):
        if table.held[seat] == 0:
            return seat
        seat = seat_after(table, seat, 1)
    return -1


@hot
def carry_on(table: Table, sheet: Sheet) -> None:
    """Work through the agenda until somebody must answer; when it is empty the turn ends."""
    while table.agenda_at < table.agenda_size:
        effect = table.agenda[table.agenda_at]
        table.agenda_at += 1
        perform(table, sheet, effect)
        if table.asks != NOTHING:
            if table.asks == CHALLENGE or table.asks == STACK:
                open_windows(table, sheet)
                interpose(table)
            return
    table.agenda_at = 0
    table.agenda_size = 0
    if table.out >= 0:
        winner = still_out(table)
        if winner >= 0:
            end_round(table, sheet, winner)
            return
        table.out = -1
    open_windows(table, sheet)
    begin_turn(table, seat_after(table, table.turn, table.steps))
    interpose(table)
