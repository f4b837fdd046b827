"""Paths and variants with three to six players, where somebody would argue."""

import random

import pytest

import gorin
from gorin.games.ccg.celestial.decks import DECKS
from gorin.games.ccg.language.abilities import open_
from gorin.games.ccg.language.verbs.in_play.entering import enters_by
from gorin.games.ccg.language.verbs.players.honor import gain_honor, lose_honor
from gorin.language.players import EACH_OTHER_PLAYER
from support.ccg_box import army, laid
from support.ccg_cards import published
from support.ccg_making import ring, strategy
from support.ccg_table import unit
from support.ccg_war import EDITION, WAR, fortress, plain, score, steps, war
from support.moments import heard
from support.plain_cards import stranger
from support.rule import rule
from support.walk import finish

ELEMENTS = ("Air", "Earth", "Fire", "Water", "Void")
AFTER_A_PLAN = heard(
    "resolved", "after you use an action", lambda s, context, moment: moment.seat == context.seat
)
cards = published(
    *WAR,
    stranger("Giant", force=12),
    strategy("Feast", focus=1, text=(open_(gain_honor(8)),)),
    strategy("Scandal", focus=1, text=(open_(lose_honor(3, EACH_OTHER_PLAYER)),)),
    strategy("Ruin", focus=1, text=(open_(lose_honor(60)),)),
    *[
        ring(f"My {each} Ring", focus=1, keywords=(each,), text=(enters_by(AFTER_A_PLAN),))
        for each in ELEMENTS
    ],
    edition=EDITION,
)
FOUR = ("lion", "dragon", "phoenix", "scorpion")
NONE = [0, 0, 0, 0]
HELD = {"hand": ["guard-1"]}


def turn(*scores, active=0, **facts):
    """The Action phase; `scores` are the steps of each player with what else this turn has brought."""
    told = [each if isinstance(each, dict) else {"steps": each} for each in scores]
    given = {name: facts.pop(name, plain(**HELD)) for name in FOUR[: len(scores)]}
    return war("action", active=active, scores=told, **given, **facts)


def goes_on(t):
    """Everybody passes until the next turn or the end; who has won, if anybody."""
    active = t.s.active
    for _ in range(300):
        if t.game.over or t.s.active != active:
            return [t.names[seat] for seat in t.game.outcome.winners] if t.game.over else []
        ids = [o.id for o in t.game.decision.options]
        t.mirror.choose(next((w for w in ("pass", "done") if w in ids), ids[-1]), t.game.decision.seat)
    raise AssertionError(t.prompt)


def to_paths(t):
    while t.s.phase != "path":
        ids = [o.id for o in t.game.decision.options]
        t.mirror.choose(next((w for w in ("pass", "done") if w in ids), ids[-1]), t.game.decision.seat)


# --- Honor of this turn ---------------------------------------------------------------------------


@rule("WH-PTV-10", "WH-PTV-15")
@pytest.mark.parametrize(("seats", "taken"), [(3, 0), (4, 1)])
def test_one_loss_of_all_others_counts_for_each_of_them(seats, taken):
    t = turn(*[NONE] * seats, lion=plain(hand=["scandal"]))
    t.lion.uses("scandal")
    assert score(t, "lion").caused == 3 * (seats - 1)
    goes_on(t)
    assert steps(t)["lion"] == [0, 0, taken, 0]


@rule("WH-PTV-03", "WH-PTV-08", "WH-HON-06")
def test_honor_is_counted_for_everybody_anew_in_every_turn():
    t = turn(NONE, {"steps": NONE, "gained": 7}, NONE, dragon=plain(hand=["guard-1"]))
    goes_on(t)
    assert [each.gained for each in t.s.scores] == [0, 0, 0] and steps(t)["dragon"] == NONE


@rule("WH-PTV-09", "WH-PTV-16")
def test_a_feast_and_ruin_are_a_step_of_honor_and_none_of_dishonor():
    t = turn(NONE, NONE, lion=plain(hand=["feast", "ruin"]), dragon=plain(**HELD))
    t.lion.uses("feast")
    t.dragon.passes() if t.asked == "dragon" else None
    t.lion.uses("ruin")
    goes_on(t)
    assert steps(t) == {"lion": [0, 1, 0, 0], "dragon": NONE}


@rule("WH-PTV-20", "WH-PTV-17")
def test_a_ring_of_the_same_name_counts_for_each_player_apart():
    t = turn(
        {"steps": [0, 0, 0, 1], "rings": ["my-earth-ring"]},
        NONE,
        lion=plain(hand=["feast", "my-earth-ring"]),
        dragon=plain(hand=["feast", "my-earth-ring"]),
    )
    for name in ("lion", "dragon"):
        player = getattr(t, name)
        player.chooses("use:feast")
        player.chooses(next(o.id for o in t.game.decision.options if o.id != "pass"))
    goes_on(t)
    assert steps(t)["lion"][3] == 1 and steps(t)["dragon"][3] == 1


# --- the phase ------------------------------------------------------------------------------------


@rule("WH-PTV-01", "WH-PTV-21", "WH-WIN-02")
def test_all_walk_before_anybody_wins():
    t = turn(
        {"steps": [4, 0, 0, 0], "conquered": True},
        {"steps": [1, 1, 0, 0], "gained": 8},
        {"steps": [0, 4, 0, 4], "gained": 8, "enlightened": True},
    )
    assert goes_on(t) == ["phoenix"]
    assert steps(t) == {"lion": [5, 0, 0, 0], "dragon": [1, 2, 0, 0], "phoenix": [0, 5, 0, 5]}


@rule("WH-PTV-04", "WH-PTV-21", "WH-PTV-23")
def test_four_steps_at_once_in_any_order_and_each_may_be_left():
    t = turn(
        {"steps": NONE, "conquered": True, "gained": 8, "caused": 8, "enlightened": True},
        NONE,
        NONE,
        lion=plain(unit("plain-samurai", bowed=True), **HELD),
    )
    to_paths(t)
    assert t.asked == "lion" and len(t.lion.may - {"done"}) == 4
    before = len(t.lion.hand)
    first = [o.id for o in t.game.decision.options if o.id != "done"]
    t.lion.chooses(first[3])
    assert len(t.lion.may - {"done"}) == 3 and len(t.lion.hand) == before + 1
    t.lion.chooses("done")
    assert t.s.active == 1 and len(t.lion.hand) == before + 1 and t.is_bowed("plain-samurai")


@rule("WH-WIN-03", "WH-WIN-05", "WH-WIN-06")
@pytest.mark.parametrize(("active", "winner"), [(0, "dragon"), (1, "dragon"), (2, "phoenix"), (3, "dragon")])
def test_three_who_arrive_together_are_told_apart(active, winner):
    t = turn(
        {"steps": [4, 0, 0, 0], "conquered": True},
        {"steps": [4, 1, 0, 0], "conquered": True},
        {"steps": [0, 4, 1, 0], "gained": 8},
        [4, 4, 4, 0],
        active=active,
    )
    assert goes_on(t) == [winner]


@rule("WH-VAR-03", "WH-VAR-11", "WH-PTV-02")
@pytest.mark.parametrize("victory", ["seeking-your-path", "true-samurai"])
def test_a_fifth_step_of_long_ago_wins_when_the_rest_is_there(victory):
    t = turn({"steps": [5, 2, 2, 0], "conquered": True}, NONE, NONE, victory=victory)
    assert goes_on(t) == (["lion"] if victory == "seeking-your-path" else [])
    assert steps(t)["lion"] == [5, 2, 2, 0]  # there is no sixth
    t = turn({"steps": [5, 2, 0, 0], "gained": 8}, NONE, NONE, victory=victory)
    assert goes_on(t) == ([] if victory == "seeking-your-path" else ["lion"])


@rule("WH-VAR-04", "WH-VAR-27")
def test_two_students_who_finish_together():
    one, other = {"steps": [1, 2, 2, 2], "conquered": True}, {"steps": [3, 2, 1, 2], "caused": 8}
    assert goes_on(turn(one, other, NONE, victory="student-of-all")) == ["dragon"]
    one = {"steps": [1, 2, 2, 3], "conquered": True}
    assert goes_on(turn(one, other, NONE, victory="student-of-all")) == ["lion"]
    assert goes_on(turn(one, other, NONE, victory="student-of-all", active=2)) == ["lion"]


@rule("WH-VAR-16", "WH-VAR-27")
def test_allies_who_arrive_together_in_wartime():
    one = {"steps": [4, 0, 0, 0], "conquered": True}
    other = {"steps": [4, 0, 1, 0], "conquered": True}
    assert goes_on(turn(one, NONE, other, [0, 5, 0, 0], victory="wartime")) == ["phoenix"]


@rule("WH-VAR-07", "WH-VAR-27")
def test_two_missions_that_are_met_together():
    one = {"steps": [2, 3, 3, 0], "mission": [3, 3, 3, 0], "conquered": True}
    other = {"steps": [3, 0, 3, 2], "mission": [3, 0, 3, 3], "enlightened": True}
    idle = {"steps": [5, 5, 0, 5], "mission": [0, 3, 3, 3]}
    t = turn(one, other, idle, victory="secret-missions", active=2)
    assert goes_on(t) == ["lion"]
    shown = [line for line in t.log if "'s secret mission:" in line]
    assert shown and not any("Phoenix" in line for line in shown)


@rule("WH-VAR-15", "WH-PTV-21")
def test_in_a_brawl_steps_are_still_taken_and_used():
    t = turn({"steps": [5, 0, 0, 0], "gained": 8}, NONE, NONE, victory="bushido-brawl")
    to_paths(t)
    assert len(t.lion.may - {"done"}) == 1
    assert goes_on(t) == [] and steps(t)["lion"] == [5, 1, 0, 0]


@rule("WH-VAR-20", "WH-VAR-18")
def test_forty_honor_in_anothers_turn_must_last_until_the_own():
    t = turn(NONE, NONE, NONE, dragon=plain(hand=["feast"], honor=35), victory="classic")
    t.lion.passes() if t.asked == "lion" else None
    t.dragon.uses("feast")
    assert t.dragon.honor == 43 and not t.game.over
    assert goes_on(t) == ["dragon"] and t.over == "Honor Victory"


@rule("WH-VAR-23", "WH-PTV-01")
def test_who_is_ruined_in_anothers_turn_may_recover():
    t = turn(NONE, NONE, NONE, dragon=plain(hand=["ruin"], honor=10), victory="classic")
    t.lion.passes() if t.asked == "lion" else None
    t.dragon.uses("ruin")
    assert goes_on(t) == [] and not t.s.players[1].lost
    assert goes_on(t) == [] and t.s.players[1].lost and t.s.active == 2


@rule("WH-VAR-23", "WH-PTV-03")
def test_who_ends_his_turn_in_ruin_lets_the_others_take_their_steps():
    t = turn(NONE, {"steps": NONE, "gained": 8}, NONE, lion=plain(honor=-25, **HELD), victory="classic")
    assert goes_on(t) == [] and t.s.players[0].lost
    assert steps(t)["dragon"] == [0, 1, 0, 0]


# --- optional rules -------------------------------------------------------------------------------

GEMPUKKU = [
    {"at": [0, 0]},
    fortress(0, "lion", "battle", [1, 0]),
    fortress(0, "lion", "open", [2, 0], face_down=True),
    fortress(0, "lion", "limited", [3, 0], face_down=True),
    fortress(1, "dragon", "battle", [0, 1]),
    fortress(1, "dragon", "open", [0, 2], face_down=True),
    fortress(2, "phoenix", "battle", [-1, 0]),
]


@rule("WH-OPT-02")
def test_two_steps_turn_two_fortresses_up():
    t = turn(
        {"steps": NONE, "gained": 8, "caused": 8},
        {"steps": NONE, "gained": 8},
        NONE,
        gempukku=True,
        map=GEMPUKKU,
    )
    to_paths(t)
    while t.s.active == 0:
        ids = [o.id for o in t.game.decision.options]
        up = [id for id in ids if id.startswith("t")]
        t.mirror.choose(up[0] if up else "done", t.game.decision.seat)
    assert all(tile.face_up for tile in t.s.tiles)


@rule("WH-OPT-01", "WH-RES-37", "WH-TIL-12")
def test_the_only_fortress_of_a_beginner_survives_a_lost_province():
    t = war("attack", map=GEMPUKKU, gempukku=True, lion=plain("giant"), dragon=plain(), phoenix=plain())
    t.lion.chooses("seat1")
    t.lion.chooses("giant")
    t.lion.chooses("p4")
    while t.s.phase == "attack":
        ids = [o.id for o in t.game.decision.options]
        t.mirror.choose(next((w for w in ("pass", "done") if w in ids), ids[0]), t.game.decision.seat)
    assert t.dragon.provinces == 3 and t.s.tiles[4].face_up


@rule("WH-OPT-05")
def test_strength_of_will_lets_one_turn_the_own_fortress_down():
    tiles = [
        {"at": [0, 0]},
        fortress(0, "spider", "open", [1, 0]),
        fortress(0, "spider", "battle", [2, 0]),
        fortress(1, "dragon", "battle", [0, 1]),
    ]
    t = war(lion=plain(), dragon=plain("plain-stranger", **HELD), strength_of_will=True, map=tiles)
    t.lion.uses("spider-open-fortress", "plain-stranger")
    assert t.is_bowed("plain-stranger") and not t.s.tiles[1].face_up


# --- decks of one's own ---------------------------------------------------------------------------


def own(honor, **facts):
    return laid(north=army(honor=honor), south=army(), east=army(), advanced=True, **facts)


@rule("WH-ADV-09")
@pytest.mark.parametrize("honor", [40, -20, 60, -35])
def test_the_usual_victories_of_honor_do_not_count_with_own_decks(honor):
    t = own(honor)
    active = t.s.active
    for _ in range(100):
        if t.game.over or t.s.active != active:
            break
        ids = [o.id for o in t.game.decision.options]
        t.mirror.choose(next((w for w in ("pass", "done") if w in ids), ids[-1]), t.game.decision.seat)
    assert not t.game.over and not any(player.lost for player in t.s.players)


@rule("WH-ADV-01", "WH-ADV-09")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_games_with_own_decks_end_as_this_book_says(seats):
    decks = [DECKS[n % len(DECKS)].id for n in range(seats)]
    game = finish(gorin.new(EDITION, decks=decks, advanced=True, seed=seats), random.Random(seats))
    assert game.outcome.reason.startswith(("Path of", "Last player standing"))
