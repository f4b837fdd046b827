"""What a card says changes with what it does.

Every card of every game is altered in one place after another: a number, a filter, an owner, a player, a kind
of event, the direction of a comparison, a duration, a limit. Its text must be another one then, in at least
98 % of all changes; whatever is left stands in EXPLAINED with its reason.

A word is exchanged for one other of its kind, drawn by a fixed seed. GORIN_FIDELITY=all tries all of them,
and says which explanations nothing needs any more.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

import gorin  # noqa: F401  (makes the cards known)
from gorin import engine
from gorin.games.battle.cards import CARDS as BATTLE_CARDS
from gorin.games.ccg import kinds as ccg
from gorin.games.lcg import kinds as lcg
from gorin.language.abilities import Triggered
from gorin.language.core import ruleset
from support.altering import Game, changes_of, is_told, text_of_card, words_by_family, words_of
from support.sources import SOURCES

EXHAUSTIVE = os.environ.get("GORIN_FIDELITY") == "all"
ENOUGH = 0.98
GAMES = ("celestial", "diamond", "war-of-honor", "lcg", "battle")
THE_RULES = "the-rules"
"""What every player can do; it is printed on no card."""

EXPLAINED = {
    # --- said by the rules, or by the verb -----------------------------------------------------------
    "CardFilter.zone": "cards are discarded from the hand, as the rules say of every cost",
    "Later.until": "the moment that it waits for comes in time, or names its own time",
    "Delayed.until": "the same in the LCG",
    "FirstOf.until": "the same for the first of several moments",
    "Later.every_time": "the moment that it waits for comes once",
    "Action.once_per_turn": "an ability that is used twice says how often anyway",
    # --- makes no difference here --------------------------------------------------------------------
    "Produces.discount": "without something to pay for there is nothing to make cheaper",
    "Produces.destroying": "what makes others cheaper, or needs help, is not destroyed",
    "MoveHere.to_enemies": "the condition before it asks for enemies there",
    "MoveElsewhere.or_home": "only those who move to enemies may go home instead",
    "MoveAdjacent.or_home": "the same",
    "Choose.optional": "what follows names what is chosen, so it must be chosen",
    "Pick.least": "a cost or an effect says whether it must be chosen",
    "Pick.most": "who chooses one of their own chooses one",
    "CardFilter.predicates @deceptive-offer": "who could not grow is no target by rule (LCG-TARG-07)",
    "CardFilter.predicates @courteous-greeting": "LCG-TARG-07: whoever is bowed already is no target",
    "CharacterCount.most": "there are never so many",
    "Gives.by": "only whoever selects a way gives; otherwise you do",
    "Gives.giver @levy": "whoever selects this way gives it, which stands before it",
    "Gives.giver @the-eternal-watch": "the same",
    "Gives.giver @deceptive-offer": "the same",
    "Chooses.own": "a place of yours holds nothing but your own",
    "Draw.who @birth-of-the-sword": "each player may do it; whoever does is named before",
    "Draw.who @imperial-ambassadorship": "the same",
    # --- told once, kept twice -----------------------------------------------------------------------
    "CreateOnSeveral.to": "the same noun again, for the base class",
    "ForThose.card_filter": "the same noun again, for those who are there now",
    "MovedByAction.whom @yoritomo-saburo-exp": "called by what the trigger said: that Personality",
    "Those.card_filter @indomitable-will": "called by what was said before: that character",
    "CardFilter.kinds @indomitable-will": "the same",
    "ResolveThis.who": "the same player as who may do it",
    "OfPlayers.who @way-of-the-phoenix": "five rules, one for each element, are told in one sentence",
    "Whenever.condition @study-the-natural-world": "the same",
    "Delayed.trigger @changing-paths": "five moments, one for each Ring, are told as what it asks for",
    "GiveKeyword.gained @isawa-naki": "several gifts, of which the first is told in full",
    "GiveKeyword.until @isawa-naki": "the same",
    "Lying.holder @shosuro-actress": "an opponent and each opponent are alike where one card is chosen",
    "Lying.holder @sabotage": "the same",
    "OnEvent.event @mantra-of-air": "a ring and its conflict are declared in the same words",
    "OnEvent.event @mantra-of-water": "a ring and its conflict are declared in the same words",
    "OnEvent.event @shiba-pureheart": "the same",
    # --- a filter that the word beside it says -------------------------------------------------------
    "ThisCard.predicates @bayushi-hikoko": "who is dishonorable already cannot be dishonored as a cost",
    "CardFilter.predicates @heavenly-yari-of-the-phoenix": "whose it is goes without saying: from your hand",
    "Prevents.against @hiruma-house-guard": "nothing but Fear does it, whatever it comes from",
    "Prevents.against @matsu-kenji": "the same",
    "CardFilter.predicates @traveling-ronin": "whoever can bear it: the rules of attaching say so",
    "CardFilter.predicates @moto-chagatai-exp2": "the same, and the price is told",
    "CardFilter.predicates @know-your-center": "only a unit at another battlefield can move",
    "CardFilter.predicates @ring-of-water": "the same",
    "CardFilter.predicates @ride-through-the-night": "the same",
    "Triggered.from_hand @embracing-virtue": "it works from the discard pile, which is said instead",
    "CardFilter.predicates @shinjo-tatsuo": "only a character that can move in is moved",
    "CardFilter.predicates @wild-stallion": "the same",
    "CardFilter.predicates @master-of-the-swift-waves": "only who can move is moved",
    "CardFilter.predicates @indomitable-will": "called by what was said before: that character",
    "CardFilter.predicates @white-stag-burns": "only an unbowed one can be bowed",
    "CardFilter.predicates @poetry-contest": "the same",
    "CardFilter.predicates @hida-isamu": "your other Personalities: this one is left out",
    "CardFilter.predicates @togashi-teijo": "the noun is the name of the card: Ring of the Void",
    "CardFilter.predicates @blacksmiths": "the same: Iron Mine",
    "CardFilter.predicates @takaos-jingasa": "the noun says it: this Personality",
    "CardFilter.predicates @yoritomo-kajiko": "the noun says it: a card that gives you a province",
    "CardFilter.predicates @kakita-dueling-academy": "the noun says it: Iaijutsu",
    # --- whom Fear may target ------------------------------------------------------------------------
    **{
        f"{place} @{slug}": "the rules say whom Fear may target"
        for place in ("CardFilter.predicates", "CardFilter.kinds", "Pick.card_filter", "Pick.role")
        for slug in ("relentless-assault", "hiruma-house-guard")
    },
    "Pick.card_filter @test-of-skill": "what is named is told by the words of the cost",
    "Pick.card_filter @seven-stings-keep": "the same",
}
"""Places whose change no text tells, on every card or on one, and why."""


class Outcome(NamedTuple):
    """What came of a change."""

    slug: str
    place: str
    change: str
    told: bool

    def is_explained(self) -> bool:
        return bool({self.place, f"{self.place} @{self.slug}"} & set(EXPLAINED))


class Altered(NamedTuple):
    """A card, as something whose words can be altered."""

    slug: str
    words: list[Any]
    roots: list[Any]
    text: Callable[[], str]


def cards_of(game: str) -> Iterator[Altered]:
    if game == "battle":
        yield from (Altered(c.id, words_of(*c.program), list(c.program), c.text) for c in BATTLE_CARDS)
        return
    for card in ruleset.catalogue(game).values():
        if card.complete and card.words and card.slug != THE_RULES:
            roots = list(card.words)
            yield Altered(card.slug, words_of(*roots), roots, lambda card=card: text_of_card(card))


@cache
def outcomes(game: str) -> list[Outcome]:
    """Every change of every card of a game that leaves a card which could exist.

    They are made on the plain engine: compiled code trusts that its words are what they were made as, and
    may end the whole process where they are not.
    """
    if not engine.is_compiled():
        return tried_here(game)
    paths = os.pathsep.join([str(SOURCES.parent), str(Path(__file__).parents[1])])
    told = subprocess.run(
        [sys.executable, "-c", IN_ANOTHER_PROCESS, game],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        check=True,
    )
    return msgspec.json.decode(told.stdout, type=list[Outcome])


IN_ANOTHER_PROCESS = """
import sys, msgspec
from cards.test_fidelity import tried_here
sys.stdout.buffer.write(msgspec.json.encode(tried_here(sys.argv[1])))
"""


def tried_here(game: str) -> list[Outcome]:
    cards, chance = list(cards_of(game)), random.Random(game)
    durations = len(lcg.UNTIL if game == "lcg" else ccg.UNTIL)
    known = Game(durations, words_by_family([card.words for card in cards]))

    def picked(others: list[Any]) -> list[Any]:
        return others if EXHAUSTIVE else chance.sample(others, min(1, len(others)))

    return [each for card in cards for each in _tried(card, known, picked)]


def _tried(card: Altered, game: Game, picked: Callable[[list[Any]], list[Any]]) -> Iterator[Outcome]:
    before = card.text()
    for word in card.words:
        is_waiting = isinstance(word, Triggered) and word not in card.roots
        for change in changes_of(word, game, picked):
            if is_waiting and change.kind == "flag":
                continue  # where it works is said of abilities that are printed, not of what waits
            told = is_told(change, card.text, before)
            if told is not None:
                yield Outcome(card.slug, change.place.name, change.told, told)
    assert card.text() == before, "whatever was altered is as it was"


@pytest.mark.parametrize("game", GAMES)
def test_a_text_tells_nearly_every_change(game: str):
    tried = outcomes(game)
    told = sum(each.told for each in tried)
    assert len(tried) >= 50
    assert told >= ENOUGH * len(tried), f"{told} of {len(tried)}: {untold(game).most_common(20)}"


@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_text_does_not_tell_has_a_reason(game: str):
    unexplained = [each for each in outcomes(game) if not each.told and not each.is_explained()]
    assert [f"{each.slug}: {each.change}" for each in unexplained] == []


if EXHAUSTIVE:  # which word is tried in a place is drawn otherwise, and says little about the others

    def test_every_explanation_is_needed():
        needed = [each for game in GAMES for each in outcomes(game) if not each.told]
        assert set(EXPLAINED) - {name for each in needed for name in _names_of(each)} == set()


def _names_of(outcome: Outcome) -> tuple[str, str]:
    return outcome.place, f"{outcome.place} @{outcome.slug}"


def untold(game: str) -> Counter[str]:
    return Counter(each.place for each in outcomes(game) if not each.told)
