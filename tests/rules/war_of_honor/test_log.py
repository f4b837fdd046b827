"""What a player reads in the log and in questions, where several sit at the table."""

import gorin
from gorin.games.ccg.language.verbs.in_play.entering import enters_by
from gorin.games.ccg.ruleset import rules_of
from support.ccg_box import act, army, fight, laid
from support.ccg_cards import published
from support.ccg_making import ring
from support.ccg_war import EDITION
from support.moments import heard
from support.rule import rule

AFTER_ANY = heard(
    "resolved", "after you use an action", lambda s, context, moment: moment.seat == context.seat
)
cards = published(
    ring("Ring of Tests", focus=1, keywords=("Water",), text=(enters_by(AFTER_ANY),)), edition=EDITION
)


def said(t, words):
    return [line for line in t.log if words in line]


@rule("WH-ACT-13")
def test_an_action_that_targets_a_player_names_him():
    t = laid(north=army(), south=army(), east=army(provinces=("large-farm",)))
    t.north.chooses("use:seven-stings-keep")
    t.north.chooses("seat2")
    (line,) = said(t, "uses Seven Stings Keep")
    assert (
        f"uses Seven Stings Keep on {t.game.view(None)['players'][2]['name']}. A player loses Honor" in line
    )


def test_the_ring_that_is_named_is_heard_by_all_and_waited_for_once():
    t = laid(north=army("togashi-taro", hand=("changing-paths",)), south=army(), east=army())
    t.north.uses("changing-paths", "togashi-taro")
    t.north.chooses("choice1")
    assert len(said(t, "names Ring of Earth.")) == 1
    assert len(said(t, "From now on, Changing Paths")) == 1


def test_who_may_answer_is_told_who_performs_and_who_is_targeted():
    t = fight(
        attacker=army("togashi-akagi", hand=("chokehold", "ring-of-tests")),
        defender=army("isawa-kyoko"),
    )
    t.defender.passes()
    t.attacker.chooses("use:chokehold")
    t.attacker.chooses("togashi-akagi")
    t.attacker.chooses("isawa-kyoko")
    assert "has used Chokehold with Togashi Akagi on Isawa Kyoko. Put" in t.prompt


def test_a_spell_is_equipped_in_peace_under_a_name_that_fits():
    t = laid(
        north=army("isawa-naki", "diamond-mine", stronghold="city-of-tears", hand=("fury-of-the-sea",)),
        south=army(),
    )
    t.north.uses("equip:fury-of-the-sea", "isawa-naki")
    if t.zone("fury-of-the-sea") != "play":
        t.north.chooses("choice0")
    assert said(t, "uses Equip a Spell with Isawa Naki") and not said(t, "in battle")


def test_who_writes_a_mission_is_told_how_much_is_left():
    game = gorin.new(EDITION, seats=2, victory="secret-missions", seed=1)
    assert (
        game.pending[0].prompt.endswith("(9 left for your mission)")
        and game.pending[0].about == "path:military"
    )
    game.choose("choice4", 0)
    game.choose("choice3", 1)
    assert [each.prompt.partition("(")[2][:6] for each in game.pending] == ["5 left", "6 left"]
    assert game.pending[0].about == "path:honor"


def test_who_places_a_fortress_is_named_once():
    game = gorin.new(EDITION, seats=3, seed=1)
    seat = game.decision.seat
    game.choose(game.decision.options[0])
    game.choose(game.decision.options[0])
    placed = [line.sentence for line in game.events if line.kind == "tile" and f"seat{seat}" in line.refs]
    assert placed == [f"{game.view(None)['players'][seat]['name']} places the Battle Fortress."]


@rule("WH-TIL-03")
def test_every_place_for_a_tile_has_a_label_of_its_own():
    game = gorin.new(EDITION, seats=3, seed=1)
    game.choose("choice0")
    assert game.decision.prompt.endswith("your Battle Fortress where?")
    labels = [option.label for option in game.decision.options]
    assert len(set(labels)) == len(labels) == 7 and "East of Toshi Ranbo" in labels


def test_what_was_done_before_is_told_in_the_past_of_others_too():
    t = fight(attacker=army("agasha-gifu", hand=("ring-of-air", "charge")), defender=army("togashi-chiko"))
    act(t, "attacker").uses("agasha-gifu", "togashi-chiko", "done")
    (line,) = said(t, "uses Agasha Gifu")
    assert "if it discarded a card" in line


def test_a_step_on_a_path_is_named_as_a_cause():
    game = gorin.new(EDITION, seats=2, seed=1)
    rules = rules_of(game.state)
    names = [
        rules.cause_name(game.state, game.state.add_name(slug)) for slug in ("military-1", "border-keep")
    ]
    assert names == ["the first step on the Path of Military", "Border Keep"]


def test_what_costs_nothing_is_brought_in_too():
    t = laid("dynasty", north=army(provinces=[{"card": "small-farm", "face_up": True}]), south=army())
    t.north.chooses("buy:small-farm")
    assert said(t, "brings in Small Farm")
