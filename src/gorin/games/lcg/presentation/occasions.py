"""What a player is asked who may answer something: what it is, in a few words.

What can still be stopped *would* happen; what has happened is told in the past. Of several things at once,
those are told that the player can answer.
"""

from __future__ import annotations

from typing import Final

from gorin.games.lcg.kinds import ELEMENTS, EVENT, FORCED_INTERRUPT, INTERRUPT, PHASES, WOULD
from gorin.games.lcg.presentation.naming import player_name, province_title
from gorin.games.lcg.table.state import LcgState
from gorin.language.core.context import NOTHING, TriggerEvent
from gorin.language.core.english import listed, sentence

TOLD: Final[dict[str, tuple[str, str]]] = {
    "bows": ("{card} would bow", "{card} bowed"),
    "readies": ("{card} would ready", "{card} readied"),
    "honored": ("{card} would be honored", "{card} was honored"),
    "dishonored": ("{card} would be dishonored", "{card} was dishonored"),
    "enters play": ("{card} would enter play", "{card} entered play"),
    "leaves play": ("{card} would leave play", "{card} left play"),
    "moves in": ("{card} would move to the conflict", "{card} moved to the conflict"),
    "moves home": ("{card} would move home", "{card} moved home"),
    "becomes copy": ("{card} would become a copy", "{card} became a copy"),
    "attached": ("{card} would be attached", "{card} was attached"),
    "fate placed": ("fate would be placed on {card}", "fate was placed on {card}"),
    "fate removed": ("{card} would lose fate", "{card} lost fate"),
    "honor gained": ("{seat} would gain honor", "{seat} gained honor"),
    "honor lost": ("{seat} would lose honor", "{seat} lost honor"),
    "honor given": ("{seat} would give honor", "{seat} gave honor"),
    "draws": ("{seat} would draw", "{seat} drew"),
    "declares conflict": ("{seat} is about to declare a conflict", "{seat} declares a conflict"),
    "conflict declared": ("{seat} would declare a conflict", "{seat} declared a conflict"),
    "ring selected": ("{seat} would contest the {ring} ring", "{seat} chose the {ring} ring"),
    "conflict won": ("{winners} would win the conflict", "{winners} won the conflict"),
    "conflict lost": ("{winners} would lose the conflict", "{winners} lost the conflict"),
    "province breaks": ("{province} would break", "{province} broke"),
    "ring claimed": ("{seat} would claim the {ring} ring", "{seat} claimed the {ring} ring"),
    "revealed": ("{card} would be revealed", "{card} was revealed"),
    "commits": ("{card} would join the conflict", "{card} joined the conflict"),
    "phase begins": ("the {phase} phase is about to begin", "the {phase} phase began"),
    "phase ends": ("the {phase} phase is about to end", "the {phase} phase ended"),
    "dials revealed": ("the honor dials would be revealed", "the honor dials were revealed"),
    "passes conflict": ("{seat} would pass a conflict opportunity", "{seat} passed a conflict opportunity"),
    "card played": ("{seat} would play {card}", "{seat} played {card}"),
    "ability used": ("{seat} would use {card}", "{seat} used {card}"),
    "initiates": ("{seat} {plays} {card}", "{seat} {plays} {card}"),
    "duel begins": ("a duel would begin", "a duel began"),
    "token passes": ("{seat} would pass the first player token", "the first player token was passed"),
    "conflict ends": ("the conflict would end", "the conflict ended"),
    "favor claimed": ("{seat} would claim the Imperial Favor", "{seat} claimed the Imperial Favor"),
}
"""What is about to happen, and what has happened."""
MOST_TOLD: Final = 3
SAID_WITH: Final = {"fate placed": "enters play", "conflict lost": "conflict won"}
"""What goes without saying where another moment of the same card or conflict is told."""


def window_prompt(
    s: LcgState, window: str, moments: list[TriggerEvent], answerable: list[TriggerEvent]
) -> str:
    is_before = window in (WOULD, FORCED_INTERRUPT, INTERRUPT)
    occasion = _occasion(s, moments, answerable, 0 if is_before else 1)
    if window.startswith("forced"):
        return f"{occasion} These happen at the same time. Which first?".lstrip()
    return f"{occasion} {'Interrupt?' if is_before else 'React?'}".lstrip()


def _occasion(s: LcgState, moments: list[TriggerEvent], answerable: list[TriggerEvent], tense: int) -> str:
    """Of all that happens at once only what can be answered is told; where nothing can, some of it."""
    told = _told(s, answerable, moments, tense) or _told(s, moments, moments, tense)[:MOST_TOLD]
    return sentence(listed(told))


def _told(s: LcgState, moments: list[TriggerEvent], all: list[TriggerEvent], tense: int) -> list[str]:
    """Each in words, but for what is said with another one."""
    told = [each for each in moments if each.kind in TOLD and not _goes_with(each, all, moments)]
    return list(dict.fromkeys([_sentence(s, each, all, tense) for each in told]))


def _goes_with(moment: TriggerEvent, all: list[TriggerEvent], told: list[TriggerEvent]) -> bool:
    """Is it said with another one? Of a declared conflict only what can be answered is told besides."""
    if moment.kind in ("ring selected", "commits"):
        return told is all and any(each.kind == "conflict declared" for each in all)
    kind = SAID_WITH.get(moment.kind)
    return any(each.kind == kind and each.card == moment.card for each in all)


def _sentence(s: LcgState, moment: TriggerEvent, all: list[TriggerEvent], tense: int) -> str:
    words = TOLD[moment.kind][tense]
    if "{card}" in words:
        words = words.replace("{card}", _card(s, moment))
    if "{seat}" in words:
        words = words.replace("{seat}", player_name(s, moment.seat))
    if "{winners}" in words:  # LCG-TEAM-20: teams win together
        winners = [player_name(s, each.seat) for each in all if each.kind == moment.kind]
        words = words.replace("{winners}", listed(winners))
    if "{province}" in words:
        words = words.replace("{province}", province_title(s, moment.other))
    if "{ring}" in words:
        words = words.replace("{ring}", ELEMENTS[s.rings[moment.other].element].capitalize())
    if "{phase}" in words:
        words = words.replace("{phase}", PHASES[moment.amount])
    if moment.kind == "initiates":
        is_event = moment.card != NOTHING and s.definition(moment.card).type == EVENT
        words = words.replace("{plays}", "plays" if is_event else "uses")
    has_fate = any(each.kind == "fate placed" and each.card == moment.card for each in all)
    return f"{words} with fate" if moment.kind == "enters play" and has_fate else words


def _card(s: LcgState, moment: TriggerEvent) -> str:
    return "a card" if moment.card == NOTHING else s.definition(moment.card).name
