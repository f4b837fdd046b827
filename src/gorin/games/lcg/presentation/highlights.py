"""The moments that are worth stopping at: conflicts, duels, what breaks, what is claimed, and who wins."""

from __future__ import annotations

from collections.abc import Callable

from gorin.games.lcg.kinds import CONFLICT_TYPES, ELEMENTS
from gorin.games.lcg.presentation.naming import player_name, province_name
from gorin.games.lcg.table.state import LcgState
from gorin.kernel.events import Event
from gorin.kernel.highlights import Highlight, Side
from gorin.language.core.context import NOBODY, NOTHING
from gorin.language.victory import told_victory

Args = tuple[int, ...]
Telling = Callable[[LcgState, Args], Highlight | None]


def highlight(s: LcgState, event: Event) -> Highlight | None:
    return TELLINGS[event.kind](s, event.args)


def _conflict(s: LcgState, args: Args) -> Highlight:
    attacker, _, type, _, place, _ = args
    title = f"{player_name(s, attacker)} attacks {province_name(s, place)}: {CONFLICT_TYPES[type]}"
    return Highlight(title, light=True)


def _result(s: LcgState, args: Args) -> Highlight:
    attacker, defender, attack, defense, winner = args[:5]
    sides = [
        Side(player_name(s, seat), total, seat) for seat, total in ((attacker, attack), (defender, defense))
    ]
    won = "Nobody wins" if winner == NOBODY else f"{player_name(s, winner)} wins"
    return Highlight("Conflict", sides, f"{won} the conflict.")


def _challenge(s: LcgState, args: Args) -> Highlight:
    return Highlight(f"{s.cards[args[1]].name} duels {s.cards[args[3]].name}", light=True)


def _duel(s: LcgState, args: Args) -> Highlight | None:
    """Older games do not tell who fought."""
    one, other, *duelists = args
    if not duelists:
        return None
    cards = [s.cards[what] for what in duelists]
    sides = [Side(card.name, total, card=card.slug) for card, total in zip(cards, (one, other), strict=True)]
    if one == other:
        return Highlight("Duel", sides, "Nobody wins the duel.")
    return Highlight("Duel", sides, f"{cards[0].name if one > other else cards[1].name} wins the duel.")


def _break(s: LcgState, args: Args) -> Highlight:
    _, place, what = args
    return Highlight(f"{province_name(s, place)} breaks", card="" if what == NOTHING else s.cards[what].slug)


def _ring(s: LcgState, args: Args) -> Highlight:
    return Highlight(f"{player_name(s, args[0])} claims the {ELEMENTS[args[2]].capitalize()} ring")


def _favor(s: LcgState, args: Args) -> Highlight | None:
    return None if args[0] == NOBODY else Highlight(f"{player_name(s, args[0])} claims the Imperial Favor")


def _uses(s: LcgState, args: Args) -> Highlight:
    what = s.cards[args[2]]
    return Highlight(f"{player_name(s, args[0])} uses {what.name}", card=what.slug, light=True)


def _plays(s: LcgState, args: Args) -> Highlight:
    what = s.cards[args[2]]
    return Highlight(f"{player_name(s, args[0])} plays {what.name}", card=what.slug, light=True)


def _reveal(s: LcgState, args: Args) -> Highlight:
    what = s.cards[args[2]]
    return Highlight(f"{province_name(s, args[1])} is {what.name}", card=what.slug, light=True)


def _treaty(s: LcgState, args: Args) -> Highlight:
    return Highlight(f"{player_name(s, args[0])} and {player_name(s, args[1])} make a treaty")


def _treason(s: LcgState, args: Args) -> Highlight:
    return Highlight(f"{player_name(s, args[0])} breaks the treaty with {player_name(s, args[1])}")


def _lost(s: LcgState, args: Args) -> Highlight:
    return Highlight(f"{player_name(s, args[0])} has lost", result=s.spoken[args[1]])


def _over(s: LcgState, args: Args) -> Highlight:
    return told_victory([player_name(s, seat) for seat in args], s.outcome)


TELLINGS: dict[str, Telling] = {
    "conflict": _conflict,
    "result": _result,
    "duel": _challenge,
    "duel_result": _duel,
    "break": _break,
    "ring_claimed": _ring,
    "favor": _favor,
    "uses": _uses,
    "plays": _plays,
    "reveal_province": _reveal,
    "treaty_made": _treaty,
    "treaty_broken": _treason,
    "lost": _lost,
    "over": _over,
}
MOMENTS: frozenset[str] = frozenset(TELLINGS)
CONSEQUENCES: frozenset[str] = frozenset(
    {"honor", "give_honor", "status", "go_home", "discard", "removed", "control", "ring_taken"}
)
