"""What the log quotes from cards, in sentences that tell whose words they are and whom they mean."""

from __future__ import annotations

from collections.abc import Callable

from gorin.games.ccg.shown.naming import player_name
from gorin.games.ccg.table.state import CcgState
from gorin.words.grammar.definition import Ability
from gorin.words.grammar.english import listed
from gorin.words.grammar.english import sentence as whole
from gorin.words.grammar.questions import SEATS
from gorin.words.grammar.scope import NOTHING, TRIGGER_SLOT
from gorin.words.naming import effect_name, meant_name, named_text, text_of, thing_name
from gorin.words.things import CHOSEN_SLOT, SECOND_SLOT, TARGET_SLOT

Args = tuple[int, ...]
Words = Callable[[CcgState, Args], str]

SUFFERING = (TARGET_SLOT, SECOND_SLOT, CHOSEN_SLOT, TRIGGER_SLOT)
"""Whom an effect that lasts or waits is about; who performs or pays is not."""


# --- abilities ------------------------------------------------------------------------------------


def _action(s: CcgState, args: Args) -> str:
    seat, card, what, node, first = args[:5]
    part = s.cards[what].nodes[node]
    title = part.title if card == NOTHING and isinstance(part, Ability) else thing_name(s, what)
    performing, targeted = args[5 : 5 + first], args[5 + first :]
    by = f" with {_all(s, performing)}" if performing else ""
    on = f" on {_all(s, targeted)}" if targeted else ""
    return f"{player_name(s, seat)} uses {title}{by}{on}. {text_of(s, what, node)}"


def _all(s: CcgState, picked: Args) -> str:
    return listed([player_name(s, each - SEATS) if each >= SEATS else thing_name(s, each) for each in picked])


def _locked(s: CcgState, args: Args) -> str:
    _, what, node = args
    return f"this ability of {thing_name(s, what)} may not be used: {text_of(s, what, node)}"


def _copies(part: str) -> Words:
    return lambda s, args: (
        f"{thing_name(s, args[1])} copies {part} of {thing_name(s, args[2])}: {text_of(s, args[2], args[3])}"
    )


# --- effects that last or wait --------------------------------------------------------------------


def _lasting(s: CcgState, args: Args) -> str:
    return f"{_effect(s, args)} lasts: {_meaning(s, args)}"


def _delayed(s: CcgState, args: Args) -> str:
    return f"{_effect(s, args)} waits: {_meaning(s, args)}"


def _effect(s: CcgState, args: Args) -> str:
    """Whose effect it is, of which card, and upon whom, where its own words do not name him."""
    said = _meaning(s, args)
    meant = zip(args[3::3], args[5::3], strict=True)
    on = [meant_name(s, face) for slot, face in meant if slot in SUFFERING]
    unnamed = [name for name in dict.fromkeys(on) if name not in said]
    return f"{effect_name(s, args[1], list(args[3:]))}{f' on {listed(unnamed)}' if unnamed else ''}"


def _meaning(s: CcgState, args: Args) -> str:
    """A part of a card with the names of those whom it speaks of: slot, card and face of each."""
    _, what, node, *meant = args
    return whole(named_text(s, what, node, meant))


def _lasting_end(s: CcgState, args: Args) -> str:
    _, what, node = args
    if node < 0:
        return "an effect is over"
    return f"an effect of {thing_name(s, what)} waits no more"


LINES: dict[str, tuple[Words, tuple[str, ...]]] = {
    "action": (_action, ("CE-ACT-11",)),
    "rule": (_lasting, ("CE-DUR-02",)),
    "delayed": (_delayed, ("CE-DUR-02",)),
    "lasting_end": (_lasting_end, ()),
    "locked": (_locked, ("CE-NEG-06",)),
    "copied": (_copies("an ability"), ("CE-COPY-03",)),
    "trait": (_copies("a trait"), ("CE-COPY-03",)),
}
