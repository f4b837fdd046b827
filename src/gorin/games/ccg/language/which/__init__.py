"""Which cards, and whose.

`card_filters`, `predicates`, `measures`, `places`; `things` and `provinces`; `players`.
"""
