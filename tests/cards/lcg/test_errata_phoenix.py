"""Phoenix cards beyond the Core Set, as they were corrected (LCG-ERR)."""

from gorin.games.lcg.language.abilities import action, would_interrupt
from gorin.games.lcg.language.verbs.answers import cancel
from gorin.games.lcg.language.verbs.tokens import move_status
from gorin.games.lcg.language.when.events import MOVES_HOME
from gorin.games.lcg.language.which.card_filters import CHARACTER
from gorin.games.lcg.table.values import total_skill
from gorin.language.card_filters import any_
from gorin.language.event_kinds import when_would
from gorin.language.picks import second_target, target
from gorin.language.selectors import SECOND, TARGET
from support.lcg_cards import event, person, published
from support.lcg_course import go_on, to_the_end, turn_of
from support.lcg_table import conflict, side, table, who
from support.rule import rule

ROCK = person("Rock", would_interrupt(when_would(MOVES_HOME), cancel()))
BLAME = event(
    "Passed Blame",
    action(target(any_(CHARACTER)), second_target(any_(CHARACTER)), move_status(TARGET, SECOND)),
)

cards = published(ROCK, BLAME)


# --- Kyūden Isawa ---------------------------------------------------------------------------------


def library(**facts):
    t = conflict(
        attacker=side("isawa-atsuko", stronghold="kyuden-isawa", **facts), defender=side("yogo-outcast")
    )
    turn_of(t, "attacker")
    return t


@rule("LCG-ERR-06")
def test_kyuden_isawa_wants_a_spell_from_the_hand_for_the_one_that_it_gives_back():
    none = library(hand=("banzai",), conflict_discard=["against-the-waves"])
    assert not none.attacker.may_use("kyuden-isawa")
    t = library(hand=("supernatural-storm",), conflict_discard=["against-the-waves"])
    t.attacker.uses("kyuden-isawa", "supernatural-storm", "against-the-waves", "isawa-atsuko", "choice0")
    assert t.is_bowed("kyuden-isawa") and t.is_bowed("isawa-atsuko")
    assert t.zone("supernatural-storm") == "discard"
    assert t.zone("against-the-waves") == "removed"
    assert t.attacker.fate == 4


def test_kyuden_isawa_may_play_the_very_spell_that_was_discarded_for_it():
    t = library(hand=("supernatural-storm",), conflict_discard=["against-the-waves"])
    t.attacker.uses("kyuden-isawa", "supernatural-storm", "supernatural-storm", "isawa-atsuko")
    assert t.skills("isawa-atsuko") == (4, 4)
    assert t.zone("supernatural-storm") == "removed"


def test_who_takes_the_spell_back_chooses_another_one():
    t = library(hand=("supernatural-storm",), conflict_discard=["against-the-waves"])
    t.attacker.uses("kyuden-isawa", "supernatural-storm", "against-the-waves", "back")
    t.attacker.picks("supernatural-storm", "isawa-atsuko")
    assert (t.zone("against-the-waves"), t.zone("supernatural-storm")) == ("discard", "removed")
    assert not t.s.lasting or all(each.keyword != "as in hand" for each in t.s.lasting)


def test_kyuden_isawa_needs_a_spell_that_can_be_played():
    t = library(hand=("supernatural-storm",), conflict_discard=["against-the-waves"], fate=0)
    assert not t.attacker.may_use("kyuden-isawa")


# --- Kaito Kosori ---------------------------------------------------------------------------------


@rule("LCG-ERR-07")
def test_kaito_kosori_helps_from_home_only_while_ready():
    def counted(bowed, ring="air"):
        t = conflict(
            attacker=side("isawa-atsuko", home=[who("kaito-kosori", bowed=bowed)]),
            defender=side("yogo-outcast"),
            ring=ring,
            type="political",
        )
        return total_skill(t.s, 0)

    assert counted(bowed=False) == counted(bowed=True) + 2
    assert counted(bowed=False, ring="fire") == counted(bowed=True)


def test_kaito_kosori_helps_nobody_where_nobody_participates():
    t = conflict(attacker=side("yogo-outcast"), defender=side(home=["kaito-kosori"]))
    assert total_skill(t.s, 1) == 0


# --- the others -----------------------------------------------------------------------------------


@rule("LCG-ERR-40")
def test_oracle_of_stone_has_everybody_discard_from_the_hand():
    t = table(north=side("isawa-atsuko", hand=("oracle-of-stone", "banzai")), south=side())
    t.north.uses("oracle-of-stone")
    t.north.picks("banzai", "fine-katana")
    t.south.picks("fine-katana")
    if t.south.options and "pass" not in t.south.options:
        t.south.picks("fine-katana")
    assert t.north.hand == ["fine-katana"]
    assert t.south.hand == []
    assert [len(player.conflict) for player in t.s.players] == [6, 6]


def sage(*home):
    t = conflict(
        attacker=side("sage-of-gisei-toshi", home=list(home), honor=12), defender=side("yogo-outcast")
    )
    turn_of(t, "attacker")
    t.attacker.uses("sage-of-gisei-toshi", "yogo-outcast")
    return t


@rule("LCG-ERR-45")
def test_the_sage_goes_home_and_takes_somebody_along():
    t = sage()
    assert not t.participates("sage-of-gisei-toshi")
    assert not t.participates("yogo-outcast")


@rule("LCG-ERR-45")
def test_a_sage_who_stays_takes_nobody_away():
    t = sage("rock")
    t.attacker.uses("rock")
    assert t.participates("sage-of-gisei-toshi")
    assert t.participates("yogo-outcast")


def test_the_sage_must_be_the_more_honorable_one():
    t = conflict(
        attacker=side("sage-of-gisei-toshi", honor=10, hand=("banzai",)),
        defender=side("yogo-outcast", honor=10, hand=("banzai",)),
    )
    t.defender.passes()
    assert not t.attacker.may_use("sage-of-gisei-toshi")


@rule("LCG-ERR-47")
def test_unmatched_expertise_lets_no_dishonored_token_come_not_even_moved():
    t = table(
        north=side(
            who("doji-challenger", status="dishonored"), who("doji-whisperer"), hand=("passed-blame",)
        ),
        south=side(who("isawa-atsuko", "unmatched-expertise")),
    )
    t.north.uses("passed-blame", "doji-challenger")
    assert t.north.options == [f"c{t.card('doji-whisperer')}", "back"]


def test_unmatched_expertise_is_gone_with_the_first_defeat():
    t = conflict(
        attacker=side(who("isawa-atsuko", "unmatched-expertise")),
        defender=side("matsu-berserker", "akodo-toturi"),
    )
    to_the_end(t)
    assert t.zone("unmatched-expertise") == "discard"


# --- Study the Natural World ----------------------------------------------------------------------


def studies():
    t = conflict(
        attacker=side("sage-of-gisei-toshi", "akodo-toturi", hand=("study-the-natural-world",), honor=9),
        defender=side(home=["yogo-outcast"], provinces=("ancestral-lands", "night-raid")),
        type="military",
        ring="fire",
    )
    turn_of(t, "attacker")
    t.attacker.uses("study-the-natural-world")
    return t


def elements(t):
    return next(ring for ring in t.game.view(0)["rings"] if ring["element"] == "fire")["elements"]


@rule("LCG-ERR-52")
def test_the_ring_has_the_elements_of_the_province_until_the_conflict_ends():
    t = studies()
    assert elements(t) == ["fire", "earth"]
    to_the_end(t)
    assert elements(t) == ["fire"]
    assert not t.s.lasting


@rule("LCG-CLAR-44")
def test_who_wins_may_resolve_all_effects_of_the_ring_and_one_more_as_always():
    t = studies()
    asked = []
    for _ in range(60):
        if t.s.conflict is None:
            break
        if t.game.decision.seat == 0 and t.game.decision.kind != "ring.order":
            asked.append(t.prompt)
        go_on(t, "choice0" if "resolve each" in t.prompt else "none")
    whole = next(at for at, each in enumerate(asked) if "resolve each" in each)
    fire = next(at for at, each in enumerate(asked) if each.startswith("Fire ring"))
    earth = next(at for at, each in enumerate(asked) if each.startswith("Earth ring"))
    one = next(at for at, each in enumerate(asked) if each.startswith("Resolve which ring effect"))
    assert whole < fire < earth < one


def test_study_needs_an_attacking_scholar():
    t = conflict(
        attacker=side("akodo-toturi", home=["sage-of-gisei-toshi"], hand=("study-the-natural-world",)),
        defender=side("yogo-outcast", provinces=("ancestral-lands",)),
        ring="fire",
    )
    turn_of(t, "attacker")
    assert not t.attacker.may_use("study-the-natural-world")
