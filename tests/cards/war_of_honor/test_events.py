"""Events of War of Honor: what each does, and for how long."""

from __future__ import annotations

import pytest

from gorin.games.ccg.language.abilities import limited
from gorin.games.ccg.language.cards import created_follower
from gorin.games.ccg.language.verbs.in_play.creating import create
from gorin.games.ccg.language.which.card_filters import PERSONALITY
from gorin.language.card_filters import your
from gorin.language.picks import target
from gorin.language.selectors import TARGET
from support.ccg_box import EDITION, army, fight, laid, next_turn
from support.ccg_cards import with_cards
from support.ccg_making import strategy
from support.rule import rule


def revealed(event: str, phase: str = "straighten", **others):
    """An Event lies face-down in North's first province; its turn begins."""
    return laid(phase, north=army(provinces=(event, "large-farm")), **(others or {"south": army()}))


@rule("WH-EVT-01")
def test_welcome_home_gives_three_honor():
    t = revealed("welcome-home")
    assert t.north.honor == 8
    assert t.south.honor == 5
    assert t.zone("welcome-home") == "discard"


def test_birth_of_the_sword_gives_everybody_honor_and_a_card_who_likes():
    t = revealed("birth-of-the-sword", south=army(), east=army())
    t.north.chooses("choice0")
    t.south.passes()
    t.east.chooses("choice0")
    assert (t.north.honor, t.south.honor, t.east.honor) == (7, 7, 7)
    assert (len(t.north.hand), len(t.south.hand), len(t.east.hand)) == (2, 1, 2)


def test_emissary_lets_everybody_draw_more_until_your_next_turn():
    t = revealed("emissary-of-the-ivory-kingdoms", south=army(), east=army())
    sizes = []
    for _ in range(4):
        player = (t.north, t.south, t.east)[t.s.active]
        next_turn(t)
        sizes.append(len(player.hand))
    assert sizes == [4, 4, 4, 5]  # at last North draws one card only


@rule("WH-RES-14")
def test_the_emissary_of_somebody_who_has_left_stays_until_his_turn_would_have_begun():
    t = revealed("emissary-of-the-ivory-kingdoms", south=army(), east=army())
    t.mirror.choose("concede", t.north.seat)
    sizes = []
    for _ in range(4):
        player = (t.north, t.south, t.east)[t.s.active]
        next_turn(t)
        sizes.append(len(player.hand))
    assert sizes == [4, 4, 5, 5]


def enlisted(**facts):
    return revealed(
        "enlistment", south=army("matsu-yosa", "diamond-mine", hand=("hired-legion",), **facts), east=army()
    )


@pytest.mark.parametrize(("answer", "size"), [("choice0", 3), ("pass", 2)])
def test_enlistment_rewards_who_brought_a_follower_from_the_hand(answer, size):
    t = enlisted()
    next_turn(t)
    assert len(t.north.hand) == 2  # no Follower, no card
    while t.asked != "south":
        t.mirror.choose("pass", t.game.decision.seat)
    t.south.uses("equip:hired-legion", "matsu-yosa", "choice0")
    while "additional" not in t.prompt:
        ids = [option.id for option in t.game.decision.options]
        t.mirror.choose(next(each for each in ("pass", "done") if each in ids), t.game.decision.seat)
    assert t.asked == "south"
    t.south.chooses(answer)
    assert len(t.south.hand) == size


def test_enlistment_does_not_count_followers_that_did_not_come_from_the_hand():
    call = strategy(
        "Call to Arms",
        focus=1,
        text=(limited(target(your(PERSONALITY)), create(created_follower(1), TARGET)),),
    )
    with with_cards(call, edition=EDITION):
        t = laid(
            "straighten",
            north=army("matsu-yosa", provinces=("enlistment", "large-farm"), hand=("call-to-arms",)),
            south=army(),
        )
        t.north.plays("call-to-arms", "matsu-yosa")
        while t.s.active == 0:
            assert "additional" not in t.prompt
            ids = [option.id for option in t.game.decision.options]
            t.mirror.choose("pass" if "pass" in ids else "done", t.game.decision.seat)
        assert any("follower" in t.s.definition(card).slug for card in t.s.in_play)
        assert len(t.north.hand) == 2


@rule("WH-CLR-01", "WH-CLR-02", "WH-GLO-51", "WH-GLO-52", "WH-GLO-53")
def test_military_alliance_rewards_every_winner_with_units_there_and_rehonors_nobody():
    """Its Honor comes on top of what is won in battle, and goes to allies too."""
    strong = [{"card": "togashi-chiko", "dishonored": True}, "togashi-akagi"]
    t = fight(
        attacker=army(*strong, dynasty_discard=("military-alliance",)),
        raider=army("bayushi-shigeo"),
        defender=army(provinces=("large-farm", "large-farm")),
        effects=[{"of": "military-alliance", "part": 1}],
    )
    t.fight()
    assert t.defender.provinces == 1
    assert (t.attacker.honor, t.raider.honor) == (8, 8)
    assert t.is_dishonored("togashi-chiko")
