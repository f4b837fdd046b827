"""Looking at a game that has been played: step by step, by jumps, or as a film."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from rich.text import Text

from gorin.cli.terminal import news
from gorin.cli.terminal.drawing.consoles import Terminal
from gorin.cli.terminal.drawing.lines import DIM, TITLE, Lines, wrapped
from gorin.cli.terminal.files.history import History
from gorin.cli.terminal.input.interrupts import CTRL_C
from gorin.cli.terminal.pictures.of_games import picture_of
from gorin.cli.terminal.pictures.views import Eyes, seen_by
from gorin.cli.terminal.screen import Screen, compose

HELP = (
    "Enter or n: next, p: previous, j N: jump to choice N, r: next round or phase, play [SECONDS]: run as a "
    "film, all: everything that this choice led to, log: everything until now, q: quit"
)
JUMP = re.compile(r"j(?:ump)?\s*([0-9]{1,6})")
PLAY = re.compile(r"play(?:\s+([0-9]{1,3}(?:\.[0-9]{1,3})?))?")
DELAY = 1.0


class Viewer:
    """Shows one moment of a history, and moves on as it is told."""

    def __init__(
        self,
        history: History,
        eyes: Eyes,
        terminal: Terminal,
        players: Sequence[str] = (),
        as_table: bool = False,
    ) -> None:
        self.history = history
        self.eyes = eyes
        self.terminal = terminal
        self.players = players or ["player"] * history.moments[0].seats
        self.picture = picture_of(history.moments[0].rules.id)
        self.as_table = as_table
        self.at = 0

    def run(self) -> None:
        """Until somebody quits."""
        self.show()
        while True:
            try:
                typed = self.terminal.read(f"{self.at}/{self.history.last}  n p j r play all log help q > ")
            except EOFError:
                return
            if typed in ("q", "quit", "exit"):
                return
            self.follow(typed.lower())

    def follow(self, typed: str) -> None:
        """Do what one line asks for."""
        jump, film = JUMP.fullmatch(typed), PLAY.fullmatch(typed)
        if typed in ("", "n", "next"):
            self._go(self.at + 1)
        elif typed in ("p", "previous"):
            self._go(self.at - 1)
        elif typed == "r":
            self._go(self._next_stage())
        elif jump:
            self._go(int(jump[1]))
        elif film:
            self._play(float(film[1] or DELAY))
        elif typed == "log":
            self._print(range(self.at + 1))
        elif typed == "all":
            self._print([self.at])
        elif typed in ("help", "h", "?"):
            self._say(f"{HELP}.")
        else:
            self._say(f"'{typed}' is not a command here. {HELP}.")

    def _say(self, text: str) -> None:
        self.terminal.show(wrapped(text, self.terminal.width))

    def _go(self, moment: int) -> None:
        if moment < 0:
            self._say("This is the beginning.")
        elif moment > self.history.last:
            self._say(f"The last choice is number {self.history.last}.")
        else:
            self.at = moment
            self.show()

    def _next_stage(self) -> int:
        for moment in range(self.at + 1, self.history.last + 1):
            if any(event.kind in self.picture.headings for event in self.history.lines(moment, self.eyes)):
                return moment
        return self.history.last

    def _play(self, delay: float) -> None:
        """A film that Ctrl-C stops."""
        try:
            while self.at < self.history.last:
                self.at += 1
                self.show()
                self.terminal.rest(delay)
        except KeyboardInterrupt:
            CTRL_C.answered()
            self.terminal.show([""])

    # --- showing --------------------------------------------------------------------------------------

    def show(self) -> None:
        game = self.history.moments[self.at]
        view, size = seen_by(game, self.eyes), self.terminal.size
        self.terminal.clear()
        self.terminal.show(compose(Screen(self.picture, view, as_table=self.as_table), size))
        if game.over:
            self.terminal.show([Text(), *self.picture.result(view, self.players, size.width)])
        self.terminal.show([Text(), *self._in_sight(self.story(self.at, size.width), size.height - 3)])

    def _in_sight(self, story: Lines, room: int) -> Lines:
        """What was chosen and what came of it, nearest to the line to type in; what is too much is cut."""
        if len(story) <= room:
            return story
        left = len(story) - room + 1
        return [*story[: room - 1], Text(f"  … {left} more lines: 'all' shows them", DIM)]

    def choice_in_words(self, moment: int) -> str:
        """What was chosen to come to this moment."""
        choice = self.history.choices[moment - 1]
        name = self.picture.seat_name(seen_by(self.history.moments[moment - 1], self.eyes), choice.seat)
        what = choice.label if choice.visible_to(self.eyes) else "has chosen"
        return f"{moment}. {name}: {what}"

    def story(self, moment: int, width: int) -> Lines:
        """One choice and what came of it."""
        view = seen_by(self.history.moments[moment], self.eyes)
        headline = self.choice_in_words(moment) if moment else "The beginning"
        lines = wrapped(Text(headline, TITLE), width, indent=2)
        sentences = news.told(self.picture, view, self.history.lines(moment, self.eyes))
        return [*lines, *[Text.assemble("  ", line) for line in news.laid_out(sentences, width - 2)]]

    def print_all(self) -> None:
        """The whole story, for a pipe."""
        self._print(range(self.history.last + 1))
        end = self.history.moments[-1]
        if end.over:
            view = seen_by(end, self.eyes)
            self.terminal.show([Text(), *self.picture.result(view, self.players, self.terminal.width)])

    def _print(self, moments: Iterable[int]) -> None:
        for moment in moments:
            self.terminal.show(self.story(moment, self.terminal.width))
