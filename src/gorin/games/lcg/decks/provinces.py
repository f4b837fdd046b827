"""The set of provinces: one for each element, and what a role changes about that (LCG-DECK-11, 12, 13)."""

from __future__ import annotations

from gorin.games.lcg.decks.cards import ELEMENTS, PoolCard
from gorin.language.library.checks import counted, too_many, wrong_size

SEEKER = "Seeker"


def wrong_provinces(provinces: list[PoolCard], role: PoolCard | None, clan: str) -> list[str]:
    wrong = wrong_size("the set of provinces", len(provinces), 5, 5, "LCG-DECK-11")
    wrong += _lacking(provinces, role)
    for card in dict.fromkeys(provinces):
        if clan and card.is_out_of(clan):
            wrong.append(f"{card.name} is a province of the {card.clan}, not of the {clan} [LCG-DECK-12]")
    for title, count in counted([card.name for card in provinces]).items():
        wrong += too_many(title, count, 1, "LCG-DECK-13")
    return wrong


def _lacking(provinces: list[PoolCard], role: PoolCard | None) -> list[str]:
    """The elements for which there is no province, at best."""
    sets = [list(ELEMENTS)]
    extra = seeker_element(role)
    if extra:
        sets += [[extra if each == left else each for each in ELEMENTS] for left in ELEMENTS]
    best = min([_unfilled(slots, provinces) for slots in sets], key=len)
    names = ", ".join([element.title() for element in best])
    return [f"there is no province for {names} [LCG-DECK-11]"] if best else []


def seeker_element(role: PoolCard | None) -> str:
    """A Seeker may take a second province of his element in place of any other."""
    if role is None or SEEKER not in role.keywords:
        return ""
    return next((trait.lower() for trait in role.keywords if trait.lower() in ELEMENTS), "")


def allowed_provinces(role: PoolCard) -> list[str]:
    """What a role changes, in words."""
    extra = seeker_element(role)
    return [f"a second {extra.title()} province in place of another"] if extra else []


def _unfilled(slots: list[str], provinces: list[PoolCard]) -> list[str]:
    """The slots that stay empty when as many as possible are filled (LCG-PROV-06)."""
    filled: dict[int, int] = {}
    return [slot for at, slot in enumerate(slots) if not _place(at, slots, provinces, filled, set())]


def _place(
    at: int, slots: list[str], provinces: list[PoolCard], filled: dict[int, int], tried: set[int]
) -> bool:
    """Find a province for a slot; one that is taken may go to another slot that it also fits."""
    for number, card in enumerate(provinces):
        if slots[at] not in card.elements or number in tried:
            continue
        tried.add(number)
        if number not in filled or _place(filled[number], slots, provinces, filled, tried):
            filled[number] = at
            return True
    return False
