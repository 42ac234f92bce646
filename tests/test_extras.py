"""Without any of the optional libraries: everything else works, and what needs one says which extra brings it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

OPTIONAL = (
    *("pyarrow", "matplotlib", "tqdm", "distributed", "dask", "gymnasium", "pettingzoo", "pyspiel", "open_spiel"),
    *("rlcard", "openskill", "redis", "psycopg", "sqlalchemy", "alembic", "prometheus_client"),
)
PROGRAM = f"""
import importlib, sys
sys.modules.update(dict.fromkeys({OPTIONAL!r}))

import lastcard, lastcard.simulate, lastcard.envs
from lastcard.cli import main
from lastcard.errors import LastCardError

folder = sys.argv[1]
for command in ("--help", "simulate --help", "compare --help", "serve --help", "play --help", "rules classic"):
    assert main(command.split()) == 0, command
assert main(["simulate", "classic", "--players", "2", "--rounds", "5", "--out", folder]) == 0
result = lastcard.simulate.load(folder)
assert result.rounds.size == 5
assert main(["compare", "classic", "--players", "2,3", "--rounds", "40"]) == 0
sys.stdout.flush()


def refused(work):
    try:
        work()
    except LastCardError as error:
        print(error, file=sys.stderr)


assert main(["simulate", "classic", "--rounds", "5", "--scheduler", "tcp://127.0.0.1:9"]) == 2
refused(lambda: result.to_parquet(folder))
refused(lambda: lastcard.envs.LastCardEnv)
for name in ("pettingzoo", "openspiel", "rlcard"):
    refused(lambda: importlib.import_module(f"lastcard.envs.{{name}}"))
"""


def test_without_the_extras_everything_else_works_and_each_is_named(tmp_path: Path) -> None:
    command = [sys.executable, "-W", "error", "-c", PROGRAM, str(tmp_path / "out")]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stderr.splitlines()[-6:] == [
        'This needs distributed, which is not installed. "pip install lastcard[dask]" brings it.',
        'This needs pyarrow, which is not installed. "pip install lastcard[lab]" brings it.',
        *(['gymnasium is not installed; pip install "lastcard[rl]" brings it.'] * 2),
        'open_spiel is not installed; pip install "lastcard[peers]" brings it.',
        'rlcard is not installed; pip install "lastcard[peers]" brings it.',
    ]
    assert not list((tmp_path / "out").glob("*.parquet"))
