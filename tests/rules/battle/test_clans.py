"""Chapter: Clans."""

import pytest

from support.battle_table import new_table
from support.rule import rule

CLANS = {"crab", "crane", "dragon", "lion", "phoenix", "scorpion", "unicorn"}


def capitals_taken(**options):
    """A game in which everybody has kept an objective and nobody has placed a starting token yet."""
    t = new_table(**options)
    for decision in t.game.pending:
        t.game.choose(decision.pick(0), decision.seat)
    return t


@rule("BR-CLN-01")
def test_there_are_seven_clans_to_lead():
    assert new_table(seats=2, clans="choose").seat(0).may == CLANS


@rule("BR-CLN-01")
def test_each_of_the_seven_clans_turns_up_in_games_with_random_clans():
    led = {player["clan"] for seed in range(15) for player in new_table(seed=seed).view()["players"]}
    assert led == CLANS


@rule("BR-CLN-02")
def test_every_clan_has_one_capital_and_no_two_share_one():
    capitals = {}
    for clan in sorted(CLANS):
        t = capitals_taken(clans=[clan, *sorted(CLANS - {clan})[:1]])
        (capitals[clan],) = getattr(t, clan).provinces
    assert len(set(capitals.values())) == 7
    assert capitals == {clan: f"{clan}_capital" for clan in CLANS}


@rule("BR-CLN-02")
def test_the_seven_castles_are_the_provinces_with_two_printed_defense():
    provinces = new_table().view()["provinces"]
    castles = {name for name, told in provinces.items() if told["defense"] == 2}
    assert castles == {f"{clan}_capital" for clan in CLANS}


@rule("BR-CLN-03")
@pytest.mark.parametrize("seats", (2, 3, 4, 5))
def test_at_the_start_each_clan_in_the_game_and_no_other_controls_its_capital(seats):
    for seed in range(5):
        t = capitals_taken(seats=seats, seed=seed)
        playing = {t.clan_of(seat) for seat in range(seats)}
        for clan in CLANS:
            assert t.owner(f"{clan}_capital") == (clan if clan in playing else None)


@rule("BR-CLN-03")
def test_nobody_else_can_start_in_the_capital_of_a_clan_in_the_game():
    t = capitals_taken(seats=5)
    playing = {t.clan_of(seat) for seat in range(5)}
    while t.phase == "setup":
        assert not any(f"{clan}_capital" in {o.id for o in t.game.decision.options} for clan in playing)
        t.game.choose(t.game.decision.pick(0))
    assert all(t.owner(f"{clan}_capital") == clan for clan in playing)
