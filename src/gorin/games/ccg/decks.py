"""Decks of the CCG, and what makes one legal (CE-DECK)."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.ruleset import CcgRuleset
from gorin.language.library.checks import counted, too_many, wrong_size
from gorin.language.library.deck import Deck
from gorin.language.library.library import Part, cited

STRONGHOLD, DYNASTY, FATE, WIND = "stronghold", "dynasty", "fate", "wind"


def parts_of(ruleset: CcgRuleset) -> tuple[Part, ...]:
    """What a deck of an edition is made of, with the clauses of its own book."""
    end = cites(ruleset, "CE-STR-01")
    stronghold = Part(
        STRONGHOLD,
        "Stronghold",
        is_single=True,
        needed=f"the deck has no Stronghold yet{end}",
        too_many=f"is one Stronghold too many{end}",
    )
    return stronghold, Part(DYNASTY, "Dynasty"), Part(FATE, "Fate")


def cites(ruleset: CcgRuleset, clause: str) -> str:
    """What the family cites by a clause of Celestial's, as it stands at the end of a sentence."""
    return cited(*ruleset.cites((clause,)))


def ccg_deck(id: str, name: str, stronghold: str, dynasty: list[str], fate: list[str], theme: str) -> Deck:
    """A Stronghold, and two lists of slugs."""
    return Deck(id, name, {STRONGHOLD: [stronghold], DYNASTY: dynasty, FATE: fate}, theme)


def wrong_in(ruleset: CcgRuleset, part: str, cards: list[Card]) -> list[str]:
    """What is wrong with the Dynasty or the Fate deck."""
    starting = ruleset.holdings_for_all + ruleset.holdings_for_later
    size = sum(1 for card in cards if card.slug not in starting)  # CE-DECK-02
    wrong = wrong_size(f"the {part} deck", size, ruleset.deck_minimum, None, _size_clause(ruleset, part))
    by_slug = {card.slug: card for card in cards}
    for slug, count in counted([card.slug for card in cards]).items():
        wrong += _wrong_with_card(ruleset, part, by_slug[slug], count, slug in starting)
    return wrong


def _wrong_with_card(ruleset: CcgRuleset, part: str, card: Card, count: int, is_starting: bool) -> list[str]:
    wrong: list[str] = []
    types = ruleset.dynasty_types if part == "Dynasty" else ruleset.fate_types
    if card.type not in types or card.created:
        wrong.append(f"{card.name} does not belong into the {part} deck{cites(ruleset, 'CE-GEN-03')}")
    if is_starting:
        wrong.append(f"{card.name} may not be in a deck{cites(ruleset, 'CE-DECK-03')}")
    own = ruleset.cites((_single_clause(ruleset, card) or "CE-DECK-05",))
    return wrong + too_many(card.name, count, copies_allowed(ruleset, card), ", ".join(own))


def copies_allowed(ruleset: CcgRuleset, card: Card) -> int:
    """How many of a card a deck may have (CE-DECK-05)."""
    return 1 if _single_clause(ruleset, card) else ruleset.copies


def _single_clause(ruleset: CcgRuleset, card: Card) -> str:
    """Which clause says that there is only one copy of a card; nothing where there may be more.

    CE-DECK-08, CE-DECK-09: each experience level counts for itself, and only one of it.
    """
    if card.type in ruleset.single_types:
        return ruleset.single_types[card.type]
    if card.has("Unique"):
        return "CE-DECK-07"
    return "CE-DECK-08" if card.experience > 0 else ""


def _size_clause(ruleset: CcgRuleset, part: str) -> str:
    return ", ".join(ruleset.cites((ruleset.size_clauses.get(part, "CE-DECK-01"),)))
