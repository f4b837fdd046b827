"""Is this a state that the game can be in? Asked of saves and positions that come from outside."""

from __future__ import annotations

from gorin.games.ccg.acting.player_actions import RULES_SLUG
from gorin.games.ccg.kinds import (
    ATTACHMENTS,
    ATTACKING,
    DEFENDING,
    FOCUSED,
    HOLDING,
    HOME,
    LIMBO,
    NO_SIDE,
    ON_MAP,
    PERSONALITY,
    PHASES,
    POOL,
    REGION,
    REMOVED,
    SPENT,
    STATS,
    STRENGTH,
    STRONGHOLD,
    UNDER,
)
from gorin.games.ccg.kinds import PROVINCE as IN_PROVINCE
from gorin.games.ccg.table.reading import copied_ability, is_stacked, province
from gorin.games.ccg.table.sides import is_leader
from gorin.games.ccg.table.standstill import most_barren_turns
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.validation.fights import cards_in_duels
from gorin.games.ccg.validation.ranges import is_duration, is_personality, is_place, moment_fits, scope_fits
from gorin.games.ccg.validation.stack_sanity import wrong_stack
from gorin.kernel.events import EVERYBODY
from gorin.language.abilities import Triggered
from gorin.language.core.context import NOBODY, NOTHING, LastingEffect
from gorin.language.core.definition import Rule
from gorin.language.core.ranges import is_address, is_card, is_seat, is_small
from gorin.language.core.zones import DECK, DISCARD, HAND, PLAY

NOWHERE = (LIMBO, UNDER, REMOVED, POOL, FOCUSED, ON_MAP)
"""Zones without a pile of their own."""


def why_invalid(s: CcgState) -> str | None:
    """What is wrong with a state, as half a sentence; None where it can be played."""
    return (
        _wrong_sizes(s)
        or _wrong_cards(s)
        or _wrong_zones(s)
        or _wrong_decks(s)
        or _wrong_hosts(s)
        or _wrong_provinces(s)
        or _wrong_course(s)
        or _wrong_effects(s)
        or wrong_stack(s)
        or _wrong_outcome(s)
    )


def _wrong_sizes(s: CcgState) -> str | None:
    predicates = (
        s.owner, s.controller, s.zone, s.host, s.place, s.side, s.bowed, s.dishonored, s.dead, s.own_text,
        s.attacked, s.known,
    )  # fmt: skip
    if any(len(predicate) != len(s.what) for predicate in predicates):
        return "the lists of what is true of the cards are not equally long"
    if any(len(each) != s.seats for each in (s.players, s.answers, s.allegiance, s.invited)):
        return "something is missing or too much for the number of seats"
    if s.outcome is None and sum(not player.lost for player in s.players) < 2:
        return "nobody is left to play"
    if not s.names or s.names[0] != RULES_SLUG or len(set(s.names)) != len(s.names):
        return "the names of the cards are not those of this game"
    return None


def _wrong_cards(s: CcgState) -> str | None:
    for card in range(len(s.what)):
        if not 0 < s.what[card] < len(s.names):
            return "a card is not of this game"
        if not is_seat(s, s.owner[card]) or not is_seat(s, s.controller[card]):
            return "a card belongs to nobody"
        if not EVERYBODY <= s.known[card] < 1 << s.seats:
            return "a card is known to somebody who does not play"
        if s.side[card] not in ((NO_SIDE,) if s.place[card] == HOME else (ATTACKING, DEFENDING)):
            return "a unit is on a side that does not exist"
        if s.place[card] != HOME and not _is_out(s, card):
            return "a unit is at a battlefield that does not exist"
    return None


def _is_out(s: CcgState, card: int) -> bool:
    """Attachments are where their Personality is, so only he is at a battlefield himself."""
    return s.attacker != NOBODY and is_place(s, s.place[card]) and is_personality(s, card)


def _wrong_zones(s: CcgState) -> str | None:
    """Every card is in one place, and that is where its zone says."""
    lying = [(PLAY, card) for card in s.in_play]
    for player in s.players:
        lying += [(DECK, card) for card in player.dynasty + player.fate]
        lying += [(HAND, card) for card in player.hand]
        lying += [(DISCARD, card) for card in player.dynasty_discard + player.fate_discard]
    lying += [(IN_PROVINCE, place.card) for place in s.provinces if place.card != NOTHING]
    pools, focused = cards_in_duels(s)
    lying += [(POOL, card) for card in pools]
    cards = [card for _, card in lying]
    if len(set(cards)) != len(cards) or not all(is_card(s, card) for card in cards):
        return "a card is in two places, or is no card at all"
    if any(s.zone[card] != zone for zone, card in lying):
        return "a card is not where its zone says"
    for card in set(range(len(s.what))) - set(cards):
        if s.zone[card] not in NOWHERE or s.zone[card] == POOL:
            return "a card is missing from where its zone says"
        if s.zone[card] == FOCUSED and card not in focused:
            return "a card is focused in no duel"
    return None


def _wrong_decks(s: CcgState) -> str | None:
    for seat, player in enumerate(s.players):
        if s.is_out(seat) and _is_gone(s, seat):
            continue
        if s.is_out(seat) and s.outcome is None:
            return "a player who has left the game still has something in it"
        strongholds = [c for c in s.in_play if s.type_of(c) == STRONGHOLD and s.owner[c] == seat]
        if strongholds != [player.stronghold] or s.controller[player.stronghold] != seat:
            return "every player has one Stronghold in play"
        if any(not s.definition(card).is_dynasty for card in player.dynasty + player.dynasty_discard):
            return "a card in a Dynasty deck or discard pile is no Dynasty card"
        if any(not s.definition(card).is_fate for card in player.fate + player.hand + player.fate_discard):
            return "a card in a hand, a Fate deck or its discard pile is no Fate card"
        gone = player.dynasty_discard + player.fate_discard
        held = [*player.dynasty, *player.fate, *player.hand]
        own = held if s.settings.controllers_discard else held + gone
        if any(s.owner[card] != seat for card in own) or any(s.type_of(c) == STRONGHOLD for c in held + gone):
            return "a card is in the hand or a pile of a player who does not own it"
        if any(not s.known[card] >> seat & 1 for card in player.hand):
            return "a player does not know a card in hand"
        if not is_small(player.honor, player.starting_honor) or min(player.turns, player.destroyed) < 0:
            return "a player has an impossible number of something"
    return None


def _is_gone(s: CcgState, seat: int) -> bool:
    """DE-WIN-04: nothing of what a player owns is left, who has left the game before it was over."""
    if any(place.owner == seat for place in s.provinces) or s.favor == seat:
        return False
    owned = [card for card in range(len(s.what)) if s.owner[card] == seat]
    held = any(s.controller[card] == seat for card in s.in_play)
    return not held and all(s.zone[card] in (REMOVED, ON_MAP) for card in owned)


def _is_copy(s: CcgState, card: int) -> bool:
    return copied_ability(s, card) != NOTHING


def _is_fortress(s: CcgState, card: int) -> bool:
    return "Fortification" in s.definition(card).keywords and is_place(s, s.host[card])


def _wrong_hosts(s: CcgState) -> str | None:
    regions = [place.region for place in s.provinces]
    for card in range(len(s.what)):
        type, zone, host = s.type_of(card), s.zone[card], s.host[card]
        if zone == UNDER and type == PERSONALITY and not is_personality(s, host) and not _is_copy(s, card):
            return "a Personality lies under something that is no Personality in play"
        if zone == UNDER and (not is_card(s, host) or s.zone[host] != PLAY):
            return "a card lies under something that is not in play"
        if zone == UNDER and s.type_of(host) != type and is_stacked(s, card) and not _is_copy(s, card):
            return "a card lies under one of another type that does not keep it"
        if zone == PLAY and type in ATTACHMENTS and not is_personality(s, host):
            return "a card is attached to something that is no Personality in play"
        if zone == PLAY and type == REGION and card not in regions:
            return "a Region in play is attached to no province"
        if zone == PLAY and type == HOLDING and host != NOTHING and not _is_fortress(s, card):
            return "a Holding that is no Fortification is attached to a province"
        if not is_card(s, host, True) and not is_place(s, host):
            return "a card is attached to something that does not exist"
    return None


def _wrong_provinces(s: CcgState) -> str | None:
    ids = [place.id for place in s.provinces]
    if len(set(ids)) != len(ids) or not all(is_place(s, id) for id in ids):
        return "two provinces have the same id, or one has an id that is not yet given"
    for place in s.provinces:
        if not is_seat(s, place.owner):
            return "a province belongs to nobody"
        if place.card != NOTHING:
            if s.owner[place.card] != place.owner or not s.definition(place.card).is_dynasty:
                return "a card is in a province where it cannot be"
            if place.face_up and s.known[place.card] != EVERYBODY:
                return "a card is face-up but not known to everybody"
        if place.region != NOTHING:
            if place.region not in s.in_play or s.type_of(place.region) != REGION:
                return "a province has a Region that is none, or is not in play"
            if s.host[place.region] != place.id:
                return "a Region is attached to another province than the one that has it"
    return None


def _wrong_course(s: CcgState) -> str | None:
    if s.phase not in PHASES or not is_seat(s, s.active) or not is_seat(s, s.favor, True):
        return "there is no such phase or player"
    if (
        min(s.actions, s.next_province) < 0
        or s.next_id < 1
        or not is_small(s.actions, s.next_province, s.next_id)
    ):
        return "something is counted wrongly"
    if not 0 <= s.barren <= most_barren_turns(s) + (s.outcome is not None):
        return "more turns have begun with empty decks than may"
    if _wrong_sides(s):
        return "an attack has an Attacker and a Defender, and everybody is on their sides or none"
    if s.battlefield != NOTHING and not is_place(s, s.battlefield):
        return "there is no such battlefield"
    if s.in_combat and s.battlefield == NOTHING:
        return "there is combat without a battlefield"
    if s.held != NOTHING and province(s, s.held) is None:
        return "a province is held open that does not exist"
    return None


def _wrong_sides(s: CcgState) -> bool:
    """Who leads is on his own side, and who is allied was invited to that side."""
    if s.attacker == s.defender == NOBODY:
        return s.battlefield != NOTHING or any(s.allegiance) or any(s.invited)
    if not is_seat(s, s.attacker) or not is_seat(s, s.defender) or s.attacker == s.defender:
        return True
    if (s.allegiance[s.attacker], s.allegiance[s.defender]) != (ATTACKING, DEFENDING):
        return True
    for seat in range(s.seats):
        side, invited = s.allegiance[seat], s.invited[seat]
        if side not in (NO_SIDE, ATTACKING, DEFENDING) or not 0 <= invited <= ATTACKING + DEFENDING:
            return True
        if invited & side != side if not is_leader(s, seat) else invited != NO_SIDE:
            return True
    return False


def _wrong_effects(s: CcgState) -> str | None:
    if any(not is_card(s, token.card) or s.zone[token.card] != PLAY for token in s.tokens):
        return "a token lies on a card that is not in play"
    if any(not is_small(token.force, token.chi, token.action, token.source) for token in s.tokens):
        return "a token is not of this game"
    ids = [lasting.id for lasting in s.lasting]
    if len(set(ids)) != len(ids) or not all(0 < id < s.next_id for id in ids):
        return "two effects have the same id, or one has an id that is not yet given"
    if not all(_lasting_fits(s, lasting) for lasting in s.lasting):
        return "a lasting effect does not fit"
    if not all(moment_fits(s, moment) for moment in s.moments + s.history):
        return "something has happened that cannot happen"
    if not all(code >= 0 and is_card(s, code % SPENT) and s.zone[code % SPENT] == PLAY for code in s.payment):
        return "something is to pay that is not in play"
    return None


def _lasting_fits(s: CcgState, lasting: LastingEffect) -> bool:
    if not is_duration(s, lasting.until) or not -1 <= lasting.stat < len(STATS):
        return False
    if not is_small(lasting.amount, lasting.action) or not scope_fits(s, lasting.context):
        return False
    if max(lasting.what, lasting.node) >= 0 and not is_address(
        s, lasting.what, lasting.node, Rule, Triggered
    ):
        return False
    return is_place(s, lasting.subject) if lasting.stat == STRENGTH else is_card(s, lasting.subject, True)


def _wrong_outcome(s: CcgState) -> str | None:
    if s.outcome is None:
        return None
    if not all(is_seat(s, seat) for seat in s.outcome.winners) or len(s.outcome.scores) not in (0, s.seats):
        return "the outcome is not one of this game"
    return None if is_small(*s.outcome.scores) else "the outcome is not one of this game"
