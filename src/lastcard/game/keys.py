"""The keys of a match: 256 bits for the whole, from which every round's key and the dealer's draw come."""

import hashlib
import secrets

from lastcard.rules.chance import fill_block, shuffle
from lastcard.rules.table import Table
from lastcard.rules.words import DEALER_STREAM, ROUND_STREAM


def match_key(seed: str | None) -> bytes:
    """The key that a seed expands to by SHA-256; without a seed, 32 bytes that nobody can guess."""
    if seed is None:
        return secrets.token_bytes(32)
    # A terminal's stray bytes make a seed too.
    return hashlib.sha256(f"lastcard seed {seed}".encode("utf-8", "surrogateescape")).digest()


def key_words(key: bytes) -> list[int]:
    """A 256-bit key as eight 32-bit words, little-endian."""
    return [int.from_bytes(key[at : at + 4], "little") for at in range(0, 32, 4)]


def round_key(key: bytes, number: int) -> list[int]:
    """The key of a round: the first eight words of the match key's block for it."""
    table = Table()
    table.key[:] = key_words(key)
    fill_block(table, 0, ROUND_STREAM, number)
    return list(table.block[:8])


def shuffled(key: bytes, deck: list[int], number: int) -> list[int]:
    """A deck shuffled for the draw for the dealer, the next card last."""
    table = Table()
    table.key[:] = key_words(key)
    table.draw_pile[: len(deck)] = bytearray(deck)
    shuffle(table, len(deck), DEALER_STREAM, number)
    return list(table.draw_pile[: len(deck)])
