"""Which games are to be played, what playing one of them is, and what is kept of it."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

import gorin
from gorin import bots
from gorin.games import find
from gorin.kernel.rules import CONCEDE
from gorin.kernel.state import Outcome
from gorin.lab.checks import check_moment
from gorin.lab.pairs import called
from gorin.lab.watching import watch

LONGEST = 20_000
"""Decisions after which a game is abandoned: some games have no rule that ends every game."""
UNFINISHED = "unfinished"
"""How a game ended that was abandoned."""


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
    watch: bool = False
    """Which cards everybody draws and plays is noted; only card games have any."""
    concede: int = 0
    """At one decision in so many, somebody who is still in the game gives up; never, where it is 0."""

    def insist(self) -> None:
        """GorinError where these games cannot be played."""
        if self.games < 1:
            raise gorin.GorinError(f"at least 1 game must be played, not {self.games}")
        if self.longest < 1:
            raise gorin.GorinError(f"a game needs at least 1 decision, not {self.longest}")
        if self.line_ups and self.games % len(self.line_ups):
            raise gorin.GorinError(
                f"{self.games} games cannot be divided among {len(self.line_ups)} pairs of decks"
            )
        for name in ("seats", "seed", *(["decks"] if self.line_ups else [])):
            if name in self.options:
                raise gorin.GorinError(f"{name} cannot be given as --option: it is settled elsewhere")
        for line_up in self.line_ups or ((),):
            self._new_game(self.seed, line_up)
        if not 1 <= len(self.bots) <= self.seats:
            raise gorin.GorinError(
                f"{len(self.bots)} bots were named for {self.seats} seats; name at most one a seat"
            )
        for name in self.bots:
            bots.make(name, self.game, random.Random(0))
        if self.watch and not find(self.game).decks:
            raise gorin.GorinError(
                f"{find(self.game).name} is played without decks: there are no cards to watch"
            )
        if self.concede and not find(self.game).can_concede:
            raise gorin.GorinError(f"players cannot concede in {find(self.game).name}")

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
        except bots.BotFailed as error:
            raise bots.BotFailed(f"in the game with seed {self.seed + number}, {error}") from error
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
        watching = watch(game) if self.watch else None
        decisions, chance = 0, random.Random(f"{seed}:chance")
        while (decision := game.decision) is not None and decisions < self.longest:
            if self.check and decisions % self.check == 0:
                check_moment(game, chance)
            if self.concede and chance.randrange(self.concede) == 0:
                game.choose(CONCEDE, chance.choice(_still_in(game)))
            else:
                bots.let_choose(game, players[decision.seat], decision)
            decisions += 1
        played = Played.of(game, seed, sitting, line_up, decisions, self.keep_records)
        return played if watching is None else played.with_cards(watching.drawn, watching.used)

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
    drawn: tuple[tuple[str, ...], ...] = ()
    """Which cards each seat has drawn, where that was watched: each of them once."""
    used: tuple[tuple[str, ...], ...] = ()
    """Which of them it has played."""

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

    def with_cards(self, drawn: list[set[str]], used: list[set[str]]) -> Played:
        """The same game with what was watched."""
        told = [tuple([tuple(sorted(cards)) for cards in each]) for each in (drawn, used)]
        return replace(self, drawn=told[0], used=told[1])

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
            **({"drawn": [list(cards) for cards in self.drawn]} if self.drawn else {}),
            **({"used": [list(cards) for cards in self.used]} if self.used else {}),
        }

    @staticmethod
    def from_plain(told: dict[str, Any]) -> Played:
        """The game that `plain` has told of, without its record."""
        return Played(**{name: _as_tuple(value) for name, value in told.items()})


def _as_tuple(value: Any) -> Any:
    """Lists, and lists in them, as tuples."""
    return tuple([_as_tuple(each) for each in value]) if isinstance(value, list) else value


def _still_in(game: gorin.Game) -> list[int]:
    return [seat for seat in range(game.seats) if not game.state.is_out(seat)]


def label_of(player: dict[str, Any]) -> str | None:
    """The clan of a player as a view tells it; of several, or of none, what they are called together."""
    clan = player.get("clan")
    return ("/".join(clan) or "unaligned") if isinstance(clan, list) else clan


class Stop(Protocol):
    """Says whether somebody wants no further games: an event of `threading`, or one between processes."""

    def is_set(self) -> bool: ...


def play_until(plan: Plan, numbers: Iterable[int], stop: Stop) -> Iterator[Played]:
    """The games with these numbers, one after another, until somebody wants no further ones."""
    for number in numbers:
        if stop.is_set():
            return
        yield plan.play(number)
