"""Chapter: who performs an action, by the first of five rules."""

import pytest

from gorin.games.ccg.acting.targets import performers
from gorin.games.ccg.kinds import TURN_END
from gorin.games.ccg.language.abilities import open_
from gorin.games.ccg.language.verbs.fighting.duels import challenge
from gorin.games.ccg.language.verbs.in_play.states import bow, dishonor
from gorin.games.ccg.language.which.card_filters import FOLLOWER, PERSONALITY, SAMURAI, SHUGENJA
from gorin.games.ccg.table import ops
from gorin.language.abilities import cost
from gorin.language.card_filters import anothers, any_, your
from gorin.language.core.active_effects import has
from gorin.language.core.resolution import Effect, resolution_in_progress
from gorin.language.picks import performer, target
from gorin.language.selectors import PERFORMER, TARGET
from support.ccg_cards import published
from support.ccg_diamond import EDITION, laid
from support.ccg_making import ancestor, follower, holding, item, spell, strategy
from support.ccg_table import unit
from support.plain_cards import PLAIN, plain, samurai
from support.rule import rule


class Crown(Effect):
    """Whoever performs this is told from the others by a keyword."""

    def do(self, s, context, runner):
        for card in performers(s, context, resolution_in_progress(s).ability(s)):
            ops.change_keyword(s, card, "Crowned", True, TURN_END, context)

    def text(self, renderer):
        return "crown whoever performs this"

    def intents(self, known):
        return []


cards = published(
    *PLAIN,
    samurai("Doer", text=(open_(target(your(SAMURAI)), Crown()),)),
    follower("Doers", force=1, honor_req=0, gold=1, focus=1, text=(open_(target(your(SAMURAI)), Crown()),)),
    samurai("Captain", text=(open_(performer(your(PERSONALITY)), cost(bow(PERFORMER)), Crown()),)),
    item("Tool", force=0, chi=0, gold=1, focus=1, text=(open_(Crown()),)),
    spell("Rite", gold=1, focus=1, text=(open_(Crown()),)),
    ancestor(
        "Elder", of=any_(PERSONALITY), honor_req=0, force=0, chi=0, gold=1, focus=1, text=(open_(Crown()),)
    ),
    holding("Workshop", gold=1, text=(open_(Crown()),)),
    strategy("Effort", focus=1, text=(open_(target(your(PERSONALITY)), cost(bow(TARGET)), Crown()),)),
    strategy("Sacrifice", focus=1, text=(open_(target(your(PERSONALITY)), cost(dishonor(TARGET)), Crown()),)),
    strategy("Levy", focus=1, text=(open_(target(your(FOLLOWER)), cost(bow(TARGET)), Crown()),)),
    strategy("Prayer", focus=1, text=(open_(target(your(SHUGENJA)), Crown()),)),
    strategy("Blessing", focus=1, text=(open_(target(any_(PERSONALITY)), Crown()),)),
    strategy("Praise", focus=1, text=(open_(target(your(PERSONALITY)), Crown()),)),
    strategy(
        "Dare",
        focus=1,
        text=(
            open_(
                performer(your(PERSONALITY)),
                Crown(),
                target(anothers(PERSONALITY)),
                challenge(PERFORMER, TARGET),
            ),
        ),
    ),
    edition=EDITION,
)

NORTH = ["doer", "doers", "tool", "plain-shugenja", "plain-samurai"]


def game(*hand):
    units = unit("doer", "doers", "tool"), unit("plain-shugenja", "rite"), unit("plain-samurai", "elder")
    north = plain(*units, "workshop", hand=[*hand, "guard-1"])
    return laid(north=north, south=plain("plain-stranger", hand=["guard-2"]))


def crowned(t):
    return {each for each in NORTH if has(t.s, t.card(each), "Crowned")}


@rule("DE-PERF-01", "DE-PERF-02")
@pytest.mark.parametrize("source", ["doer", "doers"])
def test_the_card_itself_performs_whomever_it_targets(source):
    t = game()
    t.north.uses(source, "plain-samurai")
    assert crowned(t) == {source}


@rule("DE-PERF-01")
def test_only_the_first_rule_that_applies_says_who_performs():
    """He commands another, who pays with himself; the action is on him."""
    t = laid(north=plain("captain", "plain-samurai", hand=["guard-1"]), south=plain())
    t.north.uses("captain", "plain-samurai")
    assert t.is_bowed("plain-samurai")
    assert has(t.s, t.card("captain"), "Crowned") and not has(t.s, t.card("plain-samurai"), "Crowned")


@rule("DE-PERF-03", "DE-GLO-02")
@pytest.mark.parametrize(
    ("source", "who"), [("tool", "doer"), ("rite", "plain-shugenja"), ("elder:2", "plain-samurai")]
)
def test_the_bearer_performs(source, who):
    t = game()
    t.north.uses(source)
    assert crowned(t) == {who}


@rule("DE-PERF-04")
@pytest.mark.parametrize(("card", "who"), [("effort", "doer"), ("sacrifice", "doer"), ("levy", "doers")])
def test_who_is_part_of_the_cost_performs(card, who):
    t = game(card)
    t.north.plays(card, who)
    assert crowned(t) == {who}


@rule("DE-PERF-05")
def test_who_is_targeted_for_what_he_is_performs():
    t = game("prayer")
    t.north.plays("prayer", "plain-shugenja")
    assert crowned(t) == {"plain-shugenja"}


@rule("DE-PERF-06")
def test_who_challenges_performs():
    t = game("dare")
    t.north.chooses("use:dare")
    t.north.chooses("plain-samurai")
    t.north.chooses("plain-stranger")
    assert crowned(t) == {"plain-samurai"}


@rule("DE-PERF-07")
@pytest.mark.parametrize("card", ["blessing", "praise"])
def test_otherwise_only_the_player_does(card):
    t = game(card)
    t.north.plays(card, "doer")
    assert crowned(t) == set()
    t = game()
    t.north.uses("workshop")
    assert crowned(t) == set()
