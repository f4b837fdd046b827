"""Conditions: what must be true, and how it reads after "if"."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from gorin.games.lcg.fighting.duel import duel_in_progress
from gorin.games.lcg.kinds import CONFLICT_TYPES, ELEMENTS, MILITARY, POLITICAL
from gorin.games.lcg.language.which.predicates import could_move_in, of_element, participating
from gorin.games.lcg.language.which.selectors import BEARER
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.allowed import has_favor
from gorin.games.lcg.table.reading import (
    attacked_cards,
    attacked_provinces,
    claimed_by,
    elements_of,
    holdings_in,
    is_attacking,
    is_defending,
    is_of_element,
    participants_for,
    role_traits,
)
from gorin.games.lcg.table.state import LcgState
from gorin.language.card_filters import CardFilter
from gorin.language.conditions import Is, Told, all_of
from gorin.language.core.active_effects import has
from gorin.language.core.base import Condition, Selector
from gorin.language.core.context import NOBODY, RESOLVED_AS_IF_HERE, AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.english import a, listed
from gorin.language.selectors import LOSER_SLOT, SELF, WINNER_SLOT


@final
class During(Told):
    """A condition about the time: "during a conflict" where it opens a text, "during conflicts" otherwise."""

    def __init__(
        self, words: str, test: Callable[[LcgState, AbilityContext], bool], once: str, always: str = ""
    ) -> None:
        super().__init__(words, test)
        self.once = once
        self.always = always or once

    def denied(self, renderer: TextRenderer) -> str:
        said = self.text(renderer)
        return (
            said.replace("there is a ", "there is no ", 1)
            if said.startswith("there is a ")
            else super().denied(renderer)
        )

    def opening(self, renderer: TextRenderer) -> str:
        return self.once.replace("{self}", renderer.kind)

    def whilst(self, renderer: TextRenderer) -> str:
        return self.always.replace("{self}", renderer.kind)


@final
class WhileIs(Is):
    """Some card fits a predicate, for as long as something is done."""

    def opening(self, renderer: TextRenderer) -> str:
        return self.whilst(renderer)


DURING_CONFLICT = During(
    "there is a conflict", lambda s, context: s.conflict is not None, "during a conflict", "during conflicts"
)


def _is_type(type: int) -> Condition:
    name = CONFLICT_TYPES[type]
    return During(
        f"there is a {name} conflict",
        lambda s, context: s.conflict is not None and s.conflict.type == type,
        f"during a {name} conflict",
        f"during {name} conflicts",
    )


def _while(words: str, test: Callable[[LcgState, AbilityContext], bool]) -> Condition:
    return During(words, test, f"while {words}")


DURING_MILITARY = _is_type(MILITARY)
DURING_POLITICAL = _is_type(POLITICAL)
THIS_PARTICIPATES = WhileIs(SELF, participating)
THIS_ATTACKS = _while("{self} is attacking", lambda s, context: is_attacking(s, context.source))
THIS_DEFENDS = _while("{self} is defending", lambda s, context: is_defending(s, context.source))
THIS_READY_AT_HOME = Told(
    "{self} is ready at home",
    lambda s, context: not s.participating[context.source] and not s.bowed[context.source],
)


def lost_the_conflict(whom: Selector) -> Condition:
    """LCG-WINC-05: of a character, once it is decided who has lost."""
    return LostConflict(whom)


@final
class LostConflict(Condition):
    def __init__(self, whom: Selector) -> None:
        self.whom = whom

    def holds(self, s: LcgState, context: AbilityContext) -> bool:
        conflict = s.conflict
        if conflict is None or conflict.loser == NOBODY:
            return False
        lost = participants_for(s, conflict.loser)
        return any(card in lost for card in self.whom.cards(s, context))

    def text(self, renderer: TextRenderer) -> str:
        return f"{self.whom.subject(renderer)} has lost the conflict"


BEARER_PARTICIPATES = WhileIs(BEARER, participating)


def _is_of_bearers_element(s: LcgState, context: AbilityContext) -> bool:
    there = [card for card in BEARER.cards(s, context) if s.participating[card]]
    elements = [] if s.conflict is None else elements_of(s, s.conflict.ring)
    return any(has(s, card, ELEMENTS[each].capitalize()) for card in there for each in elements)


BEARERS_ELEMENT = _while(
    "it is participating in a conflict of an element that is one of its traits", _is_of_bearers_element
)
YOU_ATTACK = _while(
    "you are the attacking player",
    lambda s, context: s.conflict is not None and s.conflict.attacker == context.seat,
)
YOU_DEFEND = _while(
    "you are the defending player",
    lambda s, context: s.conflict is not None and s.conflict.defender == context.seat,
)
YOU_ARE_IN_THE_CONFLICT = During(
    "you are the attacking or defending player",
    lambda s, context: s.conflict is not None and context.seat in (s.conflict.attacker, s.conflict.defender),
    "while you are the attacking or defending player",
)
DYNASTY_PHASE = During(
    "it is the dynasty phase", lambda s, context: s.phase == "dynasty", "during the dynasty phase"
)
FATE_PHASE = During("it is the fate phase", lambda s, context: s.phase == "fate", "during the fate phase")
CONFLICT_PHASE = During(
    "it is the conflict phase", lambda s, context: s.phase == "conflict", "during the conflict phase"
)
YOU_HAVE_THE_FAVOR = Told("you have the Imperial Favor", lambda s, context: has_favor(s, context.seat))
OUTSIDE_THE_FATE_PHASE = During(
    "it is not the fate phase", lambda s, context: s.phase != "fate", "outside the fate phase"
)
AGAINST_AN_OUTER_PROVINCE = During(
    "the conflict is at a non-stronghold province",
    lambda s, context: any(not place.is_stronghold for place in attacked_provinces(s)),
    "during a conflict at a non-stronghold province",
    "during conflicts at non-stronghold provinces",
)
FIRST_PLAYER = Told("you are the first player", lambda s, context: rules_of(s).is_first(s, context.seat))


@final
class Outcome(Condition):
    """How the duel in progress has ended for some character."""

    def __init__(self, whom: Selector, slot: int, verb: str) -> None:
        self.whom = whom
        self.slot = slot
        self.verb = verb

    def holds(self, s: LcgState, context: AbilityContext) -> bool:
        return context.get(self.slot) == self.whom.cards(s, context)

    def text(self, renderer: TextRenderer) -> str:
        return f"{self.whom.subject(renderer)} {self.verb}"


def involved_in_duel(whom: Selector) -> Condition:
    """For as long as a duel resolves in which one of these fights (LCG-DTIM-08)."""
    who = "{self}" if whom is SELF else whom.text(TextRenderer())

    def test(s: LcgState, context: AbilityContext) -> bool:
        duel = duel_in_progress(s)
        return duel is not None and any(card in duel.all_in_it for card in whom.cards(s, context))

    return _while(f"{who} is involved in a duel", test)


def wins_duel(whom: Selector) -> Condition:
    """In what comes of a duel: "if this character wins"."""
    return Outcome(whom, WINNER_SLOT, "wins")


def loses_duel(whom: Selector) -> Condition:
    return Outcome(whom, LOSER_SLOT, "loses")


THIS_CAN_MOVE_IN = During(
    "{self} can move to the conflict",
    lambda s, context: could_move_in.fits(s, context, context.source),
    "during a conflict to which {self} can move",
)


def conflict_at_your_province_with(holding: CardFilter) -> Condition:
    """ "the conflict is at a province you control with a Kaiu Wall holding" """
    return AtYourProvince(holding)


@final
class AtYourProvince(Condition):
    def __init__(self, holding: CardFilter) -> None:
        self.holding = holding

    def holds(self, s: LcgState, context: AbilityContext) -> bool:
        places = [place.id for place in attacked_provinces(s) if place.owner == context.seat]
        return any(self.holding.fits(s, context, card) for place in places for card in holdings_in(s, place))

    def text(self, renderer: TextRenderer) -> str:
        return f"the conflict is at a province you control with {self.holding.one(renderer)}"


def participates_in(type: int, whom: Selector = SELF) -> Condition:
    """This card, or its bearer, takes part in a conflict of this type."""
    there = all_of(WhileIs(whom, participating), _is_type(type))
    who = "{self}" if whom is SELF else whom.text(TextRenderer())
    return _while(f"{who} is participating in a {CONFLICT_TYPES[type]} conflict", there.holds)


def during_element(element: int) -> Condition:
    name = ELEMENTS[element]
    return During(
        f"the conflict is of the {name} ring",
        lambda s, context: is_of_element(s, element),
        f"during {a(name)} conflict",
        f"during {name} conflicts",
    )


def _is_here(s: LcgState, context: AbilityContext) -> bool:
    conflict = s.conflict
    if conflict is None:
        return False
    return context.way == RESOLVED_AS_IF_HERE or s.lies_in[context.source] in conflict.provinces


CONFLICT_HERE = During(
    "the conflict is at {self}", _is_here, "during a conflict at {self}", "during conflicts at {self}"
)


CONFLICT_AT_THIS_PROVINCE = During(
    "the conflict is at {self}'s province",
    _is_here,
    "during a conflict at {self}'s province",
    "during conflicts at {self}'s province",
)
"""Of a holding."""


def conflict_at(element: int) -> Condition:
    """ "the conflict is at a water province": this one or another; broken ones keep their element."""
    name, at_one = ELEMENTS[element], of_element(element)
    return During(
        f"the conflict is at {a(name)} province",
        lambda s, context: any(at_one.fits(s, context, card) for card in attacked_cards(s)),
        f"during a conflict at {a(name)} province",
        f"during conflicts at {name} provinces",
    )


def your_role_is(trait: str) -> Condition:
    """ "you have a fire role": the role beside your stronghold has this trait."""
    return Told(f"you have {a(trait.lower())} role", lambda s, context: trait in role_traits(s, context.seat))


def _matches_ring(s: LcgState, context: AbilityContext) -> bool:
    conflict = s.conflict
    if conflict is None:
        return False
    rings = [conflict.ring, *claimed_by(s, context.seat)]
    elements = {ELEMENTS[element] for ring in rings for element in elements_of(s, ring)}
    return any(elements & set(s.definition(card).elements) for card in attacked_cards(s))


PROVINCE_MATCHES_RING = Told(
    "the attacked province has an element of the contested ring or of a ring in your claimed ring pool",
    _matches_ring,
)
DEFENDER_HOLDS_CARDS = Told(
    "the defending player has cards in hand",
    lambda s, context: s.conflict is not None and bool(s.players[s.conflict.defender].hand),
)


def honor_at_most(most: int) -> Condition:
    """ "you have 6 or fewer honor" """
    return Told(f"you have {most} or fewer honor", lambda s, context: s.players[context.seat].honor <= most)


def you_have_claimed(*elements: int) -> Condition:
    """LCG-RING-07: one of these."""
    named = listed([ELEMENTS[element] for element in elements], "or")
    return Told(
        f"the {named} ring is in your claimed ring pool",
        lambda s, context: any(
            element in elements for ring in claimed_by(s, context.seat) for element in elements_of(s, ring)
        ),
    )
