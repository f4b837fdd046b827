"""The course of a round: set-up, the four phases, and what happens by itself after every change."""
