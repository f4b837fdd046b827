"""A game as programs learn it: numbers to look at, a fixed number of actions, returns at the end.

    env = Env("battle", seats=2)
    env.reset(seed=1)
    while not env.over:
        action = policy(env.observation(env.seat), env.options(), env.mask())
        env.step(action)
    env.returns()

An action is a place in the list of options of the open question. A list that is too long is cut into pages:
the last action then turns to the next page. What is seen comes from the state and holds nothing that the
seat cannot know (tests/laws/test_observations.py).
"""

from __future__ import annotations

import json
from array import array
from typing import TYPE_CHECKING, Any, Final

import gorin
from gorin.games import find
from gorin.kernel.chance import Chance
from gorin.kernel.decisions import Decision
from gorin.kernel.errors import GorinError
from gorin.kernel.observing import OPTION_COLUMNS, Part, size_of
from gorin.lab.envs.kinds import NUMBER_OF
from gorin.lab.extras import needed
from gorin.lab.plan import LONGEST

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
else:
    np = needed("numpy", "gorin.lab.envs")

ACTIONS: Final = 128
"""Almost every question has fewer options."""
CHANCE: Final = -1
"""Whose turn it is where chance is asked (`outcomes`)."""
NEW: Final = ""
"""What chance decides before anybody has chosen anything."""
ASKED: Final = Part("question", 1, ("kind", "page"))
"""What comes first in an observation."""


class Env:
    """One table at which every seat is played by a program."""

    def __init__(
        self,
        game: str,
        *,
        actions: int = ACTIONS,
        outcomes: int = 0,
        forced: bool = False,
        longest: int = LONGEST,
        **options: Any,
    ) -> None:
        """`options` are those of a new game.

        With `outcomes`, chance is asked, too: whenever something is drawn or shuffled, the seat is `CHANCE`,
        and as many actions are equally likely. With `forced`, questions with one answer are asked as well.
        After `longest` choices a game is abandoned.
        """
        if actions < 2:
            raise GorinError(f"there must be at least 2 actions, not {actions}")
        rules = find(game)
        self.game_id, self.options_of_game = game, rules.complete(options)
        self.actions, self.outcomes, self.forced, self.longest = actions, outcomes, forced, longest
        self.seats: int = self.options_of_game["seats"]
        self.parts = [ASKED, *rules.observed(self.seats)]
        self.size = size_of(self.parts)
        self.reset(0)

    def reset(self, seed: int) -> None:
        """Begin a new game: the same seed and the same actions lead to the same moments."""
        self._begin(seed)
        if self.outcomes:
            self._await_chance((NEW, seed))

    def _begin(self, seed: int) -> None:
        self.game = self._forward(gorin.new(self.game_id, seed=seed, **self.options_of_game))
        self.steps = 0
        self._arrive()

    def _forward(self, game: gorin.Game) -> gorin.Game:
        """A game that never goes back, and asks only what is wanted."""
        game = game.without_take_back()
        return game if self.forced else game.without_forced_choices()

    # --- whose turn it is, and how it ended -----------------------------------------------------------

    def _arrive(self) -> None:
        """Somebody else is asked, or nobody any more."""
        pending = self.game.pending
        self._decision: Decision | None = pending[0] if pending else None
        self._awaited: tuple[str, int] | None = None
        self.page = 0
        self.seat: int = pending[0].seat if pending else 0

    def _await_chance(self, choice: tuple[str, int]) -> None:
        """A choice, by option and seat, cannot be carried out before chance was asked."""
        self._awaited, self._decision, self.seat = choice, None, CHANCE

    @property
    def is_truncated(self) -> bool:
        """Was it abandoned after too many choices?"""
        return self.steps >= self.longest and not self.game.over

    @property
    def over(self) -> bool:
        return self._awaited is None and (self.game.over or self.steps >= self.longest)

    def returns(self) -> NDArray[np.float32]:
        """Everybody stakes 1, and the winners share it; nothing is won before the end, or if it has none."""
        found = np.zeros(self.seats, np.float32)
        outcome = self.game.outcome
        if outcome is not None and outcome.winners:
            found -= 1
            found[list(outcome.winners)] += self.seats / len(outcome.winners)
        return found

    # --- acting -------------------------------------------------------------------------------------

    def step(self, action: int) -> None:
        """Take an action of the seat that is asked; GorinError where the mask does not allow it."""
        if self.over:
            raise GorinError("the game is over; reset the environment")
        if action not in self.legal():
            raise GorinError(f"action {action!r} is not offered now; see mask()")
        if self._awaited is not None:
            self._draw(self._awaited, int(action))
        elif self._is_long and action == self.actions - 1:
            self._turn_page()
        else:
            self._choose(self._first + int(action))

    def _turn_page(self) -> None:
        """The first page comes after the last one."""
        assert self._decision is not None
        self.page += 1
        if self._first >= self._decision.count:
            self.page = 0

    def _choose(self, at: int) -> None:
        decision, game = self._decision, self.game
        assert decision is not None
        option, drawn = decision.pick(at), game.state.chance.drawn
        before = game.clone() if self.outcomes else None
        self.steps += 1
        game.choose(option, decision.seat)
        if before is not None and game.state.chance.drawn != drawn:
            self.game = before
            self._await_chance((option.id, decision.seat))
        else:
            self._arrive()

    def _draw(self, choice: tuple[str, int], outcome: int) -> None:
        """Chance was asked: what needs it goes on with this luck, another one at every moment of a game."""
        option, number = choice
        if option == NEW:
            self._begin(number * self.outcomes + outcome)
            return
        self.game.state.chance = Chance.seeded(self.steps * self.outcomes + outcome)
        self.game.choose(option, number)
        self._arrive()

    # --- looking ------------------------------------------------------------------------------------

    @property
    def _is_long(self) -> bool:
        return self._decision is not None and self._decision.count > self.actions

    @property
    def _first(self) -> int:
        """Where in the list of options this page begins."""
        return self.page * (self.actions - 1)

    @property
    def _last(self) -> int:
        """Where it ends."""
        assert self._decision is not None
        count = self._decision.count
        return min(self._first + self.actions - 1, count) if self._is_long else count

    def legal(self) -> list[int]:
        """The actions that the seat that is asked, or chance, may take."""
        if self._awaited is not None:
            return list(range(self.outcomes))
        if self._decision is None:
            return []
        offered = list(range(self._last - self._first))
        return [*offered, self.actions - 1] if self._is_long else offered

    def mask(self) -> NDArray[np.int8]:
        """The same as a row of zeros and ones."""
        found = np.zeros(max(self.actions, self.outcomes), np.int8)
        found[self.legal()] = 1
        return found

    def observation(self, seat: int) -> NDArray[np.int16]:
        """What a seat may know; `parts` says what the numbers are."""
        found = np.zeros(self.size, np.int16)
        decision = self._decision
        if decision is not None and decision.seat == seat:
            found[0], found[1] = NUMBER_OF.get(decision.kind, 0), self.page
        seen = np.frombuffer(array("h", self.game.observe(seat)), np.int16)
        found[2 : 2 + len(seen)] = seen
        return found

    def options(self) -> NDArray[np.int16]:
        """What each action of the open question means, as the numbers of `OPTION_COLUMNS`."""
        found = np.zeros((self.actions, len(OPTION_COLUMNS)), np.int16)
        if self._decision is None:
            return found
        told = self.game.observe_options(self._decision, self._first, self._last)
        rows = np.frombuffer(array("h", told), np.int16).reshape(-1, len(OPTION_COLUMNS))
        found[: len(rows)] = rows
        return found

    def information_state(self, seat: int) -> str:
        """All that a seat has seen and done so far, as a text: equal where it cannot tell moments apart."""
        own = [option for who, option in self.game.record()["choices"] if who == seat]
        told = [line.sentence for line in self.game.log(seat)]
        return json.dumps([seat, own, told, self.game.view(seat), self.page], sort_keys=True)

    def words_of(self, action: int) -> str:
        """An action as a player would say it."""
        if self._decision is None:
            return f"outcome {action}"
        if self._is_long and action == self.actions - 1:
            return "show further options"
        return self._decision.pick(self._first + action).label

    # --- copies -------------------------------------------------------------------------------------

    def clone(self) -> Env:
        """An independent copy."""
        copied = object.__new__(Env)
        copied.__dict__.update(self.__dict__)
        copied._stand_at(self.game.clone(), self.page, self._awaited)
        return copied

    def _stand_at(self, game: gorin.Game, page: int, awaited: tuple[str, int] | None) -> None:
        self.game = game
        self._arrive()
        self.page = page
        if awaited is not None:
            self._await_chance(awaited)

    def __deepcopy__(self, memo: dict[int, Any]) -> Env:
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        """For pickle: the game as a save."""
        return {**self.__dict__, "game": self.game.save(), "_decision": None}

    def __setstate__(self, told: dict[str, Any]) -> None:
        self.__dict__.update(told)
        self._stand_at(self._forward(gorin.load(told["game"])), told["page"], told["_awaited"])
