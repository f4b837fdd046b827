"""A real PostgreSQL and a real Redis for the tests, each in a folder and on a port of its own."""

from __future__ import annotations

import contextlib
import itertools
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

import psycopg
import pytest
import redis as redis_client

from gorin.server.stress.ports import free_port
from support.limits import LIMIT, wait_until

START_LIMIT = 60.0
PASSWORD = "a-secret-word"
REQUIRED = os.environ.get("GORIN_REQUIRE_SERVERS") == "1"


def program(name: str) -> str | None:
    """Where a program is; Debian keeps PostgreSQL's own out of the path."""
    debian = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return shutil.which(name) or (str(debian[-1]) if debian else None)


def do_without(name: str) -> NoReturn:
    missing = f"{name} is not installed"
    if REQUIRED:
        pytest.fail(f"GORIN_REQUIRE_SERVERS=1, but {missing}", pytrace=False)
    pytest.skip(f"NO TESTS ON A REAL SERVER: {missing}")


class RealServer:
    """A server in a process of its own, that can be stopped and started again."""

    user: str | None = None

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes]

    def command(self) -> list[str]:
        raise NotImplementedError

    def answers(self) -> bool:
        raise NotImplementedError

    def start(self) -> None:
        self.process = self.run(self.command())
        try:
            wait_until(self.is_up, self.said.read_text, START_LIMIT)
        except BaseException:
            self.stop()
            raise

    def ensure(self) -> None:
        """Start it again if a test that stopped it failed before it could do so."""
        if self.process.poll() is not None:
            self.start()

    def is_up(self) -> bool:
        assert self.process.poll() is None, f"it did not start: {self.said.read_text()}"
        return self.answers()

    @property
    def said(self) -> Path:
        return self.folder / "said.txt"

    def run(self, command: list[str]) -> subprocess.Popen[bytes]:
        who: dict[str, Any] = {"user": self.user, "group": self.user, "extra_groups": []} if self.user else {}
        with self.said.open("ab") as said:
            return subprocess.Popen(command, cwd=self.folder, stdout=said, stderr=said, **who)

    def stop(self, how: signal.Signals = signal.SIGKILL) -> None:
        """Tell it to stop; one that does not is killed."""
        self.process.send_signal(how)
        try:
            self.process.wait(START_LIMIT)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(START_LIMIT)


class Postgres(RealServer):
    """PostgreSQL refuses to run for root, so there it runs for the user that Debian made for it."""

    user = "postgres" if os.name == "posix" and os.geteuid() == 0 else None
    databases = itertools.count(1)

    def prepare(self) -> None:
        """Make the cluster."""
        password = self.folder / "password"
        password.write_text(PASSWORD)
        if self.user:
            shutil.chown(self.folder, self.user, self.user)
        command = [program("initdb") or "", "-D", "data", "-U", "gorin", "--pwfile", str(password)]
        command += ["-A", "scram-sha-256", "-E", "UTF8", "--locale", "C", "--no-sync"]
        self.process = self.run(command)
        try:
            assert self.process.wait(START_LIMIT) == 0, self.said.read_text()
        finally:
            self.process.kill()

    def command(self) -> list[str]:
        listening = ["-p", str(self.port), "-k", str(self.folder), "-c", "listen_addresses=127.0.0.1"]
        # -F: what is written need not survive a power cut. Stopping would wait for thousands of files.
        return [program("postgres") or "", "-F", "-D", "data", *listening]

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://gorin:{PASSWORD}@127.0.0.1:{self.port}/{database}"

    def answers(self) -> bool:
        with contextlib.suppress(psycopg.OperationalError):
            self.ask("SELECT 1")
            return True
        return False

    def ask(self, query: str, database: str = "postgres") -> list[tuple[object, ...]]:
        with psycopg.connect(self.url(database), autocommit=True, connect_timeout=10) as connection:
            cursor = connection.execute(query)
            return cursor.fetchall() if cursor.description else []

    def new_database(self) -> str:
        """The URL of an empty database."""
        name = f"tables_{next(self.databases)}"
        self.ask(f"CREATE DATABASE {name}")
        return self.url(name)

    def crash(self) -> None:
        """Stop at once and in disorder, as after a power cut; what was committed must be there again."""
        self.stop(signal.SIGQUIT)


class Redis(RealServer):
    def command(self) -> list[str]:
        return [
            program("redis-server") or "", "--port", str(self.port), "--bind", "127.0.0.1",
            "--save", "", "--appendonly", "no",
        ]  # fmt: skip

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def answers(self) -> bool:
        client = redis_client.Redis.from_url(self.url, socket_timeout=10)
        with contextlib.suppress(redis_client.RedisError), client:
            return bool(client.ping())
        return False

    def listeners(self, channel: str) -> int:
        """How many there are on a channel now."""
        with redis_client.Redis.from_url(self.url, socket_timeout=LIMIT) as client:
            [(_, count)] = client.pubsub_numsub(channel)
            return int(count)


@contextlib.contextmanager
def folder() -> Iterator[Path]:
    """A folder that another user may enter, unlike pytest's own."""
    with tempfile.TemporaryDirectory(prefix="gorin-", ignore_cleanup_errors=True) as made:
        Path(made).chmod(0o755)
        yield Path(made)


@pytest.fixture(scope="session")
def one_postgres() -> Iterator[Postgres]:
    if program("postgres") is None or program("initdb") is None:
        do_without("PostgreSQL")
    with folder() as made:
        server = Postgres(made)
        server.prepare()
        server.start()
        yield server
        server.stop(signal.SIGINT)


@pytest.fixture
def postgres(one_postgres: Postgres) -> Postgres:
    """PostgreSQL, running; a test that stops it starts it again."""
    one_postgres.ensure()
    return one_postgres


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture(scope="session")
def one_redis() -> Iterator[Redis]:
    if program("redis-server") is None:
        do_without("Redis")
    with folder() as made:
        server = Redis(made)
        server.start()
        yield server
        server.stop()


@pytest.fixture
def redis(one_redis: Redis) -> Redis:
    """Redis, running; a test that stops it starts it again."""
    one_redis.ensure()
    return one_redis
