"""What a player can type besides a choice."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from rich.text import Text

from gorin.bots import shown
from gorin.cli.terminal import hints, news
from gorin.cli.terminal.drawing.lines import TITLE, labelled
from gorin.cli.terminal.files.reading import check_may_replace, write_file
from gorin.cli.terminal.input import lookups
from gorin.cli.terminal.session import Quit, Session
from gorin.cli.terminal.table import HUMAN
from gorin.kernel.errors import GorinError

NUMBER = re.compile(r"[0-9]{1,6}")
SHORT_LOG = 30


class Command(NamedTuple):
    """A command: what it does (True when that was a choice), how it is typed, and what it is for."""

    run: Callable[[Session, str], bool]
    usage: str
    summary: str


def asked_about(session: Session, asked: str) -> None:
    """`?`: an option by number, or anything by name."""
    width, menu = session.terminal.width, session.menu
    if not asked:
        show_help(session, "")
    elif NUMBER.fullmatch(asked):
        entry = session.numbered(int(asked))
        if entry is not None:
            session.terminal.show(lookups.explained(menu, entry, session.table.game.rules.id, width))
    else:
        game, picture = session.table.game, session.picture
        session.terminal.show(lookups.why_not(game, menu, picture, session.view, asked, width))


def show_help(session: Session, argument: str) -> bool:
    usages = {
        "a number": "choose that option",
        "a name": "show the options with it, such as 'crane south'; if there is only one, choose it",
        "Enter": "draw the screen again",
        "?3": "explain option 3",
        "? a name": "say why something cannot be chosen now",
        **{command.usage: command.summary for command in dict.fromkeys(COMMANDS.values())},
    }
    for usage, summary in usages.items():
        session.terminal.show(labelled(usage, summary, session.terminal.width, indent=16))
    return False


def take_back(session: Session, argument: str) -> bool:
    entry = session.menu.named("back")
    if entry is None:
        session.say("There is nothing to undo: your last choice has already taken effect.")
        return False
    return session.choose(entry)


def pass_on(session: Session, argument: str) -> bool:
    """Pass now, or set what is passed every time: whatever is held then, so that it tells nothing."""
    windows, passing = session.picture.windows, session.table.passing[session.seat]
    if not argument:
        entry = session.menu.named("pass")
        if entry is not None:
            return session.choose(entry)
        session.say("You cannot pass now.")
        return False
    window, _, setting = argument.lower().partition(" ")
    if window not in windows or setting not in ("on", "off"):
        known = ", ".join(windows) or "nothing in this game"
        session.say(f"You can always pass: {known}. For example, type 'pass reactions on'.")
        return False
    passing[:] = [each for each in passing if each != window] + ([window] if setting == "on" else [])
    session.table.keep()
    verb = "You pass" if setting == "on" else "You are asked at"
    session.say(f"{verb} {windows[window]}.")
    return False


def ask_single(session: Session, argument: str) -> bool:
    """Whether a question with one option is asked at all."""
    if argument not in ("on", "off"):
        session.say("Type 'single on' to be asked even when there is only one option, 'single off' to go on.")
        return False
    session.table.asked_always[session.seat] = argument == "on"
    session.table.keep()
    asked = "You are asked" if argument == "on" else "You are not asked"
    session.say(f"{asked} when there is only one option.")
    return False


def concede(session: Session, argument: str) -> bool:
    """Give the game up; not by a slip of the fingers."""
    if not session.table.game.rules.can_concede:
        session.say("You cannot concede in this game.")
    elif argument != "now":
        session.say('Type "concede now" to concede.')
    else:
        return session.concede()
    return False


def show_all(session: Session, argument: str) -> bool:
    session.terminal.show(session.menu.lines_of(session.menu.entries, session.terminal.width))
    return False


def show_hint(session: Session, argument: str) -> bool:
    """What a strong bot would choose in this seat."""
    session.terminal.show(hints.hint_lines(session.table.game, session.seat, session.terminal.width))
    return False


def show_log(session: Session, argument: str) -> bool:
    """The log as this seat knows it: the last lines, all, or with the clauses."""
    heard = news.heard(session.table.game, session.seat)
    if argument not in ("all", "rules"):
        heard = heard[-SHORT_LOG:]
    sentences = news.told(session.picture, session.view, heard, clauses=argument == "rules")
    session.terminal.show(news.laid_out(sentences, session.terminal.width))
    return False


def show_board(session: Session, argument: str) -> bool:
    """The board in the whole width of the window, whatever fits beside it."""
    picture, size = session.picture, session.terminal.size
    marks = picture.marks(session.view, session.menu.unfolded())
    if not picture.least_height:
        chart = picture.chart(session.view, size.width, marks)
        session.terminal.show(chart or picture.listing(session.view, size.width))
        return False
    if size.width < picture.least_width:
        session.say(f"The board needs a window of {picture.least_width} columns; this one has {size.width}.")
        return False
    height = max(picture.least_height, min(size.height - 4, size.width // 2))
    session.terminal.show(picture.board(session.view, size.width, height, marks))
    return False


def show_table(session: Session, argument: str) -> bool:
    session.terminal.show(session.picture.listing(session.view, session.terminal.width))
    return False


def show_players(session: Session, argument: str) -> bool:
    view, width = session.view, session.terminal.width
    picture, players = session.picture, session.table.players
    session.terminal.show([*picture.standing(view, width), Text(), *picture.possessions(view, width), Text()])
    for seat, player in enumerate(players):
        who = "a person" if player == HUMAN else f"a bot ({shown(player)})"
        session.terminal.show(
            [Text.assemble((picture.seat_name(view, seat), TITLE), f" is played by {who}.")]
        )
    session.terminal.show(picture.details(view, width))
    return False


def show_card(session: Session, argument: str) -> bool:
    session.terminal.show(lookups.cards(session.picture, argument, session.terminal.width))
    return False


def show_rules(session: Session, argument: str) -> bool:
    session.terminal.show(lookups.rules(session.table.game.rules.id, argument, session.terminal.width))
    return False


def save(session: Session, argument: str) -> bool:
    if not argument:
        session.say(
            f"The game is saved in {session.table.path} after every choice; 'save FILE' writes a copy."
        )
        return False
    path = Path(argument).expanduser()
    try:
        check_may_replace(path)
        write_file(path, session.table.text())
        session.say(f"Saved in {path}. Resume it with: gorin play --resume {path}")
    except GorinError as error:
        session.say(f"Not saved: {error}.")
    return False


def leave(session: Session, argument: str) -> bool:
    raise Quit


_TAKE_BACK = Command(take_back, "u", "undo the choice you have not finished")
_HELP = Command(show_help, "help", "this list")
_QUIT = Command(leave, "q", "leave; the game is saved")

COMMANDS: dict[str, Command] = {
    "u": _TAKE_BACK,
    "undo": _TAKE_BACK,
    "back": _TAKE_BACK,
    "pass": Command(pass_on, "pass X on|off", "always pass X, such as reactions; 'pass' alone passes now"),
    "single": Command(ask_single, "single on|off", "whether to be asked when there is only one option"),
    "all": Command(show_all, "all", "show every option"),
    "hint": Command(show_hint, "hint", "what a strong bot would choose here, and why"),
    "map": Command(show_board, "map", "draw the board at full width"),
    "table": Command(show_table, "table", "the board as a table"),
    "players": Command(show_players, "players", "who plays, and what everyone may know about them"),
    "log": Command(
        show_log, "log [all|rules]", "what has happened: the latest, all of it, or with the clauses"
    ),
    "card": Command(show_card, "card NAME", "what a card, clan, token, or objective says"),
    "rules": Command(show_rules, "rules WORDS", "the clauses of the rulebook with these words or this id"),
    "concede": Command(concede, "concede now", "concede, where the game allows it"),
    "save": Command(save, "save FILE", "write a copy of the game"),
    "help": _HELP,
    "h": _HELP,
    "q": _QUIT,
    "quit": _QUIT,
    "exit": _QUIT,
}
