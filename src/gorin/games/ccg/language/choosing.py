"""Naming an element while the effects resolve."""

from __future__ import annotations
