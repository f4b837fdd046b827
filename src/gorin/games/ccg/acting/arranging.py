"""Moving attachments: which of them goes to whom is settled before anything is paid (DE-TARG-06)."""

from __future__ import annotations

from gorin.games.ccg.kinds import ANCESTOR
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.permitted import why_not_attached
from gorin.games.ccg.table.reading import attachments
from gorin.games.ccg.table.state import CcgState
from gorin.language.core.context import NOTHING


def movable(s: CcgState, bearers: list[int]) -> list[int]:
    """The attachments of some Personalities that another one of them could bear."""
    return [each for bearer in bearers for each in attachments(s, bearer) if takers(s, each, bearers)]


def can_move(s: CcgState, bearers: list[int]) -> bool:
    """Is anything movable among them? Asked whenever the action could be taken, so the first will do."""
    for bearer in bearers:
        for each in attachments(s, bearer):
            if s.type_of(each) != ANCESTOR:
                for other in bearers:
                    if other != bearer and _could_take(s, each, other):
                        return True
    return False


def takers(s: CcgState, attachment: int, bearers: list[int]) -> list[int]:
    """DE-PLAY-19, DE-CRD-42."""
    if s.type_of(attachment) == ANCESTOR:
        return []
    others = [bearer for bearer in bearers if bearer != s.host[attachment]]
    return [bearer for bearer in others if _could_take(s, attachment, bearer)]


def _could_take(s: CcgState, attachment: int, bearer: int) -> bool:
    return why_not_attached(s, attachment, bearer) is None or _exchange(s, attachment, bearer) != NOTHING


def given_for(s: CcgState, attachment: int, bearer: int) -> int:
    """What somebody gives for an attachment who cannot bear both, but could if they change places.

    NOTHING where he may have it beside his own, or not at all.
    """
    return NOTHING if why_not_attached(s, attachment, bearer) is None else _exchange(s, attachment, bearer)


def _exchange(s: CcgState, attachment: int, bearer: int) -> int:
    """What he could give for an attachment that he cannot bear beside all of his own."""
    for own in attachments(s, bearer):
        if s.type_of(own) == ANCESTOR or why_not_attached(s, attachment, bearer, own) is not None:
            continue
        if why_not_attached(s, own, s.host[attachment], attachment) is None:
            return own
    return NOTHING


def move(s: CcgState, attachment: int, taker: int) -> None:
    """It goes to him, and what he gives for it the other way."""
    given, bearer = given_for(s, attachment, taker), s.host[attachment]
    ops.transfer(s, attachment, taker)
    if given != NOTHING:
        ops.transfer(s, given, bearer)


def carry_out(s: CcgState, plan: list[int]) -> None:
    """Make the moves of a plan, each as attachment and taker, as far as they are still possible."""
    for attachment, taker in zip(plan[::2], plan[1::2], strict=True):
        if s.host[attachment] != NOTHING and taker in takers(s, attachment, [s.host[attachment], taker]):
            move(s, attachment, taker)


def after_moves(s: CcgState, plan: list[int]) -> CcgState:
    """The table as it will be, for those who plan further."""
    table = s.clone()
    carry_out(table, plan)
    return table


def moved_by(s: CcgState, plan: list[int]) -> list[int]:
    """Every attachment that the plan moves: what is given for another one, too."""
    table, found = s.clone(), list(plan[::2])
    for attachment, taker in zip(plan[::2], plan[1::2], strict=True):
        given = given_for(table, attachment, taker)
        if given != NOTHING and given not in found:
            found.append(given)
        carry_out(table, [attachment, taker])
    return found
