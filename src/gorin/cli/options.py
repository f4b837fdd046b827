"""Options of a game, as they are written on a command line."""

from __future__ import annotations

import json
from typing import Any

import click


def named_option(text: str) -> tuple[str, Any]:
    """
    >>> named_option("seats=3"), named_option("clans=choose")
    (('seats', 3), ('clans', 'choose'))
    """
    name, equals, value = text.partition("=")
    if not name or not equals:
        raise click.UsageError(f"--option is NAME=VALUE, not {text!r}")
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value
