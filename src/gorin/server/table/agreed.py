"""What was agreed on before a game, for who is invited to it: which game, and how it is played."""

from __future__ import annotations

from typing import Any

from gorin.games import find
from gorin.kernel.errors import GorinError
from gorin.kernel.rules import Rules
from gorin.kernel.variants import Choice, Variant
from gorin.server.table.entries import Opened


def agreement(opened: Opened) -> dict[str, Any]:
    """`library` names the game whose decks are played."""
    rules = find(opened.game)
    setup = _setup(rules, opened)
    made = [(variant, _choice(variant, setup)) for variant in rules.variants]
    unusual = [(variant, choice) for variant, choice in made if choice is not variant.choices[0]]
    return {
        "name": rules.name,
        "format": setup.get("format") or next(iter(rules.formats), ""),
        "library": next((choice.library for _, choice in unusual if choice.library), rules.id),
        "variants": [variant.agreed(choice.value) for variant, choice in unusual],
    }


def _choice(variant: Variant, setup: dict[str, Any]) -> Choice:
    """The one that was made; where nothing is said of it, the usual one."""
    said = setup.get(variant.id, variant.choices[0].value)
    return next((choice for choice in variant.choices if choice.value == said), variant.choices[0])


def _setup(rules: Rules, opened: Opened) -> dict[str, Any]:
    """What the game was set up with; a position that was played on from says at least in which format."""
    record = opened.record
    if record is None:
        return _completed(rules, opened.options)
    if "position" not in record:
        return dict(record.get("setup") or {})
    position = record["position"]
    return dict(position.get("new") or position)


def _completed(rules: Rules, options: dict[str, Any]) -> dict[str, Any]:
    """With what goes without saying; options that an earlier version took are told as they are."""
    try:
        return rules.complete(options)
    except GorinError:
        return options
