"""What triggers ask of an event beyond players and cards: which conflict, from where, by how much."""

from __future__ import annotations

from typing import Final, final

from gorin.games.lcg.fighting.duel import duel_in_progress
from gorin.games.lcg.kinds import (
    CONFLICT_TYPES,
    DISCARDED,
    ELEMENTS,
    PHASES,
    RING_EFFECT,
    SACRIFICED,
    UNOPPOSED,
)
from gorin.games.lcg.language.when.events import ability_in_progress
from gorin.games.lcg.language.which.predicates import your_only_participant
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.changes.arriving import came_from
from gorin.games.lcg.table.personal import resolver, whose_effect
from gorin.games.lcg.table.reading import (
    conflict_now,
    elements_of,
    holdings_in,
    is_attacking,
    is_defending,
    is_of_element,
    participants,
    role_traits,
)
from gorin.games.lcg.table.state import LcgState
from gorin.language.card_filters import CardFilter
from gorin.language.core.base import Selector
from gorin.language.core.context import AbilityContext, TriggerEvent
from gorin.language.core.definition import TextRenderer
from gorin.language.core.english import a
from gorin.language.core.resolution import context_in_progress
from gorin.language.core.zones import PLAY
from gorin.language.event_kinds import Asked, Role
from gorin.language.predicates import AFTER, Simple

CONFLICT: Final = "conflict"
SIDE: Final = "side"
SOURCE: Final = "source"
FROM: Final = "from"
RING: Final = "ring"

# --- conflicts --------------------------------------------------------------------------------------


@final
class Conflict(Role):
    """A conflict of some type or element, without defenders, or at this province."""

    def __init__(self, type: int, element: int, unopposed: bool, here: bool) -> None:
        self.name = CONFLICT
        self.type = type
        self.element = element
        self.unopposed = unopposed
        self.here = here

    def fits(self, s: LcgState, context: AbilityContext, event: TriggerEvent) -> bool:
        conflict = conflict_now(s)
        if self.type >= 0 and conflict.type != self.type:
            return False
        if self.element >= 0 and not is_of_element(s, self.element):
            return False
        if self.here and s.lies_in[context.source] not in conflict.provinces:
            return False
        return conflict.unopposed or not self.unopposed

    def text(self, renderer: TextRenderer, is_subject: bool) -> str:
        words = ["unopposed"] if self.unopposed else []
        words += [CONFLICT_TYPES[self.type]] if self.type >= 0 else []
        words += [ELEMENTS[self.element]] if self.element >= 0 else []
        said = a(" ".join([*words, "conflict"]))
        return f"{said} at {renderer.kind}" if self.here else said


def a_conflict(type: int = -1, element: int = -1, unopposed: bool = False, here: bool = False) -> Role:
    """ "a military conflict", "a fire conflict", "an unopposed conflict", "a conflict at this province"."""
    return Conflict(type, element, unopposed, here)


THE_CONFLICT = Asked(CONFLICT, "the conflict", lambda s, context, event: True)
"""For what waits during a conflict for its outcome."""


def _is_first_attack(s: LcgState, context: AbilityContext, event: TriggerEvent) -> bool:
    """The history is that of this round, and a round has one conflict phase."""
    declared = [m for m in s.history if m.kind == "conflict declared" and m.seat == context.seat]
    return event.seat == context.seat and len(declared) == 1


def _is_second_against_you(s: LcgState, context: AbilityContext, event: TriggerEvent) -> bool:
    declared = [m for m in s.history if m.kind == "conflict declared" and m.seat == event.seat]
    return (
        conflict_now(s).defender == context.seat
        and len([m for m in declared if m.other == context.seat]) == 2
    )


SECOND_AGAINST_YOU = Asked(CONFLICT, "their second conflict against you this phase", _is_second_against_you)


def with_a_ring_of(element: int) -> Role:
    """ "a fire conflict": by the ring that was declared, whichever is contested now, and what that gained."""

    def test(s: LcgState, context: AbilityContext, event: TriggerEvent) -> bool:
        gained = elements_of(s, conflict_now(s).ring)[1:]
        return element == s.rings[event.other].element or element in gained

    return Asked(CONFLICT, a(f"{ELEMENTS[element]} conflict"), test)


YOUR_FIRST_ATTACK = Asked(
    CONFLICT, "your first conflict this phase as the attacking player", _is_first_attack
)
PROVINCE_BROKE = Asked(
    "outcome", "and a province was broken in it", lambda s, context, event: event.other > 0
)
AGAINST_NO_HOLDING = Asked(
    "against",
    "against a province without a holding",
    lambda s, context, event: not any(holdings_in(s, place) for place in conflict_now(s).provinces),
)
AGAINST_THIS = Asked("against", "against {self}", lambda s, context, event: event.card == context.source)


def by_skill(least: int) -> Role:
    """ "by 5 or more skill" """
    return Asked("margin", f"by {least} or more skill", lambda s, context, event: event.amount >= least)


def _is_alone(s: LcgState, context: AbilityContext, event: TriggerEvent) -> bool:
    return any(your_only_participant.fits(s, context, card) for card in participants(s))


WITH_A_SINGLE_CHARACTER = Asked("with", "with a single participating character", _is_alone)


def _is_defending_side(s: LcgState, context: AbilityContext, event: TriggerEvent) -> bool:
    side_of = rules_of(s).side_of
    return side_of(event.seat) == side_of(conflict_now(s).defender)


AS_DEFENDING_PLAYER = Asked(
    SIDE, "as the defending player", lambda s, context, event: conflict_now(s).defender == event.seat
)
AS_ATTACKING_PLAYER = Asked(
    SIDE, "as the attacking player", lambda s, context, event: conflict_now(s).attacker == event.seat
)
AS_DEFENDER = Asked(SIDE, "as a defender", _is_defending_side)
AS_ATTACKER = Asked(
    SIDE, "as an attacker", lambda s, context, event: not _is_defending_side(s, context, event)
)
ATTACKING = Asked(SIDE, "as an attacker", lambda s, context, event: is_attacking(s, event.card))
DEFENDING = Asked(SIDE, "as a defender", lambda s, context, event: is_defending(s, event.card))
"""Of a character that enters play or commits to a conflict."""


# --- where it comes from, and what it is upon --------------------------------------------------------------


@final
class Upon(Role):
    """A card is attached to one of these: "to this character"."""

    def __init__(self, whom: Selector) -> None:
        self.name = "host"
        self.whom = whom

    def fits(self, s: LcgState, context: AbilityContext, event: TriggerEvent) -> bool:
        return event.other in self.whom.cards(s, context)

    def text(self, renderer: TextRenderer, is_subject: bool) -> str:
        return self.whom.text(renderer)


def upon(whom: Selector) -> Role:
    return Upon(whom)


@final
class Choosing(Role):
    """An ability that has chosen one of these as a target (LCG-TARG-01)."""

    def __init__(self, whom: Selector) -> None:
        self.name = "targets"
        self.whom = whom

    def fits(self, s: LcgState, context: AbilityContext, event: TriggerEvent) -> bool:
        resolution = ability_in_progress(s, event)
        if resolution is None:
            return False
        picked = [card for card in resolution.picked(s)[1] if 0 <= card < len(s.what)]
        targets = [card for card in picked if s.zone[card] == PLAY]  # LCG-ABIL-02
        whom = self.whom
        if isinstance(whom, CardFilter):
            return any(whom.fits(s, context, card) for card in targets)
        return any(card in targets for card in whom.cards(s, context))

    def text(self, renderer: TextRenderer, is_subject: bool) -> str:
        whom = self.whom
        return f"that targets {whom.one(renderer) if isinstance(whom, CardFilter) else whom.text(renderer)}"


def _is_targeted_by_it(s: LcgState, context: AbilityContext, card: int) -> bool:
    moment = context.moment
    resolution = None if moment is None else ability_in_progress(s, moment)
    return resolution is not None and card in resolution.picked(s)[1]


targeted_by_it = Simple(AFTER, "that it targets", _is_targeted_by_it)
"""In a reaction to an event: one of those whom it has chosen."""


def that_targets(whom: Selector) -> Role:
    """ "an event that targets attached character" """
    return Choosing(whom)


BY_SACRIFICE = Asked("manner", "by being sacrificed", lambda s, context, event: event.other == SACRIFICED)
BY_DISCARD = Asked("manner", "by being discarded", lambda s, context, event: event.other == DISCARDED)
"""LCG-SAC-03: of a card that leaves play, and was neither sacrificed nor returned."""
FROM_YOUR_HAND = Asked(FROM, "from your hand", lambda s, context, event: event.amount == 0)
"""Of a card that is played."""
FROM_A_PROVINCE = Asked(FROM, "from a province", lambda s, context, event: came_from(event) >= 0)
"""Of a character that enters play."""


def _is_ring_or_foe(s: LcgState, context: AbilityContext, event: TriggerEvent) -> bool:
    if event.action == RING_EFFECT:
        return True
    return event.action >= 0 and rules_of(s).is_foe(context.seat, whose_effect(s, event.action))


BY_A_RING_OR_OPPONENT = Asked(SOURCE, "by a ring effect or an opponent's card effect", _is_ring_or_foe)


def _is_opponents_effect(s: LcgState, context: AbilityContext, event: TriggerEvent) -> bool:
    if event.action < 0 and event.action != RING_EFFECT:
        return False
    by = resolver(s) if event.action == RING_EFFECT else whose_effect(s, event.action)
    return rules_of(s).is_foe(context.seat, by)


BY_OPPONENTS_EFFECT = Asked(SOURCE, "through an opponent's card or ring effect", _is_opponents_effect)
BY_A_CARD_EFFECT = Asked(SOURCE, "through a card effect", lambda s, context, event: event.action >= 0)
FOR_UNOPPOSED = Asked(
    SOURCE, "for an unopposed conflict", lambda s, context, event: event.action == UNOPPOSED
)
"""LCG-FRM3-20: by that rule, and by no other and no card."""


# --- rings, phases, duels -------------------------------------------------------------------------------

RING_WITH_FATE = Asked(RING, "a ring with fate on it", lambda s, context, event: event.amount > 0)


def _is_of_your_role(s: LcgState, context: AbilityContext, event: TriggerEvent) -> bool:
    traits = role_traits(s, context.seat)
    return any(ELEMENTS[element].capitalize() in traits for element in elements_of(s, event.other))


def the_ring_of(element: int) -> Role:
    """ "the air ring": also one that has gained this element (LCG-RING-07)."""
    return Asked(
        RING,
        f"the {ELEMENTS[element]} ring",
        lambda s, context, event: element in elements_of(s, event.other),
    )


RING_OF_YOUR_ROLE = Asked(RING, "the ring of your role's element", _is_of_your_role)


def phase(name: str) -> Role:
    """ "the fate phase" """
    number = PHASES.index(name)
    return Asked("phase", f"the {name} phase", lambda s, context, event: event.amount == number)


def _targets_one_of_yours(s: LcgState, context: AbilityContext, event: TriggerEvent) -> bool:
    """Whom an ability chooses for a duel is its target; the character whose ability it is, is not."""
    duel = duel_in_progress(s)
    if duel is None:
        return False
    by = context_in_progress(s).source
    targets = [card for card in duel.all_in_it if card != by]
    return any(s.controller[card] == context.seat for card in targets)


TARGETING_YOURS = Asked("in", "in which one of your characters is targeted", _targets_one_of_yours)
