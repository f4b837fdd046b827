"""The cards of a game as plain JSON values, for lists and for other programs."""

from __future__ import annotations

from typing import Any

from gorin.language.library.library import library_of


def all_facts(game: str) -> list[dict[str, Any]]:
    """Every card that can be owned, by name."""
    library = library_of(game)
    cards = sorted(library.published(), key=lambda card: (card.name.lower(), library.level(card)))
    return [library.facts(card) for card in cards]
