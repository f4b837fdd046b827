"""Search the Fate deck and the discard pile; take cards into the hand."""

from __future__ import annotations

from gorin.games.ccg.table import ops
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.questions import PASS
from gorin.words.grammar.asking import AskOf, asker
from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.english import a
from gorin.words.grammar.meaning import OWN, Deed, Known, Whom
from gorin.words.grammar.scope import Scope
from gorin.words.grammar.script import Effect, Run
from gorin.words.nouns import Noun
from gorin.words.players import YOU, Who
from gorin.words.verbs import SEARCH, TAKE_UP


class PutInHand(Effect):
    """Cards go to their owners' hands."""

    def __init__(self, whom: Things) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for card in list(self.whom.cards(s, scope)):
            ops.put_in_hand(s, card, shown=True)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(TAKE_UP, self.whom.points_at(known))]

    def text(self, speaker: Speaker) -> str:
        return f"take {self.whom.text(speaker)} into your hand"


def put_in_hand(whom: Things) -> Effect:
    return PutInHand(whom)


class Search(Effect):
    """A player looks through his Fate discard pile and Fate deck and takes a card (CE-DRAW-05).

    He is asked even if nothing is there to be found, so that nobody learns of it.
    """

    def __init__(self, noun: Noun, who: Who) -> None:
        super().__init__()
        self.noun = noun
        self.who = who

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for seat in self.who.seats(s, scope):
            player = s.players[seat]
            found = [card for card in player.fate_discard + player.fate if self.noun.fits(s, scope, card)]
            ops.look(s, seat, player.fate)  # all of it: how many fit is nobody else's business
            what = a(self.noun.phrase(asker(s, run.what)))
            s.push(AskOf(seat, f"Take {what} into your hand?", [*found, PASS]))

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        for seat in self.who.seats(s, scope):
            if s.answers[seat] != PASS:
                ops.put_in_hand(s, s.answers[seat], shown=True)
            ops.shuffle(s, seat, False)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(SEARCH, self.who.points_at(known))]

    def text(self, speaker: Speaker) -> str:
        whose = self.who.owning(speaker)
        piles = f"{whose} Fate deck and {whose} Fate discard pile"
        verb, what = self.who.verb(speaker, "look", "looks"), a(self.noun.phrase(speaker))
        return f"{verb} through {piles} for {what}, which is shown and goes to {whose} hand"


def search(noun: Noun, who: Who = YOU) -> Effect:
    return Search(noun, who)


class SearchDeck(Effect):
    """Take a card out of your Fate deck into your hand, then shuffle what is left."""

    def __init__(self, noun: Noun, shown: bool) -> None:
        super().__init__()
        self.noun = noun
        self.shown = shown

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        deck = s.players[scope.seat].fate
        ops.look(s, scope.seat, deck)
        found = [card for card in deck if self.noun.fits(s, scope, card)]
        if found:
            found.sort(key=lambda card: s.definition(card).name)
            s.push(AskOf(scope.seat, "Which card do you take into your hand?", found))
        else:
            ops.shuffle(s, scope.seat, False)

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        ops.put_in_hand(s, s.answers[scope.seat], self.shown)
        ops.shuffle(s, scope.seat, False)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(SEARCH, Whom(OWN))]

    def text(self, speaker: Speaker) -> str:
        what, shown = self.noun.one(speaker), "show it, " if self.shown else ""
        return f"take {what} out of your Fate deck, {shown}put it into your hand and shuffle the deck"


def search_deck(noun: Noun, shown: bool = False) -> Effect:
    return SearchDeck(noun, shown)
