"""Attacks, battles, Ranged Attacks and duels."""
