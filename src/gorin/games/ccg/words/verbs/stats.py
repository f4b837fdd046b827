"""Give bonuses and penalties, keywords, tokens; strengthen provinces."""

from __future__ import annotations

from gorin.games.ccg import ops
from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.kinds import CHI, FORCE, NOTHING, PERSONAL_HONOR, PLAY, TURN_END, UNTIL
from gorin.games.ccg.scripts import Run
from gorin.games.ccg.state import PENALIZED, CcgState, Scope, deed
from gorin.games.ccg.words.base import Amount, Effect, Things, value_of
from gorin.words.english import counted, listed, signed

LETTERS = {FORCE: "F", CHI: "C", PERSONAL_HONOR: " Personal Honor"}
NAMES = {FORCE: "Force", CHI: "Chi", PERSONAL_HONOR: "Personal Honor"}


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

    def can_pay(self, s: CcgState, scope: Scope) -> bool:
        """CE-COST-05: the whole penalty must really happen."""
        from gorin.games.ccg.reading import minimum
        from gorin.games.ccg.reading import stat as current

        for card in self.whom.cards(s, scope):
            for stat, amount, sign in self.changes:
                left = current(s, stat, card) - value_of(amount, s, scope)
                if sign < 0 and left < minimum(s, stat, card):
                    return False
        return True

    def text(self, speaker: Speaker) -> str:
        whom = self.whom.text(speaker)
        said = [self._change(speaker, *change) for change in self.changes]
        until = f" {UNTIL[self.until]}" if UNTIL[self.until] else ""
        return f"give {whom} {listed(said)}{until}"

    def _change(self, speaker: Speaker, stat: int, amount: int | Amount, sign: int) -> str:
        if isinstance(amount, int):
            return f"{signed(sign * amount)}{LETTERS[stat]}"
        kind = "bonus" if sign > 0 else "penalty"
        return f"a {NAMES[stat]} {kind} equal to {amount.text(speaker)}"


def gives(
    whom: Things,
    force: int | Amount = 0,
    chi: int | Amount = 0,
    personal_honor: int | Amount = 0,
    until: int = TURN_END,
) -> Effect:
    """Positive and negative numbers; for a penalty read from the table use `penalizes`."""
    changes: list[tuple[int, int | Amount, int]] = []
    for stat, amount in ((FORCE, force), (CHI, chi), (PERSONAL_HONOR, personal_honor)):
        if isinstance(amount, int) and amount:
            changes.append((stat, abs(amount), 1 if amount > 0 else -1))
        elif not isinstance(amount, int):
            changes.append((stat, amount, 1))
    return Give(whom, changes, until)


def penalizes(whom: Things, force: int | Amount, until: int = TURN_END) -> Effect:
    return Give(whom, [(FORCE, force, -1)], until)


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

    def text(self, speaker: Speaker) -> str:
        if self.gained:
            return f"give {self.whom.text(speaker)} {self.keyword}"
        return f"remove {self.keyword} from {self.whom.text(speaker)}"


def gives_keyword(whom: Things, keyword: str, until: int = TURN_END) -> Effect:
    return GiveKeyword(whom, keyword, True, until)


def removes_keyword(whom: Things, keyword: str, until: int = TURN_END) -> Effect:
    return GiveKeyword(whom, keyword, False, until)


class PutTokens(Effect):
    def __init__(self, whom: Things, count: int, name: str, force: int, chi: int) -> None:
        super().__init__()
        self.whom = whom
        self.count = count
        self.name = name
        self.force = force
        self.chi = chi

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for card in list(self.whom.cards(s, scope)):
            for _ in range(self.count):
                ops.put_token(s, card, self.name, self.force, self.chi, scope)
            if self.force < 0:  # CE-TOK-02
                scope.deeds.append(deed(PENALIZED, card))

    def text(self, speaker: Speaker) -> str:
        stats = [f"{signed(self.force)}F"] if self.force else []
        stats += [f"{signed(self.chi)}C"] if self.chi else []
        return (
            f"give {self.whom.text(speaker)} {counted(self.count, '/'.join(stats) + f' {self.name} token')}"
        )


def puts_tokens(whom: Things, count: int, name: str, force: int = 0, chi: int = 0) -> Effect:
    return PutTokens(whom, count, name, force, chi)


class Strengthen(Effect):
    """The province of the current battlefield becomes stronger or weaker."""

    def __init__(self, amount: int | Amount, sign: int, until: int) -> None:
        super().__init__()
        self.amount = amount
        self.sign = sign
        self.until = until

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        value = self.sign * value_of(self.amount, s, scope)
        if s.battlefield != NOTHING and value:
            ops.change_strength(s, s.battlefield, value, self.until, scope)

    def text(self, speaker: Speaker) -> str:
        where = "the current battlefield's province"
        if isinstance(self.amount, int):
            return f"give {where} {signed(self.sign * self.amount)} strength"
        verb = "increase" if self.sign > 0 else "reduce"
        return f"{verb} the strength of {where} by {self.amount.text(speaker)}"


def strengthens(amount: int | Amount, until: int = TURN_END) -> Effect:
    return Strengthen(amount, 1, until)


def weakens(amount: int | Amount, until: int = TURN_END) -> Effect:
    return Strengthen(amount, -1, until)
