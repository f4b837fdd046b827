"""A server in a process of its own, that can be killed and started again."""

from __future__ import annotations

import http.client
import json
import re
import subprocess
import sys
import time
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Any

from gorin.kernel.errors import GorinError
from gorin.server.stress.ports import free_port

START_LIMIT = 100.0
"""Seconds that a server may take to start."""
ANSWER_LIMIT = 60.0
"""Seconds of service in which every wish of a caller must have been granted."""
CUT_OFF = (OSError, EOFError, ValueError, http.client.HTTPException)
"""What a caller sees whose server is killed before, within or behind its answer."""

GREETING = "gorin is at "
ORPHANED = re.compile(
    r"^Traceback .*\n(?:  .*\n)*    preparation_data = .*\n(?:  .*\n)*(?:EOFError|\w*\.?UnpicklingError).*\n",
    re.MULTILINE,
)
"""What Python says in a process whose parent was killed before it had told what there is to do."""


def complaints(said: str) -> str:
    """What a server said through all its lives, without its greetings and what its killing brings about.

    >>> complaints("gorin is at http://127.0.0.1:8000/\\nit is late\\n")
    'it is late\\n'
    """
    lines = ORPHANED.sub("", said).splitlines(keepends=True)
    return "".join([line for line in lines if not line.startswith(GREETING)])


class Broken(GorinError):
    """The server broke a promise."""


class Server:
    """A `gorin serve` in a process of its own."""

    program = "from gorin.cli.main import main; main()"

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder = folder
        self.options = options
        self.port = free_port()
        self.process: subprocess.Popen[bytes]
        self.said = folder / "said.txt"
        """What the server wrote to its standard error, through all its lives."""
        self.began = 0.0
        """For how long it had served, in all its lives, when the present one began."""
        self._up_since: float | None = None

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, or start again, always on the same port; back when it answers."""
        command = [sys.executable, "-c", self.program, "serve", "--no-open"]
        command += ["--bot-delay", "0", "--port", str(self.port), "--data", str(self.folder)]
        command += self.options
        with self.said.open("ab") as said:
            # In a session of its own: a Ctrl-C at the terminal is meant for whoever tests it.
            self.process = subprocess.Popen(command, stderr=said, start_new_session=True)
        end = time.monotonic() + START_LIMIT
        while not self._answers():
            if time.monotonic() > end or self.process.poll() is not None:
                self.kill()
                raise Broken(f"the server did not start: {self.said.read_text()}")
            time.sleep(0.02)
        self._up_since = time.monotonic()

    @property
    def is_up(self) -> bool:
        return self._up_since is not None

    def served(self) -> float:
        """For how many seconds it has answered, in all its lives: while it is down nobody can be served."""
        up = self._up_since
        return self.began + (0.0 if up is None else time.monotonic() - up)

    def _answers(self) -> bool:
        with suppress(OSError), urllib.request.urlopen(f"http://{self.address}/health", timeout=30):
            return True
        return False

    def kill(self) -> None:
        """End it as a power cut would."""
        self.began, self._up_since = self.served(), None
        self.process.kill()
        self.process.wait()

    def check_calm(self) -> None:
        """Nothing that its programmers did not foresee happened to it."""
        said = complaints(self.said.read_text())
        if "Traceback" in said:
            raise Broken(f"the server complained:\n{said}")

    def memory(self) -> int:
        """Bytes in use, where the system tells."""
        status = Path(f"/proc/{self.process.pid}/statm")
        return int(status.read_text().split()[1]) * 4096 if status.exists() else 0

    def call(self, method: str, path: str, session: str = "", body: Any = None) -> tuple[Any, str]:
        """An HTTP call; returns the answer and the session that came with it, as a cookie."""
        headers = {"Origin": f"http://{self.address}", "Cookie": session}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            f"http://{self.address}{path}", data=data, headers=headers, method=method
        )
        with urllib.request.urlopen(request, timeout=30) as answer:
            cookie = answer.headers.get("Set-Cookie") or ""
            return json.load(answer), cookie.partition(";")[0]
