"""Which engine this is: a table is played to its end by the version that began it."""

from __future__ import annotations

from importlib import metadata

from gorin.kernel.game import FORMAT

ENGINE = f"{metadata.version('gorin')} (format {FORMAT})"
"""Written into the first entry of every table."""


def why_not_ours(engine: str) -> str:
    """Why a table of this engine cannot go on here; empty where it can. Logs of old do not say."""
    if engine in ("", ENGINE):
        return ""
    return (
        f"this table cannot go on with this version: it was begun with gorin {engine}, and this is {ENGINE}"
    )
