"""Chapter: Honor in a turn, and the Path to Victory phase."""

import pytest

from gorin.games.ccg.language.abilities import limited, open_
from gorin.games.ccg.language.verbs.in_play.entering import enters_by
from gorin.games.ccg.language.verbs.in_play.states import destroy
from gorin.games.ccg.language.verbs.players.decks import draw
from gorin.games.ccg.language.verbs.players.honor import gain_honor, lose_honor
from gorin.games.ccg.language.which.card_filters import PERSONALITY
from gorin.games.ccg.table import ops
from gorin.games.ccg.war_of_honor.board import SPACES
from gorin.language.picks import target
from gorin.language.players import TARGET_PLAYER, other_player
from gorin.language.selectors import TARGET
from support.ccg_cards import published
from support.ccg_making import ring, strategy
from support.ccg_table import unit
from support.ccg_war import EDITION, WAR, plain, score, steps, war
from support.moments import heard
from support.plain_cards import end_turn, stranger
from support.rule import rule

AFTER_A_PLAN = heard(
    "resolved", "after you use an action", lambda s, context, moment: moment.seat == context.seat
)


def new_ring(name, element):
    return ring(name, focus=1, keywords=(element,), text=(enters_by(AFTER_A_PLAN),))


cards = published(
    *WAR,
    stranger("Giant", force=12),
    stranger("Proud Stranger", personal_honor=4),
    strategy("Feast", focus=1, text=(open_(gain_honor(8)),)),
    strategy("Small Feast", focus=1, text=(open_(gain_honor(7)),)),
    strategy("Slander", focus=1, text=(open_(target(other_player()), lose_honor(4, TARGET_PLAYER)),)),
    strategy("Shame", focus=1, text=(open_(lose_honor(8)),)),
    strategy("Murder", focus=1, text=(limited(target(PERSONALITY), destroy(TARGET)),)),
    strategy("Nap", focus=1, text=(open_(draw(0)),)),
    new_ring("Ring of Stones", "Earth"),
    new_ring("Ring of Rain", "Water"),
    edition=EDITION,
)

THREE = ("lion", "dragon", "phoenix")


def acting(**facts):
    """The Lion's Action phase, three players with a bowed Samurai each."""
    given = {
        name: plain(*facts.pop(name, ("plain-samurai",)), hand=facts.pop(f"{name}_hand", ()))
        for name in THREE
    }
    return war(**given, **facts)


def to_paths(t):
    """Go on until somebody is asked what a space gives, or the next turn begins."""
    active = t.s.active
    while t.s.active == active and "reward of this step" not in t.prompt and not t.game.over:
        ids = [option.id for option in t.game.decision.options]
        t.mirror.choose(next((w for w in ("pass", "done") if w in ids), ids[-1]), t.game.decision.seat)


# --- what a turn brings ---------------------------------------------------------------------------


@rule("WH-HON-01", "WH-HON-02", "WH-PTV-09", "WH-PTV-14", "WH-SET-19", "WH-QPG-08")
def test_gains_and_losses_are_counted_apart():
    t = acting(lion_hand=["feast", "shame"], dragon_hand=["slander"])
    t.lion.uses("feast")
    t.dragon.uses("slander", "seat0")
    t.lion.uses("shame")
    assert score(t, "lion").gained == 8
    assert score(t, "dragon").caused == 4
    to_paths(t)
    assert steps(t)["lion"] == [0, 1, 0, 0]


@rule("WH-HON-06", "WH-SET-19")
def test_a_new_turn_counts_from_nothing():
    t = acting(lion_hand=["small-feast"], dragon_hand=["small-feast"])
    t.lion.uses("small-feast")
    end_turn(t)
    t.until("action")
    assert [each.gained for each in t.s.scores] == [0, 0, 0]
    assert t.game.view(None)["players"][0]["honor"] is None  # nobody keeps a total


@rule("WH-HON-03", "WH-PTV-08", "WH-QPG-08")
@pytest.mark.parametrize(("feast", "taken"), [("feast", 1), ("small-feast", 0)])
def test_eight_honor_in_a_turn_are_a_step(feast, taken):
    t = acting(lion_hand=[feast])
    t.lion.uses(feast)
    to_paths(t)
    assert steps(t)["lion"] == [0, taken, 0, 0]


@rule("WH-HON-05", "WH-PTV-02")
def test_more_than_eight_are_one_step_all_the_same():
    t = acting(lion_hand=["feast", "feast"])
    for _ in range(2):
        t.lion.uses("feast")
        t.dragon.passes() if t.asked == "dragon" else None
        t.phoenix.passes() if t.asked == "phoenix" else None
    assert score(t, "lion").gained == 16
    to_paths(t)
    assert steps(t)["lion"] == [0, 1, 0, 0]


@rule("WH-HON-04", "WH-PTV-10", "WH-PTV-15")
def test_eight_honor_that_others_lose_are_a_step():
    t = acting(lion_hand=["slander", "slander"])
    t.lion.uses("slander", "seat1")
    while t.asked != "lion":
        t.mirror.choose("pass", t.game.decision.seat)
    t.lion.uses("slander", "seat2")
    to_paths(t)
    assert steps(t)["lion"] == [0, 0, 1, 0]


@rule("WH-PTV-16")
def test_honor_that_one_loses_oneself_does_not_count():
    t = acting(lion_hand=["shame"])
    t.lion.uses("shame")
    to_paths(t)
    assert score(t, "lion").caused == 0 and steps(t)["lion"] == [0, 0, 0, 0]


@rule("WH-PTV-11", "WH-HON-04", "WH-DIS-03", "WH-DIS-04")
def test_killing_the_dishonorable_counts():
    shamed = unit("proud-stranger", dishonored=True)
    t = acting(dragon=(shamed,), lion_hand=["murder"])
    t.lion.uses("murder", "proud-stranger")
    assert score(t, "lion").caused == 4


def battling(attackers, defenders, **facts):
    """Lion attacks the Dragon at his first province; the Phoenix may ally."""
    at = [{"at": 4, **(each if isinstance(each, dict) else {"card": each})} for each in attackers]
    against = [{"at": 4, **(each if isinstance(each, dict) else {"card": each})} for each in defenders]
    third = facts.pop("phoenix", ())
    battle = {"attacker": 0, "defender": 1, "at": 4, **facts.pop("battle", {})}
    return war(
        "battle", lion=plain(*at), dragon=plain(*against), phoenix=plain(*third), battle=battle, **facts
    )


@rule("WH-PTV-12", "WH-HON-04")
def test_who_leads_an_army_is_credited_with_the_dishonorable_it_kills():
    shamed = unit("proud-stranger", dishonored=True)
    t = battling(
        ["plain-samurai"], [shamed], phoenix=[{"card": "giant", "at": 4}], battle={"attacking_allies": [2]}
    )
    t.fight()
    assert score(t, "lion").caused == 4 and score(t, "phoenix").caused == 0


@rule("WH-PTV-12")
def test_so_is_a_leader_who_has_nobody_there():
    shamed = unit("proud-stranger", dishonored=True)
    t = battling([], [shamed], phoenix=[{"card": "giant", "at": 4}], battle={"attacking_allies": [2]})
    t.fight()
    assert score(t, "lion").caused == 4 and score(t, "phoenix").caused == 0


# --- Military -------------------------------------------------------------------------------------


@rule("WH-PTV-06", "WH-PTV-03")
def test_who_has_units_in_the_army_that_destroys_a_province_takes_a_step():
    t = battling(
        ["giant"], [], phoenix=[{"card": "plain-samurai", "at": 4}], battle={"attacking_allies": [2]}
    )  # fmt: skip
    t.fight()
    to_paths(t)
    while t.s.active == 0:
        t.mirror.choose("done", t.game.decision.seat)
    assert steps(t) == {"lion": [1, 0, 0, 0], "dragon": [0] * 4, "phoenix": [1, 0, 0, 0]}


@rule("WH-PTV-06", "WH-GLO-52", "WH-GLO-53", "WH-EXP-73")
def test_an_attacker_without_units_there_takes_no_step():
    t = battling([], [], phoenix=[{"card": "giant", "at": 4}], battle={"attacking_allies": [2]})
    t.fight()
    assert t.dragon.provinces == 3
    assert not score(t, "lion").conquered and score(t, "phoenix").conquered


@rule("WH-PTV-07")
def test_destroying_an_army_without_a_province_is_no_step():
    t = battling(["plain-samurai"], ["plain-stranger"])
    t.fight()
    assert t.zone("plain-stranger") == "discard" and t.dragon.provinces == 4
    assert not any(each.conquered for each in t.s.scores)
    t = battling(["plain-stranger"], ["giant"])  # nor for who defends
    t.fight()
    assert not any(each.conquered for each in t.s.scores)


# --- Enlightenment --------------------------------------------------------------------------------


def with_ring(*hand, **facts):
    return acting(lion_hand=["nap", *hand], **facts)


def puts_ring_into_play(t, slug="ring-of-stones"):
    t.lion.chooses("use:nap")
    t.lion.chooses(f"use:{slug}")


@rule("WH-PTV-17", "WH-PTV-18", "WH-TRT-01", "WH-TRT-03", "WH-RNG-01")
def test_a_new_ring_by_its_own_trait_is_a_step():
    t = with_ring("ring-of-stones")
    puts_ring_into_play(t)
    assert t.zone("ring-of-stones") == "play" and t.s.actions == 1
    to_paths(t)
    assert steps(t)["lion"] == [0, 0, 0, 1]


@rule("WH-PTV-19", "WH-PTV-02")
def test_two_rings_are_one_step():
    t = with_ring("ring-of-stones", "ring-of-rain")
    puts_ring_into_play(t)
    t.lion.chooses("use:ring-of-rain")
    to_paths(t)
    assert steps(t)["lion"] == [0, 0, 0, 1] and len(score(t, "lion").rings) == 2


@rule("WH-PTV-20")
def test_a_ring_that_was_put_into_play_before_is_no_step():
    past = [{"steps": [0, 0, 0, 1], "rings": ["ring-of-stones"]}, {}, {}]
    t = with_ring("ring-of-stones", scores=past)
    puts_ring_into_play(t)
    to_paths(t)
    assert steps(t)["lion"] == [0, 0, 0, 1]


@rule("WH-PTV-17", "WH-PTV-20")
def test_a_ring_that_something_else_puts_into_play_is_no_step():
    t = with_ring("ring-of-stones")
    ops.enter_play(t.s, t.card("ring-of-stones"), 0)
    assert t.zone("ring-of-stones") == "play" and t.lion.hand == ["nap"]
    assert not score(t, "lion").enlightened and score(t, "lion").rings == []
    to_paths(t)
    assert steps(t)["lion"] == [0, 0, 0, 0]


# --- taking steps ---------------------------------------------------------------------------------


@rule("WH-PTV-01", "WH-PTV-03")
def test_everybody_in_turn_the_active_player_first():
    t = acting(lion_hand=["feast"], dragon_hand=["feast"], phoenix_hand=["feast"], active=1)
    t.dragon.uses("feast")
    t.phoenix.uses("feast")
    t.lion.uses("feast")
    end_turn(t)
    told = [line for line in t.log if "takes the first step" in line]
    assert [line.split()[0] for line in told] == ["Dragon", "Phoenix", "Lion"]


@rule("WH-PTV-04", "WH-PTV-23", "WH-PTV-21", "WH-PTV-22", "WH-EXP-77")
def test_several_steps_in_the_order_that_the_player_likes():
    t = with_ring("ring-of-stones", "feast", lion=(unit("plain-samurai", bowed=True),))
    puts_ring_into_play(t)
    while t.is_in_window or t.asked != "lion":
        t.mirror.choose("pass", t.game.decision.seat)
    t.lion.uses("feast")
    to_paths(t)
    assert steps(t)["lion"] == [0, 1, 0, 1]
    assert t.lion.may == {"path:honor", "path:enlightenment", "done"}
    hand = len(t.lion.hand)
    t.lion.chooses("path:enlightenment")
    assert len(t.lion.hand) == hand + 1
    assert t.lion.may == {"path:honor", "done"}  # WH-PTV-24: once
    t.lion.chooses("done")
    assert len(t.lion.hand) == hand + 1


@rule("WH-PTV-24")
def test_a_space_gives_once_what_it_gives():
    past = [{"steps": [0, 1, 0, 0]}, {}, {}]
    t = acting(scores=past)
    to_paths(t)
    assert t.s.active == 1  # nobody has taken a step, nobody is asked


@rule("WH-PTV-25", "WH-END-03")
def test_a_hand_may_be_too_large_for_a_path():
    t = acting(lion_hand=["feast", *["guard-1"] * 8])
    t.lion.uses("feast")
    while "reward of this step" not in t.prompt:
        ids = [option.id for option in t.game.decision.options]
        t.mirror.choose(next((w for w in ("pass", "done") if w in ids), ids[-1]), t.game.decision.seat)
    assert len(t.lion.hand) == 8
    t.lion.chooses("path:honor")
    assert len(t.lion.hand) == 9 and t.s.active == 1


@rule("WH-PTV-26", "WH-TRN-02")
def test_the_phase_is_the_last_of_the_turn():
    t = acting(lion_hand=["feast"])
    t.lion.uses("feast")
    to_paths(t)
    assert t.s.phase == "path"
    t.lion.chooses("done")
    assert t.s.active == 1
    told = [line for line in t.log if line.startswith("Lion's") and "phase begins" in line]
    assert [line.split(" phase")[0] for line in told] == [
        "Lion's Attack", "Lion's Dynasty", "Lion's End", "Lion's Path to Victory",
    ]  # fmt: skip


@rule("WH-PTV-21")
def test_a_space_that_can_do_nothing_is_not_offered():
    t = battling(["giant"], [])
    t.fight()
    while t.s.phase != "path" and t.s.active == 0:
        ids = [option.id for option in t.game.decision.options]
        if "Straighten" in t.prompt:
            t.lion.chooses("giant")
            continue
        t.mirror.choose(next((w for w in ("pass", "done") if w in ids), ids[-1]), t.game.decision.seat)
    assert t.s.active == 1 and steps(t)["lion"] == [1, 0, 0, 0]


@rule("WH-PTV-05")
def test_two_provinces_and_a_ring_are_two_steps():
    t = war(
        "attack",
        lion=plain("giant", unit("giant"), hand=["ring-of-stones"]),
        dragon=plain(),
        phoenix=plain(),
        scores=[{"enlightened": True, "rings": ["ring-of-stones"]}, {}, {}],
    )
    t.lion.chooses("seat1")
    t.lion.chooses("t1")
    t.lion.chooses("t2")
    for prompt in ("done", "done"):
        if "nvite" in t.prompt:
            t.mirror.choose(prompt, t.game.decision.seat)
    for nth, place in ((0, "p4"), (1, "p5")):
        t.lion.chooses(f"c{t.card('giant', nth)}")
        t.lion.chooses(place)
    to_paths(t)
    assert t.dragon.provinces == 2
    assert steps(t)["lion"] == [1, 0, 0, 1]


# --- what the spaces give -------------------------------------------------------------------------


def stepping(path, step, lion=("plain-samurai",), dragon=("plain-stranger",)):
    """The Lion is about to take this step."""
    taken = [0] * 4
    taken[path] = step - 1
    turn = ({"conquered": True}, {"gained": 8}, {"caused": 8}, {"enlightened": True})[path]
    t = war(
        "end", lion=plain(*lion), dragon=plain(*dragon), scores=[{"steps": taken, **turn}, {}]
    )  # fmt: skip
    return t


BOWED = unit("plain-samurai", "plain-spearmen", bowed=True)


def use(t, *picks):
    t.lion.chooses(next(id for id in t.lion.may if id.startswith("path:")))
    for pick in picks:
        t.lion.chooses(pick)


@rule("WH-EXP-77")
def test_military_1_straightens_a_personality_alone():
    t = stepping(0, 1, [unit("plain-samurai", unit("plain-spearmen", bowed=True), bowed=True)])
    use(t, "plain-samurai")
    assert not t.is_bowed("plain-samurai") and t.is_bowed("plain-spearmen")


def test_military_3_straightens_a_unit():
    t = stepping(0, 3, [unit("plain-samurai", unit("plain-spearmen", bowed=True), bowed=True)])
    use(t, "plain-samurai")
    assert not t.is_bowed("plain-samurai") and not t.is_bowed("plain-spearmen")


@pytest.mark.parametrize(
    ("path", "step", "cards"),
    [(0, 2, 1), (0, 4, 2), (1, 1, 1), (1, 4, 2), (2, 1, 1), (3, 1, 1), (3, 3, 1), (3, 4, 2)],
)
def test_spaces_that_draw(path, step, cards):
    t = stepping(path, step)
    hand = len(t.lion.hand)
    use(t)
    assert len(t.lion.hand) == hand + cards


def test_honor_2_and_3_straighten():
    t = stepping(1, 2, [unit("farm-1", bowed=True)])
    use(t, "farm-1")
    assert not t.is_bowed("farm-1")
    t = stepping(1, 3, [unit("plain-samurai", bowed=True)])
    use(t, "plain-samurai")
    assert not t.is_bowed("plain-samurai")


def test_dishonor_2_to_4():
    t = stepping(2, 2)
    use(t, "plain-stranger")
    assert "Plain Stranger is bowed by the second step on the Path of Dishonor." in t.log
    t = stepping(2, 3, [unit("plain-samurai", bowed=True)])
    use(t, "plain-samurai")
    assert not t.is_bowed("plain-samurai")
    t = stepping(2, 4)
    use(t, "plain-stranger")
    assert t.is_dishonored("plain-stranger")


@rule("WH-EXP-74")
def test_enlightenment_2_straightens_a_card():
    t = stepping(3, 2, [unit("ring-of-rain", bowed=True), "plain-samurai"])
    use(t, "ring-of-rain")
    assert not t.is_bowed("ring-of-rain")


def test_the_last_space_is_victory_and_nothing_else():
    assert all(path[-1].abilities == [] for path in SPACES)
