"""Set stats to a value, exchange two of them; copy stats, keywords and traits (CE-STAT, CE-COPY)."""

from __future__ import annotations

from gorin.games.ccg.definition import STAT_NAMES
from gorin.games.ccg.kinds import TURN_END, UNTIL
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.table.values import stat as current
from gorin.games.ccg.table.values import unlimited
from gorin.words.abilities import Triggered
from gorin.words.grammar.base import Amount, Things, measured, text_of, value_of
from gorin.words.grammar.definition import Rule, Speaker
from gorin.words.grammar.in_force import has
from gorin.words.grammar.meaning import Deed, Known
from gorin.words.grammar.scope import Ongoing, Scope
from gorin.words.grammar.script import Effect, Run
from gorin.words.grammar.zones import PLAY
from gorin.words.verbs import COPY, SET


def set_stat(s: CcgState, card: int, stat: int, value: int, until: int, by: Scope) -> None:
    """CE-STAT-04: a bonus or penalty such that the stat reaches the value."""
    ops.change_stat(s, card, stat, value - unlimited(s, stat, card), until, by)


class SetStat(Effect):
    def __init__(self, whom: Things, stat: int, value: int | Amount, until: int) -> None:
        super().__init__()
        self.whom = whom
        self.stat = stat
        self.value = value
        self.until = until

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        value = value_of(self.value, s, scope)
        for card in list(self.whom.cards(s, scope)):
            if s.zone[card] == PLAY:
                set_stat(s, card, self.stat, value, self.until, scope)

    def could_leave(self, lasting: Ongoing) -> bool:
        return lasting.stat == self.stat and lasting.until == self.until

    def means(self, known: Known) -> list[Deed]:
        return [measured(Deed(SET, self.whom.points_at(known), stat=self.stat), self.value)]

    def text(self, speaker: Speaker) -> str:
        until = f" {UNTIL[self.until]}" if UNTIL[self.until] else ""
        whose = self.whom.owning(speaker)
        return f"set {whose} {STAT_NAMES[self.stat]} to {text_of(self.value, speaker)}{until}"


class ExchangeStats(Effect):
    """CE-STAT-06: both values are noted before either changes."""

    def __init__(self, whom: Things, first: int, second: int, until: int) -> None:
        super().__init__()
        self.whom = whom
        self.first = first
        self.second = second
        self.until = until

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for card in list(self.whom.cards(s, scope)):
            if s.zone[card] == PLAY:
                first, second = current(s, self.first, card), current(s, self.second, card)
                set_stat(s, card, self.first, second, self.until, scope)
                set_stat(s, card, self.second, first, self.until, scope)

    def could_leave(self, lasting: Ongoing) -> bool:
        return lasting.stat in (self.first, self.second) and lasting.until == self.until

    def means(self, known: Known) -> list[Deed]:
        whom = self.whom.points_at(known)
        return [Deed(SET, whom, 0, stat=self.first), Deed(SET, whom, 0, stat=self.second)]

    def text(self, speaker: Speaker) -> str:
        until = f" {UNTIL[self.until]}" if UNTIL[self.until] else ""
        whose = self.whom.owning(speaker)
        return f"exchange {whose} {STAT_NAMES[self.first]} and {STAT_NAMES[self.second]}{until}"


def sets(whom: Things, stat: int, value: int | Amount, until: int = TURN_END) -> Effect:
    return SetStat(whom, stat, value, until)


def exchanges(whom: Things, first: int, second: int, until: int = TURN_END) -> Effect:
    return ExchangeStats(whom, first, second, until)


class Copying(Effect):
    """What the copied card has now, the other has for a while. CE-COPY-02: no card copies itself."""

    def __init__(self, whom: Things, of: Things, until: int) -> None:
        super().__init__()
        self.whom = whom
        self.of = of
        self.until = until

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for copied in list(self.of.cards(s, scope)):
            for card in list(self.whom.cards(s, scope)):
                if card != copied and s.zone[card] == PLAY:
                    self.copy(s, card, copied, scope)

    def copy(self, s: CcgState, card: int, copied: int, scope: Scope) -> None:
        raise NotImplementedError

    def means(self, known: Known) -> list[Deed]:
        return [Deed(COPY, self.whom.points_at(known))]

    def text(self, speaker: Speaker) -> str:
        until = f" {UNTIL[self.until]}" if UNTIL[self.until] else ""
        copier = self.whom.subject(speaker)
        return f"{copier} copies {self.what()} of {self.of.text(speaker)}{until}"

    def what(self) -> str:
        raise NotImplementedError


class CopyStat(Copying):
    """CE-COPY-01: the stat is set to the current value."""

    def __init__(self, whom: Things, stat: int, of: Things, until: int) -> None:
        super().__init__(whom, of, until)
        self.stat = stat

    def copy(self, s: CcgState, card: int, copied: int, scope: Scope) -> None:
        set_stat(s, card, self.stat, current(s, self.stat, copied), self.until, scope)

    def could_leave(self, lasting: Ongoing) -> bool:
        return lasting.stat == self.stat and lasting.until == self.until

    def what(self) -> str:
        return f"the {STAT_NAMES[self.stat]}"


class CopyKeyword(Copying):
    """CE-COPY-03: what has not the keyword gives none."""

    def __init__(self, whom: Things, keyword: str, of: Things, until: int) -> None:
        super().__init__(whom, of, until)
        self.keyword = keyword

    def copy(self, s: CcgState, card: int, copied: int, scope: Scope) -> None:
        if has(s, copied, self.keyword):
            ops.change_keyword(s, card, self.keyword, True, self.until, scope)

    def could_leave(self, lasting: Ongoing) -> bool:
        return lasting.keyword == self.keyword and lasting.until == self.until and lasting.amount == 1

    def what(self) -> str:
        return f"the keyword {self.keyword}"


def copies_stat(whom: Things, stat: int, of: Things, until: int = TURN_END) -> Effect:
    return CopyStat(whom, stat, of, until)


def copies_keyword(whom: Things, keyword: str, of: Things, until: int = TURN_END) -> Effect:
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

    def copy(self, s: CcgState, card: int, copied: int, scope: Scope) -> None:
        for what, node in traits_of(s, copied):
            ops.copy_trait(s, card, what, node, self.until, scope)

    def could_leave(self, lasting: Ongoing) -> bool:
        return lasting.node >= 0 and lasting.amount == 1 and lasting.until == self.until

    def what(self) -> str:
        return "the traits"


def copies_traits(whom: Things, of: Things, until: int = TURN_END) -> Effect:
    return CopyTraits(whom, of, until)
