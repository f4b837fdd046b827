"""What the log quotes from cards, in sentences that tell whose words they are and whom they mean."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from gorin.games.ccg.kinds import STRATEGY
from gorin.games.ccg.presentation.naming import gist_told, player_name
from gorin.games.ccg.table.state import CcgState
from gorin.language.core.context import NOTHING, TRIGGER_SLOT
from gorin.language.core.definition import Ability
from gorin.language.core.english import in_one_clause, listed, of_another
from gorin.language.core.english import sentence as whole
from gorin.language.core.questions import SEATS
from gorin.language.naming import effect_name, meant_name, named_text, text_of, thing_name
from gorin.language.selectors import CHOSEN_SLOT, SECOND_SLOT, TARGET_SLOT

Args = tuple[int, ...]
Words = Callable[[CcgState, Args], str]

SUFFERING = (TARGET_SLOT, SECOND_SLOT, CHOSEN_SLOT, TRIGGER_SLOT)
"""Whom an effect that lasts or waits is about; who performs or pays is not."""


# --- abilities ------------------------------------------------------------------------------------


def _action(s: CcgState, args: Args) -> str:
    """What is done, and its gist behind it, which the page folds away. What every player has needs none."""
    return f"{deed(s, args)}{effect_of(s, args)}"


def effect_of(s: CcgState, args: Args) -> str:
    gist = "" if args[1] == NOTHING else gist_told(s, args[2], s.cards[args[2]].nodes[args[3]])
    return f". {whole(of_another(gist))}" if gist else ""


def deed(s: CcgState, args: Args) -> str:
    """An action: who plays or uses what, who performs it, on whom."""
    seat, card, what, node, first = args[:5]
    performing, targeted = args[5 : 5 + first], args[5 + first :]
    part = s.cards[what].nodes[node]
    if card == NOTHING and isinstance(part, Ability) and part.title in TOLD_BY_EFFECTS:
        return f"{player_name(s, seat)} {TOLD_BY_EFFECTS[part.title]}"
    if card == NOTHING and isinstance(part, Ability):
        done = DEEDS.get(part.title, f"uses {part.title}")
    else:
        verb = "plays" if s.cards[what].type == STRATEGY else "uses"
        done = f"{verb} {thing_name(s, what)}"
        performing = tuple([each for each in performing if each != what])
    by = f" with {_all(s, performing)}" if performing else ""
    on = f" on {_all(s, targeted)}" if targeted else ""
    return f"{player_name(s, seat)} {done}{by}{on}"


DEEDS = {
    "Lobby": "lobbies",
    "Spend the Favor": "spends the Imperial Favor",
    "Spend the Favor in battle": "spends the Imperial Favor",
}
"""What every player can do, where there is a verb for it."""
TOLD_BY_EFFECTS = {"Move attachments": "moves attachments"}
"""Whom it concerns is told by what comes of it."""


def _all(s: CcgState, picked: Args) -> str:
    return listed([player_name(s, each - SEATS) if each >= SEATS else thing_name(s, each) for each in picked])


def _locked(s: CcgState, args: Args) -> str:
    _, what, node = args
    gist = of_another(gist_told(s, what, s.node(what, node)))
    return f"this ability of {thing_name(s, what)} cannot be used: {gist}"


def _copies(part: str) -> Words:
    return lambda s, args: (
        f"{thing_name(s, args[1])} copies {part} of {thing_name(s, args[2])}: {text_of(s, args[2], args[3])}"
    )


# --- effects that last or wait --------------------------------------------------------------------


def _lasting(s: CcgState, args: Args) -> str:
    return f"{_effect(s, args)}: {OPENING.sub(lambda found: found[0].lower(), _meaning(s, args))}"


OPENING: Final = re.compile("^(After|Before|Each|If|In|Negate) ")
"""How the words of an effect begin, where they do not begin with a name."""


def _delayed(s: CcgState, args: Args) -> str:
    meaning = _meaning(s, args)
    return f"from now on, {_effect(s, args)}: {in_one_clause(meaning)}"


def _effect(s: CcgState, args: Args) -> str:
    """The card that it comes from, whose it is, and upon whom, where its own words do not name them."""
    said = _meaning(s, args)
    meant = zip(args[3::3], args[5::3], strict=True)
    on = [meant_name(s, face) for slot, face in meant if slot in SUFFERING]
    unnamed = [name for name in dict.fromkeys(on) if name not in said]
    owner, _, _ = effect_name(s, args[1], list(args[3:])).partition("'s effect of ")
    return f"{thing_name(s, args[1])} ({owner}){f' on {listed(unnamed)}' if unnamed else ''}"


def _meaning(s: CcgState, args: Args) -> str:
    """A part of a card with the names of those whom it speaks of: slot, card and face of each."""
    _, what, node, *meant = args
    return whole(of_another(named_text(s, what, node, meant)))


def _nothing(s: CcgState, args: Args) -> str:
    return ""


LINES: dict[str, tuple[Words, tuple[str, ...]]] = {
    "action": (_action, ("CE-ACT-11",)),
    "rule": (_lasting, ("CE-DUR-02",)),
    "delayed": (_delayed, ("CE-DUR-02",)),
    "lasting_end": (_nothing, ()),
    "locked": (_locked, ("CE-NEG-06",)),
    "copied": (_copies("an ability"), ("CE-COPY-03",)),
    "trait": (_copies("a trait"), ("CE-COPY-03",)),
}
