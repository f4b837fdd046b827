"""Chapter: Experienced Personalities and overlaying."""

import pytest

from gorin.games.ccg.acting.respond import cards_under
from gorin.games.ccg.acting.using import is_locked
from gorin.games.ccg.definition import catalogue
from gorin.games.ccg.language.abilities import open_
from gorin.games.ccg.language.traits import has_force
from gorin.games.ccg.language.verbs.in_play.states import bow, destroy
from gorin.games.ccg.language.verbs.in_play.stats import gives
from gorin.games.ccg.language.verbs.players.actions import lock_one_ability
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.when.events import ENTERS_PLAY
from gorin.games.ccg.language.which.card_filters import PERSONALITY
from gorin.games.ccg.table.reading import attachments
from gorin.language.abilities import trait
from gorin.language.core.active_effects import has
from gorin.language.event_kinds import after
from gorin.language.picks import target
from gorin.language.selectors import SELF, TARGET
from support.ccg_cards import published
from support.ccg_table import quiet_battle, side, table
from support.ccg_table import unit as of
from support.plain_cards import PLAIN, end_turn, face_up, plain, stranger, trick
from support.rule import rule


def hero(experience=0, **facts):
    """Our hero, an unaligned Samurai."""
    word = () if experience == 0 else ("Experienced",) if experience == 1 else (f"Experienced {experience}",)
    return stranger("Hero", experience=experience, keywords=(*word, *facts.pop("keywords", ())), **facts)


cards = published(
    *PLAIN,
    hero(gold=5, keywords=("Scout",), text=(open_(gain_honor(1)), has_force(SELF, 1))),
    hero(
        1,
        gold=9,
        force=4,
        honor_req=20,
        keywords=("Unique",),
        text=(open_(gain_honor(10), once_per_game=True), trait(after(ENTERS_PLAY, SELF), gain_honor(2))),
    ),
    hero(2, gold=8, force=6, keywords=("Unique",), text=(open_(target(PERSONALITY), bow(TARGET)),)),
    stranger("Retainer", clan="Crane", keywords=("Crane Clan",)),
    stranger("Retainer", clan="Crane", experience=1, keywords=("Crane Clan", "Experienced", "Loyal")),
    trick("Help", gives(TARGET, force=2)),
    trick("Gag", lock_one_ability(TARGET)),
    trick("Slay", destroy(TARGET)),
)


def overlaying(*play, card="hero-exp", **facts):
    north = plain(*play, provinces=face_up(card, "farm-2"), **facts)
    return table("dynasty", north=north, south=plain())


def overlay(t, above, under):
    t.north.chooses(f"overlay:{above}")
    t.north.chooses(under)


def used_gold(t):
    return [slug for slug in ("plain-keep", "farm-6", "farm-7") if slug in t.s.names and t.is_bowed(slug)]


@rule("CE-EXP-01")
@pytest.mark.parametrize(
    ("slug", "level"),
    (("hero", 0), ("hero-exp", 1), ("hero-exp2", 2), ("hida-kuon-exp6", 6), ("hiruma-aki-exp", 1)),
)
def test_the_experience_level(slug, level):
    card = catalogue("celestial")[slug]
    assert card.experience == level
    said = [word for word in card.keywords if word.startswith("Experienced")]
    assert said == ([] if level == 0 else ["Experienced"] if level == 1 else [f"Experienced {level}"])


@rule("CE-EXP-01")
def test_every_card_says_its_level():
    for card in catalogue("celestial").values():
        said = [word for word in card.keywords if word.startswith("Experienced")]
        number = 0 if not said else 1 if said[0] == "Experienced" else int(said[0].split()[1])
        assert card.experience == number, card


@rule("CE-EXP-02")
def test_he_is_brought_in_normally_or_overlays_his_lesser_self():
    t = overlaying("hero", "farm-6", "farm-7", "farm-8", honor=20)
    assert {"buy:hero-exp", "overlay:hero-exp"} <= t.north.may
    t.north.chooses("overlay:hero-exp")
    assert t.north.may == {"hero", "back"}
    t.north.chooses("hero")
    assert t.force("hero-exp") == 4


@rule("CE-EXP-02")
@pytest.mark.parametrize(("play", "card"), (("plain-stranger", "hero-exp"), ("hero-exp2", "hero-exp")))
def test_only_one_of_the_same_title_and_a_lower_level_is_overlaid(play, card):
    t = overlaying(play, card=card, honor=20)
    assert f"overlay:{card}" not in t.north.may


@rule("CE-EXP-02")
def test_nobody_overlays_the_opponents_card():
    t = table("dynasty", north=plain(provinces=face_up("hero-exp")), south=plain("hero"))
    assert "overlay:hero-exp" not in t.north.may


@rule("CE-EXP-03")
def test_honor_requirements_are_not_asked_but_loyalty_is():
    t = overlaying("hero", honor=-5)
    assert "overlay:hero-exp" in t.north.may
    t = overlaying("retainer", card="retainer-exp")
    assert t.north.may == {"buy:farm-2", "done"}
    north = plain("retainer", stronghold="plain-manor", provinces=face_up("retainer-exp"))
    t = table("dynasty", north=north, south=plain())
    assert "overlay:retainer-exp" in t.north.may


@rule("CE-EXP-04")
def test_two_levels_higher_the_difference_is_paid():
    t = overlaying("hero", "farm-6", card="hero-exp2")
    overlay(t, "hero-exp2", "hero")
    while "Pay" in t.prompt:
        assert t.prompt == "Pay 3 Gold for Hero (Experienced 2) \N{EM DASH} bow what?"
        t.north.chooses("choice0")
    assert used_gold(t) == ["plain-keep"]
    t = overlaying("hero", card="hero-exp2", stronghold_bowed=True)
    assert "overlay:hero-exp2" not in t.north.may


@rule("CE-EXP-05")
def test_one_level_higher_is_free():
    t = overlaying("hero", stronghold_bowed=True)
    overlay(t, "hero-exp", "hero")
    assert t.force("hero-exp") == 4
    assert used_gold(t) == ["plain-keep"]  # it was bowed before


@rule("CE-EXP-06")
def test_he_does_not_enter_play():
    t = overlaying("hero")
    overlay(t, "hero-exp", "hero")
    assert t.north.honor == 5
    assert not any("enters play" in line for line in t.log)
    t = overlaying("farm-6", "farm-7", "farm-8", honor=20)
    t.north.chooses("buy:hero-exp")
    assert t.north.honor == 22


def with_stack(t):
    """The positions of the two cards of the stack."""
    top = t.card("hero-exp")
    return top, cards_under(t.s, top)


@rule("CE-EXP-07", "CE-EXP-08")
def test_a_stack_is_one_card_of_which_only_the_top_is_left():
    attacker = side(of("plain-samurai", "plain-sword"), honor=5)
    t = quiet_battle(attacker, side({"card": "hero-exp#0", "over": ["hero#1"]}, honor=5))
    top, below = with_stack(t)
    assert (top, below) == (0, [1])
    t.fight()
    assert t.attacker.honor == 7
    assert t.zone("hero-exp") == "discard"
    assert t.zone("hero") == "removed"


@rule("CE-EXP-08")
def test_after_overlaying_the_lesser_card_is_removed_with_the_stack():
    t = overlaying("hero", hand=["slay", "plain-plan"])
    overlay(t, "hero-exp", "hero")
    assert (t.zone("hero-exp"), t.zone("hero")) == ("play", "under")
    end_turn(t)
    end_turn(t)
    t.until("action")
    t.north.plays("slay", "hero-exp")
    assert (t.zone("hero-exp"), t.zone("hero")) == ("discard", "removed")


@rule("CE-EXP-09")
def test_he_has_the_abilities_of_the_card_below_but_nothing_else_of_it():
    t = overlaying("hero", hand=["plain-plan"])
    overlay(t, "hero-exp", "hero")
    top = t.card("hero-exp")
    assert has(t.s, top, "Unique")
    assert not has(t.s, top, "Scout")
    assert t.force("hero-exp") == 4  # without the trait of the card below
    end_turn(t)
    end_turn(t)
    t.until("action")
    assert {"use:hero", "use:hero-exp"} <= t.north.may
    t.north.uses("hero")
    assert t.north.honor == 6
    t.south.passes()
    assert "use:hero" not in t.north.may


@rule("CE-EXP-10", "CE-EXP-12")
def test_abilities_are_inherited_through_all_levels():
    north = plain("hero", "farm-6", provinces=face_up("hero-exp", "hero-exp2", "farm-1"), hand=["plain-plan"])
    t = table("dynasty", north=north, south=plain())
    overlay(t, "hero-exp", "hero")
    overlay(t, "hero-exp2", "hero-exp")  # both are Unique
    assert len(cards_under(t.s, t.card("hero-exp2"))) == 2
    end_turn(t)
    end_turn(t)
    t.until("action")
    assert {"use:hero", "use:hero-exp", "use:hero-exp2"} <= t.north.may


@rule("CE-EXP-04", "CE-EXP-05")
@pytest.mark.parametrize(
    ("play", "whom"), ((["farm-6", "farm-7"], {"hero", "hero-exp"}), (["farm-6"], {"hero-exp"}))
)
def test_whom_he_cannot_pay_for_he_does_not_overlay(play, whom):
    """Over the first version the third costs three Gold more; over the second it is free."""
    north = plain("hero", "hero-exp", *play, stronghold_bowed=True, provinces=face_up("hero-exp2"))
    t = table("dynasty", north=north, south=plain())
    t.north.chooses("overlay:hero-exp2")
    assert t.north.may == {*whom, "back"}


@rule("CE-EXP-12")
def test_without_overlaying_the_second_unique_one_is_not_brought_in():
    t = overlaying("hero-exp", "farm-6", "farm-7", "farm-8", card="hero-exp2")
    assert "buy:hero-exp2" not in t.north.may
    assert "overlay:hero-exp2" in t.north.may


@rule("CE-EXP-11")
def test_states_effects_attachments_and_tokens_are_kept():
    old = of("hero#0", "plain-sword#1", bowed=True, dishonored=True, tokens=[{"name": "Mark", "force": 1}])
    north = plain(old, provinces=face_up("hero-exp", "farm-2"), hand=["plain-plan"], fate_discard=["help"])
    stronger = {"of": "help", "on": "hero#0", "force": 2, "until": "turn"}
    t = table("dynasty", north=north, south=plain(), effects=[stronger])
    overlay(t, "hero-exp", "hero")
    assert t.card("hero-exp") == 0  # he is the same card
    assert t.is_bowed("hero-exp")
    assert t.is_dishonored("hero-exp")
    assert attachments(t.s, 0) == [t.card("plain-sword")]
    assert t.force("hero-exp") == 4 + 2 + 2 + 1


@rule("CE-EXP-11")
def test_what_was_used_stays_used():
    """The ability goes below with its card; one of the new card in the same place is new."""
    t = table(
        north=plain("hero", provinces=face_up("hero-exp", "farm-1"), hand=["plain-plan"]), south=plain()
    )
    t.north.uses("hero")
    t.until("dynasty")
    overlay(t, "hero-exp", "hero")
    below = t.card("hero")
    assert any(code // 1000 == below for code in t.s.used)
    assert not any(code // 1000 == t.card("hero-exp") for code in t.s.used)


@rule("CE-EXP-11", "CE-NEG-06")
def test_an_ability_that_may_not_be_used_is_the_same_one_below():
    north = plain("hero", provinces=face_up("hero-exp", "farm-1"), hand=["gag", "plain-plan"])
    t = table(north=north, south=plain())
    t.north.chooses("use:gag")
    t.north.chooses("hero")
    t.north.chooses("use:hero")
    assert any(line.startswith("This ability of Hero cannot be used") for line in t.log)
    t.until("dynasty")
    overlay(t, "hero-exp", "hero")
    (own, *_), (below, *_) = (t.s.definition(t.card(slug)).abilities for slug in ("hero-exp", "hero"))
    assert own.number == below.number  # in the same place on both cards
    assert is_locked(t.s, t.card("hero"), below.number)
    assert not is_locked(t.s, t.card("hero-exp"), own.number)
    end_turn(t)
    assert not is_locked(t.s, t.card("hero"), below.number)
