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
    return bot.choose(decision, bots.outlook_of(t.game, decision.seat)).id


def searching(*shown):
    told = {"stronghold": "kakita-dueling-academy", "stronghold_bowed": False, "hand": []}
    return laid(north=having(provinces=face_up(*shown), **told), south=having())


def test_the_stronghold_is_kept_for_what_can_be_bought():
    t = searching("copper-mine", "silk-works", "copper-mine", "copper-mine")
    assert any(option.startswith("use:kakita-dueling-academy") for option in t.north.may)
    assert chosen(t) == "pass"


def test_two_who_can_buy_nothing_throw_it_away_instead_of_waiting_for_ever():
    """With this seed each was left with a Stronghold that could pay for nothing in the provinces."""
    decks = ["dragon-shiro-mirumoto", "lion-kenson-gakka"]
    game = gorin.new("diamond", decks=decks, seed=156)
    players = [bots.make("heuristic", "diamond", random.Random(f"156:{seat}")) for seat in range(2)]
    for _ in range(2000):
        if game.over:
            break
        let_choose(game, players[game.decision.seat], game.decision)
    assert game.over


def test_even_with_the_weaker_deck_it_beats_who_plays_at_random():
    won = 0
    for seed in range(6):
        game = gorin.new("diamond", decks=[CRANE, CRAB], seed=seed)
        players = [bots.make(kind, "diamond", random.Random(seed)) for kind in ("heuristic", "random")]
        while not game.over:
            let_choose(game, players[game.decision.seat], game.decision)
        won += game.outcome.winners == (0,)
    assert won >= 5


def attacker_who_may_invite(seed):
    """A game of three that has come to an attacker's choice of an ally."""
    game = gorin.new("diamond", seats=3, seed=seed)
    players = [bots.make("heuristic", "diamond", random.Random(seat)) for seat in range(3)]
    while game.decision.kind != "attack.invite" or game.view(0)["battle"]["attacker"] != game.decision.seat:
        let_choose(game, players[game.decision.seat], game.decision)
    return game


def test_who_attacks_invites_only_who_is_behind():
    game = attacker_who_may_invite(seed=1)
    seat, view = game.decision.seat, game.view(game.decision.seat)
    guests = [option.id for option in game.decision.options if option.id.startswith("seat")]
    assert len(guests) == 1
    own, other = (view["players"][n] for n in (seat, int(guests[0].removeprefix("seat"))))
    for honor, chosen in ((own["honor"] + 40, "done"), (own["honor"] - 40, guests[0])):
        other["honor"] = honor
        bot = bots.make("heuristic", "diamond", random.Random(1))
        assert bot.choose(game.decision, bots.Outlook(lambda: view, game.determinize)).id == chosen
