"""Whether gorin runs from a checkout of its sources or was installed: hints name only what the reader has."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
"""The folder of the checkout, where there is one."""


def hint(in_checkout: str, installed: str) -> str:
    """What to tell somebody who works in a checkout, or else somebody who has installed gorin."""
    return in_checkout if (ROOT / "run.py").is_file() else installed
