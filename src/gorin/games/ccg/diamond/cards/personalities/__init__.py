"""Personalities, by Clan."""
