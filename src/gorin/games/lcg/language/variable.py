"""Variable keywords: what a card has besides while their condition holds (LCG-KEYW-05, LCG-KEYW-06)."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.language.ability import LcgAbility
from gorin.games.lcg.language.when.quantities import HONOR_BID
from gorin.games.lcg.language.which.players import ANY_OPPONENT
from gorin.games.lcg.language.which.predicates import without_fate
from gorin.games.lcg.table.state import LcgState
from gorin.language.comparing import less
from gorin.language.conditions import Told, is_
from gorin.language.core.base import Condition
from gorin.language.core.context import AbilityContext
from gorin.language.core.definition import Parts, Rule, TextRenderer
from gorin.language.core.english import sentence
from gorin.language.core.meaning import Intent, Known, perhaps
from gorin.language.core.nodes import Node
from gorin.language.selectors import SELF

NO_FATE_ON_THIS = is_(SELF, without_fate)
_LOWER_BID = less(HONOR_BID, than=ANY_OPPONENT)
Text = LcgAbility | Rule


@final
class While(Rule):
    """A constant ability that a keyword gives while its condition holds."""

    def __init__(self, keyword: Told, rule: Rule) -> None:
        super().__init__()
        self.keyword = keyword
        """Its name, and its condition."""
        self.rule = rule
        self.about = rule.about
        self.stat = rule.stat

    def children(self) -> list[Node]:
        return [self.rule]

    def concerns(self, s: LcgState, context: AbilityContext, card: int) -> bool:
        return self.keyword.holds(s, context) and self.rule.concerns(s, context, card)

    def amount(self, s: LcgState, context: AbilityContext, card: int) -> int:
        return self.rule.amount(s, context, card)

    def intents(self, known: Known) -> list[Intent]:
        return perhaps(self.rule.intents(known))

    def in_parts(self, renderer: TextRenderer) -> Parts | None:
        """Two bonuses of one keyword are said in one breath."""
        parts = self.rule.in_parts(renderer)
        if parts is None:
            return None
        start = f"{self.keyword.text(renderer)} - {parts.before[0].upper()}{parts.before[1:]}"
        return Parts(start, parts.own, parts.after)

    def text(self, renderer: TextRenderer) -> str:
        return f"{self.keyword.text(renderer)} - {sentence(self.rule.text(renderer)).removesuffix('.')}"


def _while(keyword: str, condition: Condition, text: Text) -> Text:
    if isinstance(text, LcgAbility):
        text.while_ = Told(keyword, condition.holds)
        return text
    return While(Told(keyword, condition.holds), text)


def composure(text: Text) -> Text:
    """LCG-COMP-01: while your honor bid is lower than an opponent's."""
    return _while("Composure", _LOWER_BID, text)


def dire(text: Text) -> Text:
    """LCG-DIRE-01: while it has no fate on it."""
    return _while("Dire", NO_FATE_ON_THIS, text)
