"""Faults planted on purpose, to see that whoever looks for such faults finds every one of them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any
from unittest import mock

Plant = Callable[[], AbstractContextManager[Any]]
"""Plants a fault for as long as a block runs."""


class Planted(dict[str, Plant]):
    """Planted faults by what goes wrong."""

    def __call__(self, what: str) -> Callable[[Plant], Plant]:
        """Puts a fault on the list."""

        def listed(plant: Plant) -> Plant:
            self[what] = plant
            return plant

        return listed


def changed(module: Any, name: str, change: Callable[[Any], Any]) -> AbstractContextManager[Any]:
    """A function replaced by what ``change`` makes of it."""
    return mock.patch.object(module, name, change(getattr(module, name)))
