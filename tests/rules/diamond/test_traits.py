"""Chapters: abilities and traits, the traits of actions, the Keyword Rule where it does not apply."""

import pytest

from gorin.games.ccg.diamond.dialect import spoken_here
from gorin.games.ccg.language.abilities import battle, limited, open_, reaction
from gorin.games.ccg.language.restrictions import be_targeted_by
from gorin.games.ccg.language.traits import has_force
from gorin.games.ccg.language.verbs.in_play.setting import copies_traits
from gorin.games.ccg.language.verbs.in_play.states import bow
from gorin.games.ccg.language.verbs.in_play.stats import gives_keyword, removes_keyword
from gorin.games.ccg.language.verbs.players.actions import lock_one_ability
from gorin.games.ccg.language.verbs.players.decks import draw
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.when.about_actions import an_action
from gorin.games.ccg.language.when.events import ACTION_RESOLVES
from gorin.games.ccg.language.which.card_filters import PERSONALITY
from gorin.games.ccg.language.which.places import defending, in_this_army
from gorin.games.ccg.language.which.predicates import human, infantry
from gorin.language.abilities import trait
from gorin.language.card_filters import anothers, your
from gorin.language.core.active_effects import has
from gorin.language.core.context import AbilityContext
from gorin.language.event_kinds import after
from gorin.language.picks import performer, target
from gorin.language.players import YOU
from gorin.language.rule_kinds import cannot
from gorin.language.selectors import PERFORMER, SELF, TARGET
from support.ccg_cards import published
from support.ccg_diamond import EDITION, fighting, laid
from support.ccg_making import follower, strategy
from support.ccg_table import unit
from support.moments import heard
from support.plain_cards import PLAIN, plain, samurai, stranger, trick
from support.rule import rule

HEARD = ("Elemental", "Scorpion Clan", "Spy", "Ninja", "Political")
SPEAKING = [
    stranger("Night Walker", clan="Scorpion", keywords=("Scorpion Clan", "Spy", "Ninja"),
             text=(open_(draw(1), keywords=("Elemental",)),)),
    stranger("Handy Man", text=(
        limited(gain_honor(1)),
        open_(gain_honor(1)),
        battle(gain_honor(1)),
        reaction(heard("moved", "after somebody moves"), gain_honor(1)),
        trait(heard("resolved", "after an action resolves"), gain_honor(1)),
        has_force(SELF, 2),
    )),
    strategy("Hill Path", focus=1, text=(battle(gain_honor(1), keywords=("Terrain",)),)),
    stranger("Guide", text=(battle(gain_honor(1), keywords=("Terrain",)),)),
    strategy("Emperor's Mizu", focus=1, text=(open_(gain_honor(1)),)),
    stranger("Lone Wall", keywords=("Defender", "Toturi's Army")),
    follower("Mounted Infantry", force=1, honor_req=0, gold=1, focus=1, keywords=("Cavalry",)),
    stranger("Old Bear", keywords=("Creature",)),
]  # fmt: skip
LISTENERS = [
    samurai(f"Friend of {word}", text=(trait(after(ACTION_RESOLVES, YOU, an_action(word)), gain_honor(1)),))
    for word in HEARD
]
cards = published(
    *PLAIN,
    *spoken_here(SPEAKING),
    *spoken_here(LISTENERS),
    samurai("Warded", text=(cannot(be_targeted_by("Ninja"), your(PERSONALITY)),)),
    samurai("Shadow", keywords=("Ninja",), text=(open_(target(anothers(PERSONALITY)), bow(TARGET)),)),
    samurai("Soldier", text=(open_(target(anothers(PERSONALITY)), bow(TARGET)),)),
    samurai("Soft Step", text=(open_(target(anothers(PERSONALITY)), bow(TARGET), keywords=("Ninja",)),)),
    trick("Mount", gives_keyword(TARGET, "Cavalry")),
    trick("Unhorse", removes_keyword(TARGET, "Cavalry")),
    trick("Gag", lock_one_ability(TARGET)),
    strategy(
        "Mimic",
        focus=1,
        text=(open_(performer(your(PERSONALITY)), target(PERSONALITY), copies_traits(PERFORMER, TARGET)),),
    ),
    edition=EDITION,
)  # fmt: skip


def at_home(*play, **facts):
    return laid(north=plain(*play, **{"hand": ["guard-1"], **facts}), south=plain("plain-stranger"))


def fits(t, predicate, slug):
    return predicate.fits(t.s, AbilityContext(0, t.card("plain-samurai")), t.card(slug))


# --- abilities and traits -------------------------------------------------------------------------


@rule("DE-KEY-01")
def test_an_ability_begins_with_its_kind():
    """What speaks of one of his abilities speaks of four: each kind of action, and no trait."""
    t = at_home("plain-samurai", "handy-man", hand=["gag", "guard-1"])
    t.north.chooses("use:gag")
    t.north.chooses("handy-man")
    labels = [option.label for option in t.game.decision.options]
    kinds = ["Limited", "Open", "Battle", "Reaction"]
    assert len(labels) == 4
    assert all(kind in label for kind, label in zip(kinds, labels, strict=True))


@rule("DE-KEY-02")
def test_whatever_else_is_written_is_a_trait():
    t = at_home("plain-samurai", "handy-man", hand=["mimic", "plain-plan"])
    t.north.plays("mimic", "plain-samurai", "handy-man")
    assert t.force("plain-samurai") == 5  # the bonus is a trait
    assert not any(each.startswith("use:plain-samurai") for each in t.north.may)  # abilities are not


@rule("DE-KEY-05")
def test_a_trait_is_had_once():
    t = at_home("plain-samurai", hand=["mount", "mount", "unhorse", "guard-1"])
    t.north.plays("mount", "plain-samurai")
    t.north.plays("mount", "plain-samurai")
    assert has(t.s, t.card("plain-samurai"), "Cavalry")
    t.north.plays("unhorse", "plain-samurai")
    assert not has(t.s, t.card("plain-samurai"), "Cavalry")


# --- the Keyword Rule -----------------------------------------------------------------------------


@rule("DE-KEY-12")
def test_a_word_before_an_action_counts_for_action_cards():
    t = at_home("guide", hand=["hill-path"])
    assert has(t.s, t.card("hill-path"), "Terrain")
    assert not has(t.s, t.card("guide"), "Terrain")


@rule("DE-KEY-15")
@pytest.mark.parametrize(
    ("word", "counts"), [("Emperor", True), ("Imperial", False), ("Mizu", True), ("Water", False)]
)
def test_related_and_foreign_words_are_others(word, counts):
    t = at_home(hand=["emperors-mizu"])
    assert has(t.s, t.card("emperors-mizu"), word) == counts


@rule("DE-KEY-18")
def test_reserved_terms_mean_what_the_rules_say():
    t = fighting(plain("lone-wall"), plain(unit("plain-samurai", "mounted-infantry")))
    assert has(t.s, t.card("lone-wall"), "Defender")
    assert not fits(t, defending, "lone-wall")  # he attacks
    assert fits(t, defending, "plain-samurai")
    assert not fits(t, infantry, "mounted-infantry")


@rule("DE-KEY-18", "DE-KEY-20")
def test_who_belongs_to_toturis_army_is_in_none_while_at_home():
    t = fighting(plain("plain-stranger"), plain("plain-samurai", home=["lone-wall"], hand=["guard-1"]))
    assert fits(t, in_this_army, "plain-samurai")
    assert not fits(t, in_this_army, "lone-wall")


@rule("DE-KEY-28", "DE-KEY-29")
def test_who_is_human_and_who_goes_on_foot():
    t = at_home(unit("plain-samurai", "mounted-infantry"), "old-bear", hand=["mount", "guard-1"])
    assert [fits(t, human, each) for each in ("plain-samurai", "mounted-infantry", "old-bear")] == [
        True, True, False,
    ]  # fmt: skip
    assert [fits(t, infantry, each) for each in ("plain-samurai", "mounted-infantry", "old-bear")] == [
        True, False, True,
    ]  # fmt: skip
    t.north.plays("mount", "old-bear")
    assert not fits(t, infantry, "old-bear")


# --- the traits of actions ------------------------------------------------------------------------


@rule("DE-KEY-21", "DE-KEY-23")
@pytest.mark.parametrize(("word", "carries"), [(word, word != "Political") for word in HEARD])
def test_an_action_carries_its_own_traits_and_those_of_its_card(word, carries):
    t = at_home("night-walker", f"friend-of-{word.lower().replace(' ', '-')}", honor=5)
    t.north.uses("night-walker")
    assert t.north.honor == 5 + carries


@rule("DE-KEY-21")
def test_who_is_warded_against_a_trait_is_so_against_actions_of_cards_that_have_it():
    t = laid(north=plain("shadow", "soldier", "soft-step", hand=["guard-1"]), south=plain("warded"))
    assert "use:soldier" in t.north.may
    assert not {"use:shadow", "use:soft-step"} & t.north.may  # by its card, by itself


@rule("DE-KEY-22", "DE-KEY-24")
@pytest.mark.parametrize(("word", "carries"), [(word, word == "Political") for word in HEARD])
def test_lobbying_has_nothing_of_who_lobbies(word, carries):
    t = at_home("night-walker", f"friend-of-{word.lower().replace(' ', '-')}", honor=9)
    t.north.uses("lobby", "night-walker")
    assert t.s.favor == 0
    assert t.north.honor == 9 + carries
