"""What happens to players: their decks, hands, provinces, Honor and actions."""
