#!/usr/bin/env python3
"""Checks the deals of a lastcard record with nothing but Python: python3 verify_deal.py RECORD

It follows docs/fair-deals.md and shares no line with lastcard: hash chain, commitments, seals, keys, the draw for the
dealer, every deal and reshuffle, and that each card that was played had come to its hand by them. It knows no rules:
whether a move was legal and a round's points are right, only `lastcard record verify` judges.
"""

import hashlib
import hmac
import json
import sys


class Broken(Exception):
    """The first step that does not hold."""


def need(holds, line, problem):
    if not holds:
        raise Broken(f"line {line}: {problem}")


def joined(*facts):
    return "".join(f"{fact}\n" for fact in facts).encode()


def sha(*facts):
    return hashlib.sha256(joined(*facts)).hexdigest()


def words(key, stream, number):
    """The 32-bit words of one stream: ChaCha with eight rounds."""
    state = [int.from_bytes((b"expand 32-byte k" + key)[at : at + 4], "little") for at in range(0, 48, 4)]
    for counter in range(1 << 32):
        first = [*state, counter, stream, number, 0]
        x = first[:]
        for turn in range(8):
            for i in range(4):  # columns, then diagonals
                p, q, r, s = (4 * row + (i + turn % 2 * row) % 4 for row in range(4))
                for left, right in ((16, 12), (8, 7)):
                    for to, by, mix, turned in ((p, q, s, left), (r, s, q, right)):
                        x[to] = (x[to] + x[by]) % 2**32
                        x[mix] ^= x[to]
                        x[mix] = (x[mix] << turned | x[mix] >> 32 - turned) % 2**32
        yield from ((one + two) % 2**32 for one, two in zip(x, first))


def shuffle(pile, key, stream, number):
    """Fisher-Yates from the last card down, three places from one word; a word that would favor a place is dropped."""
    source = words(key, stream, number)
    for i in range(len(pile) - 1, 0, -3):
        bounds = i + 1, max(i, 1), max(i - 1, 1)
        unfair, low = 2**32 % (bounds[0] * bounds[1] * bounds[2]), -1
        while low < unfair:
            low, places = next(source), []
            for bound in bounds:
                places.append(low * bound >> 32)
                low = low * bound % 2**32
        for at, place in zip(range(i, 0, -1), places):
            pile[at], pile[place] = pile[place], pile[at]


def deck(header):
    return [code for code, copies in header["deck"] for _ in range(copies)]


class Cards:
    """Piles and hands of one round, followed by what the record says of where cards went."""

    def __init__(self, header, key, dealer):
        self.key, self.pile, self.discard, self.starts, self.reshuffles = key, deck(header), [], 0, 0
        shuffle(self.pile, key, 1, 0)
        seats = len(header["names"])
        self.hands = [[] for _ in range(seats)]
        for at in range(header["hand"] * seats):
            self.hands[(dealer + 1 + at) % seats].append(self.pile.pop())

    def top(self):
        if not self.pile:
            *self.pile, last = self.discard
            self.discard = [last]
            shuffle(self.pile, self.key, 3, self.reshuffles)
            self.reshuffles += 1
        return self.pile.pop()

    def follow(self, entry):
        verb, _, card = entry.get("move", "").partition(" ")
        if verb in ("play", "give"):
            self.hands[entry["seat"]].remove(card)
        if verb == "play":
            self.discard.append(card)
        for what, *rest in map(str.split, entry.get("cards", ())):
            if what == "take":
                self.hands[int(rest[0])].append(self.top())
            elif what in ("turn", "return"):
                turned = self.top()
                (self.discard if what == "turn" else self.pile).append(turned)
                if rest != [turned]:
                    raise ValueError
                if what == "return":
                    shuffle(self.pile, self.key, 2, self.starts)
                    self.starts += 1
            elif what == "give":
                self.hands[int(rest[0])].append(card)
            elif what == "swap":
                one, two = map(int, rest)
                self.hands[one], self.hands[two] = self.hands[two], self.hands[one]
            elif what == "rotate":
                self.hands = [self.hands[(seat - int(rest[0])) % len(self.hands)] for seat in range(len(self.hands))]


def drawn_dealer(header, key):
    """Who draws the highest number deals; those who tie draw again."""
    worth = {code: int(code[1:]) if code[1:].isdigit() else 0 for code, _ in header["deck"]}
    tied, number = range(len(header["names"])), 0
    while len(tied) > 1 and (number == 0 or len(set(worth.values())) > 1):
        pile = deck(header)
        shuffle(pile, key, 4, number)
        drawn = {seat: worth[pile.pop()] for seat in tied}
        tied, number = [seat for seat in tied if drawn[seat] == max(drawn.values())], number + 1
    return tied[0]


def read(text):
    """Every line as an object, the hash chain checked; and the first and the last hash."""
    need(text.endswith("\n"), text.count("\n") + 1, "the file is cut off")
    lines, hashes = [], [""]
    for number, raw in enumerate(text[:-1].split("\n"), 1):
        body, _, tail = raw.rpartition(', "hash": "')
        hashes.append(hashlib.sha256((hashes[-1] + body).encode()).hexdigest())
        need(tail == hashes[-1] + '"}', number, "it was changed, or the line before it was")
        lines.append(json.loads(body + "}"))
        need(json.dumps(lines[-1]) == body + "}", number, "it is written so that it can be read in two ways")
    return lines, hashes[1], hashes[-1]


def key_of(header, first, entry, line, promised, reveals):
    """The key of a round, from its seed and everybody's shares."""
    match, number, given = header["match"], entry["round"], list(zip(entry["seals"], entry["shares"]))
    need(entry["commitment"] == promised, line, "another commitment was published before")
    need(number in reveals, line, "the seed of this round is not revealed")
    need(len(entry["seals"]) == len(entry["shares"]) == len(header["names"]), line, "shares are missing")
    for seat, (seal, share) in enumerate(given):
        good = share is None or seal == sha("lastcard deal 1 seal", match, number, seat, share)
        need(good, line, f"the share of seat {seat} does not fit its seal")
    told_at, seed, told_key = reveals[number]
    good = promised == sha("lastcard deal 1 commitment", match, number, seed)
    need(good, told_at, "this seed is not the one that was committed to")
    shares = (f"{seal or '-'} {share or '-'}" for seal, share in given)
    facts = joined("lastcard deal 1 key", first, number, promised, entry["next"], *shares)
    key = hmac.digest(bytes.fromhex(seed), facts, "sha256")
    need(told_key == key.hex(), told_at, "this key does not follow from the seed and the shares")
    return key


def check(text):
    """Check a record; return how many rounds it has and its last hash, or raise Broken."""
    lines, first, last = read(text)
    header, rounds, cards = lines[0], 0, None
    need(header.get("lastcard") == 2, 1, "this is no record of shared deals")
    seats, dealer, promised = len(header["names"]), header["dealer"], header["commitment"]
    scores, reveals = [0] * seats, {}
    for number, entry in enumerate(lines, 1):
        if entry.get("kind") == "reveal":
            reveals.setdefault(entry["round"], (number, entry["seed"], entry["key"]))
    for number, entry in enumerate(lines[1:], 2):
        if entry["kind"] == "round":
            rounds += 1
            key = key_of(header, first, entry, number, promised, reveals)
            promised = entry["next"]
            dealer = drawn_dealer(header, key) if dealer is None else (dealer + (rounds > 1)) % seats
            need(entry["seat"] == dealer, number, "somebody else was to deal")
            cards = Cards(header, key, dealer)
        if entry["kind"] in ("round", "move"):
            need(entry["round"] == rounds, number, "this belongs to another round")
            try:
                cards.follow(entry)
            except (ValueError, IndexError):
                need(False, number, "by the key this card was not there")
        if entry["kind"] == "score":
            scores = [before + new for before, new in zip(scores, entry["points"])]
            need(entry["scores"] == scores, number, "the scores do not add up")
    return rounds, last


def main(path):
    try:
        with open(path, encoding="utf-8") as file:
            rounds, last = check(file.read())
    except Broken as problem:
        sys.exit(f"{path}, {problem}.")
    except (OSError, KeyError, TypeError, AttributeError, ValueError) as problem:
        sys.exit(f"{path} is no record of shared deals: {problem!r}.")
    print(f"{path}: rounds: {rounds}. The chain holds, and every deal follows from committed seeds and sealed shares.")
    print(f"The last line's hash: {last}")


if __name__ == "__main__":
    main(*sys.argv[1:])
