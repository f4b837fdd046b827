"""The Dynasty phase (CE-DYN): buying what is face-up in the own provinces, then discarding."""

from __future__ import annotations

from typing import ClassVar, Final, final

from gorin.games.ccg.acting.gold import can_afford
from gorin.games.ccg.acting.honor import gain
from gorin.games.ccg.acting.overlaying import overlaid_by, overlay_price, whom_to_overlay
from gorin.games.ccg.acting.paying import AskCostly, PayGold, ask_for_gold, pay, takes_wish, wishes
from gorin.games.ccg.kinds import HOLDING, PERSONALITY
from gorin.games.ccg.kinds import PROVINCE as IN_PROVINCE
from gorin.games.ccg.presentation.details import missing_gold
from gorin.games.ccg.ruleset import rules_of
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.permitted import why_honor_too_low, why_no_fortification, why_not_controlled
from gorin.games.ccg.table.reading import is_aligned, is_fortification, province_of, provinces_of
from gorin.games.ccg.table.refusing import (
    NOT_FOR_SALE,
    NOT_IN_PROVINCE,
    NOT_OVERLAID,
    NOT_TO_DISCARD,
    NOT_YOUR_PROVINCE,
)
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.table.values import gold_cost, honor_brought
from gorin.kernel.events import NO_CAUSE
from gorin.kernel.questions import BACK, DONE
from gorin.kernel.reasons import Reason
from gorin.kernel.state import Step
from gorin.language.core.causes import paying_for
from gorin.language.core.context import NOTHING
from gorin.language.core.english import signed
from gorin.language.core.questions import AskThing
from gorin.language.naming import full_name

FULL: Final = 0
DISCOUNT: Final = 1
HONORED: Final = 2
OVERLAY: Final = 3
DISCARDED: Final = 4


WAYS: Final = ("buy", "discount", "honored", "overlay", "discard")
DEALS: Final = 600_000
"""A way to bring a card out of a province: 10,000 numbers for each way."""


@final
class AskDeal(AskCostly):
    """Pick a way to bring in a face-up card, or one to discard."""

    tag: ClassVar[str] = "ask-dynasty-card"

    def thing_id(self, s: CcgState, code: int) -> str:
        if not _is_deal(code):
            return super().thing_id(s, code)
        return f"{WAYS[(code - DEALS) // 10_000]}:c{(code - DEALS) % 10_000}"

    def thing_label(self, s: CcgState, code: int) -> str:
        return deal_label(s, self.seat, code) if _is_deal(code) else super().thing_label(s, code)

    def thing_refs(self, s: CcgState, code: int) -> tuple[str, ...]:
        return (f"c{(code - DEALS) % 10_000}",) if _is_deal(code) else super().thing_refs(s, code)


def _is_deal(code: int) -> bool:
    return code < DEALS + len(WAYS) * 10_000


@final
class DynastyPhase(Step):
    """Buy, and buy again; then discard face-up cards one by one (CE-DYN-01, CE-DYN-11)."""

    tag: ClassVar[str] = "dynasty-phase"
    fields: ClassVar[dict[str, str]] = {"seat": "int", "card": "int", "way": "int", "under": "int"}
    stages: ClassVar[tuple[str, ...]] = (
        "offer",
        "take",
        "choose_overlaid",
        "take_overlaid",
        "choose_gold",
        "bring_in",
        "enter",
        "offer_discard",
        "take_discard",
    )
    kinds: ClassVar[dict[str, str]] = {
        "take": "dynasty.buy",
        "take_overlaid": "dynasty.overlay",
        "take_discard": "dynasty.discard",
    }

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.card = NOTHING
        self.way = FULL
        self.under = NOTHING

    def cause(self, s: CcgState) -> tuple[int, ...]:
        """The Honor that somebody brings is told with the card, as what is paid for it."""
        return NO_CAUSE if self.card == NOTHING else paying_for(s.what[self.card])

    def on_player_left(self, s: CcgState, seat: int) -> None:
        if seat == self.seat:
            self.at = len(self.stages)

    def forget_private(self, s: CcgState, seat: int) -> None:
        """Nothing is being paid for while it asks, but something may have been taken back."""
        if s.stack[-2] is self:
            ops.choose_payment(s, [], False)

    def offer(self, s: CcgState) -> None:
        """Who can buy nothing is not asked: what is face-up and what it costs is known to everybody."""
        self._forget_deal()
        deals = [code for card in face_up(s, self.seat) for code in ways_to_buy(s, self.seat, card)]
        if not deals:
            self.go("offer_discard")
            return
        s.push(AskDeal(self.seat, "Bring in which card?", [*deals, *wishes(s, self.seat), DONE]))

    def _forget_deal(self) -> None:
        """It was done, or taken back: then nobody has heard of it."""
        self.card, self.way, self.under = NOTHING, FULL, NOTHING

    def take(self, s: CcgState) -> None:
        code = s.answers[self.seat]
        if code == DONE:
            self.go("offer_discard")
            return
        if takes_wish(s, self.seat):
            self.go("offer")
            return
        self.card, self.way, self.under = (code - DEALS) % 10_000, (code - DEALS) // 10_000, NOTHING
        if self.way != OVERLAY:
            self.go("choose_gold")

    def choose_overlaid(self, s: CcgState) -> None:
        among = whom_to_overlay(s, self.seat, self.card)
        s.push(
            AskThing(self.seat, f"Overlay which card with {full_name(s, s.what[self.card])}?", [*among, BACK])
        )

    def take_overlaid(self, s: CcgState) -> None:
        if s.answers[self.seat] == BACK:
            self.go("offer")
        else:
            self.under = s.answers[self.seat]

    def choose_gold(self, s: CcgState) -> None:
        cost = price(s, self.seat, self.card, self.way, self.under)
        if cost or self.way != OVERLAY:
            ask_for_gold(s, PayGold(self.seat, cost, self.card))
        else:
            ops.choose_payment(s, [], True)  # DE-EXP-11: no cost at all

    def bring_in(self, s: CcgState) -> None:
        if not s.agreed:
            self.go("offer")
            return
        pay(s, self.card)
        if self.way == OVERLAY:
            self.go("offer")
            ops.overlay(s, self.card, self.under)
        elif self.way == HONORED:
            ops.mark_honored(s, self.seat)
            gain(s, self.seat, honor_brought(s, self.card))

    def enter(self, s: CcgState) -> None:
        """CE-DYN-06, WH-DYN-09, DE-CRD-22: his Honor came first, and whoever could answer it was asked."""
        card = self.card
        self.go("offer")
        host = province_of(s, card) if is_fortification(s, card) else NOTHING
        bowed = s.type_of(card) == HOLDING and host == NOTHING  # CE-DYN-02, DE-CRD-12
        ops.enter_play(s, card, self.seat, host, bowed, IN_PROVINCE)
        self._forget_deal()

    def is_secretly_done(self) -> bool:
        """He buys no more, which others hear only when he discards something."""
        return self.stages[self.at] == "take_discard" and self.way != DISCARDED

    def refuses(self, s: CcgState, seat: int, code: int) -> Reason | None:
        if self.awaits(s) == "take_discard":
            return None if code in face_up(s, seat) else NOT_TO_DISCARD
        if self.awaits(s) == "take_overlaid":
            return self._why_not_overlaid(s, code)
        is_offered = code in face_up(s, seat) and ways_to_buy(s, seat, code)
        return None if is_offered else why_not_brought_in(s, seat, code)

    def _why_not_overlaid(self, s: CcgState, code: int) -> Reason | None:
        if code not in overlaid_by(s, self.seat, self.card):
            return NOT_OVERLAID
        if code in whom_to_overlay(s, self.seat, self.card):
            return None
        return missing_gold(s, self.seat, overlay_price(s, self.card, code), self.card)

    def offer_discard(self, s: CcgState) -> None:
        among = [DEALS + DISCARDED * 10_000 + card for card in face_up(s, self.seat)]
        if not among:
            self.at = len(self.stages)
            return
        s.push(AskDeal(self.seat, "Discard which face-up card from your provinces?", [*among, DONE]))

    def take_discard(self, s: CcgState) -> None:
        if s.answers[self.seat] != DONE:
            self.way = DISCARDED
            ops.discard(s, (s.answers[self.seat] - DEALS) % 10_000)
            self.go("offer_discard")


def face_up(s: CcgState, seat: int) -> list[int]:
    return [place.card for place in provinces_of(s, seat) if place.card != NOTHING and place.face_up]


def ways_to_buy(s: CcgState, seat: int, card: int) -> list[int]:
    """Each way to bring in a face-up card that is legal and can be paid."""
    ways: list[int] = []
    if s.type_of(card) not in (HOLDING, PERSONALITY):
        return ways
    if why_not_bought(s, seat, card) is None:
        ways += [way for way in deals(s, seat, card) if can_afford(s, seat, price(s, seat, card, way), card)]
    if whom_to_overlay(s, seat, card):
        ways.append(OVERLAY)
    return [DEALS + way * 10_000 + card for way in ways]


def why_not_brought_in(s: CcgState, seat: int, card: int) -> Reason:
    """What speaks against every way to bring in a card: where it lies, what it is, what it costs."""
    if s.zone[card] != IN_PROVINCE:
        return NOT_IN_PROVINCE
    if s.owner[card] != seat:
        return NOT_YOUR_PROVINCE
    if card not in face_up(s, seat):
        return NOT_IN_PROVINCE
    if s.type_of(card) not in (HOLDING, PERSONALITY):
        return NOT_FOR_SALE
    ways = deals(s, seat, card)
    reason = why_not_bought(s, seat, card)
    if reason is None and not ways:
        reason = why_honor_too_low(s, card, seat)
    cheapest = min([price(s, seat, card, way) for way in ways], default=0)
    return reason or missing_gold(s, seat, cheapest, card)


def why_not_bought(s: CcgState, seat: int, card: int) -> Reason | None:
    if is_fortification(s, card):
        return why_no_fortification(s, card, province_of(s, card)) or why_not_controlled(s, card, seat)
    return why_not_controlled(s, card, seat)


def deals(s: CcgState, seat: int, card: int) -> list[int]:
    """CE-DYN-04 to CE-DYN-09: what a player's own Clan gives him."""
    if s.type_of(card) == HOLDING:
        return [FULL]
    met = why_honor_too_low(s, card, seat) is None
    if not is_aligned(s, card, seat):
        return [FULL] if met else []
    if not (met or rules_of(s).gold_for_honor):
        return []
    gains = [] if s.players[seat].honored and rules_of(s).clan_honor_once else [HONORED]
    return [DISCOUNT, *gains, FULL] if met else [DISCOUNT, *gains]


def price(s: CcgState, seat: int, card: int, way: int, under: int = NOTHING) -> int:
    cost = gold_cost(s, card)
    if way == OVERLAY:
        return overlay_price(s, card, under)
    if s.type_of(card) == PERSONALITY and is_aligned(s, card, seat):
        extra = rules_of(s).clan_discount
        if way == DISCOUNT:
            cost -= extra
        if why_honor_too_low(s, card, seat) is not None:
            cost += extra  # CE-DYN-08
    return max(cost, 0)


def deal_label(s: CcgState, seat: int, code: int) -> str:
    card, way = (code - DEALS) % 10_000, (code - DEALS) // 10_000
    name = full_name(s, s.what[card])
    if way == DISCARDED:
        return f"Discard {name}"
    if way == OVERLAY:
        return f"Overlay the earlier {s.definition(card).name} with {name}"
    label = f"Bring in {name} for {price(s, seat, card, way)} Gold"
    if way == DISCOUNT:
        return f"{label} (Clan discount)"
    return f"{label} ({signed(honor_brought(s, card))} Honor)" if way == HONORED else label
