"""Options of a game, as they are written on a command line."""

from __future__ import annotations

import json
from typing import Any

import click


class Renamed(click.Option):
    """An option that had another name: the former one still works, and the help does not show it."""

    def __init__(self, *args: Any, formerly: str, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.formerly = formerly

    def add_to_parser(self, parser: Any, ctx: click.Context) -> None:
        shown = self.opts
        self.opts = [*shown, self.formerly]
        super().add_to_parser(parser, ctx)
        self.opts = shown


def named_option(text: str) -> tuple[str, Any]:
    """
    >>> named_option("seats=3"), named_option("clans=choose")
    (('seats', 3), ('clans', 'choose'))
    """
    name, equals, value = text.partition("=")
    if not name or not equals:
        raise click.UsageError(f"--option expects NAME=VALUE, not {text!r}")
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value
