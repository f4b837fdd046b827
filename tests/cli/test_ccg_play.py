"""The CCG in the terminal: a table that can be read, and the commands that belong to it."""

import json
import random
import re

import pytest
from click.testing import CliRunner

import gorin
from gorin.cli.play import play
from gorin.cli.show import show
from gorin.cli.terminal.input.menu import Menu
from gorin.cli.terminal.pictures.ccg.picture import CcgPicture
from gorin.cli.terminal.pictures.views import open_view
from gorin.cli.terminal.screen import Screen, Size, compose
from gorin.games.ccg.table import ops
from support.ccg_table import battle, side, table, unit

PICTURE = CcgPicture("celestial")
DECKS = ("celestial", "--decks", "lion-shamate-keep,crane-seawatch-castle", "--seed", "5", "--bots", "random")


@pytest.fixture(autouse=True)
def home(monkeypatch, tmp_path):
    """A home and a window of its own for every test."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LINES", "45")
    return tmp_path


def sit(*args, typed=()):
    lines = "".join(f"{line}\n" for line in typed)
    return CliRunner().invoke(play, args, input=lines, catch_exceptions=False)


def kept(home):
    return json.loads((home / "state" / "gorin" / "games" / "celestial-1.json").read_text())


def resumed(home, moment, *typed):
    """Sit down at a moment that a test has set up."""
    path = home / "moment.json"
    always = {
        "players": ["human"] + ["random"] * (moment.game.seats - 1),
        "asked_always": [True] * moment.game.seats,
    }
    seen = {"luck": 1, "read": [0] * moment.game.seats, "save": moment.game.save()}
    path.write_text(json.dumps({"gorin-table": 1, **always, **seen}))
    return sit("--resume", str(path), "--seat", "1", "--bots", "random", typed=typed).stdout


def shown(game, seat, width=100):
    return "\n".join(line.plain for line in PICTURE.listing(game.view(seat), width))


# --- the table ------------------------------------------------------------------------------------


def test_the_table_shows_both_players_with_what_they_have():
    t = table(
        north=side(unit("hida-kaoru", "keen-blade"), "large-farm", hand=("charge",)),
        south=side(unit("doji-ayano", bowed=True), provinces=[{"card": "marketplace", "face_up": True}]),
        favor=1,
    )
    picture = shown(t.game, 0)
    assert re.search(r"── Crane  Honor 5  Gold \d+  Imperial Favor  Hand 0  Decks 8\+8 ─", picture)
    assert re.search(r"── Crab \(you\)  Honor 5  Gold \d+  Hand 1 ", picture)
    assert re.search(r"Provinces +1 \[\d+\] Marketplace \d+G", picture)
    assert "Hida Kaoru 6F/2C [6F together] + Keen Blade +2F/+0C" in picture
    assert re.search(r"Doji Ayano \d+F/\d+C \(bowed\)", picture)
    assert "Large Farm" in picture


def test_a_battlefield_shows_both_armies_and_their_force():
    t = battle(attacker=side("hida-kaoru", hand=("charge",)), defender=side("doji-ayano", hand=("charge",)))
    picture = shown(t.game, 0)
    assert "Crab attacks Crane" in picture
    assert re.search(r"▶ first province, strength \d+: 4F against 2F", picture)
    assert re.search(r"attack +Hida Kaoru", picture)
    assert re.search(r"defense +Doji Ayano", picture)


def test_a_province_is_called_the_same_when_another_one_has_fallen():
    t = battle(attacker=side("hida-kaoru", hand=("charge",)), defender=side("doji-ayano", hand=("charge",)))
    before = shown(t.game, 0)
    ops.destroy_province(t.s, t.s.provinces[5], 0)
    picture = shown(t.game, 0)
    assert re.search(r"Provinces +1 \[\d+\] \S+ +2 \[", before)
    assert re.search(r"Provinces +1 \[\d+\] \S+ +3 \[", picture)
    ops.destroy_province(t.s, t.s.provinces[4], 0)
    assert re.search(r"▶ first province, strength 0: 4F against 2F", shown(t.game, 0))
    assert "Crane's third province" in [name.name for name in PICTURE.names(t.game.view(0))]


def test_the_hand_is_shown_to_its_player_alone():
    t = table(north=side("hida-kaoru", hand=("charge",)), south=side(hand=("rout",)))
    views = [t.game.view(seat) for seat in (0, 1, None)]
    hands = ["\n".join(line.plain for line in PICTURE.possessions(view, 80)) for view in views]
    assert "Charge 0G focus 1" in hands[0]
    assert "Rout" not in hands[0]
    assert "Rout" in hands[1]
    assert hands[2] == ""


@pytest.mark.parametrize("size", [Size(100, 40), Size(140, 50), Size(60, 30)])
def test_every_moment_of_a_game_fits_the_width_of_the_window(size):
    game = gorin.new("celestial", decks=["crane-seawatch-castle", "phoenix-temple-of-purity"], seed=2)
    rng = random.Random(2)
    for step in range(500):
        if game.over:
            break
        if step % 20 == 0:
            for told in (game.view(game.decision.seat), open_view(game)):
                assert widest(told, game.decision, size) <= size.width
        game.choose(game.decision.pick(rng.randrange(game.decision.count)))


def widest(view, decision, size):
    lines = compose(Screen(PICTURE, view, menu=Menu(decision)), size)
    return max(line.cell_len for line in lines)


def test_a_duel_shows_the_own_focus_pool_and_what_was_focused():
    t = battle(
        attacker=side("hida-kaoru", fate=["charge"] * 8),
        defender=side("doji-ayano", hand=("steel-on-steel",), fate=["rout"] * 8),
    )
    t.defender.uses("steel-on-steel", "doji-ayano", "hida-kaoru")
    assert t.game.view(0)["duel"] is not None
    own, others = shown(t.game, 0), shown(t.game, 1)
    assert "Duel: Doji Ayano challenges Hida Kaoru" in own
    assert "Crab has focused nothing; pool: Charge x3" in own
    assert "Crane has focused nothing; 3 in the pool" in own
    assert "Crane has focused nothing; pool: Rout x3" in others


# --- playing --------------------------------------------------------------------------------------


def test_a_whole_game_by_always_taking_the_first_option(home):
    result = sit(*DECKS, typed=["1"] * 4000)
    assert result.exit_code == 0
    game = gorin.load(kept(home)["save"])
    assert game.over
    assert game.outcome.reason.split()[-1] == "Victory" or not game.outcome.winners
    assert f"{game.outcome.reason}." in result.stdout


def test_a_kept_game_is_shown(home):
    sit(*DECKS, typed=["1"] * 5)
    result = CliRunner().invoke(show, [str(home / "state" / "gorin" / "games" / "celestial-1.json")])
    assert result.exit_code == 0
    assert "── Lion " in result.stdout
    assert "── Crane " in result.stdout


def test_leaving_and_resuming_equals_playing_on(home):
    sit(*DECKS, typed=["1"] * 40)
    whole = gorin.load(kept(home)["save"]).digest()
    sit(*DECKS, typed=["1"] * 25 + ["q"])
    sit("--resume", typed=["1"] * 15)
    assert gorin.load(kept(home)["save"]).digest() == whole


def test_an_unfinished_action_can_be_taken_back(home):
    t = battle(attacker=side("hida-kaoru", "hida-eijiko", hand=("charge",)), defender=side("akodo-sagashite"))
    t.defender.passes()
    out = resumed(home, t, "charge", "u", "charge", "kaoru", "q")
    assert out.count("attacking Personality") >= 2
    assert "Crab plays Charge on Hida Kaoru." in out


def test_a_game_is_given_up_on_purpose_only(home):
    told = sit(*DECKS, typed=["1", "concede", "q"]).stdout
    assert 'Type "concede now" to concede.' in told
    assert "Concession" not in told
    told = sit("--resume", typed=["concede now"]).stdout
    assert "Concession" in told


def test_why_not_says_the_clause(home):
    t = table(north=side("hida-kaoru", hand=("charge",)), south=side())
    out = resumed(home, t, "? charge", "? nobody", "q")
    assert "Battle actions can be taken only in the Combat Segment of a battle." in out
    assert "CE-ACT-05" in out
    assert "There is nothing called 'nobody' here." in out


def test_cards_are_looked_up_while_playing(home):
    t = table(north=side("hida-kaoru", hand=("charge",)), south=side())
    out = resumed(home, t, "card kuon", "card charge", "card zzz", "q")
    assert "╭─ Hida Kuon • Experienced 6 ─" in out
    assert "╭─ Charge ─" in out
    assert "There is no card called 'zzz'." in out


# --- passing every time ---------------------------------------------------------------------------


def windows(game, seat):
    return PICTURE.window(game.view(seat), game.decision.kind)


def test_a_window_is_told_by_the_question_and_not_by_what_is_held():
    full = battle(attacker=side("hida-kaoru"), defender=side("doji-ayano", hand=("charge", "rout")))
    bluff = battle(attacker=side("hida-kaoru"), defender=side("doji-ayano", hand=("unproven-guardian",)))
    assert windows(full.game, 1) == windows(bluff.game, 1) == "battle"


def test_own_actions_are_never_passed_by_the_setting_for_the_turns_of_others():
    t = table(north=side("hida-kaoru", hand=("charge",)), south=side(hand=("charge",)))
    assert windows(t.game, 0) == ""
    t.north.passes()
    assert windows(t.game, 1) == "actions"


def test_what_is_passed_every_time_is_not_asked_and_is_kept(home):
    out = sit(*DECKS, typed=["pass battle on", "pass reactions on", *["1"] * 60, "q"]).stdout
    after = out.split("pass reactions on", 1)[1]
    assert "React?" not in after
    assert "Take a Battle action, or pass" not in after
    assert kept(home)["passing"] == [["battle", "reactions"], []]
    again = sit("--resume", typed=["pass battle off", "q"]).stdout
    assert "You are asked at every opportunity for a Battle action." in again
    assert kept(home)["passing"] == [["reactions"], []]


@pytest.mark.parametrize("typed", ["pass everything on", "pass reactions", "pass reactions maybe"])
def test_a_setting_that_is_not_there_is_explained(home, typed):
    out = sit(*DECKS, typed=[typed, "q"]).stdout
    assert "You can always pass: reactions, battle, actions." in out
    assert kept(home)["passing"] == [[], []]


def test_pass_alone_passes(home):
    t = table(north=side("hida-kaoru", hand=("charge",)), south=side())
    out = resumed(home, t, "pass", "pass", "q")
    assert "Attack whom?" in out
