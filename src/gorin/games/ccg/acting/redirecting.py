"""Redirecting: another target for an action that has one already (DE-TARG-13 to DE-TARG-17)."""

from __future__ import annotations

from gorin.games.ccg.acting.relevance import is_possible
from gorin.games.ccg.acting.resolutions import TakeAction
from gorin.games.ccg.table.state import CcgState
from gorin.language.picking import candidates
from gorin.language.picks import Pick


def redirectable(s: CcgState, taken: TakeAction) -> list[Pick]:
    """Its picks for which another target could have been chosen.

    DE-TARG-16: where there never was a choice there is nothing to redirect. DE-TARG-17: neither who pays
    nor what is paid with is a target that could be another one.
    """
    ability = taken.ability(s)
    paying = [card for cost in ability.costs for card in cost.effect.touches(s, taken.context)]
    return [
        pick
        for pick in ability.picks
        if pick.is_target
        and not pick.performs
        and len(taken.context.get(pick.slot)) == 1
        and taken.context.get(pick.slot)[0] not in paying
        and other_targets(s, taken, pick)
    ]


def other_targets(s: CcgState, taken: TakeAction, pick: Pick) -> list[int]:
    """DE-TARG-13, DE-TARG-14: what the player of the action could have targeted in its place.

    Who redirects it does not matter: his own restrictions are not asked for.
    """
    ability, kept = taken.ability(s), taken.context.get(pick.slot)
    found: list[int] = []
    for thing in candidates(s, taken.context, ability, pick):
        taken.context.put(pick.slot, [thing])
        if thing not in kept and is_possible(s, taken.context, ability):
            found.append(thing)
    taken.context.put(pick.slot, kept)
    return found
