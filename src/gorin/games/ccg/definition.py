"""Cards of the CCG: what is printed on them besides their words."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import mypyc_attr

from gorin.games.ccg.kinds import (
    ANCESTOR,
    CHI,
    DYNASTY_TYPES,
    FATE_TYPES,
    FORCE,
    GAME_END,
    ITEM,
    PERSONAL_HONOR,
    PERSONALITY,
    SPEAKING_TYPES,
    STRONGHOLD,
    TURN_END,
    TYPES,
    UNTIL,
    YU,
)
from gorin.language.abilities import Usable
from gorin.language.core import ruleset
from gorin.language.core.definition import Definition, Dialect, Phrase, Rule, slug_of

EXPERIENCED = "Experienced"
INEXPERIENCED = -1
"""DE-EXP-01: one level below those who have no such trait."""
COUNTS_AS = "Counts as "
"""Said of a card that is, for uniqueness alone, somebody else (DE-UNIQ-03)."""
NO_REQUIREMENT = -1000
"""A dash as Honor Requirement (CE-CRD-05)."""

PAID_BY = "each bows for 1 Gold"
"""What a card says of those who may be bowed, each as if for 1 Gold, while it is paid for."""

STAT_NAMES = {FORCE: "Force", CHI: "Chi", PERSONAL_HONOR: "Personal Honor", YU: "Yu"}
STAT_LETTERS = {FORCE: "F", CHI: "C", PERSONAL_HONOR: " Personal Honor", YU: " Yu"}


@mypyc_attr(allow_interpreted_subclasses=True)
class CcgDialect(Dialect):
    """How the CCG names types, durations and stats. An edition with other names has a dialect of its own."""

    def type_name(self, type: int) -> str:
        return TYPES[type]

    def until(self, until: int) -> str:
        return UNTIL[until]

    def waits(self, until: int, every_time: bool) -> str:
        if until == GAME_END:
            return "until the game ends" if every_time else ""
        return "" if until == TURN_END else UNTIL[until]

    def within(self, until: int) -> str | None:
        return "this turn" if until == TURN_END else ""

    def stat(self, stat: int) -> str:
        return STAT_NAMES[stat]

    def change(self, stat: int, amount: int) -> str:
        return f"{amount:+d}{STAT_LETTERS[stat]}"

    def joined(self, deed: str, next: str) -> str:
        """
        >>> CCG.joined("bow your Monk", "destroy him"), CCG.joined("discard a card", "destroy him")
        ('bow and destroy your Monk', '')
        """
        whom = deed.removeprefix("bow ")
        is_one = deed.startswith("bow ") and next in (f"destroy {whom}", "destroy him")
        return f"bow and destroy {whom}" if is_one else ""

    def being(self, keyword: str) -> str:
        return keyword if keyword.endswith("Clan") else super().being(keyword)


CCG = CcgDialect()


@final
class Card(Definition):
    """A card of the CCG."""

    def __init__(self, name: str, type: int, text: tuple[Phrase, ...], experience: int = 0) -> None:
        super().__init__(name, slug_with(name, experience), type, text)
        self.speaks = CCG
        """The dialect of its edition."""
        self.clans: tuple[str, ...] = ()
        self.force = 0
        self.chi = 0
        self.honor_req = NO_REQUIREMENT
        self.gold_cost = 0
        self.personal_honor = 0
        self.focus = 0
        self.province_strength = 0
        self.gold_production = 0
        self.honor_production = 0
        """DE-CRD-17: a number that some Holdings show; what comes of it their text says."""
        self.starting_honor = 0
        self.experience = experience
        self.gold_rules: list[Rule] = [rule for rule in self.rules if rule.about == "gold"]
        self.paid_by: list[Rule] = [rule for rule in self.rules if rule.about == PAID_BY]
        self.traits = [rule for rule in self.rules if rule.about != "gold"]
        self.responses: dict[str, list[Usable]] = {}
        """Its abilities by the kind of moment that triggers them."""
        for ability in self.abilities:
            if isinstance(ability, Usable) and ability.hears:
                self.responses.setdefault(ability.hears, []).append(ability)
        self.own_stats = frozenset([rule.stat for rule in self.rules if rule.stat >= 0])
        """The stats of which its own text speaks."""
        self.kept_types: tuple[int, ...] = ()
        """The types of cards that it keeps under itself, out of play."""
        self.shown_title = f"{name} ({experience_name(experience)})" if experience else name
        self.modifies = type in (ITEM, ANCESTOR)
        """CE-CRD-23: its Force and Chi change those of who bears it; a sign is printed with them."""
        self.makes_gold = type == STRONGHOLD or bool(self.gold_rules)
        self._unique_names: list[str] = []
        self.is_dynasty = type in DYNASTY_TYPES
        self.is_fate = type in FATE_TYPES
        self.face: dict[str, Any] = {}
        """What a view shows of it wherever it is, once somebody has looked."""

    @property
    def type_name(self) -> str:
        return self.speaks.type_name(self.type)

    @property
    def calls_itself(self) -> str:
        """A Personality speaks of himself by his own name, which follows that of his family."""
        if self.type == PERSONALITY:
            names = self.name.split()
            return names[-1] if self.clans and len(names) == 2 else self.name
        return f"this {self.type_name}" if self.type in SPEAKING_TYPES else "this card"

    @property
    def dialect(self) -> Dialect:
        return self.speaks

    @property
    def yu(self) -> int:
        """The number after the keyword Yu; below zero where there is none."""
        for keyword in self.keywords:
            if keyword.startswith("Yu "):
                return int(keyword.removeprefix("Yu "))
        return -1

    @property
    def unique_names(self) -> list[str]:
        """DE-UNIQ-03: for which names it stands where cards are Unique: its own, and as whom it counts."""
        if not self._unique_names:
            counted = [word.removeprefix(COUNTS_AS) for word in self.keywords if word.startswith(COUNTS_AS)]
            self._unique_names = [self.name, *counted]
        return self._unique_names

    def shares_name(self, other: Card) -> bool:
        others = other.unique_names
        for name in self.unique_names:  # noqa: SIM110 - asked of every card in play
            if name in others:
                return True
        return False

    @property
    def former_names(self) -> list[str]:
        """DE-EXP-19: of whom it is the experienced version besides: "Experienced 4 Ginawa"."""
        found = [word.split() for word in self.keywords if word.startswith(EXPERIENCED + " ")]
        named = [parts[2 if parts[1].isdecimal() else 1 :] for parts in found]
        return [" ".join(parts) for parts in named if parts]

    def is_more_experienced(self, other: Card) -> bool:
        """Is it a later version of the other card? (DE-EXP-01)"""
        if self.experience <= other.experience or self.type != other.type:
            return False
        return self.name == other.name or other.name in self.former_names

    def keeps(self, type: int) -> bool:
        """Does its text speak of cards of this type that are laid under it?"""
        return type in self.kept_types


def experience_name(level: int) -> str:
    """
    >>> experience_name(INEXPERIENCED), experience_name(0), experience_name(1), experience_name(3)
    ('Inexperienced', '', 'Experienced', 'Experienced 3')
    """
    if level <= 0:
        return "Inexperienced" if level else ""
    return EXPERIENCED if level == 1 else f"{EXPERIENCED} {level}"


def slug_with(name: str, experience: int) -> str:
    """The name by which programs know a card of this experience level.

    >>> slug_with("Charge", 0), slug_with("Hiruma Aki", 1), slug_with("Hida Kuon", 6)
    ('charge', 'hiruma-aki-exp', 'hida-kuon-exp6')
    """
    if experience <= 0:
        return f"{slug_of(name)}-inexp" if experience else slug_of(name)
    return f"{slug_of(name)}-exp{'' if experience == 1 else experience}"


def catalogue(edition: str) -> dict[str, Card]:
    """The cards of an edition, by slug."""
    cards: dict[str, Card] = ruleset.catalogue(edition)
    return cards


def definition(edition: str, slug: str) -> Card:
    card: Card = ruleset.definition(edition, slug)
    return card
