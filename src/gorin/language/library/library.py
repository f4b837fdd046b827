"""Libraries: what a card game tells about its cards and decks. What differs is overridden."""

from __future__ import annotations

from typing import Any, NamedTuple

from mypy_extensions import mypyc_attr

from gorin.kernel.errors import GorinError
from gorin.language.core import ruleset
from gorin.language.core.definition import Definition, slug_of
from gorin.language.core.english import signed
from gorin.language.core.render import Line, card_text, short_lines
from gorin.language.library.deck import Deck


class Part(NamedTuple):
    """A list of a deck."""

    name: str
    """By which programs know it, and the heading that opens it in lower case."""
    title: str
    is_single: bool = False
    """It is one card, such as a Stronghold."""
    needed: str = ""
    """What is said of a deck in which that one card is missing."""
    too_many: str = ""
    """What is said of a second one, after its name."""
    headings: tuple[str, ...] = ()
    """Other headings that open it."""
    is_optional: bool = False
    """A deck written out need not speak of it."""


class Number(NamedTuple):
    """A number that is printed on cards."""

    name: str
    head: str
    """Over a narrow column."""
    label: str
    also: tuple[str, ...] = ()
    """What else it may be called in a query."""


SAYS, HAS, IS, HOLDS = "says", "has", "is", "holds"
"""How a word is compared with a fact: it is in the text; one of several begins with it or has it as a word;
one of several is it ("none": there are none); it is yes or no."""


class Word(NamedTuple):
    """A word that a query can ask for, the fact it stands for, and how they are compared."""

    name: str
    fact: str
    how: str


class Name(NamedTuple):
    """A title, and which of several cards with this title is meant, where that is said."""

    title: str
    level: int | None


WORDS: tuple[Word, ...] = (
    Word("name", "name", SAYS),
    Word("type", "type", SAYS),
    Word("text", "text", SAYS),
    Word("keyword", "keywords", HAS),
    Word("deck", "decks", HAS),
    Word("unique", "unique", HOLDS),
    Word("complete", "complete", HOLDS),
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Library:
    """The cards and decks of one game."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.parts: tuple[Part, ...] = ()
        self.loose: tuple[str, ...] = ()
        """Headings of lists below which every card goes where it belongs."""
        self.sorting: tuple[str, ...] = ()
        """Headings of lists that only sort what is below them."""
        self.numbers: tuple[Number, ...] = ()
        self.words: tuple[Word, ...] = WORDS
        self.formats: tuple[str, ...] = ()
        """The ways of building a deck, where there are several; the first is the usual one."""
        self.unused: dict[str, tuple[str, ...]] = {}
        """The parts that decks of a format do not have."""
        self.has_notes = False
        """A line of a list without a count that names no card is a note, not a mistake."""
        self.example = "cost>=3 or type:card"
        """How a query is written, with words of this game."""
        self.unknown = ""
        """The clause by which other cards may not be in a deck."""
        self.decks: dict[str, Deck] = {}
        """Those that come with the game."""
        self.is_variant = False
        """Whether these are the cards of a variant: its id is not that of a game."""

    # --- cards ------------------------------------------------------------------------------------

    def cards(self) -> dict[str, Any]:
        """Every card by its slug: with a name, type_name, keywords, and whether it is complete or created."""
        return ruleset.catalogue(self.id)

    def cards_for(self, deck: Deck) -> dict[str, Any]:
        """The same for a deck: cards that it does not have may be missing."""
        return self.cards()

    def published(self) -> list[Any]:
        """Every card that can be owned: what effects create and what the rules grant is left out."""
        return [card for card in self.cards().values() if not card.created]

    def on_tables(self) -> list[Any]:
        """Every card that can lie on a table."""
        return list(self.cards().values())

    def beside_decks(self) -> dict[str, int]:
        """Cards that are in nobody's deck and so in no list, by what they are called: how many there are."""
        return {}

    def read_name(self, text: str) -> Name:
        """What somebody calls a card."""
        return Name(text.strip(), None)

    def slug(self, name: Name) -> str:
        """The card that a list means by a name."""
        return slug_of(name.title)

    def level(self, card: Any) -> int:
        """Which of several cards with its title it is."""
        return 0

    def listed(self, card: Any) -> str:
        """A card as lists name it: its title, and what tells it from others with the same."""
        name: str = card.name
        return name

    def title(self, card: Any) -> str:
        """A card as people read of it."""
        return self.listed(card)

    def addition(self, card: Any) -> str:
        """What stands behind the title where the card is drawn."""
        return ""

    def clans(self, card: Any) -> tuple[str, ...]:
        return ()

    def number(self, card: Any, name: str) -> int | None:
        """A printed number; None where the card has none."""
        raise NotImplementedError

    def numbers_shown(self, card: Any) -> dict[str, str]:
        """The numbers as the card is drawn, by their labels."""
        found = {each: self.number(card, each.name) for each in self.numbers}
        return {
            each.label: self.written(card, each.name, number)
            for each, number in found.items()
            if number is not None
        }

    def added(self, card: Any) -> tuple[str, ...]:
        """The numbers that it adds to those of another card: they are written with a sign."""
        return ()

    def written(self, card: Any, name: str, value: int) -> str:
        """A number as it stands on the card."""
        return signed(value) if name in self.added(card) else str(value)

    def more_facts(self, card: Any) -> dict[str, Any]:
        """What else programs want to know: the other words that queries ask for."""
        return {}

    def facts(self, card: Any) -> dict[str, Any]:
        """Everything about a card under the names that programs know."""
        return {
            "slug": card.slug,
            "name": card.name,
            "type": card.type_name,
            **self.more_facts(card),
            **{each.name: self.number(card, each.name) for each in self.numbers},
            "unique": self.is_unique(card),
            "keywords": list(card.keywords),
            "text": self.text(card),
            "complete": card.complete,
            "decks": [deck.id for deck in self.decks.values() if card.slug in deck.cards()],
        }

    def drawn(self, card: Any) -> dict[str, Any]:
        """What the page needs besides, to draw a card and to build decks with it."""
        return {
            "title": self.title(card),
            "listed": self.listed(card),
            "part": self.part_of(card),
            "created": card.created,
            "short": [line._asdict() for line in self.short_text(card)],
            "added": list(self.added(card)),
            "reminders": self.reminders(card),
            "limit_told": self.limit_told(card),
        }

    def definition(self, card: Any) -> Definition | None:
        """What the card does here; None where nobody has written that yet."""
        found: Definition = card
        return found

    def text(self, card: Any) -> str:
        definition = self.definition(card)
        return "" if definition is None else card_text(definition)

    def short_text(self, card: Any) -> list[Line]:
        """Its text where it is shown small, ability by ability."""
        definition = self.definition(card)
        return [] if definition is None else short_lines(definition)

    def is_unique(self, card: Any) -> bool:
        return False

    def limit_told(self, card: Any) -> str:
        """How many copies of it a deck may have, in words; nothing where a deck has one card of its kind."""
        return ""

    def reminders(self, card: Any) -> dict[str, str]:
        """What those of its keywords do that have rules, in a few words."""
        return {}

    def clauses(self, card: Any) -> tuple[str, ...]:
        """The clauses of the rulebook that matter for a card."""
        return ()

    # --- decks ------------------------------------------------------------------------------------

    def offer(self, decks: list[Deck]) -> None:
        """These come with the game."""
        self.decks.update({deck.id: deck for deck in decks})

    def make(
        self, id: str, name: str, lists: dict[str, list[str]], theme: str = "", format: str = ""
    ) -> Deck:
        """A deck of this game; what is not said of its lists is empty."""
        whole = {part.name: lists.get(part.name, []) for part in self.parts}
        return Deck(id, name, whole, theme, format or (self.formats[0] if self.formats else ""))

    def fits(self, deck: Deck) -> list[str]:
        """The formats that a deck is built for, where a game has several."""
        return [deck.format] if self.formats else []

    def format_named(self, text: str) -> str:
        """The format that somebody calls so, if there is one."""
        named = slug_of(text)
        return named if named in self.formats else ""

    def part_named(self, name: str) -> Part:
        return next(part for part in self.parts if part.name == name)

    def headings(self) -> dict[str, str]:
        """What each heading of a list opens: a part, or nothing where every card goes where it belongs."""
        named = [(part, heading) for part in self.parts for heading in (part.name, *part.headings)]
        opened = {heading: "" if part.is_single else part.name for part, heading in named}
        return {**dict.fromkeys(self.loose, ""), **opened}

    def part_of(self, card: Any) -> str:
        """The list that a card goes into by itself."""
        return self.parts[-1].name

    def is_granted(self, card: Any) -> bool:
        """Every player has it anyway: it is no part of a deck, although lists name it."""
        return False

    def clans_of(self, deck: Deck) -> tuple[str, ...]:
        """Whose deck it is."""
        cards = self.cards_for(deck)
        for part in self.parts:
            if part.is_single and deck.one(part.name) in cards:
                return self.clans(cards[deck.one(part.name)])
        return ()

    def sums(self, deck: Deck) -> list[str]:
        """What somebody who builds a deck keeps an eye on, besides its mistakes."""
        return []

    def why_illegal(self, deck: Deck) -> list[str]:
        """Everything that keeps a deck from being played."""
        return self.against_rules(deck) + self.unfinished(deck)

    def against_rules(self, deck: Deck) -> list[str]:
        """Everything that is wrong with a deck by the rules, each with its clause."""
        cards = self.cards_for(deck)
        unknown = dict.fromkeys([slug for slug in deck.cards() if slug not in cards])
        if unknown:
            return [f"{slug} is not in gorin yet{cited(self.unknown)}" for slug in unknown]
        singles = [part for part in self.parts if part.is_single]
        missing = [part.needed for part in singles if part.needed and not deck.lists[part.name]]
        return missing + self.wrong_with(deck)

    def unfinished(self, deck: Deck) -> list[str]:
        """The cards that cannot be played here yet, whatever the rules say."""
        cards = self.cards_for(deck)
        held = [cards[slug] for slug in dict.fromkeys(deck.cards()) if slug in cards]
        return [f"{card.name} cannot be played here yet" for card in held if not card.complete]

    def wrong_with(self, deck: Deck) -> list[str]:
        """What is wrong with a deck of known cards, besides a part that is missing."""
        return []


def cited(*clauses: str) -> str:
    """The clauses behind a sentence, as they stand at its end.

    >>> cited("CE-DECK-01"), cited("")
    (' [CE-DECK-01]', '')
    """
    named = [clause for clause in clauses if clause]
    return f" [{', '.join(named)}]" if named else ""


# --- all of them ----------------------------------------------------------------------------------

_libraries: dict[str, Library] = {}


def open_library(library: Library) -> None:
    """From now on a game's cards are looked up here."""
    _libraries[library.id] = library


def library_of(game: str) -> Library:
    """The library of a game that has cards, by its id."""
    if game not in _libraries:
        raise GorinError(f"{game} has no card library. Games with cards: {', '.join(libraries())}")
    return _libraries[game]


def libraries() -> list[str]:
    """The games that have cards, in the order in which they were made known."""
    return [id for id, library in _libraries.items() if not library.is_variant]


def has_library(game: str) -> bool:
    return game in _libraries


def known_decks(game: str) -> dict[str, Deck]:
    """The decks that come with a game; none where it has no cards."""
    return library_of(game).decks if has_library(game) else {}


def why_illegal(game: str, deck: Deck) -> list[str]:
    """Everything that is wrong with a deck of a game."""
    return library_of(game).why_illegal(deck)
