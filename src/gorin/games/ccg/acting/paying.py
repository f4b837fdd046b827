"""Paying Gold: the question what to bow for it, and the step that bows it."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from gorin.games.ccg.acting.gold import (
    EVERYTHING,
    Way,
    available,
    cheapest,
    gold_of,
    helper_noun,
    helpers,
    is_useful,
    production,
    sources,
)
from gorin.games.ccg.acting.using import costs_gold
from gorin.games.ccg.kinds import SPENT
from gorin.games.ccg.table import ops, refusing
from gorin.games.ccg.table.derived import derived
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.events import NO_CAUSE
from gorin.kernel.questions import BACK, DONE, NONE
from gorin.kernel.reasons import Reason
from gorin.kernel.state import Step
from gorin.language.abilities import Usable
from gorin.language.core.causes import paying_for
from gorin.language.core.context import NOTHING
from gorin.language.core.english import listed, tallied
from gorin.language.core.questions import ABILITIES, CHOICES, PLACES, AskThing, ability_at
from gorin.language.core.resolution import resolution_in_progress
from gorin.language.core.zones import PLAY
from gorin.language.naming import full_name

AS_PROPOSED: Final = CHOICES
REFUSE: Final = CHOICES + 1
PAY_MORE: Final = 940_000_000
PAY_ENOUGH: Final = PAY_MORE + 1
WISHES: Final = {
    PAY_MORE: ("pay-more", "Let me overpay the next cost"),
    PAY_ENOUGH: ("pay-enough", "Do not overpay after all"),
}
"""DE-COST-08: what a player may wish wherever he is asked for something that costs Gold."""


# --- more than needed -----------------------------------------------------------------------------


def is_lavish(s: CcgState, seat: int) -> bool:
    return s.players[seat].lavish


def wishes(s: CcgState, seat: int) -> list[int]:
    """The wish that a player can have now; nobody is asked for it where nothing can be paid for."""
    if not s.settings.overpaying:
        return []
    if is_lavish(s, seat):
        return [PAY_ENOUGH]
    ready = any(s.controller[card] == seat and not s.bowed[card] for card in derived(s).sources)
    return [PAY_MORE] if ready else []


def wishes_for(s: CcgState, seat: int, among: list[int]) -> list[int]:
    """The same beside some actions: only where one of them costs Gold, be it 0."""
    return wishes(s, seat) if any(_costs_gold(s, code) for code in among) else []


def _costs_gold(s: CcgState, code: int) -> bool:
    if not ABILITIES <= code < PAY_MORE:
        return code > PAY_ENOUGH  # an attachment
    holder, what, node = ability_at(s, code)
    return costs_gold(s, holder, cast(Usable, s.node(what, node)))


def takes_wish(s: CcgState, seat: int) -> bool:
    """Was the answer a wish and nothing else? Then it is heard."""
    code = s.answers[seat]
    if code not in WISHES:
        return False
    ops.wish_to_overpay(s, seat, code == PAY_MORE)
    return True


class AskCostly(AskThing):
    """Pick something that may cost Gold, or wish to pay more for it."""

    tag: ClassVar[str] = "ask-costly"

    def thing_id(self, s: CcgState, code: int) -> str:
        return WISHES[code][0] if code in WISHES else super().thing_id(s, code)

    def thing_label(self, s: CcgState, code: int) -> str:
        return WISHES[code][1] if code in WISHES else super().thing_label(s, code)

    def thing_refs(self, s: CcgState, code: int) -> tuple[str, ...]:
        return () if code in WISHES else super().thing_refs(s, code)


# --- what is bowed --------------------------------------------------------------------------------


def is_destroyed(code: int) -> bool:
    """Is a source destroyed for its Gold, and not only bowed?"""
    return code >= SPENT


def gold_text(gold: int) -> str:
    return "all of it" if gold >= EVERYTHING else f"{gold} Gold"


def proposed(s: CcgState, way: Way, owed: int) -> str:
    """A way to pay with everything that it takes: "Bow Iron Mine and destroy Granary: 7 Gold (1 wasted)"."""
    bowed = [code for code in way.codes if not is_destroyed(code)]
    destroyed = [code for code in way.codes if is_destroyed(code)]
    ways = (("bow", bowed), ("destroy", destroyed))
    deeds = [f"{verb} {_names(s, codes)}" for verb, codes in ways if codes]
    wasted = way.gold - owed if way.gold < EVERYTHING else 0
    said = f"{listed(deeds)}: {gold_text(way.gold)}" + (f" ({wasted} wasted)" if wasted > 0 else "")
    return said[0].upper() + said[1:]


def _names(s: CcgState, codes: list[int]) -> str:
    return tallied([full_name(s, s.what[code % SPENT]) for code in codes])


@final
class AskSource(AskThing):
    """What to bow for Gold: each source says how much it gives for this."""

    tag: ClassVar[str] = "ask-gold-source"
    fields: ClassVar[dict[str, str]] = {"paying_for": "int", "needs_thought": "bool"}

    def __init__(self, seat: int, asks: str, among: list[int], words: list[str], paying_for: int) -> None:
        super().__init__(seat, asks, among, words)
        self.paying_for = paying_for
        self.needs_thought = False
        """Others should look at the proposal before they take it."""

    def thing_id(self, s: CcgState, code: int) -> str:
        return f"spend:c{code - SPENT}" if code >= SPENT else super().thing_id(s, code)

    def thing_label(self, s: CcgState, code: int) -> str:
        if PLACES <= code < SPENT:
            return super().thing_label(s, code)
        label = super().thing_label(s, code % SPENT)
        gold = gold_text(production(s, code, self.paying_for))
        return f"Destroy {label}: {gold}" if code >= SPENT else f"{label}: {gold}"

    def thing_refs(self, s: CcgState, code: int) -> tuple[str, ...]:
        return (f"c{code - SPENT}",) if code >= SPENT else super().thing_refs(s, code)

    def proposal(self, s: CcgState) -> int:
        """What is proposed needs no thought where nothing is bowed that has another use."""
        return NONE if self.needs_thought else AS_PROPOSED


@final
class PayGold(Step):
    """Choosing what to bow for a cost: as proposed, or source by source. Nothing is bowed yet."""

    tag: ClassVar[str] = "pay-gold"
    fields: ClassVar[dict[str, str]] = {
        "seat": "int",
        "price": "int",
        "card": "int",
        "chosen": "[int]",
        "helping": "[int]",
        "due": "bool",
        "declinable": "bool",
        "spared": "[int]",
        "always_asks": "bool",
    }
    stages: ClassVar[tuple[str, ...]] = ("offer", "take", "take_helper")
    kinds: ClassVar[dict[str, str]] = {"take": "gold.source", "take_helper": "gold.helper"}

    def __init__(self, seat: int, price: int, card: int, due: bool = False, declinable: bool = False) -> None:
        super().__init__()
        self.seat = seat
        self.price = price
        self.card = card
        self.chosen: list[int] = []
        self.helping: list[int] = []
        """What is bowed with those of them that need help, in their order."""
        self.due = due
        """It cannot be taken back (CE-TRT-03)."""
        self.declinable = declinable
        """An effect asks for it: who does not pay leaves the card where it is (CE-RESL-03)."""
        self.spared: list[int] = []
        """What the other costs of the same action bow (CE-COST-04)."""
        self.always_asks = False
        """Also where there is only one way to pay it: not to pay is the other one (DE-CANC-10)."""

    def offer(self, s: CcgState) -> None:
        left, owed, lavish = self._left(s), self._owed(s), is_lavish(s, self.seat)
        if owed <= 0 and not (lavish and left):
            self._finish(s, self.chosen + self.helping)
        elif not left and not self.chosen:
            self._give_up(s)  # what should have paid has left the game
        elif not (self.chosen or self.always_asks or lavish) and self._is_only_way(s, left, owed):
            self._finish(s, left)
        elif owed <= 0:
            s.push(self._question_for_more(s, left))
        else:
            s.push(self._question(s, left, owed))

    def _is_only_way(self, s: CcgState, left: list[int], owed: int) -> bool:
        """All of it must be paid with, and in one way."""
        if max(left) >= SPENT or any(helper_noun(s, each) is not None for each in left):
            return False
        gold = [production(s, each, self.card) for each in left]
        return len(left) == 1 or sum(gold) - min(gold) < owed

    def _taken(self) -> list[int]:
        return [*[code % SPENT for code in self.chosen], *self.helping, *self.spared]

    def _left(self, s: CcgState) -> list[int]:
        """What can still be chosen: no source twice, and only what leaves a way to pay the rest.

        Who needs help must find some.
        """
        taken = self._taken()
        found = [c for c in sources(s, self.seat, self.card, self.spared) if c % SPENT not in taken]
        left = [c for c in found if helper_noun(s, c) is None or helpers(s, c, [*taken, c])]
        if not left or max(left) < SPENT:
            return left
        most: dict[int, int] = {}
        for code in left:
            most[code % SPENT] = max(most.get(code % SPENT, 0), production(s, code, self.card))
        spare = sum(most.values()) - self._owed(s)
        return [code for code in left if most[code % SPENT] - production(s, code, self.card) <= spare]

    def refuses(self, s: CcgState, seat: int, code: int) -> Reason | None:
        if self.awaits(s) == "take_helper":
            return self._why_no_help(s, code)
        if code in self._left(s):
            return None
        if s.zone[code] != PLAY or production(s, code, self.card) == 0:
            return refusing.NO_PRODUCER
        if s.controller[code] != self.seat:
            return refusing.NOT_YOUR_PRODUCER
        if code in self.spared:
            return refusing.BOWED_FOR_COST
        if code in self._taken():
            return refusing.CHOSEN
        if s.bowed[code]:
            return refusing.BOWED_PRODUCER
        has_help = helper_noun(s, code) is None or helpers(s, code, [*self._taken(), code])
        return refusing.LEAVES_TOO_LITTLE if has_help else refusing.NO_HELP

    def _why_no_help(self, s: CcgState, code: int) -> Reason | None:
        if code in helpers(s, self.chosen[-1], self._taken()):
            return None
        return refusing.CHOSEN if code in self._taken() else refusing.NO_HELPER

    def _owed(self, s: CcgState) -> int:
        return self.price - gold_of(s, self.chosen, self.card)

    def _question(self, s: CcgState, left: list[int], owed: int) -> AskSource:
        proposal = cheapest(s, left, owed, self.card, self._taken())
        words = [] if proposal is None else [proposed(s, proposal, owed)]
        ways = sorted(left, key=is_destroyed)  # what is lost for ever comes last
        if proposal is not None:
            ways.insert(len(ways) if proposal.destroys() else 0, AS_PROPOSED)
        if self.chosen or not (self.due or self.declinable):
            ways.append(BACK)
        if self.declinable and not self.chosen:
            words.append("Cancel (the card stays)")
            ways.append(REFUSE)
        asks = f"Pay {owed} Gold{self._paid_for(s)} \N{EM DASH} bow what?"
        question = AskSource(self.seat, asks, ways, words, self.card)
        question.needs_thought = (
            self.declinable
            or is_lavish(s, self.seat)
            or proposal is None
            or self._could_spare(s, left, owed, proposal.codes)
        )
        return question

    def _question_for_more(self, s: CcgState, left: list[int]) -> AskSource:
        """DE-COST-08: it is paid for, and its player wishes to pay more."""
        is_free = self.chosen or not (self.due or self.declinable)
        asks = f"Overpay{self._paid_for(s)}? The extra Gold is lost."
        question = AskSource(self.seat, asks, [DONE, *left, *([BACK] if is_free else [])], [], self.card)
        question.needs_thought = True
        return question

    def _paid_for(self, s: CcgState) -> str:
        """The card, or whose ability it is: that is no card that is paid for (CE-CRD-09)."""
        if self.card != NOTHING:
            return f" for {full_name(s, s.what[self.card])}"
        holder = resolution_in_progress(s).holder
        return "" if holder == NOTHING else f" for the ability of {full_name(s, s.what[holder])}"

    def _could_spare(self, s: CcgState, left: list[int], owed: int, proposal: list[int]) -> bool:
        """Is something destroyed, or something useful bowed without which it could be paid as well?"""
        if max(proposal) >= SPENT:
            return True
        whole = gold_of(s, left, self.card)
        return any(is_useful(s, each) and whole - production(s, each, self.card) >= owed for each in proposal)

    def take(self, s: CcgState) -> None:
        code = s.answers[self.seat]
        if code in (BACK, REFUSE):
            self._go_back(s)
        elif code == DONE:
            self._finish(s, self.chosen + self.helping)
        elif code == AS_PROPOSED:
            proposal = cheapest(s, self._left(s), self._owed(s), self.card, self._taken())
            codes = [] if proposal is None else proposal.codes
            self._finish(s, self.chosen + self.helping + codes)
        else:
            self.chosen.append(code)
            self._ask_for_help(s, code)

    def _go_back(self, s: CcgState) -> None:
        if not self.chosen:
            self._give_up(s)
            return
        if helper_noun(s, self.chosen.pop()) is not None:
            self.helping.pop()
        self.go("offer")

    def _ask_for_help(self, s: CcgState, code: int) -> None:
        among = helpers(s, code, self._taken())
        if len(among) > 1:
            s.push(AskThing(self.seat, f"Bow what with {full_name(s, s.what[code])}?", among))
        else:
            self.helping += among
            self.go("offer")

    def take_helper(self, s: CcgState) -> None:
        self.helping.append(s.answers[self.seat])
        self.go("offer")

    def on_player_left(self, s: CcgState, seat: int) -> None:
        """Others choose anew, with what there is; nobody pays for what does not happen any more."""
        below = s.stack[s.stack.index(self) - 1]
        self.chosen, self.helping = [], []
        self.spared = [card for card in self.spared if s.zone[card] == PLAY]
        self.go("offer")
        is_vain = seat == self.seat or below.at >= len(below.stages)
        if is_vain or available(s, self.seat, self.card, self.spared) < self.price:
            self._give_up(s)

    def _give_up(self, s: CcgState) -> None:
        ops.choose_payment(s, [], False)
        self.at = len(self.stages)

    def _finish(self, s: CcgState, paid: list[int]) -> None:
        if is_lavish(s, self.seat):
            self._waste(s, paid)
        ops.choose_payment(s, paid, True)
        self.at = len(self.stages)

    def _waste(self, s: CcgState, paid: list[int]) -> None:
        """DE-COST-08: the wish is fulfilled, or was given up."""
        ops.wish_to_overpay(s, self.seat, False)
        used = [code for code in paid if code not in self.helping]
        more = gold_of(s, used, self.card) - self.price
        if 0 < more < EVERYTHING:
            ops.overpay(s, self.seat, more)


def ask_for_gold(s: CcgState, payment: PayGold) -> None:
    """For a cost of 0 nobody is asked who does not wish it (DE-COST-08)."""
    if payment.price > 0 or is_lavish(s, payment.seat):
        s.push(payment)
    else:
        ops.choose_payment(s, [], True)


def pay(s: CcgState, card: int) -> None:
    """Bow what was chosen, for a card or its ability. CE-GOLD-02: what is left over is lost."""
    cause = NO_CAUSE if card == NOTHING else paying_for(s.what[card])
    for code in s.payment:
        ops.bow(s, code % SPENT, None, cause)
    spent = [code - SPENT for code in s.payment if code >= SPENT]
    for gone in spent:
        ops.destroy(s, gone)
    if spent:
        ops.choose_payment(s, [], True)  # what is gone pays no more
