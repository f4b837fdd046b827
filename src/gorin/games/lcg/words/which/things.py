"""Things: the bearer of an attachment, the province that is attacked, who fights a duel."""

from __future__ import annotations

from gorin.games.lcg.table.reading import attachments, attacked_cards
from gorin.games.lcg.table.state import LcgState
from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import ANYBODYS, Known, Whom
from gorin.words.grammar.scope import BEARER_SLOT, NOTHING, Scope
from gorin.words.qualities import AFTER, Quality, Simple


class Bearer(Things):
    """The card to which this one is attached."""

    is_steady = True

    def cards(self, s: LcgState, scope: Scope) -> list[int]:
        if scope.source == NOTHING or s.host[scope.source] == NOTHING:
            return []
        return [s.host[scope.source]]

    def points_at(self, known: Known) -> Whom:
        return Whom(ANYBODYS)

    def text(self, speaker: Speaker) -> str:
        return speaker.pronouns.get(BEARER_SLOT, "attached character")


class AttackedProvinces(Things):
    """The cards of the provinces at which the conflict is.

    No card here brings a conflict to two provinces at once. With one that does, an ability which works upon
    the attacked province picks one of them (LCG-CMUL-04), as `target(any_(PROVINCE, attacked))` does.
    """

    def cards(self, s: LcgState, scope: Scope) -> list[int]:
        return attacked_cards(s)

    def text(self, speaker: Speaker) -> str:
        return "the attacked province"


class OnIt(Things):
    """All that is attached to a card."""

    many = True

    def __init__(self, whom: Things) -> None:
        self.whom = whom

    def cards(self, s: LcgState, scope: Scope) -> list[int]:
        return [each for card in self.whom.cards(s, scope) for each in attachments(s, card)]

    def points_at(self, known: Known) -> Whom:
        return self.whom.points_at(known)

    def text(self, speaker: Speaker) -> str:
        return f"each attachment on {self.whom.text(speaker)}"


BEARER = Bearer()
on_this = Simple(AFTER, "on {self}", lambda s, scope, card: s.host[card] == scope.source)
"""Attached to this card."""
on_participant = Simple(
    AFTER,
    "on a participating character",
    lambda s, scope, card: s.host[card] != NOTHING and s.participating[s.host[card]],
)


class NotBearer(Quality):
    def fits(self, s: LcgState, scope: Scope, card: int) -> bool:
        return s.host[scope.source] != card

    def text(self, speaker: Speaker) -> str:
        return f"{self.words} {BEARER.text(speaker)}"


not_bearer = NotBearer(AFTER, "other than")
ATTACKED_PROVINCE = AttackedProvinces()


def attachments_on(whom: Things) -> Things:
    return OnIt(whom)
