"""What the CCG tells about its cards and decks to whoever looks them up, lists or builds them."""

from __future__ import annotations

import re
from typing import Any

from mypy_extensions import mypyc_attr

from gorin.games.ccg.acting.gold import Produces
from gorin.games.ccg.acting.player_actions import RULES_SLUG
from gorin.games.ccg.decks import DYNASTY, FATE, STRONGHOLD, cites, copies_allowed, parts_of, wrong_in
from gorin.games.ccg.definition import (
    INEXPERIENCED,
    NO_REQUIREMENT,
    Card,
    catalogue,
    experience_name,
    slug_with,
)
from gorin.games.ccg.kinds import FOLLOWER, HOLDING, ITEM, PERSONALITY, RING, SPELL, STRATEGY
from gorin.games.ccg.kinds import STRONGHOLD as STRONGHOLDS
from gorin.games.ccg.pool import Pool
from gorin.games.ccg.reminders import reminder
from gorin.games.ccg.ruleset import edition_named
from gorin.language.core.definition import slug_of
from gorin.language.library.checks import up_to
from gorin.language.library.deck import Deck
from gorin.language.library.library import IS, WORDS, Library, Name, Number, Word

STATS: dict[str, tuple[int, ...]] = {
    "force": (PERSONALITY, FOLLOWER, ITEM),
    "chi": (PERSONALITY, FOLLOWER, ITEM),
    "honor_req": (PERSONALITY, FOLLOWER),
    "gold_cost": (PERSONALITY, HOLDING, STRATEGY, FOLLOWER, ITEM, SPELL),
    "personal_honor": (PERSONALITY,),
    "focus": (STRATEGY, RING, FOLLOWER, ITEM, SPELL),
}
"""The numbers of a card, and the types that have them printed."""
NUMBERS: tuple[Number, ...] = (
    Number("force", "F", "Force"),
    Number("chi", "C", "Chi"),
    Number("honor_req", "HR", "Honor Requirement"),
    Number("gold_cost", "G", "Gold Cost", ("gold", "cost")),
    Number("personal_honor", "PH", "Personal Honor", ("honor",)),
    Number("focus", "Fo", "Focus"),
)
LOOSE = ("sensei", "pre-game", "pregame")
SORTING = (
    "personalities", "holdings", "events", "regions", "celestials", "strategies", "rings", "followers",
    "items", "spells", "attachments", "actions", "kihos", "personality", "holding", "event", "region",
    "celestial", "strategy", "ring", "follower", "item", "spell", "terrains", "weapons", "armors",
)  # fmt: skip
LEVEL = re.compile(
    r"(?:\s*[•·(]\s*|\s+-\s*|\s+)(in)?exp(?:erienced)?\.?\s*(\d{0,2})\s*\)?\s*$", re.IGNORECASE
)
"""How lists write an experience level: " - exp2", " • Experienced 2", " (Inexperienced)", " exp2"."""


@mypyc_attr(allow_interpreted_subclasses=True)
class CcgLibrary(Library):
    """The cards and decks of an edition."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.parts = parts_of(edition_named(id))
        self.loose = LOOSE
        self.sorting = SORTING
        self.numbers = NUMBERS
        self.words = (WORDS[0], Word("clan", "clan", IS), *WORDS[1:])
        self.example = "force>=3 or type:item"
        self.unknown = ", ".join(edition_named(id).cites(("CE-DECK-04",)))
        self.starting = "Family Honor"
        """What the lowest number of a Stronghold is called."""
        self.also_called: dict[str, str] = {}
        """Cards of which people and books write the title otherwise, by the slug of that."""
        self.pool: Pool | None = None
        """The tables of facts, where they have cards that nobody has written yet."""
        self._unwritten: dict[str, Card] = {}

    # --- cards ------------------------------------------------------------------------------------

    def cards(self) -> dict[str, Any]:
        """Those that can be played, and those that can only be looked up yet."""
        known = catalogue(self.id)
        if self.pool is not None and not self._unwritten:
            self._unwritten = {card.slug: card for card in self.pool.unwritten(set(known))}
            for card in self._unwritten.values():
                card.speaks = known[RULES_SLUG].speaks
        return {**self._unwritten, **known} if self._unwritten else known

    def cards_for(self, deck: Deck) -> dict[str, Any]:
        """Nobody waits for the tables to be read for a deck that can be played."""
        known = catalogue(self.id)
        return known if all(slug in known for slug in deck.cards()) else self.cards()

    def on_tables(self) -> list[Card]:
        return [card for card in catalogue(self.id).values() if card.slug != RULES_SLUG]

    def read_name(self, text: str) -> Name:
        found = LEVEL.search(text)
        if found is None or not text[: found.start()].strip():
            return Name(self._title(text.strip()), None)
        level = INEXPERIENCED if found[1] else int(found[2] or 1)
        return Name(self._title(text[: found.start()].strip()), level)

    def _title(self, text: str) -> str:
        return self.also_called.get(slug_of(text), text)

    def slug(self, name: Name) -> str:
        """Without a level it is the one that is not experienced."""
        return slug_with(name.title, name.level or 0)

    def level(self, card: Card) -> int:
        return card.experience

    def listed(self, card: Card) -> str:
        if card.experience < 0:
            return f"{card.name} - inexp"
        level = "" if card.experience == 1 else str(card.experience)
        return f"{card.name} - exp{level}" if card.experience else card.name

    def title(self, card: Card) -> str:
        return card.shown_title

    def addition(self, card: Card) -> str:
        return f" • {experience_name(card.experience)}" if card.experience else ""

    def clans(self, card: Card) -> tuple[str, ...]:
        return card.clans

    def number(self, card: Card, name: str) -> int | None:
        """None also for a dash."""
        if card.type not in STATS[name]:
            return None
        value: int = getattr(card, name)
        return None if value == NO_REQUIREMENT else value

    def numbers_shown(self, card: Card) -> dict[str, str]:
        """A dash is an Honor Requirement that is none; what an Item changes has a sign."""
        if card.type == STRONGHOLDS:
            shown = (card.province_strength, card.gold_production, card.starting_honor)
            labels = ("Province Strength", "Gold Production", self.starting)
            return {label: str(number) for label, number in zip(labels, shown, strict=True)}
        found: dict[str, str] = {}
        for stat in NUMBERS:
            value = self.number(card, stat.name)
            if value is not None:
                found[stat.label] = self.written(card, stat.name, value)
            elif card.type in STATS[stat.name]:
                found[stat.label] = "-"
        if card.honor_production:
            found["Honor Production"] = str(card.honor_production)
        return found

    def more_facts(self, card: Card) -> dict[str, Any]:
        return {"clan": list(card.clans)}

    def added(self, card: Card) -> tuple[str, ...]:
        return ("force", "chi") if card.type == ITEM else ()

    def is_unique(self, card: Card) -> bool:
        return card.has("Unique")

    def limit_told(self, card: Card) -> str:
        if card.created or self.is_granted(card) or self.part_of(card) not in (DYNASTY, FATE):
            return ""
        return up_to(copies_allowed(edition_named(self.id), card))

    def reminders(self, card: Card) -> dict[str, str]:
        found = {keyword: reminder(self.id, keyword) for keyword in card.keywords}
        return {keyword: told for keyword, told in found.items() if told}

    def drawn(self, card: Card) -> dict[str, Any]:
        is_stronghold = card.type == STRONGHOLDS
        return {
            **super().drawn(card),
            "experience": card.experience,
            "gold_production": gold_produced(card),
            "honor_production": card.honor_production or None,
            "province_strength": card.province_strength if is_stronghold else None,
            "starting_honor": card.starting_honor if is_stronghold else None,
        }

    # --- decks ------------------------------------------------------------------------------------

    def part_of(self, card: Card) -> str:
        if card.type == STRONGHOLDS:
            return STRONGHOLD
        return DYNASTY if card.is_dynasty else FATE

    def is_granted(self, card: Card) -> bool:
        ruleset = edition_named(self.id)
        return card.slug in ruleset.holdings_for_all + ruleset.holdings_for_later

    def wrong_with(self, deck: Deck) -> list[str]:
        ruleset, cards = edition_named(self.id), self.cards_for(deck)
        wrong = [
            f"{cards[slug].name} is no Stronghold{cites(ruleset, 'CE-STR-01')}"
            for slug in deck.lists[STRONGHOLD]
            if cards[slug].type != STRONGHOLDS or cards[slug].created
        ]
        for part in (DYNASTY, FATE):
            wrong += wrong_in(ruleset, part.title(), [cards[slug] for slug in deck.lists[part]])
        return wrong


def gold_produced(card: Card) -> int | None:
    """The most that bowing it can pay; None for a card that pays nothing."""
    amounts = [rule.gold for rule in card.rules if isinstance(rule, Produces)]
    return max([card.gold_production, *amounts]) or None
