"""Cards that show how each kind of ability is written: what they do, and what they may not do."""

import pytest

from gorin.games.lcg.cards import CARDS, WRITTEN
from gorin.games.lcg.decks.cards import CORE
from gorin.language.core.render import card_text
from support.lcg_table import conflict, side, table, who
from support.rule import rule


def test_every_card_of_the_core_set_has_its_facts_once():
    assert len([card for card in CARDS if card.printed.pack == CORE]) == 223
    assert len({card.slug for card in CARDS}) == len(CARDS)


@pytest.mark.parametrize("card", WRITTEN, ids=lambda card: card.slug)
def test_what_a_card_says_can_be_read(card):
    text = card_text(card)
    assert "{" not in text
    assert "  " not in text


# --- an action in a conflict ----------------------------------------------------------------------


@rule("LCG-MOVE-02")
def test_doji_challenger_brings_an_opponents_character_in():
    t = conflict(attacker=side("doji-challenger"), defender=side(home=["bayushi-liar", "yogo-outcast"]))
    t.defender.passes()
    t.attacker.uses("doji-challenger", "yogo-outcast")
    assert t.participates("yogo-outcast")


@rule("LCG-DASH-02", "LCG-TARG-07")
def test_doji_challenger_cannot_bring_in_who_has_a_dash():
    t = conflict(attacker=side("doji-challenger"), defender=side(home=["bayushi-liar"]))
    t.defender.passes()
    assert not t.attacker.may_use("doji-challenger")


# --- an event that cancels ------------------------------------------------------------------------


@rule("LCG-CANC-01", "LCG-CANC-05")
def test_voice_of_honor_cancels_an_event_which_was_played_nevertheless():
    t = conflict(
        attacker=side("doji-whisperer", hand=("voice-of-honor",)),
        defender=side("yogo-outcast", hand=("way-of-the-scorpion",)),
        type="political",
    )
    t.game.state.status[t.card("doji-whisperer")] = 1
    t.defender.uses("way-of-the-scorpion", "doji-whisperer")
    t.attacker.uses("voice-of-honor")
    assert t.status("doji-whisperer") == "honored"
    assert t.zone("way-of-the-scorpion") == "discard"


@rule("LCG-INIT-06")
def test_without_voice_of_honor_the_event_takes_effect():
    t = conflict(
        attacker=side("doji-whisperer"), defender=side("yogo-outcast", hand=("way-of-the-scorpion",))
    )
    t.defender.uses("way-of-the-scorpion", "doji-whisperer")
    assert t.status("doji-whisperer") == "dishonored"


# --- an interrupt that replaces -------------------------------------------------------------------


@rule("LCG-REPL-01", "LCG-CLAR-05", "LCG-COST-09")
def test_reprieve_saves_from_a_sacrifice_and_the_cost_is_unpaid():
    t = table(
        north=side(who("vanguard-warrior", "reprieve"), "doji-whisperer", stronghold="shiro-nishiyama"),
        south=side("bayushi-liar"),
    )
    t.north.uses("vanguard-warrior")
    t.north.uses("reprieve")
    assert t.zone("vanguard-warrior") == "play"
    assert t.zone("reprieve") == "discard"
    assert t.fate_on("doji-whisperer") == 0


# --- a constant modifier --------------------------------------------------------------------------


@rule("LCG-CNST-02")
def test_yogo_outcast_is_stronger_while_less_honorable():
    less = table(north=side("yogo-outcast", honor=9), south=side("doji-whisperer"))
    more = table(north=side("yogo-outcast", honor=10), south=side("doji-whisperer"))
    assert less.skills("yogo-outcast") == (3, 3)
    assert more.skills("yogo-outcast") == (2, 2)


# --- attachments ----------------------------------------------------------------------------------


@rule("LCG-ATCH-14", "LCG-ATCH-04")
def test_fine_katana_adds_to_skill_and_a_second_one_finds_no_host():
    t = table(north=side("doji-whisperer", hand=("fine-katana", "fine-katana")), south=side())
    t.north.plays("fine-katana", "doji-whisperer")
    assert t.skills("doji-whisperer") == (2, 3)
    t.everybody_passes()
    t2 = table(north=side(who("doji-whisperer", "fine-katana"), hand=("fine-katana",)), south=side())
    assert not t2.north.may_play("fine-katana")


@rule("LCG-REST-02")
def test_a_third_restricted_attachment_makes_one_of_them_go():
    t = table(
        north=side(
            who("doji-whisperer", "fine-katana", "ornate-fan"),
            hand=("ancestral-daisho",),
        ),
        south=side(),
    )
    t.north.plays("ancestral-daisho", "doji-whisperer")
    t.north.picks("ornate-fan")
    assert t.zone("ornate-fan") == "discard"
    assert t.zone("ancestral-daisho") == "play"


@rule("LCG-PRST-01")
def test_cloud_the_mind_needs_a_shugenja_to_be_played():
    without = table(north=side("doji-whisperer", hand=("cloud-the-mind",)), south=side("yogo-outcast"))
    having = table(
        north=side("asahina-artisan", hand=("cloud-the-mind",)), south=side("yogo-outcast", honor=9)
    )
    assert not without.north.may_play("cloud-the-mind")
    having.north.plays("cloud-the-mind", "yogo-outcast")
    assert having.skills("yogo-outcast") == (2, 2)


@rule("LCG-LIMX-02")
def test_watch_commander_answers_every_card():
    t = conflict(
        attacker=side(who("doji-whisperer", "watch-commander")),
        defender=side("yogo-outcast", hand=("fine-katana", "ornate-fan")),
    )
    t.defender.plays("fine-katana", "yogo-outcast")
    t.attacker.uses("watch-commander")
    assert t.defender.honor == 9


# --- a forced reaction ----------------------------------------------------------------------------


@rule("LCG-FORC-01", "LCG-FRM4-03")
def test_steadfast_samurai_is_not_discarded_while_much_more_honorable():
    safe = table("draw", north=side("steadfast-samurai", honor=15), south=side(hand=()))
    _to_fate_phase(safe)
    assert safe.zone("steadfast-samurai") == "play"
    lost = table("draw", north=side("steadfast-samurai", honor=14), south=side(hand=()))
    _to_fate_phase(lost)
    assert lost.zone("steadfast-samurai") == "discard"


def _to_fate_phase(t):
    while t.s.phase != "fate" or t.prompt.startswith("Characters"):
        decision = t.game.decision
        ids = [option.id for option in decision.options]
        wanted = next(each for each in ("pass", "done", "choice0", "bid-1") if each in ids)
        t.mirror.choose(wanted, decision.seat)


# --- a duel ---------------------------------------------------------------------------------------


@rule("LCG-DTIM-15", "LCG-DTIM-16", "LCG-DTIM-18", "LCG-DTIM-11")
def test_raitsugu_duels_and_the_loser_without_fate_is_discarded():
    t = conflict(attacker=side("mirumoto-raitsugu"), defender=side("yogo-outcast"))
    t.defender.passes()
    t.attacker.uses("mirumoto-raitsugu", "yogo-outcast")
    t.attacker.chooses("bid-1")
    t.defender.chooses("bid-1")
    assert t.zone("yogo-outcast") == "discard"


@rule("LCG-DTIM-17", "LCG-DTIM-11")
def test_equal_totals_have_no_loser_and_the_higher_bid_is_paid():
    t = conflict(attacker=side("mirumoto-raitsugu"), defender=side("yogo-outcast"))
    t.defender.passes()
    t.attacker.uses("mirumoto-raitsugu", "yogo-outcast")
    t.attacker.chooses("bid-1")
    t.defender.chooses("bid-2")
    assert t.zone("yogo-outcast") == "play"
    assert (t.attacker.honor, t.defender.honor) == (11, 9)


# --- provinces, strongholds, holdings -------------------------------------------------------------


@rule("LCG-PROV-01")
def test_manicured_garden_gives_fate_while_it_is_attacked():
    t = conflict(attacker=side("doji-whisperer", hand=("fine-katana",)), defender=side(fate=2))
    t.defender.uses("manicured-garden")
    assert t.defender.fate == 3


@rule("LCG-HOLD-02", "LCG-BRK-01")
def test_a_holding_adds_to_the_strength_of_its_province():
    garden = {"card": "manicured-garden", "cards": [{"card": "imperial-storehouse", "face_up": True}]}
    t = conflict(attacker=side("doji-whisperer"), defender=side(provinces=(garden, "ancestral-lands")))
    assert t.strength(5) == 5


@rule("LCG-COST-03")
def test_imperial_storehouse_is_sacrificed_for_a_card_and_its_province_refilled():
    garden = {"card": "manicured-garden", "cards": [{"card": "imperial-storehouse", "face_up": True}]}
    t = table(north=side(provinces=(garden, "ancestral-lands")), south=side())
    t.north.uses("imperial-storehouse")
    assert t.north.hand == ["fine-katana"]
    assert t.zone("imperial-storehouse") == "discard"
    assert t.s.lies_in.count(0) == 2


@rule("LCG-BOW-06")
def test_shizuka_toshi_bows_a_weak_courtier_once():
    t = conflict(attacker=side("doji-challenger"), defender=side("yogo-outcast", honor=12), type="political")
    t.defender.passes()
    t.attacker.uses("shizuka-toshi", "yogo-outcast")
    assert t.is_bowed("yogo-outcast")
    assert not t.attacker.may_use("shizuka-toshi")
