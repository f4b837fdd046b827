"""Which cards, and whose: `nouns`, `qualities`, `measures`, `places`; `things` and `provinces`; `players`."""
