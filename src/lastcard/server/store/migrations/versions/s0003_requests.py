"""Which request has made a table, so that one that is sent again makes no second one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Makes a place for it; tables that are there were made by requests that nobody knows any more."""
    op.add_column("tables", sa.Column("request", sa.String(64)))
    op.create_index("tables_by_request", "tables", ["request"], unique=True)
