"""A table: a game, who plays which seat, and the file that keeps both after every choice."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, NamedTuple

from gorin import bots
from gorin.cli.terminal.files.reading import TABLE, VERSION, Opened, write_file
from gorin.kernel.decisions import Option
from gorin.kernel.errors import GorinError
from gorin.kernel.game import Game
from gorin.kernel.log import LogLine

HUMAN = "human"
LONGEST_THOUGHT = 5.0
"""Seconds after which a bot that looks ahead chooses by what it has seen so far: somebody waits."""


class Moment(NamedTuple):
    """The game before a choice, and how many events had been told by then."""

    game: Game
    told: int


class Table:
    """A game with its players. Whatever stops the program, the file has the last choice."""

    def __init__(self, game: Game, players: list[str], luck: int, path: Path) -> None:
        self.game = game
        self.players: list[str] = []
        """By seat: a person, or the name of a bot."""
        self.luck = luck
        """What the bots' chance grows from."""
        self.read: list[int] = [0] * game.seats
        """By seat: how many events the player has been shown."""
        self.passing: list[list[str]] = [[] for _ in range(game.seats)]
        """By seat: the opportunities that the player passes every time."""
        self.asked_always: list[bool] = [False] * game.seats
        """By seat: is the player asked even where there is only one option?"""
        self.moments: list[Moment] = []
        """Every choice of this sitting."""
        self.path = path
        self.unkept = ""
        """Why the game could not be written to its file, if it could not."""
        self.seat(players)

    def seat(self, players: list[str]) -> None:
        """Who plays from now on; GorinError for a bot that does not exist or does not know the game."""
        for player in sorted(set(players) - {HUMAN}):
            bots.make(player, self.game.rules.id, random.Random(0))
        self.players = players

    @property
    def humans(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player == HUMAN]

    # --- playing ---

    def choose(self, option: Option | str, seat: int) -> None:
        before = Moment(self.game.clone(), len(self.game.state.events))
        self.game.choose(option, seat)
        self.moments.append(before)
        self.keep()

    def events_of(self, number: int) -> tuple[LogLine, ...]:
        """What came of the choice that was made in one of the `moments`."""
        ends = [*[moment.told for moment in self.moments[1:]], len(self.game.events)]
        return self.game.events[self.moments[number].told : ends[number]]

    def awaited_human(self) -> int | None:
        """Let the bots choose until a person must, and say which seat; None at the end of the game."""
        while not self.game.over:
            waiting = [decision for decision in self.game.pending if self.players[decision.seat] != HUMAN]
            if not waiting:
                return self.game.pending[0].seat
            self._let_choose(waiting[0].seat)
        return None

    def _let_choose(self, seat: int) -> None:
        """A bot's chance depends on the moment alone, so that a resumed game goes on as it would have."""
        game = self.game
        rng = random.Random(f"{self.luck}/{len(game.record()['choices'])}")
        decision = next(decision for decision in game.pending if decision.seat == seat)
        bot = bots.make(self.players[seat], game.rules.id, rng)
        bot.stopped = bots.within(LONGEST_THOUGHT)
        self.choose(bot.choose(decision, bots.outlook_of(game, seat)), seat)

    # --- keeping ---

    def keep(self) -> None:
        """Write the game to its file. If that fails the game goes on, and the reason is remembered."""
        try:
            write_file(self.path, self.text())
            self.unkept = ""
        except GorinError as error:
            self.unkept = str(error)

    def text(self) -> str:
        content = {
            TABLE: VERSION,
            "players": self.players,
            "luck": self.luck,
            "read": self.read,
            "passing": self.passing,
            "asked_always": self.asked_always,
            "save": self.game.save(),
        }
        return json.dumps(content)


def table_of(opened: Opened, path: Path) -> Table:
    """The table that was written to a file."""
    content, seats = opened.content, opened.game.seats
    players: Any = content.get("players")
    luck: Any = content.get("luck")
    read: Any = content.get("read")
    if not _is_list_of(players, str, seats) or type(luck) is not int or not _is_list_of(read, int, seats):
        raise GorinError(f"{path}: this table does not say who plays")
    table = Table(opened.game, players, luck, path)
    table.read = read
    passing: Any = content.get("passing", table.passing)  # older tables do not have it
    if not _is_list_of(passing, list, seats) or not all(type(each) is str for own in passing for each in own):
        raise GorinError(f"{path}: this table does not say what is passed")
    table.passing = passing
    asked: Any = content.get("asked_always", table.asked_always)
    if not _is_list_of(asked, bool, seats):
        raise GorinError(f"{path}: this table does not say who is always asked")
    table.asked_always = asked
    return table


def _is_list_of(value: Any, kind: type, length: int) -> bool:
    return isinstance(value, list) and len(value) == length and all(type(item) is kind for item in value)
