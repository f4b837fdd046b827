"""Making treaties, accusing, and what becomes of who breaks one."""

from __future__ import annotations

import random
from typing import ClassVar, final

from gorin.games.lcg.formats.treaties.cards import carry_out
from gorin.games.lcg.formats.treaties.promises import (
    DURATIONS,
    LEAST_VALUE,
    LONGEST,
    MOST_VALUE,
    SPOKEN,
    VOCABULARY,
    promise_text,
    terms,
    unkept,
)
from gorin.games.lcg.kinds import RULES_EFFECT
from gorin.games.lcg.presentation.naming import player_name, stake_label
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.causes import BROKE_TREATY
from gorin.games.lcg.table.ops import treaties as ops
from gorin.games.lcg.table.personal import Personal
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.treaty import Promise, Treaty
from gorin.kernel.errors import IllegalChoice
from gorin.kernel.questions import BACK
from gorin.kernel.state import Step
from gorin.language.core.causes import by_rule
from gorin.language.core.context import NOTHING, TriggerEvent
from gorin.language.core.english import listed
from gorin.language.core.questions import CHOICES, AskThing

OFFER = CHOICES + 100
"""All is said: the other party is asked."""


def treaty_between(s: LcgState, one: int, other: int) -> Treaty | None:
    """LCG-TRT-08: a pair has one treaty at most."""
    for treaty in s.treaties:
        if one in treaty.parties and other in treaty.parties:
            return treaty
    return None


def may_offer(s: LcgState, seat: int, other: int) -> bool:
    """Once in a phase to each opponent, where there is no treaty between the two."""
    if s.treaty_rule == "none" or s.conflict is not None or s.phase not in ("dynasty", "conflict"):
        return False
    if len(s.playing()) < 3 or seat == other or s.players[other].lost:
        return False
    return treaty_between(s, seat, other) is None and seat * s.seats + other not in s.offers


def may_accuse(s: LcgState, seat: int, other: int) -> bool:
    """Of promises in own words only: the referee sees the others."""
    treaty = treaty_between(s, seat, other)
    return treaty is not None and other not in treaty.accused and treaty.promise_of(other).kind == SPOKEN


@final
class AskPromise(AskThing):
    """What is promised: one of the referee's words, or words of one's own."""

    tag: ClassVar[str] = "ask-promise"
    takes_words: ClassVar[bool] = True

    def hear(self, s: LcgState, text: str) -> int:
        """The number of a text, as of every word that the state knows."""
        if not 0 < len(text.strip()) <= LONGEST or not text.isprintable():
            raise IllegalChoice(f"a promise is one line of 1 to {LONGEST} letters")
        return -1000 - s.word(text.strip())


@final
class OfferTreaty(Personal):
    """LCG-TRT-02: each point is picked and can be taken back; then the other party is asked."""

    tag: ClassVar[str] = "offer-treaty"
    fields: ClassVar[dict[str, str]] = {"other": "int", "said": "[promise]", "until": "int", "value": "int"}
    stages: ClassVar[tuple[str, ...]] = (
        "choose_promise",
        "take_promise",
        "choose_duration",
        "take_duration",
        "choose_value",
        "take_value",
        "ask_other",
        "take_answer",
    )
    kinds: ClassVar[dict[str, str]] = {
        "take_promise": "treaty.promise",
        "take_duration": "treaty.duration",
        "take_value": "treaty.stake",
        "take_answer": "treaty.answer",
    }

    def __init__(self, seat: int, other: int) -> None:
        super().__init__(seat)
        self.other = other
        self.said: list[Promise] = []
        self.until = NOTHING
        self.value = 0

    def on_player_left(self, s: LcgState, seat: int) -> None:
        if seat in (self.seat, self.other):
            self.at = len(self.stages)

    def asks_about(self, s: LcgState) -> str:
        """The kinds of promises that are on the table."""
        return "/".join([VOCABULARY[promise.kind].kind for promise in self.said])

    def choose_promise(self, s: LcgState) -> None:
        one, other = (self.seat, self.other) if not self.said else (self.other, self.seat)
        asks = "What do you promise?" if not self.said else f"What does {player_name(s, one)} promise?"
        words = [promise_text(s, one, other, kind, "") for kind in range(len(VOCABULARY))]
        s.push(AskPromise(self.seat, asks, [*(CHOICES + kind for kind in range(len(words))), BACK], words))

    def take_promise(self, s: LcgState) -> None:
        code = s.answers[self.seat]
        if code == BACK:
            if not self.said:
                self.at = len(self.stages)
                return
            self.said.pop()
        elif code <= -1000:
            self.said.append(Promise(SPOKEN, s.spoken[-1000 - code]))
        else:
            self.said.append(Promise(code - CHOICES))
        if len(self.said) < 2:
            self.go("choose_promise")

    def choose_duration(self, s: LcgState) -> None:
        among = [CHOICES + number for number in range(len(DURATIONS))]
        words = [duration[0].upper() + duration[1:] for duration in DURATIONS]
        s.push(AskThing(self.seat, "How long does the treaty last?", [*among, BACK], words))

    def take_duration(self, s: LcgState) -> None:
        code = s.answers[self.seat]
        if code == BACK:
            self.said.pop()
            self.go("choose_promise")
        else:
            self.until = code - CHOICES

    def choose_value(self, s: LcgState) -> None:
        """LCG-TRT-06."""
        values = range(LEAST_VALUE, MOST_VALUE + 1)
        words = ["", *(f"Stake {stake_label(s, value)}" for value in values)]
        among = [CHOICES + value for value in values]
        asks = "How much is staked on the treaty?"
        s.push(AskThing(self.seat, asks, [*among, BACK], words))

    def take_value(self, s: LcgState) -> None:
        code = s.answers[self.seat]
        if code == BACK:
            self.go("choose_duration")
            return
        self.value = code - CHOICES
        ops.note_offer(s, self.seat, self.other)

    def offer_anything(self, rng: random.Random) -> None:
        """Nobody but the two knows what is offered before it is agreed on: it could be anything."""
        self.said = [Promise(rng.randrange(len(VOCABULARY))) for _ in self.said]
        self.until = rng.randrange(len(DURATIONS))
        self.value = rng.randint(LEAST_VALUE, MOST_VALUE)

    def _treaty(self) -> Treaty:
        treaty = Treaty(self.seat, self.other)
        treaty.promises = [promise.clone() for promise in self.said]
        treaty.until, treaty.value = self.until, self.value
        return treaty

    def ask_other(self, s: LcgState) -> None:
        said = listed(terms(s, self._treaty()))
        lasts = f"{DURATIONS[self.until]}. Staked: {stake_label(s, self.value)}."
        asks = f"{player_name(s, self.seat)} offers a treaty: {said}, {lasts}"
        s.push(AskThing(self.other, asks, [CHOICES, CHOICES + 1], ["Agree", "Refuse"]))

    def take_answer(self, s: LcgState) -> None:
        if s.answers[self.other] == CHOICES:
            ops.make(s, self._treaty())
        else:
            ops.refuse(s, self.other, self.seat)


@final
class Accuse(Personal):
    """A party says that the other has broken a promise in own words; both must think so."""

    tag: ClassVar[str] = "accuse"
    fields: ClassVar[dict[str, str]] = {"other": "int"}
    stages: ClassVar[tuple[str, ...]] = ("ask", "take")
    kinds: ClassVar[dict[str, str]] = {"take": "treaty.accusation"}

    def __init__(self, seat: int, other: int) -> None:
        super().__init__(seat)
        self.other = other

    def ask(self, s: LcgState) -> None:
        treaty = treaty_between(s, self.seat, self.other)
        if treaty is None or s.players[self.other].lost:
            self.at = len(self.stages)
            return
        promise = treaty.promise_of(self.other)
        said = promise_text(s, self.other, self.seat, promise.kind, promise.words)
        asks = f"{player_name(s, self.seat)} accuses you of breaking this promise: {said}. Did you?"
        s.push(AskThing(self.other, asks, [CHOICES, CHOICES + 1], ["Yes", "No"]))

    def take(self, s: LcgState) -> None:
        treaty = treaty_between(s, self.seat, self.other)
        if treaty is None:
            return
        if s.answers[self.other] == CHOICES:
            ops.break_(s, treaty, self.other)
        else:
            ops.deny(s, self.other, self.seat)


# --- the end --------------------------------------------------------------------------------------


@final
class EndTreaty(Step):
    """LCG-TRT-05: a treaty is broken, or its time is over; who has broken it suffers for it."""

    tag: ClassVar[str] = "end-treaty"
    fields: ClassVar[dict[str, str]] = {"parties": "[int]", "asked": "[int]"}
    stages: ClassVar[tuple[str, ...]] = ("ask", "take", "look", "suffer", "put_away")
    kinds: ClassVar[dict[str, str]] = {"take": "treaty.broken"}

    def __init__(self, parties: list[int]) -> None:
        super().__init__()
        self.parties = parties
        self.asked: list[int] = []
        """Whose promises in own words were judged."""

    def cause(self, s: LcgState) -> tuple[int, ...]:
        return by_rule(BROKE_TREATY)

    def treaty(self, s: LcgState) -> Treaty | None:
        return treaty_between(s, self.parties[0], self.parties[1])

    def on_player_left(self, s: LcgState, seat: int) -> None:
        if seat in self.parties:
            self.at = len(self.stages)

    def ask(self, s: LcgState) -> None:
        """The partner of who has promised in own words says whether it was kept."""
        treaty = self.treaty(s)
        if treaty is None or treaty.breakers:
            self.go("look")
            return
        for seat in treaty.parties:
            promise = treaty.promise_of(seat)
            if promise.kind == SPOKEN and seat not in self.asked:
                said = promise_text(s, seat, treaty.partner(seat), SPOKEN, promise.words)
                asks = f"The treaty is over. {said}. Was this promise kept?"
                s.push(AskThing(treaty.partner(seat), asks, [CHOICES, CHOICES + 1], ["Yes", "No"]))
                return
        self.go("look")

    def take(self, s: LcgState) -> None:
        treaty = self.treaty(s)
        if treaty is None:
            return
        seat = next(
            each
            for each in treaty.parties
            if treaty.promise_of(each).kind == SPOKEN and each not in self.asked
        )
        self.asked.append(seat)
        self.go("ask")
        if s.answers[treaty.partner(seat)] == CHOICES + 1:
            s.push(Accuse(treaty.partner(seat), seat))

    def look(self, s: LcgState) -> None:
        treaty = self.treaty(s)
        if treaty is not None and not treaty.breakers:
            for seat in unkept(treaty):
                ops.break_(s, treaty, seat)

    def suffer(self, s: LcgState) -> None:
        """LCG-TRT-01, LCG-TRT-11: only who has broken it."""
        treaty = self.treaty(s)
        if treaty is None or not treaty.breakers:
            return
        if treaty.card == NOTHING:
            lost = [
                TriggerEvent("honor lost", NOTHING, seat, NOTHING, treaty.value, RULES_EFFECT)
                for seat in treaty.breakers
            ]
            rules_of(s).occur(s, lost)  # LCG-TRT-06
            return
        ops.show_card(s, treaty)
        partners = [treaty.partner(seat) for seat in treaty.breakers]
        carry_out(s, treaty.card, treaty.breakers, partners, treaty.value)

    def put_away(self, s: LcgState) -> None:
        treaty = self.treaty(s)
        if treaty is not None:
            ops.dissolve(s, treaty)
