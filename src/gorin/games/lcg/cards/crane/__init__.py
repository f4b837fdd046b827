"""Crane cards, by type."""
