"""The cards to which the book gives errata (DE-ERR), and what it says of some that are in no catalogue."""

import pytest

from gorin.games.ccg.diamond.language.beyond import play_first_found
from gorin.games.ccg.language.abilities import battle, limited, open_
from gorin.games.ccg.language.protection import BONUSES, PENALTIES, prevents
from gorin.games.ccg.language.traits import produces
from gorin.games.ccg.language.verbs.fighting.duels import challenge
from gorin.games.ccg.language.verbs.fighting.fear import fear
from gorin.games.ccg.language.verbs.in_play.states import destroy
from gorin.games.ccg.language.verbs.in_play.stats import gives
from gorin.games.ccg.language.verbs.players.decks import draw
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.when.about_actions import an_action, by_anothers
from gorin.games.ccg.language.when.events import END_PHASE, IS_DESTROYED
from gorin.games.ccg.language.which.card_filters import ANY_CARD, PERSONALITY
from gorin.games.ccg.table.preventing import ANYTHING
from gorin.language.abilities import trait
from gorin.language.card_filters import anothers, your
from gorin.language.event_kinds import after, at, one_of_your
from gorin.language.picks import performer, target
from gorin.language.players import EACH_OTHER_PLAYER, YOU
from gorin.language.selectors import LOSER, PERFORMER, SELF, TARGET
from support.ccg_cards import published
from support.ccg_diamond import EDITION, fighting, laid
from support.ccg_making import holding, strategy
from support.plain_cards import PLAIN, face_up, plain, samurai, stranger, trick
from support.rule import rule

GIFTS = "Gifts and Favors"
DARE = open_(
    performer(your(PERSONALITY)), target(anothers(PERSONALITY)), challenge(PERFORMER, TARGET, destroy(LOSER))
)
BY_STEALTH = by_anothers(an_action("Ninja", "Kolat", "Assassin"))
cards = published(
    *PLAIN,
    samurai("Fearsome Man", text=(battle(*fear(3), keywords=("Fear",)),)),
    stranger("Brave Man", chi=3),
    strategy("Dare", focus=1, text=(DARE,)),
    strategy("Study", focus=1, text=(open_(draw(1)),)),
    holding("Late Lesson", gold=1, text=(trait(at(END_PHASE, YOU), draw(1)),)),
    strategy("Teach", focus=1, text=(open_(draw(1, EACH_OTHER_PLAYER)),)),
    strategy("Feast", focus=1, text=(open_(gain_honor(1)),)),
    strategy("Plot", focus=1, text=(open_(draw(1), keywords=("Political",)),)),
    strategy("Knife", focus=1, text=(open_(target(PERSONALITY), destroy(TARGET), keywords=("Assassin",)),)),
    strategy("Rope", focus=1, keywords=("Kolat",), text=(open_(target(PERSONALITY), destroy(TARGET)),)),
    trick("Sword", destroy(TARGET)),
    samurai("Mourner", text=(trait(after(IS_DESTROYED, one_of_your(ANY_CARD), BY_STEALTH), gain_honor(10)),)),
    holding(GIFTS, gold=2, text=(produces(2),)),
    samurai("Beggar", text=(limited(play_first_found(GIFTS)),)),
    samurai(
        "Whole Man",
        text=(
            prevents(BONUSES, SELF, ANYTHING),
            prevents(PENALTIES, SELF, ANYTHING),
        ),
    ),
    trick("Strengthen", gives(TARGET, chi=2)),
    strategy("Value 1", focus=1),
    edition=EDITION,
)  # fmt: skip


# --- Gifts and Favors -----------------------------------------------------------------------------


def begging(dynasty, provinces=(), **facts):
    given = {"dynasty": [*dynasty], "hand": ["guard-1"], **facts}
    if provinces:
        given["provinces"] = [*provinces]
    return laid(north=plain("beggar", **given), south=plain(), east=plain())


@rule("DE-ERR-01")
def test_the_first_copy_that_is_found_comes_into_play():
    deck = ["farm-5", "gifts-and-favors", "farm-6"]
    t = begging(deck, ["gifts-and-favors", "farm-1", "farm-2", "farm-3"])
    t.north.uses("beggar")
    found = [card for card in t.s.in_play if t.s.definition(card).name == GIFTS]
    assert len(found) == 1 and t.s.bowed[found[0]]
    assert not any(t.s.definition(card).name == GIFTS for card in t.s.players[0].dynasty)
    assert t.s.definition(t.s.provinces[0].card).name == GIFTS  # the deck came first
    t = begging(["farm-5"] * 4, ["farm-1", "gifts-and-favors", "farm-2", "farm-3"])
    t.north.uses("beggar")
    assert t.zone("gifts-and-favors") == "play"


@rule("DE-ERR-01")
@pytest.mark.parametrize("provinces", [(), face_up("gifts-and-favors")])
def test_who_finds_none_loses_the_game(provinces):
    """One that lies face-up is not looked for."""
    t = begging(["farm-5"] * 4, provinces)
    t.north.uses("beggar")
    assert [player.lost for player in t.s.players] == [True, False, False]


# --- Private Dojo ---------------------------------------------------------------------------------


def daring(dojo="private-dojo", who="fearsome-man"):
    t = laid(north=plain(who, dojo, hand=["dare", "guard-1"]), south=plain("brave-man", hand=["guard-2"]))
    t.north.chooses("use:dare")
    t.north.chooses(who)
    t.north.chooses("brave-man")
    for _ in range(9):
        if t.asked == "north" and "use:private-dojo" in t.north.may:
            return t
        if "focus" in t.prompt.lower() and "strike" in t.prompt.lower():
            return t
        ids = [option.id for option in t.game.decision.options]
        t.mirror.choose("pass" if "pass" in ids else ids[0], t.game.decision.seat)
    raise AssertionError("there was no duel")


@rule("DE-ERR-02")
def test_private_dojo_bows_for_its_reaction():
    t = daring()
    t.north.chooses("use:private-dojo")
    assert t.is_bowed("private-dojo")
    assert t.chi("fearsome-man") == 3 + 3
    t = daring({"card": "private-dojo", "bowed": True})
    assert t.asked != "north" or "use:private-dojo" not in t.north.may
    assert t.chi("fearsome-man") == 3


def test_private_dojo_needs_a_fear_action():
    t = daring(who="plain-samurai")
    assert t.asked != "north" or "use:private-dojo" not in t.north.may


# --- Vengeful Dead --------------------------------------------------------------------------------


@rule("DE-ERR-04")
@pytest.mark.parametrize(("weapon", "avenged"), [("knife", True), ("rope", True), ("sword", False)])
def test_only_ninja_kolat_and_assassin_actions_are_answered(weapon, avenged):
    t = laid(north=plain(hand=[weapon, "guard-1"]), south=plain("mourner", "plain-samurai"))
    t.north.plays(weapon, "plain-samurai")
    assert t.south.honor == (15 if avenged else 5)


@rule("DE-ERR-04")
def test_ones_own_action_is_not_answered():
    t = laid(north=plain("mourner", "plain-samurai", hand=["knife", "guard-1"]), south=plain())
    t.north.plays("knife", "plain-samurai")
    assert t.north.honor == 5


# --- Kanashimi ------------------------------------------------------------------------------------


def watching(*hand):
    return laid(north=plain(hand=[*hand, "guard-1"]), south=plain("kanashimi", hand=["guard-2"]))


def end_turn(t):
    """North buys and throws away nothing."""
    t.until("dynasty")
    while t.asked == "north" and "done" in t.north.may:
        t.north.chooses("done")


@rule("DE-ERR-05")
def test_kanashimi_answers_a_draw_by_ones_own_card():
    t = watching("study")
    t.north.chooses("use:study")
    t.south.chooses("use:kanashimi:2")
    t.north.chooses("guard-1")
    assert t.zone("guard-1") == "discard"


@rule("DE-ERR-05")
def test_kanashimi_does_not_answer_a_draw_by_anothers_card():
    t = laid(north=plain(hand=["teach", "guard-1"]), south=plain("kanashimi", hand=["guard-2"]))
    t.north.chooses("use:teach")
    assert not t.is_in_window  # South has drawn by North's card


@rule("DE-ERR-05")
def test_kanashimi_does_not_answer_the_draw_of_the_end_phase():
    t = watching()
    end_turn(t)
    assert t.s.active == 1 and not any(option.id.startswith("use:") for option in t.game.decision.options)


@rule("DE-ERR-05")
def test_kanashimi_does_not_answer_a_card_that_draws_in_the_end_phase_of_its_owner():
    t = laid(north=plain("late-lesson", hand=["guard-1"]), south=plain("kanashimi", hand=["guard-2"]))
    end_turn(t)
    assert t.s.active == 1
    assert len(t.s.players[0].hand) == 1 + 2


def test_kanashimi_feeds_on_the_dishonored():
    shamed = {"card": "plain-samurai", "dishonored": True}
    t = fighting(plain(shamed, "plain-stranger", hand=["guard-1"]), plain("kanashimi"))
    assert (t.force("kanashimi"), t.chi("kanashimi")) == (5, 6)


def test_kanashimi_costs_five_honor():
    rich = [f"farm-{n}" for n in range(6, 13)]
    t = laid("dynasty", north=plain(*rich, provinces=face_up("kanashimi")), south=plain())
    t.north.chooses("buy:kanashimi")
    while "Pay" in t.prompt:
        t.north.chooses("choice0")
    t.north.table_passes_reactions()
    assert t.north.honor == 0


# --- Noh Theater Troupe ---------------------------------------------------------------------------


@rule("DE-ERR-06")
def test_noh_theater_troupe_is_singular():
    rich = [f"farm-{n}" for n in range(6, 9)]
    for mine, theirs, legal in ((["noh-theater-troupe"], [], False), ([], ["noh-theater-troupe"], True)):
        north = plain(*rich, *mine, provinces=face_up("noh-theater-troupe"))
        t = laid("dynasty", north=north, south=plain(*theirs))
        assert ("buy:noh-theater-troupe" in t.north.may) == legal


@pytest.mark.parametrize(("card", "heard"), [("feast", True), ("plot", True), ("study", False)])
def test_noh_theater_troupe_answers_honor_and_politics(card, heard):
    t = laid(north=plain(hand=[card, "guard-1"]), south=plain("noh-theater-troupe", hand=["guard-2"]))
    t.north.chooses(f"use:{card}")
    assert t.is_in_window == heard
    if heard:
        t.south.chooses(next(each for each in t.south.may if each.startswith("use:noh")))
        assert t.south.honor == 7 and t.is_bowed("noh-theater-troupe")


# --- Wholeness of Self ----------------------------------------------------------------------------


@rule("DE-ERR-07")
def test_focusing_is_no_bonus_that_could_be_negated():
    """Who is touched by no bonus and no penalty wins all the same by what is focused for him."""
    north = plain("whole-man", hand=["strengthen", "dare", "guard-1", "guard-3"])
    t = laid(north=north, south=plain("brave-man", hand=["value-1"]))
    t.north.plays("strengthen", "whole-man")
    t.south.passes()
    assert t.chi("whole-man") == 3
    t.north.chooses("use:dare")
    t.north.chooses("whole-man")
    t.north.chooses("brave-man")
    t.south.chooses("choice0")  # accepts
    t.south.chooses("value-1")
    t.north.chooses("guard-1")
    t.south.strikes()
    assert t.zone("brave-man") == "discard" and t.zone("whole-man") == "play"  # 3 + 2 against 3 + 1
