"""Games with cards beyond the Core Set: whatever comes up, they go on, and every moment can be kept."""

import json
import random

import pytest

import gorin
from gorin.games.lcg.cards import WRITTEN
from gorin.games.lcg.decks.cards import CORE
from gorin.games.lcg.definition import Card
from support.lcg_decks import wrong
from support.lcg_table import side, table
from support.walk import offers

CARDS = [card for card in WRITTEN if card.printed.pack != CORE]
LONG = 350
EVERY = 35
PROVINCES = ("feast-or-famine", "spectral-visitation", "unbridled-ambition", "manicured-garden")
PILES = ("character", "attachment", "event", "holding")


def deck(rng: random.Random, side: str) -> list[str]:
    """Forty cards of the packs after the Core Set; more of a title than the rules of decks allow."""
    cards: list[Card] = [card for card in CARDS if card.side == side and card.type_name in PILES]
    return [rng.choice(cards).slug for _ in range(40)]


def player(rng: random.Random) -> dict:
    return side(
        stronghold="kyuden-isawa",
        role="keeper-of-air",
        provinces=PROVINCES,
        dynasty=deck(rng, "dynasty"),
        conflict=deck(rng, "conflict"),
        hand=deck(rng, "conflict")[:6],
        honor=14,
        fate=9,
    )


def check(game: gorin.Game) -> None:
    """A save, a clone and a description are the same game."""
    position = json.loads(json.dumps(game.position()))
    for copy in (gorin.load(game.save()), game.clone(), gorin.setup("lcg", position)):
        assert offers(copy) == offers(game)
        for seat in (None, 0, 1):
            assert copy.view(seat) == game.view(seat)
    assert json.loads(json.dumps(gorin.setup("lcg", position).position())) == position


def active(game: gorin.Game, rng: random.Random) -> tuple[str, int]:
    """A player who rather does something than nothing, and does not bid all the honor away."""
    decision = rng.choice(game.pending)
    ids = [option.id for option in decision.options]
    doing = [id for id in ids if id not in ("pass", "done", "back")]
    if "bid-1" in ids:
        return "bid-1", decision.seat
    return rng.choice(doing if doing and rng.random() < 0.8 else ids), decision.seat


@pytest.mark.parametrize("seed", range(4))
def test_games_with_them_go_on_and_can_be_kept(seed: int):
    rng = random.Random(seed)
    game = table("dynasty", north=player(rng), south=player(rng), seed=seed).game
    for number in range(LONG):
        if game.over:
            break
        if number % EVERY == 0:
            check(game)
        game.choose(*active(game, rng))
    used = {line.sentence for line in game.events if line.sentence}
    assert len([card for card in CARDS if any(card.name in line for line in used)]) > 15


CORRECTED = {
    "disciples-of-the-void": ("kyuden-isawa", "kaito-kosori", "yogo-kikuyo"),
    "masters-of-the-court": ("daidoji-uji", "the-spear-rushes-forth"),
    "the-emperor-s-legion": ("those-who-serve", "prepare-for-war"),
    "defenders-of-rokugan": ("kaiu-shihobu", "hida-sukune", "river-of-the-last-stand"),
    "into-the-forbidden-city": ("feast-or-famine",),
    "the-ebb-and-flow": ("hawk-tattoo", "ikebana-artisan", "hidden-moon-dojo"),
    "children-of-the-empire": (
        "stay-your-hand", "paragon-of-grace", "sage-of-gisei-toshi", "hand-to-hand", "unmatched-expertise"
    ),
    "spreading-shadows": ("butcher-of-the-fallen", "spectral-visitation"),
    "as-honor-demands": ("stoke-insurrection",),
    "atonement": ("unbridled-ambition", "exposed-courtyard"),
    "coils-of-power": ("shosuro-deceiver",),
    "underhand-of-the-emperor": ("kitsuki-shomon",),
    "the-chrysanthemum-throne": ("kaiu-inventor", "pit-trap"),
    "fate-has-no-secrets": ("ride-them-down",),
    "tainted-lands": ("oracle-of-stone",),
    "elements-unbound": ("mantra-of-earth",),
    "the-children-of-heaven": ("ide-ryoma", "regal-bearing"),
    "in-pursuit-of-truth": ("study-the-natural-world",),
}  # fmt: skip
"""The cards of LCG-ERR that are at hand and not in the Core Set, by their packs."""


def test_every_corrected_card_at_hand_is_written_and_knows_its_pack():
    known = {card.slug: card for card in CARDS}
    for pack, slugs in CORRECTED.items():
        for slug in slugs:
            assert known[slug].complete, slug
            assert known[slug].printed.pack == pack, slug


def test_they_may_be_in_decks():
    assert wrong(add={"conflict": ["stay-your-hand"] * 3, "dynasty": ["exposed-courtyard"] * 3}) == []
    assert wrong(add={"conflict": ["hand-to-hand"] * 3 + ["regal-bearing"] * 3}) == []
    foreign = wrong(add={"dynasty": ["shosuro-deceiver"] * 3})
    assert len(foreign) == 1
    assert "Shosuro Deceiver" in foreign[0]
