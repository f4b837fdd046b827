"""Official rulings on limits, maxima, gained abilities, and cards played again or from elsewhere."""

import pytest

from gorin.games.lcg.language.abilities import action
from gorin.games.lcg.language.verbs.in_play import attach, discard, move_home
from gorin.games.lcg.language.which.card_filters import ATTACHMENT, CHARACTER
from gorin.language.picks import second_target, target
from gorin.language.selectors import SECOND, TARGET
from support.lcg_cards import event, published
from support.lcg_course import acts, attack, bids, declares, go_on, let_be, turn_of, until, until_offered
from support.lcg_table import conflict, lying, side, table, who

cards = published(
    event("Test Handover", action(target(ATTACHMENT), second_target(CHARACTER), attach(TARGET, SECOND))),
    event("Test Disarming", action(target(ATTACHMENT), discard(TARGET))),
    event("Test Homing", action(target(CHARACTER), move_home(TARGET))),
)
HELD = ("ornate-fan",)


# --- limits and maxima ----------------------------------------------------------------------------


def test_of_two_kitsuki_investigators_one_acts_in_a_conflict():
    t = attack(
        attacker=side("kitsuki-investigator", "kitsuki-investigator", hand=HELD),
        defender=side("doji-whisperer", hand=("fine-katana", "ornate-fan")),
        type="political",
    )
    t.attacker.uses("kitsuki-investigator", "ring-earth")
    while t.game.decision.kind != "action":
        go_on(t, *(each for each in t.attacker.options if each.startswith("c")))
    turn_of(t, "attacker")
    assert not t.attacker.may_use("kitsuki-investigator")


def test_adept_of_shadows_who_comes_back_acts_anew():
    t = table(north=side("adept-of-shadows", fate=9), south=side(hand=HELD))
    acts(t, "north", "adept-of-shadows")
    turn_of(t, "north")
    t.north.plays("adept-of-shadows", "choice0")
    turn_of(t, "north")
    assert t.north.may_use("adept-of-shadows")


def test_two_copies_of_duelist_training_are_two_abilities():
    other = {"card": "duelist-training", "owner": 1, "controller": 1}
    t = attack(
        attacker=side(who("doji-challenger", "duelist-training", other), hand=HELD),
        defender=side("yogo-outcast", "brash-samurai", hand=HELD),
    )
    assert len(t.attacker.offered("use", "duelist-training")) == 2
    t.attacker.uses("duelist-training", "yogo-outcast")
    bids(t, 1, 1)
    turn_of(t, "attacker")
    assert len(t.attacker.offered("use", "duelist-training")) == 1


def test_way_of_the_dragon_adds_a_use_to_what_an_attachment_gives():
    t = attack(
        attacker=side(who("doji-challenger", "duelist-training", "way-of-the-dragon"), hand=HELD),
        defender=side("yogo-outcast", who("brash-samurai", fate=1), hand=HELD),
    )
    for _ in range(2):
        assert t.attacker.may_use("duelist-training")
        t.attacker.uses("duelist-training", "yogo-outcast")
        bids(t, 1, 1)
        turn_of(t, "attacker")
    assert not t.attacker.may_use("duelist-training")


def test_a_new_way_of_the_dragon_gives_no_use_beyond_the_two():
    bearer = who("adept-of-the-waves", "way-of-the-dragon")
    t = table(
        north=side(bearer, "doji-whisperer", hand=("test-disarming", "way-of-the-dragon"), fate=9),
        south=side(hand=HELD),
    )
    for whom in ("doji-whisperer", "adept-of-the-waves"):
        acts(t, "north", "adept-of-the-waves", whom)
    turn_of(t, "north")
    assert not t.north.may_use("adept-of-the-waves")
    attached = next(
        c for c in range(len(t.s.what)) if t.s.names[t.s.what[c]] == "way-of-the-dragon" and t.s.host[c] >= 0
    )
    acts(t, "north", "test-disarming", f"c{attached}")
    turn_of(t, "north")
    t.north.plays("way-of-the-dragon", "adept-of-the-waves")
    turn_of(t, "north")
    assert not t.north.may_use("adept-of-the-waves")


def test_way_of_the_dragon_does_nothing_for_a_maximum():
    t = attack(
        attacker=side(who("kitsuki-investigator", "way-of-the-dragon"), hand=HELD),
        defender=side("doji-whisperer", hand=("fine-katana", "ornate-fan")),
        type="political",
    )
    t.attacker.uses("kitsuki-investigator", "ring-earth")
    while t.game.decision.kind != "action":
        go_on(t, *(each for each in t.attacker.options if each.startswith("c")))
    turn_of(t, "attacker")
    assert not t.attacker.may_use("kitsuki-investigator")


def test_yokuni_and_the_character_of_whom_he_learned_use_the_same_maximum_apart():
    t = attack(
        attacker=side("togashi-yokuni", "kitsuki-investigator", hand=HELD),
        defender=side("doji-whisperer", hand=("fine-katana", "ornate-fan", "banzai")),
        type="political",
    )
    t.attacker.uses("togashi-yokuni")
    t.attacker.chooses(next(o for o in t.attacker.options if f"c{t.card('kitsuki-investigator')}:" in o))
    turn_of(t, "attacker")
    t.attacker.uses("kitsuki-investigator", "ring-earth")
    while t.game.decision.kind != "action":
        go_on(t, *(each for each in t.attacker.options if each.startswith("c")))
    turn_of(t, "attacker")
    yokuni = t.card("togashi-yokuni")
    assert any(each.startswith(f"use:c{yokuni}:kitsuki-investigator") for each in t.attacker.options)


def test_yokuni_learns_nothing_of_another_yokuni_that_he_could_use():
    t = table(north=side("togashi-yokuni", "solemn-scholar"), south=side("togashi-yokuni", hand=HELD))
    t.north.uses("togashi-yokuni")
    theirs = t.card("togashi-yokuni", 1)
    t.north.chooses(next(each for each in t.north.options if f"c{theirs}:" in each))
    turn_of(t, "north")
    assert not t.north.may_use("togashi-yokuni")


@pytest.mark.parametrize("slug", ["watch-commander"])
def test_watch_commander_answers_each_card_once_also_one_that_was_canceled(slug):
    t = conflict(
        attacker=side(who("doji-whisperer", slug, status="honored"), hand=("voice-of-honor",)),
        defender=side("yogo-outcast", hand=("way-of-the-scorpion", "fine-katana")),
    )
    t.defender.uses("way-of-the-scorpion", "doji-whisperer")
    until_offered(t, "attacker", "voice-of-honor")
    t.attacker.uses("voice-of-honor")
    until_offered(t, "attacker", slug)
    t.attacker.uses(slug)
    assert t.defender.honor == 9
    while t.game.decision.kind != "action":
        assert not t.attacker.may_use(slug)
        go_on(t)
    turn_of(t, "defender")
    t.defender.plays("fine-katana", "yogo-outcast")
    until_offered(t, "attacker", slug)


def test_ikebana_artisan_saves_one_loss_once():
    t = conflict(attacker=side("akodo-toturi"), defender=side(home=["ikebana-artisan"], hand=HELD))
    assert until(t, "defender", "ikebana-artisan")
    t.defender.uses("ikebana-artisan")
    while t.s.conflict is not None:
        assert not t.defender.may_use("ikebana-artisan")
        go_on(t)
    assert t.defender.honor == 10


# --- Hida Kisada ----------------------------------------------------------------------------------


def test_nobody_uses_up_hida_kisada_with_what_would_change_nothing():
    t = conflict(
        attacker=side("hida-kisada", hand=HELD),
        defender=side("doji-whisperer", stronghold="yojin-no-shiro", hand=("banzai",)),
    )
    assert not t.defender.may_use("yojin-no-shiro")
    t = attack(
        attacker=side("doji-challenger", stronghold="shiro-nishiyama", hand=("banzai",)),
        defender=side("hida-kisada", hand=HELD),
    )
    assert not t.attacker.may_use("shiro-nishiyama")


def test_what_hida_kisada_has_canceled_was_used_and_paid_for():
    t = attack(
        attacker=side("doji-challenger", "lions-pride-brawler", hand=("assassination", "banzai")),
        defender=side("hida-kisada", "doji-whisperer", hand=HELD),
    )
    acts(t, "attacker", "assassination", "doji-whisperer")
    assert t.zone("doji-whisperer") == "play"
    assert t.attacker.honor == 7
    acts(t, "attacker", "lions-pride-brawler", "doji-whisperer")
    assert t.is_bowed("doji-whisperer")


def test_guidance_of_the_ancestors_is_not_begun_without_the_fate_for_it():
    t = attack(
        attacker=side("doji-challenger", conflict_discard=("guidance-of-the-ancestors",), fate=0, hand=HELD),
        defender=side("hida-kisada", hand=HELD),
    )
    assert not t.attacker.may_use("guidance-of-the-ancestors")


def test_guidance_of_the_ancestors_is_used_once_a_round_and_anew_once_it_was_in_play():
    t = attack(
        attacker=side(
            "doji-challenger", conflict_discard=("guidance-of-the-ancestors",), hand=("test-disarming",)
        ),
        defender=side("hida-kisada", hand=HELD),
    )
    acts(t, "attacker", "guidance-of-the-ancestors")
    assert t.zone("guidance-of-the-ancestors") == "discard"
    turn_of(t, "attacker")
    assert not t.attacker.may_use("guidance-of-the-ancestors")
    free = attack(
        attacker=side(
            "doji-challenger", conflict_discard=("guidance-of-the-ancestors",), hand=("test-disarming",)
        ),
        defender=side("doji-whisperer", hand=HELD),
    )
    free.attacker.uses("guidance-of-the-ancestors")
    while free.zone("guidance-of-the-ancestors") != "play":
        go_on(free, free.attacker.ref("doji-challenger"))
    acts(free, "attacker", "test-disarming", "guidance-of-the-ancestors")
    turn_of(free, "attacker")
    assert free.attacker.may_use("guidance-of-the-ancestors")


# --- from elsewhere, and again --------------------------------------------------------------------


def at_kyuden_isawa(*discarded):
    return attack(
        attacker=side(
            "adept-of-the-waves",
            stronghold="kyuden-isawa",
            hand=("against-the-waves",),
            conflict_discard=discarded,
            fate=9,
        ),
        defender=side("doji-whisperer", hand=HELD),
    )


def test_kyuden_isawa_plays_no_spell_that_is_a_reaction():
    assert not at_kyuden_isawa("display-of-power").attacker.may_use("kyuden-isawa")
    t = at_kyuden_isawa("display-of-power", "supernatural-storm")
    t.attacker.uses("kyuden-isawa", "against-the-waves")
    while t.attacker.ref("supernatural-storm") not in t.attacker.options:
        go_on(t)
    assert t.attacker.ref("display-of-power") not in t.attacker.options


def test_a_spell_that_kyuden_isawa_has_played_is_removed_although_it_is_canceled():
    t = attack(
        attacker=side("adept-of-the-waves", stronghold="kyuden-isawa", hand=("against-the-waves",),
                      conflict_discard=("supernatural-storm",), fate=9),
        defender=side(who("doji-whisperer", status="honored"), hand=("voice-of-honor",)),
    )  # fmt: skip
    t.attacker.uses("kyuden-isawa", "against-the-waves")
    while not t.defender.may_use("voice-of-honor"):
        go_on(t, t.attacker.ref("supernatural-storm"), t.attacker.ref("adept-of-the-waves"))
    t.defender.uses("voice-of-honor")
    let_be(t)
    assert t.zone("supernatural-storm") == "removed"
    assert t.skills("adept-of-the-waves") == (2, 2)
    assert "Supernatural Storm" in str(t.game.view(1)["players"][0]["removed"])


def test_dragon_tattoo_plays_an_event_again_that_was_canceled():
    bearer = who("doji-challenger", "dragon-tattoo")
    t = attack(
        attacker=side(bearer, hand=("way-of-the-crane",), fate=9),
        defender=side(who("doji-whisperer", status="honored"), hand=("voice-of-honor",)),
    )
    t.attacker.uses("way-of-the-crane", "doji-challenger")
    until_offered(t, "defender", "voice-of-honor")
    t.defender.uses("voice-of-honor")
    until_offered(t, "attacker", "dragon-tattoo")
    t.attacker.uses("dragon-tattoo")
    for _ in range(6):
        if t.status("doji-challenger") == "honored":
            break
        go_on(t, t.attacker.ref("doji-challenger"))
    assert t.status("doji-challenger") == "honored"
    assert t.zone("way-of-the-crane") == "removed"


def test_the_card_of_artisan_academy_is_lost_once_it_has_moved():
    mine = side("doji-whisperer", provinces=lying("artisan-academy"), conflict=("banzai", "levy", "charge"),
                hand=("oracle-of-stone", "fine-katana"), fate=9)  # fmt: skip
    t = attack(attacker=mine, defender=side("brash-samurai", hand=HELD))
    acts(t, "attacker", "artisan-academy")
    turn_of(t, "attacker")
    assert t.attacker.may_use("banzai")
    t.attacker.uses("oracle-of-stone")
    while t.zone("banzai") != "discard":
        go_on(t, t.attacker.ref("banzai"))
    while t.game.decision.kind != "action":
        go_on(t)
    turn_of(t, "attacker")
    assert not t.attacker.may_use("banzai")


# --- as if in hand --------------------------------------------------------------------------------


def played_from_province(who_lets, slug, *others, **facts):
    row = lying(slug, "hidden-moon-dojo") if who_lets == "hidden-moon-dojo" else lying(slug)
    uji = [who("daidoji-uji", status="honored")] if who_lets == "daidoji-uji" else ["doji-challenger"]
    return attack(
        attacker=side(*uji, *others, provinces=row, fate=9, hand=HELD, **facts),
        defender=side("doji-whisperer", hand=HELD),
    )


@pytest.mark.parametrize("lets", ["daidoji-uji", "hidden-moon-dojo"])
def test_what_is_played_as_if_in_hand_comes_from_the_hand_for_everybody(lets):
    t = played_from_province(lets, "akodo-gunso")
    t.attacker.plays("akodo-gunso", "choice0", "choice0")
    while t.game.decision.kind != "action":
        assert not t.attacker.may_use("akodo-gunso")
        go_on(t)
    heard = played_from_province(lets, "akodo-gunso", "shosuro-miyako")
    heard.attacker.plays("akodo-gunso", "choice0", "choice0")
    until_offered(heard, "attacker", "shosuro-miyako")


def test_doomed_shugenja_takes_fate_where_it_is_played_as_if_in_hand():
    t = played_from_province("daidoji-uji", "doomed-shugenja", role="keeper-of-air")
    t.attacker.plays("doomed-shugenja", "choice0", "choice2")
    let_be(t)
    assert t.fate_on("doomed-shugenja") == 2


@pytest.mark.parametrize(("phase", "offered"), [("dynasty", 1), ("conflict", 1)])
def test_hidden_moon_dojo_offers_what_lies_beside_it_once_in_every_phase(phase, offered):
    row = lying("hida-guardian", "hidden-moon-dojo")
    t = table(phase, north=side("doji-whisperer", provinces=row, fate=9), south=side())
    assert t.north.options.count(f"play:c{t.card('hida-guardian')}") == offered


def test_agasha_taiko_answers_being_played_and_not_being_put_into_play():
    t = attack(
        attacker=side("doji-challenger", provinces=lying("agasha-taiko"), hand=("charge",)),
        defender=side("doji-whisperer", hand=HELD),
    )
    t.attacker.uses("charge", "agasha-taiko")
    while t.game.decision.kind != "action":
        assert not t.attacker.may_use("agasha-taiko")
        go_on(t)
    assert t.participates("agasha-taiko")


# --- Breakthrough, Waning Hostilities -------------------------------------------------------------


def through(t, player="north"):
    """A first conflict has broken a province; may Breakthrough be played?"""
    for _ in range(40):
        if getattr(t, player).may_use("breakthrough"):
            return True
        if t.s.conflict is None and t.s.conflicts >= 1 and t.game.decision.kind == "action":
            return False
        go_on(t)
    return False


def test_breakthrough_comes_before_any_action_and_the_opponent_keeps_the_own_opportunity():
    t = table(
        north=side("hida-kisada", "doji-challenger", hand=("breakthrough",)),
        south=side("brash-samurai", hand=HELD),
    )
    turn_of(t, "north")
    t.north.passes()
    while "ring-air" not in t.north.options:
        go_on(t)
    declares(t.north, "hida-kisada")
    assert through(t)
    assert t.is_bowed("hida-kisada")
    t.north.uses("breakthrough")
    let_be(t)
    assert "ring-earth" in t.north.options
    south = t.s.players[1]
    assert (south.military, south.political) == (1, 1)


def test_after_a_pass_there_is_no_second_conflict_for_breakthrough():
    t = table(
        north=side("hida-kisada", "doji-challenger", hand=("breakthrough",), military=1, political=0),
        south=side(military=0, political=0),
    )
    while "ring-air" not in t.north.options:
        go_on(t)
    declares(t.north, "hida-kisada")
    assert not through(t)


def test_waning_hostilities_bars_breakthrough_and_makes_nobody_pass():
    t = table(
        "draw",
        north=side("hida-kisada", "doji-challenger", hand=("breakthrough", "waning-hostilities"), fate=9),
        south=side("intimidating-hida", hand=HELD, fate=9),
    )
    while not t.north.may_use("waning-hostilities"):
        go_on(t)
    t.north.uses("waning-hostilities")
    let_be(t)
    while "ring-air" not in t.north.options:
        go_on(t)
    declares(t.north, "hida-kisada")
    assert not through(t)
    while t.s.phase == "conflict" and "ring-air" not in t.south.options:
        assert not t.south.may_use("intimidating-hida")
        go_on(t)
    assert t.north.honor == 10
