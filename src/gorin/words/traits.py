"""Traits that hold all the time: stats and keywords, what is permitted or forbidden."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gorin.words.amounts import CountOf
from gorin.words.grammar import ops
from gorin.words.grammar.base import Amount, Condition, Things, certain, may_be_negative, measured, value_of
from gorin.words.grammar.definition import Parts, Rule, Speaker
from gorin.words.grammar.meaning import Deed, Known, Verb, perhaps
from gorin.words.grammar.nodes import Node
from gorin.words.grammar.scope import Ongoing, Scope
from gorin.words.grammar.script import Effect, Run
from gorin.words.grammar.state import CardState
from gorin.words.grammar.zones import PLAY
from gorin.words.nouns import Noun
from gorin.words.verbs import FORBID, KEYWORD, PERMIT, STAT


@mypyc_attr(allow_interpreted_subclasses=True)
class Has(Rule):
    """Some cards have a bonus or a penalty while a condition holds."""

    def __init__(self, whom: Things, stat: int, amount: int | Amount, condition: Condition | None) -> None:
        super().__init__()
        self.whom = whom
        self.stat = stat
        self.lowers = may_be_negative(amount)
        self.size = amount
        self.condition = condition
        self.only_in_play = isinstance(whom, Noun) and whom.zone == PLAY

    def concerns(self, s: CardState, scope: Scope, card: int) -> bool:
        whom = self.whom
        if isinstance(whom, Noun):
            return s.zone[card] == whom.zone and self._is_so(s, scope) and whom.fits(s, scope, card)
        return whom.includes(s, scope, card) and self._is_so(s, scope)

    def named(self, s: CardState, scope: Scope) -> list[int] | None:
        whom = self.whom
        return None if isinstance(whom, Noun) else whom.cards(s, scope)

    def _is_so(self, s: CardState, scope: Scope) -> bool:
        return self.condition is None or self.condition.holds(s, scope)

    def amount(self, s: CardState, scope: Scope, card: int) -> int:
        return value_of(self.size, s, scope)

    def means(self, known: Known) -> list[Deed]:
        sign = -1 if certain(self.size) < 0 else 1
        deed = measured(Deed(STAT, self.whom.points_at(known), sign=sign, stat=self.stat), self.size)
        deed.size = abs(deed.size)
        return [deed] if self.condition is None else perhaps([deed])

    def text(self, speaker: Speaker) -> str:
        return self.in_parts(speaker).whole()

    def in_parts(self, speaker: Speaker) -> Parts:
        who = self.whom.subject(speaker)
        verb = "have" if self.whom.many and not who.startswith("each ") else "has"
        what, each = self._change(speaker)
        return Parts(f"{who} {verb} ", what, each + _while(self.condition, speaker))

    def _change(self, speaker: Speaker) -> tuple[str, str]:
        """What it is, and how much of it where that is read from the table."""
        dialect, size = speaker.dialect, self.size
        if isinstance(size, int):
            return dialect.change(self.stat, size), ""
        if isinstance(size, CountOf):
            return dialect.change(self.stat, size.times), f" for {size.noun.text(speaker)}"
        return f"a {dialect.stat(self.stat)} bonus", f" equal to {size.text(speaker)}"


def _while(condition: Condition | None, speaker: Speaker) -> str:
    return "" if condition is None else f" {condition.whilst(speaker)}"


class GrantsKeyword(Rule):
    """Some cards have a keyword."""

    def __init__(self, whom: Things, keyword: str, condition: Condition | None) -> None:
        super().__init__()
        self.whom = whom
        self.about = keyword
        self.condition = condition
        self.is_steady = condition is None and whom.is_steady

    def concerns(self, s: CardState, scope: Scope, card: int) -> bool:
        if self.condition is not None and not self.condition.holds(s, scope):
            return False
        return self.whom.includes(s, scope, card)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(KEYWORD, self.whom.points_at(known), of=self.about)]

    def text(self, speaker: Speaker) -> str:
        return self.in_parts(speaker).whole()

    def in_parts(self, speaker: Speaker) -> Parts:
        return Parts(f"{self.whom.subject(speaker)} has ", self.about, _while(self.condition, speaker))


class Says(Rule):
    """Something that the rules ask about: a permission, a ban, a restriction."""

    def __init__(
        self,
        about: str,
        whom: Things,
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

    def concerns(self, s: CardState, scope: Scope, card: int) -> bool:
        if self.condition is not None and not self.condition.holds(s, scope):
            return False
        whom = self.whom
        return whom.fits(s, scope, card) if isinstance(whom, Noun) else whom.includes(s, scope, card)

    def named(self, s: CardState, scope: Scope) -> list[int] | None:
        whom = self.whom
        return None if isinstance(whom, Noun) else whom.cards(s, scope)

    def concerned(self, s: CardState, scope: Scope) -> list[int]:
        if self.condition is not None and not self.condition.holds(s, scope):
            return []
        whom = self.whom
        if isinstance(whom, Noun):
            return [card for card in s.in_play if whom.fits(s, scope, card)]
        meant = whom.cards(s, scope)
        return [card for card in s.in_play if card in meant]

    def amount(self, s: CardState, scope: Scope, card: int) -> int:
        return self.size

    def means(self, known: Known) -> list[Deed]:
        deed = Deed(self.verb, self.whom.points_at(known), self.size, of=self.about)
        return [deed] if self.condition is None else perhaps([deed])

    def text(self, speaker: Speaker) -> str:
        said = self.words.replace("{whom}", self.whom.subject(speaker)).replace(
            "{one}", _one(self.whom, speaker)
        )
        if isinstance(self.whom, Noun):
            said = said.replace("{many}", self.whom.phrase(speaker, many=True))
        said = said.replace("{self}", speaker.kind)
        return said if self.condition is None else f"{self.condition.whilst(speaker)}, {said}"


def _one(whom: Things, speaker: Speaker) -> str:
    return whom.one(speaker) if isinstance(whom, Noun) else whom.text(speaker)


class ForAWhile(Effect):
    """A rule that holds from now on for a while."""

    def __init__(self, rule: Rule, until: int) -> None:
        super().__init__()
        self.rule = rule
        self.until = until

    def children(self) -> list[Node]:
        return [self.rule]

    def do(self, s: CardState, scope: Scope, run: Run) -> None:
        ops.add_rule(s, run.what, self.rule.number, self.until, scope)

    def touches(self, s: CardState, scope: Scope) -> list[int]:
        return [card for card in s.in_play if self.rule.concerns(s, scope, card)]

    def could_leave(self, lasting: Ongoing) -> bool:
        same = lasting.node == self.rule.number and lasting.until == self.until
        return same and lasting.amount == 0

    def means(self, known: Known) -> list[Deed]:
        return self.rule.means(known)

    def is_statement(self) -> bool:
        return not self.rule.is_order

    def text(self, speaker: Speaker) -> str:
        said = self.rule.text(speaker)
        dialect = speaker.dialect
        return said if self.rule.is_brief else f"{said} {dialect.until(self.until) or dialect.for_now()}"


# --- how cards say it -----------------------------------------------------------------------------


def has_keyword(whom: Things, keyword: str, while_: Condition | None = None) -> Rule:
    return GrantsKeyword(whom, keyword, while_)


def permits(about: str, whom: Things, words: str, while_: Condition | None = None) -> Rule:
    """`about` is what the rules ask for, `words` how the card says it, with {whom} for the cards."""
    return Says(about, whom, words, while_, 0)


def forbids(about: str, whom: Things, words: str, while_: Condition | None = None) -> Rule:
    """The same about something that those concerned would rather be allowed."""
    return Says(about, whom, words, while_, 0, FORBID)
