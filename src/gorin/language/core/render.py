"""The text of a card, generated from its definition."""

from __future__ import annotations

from typing import Final, NamedTuple

from gorin.language.core.definition import Ability, Definition, Parts, Phrase, TextRenderer
from gorin.language.core.english import sentence

SMALL_ROOM: Final = 60
"""How many letters of an ability's effects go on a card that is shown small."""


class Line(NamedTuple):
    """A line of a card that is shown small: what introduces it, as "Battle", and what it says."""

    head: str
    body: str


def phrase_text(card: Definition, part: Phrase) -> str:
    """One part of a card's text. Definitions do not change, so each is read once."""
    if not part.said:
        part.said = card.dialect.said(sentence(part.text(speaker_of(card, part))))
    return part.said


def gist_of(card: Definition, part: Phrase) -> str:
    """A part of a card's text in a few words; the whole of it where the part has no gist."""
    if not part.brief:
        gist = part.gist(speaker_of(card, part))
        part.brief = card.dialect.said(gist) if gist else phrase_text(card, part)
    return part.brief


def speaker_of(card: Definition, part: Phrase) -> TextRenderer:
    return (
        TextRenderer(part.self_name, part.self_name, card.dialect) if part.self_name else renderer_for(card)
    )


def renderer_for(card: Definition) -> TextRenderer:
    return TextRenderer(card.name, card.calls_itself, card.dialect)


def card_text(card: Definition) -> str:
    """Everything in the text box: traits and abilities, a line each or several in one breath.

    What is said twice is one ability that answers two kinds of moments.
    """
    lines = dict.fromkeys(_said_together(card, phrases) for phrases in _breaths(card))
    return "\n".join(line for line in lines if line)


def short_lines(card: Definition) -> list[Line]:
    """The same for a card that is shown small.

    Triggers, conditions, costs and targets are whole, for without them an ability would seem to do something
    else. Of its effects there are as many as there is room for, and a mark for the rest. What a player can
    use comes before what is always true: there may be room for one line only.
    """
    lines = [_short(card, phrases) for phrases in _breaths(card)]
    told = [line for line in dict.fromkeys(lines) if line.body]
    return [line for line in told if line.head] + [line for line in told if not line.head]


def _short(card: Definition, phrases: list[Phrase]) -> Line:
    first = phrases[0]
    if len(phrases) > 1 or not isinstance(first, Ability):
        return Line("", _said_together(card, phrases))
    renderer = speaker_of(card, first)
    renderer.room = SMALL_ROOM
    said = card.dialect.said(sentence(first.text(renderer)))
    heading = f"{card.dialect.said(first.heading())}: "
    if len(heading) == 2 or not said.startswith(heading):
        return Line("", said)
    keywords = "".join([f"{keyword} " for keyword in first.keywords])
    return Line(heading[:-2].removeprefix(keywords), said.removeprefix(heading))


def _breaths(card: Definition) -> list[list[Phrase]]:
    """The parts of its text; together those beside each other that differ only in the middle."""
    found: list[list[Phrase]] = []
    last: Parts | None = None
    for phrase in card.words:
        parts = phrase.in_parts(renderer_for(card))
        if last is not None and parts is not None and parts.fits(last):
            found[-1].append(phrase)
        else:
            found.append([phrase])
        last = parts
    return found


def _said_together(card: Definition, phrases: list[Phrase]) -> str:
    if len(phrases) == 1:
        return phrase_text(card, phrases[0])
    told = [phrase.in_parts(renderer_for(card)) for phrase in phrases]
    said = [parts for parts in told if parts is not None]
    first, own = said[0], [parts.own for parts in said]
    together = f"{own[0]} ({'; '.join(own[1:])})" if first.instead else card.dialect.together(own)
    return card.dialect.said(sentence(f"{first.before}{together}{first.after}"))
