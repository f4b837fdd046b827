"""Traits that hold all the time: stats and keywords, what is permitted or forbidden."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gorin.language.amounts import CountOf
from gorin.language.card_filters import CardFilter
from gorin.language.core import ops
from gorin.language.core.base import Amount, Condition, Selector, certain, may_be_negative, measured, value_of
from gorin.language.core.context import AbilityContext, LastingEffect
from gorin.language.core.definition import Parts, Rule, TextRenderer
from gorin.language.core.meaning import Intent, Known, Verb, perhaps
from gorin.language.core.nodes import Node
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.core.state import CardState
from gorin.language.core.zones import PLAY
from gorin.language.verbs import KEYWORD, PERMIT, STAT


@mypyc_attr(allow_interpreted_subclasses=True)
class Has(Rule):
    """Some cards have a bonus or a penalty while a condition holds."""

    def __init__(self, whom: Selector, stat: int, amount: int | Amount, condition: Condition | None) -> None:
        super().__init__()
        self.whom = whom
        self.stat = stat
        self.lowers = may_be_negative(amount)
        self.size = amount
        self.condition = condition
        self.only_in_play = isinstance(whom, CardFilter) and whom.zone == PLAY

    def concerns(self, s: CardState, context: AbilityContext, card: int) -> bool:
        whom = self.whom
        if isinstance(whom, CardFilter):
            return s.zone[card] == whom.zone and self._is_so(s, context) and whom.fits(s, context, card)
        return whom.includes(s, context, card) and self._is_so(s, context)

    def named(self, s: CardState, context: AbilityContext) -> list[int] | None:
        whom = self.whom
        return None if isinstance(whom, CardFilter) else whom.cards(s, context)

    def _is_so(self, s: CardState, context: AbilityContext) -> bool:
        return self.condition is None or self.condition.holds(s, context)

    def amount(self, s: CardState, context: AbilityContext, card: int) -> int:
        return value_of(self.size, s, context)

    def intents(self, known: Known) -> list[Intent]:
        sign = -1 if certain(self.size) < 0 else 1
        intent = measured(Intent(STAT, self.whom.points_at(known), sign=sign, stat=self.stat), self.size)
        intent.size = abs(intent.size)
        return [intent] if self.condition is None else perhaps([intent])

    def text(self, renderer: TextRenderer) -> str:
        return self.in_parts(renderer).whole()

    def in_parts(self, renderer: TextRenderer) -> Parts:
        who = self.whom.subject(renderer)
        verb = "have" if self.whom.many and not who.startswith("each ") else "has"
        what, each = self._change(renderer)
        return Parts(f"{who} {verb} ", what, each + _while(self.condition, renderer))

    def _change(self, renderer: TextRenderer) -> tuple[str, str]:
        """What it is, and how much of it where that is read from the table."""
        dialect, size = renderer.dialect, self.size
        if isinstance(size, int):
            return dialect.change(self.stat, size), ""
        if isinstance(size, CountOf):
            return dialect.change(self.stat, size.times), f" for {size.card_filter.text(renderer)}"
        return f"a {dialect.stat(self.stat)} bonus", f" equal to {size.text(renderer)}"


def _while(condition: Condition | None, renderer: TextRenderer) -> str:
    return "" if condition is None else f" {condition.whilst(renderer)}"


class GrantsKeyword(Rule):
    """Some cards have a keyword."""

    def __init__(self, whom: Selector, keyword: str, condition: Condition | None) -> None:
        super().__init__()
        self.whom = whom
        self.about = keyword
        self.condition = condition
        self.is_steady = condition is None and whom.is_steady

    def concerns(self, s: CardState, context: AbilityContext, card: int) -> bool:
        if self.condition is not None and not self.condition.holds(s, context):
            return False
        return self.whom.includes(s, context, card)

    def named(self, s: CardState, context: AbilityContext) -> list[int] | None:
        whom = self.whom
        return None if isinstance(whom, CardFilter) else whom.cards(s, context)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(KEYWORD, self.whom.points_at(known), of=self.about)]

    def text(self, renderer: TextRenderer) -> str:
        return self.in_parts(renderer).whole()

    def in_parts(self, renderer: TextRenderer) -> Parts:
        return Parts(f"{self.whom.subject(renderer)} has ", self.about, _while(self.condition, renderer))


class Says(Rule):
    """Something that the rules ask about: a permission, a ban, a restriction."""

    def __init__(
        self,
        about: str,
        whom: Selector,
        words: str,
        condition: Condition | None,
        size: int,
        verb: Verb = PERMIT,
    ) -> None:
        super().__init__()
        self.verb = verb
        self.about = about
        self.whom = whom
        self.words = words
        self.condition = condition
        self.size = size
        self.is_steady = condition is None and whom.is_steady

    def concerns(self, s: CardState, context: AbilityContext, card: int) -> bool:
        if self.condition is not None and not self.condition.holds(s, context):
            return False
        whom = self.whom
        return (
            whom.fits(s, context, card) if isinstance(whom, CardFilter) else whom.includes(s, context, card)
        )

    def named(self, s: CardState, context: AbilityContext) -> list[int] | None:
        whom = self.whom
        return None if isinstance(whom, CardFilter) else whom.cards(s, context)

    def concerned(self, s: CardState, context: AbilityContext) -> list[int]:
        if self.condition is not None and not self.condition.holds(s, context):
            return []
        whom = self.whom
        if isinstance(whom, CardFilter):
            return [card for card in s.in_play if whom.fits(s, context, card)]
        meant = whom.cards(s, context)
        return [card for card in s.in_play if card in meant]

    def amount(self, s: CardState, context: AbilityContext, card: int) -> int:
        return self.size

    def intents(self, known: Known) -> list[Intent]:
        intent = Intent(self.verb, self.whom.points_at(known), self.size, of=self.about)
        return [intent] if self.condition is None else perhaps([intent])

    def text(self, renderer: TextRenderer) -> str:
        said = self.words.replace("{whom}", self.whom.subject(renderer)).replace(
            "{one}", _one(self.whom, renderer)
        )
        if isinstance(self.whom, CardFilter):
            said = said.replace("{many}", self.whom.phrase(renderer, many=True))
        said = said.replace("{self}", renderer.kind)
        return said if self.condition is None else f"{self.condition.whilst(renderer)}, {said}"


def _one(whom: Selector, renderer: TextRenderer) -> str:
    return whom.one(renderer) if isinstance(whom, CardFilter) else whom.text(renderer)


class ForAWhile(Effect):
    """A rule that holds from now on for a while."""

    def __init__(self, rule: Rule, until: int) -> None:
        super().__init__()
        self.rule = rule
        self.until = until

    def children(self) -> list[Node]:
        return [self.rule]

    def do(self, s: CardState, context: AbilityContext, runner: EffectRunner) -> None:
        ops.add_rule(s, runner.what, self.rule.number, self.until, context)

    def touches(self, s: CardState, context: AbilityContext) -> list[int]:
        return [card for card in s.in_play if self.rule.concerns(s, context, card)]

    def could_leave(self, lasting: LastingEffect) -> bool:
        same = lasting.node == self.rule.number and lasting.until == self.until
        return same and lasting.amount == 0

    def intents(self, known: Known) -> list[Intent]:
        return self.rule.intents(known)

    def is_statement(self) -> bool:
        return not self.rule.is_order

    def text(self, renderer: TextRenderer) -> str:
        said = self.rule.text(renderer)
        if self.rule.is_brief or renderer.brief:
            return said
        return f"{said} {renderer.dialect.until(self.until) or renderer.dialect.for_now()}"


# --- how cards say it -----------------------------------------------------------------------------


def has_keyword(whom: Selector, keyword: str, while_: Condition | None = None) -> Rule:
    return GrantsKeyword(whom, keyword, while_)
