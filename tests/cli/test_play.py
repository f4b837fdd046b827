"""`gorin play`: whole sessions at the keyboard, typed in advance."""

import json
import os
import re
import subprocess
import sys

import pytest
from click.testing import CliRunner

import gorin
from gorin.cli.main import run as run_gorin
from gorin.cli.play import play
from support.battle_table import side, table, token
from support.limits import LIMIT
from support.own_terminal import OwnTerminal

WINDOW = {"COLUMNS": "120", "LINES": "45"}


@pytest.fixture(autouse=True)
def home(monkeypatch, tmp_path):
    """A home and a window of its own for every test."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    for name, value in WINDOW.items():
        monkeypatch.setenv(name, value)
    return tmp_path


def sit(*args, typed=""):
    """Run the command with these lines typed; then the keyboard is silent (end of file)."""
    lines = typed if isinstance(typed, str) else "".join(f"{line}\n" for line in typed)
    return CliRunner().invoke(play, args, input=lines, catch_exceptions=False)


def autosave(home):
    """The file of the first game of Battle."""
    return home / "state" / "gorin" / "games" / "battle-1.json"


def kept(path):
    """The game in a kept table: its save is one that gorin.load takes as it is."""
    return gorin.load(json.loads(path.read_text())["save"])


@pytest.fixture
def duel(home):
    """Crab at the keyboard, to place a token; Crane next to it. A bare save, as Game.save writes it."""
    moment = table(
        crab=side("crab_capital", "crab_east", hand=("army-3", "army-1", "navy-1", "bluff")),
        crane=side("crane_capital", "crane_south+1", hand=("army-2", "army-1", "bluff")),
        pieces=[token("crane", "army-2", "crane_south")],
        specials={"crane_central": "peace"},
    )
    path = home / "duel.json"
    path.write_text(moment.game.save())
    return path


def at_the_duel(duel, *typed):
    return sit("--resume", str(duel), "--bots", "random", typed=typed)


# --- a game from beginning to end ----------------------------------------------------------------------


@pytest.mark.parametrize("flags", [(), ("--table", "--plain")])
def test_a_whole_game_by_always_taking_the_first_option(home, flags):
    result = sit("battle", "--seats", "2", "--seed", "4", "--bots", "random", *flags, typed=["1"] * 200)
    assert result.exit_code == 0
    game = kept(autosave(home))
    assert game.over
    assert result.stdout.count("The tokens are revealed.") == 5
    assert f"{game.outcome.reason}." in result.stdout
    assert re.search(r"flowers +faceup +territories +objective +honor", result.stdout)
    for seat, score in enumerate(game.outcome.scores):
        player = "human" if seat == 0 else "Random"
        assert re.search(rf"{player} .* {score} ", result.stdout)
    assert f"gorin replay {autosave(home)}" in result.stdout


def test_clans_can_be_chosen_at_the_table(home):
    sit("battle", "--seats", "2", "--clans", "choose", "--seed", "1", typed=["lion"])
    assert kept(autosave(home)).view()["players"][0]["clan"] == "lion"


def test_any_option_of_a_game_can_be_given_by_name(home):
    sit("battle", "--option", "seats=3", "--option", 'clans=["crab", "crane", "lion"]', "--seat", "3")
    assert [player["clan"] for player in kept(autosave(home)).view()["players"]] == ["crab", "crane", "lion"]
    assert json.loads(autosave(home).read_text())["players"] == ["heuristic", "heuristic", "human"]


def test_people_can_share_the_keyboard():
    result = sit("battle", "--seats", "2", "--seat", "1,2", "--seed", "1", typed=["1", "1", "1"])
    assert result.stdout.count("has to choose.") >= 3


def test_bots_can_be_watched(home):
    result = sit("battle", "--seats", "2", "--watch", "--bots", "random", "--seed", "5")
    assert result.exit_code == 0
    assert kept(autosave(home)).outcome.reason in result.stdout


# --- typing ------------------------------------------------------------------------------------------------


def test_a_number_chooses(home, duel):
    at_the_duel(duel, "1")
    assert kept(autosave(home)).decision.prompt == "Place army 1 where?"


def test_a_name_that_fits_one_option_chooses_it(home, duel):
    at_the_duel(duel, "army 3", "crab east against crane south")
    choices = kept(autosave(home)).record()["choices"]
    assert [id for seat, id in choices if seat == 0] == ["place:army-3", "crab_east>crane_south"]


def test_a_name_that_fits_several_options_lists_them(home, duel):
    result = at_the_duel(duel, "army 3", "crane south")
    listed = result.stdout[result.stdout.rindex("> crane south") :]
    assert "from Crab East against Crane South" in listed
    assert "in Crane South (bluff: discarded when revealed)" in listed
    assert kept(autosave(home)).decision.prompt == "Place army 3 where?"


def test_feints_are_folded_up_until_they_are_asked_for(duel):
    assert "in Lion Capital" not in at_the_duel(duel, "army 3").stdout
    assert "in Lion Capital (bluff: discarded when revealed)" in at_the_duel(duel, "army 3", "all").stdout


def test_an_unfinished_choice_can_be_taken_back(home, duel):
    before = gorin.load(duel.read_text())
    at_the_duel(duel, "army 3", "u")
    after = kept(autosave(home))
    assert after.decision.prompt == before.decision.prompt
    assert after.view(0)["players"][0]["hand"] == before.view(0)["players"][0]["hand"]


def test_what_has_had_its_effect_cannot_be_taken_back(duel):
    assert "There is nothing to undo" in at_the_duel(duel, "u").stdout


@pytest.fixture
def nothing_but_passing(home):
    """Crab holds a territory card that has no use now, and is asked all the same."""
    moment = table(
        phase="territory-cards",
        crab=side("crab_capital", "crab_east", hand=("army-3", "bluff")),
        crane=side("crane_capital"),
        cards={"scorpion": ("foment-rebellion", "crab")},
    )
    assert [option.id for option in moment.game.decision.options] == ["pass"]
    path = home / "pass.json"
    path.write_text(moment.game.save())
    return path


def asked_always(path):
    """The same moment at a table whose players want to be asked even where there is one option."""
    seats = kept_or_bare(path).seats
    players = ["human"] + ["random"] * (seats - 1)
    table = {"gorin-table": 1, "players": players, "luck": 1, "read": [0] * seats, "save": path.read_text()}
    path.write_text(json.dumps({**table, "asked_always": [True] * seats}))
    return path


def kept_or_bare(path):
    return gorin.load(path.read_text())


def test_the_only_option_is_taken_without_a_question_and_that_is_said_once(home, nothing_but_passing):
    result = at_the_duel(nothing_but_passing)
    assert kept(autosave(home)).view()["phase"] == "placement"
    assert result.stdout.count("was your only option, so it was taken. ('single on' asks you anyway.)") == 1


def test_enter_takes_the_only_option_for_those_who_are_always_asked(nothing_but_passing):
    path = asked_always(nothing_but_passing)
    at_the_duel(path, "")
    assert kept(path).view()["phase"] == "placement"


def test_a_slip_of_the_finger_does_not(nothing_but_passing):
    path = asked_always(nothing_but_passing)
    at_the_duel(path, ";", "é", "lion")
    assert kept(path).decision.prompt == "Play a territory card?"


def test_being_asked_about_single_options_is_switched_on_and_off(home, duel):
    result = at_the_duel(duel, "single", "single on", "single off", "single on", "q")
    assert "You are asked when there is only one option." in result.stdout
    assert "You are not asked when there is only one option." in result.stdout
    assert json.loads(autosave(home).read_text())["asked_always"] == [True, False]


def test_choices_of_several_show_what_is_chosen_already():
    """The hand that is replaced before the game: one card after another."""
    result = sit("lcg", "--seed", "3", typed=["1"] * 5 + ["1", "1", "u", "q"])
    asked = [part for part in result.stdout.split("\n▶ ") if "Replace which" in part]
    assert "Chosen so far" not in asked[0]
    counts = [len(re.search(r"Chosen so far: (.*)", part)[1].split(", ")) for part in asked[1:]]
    assert counts == [1, 2, 3, 2]


# --- asking ------------------------------------------------------------------------------------------------


def answer(result, asked):
    return result.stdout[result.stdout.rindex(f"> {asked}\n") :]


def test_an_option_is_explained_with_clauses(duel):
    told = answer(at_the_duel(duel, "?1"), "?1")
    assert "An army attacks across a land border" in told
    assert "BR-ARM-01  " in told


def test_a_feint_is_explained(duel):
    result = at_the_duel(duel, "army 3", "?40")
    assert "No one can see this before the reveal" in answer(result, "?40")


@pytest.mark.parametrize(
    ("asked", "said", "clause"),
    [
        ("crane central", "province at peace", "BR-PEA-01"),
        ("coast of crane central", "province at peace", "BR-PEA-01"),
        ("border crab capital shadowlands north", "You can choose it now: ", ""),
        ("lion east phoenix east", "You control no province on this border", "BR-ARM-01"),
        ("navy 3", "You have no navy 3", "BR-PLC-01"),
        ("Crane's facedown token", "This is Crane's facedown token", ""),
        ("promotion", "You do not hold this card", "BR-TER-03"),
    ],
)
def test_anything_can_be_asked_why_it_is_not_possible(duel, asked, said, clause):
    told = answer(at_the_duel(duel, "army 3", f"? {asked}"), f"? {asked}")
    assert said in " ".join(told.split())
    assert clause in told


def test_vague_and_unknown_names_get_a_sentence(duel):
    assert "matches many things: Crab Capital, Crab Central" in at_the_duel(duel, "? c").stdout
    assert "There is nothing called 'spaceship' here." in at_the_duel(duel, "? spaceship").stdout


def test_cards_and_rules_can_be_looked_up(duel):
    result = at_the_duel(
        duel, "card bushido", "card zzz", "rules raid battlefield", "rules BR-RAD-03", "rules zzz"
    )
    told = " ".join(result.stdout.split())
    assert "Bushido: Place the 4-honor token in any province" in told
    assert "There is no card called 'zzz'." in told
    assert "BR-RAD-06 " in told
    assert "BR-RAD-03 " in told
    assert "No clause mentions 'zzz'." in told


def test_every_command_of_the_help_works(home, duel):
    result = at_the_duel(
        duel, "help", "log", "log all", "log rules", "map", "table", "players", "all", "card", "rules", "save"
    )
    told = result.stdout
    for word in (
        "players",
        "save FILE",
        "rules WORDS",
        "? a name",
        "Combat tokens",
        "Crab is played by a person",
    ):
        assert word in told
    assert kept(autosave(home)).digest() == gorin.load(duel.read_text()).digest()


# --- saving and going on -----------------------------------------------------------------------------------


NEW_GAME = ("battle", "--seats", "3", "--seed", "9", "--bots", "random")


def test_leaving_and_resuming_equals_playing_on(home):
    sit(*NEW_GAME, typed=["1"] * 30)
    played_on = kept(autosave(home)).digest()
    sit(*NEW_GAME, typed=["1"] * 12 + ["q"])
    second = autosave(home).with_name("battle-2.json")
    halfway = kept(second).digest()
    result = sit("--resume", "battle-2", typed=["1"] * 18)
    assert halfway != played_on
    assert kept(second).digest() == played_on
    assert "Resume it with: gorin play --resume battle-2\n" in result.stdout


def test_nothing_is_lost_at_the_end_of_the_input(home):
    result = sit(*NEW_GAME, typed="1\n1\n1")
    assert result.exit_code == 0
    hint = "Resume it with: gorin play --resume battle-1"
    assert result.stdout.endswith(f"The game is saved in {autosave(home)}\n{hint}\n")
    assert len([1 for seat, _ in kept(autosave(home)).record()["choices"] if seat == 0]) == 3


def test_a_file_of_your_own_keeps_the_game(home):
    file = home / "mine.json"
    sit(*NEW_GAME, "--save", str(file), typed=["1", "q"])
    assert not autosave(home).exists()
    before = len(kept(file).record()["choices"])
    result = sit("--resume", str(file), typed=["1"])
    assert len(kept(file).record()["choices"]) > before
    assert f"--resume {file}" in result.stdout


def test_saving_writes_a_copy_but_over_no_other_file(home):
    copy, other = home / "copy.json", home / "thesis.txt"
    other.write_text("years of work")
    result = sit(*NEW_GAME, typed=["1", f"save {copy}", f"save {copy}", f"save {other}", f"save {home}"])
    assert kept(copy).digest() == kept(autosave(home)).digest()
    assert other.read_text() == "years of work"
    assert result.stdout.count("Saved in") == 2
    assert result.stdout.count("Not saved: ") == 2


def test_a_game_that_cannot_be_kept_warns_and_goes_on(home):
    (home / "state").write_text("a file where the folder should be")
    result = sit(*NEW_GAME, typed=["1", "1"])
    assert result.stdout.count("Warning: ") == 1
    assert "The game could not be saved" in result.stdout


def test_a_finished_game_shows_its_result_again(home):
    sit("battle", "--seats", "2", "--seed", "4", "--bots", "random", "--table", typed=["1"] * 200)
    result = sit("--resume", "battle-1", "--table")
    assert result.exit_code == 0
    assert kept(autosave(home)).outcome.reason in result.stdout


# --- bad input ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "typed", ["0", "99", "-1", "1.5", "9" * 5000, "xyzzy", "?99", "?0", "? ?", "²", "; drop", "\x00", "é"]
)
def test_bad_lines_change_nothing(home, duel, typed):
    result = at_the_duel(duel, typed)
    assert result.exit_code == 0
    assert kept(autosave(home)).digest() == gorin.load(duel.read_text()).digest()


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ([], "Which game?"),
        (["chess"], "there is no game 'chess'"),
        (["battle", "--seats", "9"], "2 to 5 seats"),
        (["battle", "--seats", "two"], "not a valid integer"),
        (["battle", "--seed", "luck"], "not a valid integer"),
        (["battle", "--seat", "5"], "there is no seat 5"),
        (["battle", "--seat", "0"], "the seats are 1 to 4"),
        (["battle", "--seat", "-1"], "a seat is a number"),
        (["battle", "--seat", "first"], "a seat is a number"),
        (["battle", "--seat", "1,1"], "names a seat twice"),
        (["battle", "--bots", "genius"], "there is no bot 'genius'"),
        (["battle", "--bots", "random,random"], "2 bots for 3 free seats"),
        (["battle", "--clans", "crab,crab,lion,crane"], "cannot lead the same clan"),
        (["battle", "--clans", "crab,mantis"], "there is no clan 'mantis'"),
        (["battle", "--option", "speed"], "NAME=VALUE"),
        (["battle", "--option", "speed=3"], "no option 'speed'"),
        (["battle", "--colour"], "No such option"),
        (["--resume"], "there is no unfinished game"),
        (["--resume", "nowhere.json"], "cannot be read"),
        (["--resume", "nowhere.json", "--seats", "3"], "brings its own seats"),
    ],
)
def test_a_bad_command_line_is_one_plain_error(capsys, home, args, said):
    assert run_gorin(["play", *args]) == 2
    assert said in capsys.readouterr().err
    assert not autosave(home).exists()


def damaged(text):
    content = json.loads(text)
    changed = content["save"].replace('"round":', '"rounds":', 1)
    return {
        "no JSON": text[:-20],
        "nothing": "",
        "another JSON": "[1, 2]",
        "foreign JSON": '{"name": "somebody"}',
        "no game": json.dumps({**content, "save": None}),
        "a changed game": json.dumps({**content, "save": changed}),
        "another version": json.dumps({**content, "gorin-table": 99}),
        "no players": json.dumps({**content, "players": ["human"]}),
        "unknown players": json.dumps({**content, "players": ["human", "genius", "random"]}),
        "bytes": b"\xff\xfe\x00",
    }


def test_a_damaged_file_is_refused_and_stays_as_it_is(capsys, home):
    sit(*NEW_GAME, typed=["1", "q"])
    for content in damaged(autosave(home).read_text()).values():
        file = home / "damaged.json"
        file.write_bytes(content if isinstance(content, bytes) else content.encode())
        before = file.read_bytes()
        assert run_gorin(["play", "--resume", str(file)]) == 2
        error = capsys.readouterr().err
        assert error.startswith("gorin: ")
        assert error.count("\n") == 1
        assert file.read_bytes() == before


def test_an_existing_file_is_not_taken_for_a_new_game(capsys, home):
    file = home / "thesis.txt"
    file.write_text("years of work")
    assert run_gorin(["play", "battle", "--save", str(file)]) == 2
    assert file.read_text() == "years of work"


# --- at a real terminal ------------------------------------------------------------------------------------


def at_a_terminal(*flags, environment=(), **more):
    """A new game at a terminal of its own."""
    return OwnTerminal(["play", *NEW_GAME, *flags], {**WINDOW, **dict(environment)}, **more)


COLOUR = re.compile(r"\x1b\[[0-9;]*m")


def test_a_terminal_gets_colours_and_ctrl_c_loses_nothing(home):
    with at_a_terminal() as terminal:
        terminal.answer("1\n")
        terminal.wait_for_prompt()
        assert terminal.press_ctrl_c() == 1
        assert terminal.code() == 130
    assert COLOUR.search(terminal.shown)
    assert "gorin play --resume" in terminal.shown
    assert "Traceback" not in terminal.shown
    assert kept(autosave(home)).record()["choices"]


@pytest.mark.parametrize(("flags", "environment"), [(["--plain"], {}), ([], {"NO_COLOR": "1"})])
def test_colours_can_be_left_out(flags, environment):
    with at_a_terminal(*flags, environment=environment) as terminal:
        terminal.answer("1\n", "q\n")
        assert terminal.code() == 0
    assert not re.search(r"\x1b\[[0-9;]*[34]8[;:]", terminal.shown)
    assert any(clan in terminal.shown for clan in ("Cb", "Sc", "Un"))


def test_without_unicode_there_is_no_traceback(home):
    command = [sys.executable, "-c", "from gorin.cli.main import main; main()", "play", *NEW_GAME]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    result = subprocess.run(
        command, input=b"1\n\xff\xfe\nq\n", capture_output=True, env=environment, check=False, timeout=LIMIT
    )
    assert result.returncode == 0
    assert b"Traceback" not in result.stderr
