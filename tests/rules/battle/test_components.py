"""Chapter: Components."""

import random
from collections import Counter

import pytest

import gorin
from support.battle_table import CLANS, new_table, side, table, token
from support.rule import rule

NEUTRAL_INITIATIVE = {"rise-of-an-empire", "master-of-governance", "master-of-tactics"}

OBJECTIVES = {
    "The Last Line of Defense",
    "The Rice Bowl of the Empire",
    "The Great Wall of the North",
    "The Plains of Battle",
    "The Great Library",
    "The Den of Secrets",
    "The Court of Five Winds",
    "Reclaiming Lost Lands",
    "Emerald Empire",
    "Way of the Sail",
    "Web of Influence",
    "Way of Humility",
}

TERRITORY_CARDS = {
    "crab": {"feats-of-engineering", "promotion"},
    "crane": {"code-of-honor", "diplomatic-mission"},
    "dragon": {"strength-of-purpose", "sacred-ground"},
    "lion": {"bushido", "honorable-fight"},
    "phoenix": {"aid-of-the-kami", "bless-the-lands"},
    "scorpion": {"foment-rebellion", "spy-network"},
    "unicorn": {"cultural-exchange", "reinforcements"},
    "mainland": {"bountiful-harvest", "ashigaru-levies"},
    "islands": {"port-of-prosperity", "pirate-raids"},
    "shadowlands_north": {"dark-favors", "purge-the-weak"},
    "shadowlands_south": {"animate-the-dead", "inspire-fear"},
}


def moments(seed, **options):
    """A game played at random, as it stands at every decision and at its end."""
    game, rng = gorin.new("battle", seed=seed, **options), random.Random(seed)
    while True:
        yield game
        if game.over:
            return
        decision = rng.choice(game.pending)
        ids = [option.id for option in decision.options]
        game.choose(rng.choice([id for id in ids if id != "back"]), decision.seat)


def all_seven():
    """Two tables at which all seven clans are led by somebody."""
    return (new_table(clans=list(CLANS[:5])), new_table(clans=list(CLANS[5:])))


def with_specials(special, count):
    """A moment in which this many provinces hold that special token."""
    return table(
        crab=side("crab_capital", hand=("army-1", "bluff")),
        crane=side("crane_capital"),
        specials=dict.fromkeys(places_for_special_tokens()[:count], special),
    )


def places_for_special_tokens():
    """Provinces of nobody, those first that any special token may lie in."""
    told = new_table().view()["provinces"]
    free = [name for name in told if name not in ("crab_capital", "crane_capital")]
    return sorted(free, key=lambda name: told[name]["coastal"] or name.startswith("shadowlands"))


def assert_there_are(count, special):
    """So many lie in the supply at first; so many fit on the board, and not one more."""
    assert new_table().supply(special) == count
    assert with_specials(special, count).supply(special) == 0
    with pytest.raises(gorin.InvalidPosition):
        with_specials(special, count + 1)


# --- special tokens ---


@rule("BR-CMP-01")
def test_there_are_15_peace_tokens():
    assert_there_are(15, "peace")


@rule("BR-CMP-02")
def test_there_are_15_scorched_earth_tokens():
    assert_there_are(15, "scorched-earth")


@rule("BR-CMP-03")
def test_there_are_4_honor_bonus_tokens():
    for count, special in ((2, "honor+1"), (1, "honor+2"), (1, "honor=4")):
        assert_there_are(count, special)
    supply = new_table().view()["supply"]
    assert sum(count for special, count in supply.items() if special.startswith("honor")) == 4


@rule("BR-CMP-04")
def test_there_are_4_defense_bonus_tokens():
    for count, special in ((3, "defense+1"), (1, "defense+2")):
        assert_there_are(count, special)
    supply = new_table().view()["supply"]
    assert sum(count for special, count in supply.items() if special.startswith("defense")) == 4


@rule("BR-CMP-05")
@pytest.mark.parametrize("special", ("shrine", "battlefield", "harbor"))
def test_shrine_battlefield_and_harbor_are_single_pieces(special):
    assert_there_are(1, special)


@rule("BR-CMP-05")
def test_the_one_shrine_on_the_board_leaves_none_to_place():
    held = {"dragon": ("sacred-ground", "crab")}
    t = table(crab=side("crab_capital"), crane=side("crane_capital"), cards=held, phase="territory-cards")
    assert t.crab.may == {"play:sacred-ground", "pass"}
    t = table(
        crab=side("crab_capital"),
        crane=side("crane_capital"),
        cards=held,
        specials={"lion_east": "shrine"},
        phase="territory-cards",
    )
    assert t.crab.may == {"pass"}


@rule("BR-CMP-05")
def test_one_round_track_token_shows_the_same_round_to_everybody():
    for game in moments(5, seats=3):
        rounds = {game.view(seat)["round"] for seat in (None, 0, 1, 2)}
        assert len(rounds) == 1
        assert rounds <= {0, 1, 2, 3, 4, 5}


@rule("BR-CMP-01", "BR-CMP-02", "BR-CMP-03", "BR-CMP-04", "BR-CMP-05")
def test_special_tokens_are_never_made_or_lost():
    at_first = Counter(new_table().view()["supply"])
    for seed in range(3):
        for game in moments(seed, seats=4):
            view = game.view()
            on_board = Counter(told["special"] for told in view["provinces"].values() if told["special"])
            assert Counter(view["supply"]) + on_board == at_first


# --- cards ---


@rule("BR-CMP-06")
def test_there_are_ten_initiative_cards_seven_of_clans_and_three_neutral():
    seen = set()
    for seats in (2, 5):
        for seed in range(30):
            t = new_table(seats=seats, seed=seed)
            t.play_on("first")
            deck = t.game.position()["initiative"]
            assert len(set(deck)) == len(deck)
            seen.update(deck)
    assert seen == {*CLANS, *NEUTRAL_INITIATIVE}


@rule("BR-CMP-07")
def test_only_one_player_at_a_time_has_the_first_player_card():
    t = table(
        crab=side("crab_capital", hand=("army-1", "army-2", "bluff")),
        crane=side("crane_capital", hand=("army-1", "army-2", "bluff")),
        lion=side("lion_capital", hand=("army-1", "army-2", "bluff")),
        pieces=[token("crab", "army-1", "crab_capital"), token("lion", "army-1", "lion_capital")],
    )
    for clan in ("crab", "crane", "lion"):
        player = getattr(t, clan)
        assert ("play:first-player" in player.may) == (clan == "crab")
        player.places("army-1", f"{clan}_capital")
    t.crab.plays("first-player", t.crab.piece_at("lion_capital"))
    assert "play:first-player" not in t.crab.may
    t.crab.places("army-2", "crab_capital")
    assert "play:first-player" not in t.crane.may


@rule("BR-CMP-10")
def test_there_are_twelve_secret_objectives_and_no_two_alike():
    seen = set()
    for seed in range(20):
        t = new_table(seats=5, seed=seed)
        dealt = [card["name"] for seat in range(5) for card in t.seat(seat).own["dealt_objectives"]]
        assert len(set(dealt)) == 10
        seen.update(dealt)
    assert seen == OBJECTIVES


@rule("BR-CMP-11")
def test_five_players_share_out_all_ten_scouts_and_five_shugenja():
    players = new_table(seats=5).view()["players"]
    assert [(player["scouts"], player["shugenja"]) for player in players] == [(2, 1)] * 5
    assert sum(player["scouts"] for player in players) == 10
    assert sum(player["shugenja"] for player in players) == 5


@rule("BR-CMP-12")
def test_there_are_22_territory_cards_two_for_each_of_11_territories():
    seen = {}
    for seed in range(40):
        for territory, told in new_table(seed=seed).game.position()["territory_cards"].items():
            seen.setdefault(territory, set()).add(told["card"])
    assert seen == TERRITORY_CARDS
    assert len(set().union(*seen.values())) == 22


# --- what the clans have ---


@rule("BR-CMP-08")
def test_there_are_210_control_tokens_30_for_each_clan():
    pools = {player["clan"]: player["control_pool"] for t in all_seven() for player in t.view()["players"]}
    assert pools == dict.fromkeys(CLANS, 30)
    assert sum(pools.values()) == 210


@rule("BR-CMP-08")
def test_a_clan_always_has_its_30_control_tokens_somewhere():
    for game in moments(11, seats=4):
        view = game.view()
        for player in view["players"]:
            held = [told for told in view["provinces"].values() if told["owner"] == player["seat"]]
            on_board = sum(told["faceup"] + told["facedown"] for told in held)
            assert player["control_pool"] + player["set_aside"] + on_board == 30


@rule("BR-CMP-08")
def test_a_31st_control_token_cannot_be_placed():
    t = table(
        crab=side("crab_capital+28", "crab_east"),  # all 30 are on the board
        crane=side("crane_capital"),
        cards={"mainland": ("bountiful-harvest", "crab")},
        phase="territory-cards",
    )
    t.crab.plays("bountiful-harvest", "crab_east")
    assert t.control("crab_east") == (1, 0)
    with pytest.raises(gorin.InvalidPosition):
        table(crab=side("crab_capital+29", "crab_east"), crane=side("crane_capital"))


@rule("BR-CMP-09")
def test_there_are_189_combat_tokens_27_for_each_clan_bluff_included():
    sets = {}
    for t in all_seven():
        for seat in range(t.game.seats):
            own = t.seat(seat).own
            sets[own["clan"]] = Counter(own["hand"] + own["pool"])
    assert {clan: faces.total() for clan, faces in sets.items()} == dict.fromkeys(CLANS, 27)
    assert {clan: faces["bluff"] for clan, faces in sets.items()} == dict.fromkeys(CLANS, 1)
    assert sum(faces.total() for faces in sets.values()) == 189


@rule("BR-CMP-09")
def test_a_clan_always_has_its_27_combat_tokens_somewhere():
    first = {}
    for game in moments(12, seats=3):
        for seat in range(3):
            view = game.view(seat)
            own = view["players"][seat]
            on_board = [piece["face"] for piece in view["pieces"] if piece["seat"] == seat]
            aside = ["bluff"] if own["bluff_before_screen"] else []
            faces = Counter(own["hand"] + own["pool"] + own["discard"] + on_board + aside)
            assert faces.total() == 27
            assert faces == first.setdefault(seat, faces)


@rule("BR-CMP-13")
def test_each_of_the_seven_clans_has_a_screen_of_its_own_that_hides_its_hand():
    for t in all_seven():
        t.play_on("placement")
        for seat, clan in ((seat, t.clan_of(seat)) for seat in range(t.game.seats)):
            player = getattr(t, clan)
            assert len(player.hand) == 6
            for other in (None, *range(t.game.seats)):
                told = t.view(other)["players"][seat]
                assert told["hand_count"] == 6
                assert ("hand" in told) == (other == seat)


# --- the board ---


@rule("BR-CMP-14")
def test_all_players_look_at_the_same_board():
    for game in moments(13, seats=3):
        shared = [
            (view["provinces"], view["supply"], [(piece["id"], piece["spot"]) for piece in view["pieces"]])
            for view in (game.view(seat) for seat in (None, 0, 1, 2))
        ]
        assert all(board == shared[0] for board in shared)
        assert len(shared[0][0]) == 30
