"""Occurrences: changes that come at once, and the windows before and after them (LCG-TRIG-07 to LCG-TRIG-11).

Who could hold an answer in his hand, for all that everybody knows, is asked whether he does or not: being
skipped would tell.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from gorin.games.lcg.acting.beginning import begin_ability
from gorin.games.lcg.acting.from_hand import ANSWERING, could_answer, could_come_up, is_lent_an_answer
from gorin.games.lcg.acting.imminent import concerns, is_among, is_same, whole
from gorin.games.lcg.acting.leaving import leaving_with, may_be_prevented
from gorin.games.lcg.acting.lent import lent_to
from gorin.games.lcg.acting.resolutions import ApplyDelayed
from gorin.games.lcg.acting.unpaid import costs_among, is_missing, is_sacrifice, tell_payer
from gorin.games.lcg.acting.using import can_use, is_borrowed, source_of, why_cannot_use
from gorin.games.lcg.kinds import (
    FORCED_INTERRUPT,
    FORCED_REACTION,
    INTERRUPT,
    REACTION,
    WOULD,
)
from gorin.games.lcg.language.ability import LcgAbility
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.changes.changing import DEEDS, begun, carry_out, is_possible, is_possible_in_full
from gorin.games.lcg.table.gained import code_of, gained, is_anything_gained, times_gained
from gorin.games.lcg.table.halves import HALVES, halves
from gorin.games.lcg.table.ops import provinces
from gorin.games.lcg.table.reading import derived
from gorin.games.lcg.table.refilling import refill
from gorin.games.lcg.table.state import LcgState
from gorin.kernel.questions import Question
from gorin.kernel.windows import HAPPEN, InterruptibleEvent
from gorin.language.core.active_effects import active_effects
from gorin.language.core.context import NOTHING, TriggerEvent, note
from gorin.language.core.questions import CHOICES, LASTINGS, AskThing, ability_at, ability_code
from gorin.language.core.resolution import AbilityResolution
from gorin.language.waiting import awaken, delayed, is_awaited

FOLLOWS: Final = "what follows"
DELAYED: Final = "forced delayed effect"
KEYWORDS: Final = CHOICES
"""Among what is due at once: what follows by itself."""
EACH: Final = 1_000_000_000_000
"""More than any number of an ability: with a player it makes one number."""
INSTANCES: Final = EACH * 100
"""More than an ability with any player: with it, instances of an ability on one card are told apart."""
BEFORE: Final = (WOULD, FORCED_INTERRUPT, INTERRUPT)
"""The rungs before the change."""


@final
class Occurrence(InterruptibleEvent[LcgState]):
    """Changes that happen at once, with all that may answer them."""

    tag: ClassVar[str] = "occurrence"
    fields: ClassVar[dict[str, str]] = {
        "imminent": "[trigger-event]",
        "done": "[trigger-event]",
        "follow": "[trigger-event]",
        "vacated": "[int]",
        "needed": "[trigger-event]",
        "granted": "[trigger-event]",
        "owed": "[trigger-event]",
    }
    ladder: ClassVar[tuple[str, ...]] = (
        WOULD,
        FORCED_INTERRUPT,
        INTERRUPT,
        HAPPEN,
        FOLLOWS,
        DELAYED,
        FORCED_REACTION,
        REACTION,
    )
    stages: ClassVar[tuple[str, ...]] = (
        "next_opportunity",
        "take_answer",
        "take_first_due",
        "after_use",
        "refill",
    )
    kinds: ClassVar[dict[str, str]] = {"take_answer": "response", "take_first_due": "response.order"}

    def __init__(self, moments: list[TriggerEvent]) -> None:
        super().__init__()
        self.imminent = moments
        self.done: list[TriggerEvent] = []
        self.follow: list[TriggerEvent] = []
        """What follows by itself, before anybody reacts."""
        self.vacated: list[int] = []
        """The provinces that it has left empty: they are refilled when it is over (LCG-REFL-02)."""
        self.needed: list[TriggerEvent] = []
        self.granted: list[TriggerEvent] = []
        """Changes that come only if all of the needed ones happen in full: at once, where they are imminent
        (LCG-TO-01), and otherwise afterwards (LCG-EFF-06)."""
        self.owed = costs_among(moments)
        """Costs that have still to be paid, or what happens in their place (LCG-COST-09)."""

    def order(self, s: LcgState) -> list[int]:
        """LCG-FP-05."""
        return s.seats_from(s.active)

    # --- the change -------------------------------------------------------------------------------

    def happen(self, s: LcgState) -> None:
        before = list(s.vacant)
        after = begun(s, self.imminent)
        afterwards = [each for each in self.granted if not is_among(each, self.imminent)]
        if not self._needed_happen(s):
            self.imminent = [each for each in self.imminent if not is_among(each, self.granted)]
            afterwards = []
        for moment in self.imminent:
            if self.owed and is_among(moment, self.owed) and is_missing(s, [moment]):
                tell_payer(s, s.stack.index(self))
            if is_possible(s, moment):
                carry_out(s, moment, after)
        self.done, self.follow = after.done, after.follow + afterwards
        self.vacated = provinces.set_aside(s, before)
        tell_script(s, len(s.stack) - 1, self.done)

    def _needed_happen(self, s: LcgState) -> bool:
        return all(is_among(each, self.imminent) and is_possible_in_full(s, each) for each in self.needed)

    def next_opportunity(self, s: LcgState) -> None:
        """As every interruptible event; only what follows by itself needs no opportunity."""
        if self.rung < len(self.ladder) and self.ladder[self.rung] == FOLLOWS and not self.cancelled:
            self.rung += 1
            if not self._follows_beside_others(s):
                self.again()
                self._let_follow(s)
                return
        super().next_opportunity(s)
        if self.at == len(self.stages):
            self.go("refill")

    def _follows_beside_others(self, s: LcgState) -> bool:
        """LCG-FORC-03: is something due that was put off until now? Then the first player sets the order."""
        if not self.follow or not s.lasting:
            return False
        return any(delayed(s, seat, moment) for moment in self.done for seat in self.order(s))

    def _let_follow(self, s: LcgState) -> None:
        following, self.follow = self.follow, []
        occur(s, following)

    def refill(self, s: LcgState) -> None:
        refill(s, self.vacated)
        self.at = len(self.stages)

    def on_player_left(self, s: LcgState, seat: int) -> None:
        """Nothing happens to who is gone any more; the others are asked again."""
        self.imminent = [moment for moment in self.imminent if not concerns(moment, seat)]
        self.follow = [moment for moment in self.follow if not concerns(moment, seat)]
        self.turn = self.passes = 0
        if self.ladder[: self.rung].count(HAPPEN) == 0:
            self.cancelled = not self.imminent

    # --- cancel and replace -----------------------------------------------------------------------

    def take_out(self, s: LcgState, moment: TriggerEvent) -> None:
        """LCG-CANC-03: it is not imminent any more."""
        moment = whole(moment, self.imminent)
        if is_among(moment, self.owed):
            tell_payer(s, s.stack.index(self))
        self.imminent = [each for each in self.imminent if not is_same(each, moment)]
        self.cancelled = not self.imminent

    def put_instead(
        self, s: LcgState, moment: TriggerEvent, others: list[TriggerEvent], afterwards: list[TriggerEvent]
    ) -> None:
        """LCG-TRIG-09: from now on the others are imminent; `afterwards` comes if they happen."""
        moment = whole(moment, self.imminent)
        if is_among(moment, self.owed):
            self.owed = self.owed + others
            if is_sacrifice(moment):
                tell_payer(s, s.stack.index(self))
        self.imminent = [each for each in self.imminent if not is_same(each, moment)] + others
        if afterwards:
            self.needed, self.granted = others, afterwards
        self.cancelled = not self.imminent

    def turn_into(self, moments: list[TriggerEvent]) -> None:
        """Something else is imminent from now on."""
        self.imminent = moments
        self.cancelled = not moments

    # --- who may answer ---------------------------------------------------------------------------

    def is_open(self, s: LcgState, window: str) -> bool:
        if window == DELAYED:
            return bool(s.lasting or self.follow)
        held = s.held.answers
        for moment in self.imminent + halves(self.imminent) if window in BEFORE else self.done:
            if (window, moment.kind) in held or seen_answers(s, window, moment.kind):
                return True
        return False

    def moments_in(self, s: LcgState, window: str) -> list[TriggerEvent]:
        if window not in BEFORE:
            return self.done
        if window == WOULD:
            preventable = [moment for moment in self.imminent if may_be_prevented(s, moment)]
            return preventable + halves(preventable)
        return self.imminent + leaving_with(s, self.imminent) + halves(self.imminent)

    def eligible(self, s: LcgState, window: str, seat: int) -> list[int]:
        found: list[int] = []
        for moment in self.moments_in(s, window):
            if window == DELAYED:
                found += delayed(s, seat, moment)
            else:
                found += [code for code in answers(s, window, seat, moment) if code not in found]
        if window == DELAYED and self.follow and seat == self.chooser(s):
            found.append(KEYWORDS)
        return found

    def is_asked(self, s: LcgState, window: str, seat: int) -> bool:
        for moment in self.moments_in(s, window):  # noqa: SIM110 - asked of everybody at every change
            if could_answer(s, window, seat, moment):
                return True
        return False

    def question(self, s: LcgState, window: str, seat: int, among: list[int]) -> Question[LcgState]:
        return AskAnswer(seat, window, among, ["The keywords, such as pride"])

    def use(self, s: LcgState, ability: int) -> None:
        window = self.ladder[self.rung]
        if ability == KEYWORDS:
            self._let_follow(s)
            return
        if ability >= LASTINGS:
            moment = next(m for m in self.done if ability in delayed(s, self._waiting(s, ability), m))
            what, node, context = awaken(s, ability, moment)
            s.push(ApplyDelayed(what, node, NOTHING, context))
            return
        holder, what, node = ability_at(s, ability)
        printed = s.node(what, node)
        assert isinstance(printed, LcgAbility)
        asked = self.order(s)[self.turn]
        seat = asked if _is_shared(s, asked, holder, printed) else user_of(s, holder, printed)
        fitting = [
            moment
            for moment in self.moments_in(s, window)
            if moment.kind == printed.hears and why_cannot_use(s, seat, holder, printed, moment) is None
        ]
        s.push(begin_ability(s, seat, holder, what, node, fitting))

    def use_of(self, s: LcgState, ability: int, seat: int) -> int:
        """LCG-REAC-08: what every player may use, each may use on the same occurrence.

        Of an ability that a card has several times, the next instance that was not used (LCG-LIMX-02).
        """
        if ability >= LASTINGS or ability == KEYWORDS:
            return ability
        holder, what, node = ability_at(s, ability)
        printed = s.node(what, node)
        if not isinstance(printed, LcgAbility):
            return ability
        use = ability + (seat + 1) * EACH if _is_shared(s, seat, holder, printed) else ability
        instances = [use + nth * INSTANCES for nth in range(times_gained(s, holder, printed))]
        return next((each for each in instances if each not in self.used), use)

    def _waiting(self, s: LcgState, code: int) -> int:
        return next(each.context.seat for each in s.lasting if each.id == code - LASTINGS)


@final
class AskAnswer(AskThing):
    """Whether a player answers what happens, and with what."""

    tag: ClassVar[str] = "ask-response"

    def prompt(self, s: LcgState) -> str:
        below = s.stack[-2]
        assert isinstance(below, Occurrence)
        moments = below.moments_in(s, self.asks)
        return rules_of(s).window_prompt(s, self.asks, moments, self._answerable(s, moments))

    def _answerable(self, s: LcgState, moments: list[TriggerEvent]) -> list[TriggerEvent]:
        """Those for which something is offered."""
        if self.asks == DELAYED:
            return moments
        offered = set(self.among)
        return [moment for moment in moments if offered & set(answers(s, self.asks, self.seat, moment))]


def tell_script(s: LcgState, below: int, done: list[TriggerEvent]) -> None:
    """The ability from which it comes notes what has happened."""
    for step in reversed(s.stack[:below]):
        if isinstance(step, AbilityResolution):
            for moment in done:
                if moment.card >= 0 and moment.kind in DEEDS:
                    note(step.context, DEEDS[moment.kind], moment.card)
            return


# --- letting it happen ----------------------------------------------------------------------------


def occur(s: LcgState, moments: list[TriggerEvent]) -> None:
    """Changes that come at once. Where nobody could answer them, they happen at once."""
    possible = [moment for moment in moments if is_possible(s, moment)]
    if len(possible) < len(moments) and costs_among(moments) and is_missing(s, costs_among(moments)):
        tell_payer(s, len(s.stack))
    if not possible:
        return
    if is_any_heard(s, possible):
        s.push(Occurrence(possible))
        return
    after = begun(s, possible)
    for moment in possible:
        if not after.done or is_possible(s, moment):  # the first one is as possible as it was
            carry_out(s, moment, after)
    tell_script(s, len(s.stack), after.done)
    if len(after.done) > 1 and is_any_heard(s, [each for each in after.done if each not in possible]):
        later = Occurrence([])
        later.done = after.done
        later.rung = Occurrence.ladder.index(DELAYED)
        s.push(later)
    if after.follow:
        occur(s, after.follow)


def occur_if(s: LcgState, needed: list[TriggerEvent], granted: list[TriggerEvent]) -> None:
    """LCG-TO-01, LCG-TO-02: all of it at once; what is granted only if the rest happens in full."""
    if not all(is_possible_in_full(s, each) for each in needed):
        occur(s, needed)
    elif is_any_heard(s, needed + granted):
        step = Occurrence([each for each in needed + granted if is_possible(s, each)])
        step.needed, step.granted = needed, granted
        s.push(step)
    else:
        occur(s, needed + granted)


def is_any_heard(s: LcgState, moments: list[TriggerEvent]) -> bool:
    for moment in moments:  # noqa: SIM110 - asked at every change
        if is_heard(s, moment):
            return True
    return False


def is_heard(s: LcgState, moment: TriggerEvent) -> bool:
    """Is there anything that could answer it, before or afterwards?"""
    kind = moment.kind
    if kind in active_effects(s).hearing or is_awaited(s, kind) or _hears_itself(s, moment):
        return True
    for window in ANSWERING if kind in s.held.kinds else ():
        for seat in range(s.seats):
            if could_come_up(s, window, seat, moment) or is_lent_an_answer(s, window, seat, kind):
                return True
    return kind in HALVES and is_any_heard(s, halves([moment]))


def _hears_itself(s: LcgState, moment: TriggerEvent) -> bool:
    """Who enters play or is turned face-up is not among those who hear yet, and answers its own coming."""
    return moment.card >= 0 and moment.kind in s.cards[s.what[moment.card]].hears


def user_of(s: LcgState, holder: int, ability: LcgAbility) -> int:
    return s.controller[source_of(s, holder, ability)]


def answers(s: LcgState, window: str, seat: int, moment: TriggerEvent) -> list[int]:
    """The abilities that a player can use in a window: of cards that all see, and of those in hand."""
    found: list[int] = []
    for card, ability in seen_answers(s, window, moment.kind):
        if _can_answer(s, seat, card, ability, moment):
            found.append(code_of(s, card, ability))
    if (window, moment.kind) in s.held.answers:
        for card in [*s.players[seat].hand, *lent_to(s, seat)]:
            for ability in s.cards[s.what[card]].answering.get((window, moment.kind), ()):
                if _can_answer(s, seat, card, ability, moment):
                    found.append(ability_code(card, ability.number))
    return found


def seen_answers(s: LcgState, window: str, kind: str) -> list[tuple[int, LcgAbility]]:
    """What cards that all see have for a kind of moment in a window; worked out once for a table's shape."""
    hearing = (s.active_effects or active_effects(s)).hearing.get(kind)
    if not hearing:
        return []
    known = (s.derived or derived(s)).answering
    key = (window, kind)
    found = known.get(key)
    if found is None:
        found = known[key] = [
            (card, ability) for card in hearing for ability in s.cards[s.what[card]].answering.get(key, ())
        ]
        if is_anything_gained(s):
            heard = [(card, each) for card, each in gained(s) if (each.window, each.hears) == key]
            found += [each for at, each in enumerate(heard) if each not in heard[:at]]
    return found


def _can_answer(s: LcgState, seat: int, card: int, ability: LcgAbility, moment: TriggerEvent) -> bool:
    is_his = user_of(s, card, ability) == seat or ability.by_anybody
    if not is_his and not is_borrowed(s, seat, card, ability):
        return False
    return can_use(s, seat, card, ability, moment)


def _is_shared(s: LcgState, seat: int, holder: int, ability: LcgAbility) -> bool:
    """Does this player use it although somebody else controls the card?"""
    return ability.by_anybody or is_borrowed(s, seat, holder, ability)


def occurrence_in_progress(s: LcgState) -> Occurrence:
    """What the ability that is at work answers."""
    for step in reversed(s.stack):
        if isinstance(step, Occurrence):
            return step
    raise LookupError("nothing is about to happen")


def is_imminent(s: LcgState, moment: TriggerEvent) -> bool:
    """Is it about to happen already, while others interrupt it?"""
    return any(isinstance(step, Occurrence) and is_among(moment, step.imminent) for step in s.stack)


def stop_initiating(s: LcgState, occurrence: Occurrence) -> None:
    """LCG-CANC-01: the ability under the occurrence does not resolve."""
    below = s.stack[s.stack.index(occurrence) - 1]
    if isinstance(below, AbilityResolution):
        below.stopped = True
