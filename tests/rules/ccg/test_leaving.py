"""A player leaves, eliminated or by conceding, and the others play on: in the middle of whatever there is."""

import random
from typing import Any

import pytest

import gorin
from gorin.games.ccg.language.abilities import battle, open_, reaction
from gorin.games.ccg.language.flow import later
from gorin.games.ccg.language.verbs.fighting.duels import challenge
from gorin.games.ccg.language.verbs.in_play.control import take_control
from gorin.games.ccg.language.verbs.in_play.states import bow, destroy
from gorin.games.ccg.language.verbs.in_play.stats import gives
from gorin.games.ccg.language.verbs.players.honor import gain_honor, lose_honor
from gorin.games.ccg.language.when.triggers import TURN_IS_OVER
from gorin.games.ccg.language.which.card_filters import PERSONALITY
from gorin.kernel.chance import Chance
from gorin.kernel.questions import run
from gorin.language.card_filters import anothers, any_, your
from gorin.language.choosing import choose, each_may
from gorin.language.picks import performer, target
from gorin.language.players import ACTOR, EACH_OTHER_PLAYER, TARGET_PLAYER, other_player
from gorin.language.selectors import CHOSEN, LOSER, PERFORMER, TARGET
from support.ccg_making import strategy
from support.ccg_several import EDITION, RULES, laid, new, plain, playable, war
from support.ccg_table import Table
from support.moments import heard
from support.plain_cards import FARMS, GUARDS, deck, end_turn, samurai
from support.rule import rule

SLANDER = strategy(
    "Test Slander", focus=1, text=(open_(target(other_player()), lose_honor(30, TARGET_PLAYER)),)
)
CURSE = strategy("Test Curse", focus=1, text=(open_(target(any_(PERSONALITY)), gives(TARGET, force=-2)),))
TOMORROW = strategy(
    "Test Tomorrow", focus=1, text=(open_(target(any_(PERSONALITY)), later(TURN_IS_OVER, destroy(TARGET))),)
)
GIFTS = strategy(
    "Test Gifts", focus=1, text=(open_(each_may(EACH_OTHER_PLAYER, gain_honor(2, ACTOR)), gain_honor(1)),)
)
BRIBE = strategy("Test Bribe", focus=1, text=(open_(target(anothers(PERSONALITY)), take_control(TARGET)),))
DUEL = strategy(
    "Test Duel",
    focus=2,
    text=(
        open_(
            performer(your(PERSONALITY)),
            target(anothers(PERSONALITY)),
            challenge(PERFORMER, TARGET, destroy(LOSER)),
        ),
    ),
)
WHIM = strategy("Test Whim", focus=1, text=(open_(choose(any_(PERSONALITY)), bow(CHOSEN), gain_honor(1)),))
ALARM = strategy(
    "Test Alarm",
    focus=1,
    text=(
        reaction(heard("destroyed", "after somebody is destroyed"), target(any_(PERSONALITY)), bow(TARGET)),
    ),
)
KILL = strategy(
    "Test Kill", focus=1, text=(open_(target(any_(PERSONALITY)), destroy(TARGET), gain_honor(1)),)
)
CHARGE = strategy("Test Charge", focus=1, text=(battle(target(any_(PERSONALITY)), bow(TARGET)),))
ASHIGARU = samurai("Test Ashigaru", gold=1, force=4)
several = playable(SLANDER, CURSE, TOMORROW, GIFTS, BRIBE, DUEL, WHIM, ALARM, KILL, CHARGE, ASHIGARU)

SOLDIER, IDLE = "plain-samurai", ("guard-1",)


def three(phase: str = "action", **facts: Any) -> Table:
    """North, East and South, each with a Samurai and a card that cannot be played."""
    sides = {name: plain(SOLDIER, hand=IDLE) for name in ("north", "east", "south")}
    return laid(phase, **{**sides, **facts})


def concedes(t: Table, name: str) -> None:
    t.mirror.choose("concede", t.names.index(name))


def is_gone(t: Table, seat: int) -> bool:
    """Nothing of what he owns lies anywhere."""
    zones = {t.s.zone[card] for card in range(len(t.s.zone)) if t.s.owner[card] == seat}
    return zones == {9} and not any(place.owner == seat for place in t.s.provinces)


# --- what goes and what stays -------------------------------------------------------------------------


@rule("DE-WIN-04", "DE-GLO-07", "WH-RES-14", "WH-ADV-10")
def test_who_is_eliminated_leaves_at_once_with_every_card_that_he_owns():
    t = three(north=plain(SOLDIER, hand=("test-slander",)), favor=1)
    t.north.uses("test-slander", "seat1")
    assert is_gone(t, 1)
    assert t.s.favor == -1
    assert not t.game.over
    assert t.game.view()["players"][1]["lost"]
    name = t.game.view()["players"][1]["name"]
    assert f"{name} leaves the game with every card it owns." in t.log


@rule("DE-WIN-05")
def test_what_his_cards_have_brought_about_lasts():
    t = three(east=plain(SOLDIER, hand=("test-curse", *IDLE)))
    t.north.passes()
    t.east.uses("test-curse", f"c{t.card(SOLDIER)}")
    concedes(t, "east")
    assert t.force(SOLDIER) == 1


@rule("DE-WIN-05")
def test_what_waits_because_of_them_still_comes():
    t = three(east=plain(SOLDIER, hand=("test-tomorrow", *IDLE)))
    t.north.passes()
    t.east.uses("test-tomorrow", f"c{t.card(SOLDIER, 2)}")
    concedes(t, "east")
    assert t.zone(SOLDIER, 2) == "play"
    end_turn(t)
    assert t.zone(SOLDIER, 2) == "discard"


def test_his_hand_is_not_shown_when_he_leaves():
    t = three(east=plain(SOLDIER, hand=("test-curse", "plain-sword")))
    concedes(t, "east")
    assert not [line for line in t.log if "Curse" in line or "Sword" in line]
    assert t.s.known[t.card("test-curse")] == 1 << 1


def test_what_others_own_goes_back_to_them():
    t = three(north=plain(SOLDIER, hand=("test-bribe", *IDLE)))
    theirs = t.card(SOLDIER, 1)
    t.north.uses("test-bribe", f"c{theirs}")
    assert t.s.controller[theirs] == 0
    concedes(t, "north")
    assert (t.s.controller[theirs], t.zone(SOLDIER, 1)) == (1, "play")


# --- whose turn it is ---------------------------------------------------------------------------------


@rule("WH-TRN-01", "WH-ACP-05")
def test_turns_and_opportunities_pass_over_who_has_left():
    t = three()
    concedes(t, "east")
    assert t.asked == "north"
    t.north.passes()
    assert t.asked == "south"
    end_turn(t)
    assert t.s.active == 2
    end_turn(t)
    assert t.s.active == 0


def test_his_own_turn_is_over_when_he_leaves():
    t = three()
    concedes(t, "north")
    assert (t.s.active, t.s.phase) == (1, "action")
    assert t.asked == "east"


@pytest.mark.parametrize(("phase", "segment"), [("dynasty", None), ("end", "discard")])
def test_so_it_is_in_any_phase(phase: str, segment: str | None):
    hand = ("guard-1",) * 9 if phase == "end" else IDLE
    facts = {"segment": segment} if segment else {}
    t = three(phase, north=plain(SOLDIER, hand=hand), **facts)
    assert t.asked == "north"
    concedes(t, "north")
    assert t.s.active == 1


# --- in the middle of something -----------------------------------------------------------------------


def test_an_action_that_was_not_announced_was_not_begun():
    t = three(north=plain(SOLDIER, hand=("test-kill", *IDLE)))
    t.north.chooses("use:test-kill")
    assert f"c{t.card(SOLDIER, 1)}" in {option.id for option in t.game.decision.options}
    concedes(t, "east")
    assert (t.asked, t.prompt) == ("north", "Take an action, or pass")
    t.north.chooses("use:test-kill")
    assert t.north.may == {SOLDIER, "back"}
    assert len(t.game.decision.options) == 3  # two Samurai are left


def test_an_action_of_his_own_stops():
    t = three(north=plain(SOLDIER, hand=("test-whim", *IDLE)))
    t.north.chooses("use:test-whim")
    assert "bow which" in t.prompt
    concedes(t, "north")
    assert t.asked == "east"
    assert not t.is_bowed(SOLDIER, 1)


def test_an_action_of_another_goes_on_and_asks_only_those_who_are_left():
    t = three(north=plain(SOLDIER, hand=("test-gifts", *IDLE)))
    t.north.chooses("use:test-gifts")
    assert t.asked == "east"
    concedes(t, "east")
    assert t.asked == "south"
    t.south.chooses("choice0")
    assert (t.north.honor, t.south.honor) == (6, 7)


def test_a_reaction_that_he_was_asked_for_is_asked_of_the_next():
    t = three(
        north=plain(SOLDIER, hand=("test-kill", *IDLE)),
        east=plain(SOLDIER, hand=("test-alarm",)),
        south=plain(SOLDIER, hand=("test-alarm",)),
    )
    t.north.chooses("use:test-kill")
    t.north.chooses(f"c{t.card(SOLDIER)}")
    while t.asked != "east":
        getattr(t, t.asked).passes()
    assert t.is_in_window
    concedes(t, "east")
    assert t.is_in_window
    assert t.asked in ("north", "south")
    while t.is_in_window:
        getattr(t, t.asked).passes()
    assert t.north.honor == 6  # the action that was answered has gone on


def test_a_reaction_of_his_that_was_begun_is_taken_off():
    t = three(
        north=plain(SOLDIER, hand=("test-kill", *IDLE)),
        east=plain(SOLDIER, hand=("test-alarm", "test-alarm")),
    )
    t.north.chooses("use:test-kill")
    t.north.chooses(f"c{t.card(SOLDIER)}")
    while t.asked != "east":
        getattr(t, t.asked).passes()
    t.east.chooses("use:test-alarm")
    concedes(t, "east")
    while t.is_in_window:
        getattr(t, t.asked).passes()
    assert t.north.honor == 6


@pytest.mark.parametrize("leaver", ["north", "east"])
def test_a_duel_with_him_is_broken_off(leaver: str):
    t = three(north=plain(SOLDIER, hand=("test-duel", *IDLE)))
    t.north.chooses("use:test-duel")
    t.north.chooses(SOLDIER)
    t.north.chooses(f"c{t.card(SOLDIER, 1)}")
    t.north.table_passes_reactions()
    assert t.game.view()["duel"] is not None
    concedes(t, leaver)
    t.put_pools_back()
    assert t.game.view()["duel"] is None
    stays = {"north": 1, "east": 0}[leaver]
    assert t.zone(SOLDIER, stays) == "play"
    assert len(t.s.players[stays].fate) == 8  # what was in the focus pool is back


def test_a_duel_of_others_goes_on_without_him():
    t = three(north=plain(SOLDIER, hand=("test-duel", *IDLE)))
    t.north.chooses("use:test-duel")
    t.north.chooses(SOLDIER)
    t.north.chooses(f"c{t.card(SOLDIER, 1)}")
    t.north.table_passes_reactions()
    asked = t.asked
    concedes(t, "south")
    assert t.game.view()["duel"] is not None
    assert (t.asked, t.prompt) == (asked, "Focus a card, or strike?")


@pytest.mark.parametrize("leaver", ["north", "east"])
def test_a_payment_is_taken_off_or_begins_anew(leaver: str):
    provinces = [{"card": "plain-samurai", "face_up": True}, *[{"card": "farm-4"}] * 3]
    t = three("dynasty", north=plain("farm-5", "farm-6", "farm-7", hand=IDLE, provinces=provinces))
    t.north.chooses("buy:plain-samurai")
    assert "Pay" in t.prompt
    concedes(t, leaver)
    if leaver == "north":
        assert t.s.active == 1
    else:
        assert (t.asked, "Pay" in t.prompt) == ("north", True)
        t.north.chooses("choice0")
        assert t.zone(SOLDIER, 2) == "play"


# --- in an attack -------------------------------------------------------------------------------------


def armies(**facts: Any) -> Table:
    return war(
        attacker=plain(SOLDIER, hand=("test-charge",)),
        raider=plain(SOLDIER, hand=("test-charge",)),
        defender=plain(SOLDIER, hand=("test-charge",)),
        guard=plain(SOLDIER, hand=("test-charge",)),
        **facts,
    )


@rule("DE-RES-37")
@pytest.mark.parametrize("leaver", ["attacker", "defender"])
def test_a_battle_without_one_of_its_leaders_is_over_and_decides_nothing(leaver: str):
    t = armies()
    concedes(t, leaver)
    assert (t.s.attacker, t.s.battlefield, t.s.in_combat) == (-1, -1, False)
    assert t.s.allegiance == [0, 0, 0, 0]
    seats = [seat for seat in range(4) if not t.s.is_out(seat)]
    assert all(t.zone(SOLDIER, seat) == "play" and t.is_home(SOLDIER, seat) for seat in seats)
    assert [t.s.players[seat].honor for seat in seats] == [5, 5, 5]
    assert t.is_bowed(SOLDIER, 3)  # an ally, who comes home bowed
    assert t.s.active == (1 if leaver == "attacker" else 0)


@pytest.mark.parametrize("leaver", ["raider", "guard"])
def test_a_battle_goes_on_without_an_ally(leaver: str):
    t = armies()
    t.defender.passes()
    concedes(t, leaver)
    assert t.s.in_combat
    assert t.s.allegiance[t.names.index(leaver)] == 0
    asked = []
    while t.s.in_combat:
        asked.append(t.asked)
        getattr(t, t.asked).passes()
    assert leaver not in asked
    t.fight()
    winner = t.defender if leaver == "raider" else t.attacker
    assert winner.honor == 7


@rule("WH-RES-14", "WH-RES-16", "DE-RES-37")
def test_the_battle_that_costs_the_last_province_is_carried_through_and_the_attack_ends():
    t = war(
        attacker=plain(SOLDIER, SOLDIER, SOLDIER, SOLDIER),
        bystander=plain(),
        defender=plain("plain-stranger", provinces=["farm-1"]),
    )
    t.fight()
    assert is_gone(t, 2)
    assert t.attacker.honor == 5 + 2
    assert t.s.attacker == -1
    assert t.is_home(SOLDIER)
    assert not t.game.over


@pytest.mark.parametrize("leaver", ["north", "east", "south", "west"])
@pytest.mark.parametrize("steps", range(6))
def test_invitations_and_maneuvers_go_on_or_end(leaver: str, steps: int):
    sides = {name: plain(SOLDIER, hand=IDLE) for name in ("north", "east", "south", "west")}
    t = laid("attack", **sides)
    for choice in ("seat2", "seat1", "seat3", "seat1", "done", SOLDIER)[:steps]:
        getattr(t, t.asked).chooses(choice)
    concedes(t, leaver)
    assert t.asked != leaver
    if steps and leaver in ("north", "south"):
        assert t.s.attacker == -1
    else:
        assert t.s.invited[t.names.index(leaver)] == 0


# --- who wins -----------------------------------------------------------------------------------------


@rule("WH-WIN-09", "WH-VAR-22")
def test_the_last_one_left_wins():
    t = three()
    concedes(t, "south")
    concedes(t, "north")
    assert (t.game.outcome.winners, t.over) == ((1,), "Concession")


def test_nobody_leaves_twice():
    t = three()
    concedes(t, "south")
    with pytest.raises(gorin.IllegalChoice, match="seat 2 has already left this game"):
        t.game.choose("concede", 2)


def test_a_position_tells_who_has_left():
    t = three()
    concedes(t, "east")
    told = t.game.position()
    assert told["players"][1]["lost"]
    again = gorin.setup(EDITION, told)
    assert again.digest() == t.game.digest()
    told["players"][1]["hand"] = ["guard-1"]
    with pytest.raises(gorin.GorinError, match="has left the game"):
        gorin.setup(EDITION, told)


TRICKS = (CURSE, TOMORROW, GIFTS, BRIBE, DUEL, WHIM, ALARM, KILL, CHARGE)
DYNASTY = {card.slug: 3 for card in (ASHIGARU, *FARMS)}
FATE = {card.slug: 3 for card in (*TRICKS, *GUARDS[:5])}


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_concessions_at_random_moments_leave_a_game_that_goes_on(seats: int):
    rng = random.Random(seats)
    for seed in range(3):
        game = new(seats, seed, dynasty=DYNASTY, fate=FATE)
        for _ in range(400):
            if game.over:
                break
            if rng.random() < 0.02:
                playing = [seat for seat in range(seats) if not game.state.is_out(seat)]
                game.choose("concede", rng.choice(playing))
                if not game.over:
                    assert gorin.load(game.save()).digest() == game.digest()
                continue
            decision = game.decision
            assert not game.state.is_out(decision.seat)
            game.choose(decision.pick(rng.randrange(decision.count)), decision.seat)
        assert game.over or any(game.state.is_out(seat) for seat in range(seats))


def test_nothing_is_set_up_for_who_has_left_before_the_first_turn():
    decks = [deck("plain-keep") for _ in range(3)]
    s = RULES.start(RULES.complete({"decks": decks}), Chance.seeded(1))
    s.players[1].lost = True
    run(s)
    assert {place.owner for place in s.provinces} == {0, 2}
    assert [len(player.hand) for player in s.players] == [6, 0, 6]
