"""Cards of the Core Set as the Rules Reference corrects or clarifies them (LCG-ERR, LCG-CLAR)."""

import re

import pytest

from gorin.games.lcg.cards import CARDS
from gorin.games.lcg.decks.cards import slug_by_letters
from gorin.games.lcg.language.meaning import RING
from gorin.games.lcg.turn.setup import may_lie_under_stronghold
from gorin.language.core.render import card_text, phrase_text
from gorin.language.meaning import meaning_of
from support.lcg_course import turn_of
from support.lcg_table import conflict, side, table
from support.rule import rule


@rule("LCG-ERR-02")
def test_city_of_the_open_hand_gains_honor_and_takes_none():
    t = table(north=side(stronghold="city-of-the-open-hand", honor=8), south=side(honor=10))
    t.north.uses("city-of-the-open-hand", "choice1")
    assert (t.north.honor, t.south.honor) == (9, 10)


@rule("LCG-ERR-04")
def test_kuroi_mori_lies_under_no_stronghold():
    row = ("kuroi-mori", "ancestral-lands", "meditations-on-the-tao", "elemental-fury")
    t = table(north=side(provinces=row, hand=("fine-katana",)), south=side())
    assert not may_lie_under_stronghold(t.s, t.card("kuroi-mori"))
    assert may_lie_under_stronghold(t.s, t.card("ancestral-lands"))


@rule("LCG-ERR-05")
def test_against_the_waves_reaches_only_ones_own_shugenja():
    t = table(
        north=side("isawa-atsuko", hand=("against-the-waves",)), south=side("naive-student", "isawa-masahiro")
    )
    t.north.uses("against-the-waves")
    assert t.north.options == [f"c{t.card('isawa-atsuko')}", "back"]


@rule("LCG-CLAR-08")
def test_a_watch_commander_who_is_discarded_by_the_card_answers_nothing():
    watched = {"card": "eager-scout", "with": ["watch-commander"]}
    t = conflict(attacker=side("doji-challenger", hand=("let-go",)), defender=side(watched))
    while not t.attacker.may_use("let-go"):
        t.defender.passes()
    t.attacker.uses("let-go", "watch-commander")
    assert t.zone("watch-commander") == "discard"
    assert t.attacker.honor == 10


# --- of all cards ---------------------------------------------------------------------------------

BY_SLUG = {card.slug: card for card in CARDS}


@rule("LCG-ERR-27")
def test_no_text_speaks_of_being_the_attacking_player_for_a_ring():
    resolving = [card for card in CARDS if any(_resolves_ring(ability) for ability in card.usables)]
    assert {"akodo-toturi", "display-of-power", "kaito-temple-protector", "shiba-tsukune"} & {
        card.slug for card in resolving
    } >= {"akodo-toturi", "display-of-power", "shiba-tsukune"}
    for card in resolving:
        for ability in card.usables:
            if _resolves_ring(ability):
                said = phrase_text(card, ability).split(": ", 1)[1]
                assert not re.search("as if|attacking player", said), card.slug


def _resolves_ring(ability):
    return any(deed.verb is RING for deed in meaning_of(ability).intents)


@rule("LCG-ERR-26")
def test_every_text_calls_players_they_and_nobody_he_or_she():
    texts = {card.slug: card_text(card) for card in CARDS}
    gendered = re.compile(r"\b(he|she|him|his|her|hers|himself|herself)\b", re.IGNORECASE)
    assert not [slug for slug, text in texts.items() if gendered.search(text)]
    assert "they control" in texts["master-of-the-spear"]


@rule("LCG-ERR-28", "LCG-DTIM-04")
def test_a_duel_of_a_character_is_its_own_and_of_an_attachment_its_bearers():
    bearer = {"card": "matsu-berserker", "with": ["duelist-training"]}
    for first, card in (("mirumoto-raitsugu", "mirumoto-raitsugu"), (bearer, "duelist-training")):
        t = conflict(attacker=side(first, "doji-challenger"), defender=side("yogo-outcast"))
        turn_of(t, "attacker")
        t.attacker.uses(card)
        assert t.attacker.options == [f"c{t.card('yogo-outcast')}", "back"]
        t.attacker.picks("yogo-outcast")
        duelist = t.card("mirumoto-raitsugu" if first == card else "matsu-berserker")
        assert t.game.view(0)["duel"]["challenger"] == f"c{duelist}"
        assert "his character challenges" in card_text(BY_SLUG[card])


@rule("LCG-ERR-30")
def test_wandering_ronin_is_found_however_it_is_spelled():
    card = BY_SLUG["wandering-ronin"]
    assert card.name == "Wandering Rōnin"
    assert "Rōnin" in card.keywords
    for spelled in ("Wandering Rōnin", "Wandering Ronin", "wandering ronin"):
        assert slug_by_letters(spelled) == "wandering-ronin"


@rule("LCG-ERR-01")
@pytest.mark.parametrize(
    ("slug", "says", "says_not"),
    [
        ("those-who-serve", "to a minimum of 1", "minimum of 0"),
        ("kyuden-isawa", "discard a Spell event in your hand", ""),
        ("daidoji-uji", "as if they were in your hand", "reduce"),
        ("prepare-for-war", "Then, if", ""),
        ("pit-trap", "fate phase", "regroup"),
        ("hawk-tattoo", "Attach to a character you control", ""),
        ("fine-katana", "Restricted", ""),  # no errata: as it was printed first
    ],
)
def test_cards_say_what_the_errata_say_and_otherwise_what_was_printed(slug, says, says_not):
    text = card_text(BY_SLUG[slug])
    assert says in text
    assert not says_not or says_not not in text
