"""An ability at work, and what its words ask of players."""

from __future__ import annotations

import re
from typing import ClassVar, cast, final

from mypy_extensions import mypyc_attr

from gorin.games.ccg.definition import OWN_NAME
from gorin.games.ccg.kinds import NOTHING
from gorin.games.ccg.naming import player_name, province_label, short_name, title_of
from gorin.games.ccg.questions import CHOICES, DEALS, PROVINCES, SEATS, AskThing
from gorin.games.ccg.reading import leader
from gorin.games.ccg.scope import BEARER_SLOT, TRIGGER_SLOT, Scope
from gorin.games.ccg.state import CcgState, Work
from gorin.games.ccg.words.abilities import Usable
from gorin.words.english import listed

MARK = re.compile(r"\{(\w+)\}")
"""Where a question names a card that is known only when it is asked; see `asking_speaker`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Script(Work):
    """An ability at work: which one, and what its words refer to."""

    fields: ClassVar[dict[str, str]] = {"what": "int", "node": "int", "holder": "int", "scope": "Scope"}

    def __init__(self, what: int, node: int, holder: int, scope: Scope) -> None:
        super().__init__()
        self.what = what
        self.node = node
        self.holder = holder
        """The card the ability is printed on."""
        self.scope = scope

    def ability(self, s: CcgState) -> Usable:
        return cast(Usable, s.node(self.what, self.node))


def script_in_progress(s: CcgState) -> Script:
    """The ability that is at work now."""
    for step in reversed(s.stack):
        if isinstance(step, Script):
            return step
    raise LookupError("no ability is at work")


def scope_in_progress(s: CcgState) -> Scope:
    return script_in_progress(s).scope


@final
class AskOf(AskThing):
    """What the words of an ability ask. Whose words they are and whom they mean is read when it is shown."""

    def prompt(self, s: CcgState) -> str:
        script = script_in_progress(s)
        return f"{title_of(s, script.what, script.node)}: {filled(s, script.scope, self.asks)}"

    def thing_label(self, s: CcgState, code: int) -> str:
        label = super().thing_label(s, code)
        return filled(s, scope_in_progress(s), label) if CHOICES <= code < DEALS else label


def filled(s: CcgState, scope: Scope, words: str) -> str:
    """Words with the names of the cards that they mean."""
    return MARK.sub(lambda mark: _named(s, scope, mark.group(1)), words)


def _named(s: CcgState, scope: Scope, mark: str) -> str:
    if mark == OWN_NAME:
        return "this action" if scope.source == NOTHING else short_name(s, s.what[scope.source])
    return listed([_name(s, code) for code in _meant(s, scope, int(mark))]) or "him"


def _meant(s: CcgState, scope: Scope, slot: int) -> list[int]:
    if slot == BEARER_SLOT:
        return [leader(s, scope.source)]
    if slot == TRIGGER_SLOT:
        return [] if scope.moment is None or scope.moment.card == NOTHING else [scope.moment.card]
    return scope.get(slot)


def _name(s: CcgState, code: int) -> str:
    if code >= SEATS:
        return player_name(s, code - SEATS)
    return province_label(s, code - PROVINCES) if code >= PROVINCES else short_name(s, s.what[code])
