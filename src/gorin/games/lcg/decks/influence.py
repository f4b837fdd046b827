"""Cards of other clans: what may be bought with influence, and how much there is of it (LCG-INFL)."""

from __future__ import annotations

from gorin.games.lcg.decks.cards import CLANS, PoolCard
from gorin.games.lcg.decks.formats import Building
from gorin.language.core.english import listed

KEEPER, SUPPORT = "Keeper", "Support of the "
OF_KEEPER, OF_SUPPORT = 3, 8
"""What these roles add to the influence."""


def available(building: Building, stronghold: PoolCard | None, role: PoolCard | None) -> int:
    """LCG-DECK-07, LCG-SKIR-04, and what the role adds."""
    if building.influence is not None:
        return building.influence
    base = 0 if stronghold is None else stronghold.influence or 0
    if role is None:
        return base
    return base + (OF_KEEPER if KEEPER in role.keywords else OF_SUPPORT if supported(role) else 0)


def supported(role: PoolCard | None) -> str:
    """The only clan on which influence may be spent with a role of support."""
    if role is None or not role.name.startswith(SUPPORT):
        return ""
    clan = role.name.removeprefix(SUPPORT)
    return clan if clan in CLANS else ""


def allowed_influence(role: PoolCard) -> list[str]:
    """What a role adds, in words."""
    if KEEPER in role.keywords:
        return [f"{OF_KEEPER} more influence"]
    return [f"{OF_SUPPORT} more influence, only for the {supported(role)}"] if supported(role) else []


def wrong_influence(
    building: Building, conflict: list[PoolCard], clan: str, most: int, role: PoolCard | None
) -> list[str]:
    """What is wrong with the cards of other clans in a conflict deck."""
    bought = [card for card in conflict if card.is_out_of(clan)]
    others = list(dict.fromkeys([card.clan for card in bought]))
    wrong: list[str] = []
    if len(others) > 1:
        of, clause = listed(others), building.clauses.conflict_clan
        wrong.append(f"the conflict deck has cards of {of}, but one other clan is the most [{clause}]")
    wrong += _not_for_sale(bought, clan)
    only = supported(role)
    if role is not None and only and any(other != only for other in others):
        wrong.append(f"with {role.name} influence is spent only on cards of the {only}")
    spent = sum([card.influence or 0 for card in bought])
    if spent > most:  # LCG-INFL-02: for every copy again
        wrong.append(
            f"the cards of other clans cost {spent} influence, more than {most} "
            f"[{building.clauses.influence}, LCG-INFL-01]"
        )
    return wrong


def _not_for_sale(bought: list[PoolCard], clan: str) -> list[str]:
    wrong: list[str] = []
    for card in dict.fromkeys(bought):
        if card.influence is None:
            wrong.append(f"{card.name} has no influence cost, so no other clan can have it [LCG-INFL-03]")
        elif card.clans and clan not in card.clans:
            wrong.append(f"{card.name} is only for decks of the {listed(list(card.clans), 'or')}")
    return wrong
