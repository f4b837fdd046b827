"""Draws the pictures of the documentation: `.venv/bin/python docs/make_pictures.py`.

The game is played by bots from a fixed seed, so the pictures change only when the program does.
"""

from __future__ import annotations

import io
import random
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import gorin
from gorin import bots
from gorin.cli.terminal import news
from gorin.cli.terminal.drawing.lines import Lines
from gorin.cli.terminal.input.menu import Menu
from gorin.cli.terminal.pictures.of_games import picture_of
from gorin.cli.terminal.screen import Screen, Size, compose

PICTURES = Path(__file__).parent / "pictures"
SIZE = Size(120, 46)
SEED, SEATS, ROUND = 7, 4, 3
CROWD = 10
"""As many combat tokens lie on the board at least."""

BACKGROUND, FOREGROUND = (24, 26, 31), (205, 209, 217)
THEME = TerminalTheme(BACKGROUND, FOREGROUND, normal=[BACKGROUND, *[FOREGROUND] * 7])
"""Everything that has a colour brings its own."""

# Rich's own frame asks the web for a font, which pages that embed pictures refuse; this one takes what
# the reader has, and keeps blanks also where programs are strict about them.
FRAME = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" xml:space="preserve">
<style>
.{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", Menlo, Consolas, "Liberation Mono", monospace;
  font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width; }}
.{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: arial, sans-serif; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/></clipPath>{lines}</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}<g class="{unique_id}-matrix">{matrix}</g></g>
</svg>
"""


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    path = PICTURES / "terminal-game.svg"
    path.write_text(drawn(screen_of(game_under_way())), encoding="utf-8")
    print(f"{path}: {path.stat().st_size // 1000} kB")


def game_under_way() -> gorin.Game:
    """A crowded board in the middle of the game, and a player who is about to attack."""
    game = gorin.new("battle", seats=SEATS, seed=SEED)
    rng = random.Random(SEED)
    players = [bots.make("heuristic", "battle", rng) for _ in range(SEATS)]
    while not is_worth_a_picture(game):
        decision = game.decision
        assert decision is not None, "the game ended before there was anything to see"
        bots.let_choose(game, players[decision.seat], decision)
    return game


def is_worth_a_picture(game: gorin.Game) -> bool:
    view = game.view()
    if view["round"] < ROUND or len(view["pieces"]) < CROWD:
        return False
    return game.decision is not None and game.decision.prompt.startswith("Place army")


def screen_of(game: gorin.Game) -> Lines:
    """What the player whose turn it is sees."""
    picture, decision = picture_of("battle"), game.decision
    assert decision is not None
    view = game.view(decision.seat)
    heard = picture.news(view, news.heard(game, decision.seat, last_placed(game, decision.seat)))
    return compose(Screen(picture, view, news.told(picture, view, heard), Menu(decision)), SIZE)


def last_placed(game: gorin.Game, seat: int) -> int:
    """The number of the event in which this seat last put a token on the board."""
    return max(n for n, event in enumerate(game.events) if event.kind == "placed" and event.args[0] == seat)


def drawn(lines: Lines) -> str:
    """Lines as a picture of a terminal."""
    console = Console(
        record=True, width=SIZE.width, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    for line in lines:
        console.print(line, no_wrap=True, crop=False, highlight=False)
    return console.export_svg(title="gorin play battle", theme=THEME, code_format=FRAME, unique_id="gorin")


if __name__ == "__main__":
    main()
