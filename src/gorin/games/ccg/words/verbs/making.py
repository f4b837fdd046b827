"""Attach cards, create cards, put cards into play."""

from __future__ import annotations

from gorin.games.ccg import ops
from gorin.games.ccg.bringing import AttachCard, why_not_attached
from gorin.games.ccg.definition import Definition, Speaker
from gorin.games.ccg.kinds import LIMBO, NOTHING, PERSONALITY
from gorin.games.ccg.scripts import Run
from gorin.games.ccg.state import ATTACHED, CcgState, Scope, deed
from gorin.games.ccg.words.base import Effect, Things
from gorin.words.english import a


class AttachFromHand(Effect):
    """Attach a card to a Personality, paying for it (CE-RESL-03)."""

    def __init__(self, what: Things, to: Things, less: int) -> None:
        super().__init__()
        self.what = what
        self.to = to
        self.less = less

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for card in self.what.cards(s, scope):
            for personality in self.to.cards(s, scope):
                s.push(AttachCard(card, personality, self.less, s.zone[card], scope))

    def text(self, speaker: Speaker) -> str:
        less = f" for {self.less} less Gold" if self.less else ", paying all costs"
        return f"attach {self.what.text(speaker)} to {self.to.text(speaker)}{less}"


class Create(Effect):
    """A new card: attached to a Personality (CE-CRE-04), or at home (CE-CRE-05)."""

    def __init__(self, card: Definition, to: Things | None, words: str) -> None:
        super().__init__()
        self.card = card
        self.to = to
        self.words = words

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        hosts = [NOTHING] if self.to is None else self.to.cards(s, scope)
        for host in hosts:
            card = ops.create(s, self.card.slug, scope.seat)
            if host == NOTHING:
                ops.enter_play(s, card, scope.seat, NOTHING, False, LIMBO)
            elif why_not_attached(s, card, host) is None:
                ops.attach(s, card, host, scope, LIMBO)
            else:
                ops.remove_from_game(s, card)
            scope.deeds.append(deed(ATTACHED, card))

    def text(self, speaker: Speaker) -> str:
        where = "" if self.to is None else f" attached to {self.to.text(speaker)}"
        return f"create {a(self.words)}{where}"


def attach_from_hand(what: Things, to: Things, less: int = 0) -> Effect:
    return AttachFromHand(what, to, less)


def create(card: Definition, to: Things | None = None) -> Effect:
    """The card is made known to the edition together with the card that creates it."""
    return Create(card, to, describe_created(card))


def describe_created(card: Definition) -> str:
    """What a created card is, in words: "2F Cavalry Follower"."""
    plus = "+" if card.type_name == "Item" else ""
    stats = f"{plus}{card.force}F"
    if card.chi:
        stats += f"/{plus}{card.chi}C"
    if card.type == PERSONALITY and card.personal_honor:
        stats += f"/{card.personal_honor} Personal Honor"
    return " ".join([stats, *card.keywords, card.type_name])
