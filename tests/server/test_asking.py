"""Questions about the rules over REST."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient

from lastcard.server.app import Options, make_app
from lastcard.server.asking import MOST
from lastcard.server.tables import Tables
from tests.server.helpers import new_room

APP = make_app(Tables(new_room().around), Options(generous=1000))


@pytest.fixture
def client() -> TestClient[Any]:
    return TestClient(APP)


def points(client: TestClient[Any], question: str, **more: str) -> list[str]:
    answer = client.get("/api/ask", params={"q": question, **more})
    assert answer.status_code == 200
    return [each["point"] for each in answer.json()["answers"]]


def test_the_best_points_are_sent_with_their_sentences(client: TestClient[Any]) -> None:
    answer = client.get("/api/ask", params={"q": "can i put +2 on +2", "edition": "classic"}).json()
    assert answer["question"] == "can i put +2 on +2"
    assert len(answer["answers"]) <= MOST
    assert answer["answers"][0] == {
        "point": "MK-52",
        "sentence": "A draw card cannot be passed on by playing another draw card on it.",
        "edition": "classic",
        "title": "",
        "uncertain": False,
    }


def test_only_the_edition_is_searched_that_is_asked_about(client: TestClient[Any]) -> None:
    assert points(client, "how many cards are in the deck", edition="pizza-pizza")[0] == "PP-03"
    assert points(client, "how many cards are in the deck", edition="classic")[0] == "4.4-1"


def test_the_question_is_read_in_the_language_of_the_request(client: TestClient[Any]) -> None:
    answer = client.get("/api/ask", params={"q": "香蕉皮两个人"}, headers={"accept-language": "zh-CN"}).json()
    assert answer["answers"][0]["sentence"] == "两个人玩时，香蕉皮绊到对手。"


def test_a_point_of_one_box_names_it(client: TestClient[Any]) -> None:
    first = client.get("/api/ask", params={"q": "what does dip do"}).json()["answers"][0]
    assert (first["point"], first["edition"]) == ("PP-22", "pizza-pizza")
    assert first["title"] == "UNO Pocket Pizza Pizza"


def test_nothing_fits(client: TestClient[Any]) -> None:
    assert points(client, "what is the capital of France") == []


def test_no_question_and_a_very_long_one(client: TestClient[Any]) -> None:
    assert client.get("/api/ask").status_code == 400
    assert points(client, "") == []
    long = client.get("/api/ask", params={"q": "uno " * 1000}).json()
    assert len(long["question"]) == 200


def test_an_edition_that_there_is_not(client: TestClient[Any]) -> None:
    answer = client.get("/api/ask", params={"q": "uno", "edition": "clasic"})
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown_edition")
