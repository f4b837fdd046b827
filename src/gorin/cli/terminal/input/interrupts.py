"""Ctrl-C at the keyboard: heard the first time, whenever it is pressed."""

from __future__ import annotations

import os
import select
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

TICK = 0.2
"""Seconds between two looks whether a Ctrl-C that was pressed is still unheard."""


class CtrlC:
    """Raises KeyboardInterrupt, and once more if Python loses it.

    Python looks at a signal between two of its instructions, or when the signal breaks off a wait: one that
    comes just before the wait begins is not looked at before the next key. And an exception that comes up
    while Python cleans up or calls back is dropped. So each press is also written into a pipe (in the signal
    handler itself) and stays there until it is answered: who is about to wait looks there first, and while
    somebody waits, a second thread presses again for a press that lies there unanswered.
    """

    def __init__(self) -> None:
        self.presses = -1
        """The end of the pipe to read from, once there is one."""
        self.is_waiting = False
        self.repeating: threading.Thread | None = None
        self._deciding = threading.Lock()
        """Held while it is decided whether to press again: meanwhile nobody stops waiting."""

    def listen(self) -> None:
        """Hear it from now on, where there is a keyboard: whoever types it means this program.

        Who started the program may have had it ignored, as shells do for background jobs; without a
        keyboard that stays so. Windows needs none of this.
        """
        if sys.platform == "win32" or not _at_keyboard():
            return
        self.presses, written = os.pipe()
        os.set_blocking(self.presses, False)
        os.set_blocking(written, False)
        # Python's own handler: reading a line may call it twice, and one of ours would fail there.
        signal.signal(signal.SIGINT, signal.default_int_handler)
        signal.set_wakeup_fd(written, warn_on_full_buffer=False)
        sys.unraisablehook = _say_what_is_dropped

    def answered(self) -> None:
        """What was pressed until now has had its effect."""
        while self._is_pressed():
            os.read(self.presses, 4096)

    def leave(self) -> None:
        """A game has ended: a further press says nothing new, and would disturb Python's clearing up."""
        if self.repeating is not None:
            signal.signal(signal.SIGINT, signal.SIG_IGN)

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """A block that waits for a person, and for Ctrl-C."""
        if self.presses < 0:
            yield
            return
        self._repeat()
        self.is_waiting = True
        try:
            if self._is_pressed():
                raise KeyboardInterrupt
            yield
        finally:
            with self._deciding:
                self.is_waiting = False

    def _is_pressed(self, limit: float | None = 0.0) -> bool:
        return self.presses >= 0 and bool(select.select([self.presses], [], [], limit)[0])

    # --- the second thread ---

    def _repeat(self) -> None:
        """Have a thread watch over the pipe; the first to wait starts it."""
        if self.repeating is None:
            self.repeating = threading.Thread(target=self._press_again, daemon=True)
            self.repeating.start()

    def _press_again(self) -> None:
        first = threading.main_thread().ident
        while first is not None and self._is_pressed(limit=None):
            time.sleep(TICK)
            with self._deciding:
                if self.is_waiting and self._is_pressed() and sys.platform != "win32":
                    signal.pthread_kill(first, signal.SIGINT)


def _say_what_is_dropped(dropped: sys.UnraisableHookArgs) -> None:
    """Python's own words for an exception that it drops; a Ctrl-C is not lost by it, and needs none."""
    if dropped.exc_type is not KeyboardInterrupt:
        sys.__unraisablehook__(dropped)


def _at_keyboard() -> bool:
    return sys.stdin is not None and sys.stdin.isatty()


CTRL_C = CtrlC()
"""The one of this process: signals belong to processes."""
