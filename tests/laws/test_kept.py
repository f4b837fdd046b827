"""Law: what a card game keeps of what it has worked out is what it would work out now."""

import random
from typing import Any

import pytest

from gorin.games.ccg.kinds import PERSONALITY
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.derived import derived as ccg_derived
from gorin.games.ccg.table.reading import all_laid_under, laid_under, strength
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.table.values import CARD_STATS, base, chi, doubtful, frail, stat, stats_in_question
from gorin.games.lcg.acting.occurrence import seen_answers
from gorin.games.lcg.acting.open_actions import _seen_actions
from gorin.games.lcg.kinds import ATTACHMENT
from gorin.games.lcg.table.allowed import can_join, is_host_for
from gorin.games.lcg.table.reading import derived, participants
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.values import value
from gorin.language.core.active_effects import _has, active_effects, has, in_play_of_type
from gorin.language.core.state import ActiveEffects, CardState
from support.ccg_table import Table, side, table, unit
from support.walk import GAMES, TABLES, game_of, new_game, walk

CARD_TABLES = [(name, seats) for name, seats in TABLES if GAMES[game_of(name)].decks]


def told(known: ActiveEffects) -> dict[str, Any]:
    """What is in force, as values."""
    return {
        "of_type": known.of_type,
        "rules": [
            (rule.address, context.seat, context.source, context.bound) for rule, context in known.rules
        ],
        "topics": known.topics,
        "hearing": {kind: cards for kind, cards in known.hearing.items() if cards},
        "listeners": known.listeners,
        "silent": known.silent,
        "bare": known.bare,
    }


def assert_kept_is_true(s: CardState) -> None:
    kept, anew = s.active_effects, s.clone()
    assert [s.names[number] for number in s.numbers.values()] == list(s.numbers) == s.names
    if kept is None:
        return
    assert told(kept) == told(active_effects(anew))
    for (card, keyword), held in list(kept.keywords.items()):
        assert has(anew, card, keyword) == held, (card, keyword)
    for card, what in enumerate(s.what):
        for keyword in {*s.definitions[what].keywords, *s.definitions[what].ability_keywords, *kept.about}:
            assert has(s, card, keyword) == _has(anew, card, keyword), (card, keyword)
    for key, cards in kept.owned.items():
        assert set(cards) <= set(s.in_play), key
    if isinstance(s, LcgState) and isinstance(anew, LcgState) and s.lying is not None:
        assert {place: cards for place, cards in s.lying.items() if cards} == anew.in_provinces()
    if isinstance(s, LcgState) and isinstance(anew, LcgState) and s.derived is not None:
        assert_derived_is_true(s, anew)
    if isinstance(s, CcgState) and isinstance(anew, CcgState) and s.derived is not None:
        assert_ccg_is_true(s, anew)


def assert_derived_is_true(s: LcgState, anew: LcgState) -> None:
    known, fresh = derived(s), derived(anew)
    assert (known.attached, known.acting) == (fresh.attached, fresh.acting)
    if known.participants is not None and s.conflict is not None:
        assert known.participants == [card for card in known_characters(s) if s.participating[card]]
    for key, amount in list(known.values.items()):
        assert value(anew, key // 8, key % 8) == amount, key
    for seat, acts in known.acts.items():
        assert _seen_actions(anew, seat) == acts, seat
    for (window, kind), found in known.answering.items():
        assert seen_answers(anew, window, kind) == found, (window, kind)
    if known.may_stay and s.conflict is not None:
        assert all(can_join(anew, card, anew.controller[card]) for card in participants(anew))
    if known.is_settled:
        bearing = in_play_of_type(anew, ATTACHMENT)
        assert all(is_host_for(anew, card, anew.controller[card], anew.host[card]) for card in bearing)


def assert_ccg_is_true(s: CcgState, anew: CcgState) -> None:
    known, fresh = ccg_derived(s), ccg_derived(anew)
    assert (known.attached, known.under, known.sources) == (fresh.attached, fresh.under, fresh.sources)
    assert (known.copied, sorted(known.shields)) == (fresh.copied, sorted(fresh.shields))
    assert (set(known.least), set(known.most)) == (set(fresh.least), set(fresh.most))
    assert known.laid is None or known.laid == {
        host: laid_under(anew, host) for host in set(anew.host) if laid_under(anew, host)
    }
    assert known.altered >= fresh.altered
    for key, amount in list(known.values.items()):
        assert (strength(anew, -1 - key) if key < 0 else stat(anew, key % 16, key // 16)) == amount, key
    for card in in_play_of_type(anew, PERSONALITY):
        assert chi(anew, card) > 0 or card in frail(s), card
    for card in range(len(s.what)):
        for which in set(CARD_STATS) - set(stats_in_question(s, card, doubtful(s))):
            assert stat(anew, which, card) == base(anew, which, card), (card, which)


def known_characters(s: LcgState) -> list[int]:
    return [card for card in s.in_play if s.definition(card).type_name == "character"]


@pytest.mark.parametrize(("name", "seats"), CARD_TABLES)
def test_what_is_kept_is_what_would_be_worked_out_now(name: str, seats: int):
    looked_at = 0
    for seed in (1, 2, 3):
        game = new_game(name, seats, seed)
        for moment in walk(game, random.Random(seed)):
            s = moment.state
            assert isinstance(s, CardState)
            looked_at += s.active_effects is not None
            assert_kept_is_true(s)
    assert looked_at > 100


def estate() -> Table:
    """A card each in hand, in a province, in a pile and under another; a unit and a Holding in play."""
    north = side(
        unit("hida-kaoru", "steadfast-bushi"),
        "large-farm#0",
        hand=("charge",),
        provinces=("remote-village",),
        fate_discard=("keen-blade#1", "rout"),
    )
    t = table(north=north, south=side())
    ops.lay_under(t.s, t.card("rout"), t.card("large-farm"))
    return t


@pytest.mark.parametrize(
    ("slug", "is_kept"),
    [
        ("charge", True),
        ("remote-village", True),
        ("keen-blade", True),
        ("rout", False),
        ("steadfast-bushi", False),
        ("hida-kaoru", False),
    ],
)
@pytest.mark.parametrize("goes", [ops.discard, ops.to_limbo])
def test_what_goes_away_leaves_standing_what_was_worked_out_if_it_was_no_part_of_it(
    goes, slug: str, is_kept: bool
):
    t = estate()
    known, more = active_effects(t.s), ccg_derived(t.s)
    all_laid_under(t.s)
    goes(t.s, t.card(slug))
    assert (t.s.active_effects is known, t.s.derived is more) == (is_kept, is_kept)
    assert_kept_is_true(t.s)
