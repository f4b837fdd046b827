"""What a sensible player of the CCG does, and the heuristic bot with him."""

import random
from collections.abc import Callable

import pytest

import gorin
from gorin import bots
from gorin.bots.ccg.aiming import Aim
from gorin.bots.ccg.rings import Rings
from gorin.kernel.decisions import Option
from gorin.language.library.library import known_decks
from support.ccg_table import Table, battle, quiet_battle, side, table, unit

RINGS = ("ring-of-air", "ring-of-earth", "ring-of-fire", "ring-of-water", "ring-of-the-void")
WEAK, STRONG = "hida-kaoru", "hida-kuon-exp6"


def picked(t: Table) -> Option:
    """What the bot chooses at this moment."""
    decision = t.game.decision
    bot = bots.make("heuristic", "celestial", random.Random(1))
    return bot.choose(decision, bots.outlook_of(t.game, decision.seat))


def played_on(t: Table, until: Callable[[Table], bool]) -> None:
    """Bots play both seats until something is so."""
    for _ in range(60):
        if until(t):
            return
        t.game.choose(picked(t).id, t.game.decision.seat)
    raise AssertionError(f"it never came to that; asked: {t.game.decision.prompt}")


def face_up(*cards: str) -> list[object]:
    return [{"card": card, "face_up": True} for card in cards] + ["large-farm"] * (4 - len(cards))


# --- Dynasty ------------------------------------------------------------------------------------------


def test_gold_comes_first():
    t = table("dynasty", north=side("large-farm", provinces=face_up(WEAK, "large-farm")), south=side())
    offered = {option.label.partition(" for")[0] for option in t.game.decision.options}
    assert offered >= {"Bring in Hida Kaoru", "Bring in Large Farm"}
    assert picked(t).label.startswith("Bring in Large Farm")


def test_who_can_buy_somebody_does():
    t = table("dynasty", north=side(*["large-farm"] * 4, provinces=face_up(WEAK)), south=side())
    assert picked(t).label.startswith("Bring in Hida Kaoru")


# --- attack and defence -------------------------------------------------------------------------------


def test_an_open_land_is_attacked():
    t = table("attack", north=side(STRONG, WEAK), south=side())
    assert picked(t).id == "seat1"
    played_on(t, lambda t: len(t.game.view(0)["players"][1]["provinces"]) == 3)


def test_nobody_runs_into_a_stronger_army():
    t = table("attack", north=side(WEAK), south=side(STRONG, "doji-ayano"))
    assert picked(t).id == "pass"


def under_attack(attacker: str, defender: str, provinces: int) -> Table:
    """The moment at which the Defender assigns his units."""
    t = table("attack", north=side(attacker), south=side(defender, provinces=["large-farm"] * provinces))
    t.north.chooses("seat1")
    t.north.chooses(attacker)
    if t.game.decision.kind == "attack.battlefield":
        t.north.chooses("p4")
    assert (t.game.decision.kind, t.game.decision.seat) == ("attack.unit", 1)
    return t


@pytest.mark.parametrize(
    ("attacker", "defender", "provinces", "defends"),
    [
        (WEAK, STRONG, 4, True),  # this is won
        (STRONG, WEAK, 4, False),  # this is not
        (STRONG, WEAK, 1, True),  # there is nothing else left to lose
    ],
)
def test_a_battle_is_accepted_where_it_can_be_won(
    attacker: str, defender: str, provinces: int, defends: bool
):
    t = under_attack(attacker, defender, provinces)
    assert picked(t).id == (f"c{t.card(defender)}" if defends else "done")


# --- Enlightenment ------------------------------------------------------------------------------------


@pytest.mark.parametrize("deck", known_decks("celestial"))
def test_a_deck_with_all_rings_seeks_them(deck: str):
    game = gorin.new("celestial", decks=[deck, "crab-kyuden-hida"], seed=3)
    view = game.view(0)
    rings = Rings(view, view["players"][0], Aim(view, view["players"][0]))
    assert rings.sought is (deck == "dragon-pillars-of-virtue")


@pytest.mark.parametrize(("lost", "sought"), [(RINGS[:1], True), (RINGS[:2], False)])
def test_two_lost_rings_are_one_too_many(lost: tuple[str, ...], sought: bool):
    left = [ring for ring in RINGS if ring not in lost]
    t = table(north=side(fate=[*left, "charge"], fate_discard=list(lost)), south=side())
    view = t.game.view(0)
    assert Rings(view, view["players"][0], Aim(view, view["players"][0])).sought is sought


def test_a_ring_is_not_thrown_away_where_rings_are_sought():
    hand = ["ring-of-air", *["unproven-guardian"] * 8]
    t = table("dynasty", north=side(hand=hand, fate=[*RINGS[1:], "charge"]), south=side())
    played_on(t, lambda t: t.game.decision.kind == "end.discard")
    assert picked(t).label == "Unproven Guardian"


# --- what cards do, told by their definitions ---------------------------------------------------------


def fight(mine: tuple[object, ...], theirs: tuple[object, ...], *hand: str) -> Table:
    """A battle in which it is the Attacker's turn to act, with Strongholds that have nothing to say."""
    t = quiet_battle(side(*mine, hand=hand), side(*theirs, hand=("keen-blade",)))
    t.defender.passes()
    return t


def picks_for(t: Table, ability: str, count: int) -> list[str]:
    """Whom the bot picks, one after the other, for an ability that the Attacker uses."""
    t.attacker.chooses(f"use:{ability}")
    slugs = {f"c{card}": t.s.definition(card).slug for card in range(len(t.s.what))}
    made: list[str] = []
    for _ in range(count):
        option = picked(t)
        made.append(slugs.get(option.id, option.id))
        t.game.choose(option.id, t.game.decision.seat)
    return made


def test_the_least_of_those_who_could_dies_for_the_cause():
    t = fight((STRONG, WEAK), ("doji-ayano",), "greater-sacrifice")
    assert picks_for(t, "greater-sacrifice", 2) == [WEAK, "doji-ayano"]


def test_harm_is_for_the_enemy_and_help_for_ones_own():
    t = fight((WEAK,), (STRONG,), "settling-the-homeless")
    assert picks_for(t, "settling-the-homeless", 1) == [STRONG]
    t = fight((WEAK,), (STRONG,), "the-slow-death")
    assert picks_for(t, "the-slow-death:2", 1) == [WEAK]


def test_help_goes_where_it_helps():
    t = fight((STRONG, {"card": WEAK, "bowed": True}), ("doji-ayano",), "the-slow-death")
    assert picks_for(t, "the-slow-death:2", 1) == [WEAK]


def test_an_arrow_flies_at_what_it_can_kill():
    t = fight((unit(WEAK, "oni-daikyu"),), (STRONG, "doji-ayano"))
    assert picks_for(t, "oni-daikyu", 1) == ["doji-ayano"]


def test_bow_or_straighten_bows_an_enemy_who_stands():
    t = fight(("shinjo-hwarang", {"card": STRONG, "bowed": True}), (WEAK,))
    assert picks_for(t, "shinjo-hwarang", 1) == [WEAK]
    t.attacker.table_passes_reactions()
    assert picked(t).id == "choice0"


def test_bow_or_straighten_straightens_where_no_enemy_stands():
    t = fight(("shinjo-hwarang", {"card": WEAK, "bowed": True}), ({"card": STRONG, "bowed": True},))
    assert picks_for(t, "shinjo-hwarang", 1) == [WEAK]
    t.attacker.table_passes_reactions()
    assert picked(t).id == "choice1"


def test_the_attacker_weakens_the_province_and_the_defender_strengthens_it():
    t = battle(
        attacker=side(unit("hida-kaoru", "heavenly-tetsubo-of-the-crab")),
        defender=side(unit("hida-ogano", "heavenly-tetsubo-of-the-crab")),
    )
    for player, way in ((t.defender, "choice0"), (t.attacker, "choice1")):
        player.uses("heavenly-tetsubo-of-the-crab")
        assert (t.game.decision.kind, picked(t).id) == ("effect.province-strength", way)
        player.chooses(way)
        player.table_passes_reactions()


def test_nobody_gives_up_a_province_for_three_cards():
    province = [{"card": "harsh-choices", "face_up": True}, *["large-farm"] * 3]
    t = table("events", north=side(provinces=province), south=side())
    played_on(t, lambda t: t.game.decision.kind == "effect.may")
    assert picked(t).id == "pass"


# --- fairness -----------------------------------------------------------------------------------------


def choice_in(game: gorin.Game, seat: int) -> str:
    decision = next(each for each in game.pending if each.seat == seat)
    bot = bots.make("heuristic", "celestial", random.Random(7))
    return bot.choose(decision, bots.outlook_of(game, seat)).id


def test_worlds_that_a_seat_cannot_tell_apart_get_the_same_choice():
    decks = ["scorpion-law-of-darkness", "dragon-pillars-of-virtue"]
    game, rng = gorin.new("celestial", decks=decks, seed=4), random.Random(4)
    compared = 0
    while (decision := game.decision) is not None and compared < 40:
        if rng.random() < 0.2:
            other = game.determinize(decision.seat, rng)
            assert choice_in(other, decision.seat) == choice_in(game, decision.seat)
            compared += 1
        game.choose(choice_in(game, decision.seat), decision.seat)
    assert compared > 20
