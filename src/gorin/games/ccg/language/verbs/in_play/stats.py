"""Give bonuses, penalties and keywords; take Force away; negate what was given."""

from __future__ import annotations

from gorin.games.ccg.definition import STAT_LETTERS, STAT_NAMES
from gorin.games.ccg.kinds import CHI, FORCE, PENALIZED, PERSONAL_HONOR, TURN_END, UNTIL, YU
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.ops.ongoing import YU_TRAIT
from gorin.games.ccg.table.reading import is_in_unit, location
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.table.values import force
from gorin.language.amounts import When
from gorin.language.core.base import Amount, Selector, could_be, measured, value_of
from gorin.language.core.context import NOTHING, AbilityContext, LastingEffect, deed
from gorin.language.core.definition import TextRenderer
from gorin.language.core.english import ORDINALS, listed, signed
from gorin.language.core.meaning import ANYBODYS, Intent, Known, Whom
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.core.zones import PLAY
from gorin.language.flow import ChooseOne
from gorin.language.players import YOU
from gorin.language.verbs import KEYWORD, NEGATE, STAT


class Give(Effect):
    """Bonuses and penalties for a while: "give him +2F"."""

    def __init__(self, whom: Selector, changes: list[tuple[int, int | Amount, int]], until: int) -> None:
        super().__init__()
        self.whom = whom
        self.changes = changes
        """For each: the stat, the amount, and its sign."""
        self.until = until

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for card in list(self.whom.cards(s, context)):
            for stat, amount, sign in self.changes:
                value = sign * value_of(amount, s, context)
                given = s.zone[card] == PLAY and ops.change_stat(s, card, stat, value, self.until, context)
                if given and value < 0 and stat == FORCE:
                    context.deeds.append(deed(PENALIZED, card))

    def touches(self, s: CcgState, context: AbilityContext) -> list[int]:
        return self.whom.cards(s, context)

    def could_leave(self, lasting: LastingEffect) -> bool:
        if lasting.keyword == YU_TRAIT:
            return any(stat == YU for stat, _, _ in self.changes)
        return lasting.until == self.until and any(
            lasting.stat == stat and could_be(amount, sign, lasting.amount)
            for stat, amount, sign in self.changes
        )

    def can_pay(self, s: CcgState, context: AbilityContext) -> bool:
        """CE-COST-05: the whole penalty must really happen."""
        from gorin.games.ccg.table.values import minimum
        from gorin.games.ccg.table.values import stat as current

        for card in self.whom.cards(s, context):
            for stat, amount, sign in self.changes:
                left = current(s, stat, card) - value_of(amount, s, context)
                if sign < 0 and left < minimum(s, stat, card):
                    return False
        return True

    def intents(self, known: Known) -> list[Intent]:
        return [
            measured(Intent(STAT, whom, sign=sign, stat=stat), amount)
            for whom in self.whom.all_pointed_at(known)
            for stat, amount, sign in self.changes
        ]

    def text(self, renderer: TextRenderer) -> str:
        whom = self.whom.text(renderer)
        said = [self._change(renderer, *change) for change in self.changes]
        until = f" {UNTIL[self.until]}" if UNTIL[self.until] else ""
        return f"give {whom} {listed(said)}{until}"

    def _change(self, renderer: TextRenderer, stat: int, amount: int | Amount, sign: int) -> str:
        if isinstance(amount, int):
            return f"{signed(sign * amount)}{STAT_LETTERS[stat]}"
        if isinstance(amount, When) and isinstance(amount.amount, int) and isinstance(amount.otherwise, int):
            usual = self._change(renderer, stat, amount.otherwise, sign)
            other = self._change(renderer, stat, amount.amount, sign)
            condition = amount.condition.text(renderer)
            return f"{usual}, or {other} if {condition}" if amount.otherwise else f"{other} if {condition}"
        kind = "bonus" if sign > 0 else "penalty"
        return f"a {STAT_NAMES[stat]} {kind} equal to {amount.text(renderer)}"


def gives(
    whom: Selector,
    force: int | Amount = 0,
    chi: int | Amount = 0,
    personal_honor: int | Amount = 0,
    until: int = TURN_END,
    yu: int | Amount = 0,
) -> Effect:
    """Positive and negative numbers; for a penalty read from the table use `penalizes`."""
    changes: list[tuple[int, int | Amount, int]] = []
    for stat, amount in ((FORCE, force), (CHI, chi), (PERSONAL_HONOR, personal_honor), (YU, yu)):
        if isinstance(amount, int) and amount:
            changes.append((stat, abs(amount), 1 if amount > 0 else -1))
        elif not isinstance(amount, int):
            changes.append((stat, amount, 1))
    return Give(whom, changes, until)


def penalizes(whom: Selector, force: int | Amount, until: int = TURN_END) -> Effect:
    return Give(whom, [(FORCE, force, -1)], until)


LONG = 30
"""So many letters are too many between a verb and what it gives."""


class GiveKeyword(Effect):
    def __init__(self, whom: Selector, keyword: str, gained: bool, until: int) -> None:
        super().__init__()
        self.whom = whom
        self.keyword = keyword
        self.gained = gained
        self.until = until

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for card in list(self.whom.cards(s, context)):
            ops.change_keyword(s, card, self.keyword, self.gained, self.until, context)

    def touches(self, s: CcgState, context: AbilityContext) -> list[int]:
        return self.whom.cards(s, context)

    def could_leave(self, lasting: LastingEffect) -> bool:
        same = lasting.keyword == self.keyword and lasting.until == self.until
        return same and lasting.amount == (1 if self.gained else -1)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(KEYWORD, self.whom.points_at(known), sign=1 if self.gained else -1, of=self.keyword)]

    def text(self, renderer: TextRenderer) -> str:
        if self.gained:
            whom, until = self.whom.text(renderer), UNTIL[self.until].replace("this card", renderer.kind)
            given = f"{whom} {self.keyword}" if len(whom) < LONG else f"{self.keyword} to {whom}"
            return f"give {given} {until}".rstrip()
        until = UNTIL[self.until].replace("this card", renderer.kind)
        return f"remove {self.keyword} from {self.whom.text(renderer)} {until}".rstrip()


def gives_keyword(whom: Selector, keyword: str, until: int = TURN_END) -> Effect:
    return GiveKeyword(whom, keyword, True, until)


def removes_keyword(whom: Selector, keyword: str, until: int = TURN_END) -> Effect:
    return GiveKeyword(whom, keyword, False, until)


class Drain(Give):
    """A Force penalty; what was lost, no more than there was, is the last of the context's numbers."""

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        before = self._total(s, context)
        super().do(s, context, runner)
        context.numbers.append(before - self._total(s, context))

    def _total(self, s: CcgState, context: AbilityContext) -> int:
        return sum(force(s, card) for card in self.whom.cards(s, context))


class ForceLost(Amount):
    def value(self, s: CcgState, context: AbilityContext) -> int:
        return context.numbers[-1] if context.numbers else 0

    def text(self, renderer: TextRenderer) -> str:
        return "the Force lost that way"


FORCE_LOST = ForceLost()


def drains(whom: Selector, amount: int | Amount) -> Drain:
    return Drain(whom, [(FORCE, amount, -1)], TURN_END)


class NegateForceChanges(Effect):
    """What actions have given or taken of the Force of cards at the current battlefield is over."""

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        if s.battlefield != NOTHING:
            here = [c for c in s.in_play if is_in_unit(s, c) and location(s, c) == s.battlefield]
            ops.negate_stat_changes(s, FORCE, here)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(NEGATE, Whom(ANYBODYS, every=True), stat=FORCE)]

    def text(self, renderer: TextRenderer) -> str:
        return "negate each Force bonus and penalty that cards at the current battlefield have from actions"


def negate_force_changes() -> Effect:
    return NegateForceChanges()


class PenalizeInTurn(Effect):
    """A Force penalty for each of those who were targeted, in the order in which they were."""

    def __init__(self, whom: Selector, amounts: tuple[int, ...]) -> None:
        super().__init__()
        self.whom = whom
        self.amounts = amounts

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for card, amount in zip(list(self.whom.cards(s, context)), self.amounts, strict=False):
            if s.zone[card] == PLAY and ops.change_stat(s, card, FORCE, -amount, TURN_END, context):
                context.deeds.append(deed(PENALIZED, card))

    def could_leave(self, lasting: LastingEffect) -> bool:
        return lasting.until == TURN_END and lasting.stat == FORCE and -lasting.amount in self.amounts

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(STAT, self.whom.points_at(known), self.amounts[0], -1, FORCE)]

    def text(self, renderer: TextRenderer) -> str:
        self.whom.text(renderer)  # they are named by their order
        said = [f"the {ORDINALS[at]} {signed(-amount)}F" for at, amount in enumerate(self.amounts)]
        return f"give {listed(said)}"


def penalizes_in_turn(whom: Selector, *amounts: int) -> Effect:
    """The first who was targeted is given the first penalty, and so on."""
    return PenalizeInTurn(whom, amounts)


class GivesOneKeyword(ChooseOne):
    """You choose which of some keywords somebody gains."""

    def __init__(self, whom: Selector, keywords: tuple[str, ...]) -> None:
        super().__init__(YOU, tuple([(gives_keyword(whom, keyword),) for keyword in keywords]))

    def text(self, renderer: TextRenderer) -> str:
        """The first of them in full, of the others what they give."""
        gifts = [gift for way in self.ways for gift in way.effects if isinstance(gift, GiveKeyword)]
        first, keywords = gifts[0], listed([gift.keyword for gift in gifts], "or")
        return first.text(renderer).replace(first.keyword, keywords, 1)


def gives_one_keyword(whom: Selector, *keywords: str) -> Effect:
    return GivesOneKeyword(whom, keywords)
