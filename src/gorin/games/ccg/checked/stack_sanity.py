"""Does what is in progress make sense? The part of a state from outside that can break a game most easily."""

from __future__ import annotations

from gorin.games.ccg.acting.bringing import AttachCard, TakeAttachment
from gorin.games.ccg.acting.drawing import DrawCards
from gorin.games.ccg.acting.honor import GainHonor, LoseHonor
from gorin.games.ccg.acting.paying import WISHES, PayGold
from gorin.games.ccg.acting.respond import Respond
from gorin.games.ccg.acting.rounds import EQUIPS, ActionRound
from gorin.games.ccg.acting.scripts import TakeAction
from gorin.games.ccg.fighting.attack import AttackPhase, Maneuvers
from gorin.games.ccg.fighting.battle import Battle
from gorin.games.ccg.fighting.duel import Duel
from gorin.games.ccg.fighting.inviting import Invitations
from gorin.games.ccg.kinds import (
    ATTACKING,
    DEFENDING,
    HOLDING,
    PERSONALITY,
    SHAMED,
    SPENT,
    STATS,
    UNTIL,
    ZONES,
)
from gorin.games.ccg.kinds import PROVINCE as IN_PROVINCE
from gorin.games.ccg.policy import policy_of
from gorin.games.ccg.table.sides import is_leader
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.turn.dynasty import OVERLAY, DynastyPhase
from gorin.games.ccg.turn.events_phase import EventsPhase, PayForRegion
from gorin.games.ccg.turn.phases import Turn
from gorin.games.ccg.turn.setup import Match
from gorin.games.ccg.turn.straightening import StraightenCards
from gorin.games.ccg.words.abilities import Action
from gorin.games.ccg.words.verbs.in_play.entering import Recruit
from gorin.kernel.plain import encode, fields_of
from gorin.kernel.questions import Question, Together
from gorin.kernel.state import State, Step
from gorin.words.abilities import Usable
from gorin.words.grammar.questions import ABILITIES, LASTINGS, PLACES, RULES, SEATS, AskThing, ability_of
from gorin.words.grammar.ranges import MOST, is_address, is_card, is_seat, is_small
from gorin.words.grammar.scope import NOBODY, NOTHING, Moment, Scope
from gorin.words.grammar.script import Block, Run
from gorin.words.grammar.waiting import asking_stage, asks_alike, is_asking, waits_for_answer
from gorin.words.grammar.zones import HAND, PLAY
from gorin.words.using import AbilityScript

TAKING = ("declare", "fight", "answer")
"""Stages that read an answer; all others of that sort begin with "take"."""
OF_PLACES = (
    "battle resolves", "battle resolved", "battle ended", "province destroyed", "combat is over",
    "units return", "province falls", "resolution over",
)  # fmt: skip
"""Moments whose card is a province."""
OF_ABILITIES = ("targeted", "about to resolve", "resolved")
"""Moments that say by `other` and `amount` which ability they are about."""


# --- single values --------------------------------------------------------------------------------


def is_personality(s: CcgState, card: int) -> bool:
    return is_card(s, card) and s.zone[card] == PLAY and s.type_of(card) == PERSONALITY


def is_place(s: CcgState, id: int) -> bool:
    """A province that is there, or that was."""
    return 0 <= id < s.next_province


def moment_fits(s: CcgState, moment: Moment) -> bool:
    about = is_place(s, moment.card) if moment.kind in OF_PLACES else is_card(s, moment.card, True)
    if not about or not is_seat(s, moment.seat, True) or not is_small(moment.amount, moment.action):
        return False
    if moment.kind in OF_ABILITIES:
        return is_address(s, moment.other, moment.amount, Usable)
    return is_card(s, moment.other, True) and moment.action >= -2


def _is_thing(s: CcgState, code: int) -> bool:
    return is_card(s, code) or is_place(s, code - PLACES) or is_seat(s, code - SEATS)


def scope_fits(s: CcgState, scope: Scope) -> bool:
    if not is_seat(s, scope.seat) or not is_card(s, scope.source, True):
        return False
    if scope.moment is not None and not moment_fits(s, scope.moment):
        return False
    picked = [code for codes in scope.bound for code in codes]
    if not all(_is_thing(s, code) for code in picked):
        return False
    if not all(0 <= each // 100_000 <= SHAMED and is_card(s, each % 100_000) for each in scope.deeds):
        return False
    return is_small(*scope.numbers, scope.given) and -2 <= scope.action <= s.actions


def cards_in_duels(s: CcgState) -> tuple[list[int], list[int]]:
    """The cards in focus pools, and those that were focused."""
    duels = [step for step in s.stack if isinstance(step, Duel)]
    pools = [card for duel in duels for pool in duel.pools for card in pool]
    return pools, [card for duel in duels for cards in duel.focused for card in cards]


# --- the stack ------------------------------------------------------------------------------------


def wrong_stack(s: CcgState) -> str | None:
    if s.outcome is not None:
        return "a game that is over has nothing in progress" if s.stack else None
    if not s.stack or not isinstance(s.stack[0], Match):
        return "nothing is in progress"
    for depth, step in enumerate(s.stack):
        if not 0 <= step.at <= len(step.stages) or not _fits(s, step, depth):
            return f"the step {type(step).__name__} does not fit"
        if waits_for_answer(step, TAKING) != is_asking(s, depth):
            return f"the step {type(step).__name__} is not where it can be"
    return None if _asks_rightly(s) else "what is asked is not what the game asks here"


def _asks_rightly(s: CcgState) -> bool:
    return not isinstance(s.stack[-1], AskThing) or asks_alike(s, asking_stage(s.stack[-2]), _is_alike)


def _is_alike(s: CcgState, copy: State) -> bool:
    """Is this asked on the copy, too?"""
    asked, again = s.stack[-1], copy.stack[-1]
    if not isinstance(asked, AskThing) or not isinstance(again, AskThing):
        return False
    if (again.seat, again.asks, again.words) != (asked.seat, asked.asks, asked.words):
        return False
    if isinstance(s.stack[-2], Respond) and encode(copy.stack[-2]) != encode(s.stack[-2]):
        return False  # it would ask on behalf of another opportunity
    return _open_part(s, again.among) == _open_part(s, asked.among) and all(
        _is_usable(s, code) for code in asked.among
    )


def _open_part(s: CcgState, among: list[int]) -> list[int]:
    """Without what comes from a hand: in a world that was dealt anew, another seat holds other cards.

    What may be wished depends on them, too.
    """
    return [code for code in among if code not in WISHES and not is_in_hand(s, _card_of(code))]


def _card_of(code: int) -> int:
    """The card that an option is about; NOTHING where it is about none."""
    if code < PLACES:
        return max(code, NOTHING)
    if EQUIPS <= code < LASTINGS:
        return code - EQUIPS
    return ability_of(code)[0] if ABILITIES <= code < RULES else NOTHING


def is_in_hand(s: CcgState, card: int) -> bool:
    return is_card(s, card) and s.zone[card] == HAND


def _is_usable(s: CcgState, code: int) -> bool:
    """Where an option is an ability, the card has it."""
    if not ABILITIES <= code < RULES:
        return True
    card, node = ability_of(code)
    return is_card(s, card) and is_address(s, s.what[card], node, Usable)


def _fits(s: CcgState, step: Step, depth: int) -> bool:
    if isinstance(step, AskThing):
        asked = is_seat(s, step.seat) and not s.is_out(step.seat)
        return depth == len(s.stack) - 1 and asked and bool(step.among)
    if isinstance(step, Together):
        return depth == len(s.stack) - 1 and _together_fits(s, step)
    if isinstance(step, Match):
        return depth == 0 and is_seat(s, step.first, True) and _match_fits(s, step)
    if isinstance(step, Turn):
        return is_seat(s, step.seat)
    if isinstance(step, EventsPhase | DynastyPhase | AttackPhase | Invitations | Maneuvers | Battle):
        return _phase_fits(s, step)
    if isinstance(step, ActionRound):
        return _round_fits(s, step)
    if isinstance(step, Respond):
        turns = 0 <= step.turn < s.seats and 0 <= step.passes < s.seats
        return turns and 0 <= step.rung < len(step.ladder) and moment_fits(s, step.moment)
    if isinstance(step, AbilityScript):
        return _script_fits(s, step)
    if isinstance(step, StraightenCards):
        by_ability = any(isinstance(below, AbilityScript) for below in s.stack[:depth])
        return (by_ability or not step.by_effect) and all(is_card(s, card) for card in step.cards)
    if isinstance(step, PayGold):
        paying = [code % SPENT if code >= 0 else code for code in step.chosen] + step.spared
        chosen = all(is_card(s, card) and s.zone[card] == PLAY for card in paying)
        return chosen and is_seat(s, step.seat) and is_card(s, step.card, True) and 0 <= step.price <= MOST
    if isinstance(step, LoseHonor | GainHonor):
        return _honor_fits(s, step)
    if isinstance(step, TakeAttachment):
        return _own_step_fits(s, step) and 0 <= step.until < len(UNTIL)
    if isinstance(step, DrawCards | PayForRegion) or policy_of(s).brings_step(step):
        return _own_step_fits(s, step)
    return _part_fits(s, step) and any(isinstance(below, AbilityScript) for below in s.stack[:depth])


def _honor_fits(s: CcgState, step: LoseHonor | GainHonor) -> bool:
    cards = step.cards if isinstance(step, LoseHonor) else []
    counted = 0 <= step.amount <= MOST and all(is_card(s, card) for card in cards)
    return counted and is_seat(s, step.seat) and (step.scope is None or scope_fits(s, step.scope))


def _together_fits(s: CcgState, step: Together) -> bool:
    """Several are asked at once, and some of them have not answered yet."""
    asked = [question.seat for question in step.questions]
    known = all(is_seat(s, each.seat) and bool(each.among) for each in step.questions)
    return known and bool(step.open) and len(set(asked)) == len(asked) and set(step.open) <= set(asked)


def _match_fits(s: CcgState, step: Match) -> bool:
    """Once a turn has begun, turns are all that is left to come."""
    return len(s.stack) == 1 or s.phase == "setup" or step.stages[step.at :] == ("next_turn",)


def _phase_fits(s: CcgState, step: Step) -> bool:
    if isinstance(step, EventsPhase):
        return is_seat(s, step.seat) and is_card(s, step.card, or_nothing=step.at in (0, len(step.stages)))
    if isinstance(step, DynastyPhase):
        return _dynasty_fits(s, step)
    fighting = s.attacker != NOBODY
    if isinstance(step, AttackPhase):
        begun = 1 < step.at < len(step.stages)
        return is_seat(s, step.seat) and fighting >= begun
    if isinstance(step, Maneuvers):
        return fighting and _maneuvers_fit(s, step)
    if isinstance(step, Invitations):
        guests = all(is_seat(s, seat) and not is_leader(s, seat) for seat in step.chosen)
        return fighting and guests and step.side in (ATTACKING, DEFENDING)
    return fighting and isinstance(step, Battle) and _battle_fits(s, step)


def _battle_fits(s: CcgState, step: Battle) -> bool:
    if len(step.cards) != len(step.sides) or not is_place(s, step.place):
        return False
    begun = step.at > step.stages.index("engage")
    if step.at < len(step.stages) and begun != (s.battlefield == step.place):
        return False
    known = all(is_card(s, card) for card in step.cards) and is_card(s, step.only, True)
    return known and step.winner in (NOBODY, ATTACKING, DEFENDING) and is_seat(s, step.first, True)


def _dynasty_fits(s: CcgState, step: DynastyPhase) -> bool:
    if not is_seat(s, step.seat) or not 0 <= step.way <= OVERLAY:
        return False
    stage = step.stages[step.at] if step.at < len(step.stages) else ""
    if stage in ("choose_overlaid", "take_overlaid", "choose_gold", "bring_in"):
        return _is_buying(s, step, chosen=stage in ("choose_gold", "bring_in"))
    return is_card(s, step.card, True) and is_card(s, step.under, True)


def _is_buying(s: CcgState, step: DynastyPhase, chosen: bool) -> bool:
    if not is_card(s, step.card) or s.zone[step.card] != IN_PROVINCE or s.owner[step.card] != step.seat:
        return False
    if s.type_of(step.card) not in (HOLDING, PERSONALITY):
        return False
    return step.way != OVERLAY or not chosen or is_personality(s, step.under)


def _maneuvers_fit(s: CcgState, step: Maneuvers) -> bool:
    waits = step.at < len(step.stages) and step.stages[step.at] in ("choose_place", "take_place")
    units = [*step.units, step.unit] if waits else step.units
    sides = is_seat(s, step.seat) and step.side in (ATTACKING, DEFENDING) and is_card(s, step.unit, True)
    assigned = len(step.units) == len(step.places) and all(is_place(s, id) for id in step.places)
    if step.at == len(step.stages):  # they were assigned, and since then some may have left play
        return sides and assigned and all(is_card(s, card) for card in units)
    return sides and assigned and len(set(units)) == len(units) and all(is_personality(s, c) for c in units)


def _round_fits(s: CcgState, step: ActionRound) -> bool:
    order = bool(step.order or step.extra != NOBODY) and len(set(step.order)) == len(step.order)
    seats = [*step.order, max(step.extra, 0), *[grant.seat for grant in step.granted]]
    counts = 0 <= step.passes <= len(step.order) and 0 <= step.turn <= MOST and 0 <= step.before <= s.actions
    bound = [step.only, step.only_card, *[c for each in step.granted for c in (each.performer, each.card)]]
    named = all(is_card(s, card, True) for card in bound) and step.extra >= NOBODY
    return order and counts and named and all(is_seat(s, seat) for seat in seats)


def _script_fits(s: CcgState, step: AbilityScript) -> bool:
    kind = Action if isinstance(step, TakeAction) else Usable
    if not is_address(s, step.what, step.node, kind) or not is_card(s, step.holder, True):
        return False
    if not scope_fits(s, step.scope):
        return False
    printed = 0 if step.holder == NOTHING else s.what[step.holder]
    if isinstance(step, TakeAction) and step.at <= step.stages.index("announce") and step.what != printed:
        return False
    picks = step.ability(s).picks
    if isinstance(step, TakeAction) and not 0 <= step.pick <= len(picks):
        return False
    if isinstance(step, TakeAction) and not all(is_card(s, card) for card in step.performing):
        return False
    begun = step.at > step.stages.index("resolve")
    early = [pick for pick in picks if s.book.picks_early(pick)]
    return not begun or all(len(step.scope.get(pick.slot)) >= pick.least for pick in early)


def _part_fits(s: CcgState, step: Step) -> bool:
    """What happens inside an ability."""
    if isinstance(step, Run):
        if not is_address(s, step.what, step.node, Block) or not is_small(*step.memo):
            return False
        return 0 <= step.next <= len(step.block(s).effects) - (1 if step.at == 1 else 0)
    if isinstance(step, Recruit):
        known = is_seat(s, step.seat) and is_card(s, step.card) and is_small(step.less)
        return known and s.type_of(step.card) in (HOLDING, PERSONALITY) and 0 <= step.origin < len(ZONES)
    if isinstance(step, AttachCard):
        gone = step.at >= len(step.stages) and is_card(s, step.personality)
        attaching = is_card(s, step.card) and (gone or is_personality(s, step.personality))
        return (
            attaching and is_small(step.less) and 0 <= step.origin < len(ZONES) and scope_fits(s, step.scope)
        )
    return _duel_fits(s, step) if isinstance(step, Duel) else _own_step_fits(s, step)


def _own_step_fits(s: CcgState, step: Step) -> bool:
    """A step that a card brings with it: what its fields hold is told by their names."""
    for name in fields_of(type(step)):
        value = getattr(step, name)
        if name == "seat" and not is_seat(s, value):
            return False
        if name in ("card", "personality") and not is_card(s, value):
            return False
        if isinstance(value, Scope) and not scope_fits(s, value):
            return False
        if isinstance(value, int) and not is_small(value):
            return False
    return not isinstance(step, Question)


def _duel_fits(s: CcgState, duel: Duel) -> bool:
    if len(duel.seats) != 2 or len(duel.pools) != 2 or len(duel.focused) != 2:
        return False
    cards = [duel.challenger, duel.challenged, *duel.pools[0], *duel.pools[1]]
    cards += [*duel.focused[0], *duel.focused[1], *(ability_of(code)[0] for code in duel.effects)]
    if not all(is_card(s, card) for card in cards) or not all(is_seat(s, seat) for seat in duel.seats):
        return False
    owned = all(
        s.owner[card] == seat for seat, pool in zip(duel.seats, duel.pools, strict=True) for card in pool
    )
    effects = all(
        is_address(s, s.what[ability_of(code)[0]], ability_of(code)[1], Usable) for code in duel.effects
    )
    if duel.node != -1 and not is_address(s, duel.what, duel.node, Block):
        return False
    return (
        owned
        and effects
        and 0 <= duel.stat < len(STATS)
        and 0 <= duel.turn <= 2
        and -2 <= duel.winner <= 1
        and -1 <= duel.conceded <= 1
    )
