"""Every field of a step is looked at by a check of saves, or it is written down here that none does."""

import ast

from gorin.games.ccg.rules import CcgRules
from gorin.kernel.plain import classes_under, fields_of
from gorin.kernel.questions import Question, Together
from gorin.kernel.resolve import Resolve
from gorin.kernel.state import Step
from support.sources import SOURCES
from support.walk import new_game

OTHERS = (Question, Together, Resolve)
"""Questions are asked again instead, and the cards of Battle for Rokugan are no part of these games."""
EDITIONS = ("celestial", "diamond", "war-of-honor")
UNCHECKED = {
    "Battle": {"invading", "victors", "shamed"},
    "BattleApart": {"attacking", "defending"},
    "DrawCards": {"left"},
    "Duel": {"from_hand"},
    "EventsPhase": {"done"},
    "Fight": {"invading"},
    "Happening": {"used"},
    "LastStrikes": {"ready", "striking"},
    "LoseHonor": {"because_of"},
    "PathPhase": {"reached", "done", "flips"},
    "PayGold": {"helping"},
    "PlaceTiles": {"fortresses", "plains", "tile"},
    "Respond": {"used"},
    "TakeAction": {"joined", "fitting", "paid", "gold"},
    "WriteMissions": {"points"},
}
"""What no check knows by its name: at most that it is small. A field is better checked than added here."""


def names_in_checks() -> set[str]:
    tree = ast.parse((SOURCES / "games/ccg/checked/stack_sanity.py").read_text())
    return {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}


def steps() -> list[type[Step]]:
    """Those of all editions, once the cards of each are known."""
    for edition in EDITIONS:
        new_game(edition, 2, 1)
    known = classes_under("gorin.kernel", *CcgRules.packages).values()
    return [kind for kind in known if issubclass(kind, Step) and not issubclass(kind, OTHERS)]


def test_every_field_of_a_step_is_known_to_a_check_or_noted():
    """A yes or no and a word are whatever they are; a number, a list or an object refers to something."""
    names, unknown = names_in_checks(), {}
    for kind in steps():
        found = {name for name, holds in fields_of(kind).items() if holds not in ("bool", "str")} - names
        if found:
            unknown[kind.__name__] = found
    assert unknown == UNCHECKED
