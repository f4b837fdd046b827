"""Chapter: who performs an action."""

import pytest

from gorin.games.ccg.acting.targets import performers
from gorin.games.ccg.kinds import TURN_END
from gorin.games.ccg.language.abilities import open_, reaction
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.which.card_filters import PERSONALITY, SAMURAI, UNIT_CARD
from gorin.games.ccg.table import ops
from gorin.language.card_filters import your
from gorin.language.core.active_effects import has
from gorin.language.core.definition import TextRenderer
from gorin.language.core.resolution import Effect, resolution_in_progress
from gorin.language.picks import performer, target, up_front
from support.ccg_battle import picks
from support.ccg_cards import published
from support.ccg_editions import also_in
from support.ccg_making import follower, holding, item, spell, strategy
from support.ccg_table import table, unit
from support.moments import heard
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


TARGETED = heard(
    "targeted", "after a target is chosen", lambda s, context, moment: moment.seat != context.seat
)

cards = published(
    *PLAIN,
    samurai("Doer", text=(open_(Crown()),)),
    follower("Doers", force=1, honor_req=0, gold=1, focus=1, text=(open_(Crown()),)),
    item("Tool", force=0, chi=0, gold=1, focus=1, text=(open_(Crown()),)),
    spell("Rite", gold=1, focus=1, text=(open_(Crown()),)),
    holding("Workshop", gold=1, text=(open_(Crown()),)),
    holding("Watch House", gold=1, text=(reaction(TARGETED, gain_honor(1)),)),
    strategy("Order", focus=1, text=(open_(performer(your(SAMURAI)), Crown()),)),
    strategy("Meeting", focus=1, text=(open_(up_front(target(UNIT_CARD)), Crown()),)),
    strategy("Gift", focus=1, text=(open_(target(PERSONALITY), Crown()),)),
    also=("diamond",),
)

ALL = ["doer", "doers", "tool", "rite", "plain-shugenja", "plain-stranger"]


def game(*hand):
    return table(
        north=plain(
            unit("doer", "doers", "tool"),
            unit("plain-shugenja", "rite"),
            "workshop",
            hand=[*hand, "guard-1"],
        ),
        south=plain("plain-stranger", "watch-house", hand=["guard-2"]),
    )


def crowned(t):
    return {each for each in ALL if has(t.s, t.card(each), "Crowned")}


@rule("CE-PERF-01", "CE-PERF-02")
@pytest.mark.parametrize(
    ("source", "who"),
    (
        ("doer", {"doer"}),
        ("doers", {"doers"}),
        ("tool", {"doer"}),
        ("rite", {"plain-shugenja"}),
        ("workshop", set()),
    ),
)
def test_who_performs_an_action_of_a_card_in_play(source, who):
    t = game()
    t.north.uses(source)
    assert crowned(t) == who


@rule("CE-PERF-03", "DE-PERF-05")
@also_in("diamond")
def test_who_is_targeted_in_the_constraints_performs():
    t = game("order")
    t.north.plays("order", "plain-shugenja")
    assert crowned(t) == {"plain-shugenja"}


@rule("CE-PERF-03")
def test_who_is_targeted_in_the_effects_does_not_perform():
    t = game("gift")
    t.north.plays("gift", "plain-shugenja")
    assert crowned(t) == set()


@rule("CE-PERF-03")
@pytest.mark.parametrize(("target_", "who"), (("doers", {"doers"}), ("tool", set())))
def test_personalities_and_followers_perform_items_do_not(target_, who):
    t = game("meeting")
    t.north.plays("meeting", target_)
    assert crowned(t) == who


@rule("CE-PERF-04")
def test_nobody_performs_for_a_player_who_does_not_control_him():
    t = game("meeting")
    t.north.plays("meeting", "plain-stranger")
    assert crowned(t) == set()


@rule("CE-PERF-03")
def test_who_is_to_perform_is_a_target():
    """The Watch House answers targeting."""
    t = game("order")
    t.north.chooses("use:order")
    assert picks(t.north) == {"doer", "plain-shugenja"}
    t.north.chooses("doer")
    while "use:watch-house" not in (t.south.may if t.asked == "south" else ()):
        t.north.passes() if t.asked == "north" else t.south.passes()
    assert not crowned(t)
    t.south.chooses("use:watch-house")
    assert ("targeted", t.card("doer")) in [(moment.kind, moment.card) for moment in t.s.history]


@pytest.mark.parametrize(
    ("pick", "where_it_matters", "elsewhere"),
    [
        (
            performer(your(PERSONALITY)),
            "a Personality you control (the performer)",
            "a Personality you control",
        ),
        (performer(your(SAMURAI)), "a Samurai you control", "a Samurai you control"),
        (target(your(PERSONALITY)), "target Personality you control", "target Personality you control"),
    ],
    ids=["anybody who performs", "one with a name of his own", "a target"],
)
def test_a_text_says_who_performs_where_no_other_name_does(pick, where_it_matters, elsewhere):
    assert pick.introduction(TextRenderer(), as_performer=True) == where_it_matters
    assert pick.introduction(TextRenderer(), as_performer=False) == elsewhere
