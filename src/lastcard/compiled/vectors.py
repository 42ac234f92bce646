"""ChaCha's rounds as the processor does them best: a row of four words is one vector."""

# Numba's internals have no types.
# mypy: disable-error-code="no-untyped-call"

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

LONG = ir.IntType(64)
WORD = ir.IntType(32)
VECTOR = ir.VectorType(WORD, 4)
ROW: Any = types.UniTuple(types.int64, 4)


class Rounds:
    """Writes the instructions of the rounds."""

    def __init__(self, builder: Any) -> None:
        self.builder = builder

    def pack(self, row: Any) -> Any:
        """Four long integers as a vector of words."""
        vector: Any = ir.Constant(VECTOR, ir.Undefined)
        for at in range(4):
            word = self.builder.trunc(self.builder.extract_value(row, at), WORD)
            vector = self.builder.insert_element(vector, word, WORD(at))
        return vector

    def unpack(self, vector: Any) -> list[Any]:
        """A vector of words as four long integers."""
        return [self.builder.zext(self.builder.extract_element(vector, WORD(at)), LONG) for at in range(4)]

    def rotate(self, vector: Any, places: int) -> Any:
        """Every word rotated to the left."""
        left, right = VECTOR([places] * 4), VECTOR([32 - places] * 4)
        return self.builder.or_(self.builder.shl(vector, left), self.builder.lshr(vector, right))

    def turn(self, vector: Any, places: int) -> Any:
        """The words moved to the front by so many places."""
        order = VECTOR([(at + places) % 4 for at in range(4)])
        return self.builder.shuffle_vector(vector, ir.Constant(VECTOR, ir.Undefined), order)

    def quarter(self, a: Any, b: Any, c: Any, d: Any) -> tuple[Any, Any, Any, Any]:
        """The quarter round on every column."""
        for turn_d, turn_b in ((16, 12), (8, 7)):
            a = self.builder.add(a, b)
            d = self.rotate(self.builder.xor(d, a), turn_d)
            c = self.builder.add(c, d)
            b = self.rotate(self.builder.xor(b, c), turn_b)
        return a, b, c, d


@intrinsic
def eight_rounds(_context: Any, _a: Any, _b: Any, _c: Any, _d: Any) -> Any:
    """What ``rules._rule.eight_rounds`` does."""

    def generate(context: Any, builder: Any, signature: Any, rows: Any) -> Any:
        rounds = Rounds(builder)
        a, b, c, d = (rounds.pack(row) for row in rows)
        for _ in range(4):
            a, b, c, d = rounds.quarter(a, b, c, d)
            a, b, c, d = rounds.quarter(a, rounds.turn(b, 1), rounds.turn(c, 2), rounds.turn(d, 3))
            b, c, d = rounds.turn(b, 3), rounds.turn(c, 2), rounds.turn(d, 1)
        made = [context.make_tuple(builder, ROW, rounds.unpack(row)) for row in (a, b, c, d)]
        return context.make_tuple(builder, signature.return_type, made)

    return types.UniTuple(ROW, 4)(ROW, ROW, ROW, ROW), generate
