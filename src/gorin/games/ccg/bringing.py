"""Bringing cards into play: who may control and attach what, and paying for it."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.ccg import ops
from gorin.games.ccg.belongings import Province
from gorin.games.ccg.definition import NO_REQUIREMENT, Rule
from gorin.games.ccg.gold import PayGold, can_afford, pay
from gorin.games.ccg.kinds import FOLLOWER, GAME_END, NOTHING, PERSONALITY, SPELL
from gorin.games.ccg.naming import thing_name
from gorin.games.ccg.questions import AskThing
from gorin.games.ccg.reading import (
    attachments,
    clan_of_player,
    clans_of,
    gold_cost,
    has,
    personal_honor,
    personalities,
)
from gorin.games.ccg.scope import Scope
from gorin.games.ccg.script import scope_in_progress
from gorin.games.ccg.state import CcgState
from gorin.kernel.reasons import Reason
from gorin.kernel.state import Step

HAS_IT = Reason("You control a card of this title already.", "CE-UNIQ-01", "CE-UNIQ-03")
NOT_LOYAL = Reason("A Loyal Personality serves only his own Clan.", "CE-KEY-14")
TOO_LOW = Reason("Your Family Honor is below his Honor Requirement.", "CE-DYN-03")
NO_SHUGENJA = Reason("Only a Shugenja can attach a Spell.", "CE-CRD-25", "CE-KEY-15")
TOO_DISHONORABLE = Reason("His Personal Honor is below the Follower's Honor Requirement.", "CE-CRD-21")
WEAPONS = Reason("He has as many Weapons as he can carry.", "CE-KEY-11", "CE-KEY-12")
ARMORED = Reason("A Personality attaches no more than one Armor.", "CE-KEY-13")
HAS_REGION = Reason("A province attaches no more than one Region.", "CE-EVT-09")
WILL_NOT = Reason("This card says that it does not attach to him.", "CE-GEN-01")


def why_not_controlled(s: CcgState, card: int, seat: int) -> Reason | None:
    """What keeps a card from coming under a player's control."""
    if is_one_of_a_kind(s, card):
        title = s.definition(card).name
        for other in s.in_play:
            if other == card or s.controller[other] != seat or s.definition(other).name != title:
                continue
            if is_one_of_a_kind(s, other):
                return HAS_IT
    if has(s, card, "Loyal") and not any(clan in clan_of_player(s, seat) for clan in clans_of(s, card)):
        return NOT_LOYAL
    return None


def is_one_of_a_kind(s: CcgState, card: int) -> bool:
    return has(s, card, "Unique") or has(s, card, "Singular")


def why_honor_too_low(s: CcgState, card: int, seat: int) -> Reason | None:
    """CE-DYN-03."""
    required = s.definition(card).honor_req
    if s.type_of(card) != PERSONALITY or required == NO_REQUIREMENT:
        return None
    return TOO_LOW if s.players[seat].honor < required else None


def why_not_attached(s: CcgState, card: int, personality: int) -> Reason | None:
    """What keeps an attachment from being attached to a Personality."""
    type = s.type_of(card)
    if type == SPELL and not has(s, personality, "Shugenja"):
        return NO_SHUGENJA
    if type == FOLLOWER and personal_honor(s, personality) < s.definition(card).honor_req:
        return TOO_DISHONORABLE
    carried = [each for each in attachments(s, personality) if each != card]
    if has(s, card, "Weapon"):
        weapons = sum(1 for each in carried if has(s, each, "Weapon"))
        if weapons >= (2 if has(s, personality, "Kensai") else 1):
            return WEAPONS
    if has(s, card, "Armor") and any(has(s, each, "Armor") for each in carried):
        return ARMORED
    for rule in s.definition(card).rules:
        if rule.about == "attaches only to" and not rule.concerns(
            s, Scope(s.controller[personality], card), personality
        ):
            return WILL_NOT
    return why_not_controlled(s, card, s.controller[personality])


def attach_price(s: CcgState, card: int, personality: int, less: int = 0) -> int:
    """The Gold Cost, with what the card itself takes off for this Personality."""
    price = gold_cost(s, card) - less
    for rule in s.definition(card).rules:
        if rule.about == "cheaper on" and _is_cheaper(s, rule, card, personality):
            price -= rule.amount(s, Scope(s.controller[personality], card), personality)
    return max(price, 0)


def _is_cheaper(s: CcgState, rule: Rule, card: int, personality: int) -> bool:
    return rule.concerns(s, Scope(s.controller[personality], card), personality)


def can_attach(s: CcgState, seat: int, card: int, personality: int, less: int = 0) -> bool:
    if why_not_attached(s, card, personality) is not None:
        return False
    return can_afford(s, seat, attach_price(s, card, personality, less), card)


def bearers(s: CcgState, seat: int, card: int) -> list[int]:
    """The Personalities of a player on whom an attachment may be put, wherever they are."""
    return [each for each in personalities(s, seat) if why_not_attached(s, card, each) is None]


def why_no_region(s: CcgState, card: int, place: Province) -> Reason | None:
    """What keeps a Region from being attached to a province."""
    return HAS_REGION if place.region != NOTHING else why_not_controlled(s, card, place.owner)


@final
class TakeAttachment(Step):
    """CE-CTRL-05: the new controller says who bears it; without anybody to bear it, nothing changes."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "card": "int", "until": "int", "scope": "?Scope"}
    stages: ClassVar[tuple[str, ...]] = ("choose_bearer", "take_bearer")

    def __init__(self, seat: int, card: int, until: int = GAME_END, scope: Scope | None = None) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.until = until
        self.scope = None if scope is None else scope.clone()

    def choose_bearer(self, s: CcgState) -> None:
        among = bearers(s, self.seat, self.card)
        if among:
            asks = f"Which of your Personalities bears {thing_name(s, s.what[self.card])} now?"
            s.push(AskThing(self.seat, asks, among))
        else:
            self.at = len(self.stages)

    def take_bearer(self, s: CcgState) -> None:
        before = s.controller[self.card]
        ops.transfer(s, self.card, s.answers[self.seat])
        ops.lend(s, self.card, before, self.until, self.scope)


@final
class AttachCard(Step):
    """An attachment enters play by an effect: its cost is paid now or it stays where it is (CE-RESL-03)."""

    fields: ClassVar[dict[str, str]] = {
        "card": "int",
        "personality": "int",
        "less": "int",
        "origin": "int",
        "scope": "Scope",
    }
    stages: ClassVar[tuple[str, ...]] = ("choose_gold", "enter")

    def __init__(self, card: int, personality: int, less: int, origin: int, scope: Scope) -> None:
        super().__init__()
        self.card = card
        self.personality = personality
        self.less = less
        self.origin = origin
        self.scope = scope.clone()

    def choose_gold(self, s: CcgState) -> None:
        price = attach_price(s, self.card, self.personality, self.less)
        if not can_attach(s, self.scope.seat, self.card, self.personality, self.less):
            self.at = len(self.stages)
        elif price:
            s.push(PayGold(self.scope.seat, price, self.card, declinable=True))
        else:
            ops.choose_payment(s, [], True)

    def enter(self, s: CcgState) -> None:
        if s.agreed:
            pay(s)
            # What came of it is told to the ability at work, not to this step's own copy of its scope.
            ops.attach(s, self.card, self.personality, scope_in_progress(s), self.origin)
