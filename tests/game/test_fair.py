"""Shared deals: everybody's share is in the dice, nothing can be chosen afterwards, and every forgery is found."""

from __future__ import annotations

import hashlib
import hmac
import importlib.util
import json
import random
import re
import subprocess
import sys
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from lastcard.editions import edition
from lastcard.errors import BadDeal, BadRecord, BadShare
from lastcard.game import Match, record
from lastcard.game.chain import Chain
from lastcard.game.fairness import commitment, seal
from lastcard.game.shuffling import Seeds, Shuffling

from .forging import forgeries
from .sharing import (
    BOXES,
    NAMES,
    chained,
    lines_of,
    play_once,
    play_round,
    secret,
    seeds_of,
    shared_deal,
    shared_match,
    text_of,
)

SCRIPT = Path(__file__).parents[2] / "docs" / "verify_deal.py"
GOLDEN = sorted((Path(__file__).parent / "golden").glob("rules-*/*.jsonl"))


@cache
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("verify_deal", SCRIPT)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@cache
def genuine(name: str = "classic") -> str:
    return text_of(shared_match(name, seats=6 if name != "pizza-pizza" else 5))


@cache
def forged(name: str) -> dict[str, tuple[str, int, bool]]:
    return {kind: (each.text, each.line, each.cards_tell) for kind, each in forgeries(genuine(name)).items()}


# What the hashes are made of, by the words of docs/fair-deals.md.


def test_commitment_seal_and_key_are_hashes_of_plain_text() -> None:
    match, seed, share, later = "0123456789abcdef" * 2, "11" * 32, "22" * 32, "33" * 32
    sealed = hashlib.sha256(f"lastcard deal 1 seal\n{match}\n1\n0\n{share}\n".encode()).hexdigest()
    committed = hashlib.sha256(f"lastcard deal 1 commitment\n{match}\n1\n{seed}\n".encode()).hexdigest()
    assert seal(match, 1, 0, share) == sealed
    assert commitment(match, 1, seed) == committed
    shuffling = Shuffling(Seeds(match, [seed, later]), 1, 2, [0])
    shuffling.give_seal(0, sealed)
    shuffling.give_share(0, share)
    deal = shuffling.deal()
    promised = hashlib.sha256(f"lastcard deal 1 commitment\n{match}\n2\n{later}\n".encode()).hexdigest()
    text = f"lastcard deal 1 key\n{'ab' * 32}\n1\n{committed}\n{promised}\n{sealed} {share}\n- -\n"
    assert deal.key("ab" * 32) == hmac.new(bytes.fromhex(seed), text.encode(), hashlib.sha256).digest()
    assert (deal.commitment, deal.next, deal.absent) == (committed, promised, (1,))


def test_every_part_changes_the_key() -> None:
    deal = shared_deal(seeds_of("x"), 1, 3)
    header = "00" * 32
    others = [
        replace(deal, seed=secret("other")),
        replace(deal, next=secret("other")),
        replace(deal, round=2),
        replace(deal, match="ff" * 16),
        replace(deal, shares=(secret("other"), *deal.shares[1:])),
        replace(deal, shares=(None, *deal.shares[1:])),
        replace(deal, shares=(deal.shares[1], deal.shares[0], deal.shares[2])),
        replace(deal, seals=(secret("other"), *deal.seals[1:])),
    ]
    keys = {deal.key(header), deal.key("01" * 32), *(each.key(header) for each in others)}
    assert len(keys) == len(others) + 2


# The two steps.


def test_seals_come_first_and_a_share_must_fit_its_seal() -> None:
    seeds = seeds_of("steps")
    shuffling = Shuffling(seeds, 1, 3, [0, 1])
    shares = [secret(seat) for seat in range(3)]
    seals = [seal(seeds.match, 1, seat, share) for seat, share in enumerate(shares)]
    shuffling.give_seal(0, seals[0])
    with pytest.raises(BadShare, match="All seals come first"):
        shuffling.give_share(0, shares[0])
    with pytest.raises(BadShare, match="already"):
        shuffling.give_seal(0, seals[1])
    with pytest.raises(BadShare, match="64 hexadecimal digits"):
        shuffling.give_seal(1, "ABC")
    shuffling.give_seal(1, seals[1])
    assert (shuffling.step, shuffling.waited) == ("shares", {0, 1})
    with pytest.raises(BadShare, match="too late"):
        shuffling.give_seal(2, seals[2])
    for wrong in (shares[0], "00" * 32, "x"):
        with pytest.raises(BadShare, match="not the one that was sealed"):
            shuffling.give_share(1, wrong)
    with pytest.raises(BadShare, match="not the one that was sealed"):
        shuffling.give_share(2, shares[2])
    shuffling.give_share(1, shares[1])
    shuffling.close()
    assert shuffling.step == "done"
    with pytest.raises(BadShare, match="too late"):
        shuffling.give_share(0, shares[0])
    deal = shuffling.deal()
    assert (deal.seals, deal.shares, deal.absent) == ((seals[0], seals[1], None), (None, shares[1], None), (0, 2))


def test_with_nobody_to_wait_for_it_is_done_at_once() -> None:
    assert Shuffling(Seeds(), 1, 4).step == "done"
    waiting = Shuffling(Seeds(), 1, 4, [2])
    waiting.drop(2)
    assert waiting.step == "done"


def test_seeds_differ_and_go_on_after_a_restart() -> None:
    seeds = Seeds()
    first = [seeds.commitment(number) for number in (1, 2, 3)]
    assert len(set(seeds.made)) == 3
    again = Seeds(seeds.match, seeds.made)
    assert [again.commitment(number) for number in (1, 2, 3)] == first
    assert Seeds().match != seeds.match


# The match.


def test_a_deal_for_another_round_match_or_number_of_seats_is_refused() -> None:
    box, seeds = edition("classic"), seeds_of("classic")
    first = shared_deal(seeds, 1, 3)
    for bad, says in (
        (shared_deal(seeds, 2, 3), "not for round 1"),
        (shared_deal(seeds, 1, 2), "of 3 seats"),
        (replace(first, seed="11"), "64 hexadecimal"),
        (replace(first, shares=(secret("x"), *first.shares[1:])), "share of seat 0 does not fit"),
        (replace(first, seals=(None, *first.seals[1:])), "share of seat 0 does not fit"),
    ):
        with pytest.raises(BadDeal, match=says):
            Match.new(box, NAMES[:3], deal=bad)


def test_the_second_seed_is_the_one_committed_to_in_the_first_round() -> None:
    match = shared_match("classic", rounds=3, moves=0)
    play_round(match)
    other = shared_deal(Seeds(match.match_id, [secret("1"), secret("2")]), 2, 4)
    with pytest.raises(BadDeal, match="not the one the host is committed to"):
        match.next_round(other)
    with pytest.raises(RuntimeError):
        match.next_round()
    match.next_round(shared_deal(seeds_of("classic"), 2, 4))
    assert match.round_number == 2


def test_a_match_from_a_seed_takes_no_shared_deal() -> None:
    match = play_round(Match.new(edition("classic"), NAMES[:2], seed="1"))
    with pytest.raises(RuntimeError):
        match.next_round(shared_deal(Seeds(), 2, 2))


@pytest.mark.parametrize("reveal", ["round", "match"])
def test_no_line_before_the_reveal_holds_seed_or_key(reveal: str) -> None:
    text = text_of(shared_match("mario-kart", reveal="match" if reveal == "match" else "round"))
    lines = text.splitlines()
    told = [json.loads(line) for line in lines if '"reveal", "round"' in line]
    assert len(told) == 2
    for each in told:
        before = lines[: next(at for at, line in enumerate(lines) if each["seed"] in line)]
        assert not any(each["key"] in line for line in before)
        last = json.loads(before[-1])
        kinds = ("score",) if reveal == "round" or each["round"] == 1 else ("reveal",)
        assert last["kind"] in kinds
        assert reveal == "round" or json.loads(before[-1 if each["round"] == 1 else -2])["winners"] != []


def test_a_running_match_comes_back_with_the_seeds_that_its_host_holds() -> None:
    match = shared_match("classic", seats=3, moves=50)
    kept = record.parse(text_of(match), "kept")
    with pytest.raises(BadRecord, match=r"line \d+: the seed of round \d is not revealed"):
        record.replay(kept)
    again = record.replay(kept, seeds=dict(enumerate(seeds_of("classic").made, 1)))
    assert again.table == match.table
    with pytest.raises(BadRecord, match="not the one the host was committed to"):
        record.replay(kept, seeds={1: secret("wrong"), 2: secret("wrong")})


def test_lines_made_one_by_one_are_those_of_the_file() -> None:
    match = shared_match("pizza-pizza", seats=3, moves=0)
    links = Chain()
    lines = links.fresh(match)
    dice = random.Random(1)
    while not match.round_over:
        play_once(match, dice)
        links = Chain.after(lines)
        lines += links.fresh(match)
    assert "".join(f"{line}\n" for line in lines) == text_of(match)
    assert json.loads(lines[-1])["kind"] == "reveal"


# Judges.


def script_says(text: str) -> str:
    """What the stand-alone script says of a record; nothing where all holds."""
    try:
        script().check(text)
    except script().Broken as problem:
        return str(problem)
    return ""


@pytest.mark.parametrize("name", BOXES)
@pytest.mark.parametrize("reveal", ["round", "match"])
def test_genuine_records_are_good_for_both_judges(tmp_path: Path, name: str, reveal: str) -> None:
    path = tmp_path / "match.jsonl"
    house = {"seven_zero": True, "jump_in": True} if name != "pizza-pizza" else {}
    match = shared_match(name, seats=3, reveal="match" if reveal == "match" else "round", rulings=house)
    match.save(path)
    found = record.verify(path)
    assert (found.shared, found.rounds, found.absent) == (True, 2, ((), (1,)))
    assert script().check(path.read_text()) == (2, found.hash)


def test_a_reshuffle_is_followed_by_both(tmp_path: Path) -> None:
    """The golden records have some: the script follows every pile, and a card that is not there is found after one."""
    path = next(path for path in GOLDEN if path.name == "classic-shared.jsonl")
    match = Match.load(path)
    assert match.table.reshuffles > 0
    lines = lines_of(path.read_text())
    at = max(at for at, line in enumerate(lines) if str(line.get("move", "")).startswith("play "))
    lines[at]["move"] = "play R1" if lines[at]["move"] != "play R1" else "play R2"
    (tmp_path / "forged").write_text(chained(lines))
    assert f"line {at + 1}: " in script_says(chained(lines))
    with pytest.raises(BadRecord, match=rf"line {at + 1}: "):
        record.verify(tmp_path / "forged")


@pytest.mark.parametrize("kind", sorted(forgeries(genuine())))
def test_every_forgery_is_found_in_its_line(tmp_path: Path, kind: str) -> None:
    for name in BOXES:
        text, line, cards_tell = forged(name)[kind]
        path = tmp_path / "forged"
        path.write_text(text)
        with pytest.raises(BadRecord) as refused:
            record.verify(path)
        assert re.search(rf"line {line}\b", str(refused.value)), (name, line, str(refused.value))
        if cards_tell:
            assert script_says(text).startswith(f"line {line}: "), (name, line, script_says(text))


def test_a_line_that_two_readers_might_read_in_two_ways_is_refused(tmp_path: Path) -> None:
    bodies = [line.rpartition(', "hash": "')[0] for line in genuine().splitlines()]
    bodies[3] = bodies[3].replace('"seat": ', '"seat": 99, "seat": ')
    last, text = "", ""
    for body in bodies:
        last = hashlib.sha256((last + body).encode()).hexdigest()
        text += f'{body}, "hash": "{last}"}}\n'
    (tmp_path / "forged").write_text(text)
    with pytest.raises(BadRecord, match="line 4 "):
        record.verify(tmp_path / "forged")
    assert script_says(text).startswith("line 4: ")


def test_the_script_runs_alone_and_says_what_it_found(tmp_path: Path) -> None:
    def run(text: str) -> subprocess.CompletedProcess[str]:
        (tmp_path / "record").write_text(text)
        command = [sys.executable, "-I", "-S", str(SCRIPT), "record"]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)

    good = run(genuine())
    assert (good.returncode, good.stderr) == (0, "")
    assert json.loads(genuine().splitlines()[-1])["hash"] in good.stdout
    bad = run(forged("classic")["a changed share"][0])
    assert (bad.returncode, bad.stdout) == (1, "")
    assert bad.stderr == "record, line 2: the share of seat 0 does not fit its seal.\n"
    for foreign in ("", "[]\n", "{}\n", '{"lastcard": 1, "hash": "x"}\n'):
        other = run(foreign)
        assert other.returncode == 1
        assert "Traceback" not in other.stderr


# Golden records: what was played by a released rules version is played so for ever.


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_golden_records_are_replayed_to_the_byte(path: Path) -> None:
    record.verify(path)
    match = Match.load(path)
    assert text_of(match) == path.read_text("utf-8")
    assert match.over
    assert f"rules-{match.table.rules_version}" == path.parent.name


def test_there_is_a_golden_record_of_every_box_in_both_ways() -> None:
    names = {(path.parent.name, path.stem) for path in GOLDEN}
    assert {("rules-1", f"{name}-{kind}") for name in BOXES for kind in ("seeded", "shared")} <= names


def test_the_example_worked_by_hand_is_right() -> None:
    page = (SCRIPT.parent / "fair-deals.md").read_text("utf-8")
    match, seeds, shares = "6c617374636172640000000000000001", ["1" * 64, "2" * 64], ["a" * 64, "b" * 64]
    shuffling = Shuffling(Seeds(match, seeds), 1, 3, [0, 1])
    for seat, share in enumerate(shares):
        shuffling.give_seal(seat, seal(match, 1, seat, share))
    for seat, share in enumerate(shares):
        shuffling.give_share(seat, share)
    deal = shuffling.deal()
    key = deal.key("0" * 64)
    told = [deal.commitment, deal.next, *(f"{one} {two}" for one, two in zip(deal.seals[:2], shares, strict=True))]
    assert all(f"{text}\n" in page for text in told)
    assert f"`{key.hex()}`" in page
    words, pile = script().words(key, 1, 0), list(range(10))
    script().shuffle(pile, key, 1, 0)
    assert " ".join(f"{next(words):08x}" for _ in range(4)) in page.replace("\n", " ")
    assert f"0 to 9 end as {' '.join(map(str, pile))}." in page
