"""What the cards of some packs could do out of a hand, whoever holds them."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from gorin.games.lcg.definition import Card, catalogue
from gorin.games.lcg.kinds import EVENT
from gorin.games.lcg.language.ability import LcgAbility
from gorin.language.core.zones import HAND


@final
@mypyc_attr(serializable=True)
class Held:
    """Answers that could be held, by window and kind of moment."""

    def __init__(self, cards: list[Card]) -> None:
        self.answers: dict[tuple[str, str], list[tuple[Card, LcgAbility]]] = {}
        for card in cards:
            for ability in card.usables:
                if ability.hears and works_in_hand(card, ability):
                    self.answers.setdefault((ability.window, ability.hears), []).append((card, ability))
        self.kinds = frozenset([kind for _, kind in self.answers])

    def __deepcopy__(self, memo: object) -> Held:
        return self


def works_in_hand(card: Card, ability: LcgAbility) -> bool:
    return HAND in ability.works_from if ability.works_from else card.type == EVENT


_known: dict[tuple[str, frozenset[str]], Held] = {}


def held_from(edition: str, packs: frozenset[str]) -> Held:
    """What hands could hold at a table with these packs; worked out once for all such tables."""
    key = (edition, packs)
    known = _known.get(key)
    if known is None:
        cards = [card for card in catalogue(edition).values() if card.printed.pack in packs]
        known = _known[key] = Held(cards)
    return known


def look_again() -> None:
    """Other cards are known from now on."""
    _known.clear()
