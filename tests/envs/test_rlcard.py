"""RLCard both ways: our bots in its UNO, its agents at our table, and what is said of the differences."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from rlcard import models

from benchmarks import rlcard_differences, rlcard_strength
from lastcard.bots import make
from lastcard.editions import edition
from lastcard.envs import rlcard as adapter
from lastcard.envs.rlcard import AgentBot, BotAgent, uno_env, view_of, winner_of
from lastcard.envs.rlcard_words import LIKE_RLCARD, our_card, our_moves, their_actions, their_card
from lastcard.errors import LastCardError
from lastcard.game import Match, View


def test_cards_have_names_in_both() -> None:
    codes = [card.code for card in edition("classic").cards]
    assert [our_card(their_card(code)) for code in codes] == codes
    assert (their_card("G+2"), their_card("W+4", "blue"), their_card("YR")) == (
        "g-draw_2",
        "b-wild_draw_4",
        "y-reverse",
    )


def test_moves_are_listed_as_the_other_does() -> None:
    assert our_moves(["r-5", "r-wild", "g-wild", "b-wild", "y-wild"]) == ("play R5", "play W")
    assert our_moves(["draw"]) == ("draw",)
    # A Wild Draw Four stands in RLCard's list only where nothing else can be played.
    assert their_actions(["play R5", "play W+4", "draw"]) == ["r-5"]
    assert sorted(their_actions(["play W+4", "draw"])) == [f"{color}-wild_draw_4" for color in "bgry"]


def state(**raw: Any) -> dict[str, Any]:
    """A state of RLCard's: red 5 on the table, two cards in hand, unless said otherwise."""
    plain: dict[str, Any] = {"hand": ["g-5", "r-wild"], "target": "r-5", "played_cards": ["r-5"]}
    plain["legal_actions"] = ["g-5"]
    plain |= {"num_cards": [2, 7], "num_players": 2, "current_player": 0}
    return {"raw_obs": plain | raw, "action_record": raw.get("record", [])}


def test_a_view_is_made_of_what_the_state_says() -> None:
    box = edition("classic", LIKE_RLCARD)
    seen = view_of(box, state(legal_actions=["g-5", "r-wild", "g-wild", "b-wild", "y-wild"]))
    assert (seen.hand, seen.top, seen.color, seen.held) == (("G5", "W"), "R5", "red", (2, 7))
    assert seen.legal == ("play G5", "play W")
    assert seen.draw_pile == 108 - 2 - 7 - 1


@pytest.mark.parametrize(
    ("legal", "record", "color"),
    [
        (["g-5"], [(1, "b-wild")], "green"),  # what may be played is sure
        (["draw"], [(1, "b-wild")], "blue"),  # or else the color that was last given
        (["draw"], [], "none"),  # turned up first: RLCard does not tell
    ],
)
def test_the_color_of_a_wild_is_found_out(legal: list[str], record: list[tuple[int, str]], color: str) -> None:
    shown = state(target="r-wild", legal_actions=legal, record=record)
    assert view_of(edition("classic"), shown).color == color


def test_the_direction_is_found_out() -> None:
    box = edition("classic")
    after_reverse = state(num_players=4, num_cards=[7] * 4, current_player=1, record=[(2, "r-5"), (3, "r-reverse")])
    assert view_of(box, after_reverse).direction == -1
    backwards = state(num_players=4, num_cards=[7] * 4, current_player=1, record=[(2, "r-5")])
    assert view_of(box, backwards).direction == -1


@pytest.mark.parametrize("players", [2, 4])
def test_our_bots_play_their_game(players: int) -> None:
    def games() -> list[Any]:
        np.random.seed(3)  # noqa: NPY002  # RLCard's agents use these dice
        env = uno_env(players, seed=3)
        env.set_agents([BotAgent(make("casual", "3"))] + models.load("uno-rule-v1").agents[:1] * (players - 1))
        found: list[Any] = []
        for _ in range(15):
            env.run()
            found.append((winner_of(env), list(env.action_recorder)))
            assert len(env.game.players) == players
        return found

    assert games() == games()


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("name", list(rlcard_strength.AGENTS))
def test_their_agents_play_ours(seats: int, name: str) -> None:
    def match() -> Match:
        table = Match.new(edition("classic"), ["x"] * seats, seed="9", clockless=True)
        bots = [AgentBot(rlcard_strength.AGENTS[name](), seed=seat) for seat in range(seats - 1)]
        players = [*bots, make("casual", "9")]
        while not table.over and table.round_number < 4:
            while not table.round_over:
                asked = table.table.asked
                table.play(asked, players[asked].choose(table.view(asked)))
            if not table.over:
                table.next_round()
        return table

    first = match()
    np.random.seed(1)  # noqa: NPY002  # the global dice of others change nothing
    assert [entry.move for entry in match().entries] == [entry.move for entry in first.entries]


def test_an_agent_sees_the_planes_that_rlcard_would_show() -> None:
    env = uno_env(2, seed=8)
    shown, _ = env.reset()
    seen: View = view_of(edition("classic"), shown)
    made = adapter.state_of(seen, shown["raw_legal_actions"])
    assert np.array_equal(made["obs"], shown["obs"])
    assert made["legal_actions"] == shown["legal_actions"]
    assert set(made["raw_obs"]) == set(shown["raw_obs"])


def test_an_agent_that_does_what_it_cannot_is_told_so() -> None:
    class Stubborn:
        def eval_step(self, _state: dict[str, Any]) -> tuple[str, dict[str, Any]]:
            return "b-9", {}

    seen = view_of(edition("classic"), state())
    with pytest.raises(LastCardError, match="The agent chose b-9, which it cannot do now; it can: g-5"):
        AgentBot(Stubborn()).choose(seen)


def test_the_global_dice_are_left_alone() -> None:
    np.random.seed(4)  # noqa: NPY002
    expected = np.random.random()  # noqa: NPY002
    np.random.seed(4)  # noqa: NPY002
    AgentBot(rlcard_strength.AGENTS["random"]()).choose(view_of(edition("classic"), state()))
    assert np.random.random() == expected  # noqa: NPY002


@pytest.mark.parametrize("each", rlcard_differences.DIFFERENCES, ids=lambda each: each.name)
def test_rlcard_still_differs_as_the_page_says(each: rlcard_differences.Difference) -> None:
    holds, seen = each.check()
    assert holds, seen


def test_strength_is_counted() -> None:
    rows = rlcard_strength.rows("random", 2, 4, 1)
    assert [row["at"] for row in rows][:3] == ["RLCard's UNO"] * 3
    assert all(row["rounds"] + row["not finished"] == 4 for row in rows)


@pytest.mark.parametrize(("players", "sentence"), [(1, "not for 1"), (40, "not for 40"), (2.5, "whole numbers")])
def test_a_number_of_players_that_rlcard_fails_at(players: Any, sentence: str) -> None:
    with pytest.raises(LastCardError, match=sentence):
        uno_env(players)
