"""Writing cards: what is said of whole cards, and cards that effects create.

A card is its title and its words: `card("Hida Kuon - exp6", ...)`. Each edition has a `card` of its own,
which takes the facts from its tables (`pool`).
"""

from __future__ import annotations

from gorin.games.ccg import kinds
from gorin.games.ccg.definition import Card
from gorin.games.ccg.language.abilities import FocusEffect, Revealed
from gorin.games.ccg.language.traits import attaches_only_to
from gorin.games.ccg.language.verbs.in_play.heirs import answers_heir
from gorin.games.ccg.language.when.triggers import WHEN_FOCUSED, WHEN_REVEALED
from gorin.language.card_filters import CardFilter
from gorin.language.core.definition import Phrase
from gorin.language.core.resolution import Effect
from gorin.language.triggers import Trigger

CRAB, CRANE, DRAGON, LION, MANTIS, PHOENIX, SCORPION, SPIDER, UNICORN = kinds.CLANS


def revealed(*effects: Effect, when: Trigger = WHEN_REVEALED) -> Revealed:
    """What an Event does when it is revealed (CE-EVT-03), or, if it says so, when all provinces are."""
    return Revealed(when, effects)


def focus_effect(*effects: Effect) -> FocusEffect:
    """A trait that works only when the card is focused in a duel (CE-GLO-02)."""
    return FocusEffect(WHEN_FOCUSED, effects)


def ancestor_of(whom: CardFilter) -> tuple[Phrase, Phrase]:
    """Whose Ancestor it is. DE-CRD-36: he also attaches to an heir who is being recruited."""
    return attaches_only_to(whom), answers_heir()


def keeping(card: Card, what: CardFilter) -> Card:
    """A card whose text lays cards of these types under it."""
    card.kept_types = tuple(sorted(what.types))
    return card


def unfinished(card: Card) -> Card:
    """A card whose text is not written yet: shown, counted, and kept out of decks."""
    card.complete = False
    return card


# --- created cards (CE-CRE) -----------------------------------------------------------------------


def created_follower(force: int, *keywords: str) -> Card:
    card = Card(_created_name(f"{force}F", keywords, "Follower"), kinds.FOLLOWER, ())
    card.force, card.keywords, card.created = force, keywords, True
    card.honor_req = 0
    return card


def created_item(force: int, chi: int, *keywords: str) -> Card:
    card = Card(_created_name(f"{force}F {chi}C", keywords, "Item"), kinds.ITEM, ())
    card.force, card.chi, card.keywords, card.created = force, chi, keywords, True
    return card


def created_personality(force: int, chi: int, personal_honor: int, *keywords: str) -> Card:
    """CE-CRE-03: without an Honor Requirement."""
    card = Card(_created_name(f"{force}F {chi}C", keywords, "Personality"), kinds.PERSONALITY, ())
    card.force, card.chi, card.personal_honor = force, chi, personal_honor
    card.keywords, card.created = keywords, True
    return card


def created_region(name: str, *, keywords: tuple[str, ...] = (), text: tuple[Phrase, ...] = ()) -> Card:
    """A Region is told from others by its text, so it has a name."""
    card = Card(name, kinds.REGION, text)
    card.keywords, card.created = keywords, True
    return card


def _created_name(stats: str, keywords: tuple[str, ...], type: str) -> str:
    return " ".join(["Created", stats, *keywords, type])
