"""A save whose numbers leave their range is refused, at either end, whatever its check says."""

import json
import random
from typing import Any

import pytest

import gorin
from gorin.games.battle.map import LAND, SPOTS
from gorin.games.battle.objectives import OBJECTIVES
from gorin.games.battle.tokens import FACES
from gorin.kernel.game import checksum
from support.battle_table import new_table, side, table, token

Path = tuple[Any, ...]


def forged(game: gorin.Game, path: Path, value: Any) -> str:
    """A save with one number changed and its check made to fit."""
    content = json.loads(game.save())
    place = content["state"]
    for name in path[:-1]:
        place = place[name]
    assert place[path[-1]] != value, "this changes nothing"
    place[path[-1]] = value
    content["check"] = checksum(content)
    return json.dumps(content)


def turn():
    """The Crab are to move; a token of theirs lies on a border and another was sent back to its pool."""
    t = table(
        crab=side("crab_capital", hand=("army-2", "army-3", "bluff")),
        crane=side("crane_capital", "crane_south+1"),
        lion=side("lion_capital"),
        pieces=[
            token("crab", "army-1", "crab_capital>mainland_south"),
            token("lion", "army-4", "lion_capital"),
        ],
        cards={"crane": ("code-of-honor", "crane")},
        specials={"lion_capital": "harbor"},
    )
    t.crab.plays("first-player", "piece-2")
    return t.game


def spot_to_choose():
    t = table(crab=side("crab_capital", hand=("army-2", "army-3", "bluff")), crane=side("crane_capital"))
    t.crab.choose("place:army-2")
    return t.game


def second_province_to_choose():
    t = table(
        crab=side("crab_capital", "crab_east"),
        crane=side("crane_capital"),
        cards={"crane": ("code-of-honor", "crab")},
        phase="territory-cards",
    )
    t.crab.plays("code-of-honor", "crab_east")
    return t.game


def token_to_raise():
    t = table(
        crab=side("shadowlands_south", "crab_east", hand=("army-1", "bluff"), discard=("army-4",)),
        crane=side("crane_capital"),
        cards={"shadowlands_south": ("animate-the-dead", "crab")},
    )
    t.crab.plays("animate-the-dead", "crab_east", "army-4")
    return t.game


def province_to_take():
    t = table(
        crab=side("crab_capital", "crab_east"),
        crane=side("crane_capital"),
        cards={"unicorn": ("cultural-exchange", "crab")},
        phase="territory-cards",
    )
    t.crab.plays("cultural-exchange", "crab_east")
    return t.game


def where_to_go_short():
    pieces = [token("lion", "shinobi-1", "islands_east"), token("lion", "shinobi-2", "islands_west")]
    return table(
        lion=side("lion_capital+28"), crane=side("crane_capital"), phase="resolution", pieces=pieces
    ).game


def objectives_to_keep():
    game = new_table(clans=["crab", "crane"]).game
    game.choose(game.pending[0].options[0].id, 0)
    return game


def start_to_choose():
    game = objectives_to_keep()
    game.choose(game.decision.options[0].id)
    return game


def finished():
    return table(crab=side("crab_capital"), crane=side("crane_capital"), phase="scoring").game


OUTSIDE: list[tuple[Any, Path, list[Any]]] = [
    (turn, ("round",), [0, 6]),
    (turn, ("first",), [-1, 3]),
    (turn, ("clans", 0), [-1, 7]),
    (turn, ("owner", 0), [-2, 3]),
    (turn, ("faceup", 5), [-1]),
    (turn, ("special", 0), [-1, 11]),
    (turn, ("supply", 0), [-1, 1]),
    (turn, ("supply", 1), [14, 16]),
    (turn, ("control_pool", 0), [28, 30]),
    (turn, ("set_aside", 0), [-1, 1]),
    (turn, ("hands", 0, 0), [-1, len(FACES)]),
    (turn, ("objectives", 0), [-1, len(OBJECTIVES)]),
    (turn, ("dealt", 0, 0), [-1, len(OBJECTIVES)]),
    (turn, ("cards", 0), [-1, 2]),
    (turn, ("card_holder", 0), [-3, 3]),
    (turn, ("card_seen", 0), [-2, -1, 8]),
    (turn, ("card_seen", 1), [0, 1, 8]),
    (turn, ("initiative", 0), [-1, 10]),
    (turn, ("pieces", 0, "id"), [-1, 0, 2, 3]),
    (turn, ("pieces", 0, "seat"), [-1, 3]),
    (turn, ("pieces", 0, "face"), [-1, len(FACES)]),
    (turn, ("pieces", 0, "spot"), [-1, SPOTS]),
    (turn, ("pieces", 0, "known"), [-1, 0, 8]),
    (turn, ("pieces", 0, "on"), [-2, 0, 3]),
    (turn, ("recalled", 0, "id"), [0, 1, 3]),
    (turn, ("recalled", 0, "seat"), [-1, 3]),
    (turn, ("recalled", 0, "face"), [-1, len(FACES), len(FACES) - 1]),
    (turn, ("recalled", 0, "spot"), [-1, SPOTS]),
    (turn, ("recalled", 0, "known"), [-1, 3, 8]),
    (turn, ("recalled", 0, "on"), [1]),
    (turn, ("first_card_ready",), [True]),
    (turn, ("next_piece",), [0, 2]),
    (turn, ("known_hands", 1), [[-1], [len(FACES)]]),
    (turn, ("chance", "drawn"), [-1]),
    (turn, ("answers",), [[0, 0]]),
    (turn, ("stack",), [[]]),
    (turn, ("stack", 0, "at"), [-1, 0, 2, 3, 4]),
    (turn, ("stack", 1, "at"), [-1, 0, 1, 3, 4]),
    (turn, ("stack", 2, "at"), [-1, 0, 2, 3]),
    (turn, ("stack", 2, "seat"), [-1, 3]),
    (turn, ("stack", 3, "at"), [-1, 0, 2, 6, 7]),
    (turn, ("stack", 3, "seat"), [-1, 1, 3]),
    (turn, ("stack", 4, "seat"), [-1, 1, 3]),
    (turn, ("stack", 4, "at"), [1]),
    (turn, ("stack", 4, "among"), [[], [0], [-1], [99], [len(FACES)], [100]]),
    (turn, ("events", 0, "args"), [[-1], [3]]),
    (turn, ("events", 0, "audience"), [-2, 8]),
    (spot_to_choose, ("stack", 3, "choice"), [-1, 0, 5, len(FACES), 100]),
    (spot_to_choose, ("stack", 4, "face"), [-1, 2, len(FACES)]),
    (spot_to_choose, ("stack", 4, "among", 0), [-1, -4, SPOTS]),
    (second_province_to_choose, ("stack", 3, "passes"), [-1, 3]),
    (second_province_to_choose, ("stack", 3, "seat"), [-1, 1, 2]),
    (second_province_to_choose, ("stack", 3, "card"), [-1, 3]),
    (second_province_to_choose, ("stack", 4, "card"), [-1, 1, 3, 27]),
    (second_province_to_choose, ("stack", 4, "instruction"), [-1, 1]),
    (second_province_to_choose, ("stack", 4, "seat"), [-1, 1, 2]),
    (second_province_to_choose, ("stack", 4, "picks"), [[-1], [LAND], [0, 0], [0, 1], [0, 1, 2]]),
    (second_province_to_choose, ("stack", 4, "begun"), [True]),
    (second_province_to_choose, ("stack", 4, "optional"), [True]),
    (second_province_to_choose, ("stack", 5, "among", 0), [-4, LAND]),
    (token_to_raise, ("stack", 4, "memory"), [[], [-1], [len(FACES)], [0]]),
    (province_to_take, ("stack", 4, "memory"), [[], [-1], [LAND], [29]]),
    (where_to_go_short, ("stack", 2, "earned", 0), [-2, 2]),
    (where_to_go_short, ("stack", 3, "among"), [[], [0], [LAND], [-1]]),
    (objectives_to_keep, ("stack", 2, "open"), [[], [0], [2], [1, 1], [-1]]),
    (objectives_to_keep, ("stack", 2, "questions", 1, "among"), [[], [-1], [len(OBJECTIVES)]]),
    (objectives_to_keep, ("stack", 2, "questions", 1, "seat"), [-1, 0, 2]),
    (objectives_to_keep, ("stack", 1, "clans", 0), [-2, 5, 7]),
    (objectives_to_keep, ("answers", 0), [-1, len(OBJECTIVES)]),
    (start_to_choose, ("stack", 1, "at"), [at for at in range(-1, 16) if at != 12]),
    (finished, ("round",), [5, 7]),
    (finished, ("outcome",), [None]),
    (finished, ("outcome", "winners"), [[], [-1], [2]]),
    (finished, ("outcome", "scores", 0), [-1, 100]),
    (finished, ("scores",), [[], [[0, 0, 0, 0]]]),
    (finished, ("scores", 0), [[0, 0, 0], [1, 1, 1, 1]]),
]
"""Moment, a number of its save, and values just outside its range, or of something that is not there."""


@pytest.mark.parametrize(
    ("moment", "path", "values"), OUTSIDE, ids=lambda part: part.__name__ if callable(part) else str(part)
)
def test_a_number_outside_its_range_is_refused(moment, path, values):
    game = moment()
    assert gorin.load(game.save()).digest() == game.digest()
    for value in values:
        with pytest.raises(gorin.InvalidSave):
            gorin.load(forged(game, path, value))


def test_scores_have_a_part_for_each_rule_and_a_seat_for_each_player():
    game = finished()
    scores = json.loads(game.save())["state"]["scores"]
    *kept, last = scores[0]
    with pytest.raises(gorin.InvalidSave, match="scores are not those"):
        gorin.load(forged(game, ("scores", 0), [*kept[:-1], kept[-1] + last]))  # the total is as it was
    with pytest.raises(gorin.InvalidSave, match="scores are not those"):
        gorin.load(forged(game, ("scores",), [*scores, scores[0]]))


def numbers_in(value: Any, path: Path = ()) -> list[tuple[Path, int]]:
    """Every number of a state but those of its history and its chance."""
    if isinstance(value, dict):
        inner = [(name, each) for name, each in value.items() if name not in ("events", "chance")]
    elif isinstance(value, list):
        inner = list(enumerate(value))
    else:
        return [(path, value)] if type(value) is int else []
    return [found for name, each in inner for found in numbers_in(each, (*path, name))]


def test_any_number_of_a_save_that_is_off_by_one_is_refused_or_can_be_played():
    rng = random.Random(9)
    played = refused = 0
    for seed in range(3):
        game = gorin.new("battle", seats=3 + seed % 2, seed=seed)
        length = 60 + 60 * seed
        for _ in range(length):
            decision = rng.choice(game.pending)
            game.choose(decision.pick(rng.randrange(decision.count)), decision.seat)
        numbers = numbers_in(json.loads(game.save())["state"])
        for path, number in rng.sample(numbers, 120):
            try:
                other = gorin.load(forged(game, path, number + rng.choice((-1, 1))))
            except gorin.InvalidSave:
                refused += 1
                continue
            played += 1
            for _ in range(600):
                if other.over:
                    break
                decision = rng.choice(other.pending)
                other.choose(decision.pick(rng.randrange(decision.count)), decision.seat)
            assert other.over
            assert len(other.events) > len(game.events)
    assert refused > 150
    assert played > 20
