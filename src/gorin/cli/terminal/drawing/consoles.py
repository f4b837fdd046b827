"""The console that everything is printed on."""

from __future__ import annotations

import io
import os
import sys
import time
from collections.abc import Iterable
from contextlib import suppress
from importlib import import_module
from typing import TextIO

from rich.console import Console
from rich.text import Text

from gorin.cli.terminal.input.interrupts import CTRL_C
from gorin.cli.terminal.screen import Size

PIPE = Size(120, 45)
"""The window that is assumed where there is none."""


class Terminal:
    """Prints lines as they are, with colours where the window has them; reads a line at a time."""

    def __init__(self, plain: bool = False) -> None:
        _forgive(sys.stdin, sys.stdout)
        self.console = _console(plain)
        self.is_live = sys.stdin.isatty() and sys.stdout.isatty()
        """A person sits at a window: pause and clear. Otherwise everything is printed one after another."""
        self.clears = self.is_live and not plain
        if self.is_live:
            _edit_lines()

    @property
    def size(self) -> Size:
        return Size(self.console.width, self.console.height)

    @property
    def width(self) -> int:
        return self.console.width

    def show(self, lines: Iterable[Text | str]) -> None:
        for line in lines:
            self.console.print(
                line, no_wrap=True, overflow="ignore", crop=False, markup=False, highlight=False
            )

    def clear(self) -> None:
        if self.clears:
            self.console.clear()

    def read(self, prompt: str) -> str:
        """The next line; EOFError when there is none. Without a window the line is shown too."""
        self.show([""])
        with CTRL_C.waiting():
            typed = input(prompt)
        if not self.is_live:
            self.show([typed])
        return typed.strip()

    def pause(self, prompt: str = "Enter: go on ") -> str:
        """Wait for Enter where somebody can press it, and return what was typed before it."""
        return self.read(prompt) if self.is_live else ""

    def rest(self, seconds: float) -> None:
        """Leave what is shown for a while."""
        with CTRL_C.waiting():
            time.sleep(seconds)


def _console(plain: bool) -> Console:
    width, height = _assumed("COLUMNS", PIPE.width), _assumed("LINES", PIPE.height)
    if plain:
        return Console(color_system=None, force_terminal=False, width=width, height=height)
    return Console(width=width, height=height)


def _assumed(variable: str, size: int) -> int | None:
    """Rich measures windows itself; a pipe is as large as the environment says, or as we like it."""
    return None if sys.stdout.isatty() or variable in os.environ else size


def _forgive(*streams: TextIO) -> None:
    """What a stream cannot encode or decode becomes a question mark rather than an error."""
    for stream in streams:
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _edit_lines() -> None:
    """Arrow keys and history in the prompt, where Python has them."""
    with suppress(ImportError):
        import_module("readline")
