"""Cards of the box where several players fight: who is the enemy, an ally, another player."""

import pytest

from gorin.games.ccg.war_of_honor.cards import CARDS
from gorin.language.core.render import card_text
from support.ccg_box import act, army, asked_for, fight, laid, offered, unit
from support.rule import rule

SHAMED = {"dishonored": True}


def seat(t, name):
    return t.s.scores[t.names.index(name)]


@rule("WH-GLO-15")
def test_courtesy_honors_the_enemy_for_who_stands_against_him():
    t = fight(
        attacker=army("matsu-sakaki", hand=("courtesy",)),
        guard=army("togashi-taro"),
        defender=army("isawa-kyoko"),
        raider=army("bayushi-sorii"),
    )
    sakaki, taro = t.personal_honor("matsu-sakaki"), t.personal_honor("togashi-taro")
    act(t, "attacker").uses("courtesy", "matsu-sakaki", "togashi-taro")
    assert t.is_home("matsu-sakaki") and t.is_home("togashi-taro")
    assert seat(t, "attacker").gained == taro and seat(t, "guard").gained == sakaki
    assert seat(t, "defender").gained == 0


@rule("WH-DIS-06", "WH-DIS-07")
def test_courtesy_to_the_dishonorable_rehonors_him_instead():
    t = fight(
        attacker=army("matsu-sakaki", hand=("courtesy",)),
        defender=army(unit("togashi-taro", **SHAMED)),
    )
    act(t, "attacker").uses("courtesy", "matsu-sakaki", "togashi-taro")
    assert seat(t, "defender").gained == 0 and not t.is_dishonored("togashi-taro")


@rule("WH-GLO-15")
@pytest.mark.parametrize("card", ["proudful-allies", "begone-fool"])
def test_an_ally_is_whoever_does_not_lead(card):
    t = fight(
        attacker=army("matsu-sakaki", hand=(card,)),
        raider=army("bayushi-sorii"),
        defender=army("isawa-kyoko"),
        guard=army("togashi-taro"),
    )
    first = ("matsu-sakaki",) if card == "proudful-allies" else ()
    assert asked_for(act(t, "attacker"), card, *first) == {"bayushi-sorii", "togashi-taro"}


@rule("WH-GLO-15")
def test_an_ally_may_send_himself_home_for_honor():
    t = fight(
        attacker=army("bayushi-sorii"),
        raider=army("matsu-sakaki", hand=("proudful-allies",)),
        defender=army("isawa-kyoko"),
    )
    act(t, "raider").uses("proudful-allies", "matsu-sakaki", "matsu-sakaki")
    assert t.is_home("matsu-sakaki") and seat(t, "raider").gained == 3


@rule("WH-DIS-06", "WH-DIS-07")
def test_who_mediates_at_the_cost_of_his_own_dishonorable_target_rehonors_him_instead():
    t = fight(
        attacker=army(unit("matsu-sakaki", **SHAMED)),
        defender=army(unit("isawa-kyoko", **SHAMED), hand=("desperate-mediation",)),
    )
    act(t, "defender").uses("desperate-mediation")
    assert t.is_home("isawa-kyoko") and t.is_home("matsu-sakaki")
    assert seat(t, "defender").gained == 0 and not t.is_dishonored("isawa-kyoko")
    assert t.is_dishonored("matsu-sakaki"), "his player gains nothing"


@rule("WH-DIS-07")
def test_who_mediates_gains_honor_whoever_else_targets_somebody_dishonorable():
    t = fight(
        attacker=army(unit("matsu-sakaki", **SHAMED)),
        defender=army("isawa-kyoko", hand=("desperate-mediation",)),
    )
    act(t, "defender").uses("desperate-mediation")
    assert seat(t, "defender").gained == 2 and t.is_dishonored("matsu-sakaki")


@rule("WH-ACT-19", "WH-ACT-20")
@pytest.mark.parametrize("card", ["desperate-mediation", "shameful-rebuke", "fury-of-the-sea"])
def test_each_player_targets_one_of_his_own_as_it_resolves(card):
    spell = card == "fury-of-the-sea"
    t = fight(
        attacker=army("matsu-sakaki", "matsu-yosa"),
        raider=army("bayushi-sorii"),
        defender=army(unit("asako-meisuru", *[card] * spell), hand=() if spell else (card,)),
    )
    act(t, "defender").chooses(f"use:{card}")
    t.attacker.chooses("matsu-yosa")
    targeted = [t.s.names[t.s.what[each.card]] for each in t.s.history if each.kind == "targeted"]
    assert targeted == [*["asako-meisuru"] * (not spell), "matsu-yosa", "bayushi-sorii"]


@rule("WH-PTV-10", "WH-PTV-11")
def test_shameful_rebuke_may_name_anybody_at_the_table():
    t = fight(
        attacker=army("bayushi-sorii", hand=("shameful-rebuke",)),
        defender=army("isawa-kyoko"),
        guard=army("togashi-taro"),
        bystander=army("matsu-sakaki"),
    )
    player = act(t, "attacker")
    player.chooses("use:shameful-rebuke")
    assert {each for each in player.may if each.startswith("seat")} == {"seat0", "seat1", "seat2", "seat3"}
    player.chooses("seat3")
    assert seat(t, "attacker").caused == 3
    assert t.is_home("bayushi-sorii") and t.is_home("isawa-kyoko") and t.is_home("togashi-taro")


@rule("WH-GLO-21")
def test_my_enemys_mercy_is_the_leaders_although_the_target_is_a_guests():
    t = fight(
        attacker=army("matsu-sakaki", hand=("my-enemys-mercy",)),
        guard=army("togashi-taro"),
        defender=army("isawa-kyoko"),
    )
    act(t, "attacker").uses("my-enemys-mercy", "matsu-sakaki", "togashi-taro")
    assert t.asked == "defender"
    t.defender.chooses("choice0")
    assert t.is_bowed("togashi-taro") and seat(t, "attacker").gained == 2


@rule("WH-GLO-21")
def test_allegations_are_answered_by_who_controls_the_accused():
    t = fight(
        attacker=army("bayushi-sorii", hand=("allegations",)),
        guard=army("togashi-taro"),
        defender=army("isawa-kyoko"),
    )
    act(t, "attacker").uses("allegations", "bayushi-sorii", "togashi-taro")
    assert t.asked == "guard"


@rule("WH-DIS-06")
def test_tabito_offers_the_dishonorable_their_name_back():
    t = laid(north=army("soshi-tabito-exp"), south=army(unit("togashi-taro", **SHAMED)))
    t.north.uses("soshi-tabito-exp", "togashi-taro")
    t.south.chooses("choice0")
    assert t.is_bowed("togashi-taro") and not t.is_dishonored("togashi-taro")
    assert t.s.scores[1].gained == 0


def test_tabito_may_ask_his_own_people():
    t = laid(north=army("soshi-tabito-exp", "bayushi-sorii"), south=army(), east=army("togashi-taro"))
    assert asked_for(t.north, "soshi-tabito-exp") == {"soshi-tabito-exp", "bayushi-sorii", "togashi-taro"}


@rule("WH-DIS-03", "WH-PTV-11")
def test_relentless_conviction_costs_who_controlled_him_and_counts_for_who_played_it():
    t = fight(
        attacker=army("bayushi-sorii", hand=("relentless-conviction",)),
        raider=army(unit("matsu-sakaki", **SHAMED)),
        defender=army("isawa-kyoko"),
    )
    act(t, "attacker").uses("relentless-conviction", "matsu-sakaki")
    assert t.zone("matsu-sakaki") == "discard"
    assert seat(t, "attacker").caused == 3  # he was an ally, but another player's


@rule("WH-PTV-16")
def test_relentless_conviction_for_ones_own_counts_for_nobody():
    t = fight(
        attacker=army("bayushi-sorii", unit("matsu-sakaki", **SHAMED), hand=("relentless-conviction",)),
        defender=army("isawa-kyoko"),
    )
    act(t, "attacker").uses("relentless-conviction", "matsu-sakaki")
    assert [each.caused for each in t.s.scores] == [0, 0]


def test_striking_through_the_void_may_strike_three_players():
    t = laid(
        north=army("togashi-taro", hand=("striking-through-the-void",)),
        south=army("matsu-sakaki"),
        east=army("agasha-gifu"),
        west=army("bayushi-sorii"),
    )
    force = {slug: t.force(slug) for slug in ("matsu-sakaki", "agasha-gifu", "bayushi-sorii")}
    t.north.uses("striking-through-the-void", "togashi-taro", *force)
    lost = [force[slug] - t.force(slug) for slug in force]
    assert lost == [1, 2, 3]


def test_the_storm_within_counts_players_and_not_units():
    t = fight(
        attacker=army("matsu-sakaki", "matsu-yosa"),
        raider=army("bayushi-sorii"),
        defender=army(unit("isawa-kyoko", "the-storm-within")),
    )
    place = t.s.battlefield
    before = t.strength(place)
    act(t, "defender").uses("the-storm-within")
    assert t.strength(place) == before + 4


def test_fury_of_the_sea_asks_the_enemies_in_turn_from_who_cast_it():
    t = fight(
        attacker=army("matsu-sakaki", "matsu-yosa"),
        defender=army(unit("isawa-kyoko", "fury-of-the-sea")),
        raider=army("bayushi-sorii", "bayushi-saka"),
    )
    act(t, "defender").uses("fury-of-the-sea")
    assert t.asked == "raider"
    t.raider.chooses("bayushi-saka")
    assert t.asked == "attacker"
    t.attacker.chooses("matsu-yosa")
    assert t.is_home("bayushi-saka") and t.is_home("matsu-yosa") and not t.is_home("bayushi-sorii")


@rule("WH-CLR-27", "WH-CLR-28", "WH-PRS-03")
@pytest.mark.parametrize(("role", "may"), [("guest", True), ("mercenary", True), ("neighbour", True)])
def test_settling_the_homeless_is_for_the_invited(role, may):
    t = fight(
        attacker=army("matsu-sakaki"),
        defender=army("isawa-kyoko"),
        **{role: army("togashi-taro", hand=("settling-the-homeless",))},
    )
    assert offered(t, role, "settling-the-homeless") == may
    t.__getattr__(role).chooses("use:settling-the-homeless")
    assert t.__getattr__(role).may - {"back"} == {"matsu-sakaki", "isawa-kyoko"}


@rule("WH-CMB-04", "WH-PRS-03")
def test_ring_of_earth_helps_a_guest_without_units_and_may_change_any_province():
    t = fight(
        attacker=army("matsu-sakaki"),
        defender=army("isawa-kyoko"),
        guest=army("togashi-taro", hand=("ring-of-earth",)),
    )
    player = act(t, "guest")
    player.chooses("use:ring-of-earth:2")
    assert {f"p{n}" for n in range(12)} <= player.may


@rule("WH-GLO-42", "WH-MOV-02")
def test_unpredictable_strategy_leaves_an_attacker_who_has_fought_at_home():
    t = fight(
        attacker=army("matsu-sakaki", hand=("unpredictable-strategy",), home=["matsu-yosa"]),
        defender=army("isawa-kyoko"),
        raider=army("bayushi-sorii", home=["bayushi-saka"]),
    )
    act(t, "attacker").uses("unpredictable-strategy", "bayushi-sorii", "bayushi-saka")
    assert t.is_home("bayushi-sorii") and not t.is_home("bayushi-saka")


def test_fist_and_blade_lets_an_ally_take_what_is_saved():
    t = fight(
        attacker=army("togashi-akagi", hand=("fist-and-blade",)),
        defender=army(unit("matsu-sakaki", "hired-legion")),
        guard=army("bayushi-sorii"),
    )
    act(t, "attacker").uses("fist-and-blade", "togashi-akagi", "matsu-sakaki")
    assert t.asked == "defender"
    t.defender.chooses("bayushi-sorii")
    t.defender.chooses("hired-legion")
    assert t.zone("matsu-sakaki") == "discard" and t.zone("hired-legion") == "play"
    assert t.s.controller[t.card("hired-legion")] == t.names.index("guard")


def test_seven_stings_keep_may_sting_any_player_for_his_own_losses():
    t = laid(
        north=army(),
        south=army(provinces=("large-farm", "large-farm")),
        east=army(provinces=("large-farm",)),
    )
    t.north.chooses("use:seven-stings-keep")
    assert {each for each in t.north.may if each.startswith("seat")} >= {"seat1", "seat2"}
    t.north.chooses("seat2")
    assert t.s.scores[0].caused == 6


@pytest.mark.parametrize(
    ("slug", "words"),
    [
        ("simple-men", "Bow this card and another Farm Holding you control: Produce 4 Gold."),
        ("permanent-encampment", "to another Personality you control at the current battlefield"),
        ("fist-and-blade", "attachments to one other Personality in the same army."),
        ("dance-of-the-void", "Discard each of your other Kata."),
    ],
)
def test_they_read_well(slug, words):
    (card,) = [each for each in CARDS if each.slug == slug]
    assert words in card_text(card)


# --- guests who bring a unit in ---------------------------------------------------------------------


def comes(t, name: str, card: str) -> None:
    """By his own ability, or by the Ring: one that has a place to choose asks for it."""
    player = act(t, name)
    player.chooses(f"use:{card}")
    if card != "togashi-chiko":
        player.chooses("togashi-chiko")
        player.chooses(f"p{t.s.battlefield}")


@rule("WH-PRS-07", "WH-MOV-04", "WH-MOV-05")
@pytest.mark.parametrize("card", ["togashi-chiko", "ring-of-water:2"])
@pytest.mark.parametrize(("answer", "side"), [("choice0", 1), ("choice1", 2)])
def test_a_guest_of_both_may_bring_a_unit_in_to_face_either(card, answer, side):
    t = fight(
        attacker=army("matsu-sakaki"),
        defender=army("isawa-kyoko"),
        guest=army("togashi-chiko", hand=("ring-of-water",)),
    )
    comes(t, "guest", card)
    t.guest.chooses(answer)
    assert not t.is_home("togashi-chiko") and t.s.allegiance[t.guest.seat] == side


@rule("WH-PRS-07", "WH-MOV-04")
@pytest.mark.parametrize("card", ["togashi-chiko", "ring-of-water:2"])
@pytest.mark.parametrize(("attackers", "side"), [(True, 2), (False, 1)])
def test_a_guest_of_both_who_comes_to_enemies_chooses_no_side_that_faces_nobody(card, attackers, side):
    t = fight(
        attacker=army(*["matsu-sakaki"] * attackers),
        defender=army(*["isawa-kyoko"] * (not attackers)),
        guest=army("togashi-chiko", hand=("ring-of-water",)),
    )
    comes(t, "guest", card)
    assert not t.is_home("togashi-chiko") and t.s.allegiance[t.guest.seat] == side


@rule("WH-PRS-07", "WH-MOV-08")
def test_a_guest_of_one_side_brings_a_unit_in_only_against_the_other():
    bowed = unit("togashi-chiko", bowed=True)
    t = fight(attacker=army("matsu-sakaki"), defender=army(), neighbour=army(bowed))
    comes(t, "neighbour", "togashi-chiko")
    assert not t.is_home("togashi-chiko") and not t.is_bowed("togashi-chiko")
    assert t.s.allegiance[t.neighbour.seat] == 2
    t = fight(attacker=army(), defender=army("isawa-kyoko"), neighbour=army("togashi-chiko"))
    assert not offered(t, "neighbour", "togashi-chiko")
