"""Why something cannot be used now: the same predicates that list the options."""

from __future__ import annotations

from gorin.games.ccg.acting.bringing import attach_price
from gorin.games.ccg.acting.gold import can_afford
from gorin.games.ccg.acting.paying import AskCostly
from gorin.games.ccg.acting.respond import Respond
from gorin.games.ccg.acting.rounds import ActionRound, equip_ability, round_in_progress
from gorin.games.ccg.acting.using import NOT_PLAYABLE, NOT_YOURS, why_cannot_use, why_wrong_time
from gorin.games.ccg.kinds import ATTACHMENTS, BATTLE, ON_MAP, UNDER
from gorin.games.ccg.kinds import PROVINCE as IN_PROVINCE
from gorin.games.ccg.language.abilities import Action
from gorin.games.ccg.presentation.details import about_player, about_province, in_detail, missing_gold
from gorin.games.ccg.ruleset import rules_of
from gorin.games.ccg.table.permitted import why_not_attached
from gorin.games.ccg.table.reading import copied_ability, personalities, province
from gorin.games.ccg.table.refusing import HAS_LEFT
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.errors import GorinError
from gorin.kernel.questions import Question, open_questions
from gorin.kernel.reasons import Reason
from gorin.kernel.state import Step
from gorin.language.abilities import Usable
from gorin.language.core.context import NOBODY, NOTHING, TriggerEvent
from gorin.language.core.knowing import knows
from gorin.language.core.questions import PLACES, SEATS
from gorin.language.core.zones import HAND, PLAY
from gorin.language.refusing import why_not_offered

NOT_ASKED = Reason("It is not your turn to choose.", "CE-ACTP-04")
NOT_NOW = Reason("You are being asked about something else right now.")
HIDDEN = Reason("You cannot see this card.")
NO_ACTION = Reason("It has no ability you can use as an action.", "CE-ACT-01")
SOMEBODY_ELSE = Reason("Another Personality must perform the next action.", "CE-NAV-02")
NO_BATTLE_ACTION = Reason("An additional Battle action cannot be an Open action.", "DE-ACT-06")
USED_NOW = Reason("It has already been used at this moment.", "CE-REAC-03")
DYNASTY_ONLY = Reason("You can bring in cards from your provinces only in your Dynasty phase.", "CE-DYN-01")
NOBODY_THERE = Reason("You control no Personality it could attach to.", "CE-CRD-14")


def why_not(s: CcgState, seat: int, ref: str) -> tuple[Reason, ...]:
    """The reasons against an object for the question that is open; none where an option points at it."""
    question = question_of(s, seat)
    if question is not None and any(ref in question.refs(s, code) for code in question.among):
        return ()
    kind, number = _parsed(s, ref)
    if kind == "c" and not knows(s, seat, number):
        return (HIDDEN,)
    if question is None:
        return (NOT_ASKED,)
    step = _asking(s, question)
    if kind != "c" and isinstance(question, AskCostly):
        return _about_place_or_player(s, seat, kind, number)
    if is_for_use(question, step):
        return _against_use(s, seat, number, step.moment if isinstance(step, Respond) else None)
    code = number + {"c": 0, "p": PLACES, "seat": SEATS}[kind]
    return (why_not_offered(s, question, ref, code),)


def is_for_use(question: Question[CcgState], step: Step) -> bool:
    """Does it ask what a player wants to use, and not for something in particular?"""
    return isinstance(step, ActionRound | Respond) and isinstance(question, AskCostly)


def _about_place_or_player(s: CcgState, seat: int, kind: str, number: int) -> tuple[Reason, ...]:
    """Where a player is asked what to do next, nothing of this kind is meant: it is told about."""
    if kind == "p":
        return (about_province(s, number),)
    if s.is_out(number):
        return (HAS_LEFT,)
    return (*against_attacking(s, seat, number), about_player(s, number))


def question_of(s: CcgState, seat: int) -> Question[CcgState] | None:
    for question in open_questions(s):
        if question.seat == seat:
            return question
    return None


def _asking(s: CcgState, question: Question[CcgState]) -> Step:
    """The step that asks a question: the one below it."""
    return s.stack[-2] if len(s.stack) > 1 else question


def _parsed(s: CcgState, ref: str) -> tuple[str, int]:
    """What a reference points at: a card ("c12"), a province ("p3") or a player ("seat1")."""
    kind = ref.rstrip("0123456789")
    digits = ref[len(kind) :]
    if kind in ("c", "p", "seat") and digits.isascii() and 0 < len(digits) < 7:
        number = int(digits)
        if kind == "c" and number < len(s.what):
            return kind, number
        if kind == "p" and province(s, number) is not None:
            return kind, number
        if kind == "seat" and number < s.seats:
            return kind, number
    raise GorinError(f"there is nothing called {ref!r} in this game")


def against_attacking(s: CcgState, seat: int, whom: int) -> tuple[Reason, ...]:
    """What keeps a player from attacking another in this turn, whenever in it he asks."""
    if whom == seat or s.active != seat or s.attacker != NOBODY:
        return ()
    reason = rules_of(s).why_no_attack(s, seat, whom)
    return () if reason is None else (reason,)


# --- actions --------------------------------------------------------------------------------------


def _against_use(s: CcgState, seat: int, card: int, moment: TriggerEvent | None) -> tuple[Reason, ...]:
    """One reason for each ability of a card, without saying the same twice."""
    if s.zone[card] == IN_PROVINCE:
        return (DYNASTY_ONLY,)
    if s.zone[card] not in (PLAY, HAND, UNDER, ON_MAP):
        return (NOT_PLAYABLE,)
    if (s.controller[card] if s.zone[card] == PLAY else s.owner[card]) != seat:
        return (NOT_YOURS,)
    usable = [each for each in s.definition(card).abilities if isinstance(each, Usable) and _is_used(each)]
    if s.zone[card] == HAND and s.type_of(card) in ATTACHMENTS:
        equipping = _against_equipping(s, seat, card, moment)
        usable = [each for each in usable if each.from_hand]
        return _distinct([*equipping, *[_against_ability(s, seat, card, each, moment) for each in usable]])
    usable = [each for each in usable if copied_ability(s, card) in (NOTHING, each.number)]
    return _distinct([_against_ability(s, seat, card, each, moment) for each in usable]) or (NO_ACTION,)


def _against_ability(
    s: CcgState, seat: int, card: int, ability: Usable, moment: TriggerEvent | None
) -> Reason:
    reason = why_cannot_use(s, seat, card, ability, moment) or _otherwise(s, ability, moment)
    return in_detail(s, seat, card, ability, moment, reason)


def _otherwise(s: CcgState, ability: Usable, moment: TriggerEvent | None) -> Reason:
    """It could be used now, but not for what is asked."""
    current = round_in_progress(s)
    if moment is not None:
        return USED_NOW
    is_bound = s.in_combat and current is not None and current.is_additional()
    return NO_BATTLE_ACTION if is_bound and not ability.designators & BATTLE else SOMEBODY_ELSE


def _is_used(ability: Usable) -> bool:
    """Other abilities happen by themselves (CE-TRT-03)."""
    return isinstance(ability, Action) or ability.from_hand


def _against_equipping(s: CcgState, seat: int, card: int, moment: TriggerEvent | None) -> tuple[Reason, ...]:
    late = why_wrong_time(s, seat, equip_ability(s, seat, card), moment)
    if late is not None:
        return (late,)
    bearers = personalities(s, seat)
    if not bearers:
        return (NOBODY_THERE,)
    return _distinct([_against_attaching(s, seat, card, bearer) for bearer in bearers])


def _against_attaching(s: CcgState, seat: int, card: int, bearer: int) -> Reason:
    reason = why_not_attached(s, card, bearer)
    if reason is not None:
        return reason
    cost = attach_price(s, card, bearer)
    return NOT_NOW if can_afford(s, seat, cost, card) else missing_gold(s, seat, cost, card)


def _distinct(reasons: list[Reason]) -> tuple[Reason, ...]:
    return tuple({reason.sentence: reason for reason in reasons}.values())
