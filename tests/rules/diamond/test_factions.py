"""Chapter: Factions, alignment, fealty and families."""

import pytest

from gorin.games.ccg.definition import catalogue
from gorin.games.ccg.diamond.dialect import spoken_here
from gorin.games.ccg.diamond.factions import FACTIONS, GREAT_CLANS, family_of, of_minor_clan
from gorin.games.ccg.language.abilities import open_
from gorin.games.ccg.language.traits import enters_dishonored, will_not_join
from gorin.games.ccg.language.verbs.in_play.control import take_control
from gorin.games.ccg.language.verbs.in_play.fealty import swears_fealty
from gorin.games.ccg.language.verbs.in_play.stats import gives_keyword, removes_keyword
from gorin.games.ccg.language.which.card_filters import PERSONALITY
from gorin.games.ccg.language.which.predicates import unaligned
from gorin.games.ccg.table.reading import clans_of, is_aligned
from gorin.language.card_filters import your
from gorin.language.core.active_effects import has
from gorin.language.core.context import AbilityContext
from gorin.language.core.render import card_text
from gorin.language.picks import target
from gorin.language.selectors import TARGET
from support.ccg_cards import published
from support.ccg_diamond import EDITION, laid
from support.ccg_making import strategy, stronghold
from support.plain_cards import PLAIN, end_turn, face_up, plain, stranger, trick
from support.rule import rule


def keep(name, faction):
    return stronghold(name, faction, strength=6, gold=9, honor=3)


PEOPLE = [
    stranger("Quiet Brother", keywords=("Monk",)),
    stranger("Old Ape", keywords=("Monkey Clan",)),
    stranger("Dark One", keywords=("Shadowlands",)),
    stranger("Wild Boar", keywords=("Boar Clan",)),
    stranger("Two Masters", keywords=("Crane Clan", "Lion Clan", "Unaligned")),
    stranger("Lone Man"),
    stranger("Free Man", keywords=("Unaligned",)),
    stranger("Proud Man", keywords=("Crane Clan",), text=(will_not_join("Crab"),)),
    stranger("Fallen Man", personal_honor=2, keywords=("Crane Clan",), text=(enters_dishonored(),)),
    stranger("Hida Kuon Test"),
    stranger("Hida Stray", keywords=("Crane Clan",)),
    stranger("Omen"),
    stranger("Chosai"),
    stranger("Chosai Kenji"),
    stranger("Ninja Spy"),
    stranger("Ogre Bushi"),
    stranger("Tsuno Test"),
]  # fmt: skip
cards = published(
    *PLAIN,
    *spoken_here(PEOPLE),
    keep("Temple", "Brotherhood of Shinsei"),
    keep("Last Camp", "Toturi's Army"),
    keep("Dark Keep", "Shadowlands"),
    keep("Nest", "Ratlings"),
    keep("Horse Keep", "Unicorn"),
    keep("Sea Keep", "Mantis"),
    keep("Lion Keep", "Lion"),
    keep("Crane Keep", "Crane"),
    strategy("Oath", focus=1, text=(open_(target(your(PERSONALITY)), swears_fealty(TARGET)),)),
    trick("Bribe", take_control(TARGET)),
    trick("Lead Away", removes_keyword(TARGET, "Monkey Clan")),
    trick("Bewitch", gives_keyword(TARGET, "Oni")),
    edition=EDITION,
)


def ways(t, slug):
    """The ways in which North may buy somebody."""
    return {each.split(":")[0] for each in t.north.may if each.endswith(f":{slug}")}


def recruiting(slug, keep, **facts):
    north = plain(provinces=face_up(slug), stronghold=keep, **facts)
    return laid("dynasty", north=north, south=plain())


OWN = {"buy", "discount", "honored"}


def at_home(*play, hand=(), keep="plain-keep", theirs=()):
    return laid(north=plain(*play, hand=[*hand, "guard-1"], stronghold=keep), south=plain(*theirs))


# --- which there are ------------------------------------------------------------------------------


@rule("DE-FAC-01", "DE-FAC-02", "DE-FAC-18", "DE-FAC-19")
def test_fifteen_factions_of_which_eight_are_great_clans():
    others = {
        "Brotherhood of Shinsei",
        "Naga",
        "Ninja",
        "Ratlings",
        "Shadowlands",
        "Spirits",
        "Toturi's Army",
    }
    great = {"Crab", "Crane", "Dragon", "Lion", "Phoenix", "Scorpion", "Unicorn", "Mantis"}
    assert set(GREAT_CLANS) == great and set(FACTIONS) == great | others and len(FACTIONS) == 15
    t = at_home("wild-boar", "quiet-brother")
    assert t.s.settings.factions is FACTIONS
    assert clans_of(t.s, t.card("wild-boar")) == []  # a Clan, and no Faction
    assert clans_of(t.s, t.card("quiet-brother")) == ["Brotherhood of Shinsei"]  # the other way round


@rule("DE-FAC-16")
def test_a_minor_clan_is_no_faction():
    t = at_home("wild-boar", "two-masters", "quiet-brother")
    fits = [
        of_minor_clan.fits(t.s, AbilityContext(0, 0), t.card(each)) for each in ("wild-boar", "two-masters")
    ]
    assert fits == [True, False]
    assert ways(recruiting("wild-boar", "lion-keep"), "wild-boar") == {"buy"}


@rule("DE-FAC-03", "DE-FAC-05")
@pytest.mark.parametrize(
    ("slug", "keep", "own"),
    [
        ("quiet-brother", "temple", True),
        ("lone-man", "temple", False),
        ("old-ape", "last-camp", True),
        ("old-ape", "temple", False),
    ],
)
def test_monks_serve_the_brotherhood_and_monkeys_toturi(slug, keep, own):
    assert ways(recruiting(slug, keep), slug) == (OWN if own else {"buy"})


@rule("DE-FAC-05")
def test_who_loses_one_of_two_names_for_the_same_loses_both():
    t = at_home("old-ape", hand=["lead-away"])
    assert has(t.s, t.card("old-ape"), "Toturi's Army")
    t.north.plays("lead-away", "old-ape")
    assert not has(t.s, t.card("old-ape"), "Toturi's Army")


@rule("DE-KEY-36")
def test_a_trait_that_is_given_brings_what_it_implies():
    t = at_home("lone-man", hand=["bewitch"])
    t.north.plays("bewitch", "lone-man")
    assert has(t.s, t.card("lone-man"), "Nonhuman") and has(t.s, t.card("lone-man"), "Shadowlands")


@rule("DE-FAC-06", "DE-FAC-07", "DE-CRD-26")
@pytest.mark.parametrize("slug", ["dark-one", "two-masters", "quiet-brother"])
def test_nobody_is_aligned_with_the_shadowlands(slug):
    assert ways(recruiting(slug, "dark-keep"), slug) == {"buy"}


@rule("DE-FAC-07")
def test_the_trait_is_no_alignment():
    t = at_home("dark-one", keep="dark-keep")
    assert has(t.s, t.card("dark-one"), "Shadowlands")
    assert clans_of(t.s, t.card("dark-one")) == []


@rule("DE-FAC-08", "DE-FAC-20")
@pytest.mark.parametrize(("keep", "own"), [("lion-keep", True), ("crane-keep", True), ("horse-keep", False)])
def test_he_may_serve_several_factions_or_none(keep, own):
    assert ways(recruiting("two-masters", keep), "two-masters") == (OWN if own else {"buy"})
    assert ways(recruiting("lone-man", keep), "lone-man") == {"buy"}


@rule("DE-FAC-09", "DE-FAC-10")
def test_unaligned_is_who_says_so():
    t = at_home("lone-man", "free-man", "two-masters")
    fits = {
        each: unaligned.fits(t.s, AbilityContext(0, 0), t.card(each)) for each in ("lone-man", "free-man")
    }
    assert fits == {"lone-man": False, "free-man": True}
    assert unaligned.fits(t.s, AbilityContext(0, 0), t.card("two-masters"))  # and yet
    assert clans_of(t.s, t.card("two-masters")) == ["Crane", "Lion"]


# --- fealty, refusal, disgrace --------------------------------------------------------------------


@rule("DE-FAC-11")
def test_fealty_gives_the_mark_of_his_player_for_good():
    t = at_home("lone-man", hand=["oath"], keep="horse-keep")
    t.north.plays("oath", "lone-man")
    assert is_aligned(t.s, t.card("lone-man"), 0)
    end_turn(t)
    end_turn(t)
    assert has(t.s, t.card("lone-man"), "Unicorn Clan")
    assert "swears fealty" in card_text(t.s.definition(t.card("oath")))


@rule("DE-FAC-11")
def test_the_shadowlands_have_no_mark_to_give():
    t = at_home("lone-man", hand=["oath"], keep="dark-keep")
    t.north.plays("oath", "lone-man")
    assert not t.s.lasting


@rule("DE-FAC-17")
def test_who_will_not_join_is_neither_recruited_nor_taken():
    assert ways(recruiting("proud-man", "plain-keep"), "proud-man") == {"discard"}
    assert ways(recruiting("proud-man", "crane-keep"), "proud-man") == OWN
    for keep, taken in (("plain-keep", False), ("lion-keep", True)):
        t = at_home(hand=["bribe"], keep=keep, theirs=["proud-man"])
        t.north.plays("bribe", "proud-man")
        assert (t.s.controller[t.card("proud-man")] == 0) == taken


@rule("DE-CRD-25")
def test_who_enters_dishonored_brings_no_honor():
    t = recruiting("fallen-man", "crane-keep")
    t.north.chooses("honored:fallen-man")
    while "Pay" in t.prompt:
        t.north.chooses("choice0")
    assert t.north.honor == 5
    assert t.is_dishonored("fallen-man")


# --- families -------------------------------------------------------------------------------------


@rule("DE-FAC-12", "DE-FAC-13", "DE-FAC-14", "DE-FAC-15")
@pytest.mark.parametrize(
    ("slug", "family"),
    [
        ("hida-kuon-test", "Hida"),
        ("hida-stray", "Hida"),  # although he serves the Crane
        ("omen", ""),
        ("chosai", "Chosai"),  # there is a Chosai Kenji
        ("ninja-spy", ""),
        ("ogre-bushi", ""),
        ("tsuno-test", "Tsuno"),
        ("plain-sword", ""),
    ],
)
def test_the_first_word_is_the_family(slug, family):
    assert family_of(EDITION, catalogue(EDITION)[slug]) == family
