"""Where the sources lie: a compiled build has none of the modules that it holds as machine code."""

from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "src" / "gorin"
