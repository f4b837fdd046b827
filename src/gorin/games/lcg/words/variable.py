"""Variable keywords: what a card has besides while their condition holds (LCG-KEYW-05, LCG-KEYW-06)."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.words.ability import LcgAbility
from gorin.games.lcg.words.when.conditions import BID_LOWER
from gorin.games.lcg.words.which.qualities import without_fate
from gorin.words.conditions import is_
from gorin.words.grammar.base import Condition
from gorin.words.grammar.definition import Rule, Speaker
from gorin.words.grammar.meaning import Deed, Known, perhaps
from gorin.words.grammar.nodes import Node
from gorin.words.grammar.scope import Scope
from gorin.words.things import SELF

NO_FATE_ON_THIS = is_(SELF, without_fate)
Text = LcgAbility | Rule


@final
class While(Rule):
    """A constant ability that a keyword gives while its condition holds."""

    def __init__(self, keyword: str, condition: Condition, rule: Rule) -> None:
        super().__init__()
        self.keyword = keyword
        self.condition = condition
        self.rule = rule
        self.about = rule.about
        self.stat = rule.stat

    def children(self) -> list[Node]:
        return [self.rule]

    def concerns(self, s: LcgState, scope: Scope, card: int) -> bool:
        return self.condition.holds(s, scope) and self.rule.concerns(s, scope, card)

    def amount(self, s: LcgState, scope: Scope, card: int) -> int:
        return self.rule.amount(s, scope, card)

    def means(self, known: Known) -> list[Deed]:
        return perhaps(self.rule.means(known))

    def text(self, speaker: Speaker) -> str:
        return f"{self.keyword} - {self.rule.text(speaker)}"


def _while(keyword: str, condition: Condition, text: Text) -> Text:
    if isinstance(text, LcgAbility):
        text.variable, text.while_ = keyword, condition
        return text
    return While(keyword, condition, text)


def composure(text: Text) -> Text:
    """LCG-COMP-01: while your honor bid is lower than an opponent's."""
    return _while("Composure", BID_LOWER, text)


def dire(text: Text) -> Text:
    """LCG-DIRE-01: while it has no fate on it."""
    return _while("Dire", NO_FATE_ON_THIS, text)
