"""A step whose seats, cards, places or amounts cannot be is refused, whoever damaged it."""

import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

import pytest

import gorin
from gorin.games.ccg.acting.drawing import DrawCards
from gorin.games.ccg.acting.honor import LoseHonor
from gorin.games.ccg.acting.paying import PayGold
from gorin.games.ccg.acting.resolutions import TakeAction
from gorin.games.ccg.acting.respond import Respond
from gorin.games.ccg.diamond import sanity as of_diamond
from gorin.games.ccg.diamond.yu import LastStrikes
from gorin.games.ccg.fighting.battle import Battle, BattleApart
from gorin.games.ccg.fighting.duel import Duel
from gorin.games.ccg.kinds import ATTACKING, CHI, DEFENDING
from gorin.games.ccg.turn.events_phase import EventsPhase
from gorin.games.ccg.validation.stack_sanity import step_fits
from gorin.games.ccg.war_of_honor import sanity as of_war
from gorin.games.ccg.war_of_honor.attack import Launch
from gorin.games.ccg.war_of_honor.paths import PathPhase
from gorin.games.ccg.war_of_honor.setup import PlaceTiles, WriteMissions
from gorin.games.ccg.war_of_honor.state import WarState
from gorin.kernel.game import checksum
from gorin.kernel.serializable import Serializable, fields_of
from gorin.kernel.state import Step
from gorin.language.core.context import NOTHING, AbilityContext, TriggerEvent
from gorin.language.core.questions import RULES, ability_code
from support import ccg_diamond
from support.ccg_diamond import having
from support.ccg_table import Table, battle, side, table, unit
from support.made import made
from support.walk import new_game, walk

NOBODYS = 99
"""No seat, no card, no place and no Path has this number."""
Damage = dict[str, Any]
P = TypeVar("P", bound=Serializable)


def fought() -> Table:
    return battle(
        attacker=side(unit("hida-kaoru", "keen-blade"), hand=("charge", "rout")),
        defender=side("doji-ayano", hand=("charge",)),
    )


def cards(t: Table, *slugs: str) -> list[int]:
    s = t.game.state
    return [s.what.index(s.names.index(slug)) for slug in slugs]


def put(kind: type[P], /, **given: Any) -> P:
    """A step as a save may have it: with these values, at its beginning, and otherwise empty."""
    empty = {"int": NOTHING, "bool": False, "?ability-context": None}
    held = [(name, 0 if name == "at" else empty.get(holds, [])) for name, holds in fields_of(kind).items()]
    return made(kind, *[given.get(name, value) for name, value in held])


def charging(t: Table) -> TakeAction:
    """An action in progress, as all that happens inside one needs it."""
    s = t.game.state
    (card,) = cards(t, "charge")
    node = s.definition(card).actions[0].number
    step = put(
        TakeAction,
        what=s.what[card],
        node=node,
        holder=card,
        context=AbilityContext(0, card),
        pick=0,
        price=0,
    )
    s.stack.append(step)
    return step


def won(t: Table) -> Battle:
    (step,) = [each for each in t.game.state.stack if isinstance(each, Battle)]
    step.winner, step.victors = ATTACKING, [0]
    step.cards, step.sides = cards(t, "doji-ayano"), [DEFENDING]
    return step


def tied(t: Table) -> Battle:
    step = won(t)
    step.winner, step.victors, step.tied, step.shamed = -1, [], True, [DEFENDING, DEFENDING]
    return step


def apart(t: Table) -> BattleApart:
    charging(t)
    return put(BattleApart, attacking=cards(t, "hida-kaoru"), defending=cards(t, "doji-ayano"))


def apart_begun(t: Table) -> BattleApart:
    step = apart(t)
    step.at, step.place = 1, t.game.state.battlefield
    return step


def duel(t: Table) -> Duel:
    charging(t)
    one, other = cards(t, "hida-kaoru", "doji-ayano")
    both: Damage = {"pools": [[], []], "focused": [[], []], "seats": [0, 1], "from_hand": [1]}
    return put(Duel, challenger=one, challenged=other, stat=CHI, turn=1, **both)


def events(t: Table) -> EventsPhase:
    return put(EventsPhase, seat=0, done=[1, 2])


def responding(t: Table) -> Respond:
    (card,) = cards(t, "charge")
    moment = put(TriggerEvent, kind="losing honor", seat=0, amount=2)
    return put(Respond, moment=moment, rung=0, turn=0, passes=0, used=[ability_code(card, 1)])


def losing(t: Table) -> LoseHonor:
    return put(LoseHonor, seat=0, amount=2, because_of=1)


def paying(t: Table) -> PayGold:
    chosen = [t.game.state.players[0].stronghold]
    return put(PayGold, seat=0, price=3, chosen=chosen, spared=cards(t, "keen-blade"))


def drawing(t: Table) -> DrawCards:
    return put(DrawCards, seat=0, left=2)


def paid(t: Table) -> TakeAction:
    step = charging(t)
    step.fitting = cards(t, "doji-ayano")
    step.paid, step.gold, step.price = [t.game.state.players[0].stronghold], [4], 3
    return step


CASES: list[tuple[Callable[[Table], Step], Damage]] = [
    (won, {"invading": 7}),
    (won, {"invading": -1}),
    (won, {"victors": [NOBODYS]}),
    (won, {"victors": [0, 0]}),
    (won, {"winner": -1}),
    (won, {"tied": True}),
    (won, {"sides": [0]}),
    (won, {"cards": [NOBODYS]}),
    (won, {"shamed": [ATTACKING]}),
    (tied, {"shamed": [3]}),
    (tied, {"victors": [0]}),
    (apart, {"attacking": []}),
    (apart, {"attacking": [NOBODYS]}),
    (apart, {"defending": [-1]}),
    (apart, {"place": 1}),
    (apart_begun, {"place": NOBODYS}),
    (apart_begun, {"place": NOTHING}),
    (duel, {"from_hand": [2]}),
    (duel, {"from_hand": [1, 1]}),
    (drawing, {"left": -1}),
    (events, {"done": [NOBODYS]}),
    (events, {"done": [1, 1]}),
    (responding, {"used": [7]}),
    (responding, {"used": [RULES + 999]}),
    (losing, {"because_of": 2}),
    (losing, {"because_of": -2}),
    (losing, {"cards": [NOBODYS]}),
    (paying, {"helping": [0]}),
    (paying, {"helping": [NOBODYS]}),
    (paying, {"chosen": [-1]}),
    (paid, {"joined": [0]}),
    (paid, {"joined": [0, 0]}),
    (paid, {"fitting": [NOBODYS]}),
    (paid, {"paid": [NOBODYS]}),
    (paid, {"paid": []}),
    (paid, {"gold": [-1]}),
    (paid, {"gold": []}),
]


@pytest.mark.parametrize(("build", "damage"), CASES)
def test_a_step_with_something_that_cannot_be_does_not_fit(build, damage):
    t = fought()
    s, step = t.game.state, build(t)
    assert step_fits(s, step, len(s.stack))
    damaged(step, damage)
    assert not step_fits(s, step, len(s.stack))


def damaged(step: Step, damage: Damage) -> None:
    for name, value in damage.items():
        setattr(step, name, value)


def test_both_sides_of_a_battle_apart_are_those_of_different_players():
    t = fought()
    s, step = t.game.state, apart(t)
    step.defending = cards(t, "keen-blade")
    assert not step_fits(s, step, len(s.stack))


@pytest.mark.parametrize("edition", ["celestial", "diamond"])
@pytest.mark.parametrize("place", range(8))
def test_the_battlefield_is_where_a_battle_is_fought(edition, place):
    """With another one no battle could begin there, and the choice of the next one would never end."""
    if edition == "diamond":
        t = ccg_diamond.laid("attack", north=having("hida-hitoshi"), south=having("hida-isamu"))
    else:
        t = table("attack", north=side("hida-kaoru"), south=side("doji-ayano"))
    t.north.chooses("seat1")
    content = json.loads(t.game.save())
    assert t.game.state.battlefield == NOTHING and t.game.state.attacker == 0
    content["state"]["battlefield"] = place
    with pytest.raises(gorin.InvalidSave, match="no battle is fought at the battlefield"):
        gorin.load(json.dumps({**content, "check": checksum(content)}))


# --- what only an edition has ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "damage", [{"ready": [NOBODYS]}, {"striking": [0]}, {"place": NOBODYS}, {"side": ATTACKING}, {"side": 9}]
)
def test_last_strikes_are_those_of_the_army_that_has_lost(damage):
    t = ccg_diamond.fighting(having("hida-hitoshi"), having("hida-isamu"))
    s = t.game.state
    (fight,) = [each for each in s.stack if isinstance(each, Battle)]
    fight.winner = ATTACKING
    step = put(LastStrikes, place=fight.place, side=DEFENDING, ready=[0])
    s.stack = [*s.stack[: s.stack.index(fight) + 1], step]
    assert of_diamond.why_invalid(s) is None
    damaged(step, damage)
    assert of_diamond.why_invalid(s) == "the step last-strikes does not fit"


@cache
def past_set_up() -> WarState:
    """The map is laid, and somebody acts."""
    game = new_game("war-of-honor", 2, 1)
    for moment in walk(game, random.Random(1)):
        if moment.state.phase == "action":
            return moment.state.clone()
    raise AssertionError("nobody has ever acted")


def placing() -> PlaceTiles:
    at = PlaceTiles.stages.index("choose_hex")
    return put(PlaceTiles, at=at, seat=0, fortresses=[[], []], plains=[1, 0])


def writing() -> WriteMissions:
    return put(WriteMissions, points=[[3], [0]])


def on_paths() -> PathPhase:
    return put(PathPhase, at=1, seat=0, done=1, flips=0)


def launching() -> Launch:
    return put(Launch)


@pytest.mark.parametrize(
    ("build", "damage"),
    [
        (placing, {"tile": NOBODYS}),
        (placing, {"tile": 0}),
        (placing, {"plains": [0, 1]}),
        (placing, {"plains": [3, 0]}),
        (placing, {"seat": 2}),
        (writing, {"points": [[9], [0]]}),
        (writing, {"points": [[-1], [0]]}),
        (writing, {"points": [[0, 0], [0]]}),
        (on_paths, {"done": 0}),
        (on_paths, {"done": 3}),
        (on_paths, {"reached": [4]}),
        (on_paths, {"reached": [0]}),
        (on_paths, {"flips": 1}),
        (on_paths, {"flips": -1}),
        (launching, {"origin": NOBODYS}),
        (launching, {"origin": -2}),
    ],
)
def test_a_step_of_the_boxed_game_with_something_that_cannot_be_does_not_fit(build, damage):
    s, step = past_set_up().clone(), build()
    s.stack.append(step)
    assert of_war.why_invalid(s) is None
    damaged(step, damage)
    assert of_war.why_invalid(s) == f"the step {step.tag} does not fit"
