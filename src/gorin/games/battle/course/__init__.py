"""The course of the game in the order of the rulebook: set-up, the phases of a round, battles, scoring."""
