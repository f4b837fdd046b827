"""The Fate deck: draw from it, discard from its top, look at it, show it."""

from __future__ import annotations

from typing import ClassVar

from gorin.games.ccg.acting.drawing import draw_cards
from gorin.games.ccg.language.meaning import EXCHANGE
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.questions import PASS
from gorin.language.core.asking import AskOf
from gorin.language.core.base import Amount, Selector, measured, text_of, value_of
from gorin.language.core.context import AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.english import counted
from gorin.language.core.meaning import OWN, Intent, Known, Whom
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.core.zones import DECK
from gorin.language.players import YOU, Who
from gorin.language.selectors import CHOSEN_SLOT
from gorin.language.verbs import DRAW, LOOK, MILL


class Draw(Effect):
    def __init__(self, count: int | Amount, who: Who) -> None:
        super().__init__()
        self.count = count
        self.who = who

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for seat in self.who.seats(s, context):
            draw_cards(s, seat, value_of(self.count, s, context))

    def intents(self, known: Known) -> list[Intent]:
        return [measured(Intent(DRAW, self.who.points_at(known)), self.count)]

    def text(self, renderer: TextRenderer) -> str:
        count = self.count
        cards = counted(count, self.word) if isinstance(count, int) else f"{text_of(count, renderer)} cards"
        return f"{self.who.verb(renderer, 'draw', 'draws')} {cards}"

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

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for _ in range(min(self.count, len(s.players[context.seat].fate))):
            ops.discard(s, s.players[context.seat].fate[-1])

    def can_pay(self, s: CcgState, context: AbilityContext) -> bool:
        return len(s.players[context.seat].fate) >= self.count

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(MILL, Whom(OWN), self.count)]

    def text(self, renderer: TextRenderer) -> str:
        cards = "card" if self.count == 1 else f"{self.count} cards"
        return f"discard the top {cards} of your Fate deck"


DISCARDING, ARRANGING = range(2)


class LookAtTop(Effect):
    """You look at the top of a Fate deck, may discard one of the cards, and may order the others anew.

    Effects that follow speak of the cards as CHOSEN, where they were left as they lay.

    The run remembers what is being asked, how many cards have their place already, and the cards: first
    those that have it, from the top down, then the others.
    """

    asks: ClassVar[str] = "effect.arrange-top"

    def __init__(self, count: int, whose: Who, may_discard: bool, arrange: bool) -> None:
        super().__init__()
        self.count = count
        self.whose = whose
        self.may_discard = may_discard
        self.arrange = arrange

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        if not runner.memo:
            self._look(s, context, runner)
        elif any(s.zone[card] != DECK for card in runner.memo[2:]):
            runner.memo = [runner.memo[0], 0]  # whose deck it was has left the game
        loose = runner.memo[2 + runner.memo[1] :]
        if runner.memo[0] == DISCARDING and loose:
            s.push(AskOf(context.seat, "Discard one of these cards?", [*loose, PASS]))
        elif runner.memo[0] == ARRANGING and len(loose) > 1:
            which = "next" if runner.memo[1] else "on top"
            s.push(AskOf(context.seat, f"Put which card back {which}?", loose))
        else:
            self._put_back(s, context, runner)

    def _look(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        cards: list[int] = []
        for seat in self.whose.seats(s, context):
            cards += reversed(s.players[seat].fate[-self.count :])
        ops.look(s, context.seat, cards)
        context.put(CHOSEN_SLOT, cards)
        runner.memo = [DISCARDING if self.may_discard else ARRANGING, 0, *cards]

    def take(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        code = s.answers[context.seat]
        placed, cards = runner.memo[1], runner.memo[2:]
        if code != PASS:
            cards.remove(code)
        if runner.memo[0] == ARRANGING:
            cards.insert(placed, code)
            placed += 1
        elif code != PASS:
            ops.discard(s, code)
        runner.memo = [ARRANGING, placed, *cards]
        if self.arrange:
            runner.repeat()
        else:
            runner.memo = []

    def _put_back(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        if self.arrange and runner.memo[2:]:
            ops.arrange_top(s, context.seat, runner.memo[2:])
        runner.memo = []

    def intents(self, known: Known) -> list[Intent]:
        known.put(CHOSEN_SLOT, OWN)
        return [Intent(LOOK, self.whose.points_at(known), self.count)]

    def text(self, renderer: TextRenderer) -> str:
        cards = "card" if self.count == 1 else f"{self.count} cards"
        said = [f"look at the top {cards} of {self.whose.owning(renderer)} Fate deck"]
        if self.may_discard:
            said.append(f"you may discard {'it' if self.count == 1 else 'one of them'}")
        if self.arrange:
            rest = "the rest" if self.may_discard else "them"
            said.append(f"return {rest} to the top in any order")
        return ("; " if self.may_discard else " and ").join(said)


def discard_top(count: int) -> Effect:
    return DiscardTop(count)


def look_at_top(count: int, whose: Who = YOU, may_discard: bool = False, arrange: bool = False) -> Effect:
    return LookAtTop(count, whose, may_discard, arrange)


class PutUnderDeck(Effect):
    """Cards of a Fate deck go to its bottom."""

    def __init__(self, whom: Selector) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for card in list(self.whom.cards(s, context)):
            ops.put_in_deck(s, card, on_top=False)

    def can_change(self, s: CcgState, context: AbilityContext) -> bool:
        return bool(self.whom.cards(s, context))

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(EXCHANGE, Whom(OWN))]

    def text(self, renderer: TextRenderer) -> str:
        return f"put {self.whom.text(renderer)} on the bottom of the deck"


def put_under_deck(whom: Selector) -> Effect:
    return PutUnderDeck(whom)


class ShowTop(Effect):
    """Everybody sees the top card of your Fate deck; the effects that follow speak of it as CHOSEN."""

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        deck = s.players[context.seat].fate
        context.put(CHOSEN_SLOT, deck[-1:])
        for card in deck[-1:]:
            ops.show(s, context.seat, card)

    def intents(self, known: Known) -> list[Intent]:
        known.put(CHOSEN_SLOT, OWN)
        return [Intent(LOOK, Whom(OWN))]

    def text(self, renderer: TextRenderer) -> str:
        renderer.pronouns[CHOSEN_SLOT] = "it"
        return "reveal the top card of your Fate deck"


def show_top_of_fate() -> Effect:
    return ShowTop()
