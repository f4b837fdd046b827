"""Provinces that a card has left, until they are refilled."""

from __future__ import annotations

from gorin.games.lcg.table.state import LcgState


def set_aside(s: LcgState, before: list[int]) -> list[int]:
    """The provinces that have become vacant since: whoever asks sees to it that they are refilled."""
    new = [place for place in s.vacant if place not in before]
    s.vacant = before
    return new
