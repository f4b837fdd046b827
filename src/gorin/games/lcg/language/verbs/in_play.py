"""What happens to cards in play: bow, ready, honor, move, discard, fate, control."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.kinds import (
    DISCARDED,
    RETURNED,
    SACRIFICED,
    TO_DECK_BOTTOM,
    TO_DECK_TOP,
    TO_DISCARD,
    TO_HAND,
    TO_OWN_DECK_SHUFFLED,
    TO_REMOVED,
)
from gorin.games.lcg.language import meaning
from gorin.games.lcg.language.changing import Changing, cause
from gorin.games.lcg.table.state import LcgState
from gorin.language import verbs
from gorin.language.core.base import Amount, Selector, measured, text_of, value_of
from gorin.language.core.context import NOBODY, NOTHING, AbilityContext, TriggerEvent
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import Intent, Known, Verb
from gorin.language.core.resolution import Effect
from gorin.language.core.zones import PLAY
from gorin.language.selectors import SELF


class ToEach(Changing):
    """The same change to each of some cards, all at once."""

    def __init__(self, kind: str, verb: Verb, words: str, whom: Selector) -> None:
        super().__init__()
        self.kind = kind
        self.verb = verb
        self.words = words
        """With {whom} for the cards."""
        self.whom = whom

    def moments(self, s: LcgState, context: AbilityContext) -> list[TriggerEvent]:
        return [self.moment(s, context, card) for card in self.whom.cards(s, context)]

    def moment(self, s: LcgState, context: AbilityContext, card: int) -> TriggerEvent:
        return TriggerEvent(self.kind, card, s.controller[card], NOTHING, 0, cause(context))

    def can_pay(self, s: LcgState, context: AbilityContext) -> bool:
        """LCG-COST-07: with what the payer controls."""
        is_own = all(s.controller[moment.card] == context.seat for moment in self.moments(s, context))
        return is_own and super().can_pay(s, context)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(self.verb, whom) for whom in self.whom.all_pointed_at(known)]

    def minds_moment(self) -> bool:
        return self.whom is not SELF

    def text(self, renderer: TextRenderer) -> str:
        return self.words.replace("{whom}", self.whom.text(renderer))


@final
class Leave(ToEach):
    """Cards leave play: discarded, sacrificed, or returned to where they came from."""

    def __init__(self, verb: Verb, words: str, whom: Selector, manner: int, where: int) -> None:
        super().__init__("leaves play", verb, words, whom)
        self.manner = manner
        self.where = where

    def moment(self, s: LcgState, context: AbilityContext, card: int) -> TriggerEvent:
        return TriggerEvent(self.kind, card, s.controller[card], self.manner, self.where, cause(context))


@final
class RemoveFromGame(ToEach):
    """LCG-REMV-01: from wherever they are."""

    def __init__(self, whom: Selector, face_down: bool) -> None:
        super().__init__("removed", verbs.DISCARD, "remove {whom} from the game", whom)
        self.face_down = face_down

    def moment(self, s: LcgState, context: AbilityContext, card: int) -> TriggerEvent:
        if s.zone[card] == PLAY:
            return TriggerEvent("leaves play", card, s.controller[card], RETURNED, TO_REMOVED, cause(context))
        finder = context.seat if self.face_down else NOTHING
        return TriggerEvent(self.kind, card, s.owner[card], finder, 0, cause(context))

    def text(self, renderer: TextRenderer) -> str:
        return super().text(renderer) + (" facedown" if self.face_down else "")


@final
class Fate(ToEach):
    """Fate is placed on cards, or removed from them."""

    def __init__(self, kind: str, verb: Verb, words: str, whom: Selector, amount: int | Amount) -> None:
        super().__init__(kind, verb, words, whom)
        self.amount = amount

    def moments(self, s: LcgState, context: AbilityContext) -> list[TriggerEvent]:
        amount = value_of(self.amount, s, context)
        source = cause(context)
        return [
            TriggerEvent(self.kind, card, NOBODY, NOTHING, amount, source)
            for card in self.whom.cards(s, context)
        ]

    def intents(self, known: Known) -> list[Intent]:
        return [measured(Intent(self.verb, whom), self.amount) for whom in self.whom.all_pointed_at(known)]

    def text(self, renderer: TextRenderer) -> str:
        return super().text(renderer).replace("{amount}", text_of(self.amount, renderer))


@final
class ReturnAllFate(ToEach):
    """All fate on a card goes to its owner's pool, or to its controller's."""

    def __init__(self, whom: Selector, to_controller: bool) -> None:
        words = "return all fate on {whom} to its {whose}'s fate pool"
        super().__init__("fate removed", meaning.REMOVE_FATE, words, whom)
        self.to_controller = to_controller

    def moment(self, s: LcgState, context: AbilityContext, card: int) -> TriggerEvent:
        seat = s.controller[card] if self.to_controller else s.owner[card]
        return TriggerEvent(self.kind, card, seat, NOTHING, max(s.fate[card], 1), cause(context))

    def text(self, renderer: TextRenderer) -> str:
        return super().text(renderer).replace("{whose}", "controller" if self.to_controller else "owner")


@final
class MoveFate(Changing):
    """Fate goes from one card to another."""

    def __init__(self, amount: int, source: Selector, to: Selector) -> None:
        super().__init__()
        self.amount = amount
        """0: all of it."""
        self.source = source
        self.to = to

    def moments(self, s: LcgState, context: AbilityContext) -> list[TriggerEvent]:
        by = cause(context)
        return [
            TriggerEvent("fate moved", card, s.controller[card], other, self.amount or s.fate[card], by)
            for card in self.source.cards(s, context)
            for other in self.to.cards(s, context)
        ]

    def intents(self, known: Known) -> list[Intent]:
        lost = Intent(meaning.REMOVE_FATE, self.source.points_at(known), self.amount)
        return [lost, Intent(meaning.PLACE_FATE, self.to.points_at(known), self.amount)]

    def text(self, renderer: TextRenderer) -> str:
        amount = self.amount or "all"
        return f"move {amount} fate from {self.source.text(renderer)} to {self.to.text(renderer)}"


@final
class Attach(Changing):
    """An attachment that is in play is moved to another host."""

    def __init__(self, whom: Selector, host: Selector) -> None:
        super().__init__()
        self.whom = whom
        self.host = host

    def moments(self, s: LcgState, context: AbilityContext) -> list[TriggerEvent]:
        by = cause(context)
        return [
            TriggerEvent("attached", card, s.controller[card], host, 0, by)
            for card in self.whom.cards(s, context)
            for host in self.host.cards(s, context)
        ]

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(verbs.ATTACH, self.host.points_at(known))]

    def text(self, renderer: TextRenderer) -> str:
        return f"attach {self.whom.text(renderer)} to {self.host.text(renderer)}"


# --- how cards say it -----------------------------------------------------------------------------


def bow(whom: Selector) -> ToEach:
    return ToEach("bows", verbs.BOW, "bow {whom}", whom)


def ready_(whom: Selector) -> ToEach:
    return ToEach("readies", verbs.STRAIGHTEN, "ready {whom}", whom)


def honor(whom: Selector) -> ToEach:
    return ToEach("honored", meaning.HONOR, "honor {whom}", whom)


def dishonor(whom: Selector) -> ToEach:
    return ToEach("dishonored", meaning.DISHONOR, "dishonor {whom}", whom)


def discard_honored_status(whom: Selector) -> ToEach:
    """Of somebody who is honored."""
    words = "discard the honored status token from {whom}"
    return ToEach("status discarded", meaning.CLEAR_STATUS, words, whom)


def move_to_conflict(whom: Selector) -> ToEach:
    return ToEach("moves in", verbs.MOVE_IN, "move {whom} to the conflict", whom)


def move_home(whom: Selector) -> ToEach:
    return ToEach("moves home", verbs.MOVE_AWAY, "move {whom} home", whom)


def discard(whom: Selector) -> ToEach:
    return Leave(verbs.DISCARD, "discard {whom}", whom, DISCARDED, TO_DISCARD)


def sacrifice(whom: Selector) -> Changing:
    """LCG-SAC-01; as a cost it must really happen (LCG-SAC-02)."""
    return Leave(meaning.SACRIFICE, "sacrifice {whom}", whom, SACRIFICED, TO_DISCARD)


def return_to_hand(whom: Selector) -> Changing:
    return Leave(meaning.RETURN, "return {whom} to its owner's hand", whom, RETURNED, TO_HAND)


def return_to_deck_top(whom: Selector) -> Changing:
    return Leave(meaning.RETURN, "return {whom} to the top of its owner's deck", whom, RETURNED, TO_DECK_TOP)


def return_to_deck_bottom(whom: Selector) -> Changing:
    words = "return {whom} to the bottom of its owner's deck"
    return Leave(meaning.RETURN, words, whom, RETURNED, TO_DECK_BOTTOM)


def shuffle_into_its_deck(whom: Selector) -> Changing:
    """Of a card in play."""
    words = "shuffle {whom} into its owner's deck"
    return Leave(meaning.RETURN, words, whom, RETURNED, TO_OWN_DECK_SHUFFLED)


def remove_from_game(whom: Selector, face_down: bool = False) -> Changing:
    """`face_down`: only who does it sees what it is."""
    return RemoveFromGame(whom, face_down)


def place_fate(amount: int | Amount, whom: Selector) -> Changing:
    return Fate("fate placed", meaning.PLACE_FATE, "place {amount} fate on {whom}", whom, amount)


def remove_fate(amount: int | Amount, whom: Selector) -> ToEach:
    return Fate("fate removed", meaning.REMOVE_FATE, "remove {amount} fate from {whom}", whom, amount)


def return_all_fate(whom: Selector) -> Changing:
    return ReturnAllFate(whom, False)


def return_all_fate_to_controller(whom: Selector) -> Changing:
    return ReturnAllFate(whom, True)


def move_fate(amount: int, source: Selector, to: Selector) -> Changing:
    return MoveFate(amount, source, to)


def move_all_fate(source: Selector, to: Selector) -> Changing:
    return MoveFate(0, source, to)


def attach(whom: Selector, host: Selector) -> Effect:
    return Attach(whom, host)
