"""Ranged Attacks (CE-RNG), and changing their strength."""

from __future__ import annotations

from typing import ClassVar

from gorin.games.ccg.acting.resolutions import TakeAction, ability_at_work, action_in_progress
from gorin.games.ccg.acting.respond import cards_under
from gorin.games.ccg.acting.volleys import shooter_of, shots
from gorin.games.ccg.fighting.ranged import SHOOTS_HARDER, ranged_strength, shot
from gorin.games.ccg.kinds import RANGED
from gorin.games.ccg.language.meaning import RANGED_ATTACK
from gorin.games.ccg.language.which.card_filters import FOLLOWER, PERSONALITY, enemy, without_followers
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.reading import copied_ability
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.table.values import force
from gorin.kernel.questions import PASS
from gorin.kernel.reasons import Reason
from gorin.language.card_filters import CardFilter
from gorin.language.core.asking import AskOf
from gorin.language.core.base import Amount, measured, text_of, value_of
from gorin.language.core.context import NOTHING, AbilityContext, TriggerEvent
from gorin.language.core.definition import Rule, TextRenderer
from gorin.language.core.english import signed
from gorin.language.core.meaning import ANYBODYS, Intent, Known, Whom
from gorin.language.core.nodes import Node
from gorin.language.core.questions import ability_of
from gorin.language.core.resolution import Effect, EffectRunner, resolution_in_progress
from gorin.language.event_kinds import Asked, EventKind
from gorin.language.picks import Pick, second_target, target
from gorin.language.predicates import AFTER, Simple
from gorin.language.selectors import SECOND_SLOT, TARGET_SLOT
from gorin.language.traits import Says
from gorin.language.verbs import STAT


class RangedAttack(Effect):
    """CE-RNG-01: destroys its target if its Force does not exceed the strength."""

    asks: ClassVar[str] = "effect.ranged-target"

    def __init__(self, strength: int | Amount, slot: int, upon: bool = False) -> None:
        super().__init__()
        self.strength = strength
        self.slot = slot
        self.upon = upon
        """It says whom it is made upon."""

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        """WH-GLO-36: where its target was not required, it is chosen now, or none is."""
        pick = self._late_pick(s)
        among = [] if pick is None else resolution_in_progress(s).may_be_picked(s, pick)
        if pick is None or not among:
            self._hit(s, context)
        else:
            asks = f"{pick.prompt(s.definitions[runner.what].dialect)} You may pass."
            s.push(AskOf(context.seat, asks, [*among, PASS]))

    def take(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        picked = s.answers[context.seat]
        if picked != PASS:
            context.put(self.slot, [picked])
            resolution_in_progress(s).has_targeted(s, picked)
            self._hit(s, context)

    def refuses(self, s: CcgState, context: AbilityContext, runner: EffectRunner, code: int) -> Reason | None:
        pick = self._late_pick(s)
        return None if pick is None else resolution_in_progress(s).why_not_picked(s, pick, code)

    def _late_pick(self, s: CcgState) -> Pick | None:
        """The pick of its target, if that is left until now."""
        for pick in ability_at_work(s).picks:
            if pick.aims and pick.slot == self.slot and not s.rules.picks_early(pick):
                return pick
        return None

    def _hit(self, s: CcgState, context: AbilityContext) -> None:
        for card in list(context.get(self.slot)):
            strength = ranged_strength(s, card, self.volley(s, context), context)
            if force(s, card) <= strength:
                ops.destroy(s, card, context)

    def volley(self, s: CcgState, context: AbilityContext) -> int:
        """Its own strength, and what others in the unit add who shoot with it (DE-RNG-06)."""
        strength = shot(s, value_of(self.strength, s, context), shooter_of(context))
        resolution = resolution_in_progress(s)
        joined = resolution.joined if isinstance(resolution, TakeAction) and self.slot == TARGET_SLOT else []
        for code, own in shots(s, context, joined):
            holder, node = ability_of(code)
            for attack in ranged_attacks_in(s.node(s.what[holder], node)):
                strength += shot(s, value_of(attack.strength, s, own), shooter_of(own))
        return strength

    def intents(self, known: Known) -> list[Intent]:
        return [measured(Intent(RANGED_ATTACK, known.at(self.slot)), self.strength)]

    def text(self, renderer: TextRenderer) -> str:
        introduction = renderer.introductions.pop(self.slot, None)
        if self.upon:
            return f"make a Ranged {text_of(self.strength, renderer)} Attack upon {introduction}"
        again = "then another " if self.slot == SECOND_SLOT else ""
        if isinstance(self.strength, int):
            return f"{again}Ranged {self.strength} Attack"
        strength = text_of(self.strength, renderer)
        equal = "" if strength[:1].isdecimal() else "equal to "
        return f"{again}Ranged Attack with strength {equal}{strength}"


def ranged_target() -> Pick:
    """CE-RNG-02: an enemy Follower, or an enemy Personality without Followers."""
    pick = target(enemy(FOLLOWER | PERSONALITY.with_(without_followers)))
    pick.aims = True
    return pick


def ranged_attack(strength: int | Amount) -> tuple[Pick, Effect]:
    """Both its target and what it does; an ability takes them apart."""
    return ranged_target(), RangedAttack(strength, TARGET_SLOT)


class AimAgain(Effect):
    """DE-RNG-13: the target of the next of several attacks is chosen when the one before has resolved."""

    asks: ClassVar[str] = "effect.ranged-target"

    def __init__(self, pick: Pick) -> None:
        super().__init__()
        self.pick = pick

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        context.put(self.pick.slot, [])
        among = resolution_in_progress(s).may_be_picked(s, self.pick)
        if among:
            s.push(AskOf(context.seat, self.pick.prompt(s.definitions[runner.what].dialect), among))

    def take(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        picked = s.answers[context.seat]
        context.put(self.pick.slot, [picked])
        resolution_in_progress(s).has_targeted(s, picked)

    def refuses(self, s: CcgState, context: AbilityContext, runner: EffectRunner, code: int) -> Reason | None:
        return resolution_in_progress(s).why_not_picked(s, self.pick, code)

    def intents(self, known: Known) -> list[Intent]:
        known.put(self.pick.slot, self.pick.card_filter.points_at(known).whose)
        return []

    def text(self, renderer: TextRenderer) -> str:
        return ""


def ranged_attack_again(strength: int | Amount) -> tuple[Effect, Effect]:
    """A second attack of the same action, after the first."""
    pick = second_target(enemy(FOLLOWER | PERSONALITY.with_(without_followers)))
    pick.aims = True
    return AimAgain(pick), RangedAttack(strength, SECOND_SLOT)


def _has_ranged_attack(s: CcgState, context: AbilityContext, card: int) -> bool:
    """CE-STAT-08, CE-EXP-09: printed on the card, or on one under it."""
    return any(
        isinstance(node, RangedAttack)
        for holder in [card, *cards_under(s, card)]
        if copied_ability(s, holder) == NOTHING
        for node in s.definition(holder).nodes
    )


with_ranged_attack = Simple(AFTER, "with a base Ranged Attack", _has_ranged_attack)
without_ranged_attack = Simple(
    AFTER,
    "without a Ranged Attack of its own",
    lambda s, context, card: not _has_ranged_attack(s, context, card),
)


def shoots_harder(whom: CardFilter, more: int) -> Rule:
    """The Ranged Attacks of some cards are stronger."""
    words = f"Ranged Attacks by {{one}} have +{more} strength"
    return Says(SHOOTS_HARDER, whom, words, None, more)


class ChangeRanged(Effect):
    """The Ranged Attack that triggered this becomes stronger or weaker."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        if context.moment is not None:
            ops.change_ranged(s, context.moment.action, context.moment.card, self.amount, context)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(STAT, Whom(ANYBODYS), abs(self.amount), 1 if self.amount > 0 else -1, RANGED)]

    def text(self, renderer: TextRenderer) -> str:
        return f"that attack has {signed(self.amount)} strength"


def parts_of(node: Node) -> list[Node]:
    """Everything that is written in a part of a card's text."""
    return [node, *(part for child in node.children() for part in parts_of(child))]


_ranged_attacks: dict[Node, list[RangedAttack]] = {}


def ranged_attacks_in(ability: Node) -> list[RangedAttack]:
    """The Ranged Attacks that an ability makes, found once: what is printed never changes."""
    known = _ranged_attacks.get(ability)
    if known is None:
        known = [part for part in parts_of(ability) if isinstance(part, RangedAttack)]
        _ranged_attacks[ability] = known
    return known


def _is_ranged(s: CcgState, context: AbilityContext, moment: TriggerEvent) -> bool:
    """Is the card that was targeted the target of a Ranged Attack?"""
    action = action_in_progress(s, moment.action)
    if action is None:
        return False
    attacks = ranged_attacks_in(action.ability(s))
    return any(moment.card in action.context.get(attack.slot) for attack in attacks)


RANGED_ATTACK_AIMED = EventKind(
    "targeted", "the target of a Ranged Attack {shooter} [be] chosen", counts=_is_ranged
)


def _is_by_your_unit(s: CcgState, context: AbilityContext, moment: TriggerEvent) -> bool:
    taken = action_in_progress(s, moment.action)
    return taken is not None and any(s.controller[card] == context.seat for card in taken.performing)


BY_YOUR_UNIT = Asked("shooter", "that a card in one of your units performs", _is_by_your_unit)


def change_ranged(amount: int) -> Effect:
    return ChangeRanged(amount)
