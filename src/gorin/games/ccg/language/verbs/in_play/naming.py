"""Naming a Ring, and finding it when what it asks for is done (WH-CLR-18)."""

from __future__ import annotations
