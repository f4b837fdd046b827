"""Set-up, steps 8 to 11: the first player, the initiative deck and the starting tokens."""

from collections import Counter

import pytest

import gorin
from support.battle_setup import EXAMPLE, SEATS, everybody, objectives_kept, play_at_random, set_up, twin
from support.battle_table import CLANS
from support.rule import rule

NEUTRAL = frozenset({"rise-of-an-empire", "master-of-governance", "master-of-tactics"})


def deck(t):
    """The initiative deck, top card first."""
    return t.game.position()["initiative"]


def revealed(t):
    """The clan whose initiative card was revealed in the set-up."""
    line = next(line for line in t.game.events if line.kind == "initiative")
    return line.sentence.removeprefix("The initiative card is ").removesuffix(".").lower()


# --- steps 8 and 9: the first player and the initiative deck ---


@rule("BR-SET-19", "BR-SET-22")
@SEATS
def test_the_initiative_deck_begins_as_the_cards_of_the_clans_in_the_game(seats):
    for seed in range(10):
        t = objectives_kept(seats=seats, seed=seed)
        clans = {t.clan_of(seat) for seat in range(seats)}
        assert t.told("initiative_deck")[0] == (seats,)
        assert revealed(t) in clans
        assert set(deck(t)) - NEUTRAL == clans - {revealed(t)}


@rule("BR-SET-19")
def test_the_initiative_deck_is_shuffled_before_the_first_card_is_revealed():
    first = Counter(revealed(objectives_kept(clans=EXAMPLE, seed=seed)) for seed in range(60))
    assert set(first) == set(EXAMPLE)
    assert min(first.values()) > 5


@rule("BR-SET-20")
@SEATS
def test_the_clan_on_the_revealed_card_is_first_player_in_round_one(seats):
    for seed in range(8):
        t = objectives_kept(seats=seats, seed=seed)
        assert t.first == revealed(t)
        t.play_on("placement")
        assert (t.round, t.first, t.awaits) == (1, revealed(t), [revealed(t)])


@rule("BR-SET-21")
def test_the_first_player_card_goes_to_the_first_player():
    t = set_up(clans=["crab", "crane", "lion"])
    assert t.view()["first_card"]
    first = t.first
    for _ in range(4):
        clan = t.awaits[0]
        player = getattr(t, clan)
        on_board = bool(t.pieces)
        assert ("play:first-player" in player.may) == (clan == first and on_board)
        face = next(face for face in player.hand if not face.startswith("blessing"))
        player.places(face, f"{clan}_capital")


@rule("BR-SET-21")
def test_two_players_leave_the_first_player_card_in_the_box():
    t = set_up(seats=2)
    assert not t.view()["first_card"]


@rule("BR-SET-22")
def test_the_revealed_card_never_comes_back():
    for seed in range(5):
        t = objectives_kept(seats=5, seed=seed)
        assert revealed(t) not in deck(t)
        for _ in play_at_random(t.game, seed):
            pass
        shown = [card for (card,) in t.told("initiative")]
        assert len(shown) == len(set(shown)) == 5
        assert len(set(t.told("first"))) == 5  # with five players everybody is first once


@rule("BR-SET-23")
def test_example_the_unicorn_card_is_revealed_and_leaves_the_game():
    games = (objectives_kept(clans=EXAMPLE, seed=seed) for seed in range(50))
    t = next(t for t in games if revealed(t) == "unicorn")
    assert t.first == "unicorn"
    assert t.awaits == ["unicorn"]
    assert set(deck(t)) - NEUTRAL == {"crab", "phoenix", "scorpion"}
    assert len(set(deck(t)) & NEUTRAL) == 1
    t.play_on("placement")
    assert (t.round, t.first) == (1, "unicorn")


@rule("BR-SET-24")
@SEATS
def test_neutral_cards_bring_the_initiative_deck_up_to_four(seats):
    t = objectives_kept(seats=seats)
    assert t.view()["initiative_left"] == len(set(deck(t))) == 4
    assert set(deck(t)) <= {*CLANS, *NEUTRAL}


@rule("BR-SET-24")
def test_the_neutral_cards_are_shuffled_before_some_are_added():
    added = {NEUTRAL.intersection(deck(objectives_kept(seats=3, seed=seed))) for seed in range(40)}
    assert added == {NEUTRAL - {card} for card in NEUTRAL}


@rule("BR-SET-25")
@pytest.mark.parametrize(("seats", "count"), ((2, 3), (3, 2), (4, 1), (5, 0)))
def test_three_two_one_or_no_neutral_cards_are_added(seats, count):
    for seed in range(5):
        cards = deck(objectives_kept(seats=seats, seed=seed))
        assert len([card for card in cards if card in NEUTRAL]) == count


@rule("BR-SET-26")
def test_with_five_players_the_deck_is_the_four_other_clans():
    for seed in range(10):
        t = objectives_kept(seats=5, seed=seed)
        assert set(deck(t)) == {t.clan_of(seat) for seat in range(5)} - {t.first}


@rule("BR-SET-27")
def test_nobody_learns_which_neutral_cards_went_back_to_the_box():
    t = set_up(clans=EXAMPLE)
    (inside,) = set(deck(t)) & NEUTRAL
    for other in NEUTRAL - {inside}:

        def swap(position, other=other):
            position["initiative"][position["initiative"].index(inside)] = other

        assert everybody(twin(t, swap)) == everybody(t)


@rule("BR-SET-27")
def test_no_event_names_a_neutral_card_before_it_is_revealed():
    for seed in range(20):
        told = " ".join(line.sentence for line in set_up(seats=3, seed=seed).game.events).lower()
        assert not any(card.replace("-", " ") in told for card in NEUTRAL)


@rule("BR-SET-28")
def test_the_finished_deck_is_shuffled_so_that_a_neutral_card_may_lie_anywhere():
    places, top = Counter(), Counter()
    for seed in range(80):
        cards = deck(objectives_kept(clans=EXAMPLE, seed=seed))
        (neutral,) = set(cards) & NEUTRAL
        places[cards.index(neutral)] += 1
        top[cards[0]] += 1
    assert set(places) == {0, 1, 2, 3}
    assert min(places.values()) > 8
    assert set(EXAMPLE) <= set(top)


@rule("BR-SET-28")
def test_the_finished_deck_lies_at_the_board_with_its_order_hidden():
    t = set_up(seats=4)
    other = twin(t, lambda position: position["initiative"].reverse())
    assert deck(other) != deck(t)
    assert everybody(other) == everybody(t)
    assert t.view()["initiative_left"] == 4


# --- step 10: starting tokens ---


@rule("BR-SET-29")
@SEATS
def test_starting_tokens_are_placed_one_at_a_time_clockwise_from_the_first_player(seats):
    t = objectives_kept(seats=seats, seed=2)
    seat = t.view()["first"]
    while t.phase == "setup":
        assert t.view()["awaiting"] == [seat]
        aside = t.seat(seat).own["set_aside"]
        province = sorted(t.seat(seat).may)[0]
        t.choose(province, seat)
        assert t.seat(seat).own["set_aside"] == aside - 1
        assert t.view()["provinces"][province]["owner"] == seat
        assert t.control(province) == (1, 0)
        seat = (seat + 1) % seats


@rule("BR-SET-30")
def test_a_starting_token_goes_only_to_a_province_without_control_token():
    t = objectives_kept(clans=EXAMPLE)
    taken = {f"{clan}_capital" for clan in EXAMPLE}
    for _ in range(8):
        player = getattr(t, t.awaits[0])
        assert player.may == set(t.view()["provinces"]) - taken
        for province in taken:
            assert "BR-SET-30" in player.why_not(f"province:{province}")
            with pytest.raises(gorin.IllegalChoice):
                player.choose(province)
        province = sorted(player.may)[-1]
        player.choose(province)
        taken.add(province)


@rule("BR-SET-31")
def test_capitals_of_clans_that_nobody_plays_may_be_chosen():
    for capital in ("crane_capital", "dragon_capital", "lion_capital"):
        t = objectives_kept(clans=EXAMPLE)
        clan = t.awaits[0]
        getattr(t, clan).choose(capital)
        assert t.owner(capital) == clan


@rule("BR-SET-32")
def test_the_shadowlands_may_be_chosen():
    t = objectives_kept(clans=EXAMPLE)
    for province in ("shadowlands_north", "shadowlands_south"):
        clan = t.awaits[0]
        getattr(t, clan).choose(province)
        assert t.owner(province) == clan


@rule("BR-SET-33")
@SEATS
def test_placing_goes_on_until_no_set_aside_token_is_left(seats):
    t = objectives_kept(seats=seats)
    while t.phase == "setup":
        assert sum(player["set_aside"] for player in t.view()["players"]) > 0
        (seat,) = t.view()["awaiting"]
        t.choose(sorted(t.seat(seat).may)[0], seat)
    assert [player["set_aside"] for player in t.view()["players"]] == [0] * seats


# --- step 11 and the example ---


@rule("BR-SET-34")
@SEATS
def test_the_round_track_starts_at_one(seats):
    t = objectives_kept(seats=seats)
    assert t.told("round") == []
    t.play_on("round")
    assert t.told("round") == [(1,)]
    assert t.round == 1


@rule("BR-SET-35")
def test_example_four_players_start_with_one_token_in_each_of_24_provinces():
    t = set_up(clans=EXAMPLE)
    held = [told for told in t.view()["provinces"].values() if told["owner"] is not None]
    assert [(told["facedown"], told["faceup"]) for told in held] == [(1, 0)] * 24
    assert {clan: len(getattr(t, clan).provinces) for clan in EXAMPLE} == dict.fromkeys(EXAMPLE, 6)
