"""Does what is in progress make sense? The part of a state from outside that can break a game most easily."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gorin.games.ccg.acting.bringing import AttachCard, TakeAttachment
from gorin.games.ccg.acting.drawing import DrawCards
from gorin.games.ccg.acting.honor import GainHonor, LoseHonor
from gorin.games.ccg.acting.paying import WISHES, PayGold
from gorin.games.ccg.acting.respond import Respond
from gorin.games.ccg.acting.rounds import EQUIPS, ActionRound
from gorin.games.ccg.fighting.attack import AttackPhase, Maneuvers
from gorin.games.ccg.fighting.battle import Battle, BattleApart
from gorin.games.ccg.fighting.duel import Duel
from gorin.games.ccg.fighting.inviting import Invitations
from gorin.games.ccg.kinds import HOLDING, PERSONALITY
from gorin.games.ccg.kinds import PROVINCE as IN_PROVINCE
from gorin.games.ccg.language.verbs.in_play.entering import Recruit
from gorin.games.ccg.ruleset import rules_of
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.turn.dynasty import DISCARDED, OVERLAY, DynastyPhase
from gorin.games.ccg.turn.events_phase import EventsPhase, PayForRegion
from gorin.games.ccg.turn.phases import Turn
from gorin.games.ccg.turn.setup import Match
from gorin.games.ccg.turn.straightening import StraightenCards
from gorin.games.ccg.validation.actions import (
    attaching_fits,
    gold_fits,
    honor_fits,
    loss_fits,
    recruiting_fits,
    responding_fits,
    round_fits,
    run_fits,
    script_fits,
    straightening_fits,
)
from gorin.games.ccg.validation.fights import (
    apart_fits,
    attack_fits,
    battle_fits,
    duel_fits,
    invitations_fit,
    is_fought,
    maneuvers_fit,
)
from gorin.games.ccg.validation.ranges import (
    are_places,
    is_ability,
    is_amount,
    is_duration,
    is_personality,
    is_place,
    scope_fits,
)
from gorin.kernel.questions import Question, SimultaneousQuestions
from gorin.kernel.serializable import encode, fields_of
from gorin.kernel.state import State, Step
from gorin.language.abilities import Usable
from gorin.language.core.context import NOTHING, AbilityContext
from gorin.language.core.questions import ABILITIES, LASTINGS, PLACES, RULES, AskThing, ability_of
from gorin.language.core.ranges import is_card, is_seat, is_small
from gorin.language.core.resolution import EffectRunner
from gorin.language.core.waiting import asking_stage, asks_alike, is_asking, waits_for_answer
from gorin.language.core.zones import HAND
from gorin.language.using import StagedResolution

TAKING = ("declare", "fight", "answer")
"""Stages that read an answer; all others of that sort begin with "take"."""
BY_NAME: Final[dict[str, Callable[[CcgState, int], bool]]] = {
    "seat": is_seat,
    "card": is_card,
    "personality": is_card,
    "place": is_place,
    "price": is_amount,
    "left": is_amount,
    "until": is_duration,
}
"""What a number of a step is that no check knows by its class."""


def wrong_stack(s: CcgState) -> str | None:
    if s.outcome is not None:
        return "a game that is over has nothing in progress" if s.stack else None
    if not s.stack or not isinstance(s.stack[0], Match):
        return "nothing is in progress"
    for depth, step in enumerate(s.stack):
        if not 0 <= step.at <= len(step.stages) or not step_fits(s, step, depth):
            return f"the step {step.tag} does not fit"
        if waits_for_answer(step, TAKING) != is_asking(s, depth):
            return f"the step {step.tag} is not where it can be"
    if s.battlefield != NOTHING and not is_fought(s, s.battlefield):
        return "no battle is fought at the battlefield"
    return None if _asks_rightly(s) else "what is asked is not what the game asks here"


# --- what is asked --------------------------------------------------------------------------------


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
    return is_ability(s, code, Usable) if ABILITIES <= code < RULES else True


# --- the steps ------------------------------------------------------------------------------------


def step_fits(s: CcgState, step: Step, depth: int) -> bool:
    if isinstance(step, AskThing):
        return depth == len(s.stack) - 1 and _question_fits(s, step)
    if isinstance(step, SimultaneousQuestions):
        return depth == len(s.stack) - 1 and _together_fits(s, step)
    if isinstance(step, Match):
        return depth == 0 and _match_fits(s, step)
    if isinstance(step, StagedResolution):
        return script_fits(s, step)
    if isinstance(step, AttackPhase | Invitations | Maneuvers | Battle):
        return _fight_fits(s, step)
    if isinstance(step, Turn | EventsPhase | DynastyPhase | PayForRegion):
        return _phase_fits(s, step)
    if isinstance(step, ActionRound | Respond | StraightenCards | DrawCards | TakeAttachment):
        return _course_fits(s, step)
    if isinstance(step, PayGold | LoseHonor | GainHonor):
        return _change_fits(s, step)
    if rules_of(s).brings_step(step):
        return _own_step_fits(s, step)
    return _part_fits(s, step) and any(isinstance(below, StagedResolution) for below in s.stack[:depth])


def _question_fits(s: CcgState, step: AskThing) -> bool:
    return is_seat(s, step.seat) and not s.is_out(step.seat) and bool(step.among)


def _together_fits(s: CcgState, step: SimultaneousQuestions) -> bool:
    """Several are asked at once, and some of them have not answered yet."""
    asked = [question.seat for question in step.questions]
    known = all(is_seat(s, each.seat) and bool(each.among) for each in step.questions)
    return known and bool(step.open) and len(set(asked)) == len(asked) and set(step.open) <= set(asked)


def _match_fits(s: CcgState, step: Match) -> bool:
    """Once a turn has begun, turns are all that is left to come."""
    if not is_seat(s, step.first, True):
        return False
    return len(s.stack) == 1 or s.phase == "setup" or step.stages[step.at :] == ("next_turn",)


def _fight_fits(s: CcgState, step: Step) -> bool:
    if isinstance(step, AttackPhase):
        return attack_fits(s, step)
    if isinstance(step, Invitations):
        return invitations_fit(s, step)
    if isinstance(step, Maneuvers):
        return maneuvers_fit(s, step)
    return isinstance(step, Battle) and battle_fits(s, step)


def _course_fits(s: CcgState, step: Step) -> bool:
    """What may come in any phase."""
    if isinstance(step, ActionRound):
        return round_fits(s, step)
    if isinstance(step, Respond):
        return responding_fits(s, step)
    if isinstance(step, StraightenCards):
        return straightening_fits(s, step)
    return _own_step_fits(s, step)


def _change_fits(s: CcgState, step: Step) -> bool:
    """What is paid, gained or lost."""
    if isinstance(step, PayGold):
        return gold_fits(s, step)
    if isinstance(step, LoseHonor):
        return loss_fits(s, step)
    return isinstance(step, GainHonor) and honor_fits(s, step)


def _part_fits(s: CcgState, step: Step) -> bool:
    """What happens inside an ability."""
    if isinstance(step, EffectRunner):
        return run_fits(s, step)
    if isinstance(step, Recruit):
        return recruiting_fits(s, step)
    if isinstance(step, AttachCard):
        return attaching_fits(s, step)
    if isinstance(step, BattleApart):
        return apart_fits(s, step)
    return duel_fits(s, step) if isinstance(step, Duel) else _own_step_fits(s, step)


def _own_step_fits(s: CcgState, step: Step) -> bool:
    """A step that an edition or a card brings with it: what its fields hold is told by their names."""
    for name in fields_of(type(step)):
        value = getattr(step, name)
        if name in BY_NAME and not BY_NAME[name](s, value):
            return False
        if isinstance(value, AbilityContext) and not scope_fits(s, value):
            return False
        if isinstance(value, int) and not is_small(value):
            return False
    return not isinstance(step, Question)


# --- the phases of a turn -------------------------------------------------------------------------


def _phase_fits(s: CcgState, step: Step) -> bool:
    if isinstance(step, EventsPhase):
        return _events_fit(s, step)
    return _dynasty_fits(s, step) if isinstance(step, DynastyPhase) else _own_step_fits(s, step)


def _events_fit(s: CcgState, step: EventsPhase) -> bool:
    """Each province is turned up once."""
    is_between = step.at in (0, len(step.stages))
    return is_seat(s, step.seat) and are_places(s, step.done) and is_card(s, step.card, or_nothing=is_between)


def _dynasty_fits(s: CcgState, step: DynastyPhase) -> bool:
    if not is_seat(s, step.seat) or not 0 <= step.way <= DISCARDED:
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
    return step.way < OVERLAY or (step.way == OVERLAY and (not chosen or is_personality(s, step.under)))
