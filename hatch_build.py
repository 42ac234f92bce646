"""Builds the web client into the package before a wheel or a source archive is made."""

from __future__ import annotations

from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebClientHook(BuildHookInterface[Any]):
    """Put the built web client into the package (nothing to build yet)."""

    PLUGIN_NAME = "custom"
