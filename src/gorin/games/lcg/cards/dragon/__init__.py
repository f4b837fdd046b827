"""Dragon cards, by type."""
