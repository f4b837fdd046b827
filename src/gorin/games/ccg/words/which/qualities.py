"""What is said of cards of the CCG, save where they are and how strong."""

from __future__ import annotations

from gorin.games.ccg import kinds
from gorin.games.ccg.kinds import ELEMENTS
from gorin.games.ccg.table.reading import attachments, clans_of, leader
from gorin.games.ccg.table.state import CcgState
from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.in_force import has
from gorin.words.grammar.meaning import Known
from gorin.words.grammar.scope import Scope
from gorin.words.grammar.zones import HAND
from gorin.words.qualities import AFTER, KEYWORD, STATE, Quality, Simple

# --- in which state -------------------------------------------------------------------------------

unbowed = Simple(STATE, "unbowed", lambda s, scope, card: not s.bowed[card])
bowed = Simple(STATE, "bowed", lambda s, scope, card: s.bowed[card])
honorable = Simple(STATE, "honorable", lambda s, scope, card: not s.dishonored[card])
dishonorable = Simple(STATE, "dishonorable", lambda s, scope, card: s.dishonored[card])


def _is_unaligned(s: CcgState, scope: Scope, card: int) -> bool:
    return has(s, card, "Unaligned") if s.says.unaligned_by_keyword else not clans_of(s, card)


unaligned = Simple(STATE, "unaligned", _is_unaligned)
"""CE-KEY-09, DE-FAC-09."""
non_unique = Simple(KEYWORD, "non-Unique", lambda s, scope, card: not has(s, card, "Unique"))
EXPERIENCES = ("Experienced", "Inexperienced")


def _has_no_experience(s: CcgState, scope: Scope, card: int) -> bool:
    return not any(word.startswith(EXPERIENCES) for word in s.definition(card).keywords)


non_experienced = Simple(KEYWORD, "non-Experienced", _has_no_experience)
"""DE-GLO-19: neither Experienced, of whatever level, nor Inexperienced."""


def _is_somebody(s: CcgState, card: int) -> bool:
    return s.type_of(card) in (kinds.PERSONALITY, kinds.FOLLOWER)


human = Simple(
    KEYWORD, "Human", lambda s, scope, card: _is_somebody(s, card) and not has(s, card, "Nonhuman")
)
"""CE-KEY-06."""
infantry = Simple(
    KEYWORD, "Infantry", lambda s, scope, card: _is_somebody(s, card) and not has(s, card, "Cavalry")
)
"""CE-KEY-07."""


def _has_named(s: CcgState, scope: Scope, card: int) -> bool:
    return bool(scope.numbers) and has(s, card, ELEMENTS[scope.numbers[-1]])


of_named_element = Simple(AFTER, "of that element", _has_named)


experienced = Simple(KEYWORD, "Experienced", lambda s, scope, card: s.definition(card).experience > 0)
"""DE-EXP-02: at whatever level, if it is above none."""


def named(title: str) -> Quality:
    """DE-DECK-18: by the title alone; whose soul somebody has, or as whom he counts, is another matter."""
    return Simple(AFTER, f"named {title}", lambda s, scope, card: s.definition(card).name == title)


# --- after the noun -------------------------------------------------------------------------------


class FewerAttachments(Quality):
    """Bears fewer cards than somebody else."""

    def __init__(self, than: Things) -> None:
        super().__init__(AFTER, "with fewer attachments")
        self.than = than

    def fits(self, s: CcgState, scope: Scope, card: int) -> bool:
        return any(
            len(attachments(s, card)) < len(attachments(s, other)) for other in self.than.cards(s, scope)
        )

    def text(self, speaker: Speaker) -> str:
        return f"{self.words} than {self.than.text(speaker)}"


def fewer_attachments_than(whom: Things) -> Quality:
    return FewerAttachments(whom)


class AttachedTo(Quality):
    """Is in the unit of one of these, as an attachment."""

    def __init__(self, words: str, bearer: Things) -> None:
        super().__init__(AFTER, words)
        self.bearer = bearer

    def fits(self, s: CcgState, scope: Scope, card: int) -> bool:
        return s.host[card] in self.bearer.cards(s, scope)

    def tells_whose(self, known: Known) -> int:
        return self.bearer.points_at(known).whose

    def text(self, speaker: Speaker) -> str:
        return f"{'on' if speaker.names else self.words} {self.bearer.text(speaker)}"


def attached_to(words: str, bearer: Things) -> Quality:
    return AttachedTo(words, bearer)


class InUnitOf(Quality):
    """Is led by a Personality of whom something is true."""

    def __init__(self, quality: Quality) -> None:
        super().__init__(AFTER, "in a unit whose Personality")
        self.quality = quality

    def fits(self, s: CcgState, scope: Scope, card: int) -> bool:
        return self.quality.fits(s, scope, leader(s, card))

    def text(self, speaker: Speaker) -> str:
        said = self.quality.text(speaker)
        verb = "has" if said.startswith("with ") else "is"
        return f"{self.words} {verb} {said.removeprefix('with ')}"


def in_unit_of(quality: Quality) -> Quality:
    return InUnitOf(quality)


class Besides(Quality):
    """Another one than those that were named."""

    def __init__(self, whom: Things) -> None:
        super().__init__(STATE, "other")
        self.whom = whom

    def fits(self, s: CcgState, scope: Scope, card: int) -> bool:
        return card not in self.whom.cards(s, scope)


def besides(whom: Things) -> Quality:
    return Besides(whom)


class OfSamePlayer(Quality):
    """Is controlled by whoever controls another card."""

    def __init__(self, whom: Things, words: str) -> None:
        super().__init__(AFTER, words)
        self.whom = whom

    def fits(self, s: CcgState, scope: Scope, card: int) -> bool:
        return s.controller[card] in [s.controller[each] for each in self.whom.cards(s, scope)]

    def tells_whose(self, known: Known) -> int:
        return self.whom.points_at(known).whose


def of_same_player_as(whom: Things, words: str = "controlled by the same player") -> Quality:
    return OfSamePlayer(whom, words)


def _has_battle_ability(s: CcgState, scope: Scope, card: int) -> bool:
    return any(ability.designators & kinds.BATTLE for ability in s.definition(card).actions)


with_battle_ability = Simple(AFTER, "with a Battle ability", _has_battle_ability)
from_your_hand = Simple(AFTER, "from your hand", lambda s, scope, card: s.zone[card] == HAND)
