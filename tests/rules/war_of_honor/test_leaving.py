"""A player leaves War of Honor in the middle of something, and the others play on."""

import random

import pytest

import gorin
from gorin.games.ccg.language.abilities import battle, open_
from gorin.games.ccg.language.verbs.fighting.movement import move_here
from gorin.games.ccg.language.verbs.players.honor import gain_honor, lose_honor
from gorin.games.ccg.language.which.card_filters import PERSONALITY
from gorin.games.ccg.language.which.places import at_home
from gorin.language.card_filters import any_
from gorin.language.choosing import each_may
from gorin.language.picks import target
from gorin.language.players import ACTOR, EACH_OTHER_PLAYER, TARGET_PLAYER, other_player
from gorin.language.selectors import TARGET
from support.ccg_cards import published
from support.ccg_making import strategy
from support.ccg_table import unit
from support.ccg_war import (
    EDITION,
    FOUR,
    WAR,
    fighting,
    fortress,
    new,
    plain,
    score,
    starting_holdings,
    steps,
    there,
    war,
)
from support.plain_cards import stranger
from support.rule import rule
from support.walk import walk

cards = published(
    *WAR,
    *starting_holdings(),
    stranger("Giant", force=12),
    stranger("Dwarf", force=1),
    strategy("Slander", focus=1, text=(open_(target(other_player()), lose_honor(4, TARGET_PLAYER)),)),
    strategy("Gifts", focus=1, text=(open_(each_may(EACH_OTHER_PLAYER, gain_honor(8, ACTOR))),)),
    strategy(
        "Summons",
        focus=1,
        text=(battle(target(any_(PERSONALITY, at_home), anywhere=True), move_here(TARGET)),),
    ),
    edition=EDITION,
)
LION, DRAGON, PHOENIX, SCORPION = range(4)
NONE = [0, 0, 0, 0]


def leaves(t, name):
    t.mirror.choose("concede", t.names.index(name))


def lets_go(t, active=None):
    """Everybody passes until the next turn, or the end."""
    active = t.s.active
    for _ in range(300):
        if t.game.over or t.s.active != active:
            return
        ids = [o.id for o in t.game.decision.options]
        t.mirror.choose(next((w for w in ("pass", "done") if w in ids), ids[-1]), t.game.decision.seat)
    raise AssertionError(t.prompt)


# --- set-up ---------------------------------------------------------------------------------------


@rule("WH-TIL-01", "WH-RES-14")
def test_who_leaves_while_tiles_are_placed_places_no_more():
    game = new(*FOUR)
    for moment in walk(game, random.Random(1)):
        if len(moment.state.tiles) == 7:
            break
    s = game.state
    before = [tile.owner for tile in s.tiles]
    game.choose("concede", 1)
    for moment in walk(game, random.Random(1)):
        if moment.state.phase != "setup":
            break
    owners = [tile.owner for tile in game.state.tiles]
    assert owners.count(1) == before.count(1) and all(owners.count(seat) == 5 for seat in (0, 2, 3))
    assert [len(player.hand) for player in game.state.players] == [6, 0, 6, 6]
    assert game.state.active != 1


@rule("WH-VAR-05")
def test_who_leaves_while_missions_are_written_writes_none():
    game = new("lion", "dragon", "phoenix", victory="secret-missions")
    game.choose("choice3", 0)
    game.choose("concede", 1)
    assert [decision.seat for decision in game.pending] == [2]
    game.choose("choice3", 2)
    for _ in range(2):
        assert [decision.seat for decision in game.pending] == [0, 2]
        game.choose("choice3", 0)
        game.choose("choice3", 2)
    assert "which tile" in game.decision.prompt


@rule("WH-STA-02", "WH-TRN-01")
def test_the_starting_player_leaves_before_his_turn_and_the_next_begins():
    game = new("lion", "scorpion", "dragon")
    assert game.decision.seat == 1
    game.choose("concede", 1)
    for moment in walk(game, random.Random(1)):
        if moment.state.phase != "setup":
            break
    assert game.state.active == 2


# --- in an attack ---------------------------------------------------------------------------------


@rule("WH-RES-14", "WH-TRN-01", "WH-PTV-06")
def test_the_attacker_leaves_after_his_ally_has_destroyed_a_province():
    t = fighting(
        {"attacking_allies": [PHOENIX]},
        lion=plain(there("dwarf", 5), hand=["guard-1"]),
        dragon=plain("dwarf", hand=["guard-1"]),
        phoenix=plain(there("giant")),
    )
    t.fight()
    assert score(t, "phoenix").conquered
    leaves(t, "lion")
    lets_go(t)
    assert t.s.active == DRAGON and steps(t)["phoenix"] == [1, 0, 0, 0]
    assert steps(t)["lion"] == [0, 0, 0, 0]


@rule("WH-RES-36")
def test_the_fortress_of_who_has_left_is_not_turned():
    t = fighting(
        lion=plain(there("giant"), there("dwarf", 5), hand=["guard-1"]),
        dragon=plain(there("dwarf", 5), hand=["guard-1"]),
    )
    t.fight()
    assert t.dragon.provinces == 3
    leaves(t, "dragon")
    lets_go(t)
    assert not t.game.over and t.s.active == PHOENIX


@rule("WH-RES-14", "WH-RES-24")
def test_when_the_defender_leaves_all_allies_go_home_and_the_turn_goes_on():
    t = fighting(
        {"attacking_allies": [PHOENIX], "defending_allies": [SCORPION]},
        lion=plain(there("dwarf"), hand=["guard-1"]),
        dragon=plain(there("dwarf"), hand=["guard-1"]),
        phoenix=plain(there("dwarf", 5), hand=["guard-1"]),
        scorpion=plain(there("dwarf"), hand=["guard-1"]),
    )
    leaves(t, "dragon")
    assert all(t.is_home("dwarf", seat) for seat in (LION, PHOENIX, SCORPION))
    assert t.zone("dwarf", LION) == "play" and t.asked == "lion"  # who may straighten one
    t.lion.chooses("done")
    assert t.s.phase == "dynasty" and t.s.active == LION


@rule("WH-RES-14")
def test_an_ally_leaves_and_his_force_with_him():
    t = fighting(
        {"attacking_allies": [PHOENIX]},
        lion=plain(there("dwarf"), hand=["guard-1"]),
        dragon=plain(there("plain-samurai"), hand=["guard-1"]),
        phoenix=plain(there("giant"), hand=["guard-1"]),
    )
    leaves(t, "phoenix")
    assert t.s.in_combat
    t.fight()
    assert t.zone("dwarf") == "discard" and t.zone("plain-samurai") == "play"
    assert score(t, "dragon").gained == 2


@rule("WH-MOV-04")
def test_who_is_fetched_and_leaves_instead_of_choosing_a_side():
    t = fighting(
        {"invited_to_attack": [PHOENIX], "invited_to_defend": [PHOENIX]},
        lion=plain(there("giant"), hand=["summons"]),
        dragon=plain(there("dwarf"), hand=["guard-1"]),
        phoenix=plain("plain-samurai", hand=["guard-1"]),
    )
    t.dragon.passes()
    t.phoenix.passes()
    t.lion.chooses("use:summons")
    t.lion.chooses("plain-samurai")
    assert t.asked == "phoenix"
    leaves(t, "phoenix")
    assert t.s.in_combat and not t.game.over
    t.fight()
    assert t.zone("dwarf") == "discard"


@rule("WH-ATK-14")
def test_the_defender_leaves_while_he_invites():
    t = war(
        "attack",
        map=[
            {"at": [0, 0]},
            fortress(0, "lion", "battle", [1, 0]),
            fortress(1, "dragon", "battle", [0, 1]),
            fortress(2, "phoenix", "battle", [-1, 1]),
        ],
        **{name: plain("dwarf") for name in FOUR[:3]},
    )
    t.lion.chooses("seat1")
    assert t.asked == "dragon" and "nvite" in t.prompt
    leaves(t, "dragon")
    assert t.s.attacker == -1 and t.s.phase in ("dynasty", "attack")
    lets_go(t)
    assert t.s.active == PHOENIX


@rule("WH-RES-32")
def test_the_attacker_leaves_when_he_may_straighten():
    t = war(
        "attack",
        map=[
            {"at": [0, 0]},
            fortress(0, "lion", "battle", [1, 0]),
            fortress(1, "dragon", "battle", [0, 1]),
            fortress(1, "dragon", "open", [0, 2]),
            fortress(2, "phoenix", "open", [0, -1]),
        ],
        lion=plain("giant"),
        dragon=plain(),
        phoenix=plain(),
    )
    t.lion.chooses("seat1")
    t.lion.chooses("t2")
    t.lion.chooses("giant")
    t.lion.chooses("p4")
    while "Straighten a returned unit" not in t.prompt:
        ids = [o.id for o in t.game.decision.options]
        t.mirror.choose(next((w for w in ("pass", "done") if w in ids), ids[0]), t.game.decision.seat)
    leaves(t, "lion")
    assert t.s.active == DRAGON and not t.game.over
    assert not t.s.tiles[2].face_up  # the province was lost all the same


# --- Paths ----------------------------------------------------------------------------------------


def ending(*scores, active=0, players=FOUR, **facts):
    told = [each if isinstance(each, dict) else {"steps": each} for each in scores]
    given = {name: facts.pop(name, plain(hand=["guard-1"])) for name in players}
    return war("action", active=active, scores=told, **given, **facts)


@rule("WH-PTV-01", "WH-WIN-03")
def test_who_leaves_while_the_paths_are_walked_wins_nothing():
    t = ending(
        {"steps": [0, 4, 0, 0], "gained": 8, "conquered": True},
        {"steps": [0, 0, 4, 4], "caused": 8, "enlightened": True},
        {"steps": [4, 0, 0, 0], "conquered": True},
        NONE,
        lion=plain(unit("dwarf", bowed=True), hand=["guard-1"]),
    )
    while "reward of this step" not in t.prompt:
        t.mirror.choose([o.id for o in t.game.decision.options][-1], t.game.decision.seat)
    assert t.asked == "lion"
    leaves(t, "lion")
    lets_go(t)
    assert t.game.over and t.names[t.game.outcome.winners[0]] == "dragon"
    assert t.game.outcome.winners == (1,)


@rule("WH-RES-14", "WH-PTV-08")
def test_who_has_left_takes_no_step_for_what_he_gained():
    t = ending({"steps": NONE}, {"steps": [0, 4, 0, 0], "gained": 8}, NONE, NONE)
    leaves(t, "dragon")
    lets_go(t)
    assert not t.game.over and steps(t)["dragon"] == [0, 4, 0, 0]


@rule("WH-VAR-12", "WH-RES-14")
def test_the_overall_champion_is_somebody_who_is_still_there():
    t = ending(
        {"steps": [4, 0, 0, 0], "conquered": True},
        {"steps": [4, 4, 4, 4]},
        NONE,
        [3, 3, 0, 0],
        victory="overall-champion",
    )
    leaves(t, "dragon")
    lets_go(t)
    assert t.game.over and t.names[t.game.outcome.winners[0]] == "scorpion"


@rule("WH-VAR-12", "WH-RES-14")
def test_a_fifth_step_of_who_has_left_ends_no_game():
    t = ending(NONE, [5, 0, 0, 0], NONE, NONE, victory="seeking-your-path")
    leaves(t, "dragon")
    lets_go(t)
    assert not t.game.over


@rule("WH-VAR-15", "WH-VAR-22")
@pytest.mark.parametrize(
    "victory", ["bushido-brawl", "classic", "secret-missions", "wartime", "student-of-all"]
)
def test_the_last_one_left_wins_any_variant(victory):
    missions = [{"mission": m} for m in ([3, 3, 3, 0], [0, 3, 3, 3], [3, 0, 3, 3])]
    scores = missions if victory == "secret-missions" else [{}, {}, {}]
    t = war("action", victory=victory, scores=scores, **{name: plain(hand=["guard-1"]) for name in FOUR[:3]})
    leaves(t, "dragon")
    assert not t.game.over
    leaves(t, "lion")
    assert t.game.over and t.game.outcome.winners == (2,)


@rule("WH-PTV-10", "WH-PTV-15")
def test_honor_that_was_lost_by_who_left_since_still_counts():
    t = war(
        lion=plain(hand=["slander", "slander"]),
        dragon=plain(hand=["guard-1"]),
        phoenix=plain(hand=["guard-1"]),
        scorpion=plain(hand=["guard-1"]),
    )
    t.lion.uses("slander", "seat1")
    leaves(t, "dragon")
    for name in ("phoenix", "scorpion"):
        getattr(t, name).passes()
    t.lion.uses("slander", "seat2")
    lets_go(t)
    assert steps(t)["lion"] == [0, 0, 1, 0]


@rule("WH-PTV-03")
def test_each_is_asked_in_turn_and_who_leaves_meanwhile_is_passed_over():
    t = war(lion=plain(hand=["gifts"]), **{name: plain(hand=["guard-1"]) for name in FOUR[1:]})
    t.lion.chooses("use:gifts")
    assert t.asked == "dragon"
    leaves(t, "dragon")
    assert t.asked == "phoenix"
    t.phoenix.chooses(next(o.id for o in t.game.decision.options))
    assert t.asked == "scorpion"
    leaves(t, "scorpion")
    assert score(t, "phoenix").gained == 8
    lets_go(t)
    assert steps(t)["phoenix"] == [0, 1, 0, 0]


# --- six seats, left at random --------------------------------------------------------------------


@rule("WH-OVR-01", "WH-STA-07")
@pytest.mark.parametrize("seats", [5, 6])
def test_five_and_six_play_and_the_last_two_have_bamboo_harvesters(seats):
    clans = ["scorpion", "lion", "dragon", "phoenix", "lion", "dragon"][:seats]
    s = new(*clans).state
    slugs = {
        seat: [s.names[s.what[c]] for c in s.in_play if s.controller[c] == seat] for seat in range(seats)
    }
    assert [seat for seat in range(seats) if "bamboo-harvesters" in slugs[seat]] == [seats - 2, seats - 1]
    game = new(*clans)
    rng = random.Random(seats)
    left = 0
    for n, moment in enumerate(walk(game, rng)):
        if n % 150 == 149 and left < seats - 2:
            playing = [seat for seat, player in enumerate(moment.state.players) if not player.lost]
            moment.choose("concede", rng.choice(playing))
            left += 1
        if n > 700:
            break
    assert gorin.replay(game.record()).digest() == game.digest()
