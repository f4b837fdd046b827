"""Lion cards that count rings, deeds and characters."""

import pytest

from gorin.games.lcg.language.abilities import action
from gorin.games.lcg.language.verbs.in_play import discard
from gorin.games.lcg.language.which.card_filters import CHARACTER
from gorin.games.lcg.table.values import total_skill
from support.lcg_cards import event, with_cards
from support.lcg_course import attack, declared, go_on, let_be, to_phase, until
from support.lcg_table import conflict, lying, rings, side, table, who

CAMP = lying("tacticians-camp")


@pytest.mark.parametrize(("provinces", "able"), [(CAMP, True), (lying("hall-of-victories"), False)])
def test_akodo_reserve_company_relieves_somebody_where_there_is_a_battlefield(provinces, able):
    t = attack(
        attacker=side("matsu-berserker", home=["akodo-reserve-company"], provinces=provinces), defender=side()
    )
    assert t.attacker.may_use("akodo-reserve-company") is able
    if able:
        t.attacker.uses("akodo-reserve-company", "matsu-berserker")
        assert t.participates("akodo-reserve-company")
        assert not t.participates("matsu-berserker")


def test_chronicler_of_conquests_gains_honor():
    t = attack(attacker=side("chronicler-of-conquests", provinces=CAMP), defender=side())
    t.attacker.uses("chronicler-of-conquests")
    assert t.attacker.honor == 11


def levies(*more, **facts):
    here = {"card": "manicured-garden", "cards": [{"card": "ashigaru-levy", "face_up": True}]}
    t = table("dynasty", north=side(provinces=(here, *more, "ancestral-lands"), **facts), south=side())
    t.north.plays("ashigaru-levy", "choice0")
    return t


def test_ashigaru_levy_brings_a_copy_which_brings_another():
    t = levies(
        {"card": "elemental-fury", "cards": [{"card": "ashigaru-levy", "face_up": True}]},
        dynasty_discard=["ashigaru-levy", "matsu-berserker"],
    )
    t.north.uses("ashigaru-levy")
    assert t.north.may - {"back"} == {"ashigaru-levy"}
    t.north.chooses("ashigaru-levy")
    assert (
        sum(t.s.zone[card] == t.s.zone[t.card("ashigaru-levy")] for card in t.numbers("ashigaru-levy")) == 2
    )
    assert t.north.may_use("ashigaru-levy")


def test_ashigaru_levy_brings_nobody_else():
    assert not levies(dynasty_discard=["matsu-berserker"]).north.may_use("ashigaru-levy")


def test_beastmaster_matriarch_counts_the_rings_of_opponents():
    t = table(north=side("beastmaster-matriarch"), south=side(), rings=rings(air=0, fire=1, water=1))
    assert t.skills("beastmaster-matriarch") == (3 + 4, 2)


def test_champions_of_yomi_answer_a_defeat_for_one_phase():
    t = conflict(
        attacker=side("doji-whisperer", dynasty_discard=["champions-of-yomi"]), defender=side("hida-kisada")
    )
    assert until(t, "attacker", "champions-of-yomi")
    t.attacker.uses("champions-of-yomi")
    assert t.zone("champions-of-yomi") == "play"
    assert t.is_bowed("shizuka-toshi")
    to_phase(t, "fate")
    assert t.zone("champions-of-yomi") == "removed"


def test_champions_of_yomi_who_have_left_play_stay_in_the_discard_pile():
    fall = event("Fall", action(discard(CHARACTER)))
    with with_cards(fall):
        t = conflict(
            attacker=side("doji-whisperer", dynasty_discard=["champions-of-yomi"]),
            defender=side("hida-kisada", hand=("fall",)),
        )
        assert until(t, "attacker", "champions-of-yomi")
        t.attacker.uses("champions-of-yomi")
        while not t.defender.may_use("fall"):
            go_on(t)
        t.defender.uses("fall")
        to_phase(t, "fate")
        assert t.zone("champions-of-yomi") == "discard"


def test_champions_of_yomi_need_a_ready_stronghold_and_a_defeat_as_an_attacker():
    bowed = {"card": "shizuka-toshi", "bowed": True}
    t = conflict(
        attacker=side("doji-whisperer", dynasty_discard=["champions-of-yomi"], stronghold=bowed),
        defender=side("hida-kisada"),
    )
    assert not until(t, "attacker", "champions-of-yomi")
    t = conflict(
        attacker=side("hida-kisada"), defender=side("doji-whisperer", dynasty_discard=["champions-of-yomi"])
    )
    assert not until(t, "defender", "champions-of-yomi")


@pytest.mark.parametrize(("status", "wins"), [("honored", True), ("ordinary", False), ("dishonored", False)])
def test_implacable_magistrate_lets_the_honored_count(status, wins):
    t = conflict(
        attacker=side("implacable-magistrate", who("matsu-berserker", status=status)),
        defender=side("doji-whisperer", who("hida-kisada", status="honored", bowed=True), home=[]),
    )
    assert total_skill(t.s, 0) == 2 + (3 + 1 if wins else 0)


def test_implacable_magistrate_does_not_make_the_bowed_count():
    t = conflict(
        attacker=side("implacable-magistrate", who("matsu-berserker", status="honored", bowed=True)),
        defender=side(),
    )
    assert total_skill(t.s, 0) == 2


def test_implacable_magistrate_judges_only_as_an_attacker():
    t = conflict(attacker=side("matsu-berserker"), defender=side("implacable-magistrate"))
    assert total_skill(t.s, 0) == 3


def test_kitsu_warrior_counts_claimed_rings_by_their_side():
    held = rings(air=0, fire=1, water=(1, "political"))
    t = table(north=side("kitsu-warrior"), south=side(), rings=held)
    assert t.skills("kitsu-warrior") == (2 + 4, 2 + 2)


def test_kitsu_warrior_without_rings():
    t = table(north=side("kitsu-warrior"), south=side())
    assert t.skills("kitsu-warrior") == (2, 2)


@pytest.mark.parametrize(("gained", "able"), [(2, True), (1, False)])
def test_revered_ikoma_turns_honor_into_fate(gained, able):
    t = table(north=side("revered-ikoma", gained=gained), south=side(hand=("way-of-the-scorpion",)))
    assert t.north.may_use("revered-ikoma") is able
    if able:
        t.north.uses("revered-ikoma")
        assert t.north.fate == 6


def test_revered_ikoma_receives_no_dishonored_token():
    t = conflict(attacker=side("revered-ikoma"), defender=side(hand=("way-of-the-scorpion",)))
    assert not t.defender.may_use("way-of-the-scorpion")


def test_ikoma_anakazu_fights_for_a_province_that_was_lost():
    t = table(
        north=side("hida-kisada", "akodo-toturi", "doji-challenger", military=2),
        south=side("ikoma-anakazu"),
    )
    assert t.skills("ikoma-anakazu") == (3, 3)
    declared(t, "north", "hida-kisada")
    while t.s.conflict is not None:
        go_on(t)
    declared(t, "north", "akodo-toturi", place=6, ring="fire")
    t.south.picks("ikoma-anakazu")
    t.south.chooses("done")
    assert t.skills("ikoma-anakazu") == (6, 6)


@pytest.mark.parametrize(("ring", "military"), [("fire", 3), ("water", 3), ("air", 1)])
def test_ikoma_reservist_watches_fire_and_water(ring, military):
    t = table(north=side("ikoma-reservist"), south=side(), rings=rings(**{ring: 0}))
    assert t.skills("ikoma-reservist") == (military, 1)


def test_even_the_odds_brings_a_commander_and_honors_it():
    t = attack(
        attacker=side("doji-whisperer", home=["gifted-tactician"], hand=("even-the-odds",)),
        defender=side("yogo-outcast", "yogo-outcast"),
    )
    t.attacker.uses("even-the-odds", "gifted-tactician")
    assert (t.participates("gifted-tactician"), t.status("gifted-tactician")) == (True, "honored")


@pytest.mark.parametrize("there", [("gifted-tactician",), ()])
def test_even_the_odds_honors_a_commander_who_need_not_move(there):
    t = attack(
        attacker=side("gifted-tactician", hand=("even-the-odds",)),
        defender=side("yogo-outcast", "yogo-outcast"),
    )
    t.attacker.uses("even-the-odds", "gifted-tactician")
    assert t.status("gifted-tactician") == "honored"


def test_even_the_odds_is_for_whoever_has_fewer_there():
    t = attack(
        attacker=side("doji-whisperer", home=["gifted-tactician"], hand=("even-the-odds",)),
        defender=side("yogo-outcast"),
    )
    assert not t.attacker.may_use("even-the-odds")


def fed(revealed):
    here = {"card": "manicured-garden", "revealed": revealed}
    t = table(
        "draw",
        north=side(
            "matsu-berserker", "akodo-toturi", hand=("feeding-an-army",), provinces=(here, "ancestral-lands")
        ),
        south=side(),
    )
    to_phase(t, "conflict")
    return t


def test_feeding_an_army_breaks_a_province_of_ones_own():
    t = fed(True)
    t.north.uses("feeding-an-army", "manicured-garden")
    assert t.s.provinces[0].broken
    assert (t.fate_on("matsu-berserker"), t.fate_on("akodo-toturi")) == (1, 0)


def test_feeding_an_army_needs_a_province_that_is_faceup():
    assert not fed(False).north.may_use("feeding-an-army")


@pytest.mark.parametrize(
    ("air", "able"), [((0, "military"), True), ((0, "political"), False), ((1, "military"), False)]
)
def test_honor_in_battle_asks_for_a_military_ring_of_yours(air, able):
    t = table(north=side("doji-whisperer", hand=("honor-in-battle",)), south=side(), rings=rings(air=air))
    assert t.north.may_use("honor-in-battle") is able
    if able:
        t.north.uses("honor-in-battle", "doji-whisperer")
        assert t.status("doji-whisperer") == "honored"


def test_a_ring_of_the_secluded_shrine_has_no_type():
    """It counts as claimed, but lies there with neither side up."""
    t = table(
        "draw",
        north=side("doji-whisperer", hand=("honor-in-battle",), provinces=lying("secluded-shrine")),
        south=side(),
    )
    to_phase(t, "conflict")
    t.north.uses("secluded-shrine", "ring-air")
    let_be(t)
    assert not t.north.may_use("honor-in-battle")


def test_time_for_war_puts_a_weapon_on_a_bushi():
    t = conflict(
        attacker=side(
            "doji-whisperer",
            home=["matsu-berserker"],
            hand=("time-for-war", "ornate-fan"),
            conflict_discard=["fine-katana"],
        ),
        defender=side("bayushi-shoju"),
        type="political",
    )
    assert until(t, "attacker", "time-for-war")
    t.attacker.uses("time-for-war", "matsu-berserker")
    let_be(t)
    assert t.attacker.may - {"back"} == {"fine-katana"}
    t.attacker.picks("fine-katana")
    assert t.card("matsu-berserker") in [t.s.host[card] for card in t.numbers("fine-katana")]


def test_time_for_war_answers_political_defeats_only():
    t = conflict(
        attacker=side("matsu-berserker", hand=("time-for-war", "fine-katana")), defender=side("hida-kisada")
    )
    assert not until(t, "attacker", "time-for-war")


@pytest.mark.parametrize(("held", "able"), [({"air": 0, "fire": 0}, True), ({"air": 0, "fire": 1}, False)])
def test_heroic_resolve_readies_whoever_has_two_rings(held, able):
    t = table(
        north=side(who("doji-whisperer", "heroic-resolve", bowed=True)), south=side(), rings=rings(**held)
    )
    assert t.north.may_use("heroic-resolve") is able
    if able:
        t.north.uses("heroic-resolve")
        assert not t.is_bowed("doji-whisperer")


def test_fearless_skirmisher_passes_a_dishonor_on():
    t = conflict(
        attacker=side(who("fearless-skirmisher", status="dishonored")), defender=side(home=["yogo-outcast"])
    )
    assert until(t, "attacker", "fearless-skirmisher")
    t.attacker.uses("fearless-skirmisher", "fearless-skirmisher", "yogo-outcast")
    assert (t.status("fearless-skirmisher"), t.status("yogo-outcast")) == ("ordinary", "dishonored")


def test_fearless_skirmisher_moves_no_honor():
    t = conflict(
        attacker=side(who("fearless-skirmisher", status="honored")), defender=side(home=["yogo-outcast"])
    )
    assert not until(t, "attacker", "fearless-skirmisher")


def test_nobody_is_an_eligible_target_for_a_card_that_is_drawn_besides():
    """LCG-TARG-07: Ikoma Ikehata honors nobody who is honored, though a card would be drawn."""
    t = conflict(attacker=side(who("ikoma-ikehata", status="honored")), defender=side(), type="political")
    assert not until(t, "attacker", "ikoma-ikehata")
