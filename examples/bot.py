"""A bot for the web table: joins a table by its code and plays whatever it may.

Start it while the host waits in the lobby:

    python examples/bot.py http://localhost:8000 ABCDE "My bot"

It needs the package `websockets` alone. docs/protocol.md tells what the messages mean.
"""

import hashlib
import json
import random
import secrets
import sys
import urllib.request

from websockets.sync.client import connect


def join(server: str, code: str, name: str) -> str:
    """Sits down; returns the seat's secret token."""
    body = json.dumps({"name": name}).encode()
    request = urllib.request.Request(f"{server}/api/tables/{code}/join", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return str(json.load(answer)["token"])


def choose(options: list[str]) -> str:
    """Any card that can be played; otherwise whatever there is."""
    plays = [move for move in options if move.startswith("play ")]
    return random.choice(plays or options)


def seal(fair: dict[str, object], seat: int, share: str) -> str:
    """What fixes a share in the dice of the next deal and does not tell it; docs/fair-deals.md."""
    lines = ("lastcard deal 1 seal", fair["match"], fair["round"], seat, share)
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


def play(server: str, code: str, token: str) -> list[int]:
    """Plays until a match is over; returns the final scores."""
    with connect(f"{server.replace('http', 'ws', 1)}/api/tables/{code}/socket") as socket:
        socket.send(json.dumps({"type": "hello", "protocol": 1, "token": token, "shares": True}))
        share, given = "", ""
        for text in socket:
            news = json.loads(text)
            if news["type"] == "table":
                seat = -1 if news["your_seat"] is None else news["your_seat"]
                fair = news["table"]["fair"]
                step = f"{fair['match'][:20]}-{fair['step']}-{fair['round']}" if fair and seat >= 0 else given
                if step != given and fair["step"] == "seals":
                    share, given = secrets.token_hex(32), step
                    socket.send(json.dumps({"type": "seal", "id": step, "seal": seal(fair, seat, share)}))
                elif step != given and fair["step"] == "shares" and share:
                    given = step
                    socket.send(json.dumps({"type": "share", "id": step, "share": share}))
            if news["type"] == "ping":
                socket.send(json.dumps({"type": "pong", "nonce": news["nonce"]}))
            if news["type"] != "update":
                continue
            view, question = news["view"], news["view"]["question"]
            if view["match"]:
                return list(view["match"]["scores"])
            if view["result"]:
                socket.send(json.dumps({"type": "ready", "id": f"ready-{news['match']}-{view['round']}"}))
            elif question and question["options"]:
                # The same question gets the same id: however often it is shown, it is answered once.
                answer = {"type": "move", "id": f"{news['match']}-{question['number']}", "seen": news["version"]}
                socket.send(json.dumps({**answer, "move": choose(question["options"]), "uno": True}))
    return []


if __name__ == "__main__":
    address, table, *rest = sys.argv[1:]
    print(play(address, table, join(address, table, rest[0] if rest else "Bot")))
