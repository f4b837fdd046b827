"""Games as OpenSpiel plays them: importing this registers them with `pyspiel.load_game`.

>>> import pyspiel
>>> import gorin.lab.envs.open_spiel
>>> pyspiel.load_game("gorin_battle(seats=3)").num_players()
3

Chance is explicit: nature draws one of `OUTCOMES` before the first choice, and again after every choice that
shuffles or draws something.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from gorin.lab.envs.core import CHANCE, Env
from gorin.lab.extras import needed

if TYPE_CHECKING:
    import numpy as np
    import pyspiel
else:
    np = needed("numpy", "gorin.lab.envs.open_spiel")
    pyspiel = needed("pyspiel", "gorin.lab.envs.open_spiel")

OUTCOMES: Final = 64
LONGEST: Final = 5_000
"""Choices after which a game is abandoned: OpenSpiel wants to know it beforehand."""
GAMES: Final[dict[str, dict[str, Any]]] = {
    "gorin_battle": {"game": "battle"},
    "gorin_lcg_skirmish": {"game": "lcg", "format": "skirmish"},
}
"""What is registered, and how it is set up."""
MOST_SEATS: Final = {"gorin_battle": 5, "gorin_lcg_skirmish": 2}


def _type_of(name: str) -> Any:
    return pyspiel.GameType(
        short_name=name,
        long_name=name.replace("_", " "),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_SEATS[name],
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": 2},
    )


class GorinGame(pyspiel.Game):
    """A game that OpenSpiel knows by name."""

    def __init__(self, name: str, params: dict[str, Any]) -> None:
        seats = params.get("seats", 2)
        self.options = {**GAMES[name], "seats": seats, "outcomes": OUTCOMES, "longest": LONGEST}
        self.size = Env(**self.options).size
        information = pyspiel.GameInfo(
            num_distinct_actions=Env(**self.options).actions,
            max_chance_outcomes=OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=float(seats - 1),
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_type_of(name), information, params)

    def new_initial_state(self) -> GorinState:
        return GorinState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.size, iig_obs_type)


class GorinState(pyspiel.State):
    """A moment of a game; OpenSpiel copies it by `Env.__deepcopy__`."""

    def __init__(self, game: GorinGame) -> None:
        super().__init__(game)
        self.env = Env(**game.options)

    def current_player(self) -> int:
        if self.env.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.env.seat == CHANCE else self.env.seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.env.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]

    def _apply_action(self, action: int) -> None:
        self.env.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"{action}: {self.env.words_of(action)}"

    def is_terminal(self) -> bool:
        return self.env.over

    def returns(self) -> list[float]:
        return [float(each) for each in self.env.returns()]

    def __str__(self) -> str:
        return f"{self.env.game.digest()} {self.env.page} {self.env.seat}"


class Observer:
    """What a player sees, as the tensor and the text that OpenSpiel asks for."""

    def __init__(self, size: int, kind: Any) -> None:
        self.remembers = kind is not None and kind.perfect_recall
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: GorinState, player: int) -> None:
        self.tensor[:] = state.env.observation(player)

    def string_from(self, state: GorinState, player: int) -> str:
        if self.remembers:
            return state.env.information_state(player)
        return " ".join([str(number) for number in state.env.observation(player)])


class Battle(GorinGame):
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("gorin_battle", params or {})


class LcgSkirmish(GorinGame):
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("gorin_lcg_skirmish", params or {})


pyspiel.register_game(_type_of("gorin_battle"), Battle)
pyspiel.register_game(_type_of("gorin_lcg_skirmish"), LcgSkirmish)
