"""Why something cannot be used now: the same predicates that list what can."""

from __future__ import annotations

from gorin.games.lcg.acting.playable import why_cannot_play
from gorin.games.lcg.acting.using import NOT_THERE
from gorin.games.lcg.fighting.declaring import DeclareConflict
from gorin.games.lcg.kinds import ATTACHMENT, CHARACTER
from gorin.games.lcg.kinds import PROVINCE as IN_PROVINCE
from gorin.games.lcg.shown.hidden import knows
from gorin.games.lcg.shown.naming import RINGS, place_id
from gorin.games.lcg.shown.why_ability import why_not_used
from gorin.games.lcg.table.reading import is_open_to_attack, unclaimed
from gorin.games.lcg.table.state import LcgState
from gorin.kernel.errors import GorinError
from gorin.kernel.questions import open_questions
from gorin.kernel.reasons import Reason
from gorin.words.grammar.zones import HAND

NOT_ASKED = Reason("It is not your choice now.", "LCG-ACTV-01")
NOT_MEANT = Reason("This is not among what can be chosen now.", "LCG-TARG-01")
UNKNOWN = Reason("You do not know this card.", "LCG-FDP-05")
NOTHING_TO_USE = Reason("This card has nothing that is used.", "LCG-ABIL-01")
NOT_UNCLAIMED = Reason("Only unclaimed rings are picked for a conflict.", "LCG-RING-02")
NOT_OPEN = Reason("This province cannot be attacked now.", "LCG-FRM3-07", "LCG-FRM3-08")
YOUR_OWN = Reason("Nobody attacks a province of their own.", "LCG-PROV-08")


def why_not(s: LcgState, seat: int, ref: str) -> tuple[Reason, ...]:
    cards = {f"c{card}": card for card in range(len(s.what))}
    places = {place_id(s, place.id): place.id for place in s.provinces}
    rings = {place_id(s, RINGS + number): number for number in range(len(s.rings))}
    seats = {f"seat{each}" for each in range(s.seats)}
    if ref not in cards and ref not in places and ref not in rings and ref not in seats:
        raise GorinError(f"there is nothing called {ref!r} in this game")
    asked = [question for question in open_questions(s) if question.seat == seat]
    if any(ref in question.refs(s, code) for question in asked for code in question.among):
        return ()
    if ref in rings:
        return (NOT_MEANT,) if rings[ref] in unclaimed(s) else (NOT_UNCLAIMED,)
    if ref in places:
        return (_against_place(s, seat, places[ref]),)
    if ref in cards:
        return _against_card(s, seat, cards[ref], bool(asked))
    return (NOT_MEANT,)


def _against_place(s: LcgState, seat: int, id: int) -> Reason:
    place = s.provinces[id]
    if not isinstance(s.stack[-2] if len(s.stack) > 1 else None, DeclareConflict):
        return NOT_MEANT
    if place.owner == seat:
        return YOUR_OWN
    return NOT_MEANT if is_open_to_attack(s, place) else NOT_OPEN


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
