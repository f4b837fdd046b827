"""Playing many games with bots, on as many processes as wanted, always with the same result."""

from __future__ import annotations

import random
import signal
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Any

import gorin
from gorin import bots
from gorin.games import find
from gorin.kernel.rules import CONCEDE
from gorin.kernel.state import Outcome
from gorin.lab.checks import check_moment
from gorin.lab.pairs import called

CHUNK = 25
"""The fewest games that are worth sending to another process."""
CHUNKS_PER_JOB = 8
"""Into how many parts the work of a process is cut, so that none waits long for the last one."""


LONGEST = 20_000
"""Decisions after which a game is given up: some games have no rule that ends every game."""
UNFINISHED = "unfinished"
"""How a game ended that was given up."""


class GameCrashed(RuntimeError):
    """A game could not be played to its end. That is a defect of gorin; the message names the seed."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Which games are to be played: one for each seed from `seed` on."""

    game: str
    seats: int
    bots: tuple[str, ...] = ("random",)
    """The bot of each seat; the last one named also takes the seats that are left."""
    games: int = 100
    seed: int = 1
    rotate: bool = True
    """From game to game everybody moves on by one seat, so that no bot owes its wins to where it sits."""
    options: dict[str, Any] = field(default_factory=dict)
    """Further options of the set-up."""
    line_ups: tuple[tuple[Any, ...], ...] = ()
    """Decks for the seats, each line-up with an equal share of the games; if none, as the options say."""
    keep_records: bool = False
    longest: int = LONGEST
    """After so many decisions a game is given up: it is counted, and nobody has won it."""
    check: int = 0
    """The laws are checked every so many decisions; never, where it is 0."""
    concede: int = 0
    """At one decision in so many, somebody who is still in the game gives up; never, where it is 0."""

    def insist(self) -> None:
        """GorinError where these games cannot be played."""
        if self.games < 1:
            raise gorin.GorinError(f"at least one game must be played, not {self.games}")
        if self.longest < 1:
            raise gorin.GorinError(f"a game needs room for one decision at least, not {self.longest}")
        if self.line_ups and self.games % len(self.line_ups):
            raise gorin.GorinError(f"{self.games} games cannot be shared by {len(self.line_ups)} line-ups")
        for line_up in self.line_ups or ((),):
            self._new_game(self.seed, line_up)
        if not 1 <= len(self.bots) <= self.seats:
            raise gorin.GorinError(f"{len(self.bots)} bots were named for {self.seats} seats")
        for name in self.bots:
            bots.make(name, self.game, random.Random(0))
        if self.concede and not find(self.game).can_concede:
            raise gorin.GorinError(f"nobody concedes in {find(self.game).name}")

    def sitting(self, number: int) -> tuple[str, ...]:
        """Who sits where in the game with this number (the first is 0).

        >>> Plan("battle", 3, ("heuristic", "random")).sitting(1)
        ('random', 'heuristic', 'random')
        """
        named = self.bots + self.bots[-1:] * (self.seats - len(self.bots))
        shift = number % self.seats if self.rotate else 0
        return named[-shift:] + named[:-shift] if shift else named

    def line_up(self, number: int) -> tuple[Any, ...]:
        """The decks that the game with this number is played with; none where the options say it.

        >>> Plan("celestial", 2, games=4, line_ups=(("a", "b"), ("b", "a"))).line_up(1)
        ('a', 'b')
        """
        return self.line_ups[number * len(self.line_ups) // self.games] if self.line_ups else ()

    def play(self, number: int) -> Played:
        """Play the game with this number."""
        try:
            return self._play(number)
        except Exception as error:
            which = f"{self.game} with {self.seats} seats and seed {self.seed + number}"
            raise GameCrashed(f"{which} crashed: {error!r}") from error

    def _play(self, number: int) -> Played:
        seed, sitting, line_up = self.seed + number, self.sitting(number), self.line_up(number)
        game = self._new_game(seed, line_up)
        # A text as seed gives the same numbers in every process and for every version of Python.
        players = [
            bots.make(name, self.game, random.Random(f"{seed}:{seat}")) for seat, name in enumerate(sitting)
        ]
        decisions, chance = 0, random.Random(f"{seed}:chance")
        while (decision := game.decision) is not None and decisions < self.longest:
            if self.check and decisions % self.check == 0:
                check_moment(game, chance)
            if self.concede and chance.randrange(self.concede) == 0:
                game.choose(CONCEDE, chance.choice(_still_in(game)))
            else:
                bots.let_choose(game, players[decision.seat], decision)
            decisions += 1
        return Played.of(game, seed, sitting, line_up, decisions, self.keep_records)

    def _new_game(self, seed: int, line_up: tuple[Any, ...]) -> gorin.Game:
        decks = {"decks": list(line_up)} if line_up else {}
        return gorin.new(self.game, seed=seed, seats=self.seats, **self.options, **decks)


@dataclass(frozen=True, slots=True)
class Played:
    """One game that has been played."""

    seed: int
    bots: tuple[str, ...]
    labels: tuple[str | None, ...]
    """What each seat played: its clan, where the game has clans."""
    winners: tuple[int, ...]
    ending: str
    """Why it ended, as the game says it; or that it was given up."""
    scores: tuple[int, ...]
    rounds: int | None
    decisions: int
    digest: str
    decks: tuple[str, ...] = ()
    """What each deck of the line-up is called, where there were several line-ups."""
    record: dict[str, Any] | None = None

    @staticmethod
    def of(
        game: gorin.Game,
        seed: int,
        sitting: tuple[str, ...],
        line_up: tuple[Any, ...],
        decisions: int,
        keep: bool,
    ) -> Played:
        view = game.view()
        outcome = game.outcome or Outcome((), UNFINISHED)
        return Played(
            seed=seed,
            bots=sitting,
            labels=tuple(label_of(player) for player in view.get("players", ())),
            winners=outcome.winners,
            ending=outcome.reason,
            scores=outcome.scores,
            rounds=view.get("round"),
            decisions=decisions,
            digest=game.digest(),
            decks=tuple([called(deck) for deck in line_up]),
            record=game.record() if keep else None,
        )

    def plain(self) -> dict[str, Any]:
        """The game as JSON values, without its record."""
        return {
            "seed": self.seed,
            "bots": list(self.bots),
            "labels": list(self.labels),
            "winners": list(self.winners),
            "ending": self.ending,
            "scores": list(self.scores),
            "rounds": self.rounds,
            "decisions": self.decisions,
            "digest": self.digest,
            **({"decks": list(self.decks)} if self.decks else {}),
        }


def _still_in(game: gorin.Game) -> list[int]:
    return [seat for seat in range(game.seats) if not game.state.is_out(seat)]


def simulate(plan: Plan, jobs: int = 1) -> Iterator[Played]:
    """Play the games of a plan; they come in the order of their seeds, whatever the number of processes."""
    if jobs < 1:
        raise gorin.GorinError(f"at least one process must play, not {jobs}")
    plan.insist()
    chunks = _chunks(plan.games, jobs)
    if jobs == 1 or len(chunks) == 1:
        return (plan.play(number) for number in range(plan.games))
    return _in_processes(plan, chunks, jobs)


def _chunks(games: int, jobs: int) -> list[range]:
    size = max(CHUNK, -(-games // (jobs * CHUNKS_PER_JOB)))
    return [range(start, min(start + size, games)) for start in range(0, games, size)]


def _in_processes(plan: Plan, chunks: list[range], jobs: int) -> Iterator[Played]:
    # Spawned, not forked: a fork of a process with threads (a server, a notebook) can hang.
    pool = ProcessPoolExecutor(min(jobs, len(chunks)), get_context("spawn"), _obey_interrupts)
    try:
        futures: list[Future[list[Played]]] = [pool.submit(_play_chunk, plan, chunk) for chunk in chunks]
        for future in futures:
            yield from future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _play_chunk(plan: Plan, numbers: range) -> list[Played]:
    return [plan.play(number) for number in numbers]


def _obey_interrupts() -> None:
    """Ctrl-C ends a worker at once and without a word; what there is to say, the first process says."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def label_of(player: dict[str, Any]) -> str | None:
    """The clan of a player as a view tells it; of several, or of none, what they are called together."""
    clan = player.get("clan")
    return ("/".join(clan) or "unaligned") if isinstance(clan, list) else clan
