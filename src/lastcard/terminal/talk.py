"""What is said to the person who is asked: prompts, refusals, and answers to words that make no move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lastcard.errors import IllegalMove, LastCardError
from lastcard.game import View
from lastcard.text import listing, say

from . import asking, board, court, ending, keeping, rulepages
from .console import Console, Left
from .hand import find, in_order, whole
from .paint import Paint

if TYPE_CHECKING:
    from .game import Game
    from .wishes import Wish

HELP = ("number", "card", "draw", "keep", "pass", "color", "target", "give", "accept", "uno", "catch")
SHOWN = 60
"""Letters of what was typed that are repeated."""
HELP_TALK = ("why", "what", "table", "score", "rules", "save", "quit", "help")


def prompt(view: View, names: Sequence[str], paint: Paint) -> str:
    """The question to the person."""
    if view.asks == "drawn":
        return say("terminal-prompt-drawn", card=paint.card(view.drawn or view.top))
    if view.asks == "target":
        seats = [int(move.split()[1]) for move in view.legal if move.startswith("target ")]
        return say("terminal-prompt-target", names=listing(f"{seat} {names[seat]}" for seat in seats))
    if view.asks == "challenge":
        return say("terminal-prompt-challenge", amount=view.owed, more=view.owed + view.edition.challenge_extra)
    if view.asks == "play" and view.legal == ("pass",):
        return say("terminal-prompt-pass")
    if view.asks == "catch":
        caught = next(int(move.split()[1]) for move in view.legal if move.startswith("catch "))
        return say("terminal-prompt-catch", name=names[caught])
    return say(f"terminal-prompt-{view.asks}")


def refused(refusal: IllegalMove, console: Console) -> None:
    """Why a move was refused, and the rule point it rests on."""
    if refusal.point:
        console.say(say("terminal-refused", text=str(refusal), point=refusal.point), "  ")
    else:
        console.say(str(refusal), "  ")


def reply(game: Game, wish: Wish) -> bool:
    """Answer a word that makes no move; the question stays open, so the answer is always no."""
    console = game.console
    if wish.word in ("help", "?"):
        show_help(console)
    elif wish.word == "score":
        ending.show_scores(game.match, console)
    elif wish.word == "rules":
        rules(game, wish.text)
    elif wish.word == "save":
        save(game, wish.text)
    elif wish.word in ("quit", "q", "exit"):
        raise Left
    elif wish.word == "undo":
        console.say(say("error-undo"), "  ")
    elif wish.word == "why":
        why(game, wish.text)
    elif wish.word == "what":
        what(game, wish.text)
    elif wish.word in ("hand", "table"):
        since(game)
        board.show_table(game.view, game.match.names, console)
        game.show_hand(game.view)
    elif wish.word == "no-number":
        console.say(say("terminal-no-such-number", amount=int(wish.text)), "  ")
    elif wish.word == "no-player":
        console.say(say("terminal-no-such-player", name=wish.text, names=listing(game.match.names[1:])), "  ")
    else:
        name = wish.text if len(wish.text) <= SHOWN else f"{wish.text[:SHOWN]}…"
        console.say(say("terminal-not-understood", name=name), "  ")
    return False


def show_help(console: Console) -> None:
    """What can be typed."""
    console.say(say("terminal-help-header"), "  ")
    for name in (*HELP, *HELP_TALK):
        console.say(say(f"terminal-help-{name}"), "    ", "      ")


def since(game: Game) -> None:
    """What has happened since the person's last move, once more."""
    console = game.console
    if not game.since:
        console.say(say("terminal-nothing-since"), "  ")
        return
    console.say(say("terminal-since"), "  ")
    for text in game.since:
        console.say(text, "    ", "      ")


def rules(game: Game, subject: str) -> None:
    """The rulings in force, one rule point, or the points that answer a question."""
    box, console = game.match.edition, game.console
    try:
        if subject:
            rulepages.show_point(console, rulepages.found(subject))
            return
    except LastCardError as error:
        if asking.is_question(subject):
            asking.reply(console, box, subject)
        else:
            console.say(str(error), "  ")
        return
    for ruling in box.known_rulings:
        # A house rule that is off says nothing about this table.
        if not ruling.house or box.rulings[ruling.name] != ruling.default:
            console.say(rulepages.ruling_line(box, ruling), "  ", "    ")


def save(game: Game, name: str) -> None:
    """Keep the match, in a file of the person's choice too."""
    try:
        path = keeping.chosen(name, game.match) if name else game.path
        keeping.save(game.match, game.levels, path)
    except LastCardError as error:
        game.console.say(str(error), "  ")
    else:
        game.console.say(say("terminal-saved", file=str(path)), "  ")


def named_card(game: Game, text: str) -> str | None:
    """The card that is meant, of the hand if it is there, or None and a word about it."""
    card = find(text, in_order(game.view.hand))
    if card is None and (number := whole(text)) is None:
        card = find(text, list(game.match.edition.kinds))
    if card is None:
        sentence = say("terminal-which-card") if number is None else say("terminal-no-such-number", amount=number)
        game.console.say(sentence, "  ")
    return card


def why(game: Game, text: str) -> None:
    """Why the last thing happened, why the last try was refused, or why a card cannot be played now."""
    move = text.casefold()
    if not move:
        court.why_last(game)
        return
    if move == "not":
        court.why_refused(game, game.refusal)
        return
    if " " in text and find(text, list(game.match.edition.kinds)) is None:
        asking.reply(game.console, game.match.edition, text)
        return
    card = None
    if move not in ("draw", "keep", "pass", "accept", "challenge", "uno"):
        card = named_card(game, text)
        if card is None:
            return
        move = f"play {card}"
    refusal = game.match.why_not(0, move)
    if refusal is not None:
        court.why_refused(game, refusal)
        return
    shown = game.console.paint.card(card) if card else f'"{move}"'
    game.console.say(say("terminal-can-play" if card else "terminal-can-do", card=shown), "  ")
    if card:
        court.show_card(game, card)


def what(game: Game, text: str) -> None:
    """What a card does."""
    code = named_card(game, text)
    if code is None:
        return
    box = game.match.edition
    game.console.say(rulepages.text_of(box, box.cards[box.kinds[code]]), "  ", "    ")
