"""The moments of a game that are worth stopping at: battles, raids, peace, cards, and who wins."""

from __future__ import annotations

from collections.abc import Callable

from gorin.games.battle.cards import CARDS
from gorin.games.battle.map import NAMES, TERRITORIES, TERRITORY_IDS
from gorin.games.battle.presentation.log import clan_name
from gorin.games.battle.state import NOBODY, BattleState
from gorin.kernel.events import Event
from gorin.kernel.highlights import Highlight, Side

Args = tuple[int, ...]
Telling = Callable[[BattleState, Args], Highlight]


def highlight(s: BattleState, event: Event) -> Highlight:
    return TELLINGS[event.kind](s, event.args)


def _battle(s: BattleState, args: Args) -> Highlight:
    province, defender, winner, defense = args[:4]
    attackers = [Side(clan_name(s, args[i]), args[i + 1], args[i]) for i in range(4, len(args), 2)]
    held = Side("defense" if defender == NOBODY else clan_name(s, defender), defense, defender)
    return Highlight(f"Battle for {NAMES[province]}", [*attackers, held], _battle_result(s, defender, winner))


def _battle_result(s: BattleState, defender: int, winner: int) -> str:
    if winner == NOBODY:
        return "Nobody takes it."
    return f"{clan_name(s, winner)} {'holds' if winner == defender else 'takes'} it."


def _raid(s: BattleState, args: Args) -> Highlight:
    return Highlight(f"Raid on {NAMES[args[0]]}", result="It is scorched.")


def _peace(s: BattleState, args: Args) -> Highlight:
    return Highlight(f"Diplomacy in {NAMES[args[0]]}", result="Peace comes to it.")


def _claimed(s: BattleState, args: Args) -> Highlight:
    territory = TERRITORIES[TERRITORY_IDS[args[1]]]
    return Highlight(f"{clan_name(s, args[0])} controls the {territory} territory")


def _card(s: BattleState, args: Args) -> Highlight:
    card = CARDS[2 * args[1] + args[2]]
    return Highlight(f"{clan_name(s, args[0])} plays {card.name}", result=card.text())


def _scout(s: BattleState, args: Args) -> Highlight:
    return Highlight(f"{clan_name(s, args[0])} sends a scout", light=True)


def _shugenja(s: BattleState, args: Args) -> Highlight:
    return Highlight(f"{clan_name(s, args[0])} calls on a shugenja", light=True)


def _ability(s: BattleState, args: Args) -> Highlight:
    return Highlight(f"{clan_name(s, args[0])} uses the clan's ability", light=True)


def _over(s: BattleState, args: Args) -> Highlight:
    return Highlight("The empire is decided", result="" if s.outcome is None else f"{s.outcome.reason}.")


TELLINGS: dict[str, Telling] = {
    "battle": _battle,
    "raid": _raid,
    "diplomacy": _peace,
    "claimed": _claimed,
    "card_played": _card,
    "scout": _scout,
    "shugenja": _shugenja,
    "ability": _ability,
    "over": _over,
}
MOMENTS: frozenset[str] = frozenset(TELLINGS)
CONSEQUENCES: frozenset[str] = frozenset(
    {"defended", "short", "control_removed", "ronin", "given_back", "illegal", "idle_raid"}
)
