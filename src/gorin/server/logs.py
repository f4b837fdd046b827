"""What the logs of the store are called: one with a mark in its name is no table."""

from __future__ import annotations

MARK = ":"
"""Ids of tables have none: `alive:` begins the signs of life, `decks:` the decks of a session."""


def is_table(log: str) -> bool:
    return MARK not in log
