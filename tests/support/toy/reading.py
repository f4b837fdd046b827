"""Reading the table: values come from what is printed and from the rules in force."""

from __future__ import annotations

from gorin.language.core.active_effects import active_bonus, in_play_of_type
from support.toy.kinds import CREATURE, STRENGTH
from support.toy.state import ToyState


def strength(s: ToyState, card: int) -> int:
    """Read, not written: the base, banners, and what lasts."""
    return max(s.card(card).strength + active_bonus(s, STRENGTH, card), 0)


def creatures(s: ToyState) -> list[int]:
    return in_play_of_type(s, CREATURE)


def total(s: ToyState, seat: int) -> int:
    """Honor, and the strength of all creatures."""
    return s.honor[seat] + sum(strength(s, card) for card in creatures(s) if s.controller[card] == seat)
