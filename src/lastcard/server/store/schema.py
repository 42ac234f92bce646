"""The tables of the database, as the newest version of the program knows them."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Index, Integer, LargeBinary, MetaData, String, Table, Text

VERSION = "0003"
"""The newest schema, as the migrations number them."""

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("code", String(32), primary_key=True),
    Column("fence", BigInteger, nullable=False),
    Column("number", BigInteger, nullable=False),  # 0: the code is claimed, and nothing is kept of it yet
    Column("state", LargeBinary, nullable=False),
    Column("match", Integer, nullable=False),
    Column("lines", Integer, nullable=False),  # how many lines the match's record has so far
    Column("digest", String(16), nullable=False),
    Column("changed", BigInteger, nullable=False),  # seconds since 1970
    Column("request", String(64)),  # the hash of the request that has made it, if it had an id
    Index("tables_by_request", "request", unique=True),
)

lines = Table(
    "lines",
    metadata,
    Column("code", String(32), primary_key=True),
    Column("match", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("fence", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("digest", String(16), nullable=False),
    sqlite_with_rowid=False,
)

fences = Table(
    "fences",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),  # there is one row, 1
    Column("last", BigInteger, nullable=False),  # the fencing number that was given out last, to whatever table
)

records = Table(
    "records",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("text", Text, nullable=False),
    Column("digest", String(16), nullable=False),
    Column("finished", BigInteger, nullable=False),  # seconds since 1970
    Index("records_by_age", "finished"),
)
