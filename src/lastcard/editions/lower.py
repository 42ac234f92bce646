"""From cards and rulings to the number tables that the rules read."""

from collections.abc import Callable

from lastcard.rules import words
from lastcard.rules.sheet import Sheet
from lastcard.rules.words import KINDS, WILD, WORD

from .cards import COLOR_NAMES, Card, Effect
from .edition import Edition

COLOR_NUMBER = {name: number for number, name in enumerate(COLOR_NAMES)} | {"wild": WILD}
OPENING_NUMBER = {
    "plain": words.PLAIN,
    "effect": words.TAKES_EFFECT,
    "passed_over": words.PASSED_OVER,
    "returned": words.RETURNED,
    "dealer_names": words.DEALER_NAMES,
    "first_names": words.FIRST_NAMES,
    "activates": words.ACTIVATES,
}


def pack_effect(effect: Effect) -> int:
    """An effect as one number."""
    return (
        effect.verb
        | effect.amount << words.AMOUNT_AT
        | effect.who << words.WHO_AT
        | (words.ALSO_LAST if effect.also_last else 0)
        | (words.CHALLENGED if effect.challenged else 0)
    )


def masks(
    edition: Edition, test: Callable[[Edition, Card, str, Card], bool], color: str = "none", top: Card | None = None
) -> tuple[int, int]:
    """The kinds that a test picks for an active color and a top card, as two masks."""
    low = high = 0
    for kind, card in enumerate(edition.cards):
        if test(edition, card, color, top or card):
            if kind < WORD:
                low |= 1 << kind
            else:
                high |= 1 << (kind - WORD)
    return low, high


def fits(_edition: Edition, card: Card, color: str, top: Card) -> bool:
    """Whether a card may be played on a top card with an active color (MK-30, PP-16)."""
    return card.wild or card.color == color or (card.symbol == top.symbol and not top.wild)


def penalty_of(card: Card) -> int:
    """How many cards the next player is due."""
    return sum(effect.amount for effect in card.does if effect.verb == words.PENALTY)


def is_challenged(card: Card) -> bool:
    """Whether a card can be challenged."""
    return any(effect.challenged for effect in card.does)


def may_bluff(_edition: Edition, card: Card, _color: str, _top: Card) -> bool:
    """Whether a card can be a bluff."""
    return is_challenged(card)


def only_does(card: Card, verb: int) -> bool:
    """Whether a colored card does just one thing."""
    return not card.wild and [effect.verb for effect in card.does] == [verb]


def convicts(edition: Edition, card: Card, color: str, top: Card) -> bool:
    """Whether a card left in the hand makes a bluff of the one played (MK-45, MK-46, PP-25)."""
    if is_challenged(card):
        return False
    if edition.bluff.test == "playable":
        return fits(edition, card, color, top)
    return card.color == color or (card.wild and card.symbol in edition.bluff.also)


def stacks(edition: Edition, card: Card, color: str, owed: Card) -> bool:
    """House rule H1: whether a draw card answers the one owed."""
    rule = edition.rulings["stacking"]
    if rule == "off":
        return False
    due, own = penalty_of(owed), penalty_of(card)
    if not due or not own:
        return False
    if rule == "like_on_like":
        return card.symbol == owed.symbol and card.wild == owed.wild
    if rule == "at_least":
        return own >= due
    if rule == "cross":
        return (card.symbol == owed.symbol and card.wild == owed.wild) or card.wild or card.color == color
    return False


def bounces(edition: Edition, card: Card, color: str, _top: Card) -> bool:
    """House rules H8, H9: whether a card of the color (none: of any) passes a penalty on."""
    if color not in ("none", card.color):
        return False
    rule = edition.rulings["bounce"]
    return (rule in ("skip", "both") and only_does(card, words.SKIP)) or (
        rule in ("reverse", "both") and only_does(card, words.REVERSE)
    )


def may_finish(edition: Edition, card: Card, _color: str, _top: Card) -> bool:
    """House rule H11: whether a card may be the last one."""
    rule = edition.rulings["finish"]
    if rule == "no_wild":
        return not card.wild
    return rule == "any" or card.symbol.isdigit()


def write_cards(sheet: Sheet, edition: Edition) -> None:
    """Everything that is known card by card."""
    at = 0
    written: dict[tuple[Effect, ...], tuple[int, int]] = {}
    for kind, card in enumerate(edition.cards):
        sheet.kind_color[kind] = COLOR_NUMBER[card.color]
        sheet.copies[kind] = card.copies
        sheet.kind_points[kind] = card.points
        sheet.opens[kind] = OPENING_NUMBER[card.opens]
        sheet.penalty[kind] = penalty_of(card)
        sheet.challenged[kind] = is_challenged(card)
        if bounces(edition, card, "none", card):
            sheet.passes_on[kind] = 1 if only_does(card, words.SKIP) else 2
        corner = card.item.does if card.item else ()
        for effects in (card.does, corner):
            if effects not in written:
                sheet.script[at : at + len(effects)] = [pack_effect(effect) for effect in effects]
                written[effects] = (at, at + len(effects))
                at += len(effects)
        sheet.does_from[kind], sheet.does_to[kind] = written[card.does]
        sheet.corner_from[kind], sheet.corner_to[kind] = written[corner]


def write_masks(sheet: Sheet, edition: Edition) -> None:
    """Everything that is looked up by the active color and the top card."""
    for row, color in enumerate((*COLOR_NAMES, "none")):
        for kind, top in enumerate(edition.cards):
            key = row * KINDS + kind
            sheet.fits_low[key], sheet.fits_high[key] = masks(edition, fits, color, top)
            sheet.guilt_low[key], sheet.guilt_high[key] = masks(edition, convicts, color, top)
            sheet.stack_low[key], sheet.stack_high[key] = masks(edition, stacks, color, top)
        sheet.bounce_low[row], sheet.bounce_high[row] = masks(edition, bounces, color)
    sheet.finish_low[0], sheet.finish_high[0] = masks(edition, may_finish)
    sheet.bluff_low[0], sheet.bluff_high[0] = masks(edition, may_bluff)
    for kind, card in enumerate(edition.cards):
        stacked = any(
            sheet.stack_low[row * KINDS + kind] | sheet.stack_high[row * KINDS + kind] for row in range(WILD + 1)
        )
        bounced = (
            bool(penalty_of(card))
            and not card.wild
            and any(bounces(edition, other, "none", other) for other in edition.cards)
        )
        sheet.answerable[kind] = stacked or bounced


def write_rulings(sheet: Sheet, edition: Edition) -> None:
    """The rulings that the rules ask for by name; the others are in the cards."""
    rulings = edition.rulings
    sheet.reverse_skips_two = rulings["two_player_reverse"] == "skip"
    sheet.right_neighbor_starts = rulings["start_reverse"] == "right_neighbor_first"
    sheet.no_bluff = rulings["wd4_play"] == "enforced"
    sheet.last_window = rulings["last_wd4_challenge"] == "window_open"
    sheet.challenge_extra = edition.challenge_extra
    sheet.extra_optional = rulings.get("extra_turn") == "optional"
    sheet.until_playable = rulings["draw"] == "until_playable"
    sheet.keeps_drawn = rulings["drawn_card"] == "keep"
    sheet.plays_drawn = rulings["drawn_card"] == "must_play"
    sheet.must_play = rulings["voluntary_draw"] is False
    sheet.jump_in = rulings["jump_in"] is True
    sheet.uno_penalty = int(rulings["uno_penalty"])
    sheet.no_calls = rulings["uno_calls"] == "automatic"
    sheet.window_stays = rulings["uno_window"] == "until_drawn_up"
    sheet.false_penalty = int(rulings["false_call_penalty"])
    sheet.lowest_hand_wins = rulings["stalemate"] == "lowest_hand_wins"
    for name, value in vars(sheet).items():
        if isinstance(value, bool):
            setattr(sheet, name, int(value))


def lower(edition: Edition) -> Sheet:
    """The rule sheet of an edition in numbers."""
    sheet = Sheet()
    sheet.kinds = len(edition.cards)
    sheet.hand = edition.hand
    write_cards(sheet, edition)
    write_masks(sheet, edition)
    write_rulings(sheet, edition)
    return sheet
