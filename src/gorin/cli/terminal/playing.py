"""Playing: a person at the terminal chooses for one seat or several, bots for the others."""

from __future__ import annotations

from gorin.cli.terminal.input.commands import COMMANDS, NUMBER, asked_about, show_hint
from gorin.cli.terminal.input.menu import Menu
from gorin.cli.terminal.input.picks import BACK
from gorin.cli.terminal.session import Session
from gorin.kernel.decisions import Decision


class Playing(Session):
    """A session that asks, and acts on what is typed."""

    def play(self) -> None:
        """Until the game is over; EOFError and Quit leave it, with nothing lost."""
        while (seat := self.table.awaited_human()) is not None:
            if not self._passes(seat) and not self._takes_single(seat):
                self._seat_down(seat)
                self._ask()
        self._finish()

    def _passes(self, seat: int) -> bool:
        """Pass for a player who passes this every time, whatever they could do now."""
        decision = self._asked(seat)
        passing = self.table.passing[seat]
        if not passing or self.picture.window(self.table.game.view(seat), decision.kind) not in passing:
            return False
        self.table.choose("pass", seat)
        return True

    def _takes_single(self, seat: int) -> bool:
        """Take the only option there is, unless the player wants to be asked all the same.

        Going back is never taken for anybody: it would only lead here again.
        """
        decision = self._asked(seat)
        if decision.count != 1 or decision.takes_words or self.table.asked_always[seat]:
            return False
        option = decision.pick(0)
        if option.id == BACK:
            return False
        self.taken[seat] = option.label
        self.table.choose(option, seat)
        return True

    def _tell_of_single(self) -> None:
        """Once is enough: from then on the player knows."""
        label = self.taken.pop(self.seat, "")
        if label and not self.told_of_single:
            self.told_of_single = True
            self.say(f"\"{label}\" was your only option, so it was taken. ('single on' asks you anyway.)")

    def _asked(self, seat: int) -> Decision:
        return next(decision for decision in self.table.game.pending if decision.seat == seat)

    def _ask(self) -> None:
        self.menu = Menu(self._asked(self.seat))
        self.picks.ask(self.menu, len(self.table.moments))
        self._show_scenes()
        self._tell_long_news()
        self.redraw()
        self._warn()
        self._tell_of_single()
        if self.hints:
            show_hint(self, "")
        while not self._take(self.terminal.read(self._prompt())):
            pass

    def _prompt(self) -> str:
        last = len(self.menu.entries)
        return f"{'1' if last == 1 else f'1-{last}'}, a name, or help > "

    def _take(self, typed: str) -> bool:
        """Act on a line; True when it made a choice."""
        if not typed:
            return self._take_enter()
        if typed.startswith("?"):
            asked_about(self, typed[1:].strip())
            return False
        if NUMBER.fullmatch(typed):
            return self._take_number(int(typed))
        word, _, argument = typed.partition(" ")
        command = COMMANDS.get(word.lower())
        if command is not None:
            return command.run(self, argument.strip())
        return self._take_words(typed)

    def _take_enter(self) -> bool:
        """With one option there is nothing to say; otherwise the screen is drawn again."""
        if len(self.menu.entries) == 1:
            return self.choose(self.menu.entries[0])
        self.redraw()
        return False

    def _take_number(self, number: int) -> bool:
        entry = self.numbered(number)
        return entry is not None and self.choose(entry)

    def _take_words(self, typed: str) -> bool:
        found = self.menu.matching(typed)
        if len(found) == 1:
            return self.choose(found[0])
        if found:
            self.terminal.show(self.menu.lines_of(found, self.terminal.width))
        else:
            self.say(
                f"You cannot choose '{typed}' now. '? {typed}' may say why; 'help' lists what you can type."
            )
        return False
