"""Bow, straighten, dishonor, rehonor, destroy, discard, remove from the game."""

from __future__ import annotations

from collections.abc import Callable

from gorin.games.ccg.acting import impending
from gorin.games.ccg.acting.impending import befall
from gorin.games.ccg.kinds import GAME_END
from gorin.games.ccg.language.meaning import DISHONOR, REHONOR
from gorin.games.ccg.language.restrictions import REMAIN_BOWED
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.state import REMAINS_BOWED, CcgState
from gorin.games.ccg.turn.straightening import StraightenCards, may_remain_bowed
from gorin.language import verbs
from gorin.language.core.base import Selector
from gorin.language.core.context import PAYING, AbilityContext, LastingEffect
from gorin.language.core.definition import Rule, TextRenderer
from gorin.language.core.meaning import OWN, Intent, Known, Verb, Whom
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.core.zones import HAND, PLAY
from gorin.language.flow import ChooseOne
from gorin.language.players import YOU
from gorin.language.rule_kinds import permits
from gorin.language.selectors import SELF


class ToEach(Effect):
    """The same change to each of some cards."""

    def __init__(
        self, verb: Verb, whom: Selector, op: Callable[[CcgState, int, AbilityContext], object]
    ) -> None:
        super().__init__()
        self.verb = verb
        self.whom = whom
        self.op = op

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for card in list(self.whom.cards(s, context)):
            if s.zone[card] == PLAY:
                self.op(s, card, context)

    def touches(self, s: CcgState, context: AbilityContext) -> list[int]:
        return self.whom.cards(s, context)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(self.verb, whom) for whom in self.whom.all_pointed_at(known)]

    def text(self, renderer: TextRenderer) -> str:
        return f"{self.verb.name} {self.whom.text(renderer)}"


class Bow(ToEach):
    def __init__(self, whom: Selector) -> None:
        super().__init__(verbs.BOW, whom, ops.bow)

    def can_pay(self, s: CcgState, context: AbilityContext) -> bool:
        cards = self.whom.cards(s, context)
        return bool(cards) and all(s.zone[card] == PLAY and not s.bowed[card] for card in cards)

    def takes_up(self, s: CcgState, context: AbilityContext) -> list[int]:
        return self.whom.cards(s, context)


class Straighten(ToEach):
    def __init__(self, whom: Selector) -> None:
        super().__init__(verbs.STRAIGHTEN, whom, ops.straighten)

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        """CE-NEG-08; a cost is no effect, and what is not negated is not."""
        cards = list(self.whom.cards(s, context))
        negatable = context.action != PAYING and not context.sure
        if negatable and any(may_remain_bowed(s, card) for card in cards):
            s.push(StraightenCards(cards, by_effect=True))
        else:
            super().do(s, context, runner)

    def can_pay(self, s: CcgState, context: AbilityContext) -> bool:
        return all(s.bowed[card] for card in self.whom.cards(s, context))


class Befalling(ToEach):
    """A change that may be answered before it happens."""

    def __init__(
        self, verb: Verb, whom: Selector, kind: str, op: Callable[[CcgState, int, AbilityContext], object]
    ) -> None:
        super().__init__(verb, whom, op)
        self.kind = kind

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        befall(s, self.kind, list(self.whom.cards(s, context)), context, self.op)


class Destroy(Befalling):
    def __init__(self, whom: Selector) -> None:
        super().__init__(verbs.DESTROY, whom, impending.DESTROYED, ops.destroy)

    def can_pay(self, s: CcgState, context: AbilityContext) -> bool:
        cards = self.whom.cards(s, context)
        return bool(cards) and all(s.zone[card] == PLAY for card in cards)


class DestroyUnit(Befalling):
    """A unit, of which only the Personality was named: he and all that is attached to him."""

    def __init__(self, whom: Selector) -> None:
        super().__init__(verbs.DESTROY, whom, impending.UNIT_DESTROYED, ops.destroy_unit)


class Dishonor(Befalling):
    def __init__(self, whom: Selector) -> None:
        super().__init__(DISHONOR, whom, impending.DISHONORED, ops.dishonor)

    def can_pay(self, s: CcgState, context: AbilityContext) -> bool:
        return not any(s.dishonored[card] for card in self.whom.cards(s, context))


class DiscardCards(Effect):
    """Put cards into their discard piles, from wherever they are."""

    def __init__(self, whom: Selector) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for card in list(self.whom.cards(s, context)):
            ops.leave_with_unit(s, card)

    def can_pay(self, s: CcgState, context: AbilityContext) -> bool:
        return bool(self.whom.cards(s, context))

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(verbs.DISCARD, self.whom.points_at(known))]

    def text(self, renderer: TextRenderer) -> str:
        return f"discard {self.whom.text(renderer)}"


class BowOrDiscardThis(Effect):
    """Rings: bow the card in play, or discard it from the hand (CE-CRD-12)."""

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        if s.zone[context.source] == HAND:
            ops.discard(s, context.source)
        else:
            ops.bow(s, context.source, context)

    def can_pay(self, s: CcgState, context: AbilityContext) -> bool:
        return s.zone[context.source] == HAND or not s.bowed[context.source]

    def intents(self, known: Known) -> list[Intent]:
        """What it costs from the hand is the card itself, and that goes without saying."""
        return [Intent(verbs.BOW, Whom(OWN, itself=True))]

    def text(self, renderer: TextRenderer) -> str:
        return f"bow {SELF.text(renderer)} or discard it from your hand"


def bow(whom: Selector) -> Effect:
    return Bow(whom)


def straighten(whom: Selector) -> Effect:
    return Straighten(whom)


def destroy(whom: Selector) -> Effect:
    return Destroy(whom)


def destroy_unit(whom: Selector) -> Effect:
    return DestroyUnit(whom)


def dishonor(whom: Selector) -> Effect:
    return Dishonor(whom)


def rehonor(whom: Selector) -> Effect:
    return ToEach(REHONOR, whom, lambda s, card, context: ops.rehonor(s, card))


def discard(whom: Selector) -> Effect:
    return DiscardCards(whom)


def bow_or_discard_this() -> Effect:
    return BowOrDiscardThis()


class BowOrStraighten(ChooseOne):
    def __init__(self, whom: Selector) -> None:
        super().__init__(YOU, ((bow(whom),), (straighten(whom),)))
        self.whom = whom

    def text(self, renderer: TextRenderer) -> str:
        return f"bow or straighten {self.whom.text(renderer)}"


def bow_or_straighten(whom: Selector) -> Effect:
    return BowOrStraighten(whom)


class RemoveFromGame(Effect):
    """Out of the game, if they are still in play."""

    def __init__(self, whom: Selector) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for card in list(self.whom.cards(s, context)):
            if s.zone[card] == PLAY:
                ops.remove_from_game(s, card)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(verbs.REMOVE, self.whom.points_at(known))]

    def text(self, renderer: TextRenderer) -> str:
        return f"remove {self.whom.text(renderer)} from the game"


def remove_from_game(whom: Selector) -> Effect:
    return RemoveFromGame(whom)


class LetRemainBowed(Effect):
    """Until it straightens or leaves play, the controller of each card decides whether it straightens."""

    def __init__(self, whom: Selector) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for card in list(self.whom.cards(s, context)):
            if s.zone[card] == PLAY and s.bowed[card]:
                ops.let_remain_bowed(s, card, context)

    def could_leave(self, lasting: LastingEffect) -> bool:
        return lasting.keyword == REMAINS_BOWED and lasting.until == GAME_END

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(verbs.PERMIT, self.whom.points_at(known), of=REMAINS_BOWED)]

    def text(self, renderer: TextRenderer) -> str:
        return f"{self.whom.subject(renderer)} may remain bowed"


def lets_remain_bowed(whom: Selector) -> Effect:
    return LetRemainBowed(whom)


def can_remain_bowed(whom: Selector) -> Rule:
    """As a trait."""
    return permits(REMAIN_BOWED, whom)
