"""A program at a terminal of its own, typed at as a person types, and never left running."""

import os
import pty
import select
import subprocess
import sys
import time
from collections.abc import Callable, Mapping

from support.limits import LIMIT, SCENARIO

PATIENCE = 20.0
"""Seconds that the second and the third Ctrl-C have to be heard; the first has LIMIT."""
CTRL_C = "\x03"
BEGUN = "begun\r\n"

# The terminal becomes the one of the new session, so that Ctrl-C is a key. What the program is to do about
# SIGINT is said here: the run of the tests may have been started where it is ignored.
LAUNCH = """if True:
    import fcntl, os, signal, sys, termios
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, getattr(signal, sys.argv[1]))
    os.execv(sys.executable, [sys.executable, *sys.argv[2:]])"""
GORIN = "import os; os.write(1, b'begun\\n'); import gorin_command; gorin_command.main()"
PROMPTS = ("help >", "q >", "go on")
"""How every line ends after which the program waits for keys; no picture of a table has such words in it."""


class OwnTerminal:
    """`gorin` with a terminal: what it has `shown`, and ways to type. The end of its block kills it."""

    def __init__(
        self,
        args: list[str],
        environment: Mapping[str, str],
        sigint: str = "SIG_DFL",
        program: str = GORIN,
    ) -> None:
        self.shown = ""
        self.end = time.monotonic() + SCENARIO
        """However many waits there are: they have this end together, well before pytest's."""
        self.is_over = False
        """Nobody holds the other end of the terminal any more."""
        self.screen, end = pty.openpty()
        command = [sys.executable, "-c", LAUNCH, sigint, "-c", program, *args]
        surroundings = {**os.environ, "TERM": "xterm-256color", **environment}
        self.process = subprocess.Popen(
            command, stdin=end, stdout=end, stderr=end, env=surroundings, start_new_session=True
        )
        os.close(end)

    def __enter__(self) -> "OwnTerminal":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait(LIMIT)
        os.close(self.screen)

    # --- looking ---

    def wait_for(self, holds: Callable[[str], bool], limit: float = LIMIT) -> bool:
        """Look at what is shown until something holds of it; False when the time or the program is over."""
        end = min(self.end, time.monotonic() + limit)
        while not holds(self.shown):
            left = end - time.monotonic()
            if left <= 0 or not select.select([self.screen], [], [], left)[0] or not self._look():
                return False
        return True

    def _look(self) -> bool:
        try:
            chunk = os.read(self.screen, 65536)
        except OSError:
            chunk = b""
        self.shown += chunk.decode(errors="replace")
        self.is_over = not chunk
        return bool(chunk)

    def wait_for_prompt(self) -> None:
        assert self.wait_for(is_asking), f"it does not ask: {self.shown[-2000:]!r}"

    def code(self, limit: float = LIMIT) -> int | None:
        """The exit code; None if the program has not ended in time."""
        self.wait_for(lambda shown: False, limit)
        return self.process.wait(LIMIT) if self.is_over else None

    # --- typing ---

    def type(self, text: str) -> None:
        os.write(self.screen, text.encode())

    def answer(self, *lines: str) -> None:
        """Type each line once the program waits for one."""
        for line in lines:
            self.wait_for_prompt()
            seen = len(self.shown.rstrip(" "))
            self.type(line)
            # Who is slow to look sees the answer together with the next prompt.
            assert self.wait_for(lambda shown, seen=seen: len(shown.rstrip(" ")) > seen), "it does not answer"

    def press_ctrl_c(self) -> int:
        """Press it, and again as long as the program goes on; says how often it took."""
        for times, limit in enumerate((LIMIT, PATIENCE, PATIENCE), 1):
            self.type(CTRL_C)
            if self.code(limit) is not None:
                return times
        raise AssertionError(f"Ctrl-C is not heard: {self.shown[-2000:]!r}")


def is_asking(shown: str) -> bool:
    return shown.rstrip(" ").endswith(PROMPTS)
