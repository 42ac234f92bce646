"""Dockerfile and compose.yaml, read and not run: what they name exists, nobody in them is root, nothing is `latest`."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from lastcard.cli import command
from lastcard.terminal.arguments import Parser

ROOT = Path(__file__).parent.parent
yaml = pytest.importorskip("yaml", reason="PyYAML reads compose.yaml; it comes with the developers' packages")


def _instructions() -> list[tuple[str, str]]:
    """Every instruction of the Dockerfile with what follows it."""
    text = (ROOT / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
    lines = [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(name, rest.strip()) for name, _, rest in (line.partition(" ") for line in lines)]


def _of(name: str) -> list[str]:
    return [rest for each, rest in _instructions() if each == name]


def _services() -> dict[str, dict[str, Any]]:
    services: dict[str, dict[str, Any]] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))["services"]
    return services


def _ours(service: dict[str, Any]) -> bool:
    return str(service["image"]).startswith("lastcard:")


def _check_arguments(arguments: list[str]) -> None:
    """They are arguments that `lastcard serve` takes."""
    parser = Parser("serve")
    command("serve")[0](parser)
    parser.read(arguments)


def _fixed(image: str) -> bool:
    """Whether an image is of a known version."""
    tag = image.partition(":")[2]
    return bool(re.match(r"\d", tag)) and tag != "latest"


def test_the_image_is_made_in_two_stages_and_runs_as_nobody_in_particular() -> None:
    stages = [each.split() for each in _of("FROM")]
    assert len(stages) == 2
    assert all(_fixed(image) for image, *_ in stages)
    last = [name for name, _ in _instructions()][::-1]
    assert last.index("USER") < last.index("FROM")
    (user,) = _of("USER")
    assert re.fullmatch(r"[1-9]\d*:[1-9]\d*", user)
    assert f"--uid {user.partition(':')[0]} " in _of("RUN")[-1]
    assert "ADD" not in {name for name, _ in _instructions()}


def test_the_image_starts_the_server_with_options_that_there_are() -> None:
    entry, more = json.loads(_of("ENTRYPOINT")[0]), json.loads(_of("CMD")[0])
    assert entry[:2] == ["lastcard", "serve"]
    _check_arguments([*entry[2:], *more])
    assert entry[entry.index("--port") + 1] == _of("EXPOSE")[0]
    assert entry[entry.index("--data") + 1] == _of("VOLUME")[0]


def test_the_image_looks_after_itself_with_what_python_brings() -> None:
    (check,) = _of("HEALTHCHECK")
    words = json.loads(check[check.index("CMD") + 3 :])
    assert words[:2] == ["python", "-c"]
    compile(words[2], "health", "exec")
    assert f":{_of('EXPOSE')[0]}/healthz" in words[2]


def test_only_the_wheel_goes_into_the_image() -> None:
    ignored = (ROOT / ".dockerignore").read_text("utf-8").split()
    assert ignored == ["*", "!dist/*.whl"]
    assert _of("COPY") == ["dist/*.whl /wheels/", "--from=build /opt/lastcard /opt/lastcard"]
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    assert set(re.findall(r"\[(\w+)\]", _of("RUN")[0])) <= set(extras)


def test_services_name_what_there_is() -> None:
    content = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
    services = _services()
    assert [name for name, each in services.items() if "profiles" not in each] == ["lastcard"]
    for name, each in services.items():
        assert _fixed(each["image"]), name
        assert each.get("user") not in ("root", "0", 0), name
        assert not each.get("privileged"), name
        for volume in each.get("volumes", ()):
            source = volume.partition(":")[0]
            assert source in content["volumes"] or (ROOT / source).exists(), volume
        assert set(each.get("depends_on", ())) <= set(services), name
        if _ours(each):
            entry: list[str] = json.loads(_of("ENTRYPOINT")[0])[2:]
            _check_arguments([*entry, *each.get("command", ())])
            assert each["cap_drop"] == ["ALL"], name
            assert each["read_only"] is True, name
        elif "profiles" in each and name != "caddy":
            assert "healthcheck" in each, name
