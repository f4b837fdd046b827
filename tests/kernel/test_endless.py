"""Nothing runs for ever: not what a choice brings about, not a start, not the reading of a text."""

import json
from typing import Any, ClassVar

import pytest

import gorin
from gorin.kernel import bounds, questions
from gorin.kernel.chance import Chance
from gorin.kernel.game import checksum
from gorin.kernel.questions import PASS, Ask
from gorin.kernel.record import load_game, new_game, replay_record
from gorin.kernel.state import Outcome, State, Step
from support.toy import Toy, ToyState
from support.toy.ops import gain

CALM, STORM = range(2)


class AskWeather(Ask[ToyState]):
    tag: ClassVar[str] = "ask-weather"

    def thing_id(self, s: ToyState, code: int) -> str:
        return ("calm", "storm")[code]

    def thing_label(self, s: ToyState, code: int) -> str:
        return self.thing_id(s, code).capitalize()


class Wind(Step):
    """Brings waves, which bring wind."""

    tag: ClassVar[str] = "wind"
    stages: ClassVar[tuple[str, ...]] = ("blow",)

    def blow(self, s: ToyState) -> None:
        gain(s, 0, 1)
        s.push(Waves())


class Waves(Step):
    tag: ClassVar[str] = "waves"
    stages: ClassVar[tuple[str, ...]] = ("rise", "fall")

    def rise(self, s: ToyState) -> None:
        s.chance.below(6)

    def fall(self, s: ToyState) -> None:
        s.push(Wind())


class Weather(Step):
    """Everybody in turn says what the weather is like, three times."""

    tag: ClassVar[str] = "weather"
    fields: ClassVar[dict[str, str]] = {"turn": "int"}
    stages: ClassVar[tuple[str, ...]] = ("ask", "take", "end")
    kinds: ClassVar[dict[str, str]] = {"take": "weather"}

    def __init__(self) -> None:
        super().__init__()
        self.turn = 0

    def ask(self, s: ToyState) -> None:
        s.push(AskWeather(self.turn % s.seats, "What is the weather like?", [CALM, STORM, PASS]))

    def take(self, s: ToyState) -> None:
        gain(s, self.turn % s.seats, 1)
        if s.answers[self.turn % s.seats] == STORM:
            s.push(Wind())
        self.turn += 1
        if self.turn < 3 * s.seats:
            self.go("ask")

    def end(self, s: ToyState) -> None:
        s.finish(Outcome((0,), "the weather was fine"))


class WeatherGame(Toy):
    """With three seats the storm is there from the start."""

    id = "weather"
    name = "Weather"
    packages = (*Toy.packages, __name__)
    can_concede = True

    def start(self, options: dict[str, Any], chance: Chance) -> State:
        s = ToyState(options["seats"], chance)
        s.push(Weather() if s.seats == 2 else Wind())
        return s

    def concede(self, s: ToyState, seat: int) -> None:
        s.push(Wind())

    def why_invalid(self, s: ToyState) -> str | None:
        return None


RULES = WeatherGame()


def fair_weather() -> gorin.Game:
    game = new_game(RULES, {}, 7)
    game.choose("calm")
    game.choose("pass")
    return game


def everything(game: gorin.Game) -> tuple[Any, ...]:
    asked = [(d.seat, d.prompt, [o.id for o in d.options]) for d in game.pending]
    return game.digest(), game.record(), game.save(), asked, [line.sentence for line in game.events]


def loaded(game: gorin.Game) -> gorin.Game:
    return load_game(RULES, json.loads(game.save()))


@pytest.mark.parametrize("copied", [lambda game: game, gorin.Game.clone, loaded])
def test_a_choice_that_would_never_end_is_refused_and_changes_nothing(copied):
    game = copied(fair_weather())
    before = everything(game)
    with pytest.raises(gorin.EndlessLoop, match="20,000 stages"):
        game.choose("storm")
    assert everything(game) == before
    game.choose("calm")
    assert game.state.honor == [7, 6]
    assert [line.args for line in game.events] == [(0, 1), (1, 1), (0, 1)]


def test_a_save_whose_history_is_another_keeps_its_own_state():
    """What is restored is what was loaded, not what the history of the save would lead to."""
    content = json.loads(fair_weather().save())
    content["state"]["honor"] = [3, 3]
    content["check"] = checksum(content)
    game = load_game(RULES, content)
    game.choose("calm")
    before = everything(game)
    with pytest.raises(gorin.EndlessLoop):
        game.choose("storm")
    assert everything(game) == before
    assert game.state.honor == [4, 3]


def test_conceding_is_bounded_too():
    game = fair_weather()
    before = everything(game)
    with pytest.raises(gorin.EndlessLoop):
        game.choose("concede", 1)
    assert everything(game) == before


def test_a_start_that_would_never_end_is_refused():
    with pytest.raises(gorin.EndlessLoop):
        new_game(RULES, {"seats": 3}, 7)


def test_a_record_says_which_choice_never_ends():
    record = fair_weather().record()
    record["choices"].append([0, "storm"])
    with pytest.raises(gorin.InvalidRecord, match="choice 3 of this record cannot be made"):
        replay_record(RULES, record)


def test_the_bound_leaves_what_is_long_alone(monkeypatch):
    """A choice may take exactly as many stages as the bound says."""
    game = fair_weather()
    needed = next(n for n in range(100) if runs_within(game.clone(), n, monkeypatch))
    assert needed == 3  # take, ask, and the question that waits
    assert not runs_within(game.clone(), needed - 1, monkeypatch)


def runs_within(game: gorin.Game, most: int, monkeypatch: pytest.MonkeyPatch) -> bool:
    with monkeypatch.context() as patch:
        patch.setattr(questions, "MOST_STAGES", most)
        try:
            game.choose("calm")
        except gorin.EndlessLoop:
            return False
    return True


def nested(depth: int) -> Any:
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


def circular() -> list[Any]:
    value: list[Any] = []
    value.append(value)
    return value


@pytest.mark.parametrize(
    "value",
    [nested(5_000), nested(60), {"a": circular()}, 10**5_000],
    ids=["very deep", "deep", "circular", "large"],
)
@pytest.mark.parametrize("game", ["battle", "celestial"])
def test_what_is_too_deep_or_too_large_is_not_read(game, value):
    record = {"gorin": 1, "kind": "record", "game": game, "seed": 1, "choices": []}
    with pytest.raises(gorin.InvalidPosition, match=r"nested too deeply|too large"):
        gorin.setup(game, {"players": value})
    with pytest.raises(gorin.InvalidRecord, match=r"nested too deeply|too large"):
        gorin.replay({**record, "setup": {"seats": value}})
    with pytest.raises(gorin.InvalidRecord, match=r"nested too deeply|too large"):
        gorin.replay({**record, "position": value})
    with pytest.raises(gorin.InvalidSetup, match=r"nested too deeply|too large"):
        gorin.new(game, seats=value)


@pytest.mark.parametrize("depth", [60, 5_000, 200_000])
def test_a_save_that_is_too_deep_is_not_read(depth):
    text = '{"gorin": 1, "kind": "save", "game": "battle", "state": ' + "[" * depth + "]" * depth + "}"
    with pytest.raises(gorin.InvalidSave, match=r"nested too deeply|not a save"):
        gorin.load(text)


def test_a_text_that_is_too_large_is_not_read(monkeypatch):
    text = fair_weather().save()
    monkeypatch.setattr("gorin.kernel.record.MOST_LETTERS", len(text) - 1)
    with pytest.raises(gorin.InvalidSave, match="too large for a save"):
        gorin.load(text)


def test_more_values_than_any_game_has_are_not_read(monkeypatch):
    monkeypatch.setattr(bounds, "MOST_VALUES", 1_000)
    bounds.refuse_excess([0] * 999, gorin.InvalidSave)
    with pytest.raises(gorin.InvalidSave, match="more than 1,000 values"):
        bounds.refuse_excess([0] * 1_000, gorin.InvalidSave)
