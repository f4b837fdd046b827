"""Chapter: costs and effects, as far as it is about how long effects last."""

import pytest

import gorin
from gorin.games.ccg.kinds import GAME_END, WHILE_BOWED
from gorin.games.ccg.language.abilities import open_
from gorin.games.ccg.language.flow import turns_from_now
from gorin.games.ccg.language.verbs.in_play.control import take_control
from gorin.games.ccg.language.verbs.in_play.states import bow, destroy, discard, straighten
from gorin.games.ccg.language.verbs.in_play.stats import gives, gives_keyword
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.which.card_filters import HOLDING, PERSONALITY
from gorin.games.ccg.table import ops
from gorin.language.abilities import cost
from gorin.language.card_filters import anothers, any_
from gorin.language.core.active_effects import has
from gorin.language.core.resolution import Effect
from gorin.language.picks import target
from gorin.language.selectors import SELF, TARGET
from support.ccg_cards import published
from support.ccg_diamond import EDITION, laid
from support.ccg_making import holding, strategy
from support.ccg_table import unit as of
from support.plain_cards import PLAIN, end_turn, plain, samurai
from support.rule import rule


class Return(Effect):
    """Who was targeted comes into play again, from wherever he is."""

    def do(self, s, context, runner):
        for card in TARGET.cards(s, context):
            ops.enter_play(s, card, context.seat)

    def intents(self, known):
        return []

    def text(self, renderer):
        return "he comes back"


cards = published(
    *PLAIN,
    holding(
        "Stable", gold=1,
        text=(open_(cost(bow(SELF)), target(PERSONALITY), gives(TARGET, force=2, until=WHILE_BOWED)),),
    ),
    strategy("Burn Down", focus=1, text=(open_(target(any_(HOLDING)), destroy(TARGET)),)),
    strategy("Rebuild", focus=1, text=(open_(target(any_(HOLDING)), straighten(TARGET)),)),
    strategy("Omen", focus=1, text=(open_(turns_from_now(2, gain_honor(4))),)),
    samurai("Wanderer", gold=0),
    strategy("Weaken", focus=1, text=(open_(target(PERSONALITY), gives(TARGET, force=-2)),)),
    strategy("Knight", focus=1, text=(open_(target(PERSONALITY), gives_keyword(TARGET, "Hero", GAME_END)),)),
    strategy("Kill", focus=1, text=(open_(target(PERSONALITY), destroy(TARGET), Return()),)),
    strategy("Steal", focus=1, text=(open_(target(anothers(PERSONALITY)), take_control(TARGET)),)),
    strategy("Slay", focus=1, text=(open_(target(PERSONALITY), destroy(TARGET)),)),
    strategy("Dismiss", focus=1, text=(open_(target(PERSONALITY), discard(TARGET)),)),
    edition=EDITION,
)  # fmt: skip


@rule("DE-COST-18")
def test_what_was_done_to_a_card_stays_with_it_when_it_leaves_play_and_comes_back():
    t = laid(north=plain("wanderer", hand=["weaken", "knight", "kill", "guard-1"]), south=plain())
    t.north.plays("weaken", "wanderer")
    t.north.plays("knight", "wanderer")
    t.north.plays("kill", "wanderer")
    assert t.zone("wanderer") == "play" and t.force("wanderer") == 1
    assert has(t.s, t.card("wanderer"), "Hero")
    again = gorin.setup(EDITION, t.game.position())
    assert again.position() == t.game.position()
    end_turn(t)
    assert t.force("wanderer") == 3 and has(t.s, t.card("wanderer"), "Hero")  # each has lasted its time


@rule("DE-COST-18")
def test_a_position_tells_what_was_done_to_a_card_that_is_gone():
    t = laid(north=plain("wanderer", hand=["weaken", "slay", "guard-1"]), south=plain())
    t.north.plays("weaken", "wanderer")
    t.north.plays("slay", "wanderer")
    assert t.zone("wanderer") == "discard" and len(t.s.lasting) == 1
    told = t.game.position()
    assert told["effects"][0]["force"] == -2
    assert gorin.setup(EDITION, told).position() == told


@rule("DE-COST-19")
def test_turns_from_now_are_those_of_the_current_player():
    t = laid(north=plain(hand=["guard-1"]), south=plain(hand=["omen", "guard-2"]), east=plain())
    t.north.passes()
    t.south.plays("omen")  # South's effect in North's turn: it counts North's turns
    begun, honors = [], []
    for _ in range(6):
        end_turn(t)
        t.south.table_passes_reactions()
        begun.append(t.s.active)
        honors.append(t.south.honor)
    assert begun == [1, 2, 0, 1, 2, 0]
    assert honors == [5, 5, 5, 5, 5, 9]


@rule("DE-DEST-01")
@pytest.mark.parametrize("end", ["slay", "dismiss"])
def test_who_is_destroyed_lies_in_the_pile_of_his_controller(end):
    north, south = plain(hand=["steal", end, "guard-1"]), plain(of("wanderer", "plain-sword"))
    t = laid(north=north, south=south)
    t.north.plays("steal", "wanderer")
    t.north.plays(end, "wanderer")
    names = [[t.s.names[t.s.what[c]] for c in player.dynasty_discard] for player in t.s.players]
    assert names == [["wanderer"], []]
    assert t.card("plain-sword") in t.s.players[0].fate_discard
    assert t.s.owner[t.card("wanderer")] == 1  # still South's own
    told = t.game.position()
    assert told["players"][0]["dynasty_discard"][0]["owner"] == 1
    assert gorin.setup(EDITION, told).position() == told


@rule("DE-DEST-01", "DE-WIN-04")
def test_in_whichever_pile_it_lies_it_belongs_to_its_owner():
    """South has taken him over and lost him; when South leaves the game he goes to the pile of his owner."""
    taken = {"card": "wanderer", "owner": 2}
    t = laid(north=plain(hand=["slay", "guard-1"]), south=plain(taken, honor=-19), east=plain())
    t.north.plays("slay", "wanderer")
    assert t.card("wanderer") in t.s.players[1].dynasty_discard
    t.mirror.choose("concede", 1)
    assert t.card("wanderer") in t.s.players[2].dynasty_discard
    assert all(t.card("wanderer") not in player.dynasty_discard for player in t.s.players[:2])


@rule("DE-COST-16")
def test_what_lasts_until_a_card_straightens_ends_when_it_leaves_play():
    for card in ("rebuild", "burn-down"):
        t = laid(north=plain("stable", "plain-samurai", hand=[card, "guard-1"]), south=plain())
        t.north.uses("stable", "plain-samurai")
        assert t.force("plain-samurai") == 5
        t.north.plays(card, "stable")
        assert t.force("plain-samurai") == 3
