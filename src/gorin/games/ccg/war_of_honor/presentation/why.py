"""Why a tile cannot be used now."""

from __future__ import annotations

from gorin.games.ccg.acting.paying import AskCostly
from gorin.games.ccg.acting.using import NOT_YOURS, why_cannot_use
from gorin.games.ccg.presentation.details import in_detail
from gorin.games.ccg.presentation.why import NOT_ASKED, NOT_NOW, against_attacking, question_of
from gorin.games.ccg.war_of_honor.attack import TILES
from gorin.games.ccg.war_of_honor.map import toshi_ranbo
from gorin.games.ccg.war_of_honor.state import WarState
from gorin.kernel.questions import open_questions
from gorin.kernel.reasons import Reason
from gorin.language.abilities import Usable
from gorin.language.core.context import NOTHING
from gorin.language.refusing import why_not_offered

PLAINS = Reason("A Plains tile does nothing.", "WH-GLO-33")
TOSHI_RANBO = "Toshi Ranbo"
"""How the ability is called that every player beside it has."""


def tile_in(s: WarState, ref: str) -> int:
    """The tile that a reference points at; NOTHING where it points at something else."""
    digits = ref[1:]
    is_tile = ref[:1] == "t" and digits.isascii() and digits.isdecimal() and len(digits) < 7
    return int(digits) if is_tile and int(digits) < len(s.tiles) else NOTHING


def printed_on(s: WarState, ref: str) -> str:
    """A Fortress is asked for by its tile; what it can do stands on a card."""
    tile = tile_in(s, ref)
    return ref if tile == NOTHING else f"c{s.tiles[tile].card}"


def against_tile(s: WarState, seat: int, ref: str) -> tuple[Reason, ...] | None:
    """What speaks against a tile that is no Fortress, or against attacking one; None: what its card says.

    Nothing where an option points at it.
    """
    tile = tile_in(s, ref)
    if tile == NOTHING:
        return None
    question = question_of(s, seat)
    if question is not None:
        if any(ref in question.refs(s, code) for code in question.among):
            return ()
        if not isinstance(question, AskCostly):
            return (why_not_offered(s, question, ref, TILES + tile),)
    if s.tiles[tile].card != NOTHING:
        barred = against_attacking(s, seat, s.tiles[tile].owner)
        return (*barred, NOT_YOURS) if barred else None
    return _against_toshi_ranbo(s, seat) if tile == toshi_ranbo(s) else (PLAINS,)


def _against_toshi_ranbo(s: WarState, seat: int) -> tuple[Reason, ...]:
    found = [each for each in s.cards[0].abilities if isinstance(each, Usable) and each.title == TOSHI_RANBO]
    reasons = [(each, why_cannot_use(s, seat, NOTHING, each)) for each in found]
    told = [in_detail(s, seat, NOTHING, each, None, reason) for each, reason in reasons if reason is not None]
    is_asked = any(question.seat == seat for question in open_questions(s))
    return tuple(told) or (NOT_NOW if is_asked else NOT_ASKED,)
