"""Records of finished matches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Makes a place for them."""
    op.create_table(
        "records",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("digest", sa.String(16), nullable=False),
        sa.Column("finished", sa.BigInteger, nullable=False),
    )
    op.create_index("records_by_age", "records", ["finished"])
