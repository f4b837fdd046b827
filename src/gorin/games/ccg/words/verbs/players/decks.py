"""The Fate deck: draw from it, discard from its top, look at it, show it."""

from __future__ import annotations

from gorin.games.ccg.acting.drawing import draw_cards
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.words.meaning import EXCHANGE
from gorin.kernel.questions import PASS
from gorin.words.grammar.asking import AskOf
from gorin.words.grammar.base import Amount, Things, measured, text_of, value_of
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.english import counted, number
from gorin.words.grammar.meaning import OWN, Deed, Known, Whom
from gorin.words.grammar.scope import Scope
from gorin.words.grammar.script import Effect, Run
from gorin.words.grammar.zones import DECK
from gorin.words.players import YOU, Who
from gorin.words.things import CHOSEN_SLOT
from gorin.words.verbs import DRAW, LOOK, MILL


class Draw(Effect):
    def __init__(self, count: int | Amount, who: Who) -> None:
        super().__init__()
        self.count = count
        self.who = who

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for seat in self.who.seats(s, scope):
            draw_cards(s, seat, value_of(self.count, s, scope))

    def means(self, known: Known) -> list[Deed]:
        return [measured(Deed(DRAW, self.who.points_at(known)), self.count)]

    def text(self, speaker: Speaker) -> str:
        count = self.count
        cards = counted(count, self.word) if isinstance(count, int) else f"{text_of(count, speaker)} cards"
        return f"{self.who.verb(speaker, 'draw', 'draws')} {cards}"

    @property
    def word(self) -> str:
        return "card"


class DrawMore(Draw):
    """Besides what is drawn anyway."""

    @property
    def word(self) -> str:
        return "additional card"


def draw_more(count: int, who: Who = YOU) -> Effect:
    return DrawMore(count, who)


def draw(count: int | Amount = 1, who: Who = YOU) -> Effect:
    return Draw(count, who)


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

    def means(self, known: Known) -> list[Deed]:
        return [Deed(MILL, Whom(OWN), self.count)]

    def text(self, speaker: Speaker) -> str:
        cards = "card" if self.count == 1 else f"{number(self.count)} cards"
        return f"discard the top {cards} of your Fate deck"


DISCARDING, ARRANGING = range(2)


class LookAtTop(Effect):
    """You look at the top of a Fate deck, may discard one of the cards, and may order the others anew.

    Effects that follow speak of the cards as CHOSEN, where they were left as they lay.

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
        elif any(s.zone[card] != DECK for card in run.memo[2:]):
            run.memo = [run.memo[0], 0]  # whose deck it was has left the game
        loose = run.memo[2 + run.memo[1] :]
        if run.memo[0] == DISCARDING and loose:
            s.push(AskOf(scope.seat, "Discard one of the cards you look at?", [*loose, PASS]))
        elif run.memo[0] == ARRANGING and len(loose) > 1:
            which = "next" if run.memo[1] else "on top"
            s.push(AskOf(scope.seat, f"Put the cards back: which one lies {which}?", loose))
        else:
            self._put_back(s, scope, run)

    def _look(self, s: CcgState, scope: Scope, run: Run) -> None:
        cards: list[int] = []
        for seat in self.whose.seats(s, scope):
            cards += reversed(s.players[seat].fate[-self.count :])
        ops.look(s, scope.seat, cards)
        scope.put(CHOSEN_SLOT, cards)
        run.memo = [DISCARDING if self.may_discard else ARRANGING, 0, *cards]

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        code = s.answers[scope.seat]
        placed, cards = run.memo[1], run.memo[2:]
        if code != PASS:
            cards.remove(code)
        if run.memo[0] == ARRANGING:
            cards.insert(placed, code)
            placed += 1
        elif code != PASS:
            ops.discard(s, code)
        run.memo = [ARRANGING, placed, *cards]
        if self.arrange:
            run.repeat()
        else:
            run.memo = []

    def _put_back(self, s: CcgState, scope: Scope, run: Run) -> None:
        if self.arrange and run.memo[2:]:
            ops.arrange_top(s, scope.seat, run.memo[2:])
        run.memo = []

    def means(self, known: Known) -> list[Deed]:
        known.put(CHOSEN_SLOT, OWN)
        return [Deed(LOOK, self.whose.points_at(known), self.count)]

    def text(self, speaker: Speaker) -> str:
        cards = "card" if self.count == 1 else f"{number(self.count)} cards"
        said = [f"look at the topmost {cards} of {self.whose.owning(speaker)} Fate deck"]
        if self.may_discard:
            said.append(f"you may discard {'it' if self.count == 1 else 'one of them'}")
        if self.arrange:
            rest = "those that are left" if self.may_discard else "them"
            said.append(f"put {rest} back on top in the order you like")
        return ("; " if self.may_discard else " and ").join(said)


def discard_top(count: int) -> Effect:
    return DiscardTop(count)


def look_at_top(count: int, whose: Who = YOU, may_discard: bool = False, arrange: bool = False) -> Effect:
    return LookAtTop(count, whose, may_discard, arrange)


class PutUnderDeck(Effect):
    """Cards of a Fate deck go to its bottom."""

    def __init__(self, whom: Things) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for card in list(self.whom.cards(s, scope)):
            ops.put_in_deck(s, card, on_top=False)

    def can_change(self, s: CcgState, scope: Scope) -> bool:
        return bool(self.whom.cards(s, scope))

    def means(self, known: Known) -> list[Deed]:
        return [Deed(EXCHANGE, Whom(OWN))]

    def text(self, speaker: Speaker) -> str:
        return f"put {self.whom.text(speaker)} on the bottom of the deck"


def put_under_deck(whom: Things) -> Effect:
    return PutUnderDeck(whom)


class ShowTop(Effect):
    """Everybody sees the top card of your Fate deck; the effects that follow speak of it as CHOSEN."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        deck = s.players[scope.seat].fate
        scope.put(CHOSEN_SLOT, deck[-1:])
        for card in deck[-1:]:
            ops.show(s, scope.seat, card)

    def means(self, known: Known) -> list[Deed]:
        known.put(CHOSEN_SLOT, OWN)
        return [Deed(LOOK, Whom(OWN))]

    def text(self, speaker: Speaker) -> str:
        speaker.pronouns[CHOSEN_SLOT] = "it"
        return "show what lies on top of your Fate deck"


def show_top_of_fate() -> Effect:
    return ShowTop()
