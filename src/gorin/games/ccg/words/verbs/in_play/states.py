"""Bow, straighten, dishonor, rehonor, destroy, discard, remove from the game."""

from __future__ import annotations

from collections.abc import Callable

from gorin.games.ccg.acting import impending
from gorin.games.ccg.acting.impending import befall
from gorin.games.ccg.kinds import GAME_END
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.reading import leader
from gorin.games.ccg.table.state import REMAINS_BOWED, CcgState
from gorin.games.ccg.turn.straightening import StraightenCards, may_remain_bowed
from gorin.games.ccg.words.meaning import DISHONOR, REHONOR
from gorin.words import verbs
from gorin.words.flow import ChooseOne
from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Rule, Speaker
from gorin.words.grammar.meaning import OWN, Deed, Known, Verb, Whom
from gorin.words.grammar.scope import PAYING, Ongoing, Scope
from gorin.words.grammar.script import Effect, Run
from gorin.words.grammar.zones import HAND, PLAY
from gorin.words.players import YOU
from gorin.words.things import CHOSEN_SLOT, SELF
from gorin.words.traits import permits


class ToEach(Effect):
    """The same change to each of some cards."""

    def __init__(self, verb: Verb, whom: Things, op: Callable[[CcgState, int, Scope], object]) -> None:
        super().__init__()
        self.verb = verb
        self.whom = whom
        self.op = op

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for card in list(self.whom.cards(s, scope)):
            if s.zone[card] == PLAY:
                self.op(s, card, scope)

    def touches(self, s: CcgState, scope: Scope) -> list[int]:
        return self.whom.cards(s, scope)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(self.verb, whom) for whom in self.whom.all_pointed_at(known)]

    def text(self, speaker: Speaker) -> str:
        return f"{self.verb.name} {self.whom.text(speaker)}"


class Bow(ToEach):
    def __init__(self, whom: Things) -> None:
        super().__init__(verbs.BOW, whom, ops.bow)

    def can_pay(self, s: CcgState, scope: Scope) -> bool:
        cards = self.whom.cards(s, scope)
        return bool(cards) and all(s.zone[card] == PLAY and not s.bowed[card] for card in cards)

    def takes_up(self, s: CcgState, scope: Scope) -> list[int]:
        return self.whom.cards(s, scope)


class Straighten(ToEach):
    def __init__(self, whom: Things) -> None:
        super().__init__(verbs.STRAIGHTEN, whom, ops.straighten)

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        """CE-NEG-08; a cost is no effect, and what is not negated is not."""
        cards = list(self.whom.cards(s, scope))
        negatable = scope.action != PAYING and not scope.sure
        if negatable and any(may_remain_bowed(s, card) for card in cards):
            s.push(StraightenCards(cards, by_effect=True))
        else:
            super().do(s, scope, run)

    def can_pay(self, s: CcgState, scope: Scope) -> bool:
        return all(s.bowed[card] for card in self.whom.cards(s, scope))


class Befalling(ToEach):
    """A change that may be answered before it happens."""

    def __init__(
        self, verb: Verb, whom: Things, kind: str, op: Callable[[CcgState, int, Scope], object]
    ) -> None:
        super().__init__(verb, whom, op)
        self.kind = kind

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        befall(s, self.kind, list(self.whom.cards(s, scope)), scope, self.op)


class Destroy(Befalling):
    def __init__(self, whom: Things) -> None:
        super().__init__(verbs.DESTROY, whom, impending.DESTROYED, ops.destroy)

    def can_pay(self, s: CcgState, scope: Scope) -> bool:
        cards = self.whom.cards(s, scope)
        return bool(cards) and all(s.zone[card] == PLAY for card in cards)


class DestroyUnit(Befalling):
    """A unit, of which only the Personality was named: he and all that is attached to him."""

    def __init__(self, whom: Things) -> None:
        super().__init__(verbs.DESTROY, whom, impending.UNIT_DESTROYED, ops.destroy_unit)


class Dishonor(Befalling):
    def __init__(self, whom: Things) -> None:
        super().__init__(DISHONOR, whom, impending.DISHONORED, ops.dishonor)

    def can_pay(self, s: CcgState, scope: Scope) -> bool:
        return not any(s.dishonored[card] for card in self.whom.cards(s, scope))


class DiscardCards(Effect):
    """Put cards into their discard piles, from wherever they are."""

    def __init__(self, whom: Things) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for card in list(self.whom.cards(s, scope)):
            ops.leave_with_unit(s, card)

    def can_pay(self, s: CcgState, scope: Scope) -> bool:
        return bool(self.whom.cards(s, scope))

    def means(self, known: Known) -> list[Deed]:
        return [Deed(verbs.DISCARD, self.whom.points_at(known))]

    def text(self, speaker: Speaker) -> str:
        return f"discard {self.whom.text(speaker)}"


class BowOrDiscardThis(Effect):
    """Rings: bow the card in play, or discard it from the hand (CE-CRD-12)."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        if s.zone[scope.source] == HAND:
            ops.discard(s, scope.source)
        else:
            ops.bow(s, scope.source, scope)

    def can_pay(self, s: CcgState, scope: Scope) -> bool:
        return s.zone[scope.source] == HAND or not s.bowed[scope.source]

    def means(self, known: Known) -> list[Deed]:
        """What it costs from the hand is the card itself, and that goes without saying."""
        return [Deed(verbs.BOW, Whom(OWN, itself=True))]

    def text(self, speaker: Speaker) -> str:
        return f"bow {SELF.text(speaker)} or discard it from your hand"


def bow(whom: Things) -> Effect:
    return Bow(whom)


def straighten(whom: Things) -> Effect:
    return Straighten(whom)


def destroy(whom: Things) -> Effect:
    return Destroy(whom)


def destroy_unit(whom: Things) -> Effect:
    return DestroyUnit(whom)


def dishonor(whom: Things) -> Effect:
    return Dishonor(whom)


def rehonor(whom: Things) -> Effect:
    return ToEach(REHONOR, whom, lambda s, card, scope: ops.rehonor(s, card))


def discard(whom: Things) -> Effect:
    return DiscardCards(whom)


def bow_or_discard_this() -> Effect:
    return BowOrDiscardThis()


class BowOrStraighten(ChooseOne):
    def __init__(self, whom: Things) -> None:
        super().__init__(YOU, ((bow(whom),), (straighten(whom),)))
        self.whom = whom

    def text(self, speaker: Speaker) -> str:
        return f"bow or straighten {self.whom.text(speaker)}"


def bow_or_straighten(whom: Things) -> Effect:
    return BowOrStraighten(whom)


class DestroyFromBearer(Destroy):
    """Later effects speak of the Personalities who bore them as CHOSEN."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        scope.put(CHOSEN_SLOT, [leader(s, card) for card in self.whom.cards(s, scope)])
        super().do(s, scope, run)

    def means(self, known: Known) -> list[Deed]:
        known.put(CHOSEN_SLOT, self.whom.points_at(known).whose)
        return super().means(known)


def destroy_from_bearer(whom: Things) -> Effect:
    return DestroyFromBearer(whom)


class RemoveFromGame(Effect):
    """Out of the game, if they are still in play."""

    def __init__(self, whom: Things) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for card in list(self.whom.cards(s, scope)):
            if s.zone[card] == PLAY:
                ops.remove_from_game(s, card)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(verbs.REMOVE, self.whom.points_at(known))]

    def text(self, speaker: Speaker) -> str:
        return f"remove {self.whom.text(speaker)} from the game"


def remove_from_game(whom: Things) -> Effect:
    return RemoveFromGame(whom)


class LetRemainBowed(Effect):
    """Until it straightens or leaves play, the controller of each card decides whether it straightens."""

    def __init__(self, whom: Things) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for card in list(self.whom.cards(s, scope)):
            if s.zone[card] == PLAY and s.bowed[card]:
                ops.let_remain_bowed(s, card, scope)

    def could_leave(self, lasting: Ongoing) -> bool:
        return lasting.keyword == REMAINS_BOWED and lasting.until == GAME_END

    def means(self, known: Known) -> list[Deed]:
        return [Deed(verbs.PERMIT, self.whom.points_at(known), of=REMAINS_BOWED)]

    def text(self, speaker: Speaker) -> str:
        return f"{self.whom.subject(speaker)} may remain bowed"


def lets_remain_bowed(whom: Things) -> Effect:
    return LetRemainBowed(whom)


def can_remain_bowed(whom: Things) -> Rule:
    """As a trait."""
    return permits(REMAINS_BOWED, whom, "{whom} may remain bowed")
