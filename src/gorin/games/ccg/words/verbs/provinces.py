"""Provinces as targets: strengthen them, destroy them, exchange what lies in them."""

from __future__ import annotations

from gorin.games.ccg import ops
from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.kinds import HOME, NOBODY, NOTHING, TURN_END, UNTIL
from gorin.games.ccg.questions import PROVINCES, AskThing
from gorin.games.ccg.reading import location, province, provinces_of
from gorin.games.ccg.scripts import Run
from gorin.games.ccg.state import CcgState, Scope
from gorin.games.ccg.words.base import Effect, Things
from gorin.games.ccg.words.conditions import Told
from gorin.games.ccg.words.nouns import AFTER, Kind, Noun, Simple
from gorin.kernel.questions import DONE
from gorin.words.english import signed


class ProvinceNoun(Noun):
    """All provinces, or those of one player; as things they are numbers beyond those of cards."""

    def __init__(self, word: str, yours: bool) -> None:
        super().__init__((Kind(word, (), ()),))
        self.yours = yours

    def cards(self, s: CcgState, scope: Scope) -> list[int]:
        return [PROVINCES + each.id for each in s.provinces if not self.yours or each.owner == scope.seat]

    def text(self, speaker: Speaker) -> str:
        return "each of your provinces" if self.yours else "each province"


PROVINCE = ProvinceNoun("province", False)
YOUR_PROVINCES = ProvinceNoun("your province", True)


class Rightmost(Things):
    """Your rightmost province."""

    def cards(self, s: CcgState, scope: Scope) -> list[int]:
        return [PROVINCES + each.id for each in provinces_of(s, scope.seat)[-1:]]

    def text(self, speaker: Speaker) -> str:
        return "your rightmost province"


class EventProvince(Things):
    """The province in which the Event was turned up."""

    def cards(self, s: CcgState, scope: Scope) -> list[int]:
        return [PROVINCES + id for id in scope.numbers if province(s, id) is not None]

    def text(self, speaker: Speaker) -> str:
        return "the province of this Event"


YOUR_RIGHTMOST_PROVINCE = Rightmost()
EVENT_PROVINCE = EventProvince()
EVENT_PROVINCE_IS_GONE = Told("you do", lambda s, scope: all(province(s, id) is None for id in scope.numbers))


class StrengthenThese(Effect):
    """Some provinces become stronger or weaker."""

    def __init__(self, which: Things, amount: int, until: int) -> None:
        super().__init__()
        self.which = which
        self.amount = amount
        self.until = until

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for code in self.which.cards(s, scope):
            ops.change_strength(s, code - PROVINCES, self.amount, self.until, scope)

    def text(self, speaker: Speaker) -> str:
        until = f" {UNTIL[self.until]}" if UNTIL[self.until] else ""
        return f"give {self.which.text(speaker)} {signed(self.amount)} strength{until}"


def strengthens_these(which: Things, amount: int, until: int = TURN_END) -> Effect:
    return StrengthenThese(which, amount, until)


class DestroyProvince(Effect):
    """A province is destroyed by an effect or a cost, not by a lost battle."""

    def __init__(self, which: Things) -> None:
        super().__init__()
        self.which = which

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for code in self.which.cards(s, scope):
            place = province(s, code - PROVINCES)
            if place is not None:
                ops.destroy_province(s, place, NOBODY if place.owner == scope.seat else scope.seat)

    def can_pay(self, s: CcgState, scope: Scope) -> bool:
        return bool(self.which.cards(s, scope))

    def text(self, speaker: Speaker) -> str:
        return f"destroy {self.which.text(speaker)}"


def destroy_province(which: Things) -> Effect:
    return DestroyProvince(which)


# --- Regions and their provinces ------------------------------------------------------------------

AT_THIS_PROVINCE = Told(
    "the battle is fought at this Region's province",
    lambda s, scope: s.battlefield != NOTHING and s.host[scope.source] == s.battlefield,
)
at_this_province = Simple(
    AFTER,
    "at this province's battlefield",
    lambda s, scope, card: location(s, card) != HOME and location(s, card) == s.host[scope.source],
)


# --- what lies in provinces -----------------------------------------------------------------------


class ExchangeProvinceCards(Effect):
    """Put one or more cards from your provinces under your Dynasty deck, in the order chosen."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        left = [place for place in provinces_of(s, scope.seat) if place.card != NOTHING]
        among = [PROVINCES + place.id for place in left if place.id not in run.memo]
        if among:
            asks = "Choose a province whose card goes to the bottom of your Dynasty deck."
            s.push(AskThing(scope.seat, asks, [*among, DONE] if run.memo else among))
        else:
            self._exchange(s, run)

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        if s.answers[scope.seat] == DONE:
            self._exchange(s, run)
        else:
            run.memo.append(s.answers[scope.seat] - PROVINCES)
            run.repeat()

    def _exchange(self, s: CcgState, run: Run) -> None:
        places = [place for id in run.memo for place in s.provinces if place.id == id]
        for place in places:
            ops.put_in_deck(s, place.card, False)
        for place in places:
            ops.refill(s, place, face_up=True)
        run.memo = []

    def text(self, speaker: Speaker) -> str:
        return (
            "move one or more cards from your provinces to the bottom of your Dynasty deck;"
            " refill those provinces face-up"
        )


def exchange_province_cards() -> Effect:
    return ExchangeProvinceCards()
