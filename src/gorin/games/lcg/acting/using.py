"""May this ability be used now? The predicate that lists the abilities is the one that says why not."""

from __future__ import annotations

from typing import Final

from gorin.games.lcg.acting.affording import fate_price, would_change
from gorin.games.lcg.acting.lent import is_lent
from gorin.games.lcg.kinds import ACTION, ATTACHMENT, BESIDE, CHARACTER, EVENT, PROVINCE_CARD, REACTION, ROLE
from gorin.games.lcg.kinds import PROVINCE as IN_PROVINCE
from gorin.games.lcg.language.ability import ONCE, PER_CONFLICT, PER_PHASE, LcgAbility, Limit
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table import refusing
from gorin.games.lcg.table.allowed import is_foe_of_rule
from gorin.games.lcg.table.gained import GAINS, has_now, is_gained, times_gained
from gorin.games.lcg.table.immunity import is_immune
from gorin.games.lcg.table.ops.zones import USES
from gorin.games.lcg.table.reading import attacked_cards, foes, opponents, printed_what
from gorin.games.lcg.table.state import LcgState
from gorin.kernel.reasons import Reason
from gorin.language.core.active_effects import active_effects, holds
from gorin.language.core.context import NOBODY, NOTHING, USED, AbilityContext, TriggerEvent
from gorin.language.core.questions import SEATS
from gorin.language.core.zones import HAND, PLAY
from gorin.language.meaning import meaning_of
from gorin.language.picking import can_complete, candidates

NOT_YOURS: Final = Reason("You do not control this card.", "LCG-ABIL-07")
NOT_THERE: Final = Reason("This ability does not work from where the card is.", "LCG-ABIL-03")
BLANK: Final = Reason("The text of this card counts as blank.", "LCG-BLNK-01")
NO_ACTION: Final = Reason(
    "This is a reaction or interrupt; it can be used only when its trigger occurs.",
    "LCG-INT-02",
    "LCG-REAC-02",
)
USED_UP: Final = Reason("You have used this ability as often as it allows.", "LCG-LIMX-06", "LCG-LIMX-01")
AT_MAXIMUM: Final = Reason("This title has been used as often as its maximum allows.", "LCG-LIMX-08")
CONDITION: Final = Reason("A condition of this ability is not met.", "LCG-PRST-01")
NO_FATE: Final = Reason("You do not have enough fate to pay for it.", "LCG-INIT-03")
NO_TARGET: Final = Reason(
    "It has no legal target, its costs cannot be paid, or it would change nothing.",
    "LCG-TARG-02",
    "LCG-COST-01",
    "LCG-TRIG-05",
)
NOT_IN_DYNASTY: Final = Reason("Events cannot be played from hand in the dynasty phase.", "LCG-SKIR-08")
FORBIDDEN: Final = Reason("An effect says that this cannot be used.", "LCG-CANT-01")

LIMITED: Final = Reason("A limited card needs a ready role card.", "LCG-LIM-01", "LCG-LIM-03")

NO_EVENTS: Final = "cannot play events"
NO_TRIGGERING: Final = "abilities cannot be triggered"
NO_REACTIONS: Final = "reactions cannot be triggered"
MORE_USES: Final = "additional use"
BORROWS: Final = "uses the attacked province"
UNTARGETABLE: Final = "cannot be targeted"
UNTARGETABLE_BY_FOES: Final = "cannot be targeted by opponents' card abilities"
UNTARGETABLE_BY_EVENTS: Final = f"{UNTARGETABLE} by opponents' events"
"""What rules are about that forbid an ability; UNTARGETABLE with what it may not be targeted by."""
NOT_IN_CONFLICT: Final = Reason(
    "This ability can be used only in a conflict in which its card is participating.",
    "LCG-CTRI-01",
    "LCG-CTRI-03",
    "LCG-CTRI-05",
)
SEATS_AT_MOST: Final = 16
GAINED_USES: Final = 10_000
"""More than there are cards: abilities that a card has gained are counted apart from those on it."""
TITLES: Final = -1_000_000_000
"""Uses by title are counted below this number."""


YOUR_OPPONENT: Final = 1
THAT_OPPONENT: Final = 2
"""How the words of a card mean one of several: whoever is against you, or of whom a condition holds."""
OPPONENT_SLOT: Final = 15
"""Which opponent an ability means, where there are several (LCG-TEAM-08)."""


# --- how often ------------------------------------------------------------------------------------


def use_of(s: LcgState, seat: int, holder: int, ability: LcgAbility) -> int:
    """How `used` remembers a use (LCG-LIMX-02, LCG-LIMX-04); what an attachment gives, for each bearer."""
    whose = seat
    if is_gained(s, holder, ability):
        whose += SEATS_AT_MOST * (GAINED_USES + s.names.index(ability.slug))
    elif ability.of_bearer:
        whose += SEATS_AT_MOST * (s.host[holder] + 1)
    elif s.lasting and printed_what(s, holder) != s.what[holder]:  # what a copy has is not its own
        whose += SEATS_AT_MOST * (GAINED_USES + s.what[holder])
    return whose * USES + holder * 1000 + ability.counted_as


def use_by_title(s: LcgState, seat: int, holder: int, ability: LcgAbility) -> int:
    """LCG-LIMX-09; what a card has gained counts under its own title, apart from the other's."""
    use = TITLES - seat * USES - s.what[holder] * 1000 - ability.number
    if is_gained(s, holder, ability):
        use -= (s.names.index(ability.slug) + 1) * 1_000_000
    return use


def uses_in(s: LcgState, period: int) -> list[int]:
    if period == PER_CONFLICT:
        return s.used_in_conflict
    return s.used_in_phase if period == PER_PHASE else s.used


def limit_of(ability: LcgAbility) -> Limit:
    """LCG-LIMX-06: once per round, unless a limit says otherwise."""
    return ability.limit or ONCE


def times_more(s: LcgState, card: int) -> int:
    """How many additional times each of a card's abilities may be used."""
    known = active_effects(s)
    if MORE_USES not in known.topics:
        return 0
    found = [
        context
        for rule, context in known.rules
        if rule.about == MORE_USES and rule.concerns(s, context, card)
    ]
    return len(found)


def _why_used_up(s: LcgState, seat: int, holder: int, source: int, ability: LcgAbility) -> Reason | None:
    limit = limit_of(ability)
    used = uses_in(s, limit.period)
    times = used.count(use_of(s, seat, holder, ability)) if used else 0
    if times and times >= (limit.times + times_more(s, source)) * times_gained(s, holder, ability):
        return USED_UP
    return why_at_maximum(s, seat, holder, ability)


def why_at_maximum(s: LcgState, seat: int, holder: int, ability: LcgAbility) -> Reason | None:
    """LCG-LIMX-08."""
    most = ability.maximum
    if most is None:
        return None
    times = uses_in(s, most.period).count(use_by_title(s, seat, holder, ability))
    return AT_MAXIMUM if times >= most.times else None


# --- where from -----------------------------------------------------------------------------------


def source_of(s: LcgState, holder: int, ability: LcgAbility) -> int:
    """The card that has the ability: what is printed on an attachment may be its bearer's."""
    return s.host[holder] if ability.of_bearer and not is_gained(s, holder, ability) else holder


def is_anybodys_or(s: LcgState, seat: int, holder: int, ability: LcgAbility) -> bool:
    """Does this player control the card that has it, or may others use it, too?"""
    source = source_of(s, holder, ability) if ability.of_bearer else holder
    is_his = source != NOTHING and s.controller[source] == seat
    return is_his or ability.by_anybody or BORROWS in active_effects(s).topics


def is_played(s: LcgState, holder: int) -> bool:
    """Is using an ability of this card playing it?"""
    return s.definition(holder).type == EVENT


def _why_not_from_here(
    s: LcgState, seat: int, holder: int, source: int, ability: LcgAbility
) -> Reason | None:
    if s.controller[source] != seat and not ability.by_anybody and not is_borrowed(s, seat, holder, ability):
        return NOT_YOURS
    known = s.active_effects or active_effects(s)
    if GAINS in known.topics and is_gained(s, holder, ability) and not has_now(s, holder, ability):
        return NOT_THERE
    zone, type = s.zone[holder], s.cards[s.what[holder]].type
    if ability.works_from:
        return None if zone in ability.works_from else NOT_THERE
    if type == EVENT:
        return None if zone == HAND or is_in_season(s, holder) or is_lent(s, holder, seat) else NOT_THERE
    if type == ROLE:
        return None if zone == BESIDE else NOT_THERE
    if zone != PLAY:
        return NOT_THERE
    is_blank = holder in known.silent and not is_gained(s, holder, ability)  # LCG-BLNK-02
    return BLANK if is_blank else None


def is_borrowed(s: LcgState, seat: int, holder: int, ability: LcgAbility) -> bool:
    """May a player use an ability of the attacked province as if he controlled it? (LCG-CLAR-47)"""
    known = active_effects(s)
    if BORROWS not in known.topics or ability.is_forced or holder not in attacked_cards(s):
        return False
    return any(
        rule.about == BORROWS and by.seat == seat and rule.concerns(s, by, holder) for rule, by in known.rules
    )


def is_in_season(s: LcgState, card: int) -> bool:
    """LCG-EVNT-03: does an event lie face-up in a province, in the dynasty phase?"""
    return s.zone[card] == IN_PROVINCE and s.face_up[card] and s.phase == "dynasty"


def has_ready_role(s: LcgState, seat: int) -> bool:
    """LCG-LIM-03."""
    role = s.players[seat].role
    return role != NOTHING and not s.bowed[role]


def _why_forbidden(s: LcgState, seat: int, holder: int, source: int, ability: LcgAbility) -> Reason | None:
    topics = (s.active_effects or active_effects(s)).topics
    definition = s.cards[s.what[holder]]
    if NO_REACTIONS in topics and ability.window == REACTION and holds(s, NO_REACTIONS, SEATS + seat):
        return FORBIDDEN
    if definition.type == EVENT:
        if "limited" in definition.ability_keywords and not has_ready_role(s, seat):
            return LIMITED
        must_wait = ability.window == ACTION and s.phase == "dynasty" and s.zone[holder] == HAND
        if must_wait and not rules_of(s).events_in_dynasty:
            return NOT_IN_DYNASTY
        return FORBIDDEN if NO_EVENTS in topics and holds(s, NO_EVENTS, SEATS + seat) else None
    is_silenced = NO_TRIGGERING in topics and holds(s, NO_TRIGGERING, source)
    if is_silenced and s.definition(source).type in (CHARACTER, PROVINCE_CARD):
        return FORBIDDEN
    return None


# --- the whole ------------------------------------------------------------------------------------


def why_cannot_use(
    s: LcgState, seat: int, holder: int, ability: LcgAbility, moment: TriggerEvent | None = None
) -> Reason | None:
    """What speaks against using an ability now; nothing where it can be used (LCG-INIT-02, LCG-INIT-03)."""
    source = source_of(s, holder, ability)
    if source == NOTHING:
        return NOT_THERE
    reason = _why_not_from_here(s, seat, holder, source, ability)
    if reason is None and (ability.window == ACTION) != (moment is None):
        return NO_ACTION
    reason = (
        reason
        or _why_used_up(s, seat, holder, source, ability)
        or _why_forbidden(s, seat, holder, source, ability)
    )
    return reason or why_words_forbid(s, AbilityContext(seat, source, moment), ability, holder)


def why_cannot_play_as_in_hand(
    s: LcgState, seat: int, card: int, ability: LcgAbility, moment: TriggerEvent | None = None
) -> Reason | None:
    """What speaks against playing an event that lies elsewhere, if a player may play it as from hand."""
    reason = _why_used_up(s, seat, card, card, ability) or _why_forbidden(s, seat, card, card, ability)
    return reason or why_words_forbid(s, AbilityContext(seat, card, moment), ability, card)


def rivals_for(s: LcgState, seat: int, ability: LcgAbility) -> list[int]:
    """The opponents of whom the ability could mean one; nobody where there is no choice."""
    if s.seats < 3:
        return []
    left_open = meaning_of(ability).known.left_open
    rivals: list[int] = []
    if THAT_OPPONENT in left_open:
        rivals = foes(s, seat)
    elif YOUR_OPPONENT in left_open:
        rivals = opponents(s, seat)
    return rivals if len(rivals) > 1 else []


def against(context: AbilityContext, rival: int) -> AbilityContext:
    """The same, with this one as the opponent."""
    named = context.clone()
    named.put(OPPONENT_SLOT, [rival])
    return named


def why_words_forbid(s: LcgState, context: AbilityContext, ability: LcgAbility, holder: int) -> Reason | None:
    """By the words of the ability itself; also asked of cards that nobody sees (`holder` is NOTHING)."""
    rivals = [] if s.seats < 3 or context.get(OPPONENT_SLOT) else rivals_for(s, context.seat, ability)
    if not rivals:
        return _why_words_forbid(s, context, ability, holder)
    reasons = [_why_words_forbid(s, against(context, rival), ability, holder) for rival in rivals]
    return None if None in reasons else reasons[0]


def can_use(
    s: LcgState, seat: int, holder: int, ability: LcgAbility, moment: TriggerEvent | None = None
) -> bool:
    """Whether nothing speaks against it, where nobody asks what: what fails most often is looked at first."""
    source = source_of(s, holder, ability) if ability.of_bearer else holder
    if s.seats > 2 or source == NOTHING or (ability.window == ACTION) != (moment is None):
        return why_cannot_use(s, seat, holder, ability, moment) is None
    if _why_not_from_here(s, seat, holder, source, ability) is not None:
        return False
    context = AbilityContext(seat, source, moment)
    return (
        _why_not_now(s, context, ability, holder) is None
        and _why_used_up(s, seat, holder, source, ability) is None
        and _why_forbidden(s, seat, holder, source, ability) is None
        and can_complete(s, context, ability, 0)
    )


def has_targets(s: LcgState, context: AbilityContext, ability: LcgAbility, at: int) -> bool:
    """As `can_complete`, but nothing is left to pay: could what is picked from `at` on change anything?"""
    if at == len(ability.picks):
        return would_change(s, context, ability)
    pick = ability.picks[at]
    kept, missing = context.get(pick.slot), pick.least
    for thing in candidates(s, context, ability, pick):
        context.put(pick.slot, [thing])
        missing -= has_targets(s, context, ability, at + 1)
        context.put(pick.slot, kept)
        if missing <= 0:
            return True
    return pick.least == 0 and has_targets(s, context, ability, at + 1)


def _why_words_forbid(
    s: LcgState, context: AbilityContext, ability: LcgAbility, holder: int
) -> Reason | None:
    reason = _why_not_now(s, context, ability, holder)
    return reason or (None if can_complete(s, context, ability, 0) else NO_TARGET)


def _why_not_now(s: LcgState, context: AbilityContext, ability: LcgAbility, holder: int) -> Reason | None:
    """By what the words ask for before anything is picked."""
    trigger, moment = ability.trigger, context.moment
    if trigger is not None and (moment is None or not trigger.fits(s, context, moment)):
        return NO_ACTION
    if ability.while_ is not None and not ability.while_.holds(s, context):
        return CONDITION
    if ability.in_conflict and not is_in_its_conflict(s, context.source, ability):
        return NOT_IN_CONFLICT
    for requirement in ability.requirements:
        if not requirement.condition.holds(s, context):
            return CONDITION
    for restriction in ability.restrictions:
        if context.way == USED and not restriction.condition.holds(
            s, context
        ):  # it is played, not resolved only
            return CONDITION
    return NO_FATE if fate_price(s, context, ability, holder) > s.players[context.seat].fate else None


def is_in_its_conflict(s: LcgState, source: int, ability: LcgAbility) -> bool:
    """LCG-CTRI-02 to LCG-CTRI-07: from elsewhere than from play nobody need take part."""
    conflict = s.conflict
    if conflict is None or ability.conflict_type not in (-1, conflict.type):
        return False
    if source == NOTHING or ability.works_from:
        return True
    type = s.type_of(source)
    if type == ATTACHMENT:
        return s.participating[s.host[source]]
    return type != CHARACTER or s.participating[source]


def may_be_targeted(s: LcgState, context: AbilityContext, card: int, is_event: bool) -> bool:
    """LCG-IMM-01, LCG-CLAR-11: also where another player does the choosing."""
    return why_not_targeted(s, context, card, is_event) is None


def why_not_targeted(s: LcgState, context: AbilityContext, card: int, is_event: bool) -> Reason | None:
    if rules_of(s).is_beyond_effects(s, card):
        return refusing.BEYOND_EFFECTS
    if context.source != NOTHING and is_immune(s, card, context.source, context.seat):
        return refusing.IMMUNE
    topics = active_effects(s).topics
    if UNTARGETABLE_BY_FOES in topics and is_foe_of_rule(s, UNTARGETABLE_BY_FOES, card, context.seat):
        return refusing.SPARED
    if not is_event or UNTARGETABLE_BY_EVENTS not in topics:
        return None
    return refusing.SPARED_EVENTS if is_foe_of_rule(s, UNTARGETABLE_BY_EVENTS, card, context.seat) else None


def opponent_meant(s: LcgState, context: AbilityContext) -> int:
    """LCG-TEAM-08: the opponent whom an ability has named, or the only one there is."""
    named = context.get(OPPONENT_SLOT) or opponents(s, context.seat)
    return named[0] if len(named) == 1 else NOBODY
