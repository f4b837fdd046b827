"""What a change did to cards: a change of a word shows on every card that uses it.

Write the files anew, then read the diff:
GORIN_REGENERATE=1 .venv/bin/python -m pytest tests/golden/test_card_texts.py

Whole texts are not kept, because some of ours read as the printed ones do. What is kept:
- for each clan and type (`cards/lcg/crab/characters.txt`) the facts of its cards, and a digest of each line
  of their text, so that no text changes unnoticed;
- for each game (`cards/lcg/phrases.txt`) the phrases of which texts are made, with the cards that use them.
`tests/card_texts.py --against main` shows whole texts before and after.
"""

from __future__ import annotations

import hashlib
import os
import re
from pathlib import Path

import pytest

from card_texts import GAMES, Shown, shown_cards

FOLDER = Path(__file__).parent / "cards"
STOPS = re.compile(r"[.:;,()\"]+(?:\s|$)|\s\(|^\"")
JOINTS = re.compile(
    r" (?=(?:and|or|if|until|unless|while|after|before|with|who|that|than|from|to|of|for|in)\b)"
)
LONGEST = 8
"""Words of a phrase."""


def phrases(line: str) -> list[str]:
    """A line of text in pieces, cut where it halts or is joined.

    >>> phrases("Battle: Bow your target Samurai, if you can. Gain 2 Honor.")
    ['battle', 'bow your target samurai', 'if you can', 'gain 2 honor']
    """
    return [
        piece
        for part in STOPS.split(line.lower())
        for piece in (cut(part) if len(part.split()) > LONGEST else [part.strip()])
        if piece
    ]


def cut(part: str) -> list[str]:
    """A long piece, cut at its joints."""
    return [
        " ".join(words[start : start + LONGEST])
        for words in [piece.split() for piece in JOINTS.split(part)]
        for start in range(0, len(words), LONGEST)
    ]


def digest(line: str) -> str:
    return hashlib.sha256(line.encode()).hexdigest()[:8]


def files(game: str, cards: list[Shown]) -> dict[str, list[str]]:
    """What each file of a game must say."""
    found: dict[str, list[str]] = {}
    used: dict[str, dict[str, None]] = {}
    for card in cards:
        said = " ".join(map(digest, card.lines))
        found.setdefault(card.file, []).append(f"{card.title} | {card.facts} | {said or 'no text'}")
        for line in card.lines:
            for phrase in phrases(line):
                used.setdefault(phrase, {})[card.title] = None
    found[f"{game}/phrases"] = [f"{phrase}: {'; '.join(used[phrase])}" for phrase in sorted(used)]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_texts_are_those_that_were_read(game: str):
    expected = files(game, shown_cards(game))
    if os.environ.get("GORIN_REGENERATE"):
        regenerate(game, expected)
    kept = {
        path.relative_to(FOLDER).with_suffix("").as_posix(): path for path in (FOLDER / game).rglob("*.txt")
    }
    assert sorted(kept) == sorted(expected)
    for name, said in expected.items():
        assert said == kept[name].read_text(encoding="utf-8").splitlines(), name


def regenerate(game: str, expected: dict[str, list[str]]) -> None:
    for old in (FOLDER / game).rglob("*.txt"):
        old.unlink()
    for name, said in expected.items():
        path = FOLDER / f"{name}.txt"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join([*said, ""]), encoding="utf-8")


CARD = Shown("lcg/crab/characters", "Hida Test", "Crab character | Cost 2", ["Covert.", "Action: Bow it."])


@pytest.mark.parametrize(
    "changed",
    [
        CARD._replace(lines=CARD.lines[::-1]),
        CARD._replace(lines=["Covert.", "Action: Ready it."]),
        CARD._replace(facts="Crab character | Cost 3"),
        CARD._replace(file="lcg/lion/characters"),
    ],
)
def test_what_is_noticed(changed: Shown):
    assert files("lcg", [changed]) != files("lcg", [CARD])


def test_a_phrase_names_the_cards_that_use_it():
    told = files("lcg", [CARD, CARD._replace(title="Hida Other")])
    assert "bow it: Hida Test; Hida Other" in told["lcg/phrases"]
