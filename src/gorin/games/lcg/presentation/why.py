"""Why something cannot be used or chosen now: the same predicates that list what can."""

from __future__ import annotations

from gorin.games.lcg.acting.occurrence import AskAnswer
from gorin.games.lcg.acting.playable import why_cannot_play
from gorin.games.lcg.acting.rounds import AskAction
from gorin.games.lcg.acting.using import NOT_THERE
from gorin.games.lcg.kinds import ATTACHMENT, CHARACTER, PROVINCE_CARD
from gorin.games.lcg.kinds import PROVINCE as IN_PROVINCE
from gorin.games.lcg.presentation.naming import RINGS, place_id
from gorin.games.lcg.presentation.why_ability import why_not_used
from gorin.games.lcg.table.state import LcgState
from gorin.kernel.errors import GorinError
from gorin.kernel.questions import Question, open_questions
from gorin.kernel.reasons import Reason
from gorin.language.core.context import NOTHING
from gorin.language.core.knowing import knows
from gorin.language.core.questions import PLACES, SEATS
from gorin.language.core.zones import HAND
from gorin.language.refusing import why_not_offered

NOT_ASKED = Reason("It is not your turn to choose.", "LCG-ACTV-01")
NOT_MEANT = Reason("It is not a legal choice here.", "LCG-TARG-01")
UNKNOWN = Reason("You do not know this card.", "LCG-FDP-05")
NOTHING_TO_USE = Reason("This card has no ability you can use.", "LCG-ABIL-01")


def why_not(s: LcgState, seat: int, ref: str) -> tuple[Reason, ...]:
    """The reasons against an object for the question that is open; none where an option points at it."""
    code = _code_of(s, ref)
    asked = next((question for question in open_questions(s) if question.seat == seat), None)
    if asked is None:
        return _against_card(s, seat, code, False) if code < PLACES else (NOT_ASKED,)
    offered = {each for option in asked.among for each in asked.refs(s, option)}
    if ref in offered or _stands_for_place(s, code, asked):
        return ()
    if code < PLACES and not knows(s, seat, code):
        return (UNKNOWN,)
    if code < PLACES and is_for_use(asked):
        return _against_card(s, seat, code, True)
    return (why_not_offered(s, asked, ref, code),)


def is_for_use(question: Question[LcgState]) -> bool:
    """Does it ask what a player wants to use or play, and not for something in particular?"""
    return isinstance(question, AskAction | AskAnswer)


def _code_of(s: LcgState, ref: str) -> int:
    """The number by which questions speak of an object."""
    codes = {f"c{card}": card for card in range(len(s.what))}
    codes.update({place_id(s, place.id): PLACES + place.id for place in s.provinces})
    codes.update({place_id(s, RINGS + each): PLACES + RINGS + each for each in range(len(s.rings))})
    codes.update({f"seat{each}": SEATS + each for each in range(s.seats)})
    if ref not in codes:
        raise GorinError(f"there is nothing called {ref!r} in this game")
    return codes[ref]


def _stands_for_place(s: LcgState, code: int, asked: Question[LcgState]) -> bool:
    """Is it the card of a province that is offered as a place?"""
    if code >= PLACES or s.type_of(code) != PROVINCE_CARD or s.lies_in[code] == NOTHING:
        return False
    return PLACES + s.lies_in[code] in asked.among


def _against_card(s: LcgState, seat: int, card: int, is_asked: bool) -> tuple[Reason, ...]:
    if not knows(s, seat, card):
        return (UNKNOWN,)
    reasons: list[Reason] = []
    definition = s.definition(card)
    is_to_be_played = definition.type in (CHARACTER, ATTACHMENT) and s.zone[card] in (HAND, IN_PROVINCE)
    if is_to_be_played:
        reason = why_cannot_play(s, seat, card)
        reasons += [reason] if reason is not None else []
    for ability in definition.usables:
        reason = why_not_used(s, seat, card, ability)
        if reason is not None and not (is_to_be_played and reason == NOT_THERE):
            reasons.append(reason)
    if not reasons:
        reasons = [(NOT_MEANT if definition.usables else NOTHING_TO_USE) if is_asked else NOT_ASKED]
    return tuple({reason.sentence: reason for reason in reasons}.values())
