"""Rules that the log names as causes, where no card is at work (`language/core/causes.py`)."""

from __future__ import annotations

from typing import Final

from gorin.language.core.causes import by_rule

IN_BATTLE: Final = by_rule(0)
FOR_ALLYING: Final = by_rule(1)
OVER_HAND_SIZE: Final = by_rule(2)
WITH_PROVINCE: Final = by_rule(3)
RULES: Final = ("in the battle", "for allying", "because of the maximum hand size", "with the province")
