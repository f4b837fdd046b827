"""Honor, fate, dials and bids of players; the Imperial Favor; the first player."""

from __future__ import annotations

from gorin.games.lcg.table.state import LcgState
from gorin.kernel.events import NO_CAUSE


def change_honor(s: LcgState, seat: int, amount: int, cause: tuple[int, ...] = NO_CAUSE) -> None:
    """LCG-HON-02; nobody has less than none."""
    player = s.players[seat]
    changed = max(amount, -player.honor)
    player.honor += changed
    player.gained += max(changed, 0)
    s.tell("honor", (seat, changed, player.honor), cause=cause)


def give_honor(s: LcgState, giver: int, receiver: int, amount: int) -> None:
    """LCG-GIVE-01, LCG-TAKE-01."""
    given = min(amount, s.players[giver].honor)
    s.players[giver].honor -= given
    s.players[receiver].honor += given
    s.players[receiver].gained += given
    s.tell("give_honor", (giver, receiver, given))


def change_fate(s: LcgState, seat: int, amount: int) -> None:
    player = s.players[seat]
    changed = max(amount, -player.fate)
    player.fate += changed
    s.tell("fate", (seat, changed, player.fate))


def set_dial(s: LcgState, seat: int, number: int) -> None:
    """LCG-FRM2-05: it stays at its setting until the next bid."""
    s.players[seat].dial = number
    s.players[seat].bid = number
    s.tell("dial", (seat, number))


def change_bid(s: LcgState, seat: int, amount: int) -> None:
    """LCG-BID-01 to LCG-BID-03: the dial keeps its number."""
    player = s.players[seat]
    player.bid = max(0, player.bid + amount)
    s.tell("bid", (seat, player.bid))


def restore_bids(s: LcgState, bids: list[int]) -> None:
    """The bids that were made before count again; the dials keep what they show."""
    for seat, bid in enumerate(bids):
        s.players[seat].bid = bid
        s.tell("bid", (seat, bid))


def take_favor(s: LcgState, seat: int, type: int) -> None:
    """LCG-FAV-07; discarding it is taking it for nobody (LCG-FAV-08)."""
    s.favor, s.favor_type = seat, type
    s.tell("favor", (seat, type))


def make_first(s: LcgState, seat: int) -> None:
    s.active = seat
    s.tell("first_player", (seat,))


def lose_game(s: LcgState, seat: int, why: str) -> None:
    """LCG-ELIM-03: the player is out, and with the player all the cards that this player owns."""
    s.players[seat].lost = True
    s.tell("lost", (seat, s.word(why)))
