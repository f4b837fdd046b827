"""Conflicts, ring effects, duels, bids and the Imperial Favor."""
