"""What an ability is good for, told from its generated text."""

from __future__ import annotations

import re

HARMS = (
    ("destroy", 6.0),
    ("home", 3.0),
    ("bow ", 3.0),
    ("dishonor ", 2.0),
    ("penalty", 3.0),
    ("challenges", 2.0),
    ("ranged", 2.0),
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
WORDS_OF_HARM = re.compile(
    r"destroy|\bbow\b|\bhome\b|dishonor |penalty|challenges|ranged|loses|discard|may not|-\d+[fc]"
)
WORDS_OF_HELP = re.compile(r"straighten|bonus|attach|create|negate|\+\d+[fc]")


def designators_of(text: str) -> str:
    """The words before the first colon: when it can be used, and as what it counts."""
    return text.lower().split(":", 1)[0]


def effects_of(text: str) -> str:
    """What stands behind the constraints: the part after the last colon that ends a clause."""
    return text.lower().rsplit(": ", 1)[-1]


def costs_of(text: str) -> str:
    parts = text.lower().split(": ")
    return " ".join(parts[1:-1]) if len(parts) > 2 else ""


def sentence_about(text: str, prompt: str) -> str:
    """The sentence of an ability that a prompt to choose a target comes from.

    >>> text = "Battle: Bow a target Monk. You may destroy a target Item."
    >>> sentence_about(text, "Choose a target Item. You may pass.")
    'you may destroy a target item'
    """
    told = [each for each in re.split(r"[.;] ?", effects_of(text)) if each]
    optional = prompt.endswith("You may pass.")
    fitting = [each for each in told if ("you may" in each) == optional] or told
    noun = " ".join(prompt.lower().removeprefix("choose ").rstrip(".").split()[:3]).rstrip(".")
    named = [each for each in fitting if noun in each] or [each for each in fitting if "target" in each]
    return (named or fitting or [""])[0]


def is_harmful(sentence: str) -> bool:
    """Would one rather do this to somebody else? The first word that tells decides."""
    harm, help = WORDS_OF_HARM.search(sentence), WORDS_OF_HELP.search(sentence)
    return harm is not None and (help is None or harm.start() < help.start())


def is_either(sentence: str) -> bool:
    """Can it be turned to good or to ill, as its user likes?"""
    return "bow or straighten" in sentence


def value_of(text: str) -> float:
    """A rough worth of using an ability, before its costs."""
    effects = effects_of(text)
    value = sum(worth for word, worth in HARMS + HELPS if word in effects)
    value += 0.6 * sum(int(n) for n in re.findall(r"[+-](\d+)f", effects))
    return value


def honor_gained(text: str) -> int:
    return sum(int(n) for n in re.findall(r"gains? (\d+) honor", effects_of(text)))


def honor_taken(text: str) -> int:
    return sum(int(n) for n in re.findall(r"loses (\d+) honor", effects_of(text)))


def reach_of(text: str) -> int:
    """The strength of a Ranged Attack, as far as the words tell; 0 where there is none."""
    effects = effects_of(text)
    if "ranged" not in effects:
        return 0
    told = re.search(r"ranged (\d+)|equal to (\d+)", effects)
    return int(told.group(1) or told.group(2)) if told else 3


PRICES = (
    (r"destroy (?!this (item|spell))", 5.0),
    (r"bow (?!this (card|item|spell|region|holding))", 1.5),
    (r"bow this (card|item|spell|region|holding)", 0.3),
    (r"discard (a|one|two) ", 1.5),
    (r"discard this", 2.5),
    (r"discard the imperial favor", 1.5),
    (r"lose \d+ honor", 1.0),
)


def price_of(text: str) -> float:
    """What its costs are worth; a Ring that could be discarded instead of bowed is judged elsewhere."""
    costs = costs_of(text)
    return sum(price for words, price in PRICES if re.search(words, costs))
