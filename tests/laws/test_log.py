"""Laws: what happens is told, in sentences that rest on clauses of the ledger."""

import importlib
import pkgutil
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from gorin.games.battle.presentation import log as battle_log
from gorin.games.ccg.presentation import log as ccg_log
from gorin.games.lcg.presentation import log as lcg_log
from gorin.kernel.reasons import Reason
from gorin.ledgers import find
from support.walk import finish, new_game

PACKAGE = importlib.import_module("gorin.games")
LINES: dict[str, dict[str, Any]] = {
    "battle": battle_log.LINES,
    "celestial": ccg_log.LINES,
    "lcg": lcg_log.LINES,
}
GAMES = {
    "battle": [(2, 15), (3, 15), (4, 15), (5, 15)],
    "celestial": [(2, 20)],
    "lcg": [(2, 12), (3, 6), (4, 6)],
}
"""Game -> how many games are played at random, by the number of seats."""
RARE = {
    "battle": {
        *("bluff_barred", "cannot_place", "exchange", "hand_look", "hand_seen"),
        *("no_longer_ronin", "recovered", "ronin", "short"),
    },
    "celestial": {
        *("appear", "barren", "battlefield", "conceded", "control", "first_action", "keyword"),
        *("keyword_lost", "lent", "may_remain_bowed", "negated", "overlay", "ranged", "region_transfer"),
        *("named", "softened", "stopped", "takes", "trait", "transfer"),
        # which only other editions do
        *("ashamed", "averted", "blanked", "broken_off", "copied", "copy_lost", "cut", "duel_conceded"),
        *("event_again", "event_canceled", "exhausted", "gold_prevented", "honor_altered", "invasion"),
        *("invite", "join"),
        *("laid_under", "lavish", "left", "overpaid", "province_saved", "redirected", "refill_with"),
        *("sparing", "token_gone", "uncounted"),
    },
    "lcg": {
        *(
            "broken_off",
            "conflict_moved",
            "copies",
            "defends_first",
            "hide_province",
            "initiates",
            "keyword",
            "keyword_lost",
        ),
        *("province_token", "restore", "ring_effect_replaced", "shows", "taint", "token", "token_strength"),
        *("trait", "treaty_card", "treaty_released", "turned", "under"),
    },
}
"""What chance alone hardly brings about: the scenarios of the rules and of the cards do."""


def told(name: str) -> Counter[str]:
    found: Counter[str] = Counter()
    for seats, games in GAMES[name]:
        for seed in range(games):
            game = finish(new_game(name, seats, seed), random.Random(seed))
            found.update(event.kind for event in game.state.events)
    return found


@pytest.mark.parametrize("name", LINES)
def test_everything_that_has_a_sentence_is_told_in_some_game(name: str):
    missing = set(LINES[name]) - set(told(name))
    assert missing <= RARE[name]


@pytest.mark.parametrize("name", LINES)
def test_what_is_told_rests_on_clauses_that_exist(name: str):
    for kind, (_, clauses) in LINES[name].items():
        assert isinstance(clauses, tuple), kind
        assert [find(clause).id for clause in clauses] == list(clauses)


@pytest.mark.parametrize("name", LINES)
def test_a_line_is_a_sentence(name: str):
    game = finish(new_game(name, 2, 1), random.Random(1))
    for line in [line for line in game.events if any(line.visible_to(seat) for seat in range(2))]:
        assert line.sentence[0].isupper() or line.sentence[0].isdigit(), line
        assert line.sentence.endswith((".", "!", "?", ")", '"', "\u2026")), line


# --- reasons ----------------------------------------------------------------------------------------------


def reasons_in(value: object) -> Iterator[Reason]:
    if isinstance(value, Reason):
        yield value
    elif isinstance(value, dict):
        yield from reasons_in([*value.values()])
    elif isinstance(value, list | tuple | set):
        for each in value:
            yield from reasons_in(each)


def all_reasons() -> dict[str, list[Reason]]:
    """Every reason that a module of a game has ready, by module."""
    found = {}
    for module in pkgutil.walk_packages(PACKAGE.__path__, "gorin.games."):
        ready = list(reasons_in([*vars(importlib.import_module(module.name)).values()]))
        if ready:
            found[module.name] = ready
    return found


def test_a_reason_is_a_sentence_and_the_clauses_behind_it():
    found = all_reasons()
    assert sum(len(reasons) for reasons in found.values()) > 50
    for module, reasons in found.items():
        for reason in reasons:
            assert " " in reason.sentence and reason.sentence.endswith("."), (module, reason)
            assert [find(clause).id for clause in reason.clauses] == list(reason.clauses), (module, reason)
