"""Why something happens in a card game, as its events tell it: two numbers, what kind of cause and which.

A step says it (`Step.cause`) for all that happens while it is at work: an ability in progress names its card.
An op that knows better hands it to `tell`. The log has words for it (`because`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

BY: Final = 0
"""An effect of a card: the number of its definition in this game."""
FOR: Final = 1
"""A payment: the number of the definition of what is paid for."""
RULE: Final = 2
"""A rule of the game: its place in a table of the game that has words for it ("by pride")."""


def by_card(what: int) -> tuple[int, ...]:
    return (BY, what)


def paying_for(what: int) -> tuple[int, ...]:
    return (FOR, what)


def by_rule(rule: int) -> tuple[int, ...]:
    return (RULE, rule)


def because(
    cause: tuple[int, ...], name: Callable[[int], str], rules: tuple[str, ...] = (), but: int = -1
) -> str:
    """The cause as the end of a sentence, with a space before it; nothing where there is none to name.

    `name` names a definition; `but` is one that the sentence has named already.

    >>> because((BY, 0), ["Fine Katana"].__getitem__), because((FOR, 0), ["Fine Katana"].__getitem__)
    (' by Fine Katana', ' to pay for Fine Katana')
    >>> because((RULE, 0), str, ("by pride",)), because((), str)
    (' by pride', '')
    >>> because((RULE, 0), str, ("",))  # a rule that goes without saying
    ''
    """
    if not cause:
        return ""
    kind, number = cause
    if kind == RULE:
        return f" {rules[number]}" if rules[number] else ""
    if number == but:
        return ""
    return f" {'to pay for' if kind == FOR else 'by'} {name(number)}"
