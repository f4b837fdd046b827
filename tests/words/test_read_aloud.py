"""What players of every card game read is whole: nothing is doubled, unfinished or said of nobody."""

import random
import re

import pytest

from gorin.games.ccg.definition import catalogue as ccg
from gorin.games.lcg.definition import catalogue as lcg
from gorin.words.grammar.render import card_text
from support.walk import new_game, walk

GAMES = ("celestial", "diamond", "war-of-honor", "lcg")
FAULTS = {
    "a word twice": r"\b(\w+) \1\b",
    "a wrong article": r"\b[Aa] (?!one|uni|use)[aeiou]|\b[Aa]n (?!honor|hour)[^aeiouAEIOU]",
    "an unfinished sentence": r"\b(the|an?|and|or|if|than)[.:;,?]( |$)|\) in:",
    "a mark without a name": r"[{}]",
    "a space too many": r"  | [.,;:?]",
    "two stops": r"[.?!]\.",
    "two conditions that are not joined": r"(?<![Ee]ven )\b[Ii]f [^:.;]*, if ",
    "several who does": r"\b[Dd]oes [^?,]* and [^?]* (move|get|go)\b",
    "one of many": r"\b1 (cards|actions|times)\b",
    "a target before whose it is": r"\btarget other\b",
}
TORN = re.compile(r"\b(him|his|he|them|that (Ring|unit|card|attachment|character|Personality))\b")
UNDERSTOOD = ("his player", "since he was", "if he", "put them back")
"""Pronouns whose noun stands in the same question."""


def faults(text: str) -> list[str]:
    return [fault for fault, pattern in FAULTS.items() if re.search(pattern, text)]


def cards_of(game: str):
    return (lcg(game) if game == "lcg" else ccg(game)).values()


def test_faults_are_found():
    assert faults("Bow the the unit.") == ["a word twice"]
    assert faults("Pay an difference (of levels) in: Lay it.") == [
        "a wrong article",
        "an unfinished sentence",
    ]
    assert faults("If he is bowed, if he is alone, destroy him.") == ["two conditions that are not joined"]
    assert faults("Where does Akodo Mino and Hida Sunao move to?") == ["several who does"]
    assert faults("Choose one to three target other players' Personalities.")
    assert not faults("Choose a unit with an honored character, or a one-handed unique card.")


@pytest.mark.parametrize("game", GAMES)
def test_every_card_reads_well(game: str):
    said = [line for card in cards_of(game) for line in card_text(card).splitlines()]
    assert len(said) > 200
    assert [line for line in said if faults(line)] == []


@pytest.mark.parametrize("game", GAMES)
def test_what_is_asked_offered_and_told_reads_well(game: str):
    rng = random.Random(6)
    read: set[str] = set()
    for seed in range(4):
        played = new_game(game, 2, 40 + seed)
        for moment in walk(played, rng):
            decision = moment.pending[0]
            read.add(decision.prompt)
            read |= {option.label for option in decision.options}
            assert not TORN.search(without(decision.prompt, UNDERSTOOD)), decision.prompt
        read |= {line.sentence for line in played.events if line.sentence}
    assert len(read) > 500
    assert [each for each in sorted(read) if faults(each)] == []


def without(text: str, known: tuple[str, ...]) -> str:
    for words in known:
        text = text.replace(words, "")
    return text
