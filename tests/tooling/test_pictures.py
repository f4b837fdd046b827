"""The picture of the terminal in the documentation can be drawn again: nothing else runs that program."""

import runpy
from pathlib import Path

MAKER = Path(__file__).parents[2] / "docs" / "make_pictures.py"


def test_the_picture_of_the_documentation_can_be_drawn():
    maker = runpy.run_path(str(MAKER))
    drawn = maker["drawn"](maker["screen_of"](maker["game_under_way"]()))
    assert drawn.startswith("<svg")
    assert "&#160;army&#160;" in drawn
