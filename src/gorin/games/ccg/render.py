"""The text of a card, generated from its definition."""

from __future__ import annotations

from gorin.games.ccg.definition import Definition, Phrase, Speaker
from gorin.games.ccg.kinds import PERSONALITY, TYPES
from gorin.words.english import sentence


def phrase_text(card: Definition, part: Phrase) -> str:
    """One part of a card's text. Definitions do not change, so each is read once."""
    if not part.said:
        part.said = sentence(part.text(speaker_for(card)))
    return part.said


def speaker_for(card: Definition) -> Speaker:
    """A Personality speaks of himself by his own name, other cards as "this card"."""
    if card.type == PERSONALITY:
        return Speaker(card.name, card.name.split()[-1])
    return Speaker(card.name, f"this {TYPES[card.type]}" if card.type in (4, 5, 8, 9, 10) else "this card")


def card_text(card: Definition) -> str:
    """Everything in the text box: keywords, then traits and abilities, a line each."""
    lines = [phrase_text(card, part) for part in card.words]
    return "\n".join(line for line in lines if line)
