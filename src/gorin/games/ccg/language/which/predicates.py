"""What is said of cards of the CCG, save where they are and how strong."""

from __future__ import annotations

from gorin.games.ccg import kinds
from gorin.games.ccg.table.reading import attachments, clans_of, leader
from gorin.games.ccg.table.state import CcgState
from gorin.language.core.active_effects import has
from gorin.language.core.base import Selector
from gorin.language.core.context import AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import Known
from gorin.language.core.zones import HAND
from gorin.language.predicates import AFTER, KEYWORD, STATE, Predicate, Simple
from gorin.language.selectors import TARGET_SLOT

# --- in which state -------------------------------------------------------------------------------

unbowed = Simple(STATE, "unbowed", lambda s, context, card: not s.bowed[card])
bowed = Simple(STATE, "bowed", lambda s, context, card: s.bowed[card])
honorable = Simple(STATE, "honorable", lambda s, context, card: not s.dishonored[card])
dishonorable = Simple(STATE, "dishonorable", lambda s, context, card: s.dishonored[card])


def _is_unaligned(s: CcgState, context: AbilityContext, card: int) -> bool:
    return has(s, card, "Unaligned") if s.settings.unaligned_by_keyword else not clans_of(s, card)


unaligned = Simple(STATE, "unaligned", _is_unaligned)
"""CE-KEY-09, DE-FAC-09."""
non_unique = Simple(KEYWORD, "non-Unique", lambda s, context, card: not has(s, card, "Unique"))
EXPERIENCES = ("Experienced", "Inexperienced")


def _has_no_experience(s: CcgState, context: AbilityContext, card: int) -> bool:
    return not any(word.startswith(EXPERIENCES) for word in s.definition(card).keywords)


non_experienced = Simple(KEYWORD, "non-Experienced", _has_no_experience)
"""DE-GLO-19: neither Experienced, of whatever level, nor Inexperienced."""


def _is_somebody(s: CcgState, card: int) -> bool:
    return s.type_of(card) in (kinds.PERSONALITY, kinds.FOLLOWER)


human = Simple(
    KEYWORD, "Human", lambda s, context, card: _is_somebody(s, card) and not has(s, card, "Nonhuman")
)
"""CE-KEY-06."""
infantry = Simple(
    KEYWORD, "Infantry", lambda s, context, card: _is_somebody(s, card) and not has(s, card, "Cavalry")
)
"""CE-KEY-07."""


experienced = Simple(KEYWORD, "Experienced", lambda s, context, card: s.definition(card).experience > 0)
"""DE-EXP-02: at whatever level, if it is above none."""


def named(title: str) -> Predicate:
    """DE-DECK-18: by the title alone; whose soul somebody has, or as whom he counts, is another matter."""
    return Simple(AFTER, f"named {title}", lambda s, context, card: s.definition(card).name == title)


# --- after the name -------------------------------------------------------------------------------


class FewerAttachments(Predicate):
    """Bears fewer cards than somebody else."""

    def __init__(self, than: Selector) -> None:
        super().__init__(AFTER, "with fewer attachments")
        self.than = than

    def fits(self, s: CcgState, context: AbilityContext, card: int) -> bool:
        return any(
            len(attachments(s, card)) < len(attachments(s, other)) for other in self.than.cards(s, context)
        )

    def text(self, renderer: TextRenderer) -> str:
        return f"{self.words} than {self.than.text(renderer)}"


def fewer_attachments_than(whom: Selector) -> Predicate:
    return FewerAttachments(whom)


class AttachedTo(Predicate):
    """Is in the unit of one of these, as an attachment."""

    def __init__(self, bearer: Selector, words: str = "attached to") -> None:
        super().__init__(AFTER, words)
        self.bearer = bearer

    def fits(self, s: CcgState, context: AbilityContext, card: int) -> bool:
        return s.host[card] in self.bearer.cards(s, context)

    def tells_whose(self, known: Known) -> int:
        return self.bearer.points_at(known).whose

    def text(self, renderer: TextRenderer) -> str:
        return f"{'on' if renderer.names else self.words} {self.bearer.text(renderer)}"


def attached_to(bearer: Selector) -> Predicate:
    return AttachedTo(bearer)


def on(bearer: Selector) -> Predicate:
    """The same of an attachment: "an attachment on him"."""
    return AttachedTo(bearer, "on")


def in_unit(unit: Selector) -> Predicate:
    """The same of what is spoken of as a unit: "an attachment in it"."""
    return AttachedTo(unit, "in")


def _is_of_one_player(s: CcgState, context: AbilityContext, card: int) -> bool:
    return all(s.controller[card] == s.controller[other] for other in context.get(TARGET_SLOT))


of_one_player = Simple(AFTER, "of the same player", _is_of_one_player)
"""Said of several targets."""


class InUnitOf(Predicate):
    """Is led by a Personality of whom something is true."""

    def __init__(self, predicate: Predicate) -> None:
        super().__init__(AFTER, "in a unit whose Personality")
        self.predicate = predicate

    def fits(self, s: CcgState, context: AbilityContext, card: int) -> bool:
        return self.predicate.fits(s, context, leader(s, card))

    def text(self, renderer: TextRenderer) -> str:
        said = self.predicate.text(renderer)
        verb = "has" if said.startswith("with ") else "is"
        return f"{self.words} {verb} {said.removeprefix('with ')}"


def in_unit_of(predicate: Predicate) -> Predicate:
    return InUnitOf(predicate)


class Besides(Predicate):
    """Another one than those that were named."""

    def __init__(self, whom: Selector) -> None:
        super().__init__(STATE, "other")
        self.whom = whom

    def fits(self, s: CcgState, context: AbilityContext, card: int) -> bool:
        return card not in self.whom.cards(s, context)


def besides(whom: Selector) -> Predicate:
    return Besides(whom)


class OfSamePlayer(Predicate):
    """Is controlled by whoever controls another card."""

    def __init__(self, whom: Selector, words: str) -> None:
        super().__init__(AFTER, words)
        self.whom = whom

    def fits(self, s: CcgState, context: AbilityContext, card: int) -> bool:
        return s.controller[card] in [s.controller[each] for each in self.whom.cards(s, context)]

    def tells_whose(self, known: Known) -> int:
        return self.whom.points_at(known).whose


def of_that_player(whom: Selector) -> Predicate:
    """The same after its player was named: "Personalities they control"."""
    return OfSamePlayer(whom, "they control")


def _has_battle_ability(s: CcgState, context: AbilityContext, card: int) -> bool:
    return any(ability.designators & kinds.BATTLE for ability in s.definition(card).actions)


with_battle_ability = Simple(AFTER, "with a Battle ability", _has_battle_ability)
from_your_hand = Simple(AFTER, "from your hand", lambda s, context, card: s.zone[card] == HAND)
