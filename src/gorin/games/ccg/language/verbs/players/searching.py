"""Search the Fate deck and the discard pile; take cards into the hand."""

from __future__ import annotations

from typing import ClassVar

from gorin.games.ccg.table import ops
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.questions import PASS
from gorin.kernel.reasons import Reason
from gorin.language.card_filters import CardFilter
from gorin.language.core.asking import AskOf, asker
from gorin.language.core.base import Selector
from gorin.language.core.context import AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.english import a
from gorin.language.core.meaning import OWN, Intent, Known, Whom
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.players import YOU, Who
from gorin.language.refusing import why_no_kind
from gorin.language.verbs import SEARCH, TAKE_UP


class PutInHand(Effect):
    """Cards go to their owners' hands."""

    def __init__(self, whom: Selector) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for card in list(self.whom.cards(s, context)):
            ops.put_in_hand(s, card, shown=True)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(TAKE_UP, self.whom.points_at(known))]

    def text(self, renderer: TextRenderer) -> str:
        return f"put {self.whom.text(renderer)} into your hand"


def put_in_hand(whom: Selector) -> Effect:
    return PutInHand(whom)


class Search(Effect):
    """A player searches their Fate discard pile and Fate deck and takes a card (CE-DRAW-05).

    They are asked even if there is nothing to find, so that no one learns of it.
    """

    asks: ClassVar[str] = "effect.search"

    def __init__(self, card_filter: CardFilter, who: Who) -> None:
        super().__init__()
        self.card_filter = card_filter
        self.who = who

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for seat in self.who.seats(s, context):
            player = s.players[seat]
            found = [
                card for card in player.fate_discard + player.fate if self.card_filter.fits(s, context, card)
            ]
            ops.look(s, seat, player.fate)  # all of it: how many fit is nobody else's business
            what = a(self.card_filter.phrase(asker(s, runner.what)))
            s.push(AskOf(seat, f"Put {what} into your hand?", [*found, PASS]))

    def take(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for seat in self.who.seats(s, context):
            if s.answers[seat] != PASS:
                ops.put_in_hand(s, s.answers[seat], shown=True)
            ops.shuffle(s, seat, False)

    def refuses(self, s: CcgState, context: AbilityContext, runner: EffectRunner, code: int) -> Reason | None:
        searched = [s.players[seat] for seat in self.who.seats(s, context)]
        is_there = any(code in player.fate_discard + player.fate for player in searched)
        return why_no_kind(s, context, runner.what, self.card_filter, code) if is_there else None

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(SEARCH, self.who.points_at(known))]

    def text(self, renderer: TextRenderer) -> str:
        whose = self.who.owning(renderer)
        verb, what = self.who.verb(renderer, "search", "searches"), a(self.card_filter.phrase(renderer))
        looked = f"{verb} {whose} Fate deck and Fate discard pile for {what}"
        return looked if renderer.names else f"{looked}, reveal it, and put it into {whose} hand"


def search(card_filter: CardFilter, who: Who = YOU) -> Effect:
    return Search(card_filter, who)


class SearchDeck(Effect):
    """Take a card out of your Fate deck into your hand, then shuffle what is left."""

    asks: ClassVar[str] = "effect.search"

    def __init__(self, card_filter: CardFilter, shown: bool) -> None:
        super().__init__()
        self.card_filter = card_filter
        self.shown = shown

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        deck = s.players[context.seat].fate
        ops.look(s, context.seat, deck)
        found = [card for card in deck if self.card_filter.fits(s, context, card)]
        if found:
            found.sort(key=lambda card: s.definition(card).name)
            s.push(AskOf(context.seat, "Put which card into your hand?", found))
        else:
            ops.shuffle(s, context.seat, False)

    def refuses(self, s: CcgState, context: AbilityContext, runner: EffectRunner, code: int) -> Reason | None:
        is_there = code in s.players[context.seat].fate
        return why_no_kind(s, context, runner.what, self.card_filter, code) if is_there else None

    def take(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        ops.put_in_hand(s, s.answers[context.seat], self.shown)
        ops.shuffle(s, context.seat, False)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(SEARCH, Whom(OWN))]

    def text(self, renderer: TextRenderer) -> str:
        what, shown = self.card_filter.one(renderer), "reveal it, " if self.shown else ""
        return f"search your Fate deck for {what}, {shown}put it into your hand, and shuffle"


def search_deck(card_filter: CardFilter, shown: bool = False) -> Effect:
    return SearchDeck(card_filter, shown)
