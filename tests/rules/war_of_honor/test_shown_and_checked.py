"""What the box adds to views, the log, believed worlds, and to what a save from outside may say."""

import json
import random

import pytest

import gorin
from gorin.games.ccg.war_of_honor.clauses import CLAUSES
from gorin.games.ccg.war_of_honor.setup import is_mission
from gorin.kernel.errors import InvalidSave
from gorin.kernel.game import checksum
from gorin.ledgers import find
from support.ccg_cards import published
from support.ccg_war import EDITION, WAR, new, plain, starting_holdings, war
from support.rule import rule
from support.walk import walk

cards = published(*WAR, *starting_holdings(), edition=EDITION)


def test_the_log_rests_on_clauses_of_its_own_book():
    game = gorin.new(EDITION, seats=3, seed=5)
    for moment in walk(game, random.Random(5)):
        assert moment
    cited = {clause for line in game.events for clause in line.clauses}
    assert len(cited) > 15 and all(clause.startswith("WH-") for clause in cited)
    assert all(find(clause).id == clause for pair in CLAUSES.items() for clause in pair)


def test_reasons_cite_it_too():
    t = war(lion=plain("plain-samurai", hand=["guard-1"]), dragon=plain("plain-stranger"))
    reasons = t.game.why_not(0, f"c{t.card('plain-stranger')}")
    assert reasons and all(clause.startswith("WH-") for reason in reasons for clause in reason.clauses)
    assert t.game.why_not(0, "t0") == ()
    assert all(clause.startswith("WH-") for reason in t.game.why_not(1, "t0") for clause in reason.clauses)
    assert t.game.why_not(1, "t0")[0].sentence.startswith("Limited actions can be taken")
    (plains,) = war(
        lion=plain(hand=["guard-1"]), dragon=plain(),
        map=[
            {"at": [0, 0]},
            {"at": [1, 0], "owner": 0, "fortress": "lion-battle-fortress"},
            {"at": [0, 1], "owner": 1, "fortress": "dragon-battle-fortress"},
            {"at": [-1, 1], "owner": 0},
        ],
    ).game.why_not(0, "t3")  # fmt: skip
    assert plains.clauses == ("WH-GLO-33",)
    with pytest.raises(gorin.GorinError, match="there is nothing called"):
        t.game.why_not(0, "t99")


def test_the_map_says_what_lies_near_and_who_could_be_invited():
    """A ring around Toshi Ranbo: the Lion beside the Dragon and the Phoenix, and one more that has fallen."""
    t = war(
        lion=plain(hand=["guard-1"]), dragon=plain(), phoenix=plain(),
        map=[
            {"at": [0, 0]},
            {"at": [1, 0], "owner": 0, "fortress": "lion-battle-fortress"},
            {"at": [0, 1], "owner": 1, "fortress": "dragon-battle-fortress"},
            {"at": [1, -1], "owner": 2, "fortress": "phoenix-battle-fortress"},
            {"at": [0, -1], "owner": 1, "fortress": "dragon-open-fortress", "face_down": True},
            {"at": [-1, 0], "owner": 0},
        ],
    )  # fmt: skip
    shown = t.game.view(None)["map"]
    assert [tile["near"] for tile in shown] == [[], ["t3", "t2"], ["t1"], ["t1"], [], []]
    assert [tile["guests"] for tile in shown] == [[], [1, 2], [0], [0], [], []]


def test_a_place_for_a_tile_is_about_itself_and_about_what_lies_around():
    option = next(each for each in _where().options if each.id == "hex:0:-1")
    assert option.refs == ("hex:0:-1", "t0")


def _where():
    game = new("lion", "dragon")
    while not game.pending[0].prompt.endswith(" where?"):
        game.choose(game.pending[0].options[0])
    return game.pending[0]


def test_what_toshi_ranbo_offers_is_about_its_tile():
    t = war(lion=plain(hand=["guard-1"]), dragon=plain())
    (option,) = [each for each in t.game.pending[0].options if each.label.startswith("Toshi Ranbo")]
    assert option.refs == ("t0",)


def test_the_score_board_tells_what_this_turn_has_brought():
    facts = {"gained": 5, "conquered": True}
    t = war(lion=plain(), dragon=plain(hand=["guard-1"]), scores=[facts, {"caused": 9}])
    shown = [player["score"]["progress"] for player in t.game.view(None)["players"]]
    assert shown == [[[1, 1], [5, 8], [0, 8], [0, 1]], [[0, 1], [0, 8], [9, 8], [0, 1]]]


def test_every_variant_is_an_option_with_the_usual_choice_first():
    rules = gorin.new(EDITION, seats=2, seed=1).rules
    usual = rules.complete({})
    for variant in rules.variants:
        assert usual[variant.id] == variant.choices[0].value
        for choice in variant.choices:
            assert rules.complete({variant.id: choice.value})[variant.id] == choice.value
            assert choice.text and "_" not in choice.name
    assert {variant.id for variant in rules.variants} == set(usual) - {"seats", "decks"}


def test_in_other_worlds_the_others_have_other_missions():
    missions = [{"mission": [3, 3, 3, 0]}, {"mission": [0, 3, 3, 3]}]
    t = war(lion=plain(), dragon=plain(hand=["guard-1"]), victory="secret-missions", scores=missions)
    worlds = [t.game.determinize(0, random.Random(seed)).state.scores for seed in range(20)]
    assert {tuple(scores[0].mission) for scores in worlds} == {(3, 3, 3, 0)}
    others = {tuple(scores[1].mission) for scores in worlds}
    assert len(others) > 5 and all(is_mission(list(mission)) for mission in others)


def believed(t, seat=1, worlds=300):
    """What the first player thinks that another's mission could be."""
    found = [t.game.determinize(0, random.Random(seed)).state.scores[seat].mission for seed in range(worlds)]
    return {tuple(mission) for mission in found}


@rule("WH-VAR-07")
def test_who_has_not_won_has_no_mission_that_he_has_met():
    far = {"mission": [3, 3, 0, 3], "steps": [5, 5, 5, 1]}
    t = war(
        lion=plain(),
        dragon=plain(hand=["guard-1"]),
        victory="secret-missions",
        scores=[{"mission": [3, 3, 3, 0]}, far],
    )
    missions = believed(t)
    assert len(missions) > 10 and all(mission[3] > 1 for mission in missions)


def test_what_was_earned_outside_the_phase_takes_no_step_back():
    near = {"mission": [3, 3, 3, 0], "steps": [2, 4, 3, 0], "conquered": True}
    t = war(
        lion=plain(),
        dragon=plain(hand=["guard-1"]),
        victory="secret-missions",
        scores=[{"mission": [3, 3, 3, 0]}, near],
    )
    missions = believed(t, worlds=1000)
    assert (3, 3, 3, 0) in missions and (2, 4, 3, 0) not in missions


@rule("WH-VAR-02")
def test_what_was_reached_in_this_phase_may_still_win():
    near = {"mission": [2, 2, 2, 3], "steps": [1, 4, 3, 0], "conquered": True}
    t = war(
        "end",
        lion=plain(),
        dragon=plain(),
        victory="secret-missions",
        scores=[{"mission": [3, 3, 3, 0]}, near],
    )
    assert t.asked == "dragon" and t.s.scores[1].steps == [2, 4, 3, 0]
    assert (2, 4, 3, 0) in believed(t, worlds=1000)
    t.dragon.chooses("done")
    assert t.s.active == 1 and (2, 4, 3, 0) not in believed(t, worlds=1000)


def test_missions_that_are_being_written_are_secret():
    game = new("lion", "dragon", victory="secret-missions")
    game.choose("choice3", 1)
    for seed in range(8):
        world = game.determinize(0, random.Random(seed))
        assert world.view(0) == game.view(0)
        assert world.rules.why_invalid(world.state) is None
        world.choose("choice3", 0)
        assert [decision.seat for decision in world.pending] == [0, 1]
    assert {game.determinize(0, random.Random(s)).state.answers[1] for s in range(20)} != {300_003}
    assert gorin.load(game.save()).digest() == game.digest()


WRONG = [
    (lambda s: s["tiles"][1].update(column=0, row=0), "two tiles lie in one place"),
    (lambda s: s["tiles"][0].update(owner=0), "Toshi Ranbo does not lie in the middle"),
    (lambda s: s["what"].__setitem__(s["tiles"][1]["card"], -(10**12)), "a Fortress is no Fortress"),
    (lambda s: s["tiles"][1].update(owner=7), "a tile is nobody's"),
    (lambda s: s["tiles"][1].update(card=s["tiles"][2]["card"]), "a Fortress is no Fortress"),
    (lambda s: s["tiles"][1].update(owner=1), "a Fortress belongs to somebody else"),
    (lambda s: s["tiles"].pop(), "a Fortress is missing from the map"),
    (lambda s: s.update(victory="chess"), "nobody knows this condition of victory"),
    (lambda s: s.update(launched_from=1), "an attack goes from nowhere"),
    (lambda s: s["scores"].pop(), "the Score Board is not for this number of seats"),
    (lambda s: s["scores"][0].update(steps=[6, 0, 0, 0]), "a marker stands beside its Path"),
    (lambda s: s["scores"][0].update(gained=-1), "more Honor was gained"),
    (lambda s: s["scores"][0].update(rings=["farm-1"]), "a Ring was put into play that is none"),
    (lambda s: s["scores"][0].update(mission=[9, 0, 0, 0]), "a secret mission is none"),
    (
        lambda s: [tile.update(face_up=False) for tile in s["tiles"] if tile["owner"] == 0],
        "no face-up Fortress",
    ),
]


@pytest.mark.parametrize(("spoil", "wrong"), WRONG)
def test_what_cannot_be_is_refused(spoil, wrong):
    save = json.loads(war(lion=plain(hand=["guard-1"]), dragon=plain()).game.save())
    spoil(save["state"])
    with pytest.raises(InvalidSave, match=wrong):
        gorin.load(json.dumps({**save, "check": checksum(save)}))


def test_while_tiles_are_placed_none_lies_apart():
    """WH-TIL-05; a position may lay them out as it likes."""
    game = new("lion", "dragon")
    while len(game.state.tiles) < 3:
        game.choose(game.decision.pick(0))
    save = json.loads(game.save())
    assert gorin.load(game.save()).digest() == game.digest()
    save["state"]["tiles"][2].update(column=9)
    with pytest.raises(InvalidSave, match="a tile touches none of the others"):
        gorin.load(json.dumps({**save, "check": checksum(save)}))
