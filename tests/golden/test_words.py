"""Everything that a game says to people, kept in the repository to be read whole.

A change of a sentence shows as a diff. Write the files anew, then read it:
GORIN_REGENERATE=1 .venv/bin/python -m pytest tests/golden/test_words.py

Whole games are played at random, and every prompt, option, explanation, reason and log line is noted. Names
and numbers are left out, so that a sentence stands there once, however many cards it was said of.
"""

from __future__ import annotations

import os
import random
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

import pytest

import gorin
from gorin.games.battle import cards as battle_cards
from gorin.games.battle.clans import CLANS
from gorin.games.battle.map import NAMES, TERRITORIES
from gorin.games.battle.objectives import OBJECTIVES
from gorin.games.battle.tokens import FACE_NAMES, SPECIAL_NAMES
from gorin.games.ccg.kinds import CLANS as CCG_CLANS
from gorin.kernel.reasons import Reason
from gorin.language.core.english import ORDINALS, TIMES
from gorin.language.library.library import library_of
from laws.test_log import all_reasons
from support.walk import new_game

FOLDER = Path(__file__).parent / "words"
Shapes = dict[str, set[str]]
"""Section -> the sentences in it."""


class Words(NamedTuple):
    """How the words of a game are gathered."""

    names: dict[str, Iterable[str]]
    """What stands for a name -> the names."""
    modules: str
    """Where its ready-made reasons are."""
    texts: Callable[[], list[str]] = list
    """What it says besides: the texts of its cards, where they are few."""
    seats: tuple[int, ...] = (2, 3)
    """Each number of seats is one whole game."""


def battle_texts() -> list[str]:
    cards = [f"{card.name}: {card.text()}" for card in battle_cards.CARDS]
    return [
        *cards,
        *(f"{o.name}: {o.text()}" for o in OBJECTIVES),
        *(f"{c.name}: {c.ability}" for c in CLANS),
    ]


BATTLE_NAMES: dict[str, Iterable[str]] = {
    "province": NAMES,
    "objective": [objective.name for objective in OBJECTIVES],
    "card": [card.name for card in battle_cards.CARDS[: battle_cards.FIRST_OTHER]],
    "bonus": [name for name in SPECIAL_NAMES if re.search(r"\d", name)],
    "territory": [f"{name} territory" for name in TERRITORIES.values()],
    "face": [name for face in FACE_NAMES if face[-1].isdigit() for name in (face, face.capitalize())],
    "clan": [clan.name for clan in CLANS],
}


def card_names(game: str) -> dict[str, Iterable[str]]:
    """What stands for the names of a card game: its cards and its clans."""
    library = library_of(game)
    return {
        "card": [library.listed(card) for card in library.published()],
        "clan": [clan.name for clan in CLANS],
    }


LCG_NAMES: dict[str, Iterable[str]] = {
    **card_names("lcg"),
    "element": ["Air", "Earth", "Fire", "Water", "Void"],
    "province": [f"{place} province" for place in ("first", "second", "third", "fourth", "stronghold")],
}


def ccg_names(edition: str) -> dict[str, Iterable[str]]:
    marks = (" (Experienced)", *[f" (Experienced {n})" for n in range(2, 7)], "")
    playable = [card for card in library_of(edition).on_tables() if not card.created]
    titles = [f"{card.name}{mark}" for card in playable for mark in marks]
    places = [f"{place} {word}" for place in ORDINALS for word in ("province", "Province")]
    return {"card": titles, "clan": CCG_CLANS, "province": places}


GAMES: dict[str, Words] = {
    "battle": Words(BATTLE_NAMES, "gorin.games.battle", battle_texts),
    "celestial": Words(ccg_names("celestial"), "gorin.games.ccg", seats=(2, 2)),
    "diamond": Words(ccg_names("diamond"), "gorin.games.ccg.diamond"),
    "war-of-honor": Words(ccg_names("war-of-honor"), "gorin.games.ccg.war_of_honor"),
    "lcg": Words(LCG_NAMES, "gorin.games.lcg"),
    "lcg/skirmish": Words(LCG_NAMES, "gorin.games.lcg.formats.skirmish", seats=(2,)),
}


def shortener(names: dict[str, Iterable[str]]) -> Callable[[str], str]:
    """Puts what stands for a name in the place of each name, the longest first, and N for numbers."""
    kinds = {name: kind for kind, given in names.items() for name in given if name}
    longest = "|".join(re.escape(name) for name in sorted(kinds, key=len, reverse=True))
    names_in = re.compile(rf"(?<![\w-])(?:{longest})(?![\w-])")
    place = re.compile(r"(?:in|on the coast of|from \[province\] against) \[province\]")
    several = rf"(?: {TIMES}\d+)?((?: \[there\])?)"
    listed = re.compile(rf"\[(\w+)\]{several}(?:(?:, and |, | and )\[\1\]{several})+")

    def short(sentence: str) -> str:
        said = names_in.sub(lambda name: f"[{kinds[name.group()]}]", sentence)
        said = place.sub("[there]", said)
        said = listed.sub(lambda found: f"[{found.group(1)}s]{found.group(2)}", said)
        return without_card_words(re.sub(r"(?<![\w\[])\d+", "N", said))

    return short


CARD_WORDS = re.compile(
    r"(\[card\][^:]*?(?: \u2014 |: )|(?:plays|uses) [^.]*\. |only if |it needs |chooses: )((?:\S+ ){6})\S.*"
)


def without_card_words(sentence: str) -> str:
    """What is said in the words of a card is tested with the cards; here its beginning is enough."""
    return CARD_WORDS.sub(r"\1\2[...]", sentence)


def gathered(name: str) -> Shapes:
    words = GAMES[name]
    short = shortener(words.names)
    found: Shapes = {section: set() for section in ("prompts", "options", "reasons", "log", "events")}
    for number, seats in enumerate(words.seats):
        for section, said in whole_game(name, seats, 11 + number):
            found[section].add(short(said))
    found["events"] -= found["log"]
    ready = [
        r for module, reasons in all_reasons().items() if module.startswith(words.modules) for r in reasons
    ]
    found["reasons"] |= {short(reason.sentence) for reason in ready}
    found["texts"] = set(words.texts())
    return found


def whole_game(name: str, seats: int, seed: int) -> Iterable[tuple[str, str]]:
    game, rng = new_game(name, seats, seed), random.Random(seed)
    while not game.over:
        decision = rng.choice(game.pending)
        yield "prompts", decision.prompt
        for option in decision.options:
            yield "options", option.label
        asked = rng.choice(decision.options)
        yield from (("reasons", reason.sentence) for reason in decision.explain(asked))
        for ref in rng.sample(refs_of(game, decision.seat), 2):
            yield from (("reasons", reason.sentence) for reason in why_not(game, decision.seat, ref))
        game.choose(decision.pick(rng.randrange(decision.count)), decision.seat)
    for reader in (None, *range(seats)):
        yield from (("log", line.sentence) for line in game.log(reader))
    yield from (("events", line.sentence) for line in game.events if line.sentence)


def refs_of(game: gorin.Game, seat: int) -> list[str]:
    """Things that a player could ask about: whatever the log has named to this seat, and the seats."""
    named = [ref for line in game.events if line.visible_to(seat) for ref in line.refs]
    return sorted({*named, "seat:0", "seat:1"})


def why_not(game: gorin.Game, seat: int, ref: str) -> tuple[Reason, ...]:
    try:
        return game.why_not(seat, ref)
    except gorin.GorinError:  # what the log has named may be gone
        return ()


def rendered(name: str) -> str:
    parts: list[str] = []
    for section, said in gathered(name).items():
        parts += [f"# {section}", "", *sorted(said - {""}), ""]
    return "\n".join(parts)


@pytest.mark.parametrize("name", GAMES)
def test_the_words_are_those_that_were_read(name: str):
    path = FOLDER / f"{name.replace('/', '-')}.txt"
    said = rendered(name)
    if os.environ.get("GORIN_REGENERATE"):
        path.write_text(said, encoding="utf-8")
    assert said.splitlines() == path.read_text(encoding="utf-8").splitlines()


def test_a_name_and_a_number_are_left_out():
    short = shortener({"card": ["Fine Katana", "Banzai!"], "clan": ["Lion"]})
    assert short("Lion plays Fine Katana (3 fate).") == "[clan] plays [card] (N fate)."
    assert short(f"Lion bows Banzai!, Fine Katana {TIMES}2, and Banzai!.") == "[clan] bows [cards]."
