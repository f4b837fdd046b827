"""The text of a card, generated from its definition."""

from __future__ import annotations

from gorin.words.grammar.definition import Definition, Phrase, Speaker
from gorin.words.grammar.english import sentence


def phrase_text(card: Definition, part: Phrase) -> str:
    """One part of a card's text. Definitions do not change, so each is read once."""
    if not part.said:
        part.said = card.dialect.said(sentence(part.text(speaker_for(card))))
    return part.said


def speaker_for(card: Definition) -> Speaker:
    return Speaker(card.name, card.calls_itself, card.dialect)


def card_text(card: Definition) -> str:
    """Everything in the text box: traits and abilities, a line each."""
    lines = [phrase_text(card, part) for part in card.words]
    return "\n".join(line for line in lines if line)
