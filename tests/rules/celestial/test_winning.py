"""Chapter: winning the game."""

import pytest

from gorin.games.ccg.language.abilities import open_
from gorin.games.ccg.language.verbs.players.honor import gain_honor, lose_honor
from gorin.games.ccg.table import ops
from gorin.language.core.resolution import Effect
from gorin.language.core.zones import HAND
from gorin.language.players import EACH_OTHER_PLAYER
from support.ccg_cards import published
from support.ccg_making import ring, strategy
from support.ccg_table import quiet_battle, table
from support.ccg_table import unit as of
from support.plain_cards import PLAIN, end_turn, plain, samurai
from support.rule import rule


class PutRing(Effect):
    """A Ring out of your hand enters play: by its own text, or by another card's."""

    def __init__(self, by_own_text):
        super().__init__()
        self.by_own_text = by_own_text

    def do(self, s, context, runner):
        card = next(each for each in s.players[context.seat].hand if s.definition(each).name == "Void Ring")
        if self.by_own_text:
            ops.enter_by_own_text(s, card)
        else:
            ops.enter_play(s, card, context.seat, origin=HAND)

    def text(self, renderer):
        return "put a Ring into play"

    def intents(self, known):
        return []


ELEMENTS = ("Air", "Earth", "Fire", "Water")

cards = published(
    *PLAIN,
    samurai("Giant", force=30),
    strategy("Shame", focus=1, text=(open_(lose_honor(1)),)),
    strategy("Slander", focus=1, text=(open_(lose_honor(1, EACH_OTHER_PLAYER)),)),
    strategy("Glory", focus=1, text=(open_(gain_honor(1)),)),
    strategy("Insight", focus=1, text=(open_(PutRing(True)),)),
    strategy("Hasty Insight", focus=1, text=(open_(PutRing(False)),)),
    ring("Void Ring", focus=3, keywords=("Void",)),
    ring("Second Air Ring", focus=3, keywords=("Air",)),
    *(ring(f"{element} Ring", focus=3, keywords=(element,)) for element in ELEMENTS),
)


def rings(*slugs):
    return [of(slug, own_text=True) for slug in slugs]


FOUR = ("air-ring", "earth-ring", "fire-ring", "water-ring")


@rule("CE-WIN-01", "CE-WIN-06")
@pytest.mark.parametrize("provinces", (1, 2))
def test_who_loses_the_last_province_has_lost(provinces):
    south = {
        "provinces": ["farm-1", "farm-2"][:provinces],
        "dynasty": ["farm-5"] * 4,
        "fate": ["guard-5"] * 4,
    }
    t = quiet_battle({"play": ["giant"]}, {"play": [], "hand": ["keen-blade"], **south})
    t.fight()
    assert t.defender.provinces == provinces - 1
    if provinces == 1:
        assert t.over == "Military Victory"
        assert t.game.outcome.winners == (0,)
    else:
        assert t.over is None


@rule("CE-WIN-02", "CE-WIN-06")
@pytest.mark.parametrize(("card", "winner"), (("shame", 1), ("slander", 0)))
def test_at_minus_twenty_the_game_is_lost_at_once(card, winner):
    t = table(north=plain(honor=-19, hand=[card]), south=plain(honor=-19))
    assert t.over is None
    t.north.plays(card)
    assert t.over == "Dishonor Victory"
    assert t.game.outcome.winners == (winner,)


@rule("CE-WIN-02")
def test_minus_nineteen_is_not_lost():
    t = table(north=plain(honor=-18, hand=["shame", "plain-plan"]), south=plain())
    t.north.plays("shame")
    assert t.north.honor == -19
    assert t.over is None


@rule("CE-WIN-03")
@pytest.mark.parametrize(("honor", "wins"), ((39, True), (38, False)))
def test_forty_honor_win_at_the_start_of_the_own_turn_only(honor, wins):
    t = table(north=plain(honor=honor, hand=["glory", "plain-sword"]), south=plain())
    t.north.plays("glory")
    assert t.over is None  # in the middle of a turn
    end_turn(t)
    assert t.over is None  # at the start of another's
    end_turn(t)
    assert t.over == ("Honor Victory" if wins else None)


@rule("CE-WIN-04")
def test_the_fifth_ring_wins_instantly():
    t = table(north=plain(*rings(*FOUR), hand=["insight", "void-ring"]), south=plain())
    assert t.over is None
    t.north.plays("insight")
    assert t.over == "Enlightenment Victory"
    assert t.game.outcome.winners == (0,)


@rule("CE-WIN-04")
def test_five_rings_of_four_elements_do_not_win():
    play = rings("air-ring", "second-air-ring", "earth-ring", "fire-ring")
    t = table(north=plain(*play, hand=["insight", "void-ring", "plain-plan"]), south=plain())
    t.north.plays("insight")
    assert t.over is None


@rule("CE-WIN-04")
def test_rings_of_two_players_are_not_added_up():
    south = plain(*rings("earth-ring"))
    play = rings("air-ring", "fire-ring", "water-ring")
    t = table(north=plain(*play, hand=["insight", "void-ring", "plain-plan"]), south=south)
    t.north.plays("insight")
    assert t.over is None


@rule("CE-WIN-05")
def test_a_ring_that_another_card_puts_into_play_does_not_count():
    t = table(north=plain(*rings(*FOUR), hand=["hasty-insight", "void-ring", "plain-plan"]), south=plain())
    t.north.plays("hasty-insight")
    assert t.zone("void-ring") == "play"
    assert t.over is None


@rule("CE-WIN-05")
def test_none_of_the_others_may_have_come_by_another_card():
    play = [*rings(*FOUR[:3]), "water-ring"]
    t = table(north=plain(*play, hand=["insight", "void-ring", "plain-plan"]), south=plain())
    t.north.plays("insight")
    assert t.over is None
