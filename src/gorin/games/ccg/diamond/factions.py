"""Factions, Clans and families (DE-FAC): whom a Personality is aligned with, and what his name tells."""

from __future__ import annotations

from gorin.games.ccg.definition import Card, catalogue
from gorin.games.ccg.diamond.keywords import IMPLIED
from gorin.games.ccg.kinds import PERSONALITY
from gorin.games.ccg.table.state import CcgState
from gorin.language.core.active_effects import has
from gorin.language.predicates import AFTER, KEYWORD, Predicate, Simple

GREAT_CLANS: tuple[str, ...] = (
    "Crab",
    "Crane",
    "Dragon",
    "Lion",
    "Mantis",
    "Phoenix",
    "Scorpion",
    "Unicorn",
)
"""DE-FAC-18: eight; the Mantis are Yoritomo's Alliance."""
FACTIONS: dict[str, str] = {
    **{clan: f"{clan} Clan" for clan in GREAT_CLANS},
    "Brotherhood of Shinsei": "Monk",
    "Naga": "Naga",
    "Ninja": "Ninja",
    "Ratlings": "Ratling",
    "Shadowlands": "",
    "Spirits": "Spirit",
    "Toturi's Army": "Toturi's Army",
}
"""DE-FAC-01, DE-FAC-03: fifteen, each with its mark. DE-FAC-06: nobody is marked as of the Shadowlands."""
NO_FAMILIES: frozenset[str] = frozenset(
    [*IMPLIED, *FACTIONS, "Ashura", "Ghul", "Goblin", "Keeper", "Ki-Rin", "Monk", "Ogre", "Ronin", "Spirit"]
)
"""DE-FAC-14: occupations, Factions and creatures that begin a name. Tsuno is a family."""
CLAN = " Clan"


def minor_clans_of(s: CcgState, card: int) -> list[str]:
    """DE-FAC-16: its traits that speak of a Clan and of none of the great ones."""
    words = [*s.definition(card).keywords, *[each.keyword for each in s.lasting if each.subject == card]]
    return [word for word in dict.fromkeys(words) if is_minor_clan(word) and has(s, card, word)]


def is_minor_clan(keyword: str) -> bool:
    """
    >>> is_minor_clan("Boar Clan"), is_minor_clan("Crane Clan"), is_minor_clan("Monk")
    (True, False, False)
    """
    return keyword.endswith(CLAN) and keyword.removesuffix(CLAN) not in GREAT_CLANS


of_minor_clan: Predicate = Simple(
    KEYWORD, "Minor Clan", lambda s, context, card: bool(minor_clans_of(s, card))
)


def family_of(edition: str, card: Card) -> str:
    """DE-FAC-12, DE-FAC-13: the first word of a Personality's name; a single name only if others bear it."""
    words = card.name.split()
    if card.type != PERSONALITY or words[0] in NO_FAMILIES:
        return ""
    if len(words) == 1 and not any(other.name.startswith(card.name + " ") for other in _people(edition)):
        return ""
    return words[0]


def _people(edition: str) -> list[Card]:
    return [card for card in catalogue(edition).values() if card.type == PERSONALITY]


def of_family(name: str) -> Predicate:
    return Simple(
        AFTER,
        f"of the {name} family",
        lambda s, context, card: family_of(s.edition, s.definition(card)) == name,
    )
