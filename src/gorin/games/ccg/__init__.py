"""The collectible card game: what its three editions share. Each edition has a folder with what differs."""
