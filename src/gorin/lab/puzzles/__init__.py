"""Puzzles: moments of games in which exactly one choice reaches a goal, whatever the others do."""
