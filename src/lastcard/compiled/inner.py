"""A leaner way to compile the rules that only other rules call.

Numba turns every function into machine code of its own, its callees optimized anew inside it each
time. A rule that Python never calls needs none of that: here it stays as LLVM's intermediate code,
which the rules that Python does call link in and optimize once.

Two promises that Numba does not ask for make them a tenth faster: no rule counts a row from its end
(a negative index), and no two arguments of a rule are the same piece of memory.
"""

# Numba's internals have no types.
# mypy: disable-error-code="no-untyped-call"

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from numba import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.typed_passes import NativeLowering
from numba.np import arrayobj


class InnerLibrary(JITCodeLibrary):
    """The code of one inner rule: linked into others, never run on its own."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True


@contextmanager
def no_index_from_the_end() -> Iterator[None]:
    """Leave out the code that makes row[-1] the last place of a row."""
    usual = arrayobj.fix_integer_index

    def as_it_is(context: Any, builder: Any, index_type: Any, index: Any, _size: Any) -> Any:
        return context.cast(builder, index, index_type, types.intp)

    arrayobj.fix_integer_index = as_it_is
    try:
        yield
    finally:
        arrayobj.fix_integer_index = usual


@register_pass(mutates_CFG=True, analysis_only=False)
class InnerLowering(NativeLowering):
    """Lower a rule without making machine code of it."""

    _name = "lastcard_inner_lowering"

    def run_pass(self, state: Any) -> bool:
        """Lower, and let other functions link the result."""
        codegen = state.targetctx.codegen()
        state.library = InnerLibrary(codegen, state.func_id.func_qualname)
        state.library.enable_object_caching()
        state.flags.no_compile = True
        state.flags.noalias = True
        with no_index_from_the_end():
            super().run_pass(state)
        # Numba wants a built-in function here, a different one each time; nobody ever calls it.
        nobody: list[None] = []
        entry = nobody.append
        state["cr"] = state["cr"]._replace(cfunc=entry)
        state.targetctx.insert_user_function(entry, state["cr"].fndesc, [state.library])
        return True


class InnerCompiler(CompilerBase):
    """Numba's own pipeline with the lean lowering in it."""

    def define_pipelines(self) -> list[Any]:
        """The passes."""
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.passes = [(InnerLowering if kind is NativeLowering else kind, why) for kind, why in passes.passes]
        passes.finalize()
        return [passes]
