"""Celestial Edition: two players, 40/40 decks."""
