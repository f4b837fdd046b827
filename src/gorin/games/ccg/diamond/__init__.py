"""Diamond Edition, the older generation of the CCG: its answers, its own rules, its cards and decks."""
