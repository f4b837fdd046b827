"""What only Diamond's cards say of Honor, lobbying and Events at court."""

from __future__ import annotations

from typing import ClassVar

from gorin.games.ccg.acting.honor import gain_in_turn, rehonored
from gorin.games.ccg.language.meaning import HONOR
from gorin.games.ccg.language.restrictions import HOLD_DYNASTY_CARDS
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.ops.states import ASHAMED
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.table.values import personal_honor
from gorin.kernel.questions import PASS
from gorin.language.card_filters import CardFilter
from gorin.language.core.asking import AskOf
from gorin.language.core.base import Selector
from gorin.language.core.context import NOTHING, AbilityContext, LastingEffect
from gorin.language.core.definition import Rule, TextRenderer
from gorin.language.core.meaning import ANYBODYS, Intent, Known, Whom, as_chosen
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.predicates import AFTER, Simple
from gorin.language.rule_kinds import cannot
from gorin.language.selectors import SELF
from gorin.language.verbs import BOW, FORBID, GAIN

# --- when -----------------------------------------------------------------------------------------


# --- what -----------------------------------------------------------------------------------------

unashamed = Simple(
    AFTER,
    "whom no Shame has targeted since he was dishonored",
    lambda s, context, card: not any(each.subject == card and each.keyword == ASHAMED for each in s.lasting),
)


too_proud = Simple(
    AFTER,
    "whose Honor requirement is higher than the Family Honor of his player",
    lambda s, context, card: s.definition(card).honor_req > s.players[s.controller[card]].honor,
)


class PutToShame(Effect):
    """It is remembered until he is rehonored."""

    def __init__(self, whom: Selector) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for card in self.whom.cards(s, context):
            ops.put_to_shame(s, card, context)

    def could_leave(self, lasting: LastingEffect) -> bool:
        return lasting.keyword == ASHAMED

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(FORBID, self.whom.points_at(known), of=ASHAMED)]

    def text(self, renderer: TextRenderer) -> str:
        return f"shame {self.whom.text(renderer)}"


def put_to_shame(whom: Selector) -> Effect:
    return PutToShame(whom)


def holds_no_cards() -> Rule:
    return cannot(HOLD_DYNASTY_CARDS, SELF)


class Contest(Effect):
    """Each player may bow one of some Personalities; who is honored most by that gains most.

    The run remembers the seats that were asked, each with whom it has bowed.
    """

    asks: ClassVar[str] = "effect.bow"

    def __init__(self, card_filter: CardFilter, best: int, others: int) -> None:
        super().__init__()
        self.card_filter = card_filter
        self.best = best
        self.others = others

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for seat in self._left(s, context, runner):
            own = self._own(s, context, seat)
            if own:
                s.push(AskOf(seat, "Bow one of your Personalities for the contest?", [*own, PASS]))
                return
            runner.memo += [seat, NOTHING]
        self._decide(s, runner)

    def take(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        seat = next(each for each in self._left(s, context, runner) if self._own(s, context, each))
        card = s.answers[seat]
        if card == PASS:
            runner.memo += [seat, NOTHING]
        else:
            runner.memo += [seat, card] if ops.bow(s, card, context) else [seat, NOTHING]
        runner.repeat()

    def _left(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> list[int]:
        """Who has not been asked, from the left of who reveals it."""
        return [seat for seat in s.playing_from(context.seat + 1) if seat not in runner.memo[::2]]

    def _own(self, s: CcgState, context: AbilityContext, seat: int) -> list[int]:
        """Those whom a player could bow."""
        mine = [card for card in self.card_filter.cards(s, context) if s.controller[card] == seat]
        return [card for card in mine if not s.bowed[card]]

    def _decide(self, s: CcgState, runner: EffectRunner) -> None:
        """DE-DISH-05: who is dishonored is rehonored instead of what he would have brought."""
        pairs = zip(runner.memo[::2], runner.memo[1::2], strict=True)
        bowed = {seat: card for seat, card in pairs if card != NOTHING}
        runner.memo = []
        most = max([personal_honor(s, card) for card in bowed.values()], default=0)
        first = [seat for seat, card in bowed.items() if personal_honor(s, card) == most]
        shares = [(seat, self.best if first == [seat] else self.others) for seat in bowed]
        gain_in_turn(s, [share for share in shares if not rehonored(s, [bowed[share[0]]])])

    def intents(self, known: Known) -> list[Intent]:
        bowing = as_chosen([Intent(BOW, Whom(ANYBODYS))], ANYBODYS)
        return [*bowing, Intent(GAIN, Whom(ANYBODYS), self.others, of=HONOR)]

    def text(self, renderer: TextRenderer) -> str:
        who = self.card_filter.phrase(renderer, many=True)
        return (
            f"in turn order from your left, players may each bow one of their {who}; the player whose"
            f" Personality alone has the most Personal Honor gains {self.best} Honor, and each other player"
            f" who bowed one gains {self.others}"
        )


def contest(card_filter: CardFilter, best: int, others: int) -> Effect:
    return Contest(card_filter, best, others)
