"""Attach cards from the hand; transfer what is attached to somebody else, or to a province (CE-TRAN)."""

from __future__ import annotations

from typing import ClassVar

from gorin.games.ccg.acting.arranging import carry_out
from gorin.games.ccg.acting.bringing import AttachCard, attach_price, can_attach
from gorin.games.ccg.kinds import ANCESTOR
from gorin.games.ccg.language.abilities import Buys
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.belongings import Province
from gorin.games.ccg.table.permitted import takes_region, why_not_attached
from gorin.games.ccg.table.reading import attachments, location, province, side_of, units_at
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.questions import DONE, PASS
from gorin.language.core.asking import AskOf
from gorin.language.core.base import Amount, Selector, text_of, value_of
from gorin.language.core.context import NOTHING, AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import Intent, Known, as_chosen
from gorin.language.core.questions import PLACES
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.core.zones import PLAY
from gorin.language.naming import thing_name
from gorin.language.predicates import AFTER, Predicate, Simple
from gorin.language.selectors import SECOND_SLOT
from gorin.language.verbs import ATTACH


class AttachFromHand(Effect):
    """Attach a card to a Personality, paying for it (CE-RESL-03)."""

    def __init__(self, what: Selector, to: Selector, less: int) -> None:
        super().__init__()
        self.what = what
        self.to = to
        self.less = less

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for card in self.what.cards(s, context):
            for personality in self.to.cards(s, context):
                s.push(AttachCard(card, personality, self.less, s.zone[card], context))

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(ATTACH, self.to.points_at(known))]

    def text(self, renderer: TextRenderer) -> str:
        price = f" for {self.less} less Gold" if self.less else ", paying all costs"
        return f"attach {self.what.text(renderer)} to {self.to.text(renderer)}{price}"


def attach_from_hand(what: Selector, to: Selector, less: int = 0) -> Effect:
    return AttachFromHand(what, to, less)


class AttachPaid(Buys):
    """Attach a card to a Personality; what it costs was a cost of the action (DE-PLAY-01)."""

    def __init__(self, what: Selector, to: Selector) -> None:
        super().__init__(what)
        self.to = to

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for card in self.what.cards(s, context):
            for personality in self.to.cards(s, context):
                paid = attach_price(s, card, personality)
                s.push(AttachCard(card, personality, paid, s.zone[card], context))

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(ATTACH, self.to.points_at(known))]

    def text(self, renderer: TextRenderer) -> str:
        return f"attach {self.what.text(renderer)} to {self.to.text(renderer)}"


def attach_paid(what: Selector, to: Selector) -> Effect:
    return AttachPaid(what, to)


class AttachPrice(Amount):
    """What it costs to attach what was chosen to whom was chosen."""

    def __init__(self, what: Selector, to: Selector, less: int | Amount) -> None:
        self.what = what
        self.to = to
        self.less = less

    def value(self, s: CcgState, context: AbilityContext) -> int:
        cards, bearers = self.what.cards(s, context), self.to.cards(s, context)
        if not cards or not bearers:
            return 0
        return attach_price(s, cards[0], bearers[0], value_of(self.less, s, context))

    def text(self, renderer: TextRenderer) -> str:
        if self.less == 0:
            return "its price"  # who can bear it has named it
        return f"the price of {self.what.text(renderer)}, less {text_of(self.less, renderer)}"


def price_of(what: Selector, to: Selector, less: int | Amount = 0) -> Amount:
    return AttachPrice(what, to, less)


class CanTake(Predicate):
    """Does not bear these attachments yet, and may (CE-TRAN-02)."""

    def __init__(self, what: Selector) -> None:
        super().__init__(AFTER, "who can bear")
        self.what = what

    def text(self, renderer: TextRenderer) -> str:
        return f"{self.words} {self.what.text(renderer)}"

    def fits(self, s: CcgState, context: AbilityContext, card: int) -> bool:
        return all(
            s.host[each] != card and s.type_of(each) != ANCESTOR and why_not_attached(s, each, card) is None
            for each in self.what.cards(s, context)
        )


class Transfer(Effect):
    """Attachments go to another Personality, Regions to another province; nothing is paid (CE-TRAN-01)."""

    def __init__(self, what: Selector, to: Selector) -> None:
        super().__init__()
        self.what = what
        self.to = to

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for code in self.to.cards(s, context):
            for card in list(self.what.cards(s, context)):
                if code >= PLACES:
                    self._to_province(s, card, province(s, code - PLACES))
                elif s.type_of(card) != ANCESTOR and why_not_attached(s, card, code) is None:
                    ops.transfer(s, card, code)

    def _to_province(self, s: CcgState, card: int, place: Province | None) -> None:
        """CE-TRAN-02, CE-EVT-09."""
        if place is not None and s.zone[card] == PLAY and takes_region(s, place, card):
            ops.transfer_region(s, card, place)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(ATTACH, self.to.points_at(known))]

    def text(self, renderer: TextRenderer) -> str:
        return f"transfer {self.what.text(renderer)} to {self.to.text(renderer)}"


def can_take(what: Selector) -> Predicate:
    return CanTake(what)


def _can_bear_this(s: CcgState, context: AbilityContext, personality: int) -> bool:
    return context.source != NOTHING and can_attach(s, context.seat, context.source, personality)


can_bear_this = Simple(AFTER, "", _can_bear_this)
"""Says nothing: it is what the rules of attaching leave over."""


def transfer(what: Selector, to: Selector) -> Effect:
    return Transfer(what, to)


class ControllerMaySave(Effect):
    """Whoever controls somebody may transfer attachments of his to one other in the same army.

    The run remembers who takes them, once that is chosen.
    """

    asks: ClassVar[str] = "effect.attach"

    def __init__(self, whose: Selector) -> None:
        super().__init__()
        self.whose = whose

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for bearer in self.whose.cards(s, context):
            whose = thing_name(s, s.what[bearer])
            if runner.memo:
                among = self._savable(s, bearer, runner.memo[0])
                other = thing_name(s, s.what[runner.memo[0]])
                asks = f"Move which attachment of {whose} to {other}?"
            else:
                comrades = units_at(s, location(s, bearer), side_of(s, bearer))
                among = [each for each in comrades if self._savable(s, bearer, each)]
                asks = f"Move attachments of {whose} to whom? (Or pass.)"
            if among:
                s.push(AskOf(s.controller[bearer], asks, [*among, DONE if runner.memo else PASS]))
            else:
                runner.memo = []

    def take(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        bearer = self.whose.cards(s, context)[0]
        code = s.answers[s.controller[bearer]]
        if code in (PASS, DONE):
            runner.memo = []
            return
        if runner.memo:
            ops.transfer(s, code, runner.memo[0])
        else:
            runner.memo = [code]
        runner.repeat()

    def _savable(self, s: CcgState, bearer: int, other: int) -> list[int]:
        if other == bearer:
            return []
        return [each for each in attachments(s, bearer) if why_not_attached(s, each, other) is None]

    def intents(self, known: Known) -> list[Intent]:
        return as_chosen([Intent(ATTACH, self.whose.points_at(known))], self.whose.points_at(known).whose)

    def text(self, renderer: TextRenderer) -> str:
        whose = self.whose.owning(renderer)
        other = "one other Personality in the same army"
        return f"{whose} controller may transfer any of {whose} attachments to {other}"


def controller_may_save(whose: Selector) -> Effect:
    return ControllerMaySave(whose)


class Rearrange(Effect):
    """DE-ACTP-04: attachments go from one of several Personalities to another, as it was announced."""

    def __init__(self, bearers: Selector) -> None:
        super().__init__()
        self.bearers = bearers

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        carry_out(s, context.get(SECOND_SLOT))

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(ATTACH, self.bearers.points_at(known))]

    def text(self, renderer: TextRenderer) -> str:
        return f"transfer any attachments among {self.bearers.text(renderer)}"


def rearranges(bearers: Selector) -> Effect:
    return Rearrange(bearers)
