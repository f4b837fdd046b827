"""Create cards: attached, at home, or in the middle of a battle (CE-CRE)."""

from __future__ import annotations

from gorin.games.ccg import ops
from gorin.games.ccg.bringing import why_not_attached
from gorin.games.ccg.definition import Definition, Speaker
from gorin.games.ccg.kinds import LIMBO, NOTHING, PERSONALITY
from gorin.games.ccg.scope import ATTACHED, Scope, deed
from gorin.games.ccg.scripts import Run
from gorin.games.ccg.state import CcgState
from gorin.games.ccg.words.base import Effect, Things
from gorin.games.ccg.words.places import my_side
from gorin.games.ccg.words.things import CHOSEN_SLOT
from gorin.words.english import a


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


class CreateHere(Create):
    """A new Personality on your side of the current battlefield. Later effects speak of him as CHOSEN."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        side = my_side(s, scope.seat)
        if s.battlefield == NOTHING or not side:
            return
        card = ops.create(s, self.card.slug, scope.seat)
        ops.enter_play(s, card, scope.seat, NOTHING, False, LIMBO)
        ops.appear(s, card, s.battlefield, side)
        scope.put(CHOSEN_SLOT, [card])

    def text(self, speaker: Speaker) -> str:
        speaker.pronouns[CHOSEN_SLOT] = "him"
        return f"create {a(self.words)} on your side at the current battlefield"


def create_here(card: Definition) -> Effect:
    return CreateHere(card, None, describe_created(card))
