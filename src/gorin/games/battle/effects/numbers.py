"""Small numbers as cards say them."""

from __future__ import annotations

NUMBERS = ("no", "one", "two", "three", "four")
