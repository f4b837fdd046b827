"""The writers of the toy. Each changes one thing and says so."""

from __future__ import annotations

from gorin.kernel.events import EVERYBODY, only
from gorin.language.core import ops
from gorin.language.core.context import NOTHING, TriggerEvent
from support.made import made
from support.toy.kinds import DECK, HAND, PLAY, TURN_END
from support.toy.state import ToyState


def moment(kind: str, card: int, seat: int) -> TriggerEvent:
    return made(TriggerEvent, kind, card, seat, NOTHING, 0, -1)


def move(s: ToyState, card: int, zone: int) -> None:
    hidden = zone in (DECK, HAND)
    s.lay(card, zone)
    s.tell("moved", (s.owner[card], zone))
    s.tell("moved_card", (card, zone), only(s.owner[card]) if hidden else EVERYBODY)


def enter_play(s: ToyState, card: int) -> None:
    move(s, card, PLAY)
    ops.happen(s, moment("enters play", card, s.controller[card]))


def gain(s: ToyState, seat: int, amount: int) -> None:
    s.honor[seat] += amount
    s.tell("honor", (seat, amount))


def draw(s: ToyState, seat: int) -> None:
    deck = s.cards(DECK, seat)
    if deck:
        move(s, deck[s.chance.below(len(deck))], HAND)


def end_turn(s: ToyState) -> None:
    """What lasted until now is over; where nothing lasts any more, counting begins again."""
    s.lasting = [lasting for lasting in s.lasting if lasting.until != TURN_END]
    if not s.lasting:
        s.next_id = 1
    s.turn += 1
    s.active = s.turn % s.seats
    s.tell("turn", (s.turn,))
