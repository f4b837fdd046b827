"""Chapter: challenges and duels; Double Chi."""

import pytest

from gorin.games.ccg.fighting.duel import duel_in_progress
from gorin.games.ccg.kinds import FORCE
from gorin.games.ccg.language.abilities import open_, reaction
from gorin.games.ccg.language.verbs.fighting.duels import challenge, duels
from gorin.games.ccg.language.verbs.in_play.control import take_control
from gorin.games.ccg.language.verbs.in_play.states import destroy
from gorin.games.ccg.language.verbs.in_play.stats import gives
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.which.card_filters import PERSONALITY
from gorin.games.ccg.language.which.predicates import unbowed
from gorin.language.card_filters import anothers, your
from gorin.language.core.render import card_text
from gorin.language.picks import performer, target
from gorin.language.selectors import IT, LOSER, PERFORMER, SELF, TARGET
from support.ccg_cards import published
from support.ccg_diamond import EDITION, laid, waiting_for
from support.ccg_duels import value
from support.ccg_making import strategy
from support.ccg_table import unit
from support.moments import heard
from support.plain_cards import PLAIN, plain, samurai
from support.rule import rule

PAIR = performer(your(PERSONALITY, unbowed)), target(anothers(PERSONALITY))
OWN_TARGETED = heard(
    "targeted", "after your action targets him", lambda s, context, m: m.seat == context.seat
)
BEGINS = heard("duel begins", "after a duel begins")


def of_pair(name, word, whom=None, **how):
    pair = performer(your(PERSONALITY, unbowed)), target(whom or anothers(PERSONALITY))
    return strategy(name, focus=1, text=(open_(*pair, word(PERFORMER, TARGET, destroy(LOSER), **how)),))


cards = published(
    *PLAIN,
    *(value(number) for number in range(6)),
    samurai("Four Chi", chi=4),
    samurai("Master", chi=2, keywords=("Double Chi",)),
    samurai("Duelist", keywords=("Duelist",)),
    samurai("Seducer", text=(reaction(OWN_TARGETED, take_control(IT)),)),
    of_pair("Challenge", challenge),
    of_pair("Sudden Duel", duels),
    strategy(
        "Costly Challenge",
        focus=1,
        text=(open_(*PAIR, challenge(PERFORMER, TARGET, destroy(LOSER), refused=(gain_honor(2),))),),
    ),
    of_pair("Test of Strength", duels, stat=FORCE),
    of_pair("Careless Challenge", challenge, whom=PERSONALITY),
    of_pair("Careless Duel", duels, whom=PERSONALITY),
    *[
        strategy(
            f"Tired {word}",
            focus=1,
            text=(
                open_(performer(your(PERSONALITY)), target(anothers(PERSONALITY)), how(PERFORMER, TARGET)),
            ),
        )
        for word, how in (("Challenge", challenge), ("Duel", duels))
    ],
    strategy("Open Plan", focus=2, text=(open_(gain_honor(9)),)),
    samurai("Calm Man", text=(reaction(BEGINS, gives(SELF, chi=2)),)),
    edition=EDITION,
)


def challenged(
    mine="plain-samurai", theirs="plain-samurai", by="challenge", hand=(), their_hand=(), bowed=False
):
    north = plain({"card": mine, "bowed": bowed}, hand=[by, *hand])
    t = laid(north=north, south=plain(theirs, hand=list(their_hand)))
    t.north.chooses(f"use:{by}")
    t.north.chooses(mine)
    t.mirror.choose(f"c{t.card(theirs, 1 if mine == theirs else 0)}", 0)
    return t


@rule("DE-DUEL-01", "DE-BOW-06")
def test_only_who_is_unbowed_challenges_somebody_of_another_player():
    t = laid(
        north=plain("plain-samurai", "four-chi", hand=["challenge"]),
        south=plain("duelist", {"card": "master", "bowed": True}),
    )
    t.north.chooses("use:challenge")
    assert t.north.may == {"plain-samurai", "four-chi", "back"}
    t.north.chooses("four-chi")
    assert t.north.may == {"duelist", "master", "back"}  # DE-DUEL-02: none of his own


@rule("DE-DUEL-01", "DE-DUEL-02")
def test_nobody_duels_his_own_whatever_the_challenge_says():
    own = plain("plain-samurai", "four-chi", hand=["careless-challenge", "careless-duel"])
    t = laid(north=own, south=plain())
    assert t.north.may == {"pass"}  # there is nobody to challenge, and no action to lose by trying
    t = laid(north=own, south=plain("duelist"))
    for way in ("careless-challenge", "careless-duel"):
        t.north.chooses(f"use:{way}")
        t.north.chooses("four-chi")
        assert t.north.may == {"duelist", "back"}
        t.north.chooses("back")
        if t.north.may_not(f"use:{way}"):
            t.north.chooses("back")


@rule("DE-DUEL-02")
def test_nobody_is_made_to_duel_his_own_by_what_happens_meanwhile():
    """Who changes sides after he was chosen is challenged by nobody."""
    t = laid(north=plain("plain-samurai", "seducer", hand=["careless-challenge"]), south=plain("duelist"))
    for choice in ("use:careless-challenge", "plain-samurai", "duelist", "use:seducer"):
        t.north.chooses(choice)
    assert t.s.controller[t.card("duelist")] == 0
    assert duel_in_progress(t.s) is None
    assert "challenges" not in [moment.kind for moment in t.s.history]


@rule("DE-BOW-06")
def test_who_is_bowed_performs_no_challenge_whatever_the_card_says():
    t = laid(
        north=plain(
            {"card": "plain-samurai", "bowed": True}, "four-chi", hand=["tired-challenge", "tired-duel"]
        ),
        south=plain("duelist"),
    )
    t.north.chooses("use:tired-challenge")
    assert t.north.may == {"four-chi", "back"}
    t.north.chooses("back")
    t.north.chooses("use:tired-duel")
    assert t.north.may == {"plain-samurai", "four-chi", "back"}  # that issues no challenge


@rule("DE-DUEL-06")
def test_everybody_hears_the_chi_of_both():
    t = laid(
        north=plain(unit("plain-samurai", "plain-charm"), hand=["challenge"]),
        south=plain("four-chi"),
        east=plain(),
    )
    t.north.chooses("use:challenge")
    t.north.chooses("plain-samurai")
    t.north.chooses("four-chi")
    t.south.chooses("choice0")
    for seat in (0, 1, 2, None):
        view = t.game.view(seat)
        units = [each for player in view["players"] for each in player["units"]]
        shown = {each["name"]: each["chi"] for each in units}
        assert (shown["Plain Samurai"], shown["Four Chi"]) == (5, 4)


@rule("DE-DUEL-10")
def test_a_focus_card_does_nothing_but_add_to_chi():
    t = challenged(hand=["open-plan"], their_hand=["value-1"])
    t.south.chooses("choice0")
    t.south.chooses("value-1")
    t.north.chooses("open-plan")
    t.south.strikes()
    assert t.north.honor == 5
    assert t.zone("plain-samurai", 0) == "play"  # 3 + 2 against 3 + 1


@rule("DE-DUEL-21")
@pytest.mark.parametrize(("by", "loser"), [("test-of-strength", "calm-man"), ("sudden-duel", "four-chi")])
def test_a_bonus_that_is_no_focus_card_raises_chi_whatever_is_compared(by, loser):
    t = laid(north=plain("calm-man", hand=[by]), south=plain("four-chi", hand=["value-1"]))
    t.north.chooses(f"use:{by}")
    t.north.chooses("calm-man")
    t.north.chooses("four-chi")
    waiting_for(t, "north", "use:calm-man")
    t.north.chooses("use:calm-man")
    waiting_for(t, "south", "value-1")
    assert (t.chi("calm-man"), t.force("calm-man")) == (5, 3)
    if by == "test-of-strength":
        t.south.chooses("value-1")  # 3 against 3 + 1 Force
        waiting_for(t, "north", "choice0")
        t.north.strikes()
    else:
        t.south.strikes()  # 5 against 4 Chi
    assert t.zone(loser) == "discard"


@rule("DE-DUEL-04")
def test_a_challenge_may_be_refused_without_penalty():
    t = challenged()
    assert t.south.may == {"choice0", "choice1"}
    t.south.chooses("choice1")
    assert t.zone("plain-samurai", 0) == t.zone("plain-samurai", 1) == "play"
    assert (t.north.honor, t.south.honor) == (5, 5)


@rule("DE-DUEL-04")
def test_what_a_refusal_brings_is_said():
    t = challenged(by="costly-challenge")
    t.south.chooses("choice1")
    assert t.north.honor == 7


@rule("DE-DUEL-05", "DE-DUEL-07", "DE-DUEL-08", "DE-DUEL-09", "DE-DUEL-13", "DE-DUEL-15", "DE-DUEL-16")
def test_both_focus_from_their_hands_the_challenged_first():
    t = challenged(hand=["value-3", "value-1"], their_hand=["value-2", "value-4"])
    t.south.chooses("choice0")
    assert t.south.may == {"choice0", "value-2", "value-4"}
    t.south.chooses("value-2")
    t.north.chooses("value-3")
    t.south.chooses("value-4")
    assert t.north.may == {"choice0", "value-1"}
    t.north.strikes()  # 3 + 3 against 3 + 6
    assert t.zone("plain-samurai", 0) == "discard"
    assert t.zone("plain-samurai", 1) == "play"
    assert t.zone("value-3") == t.zone("value-2") == t.zone("value-4") == "discard"
    assert t.north.hand == ["value-1"]


@rule("DE-DUEL-12")
def test_who_has_no_card_must_strike():
    t = challenged()
    t.south.chooses("choice0")
    assert t.south.may == {"choice0"}


@rule("DE-DUEL-14")
def test_in_a_tie_both_lose():
    t = challenged()
    t.south.chooses("choice0")
    t.south.chooses("choice0")
    assert t.zone("plain-samurai", 0) == t.zone("plain-samurai", 1) == "discard"


def test_a_sudden_duel_is_not_refused():
    t = challenged(by="sudden-duel", their_hand=["value-2"])
    assert t.south.may == {"choice0", "value-2"}
    assert t.prompt == "Focus a card, or strike?"
    text = card_text(t.s.definition(t.card("sudden-duel")))
    assert "duels" in text and "challenge" not in text


@rule("DE-DUEL-07")
def test_a_duelist_has_no_advantage():
    """What Celestial calls a Duelist is nothing here: the challenged has the first chance."""
    t = challenged(mine="duelist", theirs="four-chi", hand=["value-2"], their_hand=["value-2"])
    t.south.chooses("choice0")
    assert t.asked == "south"


@rule("DE-DBL-01")
@pytest.mark.parametrize(("theirs", "dead"), [("four-chi", "four-chi"), ("plain-samurai", "plain-samurai")])
def test_double_chi_counts_focus_values_twice(theirs, dead):
    t = challenged(mine="master", theirs=theirs, hand=["value-2"])  # 2 + 4 against 4 or 3
    t.south.chooses("choice0")
    t.south.strikes()
    assert t.zone("master") == "discard"
    t = challenged(mine="master", theirs=theirs, hand=["value-2"], their_hand=["value-1"])
    t.south.chooses("choice0")
    t.south.chooses("value-1")
    t.north.chooses("value-2")
    t.south.chooses("choice0")  # 6 against 5 or 4
    assert t.zone(dead) == "discard"
