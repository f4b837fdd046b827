"""Crab cards, by type."""
