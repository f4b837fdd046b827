"""Gain and lose Honor, take and discard the Imperial Favor, commit seppuku."""

from __future__ import annotations

from gorin.games.ccg.acting.honor import LoseHonor, gain_from
from gorin.games.ccg.shown.naming import player_name
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.words.meaning import FAVOR, HONOR, REHONOR
from gorin.words.grammar.asking import AskOf
from gorin.words.grammar.base import Amount, Things, measured, value_of
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import ANYBODYS, OWN, Deed, Known, Whom, as_chosen
from gorin.words.grammar.questions import CHOICES
from gorin.words.grammar.scope import NOBODY, Scope
from gorin.words.grammar.script import Effect, Run
from gorin.words.grammar.zones import PLAY
from gorin.words.players import YOU, Who
from gorin.words.verbs import DESTROY, GAIN, LOSE


class GainHonor(Effect):
    def __init__(self, amount: int | Amount, who: Who) -> None:
        super().__init__()
        self.amount = amount
        self.who = who

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        amount = value_of(self.amount, s, scope)
        gain_from(s, self.who.seats(s, scope), amount, scope)

    def means(self, known: Known) -> list[Deed]:
        return [measured(Deed(GAIN, self.who.points_at(known), of=HONOR), self.amount)]

    def text(self, speaker: Speaker) -> str:
        verb = self.who.verb(speaker, "gain", "gains")
        if isinstance(self.amount, int):
            return f"{verb} {self.amount} Honor"
        return f"{verb} Honor equal to {self.amount.text(speaker)}"


class LoseHonorEffect(Effect):
    def __init__(self, amount: int | Amount, who: Who, exactly: bool) -> None:
        super().__init__()
        self.amount = amount
        self.who = who
        self.exactly = exactly
        """Nothing makes it more or less."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        amount = value_of(self.amount, s, scope)
        by = scope
        if self.exactly:
            by = scope.clone()
            by.sure = True
        for seat in reversed(self.who.seats(s, scope) if amount > 0 else []):
            s.push(LoseHonor(seat, amount, by))

    def means(self, known: Known) -> list[Deed]:
        return [measured(Deed(LOSE, self.who.points_at(known), of=HONOR), self.amount)]

    def text(self, speaker: Speaker) -> str:
        verb = self.who.verb(speaker, "lose", "loses")
        if isinstance(self.amount, int):
            return f"{verb} {'exactly ' if self.exactly else ''}{self.amount} Honor"
        return f"{verb} Honor equal to {self.amount.text(speaker)}"


class TakeFavor(Effect):
    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for seat in self.who.seats(s, scope):
            ops.take_favor(s, seat)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(GAIN, self.who.points_at(known), of=FAVOR)]

    def text(self, speaker: Speaker) -> str:
        return f"{self.who.verb(speaker, 'take', 'takes')} the Imperial Favor"


class DiscardFavor(Effect):
    """CE-FAV-08: give up control of it."""

    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        if s.favor in self.who.seats(s, scope):
            ops.take_favor(s, NOBODY)

    def can_pay(self, s: CcgState, scope: Scope) -> bool:
        return s.favor in self.who.seats(s, scope)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(LOSE, self.who.points_at(known), of=FAVOR)]

    def text(self, speaker: Speaker) -> str:
        return f"{self.who.verb(speaker, 'discard', 'discards')} the Imperial Favor"


def gain_honor(amount: int | Amount, who: Who = YOU) -> Effect:
    return GainHonor(amount, who)


def lose_honor(amount: int | Amount, who: Who = YOU, exactly: bool = False) -> Effect:
    """`exactly`: nothing makes it more or less."""
    return LoseHonorEffect(amount, who, exactly)


def take_favor(who: Who = YOU) -> Effect:
    return TakeFavor(who)


def discard_favor(who: Who = YOU) -> Effect:
    return DiscardFavor(who)


class GainsOrLoses(Effect):
    """You choose a player, and whether he gains or loses Honor."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        words: list[str] = []
        for seat in range(s.seats):
            name = player_name(s, seat)
            words += [f"{name} gains {self.amount} Honor", f"{name} loses {self.amount} Honor"]
        among = [CHOICES + at for at in range(len(words)) if not s.players[at // 2].lost]
        s.push(AskOf(scope.seat, "Choose a player, who gains or loses Honor.", among, words))

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        code = s.answers[scope.seat] - CHOICES
        if code % 2 == 0:
            gain_from(s, [code // 2], self.amount, scope)
        else:
            s.push(LoseHonor(code // 2, self.amount, scope))

    def means(self, known: Known) -> list[Deed]:
        return as_chosen([Deed(verb, Whom(ANYBODYS), self.amount, of=HONOR) for verb in (GAIN, LOSE)], OWN)

    def text(self, speaker: Speaker) -> str:
        return f"a player of your choice gains or loses {self.amount} Honor"


def chosen_player_gains_or_loses(amount: int) -> Effect:
    return GainsOrLoses(amount)


class CommitSeppuku(Effect):
    """CE-SEPP-01: rehonored, then destroyed; neither is negated."""

    def __init__(self, who: Things) -> None:
        super().__init__()
        self.who = who

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for card in list(self.who.cards(s, scope)):
            if s.zone[card] == PLAY:
                ops.rehonor(s, card)
                ops.destroy_surely(s, card, scope)

    def means(self, known: Known) -> list[Deed]:
        who = self.who.points_at(known)
        return [Deed(REHONOR, who), Deed(DESTROY, who)]

    def text(self, speaker: Speaker) -> str:
        return f"{self.who.subject(speaker)} commits seppuku"


def commits_seppuku(who: Things) -> Effect:
    return CommitSeppuku(who)
