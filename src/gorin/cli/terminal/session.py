"""A person at the terminal: what is shown to the seat that has to choose, and what it chooses."""

from __future__ import annotations

from rich.text import Text

from gorin.cli.terminal import news
from gorin.cli.terminal.drawing.consoles import Terminal
from gorin.cli.terminal.drawing.lines import TITLE, wrapped
from gorin.cli.terminal.files.kept import how_to_name
from gorin.cli.terminal.input.menu import Entry, Menu
from gorin.cli.terminal.input.picks import Picks
from gorin.cli.terminal.pictures.of_games import picture_of
from gorin.cli.terminal.pictures.picture import Picture, View
from gorin.cli.terminal.screen import SINCE, Screen, compose, news_fit
from gorin.cli.terminal.table import Table
from gorin.kernel.rules import CONCEDE


class Quit(Exception):
    """The player leaves the table."""


class Session:
    """One sitting at a table. It shows a seat what that seat may know, and nothing else."""

    def __init__(self, table: Table, terminal: Terminal, as_table: bool = False, hints: bool = False) -> None:
        self.table = table
        self.terminal = terminal
        self.picture: Picture = picture_of(table.game.rules.id)
        self.as_table = as_table
        self.hints = hints
        """Is every choice to come with a hint?"""
        self.seat = -1
        self.menu: Menu
        self.shown: list[int] = table.read.copy()
        """By seat: the number of events when it was last asked."""
        self.seen: list[int] = [0] * table.game.seats
        """By seat: how many moments of the table it has been shown."""
        self.picks = Picks()
        self.warned = False
        self.taken: dict[int, str] = {}
        """By seat: the option that was taken last because it was the only one."""
        self.told_of_single = False
        """Has it been said that single options are taken without a question?"""

    # --- one question -------------------------------------------------------------------------------

    def _seat_down(self, seat: int) -> None:
        """Several people share the keyboard: nobody sees what the one before has seen."""
        if seat != self.seat and len(self.table.humans) > 1:
            self.terminal.clear()
            self.say(f"{self.picture.seat_name(self.table.game.view(None), seat)} has to choose.")
            self._pause("Pass the keyboard, then press Enter ")
        self.seat = seat

    def numbered(self, number: int) -> Entry | None:
        """The option with this number; if there is none, that is said."""
        entry = self.menu.entry(number)
        if entry is None:
            self.say(f"There is no option {number}: the options are {self.menu.numbers()}.")
        return entry

    def choose(self, entry: Entry) -> bool:
        self.picks.choose(entry.option.id, entry.text)
        self.table.choose(entry.option, self.seat)
        return True

    def concede(self) -> bool:
        self.table.choose(CONCEDE, self.seat)
        return True

    # --- showing --------------------------------------------------------------------------------------

    @property
    def view(self) -> View:
        return self.table.game.view(self.seat)

    def say(self, text: str) -> None:
        self.terminal.show(wrapped(text, self.terminal.width))

    def redraw(self) -> None:
        self._draw(self._screen())

    def _draw(self, screen: Screen) -> None:
        self.terminal.clear()
        self.terminal.show(compose(screen, self.terminal.size))

    def _screen(self) -> Screen:
        return Screen(
            self.picture, self.view, self._news(), self.menu, self.as_table, chosen=self.picks.labels
        )

    def _news(self) -> list[Text]:
        """What has happened since the last choice of this seat."""
        heard = news.heard(self.table.game, self.seat, self.table.read[self.seat])
        return news.told(self.picture, self.view, self.picture.news(self.view, heard))

    def _show_scenes(self) -> None:
        """What was on the board between two choices and has gone since."""
        moments = self.table.moments
        for number in range(self.seen[self.seat], len(moments)):
            events = self.table.events_of(number)
            scene = self.picture.scene(moments[number].game.view(self.seat), events)
            if scene is not None:
                heard = [event for event in scene.events if event.visible_to(self.seat)]
                told = news.told(self.picture, scene.view, self.picture.news(scene.view, heard))
                self._draw(Screen(self.picture, scene.view, told, None, self.as_table, scene.title))
                self._pause()
        self.seen[self.seat] = len(moments)

    def _tell_long_news(self) -> None:
        """News are told once they are new; too many for the screen get pages of their own."""
        happened = len(self.table.game.events)
        if happened == self.shown[self.seat]:
            return
        self.table.read[self.seat], self.shown[self.seat] = self.shown[self.seat], happened
        self.table.keep()
        if not news_fit(self._screen(), self.terminal.size):
            self._show_pages()

    def _show_pages(self) -> None:
        lines = [Text(SINCE, TITLE), *news.laid_out(self._news(), self.terminal.width)]
        page = max(self.terminal.size.height - 3, 10)
        for start in range(0, len(lines), page):
            self.terminal.clear()
            self.terminal.show(lines[start : start + page])
            self._pause()

    def _pause(self, prompt: str = "Enter: go on ") -> None:
        if self.terminal.pause(prompt) in ("q", "quit", "exit"):
            raise Quit

    def _warn(self) -> None:
        if self.table.unkept and not self.warned:
            self.say(f"Warning: {self.table.unkept}. If you leave, the game is lost.")
            self.warned = True

    def _finish(self) -> None:
        """The end: the last news, the board, the scoring."""
        if self.seat >= 0:
            self._show_scenes()
            self.table.read[self.seat] = self.shown[self.seat]
            self._show_pages()
        self.seat = self.table.humans[0]
        self._draw(Screen(self.picture, self.view, as_table=self.as_table))
        result = self.picture.result(self.view, self.table.players, self.terminal.width)
        self.terminal.show([Text(), *result, Text()])
        self.terminal.show(how_to_look_again(self.table))


def how_to_resume(table: Table) -> list[str]:
    """What to say to somebody who leaves. Commands are not wrapped: they are there to be copied."""
    if table.unkept:
        return [f"The game could not be saved: {table.unkept}."]
    resume = f"gorin play --resume {how_to_name(table.path)}"
    return [f"The game is saved in {table.path}", f"Resume it with: {resume}"]


def how_to_look_again(table: Table) -> list[str]:
    if table.unkept:
        return [f"The game could not be saved: {table.unkept}."]
    return [f"Look at the whole game with: gorin replay {table.path}"]
