"""What a player types: choices, commands, questions about the game, and Ctrl-C."""
