"""Chapters: Spells and Rituals; innate abilities; Kihos, as far as they create Spell effects."""

from gorin.games.ccg.language.abilities import battle, limited, open_
from gorin.games.ccg.language.rituals import TAKING_PART, ritual
from gorin.games.ccg.language.verbs.in_play.states import bow
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.verbs.players.searching import search_deck
from gorin.games.ccg.language.when.about_actions import (
    A_SPELL_OR_KIHO_ACTION,
    AN_INNATE_ABILITY,
    CAST_BY_THIS,
)
from gorin.games.ccg.language.when.events import ACTION_COMES, ACTION_RESOLVES
from gorin.games.ccg.language.which.card_filters import SHUGENJA, STRATEGY
from gorin.language.abilities import cost, trait
from gorin.language.card_filters import your
from gorin.language.core.render import card_text
from gorin.language.event_kinds import after, before
from gorin.language.picks import performer
from gorin.language.players import YOU
from gorin.language.selectors import PERFORMER
from support.ccg_cards import published
from support.ccg_diamond import EDITION, fighting, laid
from support.ccg_making import follower, spell, strategy
from support.ccg_table import unit
from support.plain_cards import PLAIN, plain, samurai
from support.rule import rule


def shugenja(name, **facts):
    return samurai(name, keywords=("Shugenja",), **facts)


ADEPT = (trait(before(ACTION_COMES, A_SPELL_OR_KIHO_ACTION, CAST_BY_THIS), gain_honor(5)),)
cards = published(
    *PLAIN,
    shugenja("First Priest"),
    shugenja("Second Priest"),
    shugenja("Adept", text=(open_(gain_honor(1)), *ADEPT)),
    samurai("Fighter", text=(open_(gain_honor(1)),)),
    samurai("Witness", text=(trait(after(ACTION_RESOLVES, YOU, AN_INNATE_ABILITY), gain_honor(3)),)),
    follower(
        "Acolytes",
        force=1,
        honor_req=0,
        gold=1,
        focus=1,
        keywords=("Shugenja",),
        text=(open_(gain_honor(1)),),
    ),
    spell("Great Rite", gold=1, focus=1, text=(limited(*ritual(), gain_honor(TAKING_PART)),)),
    spell("War Rite", gold=1, focus=1, text=(battle(*ritual(), gain_honor(TAKING_PART)),)),
    spell("Small Rite", gold=1, focus=1, text=(open_(gain_honor(1)),)),
    strategy(
        "Soft Breath",
        focus=2,
        keywords=("Kiho",),
        text=(open_(performer(your(SHUGENJA)), cost(bow(PERFORMER)), gain_honor(1), keywords=("Kiho",)),),
    ),
    strategy("Look It Up", focus=1, text=(open_(search_deck(STRATEGY)),)),
    edition=EDITION,
)  # fmt: skip

PRIEST = unit("first-priest", "great-rite")


def praying(*play, **facts):
    return laid(north=plain(*play, **{"hand": ["guard-1"], **facts}), south=plain("plain-stranger"))


# --- Rituals --------------------------------------------------------------------------------------


@rule("DE-SPEL-02")
def test_others_may_join_a_ritual_but_its_bearer_must_take_part():
    t = praying(PRIEST, "second-priest", "adept", "plain-samurai")
    t.north.chooses("use:great-rite")
    assert t.north.may == {"second-priest", "adept", "done", "back"}  # he himself is in it already
    t.north.chooses("second-priest")
    t.north.chooses("done")
    assert t.north.honor == 5 + 2
    bowed = [t.is_bowed(each) for each in ("first-priest", "second-priest", "adept", "plain-samurai")]
    assert bowed == [True, True, False, False]
    t = praying(PRIEST)
    t.north.uses("great-rite")
    assert t.north.honor == 6 and t.is_bowed("first-priest")  # alone
    t = praying(unit("first-priest", "great-rite", bowed=True), "second-priest")
    assert "use:great-rite" not in t.north.may
    t = praying(unit("first-priest", "great-rite"), unit("second-priest", bowed=True), "adept")
    t.north.chooses("use:great-rite")
    assert t.north.may == {"adept", "done", "back"}  # nobody helps who is bowed already
    said = card_text(t.s.definition(t.card("great-rite")))
    assert said.startswith("Limited: Bow this Shugenja and any number of your other unbowed Shugenja: ")


@rule("DE-SPEL-03")
def test_only_the_primary_shugenja_casts():
    t = praying(PRIEST, "adept")
    t.north.chooses("use:great-rite")
    t.north.chooses("adept")
    t.north.table_passes_reactions()
    assert t.north.honor == 5 + 2  # who helps has no bonus of his own
    t = praying(unit("adept", "great-rite"), "first-priest")
    t.north.chooses("use:great-rite")
    t.north.chooses("first-priest")
    t.north.table_passes_reactions()
    assert t.north.honor == 5 + 5 + 2


@rule("DE-SPEL-04")
def test_in_battle_they_must_be_together():
    caster = unit("first-priest", "war-rite")
    t = fighting(plain("plain-stranger"), plain(caster, "second-priest", home=["adept"], hand=["guard-1"]))
    t.defender.chooses("use:war-rite")
    assert t.defender.may == {"second-priest", "done", "back"}


@rule("DE-SPEL-05", "DE-SPEL-06")
def test_followers_who_are_shugenja_help_and_cannot_cast():
    t = praying(PRIEST, unit("plain-samurai", "acolytes"), hand=["small-rite"])
    t.north.chooses("use:great-rite")
    t.north.chooses("acolytes")
    t.north.table_passes_reactions()
    assert t.north.honor == 7 and t.is_bowed("acolytes") and not t.is_bowed("plain-samurai")
    t = praying(unit("plain-samurai", "acolytes"), hand=["small-rite", "soft-breath"])
    assert not {"equip:small-rite", "use:soft-breath"} & t.north.may


# --- what creates Spell effects -------------------------------------------------------------------


@rule("DE-KEY-03")
def test_abilities_on_shugenja_are_innate():
    for source, more in (("adept", 3), ("acolytes", 3), ("fighter", 0), ("small-rite", 0)):
        t = praying(unit("adept", "small-rite"), unit("fighter", "acolytes"), "witness", honor=10)
        t.north.uses(source)
        casting = 5 if source == "small-rite" else 0
        assert t.north.honor == 10 + 1 + more + casting, source


@rule("DE-KEY-04")
def test_innate_abilities_create_no_spell_effects():
    t = praying(unit("adept", "small-rite"))
    t.north.uses("adept")
    assert t.north.honor == 6
    t = praying(unit("adept", "small-rite"))
    t.north.uses("small-rite")
    assert t.north.honor == 11


@rule("DE-CRD-45")
def test_a_kiho_is_cast_like_a_spell():
    t = praying("adept", hand=["soft-breath", "guard-1"])
    t.north.plays("soft-breath", "adept")
    assert t.north.honor == 11
    t = praying("adept", "first-priest", hand=["soft-breath", "guard-1"])
    t.north.plays("soft-breath", "first-priest")
    assert t.north.honor == 6  # another one has cast it


@rule("DE-CRD-44")
def test_who_looks_for_an_action_card_finds_kihos():
    t = praying(hand=["look-it-up"], fate=["guard-1", "soft-breath", "guard-2"])
    t.north.chooses("use:look-it-up")
    assert t.north.may == {"soft-breath"}
