"""Is this a state that the game can be in? Asked of saves and positions that come from outside."""

from __future__ import annotations

from gorin.games.lcg.kinds import (
    ATTACHMENT,
    BESIDE,
    CONFLICT,
    DISHONORED,
    DYNASTY,
    HONORED,
    LIMBO,
    PHASES,
    REMOVED,
    ROW,
    STATS,
    STRENGTH,
    UNDER,
    UNTIL,
    ZONES,
)
from gorin.games.lcg.kinds import PROVINCE as IN_PROVINCE
from gorin.games.lcg.presentation.log import LINES
from gorin.games.lcg.table.state import COPY, LcgState
from gorin.games.lcg.validation import treaties
from gorin.games.lcg.validation.moments import moment_fits
from gorin.games.lcg.validation.stack import scope_fits, wrong_stack
from gorin.kernel.events import EVERYBODY
from gorin.language.core.context import NOTHING, LastingEffect
from gorin.language.core.definition import Ability, Rule
from gorin.language.core.questions import PLACES
from gorin.language.core.ranges import is_address, is_card, is_seat, is_small
from gorin.language.core.zones import DECK, DISCARD, HAND, PLAY

MOST = 1_000_000
NOWHERE = (LIMBO, UNDER, REMOVED, BESIDE, ROW, IN_PROVINCE)
"""Zones without a pile of their own."""


def why_invalid(s: LcgState) -> str | None:
    """What is wrong with a state, as half a sentence; None where it can be played."""
    return (
        _wrong_sizes(s)
        or _wrong_cards(s)
        or _wrong_zones(s)
        or _wrong_decks(s)
        or _wrong_places(s)
        or _wrong_course(s)
        or _wrong_effects(s)
        or treaties.why_invalid(s)
        or _wrong_events(s)
        or wrong_stack(s)
        or _wrong_outcome(s)
    )


def _wrong_sizes(s: LcgState) -> str | None:
    predicates = (
        s.owner, s.controller, s.zone, s.host, s.known, s.bowed, s.fate, s.status, s.tainted,
        s.participating, s.lies_in, s.face_up,
    )  # fmt: skip
    if any(len(predicate) != len(s.what) for predicate in predicates):
        return "the lists of what is true of the cards are not equally long"
    if any(len(each) != s.seats for each in (s.players, s.answers)):
        return "something is missing or too much for the number of seats"
    return "two cards have one name" if len(set(s.names)) != len(s.names) else None


def _wrong_cards(s: LcgState) -> str | None:
    for card in range(len(s.what)):
        if not 0 <= s.what[card] < len(s.names):
            return "a card is not of this game"
        if not is_seat(s, s.owner[card]) or not is_seat(s, s.controller[card]):
            return "a card belongs to nobody"
        if not EVERYBODY <= s.known[card] < 1 << s.seats:
            return "a card is known to somebody who does not play"
        if not 0 <= s.zone[card] < len(ZONES):
            return "a card is in no zone that there is"
        if not DISHONORED <= s.status[card] <= HONORED or not 0 <= s.fate[card] <= MOST:
            return "a card has an impossible number of something"
        if not is_card(s, s.host[card], True) or not NOTHING <= s.lies_in[card] < len(s.provinces):
            return "a card is attached to nothing, or lies in no province"
        if s.participating[card] and (s.conflict is None or s.zone[card] != PLAY):
            return "somebody participates in no conflict"
    return None


def _wrong_zones(s: LcgState) -> str | None:
    """Every card is in one place, and that is where its zone says."""
    lying = [(PLAY, card) for card in s.in_play]
    for player in s.players:
        lying += [(DECK, card) for card in player.dynasty + player.conflict]
        lying += [(HAND, card) for card in player.hand]
        lying += [(DISCARD, card) for card in player.dynasty_discard + player.conflict_discard]
    cards = [card for _, card in lying]
    if len(set(cards)) != len(cards) or not all(is_card(s, card) for card in cards):
        return "a card is in two places, or is no card at all"
    if any(s.zone[card] != zone for zone, card in lying):
        return "a card is not where its zone says"
    missing = set(range(len(s.what))) - set(cards)
    if s.phase != "setup" and any(s.zone[card] not in NOWHERE for card in missing):
        return "a card is missing from where its zone says"
    if any(s.definition(card).type == ATTACHMENT and s.host[card] == NOTHING for card in s.in_play):
        return "an attachment is attached to nothing"
    return None


def _wrong_decks(s: LcgState) -> str | None:
    for seat, player in enumerate(s.players):
        if any(s.definition(card).side != DYNASTY for card in player.dynasty + player.dynasty_discard):
            return "a card in a dynasty deck or discard pile is no dynasty card"
        conflict = player.conflict + player.hand + player.conflict_discard
        if any(s.definition(card).side != CONFLICT for card in conflict):
            return "a card in a hand, a conflict deck or its discard pile is no conflict card"
        held = [*player.dynasty, *player.dynasty_discard, *conflict]
        if any(s.owner[card] != seat for card in held):
            return "a card is in the hand or a pile of a player who does not own it"
        numbers = (player.honor, player.fate, player.dial, player.bid, player.military, player.political)
        if any(not 0 <= number <= MOST for number in (*numbers, player.either, player.gained)):
            return "a player has an impossible number of something"
        if not is_card(s, player.stronghold, True) or not is_card(s, player.role, True):
            return "a player's stronghold or role is no card"
    return None


def _wrong_places(s: LcgState) -> str | None:
    for number, place in enumerate(s.provinces):
        if place.id != number or not is_seat(s, place.owner) or not is_card(s, place.card, True):
            return "a province is not numbered, or nobody's"
        if place.card != NOTHING and s.lies_in[place.card] != number:
            return "a province card is not in its place"
    for ring in s.rings:
        if not 0 <= ring.element < 5 or not 0 <= ring.state <= 2 or ring.type not in (0, 1) or ring.fate < 0:
            return "a ring is in an impossible state"
        if not is_seat(s, ring.holder, True) or not is_seat(s, ring.pool, True):
            return "a ring is claimed by somebody who does not play"
        if not NOTHING <= ring.province < len(s.provinces):
            return "a ring is claimed on a province that does not exist"
    return None


def _wrong_course(s: LcgState) -> str | None:
    if s.phase not in PHASES or not is_seat(s, s.active) or not is_seat(s, s.favor, True):
        return "there is no such phase, first player or holder of the Favor"
    if s.favor_type not in (0, 1) or s.round < 0 or s.conflicts < 0 or s.actions < 0 or s.next_id < 1:
        return "a count of the game is impossible"
    if any(not 0 <= place < len(s.provinces) for place in s.vacant):
        return "a province that is to be refilled does not exist"
    if s.outcome is None and not s.stack:
        return "nothing is in progress"
    conflict = s.conflict
    if conflict is None:
        return None
    told = (conflict.winner, conflict.loser, conflict.ring_taker)
    if not is_seat(s, conflict.attacker) or not is_seat(s, conflict.defender):
        return "somebody fights who does not play"
    if any(not is_seat(s, seat, True) for seat in told) or not 0 < conflict.number <= s.conflicts:
        return "somebody has won or lost who does not play, or it is no conflict of this game"
    if not 0 <= conflict.ring < len(s.rings) or conflict.type not in (0, 1) or not conflict.provinces:
        return "the conflict is about nothing"
    places = [*conflict.provinces, *conflict.broken]
    if any(not 0 <= place < len(s.provinces) for place in places):
        return "the conflict is at a province that does not exist"
    return None if all(is_card(s, card) for card in conflict.evaded) else "nobody is evaded"


def _is_subject(s: LcgState, lasting: LastingEffect) -> bool:
    """A card, nothing, or a province without a card, of which only the strength is said (LCG-SKIR-11)."""
    if lasting.subject < PLACES:
        return is_card(s, lasting.subject, True)
    place = lasting.subject - PLACES
    return place < len(s.provinces) and s.provinces[place].card == NOTHING and lasting.stat == STRENGTH


def _wrong_effects(s: LcgState) -> str | None:
    for lasting in s.lasting:
        if not 0 <= lasting.until < len(UNTIL) or not scope_fits(s, lasting.context):
            return "an effect lasts for no time that there is"
        if not _is_subject(s, lasting) or not NOTHING <= lasting.stat < len(STATS):
            return "an effect is about no card"
        if lasting.keyword == COPY and not 0 <= lasting.amount < len(s.cards):
            return "a copy was nothing before"
        if lasting.node >= 0 and not is_address(s, lasting.what, lasting.node, Rule, Ability):
            return "an effect is written on no card"
    ids = [lasting.id for lasting in s.lasting]
    if len(set(ids)) != len(ids) or not all(0 < id < s.next_id for id in ids):
        return "two effects have the same id, or one has an id that is not yet given"
    if any(not moment_fits(s, moment) for moment in [*s.history, *s.moments]):
        return "something has happened to no card"
    return None


def _wrong_events(s: LcgState) -> str | None:
    if any(event.kind not in LINES for event in s.events):
        return "something happened that this game does not know"
    return None


def _wrong_outcome(s: LcgState) -> str | None:
    if s.outcome is None:
        return None
    fits = all(is_seat(s, seat) for seat in s.outcome.winners) and len(s.outcome.scores) in (0, s.seats)
    return None if fits and is_small(*s.outcome.scores) else "the outcome is not one of this game"
