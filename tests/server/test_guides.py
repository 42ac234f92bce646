"""The guides over REST, in the language of whoever asks."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient

from lastcard.editions import EDITIONS
from lastcard.editions.rulebook import points
from lastcard.game.examples import counts
from lastcard.server.app import Options, make_app
from lastcard.server.tables import Tables
from tests.server.helpers import new_room

APP = make_app(Tables(new_room().around), Options(generous=1000))


@pytest.fixture
def client() -> TestClient[Any]:
    return TestClient(APP)


@pytest.mark.parametrize("name", EDITIONS)
def test_every_point_is_in_what_is_sent(client: TestClient[Any], name: str) -> None:
    page = client.get(f"/api/guide/{name}").json()
    sent = [each["point"] for section in page["sections"] for each in section["paragraphs"]]
    assert sorted(sent) == sorted(each.id for each in points(name))
    assert page["language"] == "en"
    examples = {each["point"]: each["examples"] for section in page["sections"] for each in section["paragraphs"]}
    assert examples["MK-52"] > 0
    assert examples == {name: counts().get(name, 0) for name in examples}


def test_it_comes_in_the_language_of_the_request(client: TestClient[Any]) -> None:
    page = client.get("/api/guide/classic", headers={"accept-language": "de-AT, en;q=0.5"})
    assert page.json()["language"] == "de"
    assert page.json()["title"].endswith("die Anleitung")
    assert page.headers["vary"]
    assert client.get("/api/guide/classic").json()["language"] == "en"


def test_an_edition_that_there_is_not_is_named_with_the_nearest(client: TestClient[Any]) -> None:
    answer = client.get("/api/guide/mario-cart")
    assert answer.status_code == 404
    assert answer.json()["code"] == "unknown_edition"
    assert 'Did you mean "mario-kart"?' in answer.json()["sentence"]


@pytest.mark.parametrize("path", ["/rules", "/rules/mario-kart", "/rules/no-such-box"])
def test_the_pages_are_the_client(client: TestClient[Any], path: str) -> None:
    assert client.get(path).content == client.get("/").content
