"""Gold, Holdings, Personalities and attachments (WH-GLD, WH-HLD, WH-PER, WH-MUL, WH-EQP, WH-ATT)."""

from __future__ import annotations

import pytest

from gorin.games.ccg.definition import catalogue
from gorin.games.ccg.kinds import ATTACHMENTS, FOLLOWER, ITEM, SPELL
from gorin.games.ccg.table.values import army_force, unit_force
from support.ccg_box import EDITION, IDLE, act, army, bowed_in_play, fight, laid, unit
from support.rule import rule


def for_sale(*slugs: str, **facts):
    """These lie face-up in North's provinces; the Dynasty phase begins."""
    provinces = tuple({"card": slug, "face_up": True} for slug in slugs)
    return laid("dynasty", north=army(*facts.pop("play", ()), provinces=provinces, **facts), south=army())


def offers(t) -> set[str]:
    return {each for each in t.north.may if ":" in each and not each.startswith("discard")}


# --- Gold -----------------------------------------------------------------------------------------

DRAGON = {"stronghold": "tetsu-kama-mura"}


@rule("WH-GLD-04", "WH-GLD-05", "WH-GLD-06", "WH-GLD-03", "WH-GLD-02")
def test_the_example_of_the_book_pays_eight_with_nine():
    t = for_sale("bayushi-hirose", "small-farm", "large-farm", play=("gold-mine", "border-keep"), **DRAGON)
    t.north.chooses("buy:bayushi-hirose")  # there is only one way: nobody is asked
    assert bowed_in_play(t) == {"tetsu-kama-mura", "gold-mine", "border-keep"}
    assert t.zone("bayushi-hirose") == "play"
    assert "buy:large-farm" not in offers(t)  # the Gold that was left over is lost
    poorer = for_sale("bayushi-hirose", play=("gold-mine",), **DRAGON)
    assert "buy:bayushi-hirose" not in offers(poorer)


@rule("WH-GLD-07", "WH-GLD-08")
def test_gold_is_made_whenever_something_is_paid_but_not_by_bowed_cards():
    t = fight(
        attacker=army("isawa-naki", "diamond-mine", hand=("tempest-of-flame",), stronghold="city-of-tears"),
        defender=army("togashi-taro"),
    )
    act(t, "attacker").uses("equip:tempest-of-flame", "isawa-naki", "diamond-mine")
    assert t.is_bowed("diamond-mine")
    spent = fight(
        attacker=army(
            "isawa-naki", {"card": "diamond-mine", "bowed": True}, hand=("tempest-of-flame",),
            stronghold="city-of-tears", stronghold_bowed=True,
        ),
        defender=army("togashi-taro"),
    )  # fmt: skip
    assert "equip:tempest-of-flame" not in act(spent, "attacker").may


# --- Holdings and Personalities -------------------------------------------------------------------


@rule("WH-HLD-02", "WH-HLD-03", "WH-GLO-06", "WH-GLO-18")
def test_a_holding_is_paid_for_and_comes_in_bowed():
    t = for_sale("diamond-mine", "large-farm", play=("border-keep",), stronghold_bowed=True)
    assert offers(t) == {"buy:large-farm"}  # two Gold are there
    t.north.chooses("buy:large-farm")
    bought = t.s.in_play[-1]
    assert t.s.bowed[bought] and t.s.controller[bought] == 0
    assert t.s.definition(bought).slug == "large-farm"


@rule("WH-PER-04", "WH-PER-05", "WH-PER-07", "WH-ADV-06")
def test_a_personality_needs_gold_but_no_honor_and_comes_in_unbowed():
    t = for_sale("akodo-dosei", "bayushi-hirose", play=("diamond-mine",), stronghold_bowed=True, honor=0)
    assert offers(t) == {"buy:akodo-dosei"}  # 10 is his Honor Requirement, 5 his price
    t.north.chooses("buy:akodo-dosei")
    assert not t.is_bowed("akodo-dosei")
    assert t.is_home("akodo-dosei")


@rule("WH-MUL-01", "WH-MUL-02", "WH-MUL-03")
def test_copies_stand_side_by_side_unless_they_are_unique():
    gold = ("diamond-mine", "diamond-mine", "diamond-mine")
    t = for_sale("isawa-kyoko", "isawa-kyoko-exp", play=("isawa-kyoko", *gold))
    t.north.chooses("buy:isawa-kyoko")
    t.north.chooses("choice0")
    t.north.chooses("buy:isawa-kyoko-exp")  # nobody is replaced by her
    t.north.chooses("choice0")
    names = [t.s.definition(card).slug for card in t.s.in_play]
    assert names.count("isawa-kyoko") == 2
    assert names.count("isawa-kyoko-exp") == 1
    again = for_sale("isawa-kyoko-exp", play=("isawa-kyoko-exp", *gold))
    assert offers(again) == set()


# --- Equip ----------------------------------------------------------------------------------------


@rule("WH-EQP-01", "WH-EQP-04", "WH-EQP-05", "WH-ATT-02", "WH-ATT-06")
def test_equip_puts_a_card_of_the_hand_on_one_of_your_personalities():
    t = laid(
        north=army("matsu-yosa", "diamond-mine", hand=("deathseeker-troop", "hired-legion"), honor=0),
        south=army("bayushi-saka"),
    )
    equips = {each for each in t.north.may if each.startswith("equip")}
    assert equips == {"equip:deathseeker-troop", "equip:hired-legion", f"equip:{IDLE}"}
    t.north.chooses("equip:deathseeker-troop")
    assert t.north.may - {"back"} == {"matsu-yosa"}
    t.north.chooses("matsu-yosa")
    t.north.chooses("choice0")
    assert t.s.host[t.card("deathseeker-troop")] == t.card("matsu-yosa")
    assert "hired-legion" in t.north.hand
    nobody = laid(north=army("diamond-mine", hand=("hired-legion",)), south=army("bayushi-saka"))
    assert not any(each.startswith("equip") for each in nobody.north.may)


@rule("WH-EQP-03", "WH-EQP-07", "WH-EQP-02")
def test_equip_is_taken_again_and_again_with_others_in_between():
    held = ("hired-legion", "a-samurais-soul", "heavens-tears")
    t = laid(
        north=army("isawa-naki", "diamond-mine", "diamond-mine", hand=held),
        south=army("isawa-kyoko", hand=held),
    )
    for slug in held:
        assert not any(each.startswith("equip") for each in act(t, "south").may) if slug != held[0] else True
        act(t, "north").chooses(f"equip:{slug}")
        t.north.chooses("isawa-naki")
        if "Pay" in t.prompt:
            t.north.chooses("choice0")
        assert t.asked == "south"
    assert len([card for card in t.s.in_play if t.s.host[card] == t.card("isawa-naki")]) == 3


@rule("WH-EQP-06", "WH-ATT-04")
def test_equip_costs_the_price_of_the_attachment():
    poor = laid(
        north=army("matsu-yosa", "large-farm", hand=("hired-legion",), stronghold_bowed=True), south=army()
    )
    assert "equip:hired-legion" not in poor.north.may
    t = laid(north=army("matsu-yosa", hand=("hired-legion",)), south=army())
    t.north.uses("equip:hired-legion", "matsu-yosa")
    assert bowed_in_play(t) == {"seven-stings-keep"}


# --- attachments and units ------------------------------------------------------------------------


@rule("WH-ATT-01")
def test_followers_items_and_spells_are_attached_and_nothing_else():
    types = {card.type for card in catalogue(EDITION).values() if card.type in ATTACHMENTS}
    assert types == {FOLLOWER, ITEM, SPELL}
    t = laid(north=army("isawa-naki", "diamond-mine", hand=("charge", "ring-of-air")), south=army())
    assert {each for each in t.north.may if each.startswith("equip")} == {f"equip:{IDLE}"}


@rule("WH-ATT-03")
def test_everybody_sees_what_is_attached():
    t = laid(north=army(unit("matsu-yosa", "hired-legion")), south=army(), east=army())
    for seat in (0, 1, 2, None):
        (shown,) = t.game.view(seat)["players"][0]["units"]
        assert "hired-legion" in str(shown)


@rule("WH-ATT-05", "WH-ATT-10", "WH-UNT-01", "WH-UNT-02", "WH-UNT-04")
def test_a_unit_counts_its_followers_and_an_army_only_the_unbowed():
    t = fight(
        attacker=army(
            unit("isawa-naki", {"card": "hired-legion", "bowed": True}, "heavens-tears"), "togashi-taro"
        ),
        defender=army(),
    )
    assert unit_force(t.s, t.card("isawa-naki")) == 5
    assert unit_force(t.s, t.card("togashi-taro")) == 3
    assert army_force(t.s, 4, 1) == 5  # 2 and 3, without the bowed Follower


@rule("WH-ATT-09")
@pytest.mark.parametrize(("strength", "dies"), [(2, True), (1, False)])
def test_an_item_is_as_strong_as_its_modifier(strength, dies):
    from gorin.games.ccg.kinds import FORCE
    from gorin.games.ccg.language.abilities import battle
    from gorin.games.ccg.language.verbs.in_play.states import destroy
    from gorin.games.ccg.language.which.card_filters import ITEM as AN_ITEM
    from gorin.games.ccg.language.which.card_filters import enemy
    from gorin.games.ccg.language.which.measures import having
    from gorin.language.picks import target, up_front
    from gorin.language.selectors import TARGET
    from support.ccg_cards import with_cards
    from support.ccg_making import strategy

    shatter = strategy(
        "Shatter",
        focus=1,
        text=(battle(up_front(target(enemy(AN_ITEM, having(FORCE, at_most=strength)))), destroy(TARGET)),),
    )
    with with_cards(shatter, edition=EDITION):
        t = fight(
            attacker=army("matsu-yosa", hand=("shatter",)),
            defender=army(unit("togashi-taro", "a-samurais-soul")),
        )
        assert ("use:shatter" in act(t, "attacker").may) == dies
