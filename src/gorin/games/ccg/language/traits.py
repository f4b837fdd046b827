"""Traits of the CCG: bonuses to its stats, hand size, who attaches what, what Gold is produced."""

from __future__ import annotations

from gorin.games.ccg.acting.gold import Produces
from gorin.games.ccg.acting.ignoring import IgnoresBowing
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
from gorin.games.ccg.language.restrictions import (
    ATTACH,
    ATTACH_TO_OTHERS_THAN,
    CONTRIBUTE_FORCE,
    DRAW_FROM_THE_BOTTOM,
    ENTER_PLAY_DISHONORED,
    EQUIP_IN_BATTLE,
    join_clan,
)
from gorin.games.ccg.table.reading import province
from gorin.games.ccg.table.state import CcgState
from gorin.language.card_filters import CardFilter
from gorin.language.core.base import Amount, Condition, Selector, measured, text_of, value_of
from gorin.language.core.context import AbilityContext
from gorin.language.core.definition import Rule, TextRenderer
from gorin.language.core.english import signed
from gorin.language.core.meaning import OWN, Intent, Known, Whom
from gorin.language.core.resolution import Effect
from gorin.language.rule_kinds import cannot, permits
from gorin.language.selectors import SELF
from gorin.language.traits import ForAWhile, Has, Says
from gorin.language.verbs import FORBID, STAT


class YourProvinces(Rule):
    """Your provinces are stronger."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.stat = STRENGTH
        self.size = amount

    def concerns(self, s: CcgState, context: AbilityContext, card: int) -> bool:
        place = province(s, card)
        return place is not None and place.owner == context.seat

    def amount(self, s: CcgState, context: AbilityContext, card: int) -> int:
        return self.size

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(STAT, Whom(OWN, every=True), abs(self.size), 1 if self.size > 0 else -1, self.stat)]

    def text(self, renderer: TextRenderer) -> str:
        return f"each of your provinces has {signed(self.size)} strength"


class ThisProvince(YourProvinces):
    """The province to which this card is attached is stronger."""

    def concerns(self, s: CcgState, context: AbilityContext, card: int) -> bool:
        return card == s.host[context.source]

    def text(self, renderer: TextRenderer) -> str:
        return f"this province has {signed(self.size)} strength"


class HandSize(Rule):
    def __init__(self, amount: int) -> None:
        super().__init__()
        self.stat = HAND_SIZE
        self.size = amount

    def concerns(self, s: CcgState, context: AbilityContext, card: int) -> bool:
        return False

    def amount(self, s: CcgState, context: AbilityContext, card: int) -> int:
        return self.size

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(STAT, Whom(OWN), abs(self.size), 1 if self.size > 0 else -1, self.stat)]

    def text(self, renderer: TextRenderer) -> str:
        return f"your maximum hand size is {abs(self.size)} {'higher' if self.size > 0 else 'lower'}"


class RangedAgainst(Rule):
    """Ranged Attacks upon some cards are stronger or weaker."""

    def __init__(self, whom: Selector, amount: int) -> None:
        super().__init__()
        self.stat = RANGED
        self.whom = whom
        self.size = amount

    def concerns(self, s: CcgState, context: AbilityContext, card: int) -> bool:
        return card in self.whom.cards(s, context)

    def amount(self, s: CcgState, context: AbilityContext, card: int) -> int:
        return self.size

    def intents(self, known: Known) -> list[Intent]:
        """Attacks that are weaker are good for those whom they are made upon."""
        return [
            Intent(STAT, self.whom.points_at(known), abs(self.size), 1 if self.size < 0 else -1, self.stat)
        ]

    def text(self, renderer: TextRenderer) -> str:
        return f"Ranged Attacks that target {self.whom.text(renderer)} have {signed(self.size)} strength"


class CostsLess(Rule):
    """Some cards, in play or not, cost less Gold."""

    def __init__(self, whom: Selector, less: int | Amount, condition: Condition | None, least: int) -> None:
        super().__init__()
        self.stat = GOLD_COST
        self.whom = whom
        self.less = less
        self.condition = condition
        self.least = least

    def concerns(self, s: CcgState, context: AbilityContext, card: int) -> bool:
        whom = self.whom
        is_it = (
            whom.fits(s, context, card) if isinstance(whom, CardFilter) else whom.includes(s, context, card)
        )
        return is_it and (self.condition is None or self.condition.holds(s, context))

    def named(self, s: CcgState, context: AbilityContext) -> list[int] | None:
        whom = self.whom
        return None if isinstance(whom, CardFilter) else whom.cards(s, context)

    def amount(self, s: CcgState, context: AbilityContext, card: int) -> int:
        return -min(value_of(self.less, s, context), max(s.definition(card).gold_cost - self.least, 0))

    def intents(self, known: Known) -> list[Intent]:
        intent = Intent(STAT, self.whom.points_at(known), sign=-1, stat=GOLD_COST)
        return [measured(intent, self.less)]

    def text(self, renderer: TextRenderer) -> str:
        least = f" (minimum {self.least})" if self.least else ""
        text = f"{self.whom.subject(renderer)} costs {text_of(self.less, renderer)} less Gold{least}"
        return text if self.condition is None else f"{text} if {self.condition.text(renderer)}"


# --- how cards say it -----------------------------------------------------------------------------


def has_force(whom: Selector, amount: int | Amount, while_: Condition | None = None) -> Rule:
    return Has(whom, FORCE, amount, while_)


def has_chi(whom: Selector, amount: int | Amount, while_: Condition | None = None) -> Rule:
    return Has(whom, CHI, amount, while_)


def has_honor(whom: Selector, amount: int | Amount, while_: Condition | None = None) -> Rule:
    return Has(whom, PERSONAL_HONOR, amount, while_)


def has_minimum(whom: Selector, stat: int, least: int) -> Rule:
    """CE-STAT-01: applied on top of all bonuses and penalties."""
    words = f"{{whom}} has a minimum {STAT_NAMES[stat]} of {least}"
    return Says(f"minimum {STATS[stat]}", whom, words, None, least)


def has_maximum(whom: Selector, stat: int, most: int) -> Rule:
    words = f"{{whom}} has a maximum {STAT_NAMES[stat]} of {most}"
    return Says(f"maximum {STATS[stat]}", whom, words, None, most, FORBID)


def provinces_have_strength(amount: int) -> Rule:
    return YourProvinces(amount)


def this_province_has_strength(amount: int) -> Rule:
    """Said of a Region or a Fortification."""
    return ThisProvince(amount)


def hand_size(amount: int) -> Rule:
    return HandSize(amount)


def ranged_against(whom: Selector, amount: int) -> Rule:
    return RangedAgainst(whom, amount)


def costs_less(whom: Selector, less: int | Amount, if_: Condition | None = None, least: int = 0) -> Rule:
    """`least`: so much is paid in any case."""
    return CostsLess(whom, less, if_, least)


def attaches_only_to(card_filter: CardFilter) -> Rule:
    return cannot(ATTACH_TO_OTHERS_THAN, card_filter)


def attaches_no(card_filter: CardFilter, while_: Condition | None = None) -> Rule:
    """Said of a Personality: what he does not attach."""
    return cannot(ATTACH, card_filter, while_)


def cheaper_on(card_filter: CardFilter, less: int) -> Rule:
    return Says("cheaper on", card_filter, f"attaches to {{one}} for {less} less Gold", None, less)


def will_not_join(clan: str) -> Rule:
    """DE-FAC-17."""
    return cannot(join_clan(clan), SELF)


def enters_dishonored() -> Rule:
    return cannot(ENTER_PLAY_DISHONORED, SELF)


def for_a_while(rule: Rule, until: int = TURN_END) -> Effect:
    return ForAWhile(rule, until)


def produces(
    gold: int,
    if_: Condition | None = None,
    paying_for: CardFilter | None = None,
    more: Amount | None = None,
    destroying: bool = False,
    not_for: CardFilter | None = None,
    also_bowing: CardFilter | None = None,
) -> Rule:
    return Produces(gold, if_, paying_for, False, more, destroying, not_for, also_bowing)


def discounts(gold: int, paying_for: CardFilter) -> Rule:
    return Produces(gold, None, paying_for, True)


def contributes_nothing(whom: Selector) -> Rule:
    """To the resolution of a battle."""
    return cannot(CONTRIBUTE_FORCE, whom)


def draws_from_bottom() -> Rule:
    return permits(DRAW_FROM_THE_BOTTOM, SELF)


def equips_in_battle(card_filter: CardFilter) -> Rule:
    """WH-EQP-08: who controls this Equips such attachments at other times."""
    return permits(EQUIP_IN_BATTLE, card_filter)


def ignores_bowing(whom: CardFilter, keyword: str, once_per_turn: bool = False) -> Rule:
    """Some of your cards need not bow for actions with a keyword that they perform."""
    return IgnoresBowing(whom, keyword, once_per_turn)
