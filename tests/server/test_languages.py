"""Each client hears the server in its own language, wherever a sentence is made."""

from __future__ import annotations

from lastcard.text import say
from tests.server.helpers import play
from tests.server.live import serving


def test_a_table_refuses_in_the_language_of_whoever_asks() -> None:
    async def scenario() -> None:
        async with serving() as live:
            # The language of whoever made the table is not the table's.
            made = await live.http.post("/api/tables", json={"name": "Ana"}, headers={"accept-language": "fa"})
            path = f"/api/tables/{made.json()['code']}/take-over"
            for language in ("de", "zh", "en"):
                answer = await live.http.post(path, json={"code": "wrong"}, headers={"accept-language": language})
                assert answer.json()["sentence"] == say("server-refusal-bad-device-code", language)

    play(scenario())


def test_an_edition_is_named_in_the_language_of_whoever_asks() -> None:
    async def scenario() -> None:
        async with serving() as live:
            made = await live.post("/api/tables", name="Ana", edition="classic")
            for language in ("de", "fa", "zh", "en"):
                answer = await live.http.get(f"/api/tables/{made['code']}", headers={"accept-language": language})
                assert answer.json()["title"] == say("edition-classic", language)

    play(scenario())
