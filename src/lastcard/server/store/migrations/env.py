"""Run by Alembic for every migration: the connection comes from whoever asks for it."""

from __future__ import annotations

from alembic import context

if __name__ == "env_py":  # as Alembic names it; whoever imports it otherwise only looks
    context.configure(connection=context.config.attributes["connection"])
    context.run_migrations()
