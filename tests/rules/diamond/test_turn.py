"""Chapters: the turn, Straighten, Action and End phases, who has won."""

import pytest

import gorin
from gorin.games.ccg.language.abilities import limited, open_
from gorin.games.ccg.language.verbs.players.decks import put_under_deck
from gorin.games.ccg.language.verbs.players.honor import gain_honor, lose_honor
from gorin.games.ccg.language.which.card_filters import PERSONALITY
from gorin.games.ccg.war_of_honor.one_offs import discarded
from gorin.language.picks import target
from gorin.language.selectors import TARGET
from support.ccg_cards import published
from support.ccg_diamond import EDITION, fighting, laid
from support.ccg_making import ring, strategy
from support.plain_cards import PLAIN, end_turn, plain, samurai
from support.rule import rule

ELEMENTS = ("Air", "Earth", "Fire", "Void", "Water")
cards = published(
    *PLAIN,
    samurai("Speaker", text=(open_(gain_honor(1)),)),
    samurai("Orator", text=(limited(gain_honor(1)),)),
    samurai("Giant", force=9),
    strategy("Recall", focus=1, text=(open_(target(discarded(PERSONALITY)), put_under_deck(TARGET)),)),
    strategy("Slander", focus=1, text=(open_(lose_honor(2)),)),
    *(ring(f"Ring of {element}", focus=1, keywords=(element,)) for element in ELEMENTS),
    edition=EDITION,
)


@rule("DE-STRT-01", "DE-STRT-02", "DE-BOW-01")
def test_only_the_active_players_cards_straighten():
    bowed = [{"card": "plain-samurai", "bowed": True}, {"card": "farm-6", "bowed": True}]
    t = laid("end", north=plain(*bowed), south=plain(*bowed, stronghold_bowed=True, hand=["guard-1"]))
    while t.s.active == 0:
        t.mirror.choose("pass", t.game.decision.seat)
    assert not t.is_bowed("plain-samurai", 1) and not t.is_bowed("farm-6", 1)
    assert not t.s.bowed[t.s.players[1].stronghold]
    assert t.is_bowed("plain-samurai", 0) and t.is_bowed("farm-6", 0)


@rule("DE-ACTP-01", "DE-ACTP-02", "DE-ACTP-07", "DE-ACTP-08")
def test_players_act_in_turn_until_all_pass_one_after_another():
    t = laid(north=plain("speaker", hand=["plain-plan"]), south=plain(hand=["plain-plan"]))
    t.north.passes()
    t.south.plays("plain-plan")
    assert t.asked == "north"  # who passed may act again
    t.north.plays("plain-plan")
    assert t.north.honor == 6
    t.everybody_passes()
    assert t.s.phase != "action"


@rule("DE-ACT-04", "DE-ACT-05")
def test_limited_actions_are_for_the_own_turn_and_open_ones_for_every():
    t = laid(north=plain("orator", hand=["guard-1"]), south=plain("orator", "speaker"))
    assert "use:orator" in t.north.may
    t.north.passes()
    assert t.south.may == {"use:speaker", "pass"}


@rule("DE-ACT-07")
def test_without_a_general_limit_an_ability_is_used_again():
    t = laid(north=plain("speaker"), south=plain())
    for honor in (6, 7, 8):
        t.north.uses("speaker")
        assert t.north.honor == honor


@rule("DE-BOW-03", "DE-BOW-11")
def test_bowed_cards_do_not_act_but_what_they_bear_does():
    t = laid(north=plain({"card": "speaker", "bowed": True}, hand=["guard-1"]), south=plain())
    assert "use:speaker" not in t.north.may


@rule("DE-END-01", "DE-END-03", "DE-END-04", "DE-END-05", "DE-SET-13")
def test_the_active_player_draws_and_discards_down_to_eight():
    hand = [f"guard-{n}" for n in range(1, 9)]
    t = laid("dynasty", north=plain(hand=hand), south=plain())
    while t.s.phase != "end":
        t.north.chooses("done")
    assert t.north.may == set(hand)  # the ninth is a second Guard 5
    t.north.chooses("guard-1")
    assert len(t.s.players[0].hand) == 8
    assert t.s.active == 1


@rule("DE-END-02")
def test_nobody_is_punished_for_an_empty_fate_deck():
    t = laid("dynasty", north=plain(fate=[]), south=plain(hand=["guard-1"]))
    end_turn(t)
    assert t.s.active == 1 and t.s.players[0].hand == []


@rule("DE-DYN-06", "DE-SET-10")
def test_a_province_without_cards_stays():
    t = laid("dynasty", north=plain(dynasty=[]), south=plain(hand=["guard-1"]))
    t.north.chooses("done")
    t.north.chooses("discard:farm-4")
    assert t.north.provinces == 4


@rule("DE-DYN-07")
def test_new_cards_refill_empty_provinces_from_the_left():
    north = plain(
        provinces=["farm-1", None, None, "farm-4"],
        dynasty=[],
        dynasty_discard=["plain-stranger"],
        hand=["recall", "guard-1"],
    )
    t = laid(north=north, south=plain())
    t.north.uses("recall", "plain-stranger")
    mine = [place.card for place in t.s.provinces if place.owner == 0]
    assert mine[1] == t.card("plain-stranger") and mine[2] == -1


@rule("DE-DYN-08")
def test_no_actions_in_the_dynasty_phase():
    t = laid(
        "dynasty", north=plain("speaker", hand=["plain-plan"]), south=plain("speaker", hand=["plain-plan"])
    )
    assert not any(each.startswith("use") for each in t.north.may)


# --- winning and losing ---------------------------------------------------------------------------


@rule("DE-WIN-02", "DE-WIN-03")
@pytest.mark.parametrize(("honor", "over"), [(-17, None), (-18, "Dishonor Victory")])
def test_below_minus_nineteen_is_lost(honor, over):
    t = laid(north=plain(hand=["slander"], honor=honor), south=plain())
    t.north.plays("slander")
    assert t.over == over


@rule("DE-WIN-01", "DE-WIN-06", "DE-RES-37")
def test_who_loses_the_last_province_has_lost():
    t = fighting(plain("giant", hand=["guard-1"]), plain(provinces=["farm-1"], hand=["guard-1"]))
    t.fight()
    assert t.over == "Military Victory"
    assert t.game.outcome.winners == (0,)


@rule("DE-WIN-07", "DE-WIN-08")
def test_forty_honor_wins_at_the_start_of_the_own_turn():
    t = laid(north=plain(hand=["plain-plan"], honor=39), south=plain(hand=["guard-1"], honor=39))
    t.north.plays("plain-plan")
    assert t.north.honor == 40 and not t.over
    end_turn(t)
    assert not t.over  # it is the other's turn
    end_turn(t)
    assert t.over == "Honor Victory" and t.game.outcome.winners == (0,)


@rule("DE-WIN-09")
def test_five_rings_enlighten_however_they_came():
    rings = [f"ring-of-{element.lower()}" for element in ELEMENTS]
    t = laid(north=plain(*rings[:4], hand=["guard-1"]), south=plain())
    assert not t.over
    t = laid(north=plain(*rings, "plain-samurai", hand=["plain-plan"]), south=plain())
    t.north.plays("plain-plan")
    assert t.over == "Enlightenment Victory"


# --- looking --------------------------------------------------------------------------------------


@rule("DE-SET-05", "DE-SET-11", "DE-SET-12", "DE-SET-14", "DE-STR-13", "DE-GLO-05")
def test_what_everybody_may_see():
    t = laid(north=plain(hand=["guard-1"], fate_discard=["guard-2"]), south=plain())
    seen = t.game.view(1)["players"][0]
    assert seen["honor"] == 5
    assert "guard-2" in str(seen) and "guard-1" not in str(seen)
    own = t.game.view(0)["players"][0]
    assert "Farm 1" not in str(own["provinces"])  # face-down, for himself as well
    assert "Farm 4" in str(own["provinces"])


@rule("DE-STR-05", "DE-STR-07", "DE-STR-04")
def test_no_action_points_at_a_stronghold():
    from gorin.games.ccg.kinds import STRONGHOLD
    from gorin.games.ccg.language.which.card_filters import ANY_CARD, HOLDING

    assert STRONGHOLD not in ANY_CARD.types and STRONGHOLD not in HOLDING.types


def test_a_game_of_plain_decks_replays():
    from support.plain_cards import deck

    game = gorin.new(EDITION, decks=[deck(), deck("plain-manor")], seed=3)
    for _ in range(40):
        decision = game.decision
        game.choose(decision.options[0], seat=decision.seat)
    assert gorin.replay(game.record()).digest() == game.digest()
