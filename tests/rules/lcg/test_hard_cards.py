"""Situations that were got wrong elsewhere: attachments, control, blank cards, limits (hard cases 85 to 102).

Those not here have tests under their clauses or stand in docs/decisions/lcg-readings.md.
"""

from gorin.games.lcg.language.abilities import action
from gorin.games.lcg.language.verbs.in_play import attach, discard
from gorin.games.lcg.language.which.card_filters import ATTACHMENT, CHARACTER
from gorin.language.core.active_effects import has
from gorin.language.picks import second_target, target
from gorin.language.selectors import SECOND, TARGET
from support.lcg_cards import attachment, event, published
from support.lcg_course import attack, bids, go_on, to_the_end, turn_of, unanswered
from support.lcg_table import conflict, side, table, who
from support.rule import rule

EVENTS = [
    event("Test Handover", action(target(ATTACHMENT), second_target(CHARACTER), attach(TARGET, SECOND))),
    event("Test Banishment", action(target(CHARACTER), discard(TARGET))),
]
HEIRLOOM = attachment("Test Heirloom", facts="cost=0 unique")

cards = published(*EVENTS, HEIRLOOM)

KATANA = {"hand": ("fine-katana",)}


# --- 8: attachments and control -------------------------------------------------------------------


@rule("LCG-ATCH-04")
def test_85_an_opponents_copy_may_join_ones_own():
    t = table(
        north=side(who("yogo-outcast", "fine-katana"), **KATANA),
        south=side(hand=("fine-katana", "ornate-fan")),
    )
    assert not t.north.may_play("fine-katana")
    t.north.passes()
    t.south.plays("fine-katana", "yogo-outcast")
    assert t.skills("yogo-outcast")[0] == 6


@rule("LCG-PRST-01")
def test_87_what_limits_playing_does_not_limit_being_attached():
    t = table(
        north=side("doji-whisperer", "brash-samurai", hand=("test-handover",)),
        south=side("adept-of-the-waves", who("yogo-outcast", "cloud-the-mind")),
    )
    t.north.uses("test-handover", "cloud-the-mind", "brash-samurai")
    unanswered(t)
    assert t.zone("cloud-the-mind") == "play"
    assert t.s.host[t.card("cloud-the-mind")] == t.card("brash-samurai")


@rule("LCG-CTRL-06", "LCG-CTRL-07")
def test_88_blackmail_changes_the_side_and_brings_nobody_in():
    t = conflict(
        attacker=side("doji-challenger", who("brash-samurai", bowed=True), home=["doji-whisperer"], **KATANA),
        defender=side("yogo-outcast", hand=("blackmail",), honor=9),
    )
    t.defender.uses("blackmail", "brash-samurai")
    unanswered(t)
    assert t.participates("brash-samurai")
    assert t.is_bowed("brash-samurai")
    assert [each["name"] for each in t.game.view(0)["conflict"]["defenders"]] == [
        "Brash Samurai",
        "Yogo Outcast",
    ]
    to_the_end(t)
    assert t.s.controller[t.card("brash-samurai")] == 0
    assert t.is_bowed("brash-samurai")
    home = conflict(
        attacker=side("doji-challenger", home=["doji-whisperer"], **KATANA),
        defender=side("yogo-outcast", hand=("blackmail",), honor=9),
    )
    home.defender.uses("blackmail", "doji-whisperer")
    unanswered(home)
    assert home.s.controller[home.card("doji-whisperer")] == 1
    assert not home.participates("doji-whisperer")


@rule("LCG-UNIQ-02")
def test_89_a_stolen_unique_card_still_bars_its_owner():
    stolen = {"card": "test-heirloom", "owner": 0}
    t = table(north=side("doji-whisperer", hand=("test-heirloom",)), south=side(who("yogo-outcast", stolen)))
    assert not t.north.may_play("test-heirloom")
    free = table(north=side("doji-whisperer", hand=("test-heirloom",)), south=side("yogo-outcast"))
    assert free.north.may_play("test-heirloom")


@rule("LCG-DUPL-01", "LCG-DUPL-02")
def test_90_a_duplicate_needs_the_copy_under_ones_own_control():
    row = ({"card": "manicured-garden", "cards": [{"card": "mirumoto-raitsugu", "face_up": True}]},)
    stolen = who("mirumoto-raitsugu", owner=0)
    t = table("dynasty", north=side(provinces=row), south=side(stolen))
    assert not [each for each in t.north.options if each.startswith("duplicate")]
    own = table("dynasty", north=side("mirumoto-raitsugu", provinces=row), south=side())
    assert [each for each in own.north.options if each.startswith("duplicate")]


@rule("LCG-ATCH-11", "LCG-GAIN-02")
def test_91_what_needed_the_mount_falls_off_with_it():
    rider = who("brash-samurai", "favored-mount", "born-in-war")
    t = table(north=side(rider, **KATANA), south=side("doji-whisperer", hand=("let-go",)))
    t.north.passes()
    t.south.uses("let-go", "favored-mount")
    unanswered(t)
    assert t.zone("favored-mount") == "discard"
    assert t.zone("born-in-war") == "discard"


# --- 9: blank, immune, cancel ---------------------------------------------------------------------


@rule("LCG-BLNK-02", "LCG-PRNT-01")
def test_92_what_somebody_has_gained_is_not_blanked():
    bearer = who("brash-samurai", "duelist-training", {"card": "cloud-the-mind", "controller": 1, "owner": 1})
    t = attack(attacker=side(bearer, **KATANA), defender=side("yogo-outcast"))
    assert not t.attacker.may_use("brash-samurai")
    assert t.attacker.may_use("duelist-training")


@rule("LCG-LAST-01")
def test_94_a_keyword_that_was_given_stays_when_the_giver_leaves():
    t = table(
        north=side("adept-of-the-waves", "brash-samurai", hand=("test-banishment",)), south=side(**KATANA)
    )
    t.north.uses("adept-of-the-waves", "brash-samurai")
    turn_of(t, "north")
    t.north.uses("test-banishment", "adept-of-the-waves")
    unanswered(t)
    while not t.prompt.startswith("Contest"):
        go_on(t)
    t.north.chooses("ring-water")
    t.north.chooses("choice0")
    t.north.chooses("p5")
    t.north.picks("brash-samurai")
    t.north.chooses("done")
    assert t.s.conflict is not None
    assert has(t.s, t.card("brash-samurai"), "covert")


@rule("LCG-CNST-01", "LCG-CANT-01")
def test_95_guest_of_honor_bans_events_though_nothing_of_his_can_be_triggered():
    t = conflict(
        attacker=side(who("guest-of-honor", "duelist-training"), "brash-samurai", **KATANA),
        defender=side("yogo-outcast", hand=("hiruma-ambusher", "banzai", "way-of-the-scorpion")),
        type="political",
    )
    assert not t.defender.may_use("way-of-the-scorpion")
    if t.defender.may_play("hiruma-ambusher"):
        t.defender.plays("hiruma-ambusher", "choice0", "choice0")
        t.defender.uses("hiruma-ambusher", "guest-of-honor")
        turn_of(t, "defender")
    assert not t.defender.may_use("way-of-the-scorpion")
    assert not t.defender.may_use("banzai")
    assert t.defender.may_use("manicured-garden")  # no event


@rule("LCG-CANC-01")
def test_96_shiba_yojimbo_does_not_ask_who_chose_his_shugenja():
    t = table(north=side("shiba-yojimbo", "adept-of-the-waves", **KATANA), south=side())
    t.north.uses("adept-of-the-waves", "adept-of-the-waves")
    assert t.north.may_use("shiba-yojimbo")


# --- 10: limits -----------------------------------------------------------------------------------


@rule("LCG-LIMX-08")
def test_100_for_greater_glory_comes_once_a_conflict():
    t = conflict(
        attacker=side("akodo-toturi", "doji-challenger", hand=("for-greater-glory", "for-greater-glory")),
        defender=side(),
    )
    while not t.attacker.may_use("for-greater-glory"):
        go_on(t)
    t.attacker.uses("for-greater-glory")
    unanswered(t)
    assert t.fate_on("akodo-toturi") == 1
    while t.s.conflict is not None:
        assert not t.attacker.may_use("for-greater-glory")
        go_on(t)


@rule("LCG-LIMX-02", "LCG-LIMX-03")
def test_101_duelist_training_is_counted_for_each_who_bears_it():
    t = attack(
        attacker=side(
            who("doji-challenger", "duelist-training"),
            "brash-samurai",
            hand=("test-handover", "test-handover"),
        ),
        defender=side("yogo-outcast", **KATANA),
    )
    t.attacker.uses("duelist-training", "yogo-outcast")
    bids(t, 1, 1)
    turn_of(t, "attacker")
    assert not t.attacker.may_use("duelist-training")
    t.attacker.uses("test-handover", "duelist-training", "brash-samurai")
    turn_of(t, "attacker")
    assert t.attacker.may_use("duelist-training")
    t.attacker.uses("test-handover", "duelist-training", "doji-challenger")
    turn_of(t, "attacker")
    assert not t.attacker.may_use("duelist-training")


@rule("LCG-ABIL-03", "LCG-PUT-04")
def test_102_vengeful_oathkeeper_comes_from_hand_only_and_is_not_played():
    t = conflict(
        attacker=side("akodo-toturi", who("doji-challenger", "watch-commander")),
        defender=side("vengeful-oathkeeper", hand=("vengeful-oathkeeper",)),
    )
    t.fight()
    while not t.defender.may_use("vengeful-oathkeeper"):
        go_on(t)
    uses = [each for each in t.defender.options if each.startswith("use:")]
    in_hand = t.s.players[1].hand[0]
    assert [each.startswith(f"use:c{in_hand}:") for each in uses] == [True]
    t.defender.uses("vengeful-oathkeeper")
    assert t.s.zone[in_hand] == 3
    assert not t.attacker.may_use("watch-commander")
