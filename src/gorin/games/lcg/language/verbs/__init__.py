"""What happens: to cards, to players, to provinces and rings, to other effects."""
