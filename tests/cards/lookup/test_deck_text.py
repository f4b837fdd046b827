"""Lists of cards: every line means something or says what is wrong with it."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gorin.cards.deck_text import MOST_LINES, write_deck
from gorin.cards.decks import parse_deck
from gorin.games.ccg.decks import ccg_deck
from gorin.games.ccg.kinds import STRONGHOLD
from gorin.kernel.errors import GorinError
from gorin.language.library.given import as_option, resolve_deck
from gorin.language.library.library import known_decks, library_of, why_illegal

CARDS = library_of("celestial").cards()
LIBRARY = library_of("celestial")
IN_DECKS = [c for c in LIBRARY.published() if c.type != STRONGHOLD]
STRONGHOLDS = [c for c in LIBRARY.published() if c.type == STRONGHOLD]

SUN_AND_MOON = """\
# Stronghold
1 Kyuden Hida

# Pre-Game - (2) [2 distinct]
1 Border Keep
1 Bamboo Harvesters

# Dynasty
# Personalities (3)
1 Hida Kuon - exp6
2 Hida Kaoru

# Fate
# Strategies (12)
12 Charge
3 I Will Not Die Alone!
"""
PLAIN = """\
Kyuden Hida
1 Hida Kuon (Experienced 6)
2x Hida Kaoru (Celestial Edition)
12 x Charge
3x I Will Not Die Alone!
"""
YAML = """\
name: Wall
author: somebody
Pre-Game:
- 1x Kyuden Hida [Celestial Edition]
- 1x Border Keep [Celestial Edition]
Dynasty:
- 1x Hida Kuon - exp6 [Death at Koten] {art: 2}
- 2x Hida Kaoru
Fate:
- 12x Charge
- 3x I Will Not Die Alone!
"""
OCTGN = """\
<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="0a-1b">
  <section name="Stronghold"><card qty="1" id="1">Kyuden Hida</card></section>
  <section name="Dynasty" shared="False">
    <card qty="1" id="2">Hida Kuon - exp6</card>
    <card qty="2" id="3">Hida Kaoru</card>
  </section>
  <section name="Fate">
    <card qty="12" id="4">Charge</card>
    <card qty="3" id="5">I Will Not Die Alone!</card>
  </section>
</deck>
"""
LACKEY = (
    "1\tKyuden Hida\nDynasty:\n1\tHida Kuon - exp6\n2\tHida Kaoru\n"
    "Fate:\n12\tCharge\n3\tI Will Not Die Alone!\n"
)


def read(text):
    return parse_deck("celestial", text)


def same(one, other):
    parts = ("stronghold", "dynasty", "fate")
    return all(Counter(one.lists[part]) == Counter(other.lists[part]) for part in parts)


@pytest.mark.parametrize(
    "text",
    [SUN_AND_MOON, PLAIN, SUN_AND_MOON.replace("\n", "\r\n"), "\ufeff" + PLAIN, YAML, OCTGN, LACKEY],
    ids=["sun and moon", "plain", "windows", "marked", "yaml", "octgn", "lackey"],
)
def test_all_formats_make_the_same_deck(text):
    found = read(text)
    assert found.problems == ()
    assert found.deck.one("stronghold") == "kyuden-hida"
    assert Counter(found.deck.lists["dynasty"]) == {"hida-kuon-exp6": 1, "hida-kaoru": 2}
    assert Counter(found.deck.lists["fate"]) == {"charge": 12, "i-will-not-die-alone": 3}


@pytest.mark.parametrize(
    "suffix",
    [" - exp6", " - Exp 6", " -exp6", " • Experienced 6", " (Experienced 6)", " exp6", " \u2013 exp6"],
)
def test_experience_is_read_as_lists_write_it(suffix):
    assert read(f"1 Kyuden Hida\n1 Hida Kuon{suffix}").deck.lists["dynasty"] == ["hida-kuon-exp6"]


def test_a_heading_says_where_a_card_goes_and_the_rules_say_that_it_may_not():
    found = read("1 Kyuden Hida\nDynasty:\n2 Charge\nFate Deck (3)\n2 Rout")
    assert (found.deck.lists["dynasty"], found.deck.lists["fate"]) == (["charge"] * 2, ["rout"] * 2)
    assert "Charge does not belong into the Dynasty deck [CE-GEN-03]" in found.reasons


def test_starting_holdings_are_no_part_of_a_deck_unless_somebody_puts_them_there():
    assert read(SUN_AND_MOON).reasons == (
        "the Dynasty deck has 3 cards, fewer than 40 [CE-DECK-01]",
        "the Fate deck has 15 cards, fewer than 40 [CE-DECK-01]",
        "12 copies of Charge, more than 3 [CE-DECK-05]",
    )
    within = read("1 Kyuden Hida\n# Dynasty\n1 Border Keep")
    assert "Border Keep may not be in a deck [CE-DECK-03]" in within.reasons


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("3 Hida Kaouru", "line 2: 'Hida Kaouru' is not in gorin yet; did you mean Hida Kaoru"),
        ("3 Hida Kuon", "line 2: 'Hida Kuon' is not in gorin yet; did you mean Hida Kuon - exp6"),
        ("3 Qqqq Zzzz", "line 2: 'Qqqq Zzzz' is not in gorin yet"),
        ("Bayushi would like this", "line 2: 'Bayushi would like this' is neither a card nor a heading"),
        ("0 Charge", "line 2: 0 copies of Charge"),
        ("101 Charge", "line 2: 101 copies of Charge"),
        ("1 Shamate Keep", "line 2: Shamate Keep is one Stronghold too many [CE-STR-01]"),
    ],
)
def test_a_wrong_line_is_named_with_its_number_and_changes_nothing(line, said):
    found = read(f"1 Kyuden Hida\n{line}\n3 Charge")
    assert [str(problem)[: len(said)] for problem in found.problems] == [said]
    assert found.deck.lists["fate"] == ["charge"] * 3
    assert found.deck.one("stronghold") == "kyuden-hida"
    assert not found.is_legal


def test_a_deck_without_a_stronghold_says_so():
    assert read("3 Charge").reasons == (
        "the deck has no Stronghold yet [CE-STR-01]",
        "the Dynasty deck has 0 cards, fewer than 40 [CE-DECK-01]",
        "the Fate deck has 3 cards, fewer than 40 [CE-DECK-01]",
    )


@pytest.mark.parametrize("text", ["", "\n\n", "# Dynasty", "hello\nworld", "3 Nothing Known"])
def test_what_names_no_card_is_no_list(text):
    with pytest.raises(GorinError, match="not a deck list"):
        read(text)


def test_a_list_has_an_end():
    with pytest.raises(GorinError, match="has 301 lines"):
        read("1 Charge\n" * (MOST_LINES + 1))


@pytest.mark.parametrize("deck", known_decks("celestial").values(), ids=lambda deck: deck.id)
def test_the_decks_of_the_edition_are_written_and_read_back(deck):
    found = read(write_deck("celestial", deck))
    assert found.problems == ()
    assert same(found.deck, deck)
    assert found.deck.name == deck.name
    assert list(found.reasons) == why_illegal("celestial", found.deck)


def test_a_deck_that_was_read_can_be_played():
    found = read(SUN_AND_MOON)
    assert same(resolve_deck("celestial", as_option("celestial", found.deck)), found.deck)


def some_deck(draw_from, counts):
    slugs = [slug for slug, count in counts.items() for _ in range(count) if CARDS[slug] in draw_from]
    return slugs


COUNTS = st.dictionaries(st.sampled_from([card.slug for card in IN_DECKS]), st.integers(1, 15), max_size=40)


@given(
    counts=COUNTS,
    stronghold=st.sampled_from(STRONGHOLDS),
    name=st.text(max_size=30),
    ending=st.sampled_from(["\n", "\r\n"]),
)
@settings(max_examples=60)
def test_any_deck_is_written_and_read_back(counts, stronghold, name, ending):
    dynasty = some_deck([card for card in IN_DECKS if card.is_dynasty], counts)
    fate = some_deck([card for card in IN_DECKS if card.is_fate], counts)
    deck = ccg_deck("own", name, stronghold.slug, dynasty, fate, "")
    found = read(write_deck("celestial", deck).replace("\n", ending))
    assert found.problems == ()
    assert same(found.deck, deck)


@given(
    st.text(max_size=300)
    | st.lists(st.sampled_from([*map(LIBRARY.listed, IN_DECKS), "3", "x", "#", "- exp2"])).map(" ".join)
)
@settings(max_examples=150)
def test_any_text_is_a_list_or_one_clear_error(text):
    try:
        found = read(text)
    except GorinError:
        return
    assert all(line.slug or line.problem for line in found.lines)
    assert len(found.lines) <= MOST_LINES
