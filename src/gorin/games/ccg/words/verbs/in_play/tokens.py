"""Put tokens on cards, and move them from one card to another (CE-TOK)."""

from __future__ import annotations

from gorin.games.ccg.kinds import CHI, FORCE, PENALIZED
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.state import CcgState
from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.english import counted, signed
from gorin.words.grammar.meaning import Deed, Known
from gorin.words.grammar.scope import Scope, deed
from gorin.words.grammar.script import Effect, Run
from gorin.words.grammar.zones import PLAY
from gorin.words.verbs import KEYWORD, MOVE, REMOVE, STAT


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

    def means(self, known: Known) -> list[Deed]:
        """They count as bonuses and penalties (CE-TOK-02); one that changes nothing is a sign of its name."""
        whom = self.whom.points_at(known)
        changes = [(stat, size) for stat, size in ((FORCE, self.force), (CHI, self.chi)) if size]
        return [
            Deed(STAT, whom, self.count * abs(size), 1 if size > 0 else -1, stat, self.name)
            for stat, size in changes
        ] or [Deed(KEYWORD, whom, self.count, of=self.name)]

    def text(self, speaker: Speaker) -> str:
        stats = [f"{signed(self.force)}F"] if self.force else []
        stats += [f"{signed(self.chi)}C"] if self.chi else []
        token = f"{'/'.join(stats)} {self.name} token".lstrip()
        return f"give {self.whom.text(speaker)} {counted(self.count, token)}"


def puts_tokens(whom: Things, count: int, name: str, force: int = 0, chi: int = 0) -> Effect:
    return PutTokens(whom, count, name, force, chi)


class MoveTokens(Effect):
    def __init__(self, name: str, whose: Things, to: Things) -> None:
        super().__init__()
        self.name = name
        self.whose = whose
        self.to = to

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for card in self.to.cards(s, scope):
            for bearer in self.whose.cards(s, scope):
                if s.zone[card] == PLAY and card != bearer:
                    ops.move_tokens(s, bearer, card, self.name, scope)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(MOVE, self.to.points_at(known), of=self.name)]

    def text(self, speaker: Speaker) -> str:
        whose = self.whose.owning(speaker)
        return f"move {whose} {self.name} tokens to {self.to.text(speaker)}"


def moves_tokens(name: str, whose: Things, to: Things) -> Effect:
    return MoveTokens(name, whose, to)


class TakeToken(Effect):
    """One token of a name leaves each of some cards; as a cost there must be one."""

    def __init__(self, whom: Things, name: str) -> None:
        super().__init__()
        self.whom = whom
        self.name = name

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for card in self.whom.cards(s, scope):
            if self._has_one(s, card):
                ops.take_token(s, card, self.name)

    def can_pay(self, s: CcgState, scope: Scope) -> bool:
        cards = self.whom.cards(s, scope)
        return bool(cards) and all(self._has_one(s, card) for card in cards)

    def _has_one(self, s: CcgState, card: int) -> bool:
        return any(token.card == card and token.name == self.name for token in s.tokens)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(REMOVE, self.whom.points_at(known), of=self.name)]

    def text(self, speaker: Speaker) -> str:
        return f"remove a {self.name} token from {self.whom.text(speaker)}"


def takes_token(whom: Things, name: str) -> Effect:
    return TakeToken(whom, name)
