"""How each game is shown in the terminal: a picture for each, and the parts that several of them share."""
