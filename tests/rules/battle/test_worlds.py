"""Worlds that a seat can believe in: what it cannot know is dealt anew even where a player cannot place."""

import random

import pytest

import gorin
from gorin import bots
from gorin.games.battle.clans import CLAN_IDS, SETS
from gorin.games.battle.course.initiative import NEUTRAL_CARDS
from gorin.games.battle.map import TERRITORY_IDS
from gorin.games.battle.placing import why_piece_illegal
from gorin.games.battle.tokens import FACE_IDS
from support.battle_table import side, table, token
from support.worlds import told_apart


def faces_of_piece_1(t, seat):
    """The faces that the first piece has in worlds that a seat believes in."""
    return {t.game.determinize(seat, random.Random(n)).state.pieces[0].face for n in range(60)}


def test_who_has_only_a_barred_bluff_left_may_have_placed_anything():
    t = table(
        crab=side("crab_capital", hand=("army-2", "army-3", "bluff")),
        crane=side("crane_capital", hand=("bluff",), bluff_barred=True),
        pieces=[token("crane", "army-1", "crane_capital")],
    )
    assert len(faces_of_piece_1(t, t.crab.seat)) > 3


def test_who_has_been_stopped_is_believed_to_hold_nothing_that_can_be_placed():
    t = table(
        crab=side(hand=("raid", "diplomacy"), ronin=True),
        crane=side("crane_capital", hand=("army-2", "bluff")),
        pieces=[token("crab", "army-1", "crane_capital>lion_capital")],
    )
    assert t.view()["players"][0]["stopped"]
    hands = {tuple(t.game.determinize(1, random.Random(n)).state.hands[0]) for n in range(60)}
    assert hands == {tuple(t.game.state.hands[0])}  # with a token to bless, nothing else is left
    assert len(faces_of_piece_1(t, 1)) > 3


def test_who_is_to_place_is_believed_to_be_able_to():
    t = table(
        crab=side("crab_capital", hand=("army-2", "army-3")),
        crane=side("crane_capital", bluff_barred=True),
    )
    for number in range(60):
        world = t.game.determinize(1, random.Random(number))
        assert world.view(1) == t.view(1)
        assert {option.id.split(":")[0] for option in world.decision.options} >= {"place"}


def test_a_territory_card_that_a_seat_has_read_is_the_same_in_every_world():
    cards = {"lion": ("bushido", "crab"), "dragon": ("strength-of-purpose", "crane")}
    t = table(crab=side("crab_capital", hand=("army-2", "bluff")), crane=side("crane_capital"), cards=cards)
    for seat, read, unread in ((0, "lion", "dragon"), (1, "dragon", "lion")):
        worlds = [t.game.determinize(seat, random.Random(n)).state for n in range(30)]
        found = {name: {world.cards[TERRITORY_IDS.index(name)] for world in worlds} for name in cards}
        assert found[read] == {t.game.state.cards[TERRITORY_IDS.index(read)]}
        assert found[unread] == {0, 1}


def hands_in_worlds(t, seat, looker):
    """The hands that a seat has in worlds that another believes in."""
    worlds = [t.game.determinize(looker, random.Random(n)).state for n in range(60)]
    return {tuple(FACE_IDS[face] for face in world.hands[seat]) for world in worlds}


def useless():
    """An army and a barred bluff in hand; a pool of blessings, and nothing on the board to bless."""
    whole = [FACE_IDS[face] for face in SETS[CLAN_IDS.index("crane")]]
    gone = [face for face in whole if not face.startswith(("blessing", "bluff"))]
    gone.remove("army-1")
    return side("crane_capital", hand=("army-1", "bluff"), discard=tuple(gone), bluff_barred=True)


def test_only_who_is_to_place_is_believed_to_be_able_to():
    t = table(crane=useless(), crab=side("crab_capital", hand=("army-2", "army-3")))
    assert hands_in_worlds(t, t.crane.seat, t.crab.seat) == {("army-1", "bluff")}
    t = table(crab=side("crab_capital", hand=("army-2", "army-3")), crane=useless())
    assert hands_in_worlds(t, t.crane.seat, t.crab.seat) == {("army-1", "bluff"), ("blessing-2", "bluff")}


def test_who_has_paid_with_the_second_last_token_need_not_be_able_to_place_the_last():
    t = table(
        crane=side("crane_capital", hand=("army-2", "bluff"), bluff_barred=True),
        crab=side("crab_capital", "crab_east"),
        cards={"shadowlands_north": ("purge-the-weak", "crane")},
        pieces=[token("crane", "army-1", "crane_capital")],
    )
    t.crane.plays("purge-the-weak", "army-2")
    assert t.awaits == ["crane"]
    assert len(faces_of_piece_1(t, t.crab.seat)) > 3


def decks_in_worlds(game):
    """The neutral initiative cards that are still to come, in worlds that a seat believes in."""
    decks = [game.determinize(0, random.Random(n)).state.initiative for n in range(40)]
    return {frozenset(card for card in deck if card in NEUTRAL_CARDS) for deck in decks}


def test_a_neutral_card_that_was_revealed_comes_no_more_in_any_world():
    rng, game = random.Random(4), gorin.new("battle", seats=3, seed=4)
    seen = 0
    while not game.over:
        revealed = {line.args[0] for line in game.events if line.kind == "initiative"}
        gone = revealed.intersection(NEUTRAL_CARDS)
        if game.rules.is_describable(game.state) and gone and game.state.initiative:
            seen += 1
            for each in (game, gorin.setup("battle", game.position())):
                assert gone.isdisjoint(frozenset().union(*decks_in_worlds(each)))
        decision = game.pending[0]
        game.choose(decision.pick(rng.randrange(decision.count)), decision.seat)
    assert seen, "with three players a neutral card has come by round four"


def test_a_position_tells_which_neutral_cards_were_revealed():
    players = [{"clan": clan, "hand": ["army-1", "bluff"]} for clan in ("crab", "crane", "lion")]
    told = {"players": players, "round": 3, "initiative": ["crane", "rise-of-an-empire"]}
    for card, other in (("master-of-tactics", 0), ("master-of-governance", 1)):
        game = gorin.setup("battle", {**told, "revealed": [card]})
        rise, governance, tactics = NEUTRAL_CARDS
        assert decks_in_worlds(game) == {frozenset([rise]), frozenset([(governance, tactics)[other]])}


def test_what_somebody_has_answered_is_in_no_world_of_others():
    """The objective that was kept, and the token that was placed facedown."""
    games = [gorin.new("battle", clans=["crab", "crane"], seed=3) for _ in range(2)]
    for number, game in enumerate(games):
        for decision in game.pending:
            game.choose(decision.options[number], decision.seat)
    assert told_apart(*games, seat=0) != set()
    for seat in (0, 1):
        assert ("answers", 1 - seat) not in told_apart(*games, seat)
    tables = [
        table(crab=side("crab_capital", hand=("army-2", "army-3", "bluff")), crane=side()) for _ in "12"
    ]
    for t, face in zip(tables, ("army-2", "army-3"), strict=True):
        t.crab.choose(f"place:{face}")
    assert told_apart(tables[0].game, tables[1].game, seat=1) == set()


def share_of_wasted_tokens(games: list[gorin.Game]) -> float:
    """How many of the facedown tokens on these boards lie where they can do nothing."""
    tokens = [(game.state, piece) for game in games for piece in game.state.pieces if not piece.faceup]
    assert len(tokens) > 100
    return sum(why_piece_illegal(s, piece) is not None for s, piece in tokens) / len(tokens)


@pytest.mark.parametrize("seats", [2, 4])
def test_hidden_tokens_lie_where_a_sensible_player_puts_them(seats: int):
    """Dealt without sense, about a third of them lay where they were worth nothing."""
    rng, moments, worlds = random.Random(seats), [], []
    for seed in range(4):
        game = gorin.new("battle", seats=seats, seed=seed)
        bot = bots.make("heuristic", "battle", random.Random(seed))
        while (decision := game.decision) is not None:
            if rng.random() < 0.3:
                moments.append(game.clone())
                worlds.append(game.determinize(decision.seat, rng))
            bots.let_choose(game, bot, decision)
    assert share_of_wasted_tokens(moments) < 0.01
    assert share_of_wasted_tokens(worlds) < 0.03
