"""Verbs of few cards: one of two is honored, a ring is switched or barred."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.acting.beginning import resolve_ability
from gorin.games.lcg.acting.playable import affordable_hosts
from gorin.games.lcg.acting.playing import PlayCard
from gorin.games.lcg.acting.scripts import UseAbility
from gorin.games.lcg.fighting.declarable import NO_CONFLICTS_OF
from gorin.games.lcg.kinds import ELEMENTS, PHASE_END
from gorin.games.lcg.policy import policy_of
from gorin.games.lcg.table.allowed import can_lose_honor
from gorin.games.lcg.table.ops import lands
from gorin.games.lcg.table.reading import RING_CODES, elements_of
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.words import meaning
from gorin.games.lcg.words.traits import OfPlayers
from gorin.games.lcg.words.which.rings import SWITCHABLE_RING, YOUR_RING
from gorin.kernel.questions import PASS
from gorin.words.grammar import ops
from gorin.words.grammar.asking import AskOf
from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import ANYBODYS, HOSTILE, OWN, Deed, Known, Whom, as_chosen
from gorin.words.grammar.nodes import Node
from gorin.words.grammar.questions import CHOICES, SEATS
from gorin.words.grammar.scope import NOBODY, NOTHING, Moment, Ongoing, Scope
from gorin.words.grammar.script import Effect, Run, script_in_progress
from gorin.words.players import Who
from gorin.words.things import SECOND, SECOND_SLOT, TARGET
from gorin.words.verbs import ACT, ATTACH, FORBID, LOSE

REPEATED = 1
"""Among the numbers of a scope: the ability is resolved once more."""


@final
class HonorOne(Effect):
    """LCG-CLAR-01, LCG-CLAR-02: of two, one is honored and the other dishonored, at once."""

    def __init__(self, whom: Things) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        both = self.whom.cards(s, scope)
        if len(both) == 2:
            s.push(AskOf(scope.seat, "Which of the two is honored? The other one is dishonored.", list(both)))

    def take(self, s: LcgState, scope: Scope, run: Run) -> None:
        honored = s.answers[scope.seat]
        moments = [
            Moment(
                "honored" if card == honored else "dishonored",
                card,
                s.controller[card],
                NOTHING,
                0,
                scope.source,
            )
            for card in self.whom.cards(s, scope)
        ]
        policy_of(s).occur(s, moments)

    def means(self, known: Known) -> list[Deed]:
        whom = self.whom.points_at(known)
        return [Deed(meaning.HONOR, whom), Deed(meaning.DISHONOR, Whom(ANYBODYS))]

    def text(self, speaker: Speaker) -> str:
        return f"honor one of {self.whom.text(speaker)} and dishonor the other"


def honor_one_and_dishonor_the_other(whom: Things = TARGET) -> Effect:
    return HonorOne(whom)


@final
class SwitchClaimed(Effect):
    """A ring in your claimed pool and an unclaimed ring change places, and you gain its fate.

    Neither is a target: which ones is said as it resolves (LCG-TARG-01).
    """

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        if run.memo:
            others = SWITCHABLE_RING.candidates(s, scope)
            element = ELEMENTS[s.rings[run.memo[0]].element].capitalize()
            asks = f"With which unclaimed ring do you switch the {element} ring?"
            s.push(AskOf(scope.seat, asks, others))
        elif self.can_change(s, scope):
            mine = YOUR_RING.candidates(s, scope)
            s.push(AskOf(scope.seat, "Which ring in your claimed pool do you switch?", mine))

    def take(self, s: LcgState, scope: Scope, run: Run) -> None:
        ring = s.answers[scope.seat] - RING_CODES
        if not run.memo:
            run.memo.append(ring)
            run.repeat()
            return
        lands.switch_claimed(s, scope.seat, run.memo[0], ring)
        lands.empty_ring(s, ring, scope.seat)
        run.memo = []

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        return bool(YOUR_RING.candidates(s, scope)) and bool(SWITCHABLE_RING.candidates(s, scope))

    def means(self, known: Known) -> list[Deed]:
        return [Deed(meaning.SWITCH, Whom(OWN), of="ring")]

    def text(self, speaker: Speaker) -> str:
        mine, other = YOUR_RING.one(speaker), SWITCHABLE_RING.one(speaker)
        return f"switch {mine} with {other} and gain all fate on the latter"


def switch_claimed_ring() -> Effect:
    return SwitchClaimed()


def _second_player(s: LcgState, scope: Scope) -> list[int]:
    return [code - SEATS for code in scope.get(SECOND_SLOT) if code >= SEATS]


@final
class BarElement(Effect):
    """A player cannot declare conflicts of the chosen ring's element for the rest of the phase."""

    def __init__(self) -> None:
        super().__init__()
        who = Who("that player", _second_player, HOSTILE)
        self.rules = [
            OfPlayers(NO_CONFLICTS_OF + name, who, f"{{second}} cannot declare {name} conflicts", None)
            for name in ELEMENTS
        ]

    def children(self) -> list[Node]:
        return list(self.rules)

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        for code in TARGET.cards(s, scope):
            for element in elements_of(s, code - RING_CODES):
                ops.add_rule(s, run.what, self.rules[element].number, PHASE_END, scope)

    def could_leave(self, lasting: Ongoing) -> bool:
        return lasting.node in [rule.number for rule in self.rules] and lasting.until == PHASE_END

    def means(self, known: Known) -> list[Deed]:
        return [Deed(FORBID, Whom(HOSTILE), of="conflicts")]

    def text(self, speaker: Speaker) -> str:
        player, whose = SECOND.subject(speaker), TARGET.owning(speaker)
        return f"{player} cannot declare conflicts of {whose} element this phase"


def bar_element() -> Effect:
    """With `target(RING)` and `second_target(AN_OPPONENT)`."""
    return BarElement()


@final
class TakeOverRing(Effect):
    """LCG-CLAR-14: you resolve the ring of the conflict that you have lost, and claim it."""

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        if s.conflict is not None:
            lands.replace_ring_effect(s, s.conflict, scope.seat)

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        """LCG-CLAR-29: only at its own moment."""
        conflict = s.conflict
        return scope.moment is not None and conflict is not None and conflict.ring_taker == NOBODY

    def means(self, known: Known) -> list[Deed]:
        return [Deed(meaning.RING, Whom(OWN))]

    def text(self, speaker: Speaker) -> str:
        return "cancel the ring effect of that conflict; you resolve it instead, and claim that ring"


def take_over_ring() -> Effect:
    return TakeOverRing()


@final
class ResolveTwice(Effect):
    """LCG-CLAR-17, LCG-CLAR-18: for 1 honor the ability goes back to choosing, and initiates once more."""

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        if REPEATED not in scope.numbers and self._can_pay(s, scope.seat):
            asks = "Do you lose 1 honor to resolve this ability again?"
            s.push(AskOf(scope.seat, asks, [CHOICES, PASS], ["Yes"]))

    def _can_pay(self, s: LcgState, seat: int) -> bool:
        """LCG-TO-01: the honor must really be lost."""
        return s.players[seat].honor > 0 and can_lose_honor(s, seat)

    def take(self, s: LcgState, scope: Scope, run: Run) -> None:
        script = script_in_progress(s)
        if s.answers[scope.seat] == PASS or not isinstance(script, UseAbility):
            return
        s.push(once_more(script))
        lost = Moment("honor lost", NOTHING, scope.seat, NOTHING, 1, scope.source)
        policy_of(s).occur(s, [lost])

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        return False

    def means(self, known: Known) -> list[Deed]:
        return as_chosen([Deed(LOSE, Whom(OWN), of="honor")], OWN)

    def text(self, speaker: Speaker) -> str:
        return "you may lose 1 honor to resolve this ability twice"


def once_more(script: UseAbility) -> UseAbility:
    """The same ability again, from the choice of its targets on; it was played once."""
    scope = Scope(script.scope.seat, script.scope.source, script.scope.moment, script.scope.action)
    scope.numbers = [REPEATED]
    again = UseAbility(script.what, script.node, script.holder, scope, [])
    again.paid = True
    again.go("choose")
    return again


def may_resolve_twice() -> Effect:
    return ResolveTwice()


@final
class ResolveAbilityOf(Effect):
    """LCG-RESO-01, LCG-RESO-02: you resolve an action ability of a card that is not played for it."""

    def __init__(self, whom: Things) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        for card in self.whom.cards(s, scope)[:1]:
            step = resolve_ability(s, scope.seat, card)
            if step is not None:
                s.push(step)

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        return any(resolve_ability(s, scope.seat, card) for card in self.whom.cards(s, scope)[:1])

    def means(self, known: Known) -> list[Deed]:
        return [Deed(ACT, Whom(OWN))]

    def text(self, speaker: Speaker) -> str:
        return f"resolve the action ability of {self.whom.text(speaker)}"


def resolve_ability_of(whom: Things) -> Effect:
    return ResolveAbilityOf(whom)


@final
class PlayThis(Effect):
    """The attachment is played from where it lies."""

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        s.push(PlayCard(scope.seat, scope.source))

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        return scope.source != NOTHING and bool(affordable_hosts(s, scope.seat, scope.source))

    def means(self, known: Known) -> list[Deed]:
        return [Deed(ATTACH, Whom(ANYBODYS))]

    def text(self, speaker: Speaker) -> str:
        return f"play {speaker.kind} from your discard pile"


def play_this() -> Effect:
    return PlayThis()
