"""Ranged Attacks (CE-RNG), and changing their strength."""

from __future__ import annotations

from gorin.games.ccg.acting.respond import cards_under
from gorin.games.ccg.acting.scripts import TakeAction, ability_at_work, action_in_progress
from gorin.games.ccg.acting.volleys import shooter_of, shots
from gorin.games.ccg.fighting.ranged import SHOOTS_HARDER, ranged_strength, shot
from gorin.games.ccg.kinds import RANGED
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.reading import copied_ability
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.table.values import force
from gorin.games.ccg.words.meaning import RANGED_ATTACK
from gorin.games.ccg.words.which.nouns import FOLLOWER, PERSONALITY, enemy, without_followers
from gorin.kernel.questions import PASS
from gorin.words.grammar.asking import AskOf
from gorin.words.grammar.base import Amount, measured, text_of, value_of
from gorin.words.grammar.definition import Rule, Speaker
from gorin.words.grammar.english import signed
from gorin.words.grammar.meaning import ANYBODYS, Deed, Known, Whom
from gorin.words.grammar.nodes import Node
from gorin.words.grammar.questions import ability_of
from gorin.words.grammar.scope import NOTHING, Moment, Scope
from gorin.words.grammar.script import Effect, Run, script_in_progress
from gorin.words.nouns import Noun
from gorin.words.picks import Pick, second_target, target
from gorin.words.qualities import AFTER, Simple
from gorin.words.things import SECOND_SLOT, TARGET_SLOT
from gorin.words.traits import Says
from gorin.words.triggers import Trigger, after
from gorin.words.verbs import STAT


class RangedAttack(Effect):
    """CE-RNG-01: destroys its target if its Force does not exceed the strength."""

    def __init__(self, strength: int | Amount, slot: int, upon: bool = False) -> None:
        super().__init__()
        self.strength = strength
        self.slot = slot
        self.upon = upon
        """It says whom it is made upon."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        """WH-GLO-36: where its target was not required, it is chosen now, or none is."""
        pick = self._late_pick(s)
        among = [] if pick is None else script_in_progress(s).may_be_picked(s, pick)
        if pick is None or not among:
            self._hit(s, scope)
        else:
            asks = f"{pick.prompt(s.definitions[run.what].dialect)} You may pass."
            s.push(AskOf(scope.seat, asks, [*among, PASS]))

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        picked = s.answers[scope.seat]
        if picked != PASS:
            scope.put(self.slot, [picked])
            script_in_progress(s).has_targeted(s, picked)
            self._hit(s, scope)

    def _late_pick(self, s: CcgState) -> Pick | None:
        """The pick of its target, if that is left until now."""
        for pick in ability_at_work(s).picks:
            if pick.aims and pick.slot == self.slot and not s.book.picks_early(pick):
                return pick
        return None

    def _hit(self, s: CcgState, scope: Scope) -> None:
        for card in list(scope.get(self.slot)):
            strength = ranged_strength(s, card, self.volley(s, scope), scope)
            if force(s, card) <= strength:
                ops.destroy(s, card, scope)

    def volley(self, s: CcgState, scope: Scope) -> int:
        """Its own strength, and what others in the unit add who shoot with it (DE-RNG-06)."""
        strength = shot(s, value_of(self.strength, s, scope), shooter_of(scope))
        script = script_in_progress(s)
        joined = script.joined if isinstance(script, TakeAction) and self.slot == TARGET_SLOT else []
        for code, own in shots(s, scope, joined):
            holder, node = ability_of(code)
            for attack in ranged_attacks_in(s.node(s.what[holder], node)):
                strength += shot(s, value_of(attack.strength, s, own), shooter_of(own))
        return strength

    def means(self, known: Known) -> list[Deed]:
        return [measured(Deed(RANGED_ATTACK, known.at(self.slot)), self.strength)]

    def text(self, speaker: Speaker) -> str:
        introduction = speaker.introductions.pop(self.slot, None)
        if self.upon:
            return f"make a Ranged {text_of(self.strength, speaker)} Attack upon {introduction}"
        again = "then another " if self.slot == SECOND_SLOT else ""
        if isinstance(self.strength, int):
            return f"{again}Ranged {self.strength} Attack"
        strength = text_of(self.strength, speaker)
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

    def __init__(self, pick: Pick) -> None:
        super().__init__()
        self.pick = pick

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        scope.put(self.pick.slot, [])
        among = script_in_progress(s).may_be_picked(s, self.pick)
        if among:
            s.push(AskOf(scope.seat, self.pick.prompt(s.definitions[run.what].dialect), among))

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        picked = s.answers[scope.seat]
        scope.put(self.pick.slot, [picked])
        script_in_progress(s).has_targeted(s, picked)

    def means(self, known: Known) -> list[Deed]:
        known.put(self.pick.slot, self.pick.noun.points_at(known).whose)
        return []

    def text(self, speaker: Speaker) -> str:
        return ""


def ranged_attack_again(strength: int | Amount) -> tuple[Effect, Effect]:
    """A second attack of the same action, after the first."""
    pick = second_target(enemy(FOLLOWER | PERSONALITY.with_(without_followers)))
    pick.aims = True
    return AimAgain(pick), RangedAttack(strength, SECOND_SLOT)


def _has_ranged_attack(s: CcgState, scope: Scope, card: int) -> bool:
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
    lambda s, scope, card: not _has_ranged_attack(s, scope, card),
)


def shoots_harder(whom: Noun, more: int) -> Rule:
    """The Ranged Attacks of some cards are stronger."""
    words = f"Ranged Attacks by {{one}} have +{more} strength"
    return Says(SHOOTS_HARDER, whom, words, None, more)


class ChangeRanged(Effect):
    """The Ranged Attack that triggered this becomes stronger or weaker."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        if scope.moment is not None:
            ops.change_ranged(s, scope.moment.action, scope.moment.card, self.amount, scope)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(STAT, Whom(ANYBODYS), abs(self.amount), 1 if self.amount > 0 else -1, RANGED)]

    def text(self, speaker: Speaker) -> str:
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


def _is_ranged(s: CcgState, scope: Scope, moment: Moment) -> bool:
    """Is the card that was targeted the target of a Ranged Attack?"""
    action = action_in_progress(s, moment.action)
    if action is None:
        return False
    attacks = ranged_attacks_in(action.ability(s))
    return any(moment.card in action.scope.get(attack.slot) for attack in attacks)


RANGED_ATTACK_TARGETED: Trigger = after(
    "targeted", "after the target of a Ranged Attack has been chosen", _is_ranged
)


def change_ranged(amount: int) -> Effect:
    return ChangeRanged(amount)
