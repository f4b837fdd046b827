"""May this ability be used now? The predicate that lists the actions is the one that says why not."""

from __future__ import annotations

from typing import Final

from gorin.games.ccg.acting.gold import can_afford
from gorin.games.ccg.acting.relevance import NOT_THERE, is_absent, is_for_battle, why_not_in_battle
from gorin.games.ccg.kinds import (
    BATTLE,
    LIMITED,
    NO_SIDE,
    ON_MAP,
    OPEN,
    REACTION,
    RING,
    SPELL,
    STRATEGY,
    TACTICAL_USED,
    UNDER,
)
from gorin.games.ccg.language.abilities import Action
from gorin.games.ccg.table.contests import Fight, hands_are_aside
from gorin.games.ccg.table.reading import copied_ability, is_in_unit, is_spell_idle, leader
from gorin.games.ccg.table.sides import my_side
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.table.values import gold_cost
from gorin.kernel.reasons import Reason
from gorin.language.abilities import Usable
from gorin.language.core.active_effects import active_effects, has, holds
from gorin.language.core.base import value_of
from gorin.language.core.context import NOTHING, AbilityContext, TriggerEvent
from gorin.language.core.zones import HAND, PLAY
from gorin.language.picking import can_complete

NOT_YOURS: Final = Reason("You do not control this card.", "CE-CTRL-01", "CE-ACT-01")
NOT_PLAYABLE: Final = Reason(
    "You can use abilities only of cards in play, and of Strategies and Rings in your hand.",
    "CE-ACT-01",
    "CE-ACT-08",
)
FROM_HAND: Final = Reason("This ability works from your hand, not in play.", "CE-GEN-01")
FACE_DOWN: Final = Reason("Only your own face-up Fortresses can be used.", "WH-ACT-01", "WH-ACT-08")
BOWED: Final = Reason("It is bowed. Abilities of bowed cards cannot be used.", "CE-ACT-07")
BOWED_CASTER: Final = Reason("A bowed Personality cannot cast Spells.", "CE-ACT-07")
USED: Final = Reason("This ability has been used; it works once per turn.", "CE-ACT-09")
USED_UP: Final = Reason("This ability has been used; it works once per game.", "CE-GEN-01")
USED_IN_BATTLE: Final = Reason("This ability has been used; it works once per battle.", "CE-NAV-01")
ONLY_LIMITED: Final = Reason("Limited actions can be taken only in your own Action phase.", "CE-ACT-02")
ONLY_OPEN: Final = Reason("Open actions can be taken only in the Action phase.", "CE-ACT-03", "CE-ACT-04")
ONLY_BATTLE: Final = Reason(
    "Battle actions can be taken only in the Combat Segment of a battle.", "CE-ACT-05"
)
ONLY_TRIGGERED: Final = Reason(
    "This is a Reaction; it can be used only at the moment it names.", "CE-REAC-01"
)
ONLY_RESPONSES: Final = Reason("Only Reactions to this moment can be used now.", "CE-REAC-02")
SPELL_IDLE: Final = Reason("The Spell is not attached to a Shugenja.", "CE-CRD-26")
TERRAIN_THERE: Final = Reason("There is already a Terrain at this battlefield.", "CE-TER-02")
NO_GOLD: Final = Reason("You cannot produce enough Gold for it.", "CE-CRD-09", "CE-COST-04")
CONDITION: Final = Reason("A condition of this ability is not met.", "CE-ACT-06")
NO_TARGET: Final = Reason("It has no legal target, or its costs cannot be paid.", "CE-TARG-04", "CE-COST-04")
NOT_TACTICIAN: Final = Reason(
    "A Tactical action is performed by a Tactician, who performs one each turn.", "CE-TACT-01", "CE-TACT-02"
)
LAID_ASIDE: Final = Reason("Hands are laid aside for the duel.", "CE-DUEL-04")
INVADING: Final = Reason(
    "In a naval invasion the others must act or pass before Terrains are played.", "DE-NAV-04"
)
LOCKED: Final = Reason("An effect says that this ability cannot be used.", "CE-NEG-06")
NO_TERRAINS: Final = "plays no Terrains here"
"""A rule about this concerns seats, in the current battle."""
MAY_NOT_FOCUS: Final = "may not be focused"
"""What a rule says of cards in a hand; Reactions may not be taken from them either."""


def ability_use(card: int, node: int, seat: int) -> int:
    """How `used` remembers an ability; those that every player has, each for himself."""
    return -1000 * (seat + 1) - node if card == NOTHING else card * 1000 + node


def why_cannot_use(
    s: CcgState, seat: int, holder: int, ability: Usable, moment: TriggerEvent | None = None
) -> Reason | None:
    """What speaks against using an ability now; nothing where it can be used.

    `holder` is the card on which the ability is printed: under a stack, its source is the top (CE-EXP-09).
    """
    if isinstance(ability, Action):
        reason = why_wrong_time(s, seat, ability, moment)
        if reason is not None:
            return reason
    return why_not_now(s, seat, holder, ability, moment)


def why_not_now(
    s: CcgState, seat: int, holder: int, ability: Usable, moment: TriggerEvent | None = None
) -> Reason | None:
    """The same of an ability whose time it is."""
    source = source_of(s, holder)
    if isinstance(ability, Action):
        reason = _why_card_cannot(s, seat, holder, ability)
        if reason is None and is_for_battle(s, ability):
            reason = why_not_in_battle(s, seat, source, ability)
        elif reason is None and is_absent(s, source, ability):
            reason = NOT_THERE
        if reason is not None:
            return reason
    context = AbilityContext(seat, source, moment)
    if ability.trigger is not None and (moment is None or not _fits(s, context, ability, moment)):
        return ONLY_TRIGGERED
    for requirement in ability.requirements:
        if not requirement.condition.holds(s, context):
            return CONDITION
    price = gold_price(s, context, holder, ability)
    if price and not can_afford(s, seat, price, paid_for(s, holder)):
        return NO_GOLD
    return None if can_complete(s, context, ability, 0) else NO_TARGET


def _fits(s: CcgState, context: AbilityContext, ability: Usable, moment: TriggerEvent) -> bool:
    trigger = ability.trigger
    return trigger is not None and trigger.kind == moment.kind and trigger.fits(s, context, moment)


def source_of(s: CcgState, holder: int) -> int:
    return s.host[holder] if holder != NOTHING and s.zone[holder] == UNDER else holder


def paid_for(s: CcgState, holder: int) -> int:
    """Paying for an ability is paying for a card only where that is a Strategy (CE-CRD-09)."""
    is_played = holder != NOTHING and s.zone[holder] == HAND and s.type_of(holder) == STRATEGY
    return holder if is_played else NOTHING


def gold_price(s: CcgState, context: AbilityContext, holder: int, ability: Usable) -> int:
    """CE-CRD-09: the Gold Cost of a Strategy is part of the cost of each of its actions."""
    price = 0
    for cost in ability.prices:
        price += value_of(cost.amount, s, context)
    return price + gold_cost(s, holder) if _is_bought(s, holder, ability) else price


def costs_gold(s: CcgState, holder: int, ability: Usable) -> bool:
    """Is there a cost in Gold, be it 0? Otherwise no Gold can be produced for it (DE-COST-02)."""
    return bool(ability.prices) or _is_bought(s, holder, ability)


def _is_bought(s: CcgState, holder: int, ability: Usable) -> bool:
    """Is it an action of a card that is played for its own Gold Cost?"""
    free = isinstance(ability, Action) and ability.free
    return holder != NOTHING and s.zone[holder] == HAND and s.type_of(holder) == STRATEGY and not free


def why_wrong_time(s: CcgState, seat: int, ability: Action, moment: TriggerEvent | None) -> Reason | None:
    kinds = ability.designators
    if kinds & REACTION:
        return None if moment is not None else ONLY_TRIGGERED
    if moment is not None:
        return ONLY_RESPONSES
    if kinds & timely(s, seat) or may_be_open(s, seat, ability):
        return None
    if s.in_combat:
        return ONLY_LIMITED if kinds & LIMITED else ONLY_OPEN
    if s.phase != "action" and kinds & OPEN:
        return ONLY_OPEN
    return ONLY_LIMITED if kinds & LIMITED else ONLY_BATTLE


def timely(s: CcgState, seat: int) -> int:
    """The designators whose time it is for a player, when nothing is being responded to."""
    if s.in_combat:
        return BATTLE | OPEN if s.settings.open_in_battle else BATTLE
    if s.phase != "action":
        return 0
    return OPEN | LIMITED if seat == s.active else OPEN


EQUIPS_IN_BATTLE: Final = "equips in battle"
"""What a rule says of attachments that its player Equips by Battle/Open actions."""


def equips_in_battle(s: CcgState, seat: int, card: int) -> bool:
    """WH-EQP-08."""
    return any(
        rule.about == EQUIPS_IN_BATTLE and context.seat == seat and rule.concerns(s, context, card)
        for rule, context in active_effects(s).rules
    )


def may_be_open(s: CcgState, seat: int, ability: Action) -> bool:
    """A Limited action that one of this player's cards lets somebody take as an Open action."""
    openly = ability.also_open
    if not openly or s.in_combat or s.phase != "action" or openly not in active_effects(s).topics:
        return False
    return any(s.controller[card] == seat and holds(s, openly, card) for card in s.in_play)


def _why_card_cannot(s: CcgState, seat: int, holder: int, ability: Action) -> Reason | None:
    code = ability_use(holder, ability.number, seat)
    if ability.once_per_game and code in s.used_ever:
        return USED_UP
    if ability.once_per_battle and uses_in_battle(s, seat, holder, ability) >= ability.times:
        return USED_IN_BATTLE
    if code in s.used and is_limited(s, ability) and s.used.count(code) >= most_uses(ability):
        return USED
    if holder == NOTHING:
        return None
    if copied_ability(s, holder) not in (NOTHING, ability.number):
        return NOT_PLAYABLE  # of the copied card it has only that one (DE-COPY-06)
    card = source_of(s, holder)
    if s.zone[card] == PLAY:
        if s.controller[card] != seat:
            return NOT_YOURS
        if ability.from_hand:
            return FROM_HAND
        if s.bowed[card] and not ability.even_if_bowed:
            return BOWED
        if is_spell_idle(s, card):
            return SPELL_IDLE
        if s.settings.casters_unbowed and s.type_of(card) == SPELL and s.bowed[leader(s, card)]:
            return BOWED_CASTER
        if is_locked(s, holder, ability.number):
            return LOCKED
    elif s.zone[card] == ON_MAP:
        return None if card in s.tiles_of(seat) else FACE_DOWN
    elif s.zone[card] != HAND or not (s.type_of(card) in (STRATEGY, RING) or ability.from_hand):
        return NOT_PLAYABLE
    elif s.owner[card] != seat:
        return NOT_YOURS
    elif hands_are_aside(s):
        return LAID_ASIDE
    elif ability.designators & REACTION and s.type_of(card) == STRATEGY and holds(s, MAY_NOT_FOCUS, card):
        return LOCKED
    return _why_keywords_forbid(s, seat, card, ability)


def is_limited(s: CcgState, ability: Action) -> bool:
    """CE-ACT-09: is it used once per turn, by what it says or by the rules of the edition?"""
    if ability.any_number or ability.once_per_battle:
        return False
    return ability.once_per_turn or s.settings.once_per_turn


def most_uses(ability: Action) -> int:
    """In a turn; once more, if the right one performs it."""
    return ability.times + 1 if ability.again else ability.times


def is_invading(s: CcgState, seat: int) -> bool:
    """DE-NAV-04: a naval invasion of this player's side to which nobody of the others has replied yet."""
    for step in reversed(s.stack):
        if isinstance(step, Fight):
            return step.invading != NO_SIDE and not step.met and my_side(s, seat) == step.invading
    return False


def uses_in_battle(s: CcgState, seat: int, holder: int, ability: Action) -> int:
    """Since the battle began; `history` is this turn's."""
    what, source = (0, NOTHING) if holder == NOTHING else (s.what[holder], source_of(s, holder))
    found = 0
    for moment in reversed(s.history):
        if moment.kind == "engaged":
            break
        is_it = moment.kind == "resolved" and (moment.other, moment.amount) == (what, ability.number)
        if is_it and (moment.seat, moment.card) == (seat, source):
            found += 1
    return found


def is_locked(s: CcgState, holder: int, node: int) -> bool:
    """Has an effect said that this ability may not be used?"""
    for lasting in s.lasting:
        if lasting.keyword == "locked" and lasting.subject == holder and lasting.amount == node:
            return True
    return False


def _why_keywords_forbid(s: CcgState, seat: int, card: int, ability: Action) -> Reason | None:
    if "Terrain" in ability.keywords:
        if any(s.type_of(each) == STRATEGY and s.host[each] == s.battlefield for each in s.in_play):
            return TERRAIN_THERE
        if any(
            rule.about == NO_TERRAINS and rule.concerns(s, by, seat) for rule, by in active_effects(s).rules
        ):
            return LOCKED
        if is_invading(s, seat):
            return INVADING
    if (
        "Tactical" in ability.keywords
        and is_in_unit(s, card)
        and not may_perform_tactical(s, leader(s, card), s.what[card] * 1000 + ability.number)
    ):
        return NOT_TACTICIAN
    return None


ONE_MORE_TACTICAL: Final = "performs one more Tactical action"
"""What a rule says of a Tactician, or an effect for a while; an effect names the action that it is not."""


def name_of(s: CcgState, context: AbilityContext, ability: Usable) -> int:
    """Which action it is, whatever copy of its card it is printed on."""
    return (0 if context.source == NOTHING else s.what[context.source]) * 1000 + ability.number


def may_perform_tactical(s: CcgState, personality: int, action: int = NOTHING) -> bool:
    """CE-TACT-01, CE-TACT-02."""
    if not has(s, personality, "Tactician"):
        return False
    done = s.used.count(TACTICAL_USED + personality)
    return done == 0 or done < 1 + _more_tactical(s, personality, action)


def _more_tactical(s: CcgState, personality: int, action: int) -> int:
    more = 0
    for rule, context in active_effects(s).rules:
        if rule.about == ONE_MORE_TACTICAL and rule.concerns(s, context, personality):
            more += 1
    for lasting in s.lasting:
        if lasting.keyword == ONE_MORE_TACTICAL and lasting.subject == personality:
            more += lasting.context.numbers[-1:] != [action]
    return more
