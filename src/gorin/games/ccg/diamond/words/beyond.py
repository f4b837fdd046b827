"""What only the cards with errata say (DE-ERR): draws by one's own cards, Fear in duels, gifts, assassins."""

from __future__ import annotations

from gorin.games.ccg.acting.respond import cards_under
from gorin.games.ccg.acting.scripts import action_in_progress
from gorin.games.ccg.diamond.words.duels import YOUR_DUELIST
from gorin.games.ccg.policy import policy_of
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.ops.zones import DREW
from gorin.games.ccg.table.permitted import why_not_controlled
from gorin.games.ccg.table.reading import provinces_of
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.words.verbs.fighting.fear import Fear
from gorin.games.ccg.words.when.about_actions import taken_has
from gorin.words.conditions import Told
from gorin.words.grammar.asking import AskOf
from gorin.words.grammar.base import Amount
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import ANYBODYS, OWN, Deed, Known, Whom
from gorin.words.grammar.scope import NOTHING, Moment, Scope
from gorin.words.grammar.script import Effect, Run
from gorin.words.triggers import Trigger, after
from gorin.words.using import AbilityScript
from gorin.words.verbs import DISCARD, ENTER

# --- when -----------------------------------------------------------------------------------------


def _by_own_card(s: CcgState, scope: Scope, moment: Moment) -> bool:
    """DE-ERR-05: outside his End phase, and by an effect of a card or Stronghold of his own."""
    if s.phase == "end" and s.active == moment.seat:
        return False
    for step in reversed(s.stack):
        if isinstance(step, AbilityScript):
            return step.scope.seat == moment.seat and step.scope.source != NOTHING
    return False


DREW_BY_OWN_CARD = after(
    DREW, "after a player draws a card outside his End phase by an effect of his own", _by_own_card
)
ANOTHER_GAINED_HONOR = after(
    "honor gained", "after another player gains Honor", lambda s, scope, moment: moment.seat != scope.seat
)


def _is_anothers_political(s: CcgState, scope: Scope, moment: Moment) -> bool:
    taken = action_in_progress(s, moment.action)
    return taken is not None and moment.seat != scope.seat and taken_has(s, taken, "Political")


ANOTHERS_POLITICAL_ACTION = after(
    "resolved", "after another player's Political action has resolved", _is_anothers_political
)


def yours_slain_by(*keywords: str) -> Trigger:
    """DE-ERR-04: one of yours is destroyed by another player's action with one of these traits."""

    def fits(s: CcgState, scope: Scope, moment: Moment) -> bool:
        taken = action_in_progress(s, moment.action)
        if taken is None or moment.seat != scope.seat or taken.scope.seat == scope.seat:
            return False
        return any(taken_has(s, taken, keyword) for keyword in keywords)

    said = " or ".join(keywords)
    return after("destroyed", f"after another player's {said} action destroys a card of yours", fits)


# --- how much -------------------------------------------------------------------------------------


def fears_of(s: CcgState, card: int) -> list[int]:
    """The strengths of his Fear actions that are printed as numbers."""
    return [
        node.strength
        for holder in [card, *cards_under(s, card)]
        for node in s.definition(holder).nodes
        if isinstance(node, Fear) and isinstance(node.strength, int)
    ]


class FearOfDuelist(Amount):
    def value(self, s: CcgState, scope: Scope) -> int:
        return max([each for card in YOUR_DUELIST.cards(s, scope) for each in fears_of(s, card)], default=0)

    def text(self, speaker: Speaker) -> str:
        return "the strength of one of his Fear actions"


FEAR_OF_DUELIST = FearOfDuelist()
HAS_FEAR = Told(
    "he has a Fear action of fixed strength", lambda s, scope: FEAR_OF_DUELIST.value(s, scope) > 0
)


# --- what happens ---------------------------------------------------------------------------------


class DrawerDiscards(Effect):
    """Whoever has drawn discards a card of his choice."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        seat = NOTHING if scope.moment is None else scope.moment.seat
        if seat != NOTHING and s.players[seat].hand:
            s.push(AskOf(seat, "Discard a card.", s.players[seat].hand.copy()))

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        if scope.moment is not None:
            ops.discard(s, s.answers[scope.moment.seat])

    def means(self, known: Known) -> list[Deed]:
        return [Deed(DISCARD, Whom(ANYBODYS))]

    def text(self, speaker: Speaker) -> str:
        return "that player discards a card"


def drawer_discards() -> Effect:
    return DrawerDiscards()


class PlayFirstFound(Effect):
    """DE-ERR-01: the first copy of a title, in the Dynasty deck and then in the face-down Provinces.

    Who finds none has lost.
    """

    def __init__(self, title: str) -> None:
        super().__init__()
        self.title = title

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        found = [
            card for card in self._looked_through(s, scope.seat) if s.definition(card).name == self.title
        ]
        if not found:
            policy_of(s).eliminate(s, [scope.seat])
        elif why_not_controlled(s, found[0], scope.seat) is None:
            ops.enter_play(s, found[0], scope.seat, NOTHING, True)
        if not s.is_out(scope.seat):
            ops.shuffle(s, scope.seat, True)

    def _looked_through(self, s: CcgState, seat: int) -> list[int]:
        hidden = [
            place.card for place in provinces_of(s, seat) if place.card != NOTHING and not place.face_up
        ]
        return [*reversed(s.players[seat].dynasty), *hidden]

    def means(self, known: Known) -> list[Deed]:
        return [Deed(ENTER, Whom(OWN))]

    def text(self, speaker: Speaker) -> str:
        looked = f"look through your Dynasty deck, then your face-down provinces, for {self.title}"
        return f"{looked} and put the first one into play bowed; if there is none, you lose the game"


def play_first_found(title: str) -> Effect:
    return PlayFirstFound(title)
