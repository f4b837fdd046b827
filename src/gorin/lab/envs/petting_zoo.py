"""Every game as an environment of PettingZoo (AEC): `from gorin.lab.envs.petting_zoo import env`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gorin.kernel.errors import GorinError
from gorin.kernel.observing import OPTION_COLUMNS
from gorin.lab.envs.core import Env
from gorin.lab.extras import needed

if TYPE_CHECKING:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
else:
    np = needed("numpy", "gorin.lab.envs.petting_zoo")
    spaces = needed("gymnasium.spaces", "gorin.lab.envs.petting_zoo")
    AECEnv = needed("pettingzoo", "gorin.lab.envs.petting_zoo").AECEnv
    wrappers = needed("pettingzoo.utils.wrappers", "gorin.lab.envs.petting_zoo")

LOWEST, HIGHEST = -(1 << 15), (1 << 15) - 1


def env(game: str, **options: Any) -> AECEnv[str, Any, Any]:
    """A game as PettingZoo plays it, with the checks that it recommends."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(PettingZooEnv(game, **options)))


class PettingZooEnv(AECEnv[str, Any, Any]):
    """An observation is a dictionary: what the agent sees, what its actions mean, and which it may take."""

    metadata = {"name": "gorin_v0", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, game: str, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        if options.get("outcomes"):
            raise GorinError("PettingZoo has no agent for chance; leave out the option outcomes")
        self.core, self.render_mode = Env(game, **options), render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.core.seats)]
        seen = spaces.Box(LOWEST, HIGHEST, (self.core.size,), np.int16)
        meaning = spaces.Box(LOWEST, HIGHEST, (self.core.actions, len(OPTION_COLUMNS)), np.int16)
        # PettingZoo compares by identity: everybody keeps one space.
        self.observation_spaces = {
            agent: spaces.Dict(
                observation=seen,
                options=meaning,
                action_mask=spaces.Box(0, 1, (self.core.actions,), np.int8),
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.core.actions) for agent in self.possible_agents}
        self._no_options = np.zeros(meaning.shape, np.int16)
        self._seed = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Without a seed, the game after the last one."""
        self._seed = self._seed + 1 if seed is None else seed
        self.core.reset(self._seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.core.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """Who is not asked may take no action; the mask then allows all, as PettingZoo samples from it."""
        seat, core = self.possible_agents.index(agent), self.core
        is_asked = seat == core.seat and not core.over
        return {
            "observation": core.observation(seat),
            "options": core.options()
            if is_asked
            else np.zeros((core.actions, len(OPTION_COLUMNS)), np.int16),
            "action_mask": core.mask() if is_asked else np.ones(core.actions, np.int8),
        }

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self.core.step(int(action))
        if self.core.over:
            self._end()
        self.agent_selection = self.possible_agents[self.core.seat]
        self._accumulate_rewards()

    def _end(self) -> None:
        returns, is_truncated = self.core.returns(), self.core.is_truncated
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = float(returns[seat])
            self.terminations[agent], self.truncations[agent] = not is_truncated, is_truncated

    def render(self) -> str:
        """The question that is open, and its options in words."""
        core = self.core
        return "\n".join([f"{core.seat}:", *[core.words_of(action) for action in core.legal()]])

    def close(self) -> None:
        """There is nothing to close."""
