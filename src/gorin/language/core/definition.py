"""Definitions: what is printed on a card, as facts and as words that behave.

What a game prints besides (Force, fate, influence, ...) stands in its own class of cards.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar, final
from unicodedata import combining, normalize

from mypy_extensions import mypyc_attr

from gorin.language.core.context import AbilityContext
from gorin.language.core.english import a, listed
from gorin.language.core.meaning import Intent, Known
from gorin.language.core.nodes import Node, numbered

APOSTROPHES: Final = "'\u2019\u2018"


@mypyc_attr(allow_interpreted_subclasses=True)
class Dialect:
    """How a game says what the language leaves to it."""

    def until(self, until: int) -> str:
        """A duration by its number: "until this battle ends"; nothing where it goes without saying."""
        return ""

    def waits(self, until: int, every_time: bool) -> str:
        """For how long something delayed waits, where that must be said."""
        return self.until(until)

    def within(self, until: int) -> str | None:
        """How what waits for the next of something says for how long; None where it does not say "next"."""
        return None

    def for_now(self) -> str:
        """The duration that goes without saying, where it must be said after all."""
        return "this turn"

    def stat(self, stat: int) -> str:
        """A stat by its number: "Force"."""
        return ""

    def change(self, stat: int, amount: int) -> str:
        """A bonus or penalty: "+2F"."""
        return f"{amount:+d} {self.stat(stat)}"

    def joined(self, deed: str, next: str) -> str:
        """Two costs in one breath, where the game says them so: "bow and destroy your Monk"."""
        return ""

    def together(self, parts: list[str]) -> str:
        """Several bonuses, keywords, or other things that a card has: "+1F and +1C"."""
        return listed(parts)

    def said(self, text: str) -> str:
        """A text in the terms of this edition, where they are not those of its family."""
        return text

    def being(self, keyword: str) -> str:
        """What a card is said to be that has a keyword: "a Samurai"."""
        return a(keyword)


PLAIN = Dialect()


@final
class TextRenderer:
    """Reads a card aloud: knows the card's name, and which targets were mentioned already."""

    def __init__(self, name: str = "this card", kind: str = "this card", dialect: Dialect = PLAIN) -> None:
        self.name = name
        self.kind = kind
        """What the card calls itself: "this card", or somebody's own name."""
        self.dialect = dialect
        self.room = 0
        """How many letters of an ability's effects are wanted; a mark stands for the rest. 0: all of them."""
        self.introductions: dict[int, str] = {}
        """How each picked thing is named when it is first mentioned."""
        self.pronouns: dict[int, str] = {}
        self.names = False
        """Whatever can be named is, and no pronoun stands for it."""
        self.brief = False
        """Only the gist: no durations, and of what is picked only the kind."""
        self.persons: dict[str, str] = {}
        """Players who are called otherwise than on the card: "your opponent" may be who reads it."""

    def until(self, until: int) -> str:
        """A duration after what it is about, with the space before it."""
        said = "" if self.brief else self.dialect.until(until)
        return f" {said}" if said else ""

    def for_as_long(self, until: int) -> str:
        """The same before what it is about."""
        said = self.until(until).lstrip()
        return f"{said}, " if said else ""

    def who(self, subject: str) -> str:
        """A player by what the card says."""
        return self.persons.get(subject, subject)


@final
class Parts:
    """A text as what its neighbours may say too, before and after, and what is its own between them."""

    def __init__(self, before: str, own: str, after: str = "", instead: bool = False) -> None:
        self.before = before
        self.own = own
        self.after = after
        self.instead = instead
        """What a neighbour says is true in place of this, and not besides."""

    def whole(self) -> str:
        return f"{self.before}{self.own}{self.after}"

    def fits(self, other: Parts) -> bool:
        mine, its = (self.before, self.after, self.instead), (other.before, other.after, other.instead)
        return mine == its


OWN_NAME: Final = "self"
SLOTS: Final = 16


def asking_speaker(dialect: Dialect) -> TextRenderer:
    """Reads a question aloud. Marks stand where the names of cards come in once it is asked."""
    renderer = TextRenderer(f"{{{OWN_NAME}}}", f"{{{OWN_NAME}}}", dialect)
    renderer.pronouns = {slot: f"{{{slot}}}" for slot in range(SLOTS)}
    renderer.names = True
    return renderer


@mypyc_attr(allow_interpreted_subclasses=True)
class Phrase(Node):
    """A part of a card's text: it behaves, and it can be read."""

    def __init__(self) -> None:
        super().__init__()
        self.said = ""
        """Its text, once somebody has read it."""
        self.brief = ""
        """Its gist, once somebody has read that."""
        self.self_name = ""
        """Who says it, where that is not the card on which it is printed: somebody to whom it is given."""

    def text(self, renderer: TextRenderer) -> str:
        raise NotImplementedError

    def gist(self, renderer: TextRenderer) -> str:
        """The same in a few words, where it has so many that it needs that."""
        return ""

    def in_parts(self, renderer: TextRenderer) -> Parts | None:
        """Its text in parts, if it can be said in one breath with a neighbour that differs in the middle."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule(Phrase):
    """A trait without a trigger: true while its card is in play, or while an effect lasts."""

    def __init__(self) -> None:
        super().__init__()
        self.stat = -1
        """The stat it changes, if it changes one."""
        self.lowers = True
        """Could it lower that stat?"""
        self.about = ""
        """What it forbids, prevents or permits otherwise."""
        self.is_steady = False
        """It is about the same cards while nothing enters play, leaves it or begins to last."""
        self.only_in_play = False
        """It is about no card that is not in play."""
        self.is_brief = False
        """Its text says itself for how long it holds."""
        self.is_order = False
        """Its text says what to do ("negate his movement"), not how things are ("he does not move")."""

    def concerns(self, s: Any, context: AbilityContext, card: int) -> bool:
        """Is this card one of those the rule is about?"""
        raise NotImplementedError

    def named(self, s: Any, context: AbilityContext) -> list[int] | None:
        """The only cards that it could be about, where its words name them; None: cards of some kind."""
        return None

    def concerned(self, s: Any, context: AbilityContext) -> list[int]:
        """The cards in play that it is about now."""
        return [card for card in s.in_play if self.concerns(s, context, card)]

    def amount(self, s: Any, context: AbilityContext, card: int) -> int:
        return 0

    def intents(self, known: Known) -> list[Intent]:
        """What it does to whom while it holds."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability(Phrase):
    """A block of text that is used (an action) or happens (a triggered trait)."""

    def __init__(self) -> None:
        super().__init__()
        self.hears = ""
        """The kind of moment that triggers it."""
        self.title = ""
        """What players call it; only abilities that are on no card have one."""
        self.keywords: tuple[str, ...] = ()
        """What stands before its designator."""
        self.designators = 0
        """When it can be used, as the game counts that; a trait has none."""

    def heading(self) -> str:
        """What stands before the first colon."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Definition:
    """A card: its facts, its words, and where each of its words can be found by number."""

    def __init__(self, name: str, slug: str, type: int, text: tuple[Phrase, ...]) -> None:
        self.name = name
        self.slug = slug
        self.type = type
        self.keywords: tuple[str, ...] = ()
        self.counts_as: tuple[str, ...] = ()
        """Keywords that it has by the rules of its game, without their being printed."""
        self.created = False
        """It is in no deck: an ability makes it."""
        self.complete = True
        self.doubt = ""
        """What is not certain about the printed card, in our own words."""
        self.words = text
        self.nodes: list[Node] = numbered(self.slug, list(text))
        self.rules: list[Rule] = [part for part in text if isinstance(part, Rule)]
        self.traits: list[Rule] = self.rules
        """The rules that hold while it is in play."""
        self.abilities: list[Ability] = [part for part in text if isinstance(part, Ability)]
        self.actions: list[Ability] = [each for each in self.abilities if each.designators and not each.hears]
        """What a player can do with it when it is his turn to act."""
        self.ability_keywords = [word for ability in self.abilities for word in ability.keywords]
        """The keywords of its abilities describe the card, too."""
        self.every_keyword: frozenset[str] | None = None
        """All of its keywords, once somebody has asked for one."""
        self.hears = sorted({ability.hears for ability in self.abilities if ability.hears})

    @property
    def type_name(self) -> str:
        """The kind of card, as players call it."""
        raise NotImplementedError

    @property
    def calls_itself(self) -> str:
        """How its text speaks of the card."""
        return "this card"

    @property
    def dialect(self) -> Dialect:
        """How its game says things."""
        return PLAIN

    def has(self, keyword: str) -> bool:
        return keyword in self.keywords

    def all_keywords(self) -> frozenset[str]:
        """Those that are printed, those that it counts as having, and those of its abilities."""
        self.every_keyword = frozenset([*self.keywords, *self.counts_as, *self.ability_keywords])
        return self.every_keyword

    def __deepcopy__(self, memo: object) -> Definition:
        return self

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.slug})"


def slug_of(name: str) -> str:
    """The name by which programs know a card: letters that a keyboard has, and no apostrophes.

    >>> slug_of("I Will Not Die Alone!"), slug_of("Tetsubo of Earth's Fury"), slug_of("Y\u014djin no Shiro")
    ('i-will-not-die-alone', 'tetsubo-of-earths-fury', 'yojin-no-shiro')
    """
    bare = [c for c in normalize("NFKD", name.lower()) if not combining(c) and c not in APOSTROPHES]
    return "-".join("".join([c if c.isalnum() else " " for c in bare]).split())


Printed = TypeVar("Printed", bound=Definition)


def borrowed(cards: list[Printed], slugs: list[str]) -> list[Printed]:
    """The cards of another edition that this one has, too: one definition serves both."""
    known = {card.slug: card for card in cards}
    missing = [slug for slug in slugs if slug not in known]
    if missing:
        raise ValueError(f"there is nothing to borrow under the name {missing[0]}")
    return [known[slug] for slug in slugs]
