"""Reasons with names in them: which condition fails, what there is nothing of, how much Gold is missing."""

from __future__ import annotations

from gorin.games.ccg.acting.gold import available
from gorin.games.ccg.acting.using import CONDITION, NO_GOLD, NO_TARGET, gold_price, paid_for, source_of
from gorin.games.ccg.policy import policy_of
from gorin.games.ccg.shown.naming import player_name, province_label
from gorin.games.ccg.table.reading import province, provinces_of, strength
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.reasons import Reason
from gorin.words.abilities import Usable
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.english import counted, sentence
from gorin.words.grammar.render import speaker_for
from gorin.words.grammar.scope import NOTHING, Moment, Scope
from gorin.words.naming import full_name
from gorin.words.picking import candidates
from gorin.words.picks import PERFORMS, name_of_performer


def in_detail(
    s: CcgState, seat: int, card: int, ability: Usable, moment: Moment | None, reason: Reason
) -> Reason:
    """The same reason, naming what it is about where that is known."""
    scope = Scope(seat, source_of(s, card), moment)
    if reason is CONDITION:
        return _failing_condition(s, scope, card, ability)
    if reason is NO_GOLD:
        price = gold_price(s, scope, card, ability)
        return missing_gold(s, seat, price, paid_for(s, card))
    return _missing_target(s, scope, card, ability) if reason is NO_TARGET else reason


def _failing_condition(s: CcgState, scope: Scope, card: int, ability: Usable) -> Reason:
    speaker = _speaker_for(s, card)
    for requirement in ability.requirements:
        if not requirement.condition.holds(s, scope):
            return Reason(f"It needs this: {requirement.condition.text(speaker)}.", *CONDITION.clauses)
    return CONDITION


def _speaker_for(s: CcgState, card: int) -> Speaker:
    """Who reads an ability aloud: its card, or the rules, where every player has it."""
    return speaker_for(s.cards[0] if card == NOTHING else s.definition(card))


def _missing_target(s: CcgState, scope: Scope, card: int, ability: Usable) -> Reason:
    """The first thing that must be chosen and of which there are not enough.

    Who would have been chosen before is nobody in particular yet.
    """
    speaker = _speaker_for(s, card)
    for pick in ability.picks:
        found = candidates(s, scope, ability, pick)
        if len(found) < pick.least:
            return Reason(f"There is nothing like this now: {pick.noun.one(speaker)}.", *NO_TARGET.clauses)
        scope.put(pick.slot, found[:1])
        speaker.pronouns[pick.slot] = name_of_performer(pick.noun) if pick.role == PERFORMS else "the target"
    return Reason("Its costs cannot be paid.", *NO_TARGET.clauses)


def missing_gold(s: CcgState, seat: int, price: int, card: int) -> Reason:
    """What it costs, and what there is for it."""
    there = available(s, seat, card)
    return Reason(f"It costs {price} Gold, and you can produce {there}.", *NO_GOLD.clauses)


# --- what was asked about -------------------------------------------------------------------------


def about_player(s: CcgState, seat: int) -> Reason:
    """A player at a glance."""
    player = s.players[seat]
    stronghold = "" if player.stronghold == NOTHING else f", {full_name(s, s.what[player.stronghold])}"
    honor = f"{player.honor} Honor, " if policy_of(s).keeps_honor(s) else ""
    lands = counted(len(provinces_of(s, seat)), "province")
    hand = counted(len(player.hand), "card")
    return Reason(f"{player_name(s, seat)}{stronghold}: {honor}{lands}, {hand} in hand.")


def about_province(s: CcgState, id: int) -> Reason:
    """A province at a glance."""
    place = province(s, id)
    if place is None:
        return Reason("This province is lost.")
    inside = "it is empty" if place.card == NOTHING else "a face-down card lies in it"
    seen = "a face-up card lies in it" if place.face_up and place.card != NOTHING else inside
    return Reason(sentence(f"{province_label(s, id)}: strength {strength(s, id)}, and {seen}"), "CE-SET-13")
