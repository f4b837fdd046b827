"""Neutral cards, by type."""
