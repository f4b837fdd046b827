"""What every game shares. Knows no game and imports nothing above it."""
