"""Every word of the language tells what it was made with; no two that differ say the same.

The words are those of all cards, altered as tests/cards/test_fidelity.py alters the cards.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from cards.test_fidelity import EXPLAINED, GAMES, cards_of, outcomes
from support.altering import family_of, is_indivisible, is_same, read_aloud

TWINS = {
    "Kind: card": "cards of units, cards in the hand, any cards: where they are is told beside it",
    "Kind:  Samurai": "some effects mean Followers with the keyword, too; the rules of Diamond call both so",
    "Kind:  Shugenja": "the same",
    "Kind:  Monk": "the same",
    "Who: that player": "whoever the moment is about, in two kinds of moments",
    "Who: your opponent": "against whom you are, or of several the one who was chosen as the ability began",
    "Role: as a defender": "of a player who wins and of a character that enters play: the same side",
    "Role: as an attacker": "the same of attackers",
    "Predicate: other": "besides this card, or besides the one that something else leaves out",
    "Predicate: dynasty": "of the dynasty deck, before the noun or before the traits",
    "EventKind: {by} [gain] Honor": "before it happens or after it: the form of the trigger says which",
}
"""What words that differ may say alike, and why."""


def told_places() -> dict[str, list[bool]]:
    """Class and attribute -> whether each change of it was told."""
    found: dict[str, list[bool]] = defaultdict(list)
    for game in GAMES:
        for each in outcomes(game):
            found[each.place].append(each.told)
    return found


def test_a_word_tells_what_it_was_made_with():
    explained = {name.partition(" @")[0] for name in EXPLAINED}
    silent = {place for place, told in told_places().items() if not any(told)}
    assert silent - explained == set()


def test_most_words_of_the_language_are_tried():
    classes = {place.partition(".")[0] for place in told_places()}
    assert len(classes) > 150


def sentences(game: str) -> dict[str, list[Any]]:
    """Family and sentence -> the indivisible words that say it."""
    found: dict[str, list[Any]] = defaultdict(list)
    for word in [word for card in cards_of(game) for word in card.words if is_indivisible(word)]:
        family = family_of(word)
        if family is not None and read_aloud(word):
            found[f"{family.__name__}: {read_aloud(word)}"].append(word)
    return found


def twins(game: str) -> set[str]:
    """What words say alike that differ."""
    return {
        said
        for said, words in sentences(game).items()
        if any(not is_same(words[0], word) for word in words[1:])
    }


def test_words_that_differ_do_not_say_the_same():
    assert set.union(*(twins(game) for game in GAMES[:-1])) == set(TWINS)
