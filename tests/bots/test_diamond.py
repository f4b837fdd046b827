"""The heuristic bot at Diamond Edition."""

import random

import gorin
from gorin import bots
from gorin.bots.bot import let_choose
from support.ccg_diamond import having, laid
from support.plain_cards import face_up

CRANE, CRAB = "crane-kakita-dueling-academy", "crab-kyuden-hida"


def chosen(t):
    decision = t.game.decision
    bot = bots.make("heuristic", "diamond", random.Random(1))
    return bot.choose(decision, lambda: t.game.view(decision.seat)).id


def searching(*shown):
    told = {"stronghold": "kakita-dueling-academy", "stronghold_bowed": False, "hand": []}
    return laid(north=having(provinces=face_up(*shown), **told), south=having())


def test_the_stronghold_is_kept_for_what_can_be_bought():
    t = searching("copper-mine", "silk-works", "copper-mine", "copper-mine")
    assert any(option.startswith("use:kakita-dueling-academy") for option in t.north.may)
    assert chosen(t) == "pass"


def test_even_with_the_weaker_deck_it_beats_who_plays_at_random():
    won = 0
    for seed in range(6):
        game = gorin.new("diamond", decks=[CRANE, CRAB], seed=seed)
        players = [bots.make(kind, "diamond", random.Random(seed)) for kind in ("heuristic", "random")]
        while not game.over:
            let_choose(game, players[game.decision.seat], game.decision)
        won += game.outcome.winners == (0,)
    assert won >= 5
