"""Traits that hold for a while: a lasting effect covers who is there when it begins (LCG-LAST-02)."""

from __future__ import annotations

from typing import Final, final

from gorin.games.lcg.kinds import (
    CONFLICT_END,
)
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.words.traits import does_not_bow
from gorin.words.grammar import ops
from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Rule, Speaker
from gorin.words.grammar.meaning import Known, Whom
from gorin.words.grammar.scope import Scope
from gorin.words.grammar.script import Effect, Run
from gorin.words.grammar.state import CardState
from gorin.words.nouns import Noun
from gorin.words.traits import ForAWhile, Says
from gorin.words.verbs import FORBID

COVERED_SLOT: Final = 18
"""Whom a lasting effect has covered since it began."""


@final
class Those(Things):
    """Cards of a kind as they were when a lasting effect began (LCG-LAST-02)."""

    many = True

    def __init__(self, noun: Noun, words: str = "") -> None:
        self.noun = noun
        self.words = words
        """How they are called, where that was said before."""

    def cards(self, s: LcgState, scope: Scope) -> list[int]:
        return scope.get(COVERED_SLOT) if len(scope.bound) > COVERED_SLOT else self.noun.cards(s, scope)

    def points_at(self, known: Known) -> Whom:
        return self.noun.points_at(known)

    def text(self, speaker: Speaker) -> str:
        if self.words:
            return speaker.pronouns.get(COVERED_SLOT, self.words)
        return self.noun.phrase(speaker, many=True)


@final
class ForThose(ForAWhile):
    """A rule about all cards of a kind that are there now; who comes later is not covered (LCG-LAST-02)."""

    def __init__(self, noun: Noun, rule: Rule, until: int) -> None:
        super().__init__(rule, until)
        self.noun = noun

    def do(self, s: CardState, scope: Scope, run: Run) -> None:
        covered = scope.clone()
        covered.put(COVERED_SLOT, self.noun.cards(s, scope))
        ops.add_rule(s, run.what, self.rule.number, self.until, covered)

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        return bool(self.noun.cards(s, scope))


@final
class Lasting(ForAWhile):
    """A rule that holds for a while; its time comes first where the rule itself begins with a condition."""

    def text(self, speaker: Speaker) -> str:
        said = self.rule.text(speaker)
        until = speaker.dialect.until(self.until)
        return f"{until}, {said}" if said.startswith(("while ", "as ")) else f"{said} {until}"


def for_a_while(rule: Rule, until: int = CONFLICT_END) -> Effect:
    return Lasting(rule, until)


def stays_ready_for_a_while(noun: Noun, words: str, until: int = CONFLICT_END) -> Effect:
    """Who is meant now does not bow as a result of conflict resolution, whoever else would fit later."""
    return ForThose(noun, does_not_bow(Those(noun, words)), until)


def forbidden_for_a_while(about: str, noun: Noun, words: str, until: int = CONFLICT_END) -> Effect:
    """To each of those who are there now."""
    return ForThose(noun, Says(about, Those(noun), words, None, 0, FORBID), until)
