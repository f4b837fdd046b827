"""Holdings: what each produces, what else it does, and what it may not do."""

from __future__ import annotations

import pytest

from gorin.games.ccg.acting.gold import production
from gorin.games.ccg.definition import definition
from support.ccg_table import battle, side, table, unit

WAITING = ("keen-blade",)
"""A card in the hand that cannot be played in combat: its player is asked all the same."""

CLAN_HOLDINGS = {
    "copper-mine": "shamate-keep",
    "geisha-house": "law-of-darkness-dojo",
    "gold-mine": "pillars-of-virtue",
    "iron-mine": "kyuden-hida",
    "kobune-port": "thunder-dragon-bay",
    "marketplace": "seawatch-castle",
    "silver-mine": "temple-of-purity",
    "stables": "the-utaku-plains",
}
"""Each with the Stronghold of the Clan for which it produces more."""


def gold(t, slug, paying_for=None):
    """How much a card gives towards a cost, perhaps that of another card."""
    return production(t.s, t.card(slug), -1 if paying_for is None else t.card(paying_for))


# --- Gold -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("slug", "produced", "keywords"),
    [
        ("diamond-mine", 5, {"Mine"}),
        ("large-farm", 2, {"Farm"}),
        ("remote-village", 3, {"Farm"}),
        ("acrobat-troupe", 4, {"Imperial"}),
        ("akodos-grave", 2, set()),
        ("bamboo-harvesters", 2, {"Unique", "Forest"}),
        ("border-keep", 2, {"Unique"}),
        ("collapsing-bridge", 2, set()),
        ("famous-bazaar", 2, {"Market"}),
        ("fortified-docks", 2, {"Port"}),
        ("frontline-encampment", 2, set()),
        ("rich-coffers", 2, set()),
        ("slanderer", 5, {"Retainer"}),
        ("temple-to-shinsei", 2, {"Temple"}),
    ],
)
def test_these_produce_the_same_for_everybody(slug, produced, keywords):
    t = table(north=side(slug, "hida-kaoru"), south=side())
    assert gold(t, slug) == produced
    assert set(definition("celestial", slug).keywords) == keywords


@pytest.mark.parametrize(("slug", "stronghold"), CLAN_HOLDINGS.items())
def test_a_holding_of_a_clan_produces_more_for_its_players(slug, stronghold):
    t = table(north=side(slug, stronghold=stronghold), south=side())
    assert gold(t, slug) == 3


@pytest.mark.parametrize(("slug", "stronghold"), CLAN_HOLDINGS.items())
def test_a_holding_of_a_clan_produces_two_for_others(slug, stronghold):
    other = "seawatch-castle" if stronghold != "seawatch-castle" else "kyuden-hida"
    t = table(north=side(slug, stronghold=other), south=side(stronghold=stronghold))
    assert gold(t, slug) == 2


def test_clan_estate_produces_three_for_cavalry_cards():
    t = table(north=side("clan-estate", hand=("wandering-scout",), provinces=("moto-taban",)), south=side())
    assert gold(t, "clan-estate", "moto-taban") == 3
    assert gold(t, "clan-estate", "wandering-scout") == 3


def test_clan_estate_produces_two_for_everything_else():
    t = table(north=side("clan-estate", hand=("steadfast-bushi",), provinces=("hida-kaoru",)), south=side())
    assert gold(t, "clan-estate", "hida-kaoru") == 2
    assert gold(t, "clan-estate", "steadfast-bushi") == 2
    assert gold(t, "clan-estate") == 2


def test_permanent_encampment_produces_three_for_attachments():
    t = table(north=side("permanent-encampment", hand=("steadfast-bushi", "keen-blade")), south=side())
    assert gold(t, "permanent-encampment", "steadfast-bushi") == 3
    assert gold(t, "permanent-encampment", "keen-blade") == 3


def test_permanent_encampment_produces_two_for_everything_else():
    t = table(north=side("permanent-encampment", provinces=("hida-kaoru",)), south=side())
    assert gold(t, "permanent-encampment", "hida-kaoru") == 2
    assert gold(t, "permanent-encampment") == 2


def test_temple_of_harmony_brings_in_a_monk_for_three_less():
    t = table(north=side("temple-of-harmony", provinces=("togashi-taro",)), south=side())
    assert gold(t, "temple-of-harmony", "togashi-taro") == 3


def test_temple_of_harmony_produces_two_for_others_than_monks():
    t = table(north=side("temple-of-harmony", provinces=("hida-kaoru",)), south=side())
    assert gold(t, "temple-of-harmony", "hida-kaoru") == 2
    assert definition("celestial", "temple-of-harmony").keywords == ("Temple",)


def test_an_ability_of_a_cavalry_card_is_not_a_cavalry_card_to_pay_for():
    estates = ["clan-estate", unit("kyuden-hida", bowed=True), "moto-taban"]
    t = table(
        north=side(*estates, provinces=({"card": "large-farm", "region": "utaku-meadows"},), hand=WAITING),
        south=side(),
    )
    assert t.north.may_not("use:utaku-meadows"), "two Gold do not pay for a Region's ability that costs three"


# --- Acrobat Troupe -------------------------------------------------------------------------------


def test_acrobat_troupe_bows_for_honor():
    t = table(north=side("acrobat-troupe"), south=side())
    t.north.uses("acrobat-troupe")
    assert t.north.honor == 7
    assert t.is_bowed("acrobat-troupe")


def test_acrobat_troupe_gives_no_honor_once_it_is_bowed():
    t = table(north=side(unit("acrobat-troupe", bowed=True), hand=WAITING), south=side())
    assert t.north.may_not("use:acrobat-troupe")


# --- Akodo's Grave --------------------------------------------------------------------------------


def test_akodos_grave_is_destroyed_to_destroy_a_terrain():
    t = battle(
        attacker=side("hida-kaoru", home=["akodos-grave"]),
        defender=side("hida-ogano", hand=("extended-maneuvers",)),
    )
    t.defender.uses("extended-maneuvers:2")
    assert t.zone("extended-maneuvers") == "play"
    t.attacker.uses("akodos-grave", "extended-maneuvers")
    assert t.zone("extended-maneuvers") == "discard"
    assert t.zone("akodos-grave") == "discard"


def test_akodos_grave_needs_a_terrain():
    t = battle(attacker=side("hida-kaoru", home=["akodos-grave"], hand=WAITING), defender=side("hida-ogano"))
    t.defender.passes()
    assert t.attacker.may_not("use:akodos-grave")


# --- Bamboo Harvesters ----------------------------------------------------------------------------


def test_bamboo_harvesters_stay_bowed_in_the_first_turn():
    t = table(
        "straighten", north=side(unit("bamboo-harvesters", bowed=True), "large-farm", turns=1), south=side()
    )
    assert t.is_bowed("bamboo-harvesters")


def test_bamboo_harvesters_straighten_in_the_second_turn():
    t = table("straighten", north=side(unit("bamboo-harvesters", bowed=True), turns=2), south=side())
    assert not t.is_bowed("bamboo-harvesters")


# --- Border Keep ----------------------------------------------------------------------------------


def in_provinces(t, seat=0):
    return [(t.s.names[t.s.what[p.card]], p.face_up) for p in t.s.provinces if p.owner == seat]


def test_border_keep_exchanges_cards_in_provinces_face_up_in_the_first_turn():
    t = table(
        north=side(
            "border-keep", turns=1, provinces=("hida-kaoru", "large-farm"), dynasty=("iron-mine", "stables")
        ),
        south=side(),
    )
    t.north.chooses("use:border-keep")
    assert t.north.may == {"p0", "p1"}, "at least one card"
    t.north.chooses("p1")
    assert t.north.may == {"p0", "done"}
    t.north.chooses("done")
    assert in_provinces(t) == [("hida-kaoru", False), ("iron-mine", True)]
    deck = [t.s.names[t.s.what[card]] for card in t.s.players[0].dynasty]
    assert deck == ["large-farm", "stables"], "the top is last"


def test_border_keep_exchanges_once_more_in_any_turn_of_the_game():
    t = table(north=side("border-keep", provinces=("hida-kaoru", "large-farm")), south=side())
    assert t.north.may_not("use:border-keep"), "it is not the first turn"
    t.north.chooses("use:border-keep:2")
    t.north.chooses("p0")
    t.north.chooses("p1")
    assert in_provinces(t) == [("remote-village", True)] * 2


def test_border_keep_exchanges_only_once_per_game_after_the_first_turn():
    t = table(north=side("border-keep", hand=WAITING), south=side())
    t.north.uses("border-keep:2", "p0", "done")
    for phase in ("dynasty", "action", "dynasty", "action"):
        t.until(phase)
    assert t.s.active == 0
    assert t.north.may_not("use:border-keep:2")


# --- Collapsing Bridge ----------------------------------------------------------------------------


def test_collapsing_bridge_strengthens_any_province_for_the_turn():
    t = table(north=side("collapsing-bridge", "hida-kaoru"), south=side())
    t.north.chooses("use:collapsing-bridge")
    assert t.north.may == {f"p{number}" for number in range(8)} | {"back"}
    t.north.chooses("p5")
    assert (t.strength(5), t.strength(4), t.strength(0)) == (9, 6, 8)
    assert t.zone("collapsing-bridge") == "discard"
    t.until("dynasty")
    t.until("action")
    assert t.strength(5) == 6


def test_collapsing_bridge_does_not_work_while_bowed():
    t = table(north=side(unit("collapsing-bridge", bowed=True), hand=WAITING), south=side())
    assert t.north.may_not("use:collapsing-bridge")


# --- Famous Bazaar --------------------------------------------------------------------------------


def test_the_province_of_famous_bazaar_is_refilled_face_up():
    t = table("dynasty", north=side(provinces=({"card": "famous-bazaar", "face_up": True},)), south=side())
    t.north.chooses("buy:famous-bazaar")
    assert t.is_bowed("famous-bazaar")
    assert in_provinces(t) == [("remote-village", True)]


def test_the_provinces_of_other_holdings_are_refilled_face_down():
    t = table(
        "dynasty",
        north=side("famous-bazaar", provinces=({"card": "large-farm", "face_up": True},)),
        south=side(),
    )
    t.north.chooses("buy:large-farm")
    t.north.chooses("famous-bazaar")
    assert in_provinces(t) == [("remote-village", False)]


# --- Fortified Docks and Frontline Encampment -----------------------------------------------------


def test_fortified_docks_make_a_personality_naval():
    from gorin.language.core.active_effects import has

    t = table(north=side("fortified-docks", "hida-kaoru", "hida-ogano"), south=side("doji-ayano"))
    t.north.chooses("use:fortified-docks")
    assert t.north.may == {"hida-kaoru", "hida-ogano", "back"}, "only your own"
    t.north.chooses("hida-kaoru")
    assert has(t.s, t.card("hida-kaoru"), "Naval")
    assert not has(t.s, t.card("hida-ogano"), "Naval")
    assert t.zone("fortified-docks") == "discard"


def test_fortified_docks_need_a_personality():
    t = table(north=side("fortified-docks", hand=WAITING), south=side("doji-ayano"))
    assert t.north.may_not("use:fortified-docks")


def test_frontline_encampment_strengthens_a_personality():
    t = table(north=side("frontline-encampment", "hida-kaoru"), south=side("doji-ayano"))
    t.north.chooses("use:frontline-encampment")
    assert t.north.may == {"hida-kaoru", "back"}
    t.north.chooses("hida-kaoru")
    assert t.force("hida-kaoru") == 6
    assert t.zone("frontline-encampment") == "discard"


def test_frontline_encampment_is_limited_to_the_own_turn():
    t = table(
        north=side("hida-kaoru", hand=WAITING), south=side("frontline-encampment", "doji-ayano", hand=WAITING)
    )
    t.north.passes()
    assert t.south.may == {"pass"}


# --- Permanent Encampment -------------------------------------------------------------------------


def test_permanent_encampment_straightens_an_attachment_and_may_transfer_it():
    t = battle(
        attacker=side("hida-kaoru"),
        defender=side(
            unit("doji-ayano", unit("steadfast-bushi", bowed=True)),
            "kakita-hideo",
            home=["permanent-encampment", unit("hida-ogano", "keen-blade")],
        ),
    )
    t.defender.chooses("use:permanent-encampment")
    assert t.defender.may == {"steadfast-bushi", "back"}, "attachments elsewhere cannot be targeted"
    t.defender.chooses("steadfast-bushi")
    assert not t.is_bowed("steadfast-bushi")
    assert t.defender.may == {"kakita-hideo", "pass"}
    t.defender.chooses("kakita-hideo")
    assert t.s.host[t.card("steadfast-bushi")] == t.card("kakita-hideo")


def test_permanent_encampment_transfers_only_to_who_can_bear_it():
    t = battle(
        attacker=side("hida-kaoru"),
        defender=side(unit("isawa-kyoko", "touch-of-ice"), "kakita-hideo", home=["permanent-encampment"]),
    )
    t.defender.uses("permanent-encampment", "touch-of-ice")
    assert t.s.host[t.card("touch-of-ice")] == t.card("isawa-kyoko"), "Hideo is no Shugenja"
    assert t.asked != "defender" or "kakita-hideo" not in t.defender.may


# --- Rich Coffers ---------------------------------------------------------------------------------


def test_rich_coffers_straighten_in_the_phase_of_another_player():
    t = table("straighten", north=side(), south=side(unit("rich-coffers", bowed=True)))
    assert not t.is_bowed("rich-coffers")


def test_other_holdings_do_not_straighten_in_the_phase_of_another_player():
    t = table("straighten", north=side(), south=side("rich-coffers", unit("large-farm", bowed=True)))
    farm = next(c for c in t.s.in_play if t.s.names[t.s.what[c]] == "large-farm")
    assert t.s.bowed[farm]


# --- Slanderer ------------------------------------------------------------------------------------


def test_slanderer_dishonors_anybody_for_a_player_with_a_courtier():
    t = table(north=side("slanderer", "bayushi-kurumi"), south=side("doji-yoshitada"))
    t.north.chooses("use:slanderer")
    assert t.north.may == {"bayushi-kurumi", "doji-yoshitada", "back"}
    t.north.chooses("doji-yoshitada")
    t.north.table_passes_reactions()
    assert t.is_dishonored("doji-yoshitada")
    assert t.is_bowed("slanderer")


def test_slanderer_serves_nobody_without_a_courtier_or_magistrate():
    t = table(north=side("slanderer", "hida-kaoru", hand=WAITING), south=side("doji-ayano"))
    assert t.north.may_not("use:slanderer"), "the Courtier of another player does not help"


# --- Temple to Shinsei ----------------------------------------------------------------------------


def test_temple_to_shinsei_bows_a_monk_for_honor():
    t = table(north=side("temple-to-shinsei", "togashi-taro", "isawa-kyoko", "hida-kaoru"), south=side())
    t.north.chooses("use:temple-to-shinsei")
    assert t.north.may == {"togashi-taro", "isawa-kyoko", "back"}
    t.north.chooses("togashi-taro")
    assert t.north.honor == 7
    assert t.is_bowed("togashi-taro") and t.is_bowed("temple-to-shinsei")


def test_temple_to_shinsei_needs_an_unbowed_monk_or_shugenja():
    t = table(
        north=side("temple-to-shinsei", unit("togashi-taro", bowed=True), "hida-kaoru", hand=WAITING),
        south=side(),
    )
    assert t.north.may_not("use:temple-to-shinsei")


def test_a_dishonorable_monk_is_rehonored_instead():
    t = table(north=side("temple-to-shinsei", unit("togashi-taro", dishonored=True)), south=side())
    t.north.uses("temple-to-shinsei", "togashi-taro")
    assert t.north.honor == 5
    assert not t.is_dishonored("togashi-taro")
