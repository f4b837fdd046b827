"""Looking up and listing cards of the LCG, of which many cannot be played yet."""

import json
import re
import subprocess
import sys
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gorin.cards.coverage import coverage, total
from gorin.cards.deck_text import write_deck
from gorin.cards.decks import parse_deck
from gorin.cards.names import exactly, find, nearest
from gorin.cards.query import search
from gorin.games.lcg.decks.cards import CLANS, ELEMENTS, TYPES, pack_named, pool
from gorin.games.lcg.decks.library import LIBRARY
from gorin.games.lcg.decks.pool.reconstructed import LINES as RECONSTRUCTED
from gorin.games.lcg.formats.treaties.cards import TREATY_CARDS
from gorin.kernel.errors import GorinError

POOL = pool()
JIGOKU = """\
Lions at the Gate
Lion Clan (Crane splash)

Stronghold (1)
1 Yōjin no Shiro (Core Set)
Role (1)
1x Seeker of Water (Core Set)
Province Deck
1 The Art of War
1 Rally to the Cause
Dynasty Deck (3)
3x Deathseeker (Core)
Conflict Deck (13)
10 Banzai!
3 For Greater Glory (Core Set)
"""


def read(text):
    return parse_deck("lcg", text)


def test_the_pool_is_whole():
    reconstructed = [line for line in RECONSTRUCTED.splitlines() if " | " in line]
    assert len(POOL) + len(TREATY_CARDS) == 1282 + len(reconstructed)
    assert Counter(card.pack for card in POOL.values())["clan-war"] == 94 - len(TREATY_CARDS)
    assert Counter(card.pack for card in POOL.values())["under-fu-leng-s-shadow"] == 48
    assert Counter(card.pack == "core" for card in POOL.values())[True] == 223
    for card in POOL.values():
        assert card.type_name in TYPES and card.clan in (*CLANS, "Neutral")
        assert (card.side in ("dynasty", "conflict")) == (card.type_name not in TYPES[:3])
        assert bool(card.elements) == (card.type_name == "province")
        assert set(card.elements) <= set(ELEMENTS)
        assert set(card.numbers) <= {number.name for number in LIBRARY.numbers}


@pytest.mark.parametrize(
    "slug",
    [
        "attendant-to-the-emperor", "doji-whisperer", "eager-scout", "fiery-madness", "fire-tensai-initiate",
        "matsu-berserker", "moto-conqueror", "samurai-of-integrity", "serene-warrior", "siege-captain",
        "valiant-oathkeeper", "young-philosopher",
    ],
)  # fmt: skip
def test_a_card_without_a_text_is_played_by_its_numbers(slug):
    assert POOL[slug].complete and LIBRARY.text(POOL[slug]) == ""


def test_the_cards_that_are_written_are_counted_by_clan():
    lines = coverage(LIBRARY)
    assert [line.group for line in lines] == [*CLANS, "none", "treaties"]
    crab = [card for card in POOL.values() if card.clan == "Crab"]
    assert lines[0] == ("Crab", sum(card.complete for card in crab), len(crab))
    assert lines[-1] == ("treaties", 12, 12)
    assert total(lines).all == len(POOL) + 12


def test_the_facts_hold_numbers_and_names_but_no_sentence():
    for card in POOL.values():
        facts = LIBRARY.facts(card)
        assert facts["text"] == "" or facts["complete"]
        assert all(len(word) < 20 for word in facts["keywords"])
    kisada = LIBRARY.facts(POOL["hida-kisada"])
    assert (kisada["clan"], kisada["cost"], kisada["military"], kisada["political"]) == (["Crab"], 5, 7, 2)
    assert kisada["unique"] and kisada["pack"] == "core" and kisada["decks"] == [
        "crab-core", "crab-core-skirmish"
    ]  # fmt: skip
    assert LIBRARY.numbers_shown(POOL["vengeful-berserker"])["Political"] == "-"
    assert LIBRARY.facts(POOL["vengeful-berserker"])["political"] is None


def test_a_province_shows_its_element_and_the_role_that_it_needs_and_who_is_meant():
    province = POOL["feast-or-famine"]
    shown = LIBRARY.numbers_shown(province)
    assert shown == {"Strength": "3", "Element": "Fire", "Only with role": "Fire"}
    assert "move 1 fate from the target to that character" in LIBRARY.text(province)


@pytest.mark.parametrize(
    "name", ["Mirumoto's Fury", "mirumoto-s-fury", "01-mirumoto-s-fury", "MIRUMOTO\u2019S FURY"]
)
def test_a_card_is_found_however_programs_write_its_name(name):
    assert exactly("lcg", name) is POOL["mirumotos-fury"]


def test_every_card_is_found_by_its_names():
    for card in POOL.values():
        for name in (card.slug, LIBRARY.listed(card), LIBRARY.listed(card).upper()):
            assert exactly("lcg", name) is card
    assert exactly("lcg", "Yojin no Shiro") is POOL["yojin-no-shiro"]
    assert nearest("lcg", "Hida Kisda")[0] == "Hida Kisada"


@pytest.mark.parametrize(
    ("call", "answer"),
    [("pack_named('Core Set')", "core"), ("slug_by_letters('mirumoto-s-fury')", "mirumotos-fury")],
)
def test_the_tables_are_read_by_whoever_asks_first(call, answer):
    asked = f"from gorin.games.lcg.decks import cards; print(cards.{call})"
    told = subprocess.run(
        [sys.executable, "-c", asked], capture_output=True, text=True, check=True, timeout=60
    )
    assert told.stdout.strip() == answer


def test_cards_of_one_title_are_told_apart_by_number_or_by_pack():
    first, second = POOL["akodo-toturi"], POOL["akodo-toturi-2"]
    assert (first.clan, second.clan) == ("Lion", "Neutral")
    assert exactly("lcg", "Akodo Toturi") is first
    for name in ("Akodo Toturi (2)", "akodo-toturi-2", "Akodo Toturi (Children of the Empire)"):
        assert exactly("lcg", name) is second
    assert find("lcg", "akodo toturi") == [first, second]
    assert exactly("lcg", "Akodo Toturi (Core)") is first
    assert [pack_named(name) for name in ("Core", "core set", "Nowhere Set")] == ["core", "core", ""]


@pytest.mark.parametrize(
    ("query", "fits"),
    [
        ("clan:crab type:holding", lambda card: card.clan == "Crab" and card.type_name == "holding"),
        ("clan:neutral side:conflict", lambda card: card.clan == "Neutral" and card.side == "conflict"),
        ("element:void", lambda card: "void" in card.elements),
        ("role:keeper", lambda card: card.role == "keeper"),
        ("trait:bushi mil>=6", lambda card: "Bushi" in card.keywords and is_at_least(card, "military", 6)),
        ("influence>3 type:stronghold", lambda card: card.type_name == "stronghold"),
        ("yojin type:stronghold", lambda card: card.slug == "yojin-no-shiro"),
        ("trait:YŌJIMBŌ pack:core", lambda card: "Yōjimbō" in card.keywords and card.pack == "core"),
        ("pack:core type:role", lambda card: card.pack == "core" and card.type_name == "role"),
    ],
)
def test_queries(query, fits):
    expected = {card.slug for card in POOL.values() if fits(card)}
    assert {card["slug"] for card in search("lcg", query)} == expected != set()


def is_at_least(card, number, least):
    return (
        re.fullmatch(r"\d+", card.numbers.get(number, "")) is not None and int(card.numbers[number]) >= least
    )


# --- lists ----------------------------------------------------------------------------------------


def test_a_list_of_jigoku_is_read_and_its_notes_are_skipped():
    found = read(JIGOKU)
    assert found.problems == ()
    assert found.deck.lists == {
        "stronghold": ["yojin-no-shiro"],
        "role": ["seeker-of-water"],
        "provinces": ["the-art-of-war", "rally-to-the-cause"],
        "dynasty": ["deathseeker"] * 3,
        "conflict": ["banzai"] * 10 + ["for-greater-glory"] * 3,
        "sideboard": [],
    }
    assert "10 copies of Banzai!, more than 3 [LCG-DECK-08]" in found.reasons


def test_emeralddb_gives_ids_and_counts():
    cards = {
        "yojin-no-shiro": 1,
        "akodo-toturi-2": 2,
        "mirumoto-s-fury": 3,
        "keeper-of-air": 1,
        "night-raid": 1,
    }
    for format, named in (
        ("standard", "stronghold"),
        ("skirmish", "skirmish"),
        ("enlightenment", "enlightenment"),
    ):
        told = {
            "name": "Lions",
            "format": format,
            "primary_clan": "lion",
            "secondary_clan": "dragon",
            "cards": cards,
        }
        for text in (json.dumps(told), json.dumps({"record": told}), json.dumps([told], indent=2)):
            deck = read(text).deck
            assert (deck.name, deck.format) == ("Lions", named)
            assert deck.lists["dynasty"] == ["akodo-toturi-2"] * 2
            assert deck.lists["conflict"] == ["mirumotos-fury"] * 3
            assert (deck.one("stronghold"), deck.one("role")) == ("yojin-no-shiro", "keeper-of-air")
            assert deck.lists["provinces"] == ["night-raid"]


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ({"cards": {"banzay": 3, "banzai": 3}}, "line 1: 'banzay' is not in gorin yet; did you mean Banzai!"),
        ({"cards": {"banzai": 0, "rout": 1}}, "line 1: 0 copies of Banzai!"),
        ({"cards": {"kyuden-hida": 1, "shizuka-toshi": 1}}, "Shizuka Toshi is one stronghold too many"),
        ({"cards": {"keeper-of-air": 2, "rout": 1}}, "Keeper of Air is one role too many [LCG-DECK-02]"),
        ({"cards": {"rout": 1}, "format": "chess"}, "there is no format 'chess'; choose stronghold"),
    ],
)  # fmt: skip
def test_what_is_wrong_in_a_json_is_named(told, said):
    assert any(said in str(line) for line in read(json.dumps(told)).problems)


def test_a_misspelt_part_of_a_json_is_named_with_the_nearest():
    with pytest.raises(GorinError, match=r"there is no part 'conflct'; did you mean conflict\?"):
        read(json.dumps({"stronghold": "yojin-no-shiro", "conflct": {"banzai": 3}, "created": "today"}))


@pytest.mark.parametrize(
    "text", ["{", "{}", '{"cards": 3}', '{"cards": {"rout": "3"}}', '{"cards": {}}', "[{}]", "{" * 5000]
)
def test_json_that_is_no_deck_is_one_clear_error(text):
    with pytest.raises(GorinError):
        read(text)


@pytest.mark.parametrize("format", ["emerald", "obsidian", "jade-edict", "standard"])
def test_formats_of_other_programs_that_build_like_stronghold_decks(format):
    found = read(json.dumps({"format": format, "cards": {"rout": 1}}))
    assert (found.deck.format, found.problems) == ("stronghold", ())


def test_an_unknown_format_in_a_json_stands_in_no_line():
    problems = read(json.dumps({"format": "chess", "cards": {"rout": 1}})).problems
    assert [str(line)[:24] for line in problems] == ["there is no format 'ches"]


def test_an_unknown_format_in_a_list_is_named():
    problems = read("# Format: chess\n3 Banzai!").problems
    assert [str(line) for line in problems] == [
        "line 1: there is no format 'chess'; choose stronghold, skirmish, enlightenment, or team-conquest"
    ]


def test_octgn_files_are_read():
    found = read(
        '<?xml version="1.0"?>\n<deck game="1">\n<section name="Conflict" shared="False">\n'
        '<card qty="3" id="a-b">Banzai!</card>\n<card qty="1" id="c">Mirumoto&apos;s Fury</card>\n'
        "</section>\n</deck>"
    )
    assert found.problems == ()
    assert found.deck.lists["conflict"] == ["banzai"] * 3 + ["mirumotos-fury"]


@pytest.mark.parametrize("deck", LIBRARY.decks.values(), ids=lambda deck: deck.id)
def test_the_decks_are_written_and_read_back(deck):
    found = read(write_deck("lcg", deck))
    assert found.problems == () and found.deck.format == deck.format and found.deck.name == deck.name
    for part, cards in deck.lists.items():
        assert Counter(found.deck.lists[part]) == Counter(cards)


IN_DECKS = [card for card in POOL.values() if card.side]


@given(
    st.dictionaries(
        st.sampled_from([card.slug for card in IN_DECKS]), st.integers(1, 5), max_size=40, min_size=1
    )
)
@settings(max_examples=40)
def test_any_deck_is_written_and_read_back(counts):
    lists: dict[str, list[str]] = {"dynasty": [], "conflict": []}
    for slug, count in counts.items():
        lists[POOL[slug].side] += [slug] * count
    deck = LIBRARY.make("own", "any", lists)
    found = read(write_deck("lcg", deck))
    assert found.problems == ()
    assert all(Counter(found.deck.lists[part]) == Counter(cards) for part, cards in deck.lists.items())
    as_json = read(json.dumps({"cards": counts}))
    assert Counter(as_json.deck.cards()) == Counter(deck.cards())
