"""A Dask cluster of real processes: the same result, also when a worker dies in the middle of it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from lastcard.cli import main
from lastcard.editions import edition
from lastcard.simulate import BadPlan, Plan
from lastcard.simulate.cluster import Cluster, NoCluster, remote_chunks, rules_here
from lastcard.simulate.folder import load
from lastcard.simulate.run import on_threads

from .test_folder import files

pytest.importorskip("distributed")  # the extra "dask"
pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")


@pytest.fixture(scope="module")
def cluster_program() -> Iterator[subprocess.Popen[str]]:
    """A scheduler with two workers, started by the documented command."""
    command = [sys.executable, "-m", "lastcard.simulate.cluster", "--workers", "2", "--port", "0"]
    program = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        yield program
    finally:
        program.send_signal(signal.SIGINT)
        program.communicate(timeout=60)


@pytest.fixture(scope="module")
def address(cluster_program: subprocess.Popen[str]) -> str:
    """Where it answers."""
    assert cluster_program.stdout is not None
    return cluster_program.stdout.readline().strip()


def test_a_worker_that_dies_is_made_up_for_and_nothing_counted_twice(address: str) -> None:
    plan = Plan(edition("mario-kart"), ("casual", "random"), "matches", 12 * 256, "killed")
    cluster, played, killed = Cluster(address), {}, 0
    try:
        workers = cluster.client.run(os.getpid)
        assert len(workers) == 2
        for number, chunk in cluster.play(plan, range(plan.chunks)):
            assert number not in played
            played[number] = chunk
            if not killed:
                killed = next(iter(workers.values()))
                os.kill(killed, signal.SIGKILL)
        assert killed not in cluster.client.run(os.getpid).values()
    finally:
        cluster.close()
    here = dict(on_threads(plan, range(plan.chunks), 1))
    assert sorted(played) == sorted(here)
    for number, chunk in here.items():
        for part in ("rows", "matches", "kinds", "sizes"):
            assert np.array_equal(getattr(chunk, part), getattr(played[number], part)), (number, part)


def test_the_files_are_those_of_one_machine(address: str, tmp_path: Path) -> None:
    play = ["simulate", "pizza-pizza", "--players", "3", "--rounds", "9000", "--seed", "far"]
    assert main([*play, "--out", str(tmp_path / "far"), "--scheduler", address]) == 0
    assert main([*play, "--out", str(tmp_path / "near")]) == 0
    assert files(tmp_path / "far") == files(tmp_path / "near")


def test_ctrl_c_ends_it_with_what_is_done_and_the_cluster_stays(address: str, tmp_path: Path) -> None:
    out = tmp_path / "out"
    play = [sys.executable, "-m", "lastcard", "simulate", "classic", "--rounds", "4000000", "--out", str(out)]
    program = subprocess.Popen([*play, "--scheduler", address], stderr=subprocess.PIPE, text=True)
    wait_for_a_piece(program, out)
    program.send_signal(signal.SIGINT)
    _, said = program.communicate(timeout=60)
    assert program.returncode == 130
    assert "--resume goes on" in said
    assert "Traceback" not in said
    assert load(out).rounds.size % 4096 == 0
    cluster = Cluster(address)
    assert cluster.threads >= 1
    cluster.close()


def test_a_worker_with_other_rules_refuses() -> None:
    plan = Plan(edition("classic"), ("random",) * 2, "rounds", 5, "1")
    with pytest.raises(NoCluster, match="same version"):
        remote_chunks(json.dumps(plan.spec()), "0123456789abcdef", [0])


def test_a_worker_with_another_network_refuses() -> None:
    plan = Plan(edition("classic"), ("expert", "casual"), "rounds", 5, "1")
    with pytest.raises(BadPlan, match=f"another network of expert: 0123, not {plan.spec()['network']}"):
        remote_chunks(json.dumps(plan.spec() | {"network": "0123"}), rules_here(), [0])


def test_a_cluster_that_is_lost_is_told_of(
    cluster_program: subprocess.Popen[str], address: str, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    play = [sys.executable, "-m", "lastcard", "simulate", "classic", "--rounds", "4000000", "--out", str(out)]
    program = subprocess.Popen([*play, "--scheduler", address], stderr=subprocess.PIPE, text=True)
    wait_for_a_piece(program, out)
    cluster_program.kill()  # the last of this file's tests: no other has a cluster after it
    _, said = program.communicate(timeout=60)
    assert program.returncode == 2
    assert f"The cluster at {address} was lost." in said
    assert "Traceback" not in said
    assert list(out.glob("chunks/[0-9]*.npz"))


def wait_for_a_piece(program: subprocess.Popen[str], out: Path) -> None:
    """Until the first piece is kept: tables are written of the pieces without a gap, whichever ended first."""
    while program.poll() is None and not (out / "chunks" / "00000000.npz").exists():
        time.sleep(0.05)
