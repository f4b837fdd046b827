"""Which actions belong to the current battle: whose card is there, who has a part in it, what is relevant."""

from __future__ import annotations

from typing import Final

from gorin.games.ccg.kinds import (
    BATTLE,
    HOME,
    NO_SIDE,
    OPEN,
    PERSONALITY,
)
from gorin.games.ccg.language.abilities import Action, BringsIn
from gorin.games.ccg.table.reading import (
    is_in_unit,
    land_of,
    leader,
    location,
)
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.reasons import Reason
from gorin.language.abilities import Usable
from gorin.language.core.active_effects import in_play_of_type
from gorin.language.core.context import NOTHING, AbilityContext
from gorin.language.core.meaning import HOSTILE
from gorin.language.core.questions import PLACES
from gorin.language.core.zones import PLAY

NO_PRESENCE: Final = Reason("You need a unit at the current battlefield.", "CE-BTL-07")
NO_PART: Final = Reason(
    "You have no unit at the current battlefield, and neither side has invited you.", "WH-PRS-03", "DE-BTL-24"
)
NOT_THERE: Final = Reason("The unit of this card is not at the current battlefield.", "CE-BTL-08")


def is_for_battle(s: CcgState, ability: Usable) -> bool:
    """Is it taken in the Combat Segment, so that the rules of location apply to it?"""
    if not s.in_combat:
        return False
    kinds = ability.designators
    return bool(kinds & BATTLE) or bool(kinds & OPEN and s.settings.open_in_battle)


def why_not_in_battle(s: CcgState, seat: int, card: int, ability: Action) -> Reason | None:
    """CE-BTL-07, CE-BTL-08, CE-BTL-11."""
    if is_elsewhere(s, card, ability) and not (works_from(s, card, ability) or ability.moves_in):
        return NOT_THERE
    if is_present(s, seat):
        return None
    if needs_presence(ability):
        return NO_PRESENCE
    return None if has_part(s, seat) else NO_PART


def needs_presence(ability: Action) -> bool:
    """Is it of no use in battle to a player without a unit there?"""
    return not (ability.absent or ability.moves_in)


def has_part(s: CcgState, seat: int) -> bool:
    """WH-PRS-03, DE-BTL-24: only who is on a side, or was invited to one, can act without a unit there."""
    return s.allegiance[seat] != NO_SIDE or s.invited[seat] != NO_SIDE


def is_elsewhere(s: CcgState, card: int, ability: Action) -> bool:
    """Is the card on which it is printed where it cannot be used from in this battle?"""
    if card == NOTHING:
        return False
    if land_of(s, card) != NOTHING:
        return s.settings.by_relevance and land_of(s, card) != s.battlefield
    if not is_in_unit(s, card) or location(s, card) == s.battlefield:
        return False
    return not s.settings.by_relevance or speaks_of_battle(ability)


def is_absent(s: CcgState, card: int, ability: Action) -> bool:
    """DE-BTL-17: a Reaction that speaks of a battle in which its card is not."""
    if NOTHING in (s.battlefield, card) or not s.settings.by_relevance:
        return False
    away = is_in_unit(s, card) and location(s, card) != s.battlefield
    return away and speaks_of_battle(ability) and not (works_from(s, card, ability) or ability.moves_in)


def speaks_of_battle(ability: Action) -> bool:
    """Does it pick an opposing card, or speak of this battle? Then its own must be there, too."""
    return ability.this_battle or picks_enemies(ability)


def picks_enemies(ability: Usable) -> bool:
    return any(pick.card_filter.among == HOSTILE for pick in ability.picks)


def works_from(s: CcgState, card: int, ability: Action) -> bool:
    """Does it say that it works although the card is not at the current battlefield?"""
    return ability.remote or (ability.from_home and location(s, card) == HOME)


def is_present(s: CcgState, seat: int) -> bool:
    for card in in_play_of_type(s, PERSONALITY):
        if s.place[card] == s.battlefield and s.controller[card] == seat:
            return True
    return False


def comes_along(s: CcgState, context: AbilityContext, ability: Usable) -> bool:
    """CE-BTL-11: who is elsewhere may act only if the action brings his own unit to the battlefield."""
    source = context.source
    if not (isinstance(ability, Action) and is_for_battle(s, ability)):
        return True
    if s.settings.by_relevance:
        return is_relevant(s, context, ability)
    if source == NOTHING or not is_in_unit(s, source) or location(s, source) == s.battlefield:
        return True
    return works_from(s, source, ability) or leader(s, source) in brought_along(s, context, ability)


def is_possible(s: CcgState, context: AbilityContext, ability: Usable) -> bool:
    """Could it do what it is for, now that everything is picked?"""
    return comes_along(s, context, ability) and finds_adversaries(s, context, ability)


def finds_adversaries(s: CcgState, context: AbilityContext, ability: Usable) -> bool:
    """DE-DUEL-02: nobody duels one of the same player. DE-BOW-06: who is bowed challenges nobody."""
    if not (isinstance(ability, Action) and ability.contests and s.settings.strict_challenges):
        return True
    for effect in ability.contests:
        challengers, challenged = effect.who.cards(s, context), effect.whom.cards(s, context)
        own = [s.controller[card] for card in challengers]
        if any(s.controller[card] in own for card in challenged):
            return False
        if not effect.forced and any(s.bowed[card] for card in challengers):
            return False
    return True


def is_relevant(s: CcgState, context: AbilityContext, ability: Action) -> bool:
    """Its source is in the battle, or it brings something there, or it targets or affects something there."""
    source = context.source
    has_place = source != NOTHING and (is_in_unit(s, source) or land_of(s, source) != NOTHING)
    if has_place and _is_in_battle(s, source):
        return True
    if ability.moves_in or "Terrain" in ability.keywords:
        return True
    picked = [card for pick in ability.picks if pick.is_target for card in context.get(pick.slot)]
    if any(card == PLACES + s.battlefield or _is_in_battle(s, card) for card in picked):
        return True
    touched = [card for effect in ability.block.effects for card in effect.touches(s, context)]
    return any(card == PLACES + s.battlefield or _is_in_battle(s, card) for card in touched)


def _is_in_battle(s: CcgState, card: int) -> bool:
    if card >= PLACES or s.zone[card] != PLAY:
        return False
    return s.battlefield in (location(s, card), s.host[card] if not is_in_unit(s, card) else NOTHING)


def brought_along(s: CcgState, context: AbilityContext, ability: Usable) -> list[int]:
    """Whose units the action moves to the current battlefield."""
    found: list[int] = []
    for effect in ability.block.effects:
        if isinstance(effect, BringsIn):
            found += [leader(s, card) for card in effect.whom.cards(s, context)]
    return found
