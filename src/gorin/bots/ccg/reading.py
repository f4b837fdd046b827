"""What an ability is good for, told from its generated text."""

from __future__ import annotations

import re

HARMS = (
    ("destroy", 6.0),
    ("move ", 3.0),
    ("bow ", 3.0),
    ("dishonor ", 2.0),
    ("penalty", 3.0),
    ("loses", 1.5),
)
HELPS = (
    ("straighten", 3.0),
    ("bonus", 2.5),
    ("draw", 2.0),
    ("create", 2.5),
    ("attach", 2.0),
    ("take the imperial favor", 2.0),
    ("additional battle action", 1.0),
    ("into play", 3.0),
    ("to your hand", 2.0),
)


def effects_of(text: str) -> str:
    """What stands behind the constraints: the part after the last colon that ends a clause."""
    return text.lower().rsplit(": ", 1)[-1]


def costs_of(text: str) -> str:
    parts = text.lower().split(": ")
    return " ".join(parts[1:-1]) if len(parts) > 2 else ""


def is_harmful(text: str) -> bool:
    """Would one rather do this to somebody else?"""
    effects = effects_of(text)
    if re.search(r"give [^.]*-\d", effects) or "penalty" in effects:
        return True
    return any(effects.startswith(verb) or f" {verb}" in effects[:40] for verb, _ in HARMS[:4])


def value_of(text: str) -> float:
    """A rough worth of using an ability, before its costs."""
    effects = effects_of(text)
    value = sum(worth for word, worth in HARMS + HELPS if word in effects)
    value += sum(int(n) for n in re.findall(r"gain (\d+) honor", effects))
    value += 0.6 * sum(int(n) for n in re.findall(r"([+-]\d+)f", effects.replace("-", "+")))
    value += sum(0.8 * int(n) for n in re.findall(r"ranged (\d+) attack", effects))
    return value


def price_of(text: str) -> float:
    """What its costs are worth."""
    costs = costs_of(text)
    price = 0.0
    if "destroy" in costs:
        price += 5.0
    if "bow" in costs:
        price += 1.5
    if "discard" in costs:
        price += 1.5
    if "favor" in costs:
        price += 1.5
    return price
