"""Chapter: Upkeep Phase."""

from collections import Counter

from support.battle_table import new_table, side, table, token
from support.rule import rule

NEUTRAL = ["rise-of-an-empire", "master-of-governance", "master-of-tactics"]
"""Initiative cards that belong to no clan; those of the clans lie on top in these tests."""

# --- step 1: the first player ------------------------------------------------------------------------


@rule("BR-UPK-01", "BR-UPK-06")
def test_each_round_but_the_first_reveals_one_initiative_card_after_upkeep_begins():
    t = new_table(seats=2)
    t.play_on("over")
    course = [kind for kind in t.kinds if kind in ("upkeep", "initiative", "placement")]
    first_round, later_round = ["upkeep", "placement"], ["upkeep", "initiative", "placement"]
    assert course == ["initiative", *first_round, *later_round * 4]  # the very first card is from the setup


@rule("BR-UPK-01")
def test_the_card_revealed_is_the_top_one_and_leaves_the_deck():
    t = table(
        crab=side("crab_capital"),
        crane=side("crane_capital"),
        phase="upkeep",
        initiative=["crane", *NEUTRAL],
    )
    assert "The initiative card is Crane." in t.log
    assert t.game.position()["initiative"] == NEUTRAL


@rule("BR-UPK-02", "BR-UPK-11")
def test_the_dragon_card_makes_the_dragon_first_player():
    t = table(
        crab=side("crab_capital"),
        dragon=side("dragon_capital"),
        crane=side("crane_capital"),
        phase="upkeep",
        initiative=["dragon", "crane", *NEUTRAL[:2]],
    )
    assert t.first == "dragon"
    t.dragon.choose(min(t.dragon.may))  # the Dragon's ability: a token goes back
    assert t.awaits == ["dragon"]
    assert t.phase == "placement"


@rule("BR-UPK-03", "BR-UPK-04")
def test_the_first_player_card_goes_to_the_new_first_player():
    t = table(
        crab=side("crab_capital", hand=("army-1", "army-2", "bluff")),
        crane=side("crane_capital", hand=("army-1", "army-2", "bluff")),
        lion=side("lion_capital"),
        pieces=[token("lion", "army-1", "lion_capital")],
        turn="crane",
        initiative=["crane", "lion", NEUTRAL[0]],
    )
    assert "play:first-player" not in t.crane.may
    t.crane.places("army-1", "crane_capital")
    assert "play:first-player" in t.crab.may
    t.crab.places("army-1", "crab_capital")
    t.crane.places("army-2", "crane_capital")
    t.crab.places("army-2", "crab_capital")
    assert (t.round, t.first, t.awaits) == (3, "crane", ["crane"])
    t.crane.places("bluff", "crane_south")
    assert "play:first-player" not in t.lion.may
    t.lion.places("bluff", "lion_east")
    assert "play:first-player" not in t.crab.may
    t.crab.places("bluff", "crab_east")
    assert "play:first-player" in t.crane.may


@rule("BR-UPK-04")
def test_the_first_player_card_is_offered_at_the_start_of_the_turn_and_not_after_placing():
    t = table(
        crab=side("crab_capital", hand=("army-1", "army-2", "bluff")),
        crane=side("crane_capital", hand=("army-1", "army-2", "bluff")),
        lion=side("lion_capital"),
        pieces=[token("lion", "army-1", "lion_capital")],
    )
    assert t.crab.may == {
        "place:army-1",
        "place:army-2",
        "place:bluff",
        "play:scout",
        "play:shugenja",
        "play:first-player",
    }
    t.crab.places("army-1", "crab_capital")
    assert t.crab.may == set()
    assert t.awaits == ["crane"]
    assert "BR-UPK-04" in t.crane.why_not("card:first-player")


@rule("BR-UPK-05")
def test_the_first_player_card_is_used_once_a_round_and_then_again_by_the_next_first_player():
    t = table(
        crab=side("crab_capital", hand=("army-1", "army-2", "bluff")),
        crane=side("crane_capital"),
        lion=side("lion_capital"),
        pieces=[token("lion", "army-1", "lion_capital"), token("crane", "army-1", "crane_capital")],
        initiative=["lion", "crane", NEUTRAL[0]],
    )
    t.crab.plays("first-player", t.crab.piece_at("lion_capital"))
    assert "play:first-player" not in t.crab.may
    assert "BR-UPK-05" in t.crab.why_not("card:first-player")
    t.crab.places("army-1", "crab_capital")
    assert "play:first-player" not in t.crab.may
    t.crab.places("army-2", "crab_capital")
    assert (t.round, t.first) == (3, "lion")
    for player in (t.lion, t.crab, t.crane):
        player.places("bluff", "islands_east")
    assert "play:first-player" in t.lion.may


@rule("BR-UPK-06")
def test_round_one_keeps_the_first_player_of_the_setup():
    t = table(
        crab=side("crab_capital"),
        crane=side("crane_capital"),
        lion=side("lion_capital"),
        round=1,
        phase="upkeep",
        initiative=["crane", "lion", *NEUTRAL[:2]],
    )
    assert (t.round, t.phase, t.first) == (1, "placement", "crab")
    assert t.told("initiative") == []
    assert t.view()["initiative_left"] == 4


def tied(first, *equals):
    """Four players; the neutral card counts provinces, and the equals have two each."""
    sides = {
        "crab": ("crab_capital", "crab_east"),
        "crane": ("crane_capital", "crane_south"),
        "lion": ("lion_capital", "lion_east"),
        "phoenix": ("phoenix_capital", "phoenix_east"),
    }
    return table(
        **{clan: side(*held[: 2 if clan in equals else 1]) for clan, held in sides.items()},
        first=first,
        phase="upkeep",
        initiative=["master-of-governance", *(clan for clan in sides if clan != first)],
    )


@rule("BR-UPK-07")
def test_of_tied_players_the_closest_on_the_right_of_the_first_player_is_next():
    assert tied("crab", "crane", "lion").first == "lion"
    assert tied("crab", "crane", "phoenix").first == "phoenix"
    assert tied("lion", "crab", "phoenix").first == "crab"
    assert tied("phoenix", "crab", "crane").first == "crane"


@rule("BR-UPK-08")
def test_in_a_tie_the_present_first_player_comes_last():
    assert tied("crab", "crab", "crane").first == "crane"
    assert tied("lion", "lion", "phoenix").first == "phoenix"
    assert tied("crab", "crab").first == "crab"


@rule("BR-UPK-09")
def test_two_players_have_no_first_player_card():
    def sides():
        hand = ("army-1", "bluff")
        return {"crab": side("crab_capital", hand=hand), "crane": side("crane_capital", hand=hand)}

    pieces = [token("crane", "army-2", "crane_capital")]
    assert "play:first-player" in table(**sides(), lion=side("lion_capital"), pieces=pieces).crab.may
    t = table(**sides(), pieces=pieces)
    assert t.crab.may == {"place:army-1", "place:bluff", "play:scout", "play:shugenja"}
    assert t.crab.why_not("card:first-player") == {"BR-UPK-09"}
    t.crab.places("army-1", "crab_capital")
    t.crane.places("army-1", "crane_capital")
    assert t.round == 3  # an upkeep later it is the same
    for _ in range(2):
        t.seat(t.view()["awaiting"][0]).places("bluff", "lion_capital")
    first = t.seat(t.view()["first"])
    assert "play:scout" in first.may
    assert "play:first-player" not in first.may


@rule("BR-UPK-10")
def test_with_two_players_the_new_first_player_begins():
    for named, other in (("crab", "crane"), ("crane", "crab")):
        t = table(
            crab=side("crab_capital"),
            crane=side("crane_capital"),
            first=other,
            phase="upkeep",
            initiative=[named, *NEUTRAL],
        )
        assert (t.phase, t.awaits) == ("placement", [named])


# --- step 2: combat tokens ---------------------------------------------------------------------------


@rule("BR-UPK-12", "BR-PLC-04")
def test_the_bluff_placed_last_round_is_behind_the_screen_again():
    t = table(
        crab=side("crab_capital", hand=("army-5", "bluff")),
        crane=side("crane_capital", hand=("army-4", "bluff")),
    )
    t.crab.places("bluff", "crane_capital")
    assert t.crab.hand == ["army-5"]
    t.crane.places("army-4", "crane_capital")
    assert t.round == 3
    assert t.crab.hand.count("bluff") == 1
    assert t.crane.hand.count("bluff") == 1


@rule("BR-UPK-12")
def test_a_bluff_that_lies_before_the_screen_goes_behind_it():
    t = table(
        crab=side("crab_capital", hand=("army-5",), bluff_before_screen=True),
        crane=side("crane_capital"),
        phase="upkeep",
        initiative=["crane", *NEUTRAL],
    )
    assert t.crab.hand.count("bluff") == 1
    assert not t.crab.own["bluff_before_screen"]


@rule("BR-UPK-13", "BR-UPK-14")
def test_tokens_are_drawn_until_six_are_behind_the_screen():
    t = table(
        crab=side("crab_capital", hand=("army-5",)),  # a kept token, and the bluff comes back
        crane=side("crane_capital"),  # the bluff was kept
        phase="upkeep",
        initiative=["crane", *NEUTRAL],
    )
    assert sorted(t.told("draw")) == [(t.crab.seat, 4), (t.crane.seat, 5)]
    assert "army-5" in t.crab.hand
    assert len(t.crab.hand) == len(t.crane.hand) == 6
    assert len(t.crab.pool) == 27 - 6


@rule("BR-UPK-13")
def test_five_tokens_are_drawn_in_round_one():
    t = new_table(clans=["crab", "crane", "lion"])
    t.play_on("placement")
    assert sorted(t.told("draw")) == [(0, 5), (1, 5), (2, 5)]
    assert [player["pool_count"] for player in t.view()["players"]] == [21, 21, 21]


@rule("BR-UPK-13")
def test_tokens_come_from_the_own_pool():
    t = table(crab=side("crab_capital", hand=("army-5", "bluff")), crane=side("crane_capital"))
    pool = Counter(t.crab.pool)
    t.crab.places("bluff", "crane_capital")
    drawn = Counter(t.crab.hand) - Counter(["army-5", "bluff"])
    assert drawn.total() == 4
    assert Counter(t.crab.pool) == pool - drawn


@rule("BR-UPK-15")
def test_a_pool_that_is_too_small_is_drawn_empty_and_never_refilled():
    *spent, one, other = table(
        crab=side("crab_capital", hand=("army-5", "bluff")), crane=side("crane_capital")
    ).crab.pool
    t = table(
        crab=side("crab_capital", hand=("army-5", "bluff"), discard=tuple(spent)),
        crane=side("crane_capital"),
        phase="upkeep",
        initiative=["crane", *NEUTRAL],
    )
    assert (t.crab.seat, 2) in t.told("draw")
    assert sorted(t.crab.hand) == sorted(["army-5", "bluff", one, other])
    assert t.crab.pool == []
    assert sorted(t.crab.discard) == sorted(spent)


@rule("BR-UPK-16")
def test_hands_that_differ_look_the_same_from_the_other_side():
    def seen_with(*hand):
        t = table(
            crab=side("crab_capital", hand=(*hand, "bluff")),
            crane=side("crane_capital", hand=("army-1", "bluff")),
        )
        return t.crab.hand, t.crane.sees, t.view()

    (one, *seen), (other, *seen_too) = seen_with("army-5", "raid"), seen_with("navy-1", "shinobi-2")
    assert one != other
    assert seen == seen_too
    assert "hand" not in seen[0]["players"][0]
    assert seen[0]["players"][0]["hand_count"] == 3


@rule("BR-UPK-16")
def test_only_the_owner_is_told_what_was_drawn():
    t = table(
        crab=side("crab_capital"),
        crane=side("crane_capital"),
        phase="upkeep",
        initiative=["crane", *NEUTRAL],
    )
    drawn = [line for line in t.game.events if line.kind == "drawn"]
    assert sorted(line.seats for line in drawn) == [(0,), (1,)]


@rule("BR-UPK-23")
def test_a_hand_is_six_tokens_with_exactly_one_bluff():
    t = new_table(clans=["crab", "crane", "dragon", "lion", "phoenix"])
    t.play_on("placement")
    for seat in range(5):
        hand = t.seat(seat).hand
        assert len(hand) == 6
        assert hand.count("bluff") == 1


# --- step 3: territory cards -------------------------------------------------------------------------


def three_with_cards(**facts):
    """Three players at the third step of upkeep; the Crab hold two cards, the others one each."""
    return table(
        crab=side("crab_capital"),
        crane=side("crane_capital"),
        lion=side("lion_capital"),
        cards={
            "crab": ("feats-of-engineering", "crab"),
            "dragon": ("sacred-ground", "crab"),
            "crane": ("code-of-honor", "crane"),
            "lion": ("bushido", "lion"),
        },
        **{"phase": "territory-cards", **facts},
    )


@rule("BR-UPK-17")
def test_each_in_turn_from_the_first_player_plays_one_own_card_or_passes():
    t = three_with_cards(first="crane", turn="crane")
    assert t.awaits == ["crane"]
    assert t.crane.may == {"play:code-of-honor", "pass"}
    t.crane.passes()
    assert t.awaits == ["lion"]
    assert t.lion.may == {"play:bushido", "pass"}
    t.lion.passes()
    assert t.awaits == ["crab"]
    assert t.crab.may == {"play:feats-of-engineering", "play:sacred-ground", "pass"}
    t.crab.plays("sacred-ground", "crab_capital")
    assert t.awaits == ["crane"]  # one card, then the next player
    assert t.crab.cards == {"crab": "feats-of-engineering"}


@rule("BR-UPK-17")
def test_the_new_first_player_is_the_first_to_be_asked_for_a_territory_card():
    t = three_with_cards(phase="upkeep", initiative=["lion", "crane", *NEUTRAL[:2]])
    assert t.awaits == ["lion"]
    assert t.lion.may == {"play:bushido", "pass"}


@rule("BR-UPK-18")
def test_who_passed_may_play_a_card_later_if_another_played_one():
    t = three_with_cards()
    t.crab.passes()
    t.crane.passes()
    t.lion.plays("bushido", "lion_capital")
    assert t.awaits == ["crab"]
    t.crab.passes()
    assert t.awaits == ["crane"]
    t.crane.plays("code-of-honor", "crane_capital", "crane_south")
    assert t.special("crane_south") == "honor+1"
    assert t.awaits == ["crab"]


@rule("BR-UPK-19")
def test_the_step_ends_when_all_have_passed_one_after_another():
    t = three_with_cards()
    t.crab.plays("sacred-ground", "crab_capital")
    t.crane.passes()
    t.lion.passes()
    assert (t.phase, t.awaits) == ("upkeep", ["crab"])  # two passes are not enough
    t.crab.passes()
    assert t.phase == "placement"


@rule("BR-UPK-18", "BR-UPK-19")
def test_a_full_round_of_passes_leaves_no_further_chance():
    t = three_with_cards()
    t.crab.passes()
    t.crane.passes()
    assert t.phase == "upkeep"
    t.lion.passes()
    assert t.phase == "placement"


@rule("BR-UPK-20")
def test_a_player_without_territory_cards_is_not_asked():
    t = table(
        crab=side("crab_capital"),
        crane=side("crane_capital"),
        lion=side("lion_capital"),
        cards={"crane": ("code-of-honor", "crane")},
        phase="territory-cards",
    )
    assert t.awaits == ["crane"]
    t.crane.plays("code-of-honor", "crane_capital", "crane_south")
    assert t.phase == "placement"
    assert t.told("passed") == []


@rule("BR-UPK-21")
def test_no_territory_card_is_played_in_round_one():
    t = three_with_cards(phase="upkeep", round=1)
    assert t.phase == "placement"
    assert t.told("passed") == []
    assert "BR-UPK-21" in t.crab.why_not("card:sacred-ground")


@rule("BR-UPK-22", "BR-SHL-05")
def test_shadowlands_cards_are_not_played_in_upkeep():
    t = table(
        crab=side("crab_capital", "shadowlands_north"),
        crane=side("crane_capital", "shadowlands_south"),
        pieces=[token("crane", "army-1", "crane_capital")],
        specials={"lion_capital": "shrine"},
        cards={
            "crab": ("feats-of-engineering", "crab"),
            "shadowlands_north": ("dark-favors", "crab"),
            "shadowlands_south": ("inspire-fear", "crane"),
        },
        phase="territory-cards",
    )
    assert t.crab.may == {"play:feats-of-engineering", "pass"}
    t.crab.passes()
    assert t.phase == "placement"  # the Crane, who hold a dark card only, were not asked
    assert t.told("passed") == [(t.crab.seat,)]
