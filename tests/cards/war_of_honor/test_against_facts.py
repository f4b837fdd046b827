"""All cards and the four decks against a list of our own, and the list against what it was made of."""

from __future__ import annotations

import csv
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import gorin
from gorin.cards.names import exactly
from gorin.games.ccg.celestial.cards import CARDS as CELESTIAL
from gorin.games.ccg.definition import NO_REQUIREMENT, Card, definition
from gorin.games.ccg.kinds import CLANS
from gorin.games.ccg.war_of_honor.cards import BORROWED, CARDS
from gorin.games.ccg.war_of_honor.decks import DECKS
from gorin.language.core.render import card_text
from gorin.language.library.library import library_of
from support.rule import rule

HERE = Path(__file__).parent
FACTS = HERE.parents[3] / "shared" / "facts" / "war_of_honor_cards.json"
with (HERE / "facts.tsv").open(encoding="utf-8") as _lines:
    LIST = {row["slug"]: row for row in csv.DictReader(_lines, delimiter="\t")}
STATS = ("force", "chi", "honor_req", "gold_cost", "personal_honor", "focus")


def number(card: Card, stat: str) -> str:
    value: int = getattr(card, stat)
    return "-" if value == NO_REQUIREMENT else str(value)


@rule("WH-SHD-02", "WH-TXT-03", "WH-TXT-04", "WH-PER-01", "WH-PER-02", "WH-PER-03", "WH-PER-06", "WH-STRT-04")
@pytest.mark.parametrize("slug", sorted(LIST))
def test_the_card_is_as_printed(slug: str):
    card, told = definition("war-of-honor", slug), LIST[slug]
    assert (card.name.lower(), card.type_name.lower()) == (told["name"].lower(), told["type"])
    assert ", ".join(sorted(card.keywords)) == told["keywords"]
    assert ", ".join(card.clans) == told["clan"]
    assert {stat: number(card, stat) for stat in STATS if told[stat]} == {
        stat: told[stat] for stat in STATS if told[stat]
    }
    if told["stronghold"]:
        printed = (card.province_strength, card.gold_production, card.starting_honor)
        assert "/".join(map(str, printed)) == told["stronghold"]
    if told["type"] == "strategy":
        assert card.gold_cost == 0  # WH-STRT-03
    assert card.complete


def test_there_are_no_others():
    assert sorted(card.slug for card in CARDS) == sorted(LIST)


def test_every_card_has_a_text_unless_it_is_only_somebody():
    silent = {card.slug for card in CARDS if not card_text(card)}
    assert silent == {
        *("akodo-dosei", "ikoma-toraji", "togashi-akagi", "togashi-taro", "asako-hoshimi", "isawa-kyoko"),
        "a-samurais-soul",
    }


def test_what_celestial_has_too_is_defined_there():
    """A card of the same name is the same definition; none of them differs."""
    theirs = {card.slug: card for card in CELESTIAL}
    assert {card.slug for card in BORROWED} == {card.slug for card in CARDS if card.slug in theirs}
    assert all(theirs[card.slug] is card for card in BORROWED)


def test_the_list_is_what_the_facts_say():
    """Where the facts lie beside the repository, the list is compared with them."""
    if not FACTS.exists():
        return
    facts: list[dict[str, Any]] = json.loads(FACTS.read_text(encoding="utf-8"))
    told = {(row["name"], "-exp" in row["slug"]): row for row in LIST.values()}
    for fact in facts:
        row = told.pop((fact["name"], fact["experience"] > 0))
        assert row["type"] == fact["type"]
        assert row["clan"] == (fact.get("clan") or "")
        assert row["keywords"] == ", ".join(sorted(fact.get("keywords", [])))
        for stat in STATS:
            if row[stat]:
                assert row[stat] == ("-" if fact.get(stat) is None else str(fact[stat])), fact["name"]
        assert ("Unique" in row["keywords"]) == bool(fact.get("unique"))
    assert not told


# --- decks ----------------------------------------------------------------------------------------


CONTENTS = """
WH-DCK-02 lion 1 enlistment 1 military-alliance 3 copper-mine 1 expendable-resources 3 large-farm 3
    permanent-encampment 3 simple-men 3 small-farm
WH-DCK-03 lion 3 akodo-dosei 3 matsu-sakaki 3 ikoma-toraji 1 matsu-fumiyo 3 matsu-mansaiko 3
    matsu-miyahara 3 matsu-nishijo 3 matsu-yosa
WH-DCK-04 lion 1 ring-of-earth 1 ring-of-the-void 1 ring-of-water 3 black-and-white 2 courtesy 2 charge 3
    my-enemys-mercy 3 proudful-allies 3 the-lions-charge 1 paths-of-honor-and-glory 1
    unpredictable-strategy 3 settling-the-homeless 3 embracing-virtue 3 glorious-path-to-victory
WH-DCK-05 lion 3 akodo-regulars 3 ashigaru-conscripts 3 deathseeker-troop 1 hired-legion
WH-DCK-06 dragon 1 emissary-of-the-ivory-kingdoms 1 wisdom-gained 3 diamond-mine 3 gold-mine 3
    temple-of-harmony 3 border-village 1 the-seekers-temple 1 traveling-peddler 1 family-library 1
    shinseis-tomb
WH-DCK-07 dragon 3 togashi-akagi 3 togashi-chiko 3 togashi-gato 3 togashi-oki 1 togashi-nakahara 3
    togashi-kanmu 3 togashi-shiori 3 togashi-taro
WH-DCK-08 dragon 1 ring-of-air 1 ring-of-earth 1 ring-of-flame 1 ring-of-the-void 1 ring-of-water
WH-DCK-09 dragon 2 changing-paths 3 striking-through-the-void 2 cold-hands-stone-heart 3
    spinning-heel-kick 3 the-wrath-of-osano-wo 3 stagnation 3 chokehold 2 viper-tattoo 3 fist-and-blade 3
    a-warriors-wisdom 3 fortuitous-alliance 3 settling-the-homeless 2 dance-of-the-void
WH-DCK-10 phoenix 1 welcome-home 1 birth-of-the-sword 1 acrobat-troupe 3 temple-to-the-ancestors 2
    diamond-mine 3 rich-coffers 3 silver-mine 2 temple-to-shinsei 3 war-encampment
WH-DCK-11 phoenix 2 agasha-asai 3 asako-hoshimi 3 asako-meisuru 1 isawa-kyoko-exp 3 isawa-kyoko 3
    isawa-naki 3 isawa-akihiro 3 agasha-gifu
WH-DCK-12 phoenix 1 ring-of-air 1 ring-of-earth 1 ring-of-flame 3 consumed-by-five-fires 2 groves-of-stone
    1 heavens-tears 3 fury-of-the-sea 3 tempest-of-flame 3 the-storm-within 3 shielded-by-tempest
WH-DCK-13 phoenix 3 settling-the-homeless 3 chasing-osano-wo 3 from-every-side 3 block-supply-lines 3
    desperate-mediation 3 unstoppable-power 1 wall-of-honor
WH-DCK-14 scorpion 1 imperial-ambassadorship 3 border-village 3 geisha-house 2 small-farm 1 family-library
    3 diamond-mine 3 disreputable-house 1 shrine-to-fukurokujin
WH-DCK-15 scorpion 3 bayushi-shigeo 3 bayushi-hikoko 1 bayushi-hirose 3 bayushi-jutsushi 3 bayushi-sorii 3
    bayushi-maemi 3 bayushi-saka 3 soshi-idaurin 1 soshi-tabito-exp
WH-DCK-16 scorpion 1 ring-of-earth 1 ring-of-the-void 1 ring-of-water 2 allegations 3 shameful-death 1
    relentless-conviction 3 shameful-rebuke 3 magistrates-accusation 3 ramifications 3 restoring-order 3
    seeking-the-guilty 3 game-of-sincerity 3 begone-fool 3 settling-the-homeless
WH-DCK-17 scorpion 1 ronin-brotherhood 3 a-samurais-soul 3 blades-of-the-fallen-phoenix
"""
"""What each clause lists of a deck: how many of which card."""
LINES = [line.split() for line in CONTENTS.replace("\n    ", " ").strip().splitlines()]


@rule(*[line[0] for line in LINES], "WH-DCK-01", "WH-DCK-18")
def test_the_decks_hold_what_the_book_lists():
    listed: dict[str, Counter[str]] = {}
    for _, clan, *words in LINES:
        for count, slug in zip(words[::2], words[1::2], strict=True):
            listed.setdefault(clan, Counter())[slug] += int(count)
    for deck in DECKS:
        dynasty, fate = deck.lists["dynasty"], deck.lists["fate"]
        assert len(dynasty) == len(fate) == 40
        assert Counter([*dynasty, *fate]) == listed[deck.id.split("-")[0]]


@rule("WH-DCK-19", "WH-SHD-01", "WH-SHD-07", "WH-OVR-02")
def test_each_deck_has_its_stronghold_and_with_it_its_clan():
    assert [deck.id for deck in DECKS] == [
        "lion-venerable-plains-of-the-ikoma",
        "dragon-tetsu-kama-mura",
        "phoenix-city-of-tears",
        "scorpion-seven-stings-keep",
    ]
    game = gorin.new("war-of-honor", seed=1, seats=4, decks=[deck.id for deck in DECKS])
    clans = [game.state.definition(player.stronghold).clans for player in game.state.players]
    assert sorted(clans) == [("Dragon",), ("Lion",), ("Phoenix",), ("Scorpion",)]
    assert all(len(clan) == 1 and clan[0] in CLANS for clan in clans)


@rule("WH-DCK-19", "WH-SHD-05")
def test_both_spellings_of_a_title_are_understood():
    spelled = (
        "Venerable Plain of the Ikoma",
        "Togashi Nahakara",
        "Prideful Allies",
        "venerable plains of the ikoma",
    )
    found = [exactly("war-of-honor", name) for name in spelled]
    assert [card.slug for card in found] == [
        *("venerable-plains-of-the-ikoma", "togashi-nakahara", "proudful-allies"),
        "venerable-plains-of-the-ikoma",
    ]
    shown = library_of("war-of-honor").numbers_shown(found[0])
    assert shown == {"Province Strength": "7", "Gold Production": "3", "Starting Number": "7"}


@rule("WH-RNG-03")
def test_the_rings_are_those_of_the_five_elements():
    rings = {card.name: set(card.keywords) - {"Unique"} for card in CARDS if card.type_name == "Ring"}
    assert rings == {
        "Ring of Air": {"Air"},
        "Ring of Earth": {"Earth"},
        "Ring of Flame": {"Fire"},
        "Ring of Water": {"Water"},
        "Ring of the Void": {"Void"},
    }
