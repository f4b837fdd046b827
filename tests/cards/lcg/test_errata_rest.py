"""Scorpion, Unicorn and neutral cards beyond the Core Set, as they were corrected (LCG-ERR)."""

from gorin.games.lcg.language.abilities import action, would_interrupt
from gorin.games.lcg.language.verbs.answers import cancel
from gorin.games.lcg.language.verbs.fighting import challenge
from gorin.games.lcg.language.verbs.in_play import bow
from gorin.games.lcg.language.when.events import BOWS
from gorin.games.lcg.language.which.card_filters import CHARACTER, theirs
from gorin.games.lcg.language.which.predicates import participating
from gorin.games.lcg.table.values import cost_of, total_skill
from gorin.games.lcg.turn.setup import may_lie_under_stronghold
from gorin.language.card_filters import your
from gorin.language.event_kinds import when_would
from gorin.language.picks import second_target, target
from gorin.language.selectors import LOSER, SECOND, TARGET
from support.lcg_cards import event, person, published
from support.lcg_course import let_be, to_the_end, turn_of
from support.lcg_formats import attacking, enlightenment, there
from support.lcg_table import conflict, side, table, who
from support.rule import rule

UNBOWED = person("Unbowed", would_interrupt(when_would(BOWS), cancel()))
DARE = event(
    "Open Dare",
    action(
        target(your(CHARACTER, participating)),
        second_target(theirs(CHARACTER, participating)),
        challenge(TARGET, SECOND, bow(LOSER)),
    ),
)

cards = published(UNBOWED, DARE)


# --- Yogo Kikuyo ----------------------------------------------------------------------------------


def casts(**facts):
    t = conflict(
        attacker=side("isawa-atsuko", hand=("supernatural-storm",)), defender=side("yogo-outcast", **facts)
    )
    turn_of(t, "attacker")
    t.attacker.uses("supernatural-storm", "isawa-atsuko")
    return t


@rule("LCG-ERR-08")
def test_yogo_kikuyo_comes_from_the_hand_and_cancels_a_spell():
    t = casts(hand=("yogo-kikuyo",))
    t.defender.uses("yogo-kikuyo")
    assert t.zone("yogo-kikuyo") == "play"
    assert t.skills("isawa-atsuko") == (3, 3)
    assert t.zone("supernatural-storm") == "discard"


@rule("LCG-ERR-08")
def test_yogo_kikuyo_comes_neither_from_the_discard_pile_nor_from_a_province():
    lying = {"card": "manicured-garden", "cards": [{"card": "yogo-kikuyo", "face_up": True}]}
    for facts in ({"conflict_discard": ["yogo-kikuyo"]}, {"provinces": (lying,)}):
        t = casts(hand=("fine-katana",), **facts)
        assert not t.defender.may_use("yogo-kikuyo")


def test_who_holds_no_yogo_kikuyo_is_asked_all_the_same():
    t = casts(hand=("fine-katana",), home=["kaito-kosori"])  # of the same pack
    assert t.defender.options == ["pass"]


@rule("LCG-ERR-08", "LCG-ENL-01")
def test_yogo_kikuyo_cancels_nothing_for_who_is_not_in_the_conflict():
    def asked(**hands):
        t = enlightenment(
            north=side(there("isawa-atsuko"), hand=("supernatural-storm",)),
            south=side(there("yogo-outcast"), hand=hands.get("south", ())),
            east=side(hand=hands.get("east", ())),
            conflict=attacking(5),
        )
        turn_of(t, "north")
        t.north.uses("supernatural-storm", "isawa-atsuko")
        return t.asked

    assert asked(south=("yogo-kikuyo",)) == "south"
    assert asked(east=("yogo-kikuyo",)) != "east"


# --- Unbridled Ambition ---------------------------------------------------------------------------


@rule("LCG-ERR-17")
def test_unbridled_ambition_lies_under_no_stronghold():
    row = ("unbridled-ambition", "ancestral-lands")
    t = table(north=side(provinces=row, hand=("fine-katana",)), south=side())
    assert not may_lie_under_stronghold(t.s, t.card("unbridled-ambition"))


def test_at_unbridled_ambition_dishonored_characters_count_nothing():
    def counted(*row):
        t = conflict(
            attacker=side(who("matsu-berserker", status="dishonored"), "doji-challenger"),
            defender=side("yogo-outcast", provinces=row),
        )
        return total_skill(t.s, 0)

    assert counted("unbridled-ambition", "ancestral-lands") == 3
    assert counted("ancestral-lands", "unbridled-ambition") > 3


def test_at_unbridled_ambition_nobody_helps_from_home_who_is_dishonored():
    def counted(status):
        t = conflict(
            attacker=side("doji-challenger", home=[who("kaito-kosori", status=status)]),
            defender=side("yogo-outcast", provinces=("unbridled-ambition", "ancestral-lands")),
        )
        return total_skill(t.s, 0)

    assert counted("ordinary") > 3
    assert counted("dishonored") == 3


# --- Unicorn --------------------------------------------------------------------------------------


@rule("LCG-ERR-39")
def test_a_province_that_was_ridden_down_is_strong_again_after_the_conflict():
    t = conflict(
        attacker=side("doji-challenger", hand=("ride-them-down",)),
        defender=side("matsu-berserker", "akodo-toturi", provinces=("ancestral-lands",)),
        favor=0,
    )
    turn_of(t, "attacker")
    before = t.strength(5)
    t.attacker.uses("ride-them-down")
    assert (t.strength(5), t.s.favor) == (1, -1)
    to_the_end(t)
    assert t.strength(5) == before > 1


def test_without_the_favor_nobody_is_ridden_down():
    t = conflict(attacker=side("doji-challenger", hand=("ride-them-down",)), defender=side("yogo-outcast"))
    turn_of(t, "attacker")
    assert not t.attacker.may_use("ride-them-down")


def ryoma(*home):
    t = conflict(
        attacker=side("ide-ryoma", who("doji-challenger", bowed=True), home=list(home)),
        defender=side("yogo-outcast", hand=("fine-katana",)),
        type="political",
    )
    turn_of(t, "attacker")
    t.attacker.uses("ide-ryoma", "ide-ryoma", "doji-challenger")
    t.attacker.picks("ide-ryoma")
    return t


@rule("LCG-ERR-48")
def test_ide_ryoma_bows_one_and_readies_the_other():
    t = ryoma()
    assert t.is_bowed("ide-ryoma") and not t.is_bowed("doji-challenger")


@rule("LCG-ERR-48")
def test_where_nobody_bows_ide_ryoma_readies_nobody():
    t = ryoma("unbowed")
    t.attacker.uses("unbowed")
    assert not t.is_bowed("ide-ryoma") and t.is_bowed("doji-challenger")


def test_ide_ryoma_brings_together_only_characters_of_one_player():
    t = conflict(
        attacker=side("ide-ryoma"), defender=side("yogo-outcast", hand=("fine-katana",)), type="political"
    )
    turn_of(t, "attacker")
    assert not t.attacker.may_use("ide-ryoma")


# --- neutral --------------------------------------------------------------------------------------


@rule("LCG-ERR-10")
def test_those_who_serve_still_want_one_fate():
    there = [{"card": slug, "face_up": True} for slug in ("eager-scout", "doji-whisperer", "doji-challenger")]
    rows = tuple(
        {"card": card, "cards": [each]}
        for card, each in zip(("manicured-garden", "night-raid", "ancestral-lands"), there, strict=True)
    )
    t = table(
        "dynasty",
        north=side(hand=("those-who-serve",), provinces=rows, role="keeper-of-air"),
        south=side(provinces=("elemental-fury",)),
    )
    t.north.uses("those-who-serve")
    costs = [cost_of(t.s, t.card(slug), 0) for slug in ("doji-whisperer", "doji-challenger")]
    assert costs == [1, 2]
    assert cost_of(t.s, t.card("eager-scout"), 0) == 0  # it is not raised to the minimum
    assert cost_of(t.s, t.card("doji-challenger"), 1) == 3


@rule("LCG-ERR-12")
def test_feast_or_famine_moves_one_fate_to_whomever_one_likes():
    t = conflict(
        attacker=side(who("akodo-toturi", fate=3), "matsu-berserker"),
        defender=side(home=[who("yogo-outcast", fate=2)], provinces=("feast-or-famine",)),
    )
    t.fight()
    let_be_until(t, "feast-or-famine")
    t.defender.uses("feast-or-famine", "akodo-toturi", "yogo-outcast")
    assert (t.fate_on("akodo-toturi"), t.fate_on("yogo-outcast")) == (2, 3)


def let_be_until(t, slug):
    for _ in range(20):
        if t.defender.may_use(slug):
            return
        t.mirror.choose("pass", t.game.decision.seat)
    raise AssertionError(f"{slug} is never offered")


def dares(who_holds):
    hands = {
        name: ("open-dare", "banzai") if name == "attacker" else ("banzai",)
        for name in ("attacker", "defender")
    }
    hands[who_holds] = (*hands[who_holds], "stay-your-hand")
    t = conflict(
        attacker=side("doji-challenger", hand=hands["attacker"]),
        defender=side("yogo-outcast", hand=hands["defender"]),
    )
    turn_of(t, "attacker")
    t.attacker.uses("open-dare", "doji-challenger", "yogo-outcast")
    let_be_until_may(t, who_holds)
    return t


def let_be_until_may(t, name):
    for _ in range(10):
        if getattr(t, name).may_use("stay-your-hand"):
            return
        assert "pass" in getattr(t, t.asked).options, "the duel goes on"
        t.mirror.choose("pass", t.game.decision.seat)


@rule("LCG-ERR-14")
def test_stay_your_hand_ends_a_duel_that_targets_ones_own_whoever_has_begun_it():
    for name in ("attacker", "defender"):
        t = dares(name)
        getattr(t, name).uses("stay-your-hand")
        let_be(t)
        assert not t.is_bowed("doji-challenger") and not t.is_bowed("yogo-outcast")
        assert t.game.decision.kind == "action"


def test_who_challenges_with_an_ability_of_its_own_is_no_target_of_the_duel():
    t = conflict(
        attacker=side("mirumoto-raitsugu", hand=("stay-your-hand",)),
        defender=side("yogo-outcast", hand=("fine-katana",)),
    )
    turn_of(t, "attacker")
    t.attacker.uses("mirumoto-raitsugu", "yogo-outcast")
    assert not t.attacker.may_use("stay-your-hand")
    assert t.asked == "defender"
