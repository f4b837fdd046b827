"""Chapter: redirection, by a card that does it."""

from gorin.games.ccg.language.abilities import open_, reaction
from gorin.games.ccg.language.restrictions import be_targeted_by
from gorin.games.ccg.language.verbs.in_play.states import bow, destroy, dishonor
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.verbs.players.redirecting import CAN_BE_REDIRECTED, redirect
from gorin.games.ccg.language.which.card_filters import FOLLOWER, PERSONALITY
from gorin.language.abilities import cost, requires
from gorin.language.card_filters import anothers, any_, this, your
from gorin.language.picks import performer, target
from gorin.language.rule_kinds import cannot
from gorin.language.selectors import PERFORMER, SELF, TARGET
from support.ccg_cards import published
from support.ccg_diamond import EDITION, laid, waiting_for
from support.ccg_making import strategy
from support.ccg_table import unit
from support.moments import heard
from support.plain_cards import PLAIN, plain, samurai
from support.rule import rule

ANOTHERS = heard("about to resolve", "before another's action", lambda s, context, m: m.seat != context.seat)
AIMED = heard("targeted", "after {self} is targeted", lambda s, context, m: m.card == context.source)

cards = published(
    *PLAIN,
    samurai("Deceiver", text=(reaction(ANOTHERS, requires(CAN_BE_REDIRECTED), redirect()),)),
    samurai("Touchy Man", text=(reaction(AIMED, gain_honor(2)),)),
    samurai("Ghost", text=(cannot(be_targeted_by("Kolat"), SELF),)),
    samurai("Penitent", text=(open_(target(this()), dishonor(TARGET)),)),
    strategy("Exhaust", focus=1, text=(open_(target(PERSONALITY), bow(TARGET)),)),
    strategy("Plague", focus=1, text=(open_(bow(any_(PERSONALITY))),)),
    strategy("Desertion", focus=1, text=(open_(target(FOLLOWER), destroy(TARGET)),)),
    strategy("Provoke", focus=1, text=(open_(target(anothers(PERSONALITY)), bow(TARGET)),)),
    strategy(
        "Effort",
        focus=1,
        text=(open_(target(your(PERSONALITY)), cost(bow(TARGET)), gain_honor(1)),),
    ),
    strategy(
        "Trade",
        focus=1,
        text=(
            open_(performer(your(PERSONALITY)), cost(bow(PERFORMER)), target(PERSONALITY), dishonor(TARGET)),
        ),
    ),
    edition=EDITION,
)


def answered(card, *picks, play=(), theirs=(), **facts):
    """North plays a card; South, who has the Deceiver, is offered to answer it or not."""
    t = laid(
        north=plain("plain-samurai", *play, hand=[card, "guard-1"], **facts),
        south=plain("deceiver", *theirs, hand=["guard-2"]),
    )
    t.north.chooses(f"use:{card}")
    for pick in picks:
        t.north.chooses(pick)
    return t


def could_redirect(t):
    while t.is_in_window:
        if t.asked == "south" and "use:deceiver" in t.south.may:
            return True
        t.mirror.choose("pass", t.game.decision.seat)
    return False


def redirecting(t):
    """South redirects; what may he choose?"""
    waiting_for(t, "south", "use:deceiver")
    t.south.chooses("use:deceiver")
    return t.south.may


@rule("DE-TARG-13")
def test_an_action_is_redirected_to_what_it_could_have_targeted():
    men = unit("plain-stranger", "plain-spearmen")
    t = answered("desertion", "guard-3", theirs=[unit("touchy-man", "guard-3"), men])
    assert redirecting(t) == {"plain-spearmen"}  # no Personality, and not what it targets already
    t.south.chooses("plain-spearmen")
    t.north.table_passes_reactions()
    assert t.zone("plain-spearmen") == "discard" and t.zone("guard-3") == "play"


@rule("DE-TARG-14")
def test_the_targets_are_those_of_who_took_the_action():
    t = answered("provoke", "deceiver", theirs=["plain-stranger"])
    assert redirecting(t) == {"plain-stranger"}  # one of South's own, and none of North's


@rule("DE-TARG-15")
def test_it_was_aimed_at_the_new_target_from_the_start():
    t = answered("exhaust", "deceiver", theirs=["touchy-man"])
    redirecting(t)
    t.south.chooses("touchy-man")
    targeted = [moment.card for moment in t.s.history if moment.kind == "targeted"]
    assert targeted == [t.card("touchy-man")]
    waiting_for(t, "south", "use:touchy-man")  # he may answer it as if he had been chosen
    t.south.chooses("use:touchy-man")
    t.north.table_passes_reactions()
    assert t.south.honor == 7
    assert t.is_bowed("touchy-man") and not t.is_bowed("deceiver")


@rule("DE-TARG-16")
def test_without_a_target_or_another_one_there_is_nothing_to_redirect():
    assert could_redirect(answered("exhaust", "deceiver"))
    assert not could_redirect(answered("plague"))
    t = laid(north=plain("penitent", "plain-samurai"), south=plain("deceiver", hand=["guard-2"]))
    t.north.chooses("use:penitent")
    t.north.chooses("penitent")
    assert not could_redirect(t)  # it never could have targeted anybody else
    assert t.is_dishonored("penitent")


@rule("DE-TARG-17")
def test_nobody_else_is_made_to_pay():
    assert not could_redirect(answered("effort", "plain-samurai", play=["plain-shugenja"]))
    t = answered("trade", "plain-samurai", "deceiver", play=["plain-shugenja"])
    assert redirecting(t) == {"plain-samurai", "plain-shugenja"}  # the target, not who bows for it
    t.south.chooses("plain-shugenja")
    t.north.table_passes_reactions()
    assert t.is_bowed("plain-samurai") and t.is_dishonored("plain-shugenja")
