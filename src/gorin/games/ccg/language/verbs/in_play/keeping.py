"""Cards that are laid under another one, out of play, and taken from there."""

from __future__ import annotations
