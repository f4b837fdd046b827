"""Why something cannot be used now: the same predicates that list the options."""

from __future__ import annotations

from gorin.games.ccg.acting.bringing import attach_price
from gorin.games.ccg.acting.gold import can_afford, production
from gorin.games.ccg.acting.paying import PayGold
from gorin.games.ccg.acting.respond import Respond
from gorin.games.ccg.acting.rounds import ActionRound, equip_ability, round_in_progress
from gorin.games.ccg.acting.using import BOWED, NOT_PLAYABLE, NOT_YOURS, why_cannot_use, why_wrong_time
from gorin.games.ccg.fighting.attack import AttackPhase, Maneuvers, why_not_assigned
from gorin.games.ccg.fighting.duel import Duel
from gorin.games.ccg.fighting.inviting import Invitations
from gorin.games.ccg.kinds import ATTACHMENTS, BATTLE, HOLDING, ON_MAP, PERSONALITY, UNDER
from gorin.games.ccg.kinds import PROVINCE as IN_PROVINCE
from gorin.games.ccg.policy import policy_of
from gorin.games.ccg.shown.details import about_player, about_province, in_detail, missing_gold
from gorin.games.ccg.shown.hidden import knows
from gorin.games.ccg.table.permitted import why_honor_too_low, why_not_attached
from gorin.games.ccg.table.reading import copied_ability, is_in_unit, location, personalities, province
from gorin.games.ccg.table.sides import is_leader
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.turn.dynasty import DynastyPhase, deals, price, why_not_bought
from gorin.games.ccg.words.abilities import Action
from gorin.kernel.errors import GorinError
from gorin.kernel.questions import Question, open_questions
from gorin.kernel.reasons import Reason
from gorin.kernel.state import Step
from gorin.words.abilities import Usable
from gorin.words.grammar.in_force import holds
from gorin.words.grammar.scope import NOBODY, NOTHING, Moment
from gorin.words.grammar.script import Script
from gorin.words.grammar.zones import HAND, PLAY

NOT_ASKED = Reason("It is not your turn to choose.", "CE-ACTP-04")
NOT_NOW = Reason("The choice at hand is about something else.")
HIDDEN = Reason("You cannot see this card.")
NO_ACTION = Reason("It has no ability that is used as an action.", "CE-ACT-01")
SOMEBODY_ELSE = Reason("The next action must be performed by somebody else.", "CE-NAV-02")
NO_BATTLE_ACTION = Reason("An additional Battle action cannot be an Open action.", "DE-ACT-06")
USED_NOW = Reason("It was used at this moment already.", "CE-REAC-03")
DYNASTY_ONLY = Reason("Cards in provinces are brought into play in your Dynasty phase.", "CE-DYN-01")
NOBODY_THERE = Reason("You control no Personality whom it could be attached to.", "CE-CRD-14")
BY_ITS_LEADER = Reason("A unit is assigned with its Personality.", "CE-CRD-16", "CE-MAN-01")
NOT_IN_PLAY = Reason("Only units in play are assigned.", "CE-MAN-01")
ASSIGNED = Reason("This unit is assigned already; take that back first.", "CE-MAN-01")
NOT_ATTACKED = Reason("There are battlefields at the Defender's provinces only.", "CE-ATK-03")
FOUGHT = Reason("There was a battle at this province already.", "CE-BTL-02", "CE-BTL-03")
NOT_IN_PROVINCE = Reason("You bring in face-up cards from your provinces.", "CE-DYN-01")
NOT_FOR_SALE = Reason("Only Personalities and Holdings are bought.", "CE-DYN-01")
NO_PRODUCER = Reason("It produces no Gold for this cost.", "CE-GOLD-01")
CHOSEN = Reason("It is chosen already.", "CE-GOLD-02")
NOT_IN_POOL = Reason(
    "You focus cards of your focus pool, and one from your hand in each duel.", "CE-DUEL-08", "CE-DUEL-10"
)
ELSEWHERE = Reason("It is not at the current battlefield.", "CE-BTL-09")
HAS_LEFT = Reason("This player has left the game.", "DE-WIN-04", "WH-RES-14")
LEADS = Reason("Who leads a side is not invited.", "WH-ATK-07", "WH-ATK-12", "DE-ATK-08")
INVITED = Reason("This player is invited already; take that back first.", "WH-ATK-12", "DE-ATK-08")
NOT_INVITABLE = Reason("Your side may not invite this player.", "WH-ATK-12", "WH-ATK-14")
UNTARGETABLE = Reason("An effect says that it may not be targeted.", "CE-NEG-06")
NOT_MEANT = Reason(
    "It is not what is asked for, or the costs could not be paid with it.", "CE-TARG-01", "CE-TARG-04"
)


def why_not(s: CcgState, seat: int, ref: str) -> tuple[Reason, ...]:
    """The reasons against using an object now; none where an open option points at it."""
    question = _question_of(s, seat)
    if question is not None and any(ref in question.refs(s, code) for code in question.among):
        return ()
    kind, number = _parsed(s, ref)
    if kind == "c" and not knows(s, seat, number):
        return (HIDDEN,)
    if question is None:
        return (NOT_ASKED,)
    step = _asking(s, question)
    if kind == "c":
        return _against_card(s, seat, number, step)
    if kind == "p":
        return _against_province(s, number, step)
    return _against_player(s, seat, number, step)


def _question_of(s: CcgState, seat: int) -> Question[CcgState] | None:
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


def _against_province(s: CcgState, id: int, step: Step) -> tuple[Reason, ...]:
    """Provinces are chosen as battlefields; otherwise they are told about."""
    place = province(s, id)
    if place is None or not isinstance(step, AttackPhase | Maneuvers) or s.defender < 0:
        return (about_province(s, id),)
    if place.owner != s.defender:
        return (NOT_ATTACKED,)
    return (FOUGHT,) if place.fought else (about_province(s, id),)


def _against_player(s: CcgState, seat: int, number: int, step: Step) -> tuple[Reason, ...]:
    """Players are attacked and invited; otherwise they are told about."""
    if s.is_out(number):
        return (HAS_LEFT,)
    if not isinstance(step, Invitations):
        return (*against_attacking(s, seat, number), about_player(s, number))
    if is_leader(s, number):
        return (LEADS,)
    return (INVITED,) if number in step.chosen else (NOT_INVITABLE,)


def against_attacking(s: CcgState, seat: int, whom: int) -> tuple[Reason, ...]:
    """What keeps a player from attacking another in this turn, whenever in it he asks."""
    if whom == seat or s.active != seat or s.attacker != NOBODY:
        return ()
    reason = policy_of(s).why_no_attack(s, seat)
    return () if reason is None else (reason,)


def _against_card(s: CcgState, seat: int, card: int, step: Step) -> tuple[Reason, ...]:
    if isinstance(step, ActionRound):
        return _against_use(s, seat, card, None)
    if isinstance(step, Respond):
        return _against_use(s, seat, card, step.moment)
    if isinstance(step, Maneuvers):
        return (_against_assigning(s, seat, card, step),)
    if isinstance(step, DynastyPhase):
        return (_against_buying(s, seat, card),)
    if isinstance(step, PayGold):
        return (_against_paying(s, seat, card, step),)
    if isinstance(step, Duel):
        return (NOT_IN_POOL,)
    return (_against_picking(s, card),) if isinstance(step, Script) else (NOT_NOW,)


# --- actions --------------------------------------------------------------------------------------


def _against_use(s: CcgState, seat: int, card: int, moment: Moment | None) -> tuple[Reason, ...]:
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


def _against_ability(s: CcgState, seat: int, card: int, ability: Usable, moment: Moment | None) -> Reason:
    reason = why_cannot_use(s, seat, card, ability, moment) or _otherwise(s, ability, moment)
    return in_detail(s, seat, card, ability, moment, reason)


def _otherwise(s: CcgState, ability: Usable, moment: Moment | None) -> Reason:
    """It could be used now, but not for what is asked."""
    current = round_in_progress(s)
    if moment is not None:
        return USED_NOW
    is_bound = s.in_combat and current is not None and current.is_additional()
    return NO_BATTLE_ACTION if is_bound and not ability.designators & BATTLE else SOMEBODY_ELSE


def _is_used(ability: Usable) -> bool:
    """Other abilities happen by themselves (CE-TRT-03)."""
    return isinstance(ability, Action) or ability.from_hand


def _against_equipping(s: CcgState, seat: int, card: int, moment: Moment | None) -> tuple[Reason, ...]:
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


def _against_picking(s: CcgState, card: int) -> Reason:
    if holds(s, "may not be targeted", card):
        return UNTARGETABLE
    if s.in_combat and is_in_unit(s, card) and location(s, card) != s.battlefield:
        return ELSEWHERE
    return NOT_MEANT


# --- armies, purchases, payments ------------------------------------------------------------------


def _against_assigning(s: CcgState, seat: int, card: int, step: Maneuvers) -> Reason:
    if s.zone[card] != PLAY:
        return NOT_IN_PLAY
    if s.controller[card] != seat:
        return NOT_YOURS
    if s.type_of(card) != PERSONALITY:
        return BY_ITS_LEADER if s.type_of(card) in ATTACHMENTS else NOT_NOW
    if card in step.units:
        return ASSIGNED
    return why_not_assigned(s, card, step.side, step.cavalry) or NOT_NOW


def _against_buying(s: CcgState, seat: int, card: int) -> Reason:
    if s.zone[card] != IN_PROVINCE:
        return NOT_IN_PROVINCE
    if s.owner[card] != seat:
        return NOT_YOURS
    if not any(place.card == card and place.face_up for place in s.provinces):
        return NOT_IN_PROVINCE
    if s.type_of(card) not in (HOLDING, PERSONALITY):
        return NOT_FOR_SALE
    ways = deals(s, seat, card)
    reason = why_not_bought(s, seat, card)
    if reason is None and not ways:
        reason = why_honor_too_low(s, card, seat)
    cheapest = min([price(s, seat, card, way) for way in ways], default=0)
    return reason or missing_gold(s, seat, cheapest, card)


def _against_paying(s: CcgState, seat: int, card: int, step: PayGold) -> Reason:
    if s.zone[card] != PLAY or production(s, card, step.card) == 0:
        return NO_PRODUCER
    if s.controller[card] != seat:
        return NOT_YOURS
    return CHOSEN if card in step.chosen else BOWED if s.bowed[card] else NOT_NOW
