"""What happens in battles and duels."""
