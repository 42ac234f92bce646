"""Worked examples over the REST interface."""

from __future__ import annotations

from tests.server.helpers import play
from tests.server.live import serving


def test_the_examples_of_a_point() -> None:
    async def scenario() -> None:
        async with serving() as live:
            answer = await live.http.get("/api/examples/MK-30")
            assert answer.status_code == 200
            found = answer.json()
            assert found["point"] == "MK-30"
            assert found["sentence"].startswith("A card fits if it has the color in force")
            assert 1 <= len(found["examples"]) <= 3
            first = found["examples"][0]
            assert first["title"] == "UNO Mario Kart"
            begins, *steps = first["steps"]
            assert (begins["seat"], begins["move"], begins["events"]) == (-1, None, [])
            assert begins["view"]["held"] == [len(hand) for hand in begins["hands"]]
            tries = [step["tried"] for step in steps if step["tried"]]
            assert tries
            assert all(each["point"] == "MK-30" for each in tries)
            assert tries[0]["sentence"].startswith(f"{first['names'][0]} tries to play ")

    play(scenario())


def test_they_are_told_in_the_language_of_whoever_asks() -> None:
    async def scenario() -> None:
        async with serving() as live:
            answer = await live.http.get("/api/examples/MK-43", headers={"accept-language": "zh"})
            assert answer.json()["sentence"].startswith("跳过")

    play(scenario())


def test_a_point_without_examples_has_none_and_one_that_is_not_there_is_refused() -> None:
    async def scenario() -> None:
        async with serving() as live:
            assert (await live.http.get("/api/examples/MK-02")).json()["examples"] == []
            answer = await live.http.get("/api/examples/MK-999")
            assert answer.status_code == 404
            assert answer.json()["code"] == "unknown_point"

    play(scenario())


def test_rule_points_say_how_settled_they_are_and_how_many_examples_there_are() -> None:
    async def scenario() -> None:
        async with serving() as live:
            told = (await live.http.get("/api/editions")).json()
            kart = next(each for each in told["editions"] if each["name"] == "mario-kart")
            point = next(each for each in kart["points"] if each["point"] == "MK-19")
            assert point["settled"] == "split"
            assert told["settled"]["split"].startswith("Disputed")
            assert point["doubt"].startswith("Two accounts disagree")
            assert {told["sources"][key] for key in point["sources"]} >= {
                "Geeky Hobbies' page on UNO Mario Kart, in a Chinese translation"
            }
            assert point["examples"] >= 1
            card = next(each for each in kart["cards"] if each["card"] == "WI")
            assert card["rules"][0] == "MK-60"

    play(scenario())
