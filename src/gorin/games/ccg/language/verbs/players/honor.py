"""Gain and lose Honor, take and discard the Imperial Favor, commit seppuku."""

from __future__ import annotations

from typing import ClassVar

from gorin.games.ccg.acting.honor import LoseHonor, gain_from
from gorin.games.ccg.language.meaning import FAVOR, HONOR, REHONOR
from gorin.games.ccg.presentation.naming import player_name
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.state import CcgState
from gorin.language.core.asking import AskOf
from gorin.language.core.base import Amount, Selector, measured, value_of
from gorin.language.core.context import NOBODY, AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import ANYBODYS, OWN, Intent, Known, Whom, as_chosen
from gorin.language.core.questions import CHOICES
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.core.zones import PLAY
from gorin.language.players import YOU, Who
from gorin.language.verbs import DESTROY, GAIN, LOSE


class GainHonor(Effect):
    def __init__(self, amount: int | Amount, who: Who) -> None:
        super().__init__()
        self.amount = amount
        self.who = who

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        amount = value_of(self.amount, s, context)
        gain_from(s, self.who.seats(s, context), amount, context)

    def intents(self, known: Known) -> list[Intent]:
        return [measured(Intent(GAIN, self.who.points_at(known), of=HONOR), self.amount)]

    def text(self, renderer: TextRenderer) -> str:
        verb = self.who.verb(renderer, "gain", "gains")
        if isinstance(self.amount, int):
            return f"{verb} {self.amount} Honor"
        return f"{verb} Honor equal to {self.amount.text(renderer)}"


class LoseHonorEffect(Effect):
    def __init__(self, amount: int | Amount, who: Who, exactly: bool) -> None:
        super().__init__()
        self.amount = amount
        self.who = who
        self.exactly = exactly
        """Nothing makes it more or less."""

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        amount = value_of(self.amount, s, context)
        by = context
        if self.exactly:
            by = context.clone()
            by.sure = True
        for seat in reversed(self.who.seats(s, context) if amount > 0 else []):
            s.push(LoseHonor(seat, amount, by))

    def intents(self, known: Known) -> list[Intent]:
        return [measured(Intent(LOSE, self.who.points_at(known), of=HONOR), self.amount)]

    def text(self, renderer: TextRenderer) -> str:
        verb = self.who.verb(renderer, "lose", "loses")
        if isinstance(self.amount, int):
            return f"{verb} {'exactly ' if self.exactly else ''}{self.amount} Honor"
        return f"{verb} Honor {'exactly ' if self.exactly else ''}equal to {self.amount.text(renderer)}"


class TakeFavor(Effect):
    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for seat in self.who.seats(s, context):
            ops.take_favor(s, seat)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(GAIN, self.who.points_at(known), of=FAVOR)]

    def text(self, renderer: TextRenderer) -> str:
        return f"{self.who.verb(renderer, 'take', 'takes')} the Imperial Favor"


class DiscardFavor(Effect):
    """CE-FAV-08: give up control of it."""

    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        if s.favor in self.who.seats(s, context):
            ops.take_favor(s, NOBODY)

    def can_pay(self, s: CcgState, context: AbilityContext) -> bool:
        return s.favor in self.who.seats(s, context)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(LOSE, self.who.points_at(known), of=FAVOR)]

    def text(self, renderer: TextRenderer) -> str:
        return f"{self.who.verb(renderer, 'discard', 'discards')} the Imperial Favor"


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

    asks: ClassVar[str] = "effect.gain-or-lose"

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        words: list[str] = []
        for seat in range(s.seats):
            name = player_name(s, seat)
            words += [f"{name} gains {self.amount} Honor", f"{name} loses {self.amount} Honor"]
        among = [CHOICES + at for at in range(len(words)) if not s.players[at // 2].lost]
        s.push(AskOf(context.seat, "Choose a player to gain or lose Honor", among, words))

    def take(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        code = s.answers[context.seat] - CHOICES
        if code % 2 == 0:
            gain_from(s, [code // 2], self.amount, context)
        else:
            s.push(LoseHonor(code // 2, self.amount, context))

    def intents(self, known: Known) -> list[Intent]:
        return as_chosen([Intent(verb, Whom(ANYBODYS), self.amount, of=HONOR) for verb in (GAIN, LOSE)], OWN)

    def text(self, renderer: TextRenderer) -> str:
        return f"a player of your choice gains or loses {self.amount} Honor"


def chosen_player_gains_or_loses(amount: int) -> Effect:
    return GainsOrLoses(amount)


class CommitSeppuku(Effect):
    """CE-SEPP-01: rehonored, then destroyed; neither is negated."""

    def __init__(self, who: Selector) -> None:
        super().__init__()
        self.who = who

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for card in list(self.who.cards(s, context)):
            if s.zone[card] == PLAY:
                ops.rehonor(s, card)
                ops.destroy_surely(s, card, context)

    def intents(self, known: Known) -> list[Intent]:
        who = self.who.points_at(known)
        return [Intent(REHONOR, who), Intent(DESTROY, who)]

    def text(self, renderer: TextRenderer) -> str:
        return f"{self.who.subject(renderer)} commits seppuku"


def commits_seppuku(who: Selector) -> Effect:
    return CommitSeppuku(who)
