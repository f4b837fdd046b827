"""Reasons with names in them: which condition fails, what there is nothing of, how much Gold is missing."""

from __future__ import annotations

from gorin.games.ccg.acting.gold import available
from gorin.games.ccg.acting.using import CONDITION, NO_GOLD, NO_TARGET, gold_price, paid_for, source_of
from gorin.games.ccg.presentation.naming import player_name, province_name
from gorin.games.ccg.ruleset import rules_of
from gorin.games.ccg.table.belongings import Province
from gorin.games.ccg.table.reading import province, provinces_of, strength
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.reasons import Reason
from gorin.language.abilities import Usable
from gorin.language.core.context import NOTHING, AbilityContext, TriggerEvent
from gorin.language.core.definition import TextRenderer
from gorin.language.core.english import figured, sentence
from gorin.language.core.render import renderer_for
from gorin.language.naming import full_name
from gorin.language.picking import candidates
from gorin.language.picks import PERFORMS, name_of_performer


def in_detail(
    s: CcgState, seat: int, card: int, ability: Usable, moment: TriggerEvent | None, reason: Reason
) -> Reason:
    """The same reason, naming what it is about where that is known."""
    context = AbilityContext(seat, source_of(s, card), moment)
    if reason is CONDITION:
        return _failing_condition(s, context, card, ability)
    if reason is NO_GOLD:
        price = gold_price(s, context, card, ability)
        return missing_gold(s, seat, price, paid_for(s, card))
    return _missing_target(s, context, card, ability) if reason is NO_TARGET else reason


def _failing_condition(s: CcgState, context: AbilityContext, card: int, ability: Usable) -> Reason:
    renderer = _speaker_for(s, card)
    for requirement in ability.requirements:
        if not requirement.condition.holds(s, context):
            return Reason(
                f"You can use it only if {requirement.condition.text(renderer)}.", *CONDITION.clauses
            )
    return CONDITION


def _speaker_for(s: CcgState, card: int) -> TextRenderer:
    """Who reads an ability aloud: its card, or the rules, where every player has it."""
    return renderer_for(s.cards[0] if card == NOTHING else s.definition(card))


def _missing_target(s: CcgState, context: AbilityContext, card: int, ability: Usable) -> Reason:
    """The first thing that must be chosen and of which there are not enough.

    Who would have been chosen before is nobody in particular yet.
    """
    renderer = _speaker_for(s, card)
    for pick in ability.picks:
        found = candidates(s, context, ability, pick)
        if len(found) < pick.least:
            return Reason(
                f"There is nothing to choose: it needs {pick.card_filter.one(renderer)}.", *NO_TARGET.clauses
            )
        context.put(pick.slot, found[:1])
        renderer.pronouns[pick.slot] = (
            name_of_performer(pick.card_filter) if pick.role == PERFORMS else "the target"
        )
    return Reason("Its costs cannot be paid.", *NO_TARGET.clauses)


def missing_gold(s: CcgState, seat: int, price: int, card: int) -> Reason:
    """What it costs, and what there is for it."""
    there = available(s, seat, card)
    return Reason(f"It costs {price} Gold; you can produce {there}.", *NO_GOLD.clauses)


# --- what was asked about -------------------------------------------------------------------------


def about_player(s: CcgState, seat: int) -> Reason:
    """A player at a glance."""
    player = s.players[seat]
    stronghold = "" if player.stronghold == NOTHING else f", {full_name(s, s.what[player.stronghold])}"
    honor = f"{player.honor} Honor, " if rules_of(s).keeps_honor(s) else ""
    lands = figured(len(provinces_of(s, seat)), "province")
    hand = figured(len(player.hand), "card")
    return Reason(f"{player_name(s, seat)}{stronghold}: {honor}{lands}, {hand} in hand.")


def about_province(s: CcgState, id: int) -> Reason:
    """A province at a glance."""
    place = province(s, id)
    if place is None:
        return Reason("This province is lost.")
    holds = "empty" if place.card == NOTHING else f"holding {_card_in(s, place)}"
    return Reason(sentence(f"{province_name(s, id)}: strength {strength(s, id)}, {holds}"), "CE-SET-13")


def _card_in(s: CcgState, place: Province) -> str:
    return full_name(s, s.what[place.card]) if place.face_up else "a face-down card"
