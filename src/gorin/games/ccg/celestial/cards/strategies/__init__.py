"""Strategies, by the kind of their first action."""
