"""Lion cards, by type."""
