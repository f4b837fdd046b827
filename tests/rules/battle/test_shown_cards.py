"""Chapter: Cards Shown in the Rulebook."""

import random

import pytest

import gorin
from support.battle_table import new_table, side, table, token
from support.rule import rule

HELPERS = ("play:scout", "play:shugenja", "play:first-player")


def three_armies(**facts):
    """Each of three players has a facedown token on the board; the Crab are first and to move."""
    return table(
        crab=side("crab_capital", hand=("army-2", "army-3", "bluff")),
        crane=side("crane_capital", hand=("army-2", "army-3", "bluff")),
        lion=side("lion_capital", hand=("army-2", "army-3", "bluff")),
        pieces=[
            token("crab", "army-1", "crab_capital"),
            token("crane", "navy-1", "crane_capital"),
            token("lion", "army-4", "lion_capital"),
        ],
        **facts,
    )


def all_provinces():
    return set(new_table().view()["provinces"])


def offers(seed, seats):
    """Every decision of a game played at random: the game and the ids that are offered."""
    game, rng = gorin.new("battle", seed=seed, seats=seats), random.Random(seed)
    while not game.over:
        decision = rng.choice(game.pending)
        ids = {option.id for option in decision.options}
        yield game, decision.seat, ids
        game.choose(rng.choice(sorted(ids - {"back"})), decision.seat)


def may_play(t, card):
    """The clans that are offered a card now."""
    return {clan for clan in ("crab", "crane", "lion") if f"play:{card}" in getattr(t, clan).may}


# --- when the three are played ---


@rule("BR-CRD-01", "BR-CRD-04")
@pytest.mark.parametrize("card", ("shugenja", "scout"))
def test_shugenja_and_scouts_are_played_at_the_start_of_the_own_turn(card):
    t = three_armies()
    assert may_play(t, card) == {"crab"}
    t.crab.choose("place:army-2")
    assert may_play(t, card) == set()  # the token is in the hand: too late
    t.crab.choose("crab_capital")
    assert may_play(t, card) == {"crane"}
    t.crane.places("army-2", "crane_capital")
    assert may_play(t, card) == {"lion"}


@rule("BR-CRD-06")
def test_the_first_player_card_is_used_by_its_holder_at_the_start_of_the_own_turn():
    t = three_armies()
    assert may_play(t, "first-player") == {"crab"}
    t.crab.choose("place:army-2")
    assert may_play(t, "first-player") == set()
    t.crab.choose("crab_capital")
    for clan in ("crane", "lion"):
        assert may_play(t, "first-player") == set()
        getattr(t, clan).places("army-2", f"{clan}_capital")
    assert may_play(t, "first-player") == {"crab"}  # a later turn of the round will do as well


@rule("BR-CRD-01", "BR-CRD-04", "BR-CRD-06")
def test_the_three_cards_are_not_played_in_upkeep():
    t = three_armies(cards={"crane": ("code-of-honor", "crab")}, phase="territory-cards")
    assert t.phase == "upkeep"
    assert t.crab.may == {"play:code-of-honor", "pass"}


@rule("BR-CRD-01", "BR-CRD-04", "BR-CRD-06")
def test_the_three_cards_are_not_played_in_resolution():
    t = table(
        unicorn=side("unicorn_capital", "unicorn_east"),
        crane=side("crane_capital"),
        lion=side("lion_capital"),
        pieces=[
            token("unicorn", "army-1", "unicorn_capital"),
            token("unicorn", "army-2", "unicorn_east"),
            token("lion", "army-4", "lion_capital"),
        ],
        phase="resolution",
    )
    assert t.phase == "resolution"
    assert t.unicorn.may == {"piece-1", "piece-2", "pass"}


@rule("BR-CRD-01", "BR-CRD-04", "BR-CRD-06")
def test_in_whole_games_the_three_cards_are_offered_only_with_the_choice_of_a_token():
    offered = set()
    for seed in range(4):
        for game, seat, ids in offers(seed, 3):
            found = ids.intersection(HELPERS)
            if found:
                offered |= found
                view = game.view()
                assert view["phase"] == "placement"
                assert any(id.startswith("place:") for id in ids)
                assert "play:first-player" not in found or view["first"] == seat
    assert offered == set(HELPERS)


# --- shugenja ---


@rule("BR-CRD-02", "BR-CRD-03")
def test_a_shugenja_may_choose_each_token_of_the_opponents_and_no_own_one():
    t = three_armies()
    own = t.crab.piece_at("crab_capital")
    t.crab.choose("play:shugenja")
    assert t.crab.may == {t.crab.piece_at("crane_capital"), t.crab.piece_at("lion_capital"), "back"}
    assert t.crab.why_not(own.replace("-", ":")) == {"BR-CRD-03"}
    with pytest.raises(gorin.IllegalChoice):
        t.crab.choose(own)


@rule("BR-CRD-02")
def test_a_shugenja_shows_the_token_to_all_and_puts_it_on_its_owners_discard_pile():
    t = three_armies()
    assert t.view()["pieces"][2].get("face") is None
    t.crab.plays("shugenja", t.crab.piece_at("lion_capital"))
    assert t.pieces == {("crab", "crab_capital"), ("crane", "crane_capital")}
    assert any("Lion's army 4" in line for line in t.log)
    for seat in (None, 0, 1, 2):
        assert [player["discard"] for player in t.view(seat)["players"]] == [[], [], ["army-4"]]


# --- scout ---


@rule("BR-CRD-05")
def test_a_scout_may_look_at_each_token_of_the_opponents_and_at_no_own_one():
    t = three_armies()
    t.crab.choose("play:scout")
    assert t.crab.may == {t.crab.piece_at("crane_capital"), t.crab.piece_at("lion_capital"), "back"}


@rule("BR-CRD-05")
def test_a_scout_shows_the_token_to_the_one_who_sent_it_only_and_leaves_it_facedown():
    t = three_armies()
    before = {seat: t.view(seat)["pieces"] for seat in (None, 1, 2)}
    t.crab.plays("scout", t.crab.piece_at("lion_capital"))
    assert t.crab.face_at("lion_capital") == ["army-4"]
    assert t.crab.face_at("crane_capital") == [None]
    assert t.crane.face_at("lion_capital") == [None]
    assert t.lion.face_at("lion_capital") == ["army-4"]  # the owner's
    assert {seat: t.view(seat)["pieces"] for seat in (None, 1, 2)} == before
    assert not any(piece["faceup"] for piece in t.view()["pieces"])


@rule("BR-CRD-05")
def test_only_the_one_who_sent_the_scout_reads_the_face_in_the_log():
    t = three_armies()
    t.crab.plays("scout", t.crab.piece_at("lion_capital"))
    telling = [line for line in t.game.events if "army 4" in line.sentence]
    assert [line.seats for line in telling] == [(0,)]
    assert any(line == "Crab looks at Lion's token in Lion Capital." for line in t.log)


# --- first player ---


@rule("BR-CRD-07")
def test_the_first_player_card_may_be_used_on_any_token_own_ones_too():
    t = three_armies()
    everywhere = {t.crab.piece_at(f"{clan}_capital") for clan in ("crab", "crane", "lion")}
    t.crab.choose("play:first-player")
    assert t.crab.may == {*everywhere, "back"}


@rule("BR-CRD-07")
def test_the_first_player_alone_sees_the_token_that_goes_back():
    t = three_armies()
    t.crab.plays("first-player", t.crab.piece_at("lion_capital"))
    telling = [line for line in t.game.events if "army 4" in line.sentence]
    assert [line.seats for line in telling] == [(0,)]
    for seat in (None, 0, 1):
        assert "hand" not in t.view(seat)["players"][2]
        assert "pool" not in t.view(seat)["players"][2]


@rule("BR-CRD-07")
def test_what_the_other_players_see_does_not_depend_on_the_face_of_the_token_that_goes_back():
    views = []
    for face in ("army-4", "shinobi-2"):
        t = table(
            crab=side("crab_capital", hand=("army-2", "army-3", "bluff")),
            crane=side("crane_capital"),
            lion=side("lion_capital"),
            pieces=[token("lion", face, "lion_capital")],
        )
        t.crab.plays("first-player", "piece-1")
        public = [line.sentence for line in t.game.events if line.visible_to(1)]
        views.append((t.view(None), t.view(1), public))
    assert views[0] == views[1]


@rule("BR-CRD-08")
def test_the_token_goes_back_to_its_owners_pool_and_neither_to_discard_nor_to_hand():
    t = three_armies()
    hand, pool = t.lion.hand, t.lion.pool
    t.crab.plays("first-player", t.crab.piece_at("lion_capital"))
    assert t.pieces == {("crab", "crab_capital"), ("crane", "crane_capital")}
    assert sorted(t.lion.pool) == sorted([*pool, "army-4"])
    assert t.lion.hand == hand
    assert t.lion.discard == []


@rule("BR-CRD-08")
def test_an_own_token_goes_back_to_the_own_pool():
    t = three_armies()
    pool = t.crab.pool
    t.crab.plays("first-player", t.crab.piece_at("crab_capital"))
    assert sorted(t.crab.pool) == sorted([*pool, "army-1"])
    assert t.crab.discard == []


# --- two objectives ---


def objective_honor(objective, *provinces):
    t = table(lion=side(*provinces, objective=objective), crane=side("crane_capital"), phase="scoring")
    return t.lion.score["objective"]


@rule("BR-CRD-09")
def test_the_last_line_of_defense_wants_the_crab_capital_or_two_crab_provinces():
    def score(*provinces):
        return objective_honor("last_line_of_defense", *provinces)

    assert score("crab_capital") == 5
    assert score("crab_east", "crab_northwest") == 5
    assert score("crab_capital", "crab_central", "crab_east", "crab_northwest") == 5
    assert score("crab_east") == 0
    assert score("crab_northwest", "lion_capital", "shadowlands_north") == 0


@rule("BR-CRD-10")
def test_web_of_influence_wants_provinces_in_seven_territories():
    six = ("crab_east", "dragon_west", "lion_capital", "phoenix_east", "scorpion_west", "islands_east")
    assert objective_honor("web_of_influence", *six) == 0
    assert objective_honor("web_of_influence", *six, "crab_central", "lion_east", "islands_north") == 0
    assert objective_honor("web_of_influence", *six, "unicorn_east") == 10
    assert objective_honor("web_of_influence", *six, "unicorn_east", "mainland_west") == 10


# --- three territory cards ---


def holding(territory, card, **facts):
    """The Crab may play a territory card in upkeep."""
    return table(
        crab=side("crab_capital", "crab_east"),
        crane=side("crane_capital"),
        cards={territory: (card, "crab")},
        phase="territory-cards",
        **facts,
    )


@rule("BR-CRD-11")
def test_diplomatic_mission_offers_every_province_without_peace_and_scorched_earth():
    t = holding(
        "crane",
        "diplomatic-mission",
        specials={
            "lion_east": "peace",
            "crane_south": "scorched-earth",
            "lion_capital": "shrine",
            "dragon_south": "battlefield",
        },
    )
    t.crab.choose("play:diplomatic-mission")
    assert t.crab.may - {"back"} == all_provinces() - {"lion_east", "crane_south"}


@rule("BR-CRD-11")
@pytest.mark.parametrize("province", ("crab_east", "crane_capital", "lion_capital"))
def test_diplomatic_mission_puts_a_peace_token_into_the_chosen_province(province):
    t = holding("crane", "diplomatic-mission")
    t.crab.plays("diplomatic-mission", province)
    assert t.special(province) == "peace"
    assert t.supply("peace") == 14


@rule("BR-CRD-12")
def test_peace_for_an_opponent_brings_two_faceup_tokens_into_one_own_province():
    t = holding("crane", "diplomatic-mission")
    t.crab.plays("diplomatic-mission", "crane_capital")
    assert t.crab.may == {"crab_capital", "crab_east"}
    t.crab.choose("crab_east")
    assert t.control("crab_east") == (1, 2)
    assert t.control("crab_capital") == (1, 0)
    assert t.control("crane_capital") == (1, 0)


@rule("BR-CRD-12")
@pytest.mark.parametrize("province", ("crab_east", "lion_capital"))
def test_peace_for_an_own_or_an_empty_province_brings_nothing(province):
    t = holding("crane", "diplomatic-mission")
    t.crab.plays("diplomatic-mission", province)
    assert t.phase == "placement"  # nothing more was asked
    assert t.control("crab_capital") == t.control("crab_east") == (1, 0)


@rule("BR-CRD-13")
def test_honorable_fight_puts_the_battlefield_token_into_any_province():
    t = holding("lion", "honorable-fight", specials={"lion_east": "peace", "crane_south": "scorched-earth"})
    t.crab.choose("play:honorable-fight")
    assert t.crab.may - {"back"} == all_provinces() - {"lion_east", "crane_south"}
    t.crab.choose("crane_capital")
    assert t.special("crane_capital") == "battlefield"
    assert t.supply("battlefield") == 0


def battlefield(special):
    """The Crab hold one province, with or without the battlefield token."""
    return table(
        crab=side("crab_east", hand=("diplomacy", "raid", "bluff")),
        crane=side("crane_south"),
        specials={"crab_east": special} if special else {},
    )


@rule("BR-CRD-14")
def test_diplomacy_cannot_target_the_battlefield():
    assert "crab_east" in battlefield(None).crab.legal_spots("diplomacy")
    t = battlefield("battlefield")
    assert t.crab.legal_spots("diplomacy") == set()
    t.crab.places("diplomacy", "crab_east")
    t.crab.places("raid", "lion_capital")
    assert t.special("crab_east") == "battlefield"
    assert not t.told("diplomacy")
    assert "diplomacy" in t.crab.discard


@rule("BR-CRD-14")
def test_a_raid_cannot_target_the_battlefield():
    for special, expected in ((None, "scorched-earth"), ("battlefield", "battlefield")):
        t = table(
            crab=side("crab_east", hand=("raid", "bluff")),
            crane=side("crane_south"),
            specials={"crane_south": special} if special else {},
        )
        assert ("crane_south" in t.crab.legal_spots("raid")) == (special is None)
        t.crab.places("raid", "crane_south")
        assert t.special("crane_south") == expected
        assert t.owner("crane_south") == (None if special is None else "crane")


@rule("BR-CRD-13", "BR-CRD-14")
def test_honorable_fight_forbids_diplomacy_and_raids_in_the_province_chosen():
    t = table(
        crab=side("crab_east", hand=("diplomacy", "raid", "bluff")),
        crane=side("crane_south"),
        cards={"lion": ("honorable-fight", "crab")},
        phase="territory-cards",
    )
    t.crab.plays("honorable-fight", "crane_south")
    assert "crane_south" in t.crab.feints("raid")
    assert t.crab.legal_spots("diplomacy") == {"crab_east"}


@rule("BR-CRD-15")
def test_strength_of_purpose_puts_one_faceup_token_into_each_of_two_different_own_provinces():
    t = table(
        crab=side("crab_capital", "crab_east", "crab_central"),
        crane=side("crane_capital"),
        cards={"dragon": ("strength-of-purpose", "crab")},
        phase="territory-cards",
    )
    t.crab.choose("play:strength-of-purpose")
    assert t.crab.may == {"crab_capital", "crab_east", "crab_central", "back"}
    t.crab.choose("crab_east")
    assert t.crab.may == {"crab_capital", "crab_central", "back"}
    with pytest.raises(gorin.IllegalChoice):
        t.crab.choose("crab_east")
    t.crab.choose("crab_capital")
    assert [t.control(f"crab_{where}") for where in ("capital", "east", "central")] == [
        (1, 1),
        (1, 1),
        (1, 0),
    ]


# --- the neutral initiative cards ---


def revealing(card, **facts):
    """Upkeep of round two begins: this initiative card is on top. The Crab were first so far."""
    other = "master-of-tactics" if card == "rise-of-an-empire" else "rise-of-an-empire"
    return table(phase="upkeep", initiative=[card, "dragon", "lion", other], **facts)


@rule("BR-CRD-16")
def test_rise_of_an_empire_makes_the_holder_of_most_territory_cards_first():
    t = revealing(
        "rise-of-an-empire",
        crab=side("crab_capital+5", "crab_east", "crab_central"),
        dragon=side("dragon_capital"),
        lion=side("lion_capital"),
        cards={
            "crab": ("promotion", "crab"),
            "islands": ("port-of-prosperity", "dragon"),
            "lion": ("bushido", "dragon"),
        },
    )
    assert t.first == "dragon"  # 2 cards against 1 and 0


@rule("BR-CRD-17")
def test_master_of_governance_makes_the_holder_of_most_provinces_first():
    t = revealing(
        "master-of-governance",
        crab=side("crab_capital+9", "crab_east"),
        lion=side("lion_capital", "lion_east", "lion_northwest"),
        dragon=side("dragon_capital"),
        cards={"islands": ("port-of-prosperity", "dragon")},
    )
    assert t.first == "lion"  # 3 provinces against 2 and 1


@rule("BR-CRD-18")
def test_master_of_tactics_makes_the_owner_of_most_control_tokens_first_faceup_and_facedown():
    t = revealing(
        "master-of-tactics",
        crab=side("crab_capital", "crab_east", "crab_central", "crab_northwest", "mainland_west"),
        dragon=side("dragon_capital+2", "dragon_south+2"),
        lion=side("lion_capital+4"),
    )
    assert t.first == "dragon"  # 2 + 4 tokens; the Crab have 5 + 0, the Lion 1 + 4
