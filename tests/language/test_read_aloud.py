"""What players of every card game read is whole: nothing is doubled, unfinished or said of nobody."""

import random
import re

import pytest

from gorin.games.ccg.definition import catalogue as ccg
from gorin.games.lcg.definition import catalogue as lcg
from gorin.games.lcg.language.choosing import Beforehand, SelectOne
from gorin.language.abilities import Usable
from gorin.language.core.definition import asking_speaker
from gorin.language.core.render import card_text
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
UNDERSTOOD = ("his player", "since he was", "if he", "return them to the top")
"""Pronouns whose noun stands in the same question."""
YOU = re.compile(r"\byou(r|rs)?\b", re.IGNORECASE)
QUOTED = {"action", "uses", "rule", "delayed", "selects", "locked", "copied", "trait", "treaty_card"}
"""Kinds of lines that tell what a card says: there "you" is who uses the card, and he is named before."""
LASTING = {"rule", "delayed"}
ITSELF = re.compile(r"\b(this|attached) (?!turn|battle|duel|phase|round|conflict|game)\w+")
"""What a card calls itself and who bears it: in the log both have names."""


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


@pytest.mark.parametrize("game", GAMES)
def test_what_is_to_be_picked_is_asked_for_with_names(game: str):
    """Marks stand where the names come in: for the card itself, and for who bears it."""
    asked = [
        (card.name, pick.card_filter.one(asking_speaker(card.dialect)))
        for card in cards_of(game)
        for node in card.nodes
        if isinstance(node, Usable)
        for pick in node.picks
    ]
    assert len(asked) > 50
    assert [each for each in asked if ITSELF.search(each[1])] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_the_log_says_who_is_meant(game: str):
    rng = random.Random(9)
    lasting = 0
    for seed in range(4):
        played = new_game(game, 2, 80 + seed)
        for _ in walk(played, rng):
            pass
        names = "|".join(played.state.rules.player_name(played.state, seat) for seat in range(2))
        titles = tuple(card.name for card in cards_of(game) if YOU.search(card.name))
        for line in played.events:
            assert line.kind in QUOTED or not YOU.search(without(line.sentence, titles)), line.sentence
            if line.kind in LASTING:
                assert re.search(rf"({names})'s effect of | \(({names})\)( on .*)?: ", line.sentence), (
                    line.sentence
                )
                assert not ITSELF.search(line.sentence), line.sentence
                lasting += 1
    assert lasting


def test_a_way_that_another_player_selects_speaks_to_them_and_names_who_uses_the_card():
    asked = [
        (card, node.asking)
        for card in cards_of("lcg")
        for node in card.nodes
        if isinstance(node, Beforehand) and isinstance(node.asking, SelectOne)
    ]
    others = [(card, asking) for card, asking in asked if asking.who.subject != "you"]
    said = []
    for card, asking in others:
        renderer = asking_speaker(card.dialect)
        renderer.persons = {"you": "Crane", asking.who.subject: "you"}
        said += [way.text(renderer) for way in asking.ways]
    assert [each for each in said if "your opponent" in each or "their" in each] == []
    assert "give 1 honor to Crane" in said
    assert "choose a character you control; dishonor that character" in said


def without(text: str, known: tuple[str, ...]) -> str:
    for words in known:
        text = text.replace(words, "")
    return text
