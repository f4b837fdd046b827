"""Set stats to a value, exchange two of them; copy stats, keywords and traits (CE-STAT, CE-COPY)."""

from __future__ import annotations

from gorin.games.ccg.definition import STAT_NAMES
from gorin.games.ccg.kinds import TURN_END, UNTIL
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.table.values import stat as current
from gorin.games.ccg.table.values import unlimited
from gorin.language.abilities import Triggered
from gorin.language.core.active_effects import has
from gorin.language.core.base import Amount, Selector, measured, text_of, value_of
from gorin.language.core.context import AbilityContext, LastingEffect
from gorin.language.core.definition import Rule, TextRenderer
from gorin.language.core.meaning import Intent, Known
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.core.zones import PLAY
from gorin.language.verbs import COPY, SET


def set_stat(s: CcgState, card: int, stat: int, value: int, until: int, by: AbilityContext) -> None:
    """CE-STAT-04: a bonus or penalty such that the stat reaches the value."""
    ops.change_stat(s, card, stat, value - unlimited(s, stat, card), until, by)


class SetStat(Effect):
    def __init__(self, whom: Selector, stat: int, value: int | Amount, until: int) -> None:
        super().__init__()
        self.whom = whom
        self.stat = stat
        self.value = value
        self.until = until

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        value = value_of(self.value, s, context)
        for card in list(self.whom.cards(s, context)):
            if s.zone[card] == PLAY:
                set_stat(s, card, self.stat, value, self.until, context)

    def could_leave(self, lasting: LastingEffect) -> bool:
        return lasting.stat == self.stat and lasting.until == self.until

    def intents(self, known: Known) -> list[Intent]:
        return [measured(Intent(SET, self.whom.points_at(known), stat=self.stat), self.value)]

    def text(self, renderer: TextRenderer) -> str:
        until = f" {UNTIL[self.until]}" if UNTIL[self.until] else ""
        whose = self.whom.owning(renderer)
        return f"set {whose} {STAT_NAMES[self.stat]} to {text_of(self.value, renderer)}{until}"


class ExchangeStats(Effect):
    """CE-STAT-06: both values are noted before either changes."""

    def __init__(self, whom: Selector, first: int, second: int, until: int) -> None:
        super().__init__()
        self.whom = whom
        self.first = first
        self.second = second
        self.until = until

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for card in list(self.whom.cards(s, context)):
            if s.zone[card] == PLAY:
                first, second = current(s, self.first, card), current(s, self.second, card)
                set_stat(s, card, self.first, second, self.until, context)
                set_stat(s, card, self.second, first, self.until, context)

    def could_leave(self, lasting: LastingEffect) -> bool:
        return lasting.stat in (self.first, self.second) and lasting.until == self.until

    def intents(self, known: Known) -> list[Intent]:
        whom = self.whom.points_at(known)
        return [Intent(SET, whom, 0, stat=self.first), Intent(SET, whom, 0, stat=self.second)]

    def text(self, renderer: TextRenderer) -> str:
        until = f" {UNTIL[self.until]}" if UNTIL[self.until] else ""
        whose = self.whom.owning(renderer)
        return f"exchange {whose} {STAT_NAMES[self.first]} and {STAT_NAMES[self.second]}{until}"


def sets(whom: Selector, stat: int, value: int | Amount, until: int = TURN_END) -> Effect:
    return SetStat(whom, stat, value, until)


def exchanges(whom: Selector, first: int, second: int, until: int = TURN_END) -> Effect:
    return ExchangeStats(whom, first, second, until)


class Copying(Effect):
    """What the copied card has now, the other has for a while. CE-COPY-02: no card copies itself."""

    def __init__(self, whom: Selector, of: Selector, until: int) -> None:
        super().__init__()
        self.whom = whom
        self.of = of
        self.until = until

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for copied in list(self.of.cards(s, context)):
            for card in list(self.whom.cards(s, context)):
                if card != copied and s.zone[card] == PLAY:
                    self.copy(s, card, copied, context)

    def copy(self, s: CcgState, card: int, copied: int, context: AbilityContext) -> None:
        raise NotImplementedError

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(COPY, self.whom.points_at(known))]

    def text(self, renderer: TextRenderer) -> str:
        until = f" {UNTIL[self.until]}" if UNTIL[self.until] else ""
        copier = self.whom.subject(renderer)
        return f"{copier} copies {self.what()} of {self.of.text(renderer)}{until}"

    def what(self) -> str:
        raise NotImplementedError


class CopyStat(Copying):
    """CE-COPY-01: the stat is set to the current value."""

    def __init__(self, whom: Selector, stat: int, of: Selector, until: int) -> None:
        super().__init__(whom, of, until)
        self.stat = stat

    def copy(self, s: CcgState, card: int, copied: int, context: AbilityContext) -> None:
        set_stat(s, card, self.stat, current(s, self.stat, copied), self.until, context)

    def could_leave(self, lasting: LastingEffect) -> bool:
        return lasting.stat == self.stat and lasting.until == self.until

    def what(self) -> str:
        return f"the {STAT_NAMES[self.stat]}"


class CopyKeyword(Copying):
    """CE-COPY-03: what has not the keyword gives none."""

    def __init__(self, whom: Selector, keyword: str, of: Selector, until: int) -> None:
        super().__init__(whom, of, until)
        self.keyword = keyword

    def copy(self, s: CcgState, card: int, copied: int, context: AbilityContext) -> None:
        if has(s, copied, self.keyword):
            ops.change_keyword(s, card, self.keyword, True, self.until, context)

    def could_leave(self, lasting: LastingEffect) -> bool:
        return lasting.keyword == self.keyword and lasting.until == self.until and lasting.amount == 1

    def what(self) -> str:
        return f"the keyword {self.keyword}"


def copies_stat(whom: Selector, stat: int, of: Selector, until: int = TURN_END) -> Effect:
    return CopyStat(whom, stat, of, until)


def copies_keyword(whom: Selector, keyword: str, of: Selector, until: int = TURN_END) -> Effect:
    return CopyKeyword(whom, keyword, of, until)


def traits_of(s: CcgState, card: int) -> list[tuple[int, int]]:
    """What is printed on a card without a designator and works in play, and what it has copied itself."""
    printed = [
        (s.what[card], part.number)
        for part in s.definition(card).words
        if isinstance(part, Rule) or (isinstance(part, Triggered) and part.works_in_play)
    ]
    return printed + [(each.what, each.node) for each in s.lasting if each.is_trait_of(card)]


class CopyTraits(Copying):
    """CE-COPY-03."""

    def copy(self, s: CcgState, card: int, copied: int, context: AbilityContext) -> None:
        for what, node in traits_of(s, copied):
            ops.copy_trait(s, card, what, node, self.until, context)

    def could_leave(self, lasting: LastingEffect) -> bool:
        return lasting.node >= 0 and lasting.amount == 1 and lasting.until == self.until

    def what(self) -> str:
        return "the traits"


def copies_traits(whom: Selector, of: Selector, until: int = TURN_END) -> Effect:
    return CopyTraits(whom, of, until)
