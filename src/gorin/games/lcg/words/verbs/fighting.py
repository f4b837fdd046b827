"""Duels, rings and conflicts as effects."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.fighting.conflict import NextConflict
from gorin.games.lcg.fighting.declarable import declarable_rings
from gorin.games.lcg.fighting.duel import Duel
from gorin.games.lcg.fighting.rings import ResolveRing
from gorin.games.lcg.kinds import CONFLICT_TYPES, MILITARY, STATS
from gorin.games.lcg.policy import policy_of
from gorin.games.lcg.table.ops import lands
from gorin.games.lcg.table.reading import RING_CODES, unclaimed
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.values import has_dash
from gorin.games.lcg.words import meaning
from gorin.kernel.questions import PASS
from gorin.words.grammar.asking import AskOf
from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.english import sentence
from gorin.words.grammar.meaning import OWN, Deed, Known, Whom
from gorin.words.grammar.nodes import Node
from gorin.words.grammar.scope import Moment, Scope
from gorin.words.grammar.script import Block, Effect, Run
from gorin.words.grammar.zones import PLAY
from gorin.words.things import LOSER_SLOT, WINNER_SLOT
from gorin.words.verbs import ACT, FIGHT


@final
class Challenge(Effect):
    """LCG-DTIM-07: a duel, and what becomes of it; the effects speak of WINNER and LOSER."""

    def __init__(
        self, challenger: Things, challenged: Things, stat: int, effects: tuple[Effect, ...], cards: bool
    ) -> None:
        super().__init__()
        self.challenger = challenger
        self.challenged = challenged
        self.stat = stat
        self.block = Block(effects)
        self.cards = cards
        """Who has to give honor for the bids may discard cards instead."""

    def children(self) -> list[Node]:
        return [self.block]

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        ours, theirs = self.challenger.cards(s, scope), self.challenged.cards(s, scope)
        if self._can_duel(s, ours, theirs):
            duel = Duel(ours[0], theirs[0], self.stat, run.what, self.block.number)
            duel.others = ours[1:] + theirs[1:]
            duel.cards_instead = self.cards
            s.push(duel)

    def _can_duel(self, s: LcgState, ours: list[int], theirs: list[int]) -> bool:
        """LCG-DTIM-02, LCG-DTIM-06: somebody of a player's against somebody of an opponent's."""
        if not ours or not theirs or not all(self._can_fight(s, card) for card in ours + theirs):
            return False
        policy = policy_of(s)
        return all(policy.is_foe(s.controller[ours[0]], s.controller[card]) for card in theirs)

    def _can_fight(self, s: LcgState, card: int) -> bool:
        """LCG-DASH-06, LCG-DTIM-03."""
        if s.zone[card] != PLAY or (s.conflict is not None and not s.participating[card]):
            return False
        return self.stat > 1 or not has_dash(s, card, self.stat)

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        return self._can_duel(s, self.challenger.cards(s, scope), self.challenged.cards(s, scope))

    def means(self, known: Known) -> list[Deed]:
        return [Deed(FIGHT, self.challenged.points_at(known), stat=self.stat), *self.block.means(known)]

    def text(self, speaker: Speaker) -> str:
        who, whom = self.challenger.subject(speaker), self.challenged.text(speaker)
        instead = ". Whoever has to give honor may discard as many cards instead" if self.cards else ""
        speaker.pronouns[WINNER_SLOT], speaker.pronouns[LOSER_SLOT] = "the winner", "the loser"
        after = sentence(self.block.text(speaker)).removesuffix(".")
        return f"{who} challenges {whom} to a {STATS[self.stat]} duel{instead}. {after}"


def challenge(
    challenger: Things,
    challenged: Things,
    *effects: Effect,
    stat: int = MILITARY,
    cards_instead: bool = False,
) -> Effect:
    return Challenge(challenger, challenged, stat, effects, cards_instead)


@final
class ResolveRingOf(Effect):
    """The effect of a ring is resolved by you (LCG-ERR-27)."""

    def __init__(self, words: str, contested: bool) -> None:
        super().__init__()
        self.words = words
        self.contested = contested

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        moment = scope.moment
        if self.contested and s.conflict is not None:
            s.push(ResolveRing(scope.seat, s.conflict.ring, True))
        elif moment is not None and moment.kind == "ring claimed":
            s.push(ResolveRing(scope.seat, moment.other, True))

    def means(self, known: Known) -> list[Deed]:
        return [Deed(meaning.RING, Whom(OWN))]

    def text(self, speaker: Speaker) -> str:
        return self.words


def resolve_contested_ring() -> Effect:
    return ResolveRingOf("resolve the effect of the contested ring", True)


def resolve_that_ring() -> Effect:
    """The ring that was claimed."""
    return ResolveRingOf("resolve that ring's effect", False)


def _switchable(s: LcgState) -> list[int]:
    return [ring for ring in range(len(s.rings)) if policy_of(s).may_become_contested(s, ring)]


@final
class SwitchRing(Effect):
    """The contested ring is switched with an unclaimed one; the conflict keeps its type (LCG-RING-05)."""

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        among = [RING_CODES + ring for ring in _switchable(s)]
        if s.conflict is not None and among:
            s.push(AskOf(scope.seat, "Which ring is contested instead?", among))

    def take(self, s: LcgState, scope: Scope, run: Run) -> None:
        conflict = s.conflict
        if conflict is not None:
            ring = s.answers[scope.seat] - RING_CODES
            lands.switch_ring(s, conflict, ring)
            lands.empty_ring(s, ring, conflict.attacker)

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        """LCG-SWIT-01."""
        return s.conflict is not None and bool(_switchable(s))

    def means(self, known: Known) -> list[Deed]:
        return [Deed(meaning.SWITCH, Whom(OWN), of="ring")]

    def text(self, speaker: Speaker) -> str:
        return "contest an unclaimed ring instead (the conflict keeps its type)"


def switch_contested_ring() -> Effect:
    return SwitchRing()


@final
class SwitchType(Effect):
    """The conflict becomes one of the other type, or of a certain one."""

    def __init__(self, type: int) -> None:
        super().__init__()
        self.type = type

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        conflict = s.conflict
        if conflict is not None:
            lands.switch_type(s, conflict, 1 - conflict.type if self.type < 0 else self.type)

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        return s.conflict is not None and s.conflict.type != self.type

    def means(self, known: Known) -> list[Deed]:
        return [Deed(meaning.SWITCH, Whom(OWN), of="type")]

    def text(self, speaker: Speaker) -> str:
        if self.type < 0:
            return "switch the conflict type (the conflict keeps its element)"
        return f"the conflict becomes {CONFLICT_TYPES[self.type]}"


def switch_type(type: int = -1) -> Effect:
    return SwitchType(type)


@final
class BreakThis(Effect):
    """A province breaks by an effect: its controller's opponents count as having broken it (LCG-BRK-08)."""

    def __init__(self, whom: Things) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        policy_of(s).occur(s, self.moments(s, scope))

    def moments(self, s: LcgState, scope: Scope) -> list[Moment]:
        found: list[Moment] = []
        for card in self.whom.cards(s, scope):
            breaker = s.conflict.attacker if s.conflict is not None else s.others(s.controller[card])[0]
            found.append(Moment("province breaks", card, breaker, s.lies_in[card], 1, scope.source))
        return found

    def can_pay(self, s: LcgState, scope: Scope) -> bool:
        return all(not s.provinces[moment.other].broken for moment in self.moments(s, scope))

    def means(self, known: Known) -> list[Deed]:
        return [Deed(meaning.BREAK, self.whom.points_at(known))]

    def text(self, speaker: Speaker) -> str:
        return f"break {self.whom.text(speaker)}"


def break_(whom: Things) -> Effect:
    return BreakThis(whom)


@final
class ResolveUnclaimed(Effect):
    """You resolve the effects of up to so many unclaimed rings, one after the other (LCG-RINGE-08)."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        left = [ring for ring in unclaimed(s) if ring not in run.memo]
        if left and len(run.memo) < self.count:
            among = [RING_CODES + ring for ring in left]
            s.push(AskOf(scope.seat, "Which unclaimed ring do you resolve?", [*among, PASS]))

    def take(self, s: LcgState, scope: Scope, run: Run) -> None:
        code = s.answers[scope.seat]
        if code == PASS:
            run.memo = []
            return
        ring = code - RING_CODES
        run.memo.append(ring)
        if len(run.memo) < self.count:
            run.repeat()
        else:
            run.memo = []
        s.push(ResolveRing(scope.seat, ring, True))

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        return bool(unclaimed(s))

    def means(self, known: Known) -> list[Deed]:
        return [Deed(meaning.RING, Whom(OWN), self.count)]

    def text(self, speaker: Speaker) -> str:
        return f"resolve the effects of up to {self.count} unclaimed rings"


def resolve_unclaimed_rings(count: int) -> Effect:
    return ResolveUnclaimed(count)


@final
class DeclareNow(Effect):
    """You declare your next conflict at once."""

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        s.push(NextConflict(scope.seat))

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        return s.conflict is None and bool(declarable_rings(s, scope.seat))

    def means(self, known: Known) -> list[Deed]:
        return [Deed(ACT, Whom(OWN))]

    def text(self, speaker: Speaker) -> str:
        return "immediately declare your next conflict for this phase"


def declare_now() -> Effect:
    return DeclareNow()
