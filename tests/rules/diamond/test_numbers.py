"""Chapters: bonuses and penalties, copied numbers, the numbers of Strongholds."""

import pytest

import gorin
from gorin.games.ccg.kinds import CHI, FORCE, YOUR_NEXT_TURN
from gorin.games.ccg.language.abilities import limited, open_
from gorin.games.ccg.language.cards import CRAB
from gorin.games.ccg.language.protection import BONUSES, PENALTIES, prevents
from gorin.games.ccg.language.traits import provinces_have_strength
from gorin.games.ccg.language.verbs.in_play.setting import copies_stat, sets
from gorin.games.ccg.language.verbs.in_play.states import bow, destroy
from gorin.games.ccg.language.verbs.in_play.stats import gives
from gorin.games.ccg.language.verbs.in_play.tokens import puts_tokens
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.when.events import FORCE_GAINED
from gorin.games.ccg.language.which.card_filters import ITEM, PERSONALITY
from gorin.games.ccg.table.preventing import ANYTHING
from gorin.language.abilities import cost, trait
from gorin.language.card_filters import any_
from gorin.language.event_kinds import after
from gorin.language.picks import target
from gorin.language.selectors import SELF, TARGET
from support.ccg_cards import published
from support.ccg_diamond import EDITION, laid
from support.ccg_making import item, sensei, strategy, stronghold
from support.ccg_table import unit
from support.plain_cards import PLAIN, deck, end_turn, face_up, plain, samurai, stranger, trick
from support.rule import rule

cards = published(
    *PLAIN,
    samurai("Rising Man", text=(trait(after(FORCE_GAINED, SELF), gain_honor(1)),)),
    samurai("Steady Man", text=(prevents(PENALTIES, SELF, ANYTHING),)),
    samurai("Humble Man", text=(prevents(BONUSES, SELF, ANYTHING),)),
    trick("Strengthen", gives(TARGET, force=2)),
    trick("Weaken", gives(TARGET, force=-2)),
    trick("Settle", sets(TARGET, FORCE, 1)),
    trick("Mark", puts_tokens(TARGET, 1, "Mark", force=1)),
    trick("Scar", puts_tokens(TARGET, 1, "Scar", force=-1)),
    trick("Raise", sets(TARGET, FORCE, 4)),
    strategy("Shatter", focus=1, text=(open_(target(ITEM), destroy(TARGET)),)),
    stranger("Hoshi Wayan", force=3, chi=4),
    stranger(
        "Shosuro Turaki",
        force=1,
        chi=1,
        text=(
            open_(target(any_(PERSONALITY)), copies_stat(SELF, FORCE, TARGET, YOUR_NEXT_TURN)),
            open_(target(any_(PERSONALITY)), copies_stat(SELF, CHI, TARGET, YOUR_NEXT_TURN)),
        ),
    ),
    item("Crystal Katana", force=0, chi=2, gold=1, focus=1),
    item("Naginata", force=1, chi=2, gold=1, focus=1),
    stronghold(
        "Low Keep", CRAB, strength=6, gold=3, honor=2, text=(limited(cost(bow(SELF)), gain_honor(1)),)
    ),
    stronghold("No Keep", CRAB, strength=3, gold=3, honor=2, text=(provinces_have_strength(-3),)),
    sensei("Old Teacher", CRAB, strength=0, gold=0, honor=-3, focus=2),
    edition=EDITION,
)  # fmt: skip


def acting(*hand, play=("plain-samurai",), **facts):
    return laid(north=plain(*play, hand=[*hand, "guard-1"], **facts), south=plain("plain-stranger"))


# --- bonuses and penalties ------------------------------------------------------------------------


@rule("DE-STAT-01")
@pytest.mark.parametrize("card", ["strengthen", "raise"])
def test_a_number_that_rises_receives_a_bonus(card):
    """Whether something is added or the number is set does not matter."""
    t = acting(card, play=["rising-man"])
    t.north.plays(card, "rising-man")
    assert t.north.honor == 6
    t = acting(card, play=["humble-man"])
    t.north.plays(card, "humble-man")
    assert t.force("humble-man") == 3


@rule("DE-STAT-01")
@pytest.mark.parametrize(("borne", "honor"), [("plain-sword", 6), ("plain-charm", 5), ("plain-spearmen", 5)])
def test_what_he_bears_may_raise_his_force_when_it_is_attached_or_moved_to_him(borne, honor):
    """Only what adds to his own Force is a bonus to it."""
    t = acting(borne, play=["rising-man"])
    t.north.chooses(f"equip:{borne}")
    t.north.chooses("rising-man")
    t.north.table_passes_reactions()
    assert t.zone(borne) == "play" and t.north.honor == honor
    t = acting(play=["rising-man", unit("plain-samurai", borne)])
    t.north.chooses("rearrange")
    for choice in ("rising-man", "plain-samurai", borne, "rising-man"):
        t.north.chooses(choice)
    assert t.s.host[t.card(borne)] == t.card("rising-man") and t.north.honor == honor


@rule("DE-STAT-01")
def test_a_token_that_adds_force_is_a_bonus():
    t = acting("mark", "scar", play=["rising-man"])
    t.north.plays("mark", "rising-man")
    assert t.north.honor == 6
    t.north.plays("scar", "rising-man")
    assert t.north.honor == 6 and t.force("rising-man") == 3


@rule("DE-STAT-02")
def test_the_end_of_a_penalty_is_no_bonus():
    t = acting("weaken", play=["rising-man", "humble-man"])
    t.north.plays("weaken", "rising-man")
    end_turn(t)
    assert t.force("rising-man") == 3 and t.north.honor == 5
    t = acting("weaken", play=["humble-man"])
    t.north.plays("weaken", "humble-man")
    assert t.force("humble-man") == 1
    end_turn(t)
    assert t.force("humble-man") == 3  # what keeps bonuses away does not keep this away


@rule("DE-STAT-03")
@pytest.mark.parametrize("card", ["weaken", "settle"])
def test_a_number_that_falls_receives_a_penalty(card):
    t = acting(card, play=["steady-man", "plain-samurai"])
    t.north.plays(card, "steady-man")
    assert t.force("steady-man") == 3
    t = acting(card)
    t.north.plays(card, "plain-samurai")
    assert t.force("plain-samurai") == 1


@rule("DE-STAT-04")
def test_the_end_of_a_bonus_is_no_penalty():
    t = acting("strengthen", play=["steady-man"])
    t.north.plays("strengthen", "steady-man")
    assert t.force("steady-man") == 5
    end_turn(t)
    assert t.force("steady-man") == 3


# --- copied numbers -------------------------------------------------------------------------------


def imitating(*hand):
    """The two of the worked example: 3F/6C, and 2F/3C with what she bears."""
    north = plain(unit("shosuro-turaki", "naginata"), hand=[*hand, "guard-1"])
    t = laid(north=north, south=plain(unit("hoshi-wayan", "crystal-katana")))
    assert (t.force("hoshi-wayan"), t.chi("hoshi-wayan")) == (3, 6)
    assert (t.force("shosuro-turaki"), t.chi("shosuro-turaki")) == (2, 3)
    return t


@rule("DE-COPY-01", "DE-COPY-06")
def test_a_copied_number_is_what_the_other_has_now():
    t = imitating()
    t.north.uses("shosuro-turaki", "hoshi-wayan")
    assert (t.force("shosuro-turaki"), t.chi("shosuro-turaki")) == (3, 3)
    t = imitating()
    t.north.uses("shosuro-turaki:2", "hoshi-wayan")
    assert (t.force("shosuro-turaki"), t.chi("shosuro-turaki")) == (2, 6)


@rule("DE-COPY-02", "DE-COPY-07")
def test_it_does_not_follow_the_other():
    t = imitating("shatter")
    t.north.uses("shosuro-turaki:2", "hoshi-wayan")
    t.north.plays("shatter", "crystal-katana")
    assert (t.chi("hoshi-wayan"), t.chi("shosuro-turaki")) == (4, 6)


@rule("DE-COPY-08")
def test_what_she_loses_herself_lowers_it():
    t = imitating("shatter")
    t.north.uses("shosuro-turaki:2", "hoshi-wayan")
    t.north.plays("shatter", "naginata")
    assert (t.force("shosuro-turaki"), t.chi("shosuro-turaki")) == (1, 4)


@rule("DE-COPY-05")
def test_nobody_copies_himself():
    t = imitating()
    before = len(t.s.lasting)
    t.north.uses("shosuro-turaki:2", "shosuro-turaki")
    assert len(t.s.lasting) == before


# --- Strongholds ----------------------------------------------------------------------------------


@rule("DE-STR-09")
def test_the_first_number_is_the_strength_of_each_province():
    game = gorin.new(EDITION, decks=[deck("low-keep"), deck()], seed=1)
    while len(game.state.provinces) < 8:
        game.choose("pass", seat=game.pending[0].seat)
    from gorin.games.ccg.table.reading import strength

    found = [(place.owner, strength(game.state, place.id)) for place in game.state.provinces]
    assert sorted(found) == [(0, 6)] * 4 + [(1, 7)] * 4


@rule("DE-STR-11")
def test_a_province_without_strength_stays():
    t = acting(stronghold="no-keep")
    assert [t.strength(place) for place in range(4)] == [0, 0, 0, 0]
    t.north.passes()
    assert t.north.provinces == 4


@rule("DE-STR-14")
def test_starting_honor_does_not_matter_later():
    """A teacher who would have lowered it comes too late, and goes without giving anything back."""
    with_teacher = acting(play=["plain-samurai", "old-teacher"])
    assert with_teacher.north.honor == 5
    end_turn(with_teacher)
    assert with_teacher.north.honor == 5


@rule("DE-STR-15")
def test_a_stronghold_bows_for_an_effect_or_for_gold():
    t = acting(stronghold="low-keep", provinces=face_up("plain-stranger"))
    t.north.uses("low-keep")
    assert t.north.honor == 6
    t.until("dynasty")
    assert "buy:plain-stranger" not in t.north.may
    t = acting(stronghold="low-keep", provinces=face_up("plain-stranger"))
    t.until("dynasty")
    assert "buy:plain-stranger" in t.north.may
