"""What cards cost less to play, as the LCG says it."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.definition import CostRule
from gorin.games.lcg.kinds import ATTACHMENT, PHASE_END
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.words.lasting import COVERED_SLOT
from gorin.words.grammar import ops
from gorin.words.grammar.base import Condition, Things
from gorin.words.grammar.definition import Rule, Speaker
from gorin.words.grammar.meaning import HOSTILE, OWN, Deed, Known, Whom
from gorin.words.grammar.scope import NOTHING, Scope
from gorin.words.grammar.script import Effect, Run
from gorin.words.grammar.state import CardState
from gorin.words.nouns import Noun
from gorin.words.traits import ForAWhile
from gorin.words.verbs import STAT


@final
class Cheaper(CostRule):
    """Playing some cards costs less, or more."""

    def __init__(
        self, amount: int, noun: Noun | None, on: Things | None, once: bool, condition: Condition | None
    ) -> None:
        super().__init__(once)
        self.size = amount
        self.noun = noun
        self.on = on
        self.condition = condition

    def applies(self, s: LcgState, scope: Scope, card: int, seat: int, host: int) -> bool:
        if self.condition is not None and not self.condition.holds(s, scope):
            return False
        if self.noun is None:
            return card == scope.source
        if seat != scope.seat or not self._is_one(s, scope, self.noun, card, host):
            return False
        return self.on is None or host in self._hosts(s, scope)

    def _is_one(self, s: LcgState, scope: Scope, noun: Noun, card: int, host: int) -> bool:
        """LCG-CTYP-02: whatever is played upon a host is played as an attachment."""
        if host == NOTHING or s.type_of(card) == ATTACHMENT:
            return noun.fits(s, scope, card)
        return ATTACHMENT in noun.types and all(each.fits(s, scope, card) for each in noun.qualities)

    def _hosts(self, s: LcgState, scope: Scope) -> list[int]:
        """Upon whom: once it lasts, who was meant as it began."""
        if len(scope.bound) > COVERED_SLOT:
            return scope.get(COVERED_SLOT)
        return [] if self.on is None else self.on.cards(s, scope)

    def concerns(self, s: LcgState, scope: Scope, card: int) -> bool:
        return False

    def amount(self, s: LcgState, scope: Scope, card: int) -> int:
        return -self.size

    def means(self, known: Known) -> list[Deed]:
        return [Deed(STAT, Whom(OWN if self.size > 0 else HOSTILE), abs(self.size), of="cost")]

    def text(self, speaker: Speaker) -> str:
        if self.noun is None:
            whose = f"to play {speaker.kind}"
        else:
            which = "the next " if self.once else "each "
            on = "" if self.on is None else f" on {self.on.text(speaker)}"
            whose = f"of {which}{self.noun.phrase(speaker)} you play{on}"
        least = f" (to a minimum of {self.least})" if self.least else ""
        said = f"reduce the cost {whose} by {self.size}{least}"
        return said if self.condition is None else f"{said} {self.condition.whilst(speaker)}"


@final
class CheaperUpon(ForAWhile):
    """Playing something upon a card costs less, whatever becomes of who has said so (LCG-LAST-01)."""

    def __init__(self, rule: Cheaper, on: Things, until: int) -> None:
        super().__init__(rule, until)
        self.on = on

    def do(self, s: CardState, scope: Scope, run: Run) -> None:
        covered = scope.clone()
        covered.put(COVERED_SLOT, self.on.cards(s, scope))
        ops.add_rule(s, run.what, self.rule.number, self.until, covered)


def costs_less(amount: int, while_: Condition | None = None) -> Rule:
    """Playing this card."""
    return Cheaper(amount, None, None, False, while_)


def next_costs_less(amount: int, noun: Noun, on: Things | None = None, until: int = PHASE_END) -> Effect:
    """The next card of this kind that you play, once (LCG-COST-04)."""
    rule = Cheaper(amount, noun, on, True, None)
    return ForAWhile(rule, until) if on is None else CheaperUpon(rule, on, until)


def each_costs_less(amount: int, noun: Noun, least: int = 0, until: int = PHASE_END) -> Effect:
    """Every card of this kind that you play for a while; `least`: to a minimum of so much."""
    rule = Cheaper(amount, noun, None, False, None)
    rule.least = least
    return ForAWhile(rule, until)
