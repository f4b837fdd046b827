"""Phoenix cards, by type."""
