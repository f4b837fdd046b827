"""Action rounds: players act in turn until all pass one after another (CE-ACTP-04)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from gorin.games.ccg.acting.beginning import begin_ability
from gorin.games.ccg.acting.paying import AskCostly, takes_wish, wishes_for
from gorin.games.ccg.acting.relevance import is_present, needs_presence
from gorin.games.ccg.acting.resolutions import TakeAction
from gorin.games.ccg.acting.respond import holders
from gorin.games.ccg.acting.targets import is_candidate, performers
from gorin.games.ccg.acting.using import (
    equips_in_battle,
    source_of,
    timely,
    why_cannot_use,
    why_not_now,
    why_wrong_time,
)
from gorin.games.ccg.kinds import ATTACHMENTS, BATTLE, NO_SIDE
from gorin.games.ccg.language.abilities import Action
from gorin.games.ccg.presentation.naming import equip_label
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.contests import Fight, Grant, Rounds
from gorin.games.ccg.table.sides import is_leader, my_side
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.questions import PASS
from gorin.kernel.state import Step
from gorin.language.abilities import Usable
from gorin.language.core.context import NOBODY, NOTHING, AbilityContext
from gorin.language.core.questions import ability_code, ability_of
from gorin.language.core.zones import PLAY
from gorin.language.picking import can_complete
from gorin.language.selectors import SECOND_SLOT
from gorin.language.using import StagedResolution

EQUIPS: Final = 950_000_000
"""Equip, with the attachment to begin with."""


@final
class AskAction(AskCostly):
    """Pick an action, or an attachment to Equip."""

    tag: ClassVar[str] = "ask-action"

    def thing_id(self, s: CcgState, code: int) -> str:
        return f"equip:c{code - EQUIPS}" if code >= EQUIPS else super().thing_id(s, code)

    def thing_label(self, s: CcgState, code: int) -> str:
        if code < EQUIPS:
            return super().thing_label(s, code)
        return equip_label(s, code - EQUIPS, _equip_abilities(s)[0].title)

    def thing_refs(self, s: CcgState, code: int) -> tuple[str, ...]:
        return (f"c{code - EQUIPS}",) if code >= EQUIPS else super().thing_refs(s, code)


@final
class ActionRound(Rounds):
    """Everybody in `order` in turn takes an action or passes."""

    tag: ClassVar[str] = "action-round"
    fields: ClassVar[dict[str, str]] = {
        "passes": "int",
        "extra": "int",
        "only": "int",
        "only_card": "int",
        "before": "int",
    }
    stages: ClassVar[tuple[str, ...]] = ("offer", "take", "after_action")
    kinds: ClassVar[dict[str, str]] = {"take": "action"}

    def __init__(self, order: list[int]) -> None:
        super().__init__(order)
        self.passes = 0
        self.extra = NOBODY
        """Who takes an additional action now, before the round goes on."""
        self.only = NOTHING
        """The Personality who must perform the next action (CE-NAV-02)."""
        self.only_card = NOTHING
        """The card from which the next action must come."""
        self.before = 0
        """How many actions there were before this one: one that is taken back does not count."""

    def offer(self, s: CcgState) -> None:
        if self.passes == len(self.order) and self.extra == NOBODY:
            self.at = len(self.stages)
            return
        self.before = s.actions
        seat = self.seat()
        if s.is_out(seat):
            self._pass_on()
            self.go("offer")
            return
        among = usable_actions(s, seat)
        if self.extra != NOBODY and s.in_combat:
            among = [code for code in among if is_battle(s, seat, code)]
        if self.only_card != NOTHING:
            among = [code for code in among if comes_from(code, self.only_card)]
        if self.only != NOTHING:
            among = [code for code in among if could_be_performed_by(s, seat, code, self.only)]
        if among or self._could_hold_one(s, seat):
            s.push(AskAction(seat, self._prompt(s), [*among, *wishes_for(s, seat, among), PASS]))
        else:
            self._pass_on()  # everybody can see that there is nothing to take
            self.go("offer")

    def _could_hold_one(self, s: CcgState, seat: int) -> bool:
        """Might there be an action in the hand? Not where it has to come from a card in play."""
        from_play = self.only_card != NOTHING and s.zone[self.only_card] == PLAY
        return bool(s.players[seat].hand) and not from_play

    def take(self, s: CcgState) -> None:
        code = s.answers[self.seat()]
        if takes_wish(s, self.seat()):
            self.go("offer")
            return
        self._meet_invasion(s)
        if code == PASS:
            ops.pass_action(s, self.seat())
            self._pass_on()
            self.go("offer")
        else:
            s.push(self._action(s, code))

    def _meet_invasion(self, s: CcgState) -> None:
        """DE-NAV-04."""
        below = s.stack[-2] if len(s.stack) > 1 else None
        if not isinstance(below, Fight) or below.invading == NO_SIDE or below.met:
            return
        if my_side(s, self.seat()) != below.invading:
            ops.meet_invasion(s, below)

    def after_action(self, s: CcgState) -> None:
        self.go("offer")
        if s.actions == self.before:
            return
        self.passes = 0
        if self.extra == NOBODY:
            self.turn += 1
        self._next_extra()

    def on_player_left(self, s: CcgState, seat: int) -> None:
        """A battle without one of its leaders is over, and so is a turn without its player."""
        self.granted = [grant for grant in self.granted if grant.seat != seat]
        decisive = is_leader(s, seat) if s.in_combat else s.active == seat
        if decisive:
            self.at = len(self.stages)

    def forget_private(self, s: CcgState, seat: int) -> None:
        """Nothing is being paid for while it asks, but something may have been taken back."""
        if s.stack[-2] is self:
            ops.choose_payment(s, [], False)

    def seat(self) -> int:
        return self.extra if self.extra != NOBODY else self.order[self.turn % len(self.order)]

    def _pass_on(self) -> None:
        if self.extra == NOBODY:
            self.turn += 1
            self.passes += 1
        self._next_extra()

    def _next_extra(self) -> None:
        """Nothing is left of what bound the last action."""
        grant = self.granted.pop(0) if self.granted else Grant(NOBODY)
        self.extra, self.only, self.only_card = grant.seat, grant.performer, grant.card

    def is_additional(self) -> bool:
        """Is it an additional action that is taken now? (WH-GLO-03)"""
        return self.extra != NOBODY

    def _prompt(self, s: CcgState) -> str:
        if self.extra != NOBODY:
            return "Take an additional action, or pass"
        return "Take a Battle action, or pass" if s.in_combat else "Take an action, or pass"

    def _action(self, s: CcgState, code: int) -> Step:
        action = action_for(s, self.seat(), code)
        ability = action.ability(s)
        if self.only != NOTHING and self.only not in performers(s, action.context, ability):
            make_perform(s, action.context, ability, self.only)
        return action


def action_for(s: CcgState, seat: int, code: int) -> StagedResolution:
    """The step that takes the action with this number."""
    if code < EQUIPS:
        holder, node = ability_of(code)
        return begin_ability(s, seat, holder, node, None)
    context = AbilityContext(seat, NOTHING)
    context.put(SECOND_SLOT, [code - EQUIPS])
    context.given = SECOND_SLOT
    return TakeAction(0, equip_ability(s, seat, code - EQUIPS).number, NOTHING, context)


def usable_actions(s: CcgState, seat: int) -> list[int]:
    """Every action that this player can take now, as numbers."""
    found: list[int] = []
    now = timely(s, seat)
    away = s.in_combat and not is_present(s, seat)
    for holder in holders(s, seat):
        for ability in s.cards[s.what[holder]].actions:
            if not ability.designators & now or not isinstance(ability, Action):
                continue  # most actions have another time
            if away and needs_presence(ability):
                continue
            if why_not_now(s, seat, holder, ability) is None:
                found.append(ability_code(holder, ability.number))
    for ability in s.cards[0].actions:
        if isinstance(ability, Action):
            if ability.is_equip:
                found += equips(s, seat, ability)
            elif not (away and needs_presence(ability)) and why_cannot_use(s, seat, NOTHING, ability) is None:
                found.append(ability_code(NOTHING, ability.number))
    return found


def equip_ability(s: CcgState, seat: int, card: int) -> Action:
    """The action by which a player Equips this attachment: a card of his may name another time for it."""
    found = _equip_abilities(s)
    return found[-1] if len(found) > 1 and equips_in_battle(s, seat, card) else found[0]


def _equip_abilities(s: CcgState) -> list[Action]:
    found = [each for each in s.cards[0].abilities if isinstance(each, Action) and each.is_equip]
    if not found:
        raise LookupError("this edition has no Equip")
    return found


def equips(s: CcgState, seat: int, ability: Action) -> list[int]:
    """CE-EQP-01, WH-EQP-01: an option for each attachment in hand that some Personality can take."""
    if why_wrong_time(s, seat, ability, None) is not None:
        return []
    found: list[int] = []
    for card in s.players[seat].hand:
        if s.definition(card).type in ATTACHMENTS and equip_ability(s, seat, card) is ability:
            context = AbilityContext(seat, NOTHING)
            context.put(SECOND_SLOT, [card])
            if can_complete(s, context, ability, 0):
                found.append(EQUIPS + card)
    return found


def is_battle(s: CcgState, seat: int, code: int) -> bool:
    """DE-ACT-06: an Open action that is taken in a battle is no Battle action."""
    if code >= EQUIPS:
        return bool(equip_ability(s, seat, code - EQUIPS).designators & BATTLE)
    holder, node = ability_of(code)
    ability = s.node(0 if holder == NOTHING else s.what[holder], node)
    return isinstance(ability, Action) and bool(ability.designators & BATTLE)


def comes_from(code: int, card: int) -> bool:
    """Is an action an ability of this card?"""
    return code < EQUIPS and ability_of(code)[0] == card


def could_be_performed_by(s: CcgState, seat: int, code: int, personality: int) -> bool:
    """Can this Personality be the one who performs an action?"""
    if code >= EQUIPS:
        return False
    holder, node = ability_of(code)
    ability = s.node(0 if holder == NOTHING else s.what[holder], node)
    if not isinstance(ability, Action):
        return False
    context = AbilityContext(seat, source_of(s, holder))
    if personality in performers(s, context, ability):
        return True
    make_perform(s, context, ability, personality)
    return personality in performers(s, context, ability) and can_complete(s, context, ability, 0)


def make_perform(s: CcgState, context: AbilityContext, ability: Usable, personality: int) -> None:
    """He is chosen with the action itself, where it chooses who performs it."""
    for pick in ability.picks:
        if pick.performs and is_candidate(s, context, ability, pick, personality):
            context.put(pick.slot, [personality])
            context.given = pick.slot
            return


def round_in_progress(s: CcgState) -> ActionRound | None:
    for step in reversed(s.stack):
        if isinstance(step, ActionRound):
            return step
    return None
