"""What the LCG tells about its cards and decks to whoever looks them up, lists or builds them."""

from __future__ import annotations

import re
from typing import Any, final

from gorin.games.lcg.decks.cards import (
    CLANS,
    CONFLICT,
    DYNASTY,
    LCG,
    PoolCard,
    letters,
    pack_named,
    pool,
    slug_by_letters,
)
from gorin.games.lcg.decks.checks import PROVINCES, ROLE, SIDEBOARD, STRONGHOLD, Check, part_of
from gorin.games.lcg.decks.core import CORE_DECKS
from gorin.games.lcg.decks.core_skirmish import SKIRMISH_DECKS
from gorin.games.lcg.decks.formats import ALSO, FORMATS
from gorin.games.lcg.decks.reminders import reminders_of
from gorin.language.core import ruleset
from gorin.language.core.definition import Definition, slug_of
from gorin.language.library.checks import up_to
from gorin.language.library.deck import Deck
from gorin.language.library.library import (
    HAS,
    IS,
    SAYS,
    WORDS,
    Library,
    Name,
    Number,
    Part,
    Word,
    open_library,
)

PARTS: tuple[Part, ...] = (
    Part(STRONGHOLD, "Stronghold", is_single=True, too_many="is one stronghold too many [LCG-DECK-01]"),
    Part(ROLE, "Role", is_single=True, too_many="is one role too many [LCG-DECK-02]"),
    Part(PROVINCES, "Provinces", is_optional=True, headings=("province",)),
    Part(DYNASTY, "Dynasty"),
    Part(CONFLICT, "Conflict"),
    Part(SIDEBOARD, "Sideboard", is_optional=True, headings=("side",)),
)
NUMBERS: tuple[Number, ...] = (
    Number("cost", "C", "Cost"),
    Number("military", "Mil", "Military", ("mil",)),
    Number("political", "Pol", "Political", ("pol",)),
    Number("glory", "Gl", "Glory"),
    Number("strength", "Str", "Strength"),
    Number("influence", "Inf", "Influence"),
    Number("honor", "Hon", "Honor"),
    Number("fate", "Fa", "Fate"),
)
SORTING = ("characters", "attachments", "events", "holdings", "character", "attachment", "event", "holding")
OWN_WORDS: tuple[Word, ...] = (
    Word("clan", "clan", IS),
    Word("side", "side", SAYS),
    Word("element", "elements", IS),
    Word("role", "role", SAYS),
    Word("pack", "pack", SAYS),
    Word("trait", "keywords", HAS),
)
ADDED: dict[str, tuple[str, ...]] = {
    "attachment": ("military", "political"),
    "holding": ("strength",),
    "stronghold": ("strength",),
}
"""The numbers of a card that are a bonus for another, by its type."""
VERSION = re.compile(r"^(.*?)\s*(?:\((\d)\)|-(\d))$")
"""How another card of the same title is told from the first: "Akodo Toturi (2)", akodo-toturi-2."""
PACK = re.compile(r"^(.*?)\s*\(([^()]*)\)$")


@final
class LcgLibrary(Library):
    """All cards that there are, whether they can be played here or only be looked up and checked."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.parts = PARTS
        self.sorting = SORTING
        self.numbers = NUMBERS
        self.words = (WORDS[0], *OWN_WORDS, *WORDS[1:])
        self.formats = tuple(FORMATS)
        places, sides = (STRONGHOLD, ROLE, PROVINCES), (SIDEBOARD,)
        self.unused = {name: sides if each.has_stronghold else places for name, each in FORMATS.items()}
        self.example = "military>=3 or type:event"
        self.has_notes = True

    # --- cards ------------------------------------------------------------------------------------

    def cards(self) -> dict[str, Any]:
        return pool()

    def beside_decks(self) -> dict[str, int]:
        """LCG-TRT-09: the treaty deck belongs to the table."""
        from gorin.games.lcg.formats.treaties.cards import TREATY_CARDS

        return {"treaties": len(TREATY_CARDS)}

    def read_name(self, text: str) -> Name:
        """A title, a title with its version, or with its pack where that tells versions apart."""
        found = VERSION.match(text)
        if found and slug_by_letters(found[1]):
            return Name(found[1], int(found[2] or found[3]))
        packed = PACK.match(text)
        if packed and pack_named(packed[2]):
            return Name(packed[1], self._version_in(packed[1], pack_named(packed[2])))
        return Name(text.strip(), None)

    def _version_in(self, title: str, pack: str) -> int | None:
        same = [card for card in pool().values() if letters(card.name) == letters(title)]
        return next((card.version for card in same if card.pack == pack), None)

    def slug(self, name: Name) -> str:
        first = slug_by_letters(name.title) or slug_of(name.title)
        return f"{first}-{name.level}" if name.level and name.level > 1 else first

    def level(self, card: PoolCard) -> int:
        return card.version

    def listed(self, card: PoolCard) -> str:
        return f"{card.name} ({card.version})" if card.version else card.name

    def addition(self, card: PoolCard) -> str:
        return f" ({card.version})" if card.version else ""

    def clans(self, card: PoolCard) -> tuple[str, ...]:
        return (card.clan,) if card.clan in CLANS else ()

    def number(self, card: PoolCard, name: str) -> int | None:
        """None also for a dash and an X."""
        value = card.numbers.get(name, "")
        return int(value) if re.fullmatch(r"-?\d+", value) else None

    def numbers_shown(self, card: PoolCard) -> dict[str, str]:
        shown: dict[str, str] = {}
        for each in NUMBERS:
            if each.name in card.numbers:
                value = self.number(card, each.name)
                printed = card.numbers[each.name] if value is None else self.written(card, each.name, value)
                shown[each.label] = printed
        if card.elements:
            shown["Element"] = " ".join([element.title() for element in card.elements])
        if card.role:
            shown["Only with role"] = card.role.title()
        return shown

    def more_facts(self, card: PoolCard) -> dict[str, Any]:
        return {
            "clan": list(self.clans(card)),
            "side": card.side,
            "elements": list(card.elements),
            "role": card.role,
            "restricted": card.restricted,
            "limit": card.limit or None,
            "pack": card.pack,
        }

    def definition(self, card: PoolCard) -> Definition | None:
        return ruleset.catalogue(LCG).get(card.slug)

    def added(self, card: PoolCard) -> tuple[str, ...]:
        """LCG-ANAT-03, LCG-HOLD-02: to whom it is attached, or to the province that it lies in or with."""
        return ADDED.get(card.type_name, ())

    def is_unique(self, card: PoolCard) -> bool:
        return card.unique

    def limit_told(self, card: PoolCard) -> str:
        """LCG-DECK-08, LCG-DECK-16, LCG-SKIR-05: what the card says, or else the format."""
        if not card.side:
            return ""
        if card.limit:
            return up_to(card.limit)
        return f"{up_to(FORMATS['stronghold'].copies)} ({FORMATS['skirmish'].copies} in skirmish)"

    def reminders(self, card: PoolCard) -> dict[str, str]:
        written = ruleset.catalogue(LCG).get(card.slug)
        return {} if written is None else reminders_of(written.ability_keywords)

    # --- decks ------------------------------------------------------------------------------------

    def part_of(self, card: PoolCard) -> str:
        return part_of(card)

    def format_named(self, text: str) -> str:
        named = slug_of(text)
        return ALSO.get(named, named if named in FORMATS else "")

    def fits(self, deck: Deck) -> list[str]:
        return [name for name, building in FORMATS.items() if building is FORMATS[deck.format]]

    def clans_of(self, deck: Deck) -> tuple[str, ...]:
        clan = self.check(deck).clan
        return (clan,) if clan in CLANS else ()

    def check(self, deck: Deck) -> Check:
        known = {part: [slug for slug in slugs if slug in pool()] for part, slugs in deck.lists.items()}
        return Check(FORMATS[deck.format], Deck(deck.id, deck.name, known, deck.theme, deck.format))

    def sums(self, deck: Deck) -> list[str]:
        return self.check(deck).sums()

    def wrong_with(self, deck: Deck) -> list[str]:
        return self.check(deck).errors()


LIBRARY = LcgLibrary(LCG)
LIBRARY.offer([*CORE_DECKS, *SKIRMISH_DECKS])
open_library(LIBRARY)
