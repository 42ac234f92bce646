"""How RLCard's UNO differs from the rule sheet, each shown on its own code: `python -m benchmarks.rlcard_differences`.

Every check lays out a small position (or plays many games), lets RLCard go on, and says what happened. The page
docs/rlcard.md is the same list with an explanation; a test runs all of them.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import rlcard
from rlcard import models
from rlcard.games.uno import Game
from rlcard.games.uno.card import UnoCard
from rlcard.games.uno.utils import ACTION_LIST

from benchmarks.measuring import show


@dataclass(frozen=True, slots=True)
class Difference:
    """One way in which the games differ."""

    name: str
    points: str
    """The rule points that say otherwise."""
    check: Callable[[], tuple[bool, str]]
    """Whether RLCard still behaves so, and what was seen."""


def card(text: str) -> UnoCard:
    """A card from RLCard's words."""
    color, trait = text.split("-")
    kind = "wild" if trait.startswith("wild") else "number" if trait.isdigit() else "action"
    return UnoCard(kind, color, trait)


def laid_out(hands: list[str], target: str, deck: str = "", played: str = "") -> Any:
    """A game with these hands, face-up card, draw pile (next card last) and cards under the face-up one."""
    game = Game(num_players=len(hands))
    game.np_random = np.random.RandomState(1)
    game.init_game()
    for player, hand in zip(game.players, hands, strict=True):
        player.hand = [card(text) for text in hand.split()]
    game.round.target = card(target)
    game.round.played_cards = [*(card(text) for text in played.split()), game.round.target]
    game.dealer.deck = [card(text) for text in deck.split()]
    game.round.current_player, game.round.direction = 0, 1
    return game


def hand(game: Any, player: int) -> list[str]:
    """A player's cards."""
    return [each.str for each in game.players[player].hand]


def opened(trait: str, players: int = 2) -> Any:
    """A game whose first face-up card is of a kind."""
    for seed in range(2_000):
        game = Game(num_players=players)
        game.np_random = np.random.RandomState(seed)
        game.init_game()
        if game.round.target.trait == trait:
            return game
    raise LookupError(trait)


def number_of_players() -> tuple[bool, str]:
    """The configuration's number of players is not read."""
    found = rlcard.make("uno", config={"game_num_players": 4}).num_players
    return found == 2, f"asked for 4 players, got {found}"


def payoffs() -> tuple[bool, str]:
    """With more than two players the payoffs are wrong."""
    game = Game(num_players=3)
    game.np_random = np.random.RandomState(1)
    game.init_game()
    game.round.winner = [2]
    found = list(game.get_payoffs())
    return found == [0, 0, -1], f"player 2 of 3 won; payoffs {found}"


def shown_color(games: int = 150) -> tuple[bool, str]:
    """The color named for a wild is not in the state."""
    dice, wrong, total = random.Random(1), 0, 0
    for seed in range(games):
        game = Game()
        game.np_random = np.random.RandomState(seed)
        game.init_game()
        while not game.is_over():
            target = game.round.target
            if target.type == "wild":
                total += 1
                wrong += game.get_state(game.get_player_id())["target"][0] != target.color
            game.step(dice.choice(game.get_legal_actions()))
    share = wrong / total
    return 0.6 < share < 0.9, f"the state shows another color in {wrong} of {total} positions with a wild on top"


def drawn_wild_draw_four() -> tuple[bool, str]:
    """A drawn Wild Draw Four is played at once, and nobody draws."""
    game = laid_out(["g-1", "b-1"], "r-5", deck="y-1 y-2 y-3 y-4 y-6 r-wild_draw_4")
    game.step("draw")
    on_top, other = game.round.target.trait, len(hand(game, 1))
    return (on_top, other) == ("wild_draw_4", 1), f"on top: {on_top}; the next player holds {other} card"


def drawn_same_number() -> tuple[bool, str]:
    """A drawn card of the same number may not be played."""
    game = laid_out(["g-1", "b-1"], "r-5", deck="y-5")
    game.step("draw")
    kept = "y-5" in hand(game, 0) and game.round.current_player == 1
    return kept, f"drew a yellow 5 on a red 5; hand {hand(game, 0)}, the next player is asked"


def drawn_same_color() -> tuple[bool, str]:
    """A drawn card of the same color must be played."""
    game = laid_out(["g-1", "b-1"], "r-5", deck="r-9")
    game.step("draw")
    return game.round.target.str == "r-9", f"drew a red 9 on a red 5; on top: {game.round.target.str}, nobody was asked"


def reverse_of_two() -> tuple[bool, str]:
    """With two players a Reverse does nothing."""
    game = laid_out(["r-reverse r-1", "b-1 b-2"], "r-5", deck="y-1")
    game.step("r-reverse")
    return game.round.current_player == 1, f"player 0 played a Reverse; player {game.round.current_player} is asked"


def start_draw_two() -> tuple[bool, str]:
    """A Draw Two turned up first costs no turn."""
    game = opened("draw_2")
    found = (len(hand(game, 0)), game.round.current_player)
    return found == (9, 0), f"player 0 holds {found[0]} cards and player {found[1]} is asked"


def start_wild() -> tuple[bool, str]:
    """The color of a wild turned up first is drawn by lot."""
    game = opened("wild")
    asked = [action for action in game.get_legal_actions() if action in ("r", "g", "b", "y")]
    return asked == [], f"color {game.round.target.color}; the first player is offered {game.get_legal_actions()[:2]} …"


def first_player(games: int = 100) -> tuple[bool, str]:
    """There is no dealer: the same player always begins."""
    first = []
    for seed in range(games):
        game = Game()
        game.np_random = np.random.RandomState(seed)
        game.init_game()
        if game.round.target.type == "number":
            first.append(game.round.current_player)
    return set(first) == {0}, f"player 0 began {first.count(0)} of {len(first)} games with a number turned up"


def reshuffle() -> tuple[bool, str]:
    """The face-up card is shuffled into the new draw pile."""
    game = laid_out(["g-1", "b-1"], "r-5", played="y-1 y-2 y-3")
    game.round.replace_deck()
    cards = sorted(each.str for each in game.dealer.deck)
    both = "r-5" in cards and game.round.target.str == "r-5"
    return both, f"the new pile is {cards} while {game.round.target.str} is still to be matched"


def nothing_to_draw() -> tuple[bool, str]:
    """Where no card is left to draw the program fails."""
    game = laid_out(["g-1", "b-1"], "r-5")
    game.round.played_cards = []
    try:
        game.step("draw")
    except IndexError as error:
        return True, f"IndexError: {error}"
    return False, "no error"


def penalty_of_too_few() -> tuple[bool, str]:
    """Where a penalty finds too few cards the program fails."""
    game = laid_out(["r-draw_2 r-1", "b-1"], "r-5")
    game.round.played_cards = []
    try:
        game.step("r-draw_2")
    except IndexError as error:
        return True, f"IndexError: {error}"
    return False, "no error"


def wild_draw_four() -> tuple[bool, str]:
    """A Wild Draw Four needs a hand in which nothing else fits, and cannot be a bluff."""
    game = laid_out(["g-5 r-wild_draw_4", "b-1"], "r-5", deck="y-1")
    found = game.get_legal_actions()
    return found == ["g-5"], f"green 5 and Wild Draw Four in hand on a red 5; offered {found}"


def challenge() -> tuple[bool, str]:
    """There is no challenge, no UNO call, and no answer but playing and drawing."""
    words = {action.partition("-")[2] or action for action in ACTION_LIST}
    other = sorted(words & {"uno", "catch", "challenge", "accept", "keep", "pass"})
    return other == [], f"{len(ACTION_LIST)} actions, of these calls, catches, challenges or answers: {len(other)}"


def voluntary_draw() -> tuple[bool, str]:
    """Whoever can play may not draw."""
    found = laid_out(["r-1 g-2", "b-1"], "r-5", deck="y-1").get_legal_actions()
    return found == ["r-1"], f"red 1 and green 2 in hand on a red 5; offered {found}"


def score() -> tuple[bool, str]:
    """A game is one round, and its winner gets 1, whatever the others hold."""
    game = laid_out(["r-1", "b-wild b-wild_draw_4"], "r-5", deck="y-1")
    game.step("r-1")
    found = list(game.get_payoffs())
    return found == [1, -1], f"won against two wilds (100 points); payoffs {found}"


def illegal_action() -> tuple[bool, str]:
    """An illegal action is not refused by name: a random one is to be taken instead, and taking it fails."""
    env = rlcard.make("uno", config={"seed": 1})
    state, _ = env.reset()
    illegal = next(number for number in range(61) if number not in state["legal_actions"])
    try:
        env.step(illegal)
    except ValueError as error:
        return True, f"ValueError: {error}"
    return False, "played something"


def same_seed() -> tuple[bool, str]:
    """The seed of an environment does not reach its agents."""

    def played() -> list[Any]:
        env = rlcard.make("uno", config={"seed": 5})
        env.set_agents(models.load("uno-rule-v1").agents)
        for _ in range(5):
            env.run()
        return list(env.action_recorder)

    runs = [played() for _ in range(4)]
    return any(run != runs[0] for run in runs), "five games of its rule agent with seed 5, four times: not the same"


DIFFERENCES = (
    Difference("number of players", "MK-10", number_of_players),
    Difference("payoffs of three", "MK-92", payoffs),
    Difference("color in force is not shown", "MK-30", shown_color),
    Difference("Wild Draw Four drawn", "MK-33, MK-44", drawn_wild_draw_four),
    Difference("card drawn, same number", "MK-33", drawn_same_number),
    Difference("card drawn, same color", "MK-33", drawn_same_color),
    Difference("Reverse with two players", "MK-42", reverse_of_two),
    Difference("Draw Two turned up first", "MK-16", start_draw_two),
    Difference("Wild turned up first", "MK-19", start_wild),
    Difference("who begins", "MK-10, MK-11, MK-22", first_player),
    Difference("face-up card is reshuffled", "MK-72", reshuffle),
    Difference("nothing to draw", "MK-76", nothing_to_draw),
    Difference("penalty of too few cards", "MK-75", penalty_of_too_few),
    Difference("when a Wild Draw Four may be played", "MK-45, MK-47", wild_draw_four),
    Difference("no challenge, no UNO call", "MK-44, MK-80, MK-81", challenge),
    Difference("no draw at will", "MK-32", voluntary_draw),
    Difference("no points", "MK-91, MK-92, MK-93", score),
    Difference("illegal actions", "-", illegal_action),
    Difference("seeds", "-", same_seed),
)


def main() -> None:
    """Run every check and print what was seen."""
    rows = []
    for each in DIFFERENCES:
        holds, seen = each.check()
        rows.append(
            {"difference": each.name, "points": each.points, "still so": "yes" if holds else "NO", "seen": seen}
        )
    show(f"RLCard {rlcard.__version__} next to the rule sheet", rows)


if __name__ == "__main__":
    main()
