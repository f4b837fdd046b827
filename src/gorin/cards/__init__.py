"""Cards and decks as people look them up, list them and write them down."""
