"""Verbs: what effects do, a file for each kind of change."""
