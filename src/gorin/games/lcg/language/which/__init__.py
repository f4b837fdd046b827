"""Which cards, rings, provinces and players."""
