"""A state from outside is refused with a clear sentence, or it can be played."""

import copy
import json
import random
from functools import cache
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gorin
from gorin.games.ccg.fighting.duel import duel_in_progress
from gorin.games.ccg.kinds import LIMBO
from gorin.games.ccg.language.abilities import open_
from gorin.games.ccg.language.verbs.in_play.control import take_control
from gorin.games.ccg.language.which.card_filters import ATTACHMENT
from gorin.games.ccg.validation.sanity import why_invalid
from gorin.kernel.game import checksum
from gorin.language.card_filters import anothers
from gorin.language.core.ranges import is_card, is_seat
from gorin.language.picks import target
from gorin.language.selectors import TARGET
from support.ccg_cards import with_cards
from support.ccg_making import strategy
from support.ccg_table import battle, side, table, unit

MOMENTS = 12
PLAYED_ON = 50


def play(game: gorin.Game, rng: random.Random, steps: int) -> None:
    """Random choices, with everything looked at that a table would show."""
    for _ in range(steps):
        if game.over:
            return
        decision = game.decision
        assert len(decision.options) == decision.count
        game.view(decision.seat)
        game.choose(decision.pick(rng.randrange(decision.count)))


@cache
def saved(number: int) -> dict[str, Any]:
    """Some moment of some game, early or late, in any phase."""
    rng = random.Random(number)
    decks = rng.sample(gorin.games()[1].decks, 2)
    game = gorin.new("celestial", decks=decks, seed=number)
    play(game, rng, 40 + 43 * number)
    return json.loads(game.save())


def loaded(content: dict[str, Any]) -> gorin.Game:
    """As if somebody had changed a save and mended its check."""
    return gorin.load(json.dumps({**content, "check": checksum(content)}))


def test_every_moment_of_a_game_can_be_played():
    rng = random.Random(3)
    game = gorin.new("celestial", seed=3)
    while not game.over:
        assert why_invalid(game.state) is None
        play(game, rng, 5)
    assert why_invalid(game.state) is None


# --- single damages -------------------------------------------------------------------------------


def in_battle() -> dict[str, Any]:
    """Combat, with a unit on each side, an attachment, a Region, and cards everywhere."""
    t = battle(
        attacker=side(unit("hida-kaoru", "keen-blade"), hand=("charge", "rout")),
        defender=side("doji-ayano", hand=("charge",), provinces=[{"card": "large-farm", "face_up": True}]),
    )
    return json.loads(t.game.save())


def card(content: dict[str, Any], slug: str) -> int:
    s = content["state"]
    return s["what"].index(s["names"].index(slug))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda c, s: s["bowed"].pop(), "not equally long"),
        (lambda c, s: s["players"].pop(), "number of seats"),
        (lambda c, s: s["names"].__setitem__(0, "charge"), "names of the cards"),
        (lambda c, s: s["names"].__setitem__(1, "nothing-known"), "no card 'nothing-known'"),
        (lambda c, s: s["what"].__setitem__(0, 999), "not of this game"),
        (lambda c, s: s["what"].__setitem__(0, 0), "not of this game"),
        (lambda c, s: s["owner"].__setitem__(0, 7), "belongs to nobody"),
        (lambda c, s: s["known"].__setitem__(0, 64), "somebody who does not play"),
        (lambda c, s: s["side"].__setitem__(0, 5), "a side that does not exist"),
        (lambda c, s: s["place"].__setitem__(card(c, "hida-kaoru"), 77), "a battlefield that does not exist"),
        (lambda c, s: s["in_play"].append(s["in_play"][0]), "in two places"),
        (lambda c, s: s["players"][0]["hand"].pop(), "missing from where its zone says"),
        (lambda c, s: s["zone"].__setitem__(card(c, "rout"), LIMBO), "not where its zone says"),
        (lambda c, s: s["players"][0].update(stronghold=card(c, "rout")), "one Stronghold in play"),
        (lambda c, s: swap(s, "dynasty", "fate"), "no Dynasty card"),
        (lambda c, s: s["owner"].__setitem__(card(c, "rout"), 1), "does not own"),
        (lambda c, s: s["known"].__setitem__(card(c, "rout"), 0), "does not know a card in hand"),
        (lambda c, s: s["players"][0].update(honor=10**9), "impossible number"),
        (
            lambda c, s: s["host"].__setitem__(card(c, "keen-blade"), card(c, "rout")),
            "no Personality in play",
        ),
        (lambda c, s: s["provinces"][1].update(id=s["provinces"][0]["id"]), "the same id"),
        (lambda c, s: s["provinces"][0].update(owner=9), "belongs to nobody"),
        (lambda c, s: s["provinces"][0].update(region=card(c, "rout")), "Region that is none"),
        (lambda c, s: s.update(phase="lunch"), "no such phase"),
        (lambda c, s: s.update(active=2), "no such phase or player"),
        (lambda c, s: s.update(actions=-1), "counted wrongly"),
        (lambda c, s: s.update(defender=s["attacker"]), "an Attacker and a Defender"),
        (lambda c, s: s.update(battlefield=66), "no such battlefield"),
        (lambda c, s: s.update(held=66), "held open"),
        (lambda c, s: s["players"][0].update(lost=True), "nobody is left"),
        (lambda c, s: s.update(payment=[card(c, "rout")]), "to pay"),
        (lambda c, s: s["moments"].append(moment(card=999)), "cannot happen"),
        (lambda c, s: s.update(stack=[]), "nothing is in progress"),
        (lambda c, s: s["stack"][0].update(at=9), "game does not fit"),
        (lambda c, s: s["stack"][1].update(seat=5), "turn does not fit"),
        (lambda c, s: s["stack"][1].update(at=15), "turn is not where it can be"),
        (lambda c, s: s["stack"][-2].update(passes=9), "action-round does not fit"),
        (lambda c, s: s["stack"][-1].update(among=[-3]), "not what the game asks"),
        (lambda c, s: s["stack"][-1].update(seat=0), "not what the game asks"),
        (lambda c, s: s["stack"].insert(1, s["stack"][0]), "game does not fit"),
        (
            lambda c, s: s["events"].append({"is": "event", "kind": "action", "args": [], "audience": -1}),
            "the log",
        ),
        (lambda c, s: s["tokens"].append(token(card(c, "rout"))), "a token lies"),
    ],
)
def test_what_cannot_be_is_refused_with_a_reason(change, said):
    content = in_battle()
    change(content, content["state"])
    with pytest.raises(gorin.InvalidSave if "no card" not in said else gorin.GorinError, match=said):
        loaded(content)


def test_cards_and_seats_are_counted_from_nought():
    s = gorin.load(json.dumps({**in_battle(), "check": checksum(in_battle())})).state
    for is_there, count in ((is_card, len(s.what)), (is_seat, s.seats)):
        assert [is_there(s, number) for number in (-2, -1, 0, count - 1, count)] == [
            False, False, True, True, False,
        ]  # fmt: skip
        assert [is_there(s, number, True) for number in (-2, -1, 0, count - 1, count)] == [
            False, True, True, True, False,
        ]  # fmt: skip


@cache
def in_a_duel() -> dict[str, Any]:
    """Some moment in which somebody may focus."""
    for seed in range(40):
        rng = random.Random(seed)
        game = gorin.new("celestial", seed=seed)
        while not game.over:
            if duel_in_progress(game.state) is not None:
                return json.loads(game.save())
            play(game, rng, 1)
    raise AssertionError("there is no duel in any of these games")


@pytest.mark.parametrize("field", ["seats", "pools", "focused"])
@pytest.mark.parametrize("longer", [True, False], ids=["longer", "shorter"])
def test_a_duel_has_two_sides(field, longer):
    content = copy.deepcopy(in_a_duel())
    (duel,) = [step for step in content["state"]["stack"] if step["is"] == "duel"]
    assert len(duel[field]) == 2
    duel[field] = [*duel[field], duel[field][0]] if longer else duel[field][:1]
    with pytest.raises(gorin.InvalidSave):
        loaded(content)


STEAL = strategy("Test Steal", focus=1, text=(open_(target(anothers(ATTACHMENT)), take_control(TARGET)),))


@pytest.mark.parametrize("damage", [{"until": 99}, {"until": -1}, {"card": 999}, {"seat": 7}])
def test_an_attachment_that_is_being_taken_is_a_card_and_taken_for_a_while(damage):
    with with_cards(STEAL):
        north = side("hida-kaoru", "hida-ogano", hand=("test-steal",))
        t = table(north=north, south=side(unit("doji-ayano", "keen-blade")))
        t.north.plays("test-steal", "keen-blade")
        content = json.loads(t.game.save())
        (taking,) = [step for step in content["state"]["stack"] if step["is"] == "take-attachment"]
        assert loaded(content).digest() == t.game.digest()
        taking.update(damage)
        with pytest.raises(gorin.InvalidSave, match="take-attachment does not fit"):
            loaded(content)


def swap(s: dict[str, Any], one: str, other: str) -> None:
    player = s["players"][0]
    player[one], player[other] = player[other], player[one]


def moment(**fields: int) -> dict[str, Any]:
    return {
        "is": "trigger-event",
        "kind": "bow",
        "card": 0,
        "seat": 0,
        "other": -1,
        "amount": 0,
        "action": -1,
        **fields,
    }


def token(on: int) -> dict[str, Any]:
    return {"is": "token", "card": on, "name": "", "force": 1, "chi": 0, "source": -1, "action": -1}


def test_a_position_that_cannot_be_is_refused_too():
    with pytest.raises(gorin.InvalidPosition, match="only while there is an attack"):
        table(north=side(unit("hida-kaoru", at=3, side=1)), south=side())


# --- any damage -----------------------------------------------------------------------------------


def fields(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value in a state; the log is history and has a test of its own."""
    found = [path] if path else []
    inner = (
        list(value.items())
        if isinstance(value, dict)
        else list(enumerate(value))
        if isinstance(value, list)
        else []
    )
    for name, each in inner:
        if name not in ("events", "is"):
            found += fields(each, (*path, name))
    return found


DEEP = ("stack", "lasting", "moments", "history", "provinces", "players")
NUMBERS = st.sampled_from([-3, -2, -1, 0, 1, 2, 3, 5, 8, 40, 99, 200, 100_004, 200_001, 300_000, 10**12])
WORDS = st.sampled_from(["", "attack", "action", "destroyed", "resolved", "nonsense"])


class Damage(NamedTuple):
    """One value of one saved moment, changed."""

    moment: int
    path: tuple[Any, ...]
    value: Any

    def done(self) -> dict[str, Any]:
        content = copy.deepcopy(saved(self.moment))
        at_path(content, self.path[:-1])[self.path[-1]] = self.value
        return content


def at_path(content: dict[str, Any], path: tuple[Any, ...]) -> Any:
    at: Any = content["state"]
    for name in path:
        at = at[name]
    return at


@st.composite
def damages(draw: st.DrawFn) -> Damage:
    number = draw(st.integers(1, MOMENTS))
    paths = fields(saved(number)["state"])
    deep = [path for path in paths if path[0] in DEEP]
    path = draw(st.sampled_from(deep if draw(st.booleans()) else paths))
    return Damage(number, path, draw(changed(at_path(saved(number), path))))


def changed(value: Any) -> st.SearchStrategy[Any]:
    if isinstance(value, bool):
        return st.just(not value)
    if isinstance(value, int):
        return NUMBERS | st.sampled_from([value - 1, value + 1])
    if isinstance(value, str):
        return WORDS
    if isinstance(value, list):
        return st.sampled_from([value[:-1], value[1:], value[::-1], [*value, *value[:1]], []])
    return st.sampled_from([None, 0, {}])


@given(damage=damages(), seed=st.integers(0, 3))
@settings(max_examples=120)
def test_a_damaged_state_is_refused_or_plays_on(damage, seed):
    try:
        game = loaded(damage.done())
    except gorin.GorinError as error:
        assert str(error)
        return
    play(game, random.Random(seed), PLAYED_ON)
    assert all(isinstance(line.sentence, str) for line in game.events)
    assert gorin.load(game.save()).digest() == game.digest()
