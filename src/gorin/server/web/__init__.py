"""The web process: the lobby over HTTP, a websocket for each table, and the page."""
