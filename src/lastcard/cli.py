"""The command line: finds the command, reads its arguments, and answers every mistake in one sentence."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from lastcard import __version__
from lastcard.errors import LastCardError, UnknownName
from lastcard.text import languages, say, speaking
from lastcard.text.choice import of_environment

if TYPE_CHECKING:
    import argparse

    from lastcard.terminal.arguments import Parser

    Command = tuple[Callable[[Parser], None], Callable[[argparse.Namespace], int]]

COMMANDS: Final = (
    "play",
    "resume",
    "watch",
    "editions",
    "rules",
    "record",
    "conform",
    "bench",
    "simulate",
    "compare",
    "report",
    "lab",
    "tournament",
    "serve",
    "admin",
    "export",
    "import",
)


def command(name: str) -> Command:
    """The options of a command and what it does; its modules are imported now and not before."""
    if name in ("play", "resume"):
        from lastcard.terminal import playing

        return (playing.add_play, playing.play) if name == "play" else (playing.add_resume, playing.resume)
    if name == "watch":
        from lastcard.terminal import watching

        return watching.add_watch, watching.watch
    if name in ("editions", "rules"):
        from lastcard.terminal import reading

        return (reading.add_rules, reading.rules) if name == "rules" else (reading.add_editions, reading.editions)
    if name == "record":
        from lastcard.terminal import recalling

        return recalling.add_record, recalling.record
    if name in ("export", "import"):
        from lastcard.terminal import carrying

        return (carrying.add_export, carrying.export) if name == "export" else (carrying.add_import, carrying.bring_in)
    if name in ("conform", "bench"):
        from lastcard.terminal import checking

        conform = (checking.add_conform, checking.run_conform)
        return conform if name == "conform" else (checking.add_bench, checking.run_bench)
    if name == "simulate":
        from lastcard.terminal import simulating

        return simulating.add_simulate, simulating.run_simulate
    if name == "tournament":
        from lastcard.terminal import tourneys

        return tourneys.add_tournament, tourneys.run_tournament
    if name == "admin":
        from lastcard.server import admincommand

        return admincommand.add_arguments, admincommand.run
    if name == "compare":
        from lastcard.terminal import comparing

        return comparing.add_compare, comparing.run_compare
    if name == "report":
        from lastcard.terminal import reporting

        return reporting.add_report, reporting.run_report
    if name == "lab":
        from lastcard.terminal import mixing

        return mixing.add_lab, mixing.run_lab
    from lastcard.server import main as server

    return server.add_arguments, server.run


def overview() -> None:
    """Say which commands there are."""
    print(say("command-overview"))
    room = max(map(len, COMMANDS)) + 2
    for name in COMMANDS:
        print(f"  {name:{room}}{say(f'command-{name}')}")
    print(say("command-overview-hint"))


def language_for(arguments: Sequence[str]) -> tuple[str, Sequence[str]]:
    """The language to speak, and the arguments without the option that names it (``--language de play …``).

    Raises:
        UnknownName: the option names a language that there is not.
    """
    if not arguments or arguments[0].partition("=")[0] != "--language":
        return of_environment(os.environ), arguments
    _, inside, name = arguments[0].partition("=")
    rest = arguments[1:] if inside else arguments[2:]
    name = name if inside else "".join(arguments[1:2])
    if name not in languages():
        raise UnknownName("error-unknown-language", name, list(languages()))
    return name, rest


def run(arguments: Sequence[str]) -> int:
    """Do what the arguments ask for; the exit status."""
    name, *rest = arguments or ["help"]
    if name in ("help", "-h", "--help"):
        overview()
        return 0
    if name in ("--version", "-V", "version"):
        print(say("version-line", version=__version__))
        print(say("disclaimer"))
        return 0
    if name not in COMMANDS:
        raise UnknownName("error-unknown-command", name, list(COMMANDS))
    from lastcard.terminal.arguments import HelpAsked, Parser

    add_options, work = command(name)
    parser = Parser(name)
    add_options(parser)
    try:
        return work(parser.read(rest))
    except HelpAsked:
        print(parser.format_help(), end="")
        return 0


def main(arguments: Sequence[str] | None = None) -> int:
    """The program `lastcard`; the exit status is 2 for bad input."""
    replace_closed()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        language, rest = language_for(sys.argv[1:] if arguments is None else arguments)
        with speaking(language):
            return guarded(rest)
    except UnknownName as error:
        print(error, file=sys.stderr)
        return 2


def hush() -> None:
    """Write nothing more, at the program's end either."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def replace_closed() -> None:
    """Let nothing be read from, or written to, where whoever started the program closed a stream."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - open to the end


def guarded(arguments: Sequence[str]) -> int:
    """As `run`, with every way out a sentence and an exit status."""
    try:
        status = run(arguments)
        sys.stdout.flush()
    except LastCardError as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read the output has seen enough.
        hush()
        return 0
    except OSError as error:
        if error.filename is not None:
            raise  # no trouble with the output, but with a file that whoever opened it should have told of
        hush()
        print(say("error-cannot-write", problem=error.strerror or str(error)), file=sys.stderr)
        return 2
    return status
