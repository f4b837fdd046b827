"""What happens to cards in play, and how cards come into play."""
