"""The decks out of the Core Set: legal, and of that set alone; line-ups for every format."""

from collections import Counter

import pytest

from gorin.games.lcg.decks.cards import CLANS, pool
from gorin.games.lcg.decks.core import CORE_DECKS
from gorin.games.lcg.decks.core_skirmish import SKIRMISH_DECKS
from gorin.games.lcg.decks.formats import FORMATS
from gorin.games.lcg.decks.given import deck_for, decks_for
from gorin.games.lcg.decks.library import LIBRARY
from gorin.games.lcg.decks.line_ups import LINE_UPS
from gorin.kernel.errors import InvalidSetup
from gorin.language.core import ruleset
from gorin.language.core.ruleset import catalogue
from gorin.language.library.deck import Deck
from support.lcg_decks import lion

POOL = pool()
ALL = [*CORE_DECKS, *SKIRMISH_DECKS]
SEATS = {"stronghold": 2, "skirmish": 2, "enlightenment": 3, "team-conquest": 4}


@pytest.mark.parametrize("deck", ALL, ids=lambda deck: deck.id)
def test_each_deck_is_legal_in_its_format_and_of_the_core_set(deck):
    assert LIBRARY.wrong_with(deck) == []
    assert {POOL[slug].pack for slug in deck.cards()} == {"core"}


def test_every_clan_has_a_deck_of_either_kind():
    for decks in (CORE_DECKS, SKIRMISH_DECKS):
        assert [LIBRARY.clans_of(deck) for deck in decks] == [(clan,) for clan in CLANS]


@pytest.mark.parametrize("deck", ALL, ids=lambda deck: deck.id)
def test_a_few_core_sets_hold_the_cards(deck):
    """A Core Set has every title at least once: three for a stronghold deck, two for skirmish."""
    sets = 3 if deck.format == "stronghold" else 2
    assert max(Counter(deck.cards()).values()) <= sets


@pytest.mark.parametrize("format", FORMATS)
def test_the_line_ups_seat_everybody_with_a_legal_deck(format):
    for line_up in LINE_UPS[format]:
        assert len(line_up) == SEATS[format]
        for id in line_up:
            deck = deck_for(format, id)
            assert deck.format == format
            assert LIBRARY.wrong_with(deck) == []


def test_every_clan_is_in_some_line_up_of_two():
    for format in ("stronghold", "skirmish"):
        ids = [id for line_up in LINE_UPS[format] for id in line_up]
        assert {LIBRARY.clans_of(LIBRARY.decks[id])[0] for id in ids} == set(CLANS)


def test_no_team_shares_a_unique_title():
    for line_up in LINE_UPS["team-conquest"]:
        uniques = [
            {POOL[slug].name for slug in LIBRARY.decks[id].cards() if POOL[slug].unique} for id in line_up
        ]
        assert sum(map(len, uniques)) == len(set.union(*uniques)) >= 16


# --- what a new game is given ---------------------------------------------------------------------


def test_a_deck_of_the_core_set_is_another_one_in_skirmish():
    assert deck_for("skirmish", "crab-core") is LIBRARY.decks["crab-core-skirmish"]
    assert deck_for("stronghold", "crab-core").lists == LIBRARY.decks["crab-core"].lists
    assert deck_for("enlightenment", "crab-core").format == "enlightenment"


class Written:
    complete = True


@pytest.fixture
def finished(monkeypatch):
    """As if somebody had written what every card does."""
    monkeypatch.setitem(ruleset._catalogues, "lcg", dict.fromkeys(POOL, Written()))


@pytest.mark.usefixtures("finished")
@pytest.mark.parametrize("format", FORMATS)
def test_without_decks_a_line_up_is_played(format):
    assert decks_for(format, None, SEATS[format]) == list(LINE_UPS[format][0])
    known = "crab-core-skirmish, crane-core-skirmish" if format == "skirmish" else "crab-core, crane-core, "
    with pytest.raises(
        InvalidSetup, match=f"a deck for each of the {SEATS[format]} seats; choose from {known}"
    ):
        decks_for(format, ["crab-core"], SEATS[format])


@pytest.mark.usefixtures("finished")
def test_a_deck_that_is_not_legal_in_the_format_is_refused():
    own = {part: cards for part, cards in lion("skirmish").lists.items() if part in ("dynasty", "conflict")}
    assert decks_for("skirmish", [own, "crab-core"], 2) == [own, "crab-core"]
    with pytest.raises(InvalidSetup, match=r"the deck 'own deck' is not legal: .*LCG-DECK-01"):
        decks_for("stronghold", [own, "crab-core"], 2)
    with pytest.raises(InvalidSetup, match="LCG-SKIR-01"):
        decks_for("skirmish", ["crab-core", {**own, "role": "keeper-of-air"}], 2)


def test_cards_that_nobody_has_written_are_named(monkeypatch):
    """Whichever those are at the moment: here it is a role that counts as unfinished for a while."""
    deck = Deck("own", "own", {**lion().lists, "role": ["support-of-the-crab"]}, "", "stronghold")
    told = "Support of the Crab cannot be played here yet"
    assert told not in LIBRARY.why_illegal(deck)
    monkeypatch.setattr(catalogue("lcg")["support-of-the-crab"], "complete", False)
    assert told in LIBRARY.why_illegal(deck)
