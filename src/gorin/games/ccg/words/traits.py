"""Traits of the CCG: bonuses to its stats, hand size, who attaches what, what Gold is produced."""

from __future__ import annotations

from gorin.games.ccg.acting.drawing import FROM_THE_BOTTOM
from gorin.games.ccg.acting.gold import Produces
from gorin.games.ccg.acting.using import EQUIPS_IN_BATTLE
from gorin.games.ccg.definition import STAT_NAMES
from gorin.games.ccg.kinds import (
    CHI,
    FORCE,
    GOLD_COST,
    HAND_SIZE,
    PERSONAL_HONOR,
    RANGED,
    STATS,
    STRENGTH,
    TURN_END,
)
from gorin.games.ccg.table.permitted import WILL_NOT_JOIN
from gorin.games.ccg.table.reading import province
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.table.values import CONTRIBUTES_NOTHING, ENTERS_DISHONORED
from gorin.words.grammar.base import Amount, Condition, Things, measured, text_of, value_of
from gorin.words.grammar.definition import Rule, Speaker
from gorin.words.grammar.english import signed
from gorin.words.grammar.meaning import OWN, Deed, Known, Whom
from gorin.words.grammar.scope import Scope
from gorin.words.grammar.script import Effect
from gorin.words.nouns import Noun
from gorin.words.things import SELF
from gorin.words.traits import ForAWhile, Has, Says
from gorin.words.verbs import FORBID, STAT


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

    def means(self, known: Known) -> list[Deed]:
        return [Deed(STAT, Whom(OWN, every=True), abs(self.size), 1 if self.size > 0 else -1, self.stat)]

    def text(self, speaker: Speaker) -> str:
        return f"each of your provinces has {signed(self.size)} strength"


class ThisProvince(YourProvinces):
    """The province to which this card is attached is stronger."""

    def concerns(self, s: CcgState, scope: Scope, card: int) -> bool:
        return card == s.host[scope.source]

    def text(self, speaker: Speaker) -> str:
        return f"this province has {signed(self.size)} strength"


class HandSize(Rule):
    def __init__(self, amount: int) -> None:
        super().__init__()
        self.stat = HAND_SIZE
        self.size = amount

    def concerns(self, s: CcgState, scope: Scope, card: int) -> bool:
        return False

    def amount(self, s: CcgState, scope: Scope, card: int) -> int:
        return self.size

    def means(self, known: Known) -> list[Deed]:
        return [Deed(STAT, Whom(OWN), abs(self.size), 1 if self.size > 0 else -1, self.stat)]

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

    def means(self, known: Known) -> list[Deed]:
        """Attacks that are weaker are good for those whom they are made upon."""
        return [Deed(STAT, self.whom.points_at(known), abs(self.size), 1 if self.size < 0 else -1, self.stat)]

    def text(self, speaker: Speaker) -> str:
        return f"Ranged Attacks that target {self.whom.text(speaker)} have {signed(self.size)} strength"


class CostsLess(Rule):
    """Some cards, in play or not, cost less Gold."""

    def __init__(self, whom: Things, less: int | Amount, condition: Condition | None, least: int) -> None:
        super().__init__()
        self.stat = GOLD_COST
        self.whom = whom
        self.less = less
        self.condition = condition
        self.least = least

    def concerns(self, s: CcgState, scope: Scope, card: int) -> bool:
        whom = self.whom
        is_it = whom.fits(s, scope, card) if isinstance(whom, Noun) else whom.includes(s, scope, card)
        return is_it and (self.condition is None or self.condition.holds(s, scope))

    def named(self, s: CcgState, scope: Scope) -> list[int] | None:
        whom = self.whom
        return None if isinstance(whom, Noun) else whom.cards(s, scope)

    def amount(self, s: CcgState, scope: Scope, card: int) -> int:
        return -min(value_of(self.less, s, scope), max(s.definition(card).gold_cost - self.least, 0))

    def means(self, known: Known) -> list[Deed]:
        deed = Deed(STAT, self.whom.points_at(known), sign=-1, stat=GOLD_COST)
        return [measured(deed, self.less)]

    def text(self, speaker: Speaker) -> str:
        least = f" (minimum {self.least})" if self.least else ""
        text = f"{self.whom.subject(speaker)} costs {text_of(self.less, speaker)} less Gold{least}"
        return text if self.condition is None else f"{text} if {self.condition.text(speaker)}"


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
    return Says(f"maximum {STATS[stat]}", whom, words, None, most, FORBID)


def provinces_have_strength(amount: int) -> Rule:
    return YourProvinces(amount)


def this_province_has_strength(amount: int) -> Rule:
    """Said of a Region or a Fortification."""
    return ThisProvince(amount)


def hand_size(amount: int) -> Rule:
    return HandSize(amount)


def ranged_against(whom: Things, amount: int) -> Rule:
    return RangedAgainst(whom, amount)


def costs_less(whom: Things, less: int | Amount, if_: Condition | None = None, least: int = 0) -> Rule:
    """`least`: so much is paid in any case."""
    return CostsLess(whom, less, if_, least)


def attaches_only_to(noun: Noun) -> Rule:
    return Says("attaches only to", noun, "attaches only to {one}", None, 0, FORBID)


def attaches_no(noun: Noun) -> Rule:
    """Said of a Personality: what he does not attach."""
    return Says("attaches no", noun, "{self} does not attach {one}", None, 0, FORBID)


def cheaper_on(noun: Noun, less: int) -> Rule:
    return Says("cheaper on", noun, f"attaches to {{one}} for {less} less Gold", None, less)


def will_not_join(clan: str) -> Rule:
    """DE-FAC-17."""
    return Says(WILL_NOT_JOIN + clan, SELF, f"{{whom}} does not join a {clan} player", None, 0, FORBID)


def enters_dishonored() -> Rule:
    return Says(ENTERS_DISHONORED, SELF, "{whom} enters play dishonorable", None, 0, FORBID)


def for_a_while(rule: Rule, until: int = TURN_END) -> Effect:
    return ForAWhile(rule, until)


def produces(
    gold: int,
    if_: Condition | None = None,
    paying_for: Noun | None = None,
    more: Amount | None = None,
    destroying: bool = False,
    not_for: Noun | None = None,
    also_bowing: Noun | None = None,
) -> Rule:
    return Produces(gold, if_, paying_for, False, more, destroying, not_for, also_bowing)


def discounts(gold: int, paying_for: Noun) -> Rule:
    return Produces(gold, None, paying_for, True)


def contributes_nothing(whom: Things) -> Rule:
    """To the resolution of a battle."""
    return Says(CONTRIBUTES_NOTHING, whom, "{whom} contribute no Force", None, 0, FORBID)


def draws_from_bottom() -> Rule:
    return Says(
        FROM_THE_BOTTOM,
        SELF,
        "each card that you draw may come from the bottom of your Fate deck",
        None,
        0,
    )


def equips_in_battle(noun: Noun) -> Rule:
    """WH-EQP-08: who controls this Equips such attachments at other times."""
    return Says(EQUIPS_IN_BATTLE, noun, "for you, Equipping {one} is a Battle/Open action", None, 0)
