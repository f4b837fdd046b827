"""Card filters: kinds of cards of the LCG, and whose they are."""

from __future__ import annotations

from gorin.games.lcg import kinds
from gorin.games.lcg.acting.using import OPPONENT_SLOT
from gorin.games.lcg.language.which.players import OF_WHOM_IT_HOLDS, OPPONENT
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.reading import opponents
from gorin.games.lcg.table.state import LcgState
from gorin.language.card_filters import CardFilter, noun_for
from gorin.language.core.context import AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import HOSTILE, OWN, Known
from gorin.language.players import TARGET_PLAYER, THAT_PLAYER, Who
from gorin.language.predicates import AFTER, Predicate, Simple

CHARACTER = noun_for("character", kinds.CHARACTER)
ATTACHMENT = noun_for("attachment", kinds.ATTACHMENT)
HOLDING = noun_for("holding", kinds.HOLDING)
EVENT = noun_for("event", kinds.EVENT)
PROVINCE = noun_for("province", kinds.PROVINCE_CARD)
CHARACTER_ABILITY = noun_for("character ability", kinds.CHARACTER)
PROVINCE_ABILITY = noun_for("province ability", kinds.PROVINCE_CARD)
"""Whose effects initiate: what targets is the ability, not its card."""
CARD = noun_for("card", *range(len(kinds.TYPES)))
NON_CHARACTER = noun_for(
    "non-character card", *(type for type in range(len(kinds.TYPES)) if type != kinds.CHARACTER)
)


def _is_foes(s: LcgState, context: AbilityContext, card: int) -> bool:
    return rules_of(s).is_foe(context.seat, s.controller[card])


YOURS = Simple(AFTER, "you control", lambda s, context, card: s.controller[card] == context.seat, OWN)
OPPONENTS = Simple(AFTER, "an opponent controls", _is_foes, HOSTILE, HOSTILE)
for _whose in (YOURS, OPPONENTS):
    _whose.is_steady = True


not_yours = Simple(
    AFTER, "you do not control", lambda s, context, card: s.controller[card] != context.seat, HOSTILE
)
"""An ally's as well as an opponent's."""
of_your_side = Simple(
    AFTER,
    "you or a teammate control",
    lambda s, context, card: not rules_of(s).is_foe(context.seat, s.controller[card]),
    OWN,
)
YOUR_OPPONENTS = Simple(
    AFTER,
    "your opponent controls",
    lambda s, context, card: s.controller[card] in (context.get(OPPONENT_SLOT) or opponents(s, context.seat)),
    HOSTILE,
    HOSTILE,
)


class OfNamed(Predicate):
    """Controlled by an opponent who is named as the ability is begun: a condition speaks of him, too."""

    def __init__(self, who: Who) -> None:
        super().__init__(AFTER, "", HOSTILE)
        self.who = who

    def text(self, renderer: TextRenderer) -> str:
        return f"{self.who.subject} controls"

    def fits(self, s: LcgState, context: AbilityContext, card: int) -> bool:
        return s.controller[card] in self.who.seats(s, context)

    def tells_whose(self, known: Known) -> int:
        return self.who.points_at(known).whose


class OfTargeted(OfNamed):
    """Controlled by a player who is targeted, and may be introduced by it."""

    def text(self, renderer: TextRenderer) -> str:
        return f"{self.who.verb(renderer, 'control', 'controls')}"


of_that_opponent = OfNamed(OF_WHOM_IT_HOLDS)
of_your_opponent = OfNamed(OPPONENT)
of_that_player = OfNamed(THAT_PLAYER)
"""Of whoever has done what the ability answers."""
of_target_player = OfTargeted(TARGET_PLAYER)


def your_opponents(card_filter: CardFilter, *predicates: Predicate) -> CardFilter:
    """One that the opponent controls against whom you are (LCG-ENL-01), or either of a team."""
    return card_filter.with_(YOUR_OPPONENTS, *predicates)


def your(card_filter: CardFilter, *predicates: Predicate) -> CardFilter:
    """One that you control."""
    return card_filter.with_(YOURS, *predicates)


def theirs(card_filter: CardFilter, *predicates: Predicate) -> CardFilter:
    """One that an opponent controls."""
    return card_filter.with_(OPPONENTS, *predicates)
