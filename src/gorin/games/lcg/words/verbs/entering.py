"""Putting cards into play, taking control, moving cards out of provinces and piles."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.kinds import CONFLICT_END
from gorin.games.lcg.table.changes.arriving import arrival
from gorin.games.lcg.table.ops import zones
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.words.changing import Changing, cause
from gorin.words import verbs
from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import Deed, Known
from gorin.words.grammar.scope import NOTHING, Moment, Scope
from gorin.words.grammar.script import Effect, Run
from gorin.words.players import YOU, Who
from gorin.words.things import SELF


@final
class PutIntoPlay(Changing):
    """LCG-PUT-02 to LCG-PUT-05: characters enter play for nothing, at home or in the conflict."""

    def __init__(self, whom: Things, into_conflict: bool, fate: int, who: Who) -> None:
        super().__init__()
        self.whom = whom
        self.into_conflict = into_conflict
        self.fate = fate
        self.who = who
        self.from_opponent = False
        """They are somebody else's, and whoever puts them into play controls them."""

    def moments(self, s: LcgState, scope: Scope) -> list[Moment]:
        seats = self.who.seats(s, scope)
        by = cause(scope)
        return [
            Moment("enters play", card, seats[0], arrival(self.into_conflict, s.lies_in[card]), self.fate, by)
            for card in self.whom.cards(s, scope)
            if seats
        ]

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        """Asked without a card, it is about one that somebody could hold."""
        return self._is_unseen(scope) or super().can_change(s, scope)

    def can_pay(self, s: LcgState, scope: Scope) -> bool:
        return self._is_unseen(scope) or super().can_pay(s, scope)

    def _is_unseen(self, scope: Scope) -> bool:
        return scope.source == NOTHING and self.whom is SELF

    def means(self, known: Known) -> list[Deed]:
        return [Deed(verbs.ENTER, self.who.points_at(known))]

    def text(self, speaker: Speaker) -> str:
        where = " in the conflict" if self.into_conflict else ""
        fate = f" with {self.fate} fate" if self.fate else ""
        whose = " under your control" if self.from_opponent else ""
        return f"put {self.whom.text(speaker)} into play{where}{whose}{fate}"


@final
class PutOnto(Changing):
    """LCG-PUT-06: an attachment enters play attached to somebody who may have it."""

    def __init__(self, whom: Things, host: Things) -> None:
        super().__init__()
        self.whom = whom
        self.host = host

    def moments(self, s: LcgState, scope: Scope) -> list[Moment]:
        by = cause(scope)
        return [
            Moment("enters play", card, scope.seat, host, 0, by)
            for card in self.whom.cards(s, scope)
            for host in self.host.cards(s, scope)
        ]

    def means(self, known: Known) -> list[Deed]:
        return [Deed(verbs.ATTACH, self.host.points_at(known))]

    def text(self, speaker: Speaker) -> str:
        return f"put {self.whom.text(speaker)} into play attached to {self.host.text(speaker)}"


@final
class TakeControl(Changing):
    """LCG-CTRL-02; for how long is the effect's own business."""

    def __init__(self, whom: Things, until: int) -> None:
        super().__init__()
        self.whom = whom
        self.until = until

    def moments(self, s: LcgState, scope: Scope) -> list[Moment]:
        by = cause(scope)
        return [
            Moment("control", card, scope.seat, s.controller[card], self.until, by)
            for card in self.whom.cards(s, scope)
        ]

    def means(self, known: Known) -> list[Deed]:
        return [Deed(verbs.TAKE_CONTROL, self.whom.points_at(known))]

    def text(self, speaker: Speaker) -> str:
        return f"take control of {self.whom.text(speaker)} {speaker.dialect.until(self.until)}".rstrip()


def put_into_play(whom: Things, fate: int = 0, who: Who = YOU) -> Changing:
    return PutIntoPlay(whom, False, fate, who)


def put_onto(whom: Things, host: Things) -> Changing:
    return PutOnto(whom, host)


def put_into_conflict(whom: Things, who: Who = YOU) -> Changing:
    return PutIntoPlay(whom, True, 0, who)


def take_into_conflict(whom: Things) -> Changing:
    """Somebody else's cards, under your control."""
    effect = PutIntoPlay(whom, True, 0, YOU)
    effect.from_opponent = True
    return effect


def take_control(whom: Things, until: int = CONFLICT_END) -> Changing:
    return TakeControl(whom, until)


@final
class BecomeCopy(Changing):
    """LCG-COPY-03: a character becomes a copy of another one for a while."""

    def __init__(self, whom: Things, of: Things, until: int) -> None:
        super().__init__()
        self.whom = whom
        self.of = of
        self.until = until

    def moments(self, s: LcgState, scope: Scope) -> list[Moment]:
        by = cause(scope)
        return [
            Moment("becomes copy", card, scope.seat, other, self.until, by)
            for card in self.whom.cards(s, scope)
            for other in self.of.cards(s, scope)
        ]

    def means(self, known: Known) -> list[Deed]:
        return [Deed(verbs.SET, self.whom.points_at(known))]

    def text(self, speaker: Speaker) -> str:
        who, other = self.whom.subject(speaker), self.of.text(speaker)
        return f"{who} becomes a copy of {other} {speaker.dialect.until(self.until)}".rstrip()


def become_copy(whom: Things, of: Things, until: int = CONFLICT_END) -> Changing:
    return BecomeCopy(whom, of, until)


@final
class PutUnder(Effect):
    """LCG-CUND-01: cards are placed under another card, out of play."""

    def __init__(self, whom: Things, host: Things) -> None:
        super().__init__()
        self.whom = whom
        self.host = host

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        for host in self.host.cards(s, scope)[:1]:
            for card in self.whom.cards(s, scope):
                zones.put_under(s, card, host)

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        return bool(self.whom.cards(s, scope)) and bool(self.host.cards(s, scope))

    def means(self, known: Known) -> list[Deed]:
        return [Deed(verbs.DISCARD, self.whom.points_at(known))]

    def text(self, speaker: Speaker) -> str:
        return f"place {self.whom.text(speaker)} under {self.host.text(speaker)}"


def put_under(whom: Things, host: Things) -> Effect:
    return PutUnder(whom, host)
