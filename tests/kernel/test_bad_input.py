"""Bad input gets a clear error that names what is wrong, and changes nothing."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gorin
from gorin.kernel.game import checksum
from gorin.lab.fuzz import JUNK
from support.walk import some_moments


def middle_of_a_game() -> gorin.Game:
    moments = some_moments(gorin.new("battle", seats=3, seed=5), random.Random(5), 3)
    next(moments)
    return next(moments).clone()


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"seats": 1}, "2 to 5 seats, not 1"),
        ({"seats": 6}, "2 to 5 seats, not 6"),
        ({"seats": "4"}, "2 to 5 seats, not '4'"),
        ({"seats": True}, "2 to 5 seats, not True"),
        ({"seed": "seven"}, "whole number, not 'seven'"),
        ({"seed": 1.5}, "whole number, not 1.5"),
        ({"seed": True}, "whole number, not True"),
        ({"colour": "red"}, "no option 'colour'"),
        ({"clans": ["crab", "mantis"]}, "no clan 'mantis'"),
        ({"clans": ["crab", "crab"]}, "same clan"),
        ({"clans": ["crab", "lion"], "seats": 3}, "2 clans were named for 3 seats"),
        ({"clans": "crab"}, "'random', 'choose' or a list"),
        ({"clans": 7}, "'random', 'choose' or a list"),
    ],
)
def test_a_wrong_set_up_says_what_is_wrong(options, words):
    with pytest.raises(gorin.InvalidSetup, match=words):
        gorin.new("battle", **options)


@pytest.mark.parametrize("rules", gorin.games(), ids=lambda rules: rules.id)
def test_whatever_an_option_is_given_it_is_taken_or_refused_in_a_sentence(rules):
    names = ["seats", "seed", "decks", "clans", "format", *[variant.id for variant in rules.variants]]
    for name in names:
        for junk in JUNK:
            for value in (junk, [junk], {"x": junk}):
                try:
                    gorin.new(rules.id, **{name: value})
                except gorin.InvalidSetup as error:
                    assert str(error)


def test_unknown_games_are_named():
    with pytest.raises(gorin.GorinError, match="no game 'chess'; choose from battle"):
        gorin.new("chess")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "not a save"),
        ("{", "not a save"),
        ("[1]", "not a gorin save"),
        ("{}", "not a gorin save"),
        (7, "not a save"),
        ('{"gorin": 1, "kind": "record", "game": "battle"}', "not a gorin save"),
        ('{"gorin": 99, "kind": "save", "game": "battle"}', "version 99"),
        ('{"gorin": 1, "kind": "save", "game": 3}', "which game"),
        ('{"gorin": 1, "kind": "save", "game": "battle"}', "damaged"),
    ],
)
def test_what_is_no_save_is_refused(text, words):
    with pytest.raises(gorin.InvalidSave, match=words):
        gorin.load(text)


def test_a_damaged_save_is_noticed_wherever_the_damage_is():
    text = middle_of_a_game().save()
    rng = random.Random(2)
    for _ in range(150):
        at = rng.randrange(len(text))
        damaged = text[:at] + rng.choice('0a]}x" ') + text[at + 1 :]
        if json_of(damaged) != json_of(text):
            with pytest.raises(gorin.GorinError):
                gorin.load(damaged)


def json_of(text: str) -> object:
    try:
        return json.loads(text)
    except ValueError:
        return None


def forged(change) -> str:
    """A save that was changed by somebody who also mended the check."""
    content = json.loads(middle_of_a_game().save())
    change(content)
    content["check"] = checksum(content)
    return json.dumps(content)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda c: c["state"].update(owner="all"), "owner should be a list"),
        (lambda c: c["state"]["owner"].__setitem__(0, "crab"), r"owner\[0\] should be int"),
        (lambda c: c["state"].pop("hands"), "hands is missing"),
        (lambda c: c["state"].update(chance={"is": "combat-token"}), "should be a chance"),
        (lambda c: c["state"]["stack"].append({"is": "os.system"}), "should be a step"),
        (lambda c: c.update(state=None), "should be a battle"),
        (lambda c: c["state"].update(seats=9), "cannot be played with 9 seats"),
        (lambda c: c.update(choices="none"), "no history"),
        (lambda c: c["state"]["owner"].pop(), "30 provinces"),
        (lambda c: c["state"]["hands"][0].append(3), "do not add up"),
        (lambda c: c["state"]["control_pool"].__setitem__(0, 99), "30 control tokens"),
        (lambda c: c["state"].update(stack=[]), "nothing is in progress"),
        (lambda c: c["state"]["stack"][-1].update(seat=7), "not the one to be asked"),
        (lambda c: c["state"]["stack"][-1].update(among=[-9]), "not the one to be asked"),
        (lambda c: c["state"].update(initiative=[]), "does not last"),
        (lambda c: c["state"].update(scores=[[1]]), "scores"),
        (lambda c: c["state"]["events"][0].update(kind="gossip"), "the log"),
        (lambda c: c["state"]["events"][0].update(args=[]), "the log"),
        (lambda c: c.update(game="toy"), "no game 'toy'"),
    ],
)
def test_a_forged_save_is_refused(change, words):
    with pytest.raises(gorin.GorinError, match=words):
        gorin.load(forged(change))


def record() -> dict:
    return json.loads(json.dumps(middle_of_a_game().record()))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda r: r.update(choices=r["choices"] + [[0, "nonsense"]]), "cannot be made"),
        (lambda r: r["choices"].insert(0, [7, "pass"]), "choice 1 of this record"),
        (lambda r: r.update(choices=[["0", "pass"]]), "pairs of seat and option id"),
        (lambda r: r.update(choices=3), "pairs of seat and option id"),
        (lambda r: r.pop("seed"), "set-up and a seed"),
        (lambda r: r.update(seed="x"), "whole number"),
        (lambda r: r.update(gorin=3), "version 3"),
        (lambda r: r.update(kind="save"), "not a gorin record"),
        (lambda r: r.update(game="go"), "no game 'go'"),
        (lambda r: r["setup"].update(seats=17), "2 to 5 seats"),
    ],
)
def test_a_foreign_or_broken_record_is_refused(change, words):
    broken = record()
    change(broken)
    with pytest.raises(gorin.GorinError, match=words):
        gorin.replay(broken)


def test_a_record_is_a_table():
    with pytest.raises(gorin.InvalidRecord, match="a JSON object"):
        gorin.replay([1])


POSITION = {
    "players": [{"clan": "crab"}, {"clan": "crane"}],
    "provinces": {"crab_capital": {"owner": "crab"}},
}


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"players": []}, "2 to 5 players"),
        ({"players": [1, 2]}, r"players\[0\] is a JSON object"),
        ({"players": [{"clan": "crab"}, {"clan": "crab"}]}, "two players lead the crab"),
        ({"players": [{"clan": "crab"}, {}]}, "there is no None"),
        ({"players": [{"clan": "crab", "hand": ["army-9"]}, {"clan": "lion"}]}, "no 'army-9'"),
        ({"players": [{"clan": "crab", "hand": ["army-6"]}, {"clan": "lion"}]}, "no further token 'army-6'"),
        ({"players": [{"clan": "crab", "scouts": "two"}, {"clan": "lion"}]}, "scouts is a whole number"),
        ({"provinces": {"atlantis": {}}}, "no 'atlantis'"),
        ({"provinces": {"crab_capital": "crab"}}, "is a JSON object"),
        ({"provinces": {"crab_capital": {"owner": "lion"}}}, "nobody plays the lion"),
        ({"provinces": {"crab_capital": {"owner": "crab", "facedown": 31}}}, "from 0 to 30, not 31"),
        ({"provinces": {"crab_capital": {"owner": "crab", "facedown": 0}}}, "no control token"),
        ({"provinces": {"crab_capital": {"special": "volcano"}}}, "no 'volcano'"),
        (
            {"provinces": {p: {"special": "harbor"} for p in ("lion_capital", "dragon_west")}},
            "not that many",
        ),
        ({"pieces": [{"clan": "crab", "face": "army-1", "spot": "nowhere"}]}, "no 'nowhere'"),
        ({"pieces": [{"clan": "crab", "face": "army-1", "spot": "crab_east", "on": 9}]}, "not there"),
        ({"pieces": ["army"]}, r"pieces\[0\] is a JSON object"),
        ({"territory_cards": {"crab": {"card": "code-of-honor"}}}, "no 'code-of-honor'"),
        ({"territory_cards": {"shadowlands_south": {"card": "dark-favors"}}}, "no 'dark-favors'"),
        ({"phase": "tea"}, "phase is one of"),
        ({"round": 9}, "round is a whole number from 1 to 5, not 9"),
        ({"first": "lion"}, "nobody plays the lion"),
        ({"chance": "luck"}, "a key and a count"),
        ({"steps": [{"is": "Bomb"}]}, "knows no 'steps'"),
        ({"game": "lcg"}, "this position is of 'lcg'"),
    ],
)
def test_a_wrong_position_says_what_is_wrong(change, words):
    with pytest.raises(gorin.InvalidPosition, match=words):
        gorin.setup("battle", {**POSITION, **change})


def test_a_position_is_a_table():
    with pytest.raises(gorin.InvalidPosition, match="a JSON object"):
        gorin.setup("battle", "crab wins")


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 40) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
KEYS = st.sampled_from(
    ["players", "provinces", "pieces", "phase", "round", "first", "turn", "chance", "steps", "passes",
     "territory_cards", "initiative", "seed", "next_piece", "first_card", "then", "new", "game"]
)  # fmt: skip


@settings(max_examples=300)
@given(st.dictionaries(KEYS, PLAIN, max_size=4))
def test_no_position_brings_anything_but_a_game_or_a_plain_error(change):
    try:
        gorin.setup("battle", {**POSITION, **change})
    except gorin.GorinError as error:
        assert str(error)


@settings(max_examples=200)
@given(PLAIN)
def test_no_record_brings_anything_but_a_game_or_a_plain_error(value):
    for text in (
        value,
        {"gorin": 1, "kind": "record", "game": "battle", "setup": value, "seed": 1, "choices": []},
    ):
        try:
            gorin.replay(text)
        except gorin.GorinError as error:
            assert str(error)
