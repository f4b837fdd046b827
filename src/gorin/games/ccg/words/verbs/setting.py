"""Set stats to a value, and exchange two of them (CE-STAT-04, CE-STAT-06)."""

from __future__ import annotations

from gorin.games.ccg import ops
from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.kinds import PLAY, TURN_END, UNTIL
from gorin.games.ccg.reading import stat as current
from gorin.games.ccg.reading import unlimited
from gorin.games.ccg.scripts import Run
from gorin.games.ccg.state import CcgState, Scope
from gorin.games.ccg.words.base import Amount, Effect, Things, text_of, value_of
from gorin.games.ccg.words.verbs.stats import NAMES


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

    def text(self, speaker: Speaker) -> str:
        until = f" {UNTIL[self.until]}" if UNTIL[self.until] else ""
        whose = self.whom.owning(speaker)
        return f"set {whose} {NAMES[self.stat]} to {text_of(self.value, speaker)}{until}"


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

    def text(self, speaker: Speaker) -> str:
        until = f" {UNTIL[self.until]}" if UNTIL[self.until] else ""
        whose = self.whom.owning(speaker)
        return f"exchange {whose} {NAMES[self.first]} and {NAMES[self.second]}{until}"


def sets(whom: Things, stat: int, value: int | Amount, until: int = TURN_END) -> Effect:
    return SetStat(whom, stat, value, until)


def exchanges(whom: Things, first: int, second: int, until: int = TURN_END) -> Effect:
    return ExchangeStats(whom, first, second, until)
