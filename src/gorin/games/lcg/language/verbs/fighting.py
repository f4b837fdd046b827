"""Duels, rings and conflicts as effects."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.lcg.fighting.conflict import NextConflict
from gorin.games.lcg.fighting.declarable import declarable_rings
from gorin.games.lcg.fighting.duel import Duel
from gorin.games.lcg.fighting.rings import ResolveRing, ResolveRings, effective_elements
from gorin.games.lcg.kinds import CONFLICT_TYPES, MILITARY, STATS
from gorin.games.lcg.language import meaning
from gorin.games.lcg.language.changing import joined
from gorin.games.lcg.language.verbs.at_provinces import UponCards, tokens_among
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.ops import lands
from gorin.games.lcg.table.reading import RING_CODES, unclaimed
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.values import has_dash
from gorin.kernel.questions import PASS
from gorin.language.core.asking import AskOf
from gorin.language.core.base import Selector
from gorin.language.core.context import NOTHING, AbilityContext, TriggerEvent
from gorin.language.core.definition import TextRenderer
from gorin.language.core.english import sentence
from gorin.language.core.meaning import OWN, Intent, Known, Whom
from gorin.language.core.nodes import Node
from gorin.language.core.resolution import Block, Effect, EffectRunner
from gorin.language.core.zones import PLAY
from gorin.language.selectors import LOSER_SLOT, WINNER_SLOT
from gorin.language.verbs import ACT, FIGHT


@final
class Challenge(Effect):
    """LCG-DTIM-07: a duel, and what becomes of it; the effects speak of WINNER and LOSER."""

    def __init__(
        self, challenger: Selector, challenged: Selector, stat: int, effects: tuple[Effect, ...], cards: bool
    ) -> None:
        super().__init__()
        self.challenger = challenger
        self.challenged = challenged
        self.stat = stat
        self.block = Block(tuple(joined(list(effects))))
        self.cards = cards
        """Who has to give honor for the bids may discard cards instead."""
        self.anywhere = False
        """Whoever is challenged may be at home."""

    def children(self) -> list[Node]:
        return [self.block]

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        ours, theirs = self.challenger.cards(s, context), self.challenged.cards(s, context)
        if self._can_duel(s, ours, theirs):
            duel = Duel(ours[0], theirs[0], self.stat, runner.what, self.block.number)
            duel.others = ours[1:] + theirs[1:]
            duel.cards_instead = self.cards
            s.push(duel)

    def _can_duel(self, s: LcgState, ours: list[int], theirs: list[int]) -> bool:
        """LCG-DTIM-02, LCG-DTIM-06: somebody of a player's against somebody of an opponent's."""
        if not ours or not theirs:
            return False
        if not all(self._can_fight(s, card, card in theirs) for card in ours + theirs):
            return False
        ruleset = rules_of(s)
        return all(ruleset.is_foe(s.controller[ours[0]], s.controller[card]) for card in theirs)

    def _can_fight(self, s: LcgState, card: int, is_challenged: bool) -> bool:
        """LCG-DASH-06, LCG-DTIM-03."""
        must_be_there = s.conflict is not None and not (is_challenged and self.anywhere)
        if s.zone[card] != PLAY or (must_be_there and not s.participating[card]):
            return False
        return self.stat > 1 or not has_dash(s, card, self.stat)

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return self._can_duel(s, self.challenger.cards(s, context), self.challenged.cards(s, context))

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(FIGHT, self.challenged.points_at(known), stat=self.stat), *self.block.intents(known)]

    def text(self, renderer: TextRenderer) -> str:
        who, whom = self.challenger.subject(renderer), self.challenged.text(renderer)
        instead = ". The player who must give honor may discard that many cards instead" if self.cards else ""
        renderer.pronouns[WINNER_SLOT], renderer.pronouns[LOSER_SLOT] = "the winner", "the loser"
        after = sentence(self.block.text(renderer)).removesuffix(".")
        return f"{who} challenges {whom} to a {STATS[self.stat]} duel{instead}. {after}"


def challenge(
    challenger: Selector,
    challenged: Selector,
    *effects: Effect,
    stat: int = MILITARY,
    cards_instead: bool = False,
    at_home: bool = False,
) -> Effect:
    """`at_home`: the card that is challenged does not participate, as the card says (LCG-DTIM-03)."""
    duel = Challenge(challenger, challenged, stat, effects, cards_instead)
    duel.anywhere = at_home
    return duel


@final
class ResolveRingOf(Effect):
    """The effect of a ring is resolved by you (LCG-ERR-27)."""

    def __init__(self, contested: bool) -> None:
        super().__init__()
        self.contested = contested
        """The one that is contested now, or else the one that was just claimed."""

    def _rings(self, s: LcgState, context: AbilityContext) -> list[int]:
        moment = context.moment
        if self.contested and s.conflict is not None:
            return [s.conflict.ring]
        return [moment.other] if moment is not None and moment.kind == "ring claimed" else []

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for ring in self._rings(s, context):
            s.push(ResolveRing(context.seat, ring, True))

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return any(effective_elements(s, context.seat, ring) for ring in self._rings(s, context))

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(meaning.RING, Whom(OWN))]

    def text(self, renderer: TextRenderer) -> str:
        return "resolve the effect of the contested ring" if self.contested else "resolve that ring's effect"


def resolve_contested_ring() -> Effect:
    return ResolveRingOf(True)


def resolve_that_ring() -> Effect:
    """The ring that was claimed."""
    return ResolveRingOf(False)


def _switchable(s: LcgState) -> list[int]:
    return [ring for ring in range(len(s.rings)) if rules_of(s).may_become_contested(s, ring)]


@final
class SwitchRing(Effect):
    """The contested ring is switched with an unclaimed one; the conflict keeps its type (LCG-RING-05)."""

    asks: ClassVar[str] = "effect.choose-ring"

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        among = [RING_CODES + ring for ring in _switchable(s)]
        if s.conflict is not None and among:
            s.push(AskOf(context.seat, "contest which ring instead?", among))

    def take(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        conflict = s.conflict
        if conflict is not None:
            ring = s.answers[context.seat] - RING_CODES
            lands.switch_ring(s, conflict, ring)
            lands.empty_ring(s, ring, conflict.attacker)

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        """LCG-SWIT-01."""
        return s.conflict is not None and bool(_switchable(s))

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(meaning.SWITCH, Whom(OWN), of="ring")]

    def text(self, renderer: TextRenderer) -> str:
        return "contest an unclaimed ring instead (the conflict keeps its type)"


def switch_contested_ring() -> Effect:
    return SwitchRing()


@final
class SwitchType(Effect):
    """The conflict becomes one of the other type, or of a certain one."""

    def __init__(self, type: int) -> None:
        super().__init__()
        self.type = type

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        conflict = s.conflict
        if conflict is not None:
            lands.switch_type(s, conflict, 1 - conflict.type if self.type < 0 else self.type)

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return s.conflict is not None and s.conflict.type != self.type

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(meaning.SWITCH, Whom(OWN), of="type")]

    def text(self, renderer: TextRenderer) -> str:
        if self.type < 0:
            return "switch the conflict type (the conflict keeps its element)"
        return f"the conflict becomes {CONFLICT_TYPES[self.type]}"


def switch_type(type: int = -1) -> Effect:
    return SwitchType(type)


@final
class BreakThis(UponCards):
    """A province breaks by an effect: its controller's opponents count as having broken it (LCG-BRK-08)."""

    def happen(self, s: LcgState, context: AbilityContext) -> None:
        rules_of(s).occur(s, self.moments(s, context))

    def moments(self, s: LcgState, context: AbilityContext) -> list[TriggerEvent]:
        found: list[TriggerEvent] = []
        places = [s.provinces[s.lies_in[card]] for card in self.whom.cards(s, context)]
        for place in places + tokens_among(s, context, self.whom):
            breaker = s.conflict.attacker if s.conflict is not None else s.others(place.owner)[0]
            found.append(TriggerEvent("province breaks", place.card, breaker, place.id, 1, context.source))
        return found

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return any(not s.provinces[moment.other].broken for moment in self.moments(s, context))

    def can_pay(self, s: LcgState, context: AbilityContext) -> bool:
        return all(not s.provinces[moment.other].broken for moment in self.moments(s, context))

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(meaning.BREAK, self.whom.points_at(known))]

    def text(self, renderer: TextRenderer) -> str:
        return f"break {self.whom.text(renderer)}"


def break_(whom: Selector) -> Effect:
    return BreakThis(whom)


@final
class ResolveUnclaimed(Effect):
    """You resolve the effects of up to so many unclaimed rings, one after the other (LCG-RINGE-08).

    The first player sets their order: also by the order in which that player has chosen them.
    """

    asks: ClassVar[str] = "effect.choose-ring"

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def _effective(self, s: LcgState, context: AbilityContext) -> list[int]:
        return [ring for ring in unclaimed(s) if effective_elements(s, context.seat, ring)]

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        effective = [RING_CODES + ring for ring in self._effective(s, context)]
        among = [code for code in effective if code not in runner.memo]
        if among and len(runner.memo) < self.count:
            s.push(AskOf(context.seat, "resolve which unclaimed ring? (Or pass.)", [*among, PASS]))
        else:
            self._resolve(s, context, runner)

    def take(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        code = s.answers[context.seat]
        if code != PASS:
            runner.memo.append(code)
        if code != PASS and len(runner.memo) < self.count:
            runner.repeat()
        else:
            self._resolve(s, context, runner)

    def _resolve(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        chosen, runner.memo = runner.memo, []
        if context.seat != s.active:
            s.push(ResolveRings(context.seat, NOTHING, chosen, True))
            return
        for code in reversed(chosen):
            s.push(ResolveRing(context.seat, code - RING_CODES, True))

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return bool(self._effective(s, context))

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(meaning.RING, Whom(OWN), self.count)]

    def text(self, renderer: TextRenderer) -> str:
        return f"resolve the effects of up to {self.count} unclaimed rings"


def resolve_unclaimed_rings(count: int) -> Effect:
    return ResolveUnclaimed(count)


@final
class DeclareNow(Effect):
    """You declare your next conflict at once."""

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        s.push(NextConflict(context.seat))

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return s.conflict is None and bool(declarable_rings(s, context.seat))

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(ACT, Whom(OWN))]

    def text(self, renderer: TextRenderer) -> str:
        return "immediately declare your next conflict for this phase"


def declare_now() -> Effect:
    return DeclareNow()
