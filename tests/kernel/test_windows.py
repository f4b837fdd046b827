"""Interrupts, reactions, forced ones, cancelling, lasting effects: the mechanism, on the small test game."""

from __future__ import annotations

import pytest

from gorin.kernel.chance import Chance
from gorin.kernel.events import EVERYBODY
from gorin.kernel.game import Game
from gorin.kernel.questions import run
from gorin.kernel.state import State
from support.toy import DECK, GRAVE, HAND, KINDS, PLAY, TOY, Match, ToyState
from support.toy.ops import move
from support.toy.reading import strength

SEATS = 2


def begin(s: State) -> Game:
    """A game from a state of our own."""
    run(s)
    return Game(TOY, s, {}, [])


def duel(
    *, play: tuple[str, ...] = (), hands: tuple[tuple[str, ...], ...] = ((), ()), seats: int = 2
) -> Game:
    """Seat 0 is to act. `play` lists "seat:kind"; every seat has one card of each kind."""
    s = TOY.start({"seats": seats}, Chance.seeded(1))
    assert isinstance(s, ToyState)
    for seat in range(seats):
        for kind, name in enumerate(KINDS):
            card = seat * len(KINDS) + kind
            in_play = f"{seat}:{name}" in play
            in_hand = seat < len(hands) and name in hands[seat]
            s.lay(card, PLAY if in_play else HAND if in_hand else GRAVE)
    match = s.stack[0]
    assert isinstance(match, Match)
    match.go("take_turn")
    return begin(s)


def card(seat: int, kind: str) -> int:
    return seat * len(KINDS) + KINDS.index(kind)


def name(seat: int, kind: str) -> str:
    """The id of a card, where it is chosen."""
    return f"c{card(seat, kind)}"


def ability(seat: int, kind: str) -> str:
    """The id of the only ability of a card, where that is used."""
    return f"use:{name(seat, kind)}:0"


def ids(game: Game) -> set[str]:
    assert game.decision is not None
    return {option.id for option in game.decision.options}


def zone(game: Game, seat: int, kind: str) -> int:
    assert isinstance(game.state, ToyState)
    return game.state.zone[card(seat, kind)]


def honor(game: Game) -> list[int]:
    assert isinstance(game.state, ToyState)
    return game.state.honor


def strike(game: Game, seat: int, kind: str) -> None:
    game.choose(ability(0, "strike"))
    game.choose(name(seat, kind))


def test_without_answers_the_change_happens():
    game = duel(play=("1:guard",), hands=(("strike",),))
    strike(game, 1, "guard")
    assert zone(game, 1, "guard") == GRAVE


def test_everyone_hears_who_declines_an_opportunity_and_no_one_else_does():
    game = duel(play=("1:guard", "0:guard"), hands=(("strike",), ("oath", "revenge")))
    strike(game, 1, "guard")
    before = len(game.state.events)
    game.choose("pass")
    heard = [event for event in game.state.events[before:] if event.kind == "declines"]
    assert [(event.args, event.audience) for event in heard] == [((1,), EVERYBODY)]


def test_a_cancel_stops_the_change_and_everything_after_it():
    game = duel(play=("1:guard", "0:omen"), hands=(("strike",), ("ward", "oath", "revenge")))
    strike(game, 1, "guard")
    assert game.decision is not None
    assert game.decision.prompt == "A cancel?"
    assert ids(game) == {ability(1, "ward"), "pass"}
    game.choose(ability(1, "ward"))
    assert zone(game, 1, "guard") == PLAY
    assert zone(game, 1, "ward") == GRAVE, "a used card is spent though it only cancelled"
    assert honor(game) == [5, 5], "no forced reaction to what did not happen"
    assert game.decision.seat == 1
    assert game.decision.prompt == "Which card do you play?", "no window opens after a cancel"


def test_interrupts_come_before_the_change_and_reactions_after_it():
    game = duel(play=("1:guard", "0:guard"), hands=(("strike",), ("oath", "revenge")))
    strike(game, 1, "guard")
    assert game.decision.prompt == "A cancel?"
    game.choose("pass")
    assert game.decision.prompt == "A interrupt?"
    assert zone(game, 1, "guard") == PLAY
    game.choose(ability(1, "oath"))
    assert honor(game) == [5, 7]
    assert game.decision.prompt == "A interrupt?", "who acted is asked again until all pass"
    game.choose("pass")
    assert zone(game, 1, "guard") == GRAVE
    assert game.decision.prompt == "A reaction?"
    assert ids(game) == {ability(1, "revenge"), "pass"}


def test_a_reaction_can_start_a_happening_of_its_own():
    game = duel(play=("1:guard", "0:guard"), hands=(("strike", "ward"), ("revenge",)))
    strike(game, 1, "guard")
    while ability(1, "revenge") not in ids(game):
        game.choose("pass")
    game.choose(ability(1, "revenge"))
    game.choose(name(0, "guard"))
    assert game.decision.seat == 0, "the new change has windows of its own"
    assert game.decision.prompt == "A cancel?"
    game.choose(ability(0, "ward"))
    assert zone(game, 0, "guard") == PLAY
    assert zone(game, 1, "guard") == GRAVE


def test_a_reaction_that_is_taken_back_was_not_used():
    game = duel(play=("1:guard", "0:guard"), hands=(("strike",), ("revenge",)))
    strike(game, 1, "guard")
    while ability(1, "revenge") not in ids(game):
        game.choose("pass")
    before = game.view(1)
    game.choose(ability(1, "revenge"))
    game.choose("back")
    assert game.view(1) == before, "the same player is asked the same again"
    game.choose(ability(1, "revenge"))
    game.choose(name(0, "guard"))
    assert zone(game, 0, "guard") == GRAVE
    assert zone(game, 1, "revenge") == GRAVE


def test_forced_abilities_are_used_without_being_offered():
    game = duel(play=("1:martyr", "0:omen"), hands=(("strike",), ()))
    strike(game, 1, "martyr")
    assert honor(game) == [5, 5], "one gained by the martyr before, one lost by the omen after"
    order = [line.args for line in game.events if line.kind == "honor"]
    assert order == [(1, 1), (1, -1)]


def test_the_first_player_orders_forced_abilities_that_are_due_together():
    game = duel(play=("1:guard", "0:omen", "1:omen"), hands=(("strike",), ()))
    strike(game, 1, "guard")
    assert game.decision.seat == 0
    assert ids(game) == {ability(0, "omen"), ability(1, "omen")}, "no pass: they are forced"
    game.choose(ability(1, "omen"))
    assert honor(game) == [5, 3], "the last one left needs no question"


def test_who_passed_may_still_act_after_somebody_else_did():
    game = duel(play=("1:guard",), hands=(("strike", "oath"), ("oath",), ("guard",)), seats=3)
    strike(game, 1, "guard")
    asked = []
    while game.decision.prompt != "Which card do you play?":
        asked.append((game.decision.seat, game.decision.prompt))
        first_for_1 = asked.count((1, "A interrupt?")) == 1 and game.decision.seat == 1
        game.choose(ability(1, "oath") if first_for_1 and ability(1, "oath") in ids(game) else "pass")
    window = [seat for seat, prompt in asked if prompt == "A interrupt?"]
    assert window == [0, 1, 2, 0], "0 passed, 1 acted: 2 and 0 are asked again, 1 has no card left"
    assert honor(game) == [5, 7, 5]


def test_being_asked_does_not_show_what_a_player_holds():
    """The loser of a creature is asked in every window with any hand, useful or not."""
    useless = duel(play=("1:guard",), hands=(("strike",), ("guard", "banner")))
    useful = duel(play=("1:guard",), hands=(("strike",), ("ward", "banner")))
    for game in (useless, useful):
        strike(game, 1, "guard")
        assert (game.decision.seat, game.decision.prompt) == (1, "A cancel?")
        assert game.view(0)["decision"] is None
    assert useless.view(0)["awaiting"] == useful.view(0)["awaiting"]


def test_continuous_effects_are_read_and_lasting_ones_expire():
    game = duel(play=("0:guard", "0:banner"), hands=(("bless",), ()))
    s = game.state
    assert isinstance(s, ToyState)
    guard = card(0, "guard")
    assert strength(s, guard) == 3, "the banner counts"
    game.choose(ability(0, "bless"))
    probe = game.clone()
    game.choose(name(0, "guard"))
    assert strength(s, guard) == 3, "until the end of the turn only"
    assert s.lasting == []
    told = [line.kind for line in game.events]
    assert told.index("rule") < told.index("turn")
    assert probe.state.lasting == []
    move(s, card(0, "banner"), GRAVE)
    assert strength(s, guard) == 2, "without the banner its bonus is gone at once"


def test_an_ability_can_be_taken_back_until_it_begins():
    game = duel(play=("1:guard", "1:omen"), hands=(("twins",), ()))
    before = game.view(0)
    game.choose(ability(0, "twins"))
    assert "back" in ids(game)
    assert "done" not in ids(game)
    game.choose(name(1, "guard"))
    assert ids(game) == {name(1, "omen"), "done", "back"}
    game.choose("back")
    game.choose("back")
    assert zone(game, 0, "twins") == HAND
    assert game.view(0) == before


def test_up_to_two_is_done_with_one():
    game = duel(play=("1:guard", "1:martyr"), hands=(("twins",), ()))
    game.choose(ability(0, "twins"))
    game.choose(name(1, "guard"))
    game.choose("done")
    assert zone(game, 1, "guard") == GRAVE
    assert zone(game, 1, "martyr") == PLAY
    assert honor(game) == [6, 5]


def test_secret_bids_are_taken_in_any_order_and_shown_together():
    def fresh() -> Game:
        return begin(TOY.start({"seats": 3}, Chance.seeded(4)))

    game, other = fresh(), fresh()
    assert [decision.seat for decision in game.pending] == [0, 1, 2]
    game.choose("bid-1", seat=2)
    assert game.view(0) == {**other.view(0), "awaiting": [0, 1]}, "only that somebody chose is seen"
    assert honor(game) == [5, 5, 5]
    game.choose("bid-0", seat=0)
    game.choose("bid-1", seat=1)
    for seat, bid in ((0, "bid-0"), (1, "bid-1"), (2, "bid-1")):
        other.choose(bid, seat)
    assert game.digest() == other.digest()
    assert honor(game) == [5, 4, 4]


@pytest.mark.parametrize("seed", range(20))
def test_drawing_is_by_chance_in_the_state(seed: int):
    one = TOY.start({"seats": SEATS}, Chance.seeded(seed))
    two = one.clone()
    for s in (one, two):
        game = begin(s)
        game.choose("bid-0", 0)
        game.choose("bid-0", 1)
    assert isinstance(one, ToyState)
    assert one.zone == two.zone
    assert one.zone.count(DECK) == 2 * len(KINDS) - 9
