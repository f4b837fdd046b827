"""Positions: what the components and the board do not allow is refused; from the rest the game goes on."""

import itertools
import json
import random

import pytest

import gorin
from gorin.games.battle.position.moment import PHASES
from gorin.kernel.game import checksum
from support.walk import offers, walk


def position(**changes):
    """Crab and Crane in the third round, each with some of everything."""
    told = {
        "round": 3,
        "players": [
            {"clan": "crab", "hand": ["army-3", "raid", "bluff"], "objective": "rice_bowl"},
            {"clan": "crane", "hand": ["navy-2", "bluff"], "discard": ["army-1"]},
        ],
        "provinces": {
            "crab_capital": {"owner": "crab"},
            "crab_east": {"owner": "crab", "faceup": 2},
            "crane_south": {"owner": "crane"},
            "lion_capital": {"special": "harbor"},
        },
        "pieces": [
            {"clan": "crab", "face": "army-2", "spot": "crab_capital>mainland_south"},
            {"clan": "crab", "face": "blessing-2", "spot": "crab_capital>mainland_south", "on": 1},
            {"clan": "crane", "face": "shinobi-1", "spot": "crab_capital", "known_to": ["crab"]},
        ],
        "territory_cards": {"crane": {"card": "code-of-honor", "holder": "crane"}},
        "initiative": ["crane"],
    }
    return {**told, **changes}


def changed(where, value):
    """The position with something else at a place such as `players.0.scouts`."""
    told = position()
    inner = told
    *path, last = [int(name) if name.isdigit() else name for name in where.split(".")]
    for name in path:
        inner = inner.setdefault(name, {}) if isinstance(inner, dict) else inner[name]
    inner[last] = value
    return told


def refused(told, words):
    with pytest.raises(gorin.InvalidPosition) as raised:
        gorin.setup("battle", told)
    assert words in str(raised.value)


def test_the_position_that_the_others_change_can_be_played():
    game = gorin.setup("battle", position())
    assert gorin.setup("battle", game.position()).digest() == game.digest()


# --- misspelt keys ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("where", "words"),
    [
        ("provnces", "a position knows no 'provnces'; did you mean provinces?"),
        ("steps", "a position knows no 'steps'"),
        ("players.0.hnd", "players[0] knows no 'hnd'; did you mean hand?"),
        ("players.1.set_aside", "players[1] knows no 'set_aside'"),
        ("players.1.knows", "players[1].knows is a JSON object"),
        ("players.1.knows.crab", "players[1].knows.crab is a JSON object"),
        ("provinces.crab_east.ownr", "provinces.crab_east knows no 'ownr'; did you mean owner?"),
        ("provinces.crab_eats", "provinces knows no 'crab_eats'; did you mean crab_east?"),
        ("pieces.1.facup", "pieces[1] knows no 'facup'; did you mean faceup?"),
        ("territory_cards.crane.holdr", "territory_cards.crane knows no 'holdr'; did you mean holder?"),
        ("territory_cards.cran", "territory_cards knows no 'cran'; did you mean crane?"),
    ],
)
def test_a_key_that_nobody_knows_is_refused_at_every_depth(where, words):
    refused(changed(where, 1), words)


def test_a_key_of_what_a_player_knows_is_refused_too():
    refused(changed("players.0.knows", {"crane": {"faecs": []}}), "players[0].knows.crane knows no 'faecs'")
    refused(changed("players.0.knows", {"crab": {}}), "players[0].knows knows no 'crab'")


# --- what the box holds and what may lie where --------------------------------------------------------


@pytest.mark.parametrize(
    ("where", "value", "words"),
    [
        ("players.0.scouts", 3, "players[0].scouts is a whole number from 0 to 2, not 3"),
        ("players.0.scouts", -1, "players[0].scouts is a whole number from 0 to 2, not -1"),
        ("players.0.shugenja", 2, "from 0 to 1, not 2"),
        ("players.0.shugenja", -1, "from 0 to 1, not -1"),
        ("round", 0, "round is a whole number from 1 to 5, not 0"),
        ("round", 6, "round is a whole number from 1 to 5, not 6"),
        ("first_card", True, "with two players the first player card stays in the box"),
        ("players.1.objective", "rice_bowl", "there is one objective rice_bowl, and two are dealt"),
        ("players.0.dealt", ["rice_bowl", "rice_bowl"], "there is one objective rice_bowl"),
        ("players.0.dealt", ["web_of_influence"], "the own one among them"),
        ("initiative", ["crane", "crane"], "the initiative card crane is in the deck twice"),
        ("initiative", ["crane", "crab", "master-of-tactics"], "initiative has 2 cards left"),
        ("initiative", ["lion"], "an initiative card is of a clan that nobody leads"),
        ("provinces.crab_east.special", "scorched-earth", "crab_east is scorched earth, which nobody"),
        ("provinces.crane_south.special", "harbor", "not that many tokens 'harbor'"),
        ("provinces.lion_capital", {"faceup": 1}, "provinces.lion_capital.owner is missing"),
        ("provinces.crab_east.faceup", 31, "from 0 to 30, not 31"),
        ("provinces.crab_east.faceup", 30, "more than 30 control tokens"),
        ("provinces.crab_east", {"owner": "crab", "facedown": 0}, "has an owner but no control token"),
        ("pieces.2.spot", "mainland_south>crab_capital", "two combat tokens lie on the border"),
        ("pieces.2.spot", "crab_capital>mainland_south", "two combat tokens lie on the border"),
        ("pieces.1.on", 3, "lies faceup on another token, at the same spot"),
        ("pieces.1.on", 2, "lies faceup on another token, at the same spot"),
        ("pieces.1.on", 9, "lies on another that is not there"),
        ("pieces.1.on", None, "a blessing, and nothing else, lies on a token"),
        ("pieces.2.on", 1, "a blessing, and nothing else, lies on a token"),
        ("pieces.1.faceup", False, "a blessing lies faceup on another token"),
        ("pieces.2.id", 1, "two pieces have the id 1"),
        ("pieces.2.id", 0, "pieces[2].id is a whole number from 1"),
        ("next_piece", 3, "next_piece is a whole number from 4"),
        ("players.0.hand", ["bluff", "bluff"], "the crab have no further token 'bluff'"),
        ("players.0.discard", ["bluff"], "a bluff never goes to the discard pile"),
        ("players.0.pool", ["army-1"], "players[0].pool lists all tokens that are nowhere else"),
        ("players.0.bluff_before_screen", True, "the bluff is elsewhere"),
        ("players.0.knows", {"crane": {"faces": ["army-5"]}}, "a token of the crane that they do not have"),
        ("players.0.knows", {"crane": {"faces": [], "since": 9}}, "since is a whole number from 0 to 4"),
        ("territory_cards.crane.played", True, "a card that was played is in the box"),
        ("territory_cards.crane.card", "promotion", "there is no 'promotion'"),
        ("turn", "lion", "nobody plays the lion"),
        ("passes", 1, "passes are counted in territory-cards only"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_and_named(where, value, words):
    refused(changed(where, value), words)


def test_a_harbor_on_the_coast_cannot_be():
    refused(position(provinces={"crane_south": {"special": "harbor"}}), "crane_south lies on the coast")
    gorin.setup("battle", position(provinces={"shadowlands_north": {"special": "harbor"}}))


@pytest.mark.parametrize("special", ["honor+1", "honor+2", "honor=4", "defense+1", "defense+2"])
@pytest.mark.parametrize("province", ["shadowlands_north", "shadowlands_south"])
def test_no_bonus_token_lies_in_the_shadowlands(province, special):
    refused(position(provinces={province: {"special": special}}), "no card puts it into the Shadowlands")


def test_few_neutral_initiative_cards_are_in_the_deck():
    clans = ("crab", "crane", "lion", "dragon", "unicorn")
    neutral = ["rise-of-an-empire", "master-of-governance", "master-of-tactics"]
    for seats, most in ((2, 3), (3, 2), (4, 1), (5, 0)):
        players = [{"clan": clan} for clan in clans[:seats]]
        gorin.setup("battle", {"players": players, "initiative": neutral[:most]})
        if most < len(neutral):
            told = {"players": players, "initiative": neutral[: most + 1]}
            refused(told, f"{seats} players have {most} neutral initiative cards at most")


def test_the_initiative_card_of_who_began_is_in_the_box():
    clans = ["crab", "crane", "lion", "dragon"]
    told = {"players": [{"clan": clan} for clan in clans], "first": "crab"}
    refused({**told, "initiative": clans}, "4 players have 3 clans' initiative cards at most [BR-SET-22]")
    began = ["crane", "crab", "lion", "rise-of-an-empire"]
    refused({**told, "initiative": began}, "the crab began: their initiative card is in the box [BR-SET-22]")
    told["players"][0]["hand"] = ["army-1", "bluff"]
    later = {**told, "round": 2, "initiative": began[:3]}  # the neutral card has made the Crab first
    assert gorin.setup("battle", later).position()["initiative"] == began[:3]


def test_the_neutral_cards_that_were_revealed_are_told_or_filled_in():
    """With three players two neutral cards are in the game."""
    told = {"players": [{"clan": clan, "hand": ["army-1", "bluff"]} for clan in ("crab", "crane", "lion")]}
    told |= {"round": 3, "initiative": ["crane", "master-of-tactics"]}
    for given, revealed in (
        ({}, ["rise-of-an-empire"]),
        ({"revealed": ["master-of-governance"]}, ["master-of-governance"]),
        ({"initiative": ["crane", "lion"]}, ["rise-of-an-empire", "master-of-governance"]),
        ({"initiative": [], "revealed": ["master-of-tactics"]}, ["master-of-tactics", "rise-of-an-empire"]),
    ):
        game = gorin.setup("battle", {**told, **given})
        assert game.position()["revealed"] == revealed
        assert gorin.setup("battle", game.position()).position() == game.position()
    whole = {**told, "round": 1, "initiative": ["crane", "lion", "master-of-tactics", "rise-of-an-empire"]}
    assert "revealed" not in gorin.setup("battle", whole).position()
    refused({**whole, "revealed": ["master-of-governance"]}, "0 neutral initiative cards were revealed")


@pytest.mark.parametrize(
    ("revealed", "words"),
    [
        (["crane"], "revealed"),
        (["master-of-tactic"], "master-of-tactics"),
        (["master-of-tactics"], "the initiative card master-of-tactics was revealed once"),
        (["rise-of-an-empire"] * 2, "the initiative card rise-of-an-empire was revealed once"),
        (["rise-of-an-empire", "master-of-governance"], "1 neutral initiative cards were revealed, not 2"),
    ],
)
def test_what_cannot_have_been_revealed_is_refused(revealed, words):
    told = {"players": [{"clan": clan, "hand": ["army-1", "bluff"]} for clan in ("crab", "crane", "lion")]}
    told |= {"round": 3, "initiative": ["crane", "master-of-tactics"], "revealed": revealed}
    refused(told, words)


def test_a_phase_says_what_belongs_to_it():
    refused(position(phase="resolution", turn="crab"), "turn: nobody has a turn in resolution")
    refused(position(phase="return-token"), "only the dragon return a token")
    dragon = [{"clan": "dragon", "hand": ["army-1"] * 5 + ["bluff"]}, {"clan": "crane"}]
    refused({"phase": "return-token", "players": dragon}, "with more than 6 in hand")
    dragon[0]["hand"].append("army-2")
    assert gorin.setup("battle", {"phase": "return-token", "players": dragon}).decision.seat == 0


def set_aside(state, seat):
    """Put a control token of the pool aside."""
    state["control_pool"][seat] -= 1
    state["set_aside"][seat] += 1


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda s: s["scouts"].__setitem__(0, 3), "2 scouts"),
        (lambda s: s["scouts"].__setitem__(0, -1), "2 scouts"),
        (lambda s: s["shugenja"].__setitem__(1, 2), "1 shugenja"),
        (lambda s: s.update(first_card_ready=True), "first player card|question"),
        (lambda s: s["initiative"].append(9), "at this moment"),
        (lambda s: s["initiative"].pop(), "does not last"),
        (lambda s: s["dealt"][0].append(s["dealt"][1][0]), "two are dealt"),
        (lambda s: s["pieces"][1].update(spot=0), "at the same spot"),
        (lambda s: s["known_since"].__setitem__(1, 5), "moment that there was not"),
        (lambda s: s["set_aside"].__setitem__(0, 1), "30 control tokens"),
        (lambda s: set_aside(s, 0), "set aside during the set-up only"),
        (lambda s: s["dealt"][0].extend(set(range(4)) - {*s["dealt"][0], *s["dealt"][1]}), "of 2 at most"),
    ],
)
def test_a_save_is_held_to_the_same(change, words):
    content = json.loads(gorin.setup("battle", position()).save())
    change(content["state"])
    content["check"] = checksum(content)
    with pytest.raises(gorin.InvalidSave, match=words):
        gorin.load(json.dumps(content))


def test_a_blessing_does_not_lie_on_a_token_that_was_sent_back():
    told = {
        "players": [{"clan": clan} for clan in ("crab", "crane", "lion")],
        "first_card": False,
        "pieces": [{"clan": "crab", "face": "blessing-2", "spot": "crab_east", "on": 2}],
        "recalled": [{"clan": "crab", "face": "army-1", "spot": "crab_east"}],
    }
    refused(told, "a blessing lies faceup on another token")


@pytest.mark.parametrize(
    ("seats", "ready", "faces"),
    [(3, False, ["army-1", "army-2"]), (3, True, ["army-1"]), (2, False, ["army-1"])],
)
def test_one_token_is_sent_back_in_a_round_by_the_card_that_is_used_up(seats, ready, faces):
    told = {
        "players": [{"clan": clan} for clan in ("crab", "crane", "lion")[:seats]],
        "first_card": ready,
        "recalled": [{"clan": "crab", "face": face, "spot": "crab_east"} for face in faces],
    }
    refused(told, "only the first player card sends a token back, once a round")


def test_a_blessing_is_not_sent_back():
    told = {
        "players": [{"clan": clan} for clan in ("crab", "crane", "lion")],
        "first_card": False,
        "recalled": [{"clan": "crab", "face": "blessing-2", "spot": "crab_east"}],
    }
    refused(told, "piece 1 (blessing-2): no card sends a blessing back into its pool [BR-BLS-03]")


# --- the moments that have a name ---------------------------------------------------------------------


def moments(seats, seed, **options):
    """Every moment of a game, with its position."""
    for game in walk(gorin.new("battle", seats=seats, seed=seed, **options), random.Random(seed)):
        yield game, game.position()


def test_every_named_moment_comes_up_and_is_told_without_choices():
    named = set()
    clans = [["dragon", "unicorn", "scorpion"], "choose"]
    for seed in range(3):
        for choice in clans:
            game = gorin.new("battle", seats=3, seed=seed, clans=choice)
            named |= {
                moment.position()["phase"]
                for moment in walk(game, random.Random(seed))
                if moment.rules.is_describable(moment.state)
            }
    assert named == set(PHASES) - {"upkeep", "scoring"}


def test_a_token_half_placed_is_told_by_the_turn_and_the_choice():
    game = gorin.setup("battle", position(seed=4))
    before = game.position()
    assert "then" not in before
    game.choose("place:army-3")
    assert game.position() == {**before, "then": [[0, "place:army-3"]]}
    refused({**before, "then": [[0, "place:army-6"]]}, "choice 1 of then cannot be made: 'place:army-6'")


def test_the_first_of_the_secret_choices_is_told_as_a_choice():
    game = gorin.new("battle", seats=2, seed=1)
    told = game.position()
    assert told["phase"] == "objectives"
    assert all(len(player["dealt"]) == 2 for player in told["players"])
    option = game.pending[1].options[0].id
    game.choose(option, 1)
    assert game.position() == {**told, "then": [[1, option]]}


def test_pools_keep_their_order_and_chance_its_place_so_that_the_same_tokens_are_drawn():
    played = moments(2, 6)
    game, told = next(
        each for each in played if each[1].get("round") == 4 and each[1]["phase"] == "placement"
    )
    assert any("pool" in player for player in told["players"])
    again = gorin.setup("battle", json.loads(json.dumps(told)))
    for one in (game, again):
        while one.view()["round"] == 4:
            one.choose(one.decision.pick(0))
    assert [again.view(seat) for seat in (0, 1)] == [game.view(seat) for seat in (0, 1)]
    assert offers(again) == offers(game)


def test_without_an_order_a_pool_is_what_is_nowhere_else():
    told = changed("players.0.pool", None)
    assert len(gorin.setup("battle", told).view(0)["players"][0]["pool"]) == 27 - 5


# --- the set-up -----------------------------------------------------------------------------------------


def start():
    """Some starting tokens have been placed."""
    told = (told for _, told in moments(3, 2) if told["phase"] == "starting-provinces")
    return next(itertools.islice(told, 7, None))


def test_the_set_up_follows_from_what_is_on_the_board():
    told = start()
    game = gorin.setup("battle", told)
    assert game.position() == told
    owners = [province["owner"] for province in told["provinces"].values()]
    clans = [player["clan"] for player in told["players"]]
    counts = [owners.count(clan) for clan in clans]
    turn = clans[game.decision.seat]
    assert owners.count(turn) == min(counts)


def take_back(told, count):
    """Take the starting tokens of one player off the board."""
    clan = told["players"][0]["clan"]
    held = [name for name, at in told["provinces"].items() if at["owner"] == clan and "capital" not in name]
    for name in held[:count]:
        del told["provinces"][name]


def put_into_deck(told, card):
    """Have this initiative card in the deck instead of another clan's."""
    clans = [player["clan"] for player in told["players"]]
    replaced = next(each for each in told["initiative"] if each in clans)
    told["initiative"][told["initiative"].index(replaced)] = card


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda t: t.update(round=1), "starting-provinces knows no 'round'"),
        (lambda t: t["players"][0].update(hand=["bluff"]), "players[0] in starting-provinces knows no"),
        (lambda t: t["players"][0].pop("dealt"), "players[0].dealt lists the 2 objectives"),
        (lambda t: t["players"][0].update(objective=t["players"][1]["objective"]), "that was dealt"),
        (lambda t: t["initiative"].pop(), "initiative has 4 cards after the set-up"),
        (lambda t: put_into_deck(t, t["first"]), "their initiative card is in the box"),
        (lambda t: t.pop("first"), "first: there is no None"),
        (lambda t: next(iter(t["provinces"].values())).update(facedown=2), "single facedown control tokens"),
        (lambda t: next(iter(t["provinces"].values())).update(special="peace"), "and no special token"),
        (lambda t: take_back(t, 2), "starting tokens are placed in turn"),
        (lambda t: t["territory_cards"]["crab"].update(played=True), "unseen on their spaces"),
    ],
)  # fmt: skip
def test_what_cannot_be_in_the_set_up_is_refused(change, words):
    told = start()
    change(told)
    refused(told, words)


def test_a_capital_is_held_during_the_set_up():
    told = start()
    clan = told["players"][0]["clan"]
    told["provinces"].pop(f"{clan}_capital")
    refused(told, f"the {clan} hold their capital")


def test_clans_are_chosen_in_order():
    players = [{"clan": "crab"}, {}, {}]
    game = gorin.setup("battle", {"phase": "clans", "players": players})
    assert game.decision.seat == 1
    assert "crab" not in {option.id for option in game.decision.options}
    refused({"phase": "clans", "players": [{}, {"clan": "crab"}]}, "clans are chosen seat by seat")
    refused(
        {"phase": "clans", "players": [{"clan": "lion"}, {"clan": "crab"}]}, "somebody is still to choose"
    )
    refused({"phase": "clans", "players": [{}, {}], "first": "crab"}, "clans knows no 'first'")
    refused({"phase": "clans", "players": [{}, {}], "initiative": ["crab"]}, "initiative is not laid yet")
    capital = {"crab_capital": {"owner": "crab"}}
    refused({"phase": "clans", "players": players, "provinces": capital}, "provinces are empty in clans")
