"""Definitions: what is printed on a card, as facts and as words that behave."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import mypyc_attr

from gorin.games.ccg.kinds import DYNASTY_TYPES, FATE_TYPES, STRONGHOLD, TYPES
from gorin.kernel.errors import GorinError
from gorin.words.nodes import Node, numbered

if TYPE_CHECKING:
    from gorin.games.ccg.scope import Scope
    from gorin.games.ccg.state import CcgState

NO_REQUIREMENT = -1000
"""A dash as Honor Requirement (CE-CRD-05)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Phrase(Node):
    """A part of a card's text: it behaves, and it can be read."""

    def __init__(self) -> None:
        super().__init__()
        self.said = ""
        """Its text, once somebody has read it."""

    def text(self, speaker: Speaker) -> str:
        raise NotImplementedError


@final
class Speaker:
    """Reads a card aloud: knows the card's name, and which targets were mentioned already."""

    def __init__(self, name: str, kind: str) -> None:
        self.name = name
        self.kind = kind
        """What the card calls itself: "this card", or a Personality's own name."""
        self.introductions: dict[int, str] = {}
        """How each picked thing is named when it is first mentioned."""
        self.pronouns: dict[int, str] = {}
        self.names = False
        """Whatever can be named is, and no pronoun stands for it."""


OWN_NAME = "self"
SLOTS = 16


def asking_speaker() -> Speaker:
    """Reads a question aloud. Marks stand where the names of cards come in once it is asked."""
    speaker = Speaker(f"{{{OWN_NAME}}}", f"{{{OWN_NAME}}}")
    speaker.pronouns = {slot: f"{{{slot}}}" for slot in range(SLOTS)}
    speaker.names = True
    return speaker


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule(Phrase):
    """A trait without a trigger: true while its card is in play (CE-TRT-07), or while an effect lasts."""

    def __init__(self) -> None:
        super().__init__()
        self.stat = -1
        """The stat it changes, if it changes one."""
        self.about = ""
        """What it forbids, prevents or permits otherwise."""

    def concerns(self, s: CcgState, scope: Scope, card: int) -> bool:
        """Is this card one of those the rule is about?"""
        raise NotImplementedError

    def amount(self, s: CcgState, scope: Scope, card: int) -> int:
        return 0


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
        """When it can be used (CE-ACT-01); a trait has none."""


@final
class Definition:
    """A card: its facts, its words, and where each of its words can be found by number."""

    def __init__(self, name: str, type: int, text: tuple[Phrase, ...], experience: int = 0) -> None:
        self.name = name
        self.slug = slug_of(name, experience)
        self.type = type
        self.clans: tuple[str, ...] = ()
        self.keywords: tuple[str, ...] = ()
        self.force = 0
        self.chi = 0
        self.honor_req = NO_REQUIREMENT
        self.gold_cost = 0
        self.personal_honor = 0
        self.focus = 0
        self.province_strength = 0
        self.gold_production = 0
        self.starting_honor = 0
        self.experience = experience
        self.created = False
        self.complete = True
        self.doubt = ""
        """What is not certain about the printed card, in our own words."""
        self.words = text
        self.nodes: list[Node] = numbered(self.slug, list(text))
        self.rules: list[Rule] = [part for part in text if isinstance(part, Rule)]
        self.abilities: list[Ability] = [part for part in text if isinstance(part, Ability)]
        self.actions: list[Ability] = [each for each in self.abilities if each.designators and not each.hears]
        """What a player can do with it when it is his turn to act."""
        self.ability_keywords = [word for ability in self.abilities for word in ability.keywords]
        """CE-KEY-03: they describe the card, too."""
        self.gold_rules = [rule for rule in self.rules if rule.about == "gold"]
        self.traits = [rule for rule in self.rules if rule.about != "gold"]
        self.makes_gold = type == STRONGHOLD or bool(self.gold_rules)
        self.hears = sorted({ability.hears for ability in self.abilities if ability.hears})

    @property
    def type_name(self) -> str:
        return TYPES[self.type]

    @property
    def is_dynasty(self) -> bool:
        return self.type in DYNASTY_TYPES

    @property
    def is_fate(self) -> bool:
        return self.type in FATE_TYPES

    def has(self, keyword: str) -> bool:
        return keyword in self.keywords

    def __deepcopy__(self, memo: object) -> Definition:
        return self

    def __repr__(self) -> str:
        return f"Definition({self.slug})"


def slug_of(name: str, experience: int = 0) -> str:
    """The name by which programs know a card.

    >>> slug_of("I Will Not Die Alone!"), slug_of("Hiruma Aki", 1), slug_of("Hida Kuon", 6)
    ('i-will-not-die-alone', 'hiruma-aki-exp', 'hida-kuon-exp6')
    """
    letters = [c if c.isalnum() else " " for c in name.lower().replace("'", "")]
    slug = "-".join("".join(letters).split())
    if experience == 0:
        return slug
    return f"{slug}-exp{'' if experience == 1 else experience}"


_catalogues: dict[str, dict[str, Definition]] = {}


def publish(edition: str, cards: list[Definition]) -> None:
    """Make cards known to an edition; two different cards cannot share a slug."""
    catalogue = _catalogues.setdefault(edition, {})
    for card in cards:
        if card.slug in catalogue:
            raise ValueError(f"{edition} has two cards {card.slug}")
        catalogue[card.slug] = card


def catalogue(edition: str) -> dict[str, Definition]:
    """The cards of an edition, by slug."""
    return _catalogues.get(edition, {})


def definition(edition: str, slug: str) -> Definition:
    card = catalogue(edition).get(slug)
    if card is None:
        raise GorinError(f"{edition} has no card {slug!r}")
    return card
