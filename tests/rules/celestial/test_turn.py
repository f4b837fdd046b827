"""Chapter: the turn sequence."""

import gorin
from gorin.games.ccg.language.traits import produces
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.ruleset import edition_named
from gorin.language.abilities import trait
from gorin.language.flow import may
from support.ccg_cards import published
from support.ccg_making import holding
from support.ccg_table import table
from support.ccg_table import unit as of
from support.moments import heard
from support.plain_cards import PLAIN, deck, end_turn, plain
from support.rule import rule

PHASE_ENDS = heard("phase ends", "after a phase ends")

cards = published(
    *PLAIN,
    holding("Water Clock", gold=1, text=(produces(1), trait(PHASE_ENDS, may(gain_honor(1))))),
)

PHASES = ["straighten", "events", "action", "attack", "dynasty", "end"]


def quiet_choice(game):
    """The option with which the least happens."""
    ids = [option.id for option in game.decision.options]
    return next((each for each in ("pass", "done") if each in ids), ids[-1])


def turns_of(game, count):
    """Whose turns they are, while nobody does anything."""
    turns = [game.state.active]
    while len(turns) < count:
        game.choose(quiet_choice(game), game.decision.seat)
        if game.state.active != turns[-1]:
            turns.append(game.state.active)
    return turns


@rule("CE-TURN-01")
def test_turns_go_round_to_the_left_until_the_game_ends(monkeypatch):
    monkeypatch.setattr(edition_named("celestial"), "seats", (2, 3))
    assert turns_of(table(north=plain(), south=plain(), east=plain()).game, 7) == [0, 1, 2, 0, 1, 2, 0]


@rule("CE-TURN-01")
def test_the_two_players_of_a_game_alternate():
    game = gorin.new("celestial", decks=[deck("plain-manor"), deck("plain-keep")], seed=5)
    assert turns_of(game, 5) == [1, 0, 1, 0, 1]
    assert [player.turns for player in game.state.players] == [2, 3]


@rule("CE-TURN-02")
def test_a_turn_runs_through_its_phases_in_order():
    """The Water Clock asks at the end of each phase; the Attack phase goes by without an attack."""
    t = table("straighten", north=plain("water-clock", "plain-samurai"), south=plain())
    seen = []
    while t.s.active == 0:
        if "— gain 1 Honor?" in t.prompt:
            seen.append(t.s.phase)
        t.mirror.choose(quiet_choice(t.game), t.game.decision.seat)
    assert seen == PHASES


@rule("CE-TURN-02")
def test_the_attack_phase_is_optional():
    t = table(north=plain("plain-samurai"), south=plain())
    t.until("attack")
    assert t.s.phase == "attack"
    assert "pass" in t.north.may
    t.north.passes()
    assert t.s.phase == "dynasty"
    assert t.s.attacker == -1


@rule("CE-TURN-03")
def test_the_active_player_straightens_all_his_cards():
    bowed = [
        of("plain-keep", bowed=True),
        of("farm-6", bowed=True),
        of("plain-samurai", {"card": "plain-sword", "bowed": True}, bowed=True),
    ]
    south = plain(of("plain-manor", bowed=True), of("farm-7", bowed=True), stronghold="plain-manor")
    t = table("straighten", north=plain(*bowed, hand=["plain-plan"]), south=south)
    assert t.s.phase == "action"
    assert not any(t.is_bowed(slug) for slug in ("plain-keep", "farm-6", "plain-samurai", "plain-sword"))
    assert t.is_bowed("plain-manor")
    assert t.is_bowed("farm-7")
    end_turn(t)
    assert not t.is_bowed("plain-manor")
    assert not t.is_bowed("farm-7")
