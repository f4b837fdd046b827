"""After every change: what leaves by itself, who has won or lost, which provinces are refilled."""

from __future__ import annotations

from typing import Final

from gorin.games.lcg.acting.occurrence import is_imminent, occur
from gorin.games.lcg.kinds import ATTACHMENT, CONSTANT_EFFECT, DISCARDED, RULES_EFFECT, TO_DISCARD, TO_HAND
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.allowed import (
    ABOUT_PARTICIPATING,
    DISCARDED_BY_ITSELF,
    NO_ATTACHMENTS,
    can_join,
    is_host_for,
)
from gorin.games.lcg.table.belongings import Province
from gorin.games.lcg.table.changes.changing import is_possible
from gorin.games.lcg.table.ops import people, provinces
from gorin.games.lcg.table.reading import derived, participants, stronghold_province
from gorin.games.lcg.table.refilling import refill
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.turn.choosing import DiscardOne
from gorin.games.lcg.turn.victory import check_victory, may_be_over
from gorin.language.core import ops as language
from gorin.language.core.active_effects import active_effects, has, in_play_of_type
from gorin.language.core.context import NOTHING, AbilityContext, TriggerEvent
from gorin.language.core.definition import Rule
from gorin.language.core.zones import PLAY
from gorin.language.traits import GrantsKeyword

MOST_RESTRICTED: Final = 2


def state_based_actions(s: LcgState) -> bool:
    """True where something was changed or pushed, so that the table must be looked over again."""
    if not s.changed:
        return False
    language.look_over(s)
    if s.phase == "setup":
        return False
    if may_be_over(s) and (check_victory(s) or _break_for_dishonor(s)):
        return True
    if _send_home(s):
        return True
    if DISCARDED_BY_ITSELF in active_effects(s).topics and _discard_by_itself(s):
        return True
    known = s.derived or derived(s)
    if not known.is_settled:
        if _drop_attachments(s):
            return True
        known = derived(s)
        known.is_settled = True
        known.hosts_vary = known.hosts_vary or _hosts_vary(s)
    if s.vacant:
        refill(s, provinces.set_aside(s, []))
        return True
    return False


def _break_for_dishonor(s: LcgState) -> bool:
    """LCG-TEAM-14: for all at once, so that who would win by it does so together (LCG-WIN-04)."""
    strongholds = [stronghold_province(s, seat) for seat in rules_of(s).fallen_in_honor(s)]
    breaking = [_breaking(s, place) for place in strongholds if place is not None]
    breaking = [each for each in breaking if not is_imminent(s, each)]
    occur(s, breaking)
    return bool(breaking)


def _breaking(s: LcgState, place: Province) -> TriggerEvent:
    """LCG-BRK-08: by the opponents."""
    breaker = next(seat for seat in s.playing() if rules_of(s).is_foe(seat, place.owner))
    return TriggerEvent("province breaks", place.card, breaker, place.id, 1, RULES_EFFECT)


def _send_home(s: LcgState) -> bool:
    """LCG-DASH-03, LCG-PART-06: who cannot be in the conflict any more goes home, bowed."""
    if s.conflict is None or (s.derived or derived(s)).may_stay:
        return False
    for card in participants(s):
        if not can_join(s, card, s.controller[card]):
            people.go_home(s, card)
            if not s.bowed[card]:
                people.bow(s, card)
            return True
    # A rule about it may hold or not by anything that changes.
    derived(s).may_stay = active_effects(s).topics.isdisjoint(ABOUT_PARTICIPATING)
    return False


def _discard_by_itself(s: LcgState) -> bool:
    """By a constant ability nothing prevents it (LCG-CNST-04).

    A lasting effect may be answered as any other; it comes again for as long as it holds (LCG-LAST-01).
    """
    for rule, context in active_effects(s).about[DISCARDED_BY_ITSELF]:
        cause = context.source if _is_lasting(s, context) else CONSTANT_EFFECT
        for card in rule.concerned(s, context):
            moment = _leaving(s, card, cause)
            if is_possible(s, moment) and not is_imminent(s, moment):
                occur(s, [moment])
                return True
    return False


def _is_lasting(s: LcgState, context: AbilityContext) -> bool:
    """Is a rule in this context one that an effect has made for a while?"""
    return any(each.context is context and not each.is_trait_of(each.subject) for each in s.lasting)


def _leaving(s: LcgState, card: int, cause: int = RULES_EFFECT) -> TriggerEvent:
    return TriggerEvent("leaves play", card, s.controller[card], DISCARDED, TO_DISCARD, cause)


def _falling_off(s: LcgState, card: int) -> TriggerEvent:
    """LCG-ANC-01: an ancestral one returns where its host is gone: face-down, or out with its owner."""
    is_kept = s.zone[s.host[card]] != PLAY and has(s, card, "ancestral")
    where = TO_HAND if is_kept else TO_DISCARD
    return TriggerEvent("leaves play", card, s.controller[card], DISCARDED, where, RULES_EFFECT)


def _drop_attachments(s: LcgState) -> bool:
    """LCG-ATCH-09, LCG-ATCH-11, LCG-REST-01."""
    for card in in_play_of_type(s, ATTACHMENT):
        if not is_host_for(s, card, s.controller[card], s.host[card]):
            occur(s, [_falling_off(s, card)])
            return True
    for host, cards in derived(s).attached.items():
        replaced = _replaced(s, cards) if len(cards) > 1 else NOTHING
        if replaced != NOTHING:
            occur(s, [_leaving(s, replaced)])
            return True
        too_many = _too_many(s, cards) if len(cards) > 1 else []
        if too_many:
            s.push(DiscardOne(s.controller[host], too_many))
            return True
    return False


def _hosts_vary(s: LcgState) -> bool:
    """Could somebody become unfit for what he bears although nothing enters play, leaves it or is to last?"""
    for card in in_play_of_type(s, ATTACHMENT):
        for card_filter in s.cards[s.what[card]].hosts:
            if not card_filter.is_steady:
                return True
    for rule, _ in active_effects(s).rules:  # noqa: SIM110 - asked for each new shape of the table
        if not rule.is_steady and _is_about_bearing(rule):
            return True
    return False


def _is_about_bearing(rule: Rule) -> bool:
    """Does it give a keyword, or forbid attachments?"""
    return isinstance(rule, GrantsKeyword) or rule.about.startswith(NO_ATTACHMENTS)


def _replaced(s: LcgState, cards: list[int]) -> int:
    """LCG-ATCH-17: of the attachments of one host, the earlier one of a trait of which it bears one only."""
    for card in cards:
        trait = s.cards[s.what[card]].only_one
        same = [each for each in cards if has(s, each, trait)] if trait else []
        if len(same) > 1:
            return same[0]
    return NOTHING


def _too_many(s: LcgState, cards: list[int]) -> list[int]:
    """The attachments of one host of which one must go."""
    if len(cards) > MOST_RESTRICTED:
        restricted = [card for card in cards if has(s, card, "restricted")]
        if len(restricted) > MOST_RESTRICTED:
            return restricted
    known: dict[tuple[str, int], list[int]] = {}
    for card in [each for each in cards if not s.cards[s.what[each]].nameless]:  # LCG-CLAR-52
        known.setdefault((s.cards[s.what[card]].name, s.controller[card]), []).append(card)
    return next((same for same in known.values() if len(same) > 1), [])
