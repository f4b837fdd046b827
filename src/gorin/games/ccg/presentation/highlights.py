"""The moments of a game that are worth stopping at: battles, duels, what falls, and who wins."""

from __future__ import annotations

from collections.abc import Callable

from gorin.games.ccg.kinds import EVENT, RING
from gorin.games.ccg.presentation.naming import player_name
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.events import Event
from gorin.kernel.highlights import Highlight, Side
from gorin.language.core.context import NOBODY, NOTHING
from gorin.language.core.definition import Ability
from gorin.language.core.english import ordinal
from gorin.language.naming import full_name
from gorin.language.victory import told_victory

Args = tuple[int, ...]
Telling = Callable[[CcgState, Args], Highlight | None]


def highlight(s: CcgState, event: Event) -> Highlight | None:
    return TELLINGS[event.kind](s, event.args)


def _forces(s: CcgState, args: Args) -> Highlight | None:
    """Where nobody attacks there is nothing to see."""
    _, attack, defence, walls, *who = args
    if attack <= 0 or not who:
        return None
    attacker, defender = [player_name(s, seat) for seat in who]
    sides = [Side(attacker, attack, who[0]), Side(defender, defence, who[1])]
    if walls != NOTHING:
        sides.append(Side("province", walls))
    return Highlight("Battle", sides, _battle_result(attacker, defender, attack, defence, walls))


def _battle_result(attacker: str, defender: str, attack: int, defence: int, walls: int) -> str:
    if attack == defence:
        return "Neither side is stronger."
    if attack < defence:
        return f"{defender} wins the battle."
    if walls == NOTHING:
        return f"{attacker} wins the battle."
    stands = "the province falls" if attack > defence + walls else "the province stands"
    return f"{attacker} wins the battle, and {stands}."


def _duel(s: CcgState, args: Args) -> Highlight:
    one, first, other, second = args
    names = full_name(s, one), full_name(s, other)
    totals = zip((one, other), names, (first, second), strict=True)
    sides = [Side(name, total, card=s.cards[what].slug) for what, name, total in totals]
    if first == second:
        return Highlight("Duel", sides, "Both lose.")
    return Highlight("Duel", sides, f"{names[0] if first > second else names[1]} wins.")


def _challenge(s: CcgState, args: Args) -> Highlight:
    return Highlight(f"{full_name(s, args[0])} duels {full_name(s, args[1])}", light=True)


def _refusal(s: CcgState, args: Args) -> Highlight:
    return Highlight(f"{full_name(s, args[1])} refuses the challenge", light=True)


def _fallen(s: CcgState, args: Args) -> Highlight:
    return Highlight(f"{player_name(s, args[0])} loses the {ordinal(args[3])} province")


def _favor(s: CcgState, args: Args) -> Highlight | None:
    return None if args[0] == NOBODY else Highlight(f"{player_name(s, args[0])} takes the Imperial Favor")


def _event(s: CcgState, args: Args) -> Highlight | None:
    """Strategies are laid aside as well, but their action is told already."""
    what = s.cards[args[1]]
    return Highlight(f"Event: {full_name(s, args[1])}", card=what.slug) if what.type == EVENT else None


def _ring(s: CcgState, args: Args) -> Highlight | None:
    what = s.cards[args[2]]
    if what.type != RING:
        return None
    return Highlight(f"{player_name(s, args[0])} brings {full_name(s, args[2])} into play", card=what.slug)


def _action(s: CcgState, args: Args) -> Highlight:
    seat, card, what, node = args[:4]
    part = s.cards[what].nodes[node]
    title = part.title if card == NOTHING and isinstance(part, Ability) else full_name(s, what)
    slug = "" if card == NOTHING else s.cards[what].slug
    return Highlight(f"{player_name(s, seat)} uses {title}", card=slug, light=True)


def _attack(s: CcgState, args: Args) -> Highlight:
    return Highlight(f"{player_name(s, args[0])} attacks {player_name(s, args[1])}", light=True)


def _lost(s: CcgState, args: Args) -> Highlight:
    return Highlight(f"{player_name(s, args[0])} has lost")


def _over(s: CcgState, args: Args) -> Highlight:
    return told_victory([player_name(s, seat) for seat in args], s.outcome)


TELLINGS: dict[str, Telling] = {
    "forces": _forces,
    "duel": _challenge,
    "duel_refused": _refusal,
    "duel_totals": _duel,
    "province_destroyed": _fallen,
    "favor": _favor,
    "limbo": _event,
    "enter": _ring,
    "action": _action,
    "attack": _attack,
    "lost": _lost,
    "over": _over,
}
MOMENTS: frozenset[str] = frozenset(TELLINGS)
CONSEQUENCES: frozenset[str] = frozenset(
    {"destroyed", "gain", "lose", "dishonor", "rehonor", "control", "removed"}
)
