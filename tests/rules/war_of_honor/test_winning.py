"""Chapter: winning the game, the variant conditions of victory and the optional rules."""

import pytest

import gorin
from gorin.games.ccg.war_of_honor.setup import MISSIONS, is_mission
from support.ccg_cards import published
from support.ccg_making import ring
from support.ccg_war import EDITION, WAR, fortress, new, plain, starting_holdings, war
from support.plain_cards import end_turn, stranger
from support.rule import rule

cards = published(
    *WAR,
    *starting_holdings(),
    stranger("Giant", force=12),
    *[
        ring(f"Own {element} Ring", focus=1, keywords=(element,))
        for element in ("Air", "Earth", "Fire", "Water", "Void")
    ],
    edition=EDITION,
)

FOUR = ("lion", "dragon", "phoenix", "scorpion")
EARNS = ({"conquered": True}, {"gained": 8}, {"caused": 8}, {"enlightened": True})


def ending(*scores, active=0, players=FOUR, **facts):
    """The end of a turn; `scores` are the steps of each player, with what else the turn has brought."""
    told = [each if isinstance(each, dict) else {"steps": each} for each in scores]
    given = {name: facts.pop(name, plain()) for name in players}
    return war("end", active=active, scores=told, **given, **facts)


def earning(steps, *paths):
    """So many steps taken, and one more on each of these Paths earned in this turn."""
    taken = {"steps": list(steps)}
    for path in paths:
        taken["steps"][path] -= 1
        taken.update(EARNS[path])
    return taken


def finished(t):
    """Who has won, if anybody: everybody leaves the spaces alone."""
    active = t.s.active
    while not t.game.over and t.s.active == active and t.s.phase in ("end", "path"):
        ids = [option.id for option in t.game.decision.options]
        t.mirror.choose(next((w for w in ("done", "pass") if w in ids), ids[-1]), t.game.decision.seat)
    return None if not t.game.over else t.names[t.game.outcome.winners[0]]


NONE = [0, 0, 0, 0]


@rule("WH-WIN-01", "WH-OVR-04", "WH-WIN-02")
@pytest.mark.parametrize("path", range(4))
def test_the_fifth_step_of_any_path_wins(path):
    steps = [0, 0, 0, 0]
    steps[path] = 5
    t = ending(earning(steps, path), NONE, NONE, NONE)
    assert finished(t) == "lion"
    assert t.over == f"Path of {('Military', 'Honor', 'Dishonor', 'Enlightenment')[path]}"
    assert t.game.outcome.scores == (5, 0, 0, 0)


@rule("WH-WIN-01")
def test_four_steps_do_not_win():
    assert finished(ending(earning([4, 4, 4, 4], 0), NONE, NONE, NONE)) is None


@rule("WH-WIN-02", "WH-WIN-03", "WH-WIN-04", "WH-WIN-08")
def test_of_two_who_arrive_together_the_one_with_more_steps_wins():
    lion, scorpion = earning([5, 2, 0, 2], 0), earning([0, 0, 5, 3], 2)
    t = ending(lion, NONE, NONE, scorpion, active=3)
    assert finished(t) == "lion"
    assert t.game.outcome.scores == (9, 0, 0, 8)


@rule("WH-WIN-05", "WH-WIN-08")
def test_with_equal_steps_the_active_player_wins():
    one, other = earning([5, 1, 0, 0], 0), earning([1, 5, 0, 0], 1)
    assert finished(ending(one, other, NONE, NONE, active=1)) == "dragon"
    assert finished(ending(one, other, NONE, NONE, active=0)) == "lion"


@rule("WH-WIN-06", "WH-WIN-07")
def test_otherwise_who_comes_first_after_the_active_player():
    """Scorpion's turn ends; Lion, Phoenix and Dragon follow in this order."""
    order = ("scorpion", "lion", "phoenix", "dragon")
    phoenix, dragon = earning([0, 5, 1, 0], 1), earning([1, 0, 0, 5], 3)
    assert finished(ending(NONE, NONE, phoenix, dragon, players=order)) == "phoenix"
    assert finished(ending(NONE, NONE, phoenix, dragon, players=order, active=3)) == "dragon"


@rule("WH-WIN-09", "WH-RES-14", "WH-ADV-10")
def test_without_provinces_a_player_is_out_and_the_last_one_left_wins():
    last = {"provinces": ["farm-1"]}
    t = war(
        "battle",
        lion=plain({"card": "giant", "at": 4}),
        dragon=plain(**last),
        phoenix=plain(),
        battle={"attacker": 0, "defender": 1, "at": 4},
    )
    t.fight()
    assert t.s.players[1].lost and not t.game.over
    end_turn(t)
    assert t.s.active == 2  # the others play on
    t = war(
        "battle",
        lion=plain({"card": "giant", "at": 4}),
        dragon=plain(**last),
        battle={"attacker": 0, "defender": 1, "at": 4},
    )
    t.fight()
    assert t.over == "Last player standing" and t.game.outcome.winners == (0,)


# --- variants -------------------------------------------------------------------------------------


@rule("WH-VAR-01")
def test_a_variant_is_agreed_upon_before_the_game():
    assert new("lion", "dragon").state.victory == "paths"
    assert new("lion", "dragon", victory="wartime").state.victory == "wartime"


@rule("WH-VAR-01", "WH-VAR-02", "WH-VAR-03")
@pytest.mark.parametrize(
    ("steps", "path", "wins"),
    [([5, 1, 1, 0], 0, True), ([5, 1, 0, 0], 0, False), ([4, 4, 4, 4], 0, False), ([1, 0, 5, 1], 3, True)],
)
def test_seeking_your_path(steps, path, wins):
    t = ending(earning(steps, path), NONE, NONE, NONE, victory="seeking-your-path")
    assert (finished(t) == "lion") == wins


@rule("WH-VAR-02", "WH-VAR-04")
@pytest.mark.parametrize(
    ("steps", "wins"), [([2, 2, 2, 2], True), ([5, 5, 5, 1], False), ([2, 3, 4, 2], True)]
)
def test_student_of_all(steps, wins):
    t = ending(earning(steps, 0), NONE, NONE, NONE, victory="student-of-all")
    assert (finished(t) == "lion") == wins


@rule("WH-VAR-02", "WH-VAR-11")
@pytest.mark.parametrize(
    ("steps", "wins"),
    [([5, 3, 0, 0], True), ([5, 2, 2, 2], False), ([4, 4, 4, 4], False), ([5, 0, 0, 4], True)],
)
def test_a_true_samurai(steps, wins):
    t = ending(earning(steps, 0), NONE, NONE, NONE, victory="true-samurai")
    assert (finished(t) == "lion") == wins


@rule("WH-VAR-02", "WH-VAR-12", "WH-VAR-13", "WH-VAR-14")
def test_overall_champion():
    lion, dragon = earning([5, 1, 0, 1], 0), [3, 0, 0, 3]
    phoenix, scorpion = [2, 4, 0, 1], [2, 0, 4, 2]
    t = ending(lion, dragon, phoenix, scorpion, victory="overall-champion")
    assert finished(t) == "scorpion"
    assert t.game.outcome.scores == (7, 6, 7, 8)
    t = ending([4, 1, 0, 1], dragon, phoenix, scorpion, victory="overall-champion")
    assert finished(t) is None  # nobody has come to an end


@rule("WH-VAR-27")
def test_the_usual_tie_breakers_hold_for_variants():
    lion, scorpion = earning([5, 1, 1, 1], 0), [0, 4, 4, 0]
    t = ending(lion, NONE, NONE, scorpion, victory="overall-champion", active=3)
    assert finished(t) == "scorpion"
    t = ending(lion, NONE, NONE, scorpion, victory="overall-champion", active=1)
    assert finished(t) == "scorpion"  # comes before the Lion
    t = ending(lion, NONE, NONE, scorpion, victory="overall-champion")
    assert finished(t) == "lion"


@rule("WH-VAR-15")
def test_bushido_brawl_is_won_by_force_alone():
    t = ending(earning([5, 5, 5, 5], 0), NONE, victory="bushido-brawl", players=FOUR[:2])
    assert finished(t) is None
    t = war(
        "battle",
        lion=plain({"card": "giant", "at": 4}),
        dragon=plain(provinces=["farm-1"]),
        battle={"attacker": 0, "defender": 1, "at": 4},
        victory="bushido-brawl",
    )
    t.fight()
    assert t.game.outcome.winners == (0,)


@rule("WH-VAR-16")
@pytest.mark.parametrize(("steps", "path", "wins"), [([5, 0, 0, 0], 0, True), ([4, 5, 5, 5], 1, False)])
def test_wartime(steps, path, wins):
    t = ending(earning(steps, path), NONE, NONE, NONE, victory="wartime")
    assert (finished(t) == "lion") == wins


# --- Secret Missions ------------------------------------------------------------------------------

LION = [4, 3, 0, 2]
OTHERS = [[3, 3, 3, 0], [0, 3, 3, 3], [3, 0, 3, 3]]


def on_a_mission(steps, *paths):
    lion = {**earning(steps, *paths), "mission": LION}
    others = [{"steps": NONE, "mission": mission} for mission in OTHERS]
    return ending(lion, *others, victory="secret-missions")


@rule("WH-VAR-07", "WH-VAR-08", "WH-VAR-09", "WH-VAR-10")
def test_who_meets_his_mission_reveals_it_and_wins():
    t = on_a_mission([3, 4, 0, 1])
    assert finished(t) is None
    t = on_a_mission([4, 4, 0, 2], 0, 3)
    assert finished(t) == "lion" and t.over == "Secret Missions"
    (told,) = [line for line in t.log if line.startswith("Lion's secret mission: 4 on the Path of Military")]
    assert told.endswith("3 on the Path of Honor, and 2 on the Path of Enlightenment.")
    assert t.game.view(1)["players"][0]["score"]["mission"] == LION


@rule("WH-VAR-05")
def test_nobody_sees_anothers_mission():
    t = on_a_mission([3, 4, 0, 1])
    assert t.game.view(0)["players"][0]["score"]["mission"] == LION
    assert t.game.view(1)["players"][0]["score"]["mission"] is None
    assert t.game.view(None)["players"][0]["score"]["mission"] is None


@rule("WH-VAR-05", "WH-VAR-06")
def test_missions_are_written_in_secret_by_everybody_at_once():
    game = new("lion", "dragon", victory="secret-missions")
    assert [decision.seat for decision in game.pending] == [0, 1]
    assert "Path of Military" in game.pending[0].prompt
    for points in LION[:3]:
        game.choose(f"choice{points}", 0)
        game.choose("choice3", 1)
    assert game.state.scores[0].mission == LION
    assert game.state.scores[1].mission == [3, 3, 3, 0]
    said = [line.sentence for line in game.events if line.visible_to(1)]
    assert "Lion has written a secret mission." in said
    assert not any("Lion's secret mission:" in line for line in said)
    assert any("Dragon's secret mission:" in line for line in said)


@rule("WH-VAR-05", "WH-VAR-06")
def test_a_mission_gives_nine_points_to_three_paths_or_four():
    assert all(sum(each) == 9 and sum(1 for points in each if points) >= 3 for each in MISSIONS)
    assert not is_mission([5, 4, 0, 0]) and not is_mission([4, 3, 3, 0]) and is_mission([1, 1, 2, 5])
    game = new("lion", "dragon", victory="secret-missions")
    game.choose("choice0", 0)
    game.choose("choice0", 1)
    offered = {option.id for option in game.pending[0].options}
    assert offered == {f"choice{points}" for points in (1, 2, 3, 4, 5)}  # no second Path without points


# --- Classic Mode ---------------------------------------------------------------------------------


def classic(*players, phase="end", **facts):
    given = dict(zip(FOUR, players, strict=False))
    return war(phase, victory="classic", **given, **facts)


@rule("WH-VAR-17", "WH-SHD-05")
def test_family_honor_starts_at_the_starting_number():
    game = new("lion", "scorpion", victory="classic")
    assert [player["honor"] for player in game.view(None)["players"]] == [2, 5]


@rule("WH-VAR-18", "WH-VAR-25")
def test_gains_and_losses_add_up():
    t = classic(plain("plain-samurai", honor=1, hand=["plain-plan"]), plain(), phase="action")
    t.lion.uses("plain-plan")
    assert t.lion.honor == 2 and "Lion gains 1 Honor from Plain Plan (now 2)." in t.log
    t = classic(plain(honor=-5), plain())
    assert t.lion.honor == -5


@rule("WH-VAR-19")
def test_a_fifth_step_does_not_end_a_classic_game():
    t = ending(earning([5, 0, 0, 0], 0), NONE, victory="classic", players=FOUR[:2])
    assert finished(t) is None


@rule("WH-VAR-20")
@pytest.mark.parametrize(("honor", "wins"), [(40, True), (39, False)])
def test_forty_honor_at_the_beginning_of_the_own_turn_win(honor, wins):
    t = classic(plain(), plain(honor=honor))
    assert (t.over == "Honor Victory") == wins


@rule("WH-VAR-21")
def test_five_rings_put_into_play_by_their_own_text_win():
    rings = [f"own-{element}-ring" for element in ("air", "earth", "fire", "water", "void")]
    t = classic(plain(), plain(), scores=[{"rings": rings}, {}])
    assert finished(t) == "lion" and t.over == "Five Rings"
    t = classic(plain(), plain(), scores=[{"rings": rings[:4]}, {}])
    assert finished(t) is None


@rule("WH-VAR-02", "WH-VAR-21", "WH-WIN-01")
def test_five_rings_win_before_the_turn_ends_in_disgrace():
    rings = [f"own-{element}-ring" for element in ("air", "earth", "fire", "water", "void")]
    t = classic(plain(honor=-25), plain(), scores=[{"rings": rings}, {}])
    assert finished(t) == "lion" and t.over == "Five Rings"


@rule("WH-VAR-22", "WH-VAR-24")
def test_the_last_one_left_wins_a_classic_game():
    t = war(
        "battle",
        lion=plain({"card": "giant", "at": 4}),
        dragon=plain(provinces=["farm-1"]),
        battle={"attacker": 0, "defender": 1, "at": 4},
        victory="classic",
    )
    t.fight()
    assert t.game.outcome.winners == (0,)


@rule("WH-VAR-23")
@pytest.mark.parametrize(("honor", "out"), [(-20, True), (-19, False)])
def test_twenty_below_at_the_end_of_the_own_turn_is_the_end(honor, out):
    t = classic(plain(honor=honor), plain(honor=-30, hand=["guard-1"]), plain())
    assert t.s.players[0].lost == out
    assert not t.s.players[1].lost  # it is not his turn that ends


# --- optional rules -------------------------------------------------------------------------------


@rule("WH-OPT-02")
def test_gempukku_turns_a_fortress_up_for_each_step():
    tiles = [
        {"at": [0, 0]},
        fortress(0, "lion", "battle", [1, 0]),
        fortress(0, "lion", "open", [2, 0], face_down=True),
        fortress(0, "lion", "limited", [3, 0], face_down=True),
        fortress(1, "dragon", "battle", [0, 1]),
        fortress(1, "dragon", "open", [0, 2], face_down=True),
    ]
    t = ending(earning([0, 1, 0, 0], 1), NONE, players=FOUR[:2], gempukku=True, map=tiles)
    t.lion.chooses("done")
    assert t.lion.may == {"t2", "t3", "done"}
    t.lion.chooses("t3")
    assert [tile.face_up for tile in t.s.tiles[1:4]] == [True, False, True]
    assert t.s.active == 1  # one for one step


@rule("WH-OPT-03")
def test_gempukku_changes_nothing_about_victory():
    t = ending(earning([5, 0, 0, 0], 0), NONE, players=FOUR[:2], gempukku=True)
    assert finished(t) == "lion"


@rule("WH-VAR-26")
def test_the_optional_rules_go_with_every_victory():
    game = new("lion", "dragon", victory="wartime", gempukku=True, strength_of_will=True)
    assert (game.state.gempukku, game.state.strength_of_will, game.state.victory) == (True, True, "wartime")
    told = game.view(None)["agreed"]
    assert [(each["variant"], each["choice"]) for each in told] == [
        ("Victory", "Wartime"),
        ("Gempukku", "yes"),
        ("Strength of Will", "yes"),
    ]


def test_without_the_option_nobody_turns_a_fortress_up():
    tiles = [
        {"at": [0, 0]},
        fortress(0, "lion", "battle", [1, 0]),
        fortress(0, "lion", "open", [2, 0], face_down=True),
        fortress(1, "dragon", "battle", [0, 1]),
    ]
    t = ending(earning([0, 1, 0, 0], 1), NONE, players=FOUR[:2], map=tiles)
    t.lion.chooses("done")
    assert t.s.active == 1


def test_a_game_is_set_up_again_from_its_record():
    game = new("lion", "dragon", victory="secret-missions", seed=7)
    game.choose("choice3", 0)
    again = gorin.replay(game.record())
    assert again.state.stack[-1].open == [1]
