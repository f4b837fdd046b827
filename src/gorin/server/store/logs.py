"""What the logs of the store are called: one with a mark in its name is no table."""

from __future__ import annotations

MARK = ":"
"""Ids of tables have none. `alive:` begins signs of life, `decks:` decks of a session, `asleep:` listings,
`kept:` snapshots."""
OWN = "@"
"""What the store and the server keep for themselves begins with this: its name, the key of the sessions."""


def is_table(log: str) -> bool:
    return MARK not in log and not log.startswith(OWN)
