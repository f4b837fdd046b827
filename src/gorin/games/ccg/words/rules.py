"""Traits that hold all the time: stats and keywords, what is permitted, what Gold is produced."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gorin.games.ccg import ops
from gorin.games.ccg.definition import Rule, Speaker
from gorin.games.ccg.gold import Produces
from gorin.games.ccg.kinds import (
    CHI,
    FORCE,
    HAND_SIZE,
    PERSONAL_HONOR,
    RANGED,
    STATS,
    STRENGTH,
    TURN_END,
    UNTIL,
)
from gorin.games.ccg.preventing import TRIGGERING_ACTION, Prevention
from gorin.games.ccg.reading import province
from gorin.games.ccg.scope import Scope
from gorin.games.ccg.scripts import Run
from gorin.games.ccg.state import CcgState
from gorin.games.ccg.words.base import STAT_LETTERS, STAT_NAMES, Amount, Condition, Effect, Things, value_of
from gorin.games.ccg.words.nouns import Noun
from gorin.words.english import signed
from gorin.words.nodes import Node


@mypyc_attr(allow_interpreted_subclasses=True)
class Has(Rule):
    """Some cards have a bonus or a penalty while a condition holds."""

    def __init__(self, whom: Things, stat: int, amount: int | Amount, condition: Condition | None) -> None:
        super().__init__()
        self.whom = whom
        self.stat = stat
        self.size = amount
        self.condition = condition

    def concerns(self, s: CcgState, scope: Scope, card: int) -> bool:
        if self.condition is not None and not self.condition.holds(s, scope):
            return False
        whom = self.whom
        if isinstance(whom, Noun):
            return s.zone[card] == whom.zone and whom.fits(s, scope, card)  # CE-TRT-08
        return card in whom.cards(s, scope)

    def amount(self, s: CcgState, scope: Scope, card: int) -> int:
        return value_of(self.size, s, scope)

    def text(self, speaker: Speaker) -> str:
        verb = "have" if self.whom.many and not isinstance(self.whom, Noun) else "has"
        if isinstance(self.size, int):
            what = f"{signed(self.size)}{STAT_LETTERS[self.stat]}"
        else:
            what = f"a {STAT_NAMES[self.stat]} bonus equal to {self.size.text(speaker)}"
        text = f"{self.whom.subject(speaker)} {verb} {what}"
        return text if self.condition is None else f"{text} while {self.condition.text(speaker)}"


class GrantsKeyword(Rule):
    """Some cards have a keyword."""

    def __init__(self, whom: Things, keyword: str) -> None:
        super().__init__()
        self.whom = whom
        self.about = keyword

    def concerns(self, s: CcgState, scope: Scope, card: int) -> bool:
        return card in self.whom.cards(s, scope)

    def text(self, speaker: Speaker) -> str:
        return f"{self.whom.subject(speaker)} has {self.about}"


class YourProvinces(Rule):
    """Your provinces are stronger."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.stat = STRENGTH
        self.size = amount

    def concerns(self, s: CcgState, scope: Scope, card: int) -> bool:
        place = province(s, card)
        return place is not None and place.owner == scope.seat

    def amount(self, s: CcgState, scope: Scope, card: int) -> int:
        return self.size

    def text(self, speaker: Speaker) -> str:
        return f"each of your provinces has {signed(self.size)} strength"


class HandSize(Rule):
    def __init__(self, amount: int) -> None:
        super().__init__()
        self.stat = HAND_SIZE
        self.size = amount

    def concerns(self, s: CcgState, scope: Scope, card: int) -> bool:
        return False

    def amount(self, s: CcgState, scope: Scope, card: int) -> int:
        return self.size

    def text(self, speaker: Speaker) -> str:
        return f"your maximum hand size is {abs(self.size)} {'higher' if self.size > 0 else 'lower'}"


class RangedAgainst(Rule):
    """Ranged Attacks upon some cards are stronger or weaker."""

    def __init__(self, whom: Things, amount: int) -> None:
        super().__init__()
        self.stat = RANGED
        self.whom = whom
        self.size = amount

    def concerns(self, s: CcgState, scope: Scope, card: int) -> bool:
        return card in self.whom.cards(s, scope)

    def amount(self, s: CcgState, scope: Scope, card: int) -> int:
        return self.size

    def text(self, speaker: Speaker) -> str:
        return f"Ranged Attacks that target {self.whom.text(speaker)} have {signed(self.size)} strength"


class Says(Rule):
    """Something that the rules ask about: a permission, a ban, a restriction."""

    def __init__(self, about: str, whom: Things, words: str, condition: Condition | None, size: int) -> None:
        super().__init__()
        self.about = about
        self.whom = whom
        self.words = words
        self.condition = condition
        self.size = size

    def concerns(self, s: CcgState, scope: Scope, card: int) -> bool:
        if self.condition is not None and not self.condition.holds(s, scope):
            return False
        whom = self.whom
        return whom.fits(s, scope, card) if isinstance(whom, Noun) else card in whom.cards(s, scope)

    def amount(self, s: CcgState, scope: Scope, card: int) -> int:
        return self.size

    def text(self, speaker: Speaker) -> str:
        said = self.words.replace("{whom}", self.whom.subject(speaker)).replace(
            "{one}", _one(self.whom, speaker)
        )
        return said if self.condition is None else f"while {self.condition.text(speaker)}, {said}"


def _one(whom: Things, speaker: Speaker) -> str:
    return whom.one(speaker) if isinstance(whom, Noun) else whom.text(speaker)


class ForAWhile(Effect):
    """A rule that holds from now on for a while."""

    def __init__(self, rule: Rule, until: int) -> None:
        super().__init__()
        self.rule = rule
        self.until = until

    def children(self) -> list[Node]:
        return [self.rule]

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        ops.add_rule(s, run.what, self.rule.number, self.until, scope)

    def text(self, speaker: Speaker) -> str:
        said = self.rule.text(speaker)
        if isinstance(self.rule, Prevention) and self.rule.against == TRIGGERING_ACTION:
            return said  # over with that action
        return f"{said} {UNTIL[self.until] or 'this turn'}"


# --- how cards say it -----------------------------------------------------------------------------


def has_force(whom: Things, amount: int | Amount, while_: Condition | None = None) -> Rule:
    return Has(whom, FORCE, amount, while_)


def has_chi(whom: Things, amount: int | Amount, while_: Condition | None = None) -> Rule:
    return Has(whom, CHI, amount, while_)


def has_honor(whom: Things, amount: int | Amount, while_: Condition | None = None) -> Rule:
    return Has(whom, PERSONAL_HONOR, amount, while_)


def has_minimum(whom: Things, stat: int, least: int) -> Rule:
    """CE-STAT-01: applied on top of all bonuses and penalties."""
    words = f"{{whom}} has a minimum {STAT_NAMES[stat]} of {least}"
    return Says(f"minimum {STATS[stat]}", whom, words, None, least)


def has_maximum(whom: Things, stat: int, most: int) -> Rule:
    words = f"{{whom}} has a maximum {STAT_NAMES[stat]} of {most}"
    return Says(f"maximum {STATS[stat]}", whom, words, None, most)


def has_keyword(whom: Things, keyword: str) -> Rule:
    return GrantsKeyword(whom, keyword)


def provinces_have_strength(amount: int) -> Rule:
    return YourProvinces(amount)


def hand_size(amount: int) -> Rule:
    return HandSize(amount)


def ranged_against(whom: Things, amount: int) -> Rule:
    return RangedAgainst(whom, amount)


def attaches_only_to(noun: Noun) -> Rule:
    return Says("attaches only to", noun, "attaches only to {one}", None, 0)


def cheaper_on(noun: Noun, less: int) -> Rule:
    return Says("cheaper on", noun, f"attaches to {{one}} for {less} less Gold", None, less)


def permits(about: str, whom: Things, words: str, while_: Condition | None = None) -> Rule:
    """`about` is what the rules ask for, `words` how the card says it, with {whom} for the cards."""
    return Says(about, whom, words, while_, 0)


def for_a_while(rule: Rule, until: int = TURN_END) -> Effect:
    return ForAWhile(rule, until)


def produces(gold: int, if_: Condition | None = None, paying_for: Noun | None = None) -> Rule:
    return Produces(gold, if_, paying_for, False)


def discounts(gold: int, paying_for: Noun) -> Rule:
    return Produces(gold, None, paying_for, True)
