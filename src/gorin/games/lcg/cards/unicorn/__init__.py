"""Unicorn cards, by type."""
