"""The Keyword Rule and implied traits (DE-KEY): what a card counts as besides the traits that are printed."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.kinds import SENSEI, STRONGHOLD

SAME = (
    ("Courtier", "Diplomat"),
    ("Naval", "Sailor"),
    ("Mantis Clan", "Yoritomo's Alliance"),
    ("Monkey Clan", "Toturi's Army"),
)
"""DE-KEY-25, DE-KEY-26, DE-FAC-04, DE-FAC-05: each is the other."""
IMPLIED = {
    "Mujina": ("Creature",),
    "Ratling": ("Creature",),
    "Creature": ("Nonhuman",),
    "Naga": ("Nonhuman",),
    "Oni": ("Nonhuman", "Shadowlands"),
    "Necromancer": ("Undead",),
    "Skeletal": ("Undead",),
    "Skeleton": ("Undead",),
    "Zombie": ("Undead",),
    "Undead": ("Shadowlands",),
}
"""DE-KEY-27, DE-KEY-30 to DE-KEY-35: who has the first has the others."""


SYNONYMS: dict[str, tuple[str, ...]] = {word: pair for pair in SAME for word in pair}
IMPLIED_BY: dict[str, tuple[str, ...]] = {
    word: tuple([first for first, others in IMPLIED.items() if word in others])
    for word in dict.fromkeys([word for others in IMPLIED.values() for word in others])
}
"""DE-KEY-36: the same, asked from the other end: of who has been given a trait."""


def counts_as(card: Card) -> tuple[str, ...]:
    """Everything that a card counts as although it is not printed among its traits.

    The words of the title (DE-KEY-10) in their singular (DE-KEY-14), and what its traits imply. The rule is
    not for Strongholds and Senseis (DE-KEY-13).
    """
    if card.type in (STRONGHOLD, SENSEI):
        return ()
    found = [*card.keywords, *title_words(card.name)]
    for keyword in found:
        more = [*IMPLIED.get(keyword, ()), *[other for pair in SAME if keyword in pair for other in pair]]
        found += [each for each in more if each not in found]
    return tuple([each for each in dict.fromkeys(found) if each not in card.keywords])


def title_words(title: str) -> list[str]:
    """
    >>> title_words("Hiruma Archers"), title_words("Kisada's Shrine")
    (['Hiruma', 'Archer'], ['Kisada', 'Shrine'])
    """
    return [_singular(word.strip(",.!?")) for word in title.split()]


def _singular(word: str) -> str:
    """DE-KEY-14: plural and possessive forms are the same word; "Glass" is no plural."""
    word = word.removesuffix("'s").removesuffix("'")
    return word[:-1] if word.endswith("s") and not word.endswith("ss") and len(word) > 3 else word
