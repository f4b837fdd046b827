"""The course of a game: set-up, the turn and its phases, and what happens by itself after every change."""
