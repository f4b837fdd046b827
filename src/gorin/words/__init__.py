"""The words that cards are written in, as far as every card game shares them: nodes, and plain English."""
