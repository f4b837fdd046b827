"""Chapters: the Keyword Rule, implied traits, Factions."""

import pytest

from gorin.games.ccg.diamond.dialect import spoken_here
from gorin.language.core.active_effects import has
from support.ccg_cards import published
from support.ccg_diamond import EDITION, laid
from support.ccg_making import follower, stronghold
from support.plain_cards import PLAIN, plain, samurai, stranger
from support.rule import rule

SOMEBODY = [
    stranger("Quiet Diplomat", keywords=("Diplomat",)),
    stranger("Old Sailor", keywords=("Sailor",)),
    stranger("Grey One", keywords=("Ratling",)),
    stranger("Red One", keywords=("Oni",)),
    stranger("Green One", keywords=("Naga",)),
    stranger("Pale One", keywords=("Spirit",)),
    stranger("Master Necromancer"),
    samurai("Night Walker", keywords=("Scorpion Clan", "Spy", "Ninja")),
    stranger("Yoritomo Test", keywords=("Yoritomo's Alliance",)),
]
cards = published(
    *PLAIN,
    *spoken_here(SOMEBODY),
    *spoken_here([follower("Zombie Troops", force=1, honor_req=0, gold=1, focus=1)]),
    *spoken_here([follower("Monk's Guards", force=1, honor_req=0, gold=1, focus=1)]),
    *spoken_here([stronghold("Naval Keep", "Crab", strength=5, gold=3, honor=1)]),
    edition=EDITION,
)


def is_a(slug, *keywords):
    hosted = slug in ("zombie-troops", "monks-guards")
    play = [{"card": "plain-samurai", "with": [slug]}] if hosted else [slug]
    t = laid(north=plain(*play), south=plain())
    return [has(t.s, t.card(slug), keyword) for keyword in keywords]


@rule("DE-KEY-25", "DE-KEY-26", "DE-FAC-04")
@pytest.mark.parametrize(
    ("slug", "other"),
    [("quiet-diplomat", "Courtier"), ("old-sailor", "Naval"), ("yoritomo-test", "Mantis Clan")],
)
def test_some_traits_are_each_other(slug, other):
    assert is_a(slug, other) == [True]


@rule("DE-KEY-27", "DE-KEY-30", "DE-KEY-31", "DE-KEY-32", "DE-KEY-33")
def test_who_is_not_human():
    assert is_a("grey-one", "Creature", "Nonhuman") == [True, True]
    assert is_a("red-one", "Nonhuman", "Shadowlands") == [True, True]
    assert is_a("green-one", "Nonhuman", "Shadowlands") == [True, False]
    assert is_a("pale-one", "Nonhuman", "Shadowlands", "Undead") == [False, False, False]


@rule("DE-KEY-34", "DE-KEY-35")
def test_who_is_undead():
    for slug in ("master-necromancer", "zombie-troops"):
        assert is_a(slug, "Undead", "Shadowlands", "Nonhuman") == [True, True, False]


@rule("DE-KEY-10", "DE-KEY-11", "DE-KEY-14", "DE-KEY-16")
def test_words_of_the_title_count_in_every_form():
    assert is_a("monks-guards", "Monk", "Guard", "Guards", "Mon") == [True, True, False, False]
    assert is_a("quiet-diplomat", "Quiet") == [True]


@rule("DE-KEY-13")
def test_not_those_of_a_stronghold():
    t = laid(north=plain(stronghold="naval-keep"), south=plain())
    assert not has(t.s, t.s.players[0].stronghold, "Naval")


@rule("DE-KEY-17", "DE-KEY-19")
def test_an_alignment_is_one_word():
    assert is_a("night-walker", "Scorpion Clan", "Spy", "Ninja", "Clan", "Scorpion") == [
        True,
        True,
        True,
        False,
        False,
    ]


@rule("DE-KEY-07", "DE-KEY-36")
def test_traits_are_there_also_out_of_play():
    t = laid(north=plain(hand=["zombie-troops"]), south=plain())
    assert has(t.s, t.card("zombie-troops"), "Undead")
