"""Taking what others have: an attachment, an ability."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.kinds import DISCARDED, GAME_END, MILITARY, PHASE_END, POLITICAL, TO_DISCARD
from gorin.games.lcg.language.ability import LcgAbility
from gorin.games.lcg.language.changing import Changing, cause
from gorin.games.lcg.table.allowed import is_unique_barred, may_receive
from gorin.games.lcg.table.state import LcgState
from gorin.language import verbs
from gorin.language.core import ops
from gorin.language.core.base import Selector
from gorin.language.core.context import NOTHING, AbilityContext, LastingEffect, TriggerEvent
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import Intent, Known
from gorin.language.core.questions import ability_at
from gorin.language.core.resolution import Effect, EffectRunner


@final
class TakeOnto(Changing):
    """LCG-CTRL-02: you control an attachment, on this character; if it cannot bear it, it is discarded."""

    def __init__(self, whom: Selector, host: Selector) -> None:
        super().__init__()
        self.whom = whom
        self.host = host

    def moments(self, s: LcgState, context: AbilityContext) -> list[TriggerEvent]:
        by, seat, found = cause(context), context.seat, []
        hosts = self.host.cards(s, context)[:1]
        for card in self.whom.cards(s, context):
            fitting = [host for host in hosts if may_receive(s, card, seat, host)]
            if fitting and not is_unique_barred(s, card, seat):
                found.append(TriggerEvent("control", card, seat, s.controller[card], GAME_END, by))
                found.append(TriggerEvent("attached", card, seat, fitting[0], 0, by))
            else:
                gone = TriggerEvent("leaves play", card, s.controller[card], DISCARDED, TO_DISCARD, by)
                found.append(gone)
        return found

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(verbs.TAKE_CONTROL, self.whom.points_at(known))]

    def text(self, renderer: TextRenderer) -> str:
        whom, host = self.whom.text(renderer), self.host.text(renderer)
        return f"take control of {whom} and attach it to {host}, if able; otherwise, discard it"


def take_onto(whom: Selector, host: Selector) -> Changing:
    return TakeOnto(whom, host)


@final
class AttachFaceDown(Changing):
    """LCG-CLAR-52: the top card of your conflict deck becomes a nameless Follower on each of these."""

    def __init__(self, host: Selector) -> None:
        super().__init__()
        self.host = host

    def moments(self, s: LcgState, context: AbilityContext) -> list[TriggerEvent]:
        hosts = self.host.cards(s, context)
        return [
            TriggerEvent("attached face-down", NOTHING, context.seat, host, 0, cause(context))
            for host in hosts
        ]

    def intents(self, known: Known) -> list[Intent]:
        return [
            Intent(verbs.STAT, self.host.points_at(known), 1, stat=stat) for stat in (MILITARY, POLITICAL)
        ]

    def text(self, renderer: TextRenderer) -> str:
        gives = renderer.dialect.together(
            [renderer.dialect.change(stat, 1) for stat in (MILITARY, POLITICAL)]
        )
        return (
            f"attach the top card of your conflict deck facedown to {self.host.text(renderer)}, as a "
            f"nameless Follower attachment that gives {gives}"
        )


def attach_top_face_down(host: Selector) -> Changing:
    return AttachFaceDown(host)


@final
class GainAbility(Effect):
    """LCG-GAIN-02: a card has an ability that is printed on another one, and uses it as its own."""

    def __init__(self, whom: Selector, ability: Selector, until: int) -> None:
        super().__init__()
        self.whom = whom
        self.ability = ability
        self.until = until

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for code in self.ability.cards(s, context):
            _, what, node = ability_at(s, code)
            for card in self.whom.cards(s, context):
                for each in _parts(s, what, node):
                    ops.copy_trait(s, card, what, each.number, self.until, context)

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return bool(self.whom.cards(s, context)) and bool(self.ability.cards(s, context))

    def could_leave(self, lasting: LastingEffect) -> bool:
        return lasting.node >= 0 and lasting.until == self.until

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(verbs.PERMIT, self.whom.points_at(known), of="ability")]

    def text(self, renderer: TextRenderer) -> str:
        whom, ability = self.whom.subject(renderer), self.ability.text(renderer)
        return f"{whom} gains {ability}{renderer.until(self.until)}"


def _parts(s: LcgState, what: int, node: int) -> list[LcgAbility]:
    """The whole of an ability, whatever kinds of moments it answers."""
    own = [each for each in s.cards[what].abilities if isinstance(each, LcgAbility)]
    return [each for each in own if each.counted_as == node]


def gain_ability(whom: Selector, ability: Selector, until: int = PHASE_END) -> Effect:
    """With `chosen(ABILITY_OF_ANOTHER)`."""
    return GainAbility(whom, ability, until)
