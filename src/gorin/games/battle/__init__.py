"""Battle for Rokugan: map, tokens, placement, resolution, territory cards, objectives."""
