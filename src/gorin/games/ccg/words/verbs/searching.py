"""Show the top of the Fate deck, search it alone."""

from __future__ import annotations

from gorin.games.ccg import ops
from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.questions import AskThing
from gorin.games.ccg.scripts import Run
from gorin.games.ccg.state import CcgState, Scope
from gorin.games.ccg.words.base import Condition, Effect, Things
from gorin.games.ccg.words.nouns import Noun
from gorin.games.ccg.words.things import CHOSEN_SLOT


class ShowTop(Effect):
    """Everybody sees the top card of your Fate deck; the effects that follow speak of it as CHOSEN."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        deck = s.players[scope.seat].fate
        scope.put(CHOSEN_SLOT, deck[-1:])
        for card in deck[-1:]:
            ops.show(s, scope.seat, card)

    def text(self, speaker: Speaker) -> str:
        speaker.pronouns[CHOSEN_SLOT] = "it"
        return "show what lies on top of your Fate deck"


class SearchFate(Effect):
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
            s.push(AskThing(scope.seat, "Which card do you take into your hand?", found))
        else:
            ops.shuffle(s, scope.seat, False)

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        ops.put_in_hand(s, s.answers[scope.seat], self.shown)
        ops.shuffle(s, scope.seat, False)

    def text(self, speaker: Speaker) -> str:
        what, shown = self.noun.one(speaker), "show it, " if self.shown else ""
        return f"take {what} out of your Fate deck, {shown}put it into your hand and shuffle the deck"


class IsOne(Condition):
    """Some card is of a kind: "it is a Ring or Tattoo card"."""

    def __init__(self, what: Things, noun: Noun) -> None:
        self.what = what
        self.noun = noun

    def holds(self, s: CcgState, scope: Scope) -> bool:
        cards = self.what.cards(s, scope)
        return bool(cards) and all(self.noun.fits(s, scope, card) for card in cards)

    def text(self, speaker: Speaker) -> str:
        return f"{self.what.subject(speaker)} is {self.noun.one(speaker)}"


def show_top_of_fate() -> Effect:
    return ShowTop()


def search_fate(noun: Noun, shown: bool = False) -> Effect:
    return SearchFate(noun, shown)


def is_one(what: Things, noun: Noun) -> Condition:
    return IsOne(what, noun)
