"""What a player is asked who may answer something: what it is, in a few words."""

from __future__ import annotations

from gorin.games.lcg.kinds import ELEMENTS, PHASES, WOULD
from gorin.games.lcg.shown.naming import player_name, province_label
from gorin.games.lcg.table.state import LcgState
from gorin.words.grammar.english import listed, sentence
from gorin.words.grammar.scope import NOTHING, Moment

TOLD = {
    "bows": "{card} bows",
    "readies": "{card} readies",
    "honored": "{card} is honored",
    "dishonored": "{card} is dishonored",
    "enters play": "{card} enters play",
    "leaves play": "{card} leaves play",
    "moves in": "{card} moves to the conflict",
    "moves home": "{card} moves home",
    "becomes copy": "{card} becomes a copy",
    "attached": "{card} is attached",
    "fate placed": "fate is placed on {card}",
    "fate removed": "{card} loses fate",
    "honor gained": "{seat} gains honor",
    "honor lost": "{seat} loses honor",
    "honor given": "{seat} gives honor",
    "draws": "{seat} draws",
    "conflict declared": "{seat} declares a conflict",
    "province breaks": "{province} breaks",
    "ring claimed": "{seat} claims the {ring} ring",
    "revealed": "{card} is revealed",
    "commits": "{card} joins the conflict",
    "phase begins": "the {phase} phase begins",
    "phase ends": "the {phase} phase ends",
    "dials revealed": "the honor dials are revealed",
    "passes conflict": "{seat} passes a conflict opportunity",
    "card played": "{seat} has played {card}",
    "ability used": "{seat} has used {card}",
    "initiates": "{seat}'s {card} takes effect",
    "token passes": "the first player token is passed",
    "conflict ends": "the conflict is over",
    "favor claimed": "{seat} claims the Imperial Favor",
}


def window_prompt(s: LcgState, window: str, moments: list[Moment]) -> str:
    told = [*_contest(s, moments), *(_told(s, each) for each in moments if each.kind in TOLD)]
    occasion = sentence(listed(list(dict.fromkeys(told))[:3])) if told else ""
    if window.startswith("forced"):
        return f"{occasion} Several things happen now. Which comes first?".lstrip()
    asks = "Do you interrupt?" if window in (WOULD, "interrupt") else "Do you react?"
    return f"{occasion} {asks}".lstrip()


def _contest(s: LcgState, moments: list[Moment]) -> list[str]:
    """Who has won and who has lost; teams do it together (LCG-TEAM-20)."""
    told: list[str] = []
    for kind, one, several in (("conflict won", "wins", "win"), ("conflict lost", "loses", "lose")):
        who = [player_name(s, moment.seat) for moment in moments if moment.kind == kind]
        if who:
            told.append(f"{listed(who)} {one if len(who) == 1 else several} the conflict")
    return told


def _told(s: LcgState, moment: Moment) -> str:
    words = TOLD[moment.kind]
    if "{card}" in words:
        words = words.replace(
            "{card}", "a card" if moment.card == NOTHING else s.definition(moment.card).name
        )
    if "{seat}" in words:
        words = words.replace("{seat}", player_name(s, moment.seat))
    if "{province}" in words:
        words = words.replace("{province}", province_label(s, moment.other))
    if "{ring}" in words:
        words = words.replace("{ring}", ELEMENTS[s.rings[moment.other].element].capitalize())
    return words.replace("{phase}", PHASES[moment.amount] if "{phase}" in words else "")
