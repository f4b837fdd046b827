"""Put tokens on cards, and move them from one card to another (CE-TOK)."""

from __future__ import annotations

from gorin.games.ccg.kinds import CHI, FORCE, PENALIZED
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.state import CcgState
from gorin.language.core.base import Selector
from gorin.language.core.context import AbilityContext, deed
from gorin.language.core.definition import TextRenderer
from gorin.language.core.english import a, counted, signed
from gorin.language.core.meaning import Intent, Known
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.core.zones import PLAY
from gorin.language.verbs import KEYWORD, MOVE, REMOVE, STAT


class PutTokens(Effect):
    def __init__(self, whom: Selector, count: int, name: str, force: int, chi: int) -> None:
        super().__init__()
        self.whom = whom
        self.count = count
        self.name = name
        self.force = force
        self.chi = chi

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for card in list(self.whom.cards(s, context)):
            for _ in range(self.count):
                ops.put_token(s, card, self.name, self.force, self.chi, context)
            if self.force < 0:  # CE-TOK-02
                context.deeds.append(deed(PENALIZED, card))

    def intents(self, known: Known) -> list[Intent]:
        """They count as bonuses and penalties (CE-TOK-02); one that changes nothing is a sign of its name."""
        whom = self.whom.points_at(known)
        changes = [(stat, size) for stat, size in ((FORCE, self.force), (CHI, self.chi)) if size]
        return [
            Intent(STAT, whom, self.count * abs(size), 1 if size > 0 else -1, stat, self.name)
            for stat, size in changes
        ] or [Intent(KEYWORD, whom, self.count, of=self.name)]

    def text(self, renderer: TextRenderer) -> str:
        stats = [f"{signed(self.force)}F"] if self.force else []
        stats += [f"{signed(self.chi)}C"] if self.chi else []
        worth = "/".join(stats)
        if self.count == 1:
            return f"give {self.whom.text(renderer)} {a(f'{worth} {self.name} token'.lstrip())}"
        each = f" ({worth} each)" if worth else ""
        return f"give {self.whom.text(renderer)} {counted(self.count, f'{self.name} token')}{each}"


def puts_tokens(whom: Selector, count: int, name: str, force: int = 0, chi: int = 0) -> Effect:
    return PutTokens(whom, count, name, force, chi)


class MoveTokens(Effect):
    def __init__(self, name: str, whose: Selector, to: Selector) -> None:
        super().__init__()
        self.name = name
        self.whose = whose
        self.to = to

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for card in self.to.cards(s, context):
            for bearer in self.whose.cards(s, context):
                if s.zone[card] == PLAY and card != bearer:
                    ops.move_tokens(s, bearer, card, self.name, context)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(MOVE, self.to.points_at(known), of=self.name)]

    def text(self, renderer: TextRenderer) -> str:
        whose = self.whose.owning(renderer)
        return f"move {whose} {self.name} tokens to {self.to.text(renderer)}"


def moves_tokens(name: str, whose: Selector, to: Selector) -> Effect:
    return MoveTokens(name, whose, to)


class TakeToken(Effect):
    """One token of a name leaves each of some cards; as a cost there must be one."""

    def __init__(self, whom: Selector, name: str) -> None:
        super().__init__()
        self.whom = whom
        self.name = name

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for card in self.whom.cards(s, context):
            if self._has_one(s, card):
                ops.take_token(s, card, self.name)

    def can_pay(self, s: CcgState, context: AbilityContext) -> bool:
        cards = self.whom.cards(s, context)
        return bool(cards) and all(self._has_one(s, card) for card in cards)

    def _has_one(self, s: CcgState, card: int) -> bool:
        return any(token.card == card and token.name == self.name for token in s.tokens)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(REMOVE, self.whom.points_at(known), of=self.name)]

    def text(self, renderer: TextRenderer) -> str:
        return f"remove a {self.name} token from {self.whom.text(renderer)}"


def takes_token(whom: Selector, name: str) -> Effect:
    return TakeToken(whom, name)
