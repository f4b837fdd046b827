"""Situations that were got wrong elsewhere: duels and provinces (hard cases 71 to 84).

Those not here have tests under their clauses or stand in docs/decisions/lcg-readings.md.
"""

from gorin.games.lcg.kinds import ROUND_END
from gorin.games.lcg.language.abilities import action, reaction, would_interrupt
from gorin.games.lcg.language.traits import keywords
from gorin.games.lcg.language.verbs.answers import cancel
from gorin.games.lcg.language.verbs.fighting import challenge
from gorin.games.lcg.language.verbs.in_play import bow, honor
from gorin.games.lcg.language.verbs.provinces import turn_down
from gorin.games.lcg.language.verbs.stats import gives
from gorin.games.lcg.language.when.events import DIALS_REVEALED, DUEL_BEGINS, LEAVES_PLAY
from gorin.games.lcg.language.which.card_filters import CHARACTER, PROVINCE, theirs
from gorin.games.lcg.language.which.predicates import participating
from gorin.language.card_filters import your
from gorin.language.event_kinds import after, when_would
from gorin.language.picks import second_target, target
from gorin.language.selectors import LOSER, SECOND, TARGET
from support.lcg_cards import event, person, published
from support.lcg_course import attack, bids, declares, go_on, turn_of, unanswered
from support.lcg_table import side, table, who
from support.rule import rule

EVENTS = [
    event("Test Interference", would_interrupt(when_would(DUEL_BEGINS), cancel())),
    event(
        "Test Interjection",
        reaction(
            after(DIALS_REVEALED),
            target(your(CHARACTER, participating)),
            second_target(theirs(CHARACTER, participating)),
            challenge(TARGET, SECOND, bow(LOSER)),
        ),
    ),
    event("Test Fog", action(target(PROVINCE), turn_down(TARGET))),
    event("Test Walls", action(target(your(PROVINCE)), gives(TARGET, strength=3, until=ROUND_END))),
]
RALLIER = person("Test Rallier", keywords("rally"))
WATCHER = person("Test Watcher", reaction(after(LEAVES_PLAY), honor(CHARACTER)))

cards = published(*EVENTS, RALLIER, WATCHER)

KATANA = {"hand": ("fine-katana",)}


def over(t):
    """The duel is finished, and nobody does anything about it."""
    while t.game.view(0)["duel"] is not None:
        go_on(t)


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
    shown = t.game.view(1)["players"][0]["provinces"][0]
    assert not shown["revealed"] and shown["strength"] is None
    assert shown["card"]["slug"] == "ancestral-lands", "everybody has seen which one it is"
    assert not [each for each in t.s.lasting if each.subject == t.card("ancestral-lands")]


@rule("LCG-FDP-07", "LCG-LIMX-03")
def test_79_a_province_turned_down_and_up_again_answers_again():
    t = table(
        north=side("doji-challenger", "brash-samurai", hand=("banzai", "banzai", "banzai", "banzai")),
        south=side(provinces=("night-raid", "ancestral-lands"), hand=("test-fog", "banzai")),
    )
    t.north.passes()
    t.south.passes()
    declares(t.north, "brash-samurai")
    while not t.south.may_use("night-raid"):
        go_on(t)
    t.south.uses("night-raid")
    t.north.picks("banzai")
    while t.s.conflict is not None or not t.south.may_use("test-fog"):
        go_on(t)
    t.south.uses("test-fog", "night-raid")
    while not (t.prompt.startswith("Contest") and t.asked == "north"):
        go_on(t)
    declares(t.north, "doji-challenger", ring="void", type="political")
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
        declares(t.north, *attackers)
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
