"""Situations that players and programs got wrong, number 71 and on.

Those not here have tests under their clauses or stand in docs/decisions/lcg-readings.md.
"""

import pytest

from gorin.games.lcg.kinds import ROUND_END
from gorin.games.lcg.shown.hidden import knows
from gorin.games.lcg.words.abilities import action, reaction, would_interrupt
from gorin.games.lcg.words.traits import keywords
from gorin.games.lcg.words.verbs.answers import cancel
from gorin.games.lcg.words.verbs.entering import put_into_play
from gorin.games.lcg.words.verbs.fighting import challenge
from gorin.games.lcg.words.verbs.in_play import attach, bow, discard, honor, remove_from_game, return_to_hand
from gorin.games.lcg.words.verbs.provinces import turn_down
from gorin.games.lcg.words.verbs.stats import gives
from gorin.games.lcg.words.when.triggers import DIALS_REVEALED, leaves_play
from gorin.games.lcg.words.which.lying import in_your_discard
from gorin.games.lcg.words.which.nouns import ATTACHMENT, CHARACTER, PROVINCE, theirs
from gorin.games.lcg.words.which.qualities import participating
from gorin.words.grammar.in_force import has
from gorin.words.nouns import your
from gorin.words.picks import second_target, target
from gorin.words.things import LOSER, SECOND, TARGET
from gorin.words.triggers import after
from support.lcg_cards import attachment, event, person, published
from support.lcg_course import attack, go_on, to_the_end, turn_of, unanswered
from support.lcg_table import conflict, side, table, who
from support.rule import rule

EVENTS = [
    event("Test Interference", would_interrupt(after("duel begins", "when a duel would begin"), cancel())),
    event(
        "Test Interjection",
        reaction(
            DIALS_REVEALED,
            target(your(CHARACTER, participating)),
            second_target(theirs(CHARACTER, participating)),
            challenge(TARGET, SECOND, bow(LOSER)),
        ),
    ),
    event("Test Fog", action(target(PROVINCE), turn_down(TARGET))),
    event("Test Walls", action(target(your(PROVINCE)), gives(TARGET, strength=3, until=ROUND_END))),
    event("Test Handover", action(target(ATTACHMENT), second_target(CHARACTER), attach(TARGET, SECOND))),
    event("Test Banishment", action(target(CHARACTER), discard(TARGET))),
    event("Test Recall", action(target(CHARACTER), return_to_hand(TARGET))),
    event("Test Praise", action(target(CHARACTER), honor(TARGET))),
    event(
        "Test Burglary", action(target(in_your_discard(CHARACTER)), remove_from_game(TARGET, face_down=True))
    ),
]
RALLIER = person("Test Rallier", keywords("rally"))
CALLER = person(
    "Test Caller", reaction(leaves_play(CHARACTER), target(in_your_discard(CHARACTER)), put_into_play(TARGET))
)
WATCHER = person("Test Watcher", reaction(after("leaves play", "after a card leaves play"), honor(CHARACTER)))
HEIRLOOM = attachment("Test Heirloom", facts="cost=0 unique")

cards = published(*EVENTS, RALLIER, CALLER, WATCHER, HEIRLOOM)

KATANA = {"hand": ("fine-katana",)}
IDLE = {"military": 0, "political": 0}


def bids(t, attacker, defender):
    unanswered(t)
    t.attacker.chooses(f"bid-{attacker}")
    t.defender.chooses(f"bid-{defender}")


def over(t):
    """The duel is finished, and nobody does anything about it."""
    while t.game.view(0)["duel"] is not None:
        go_on(t)


def declares(player, place, *attackers, ring="air", type="military"):
    player.chooses(f"ring-{ring}")
    player.chooses(f"choice{('military', 'political').index(type)}")
    player.chooses(f"p{place}")
    player.picks(*attackers)
    player.chooses("done")


# --- 6: duels -------------------------------------------------------------------------------------


@rule("LCG-BID-04", "LCG-DTIM-10")
def test_71_cards_read_the_dials_as_the_duel_has_left_them():
    t = attack(
        attacker=side("mirumoto-raitsugu", "hida-kisada", hand=("good-omen",), dial=5),
        defender=side(who("yogo-outcast", fate=1), dial=1, **KATANA),
    )
    assert not t.attacker.may_use("good-omen")
    t.attacker.uses("mirumoto-raitsugu", "yogo-outcast")
    bids(t, 1, 2)
    turn_of(t, "attacker")
    assert t.attacker.may_use("good-omen")


@rule("LCG-DTIM-16", "LCG-CNST-02")
def test_72_who_is_discarded_in_mid_duel_has_lost_it():
    t = attack(attacker=side("mirumoto-raitsugu", **KATANA), defender=side("obstinate-recruit"))
    t.attacker.uses("mirumoto-raitsugu", "obstinate-recruit")
    bids(t, 1, 5)  # the defender gives honor and would have won
    over(t)
    assert t.zone("obstinate-recruit") == "discard"
    assert t.zone("mirumoto-raitsugu") == "play"
    own = attack(
        attacker=side(who("obstinate-recruit", "duelist-training"), **KATANA), defender=side("yogo-outcast")
    )
    own.attacker.uses("duelist-training", "yogo-outcast")
    bids(own, 5, 1)
    over(own)
    assert own.zone("obstinate-recruit") == "discard"
    assert not own.is_bowed("yogo-outcast")


@rule("LCG-DTIM-17", "LCG-HOME-03")
def test_73_kaezin_on_equal_totals_and_those_who_go_home_stay_as_they_are():
    def fight(kaezin, other):
        t = attack(
            attacker=side("kakita-kaezin", who("doji-challenger", bowed=True), "brash-samurai"),
            defender=side("matsu-berserker"),
        )
        t.attacker.uses("kakita-kaezin")
        t.defender.picks("matsu-berserker")
        bids(t, kaezin, other)
        return t

    equal = fight(1, 1)
    people = ("kakita-kaezin", "doji-challenger", "brash-samurai", "matsu-berserker")
    assert all(equal.participates(each) for each in people)
    won = fight(2, 1)
    assert not won.participates("doji-challenger")
    assert won.is_bowed("doji-challenger")
    assert not won.is_bowed("brash-samurai")


@rule("LCG-CANC-04", "LCG-REAC-02")
def test_75_a_canceled_duel_leaves_nothing_behind():
    t = attack(
        attacker=side("mirumoto-raitsugu", **KATANA),
        defender=side("yogo-outcast", hand=("test-interference",)),
    )
    t.attacker.uses("mirumoto-raitsugu", "yogo-outcast")
    while not t.defender.may_use("test-interference"):
        t.mirror.choose("pass", t.game.decision.seat)
    t.defender.uses("test-interference")
    assert t.game.view(0)["duel"] is None
    assert t.zone("yogo-outcast") == "play"
    assert [player.dial for player in t.s.players] == [0, 0]
    turn_of(t, "attacker")
    assert not t.attacker.may_use("mirumoto-raitsugu")  # it was used


@rule("LCG-NEST-02", "LCG-DTIM-10", "LCG-DTIM-15")
def test_77_a_duel_within_a_duel_leaves_the_outer_bids_as_they_were():
    t = attack(
        attacker=side("mirumoto-raitsugu", **KATANA),
        defender=side("yogo-outcast", "matsu-berserker", hand=("test-interjection",)),
    )
    t.attacker.uses("mirumoto-raitsugu", "yogo-outcast")  # 3 against 2
    bids(t, 1, 3)
    while not t.defender.may_use("test-interjection"):
        t.mirror.choose("pass", t.game.decision.seat)
    t.defender.uses("test-interjection", "matsu-berserker", "mirumoto-raitsugu")
    bids(t, 1, 1)
    unanswered(t)
    over(t)
    assert t.zone("yogo-outcast") == "play"
    assert t.zone("mirumoto-raitsugu") == "discard"  # 3 + 1 against 3 + 3: the outcast's side has less honor
    assert (t.attacker.honor, t.defender.honor) == (12, 8)
    assert [player.dial for player in t.s.players] == [1, 1]


# --- 7: provinces ---------------------------------------------------------------------------------


@rule("LCG-FDP-07", "LCG-PLAY-05")
def test_78_what_was_said_of_a_province_does_not_follow_it_face_down():
    shown = ({"card": "ancestral-lands", "revealed": True}, "elemental-fury")
    t = table(
        north=side("doji-whisperer", provinces=shown, hand=("test-walls", "test-fog")), south=side(**KATANA)
    )
    before = t.strength(0)
    t.north.uses("test-walls", "ancestral-lands")
    unanswered(t)
    assert t.strength(0) == before + 3
    turn_of(t, "north")
    t.north.uses("test-fog", "ancestral-lands")
    assert t.game.view(1)["players"][0]["provinces"][0]["card"] is None
    assert not [each for each in t.s.lasting if each.subject == t.card("ancestral-lands")]


@rule("LCG-FDP-07", "LCG-LIMX-03")
def test_79_a_province_turned_down_and_up_again_answers_again():
    t = table(
        north=side("doji-challenger", "brash-samurai", hand=("banzai", "banzai", "banzai", "banzai")),
        south=side(provinces=("night-raid", "ancestral-lands"), hand=("test-fog", "banzai")),
    )
    t.north.passes()
    t.south.passes()
    declares(t.north, 5, "brash-samurai")
    while not t.south.may_use("night-raid"):
        go_on(t)
    t.south.uses("night-raid")
    t.north.picks("banzai")
    while t.s.conflict is not None or not t.south.may_use("test-fog"):
        go_on(t)
    t.south.uses("test-fog", "night-raid")
    while not (t.prompt.startswith("Declare a conflict") and t.asked == "north"):
        go_on(t)
    declares(t.north, 5, "doji-challenger", ring="void", type="political")
    offered = False
    while t.s.conflict is not None and not offered:
        offered = t.south.may_use("night-raid")
        go_on(t)
    assert offered


@rule("LCG-BLNK-01", "LCG-FRM3-12")
def test_80_cautious_scout_alone_finds_a_blank_province():
    def night_raid_answers(*attackers):
        t = table(
            north=side(*attackers, hand=("banzai", "banzai")),
            south=side(provinces=("night-raid", "ancestral-lands")),
        )
        t.north.passes()
        declares(t.north, 5, *attackers)
        for _ in range(4):
            if t.south.may_use("night-raid"):
                return True
            if t.asked != "south":
                break
            go_on(t)
        return False

    assert not night_raid_answers("cautious-scout")
    assert night_raid_answers("cautious-scout", "doji-challenger")


@rule("LCG-RALL-01", "LCG-RALL-03")
def test_82_an_effect_that_turns_a_rally_card_up_reveals_it():
    row = ({"card": "manicured-garden", "cards": ["test-rallier"]}, "ancestral-lands")
    t = table("dynasty", north=side("daidoji-nerishma", provinces=row), south=side())
    t.north.uses("daidoji-nerishma", "test-rallier")
    there = [card for card, place in enumerate(t.s.lies_in) if place == 0 and card != t.s.provinces[0].card]
    assert len(there) == 2
    assert all(t.s.face_up[card] for card in there)


@rule("LCG-REFL-02")
def test_83_a_province_is_refilled_after_reactions_to_the_leaving():
    garden = {"card": "manicured-garden", "cards": [{"card": "imperial-storehouse", "face_up": True}]}
    t = table(north=side("test-watcher", provinces=(garden, "ancestral-lands"), **KATANA), south=side())
    t.north.uses("imperial-storehouse")
    assert t.north.may_use("test-watcher")
    assert t.game.view(0)["players"][0]["provinces"][0]["cards"] == []
    t.north.passes()
    assert t.game.view(0)["players"][0]["provinces"][0]["cards"] == [{"face_up": False, "card": None}]


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
    while not t.prompt.startswith("Declare"):
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
        attacker=side("guest-of-honor", "brash-samurai", **KATANA),
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


# --- 11: honor and tokens -------------------------------------------------------------------------


@rule("LCG-STAT-06", "LCG-INIT-03")
@pytest.mark.parametrize(("status", "able"), [("ordinary", False), ("honored", True)])
def test_103_with_steward_of_law_there_only_an_honored_one_pays_by_dishonor(status, able):
    t = conflict(
        attacker=side("steward-of-law", who("doji-whisperer", status=status), hand=("spies-at-court",)),
        defender=side(hand=("banzai", "banzai", "banzai")),
        type="political",
    )
    t.fight()
    offered = False
    for _ in range(6):
        offered = offered or t.attacker.may_use("spies-at-court")
        if offered or t.s.conflict is None:
            break
        go_on(t)
    assert offered is able


@rule("LCG-FAV-04")
def test_107_who_holds_the_favor_and_wins_the_count_may_turn_it():
    t = table(
        north=side("doji-whisperer", **KATANA, **IDLE), south=side(**IDLE), favor=0, favor_type="political"
    )
    t.north.passes()
    assert t.prompt == "You claim the Imperial Favor. Which side?"
    t.north.chooses("choice0")
    assert (t.s.favor, t.s.favor_type) == (0, 0)


# --- 12: fate and leaving play --------------------------------------------------------------------


@rule("LCG-FRM4-03", "LCG-SINC-01")
@pytest.mark.parametrize(("first", "cards"), [("doji-whisperer", 2), ("asahina-storyteller", 1)])
def test_108_the_order_of_leaving_is_the_players_and_storyteller_gives_only_while_she_is_there(first, cards):
    t = table(
        north=side("asahina-storyteller", who("doji-whisperer", status="honored"), **IDLE), south=side(**IDLE)
    )
    while "Characters without fate" not in t.prompt:
        go_on(t)
    t.north.picks(first)
    while t.zone("doji-whisperer") == "play" or t.zone("asahina-storyteller") == "play":
        go_on(t)
    assert len(t.north.hand) == cards


@rule("LCG-FRM4-04")
def test_109_who_enters_play_in_that_step_stays():
    t = table(
        north=side(who("test-caller", fate=1), "yogo-outcast", dynasty_discard=("doji-whisperer",), **IDLE),
        south=side(**IDLE),
    )
    while not t.north.may_use("test-caller"):
        go_on(t)
    assert t.s.phase == "fate"
    t.north.uses("test-caller", "doji-whisperer")
    while t.s.phase == "fate":
        go_on(t)
    assert t.zone("doji-whisperer") == "play"
    assert t.zone("yogo-outcast") == "discard"


@rule("LCG-PLAY-07", "LCG-CTRL-04")
def test_110_a_dynasty_card_goes_to_no_hand_and_a_stolen_card_to_its_owners():
    t = table(
        north=side("yogo-outcast", who("adept-of-shadows", owner=1), hand=("test-recall", "test-recall")),
        south=side(),
    )
    t.north.uses("test-recall", "yogo-outcast")
    unanswered(t)
    assert t.zone("yogo-outcast") == "discard"
    turn_of(t, "north")
    t.north.uses("test-recall", "adept-of-shadows")
    unanswered(t)
    assert t.south.hand == ["adept-of-shadows"]


# --- 13: hidden information -----------------------------------------------------------------------


@rule("LCG-SRCH-03")
def test_111_what_secret_cache_takes_nobody_else_sees():
    t = table(
        north=side("doji-challenger"),
        south=side(provinces=("secret-cache", "ancestral-lands"), conflict=("banzai", "ornate-fan", "rout")),
    )
    declares(t.north, 5, "doji-challenger")
    t.south.uses("secret-cache", "ornate-fan")
    assert t.south.hand == ["ornate-fan"]
    assert not knows(t.s, 0, t.s.players[1].hand[0])
    assert t.game.view(0)["players"][1]["shown"] == []
    assert "Ornate Fan" not in str(t.game.view(0))


@rule("LCG-EFF-03")
def test_112_a_search_beyond_the_deck_takes_what_is_there_and_costs_nothing():
    t = table(
        north=side("agasha-swordsmith", conflict=("banzai", "ornate-fan"), conflict_discard=("rout",)),
        south=side(),
    )
    t.north.uses("agasha-swordsmith", "ornate-fan")
    assert t.north.honor == 10
    assert t.zone("rout") == "discard"
    assert len(t.s.players[0].conflict) == 1


@rule("LCG-REV-02", "LCG-PUT-09", "LCG-PLAY-05")
def test_113_the_card_of_artisan_academy_is_lost_in_a_shuffle():
    home = {"card": "manicured-garden", "cards": [{"card": "artisan-academy", "face_up": True}]}
    deck = ("ornate-fan", "fine-katana", "fine-katana", "fine-katana")
    t = table(
        north=side("agasha-swordsmith", provinces=(home, "ancestral-lands"), conflict=deck),
        south=side(**KATANA),
    )
    t.north.uses("artisan-academy")
    t.south.passes()
    assert t.north.may_play("ornate-fan")
    t.north.uses("agasha-swordsmith", "pass")
    assert t.game.view(1)["players"][0]["shown"] == []
    t.south.passes()
    assert not t.north.may_play("ornate-fan")
    assert not t.north.may_play("fine-katana")


@rule("LCG-REMV-02")
def test_116_a_card_removed_face_down_is_seen_by_its_finder_only():
    t = table(north=side(hand=("test-burglary",), dynasty_discard=("yogo-outcast",)), south=side(**KATANA))
    t.north.uses("test-burglary", "yogo-outcast")
    unanswered(t)
    assert [card["slug"] for card in t.game.view(0)["players"][0]["removed"]] == ["yogo-outcast"]
    assert t.game.view(1)["players"][0]["removed"] == [None]
    assert t.game.view(None)["players"][0]["removed"] == [None]


# --- 14: running out of cards ---------------------------------------------------------------------


def drawn(honor, **facts):
    t = table("dynasty", north=side(honor=honor, **facts), south=side())
    t.north.passes()
    t.south.passes()
    t.north.chooses("bid-5")
    t.south.chooses("bid-5")
    return t


@rule("LCG-RUN-01", "LCG-RUN-02", "LCG-WIN-07")
def test_117_the_loss_for_an_empty_deck_comes_before_the_new_one():
    alive = drawn(6, conflict=("rout", "rout"), conflict_discard=("banzai",) * 5)
    assert alive.north.honor == 1
    assert sorted(alive.north.hand) == ["banzai", "banzai", "banzai", "rout", "rout"]
    lost = drawn(5, conflict=("rout", "rout"), conflict_discard=("banzai",) * 5)
    assert lost.over == "Dishonor"


@rule("LCG-RUN-01", "LCG-EFF-03")
def test_118_without_any_card_the_loss_is_taken_once_and_the_rest_fails():
    t = drawn(12, conflict=("rout",))
    assert t.north.honor == 7
    assert t.north.hand == ["rout"]


@rule("LCG-FRM2-06", "LCG-FRM2-07", "LCG-WIN-01")
def test_119_who_is_out_by_the_bids_draws_nothing():
    t = table("dynasty", north=side(honor=3), south=side())
    t.north.passes()
    t.south.passes()
    t.north.chooses("bid-5")
    t.south.chooses("bid-1")
    assert t.over == "Dishonor"
    assert t.north.hand == t.south.hand == []


# --- 18: at the table -----------------------------------------------------------------------------


@rule("LCG-INT-04", "LCG-ABIL-07")
def test_132_who_could_hold_a_cancel_is_asked_whether_he_does_or_not():
    def asked(card):
        t = table(
            north=side("yogo-outcast", hand=("test-praise",)),
            south=side(who("doji-whisperer", status="honored"), hand=(card,)),
        )
        t.north.uses("test-praise", "yogo-outcast")
        return t.asked, t.prompt

    assert (
        asked("voice-of-honor")
        == asked("fine-katana")
        == ("south", "Crane's Test Praise takes effect. Do you interrupt?")
    )


@rule("LCG-INIT-05", "LCG-INIT-06")
def test_134_who_may_cancel_sees_what_was_chosen():
    t = table(
        north=side("yogo-outcast", "yogo-outcast", hand=("test-praise",)),
        south=side(who("doji-whisperer", status="honored"), hand=("voice-of-honor",)),
    )
    t.north.uses("test-praise", "yogo-outcast~1")
    assert t.asked == "south"
    assert t.game.view(1)["doing"]["on"] == [f"c{t.card('yogo-outcast', 1)}"]


@rule("LCG-TARG-01", "LCG-EFF-02")
def test_135_endless_plains_leaves_no_way_out():
    t = table(
        north=side("doji-challenger", "brash-samurai"),
        south=side(provinces=("endless-plains", "ancestral-lands")),
    )
    declares(t.north, 5, "doji-challenger", "brash-samurai")
    t.south.uses("endless-plains")
    assert t.north.options == [f"c{t.card('doji-challenger')}", f"c{t.card('brash-samurai')}"]


@rule("LCG-FRM3-11", "LCG-FRM3-10")
def test_137_a_type_that_is_taken_back_takes_back_who_attacked_in_it():
    t = table(north=side("doji-challenger", "bayushi-liar"), south=side())
    t.north.chooses("ring-air")
    t.north.chooses("choice1")
    t.north.chooses("p5")
    t.north.picks("bayushi-liar")
    for _ in range(3):
        t.north.chooses("back")
    t.north.chooses("choice0")
    t.north.chooses("p5")
    assert t.north.options == [f"c{t.card('doji-challenger')}", "back"]
    assert t.s.conflict is None
