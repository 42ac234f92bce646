"""A leaner way to compile the rules that only other rules call.

Numba turns every function into machine code of its own, its callees optimized anew inside it each
time. A rule that Python never calls needs none of that: here it stays as LLVM's intermediate code,
which the rules that Python does call link in and optimize once.
"""

# Numba's internals have no types.
# mypy: disable-error-code="no-untyped-call"

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.typed_passes import NativeLowering


class InnerLibrary(JITCodeLibrary):
    """The code of one inner rule: linked into others, never run on its own."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True


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
