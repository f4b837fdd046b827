"""The formats: each answers where they differ."""
