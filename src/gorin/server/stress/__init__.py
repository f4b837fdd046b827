"""The server under load and under fire: scripted players, and a server that is killed again and again."""
