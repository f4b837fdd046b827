"""Where the `gorin` command begins: so little that Ctrl-C is heard while everything else is imported.

It lies beside the package and not inside it: to import anything of the package is to import the engine.
"""

from __future__ import annotations

import sys
from typing import NoReturn

INTERRUPTED = 130


def main() -> NoReturn:
    """Run the command line; whoever presses Ctrl-C meanwhile is not shown Python's own words."""
    try:
        from gorin.cli.main import main as run

        run()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
