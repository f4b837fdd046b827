"""What only Diamond's cards do."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.ccg.acting.gold import can_afford, is_gold_producing
from gorin.games.ccg.kinds import ITEM, PERSONALITY
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.permitted import bearers, why_not_attached, why_not_controlled
from gorin.games.ccg.table.reading import location, province, side_of
from gorin.games.ccg.table.sides import other_side
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.table.values import focus_value, gold_cost
from gorin.games.ccg.words.meaning import EXCHANGE
from gorin.games.ccg.words.verbs.in_play.entering import Recruit
from gorin.games.ccg.words.verbs.players.provinces import exchange_remembered
from gorin.kernel.questions import DONE, PASS
from gorin.kernel.state import Step
from gorin.words.grammar.asking import AskOf
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import ANYBODYS, HOSTILE, OWN, Deed, Known, Whom, as_chosen, perhaps
from gorin.words.grammar.questions import PLACES
from gorin.words.grammar.scope import NOTHING, TRIGGER_SLOT, Moment, Scope
from gorin.words.grammar.script import Effect, Run
from gorin.words.grammar.zones import DECK, DISCARD
from gorin.words.naming import thing_name
from gorin.words.verbs import ATTACH, DESTROY, ENTER, LOOK, MILL, SEARCH
from gorin.words.verbs import DISCARD as DISCARDS


class ShowHand(Effect):
    """Everybody sees your hand as it is now."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for card in s.players[scope.seat].hand:
            ops.show(s, scope.seat, card)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(LOOK, Whom(HOSTILE))]

    def text(self, speaker: Speaker) -> str:
        return "show your hand to all players"


def show_hand() -> Effect:
    return ShowHand()


class OpponentsDiscard(Effect):
    """Each player with a unit opposing this card discards a card, which he chooses himself."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        left = self._left(s, scope, run)
        if left:
            s.push(AskOf(left[0], "Discard a card.", s.players[left[0]].hand.copy()))
        else:
            run.memo = []

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        seat = self._left(s, scope, run)[0]
        run.memo.append(seat)
        ops.discard(s, s.answers[seat])
        run.repeat()

    def _left(self, s: CcgState, scope: Scope, run: Run) -> list[int]:
        """Who has not discarded yet."""
        return [seat for seat in self._facing(s, scope) if seat not in run.memo and s.players[seat].hand]

    def _facing(self, s: CcgState, scope: Scope) -> list[int]:
        here, side = location(s, scope.source), other_side(side_of(s, scope.source))
        facing = [
            s.controller[card]
            for card in s.in_play
            if s.type_of(card) == PERSONALITY and s.place[card] == here and s.side[card] == side
        ]
        return [seat for seat in s.seats_from(scope.seat) if seat in facing]

    def means(self, known: Known) -> list[Deed]:
        return [Deed(DISCARDS, Whom(HOSTILE))]

    def text(self, speaker: Speaker) -> str:
        return f"each player who controls a unit opposing {speaker.kind} discards a card"


def opponents_discard() -> Effect:
    return OpponentsDiscard()


class DiscardOdd(Effect):
    """The top of your Fate deck is discarded; by an odd Focus value this card is destroyed."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        pile = s.players[scope.seat].fate
        if not pile:
            return
        card = pile[-1]
        ops.discard(s, card)
        if focus_value(s, card) % 2:
            ops.destroy(s, scope.source, scope)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(MILL, Whom(OWN)), *perhaps([Deed(DESTROY, Whom(OWN, itself=True))])]

    def text(self, speaker: Speaker) -> str:
        top = "discard the top card of your Fate deck"
        return f"{top}; if its Focus value is odd, destroy {speaker.kind}"


def discard_odd() -> Effect:
    return DiscardOdd()


class RefillWithExperienced(Effect):
    """An Experienced Personality out of your Dynasty deck lies face-up in this Event's province."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        deck = s.players[scope.seat].dynasty
        ops.look(s, scope.seat, deck)
        found = [card for card in deck if self._fits(s, card)]
        if found and province(s, scope.numbers[0]) is not None:
            found.sort(key=lambda card: s.definition(card).name)
            s.push(AskOf(scope.seat, "Who lies in the province of this Event?", found))
        else:
            ops.shuffle(s, scope.seat, True)

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        place = province(s, scope.numbers[0])
        if place is not None:
            ops.put_in_deck(s, s.answers[scope.seat], True)
            ops.refill(s, place, face_up=True)
        ops.shuffle(s, scope.seat, True)

    def _fits(self, s: CcgState, card: int) -> bool:
        return s.type_of(card) == PERSONALITY and s.definition(card).experience > 0

    def means(self, known: Known) -> list[Deed]:
        return [Deed(SEARCH, Whom(OWN))]

    def text(self, speaker: Speaker) -> str:
        return (
            "look through your Dynasty deck for an Experienced Personality,"
            " and refill the province of this Event with him, face-up"
        )


def refill_with_experienced() -> Effect:
    return RefillWithExperienced()


class RenewProvinces(Effect):
    """Face-up cards that are no Personalities go under your Dynasty deck; those provinces refill face-up."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        among = [PLACES + place.id for place in s.provinces if self._fits(s, scope, place.id, run)]
        if among:
            asks = "Choose a province whose card goes to the bottom of your Dynasty deck."
            s.push(AskOf(scope.seat, asks, [*among, DONE]))
        else:
            exchange_remembered(s, run)

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        if s.answers[scope.seat] == DONE:
            exchange_remembered(s, run)
        else:
            run.memo.append(s.answers[scope.seat] - PLACES)
            run.repeat()

    def _fits(self, s: CcgState, scope: Scope, id: int, run: Run) -> bool:
        place = province(s, id)
        if place is None or place.owner != scope.seat or place.card == NOTHING or id in run.memo:
            return False
        return place.face_up and s.type_of(place.card) != PERSONALITY

    def means(self, known: Known) -> list[Deed]:
        return [Deed(EXCHANGE, Whom(OWN))]

    def text(self, speaker: Speaker) -> str:
        return (
            "put any number of face-up cards in your provinces that are no Personalities under your"
            " Dynasty deck; refill those provinces face-up"
        )


def renew_provinces() -> Effect:
    return RenewProvinces()


class BringBack(Effect):
    """Who was destroyed comes into play again at home, bowed, whatever he costs and asks for."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        moment = scope.moment
        if moment is None or s.zone[moment.card] != DISCARD:
            return
        if why_not_controlled(s, moment.card, scope.seat) is None:
            ops.enter_play(s, moment.card, scope.seat, NOTHING, True, DISCARD)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(ENTER, Whom(OWN))]

    def text(self, speaker: Speaker) -> str:
        whom = speaker.pronouns.get(TRIGGER_SLOT, "him")
        return f"bring {whom} into play in your home, bowed, ignoring costs and restrictions"


def bring_back() -> Effect:
    return BringBack()


def items_lost_with(s: CcgState, moment: Moment) -> list[int]:
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


class Reattach(Effect):
    """An Item of the dead goes to another of your Personalities, as if it had always been there."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        if run.memo:
            among = bearers(s, scope.seat, run.memo[0])
            asks = f"Which of your Personalities bears {thing_name(s, s.what[run.memo[0]])} now?"
            s.push(AskOf(scope.seat, asks, among))
        elif scope.moment is not None:
            items = [each for each in items_lost_with(s, scope.moment) if bearers(s, scope.seat, each)]
            if items:
                s.push(AskOf(scope.seat, "Which Item do you keep?", [*items, PASS]))

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        code = s.answers[scope.seat]
        if run.memo:
            if why_not_attached(s, run.memo[0], code) is None:
                ops.enter_play(s, run.memo[0], scope.seat, code, False, DISCARD, quietly=True)
            run.memo = []
        elif code != PASS:
            run.memo = [code]
            run.repeat()

    def means(self, known: Known) -> list[Deed]:
        return [Deed(ATTACH, Whom(OWN))]

    def text(self, speaker: Speaker) -> str:
        return (
            "attach one such Item to one of your Personalities,"
            " ignoring its costs and what it does when it enters play"
        )


def reattach() -> Effect:
    return Reattach()


class EachBringsHolding(Effect):
    """Each player may look through his Dynasty deck for a Holding that produces Gold, and pays less for it.

    The run remembers who has had his turn.
    """

    def __init__(self, less: int) -> None:
        super().__init__()
        self.less = less

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        left = [seat for seat in s.playing_from(scope.seat) if seat not in run.memo]
        if not left:
            run.memo = []
            return
        deck = s.players[left[0]].dynasty
        ops.look(s, left[0], deck)
        found = sorted(
            [card for card in deck if self._fits(s, left[0], card)], key=lambda card: s.definition(card).name
        )
        asks = "Which Holding out of your Dynasty deck do you bring into play?"
        s.push(AskOf(left[0], asks, [*found, PASS]))

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        seat = next(seat for seat in s.playing_from(scope.seat) if seat not in run.memo)
        run.memo.append(seat)
        run.repeat()
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

    def means(self, known: Known) -> list[Deed]:
        return as_chosen([Deed(ENTER, Whom(ANYBODYS))], ANYBODYS)

    def text(self, speaker: Speaker) -> str:
        return (
            "each player may look through his Dynasty deck for a Holding that produces Gold and bring it"
            f" into play for {self.less} less Gold"
        )


@final
class ShuffleAfterwards(Step):
    """What was looked through is shuffled when the card has come out of it."""

    fields: ClassVar[dict[str, str]] = {"seat": "int"}
    stages: ClassVar[tuple[str, ...]] = ("shuffle",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def shuffle(self, s: CcgState) -> None:
        ops.shuffle(s, self.seat, True)


def each_brings_holding(less: int) -> Effect:
    return EachBringsHolding(less)
