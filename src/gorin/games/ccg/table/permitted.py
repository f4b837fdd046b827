"""Who may control and attach what: the predicates, with the reason why not."""

from __future__ import annotations

from typing import Final

from gorin.games.ccg.definition import NO_REQUIREMENT
from gorin.games.ccg.kinds import (
    ANCESTOR,
    ATTACHES_NO,
    ATTACHES_ONLY_TO,
    DEFENDING,
    FOLLOWER,
    PERSONALITY,
    SPELL,
)
from gorin.games.ccg.table.belongings import Province
from gorin.games.ccg.table.reading import (
    attachments,
    clan_of_player,
    fortifications,
    is_aligned,
    personalities,
)
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.table.values import personal_honor
from gorin.kernel.reasons import Reason
from gorin.language.core.active_effects import active_effects, has, holds
from gorin.language.core.context import NOTHING, AbilityContext

HAS_IT: Final = Reason("You already control a card with this title.", "CE-UNIQ-01", "CE-UNIQ-03")
NOT_LOYAL: Final = Reason("A Loyal Personality serves only players of the same Clan.", "CE-KEY-14")
TOO_LOW: Final = Reason("Your Family Honor is below the Honor Requirement.", "CE-DYN-03")
NO_SHUGENJA: Final = Reason("Only a Shugenja can attach a Spell.", "CE-CRD-25", "CE-KEY-15")
TOO_DISHONORABLE: Final = Reason(
    "The Personality's Personal Honor is below the Follower's Honor Requirement.", "CE-CRD-21"
)
BOWED_HEIR: Final = Reason(
    "To attach an Ancestor you must bow the Personality, who is already bowed.", "CE-COST-04"
)
WEAPONS: Final = Reason("The Personality cannot carry another Weapon.", "CE-KEY-11", "CE-KEY-12")
ARMORED: Final = Reason("A Personality can have only one Armor attached.", "CE-KEY-13")
WILL_NOT_SERVE: Final = Reason("This Personality will not join a player of your Faction.", "DE-FAC-17")
WILL_NOT_JOIN: Final = "will not join "
"""What a Personality says of a Faction."""
HAS_FORTIFICATION: Final = Reason("A province can have each Fortification attached only once.", "DE-CRD-14")
TWO_WEAPONS: Final = "may attach two Weapons"
WILL_NOT: Final = Reason("This card says that it cannot attach to that Personality.", "CE-GEN-01")


def why_not_controlled(s: CcgState, card: int, seat: int) -> Reason | None:
    """What keeps a card from coming under a player's control."""
    if is_one_of_a_kind(s, card):
        for other in s.in_play:
            if _keeps_out(s, other, card, seat):
                return HAS_IT
    if has(s, card, "Loyal") and not is_aligned(s, card, seat):
        return NOT_LOYAL
    return WILL_NOT_SERVE if _will_not_join(s, card, seat) else None


def why_not_upon(s: CcgState, card: int, under: int, seat: int) -> Reason | None:
    """DE-EXP-10: laid upon this one, would it meet another Unique card of its name?"""
    if not s.settings.overlays_stay_unique or not is_one_of_a_kind(s, card):
        return None
    others = [other for other in s.in_play if other != under]
    return HAS_IT if any(_keeps_out(s, other, card, seat) for other in others) else None


def _will_not_join(s: CcgState, card: int, seat: int) -> bool:
    """DE-FAC-17."""
    refused = [rule.about for rule in s.definition(card).rules if rule.about.startswith(WILL_NOT_JOIN)]
    return any(WILL_NOT_JOIN + clan in refused for clan in clan_of_player(s, seat)) if refused else False


def _keeps_out(s: CcgState, other: int, card: int, seat: int) -> bool:
    """CE-UNIQ-01: of one title; in some editions a Unique card keeps out those of other players, too."""
    if other == card or not s.definition(other).shares_name(s.definition(card)):
        return False
    if s.settings.unique_for_all:
        return _are_both(s, "Unique", card, other) or (
            s.controller[other] == seat and _are_both(s, "Singular", card, other)
        )
    return s.controller[other] == seat and is_one_of_a_kind(s, other)


def _are_both(s: CcgState, keyword: str, card: int, other: int) -> bool:
    return has(s, card, keyword) and has(s, other, keyword)


def is_one_of_a_kind(s: CcgState, card: int) -> bool:
    return has(s, card, "Unique") or has(s, card, "Singular")


def why_honor_too_low(s: CcgState, card: int, seat: int) -> Reason | None:
    """CE-DYN-03."""
    required = s.definition(card).honor_req
    if s.type_of(card) != PERSONALITY or required == NO_REQUIREMENT or s.waives_honor(seat, card):
        return None
    return TOO_LOW if s.players[seat].honor < required else None


def why_not_attached(s: CcgState, card: int, personality: int, leaving: int = NOTHING) -> Reason | None:
    """What keeps an attachment from being attached to a Personality, whom `leaving` leaves just now."""
    type = s.type_of(card)
    if type == SPELL and not has(s, personality, "Shugenja"):
        return NO_SHUGENJA
    asks = type in (FOLLOWER, ANCESTOR)
    if asks and personal_honor(s, personality) < _required(s, card, s.controller[personality]):
        return TOO_DISHONORABLE
    if type == ANCESTOR and s.bowed[personality]:
        return BOWED_HEIR
    carried = [each for each in attachments(s, personality) if each not in (card, leaving)]
    if has(s, card, "Weapon"):
        weapons = sum(1 for each in carried if has(s, each, "Weapon"))
        if weapons >= (2 if has(s, personality, "Kensai") or holds(s, TWO_WEAPONS, personality) else 1):
            return WEAPONS
    if has(s, card, "Armor") and any(has(s, each, "Armor") for each in carried):
        return ARMORED
    if not fits_bearer(s, card, personality) or _is_refused(s, card, personality):
        return WILL_NOT
    return why_not_controlled(s, card, s.controller[personality])


def _required(s: CcgState, card: int, seat: int) -> int:
    return NO_REQUIREMENT if s.waives_honor(seat, card) else s.definition(card).honor_req


def fits_bearer(s: CcgState, card: int, personality: int) -> bool:
    """Does what the attachment says of its bearer hold for this Personality?"""
    said = [rule for rule in s.definition(card).rules if rule.about == ATTACHES_ONLY_TO]
    if not said:
        return True
    context = AbilityContext(s.controller[personality], card)
    return all(rule.concerns(s, context, personality) for rule in said)


def _is_refused(s: CcgState, card: int, personality: int) -> bool:
    """Does the Personality say that he does not attach such a card?"""
    said = [rule for rule in s.definition(personality).rules if rule.about == ATTACHES_NO]
    if not said:
        return False
    context = AbilityContext(s.controller[personality], personality)
    return any(rule.concerns(s, context, card) for rule in said)


def bearers(s: CcgState, seat: int, card: int) -> list[int]:
    """The Personalities of a player on whom an attachment may be put, wherever they are."""
    return [each for each in personalities(s, seat) if why_not_attached(s, card, each) is None]


def takes_region(s: CcgState, place: Province, card: int) -> bool:
    """CE-EVT-09: may a Region be attached to a province?"""
    return place.region == NOTHING and why_not_controlled(s, card, place.owner) is None


def why_no_fortification(s: CcgState, card: int, place: int) -> Reason | None:
    """DE-CRD-14: what keeps a Fortification from being attached to a province."""
    same = [each for each in fortifications(s, place) if s.what[each] == s.what[card]]
    return HAS_FORTIFICATION if same else None


KEEPS_OUT: Final = "keeps units out of this province's battle"
KEEPS_FROM_DEFENDING: Final = "is not assigned to defend this province"
"""What a Region says of Personalities: of the first none comes in at all, by assignment or by movement."""


def is_kept_out(s: CcgState, about: str, personality: int, place: int) -> bool:
    """Does a Region at this province say so of him?"""
    return about in active_effects(s).topics and any(
        rule.about == about and s.host[context.source] == place and rule.concerns(s, context, personality)
        for rule, context in active_effects(s).rules
    )


def open_fields(s: CcgState, personality: int, side: int) -> list[Province]:
    """The battlefields of the Defender to which somebody may be assigned."""
    left = [place for place in s.provinces if place.owner == s.defender and not place.fought]
    topics = (s.active_effects or active_effects(s)).topics
    if KEEPS_OUT in topics:
        left = [place for place in left if not is_kept_out(s, KEEPS_OUT, personality, place.id)]
    if KEEPS_FROM_DEFENDING in topics and side == DEFENDING:
        left = [place for place in left if not is_kept_out(s, KEEPS_FROM_DEFENDING, personality, place.id)]
    return left
