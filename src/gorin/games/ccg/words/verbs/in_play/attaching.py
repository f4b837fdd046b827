"""Attach cards from the hand; transfer what is attached to somebody else, or to a province (CE-TRAN)."""

from __future__ import annotations

from gorin.games.ccg.acting.bringing import AttachCard, attach_price
from gorin.games.ccg.kinds import ANCESTOR
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.belongings import Province
from gorin.games.ccg.table.permitted import takes_region, why_not_attached
from gorin.games.ccg.table.reading import attachments, location, province, side_of, units_at
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.words.abilities import Buys
from gorin.kernel.questions import BACK, DONE, PASS
from gorin.words.grammar.asking import AskOf
from gorin.words.grammar.base import Amount, Things, text_of, value_of
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import Deed, Known, as_chosen
from gorin.words.grammar.questions import PLACES
from gorin.words.grammar.scope import NOTHING, Scope
from gorin.words.grammar.script import Effect, Run, script_in_progress
from gorin.words.grammar.zones import PLAY
from gorin.words.naming import thing_name
from gorin.words.qualities import AFTER, Quality
from gorin.words.verbs import ATTACH


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

    def means(self, known: Known) -> list[Deed]:
        return [Deed(ATTACH, self.to.points_at(known))]

    def text(self, speaker: Speaker) -> str:
        price = f" for {self.less} less Gold" if self.less else ", paying all costs"
        return f"attach {self.what.text(speaker)} to {self.to.text(speaker)}{price}"


def attach_from_hand(what: Things, to: Things, less: int = 0) -> Effect:
    return AttachFromHand(what, to, less)


class AttachPaid(Buys):
    """Attach a card to a Personality; what it costs was a cost of the action (DE-PLAY-01)."""

    def __init__(self, what: Things, to: Things) -> None:
        super().__init__(what)
        self.to = to

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for card in self.what.cards(s, scope):
            for personality in self.to.cards(s, scope):
                paid = attach_price(s, card, personality)
                s.push(AttachCard(card, personality, paid, s.zone[card], scope))

    def means(self, known: Known) -> list[Deed]:
        return [Deed(ATTACH, self.to.points_at(known))]

    def text(self, speaker: Speaker) -> str:
        return f"attach {self.what.text(speaker)} to {self.to.text(speaker)}"


def attach_paid(what: Things, to: Things) -> Effect:
    return AttachPaid(what, to)


class AttachPrice(Amount):
    """What it costs to attach what was chosen to whom was chosen."""

    def __init__(self, what: Things, to: Things, less: int | Amount) -> None:
        self.what = what
        self.to = to
        self.less = less

    def value(self, s: CcgState, scope: Scope) -> int:
        cards, bearers = self.what.cards(s, scope), self.to.cards(s, scope)
        if not cards or not bearers:
            return 0
        return attach_price(s, cards[0], bearers[0], value_of(self.less, s, scope))

    def text(self, speaker: Speaker) -> str:
        if self.less == 0:
            return "its price"  # who can bear it has named it
        return f"the price of {self.what.text(speaker)}, less {text_of(self.less, speaker)}"


def price_of(what: Things, to: Things, less: int | Amount = 0) -> Amount:
    return AttachPrice(what, to, less)


class CanTake(Quality):
    """Does not bear these attachments yet, and may (CE-TRAN-02)."""

    def __init__(self, what: Things) -> None:
        super().__init__(AFTER, "who can bear")
        self.what = what

    def text(self, speaker: Speaker) -> str:
        return f"{self.words} {self.what.text(speaker)}"

    def fits(self, s: CcgState, scope: Scope, card: int) -> bool:
        return all(
            s.host[each] != card and s.type_of(each) != ANCESTOR and why_not_attached(s, each, card) is None
            for each in self.what.cards(s, scope)
        )


class Transfer(Effect):
    """Attachments go to another Personality, Regions to another province; nothing is paid (CE-TRAN-01)."""

    def __init__(self, what: Things, to: Things) -> None:
        super().__init__()
        self.what = what
        self.to = to

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for code in self.to.cards(s, scope):
            for card in list(self.what.cards(s, scope)):
                if code >= PLACES:
                    self._to_province(s, card, province(s, code - PLACES))
                elif s.type_of(card) != ANCESTOR and why_not_attached(s, card, code) is None:
                    ops.transfer(s, card, code)

    def _to_province(self, s: CcgState, card: int, place: Province | None) -> None:
        """CE-TRAN-02, CE-EVT-09."""
        if place is not None and s.zone[card] == PLAY and takes_region(s, place, card):
            ops.transfer_region(s, card, place)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(ATTACH, self.to.points_at(known))]

    def text(self, speaker: Speaker) -> str:
        return f"transfer {self.what.text(speaker)} to {self.to.text(speaker)}"


def can_take(what: Things) -> Quality:
    return CanTake(what)


def transfer(what: Things, to: Things) -> Effect:
    return Transfer(what, to)


class ControllerMaySave(Effect):
    """Whoever controls somebody may transfer attachments of his to one other in the same army.

    The run remembers who takes them, once that is chosen.
    """

    def __init__(self, whose: Things) -> None:
        super().__init__()
        self.whose = whose

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for bearer in self.whose.cards(s, scope):
            whose = thing_name(s, s.what[bearer])
            if run.memo:
                among = self._savable(s, bearer, run.memo[0])
                other = thing_name(s, s.what[run.memo[0]])
                asks = f"Which attachment of {whose} goes to {other}? You may stop."
            else:
                comrades = units_at(s, location(s, bearer), side_of(s, bearer))
                among = [each for each in comrades if self._savable(s, bearer, each)]
                asks = f"Who takes over attachments of {whose}? You may pass."
            if among:
                s.push(AskOf(s.controller[bearer], asks, [*among, DONE if run.memo else PASS]))
            else:
                run.memo = []

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        bearer = self.whose.cards(s, scope)[0]
        code = s.answers[s.controller[bearer]]
        if code in (PASS, DONE):
            run.memo = []
            return
        if run.memo:
            ops.transfer(s, code, run.memo[0])
        else:
            run.memo = [code]
        run.repeat()

    def _savable(self, s: CcgState, bearer: int, other: int) -> list[int]:
        if other == bearer:
            return []
        return [each for each in attachments(s, bearer) if why_not_attached(s, each, other) is None]

    def means(self, known: Known) -> list[Deed]:
        return as_chosen([Deed(ATTACH, self.whose.points_at(known))], self.whose.points_at(known).whose)

    def text(self, speaker: Speaker) -> str:
        whose = self.whose.owning(speaker)
        other = "one other Personality in the same army"
        return f"{whose} controller may transfer any of {whose} attachments to {other}"


def controller_may_save(whose: Things) -> Effect:
    return ControllerMaySave(whose)


class Rearrange(Effect):
    """DE-ACTP-04: attachments go from one of several Personalities to another, as long as one likes.

    The run remembers which attachment moves, once that is chosen.
    """

    def __init__(self, bearers: Things) -> None:
        super().__init__()
        self.bearers = bearers

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        bearers = self.bearers.cards(s, scope)
        if run.memo:
            among = _takers(s, run.memo[0], bearers)
            swaps = any(given_for(s, run.memo[0], each) != NOTHING for each in among)
            more = " Who cannot bear both gives his own for it." if swaps else ""
            asks = f"Who bears {thing_name(s, s.what[run.memo[0]])} from now on?{more}"
            s.push(AskOf(scope.seat, asks, [*among, BACK]))
            return
        movable = [each for bearer in bearers for each in attachments(s, bearer) if _takers(s, each, bearers)]
        if movable:
            s.push(AskOf(scope.seat, "Which attachment moves? You may stop.", [*movable, DONE]))

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        code = s.answers[scope.seat]
        if code == DONE:
            return
        if code == BACK:
            run.memo = []
        elif run.memo:
            self._move(s, run.memo[0], code)
            run.memo = []
        else:
            run.memo = [code]
        run.repeat()

    def _move(self, s: CcgState, attachment: int, taker: int) -> None:
        """DE-ACTP-06: every card that is moved is a target."""
        given, bearer = given_for(s, attachment, taker), s.host[attachment]
        for card, to in ((attachment, taker), (given, bearer)):
            if card != NOTHING:
                script_in_progress(s).has_targeted(s, card)
                ops.transfer(s, card, to)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(ATTACH, self.bearers.points_at(known))]

    def text(self, speaker: Speaker) -> str:
        return f"transfer any attachments among {self.bearers.text(speaker)}"


def _takers(s: CcgState, attachment: int, bearers: list[int]) -> list[int]:
    """DE-PLAY-19, DE-CRD-42."""
    if s.type_of(attachment) == ANCESTOR:
        return []
    others = [bearer for bearer in bearers if bearer != s.host[attachment]]
    return [
        bearer
        for bearer in others
        if why_not_attached(s, attachment, bearer) is None or given_for(s, attachment, bearer) != NOTHING
    ]


def given_for(s: CcgState, attachment: int, bearer: int) -> int:
    """What somebody gives for an attachment who cannot bear both, but could if they change places.

    NOTHING where he may have it beside his own, or not at all.
    """
    if why_not_attached(s, attachment, bearer) is None:
        return NOTHING
    for own in attachments(s, bearer):
        if s.type_of(own) == ANCESTOR or why_not_attached(s, attachment, bearer, own) is not None:
            continue
        if why_not_attached(s, own, s.host[attachment], attachment) is None:
            return own
    return NOTHING


def rearranges(bearers: Things) -> Effect:
    return Rearrange(bearers)
