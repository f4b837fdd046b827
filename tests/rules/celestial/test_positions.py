"""Positions: what a person could write is read and checked against the cards, and nothing else is."""

import json
from pathlib import Path
from typing import Any

import pytest

import gorin
from gorin.games.ccg.kinds import TURN_END
from gorin.games.ccg.language.abilities import open_
from gorin.games.ccg.language.flow import later
from gorin.games.ccg.language.traits import for_a_while, has_force
from gorin.games.ccg.language.verbs.in_play.control import take_control
from gorin.games.ccg.language.verbs.in_play.setting import copies_traits
from gorin.games.ccg.language.verbs.in_play.states import bow, lets_remain_bowed
from gorin.games.ccg.language.verbs.in_play.stats import gives, gives_keyword, removes_keyword
from gorin.games.ccg.language.verbs.players.actions import lock_one_ability
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.when.triggers import TURN_IS_OVER
from gorin.games.ccg.language.which.card_filters import PERSONALITY
from gorin.games.ccg.position.happened import SHAPES
from gorin.games.ccg.table import ops
from gorin.language.abilities import trait
from gorin.language.card_filters import anothers, your
from gorin.language.picks import performer, target
from gorin.language.selectors import PERFORMER, SELF, TARGET
from support.ccg_cards import published
from support.ccg_making import holding, strategy
from support.ccg_table import Table, quiet_battle, side, table, unit
from support.moments import heard
from support.plain_cards import PLAIN, plain, samurai, trick

ANOTHER_GAINS = heard(
    "honor gained", "after another player gains Honor", lambda s, context, moment: moment.seat != context.seat
)
ONE_AND_ANOTHER = (performer(your(PERSONALITY)), target(PERSONALITY))

cards = published(
    *PLAIN,
    trick("Help", gives(TARGET, force=2)),
    trick("Hurt", gives(TARGET, chi=-1)),
    trick("Tame", gives_keyword(TARGET, "Cavalry")),
    trick("Shame", removes_keyword(TARGET, "Samurai")),
    trick("Gag", lock_one_ability(TARGET)),
    trick("Lull", bow(TARGET), lets_remain_bowed(TARGET)),
    trick("Fret", later(TURN_IS_OVER, bow(TARGET))),
    trick("Vow", for_a_while(has_force(TARGET, 3))),
    strategy("Borrow", focus=2, text=(open_(target(anothers(PERSONALITY)), take_control(TARGET, TURN_END)),)),
    strategy(
        "Ape",
        focus=2,
        text=(open_(performer(your(PERSONALITY)), target(PERSONALITY), copies_traits(PERFORMER, TARGET)),),
    ),
    samurai("Planner", keywords=("Tactician",)),
    samurai("Teacher", text=(open_(gain_honor(1)), has_force(SELF, 1))),
    holding("Envy", gold=1, text=(trait(ANOTHER_GAINS, gain_honor(1)),)),
    holding("Gift", gold=1, text=(open_(gain_honor(1)),)),
)


def played(card: str, *picks: str) -> Table:
    """North has played a card in the Action phase, and South is to act."""
    north = plain("plain-samurai", hand=[card, "plain-plan"])
    t = table(north=north, south=plain("teacher", hand=["plain-plan"]), seed=3)
    t.north.plays(card, *picks)
    if card == "gag":
        t.north.chooses("use:teacher")
    return t


def as_file(value: Any) -> Any:
    return json.loads(json.dumps(value))


def assert_goes_on_alike(one: gorin.Game, other: gorin.Game, choices: int = 40) -> None:
    """The same passes and discards lead to the same sights: what lasts ends when it should."""
    for _ in range(choices):
        for seat in (None, 0, 1):
            assert one.view(seat) == other.view(seat)
        assert one.over == other.over
        if one.over:
            return
        ids = [option.id for option in one.decision.options]
        choice = next((each for each in ("pass", "done") if each in ids), ids[-1])
        one.choose(choice)
        other.choose(choice)


def test_the_example_of_the_docs_is_a_game():
    docs = (Path(__file__).parents[3] / "docs" / "positions.md").read_text()
    example = docs.partition("## The CCG")[2].partition("```json")[2].partition("```")[0]
    game = gorin.setup("celestial", json.loads(example))
    assert (game.decision.seat, game.decision.prompt) == (0, "Take a Battle action, or pass")
    assert [lasting.amount for lasting in game.state.lasting] == [2]


# --- what lasts -------------------------------------------------------------------------------------

LASTING = [
    (("help", "teacher"), {"on": "teacher", "force": 2}),
    (("hurt", "teacher"), {"on": "teacher", "chi": -1}),
    (("tame", "teacher"), {"on": "teacher", "keyword": "Cavalry"}),
    (("shame", "teacher"), {"on": "teacher", "without": "Samurai"}),
    (("gag", "teacher"), {"on": "teacher", "locked": 1}),
    (("lull", "teacher"), {"on": "teacher", "remains_bowed": True, "until": "game"}),
    (("fret", "teacher"), {"part": 1, "target": ["teacher"]}),
    (("vow", "teacher"), {"part": 1, "target": ["teacher"]}),
    (("borrow", "teacher"), {"on": "teacher", "lent_by": 1}),
    (("ape", "plain-samurai", "teacher"), {"on": "plain-samurai", "trait": 2, "printed_on": "teacher"}),
]  # fmt: skip


@pytest.mark.parametrize(("play", "told"), LASTING, ids=[play[0] for play, _ in LASTING])
def test_what_lasts_is_told_by_card_ability_and_target_and_comes_back(play, told):
    t = played(*play)
    position = as_file(t.game.position())
    assert "then" not in position, "this is a moment that can be described"
    (effect,) = position["effects"]
    maker = {} if "trait" in told else {"of": play[0], "ability": 1}
    plainly = {key: without_number(value) for key, value in effect.items()}
    assert plainly == {"id": 1, "by": 0, "action": 1, "until": "turn", **maker, **told}
    again = gorin.setup("celestial", position)
    assert again.position() == position
    assert_goes_on_alike(again, t.game.clone())


def test_what_lasts_of_an_ability_that_every_player_has_is_told_without_a_card():
    hand = ["plain-plan", "plain-scroll"]
    t = quiet_battle(side("plain-samurai"), side("planner", hand=hand))
    t.defender.uses("tactics", "planner", "plain-scroll")
    position = as_file(t.game.position())
    assert "then" not in position
    (effect,) = position["effects"]
    plainly = {key: without_number(value) for key, value in effect.items()}
    maker = {"id": 1, "ability": "Tactics", "by": 1, "action": 1}
    assert plainly == {**maker, "on": "planner", "force": 3, "until": "turn"}
    assert gorin.setup("celestial", position).position() == position


def without_number(value: Any) -> Any:
    if isinstance(value, list):
        return [without_number(each) for each in value]
    return value.partition("#")[0] if isinstance(value, str) else value


@pytest.mark.parametrize(("play", "told"), LASTING, ids=[play[0] for play, _ in LASTING])
def test_by_hand_the_same_is_written_without_numbers_and_durations(play, told):
    north = plain("plain-samurai", fate_discard=[play[0]], hand=["plain-plan"])
    south = plain(unit("teacher", bowed=play[0] == "lull"), hand=["plain-plan"])
    if play[0] == "borrow":
        north["play"], south["play"] = ["plain-samurai", unit("teacher", owner=1)], []
    maker = {} if "trait" in told else {"of": play[0]}
    plainly = {key: value for key, value in told.items() if key != "until"}
    t = table(north=north, south=south, effects=[{**maker, **plainly}], seed=3, to_act=1)
    (made,) = t.s.lasting
    (real,) = played(*play).s.lasting
    assert (made.until, made.stat, made.amount, made.keyword) == (
        real.until,
        real.stat,
        real.amount,
        real.keyword,
    )
    assert made.node == real.node
    assert t.force("teacher") == played(*play).force("teacher")


WRONG_EFFECTS = [
    ({"of": "help", "on": "teacher", "force": 3}, r"effects\[0\] is nothing that help could"),
    ({"of": "help", "on": "teacher", "chi": 2}, "nothing that help could"),
    ({"of": "help", "on": "teacher", "force": 2, "until": "game"}, "nothing that help could"),
    ({"of": "plain-plan", "on": "teacher", "force": 2}, "nothing that plain-plan could"),
    ({"of": "tame", "on": "teacher", "keyword": "Naval"}, "nothing that tame could"),
    ({"of": "charge", "on": "teacher", "force": 2}, "lists no card 'charge'"),
    ({"of": "help", "ability": 2, "on": "teacher", "force": 2}, r"ability \(of help\) is a whole number"),
    ({"of": "help", "on": "help", "force": 2}, "on is a card in play"),
    ({"of": "help", "on": "farm-6", "force": 2}, "on is a card that has force"),
    ({"of": "help", "force": 2}, "a card is named by its slug, not None"),
    ({"of": "help", "on": "teacher", "strength": 2}, "province that is there"),
    ({"of": "help", "on": "teacher"}, "says one of what an effect does"),
    ({"of": "help", "on": "teacher", "force": 2, "chi": 1}, "says one of what an effect does"),
    ({"of": "help", "on": "teacher", "force": 2, "target": ["teacher"]}, "target is said only of a part"),
    ({"of": "help", "on": "teacher", "forse": 2}, r"effects\[0\] knows no 'forse'; did you mean force\?"),
    ({"of": "fret", "part": 2, "target": ["teacher"]}, "part is a whole number from 1 to 1"),
    ({"of": "help", "part": 1}, "that ability of help leaves nothing behind"),
    ({"of": "fret", "part": 1, "target": ["farm-6"]}, "target cannot be farm-6"),
    ({"of": "fret", "part": 1, "target": ["p0", "nobody"]}, "lists no card 'nobody'"),
    ({"of": "fret", "part": 1, "paid": ["teacher"]}, "paid is nothing that this ability of fret has"),
    ({"of": "fret", "part": 1, "target": ["teacher"], "until": "combat"}, "nothing that fret could"),
    ({"of": "fret", "part": 1, "steps": []}, "knows no 'steps'"),
    ({"of": "gag", "on": "teacher", "locked": 9}, "locked is a whole number from 1 to 1"),
    ({"of": "lull", "on": "teacher", "remains_bowed": True}, "true of a card that is bowed"),
    ({"on": "teacher", "trait": 2, "printed_on": "teacher"}, "could be copied by no card"),
    ({"on": "teacher", "trait": 1, "printed_on": "teacher"}, "text without a designator"),
    ({"of": "borrow", "on": "teacher", "lent_by": 7}, "lent_by is a whole number from 0 to 1"),
    ("help", r"effects\[0\] is a JSON object"),
]  # fmt: skip


@pytest.mark.parametrize(("effect", "words"), WRONG_EFFECTS)
def test_an_effect_that_its_card_does_not_make_is_refused(effect, words):
    used = ["help", "plain-plan", "tame", "fret", "gag", "lull", "borrow"]
    with pytest.raises(gorin.InvalidPosition, match=words):
        table(north=plain("farm-6", fate_discard=used), south=plain("teacher"), effects=[effect])


@pytest.mark.parametrize(
    "key", ["lasting", "moments", "steps", "payment", "counts", "flags", "known", "names"]
)
def test_nothing_of_the_inside_of_a_state_can_be_written(key):
    with pytest.raises(gorin.InvalidPosition, match=f"a position knows no '{key}'"):
        table(north=plain(), south=plain(), **{key: []})


# --- where the game is ------------------------------------------------------------------------------


def test_whose_opportunity_it_is_and_who_has_passed():
    t = table(north=plain("plain-samurai", hand=["plain-plan"]), south=plain(hand=["plain-plan"]))
    t.north.passes()
    told = t.game.position()
    assert (told["phase"], told["to_act"], told["passed"]) == ("action", 1, 1)
    again = gorin.setup("celestial", as_file(told))
    again.choose("pass")
    assert again.state.phase == "attack"


def test_units_at_battlefields_in_the_middle_of_combat():
    t = quiet_battle(side("plain-samurai"), side("plain-stranger", hand=["plain-plan"]))
    t.defender.passes()
    told = as_file(t.game.position())
    assert (told["phase"], told["battle"]) == ("battle", {"attacker": 0, "defender": 1, "at": 4})
    assert (told["to_act"], told["passed"]) == (0, 1)
    assert told["players"][0]["play"][0]["at"] == 4
    again = gorin.setup("celestial", told)
    assert_goes_on_alike(again, t.game.clone())


SEGMENTS = [
    ("attack", "attacker-infantry", "Assign which unit to attack?"),
    ("attack", "defender-infantry", "Assign which unit to defend?"),
    ("attack", "attacker-cavalry", "Assign which Cavalry unit to attack?"),
    ("attack", "defender-cavalry", "Assign which Cavalry unit to defend?"),
    ("attack", "next-battle", "Fight where next?"),
    ("attack", None, "Attack whom?"),
    ("dynasty", None, "Bring in which card?"),
    ("dynasty", "discard", "Discard which face-up card from your provinces?"),
    ("end", "discard", "Your hand is too large. Discard which card?"),
]


@pytest.mark.parametrize(("phase", "segment", "prompt"), SEGMENTS)
def test_every_segment_can_be_written_and_is_told_the_same_way(phase, segment, prompt):
    fighting = phase == "attack" and segment is not None
    facts = {"segment": segment} | ({"battle": {"defender": 1}} if fighting else {})
    t = table(
        phase, north=plain("shinjo-hwarang", hand=["plain-plan"] * 9), south=plain("shinjo-hwarang"), **facts
    )
    assert t.prompt == prompt
    told = as_file(t.game.position())
    assert (told["phase"], told.get("segment"), "then" in told) == (phase, segment, False)
    assert gorin.setup("celestial", told).position() == told


def test_in_the_middle_of_an_action_the_choices_since_are_told():
    t = table(north=plain("plain-samurai", hand=["help", "plain-plan"]), south=plain())
    before = t.game.position()
    t.north.chooses("use:help")
    told = as_file(t.game.position())
    assert told == as_file({**before, "then": [[0, t.game.record()["choices"][-1][1]]]})
    again = gorin.setup("celestial", told)
    assert again.view(0) == t.game.view(0)


def test_of_a_game_that_is_over_the_last_moment_and_the_choices_since_are_told():
    t = table(north=plain(hand=["plain-plan"]), south=plain())
    before = t.game.position()
    t.game.choose("concede", 1)
    told = as_file(t.game.position())
    assert told == as_file({**before, "then": [[1, "concede"]]})
    assert gorin.setup("celestial", told).view() == t.game.view()


def test_every_kind_of_moment_that_is_remembered_can_be_told():
    assert set(ops.REMEMBERED) <= set(SHAPES)


def test_what_was_used_stays_used():
    t = table(north=plain("teacher", hand=["plain-plan"]), south=plain(hand=["plain-plan"]))
    t.north.uses("teacher")
    t.south.passes()
    told = as_file(t.game.position())
    assert [{**each, "of": without_number(each["of"])} for each in told["used"]] == [
        {"of": "teacher", "ability": 1}
    ]
    again = gorin.setup("celestial", told)
    assert [option.id for option in again.decision.options] == [o.id for o in t.game.decision.options]
    assert not [o for o in again.decision.options if o.label.startswith("Teacher")]
    del told["used"]
    assert [o for o in gorin.setup("celestial", told).decision.options if o.label.startswith("Teacher")]


def test_what_every_player_has_is_told_by_its_title_and_stays_used():
    north = plain("teacher", "plain-samurai", honor=10, hand=["plain-plan"])
    t = table(north=north, south=plain(honor=1, hand=["plain-plan"]))
    t.north.uses("lobby", "plain-samurai")
    t.south.passes()
    told = as_file(t.game.position())
    assert told["used"] == [{"by": 0, "ability": "Lobby"}]
    told.pop("favor")
    assert not [o for o in gorin.setup("celestial", told).decision.options if "Lobby" in o.label]
    told.pop("used")
    assert [o for o in gorin.setup("celestial", told).decision.options if "Lobby" in o.label]


def test_who_knows_a_card_is_told_only_where_its_place_does_not_say_it():
    hidden, open_, looked_at = "large-farm", {"card": "iron-mine", "face_up": True}, {"card": "large-farm"}
    provinces = [hidden, open_, {**looked_at, "known_to": [0]}]
    told = position(first={"provinces": provinces})
    lying = gorin.setup("celestial", told).position()["players"][0]["provinces"]
    assert [(place.get("face_up"), place.get("known_to")) for place in lying] == [
        (None, None), (True, None), (None, [0]),
    ]  # fmt: skip


# --- what cannot be ---------------------------------------------------------------------------------


def position(**changes: Any) -> dict[str, Any]:
    first = {
        "stronghold": "kyuden-hida",
        "provinces": ["large-farm", {"card": "iron-mine", "face_up": True}],
        "hand": ["charge"],
        "fate": ["rout"],
        "dynasty": ["iron-mine"],
        "play": ["border-keep", {"card": "hida-kaoru", "with": ["keen-blade"]}],
    }
    second = {"stronghold": "seawatch-castle", "provinces": ["large-farm"], "play": ["doji-ayano"]}
    return {"players": [{**first, **changes.pop("first", {})}, second], **changes}


def kaoru(facts: dict[str, Any]) -> dict[str, Any]:
    return {"first": {"play": [{"card": "hida-kaoru", **facts}]}}


def keep(facts: dict[str, Any]) -> dict[str, Any]:
    return {"first": {"play": [{"card": "border-keep", **facts}]}}


IMPOSSIBLE = [
    ({"hnd": []}, "a position knows no 'hnd'"),
    ({"activ": 0}, r"a position knows no 'activ'; did you mean active\?"),
    ({"first": {"hnd": ["charge"]}}, r"players\[0\] knows no 'hnd'; did you mean hand\?"),
    ({"first": {"provinces": [{"crad": "large-farm"}]}}, r"provinces\[0\] knows no 'crad'; did you mean"),
    (kaoru({"bowd": True}), r"did you mean bowed\?"),
    (kaoru({"with": [{"card": "keen-blade", "x": 1}]}), r"with\[0\] knows no 'x'"),
    (kaoru({"tokens": [{"forc": 1}]}), r"tokens\[0\] knows no 'forc'"),
    ({"first": {"hand": [{"card": "charge", "bowed": True}]}}, "knows no 'bowed'"),
    ({"so_far": {"action": 1}}, r"so_far knows no 'action'; did you mean actions\?"),
    ({"first": {"hand": ["chrge"]}}, r"hand\[0\]: there is no card 'chrge'; did you mean charge\?"),
    ({"first": {"hand": [3]}}, r"hand\[0\] is a JSON object, not 3"),
    ({"first": {"hand": ["charge#x"]}}, "after # comes the number of a card"),
    ({"first": {"hand": ["charge#7000"]}}, "at most 2,000 cards"),
    ({"first": {"hand": ["charge#50"]}}, "no card has the number 1., but others have higher ones"),
    ({"first": {"hand": ["charge#3"], "fate": ["charge#3"]}}, "two cards have the number 3"),
    ({"first": {"hand": ["hida-kaoru"]}}, "in a hand, a Fate deck or its discard pile is no Fate card"),
    ({"first": {"fate": ["hida-kaoru"]}}, "is no Fate card"),
    ({"first": {"dynasty": ["charge"]}}, "is no Dynasty card"),
    ({"first": {"provinces": ["charge"]}}, "a card is in a province where it cannot be"),
    ({"first": {"provinces": []}}, "a player without provinces has lost"),
    ({"first": {"provinces": [{"id": 1}, {"id": 1}]}}, "another province already"),
    ({"first": {"provinces": [{"id": -1}]}}, "id is a whole number from 0"),
    ({"first": {"provinces": [{"face_up": True}]}}, "only a card can be face-up"),
    ({"first": {"provinces": [{"card": "large-farm", "fought": True}]}}, "only of the Defender's provinces"),
    ({"first": {"provinces": [{"card": "large-farm", "region": "hida-kaoru"}]}}, "cannot be in play there"),
    ({"first": {"honor": -20}}, "honor is a whole number from -19"),
    ({"first": {"turns": -1}}, "turns is a whole number from 0"),
    ({"first": {"destroyed": "one"}}, "destroyed is a whole number"),
    ({"first": {"stronghold": "charge"}}, "names no Stronghold"),
    ({"first": {"stronghold": None}}, "named by its slug, not None"),
    ({"first": {"play": ["seawatch-castle"]}}, "cannot be in play there"),
    ({"first": {"play": ["keen-blade"]}}, "cannot be in play there"),
    ({"first": {"play": ["charge"]}}, "on says at which battlefield a Terrain lies"),
    (keep({"with": ["keen-blade"]}), "with is said only of a Personality"),
    (kaoru({"with": ["hida-ogano"]}), "cannot be in play there"),
    (keep({"dishonored": True}), "dishonored is said only of a Personality"),
    (kaoru({"own_text": True}), "own_text is said only of a Ring"),
    (kaoru({"over": ["hida-ogano"]}), "no less experienced"),
    (kaoru({"at": 0}), "only while there is an attack"),
    (kaoru({"tokens": [{"force": 1000}]}), "force is a whole number from -99"),
    (kaoru({"tokens": [{"by": "rice"}]}), "lists no card 'rice'"),
    ({"order": ["hida-kaoru"]}, "each once"),
    ({"players": []}, "lists 2 players, not 0"),
    ({"players": [{}] * 3}, "lists 2 players, not 3"),
    ({"active": 2}, "active is a whole number from 0 to 1"),
    ({"favor": -1}, "favor is a whole number from 0 to 1"),
    ({"phase": "setup"}, "there is no 'setup'"),
    ({"phase": "dynasty", "to_act": 1}, "to_act is said only in an action phase or a battle"),
    ({"phase": "action", "segment": "discard"}, "there is no 'discard'"),
    ({"passed": 2}, "passed is a whole number from 0 to 1"),
    ({"phase": "battle"}, "battle is said in phase battle"),
    ({"battle": {}}, "battle is said in phase battle"),
    ({"phase": "battle", "battle": {"at": 0}}, "at which province of the Defender"),
    ({"phase": "battle", "battle": {"attacker": 1, "at": 2}}, "the active player attacks another one"),
    ({"phase": "battle", "battle": {"defender": 0, "at": 2}}, "the active player attacks another one"),
    ({"used": [{"of": "charge", "ability": 4}]}, r"used\[0\].ability \(of charge\) is a whole number"),
    ({"used": [{"ability": "Lobby"}]}, "or by the player"),
    ({"used": [{"by": 0, "ability": "Loby"}]}, "ability"),
    ({"history": [{"what": "dreamt"}]}, "there is no 'dreamt'"),
    (
        {"history": [{"what": "enters play", "card": "hida-kaoru", "host": "hida-kaoru", "zone": "hand"}]},
        "host is a card where an attachment came",
    ),
    (
        {"history": [{"what": "enters play", "host": "hida-kaoru", "zone": "hand"}]},
        "host is a card where an attachment came",
    ),
    ({"history": [{"what": "assigned", "amount": 3}]}, "says nothing about what was 'assigned'"),
    ({"history": [{"what": "assigned", "card": "hida-kaoru", "at": 99}]}, "at is a whole number from -1"),
    ({"chance": ["x", 1]}, "chance is a key"),
    ({"seed": "x"}, "a seed is a whole number"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "words"), IMPOSSIBLE)
def test_what_cannot_be_is_refused_with_its_place(change, words):
    gorin.setup("celestial", position())
    with pytest.raises(gorin.InvalidPosition, match=words):
        gorin.setup("celestial", position(**change))


def test_numbers_and_slugs_can_be_mixed():
    given = position(first={"hand": ["charge#1", "charge"], "fate": ["rout#0"]})
    game = gorin.setup("celestial", given)
    s = game.state
    assert [s.names[s.what[card]] for card in (0, 1)] == ["rout", "charge"]
    assert gorin.setup("celestial", as_file(game.position())).position() == game.position()


# --- what never ends --------------------------------------------------------------------------------


def test_two_traits_that_answer_each_other_are_stopped_and_nothing_has_happened():
    """CE-TRT-05: each answers every trigger, and no rule stops them."""
    t = table(north=plain("envy", "gift"), south=plain("envy", hand=["plain-plan"]))
    game = t.game
    before = (game.save(), [option.id for option in game.decision.options])
    gift = next(option for option in game.decision.options if option.label.startswith("Gift"))
    with pytest.raises(gorin.EndlessLoop):
        game.choose(gift)
    assert (game.save(), [option.id for option in game.decision.options]) == before
    game.choose("pass")
    assert game.decision.seat == 1


def test_effects_that_answer_each_other_once_come_to_an_end():
    """Each of them waits for the next gain of the other player, and is over then."""
    festivals = {"removed": ["festival-of-cherry-blossoms#0"]}
    wait = {"of": "festival-of-cherry-blossoms", "part": 1}
    effects = [{**wait, "by": seat} for seat in (0, 1) for _ in range(20)]
    north, south = plain("gift", hand=["plain-plan"], **festivals), plain(hand=["plain-plan"])
    t = table(north=north, south=south, effects=effects)
    t.north.uses("gift")
    while t.prompt.startswith("These happen"):
        t.game.choose(t.game.decision.options[0])
    assert t.s.lasting == []
    assert (t.north.honor, t.south.honor) == (5 + 1 + 40, 5 + 40)
