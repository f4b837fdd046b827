"""The server: lobby, tables, storage and protocol. No rule of any game in here."""
