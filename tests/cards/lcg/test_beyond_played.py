"""Cards of the clarifications, played at random: games end, saves go on alike, secrets stay secret."""

import random

import pytest

from support.lcg_table import Table, side, table, who

CONFLICT = (
    "divine-ancestry", "waning-hostilities", "command-respect", "under-siege", "test-of-skill", "rebuild",
    "study-the-natural-world", "the-perfect-gift", "calling-in-favors", "way-of-the-crane", "for-shame",
    "banzai", "compromised-secrets", "dragon-tattoo",
)  # fmt: skip
DYNASTY = (
    "agasha-taiko", "maker-of-keepsakes", "akodo-kaede", "steward-of-the-rich-frog", "kakita-toshimoko",
    "togashi-yokuni", "secluded-shrine", "contested-countryside", "doji-challenger", "yogo-outcast",
)  # fmt: skip


def place(card: str, *cards: str) -> dict:
    return {"card": card, "cards": [{"card": each, "face_up": True} for each in cards]}


def crowded(rng: random.Random) -> Table:
    """Two players who have hardly another card."""

    def decks() -> dict:
        return {
            "hand": tuple(rng.sample(CONFLICT, 6)),
            "conflict": tuple(rng.choices(CONFLICT, k=20)),
            "dynasty": tuple(rng.choices(DYNASTY, k=20)),
            "stronghold": "seven-stings-keep",
            "stronghold_province": "night-raid",
            "fate": 9,
        }

    secret = {"card": "compromised-secrets", "controller": 0}
    north = side(
        who("asahina-artisan", "the-mirrors-gaze", "dragon-tattoo", fate=2),
        who("kakita-toshimoko", fate=2),
        who("togashi-yokuni", fate=1),
        provinces=(
            place("foothills-keep", "secluded-shrine"),
            place("retire-to-the-brotherhood", "contested-countryside"),
        ),
        **decks(),
    )
    south = side(
        who("akodo-kaede", fate=3),
        who("steward-of-the-rich-frog", secret, fate=1),
        who("maker-of-keepsakes", fate=2),
        who("savvy-politician", "dragon-tattoo"),
        provinces=(
            place("silent-ones-monastery", "contested-countryside"),
            place("retire-to-the-brotherhood"),
            place("shameful-display"),
        ),
        **decks(),
    )
    return table(north=north, south=south)


@pytest.mark.parametrize("seed", range(3))
def test_games_full_of_these_cards_end_and_keep_their_secrets(seed: int):
    rng = random.Random(seed)
    t = crowded(rng)
    used = set()
    for number in range(1500):
        if t.game.over:
            break
        decision = t.game.pending[0]
        option = rng.choice(decision.options)
        if option.id.startswith("use:"):
            used.add(option.label.partition(":")[0])
        if number % 20:
            t.game.choose(option.id, decision.seat)
            continue
        for seat in range(2):
            assert t.game.determinize(seat, rng).view(seat) == t.game.view(seat)
        t.mirror.choose(option.id, decision.seat)
    assert t.game.over
    assert len(used) >= 10
