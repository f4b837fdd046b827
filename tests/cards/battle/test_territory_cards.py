"""The 22 territory cards: what each does, on what terms, and that it is spent afterwards."""

from typing import NamedTuple

import pytest

from support.battle_table import side, table, token

COASTAL = {
    *("crab_capital", "crane_capital", "crane_central", "crane_south", "islands_east", "islands_north"),
    *("islands_west", "lion_east", "mainland_east", "mainland_south", "phoenix_east", "shadowlands_south"),
}
SHADOWLANDS = {"shadowlands_north", "shadowlands_south"}


class Printed(NamedTuple):
    """A card as we know it: its territory and words that its text must have."""

    territory: str
    words: tuple[str, ...]


CARDS = {
    "feats-of-engineering": Printed("crab", ("harbor token", "landlocked")),
    "promotion": Printed("crab", ("army, navy or shinobi", "discard pile", "hand", "pool")),
    "code-of-honor": Printed("crane", ("two honor tokens +1", "different", "outside the Shadowlands")),
    "diplomatic-mission": Printed("crane", ("peace token", "opponent", "two faceup control tokens")),
    "strength-of-purpose": Printed("dragon", ("two different", "one faceup control token")),
    "sacred-ground": Printed("dragon", ("shrine token", "any province")),
    "bushido": Printed("lion", ("honor token 4", "outside the Shadowlands")),
    "honorable-fight": Printed("lion", ("battlefield token", "any province")),
    "aid-of-the-kami": Printed("phoenix", ("defense token +2", "outside the Shadowlands")),
    "bless-the-lands": Printed("phoenix", ("Remove a scorched earth token", "two", "one of them faceup")),
    "foment-rebellion": Printed("scorpion", ("Remove a peace token", "If you control it", "faceup")),
    "spy-network": Printed("scorpion", ("another player's hand", "bluff this round")),
    "cultural-exchange": Printed("unicorn", ("one of your provinces", "change places", "opponent")),
    "reinforcements": Printed("unicorn", ("army", "discard pile", "hand", "pool")),
    "bountiful-harvest": Printed("mainland", ("two faceup control tokens",)),
    "ashigaru-levies": Printed("mainland", ("three defense tokens +1", "different", "Shadowlands")),
    "port-of-prosperity": Printed("islands", ("honor token +2", "outside the Shadowlands")),
    "pirate-raids": Printed("islands", ("scorched earth token", "yours", "three faceup control tokens")),
    "dark-favors": Printed(
        "shadowlands_north", ("Remove one of your control tokens", "up to four", "discard")
    ),
    "purge-the-weak": Printed("shadowlands_north", ("Discard a token from your hand", "two", "place none")),
    "animate-the-dead": Printed("shadowlands_south", ("control tokens", "your discard pile", "faceup")),
    "inspire-fear": Printed("shadowlands_south", ("control tokens", "up to two special tokens")),
}
DARK = ("dark-favors", "purge-the-weak", "animate-the-dead", "inspire-fear")
HAND = ("army-1", "army-2", "army-3", "navy-1", "shinobi-1", "bluff")


def holding(card, **facts):
    """The Crab hold a card at the time when it can be played."""
    sides = {
        "crab": side("crab_capital", "crab_east", hand=HAND),
        "crane": side("crane_capital", "crane_south+1", hand=("army-1", "navy-2", "bluff")),
    }
    phase = "placement" if card in DARK else "territory-cards"
    cards = {CARDS[card].territory: (card, "crab")}
    return table(**{**sides, "phase": phase, "cards": cards, **facts})


def rich(card, **facts):
    """A moment at which every card can be played."""
    return holding(
        card,
        crab=side("crab_capital", "crab_east+1", hand=HAND, discard=("army-1", "army-4", "blessing-2")),
        specials={"lion_capital": "scorched-earth", "dragon_south": "peace"},
        pieces=[
            token("crane", "army-3", "crane_capital"),
            token("crane", "army-2", "crane_south"),
            token("crab", "navy-2", "crab_capital"),
        ],
        **facts,
    )


def play_out(t):
    """Take the first options until nothing more is asked for the card."""
    while t.awaits == ["crab"] and "place:army-2" not in t.crab.may:
        t.crab.choose(t.game.decision.options[0].id)


def offered(t):
    """What can be picked now, without the words."""
    return t.crab.may - {"back", "done"}


def all_of(t):
    return set(t.view()["provinces"])


def everything(t):
    """All that anybody can see."""
    return [t.view(viewer) for viewer in (0, 1, None)], len(t.game.events)


# --- all of them -----------------------------------------------------------------------------------


@pytest.mark.parametrize("card", CARDS)
def test_a_card_says_what_it_does(card):
    t = rich(card)
    text = t.crab.sees["territories"][CARDS[card].territory]["card"]["text"]
    for words in CARDS[card].words:
        assert words in text
    option = next(o for o in t.game.decision.options if o.id == f"play:{card}")
    assert any(text in reason.sentence for reason in t.game.decision.explain(option))


@pytest.mark.parametrize("card", [card for card in CARDS if card not in DARK])
def test_a_card_is_played_in_upkeep_only(card):
    t = rich(card)
    assert t.crab.may == {f"play:{card}", "pass"}
    t.crab.passes()
    assert t.phase == "placement"
    assert f"play:{card}" not in t.crab.may
    assert "BR-TER-08" in t.crab.why_not(f"card:{card}")


@pytest.mark.parametrize("card", DARK)
def test_a_card_of_the_shadowlands_is_played_at_the_start_of_a_turn_only(card):
    both = {CARDS[card].territory: (card, "crab"), "mainland": ("bountiful-harvest", "crab")}
    t = rich(card, phase="territory-cards", cards=both)
    assert t.crab.may == {"play:bountiful-harvest", "pass"}
    assert "BR-SHL-05" in t.crab.why_not(f"card:{card}")
    t.crab.passes()
    assert {"place:army-1", f"play:{card}"} <= t.crab.may
    t.crab.choose("place:army-1")
    assert f"play:{card}" not in t.crab.may


@pytest.mark.parametrize("card", CARDS)
def test_a_card_that_is_taken_back_changes_nothing(card):
    t = rich(card)
    before = everything(t)
    t.crab.plays(card, "back")
    assert everything(t) == before


@pytest.mark.parametrize("card", ["code-of-honor", "ashigaru-levies", "strength-of-purpose"])
def test_a_pick_is_taken_back_before_the_card(card):
    t = rich(card)
    before = everything(t)
    t.crab.plays(card)
    first = offered(t)
    t.crab.choose("crab_east")
    assert offered(t) == first - {"crab_east"}
    t.crab.choose("back")
    assert offered(t) == first
    t.crab.choose("back")
    assert everything(t) == before


@pytest.mark.parametrize("card", CARDS)
def test_a_card_is_spent_once_it_is_played(card):
    t = rich(card)
    t.crab.plays(card)
    play_out(t)
    told = t.view()["territories"][CARDS[card].territory]
    assert (told["played"], told["holder"], told["card"]["id"]) == (True, None, card)
    assert t.kinds.count("card_played") == 1
    assert f"play:{card}" not in t.crab.may
    assert "BR-TER-07" in t.crab.why_not(f"card:{card}")


@pytest.mark.parametrize("card", CARDS)
def test_nobody_else_can_read_or_play_a_card_that_is_held(card):
    t = rich(card)
    territory = CARDS[card].territory
    assert "card" not in t.crane.sees["territories"][territory]
    assert "card" not in t.view()["territories"][territory]
    assert t.crane.why_not(f"card:{card}") == {"BR-TER-03"}


# --- special tokens into provinces -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "special", "where"),
    [
        ("feats-of-engineering", "harbor", lambda t: all_of(t) - COASTAL),
        ("sacred-ground", "shrine", all_of),
        ("honorable-fight", "battlefield", all_of),
        ("bushido", "honor=4", lambda t: all_of(t) - SHADOWLANDS),
        ("aid-of-the-kami", "defense+2", lambda t: all_of(t) - SHADOWLANDS),
        ("port-of-prosperity", "honor+2", lambda t: all_of(t) - SHADOWLANDS),
        ("diplomatic-mission", "peace", all_of),
        ("pirate-raids", "scorched-earth", all_of),
    ],
)
def test_a_special_token_goes_into_one_province(card, special, where):
    t = holding(card)
    before = t.supply(special)
    t.crab.plays(card)
    assert offered(t) == where(t)
    t.crab.choose("unicorn_east")
    assert {name for name in all_of(t) if t.special(name)} == {"unicorn_east"}
    assert t.special("unicorn_east") == special
    assert t.supply(special) == before - 1
    assert t.awaits == ["crab"]
    assert t.phase == "placement"


@pytest.mark.parametrize(
    ("card", "special", "count"),
    [("code-of-honor", "honor+1", 2), ("ashigaru-levies", "defense+1", 3)],
)
def test_several_special_tokens_go_into_different_provinces(card, special, count):
    t = holding(card)
    t.crab.plays(card)
    picks = ("unicorn_east", "crab_east", "crane_south")[:count]
    for number, pick in enumerate(picks):
        assert offered(t) == all_of(t) - SHADOWLANDS - set(picks[:number])
        assert "done" not in t.crab.may
        t.crab.choose(pick)
    assert {name for name in all_of(t) if t.special(name) == special} == set(picks)
    assert t.supply(special) == 0


@pytest.mark.parametrize(
    ("special", "flowers"),
    [("honor+1", 3), ("honor+2", 4), ("honor=4", 4), ("defense+1", 3), ("defense+2", 3)],
)
def test_the_token_shows_in_the_flowers_of_the_province(special, flowers):
    t = holding("bountiful-harvest", specials={"lion_east": special})
    assert t.view()["provinces"]["lion_east"]["flowers"] == flowers


def test_bushido_takes_the_place_of_the_printed_flowers():
    t = holding("bushido")
    t.crab.plays("bushido", "crane_south")  # three flowers
    assert t.view()["provinces"]["crane_south"]["flowers"] == 4


# --- Diplomatic Mission and Pirate Raids: and something more ---------------------------------------


def test_diplomatic_mission_to_an_opponent_gives_two_faceup_tokens():
    t = holding("diplomatic-mission")
    t.crab.plays("diplomatic-mission", "crane_south")
    assert t.crab.may == {"crab_capital", "crab_east"}
    t.crab.choose("crab_east")
    assert t.control("crab_east") == (1, 2)
    assert (t.special("crane_south"), t.control("crane_south")) == ("peace", (1, 1))


@pytest.mark.parametrize("province", ["crab_capital", "lion_east"], ids=["own", "empty"])
def test_diplomatic_mission_elsewhere_gives_nothing_more(province):
    t = holding("diplomatic-mission")
    t.crab.plays("diplomatic-mission", province)
    assert t.special(province) == "peace"
    assert t.phase == "placement"
    assert "control" not in t.kinds


def test_pirate_raids_on_an_own_province_give_three_faceup_tokens_elsewhere():
    t = holding("pirate-raids")
    t.crab.plays("pirate-raids", "crab_east")
    assert t.owner("crab_east") is None
    assert t.crab.may == {"crab_capital"}
    t.crab.choose("crab_capital")
    assert t.control("crab_capital") == (1, 3)
    assert t.crab.own["control_pool"] == 26


def test_pirate_raids_on_an_opponent_take_the_province_away():
    t = holding("pirate-raids")
    t.crab.plays("pirate-raids", "crane_south")
    assert t.special("crane_south") == "scorched-earth"
    assert (t.owner("crane_south"), t.control("crane_south")) == (None, (0, 0))
    assert t.crane.own["control_pool"] == 29
    assert t.phase == "placement"
    assert "control" not in t.kinds


def test_pirate_raids_on_the_only_own_province_give_nothing():
    t = holding("pirate-raids", crab=side("crab_east", hand=HAND))
    t.crab.plays("pirate-raids", "crab_east")
    assert t.crab.provinces == set()
    assert t.phase == "placement"


# --- control tokens --------------------------------------------------------------------------------


def test_strength_of_purpose_adds_one_faceup_token_to_two_own_provinces():
    t = holding("strength-of-purpose", crab=side("crab_capital", "crab_east", "lion_east", hand=HAND))
    t.crab.plays("strength-of-purpose")
    assert offered(t) == {"crab_capital", "crab_east", "lion_east"}
    t.crab.choose("crab_east")
    assert t.crab.may == {"crab_capital", "lion_east", "back"}
    t.crab.choose("lion_east")
    assert [t.control(name) for name in ("crab_capital", "crab_east", "lion_east")] == [
        (1, 0),
        (1, 1),
        (1, 1),
    ]


def test_strength_of_purpose_needs_two_own_provinces():
    t = holding("strength-of-purpose", crab=side("crab_capital", hand=HAND))
    assert t.crab.may == {"pass"}


def test_bountiful_harvest_adds_two_faceup_tokens_to_one_own_province():
    t = holding("bountiful-harvest")
    t.crab.plays("bountiful-harvest")
    assert offered(t) == {"crab_capital", "crab_east"}
    t.crab.choose("crab_east")
    assert [t.control(name) for name in ("crab_capital", "crab_east")] == [(1, 0), (1, 2)]


def test_bountiful_harvest_is_nothing_for_a_ronin():
    assert holding("bountiful-harvest", crab=side(hand=HAND)).crab.may == {"pass"}


def test_bless_the_lands_frees_a_scorched_province_and_settles_it():
    waste = {"crane_central": "scorched-earth", "lion_east": "scorched-earth", "dragon_south": "peace"}
    t = holding("bless-the-lands", specials=waste)
    t.crab.plays("bless-the-lands")
    assert offered(t) == {"crane_central", "lion_east"}
    t.crab.choose("lion_east")
    assert t.special("lion_east") is None
    assert (t.owner("lion_east"), t.control("lion_east")) == ("crab", (1, 1))
    assert t.special("crane_central") == "scorched-earth"
    assert t.supply("scorched-earth") == 14


def test_bless_the_lands_needs_scorched_earth():
    assert holding("bless-the-lands", specials={"lion_east": "peace"}).crab.may == {"pass"}


@pytest.mark.parametrize(
    ("province", "held"), [("crab_east", (1, 2)), ("crane_south", (1, 1)), ("lion_east", (0, 0))]
)
def test_foment_rebellion_ends_peace_and_strengthens_an_own_province_only(province, held):
    places = ("crab_east", "crane_south", "lion_east")
    t = holding("foment-rebellion", specials={**dict.fromkeys(places, "peace"), "dragon_south": "shrine"})
    t.crab.plays("foment-rebellion")
    assert offered(t) == set(places)
    t.crab.choose(province)
    assert t.special(province) is None
    assert t.control(province) == held
    assert t.supply("peace") == 13


def test_foment_rebellion_needs_peace():
    assert holding("foment-rebellion", specials={"lion_east": "shrine"}).crab.may == {"pass"}


def test_cultural_exchange_swaps_all_control_tokens_of_two_provinces():
    t = holding("cultural-exchange", specials={"crane_south": "peace"})
    t.crab.plays("cultural-exchange")
    assert offered(t) == {"crab_capital", "crab_east"}
    t.crab.choose("crab_east")
    assert t.crab.may == {"crane_capital", "crane_south"}
    t.crab.choose("crane_south")
    assert (t.owner("crane_south"), t.control("crane_south")) == ("crab", (1, 0))
    assert (t.owner("crab_east"), t.control("crab_east")) == ("crane", (1, 1))
    assert t.special("crane_south") == "peace"


def test_cultural_exchange_needs_an_opponent_on_the_board():
    t = holding("cultural-exchange", crane=side(hand=("army-1", "bluff")))
    assert t.crab.may == {"pass"}


# --- hands and discard piles -----------------------------------------------------------------------


def test_promotion_brings_back_a_fighter_for_another_token_of_the_hand():
    pile = ("army-4", "navy-2", "shinobi-2", "blessing-2", "raid")
    t = holding("promotion", crab=side("crab_capital", hand=HAND, discard=pile))
    t.crab.plays("promotion")
    assert offered(t) == {"army-4", "navy-2", "shinobi-2"}
    t.crab.choose("army-4")
    kept = {"army-1", "army-2", "army-3", "army-4", "navy-1", "shinobi-1"}
    assert t.crab.may == {f"{way}:{face}" for way in ("discard", "pool") for face in kept}
    t.crab.choose("discard:army-1")
    assert t.crab.hand == ["army-2", "army-3", "army-4", "navy-1", "shinobi-1", "bluff"]
    assert "army-1" in t.crab.discard
    assert "army-4" not in t.crab.discard


def test_promotion_may_put_the_other_token_into_the_pool():
    t = holding("promotion", crab=side("crab_capital", hand=HAND, discard=("army-4",)))
    before = t.crab.pool
    t.crab.plays("promotion", "army-4", "pool:shinobi-1")
    assert sorted(t.crab.pool) == sorted([*before, "shinobi-1"])
    assert t.crab.discard == []
    assert "Crab puts a token back into the pool." in t.log
    assert not [line for line in t.log if "shinobi 1" in line]


def test_promotion_needs_a_fighter_in_the_own_discard_pile():
    t = holding(
        "promotion",
        crab=side("crab_capital", hand=HAND, discard=("raid", "blessing-2", "diplomacy")),
        crane=side("crane_capital", discard=("army-5",)),
    )
    assert t.crab.may == {"pass"}


def test_reinforcements_bring_back_two_armies_for_two_other_tokens():
    pile = ("army-4", "army-5", "navy-2", "shinobi-2")
    t = holding("reinforcements", crab=side("crab_capital", hand=HAND, discard=pile))
    t.crab.plays("reinforcements")
    assert offered(t) == {"army-4", "army-5"}
    t.crab.choose("army-4")
    assert t.crab.may == {"army-5"}
    t.crab.choose("army-5", "discard:army-1", "pool:army-2")
    assert t.crab.hand == ["army-3", "army-4", "army-5", "navy-1", "shinobi-1", "bluff"]
    assert t.crab.discard == ["army-1", "navy-2", "shinobi-2"]


def test_reinforcements_with_one_army_in_the_pile_bring_back_one():
    t = holding("reinforcements", crab=side("crab_capital", hand=HAND, discard=("army-4",)))
    t.crab.plays("reinforcements", "army-4", "discard:army-1")
    assert t.phase == "placement"
    assert t.crab.hand == ["army-2", "army-3", "army-4", "navy-1", "shinobi-1", "bluff"]


def test_reinforcements_need_an_army_in_the_pile():
    t = holding("reinforcements", crab=side("crab_capital", hand=HAND, discard=("navy-2", "shinobi-2")))
    assert t.crab.may == {"pass"}


def test_spy_network_shows_a_hand_and_forbids_the_bluff_this_round():
    hand = ("army-1", "navy-2", "bluff")
    t = holding("spy-network", lion=side("lion_capital", hand=("army-2", "bluff")), crane=side(hand=hand))
    t.crab.plays("spy-network")
    assert offered(t) == {"seat-1", "seat-2"}
    t.crab.choose(f"seat-{t.crane.seat}")
    assert t.crab.sees["players"][t.crane.seat]["known_hand"] == list(hand)
    assert t.crab.sees["players"][t.lion.seat]["known_hand"] == []
    assert t.lion.sees["players"][t.crane.seat]["known_hand"] == []
    assert "Crab looks at the hand of Crane." in t.log
    t.crab.places("army-1", "crab_capital")
    assert {option for option in t.crane.may if option.startswith("place:")} == {
        "place:army-1",
        "place:navy-2",
    }
    t.crane.places("army-1", "crab_east")
    assert {"place:army-2", "place:bluff"} <= t.lion.may


def test_spy_network_forbids_the_bluff_for_one_round_only():
    t = holding("spy-network", crab=side("crab_capital"), crane=side("crane_capital"))
    t.crab.plays("spy-network", f"seat-{t.crane.seat}")
    assert t.round == 3
    assert t.crane.own["bluff_barred"] is False


# --- the Shadowlands: Dark Favors ------------------------------------------------------------------


CRANE_ARMY = token("crane", "army-3", "crane_capital")
CRANE_SHINOBI = token("crane", "shinobi-2", "crab_east")
CRAB_NAVY = token("crab", "navy-2", "crab_capital")


def with_pieces(card, *pieces, **facts):
    crab = side("crab_capital+1", "crab_east", "shadowlands_north", hand=HAND)
    return holding(card, **{"crab": crab, **facts}, pieces=list(pieces))


@pytest.mark.parametrize("card", ["dark-favors", "animate-the-dead", "inspire-fear"])
def test_the_price_is_an_own_control_token_outside_the_shadowlands(card):
    t = with_pieces(
        card,
        CRANE_ARMY,
        crab=side("crab_capital+1", "crab_east", "shadowlands_north", hand=HAND, discard=("army-4",)),
        specials={"lion_east": "peace"},
    )
    t.crab.plays(card)
    assert offered(t) == {"crab_capital", "crab_east"}
    t.crab.choose("crab_capital")
    assert t.control("crab_capital") == (1, 0)
    assert "back" not in t.crab.may


@pytest.mark.parametrize("card", ["dark-favors", "animate-the-dead", "inspire-fear"])
def test_without_a_control_token_outside_the_shadowlands_the_price_cannot_be_paid(card):
    t = with_pieces(
        card,
        CRANE_ARMY,
        crab=side("shadowlands_north", "shadowlands_south", hand=HAND, discard=("army-4",)),
        specials={"lion_east": "peace"},
    )
    assert f"play:{card}" not in t.crab.may
    assert "place:army-1" in t.crab.may


def test_dark_favors_looks_at_up_to_four_tokens_and_discards_one_of_them():
    five = [token("crane", f"army-{n}", "crane_capital") for n in (1, 2, 3, 4)] + [CRAB_NAVY]
    t = with_pieces("dark-favors", *five, crane=side("crane_capital"))
    t.crab.plays("dark-favors", "crab_east")
    assert t.crab.may == {"piece-1", "piece-2", "piece-3", "piece-4", "piece-5", "done"}
    t.crab.choose("piece-1")
    assert t.crab.face_at("crane_capital") == ["army-1", None, None, None]
    assert t.crab.may == {"piece-2", "piece-3", "piece-4", "piece-5", "done"}
    t.crab.choose("piece-2", "piece-3", "piece-5")
    assert t.crab.may == {"piece-1", "piece-2", "piece-3", "piece-5"}
    t.crab.choose("piece-3")
    assert t.crane.discard == ["army-3"]
    assert t.crab.face_at("crane_capital") == ["army-1", "army-2", None]
    assert t.view()["pieces"][0]["faceup"] is False
    assert not [line for line in t.log if "army 1" in line or "army 2" in line]


def test_dark_favors_may_stop_looking_early_and_the_turn_goes_on():
    t = with_pieces("dark-favors", CRANE_ARMY, CRANE_SHINOBI)
    t.crab.plays("dark-favors", "crab_east", "piece-1", "done")
    assert t.crab.may == {"piece-1"}
    t.crab.choose("piece-1")
    assert t.crane.discard == ["army-3"]
    assert "place:army-1" in t.crab.may


def test_dark_favors_spares_blessed_tokens():
    t = with_pieces(
        "dark-favors", CRANE_ARMY, token("crane", "blessing-2", "crane_capital", on=1), CRANE_SHINOBI
    )
    t.crab.plays("dark-favors", "crab_east")
    assert t.crab.may == {"piece-3", "done"}
    assert "BR-BLS-03" in t.crab.why_not("piece:1")


def test_dark_favors_needs_a_token_on_the_board():
    assert "play:dark-favors" not in with_pieces("dark-favors").crab.may


# --- Purge the Weak --------------------------------------------------------------------------------


def test_purge_the_weak_costs_a_token_of_the_hand_and_discards_two_of_the_board():
    t = with_pieces("purge-the-weak", CRANE_ARMY, CRANE_SHINOBI, CRAB_NAVY)
    t.crab.plays("purge-the-weak")
    assert offered(t) == set(HAND)
    t.crab.choose("army-1")
    assert {"piece-1", "piece-2", "piece-3"} <= t.crab.may
    t.crab.choose("piece-1", "piece-3")
    assert t.crane.discard == ["army-3"]
    assert t.crab.discard == ["army-1", "navy-2"]
    assert t.pieces == {("crane", "crab_east")}


def test_purge_the_weak_takes_two_tokens_where_there_are_two():
    t = with_pieces("purge-the-weak", CRANE_ARMY, CRANE_SHINOBI, CRAB_NAVY)
    t.crab.plays("purge-the-weak", "army-1", "piece-1")
    assert t.crab.may == {"piece-2", "piece-3", "back"}


def test_purge_the_weak_takes_one_token_where_there_is_one():
    t = with_pieces("purge-the-weak", CRANE_ARMY)
    t.crab.plays("purge-the-weak", "army-1", "piece-1")
    assert t.crane.discard == ["army-3"]
    assert t.awaits == ["crane"]


def test_purge_the_weak_takes_the_place_of_placing_a_token():
    t = with_pieces("purge-the-weak", CRANE_ARMY, CRANE_SHINOBI)
    t.crab.plays("purge-the-weak", "army-1", "piece-1", "piece-2")
    assert t.awaits == ["crane"]
    assert len(t.crab.hand) == 5


def test_purge_the_weak_can_be_paid_with_the_bluff_which_then_rests():
    t = with_pieces("purge-the-weak", CRANE_ARMY, CRANE_SHINOBI)
    t.crab.plays("purge-the-weak", "bluff", "piece-1", "piece-2")
    assert "bluff" not in t.crab.hand
    assert t.crab.discard == []
    assert t.view()["players"][t.crab.seat]["bluff_before_screen"] is True


def test_purge_the_weak_spares_blessed_tokens():
    t = with_pieces(
        "purge-the-weak", CRANE_ARMY, token("crane", "blessing-2", "crane_capital", on=1), CRANE_SHINOBI
    )
    t.crab.plays("purge-the-weak", "army-1")
    assert t.crab.may - {"done"} == {"piece-3"}


def test_a_bluff_that_is_purged_comes_back_but_rests_this_round():
    t = with_pieces("purge-the-weak", token("crane", "bluff", "crab_east"), crane=side("crane_capital"))
    t.crab.plays("purge-the-weak", "army-1", "piece-1")
    assert t.crane.discard == []
    assert t.view()["players"][t.crane.seat]["bluff_before_screen"] is True


# --- Animate the Dead ------------------------------------------------------------------------------


def animating(*discard, pieces=(), **facts):
    crab = side("crab_capital+1", "crab_east", hand=HAND, discard=discard)
    return holding("animate-the-dead", **{"crab": crab, **facts}, pieces=list(pieces))


def test_animate_the_dead_places_a_token_of_the_discard_pile_faceup():
    t = animating("army-4", "navy-2")
    t.crab.plays("animate-the-dead", "crab_capital")
    assert t.crab.may == {"army-4", "navy-2"}
    t.crab.choose("army-4", "crab_east>crane_south")
    assert t.crab.discard == ["navy-2"]
    (piece,) = t.view()["pieces"]
    assert (piece["face"], piece["faceup"], piece["spot"]) == ("army-4", True, "crab_east>crane_south")


def test_animate_the_dead_leaves_the_turn_to_be_played():
    t = animating("army-4")
    t.crab.plays("animate-the-dead", "crab_capital", "army-4", "crab_east")
    assert t.awaits == ["crab"]
    t.crab.places("army-1", "crab_east")
    assert t.awaits == ["crane"]


def test_animate_the_dead_keeps_to_the_rules_of_the_token():
    t = animating("army-4", "shinobi-2", "diplomacy", "raid")
    t.crab.plays("animate-the-dead", "crab_capital", "diplomacy")
    assert t.crab.may == {"crab_capital", "crab_east"}
    t = animating("army-4", "shinobi-2", "diplomacy", "raid")
    t.crab.plays("animate-the-dead", "crab_capital", "shinobi-2")
    assert t.crab.may == all_of(t)
    t = animating("army-4", "shinobi-2", "diplomacy", "raid")
    t.crab.plays("animate-the-dead", "crab_capital", "raid")
    assert t.crab.may == all_of(t) - {"crab_capital", "crab_east"}


def test_animate_the_dead_keeps_to_the_borders_of_armies_and_navies():
    t = animating("army-4")
    t.crab.plays("animate-the-dead", "crab_east", "army-4")
    # Crab east was the price: nothing starts from there any more.
    assert t.crab.may == {
        "crab_capital",
        "crab_capital>crab_central",
        "crab_capital>mainland_south",
        "crab_capital>shadowlands_north",
        "crab_capital>shadowlands_south",
    }
    t = animating("navy-2")
    t.crab.plays("animate-the-dead", "crab_east", "navy-2")
    assert t.crab.may == {"crab_capital"} | {f"sea>{name}" for name in COASTAL - {"crab_capital"}}


def test_animate_the_dead_puts_a_blessing_on_an_own_facedown_token():
    t = animating("blessing-2", pieces=[CRAB_NAVY, CRANE_ARMY])
    t.crab.plays("animate-the-dead", "crab_east", "blessing-2")
    assert t.crab.may == {"piece-1"}
    t.crab.choose("piece-1")
    assert [piece["on"] for piece in t.view()["pieces"]] == [None, None, 1]


def test_animate_the_dead_needs_a_token_that_can_be_placed():
    assert "play:animate-the-dead" not in animating().crab.may
    assert "play:animate-the-dead" not in animating("blessing-2").crab.may


def test_an_animated_token_fights_like_the_others():
    t = animating("army-4", crane=side("crane_capital", "crane_south+1"))
    t.crab.plays("animate-the-dead", "crab_capital", "army-4", "crab_east>crane_south")
    for face in HAND[:5]:
        t.crab.places(face, "crab_capital")
    assert t.owner("crane_south") == "crab"
    assert "army-4" in t.crab.discard


# --- Inspire Fear ----------------------------------------------------------------------------------


SPECIALS = {"lion_east": "peace", "crane_south": "shrine", "dragon_south": "scorched-earth"}


def test_inspire_fear_removes_two_special_tokens_of_any_kind():
    t = with_pieces("inspire-fear", specials=SPECIALS)
    t.crab.plays("inspire-fear", "crab_east")
    assert offered(t) == set(SPECIALS)
    t.crab.choose("lion_east")
    assert t.crab.may == {"crane_south", "dragon_south", "done", "back"}
    t.crab.choose("dragon_south")
    assert {name for name in all_of(t) if t.special(name)} == {"crane_south"}
    assert (t.supply("peace"), t.supply("scorched-earth"), t.supply("shrine")) == (15, 15, 0)
    assert "place:army-1" in t.crab.may


def test_inspire_fear_may_remove_none():
    t = with_pieces("inspire-fear", specials=SPECIALS)
    before = [t.special(province) for province in SPECIALS]
    t.crab.plays("inspire-fear", "crab_east", "done")
    assert [t.special(province) for province in SPECIALS] == before


def test_inspire_fear_may_remove_just_one():
    t = with_pieces("inspire-fear", specials=SPECIALS)
    t.crab.plays("inspire-fear", "crab_east", "lion_east", "done")
    assert {name for name in all_of(t) if t.special(name)} == {"crane_south", "dragon_south"}


def test_inspire_fear_needs_a_special_token():
    assert "play:inspire-fear" not in with_pieces("inspire-fear").crab.may
