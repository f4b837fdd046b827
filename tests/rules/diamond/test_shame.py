"""Chapter: dishonor, as far as it is about who gains, who is rehonored, and who dies of it."""

import pytest

from gorin.games.ccg.language.abilities import open_, reaction
from gorin.games.ccg.language.verbs.in_play.states import dishonor
from gorin.games.ccg.language.verbs.players.actions import cancel_action
from gorin.games.ccg.language.verbs.players.answering import one_more
from gorin.games.ccg.language.verbs.players.honor import commits_seppuku, gain_honor, lose_honor
from gorin.games.ccg.language.when.events import HONOR_GAIN_COMES
from gorin.games.ccg.language.which.card_filters import PERSONALITY
from gorin.language.card_filters import your
from gorin.language.event_kinds import before
from gorin.language.flow import choose_one
from gorin.language.picks import performer, target
from gorin.language.players import ANOTHER_PLAYER
from gorin.language.selectors import PERFORMER, TARGET
from support.ccg_cards import published
from support.ccg_diamond import EDITION, fighting, laid, waiting_for
from support.ccg_making import strategy
from support.ccg_table import unit
from support.moments import heard
from support.plain_cards import PLAIN, plain, samurai
from support.rule import rule

ANY_ACTION = heard("about to resolve", "before any action")
ANY_GAIN = heard("gaining honor", "before a player gains Honor")


def scandal(name, *effects):
    return strategy(name, focus=1, text=(open_(performer(your(PERSONALITY)), *effects),))


cards = published(
    *PLAIN,
    samurai("Giant", force=6),
    samurai("Liar", text=(open_(lose_honor(1)),)),
    samurai("Speaker", text=(open_(gain_honor(2)),)),
    samurai("Censor", text=(reaction(ANY_ACTION, cancel_action()),)),
    samurai("Flatterer", text=(reaction(ANY_GAIN, one_more()),)),
    samurai("Rival", text=(reaction(before(HONOR_GAIN_COMES, ANOTHER_PLAYER), one_more()),)),
    scandal("Scandal", dishonor(PERFORMER), lose_honor(6)),
    scandal("Late Scandal", lose_honor(6), dishonor(PERFORMER)),
    strategy(
        "Dire Choice",
        focus=1,
        text=(open_(target(PERSONALITY), choose_one(dishonor(TARGET), commits_seppuku(TARGET))),),
    ),
    edition=EDITION,
)

WAIT = {"hand": ["guard-1"]}


def shamed(slug, *attached):
    return unit(slug, *attached, dishonored=True)


@rule("DE-DISH-04")
def test_the_dishonored_lose_honor_for_their_player_like_anybody():
    t = laid(north=plain(shamed("liar"), **WAIT), south=plain())
    t.north.uses("liar")
    t.north.table_passes_reactions()
    assert t.north.honor == 4
    assert t.is_dishonored("liar")


@rule("DE-DISH-06")
def test_who_only_adds_to_a_gain_of_others_is_not_rehonored():
    t = laid(north=plain("speaker", shamed("flatterer"), **WAIT), south=plain())
    t.north.chooses("use:speaker")
    while "use:flatterer" not in t.north.may:
        t.north.passes()
    t.north.chooses("use:flatterer")
    t.north.table_passes_reactions()
    assert t.north.honor == 5 + 3
    assert t.is_dishonored("flatterer")


def over(attackers, defenders):
    t = fighting(plain(*attackers, **WAIT), plain(*defenders, **WAIT))
    t.fight()
    return t


@rule("DE-DISH-08", "DE-DISH-11")
def test_in_a_tie_the_dishonored_die_honorably_and_only_their_own_side_gains_nothing():
    t = over(["plain-samurai"], [shamed("speaker")])
    assert (t.attacker.honor, t.defender.honor) == (6, 5)
    assert t.s.dead[t.card("speaker")] and not t.is_dishonored("speaker")


@rule("DE-RES-16")
@pytest.mark.parametrize("listener", ["flatterer", "rival"])
def test_after_a_tie_the_attacker_gains_first_whoever_answers_one_of_the_gains(listener):
    t = fighting(plain("plain-samurai", **WAIT), plain("speaker", home=[listener], **WAIT))
    waiting_for(t, "defender", f"use:{listener}")
    t.defender.chooses(f"use:{listener}")
    t.fight()
    gains = [line for line in t.log if "(now " in line]
    assert gains == [
        "Crab 1 gains 2 Honor in the battle (now 7).",
        "Crab 2 gains 1 Honor in the battle (now 6).",
    ]


@rule("DE-DISH-09")
def test_the_dishonored_who_win_become_honorable_and_win_nothing():
    t = over(["plain-samurai"], ["giant", shamed("speaker")])
    assert t.zone("plain-samurai") == "discard"
    assert t.defender.honor == 5
    assert not t.is_dishonored("speaker")


@rule("DE-DEST-12")
@pytest.mark.parametrize("card", ["scandal", "late-scandal"])
def test_who_commits_seppuku_is_not_dishonored_by_what_drove_him_to_it(card):
    t = laid(north=plain("plain-samurai", hand=[card, "guard-1"]), south=plain())
    t.north.chooses(f"use:{card}")
    t.north.chooses("plain-samurai")
    t.north.chooses("seppuku")
    t.north.chooses("plain-samurai")
    t.north.table_passes_reactions()
    assert t.north.honor == 4
    assert t.s.dead[t.card("plain-samurai")] and not t.is_dishonored("plain-samurai")


@rule("DE-DEST-12")
def test_who_may_choose_seppuku_instead_is_never_dishonored():
    t = laid(north=plain("plain-samurai", hand=["dire-choice", "guard-1"]), south=plain())
    t.north.chooses("use:dire-choice")
    t.north.chooses("plain-samurai")
    t.north.table_passes_reactions()
    t.north.chooses("choice1")
    assert t.s.dead[t.card("plain-samurai")] and not t.is_dishonored("plain-samurai")
    assert t.north.honor == 5


@rule("DE-DEST-14")
def test_the_seppuku_that_softens_a_loss_is_no_action_and_nobody_responds_to_it():
    t = laid(north=plain(unit("plain-samurai", bowed=True), hand=["late-scandal"]), south=plain("censor"))
    t.north.chooses("use:late-scandal")
    t.north.chooses("plain-samurai")
    t.south.passes()  # the scandal itself could be canceled
    t.north.chooses("seppuku")
    t.north.chooses("plain-samurai")
    assert (t.zone("plain-samurai"), t.north.honor) == ("discard", 4)
    said = next(line for line in t.log if "Seppuku" in line)
    assert "Reaction" not in said
