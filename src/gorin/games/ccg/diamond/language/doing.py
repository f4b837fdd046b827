"""What only Diamond's cards do."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.ccg.acting.gold import can_afford, is_gold_producing
from gorin.games.ccg.kinds import ITEM, PERSONALITY
from gorin.games.ccg.language.meaning import EXCHANGE
from gorin.games.ccg.language.verbs.in_play.entering import Recruit
from gorin.games.ccg.language.verbs.players.provinces import exchange_remembered
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.permitted import why_not_controlled
from gorin.games.ccg.table.reading import bearer_of, location, province, side_of
from gorin.games.ccg.table.sides import other_side
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.table.values import gold_cost
from gorin.kernel.questions import DONE, PASS
from gorin.kernel.state import Step
from gorin.language.core.asking import AskOf
from gorin.language.core.context import NOTHING, TRIGGER_SLOT, AbilityContext, TriggerEvent
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import ANYBODYS, HOSTILE, OWN, Intent, Known, Whom, as_chosen
from gorin.language.core.questions import PLACES
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.core.zones import DECK, DISCARD
from gorin.language.verbs import DISCARD as DISCARDS
from gorin.language.verbs import ENTER, LOOK, SEARCH


class ShowHand(Effect):
    """Everybody sees your hand as it is now."""

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for card in s.players[context.seat].hand:
            ops.show(s, context.seat, card)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(LOOK, Whom(HOSTILE))]

    def text(self, renderer: TextRenderer) -> str:
        return "reveal your hand to all players"


def show_hand() -> Effect:
    return ShowHand()


class OpponentsDiscard(Effect):
    """Each player with a unit opposing this card discards a card, which he chooses himself."""

    asks: ClassVar[str] = "effect.discard"

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        left = self._left(s, context, runner)
        if left:
            s.push(AskOf(left[0], "Discard which card?", s.players[left[0]].hand.copy()))
        else:
            runner.memo = []

    def take(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        seat = self._left(s, context, runner)[0]
        runner.memo.append(seat)
        ops.discard(s, s.answers[seat])
        runner.repeat()

    def _left(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> list[int]:
        """Who has not discarded yet."""
        return [seat for seat in self._facing(s, context) if seat not in runner.memo and s.players[seat].hand]

    def _facing(self, s: CcgState, context: AbilityContext) -> list[int]:
        own = bearer_of(s, context)
        here, side = location(s, own), other_side(side_of(s, own))
        facing = [
            s.controller[card]
            for card in s.in_play
            if s.type_of(card) == PERSONALITY and s.place[card] == here and s.side[card] == side
        ]
        return [seat for seat in s.seats_from(context.seat) if seat in facing]

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(DISCARDS, Whom(HOSTILE))]

    def text(self, renderer: TextRenderer) -> str:
        return f"each player who controls a unit opposing {renderer.kind} discards a card"


def opponents_discard() -> Effect:
    return OpponentsDiscard()


class RefillWithExperienced(Effect):
    """An Experienced Personality out of your Dynasty deck lies face-up in this Event's province."""

    asks: ClassVar[str] = "effect.search"

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        deck = s.players[context.seat].dynasty
        ops.look(s, context.seat, deck)
        found = [card for card in deck if self._fits(s, card)]
        if found and province(s, context.numbers[0]) is not None:
            found.sort(key=lambda card: s.definition(card).name)
            s.push(AskOf(context.seat, "Which Experienced Personality fills this Event's province?", found))
        else:
            ops.shuffle(s, context.seat, True)

    def take(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        place = province(s, context.numbers[0])
        if place is not None:
            ops.put_in_deck(s, s.answers[context.seat], True)
            ops.refill(s, place, face_up=True)
        ops.shuffle(s, context.seat, True)

    def _fits(self, s: CcgState, card: int) -> bool:
        return s.type_of(card) == PERSONALITY and s.definition(card).experience > 0

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(SEARCH, Whom(OWN))]

    def text(self, renderer: TextRenderer) -> str:
        return (
            "search your Dynasty deck for an Experienced Personality;"
            " this Event's province is refilled with him, face-up"
        )


def refill_with_experienced() -> Effect:
    return RefillWithExperienced()


class RenewProvinces(Effect):
    """Face-up cards that are no Personalities go under your Dynasty deck; those provinces refill face-up."""

    asks: ClassVar[str] = "effect.choose-province"

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        among = [PLACES + place.id for place in s.provinces if self._fits(s, context, place.id, runner)]
        if among:
            asks = "Put the card from which province on the bottom of your Dynasty deck?"
            s.push(AskOf(context.seat, asks, [*among, DONE]))
        else:
            exchange_remembered(s, runner)

    def take(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        if s.answers[context.seat] == DONE:
            exchange_remembered(s, runner)
        else:
            runner.memo.append(s.answers[context.seat] - PLACES)
            runner.repeat()

    def _fits(self, s: CcgState, context: AbilityContext, id: int, runner: EffectRunner) -> bool:
        place = province(s, id)
        if place is None or place.owner != context.seat or place.card == NOTHING or id in runner.memo:
            return False
        return place.face_up and s.type_of(place.card) != PERSONALITY

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(EXCHANGE, Whom(OWN))]

    def text(self, renderer: TextRenderer) -> str:
        return (
            "put any number of face-up cards other than Personalities from your provinces on the bottom of"
            " your Dynasty deck; refill those provinces face-up"
        )


def renew_provinces() -> Effect:
    return RenewProvinces()


class BringBack(Effect):
    """Who was destroyed comes into play again at home, bowed, whatever he costs and asks for."""

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        moment = context.moment
        if moment is None or s.zone[moment.card] != DISCARD:
            return
        if why_not_controlled(s, moment.card, context.seat) is None:
            ops.enter_play(s, moment.card, context.seat, NOTHING, True, DISCARD)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(ENTER, Whom(OWN))]

    def text(self, renderer: TextRenderer) -> str:
        whom = renderer.pronouns.get(TRIGGER_SLOT, "him")
        return f"bring {whom} into play in your home, bowed, ignoring costs and restrictions"


def bring_back() -> Effect:
    return BringBack()


def items_lost_with(s: CcgState, moment: TriggerEvent) -> list[int]:
    """The Items that were attached to somebody when he was destroyed: they went just before him."""
    at = max(
        [n for n, each in enumerate(s.history) if each.kind == "destroyed" and each.card == moment.card],
        default=-1,
    )
    found: list[int] = []
    for each in reversed(s.history[: max(at, 0)]):
        if each.kind != "destroyed" or s.type_of(each.card) == PERSONALITY:
            break
        if s.type_of(each.card) == ITEM and s.zone[each.card] == DISCARD:
            found.append(each.card)
    return found


class EachBringsHolding(Effect):
    """Each player may look through his Dynasty deck for a Holding that produces Gold, and pays less for it.

    The run remembers who has had his turn.
    """

    asks: ClassVar[str] = "effect.search"

    def __init__(self, less: int) -> None:
        super().__init__()
        self.less = less

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        left = [seat for seat in s.playing_from(context.seat) if seat not in runner.memo]
        if not left:
            runner.memo = []
            return
        deck = s.players[left[0]].dynasty
        ops.look(s, left[0], deck)
        found = sorted(
            [card for card in deck if self._fits(s, left[0], card)], key=lambda card: s.definition(card).name
        )
        asks = "Bring in which Holding from your Dynasty deck?"
        s.push(AskOf(left[0], asks, [*found, PASS]))

    def take(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        seat = next(seat for seat in s.playing_from(context.seat) if seat not in runner.memo)
        runner.memo.append(seat)
        runner.repeat()
        if s.answers[seat] == PASS:
            ops.shuffle(s, seat, True)
        else:
            s.push(ShuffleAfterwards(seat))
            s.push(Recruit(seat, s.answers[seat], self.less, DECK))

    def _fits(self, s: CcgState, seat: int, card: int) -> bool:
        if not is_gold_producing(s, card):
            return False
        affordable = can_afford(s, seat, max(gold_cost(s, card) - self.less, 0), card)
        return affordable and why_not_controlled(s, card, seat) is None

    def intents(self, known: Known) -> list[Intent]:
        return as_chosen([Intent(ENTER, Whom(ANYBODYS))], ANYBODYS)

    def text(self, renderer: TextRenderer) -> str:
        return (
            "each player may search their Dynasty deck for a Holding that produces Gold and bring it into"
            f" play for {self.less} less Gold"
        )


@final
class ShuffleAfterwards(Step):
    """What was looked through is shuffled when the card has come out of it."""

    tag: ClassVar[str] = "shuffle-afterwards"
    fields: ClassVar[dict[str, str]] = {"seat": "int"}
    stages: ClassVar[tuple[str, ...]] = ("shuffle",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def shuffle(self, s: CcgState) -> None:
        ops.shuffle(s, self.seat, True)


def each_brings_holding(less: int) -> Effect:
    return EachBringsHolding(less)
