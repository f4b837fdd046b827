"""The Fate deck: look at its top, discard from it, search it; take cards back from the discard pile."""

from __future__ import annotations

from gorin.games.ccg import ops
from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.kinds import DISCARD
from gorin.games.ccg.questions import AskThing
from gorin.games.ccg.scripts import Run
from gorin.games.ccg.state import CcgState, Scope
from gorin.games.ccg.words.base import Effect, Things
from gorin.games.ccg.words.nouns import AFTER, Noun, Simple
from gorin.games.ccg.words.players import YOU, Who
from gorin.kernel.questions import PASS
from gorin.words.english import a, number

in_your_fate_discard = Simple(
    AFTER,
    "in your Fate discard pile",
    lambda s, scope, card: s.zone[card] == DISCARD and card in s.players[scope.seat].fate_discard,
)


def _owning(who: Who, speaker: Speaker) -> str:
    """Whose deck it is: "your", "his", "the chosen player's"."""
    words = who.text(speaker)
    return {"you": "your", "he": "his"}.get(words, f"{words}'s")


class DiscardTop(Effect):
    """Discard from the top of your Fate deck; as a cost there must be enough cards."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for _ in range(min(self.count, len(s.players[scope.seat].fate))):
            ops.discard(s, s.players[scope.seat].fate[-1])

    def can_pay(self, s: CcgState, scope: Scope) -> bool:
        return len(s.players[scope.seat].fate) >= self.count

    def text(self, speaker: Speaker) -> str:
        cards = "card" if self.count == 1 else f"{number(self.count)} cards"
        return f"discard the top {cards} of your Fate deck"


DISCARDING, ARRANGING = range(2)


class LookAtTop(Effect):
    """You look at the top of a Fate deck, may discard one of the cards, and may order the others anew.

    The run remembers what is being asked, how many cards have their place already, and the cards: first
    those that have it, from the top down, then the others.
    """

    def __init__(self, count: int, whose: Who, may_discard: bool, arrange: bool) -> None:
        super().__init__()
        self.count = count
        self.whose = whose
        self.may_discard = may_discard
        self.arrange = arrange

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        if not run.memo:
            self._look(s, scope, run)
        loose = run.memo[2 + run.memo[1] :]
        if run.memo[0] == DISCARDING and loose:
            s.push(AskThing(scope.seat, "Discard one of the cards you look at?", [*loose, PASS]))
        elif run.memo[0] == ARRANGING and len(loose) > 1:
            which = "next" if run.memo[1] else "on top"
            s.push(AskThing(scope.seat, f"Put the cards back: which one lies {which}?", loose))
        else:
            self._put_back(s, scope, run)

    def _look(self, s: CcgState, scope: Scope, run: Run) -> None:
        cards: list[int] = []
        for seat in self.whose.seats(s, scope):
            cards += reversed(s.players[seat].fate[-self.count :])
        ops.look(s, scope.seat, cards)
        run.memo = [DISCARDING if self.may_discard else ARRANGING, 0, *cards]

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        code = s.answers[scope.seat]
        if run.memo[0] == DISCARDING:
            if code != PASS:
                run.memo.remove(code)
                ops.discard(s, code)
            run.memo[0] = ARRANGING
        else:
            run.memo.remove(code)
            run.memo.insert(2 + run.memo[1], code)
            run.memo[1] += 1
        if self.arrange:
            run.repeat()
        else:
            run.memo = []

    def _put_back(self, s: CcgState, scope: Scope, run: Run) -> None:
        if self.arrange and run.memo[2:]:
            ops.arrange_top(s, scope.seat, run.memo[2:])
        run.memo = []

    def text(self, speaker: Speaker) -> str:
        cards = "card" if self.count == 1 else f"{number(self.count)} cards"
        said = [f"look at the top {cards} of {_owning(self.whose, speaker)} Fate deck"]
        if self.may_discard:
            said.append(f"you may discard {'it' if self.count == 1 else 'one of them'}")
        if self.arrange:
            rest = "those that are left" if self.may_discard else "them"
            said.append(f"put {rest} back on top in the order you like")
        return "; ".join(said)


def discard_top(count: int) -> Effect:
    return DiscardTop(count)


def look_at_top(count: int, whose: Who = YOU, may_discard: bool = False, arrange: bool = False) -> Effect:
    return LookAtTop(count, whose, may_discard, arrange)


class PutInHand(Effect):
    """Cards go to their owners' hands."""

    def __init__(self, whom: Things) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for card in list(self.whom.cards(s, scope)):
            ops.put_in_hand(s, card, shown=True)

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
            ops.look(s, seat, [card for card in found if card in player.fate])
            s.push(AskThing(seat, f"Take {a(self._what())} into your hand?", [*found, PASS]))

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        for seat in self.who.seats(s, scope):
            if s.answers[seat] != PASS:
                ops.put_in_hand(s, s.answers[seat], shown=True)
            ops.shuffle(s, seat, False)

    def _what(self) -> str:
        return self.noun.phrase(Speaker("this card", "this card"))

    def text(self, speaker: Speaker) -> str:
        whose = _owning(self.who, speaker)
        piles = f"{whose} Fate deck and {whose} Fate discard pile"
        verb = self.who.verb(speaker, "look", "looks")
        return f"{verb} through {piles} for {a(self._what())}, which is shown and goes to {whose} hand"


def search(noun: Noun, who: Who = YOU) -> Effect:
    return Search(noun, who)
