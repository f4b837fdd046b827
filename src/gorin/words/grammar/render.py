"""The text of a card, generated from its definition."""

from __future__ import annotations

from gorin.words.grammar.definition import Definition, Parts, Phrase, Speaker
from gorin.words.grammar.english import listed, sentence


def phrase_text(card: Definition, part: Phrase) -> str:
    """One part of a card's text. Definitions do not change, so each is read once."""
    if not part.said:
        part.said = card.dialect.said(sentence(part.text(_speaker_of(card, part))))
    return part.said


def _speaker_of(card: Definition, part: Phrase) -> Speaker:
    return Speaker(part.speaker, part.speaker, card.dialect) if part.speaker else speaker_for(card)


def speaker_for(card: Definition) -> Speaker:
    return Speaker(card.name, card.calls_itself, card.dialect)


def card_text(card: Definition) -> str:
    """Everything in the text box: traits and abilities, a line each or several in one breath.

    What is said twice is one ability that answers two kinds of moments.
    """
    lines = dict.fromkeys(_said_together(card, phrases) for phrases in _breaths(card))
    return "\n".join(line for line in lines if line)


def _breaths(card: Definition) -> list[list[Phrase]]:
    """The parts of its text; together those beside each other that differ only in the middle."""
    found: list[list[Phrase]] = []
    last: Parts | None = None
    for phrase in card.words:
        parts = phrase.in_parts(speaker_for(card))
        if last is not None and parts is not None and parts.fits(last):
            found[-1].append(phrase)
        else:
            found.append([phrase])
        last = parts
    return found


def _said_together(card: Definition, phrases: list[Phrase]) -> str:
    if len(phrases) == 1:
        return phrase_text(card, phrases[0])
    told = [phrase.in_parts(speaker_for(card)) for phrase in phrases]
    said = [parts for parts in told if parts is not None]
    first, own = said[0], [parts.own for parts in said]
    together = f"{own[0]} ({'; '.join(own[1:])})" if first.instead else listed(own)
    return card.dialect.said(sentence(f"{first.before}{together}{first.after}"))
