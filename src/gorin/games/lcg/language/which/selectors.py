"""Selectors: the bearer of an attachment, the province that is attacked, who fights a duel."""

from __future__ import annotations

from typing import Final, final

from gorin.games.lcg.table.belongings import Province
from gorin.games.lcg.table.reading import attachments, attacked_provinces
from gorin.games.lcg.table.state import LcgState
from gorin.language.card_filters import CardFilter
from gorin.language.core.active_effects import has
from gorin.language.core.base import Selector
from gorin.language.core.context import BEARER_SLOT, NOTHING, AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import ANYBODYS, OWN, Known, Whom
from gorin.language.predicates import AFTER, Predicate, Simple
from gorin.language.selectors import IT, TARGET, TARGET_SLOT, called


class Bearer(Selector):
    """The card to which this one is attached."""

    is_steady = True

    def cards(self, s: LcgState, context: AbilityContext) -> list[int]:
        if context.source == NOTHING or s.host[context.source] == NOTHING:
            return []
        return [s.host[context.source]]

    def points_at(self, known: Known) -> Whom:
        return Whom(ANYBODYS)

    def text(self, renderer: TextRenderer) -> str:
        return renderer.pronouns.get(BEARER_SLOT, "attached character")


def that_character(whom: Selector) -> Selector:
    """One of whom was spoken before, where a pronoun would mean another."""
    return called("that character", whom)


THE_TARGET = called("the target", TARGET)
"""Where a pronoun would mean somebody else."""


THE_SACRIFICED = called("the sacrificed character", IT)
"""In an interrupt to a sacrifice."""
THE_FIRST_TARGET = called("the first target", TARGET)


ATTACKED_SLOT: Final = 19
"""Which of several attacked provinces an ability works upon, by its place (LCG-CMUL-04)."""


@final
class AttackedProvinces(Selector):
    """The cards of the provinces at which the conflict is; once one of several was picked, of that one."""

    def __init__(self, outer_only: bool) -> None:
        self.outer_only = outer_only
        """Not a stronghold province."""

    def places(self, s: LcgState, context: AbilityContext) -> list[Province]:
        """Also those without a card (LCG-SKIR-11)."""
        picked = context.get(ATTACKED_SLOT)
        return [
            place
            for place in attacked_provinces(s)
            if not (self.outer_only and place.is_stronghold) and (not picked or place.id in picked)
        ]

    def cards(self, s: LcgState, context: AbilityContext) -> list[int]:
        return [place.card for place in self.places(s, context) if place.card != NOTHING]

    def text(self, renderer: TextRenderer) -> str:
        return "the attacked non-stronghold province" if self.outer_only else "the attacked province"


class YourStronghold(Selector):
    """The stronghold of whoever uses the ability."""

    def cards(self, s: LcgState, context: AbilityContext) -> list[int]:
        card = s.players[context.seat].stronghold
        return [] if card == NOTHING else [card]

    def points_at(self, known: Known) -> Whom:
        return Whom(OWN)

    def text(self, renderer: TextRenderer) -> str:
        return "your stronghold"


class ThisProvince(Selector):
    """The province in which this holding lies."""

    is_steady = True

    def cards(self, s: LcgState, context: AbilityContext) -> list[int]:
        place = NOTHING if context.source == NOTHING else s.lies_in[context.source]
        return [] if place == NOTHING or s.provinces[place].card == NOTHING else [s.provinces[place].card]

    def points_at(self, known: Known) -> Whom:
        return Whom(OWN)

    def text(self, renderer: TextRenderer) -> str:
        return f"{renderer.kind}'s province"


THIS_PROVINCE = ThisProvince()


class OnIt(Selector):
    """All that is attached to a card."""

    many = True

    def __init__(self, whom: Selector) -> None:
        self.whom = whom

    def cards(self, s: LcgState, context: AbilityContext) -> list[int]:
        return [each for card in self.whom.cards(s, context) for each in attachments(s, card)]

    def points_at(self, known: Known) -> Whom:
        return self.whom.points_at(known)

    def text(self, renderer: TextRenderer) -> str:
        return f"each attachment on {self.whom.text(renderer)}"


class BearerOf(Selector):
    """The card to which another one is attached."""

    def __init__(self, whom: Selector) -> None:
        self.whom = whom

    def cards(self, s: LcgState, context: AbilityContext) -> list[int]:
        hosts = [s.host[card] for card in self.whom.cards(s, context)]
        return [host for host in hosts if host != NOTHING]

    def points_at(self, known: Known) -> Whom:
        return self.whom.points_at(known)

    def text(self, renderer: TextRenderer) -> str:
        return f"the character that bears {self.whom.text(renderer)}"


BEARER = Bearer()
on_this = Simple(AFTER, "on {self}", lambda s, context, card: s.host[card] == context.source)
"""Attached to this card."""
on_participant = Simple(
    AFTER,
    "on a participating character",
    lambda s, context, card: s.host[card] != NOTHING and s.participating[s.host[card]],
)


class OnOne(Predicate):
    """Attached to one of these."""

    def __init__(self, card_filter: CardFilter) -> None:
        super().__init__(AFTER, "")
        self.card_filter = card_filter

    def fits(self, s: LcgState, context: AbilityContext, card: int) -> bool:
        return s.host[card] != NOTHING and self.card_filter.fits(s, context, s.host[card])

    def text(self, renderer: TextRenderer) -> str:
        return f"on {self.card_filter.one(renderer)}"


def on_a(card_filter: CardFilter) -> Predicate:
    """Of an attachment: "on an attacking character"."""
    return OnOne(card_filter)


on_yours = Simple(
    AFTER,
    "on a character you control",
    lambda s, context, card: s.host[card] != NOTHING and s.controller[s.host[card]] == context.seat,
)
on_target = Simple(AFTER, "on it", lambda s, context, card: s.host[card] in context.get(TARGET_SLOT))
"""Attached to the target."""


class SharesTrait(Predicate):
    def fits(self, s: LcgState, context: AbilityContext, card: int) -> bool:
        traits = s.definition(card).keywords
        return any(has(s, bearer, trait) for bearer in BEARER.cards(s, context) for trait in traits)

    def text(self, renderer: TextRenderer) -> str:
        return f"{self.words} {BEARER.text(renderer)}"


sharing_trait_with_bearer = SharesTrait(AFTER, "with a trait in common with")


class NotBearer(Predicate):
    def fits(self, s: LcgState, context: AbilityContext, card: int) -> bool:
        return s.host[context.source] != card

    def text(self, renderer: TextRenderer) -> str:
        return f"{self.words} {BEARER.text(renderer)}"


not_bearer = NotBearer(AFTER, "other than")
ATTACKED_PROVINCE = AttackedProvinces(outer_only=False)
ATTACKED_OUTER_PROVINCE = AttackedProvinces(outer_only=True)
YOUR_STRONGHOLD = YourStronghold()


def bearer_of(whom: Selector) -> Selector:
    return BearerOf(whom)


class OnThe(Predicate):
    """Attached to one of whom was spoken before."""

    def __init__(self, whom: Selector) -> None:
        super().__init__(AFTER, "")
        self.whom = whom

    def fits(self, s: LcgState, context: AbilityContext, card: int) -> bool:
        return s.host[card] != NOTHING and s.host[card] in self.whom.cards(s, context)

    def text(self, renderer: TextRenderer) -> str:
        return f"on {self.whom.text(renderer)}"


def on_the(whom: Selector) -> Predicate:
    """Of an attachment: "on the loser"."""
    return OnThe(whom)


def attachments_on(whom: Selector) -> Selector:
    return OnIt(whom)
