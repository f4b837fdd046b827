"""Where the `gorin` command begins: so little that Ctrl-C is heard while everything else is imported.

It lies beside the package and not inside it: to import anything of the package is to import the engine.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from typing import NoReturn

INTERRUPTED = 130


def main() -> NoReturn:
    """Run the command line; whoever presses Ctrl-C meanwhile is not shown Python's own words."""
    try:
        _imported()()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


def _imported() -> Callable[[], NoReturn]:
    """The command line itself. Until it is there, Ctrl-C ends the program at once: nothing can be lost yet.

    Python's own exception would be dropped where it comes up while a lock of the imports is cleaned up, and
    the program would go on as if nobody had pressed anything.
    """
    is_heard = signal.getsignal(signal.SIGINT) is signal.default_int_handler  # not where it is ignored
    if is_heard:
        signal.signal(signal.SIGINT, lambda *_: os._exit(INTERRUPTED))
    from gorin.cli.main import main as run

    if is_heard:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    return run
