"""Give bonuses, penalties and keywords; take Force away; negate what was given."""

from __future__ import annotations

from gorin.games.ccg.definition import STAT_LETTERS, STAT_NAMES
from gorin.games.ccg.kinds import CHI, FORCE, PENALIZED, PERSONAL_HONOR, TURN_END, UNTIL, YU
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.ops.ongoing import YU_TRAIT
from gorin.games.ccg.table.reading import is_in_unit, location
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.table.values import force
from gorin.words.amounts import When
from gorin.words.flow import ChooseOne
from gorin.words.grammar.base import Amount, Things, could_be, measured, value_of
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.english import ORDINALS, listed, signed
from gorin.words.grammar.meaning import ANYBODYS, Deed, Known, Whom
from gorin.words.grammar.scope import NOTHING, Ongoing, Scope, deed
from gorin.words.grammar.script import Effect, Run
from gorin.words.grammar.zones import PLAY
from gorin.words.players import YOU
from gorin.words.verbs import KEYWORD, NEGATE, STAT


class Give(Effect):
    """Bonuses and penalties for a while: "give him +2F"."""

    def __init__(self, whom: Things, changes: list[tuple[int, int | Amount, int]], until: int) -> None:
        super().__init__()
        self.whom = whom
        self.changes = changes
        """For each: the stat, the amount, and its sign."""
        self.until = until

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for card in list(self.whom.cards(s, scope)):
            for stat, amount, sign in self.changes:
                value = sign * value_of(amount, s, scope)
                given = s.zone[card] == PLAY and ops.change_stat(s, card, stat, value, self.until, scope)
                if given and value < 0 and stat == FORCE:
                    scope.deeds.append(deed(PENALIZED, card))

    def touches(self, s: CcgState, scope: Scope) -> list[int]:
        return self.whom.cards(s, scope)

    def could_leave(self, lasting: Ongoing) -> bool:
        if lasting.keyword == YU_TRAIT:
            return any(stat == YU for stat, _, _ in self.changes)
        return lasting.until == self.until and any(
            lasting.stat == stat and could_be(amount, sign, lasting.amount)
            for stat, amount, sign in self.changes
        )

    def can_pay(self, s: CcgState, scope: Scope) -> bool:
        """CE-COST-05: the whole penalty must really happen."""
        from gorin.games.ccg.table.values import minimum
        from gorin.games.ccg.table.values import stat as current

        for card in self.whom.cards(s, scope):
            for stat, amount, sign in self.changes:
                left = current(s, stat, card) - value_of(amount, s, scope)
                if sign < 0 and left < minimum(s, stat, card):
                    return False
        return True

    def means(self, known: Known) -> list[Deed]:
        return [
            measured(Deed(STAT, whom, sign=sign, stat=stat), amount)
            for whom in self.whom.all_pointed_at(known)
            for stat, amount, sign in self.changes
        ]

    def text(self, speaker: Speaker) -> str:
        whom = self.whom.text(speaker)
        said = [self._change(speaker, *change) for change in self.changes]
        until = f" {UNTIL[self.until]}" if UNTIL[self.until] else ""
        return f"give {whom} {listed(said)}{until}"

    def _change(self, speaker: Speaker, stat: int, amount: int | Amount, sign: int) -> str:
        if isinstance(amount, int):
            return f"{signed(sign * amount)}{STAT_LETTERS[stat]}"
        if isinstance(amount, When) and isinstance(amount.amount, int) and isinstance(amount.otherwise, int):
            usual = self._change(speaker, stat, amount.otherwise, sign)
            other = self._change(speaker, stat, amount.amount, sign)
            condition = amount.condition.text(speaker)
            return f"{usual}, or {other} if {condition}" if amount.otherwise else f"{other} if {condition}"
        kind = "bonus" if sign > 0 else "penalty"
        return f"a {STAT_NAMES[stat]} {kind} equal to {amount.text(speaker)}"


def gives(
    whom: Things,
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


def penalizes(whom: Things, force: int | Amount, until: int = TURN_END) -> Effect:
    return Give(whom, [(FORCE, force, -1)], until)


LONG = 30
"""So many letters are too many between a verb and what it gives."""


class GiveKeyword(Effect):
    def __init__(self, whom: Things, keyword: str, gained: bool, until: int) -> None:
        super().__init__()
        self.whom = whom
        self.keyword = keyword
        self.gained = gained
        self.until = until

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for card in list(self.whom.cards(s, scope)):
            ops.change_keyword(s, card, self.keyword, self.gained, self.until, scope)

    def touches(self, s: CcgState, scope: Scope) -> list[int]:
        return self.whom.cards(s, scope)

    def could_leave(self, lasting: Ongoing) -> bool:
        same = lasting.keyword == self.keyword and lasting.until == self.until
        return same and lasting.amount == (1 if self.gained else -1)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(KEYWORD, self.whom.points_at(known), sign=1 if self.gained else -1, of=self.keyword)]

    def text(self, speaker: Speaker) -> str:
        if self.gained:
            whom, until = self.whom.text(speaker), UNTIL[self.until].replace("this card", speaker.kind)
            given = f"{whom} {self.keyword}" if len(whom) < LONG else f"{self.keyword} to {whom}"
            return f"give {given} {until}".rstrip()
        return f"remove {self.keyword} from {self.whom.text(speaker)}"


def gives_keyword(whom: Things, keyword: str, until: int = TURN_END) -> Effect:
    return GiveKeyword(whom, keyword, True, until)


def removes_keyword(whom: Things, keyword: str, until: int = TURN_END) -> Effect:
    return GiveKeyword(whom, keyword, False, until)


class Drain(Give):
    """A Force penalty; what was lost, no more than there was, is the last of the scope's numbers."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        before = self._total(s, scope)
        super().do(s, scope, run)
        scope.numbers.append(before - self._total(s, scope))

    def _total(self, s: CcgState, scope: Scope) -> int:
        return sum(force(s, card) for card in self.whom.cards(s, scope))


class ForceLost(Amount):
    def value(self, s: CcgState, scope: Scope) -> int:
        return scope.numbers[-1] if scope.numbers else 0

    def text(self, speaker: Speaker) -> str:
        return "the Force lost that way"


FORCE_LOST = ForceLost()


def drains(whom: Things, amount: int | Amount) -> Drain:
    return Drain(whom, [(FORCE, amount, -1)], TURN_END)


class NegateForceChanges(Effect):
    """What actions have given or taken of the Force of cards at the current battlefield is over."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        if s.battlefield != NOTHING:
            here = [c for c in s.in_play if is_in_unit(s, c) and location(s, c) == s.battlefield]
            ops.negate_stat_changes(s, FORCE, here)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(NEGATE, Whom(ANYBODYS, every=True), stat=FORCE)]

    def text(self, speaker: Speaker) -> str:
        return "negate each Force bonus and penalty that cards at the current battlefield have from actions"


def negate_force_changes() -> Effect:
    return NegateForceChanges()


class PenalizeInTurn(Effect):
    """A Force penalty for each of those who were targeted, in the order in which they were."""

    def __init__(self, whom: Things, amounts: tuple[int, ...]) -> None:
        super().__init__()
        self.whom = whom
        self.amounts = amounts

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for card, amount in zip(list(self.whom.cards(s, scope)), self.amounts, strict=False):
            if s.zone[card] == PLAY and ops.change_stat(s, card, FORCE, -amount, TURN_END, scope):
                scope.deeds.append(deed(PENALIZED, card))

    def could_leave(self, lasting: Ongoing) -> bool:
        return lasting.until == TURN_END and lasting.stat == FORCE and -lasting.amount in self.amounts

    def means(self, known: Known) -> list[Deed]:
        return [Deed(STAT, self.whom.points_at(known), self.amounts[0], -1, FORCE)]

    def text(self, speaker: Speaker) -> str:
        self.whom.text(speaker)  # they are named by their order
        said = [f"the {ORDINALS[at]} {signed(-amount)}F" for at, amount in enumerate(self.amounts)]
        return f"give {listed(said)}"


def penalizes_in_turn(whom: Things, *amounts: int) -> Effect:
    """The first who was targeted is given the first penalty, and so on."""
    return PenalizeInTurn(whom, amounts)


class GivesOneKeyword(ChooseOne):
    """You choose which of some keywords somebody gains."""

    def __init__(self, whom: Things, keywords: tuple[str, ...]) -> None:
        super().__init__(YOU, tuple([(gives_keyword(whom, keyword),) for keyword in keywords]))
        self.whom = whom
        self.keywords = keywords

    def text(self, speaker: Speaker) -> str:
        return f"give {self.whom.text(speaker)} {listed(list(self.keywords), 'or')}"


def gives_one_keyword(whom: Things, *keywords: str) -> Effect:
    return GivesOneKeyword(whom, keywords)
