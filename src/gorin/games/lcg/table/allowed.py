"""What may be: who can take part in a conflict, be attached to whom, come into play; what is forbidden."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gorin.games.lcg.definition import Card
from gorin.games.lcg.kinds import CHARACTER, HONORED, ORDINARY, RING_EFFECT
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.halves import halves
from gorin.games.lcg.table.personal import resolver, whose_effect
from gorin.games.lcg.table.reading import attachments, is_in_conflict, printed_what, rules_about
from gorin.games.lcg.table.refusing import BARRED, DASHED, HAS_COPY, NO_HOST, REFUSES
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.values import has_dash
from gorin.kernel.reasons import Reason
from gorin.language.core.active_effects import active_effects, has, holds, in_play_of_type
from gorin.language.core.context import NOBODY, AbilityContext, TriggerEvent
from gorin.language.core.questions import SEATS
from gorin.language.core.zones import PLAY

BLANK: Final = "blank"
BLANK_BUT_TRAITS: Final = "blank except traits"
NOT_PLAYABLE: Final = "cannot be played"
DISCARDED_BY_ITSELF: Final = "is discarded"
"""What a constant rule is about that makes a card leave (LCG-CNST-04)."""
NO_ENTRY: Final = "no character enters play"
ENTERS_HONORED: Final = "enters play honored"
ENTERS_DISHONORED: Final = "enters play dishonored"
NOT_MOVED_IN: Final = "cannot move to the conflict"
NO_ATTACHMENTS: Final = "no attachments"
NO_ATTACHMENTS_EXCEPT: Final = "no attachments except "
NO_ATTACHMENTS_OF: Final = "no attachments of "
CANNOT_PARTICIPATE: Final = "cannot participate"
NOT_AS_ATTACKER: Final = "cannot participate as attacker"
NOT_AGAINST_FAVOR: Final = "cannot participate as attacker against the Favor"
NOT_IN: Final = ("cannot participate in military conflicts", "cannot participate in political conflicts")
ABOUT_PARTICIPATING: Final = frozenset((CANNOT_PARTICIPATE, NOT_AS_ATTACKER, NOT_AGAINST_FAVOR, *NOT_IN))
"""What rules are about by which somebody may be in no conflict, or in none of some kind."""
NO_DISHONOR: Final = "cannot receive dishonored tokens"
NO_TOKENS: Final = "cannot receive status tokens"
NOT_DISHONORED: Final = "cannot be dishonored"
"""Also of who is honored: this forbids the act, the other two the token."""
NOT_MOVED_HOME: Final = "cannot be moved home"
"""It may still be moved to the conflict; who cannot be moved at all is in the table below."""
FORBIDDEN: Final = {
    "bows": "cannot be bowed",
    "readies": "cannot ready",
    "moves home": "cannot be moved",
    "moves in": "cannot be moved",
    "honored": "cannot be honored",
    "dishonored": NO_DISHONOR,
    "tainted": NO_TOKENS,
    "fate removed": "cannot lose fate",
    "fate placed": "cannot receive fate",
}
"""What rules are about that forbid a change to a card, by the kind of change."""
KEEPS_FATE: Final = "cannot lose fate by effects"
"""By cards or rings; costs and the fate phase are no effects."""
NO_HONOR_LOSS: Final = "cannot lose honor"
BY_OPPONENTS: Final = " by opponents' effects"
NOT_DISCARDED: Final = "cannot be discarded"


def is_forbidden(s: LcgState, moment: TriggerEvent, by: int = NOBODY) -> bool:
    """LCG-CANT-01: does a rule in force say that this cannot happen to the card?

    `by` is who would use the card from which it comes; NOBODY: whoever uses it now.
    """
    if moment.card >= 0 and moment.action >= 0 and rules_of(s).is_beyond_effects(s, moment.card):
        return True
    if moment.kind == "fate moved":  # one loses it, the other one receives it
        return any(is_forbidden(s, part, by) for part in halves([moment]))
    if moment.kind == "dishonored" and _is_barred(s, NOT_DISHONORED, moment, by):
        return True
    if moment.kind == "moves home" and _is_barred(s, NOT_MOVED_HOME, moment, by):
        return True
    if moment.kind == "fate removed" and _is_kept_by(s, moment, by):
        return True
    about = FORBIDDEN.get(moment.kind)
    if about is None or (moment.kind == "dishonored" and s.status[moment.card] == HONORED):
        return False  # LCG-CLAR-10: who is honored receives no token, but loses one
    if _receives_token(s, moment) and _is_barred(s, NO_TOKENS, moment, by):
        return True
    return _is_barred(s, about, moment, by)


def _is_kept_by(s: LcgState, moment: TriggerEvent, by: int) -> bool:
    """Is the fate on a card kept from effects, or from those of opponents? Rings have effects, too."""
    topics = active_effects(s).topics
    if KEEPS_FATE not in topics and KEEPS_FATE + BY_OPPONENTS not in topics:
        return False
    if moment.action < 0 and moment.action != RING_EFFECT:
        return False
    if KEEPS_FATE in topics and holds(s, KEEPS_FATE, moment.card):
        return True
    is_foes = _is_by_opponent(s, moment, by) or (
        moment.action == RING_EFFECT and rules_of(s).is_foe(resolver(s), s.controller[moment.card])
    )
    return is_foes and holds(s, KEEPS_FATE + BY_OPPONENTS, moment.card)


def _is_barred(s: LcgState, about: str, moment: TriggerEvent, by: int) -> bool:
    """Is it said that this never happens to the card, or not by an opponent's card effects?"""
    topics = active_effects(s).topics
    if about in topics and holds(s, about, moment.card):
        return True
    about += BY_OPPONENTS
    if moment.action < 0 or about not in topics:
        return False
    return is_foe_of_rule(s, about, moment.card, _user(s, moment, by))


def _user(s: LcgState, moment: TriggerEvent, by: int) -> int:
    """Who uses the card from which it comes."""
    return whose_effect(s, moment.action) if by == NOBODY else by


def is_foe_of_rule(s: LcgState, about: str, card: int, seat: int) -> bool:
    """LCG-CLAR-11: the rule speaks of the opponents of whoever controls the card that says it."""
    ruleset = rules_of(s)
    return any(
        ruleset.is_foe(context.seat, seat) and rule.concerns(s, context, card)
        for rule, context in active_effects(s).about.get(about, ())
    )


def _receives_token(s: LcgState, moment: TriggerEvent) -> bool:
    """LCG-CLAR-10: who has the opposite token loses that, and receives none."""
    return moment.kind in ("honored", "dishonored") and s.status[moment.card] == ORDINARY


def can_lose_honor(s: LcgState, seat: int) -> bool:
    """LCG-CLAR-48: whoever cannot lose honor gives none either."""
    return not (NO_HONOR_LOSS in active_effects(s).topics and holds(s, NO_HONOR_LOSS, SEATS + seat))


def _is_by_opponent(s: LcgState, moment: TriggerEvent, by: int) -> bool:
    """Does it come from a card effect of an opponent of the card's controller?"""
    if moment.action < 0:
        return False
    return rules_of(s).is_foe(_user(s, moment, by), s.controller[moment.card])


# --- conflicts ------------------------------------------------------------------------------------


def can_participate(s: LcgState, card: int, seat: int, type: int, attacker: int, defender: int) -> bool:
    """LCG-PART-05, LCG-DASH-02: on this player's side of a conflict of this type between those two."""
    return why_no_part(s, card, seat, type, attacker, defender) is None


def why_no_part(s: LcgState, card: int, seat: int, type: int, attacker: int, defender: int) -> Reason | None:
    if has_dash(s, card, type):
        return DASHED
    topics = (s.active_effects or active_effects(s)).topics
    is_here = s.zone[card] == PLAY
    for about in (NOT_IN[type], CANNOT_PARTICIPATE):
        if (about in topics or not is_here) and _says(s, about, card):
            return BARRED
    if is_here and NOT_AS_ATTACKER not in topics and NOT_AGAINST_FAVOR not in topics:
        return None
    ruleset = rules_of(s)
    if ruleset.side_of(seat) != ruleset.side_of(attacker):
        return None
    if has_favor(s, defender) and _says(s, NOT_AGAINST_FAVOR, card):
        return BARRED
    return BARRED if _says(s, NOT_AS_ATTACKER, card) else None


def has_favor(s: LcgState, seat: int) -> bool:
    """Does a player, or his team, control the Imperial Favor? (LCG-FAV-01, LCG-TEAM-29)"""
    side_of = rules_of(s).side_of
    return s.favor != NOBODY and side_of(s.favor) == side_of(seat)


def _says(s: LcgState, about: str, card: int) -> bool:
    """As `holds`, also by the card's own words while it is not in play."""
    if about in active_effects(s).topics and holds(s, about, card):
        return True
    if s.zone[card] == PLAY or not s.definition(card).rules:
        return False
    context = AbilityContext(s.controller[card], card)
    return any(rule.about == about and rule.concerns(s, context, card) for rule in s.definition(card).rules)


def can_join(s: LcgState, card: int, seat: int) -> bool:
    """Could the card be in the conflict that is going on, on this player's side? (LCG-ENL-02)"""
    conflict = s.conflict
    if conflict is None or not is_in_conflict(s, seat):
        return False
    return can_participate(s, card, seat, conflict.type, conflict.attacker, conflict.defender)


# --- coming into play -----------------------------------------------------------------------------


def is_entry_barred(s: LcgState, card: int) -> bool:
    """Does an effect say that no character can enter play now?"""
    return NO_ENTRY in active_effects(s).topics and holds(s, NO_ENTRY, card)


def is_unique_barred(s: LcgState, card: int, seat: int) -> bool:
    """LCG-UNIQ-02, LCG-UNIQ-03, LCG-TEAM-17: one copy by title, for each player or team."""
    if not s.definition(card).unique:
        return False
    ruleset = rules_of(s)
    sides = {ruleset.side_of(seat), ruleset.side_of(s.owner[card])}
    return _is_with(s, s.definition(card).name, card, sides, printed=True)


def has_title(s: LcgState, name: str, card: int) -> bool:
    """LCG-COPY-08: does whoever owns or controls this card own or control another one of that title?"""
    ruleset = rules_of(s)
    return _is_with(s, name, card, {ruleset.side_of(s.controller[card]), ruleset.side_of(s.owner[card])})


def _is_with(s: LcgState, name: str, card: int, sides: set[int], printed: bool = False) -> bool:
    """Is another card of this title, perhaps only by what is printed on it, with somebody of these sides?"""
    same = [each for each in s.in_play if s.cards[s.what[each]].name == name]
    if printed and s.lasting:  # what is a copy of another is one for a while
        printed_so = [each for each in s.in_play if s.cards[printed_what(s, each)].name == name]
        same += [each for each in printed_so if not s.cards[s.what[each]].nameless]
    whose = [seat for each in same if each != card for seat in (s.controller[each], s.owner[each])]
    return any(rules_of(s).side_of(seat) in sides for seat in whose)


# --- attachments ----------------------------------------------------------------------------------


def is_host_for(s: LcgState, card: int, seat: int, host: int) -> bool:
    """May an attachment of this player be, or stay, attached there? (LCG-ATCH-07, LCG-ATCH-11, LCG-NOAT)"""
    return why_no_host_for(s, card, seat, host) is None


def why_no_host_for(s: LcgState, card: int, seat: int, host: int) -> Reason | None:
    if s.zone[host] != PLAY or host == card:
        return NO_HOST
    card_filters = s.cards[s.what[card]].hosts
    if card_filters:
        context = AbilityContext(seat, card)
        for card_filter in card_filters:
            if not card_filter.fits(s, context, host):
                return NO_HOST
    elif s.cards[s.what[host]].type != CHARACTER:
        return NO_HOST
    return REFUSES if _refuses(s, host, card) else None


def can_bear(s: LcgState, definition: Card, host: int) -> bool:
    """May a card that becomes this attachment be put on a character? (LCG-NOAT)"""
    if s.zone[host] != PLAY or s.cards[s.what[host]].type != CHARACTER:
        return False
    return not _refuses_traits(s, host, lambda trait: trait in definition.keywords)


def _refuses(s: LcgState, host: int, card: int) -> bool:
    if not rules_about(s, NO_ATTACHMENTS):
        return False
    return _refuses_traits(s, host, lambda trait: has(s, card, trait))


def _refuses_traits(s: LcgState, host: int, has_trait: Callable[[str], bool]) -> bool:
    """LCG-NOAT-01 to LCG-NOAT-04."""
    for rule, context in rules_about(s, NO_ATTACHMENTS):
        if not rule.concerns(s, context, host):
            continue
        if rule.about == NO_ATTACHMENTS:
            return True
        is_exception = rule.about.startswith(NO_ATTACHMENTS_EXCEPT)
        named = rule.about.removeprefix(NO_ATTACHMENTS_EXCEPT).removeprefix(NO_ATTACHMENTS_OF).split(" or ")
        if any(has_trait(trait) for trait in named) != is_exception:
            return True
    return False


def has_copy(s: LcgState, card: int, seat: int, host: int) -> bool:
    """LCG-ATCH-04: does the host carry an attachment of this name under the player's control?"""
    bearing = attachments(s, host)
    if not bearing:
        return False
    name = s.cards[s.what[card]].name
    if s.cards[s.what[card]].nameless:
        return False  # LCG-CLAR-52
    for each in bearing:
        if s.cards[s.what[each]].name == name and s.controller[each] == seat and each != card:
            return True
    return False


def likely_hosts(s: LcgState, card: int) -> list[int]:
    """Among whom a host must be looked for."""
    return s.in_play if s.definition(card).hosts else in_play_of_type(s, CHARACTER)


def may_receive(s: LcgState, card: int, seat: int, host: int) -> bool:
    """May an attachment that comes into play, or from somebody else, be attached there? (LCG-ATCH-04)"""
    return why_not_received(s, card, seat, host) is None


def why_not_received(s: LcgState, card: int, seat: int, host: int) -> Reason | None:
    reason = why_no_host_for(s, card, seat, host)
    if reason is not None:
        return reason
    return HAS_COPY if has_copy(s, card, seat, host) else None
