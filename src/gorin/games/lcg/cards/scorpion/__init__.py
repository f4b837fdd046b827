"""Scorpion cards, by type."""
