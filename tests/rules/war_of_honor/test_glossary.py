"""Terms of the glossary and what cards in decks, piles and provinces do (WH-GLO, WH-CRD, WH-DSC, WH-BOWS)."""

from __future__ import annotations

import pytest

from gorin.games.ccg.kinds import ELEMENTS
from gorin.games.ccg.language.abilities import battle, open_
from gorin.games.ccg.language.protection import MOVEMENT, prevents
from gorin.games.ccg.language.verbs.in_play.states import bow, destroy, straighten
from gorin.games.ccg.language.which.card_filters import HOLDING, UNIT_CARD, enemy
from gorin.games.ccg.language.which.predicates import bowed
from gorin.games.ccg.war_of_honor.cards import CARDS
from gorin.language.card_filters import any_
from gorin.language.picks import target, up_front
from gorin.language.selectors import SELF, TARGET
from support.ccg_box import EDITION, IDLE, act, army, asked_for, fight, laid, next_turn, offered, unit
from support.ccg_cards import published
from support.ccg_making import personality, strategy
from support.rule import rule

ROOTED = personality(
    "Rooted Guard", "", force=2, chi=2, honor_req=None, gold=2, personal_honor=2,
    text=(prevents(MOVEMENT, SELF),),
)  # fmt: skip
RAZE = strategy(
    "Raze", focus=1, text=(battle(up_front(target(enemy(UNIT_CARD | HOLDING))), destroy(TARGET)),)
)
REST = strategy(
    "Rest",
    focus=1,
    text=(open_(straighten(any_(UNIT_CARD, bowed)), bow(any_(UNIT_CARD)), bow(any_(UNIT_CARD))),),
)
cards = published(ROOTED, RAZE, REST, edition=EDITION)


# --- dead and discarded ---------------------------------------------------------------------------


@rule("WH-GLO-07", "WH-GLO-09", "WH-GLO-10", "WH-GLO-28", "WH-GLO-27")
def test_only_personalities_are_dead_and_cards_go_to_their_owners_piles():
    t = fight(attacker=army("togashi-chiko"), defender=army(unit("matsu-yosa", "hired-legion")))
    t.fight()
    yosa, legion = t.card("matsu-yosa"), t.card("hired-legion")
    assert (t.s.dead[yosa], t.s.dead[legion]) == (True, False)
    theirs = t.s.players[1]
    assert yosa in theirs.dynasty_discard
    assert legion in theirs.fate_discard
    mine = t.s.players[0].dynasty_discard + t.s.players[0].fate_discard
    assert not {yosa, legion} & {*mine}


@rule("WH-DSC-01", "WH-DSC-02", "WH-DSC-03", "WH-DSC-04", "WH-CRD-02", "WH-GLO-12")
def test_face_up_cards_are_discarded_one_at_a_time_and_refilled_face_down():
    shown = {"card": "matsu-yosa", "face_up": True}
    t = laid(
        "dynasty",
        north=army(provinces=(shown, {**shown, "card": "akodo-dosei"}, "large-farm"), stronghold_bowed=True),
        south=army(),
    )
    assert t.north.may == {"discard:matsu-yosa", "discard:akodo-dosei", "done"}
    t.north.chooses("discard:matsu-yosa")
    assert not t.s.dead[t.card("matsu-yosa")]
    place = t.s.provinces[0]
    assert t.s.definition(place.card).slug == "small-farm"
    assert not place.face_up
    assert t.north.may == {"discard:akodo-dosei", "done"}


@rule("WH-CRD-01", "WH-CRD-03", "WH-CRD-04", "WH-GLO-13")
@pytest.mark.parametrize(("deck", "hand"), [(("charge", "courtesy"), [IDLE, "charge"]), ((), [IDLE])])
def test_drawing_takes_the_top_card_and_an_empty_deck_has_none(deck, hand):
    t = laid(north=army(fate=deck, fate_discard=("chokehold",) * 3), south=army())
    next_turn(t)
    assert t.north.hand == hand
    assert not t.s.players[0].lost
    assert len(t.s.players[0].fate_discard) == 3


# --- whose and where ------------------------------------------------------------------------------


@rule("WH-GLO-16")
def test_only_cards_in_units_are_enemy_cards():
    t = fight(
        attacker=army("togashi-taro", hand=("raze",)),
        defender=army(unit("matsu-yosa", "hired-legion"), "diamond-mine", home=["akodo-dosei"]),
    )
    assert asked_for(act(t, "attacker"), "raze") == {"matsu-yosa", "hired-legion"}


@rule("WH-GLO-14")
def test_unstoppable_power_counts_five_elements_only():
    elements = {word for card in CARDS for word in card.keywords} & {*ELEMENTS, "Thunder"}
    assert set(ELEMENTS) == {"Air", "Earth", "Fire", "Water", "Void"} < elements
    t = fight(
        attacker=army("agasha-gifu", "asako-hoshimi", "isawa-naki", hand=("unstoppable-power",)),
        defender=army("togashi-chiko"),
    )
    act(t, "attacker").plays("unstoppable-power", "togashi-chiko")
    assert t.force("togashi-chiko") == 1  # Air, Earth, Fire, Void
    assert t.attacker.honor == 9


@rule("WH-GLO-22", "WH-GLO-24")
def test_a_move_takes_the_whole_unit_to_another_location():
    t = fight(
        attacker=army("togashi-kanmu"),
        defender=army(unit("matsu-yosa", "hired-legion", "a-samurais-soul"), "akodo-dosei"),
    )
    act(t, "attacker").uses("togashi-kanmu", "matsu-yosa")
    assert all(t.is_home(slug) for slug in ("matsu-yosa", "hired-legion", "a-samurais-soul"))
    assert not t.is_home("akodo-dosei")


@rule("WH-GLO-44")
def test_a_switch_fails_whole():
    t = fight(
        attacker=army("matsu-yosa", hand=("unpredictable-strategy",)),
        defender=army("togashi-taro", home=["rooted-guard"]),
    )
    act(t, "attacker").plays("unpredictable-strategy", "togashi-taro", "rooted-guard")
    assert not t.is_home("togashi-taro")
    assert t.is_home("rooted-guard")


# --- Ranged Attacks -------------------------------------------------------------------------------


@rule("WH-GLO-34", "WH-GLO-35")
def test_a_ranged_attack_hits_followers_or_who_has_none():
    t = fight(
        attacker=army(unit("bayushi-saka", "ronin-brotherhood")),
        defender=army(unit("isawa-kyoko", "hired-legion"), "togashi-chiko"),
        guard=army("togashi-akagi"),
    )
    picks = asked_for(act(t, "attacker"), "ronin-brotherhood")
    assert picks == {"hired-legion", "togashi-chiko", "togashi-akagi"}
    t.attacker.chooses("togashi-akagi")  # 4 Force against 4
    assert t.zone("togashi-akagi") == "discard"


@rule("WH-GLO-36", "WH-ADV-12", "WH-ADV-11", "WH-ACT-19", "WH-ACT-20")
def test_a_ranged_attack_needs_no_target_and_chooses_it_when_costs_are_paid():
    alone = fight(attacker=army("isawa-akihiro", hand=("charge",)), defender=army())
    act(alone, "attacker").uses("isawa-akihiro")
    assert not offered(alone, "attacker", "isawa-akihiro")  # it was used, upon nobody
    t = fight(attacker=army(unit("isawa-naki", "tempest-of-flame")), defender=army("togashi-chiko"))
    act(t, "attacker").chooses("use:tempest-of-flame")
    assert t.is_bowed("isawa-naki")  # the cost is paid already
    assert t.attacker.may == {"togashi-chiko", "pass"}
    t.attacker.passes()
    assert t.zone("togashi-chiko") == "play"
    assert not any("destroyed" in line for line in t.log)


# --- looking and showing --------------------------------------------------------------------------


@rule("WH-GLO-23")
def test_looking_is_for_oneself_and_moves_nothing():
    t = laid(north=army(stronghold="tetsu-kama-mura", fate=("charge", "courtesy")), south=army())
    top = t.s.players[0].fate[-1]
    t.north.chooses("use:tetsu-kama-mura")
    assert (t.s.known[top] & 1, t.s.known[top] & 2) == (1, 0)
    t.north.passes()
    assert t.s.players[0].fate[-1] == top


@rule("WH-GLO-41", "WH-GLO-38")
def test_showing_is_for_everybody_and_moves_nothing_and_revealing_turns_up():
    t = fight(attacker=army("togashi-gato", fate=("charge", "courtesy")), defender=army("matsu-yosa"))
    top = t.s.players[0].fate[-1]
    act(t, "attacker").uses("togashi-gato")
    assert any("shows Charge" in line for line in t.log)
    assert t.s.players[0].fate[-1] == top
    began = laid("straighten", north=army(), south=army())
    assert all(place.face_up for place in began.s.provinces if place.owner == 0)
    assert not any(place.face_up for place in began.s.provinces if place.owner == 1)


# --- bowing, Strongholds --------------------------------------------------------------------------


@rule("WH-BOWS-01", "WH-BOWS-02")
def test_only_the_bowed_straighten_and_only_the_unbowed_bow():
    t = laid(north=army({"card": "matsu-yosa", "bowed": True}, hand=("rest",)), south=army("togashi-taro"))
    before = len(t.log)
    act(t, "north").plays("rest")
    told = t.log[before:]
    assert t.game.view(1)["players"][0]["units"][0]["bowed"]
    assert sum("straightened" in line for line in told) == 1
    assert sum("is bowed" in line for line in told) == 2  # each of them once


@rule("WH-SHD-03", "WH-SHD-05")
@pytest.mark.parametrize(
    ("stronghold", "strength"),
    [
        ("city-of-tears", 6),
        ("seven-stings-keep", 7),
        ("tetsu-kama-mura", 8),
        ("venerable-plains-of-the-ikoma", 7),
    ],
)
def test_the_stronghold_says_how_strong_the_own_provinces_are(stronghold, strength):
    t = laid(north=army(stronghold=stronghold), south=army())
    assert {t.strength(place.id) for place in t.s.provinces if place.owner == 0} == {strength}
    assert {t.strength(place.id) for place in t.s.provinces if place.owner == 1} == {7}


@rule("WH-HLD-01", "WH-EVT-01")
def test_holdings_and_events_are_dynasty_cards_and_events_are_not_bought():
    sides = {card.slug: card.is_dynasty for card in CARDS if card.type_name in ("Holding", "Event")}
    assert all(sides.values())
    assert len(sides) == 32
    event = {"card": "welcome-home", "face_up": True}
    t = laid("dynasty", north=army(provinces=(event, "large-farm")), south=army())
    assert not any("welcome" in each and not each.startswith("discard") for each in t.north.may)
