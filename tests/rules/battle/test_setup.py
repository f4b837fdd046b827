"""Set-up, steps 1 to 7: the board, clans and tokens, objectives, capitals."""

from collections import Counter

import pytest

import gorin
from gorin.language.core.english import of_another
from support.battle_setup import SEATS, everybody, objectives_kept, play_at_random, set_up, twin
from support.battle_table import CLANS, new_table, side, table
from support.rule import rule

TERRITORIES = {*CLANS, "mainland", "islands", "shadowlands_north", "shadowlands_south"}


# --- steps 1 and 2: the board and the territory cards ---


@rule("BR-SET-01")
@SEATS
def test_all_special_tokens_start_in_the_supply_and_none_on_the_board(seats):
    view = new_table(seats=seats).view()
    assert view["supply"] == {
        "peace": 15,
        "scorched-earth": 15,
        "shrine": 1,
        "battlefield": 1,
        "harbor": 1,
        "honor+1": 2,
        "honor+2": 1,
        "honor=4": 1,
        "defense+1": 3,
        "defense+2": 1,
    }
    assert {told["special"] for told in view["provinces"].values()} == {None}


@rule("BR-SET-02")
def test_every_territory_starts_with_one_of_its_two_cards_on_its_space_at_random():
    found = {territory: Counter() for territory in TERRITORIES}
    for seed in range(40):
        t = new_table(seed=seed)
        told = t.view()["territories"]
        assert {name: (at["holder"], at["played"]) for name, at in told.items()} == dict.fromkeys(
            TERRITORIES, (None, False)
        )
        for territory, card in t.game.position()["territory_cards"].items():
            found[territory][card["card"]] += 1
    assert all(len(cards) == 2 and min(cards.values()) > 5 for cards in found.values())


@rule("BR-SET-02")
def test_the_cards_of_different_territories_are_drawn_independently():
    pairs = set()
    for seed in range(40):
        cards = new_table(seed=seed).game.position()["territory_cards"]
        pairs.add((cards["crab"]["card"], cards["islands"]["card"]))
    assert len(pairs) == 4


@rule("BR-SET-03")
def test_nobody_knows_which_territory_cards_lie_at_the_board():
    t = set_up()
    for view in everybody(t):
        assert not any("card" in told for told in view["territories"].values())

    def with_cards(crab, islands):
        def change(position):
            position["territory_cards"]["crab"]["card"] = crab
            position["territory_cards"]["islands"]["card"] = islands

        return everybody(twin(t, change))

    assert with_cards("promotion", "pirate-raids") == everybody(t)
    assert with_cards("feats-of-engineering", "port-of-prosperity") == everybody(t)


@rule("BR-SET-03")
def test_no_event_tells_which_territory_cards_were_put_out():
    def told(seed):
        lines = new_table(seed=seed).game.events
        return [(line.args, line.sentence) for line in lines if line.kind == "territory_card"]

    assert len(told(0)) == 11
    assert all(told(seed) == told(0) for seed in range(20))  # the same whatever was put out


@rule("BR-SET-04")
def test_the_other_card_of_a_territory_is_out_of_the_game_and_never_seen():
    seen = 0
    for seed in range(12):
        game = gorin.new("battle", seats=2, seed=seed)
        start = {name: told["card"] for name, told in game.position()["territory_cards"].items()}
        for at in play_at_random(game, seed):
            for seat in (None, 0, 1):
                for name, told in at.view(seat)["territories"].items():
                    if "card" in told:
                        seen += 1
                        assert told["card"]["id"] == start[name]
    assert seen


# --- step 3: clans and tokens ---


@rule("BR-SET-05")
def test_players_choose_clans_and_no_two_the_same():
    t = new_table(seats=5, clans="choose")
    free = set(CLANS)
    for seat, clan in enumerate(("scorpion", "crab", "unicorn", "lion", "crane")):
        assert t.awaits == [None]
        assert t.seat(seat).may == free
        t.choose(clan, seat)
        free.remove(clan)
        assert t.clan_of(seat) == clan


@rule("BR-SET-05")
def test_two_players_cannot_be_given_the_same_clan():
    with pytest.raises(gorin.InvalidSetup):
        gorin.new("battle", clans=["crab", "crab"])
    for seed in range(20):
        clans = [player["clan"] for player in new_table(seats=5, seed=seed).view()["players"]]
        assert len(set(clans)) == 5


@rule("BR-SET-05")
def test_a_clan_comes_with_its_own_combat_tokens():
    own = {"crab": "navy-3", "lion": "army-6", "scorpion": "shinobi-3", "dragon": "blessing-3"}
    t = new_table(clans=list(own))
    for clan, token in own.items():
        pool = getattr(t, clan).pool
        assert {face for face in own.values() if face in pool} == {token}


@rule("BR-SET-06")
def test_everybody_can_read_every_clan_ability():
    abilities = {}
    for clans in (list(CLANS[:5]), list(CLANS[5:])):
        t = new_table(clans=clans)
        for view in everybody(t):
            for player in view["players"]:
                assert abilities.setdefault(player["clan"], player["ability"]) == player["ability"]
        for player in t.view()["players"]:
            assert any(of_another(player["ability"]) in line for line in t.log)  # read aloud
    assert set(abilities) == set(CLANS)
    assert all(abilities.values())
    assert len(set(abilities.values())) == 7


@rule("BR-SET-07")
@SEATS
def test_the_bluff_is_behind_the_screen_from_the_start(seats):
    t = new_table(seats=seats)
    for seat in range(seats):
        assert t.seat(seat).hand == ["bluff"]


@rule("BR-SET-08")
def test_the_other_26_combat_tokens_are_the_pool():
    t = new_table(clans=["crab", "crane"])
    for player in (t.crab, t.crane):
        assert player.own["pool_count"] == len(player.pool) == 26
        assert "bluff" not in player.pool


@rule("BR-SET-08")
def test_the_pool_is_mixed():
    hands, drawn = set(), Counter()
    for seed in range(60):
        t = set_up(clans=["crab", "crane"], seed=seed)
        hands.add(tuple(t.crab.hand))
        drawn.update(t.crab.hand)
    assert len(hands) > 30
    assert set(drawn) == {*t.crab.pool, *t.crab.hand}  # every face turns up sooner or later
    assert drawn["army-1"] > drawn["army-5"]


@rule("BR-SET-09")
def test_nobody_not_even_the_owner_can_tell_what_will_be_drawn_from_a_pool():
    # The owner can count what is left, as at the table; the order in which it comes is in no view.
    t = new_table(clans=["crab", "crane"])
    coming = set()
    for number in range(20):
        other = twin(t, lambda position, number=number: position["chance"].__setitem__(1, 1000 + number))
        assert everybody(other) == everybody(t)
        other.play_on("placement")
        coming.add(tuple(other.crab.hand))
    assert len(coming) > 10


@rule("BR-SET-09")
def test_a_pool_shows_the_other_players_its_size_only():
    t = set_up(clans=["crab", "crane"])
    for seat in (None, 1):
        told = t.view(seat)["players"][0]
        assert told["pool_count"] == 21
        assert "pool" not in told
        assert "hand" not in told
    told = [line for line in t.game.events if line.kind == "drawn"]
    assert [line.seats for line in told] in ([(0,), (1,)], [(1,), (0,)])


# --- steps 4 and 5: helpers and objectives ---


@rule("BR-SET-10")
@SEATS
def test_each_player_is_dealt_two_scouts_and_one_shugenja(seats):
    players = new_table(seats=seats).view()["players"]
    assert [(player["scouts"], player["shugenja"]) for player in players] == [(2, 1)] * seats


@rule("BR-SET-11")
@SEATS
def test_each_player_is_dealt_two_objectives_and_keeps_the_one_of_its_choice(seats):
    for pick in (0, 1):
        t = new_table(seats=seats)
        assert sorted(t.view()["awaiting"]) == list(range(seats))
        for seat in range(seats):
            dealt = [card["id"] for card in t.seat(seat).own["dealt_objectives"]]
            assert t.seat(seat).may == set(dealt)
            assert len(set(dealt)) == 2
            t.choose(dealt[pick], seat)
        for seat in range(seats):
            own = t.seat(seat).own
            assert own["objective"] == own["dealt_objectives"][pick]


@rule("BR-SET-11")
def test_the_objectives_are_shuffled():
    dealt = set()
    for seed in range(30):
        dealt.add(frozenset(new_table(seats=2, seed=seed).seat(0).may))
    assert len(dealt) > 15
    assert len(frozenset().union(*dealt)) == 12


@rule("BR-SET-12")
def test_an_objective_that_was_not_kept_is_worth_nothing_and_is_offered_to_nobody_else():
    def score(kept):
        t = table(
            crab=side("shadowlands_north", "shadowlands_south", objective=kept, dealt=both),
            crane=side("crane_capital", "crane_central"),
            phase="scoring",
        )
        return t.crab.score["objective"]

    both = ("reclaiming_lost_lands", "way_of_the_sail")
    assert score("reclaiming_lost_lands") == 3
    assert score("way_of_the_sail") == 0  # though the other one is fulfilled
    t = new_table(seats=5)
    offered = [id for seat in range(5) for id in t.seat(seat).may]
    assert len(set(offered)) == len(offered) == 10


@rule("BR-SET-12")
def test_only_kept_objectives_are_revealed_at_the_end():
    t = objectives_kept(seats=3)
    kept = [t.seat(seat).own["objective"]["id"] for seat in range(3)]
    for _ in play_at_random(t.game, 4):
        pass
    assert [player["objective"]["id"] for player in t.view()["players"]] == kept
    assert len(t.told("objective_revealed")) == 3


@rule("BR-SET-13")
def test_a_secret_objective_is_seen_by_its_owner_only_until_the_game_is_over():
    t = objectives_kept(seats=3)
    for game in play_at_random(t.game, 3):
        for seat in (None, 0, 1, 2):
            for player in game.view(seat)["players"]:
                assert ("objective" in player) == (player["seat"] == seat)
                assert ("dealt_objectives" in player) == (player["seat"] == seat)
    for view in everybody(t):
        assert all("objective" in player for player in view["players"])


@rule("BR-SET-13")
def test_the_others_see_the_same_whatever_objective_a_player_has():
    t = set_up(clans=["crab", "crane", "lion"])

    def other_objective(position):
        assert "web_of_influence" not in position["players"][0]["dealt"]
        position["players"][0]["objective"] = "web_of_influence"
        position["players"][0]["dealt"] = ["way_of_humility", "web_of_influence"]

    other = twin(t, other_objective)
    assert [other.view(seat) for seat in (None, 1, 2)] == [t.view(seat) for seat in (None, 1, 2)]
    assert other.crab.own["objective"]["id"] == "web_of_influence"


@rule("BR-SET-13")
def test_the_log_names_an_objective_to_its_owner_only():
    t = objectives_kept(seats=3)
    for seat in range(3):
        name = t.seat(seat).own["objective"]["name"]
        telling = [line.seats for line in t.game.events if name in line.sentence]
        assert telling
        assert set(telling) == {(seat,)}


# --- steps 6 and 7: capitals and set-aside tokens ---


@rule("BR-SET-14")
@SEATS
def test_each_player_puts_one_facedown_control_token_into_the_own_capital(seats):
    for seed in range(6):
        t = objectives_kept(seats=seats, seed=seed)
        clans = [t.clan_of(seat) for seat in range(seats)]
        held = {
            name: told for name, told in t.view()["provinces"].items() if told["facedown"] + told["faceup"]
        }
        assert set(held) == {f"{clan}_capital" for clan in clans}
        for clan in clans:
            assert t.owner(f"{clan}_capital") == clan
            assert t.control(f"{clan}_capital") == (1, 0)


@rule("BR-SET-15")
def test_example_scorpion_and_crane_start_in_their_capitals():
    t = objectives_kept(clans=["scorpion", "crane"])
    assert t.scorpion.provinces == {"scorpion_capital"}
    assert t.crane.provinces == {"crane_capital"}


@rule("BR-SET-16")
@pytest.mark.parametrize(("seats", "aside"), ((2, 11), (3, 7), (4, 5), (5, 4)))
def test_control_tokens_are_set_aside_by_the_number_of_players(seats, aside):
    players = objectives_kept(seats=seats).view()["players"]
    assert [player["set_aside"] for player in players] == [aside] * seats
    assert [player["control_pool"] for player in players] == [29 - aside] * seats


@rule("BR-SET-17")
def test_the_game_is_for_two_to_five_players():
    for seats in (0, 1, 6, 7):
        with pytest.raises(gorin.InvalidSetup):
            gorin.new("battle", seats=seats)
    for clans in (CLANS[:1], CLANS[:6]):
        with pytest.raises(gorin.InvalidSetup):
            gorin.new("battle", clans=list(clans))
        with pytest.raises(gorin.InvalidPosition):
            table(**{clan: side(f"{clan}_capital") for clan in clans})
    assert [gorin.new("battle", seats=seats, seed=1).seats for seats in (2, 3, 4, 5)] == [2, 3, 4, 5]


@rule("BR-SET-18")
@pytest.mark.parametrize(("seats", "held"), ((2, 12), (3, 8), (4, 6), (5, 5)))
def test_players_start_in_twelve_eight_six_or_five_provinces(seats, held):
    t = set_up(seats=seats)
    assert [len(t.seat(seat).provinces) for seat in range(seats)] == [held] * seats
