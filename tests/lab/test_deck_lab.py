"""Decks in the laboratory: tried against a field, and with swaps of their cards."""

import json
import random
import re
from pathlib import Path

import pytest

from gorin.cli import main as cli
from gorin.lab.deck_lab import (
    OWN,
    Field,
    Swap,
    Tuning,
    findings,
    possible_swaps,
    proposal_of,
    swapped,
    weakest,
)
from gorin.lab.plan import Played
from gorin.language.library.library import library_of

LIBRARY = library_of("lcg")
LION = LIBRARY.decks["lion-core-skirmish"]
FIELD = Field("lcg", {"format": "skirmish"}, ("crab-core-skirmish",), "random", games=4)
QUICK = ["--bot", "random", "--games", "4", "--against", "crab-core-skirmish,crane-core-skirmish"]


def game(seed: int, seat: int, won: bool, drawn: tuple[str, ...] = (), rival: str = "crab") -> Played:
    decks = (OWN, rival) if seat == 0 else (rival, OWN)
    cards = (drawn, ()) if seat == 0 else ((), drawn)
    return Played(
        seed=seed, bots=("random",) * 2, labels=("Lion", "Crab"), winners=(seat if won else 1 - seat,),
        ending="", scores=(), rounds=3, decisions=9, digest="", decks=decks, drawn=cards, used=((), ()),
    )  # fmt: skip


def test_a_deck_meets_every_rival_in_both_seats_equally_often():
    field = Field(
        "lcg", {"format": "skirmish"}, ("crab-core-skirmish", "crane-core-skirmish"), "random", games=4
    )
    plan = field.plan(LION)
    plan.insist()
    assert plan.games == 8
    sitting = [
        [deck if isinstance(deck, str) else deck["name"] for deck in plan.line_up(n)] for n in range(8)
    ]
    for rival in field.rivals:
        assert sitting.count([OWN, rival]) == sitting.count([rival, OWN]) == 2


def test_rates_are_those_of_the_deck_in_whichever_seat_it_sat():
    games = [game(1, 0, True), game(2, 1, True), game(3, 1, False), game(4, 0, False, rival="crane")]
    found = findings(games)
    assert (found.total.wins, found.total.games) == (2, 4)
    assert [(rate.name, rate.wins, rate.games) for rate in found.rivals] == [("crab", 2, 3), ("crane", 0, 1)]


def test_the_gain_of_a_card_compares_games_with_and_without_it():
    games = [game(n, n % 2, n < 3, ("banzai",)) for n in range(4)]
    games += [game(4 + n, n % 2, n < 1, ("pathfinders-blade",)) for n in range(4)]
    found = findings(games)
    gains = {card.slug: found.gain(card) for card in found.cards}
    assert gains == {"banzai": 0.5, "pathfinders-blade": -0.5}
    assert [row["slug"] for row in found.plain()["cards"]] == ["banzai", "pathfinders-blade"]
    assert weakest(LIBRARY, found, LION, 1) == ["banzai"], "the other one is not in this deck"


def test_swaps_are_legal_and_change_nothing_else():
    out = "banzai"
    swaps = possible_swaps(LIBRARY, LION, [out], random.Random(1))
    assert len(swaps) > 10
    assert swaps == possible_swaps(LIBRARY, LION, [out], random.Random(1))
    for swap in swaps:
        after = swapped(LIBRARY, LION, swap)
        assert LIBRARY.why_illegal(after) == []
        assert swap.into not in LION.cards()
        assert len(after.cards()) == len(LION.cards())
        left, came = sorted(LION.cards()), sorted(after.cards())
        for card in [*set(left) - {out}]:
            assert left.count(card) == came.count(card)
        assert came.count(swap.into) == swap.copies == left.count(out) - came.count(out)


def test_a_swap_is_judged_by_pairs_of_games():
    swap = Swap("banzai", "assassination", 1)
    sure = proposal_of(swap, [1] * 30 + [0] * 10)
    assert sure.gain == 0.75
    assert sure.is_proven
    assert 0.6 < sure.low < 0.75 < sure.high < 0.9
    assert not proposal_of(swap, [1, -1, 1, -1, 1, 0]).is_proven
    assert proposal_of(swap, []).gain == 0


def test_a_card_that_is_swapped_for_nothing_better_gains_nothing():
    """The same seeds and seats: a swap of a card for itself leaves every game as it was."""
    tuning, ticks = Tuning(FIELD, LION), []
    (found,) = tuning.heat([Swap("banzai", "banzai", 1)], 4, lambda: ticks.append(1))
    assert (found.games, found.gain, found.low, found.high) == (4, 0, 0, 0)
    assert not found.is_proven
    assert ticks == [1]


def test_the_command_tells_rates_and_cards(capsys, tmp_path: Path):
    assert cli.run(["deck", "show", "lion-core-skirmish"]) == 0
    listed = tmp_path / "mine.txt"
    listed.write_text(capsys.readouterr().out, encoding="utf-8")
    assert cli.run(["deck", "test", str(listed), *QUICK, "--option", "format=skirmish", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["total"]["games"] == 8
    assert [rate["name"] for rate in told["rivals"]] == ["crab-core-skirmish", "crane-core-skirmish"]
    assert {row["slug"] for row in told["cards"]} <= set(LION.cards())
    assert cli.run(["deck", "test", "lion-core-skirmish", *QUICK, "--games", "10"]) == 0
    printed = capsys.readouterr().out
    assert re.search(r"won \d+% \(\d+% to \d+%\) of 20 games", printed)
    assert re.search(r"against crab-core-skirmish +\d+%", printed)
    assert "won when drawn" in printed


def test_the_command_proposes_swaps(capsys):
    command = ["deck", "tune", "lion-core-skirmish", *QUICK, "--swaps", "4", "--out", "banzai"]
    assert cli.run([*command, "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)
    assert found["out"] == "banzai"
    assert found["games"] == 8
    assert found["low"] <= found["gain"] <= found["high"]
    assert cli.run(command) == 0
    assert "Banzai! -> " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["test", "nothing.txt"], "nothing.txt"),
        (["test", "lion-core", "--games", "3"], "an even number of games"),
        (["test", "lion-core", "--against", "lion-core"], "there is no deck to play against"),
        (["tune", "lion-core", "--out", "charge"], "there is no 'charge' in"),
        (["test", "lion-core", "--bot", "random,random"], "one bot plays all decks, not 2"),
    ],
)
def test_what_cannot_be_tried_is_refused(capsys, args, message):
    assert cli.run(["deck", *args]) == 2
    assert message in capsys.readouterr().err
