"""The toy as the kernel knows it."""

from __future__ import annotations

import random
from typing import Any

from gorin.kernel.chance import Chance
from gorin.kernel.errors import GorinError, InvalidPosition, InvalidSetup
from gorin.kernel.events import Event
from gorin.kernel.position_reader import PositionReader, read_chance
from gorin.kernel.questions import PASS, open_questions
from gorin.kernel.reasons import Reason
from gorin.kernel.rules import Rules
from gorin.kernel.state import State
from gorin.language.core.questions import AskThing
from gorin.language.core.render import card_text
from gorin.language.core.ruleset import register_ruleset
from gorin.language.position.cards import Cards, name
from support.toy import hidden
from support.toy.kinds import GRAVE, HAND, PLAY, TURNS, ZONES
from support.toy.library import ONE_OF_EACH
from support.toy.reading import creatures, strength
from support.toy.ruleset import ToyRuleset
from support.toy.state import TOY_ID, ToyState
from support.toy.turn import Match, Turn, why_unplayable


class Toy(Rules):
    id = TOY_ID
    name = "Toy"
    seats = (2, 3)
    state_tag = "toy"
    packages = ("gorin.language", "support.toy")

    def complete(self, options: dict[str, Any]) -> dict[str, Any]:
        if set(options) - {"seats"}:
            raise InvalidSetup(f"Toy has no such option: {sorted(options)}")
        seats = options.get("seats", 2)
        if seats not in self.seats:
            raise InvalidSetup(f"Toy has 2 or 3 seats, not {seats!r}")
        return {"seats": seats}

    def start(self, options: dict[str, Any], chance: Chance) -> State:
        s = ToyState(options["seats"], chance)
        for seat in range(s.seats):
            for slug in ONE_OF_EACH.cards():
                s.add_card(slug, seat)
        s.push(Match())
        return s

    def sentence(self, s: ToyState, event: Event) -> tuple[str, tuple[str, ...]]:
        return f"{event.kind} {event.args}", ()

    def view(self, s: ToyState, seat: int | None) -> dict[str, Any]:
        public = [
            card
            for card in range(len(s.what))
            if s.zone[card] in (PLAY, GRAVE) or (s.zone[card] == HAND and s.owner[card] == seat)
        ]
        return {
            "turn": s.turn,
            "honor": s.honor.copy(),
            "hands": [len(s.cards(HAND, i)) for i in range(s.seats)],
            "cards": {str(c): [s.card(c).name, s.zone[c], card_text(s.card(c))] for c in public},
            "strength": {str(card): strength(s, card) for card in creatures(s)},
        }

    def why_not(self, s: ToyState, seat: int, ref: str) -> tuple[Reason, ...]:
        cards = [f"c{card}" for card in range(len(s.what))]
        if ref not in cards:
            raise GorinError(f"there is nothing called {ref!r} in this game")
        asked = [question for question in open_questions(s) if question.seat == seat]
        if any(ref in question.refs(s, code) for question in asked for code in question.among):
            return ()
        card = cards.index(ref)
        reason = why_unplayable(s, card) if s.zone[card] == HAND and s.owner[card] == seat else None
        return (reason,) if reason else ()

    def determinize(self, s: ToyState, seat: int, rng: random.Random) -> None:
        hidden.determinize(s, seat, rng)

    def is_describable(self, s: ToyState) -> bool:
        """A turn before its first choice. (Bids come first and have no name of their own.)"""
        if [type(step) for step in s.stack] != [Match, Turn, AskThing] or s.lasting:
            return False
        turn = s.stack[1]
        assert isinstance(turn, Turn)
        return turn.card == PASS

    def position(self, s: ToyState) -> dict[str, Any]:
        players = [
            {
                "honor": s.honor[seat],
                **{key: [name(s, c) for c in s.cards(zone, seat)] for key, zone in ZONES.items()},
            }
            for seat in range(s.seats)
        ]
        return {"players": players, "turn": s.turn, "chance": [s.chance.key, s.chance.drawn]}

    def from_position(self, position: dict[str, Any]) -> State:
        told = PositionReader(position, ("players", "turn", "seed", "chance"))
        players = told.tables("players", ("honor", *ZONES))
        if len(players) not in self.seats:
            raise InvalidPosition("a toy position tells of 2 or 3 players")
        s = ToyState(len(players), read_chance(told))
        cards = Cards(s, position["players"])
        for seat, each in enumerate(players):
            s.honor[seat] = each.number("honor", s.honor[seat])
            for key, zone in ZONES.items():
                for card in each.items(key):
                    s.lay(cards.lay(card, seat, zone, each.place(key)), zone)
        cards.check_all_laid()
        s.push(Match())
        s.turn = told.number("turn", 0, 0, TURNS - 1)
        s.active = s.turn % s.seats
        turn = Turn(s.active)
        turn.go("choose")
        s.stack[0].go("take_turn")
        s.push(turn)
        return s

    def why_invalid(self, s: ToyState) -> str | None:
        return None if len(s.honor) == s.seats else "there is honor for each seat"


register_ruleset(ToyRuleset(TOY_ID))
TOY = Toy()
