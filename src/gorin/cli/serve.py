"""`gorin serve`: the web table on this machine."""

from __future__ import annotations

import os
import socket
import threading
import webbrowser
from pathlib import Path

import click

from gorin.bots import named_on_the_command_line
from gorin.bots.guests import PLUGGED_IN
from gorin.cli.options import Renamed
from gorin.kernel.errors import GorinError

LOCAL = "127.0.0.1"


def default_data() -> Path:
    """Where tables are kept: the user's state folder."""
    home = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(home) / "gorin"


@click.command()
@click.option("--host", default=LOCAL, show_default=True, help="The address to listen on.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535))
@click.option(
    "--allowed-host",
    "names",
    cls=Renamed,
    formerly="--name",
    multiple=True,
    help="Another host name by which browsers reach this server.",
)
@click.option("--data", envvar="GORIN_DATA", help="Where tables are saved: a folder, or postgresql://...")
@click.option(
    "--redis",
    envvar="GORIN_REDIS",
    help="redis://... that servers sharing the same tables use to notify each other.",
)
@click.option(
    "--bot-delay",
    "pause",
    cls=Renamed,
    formerly="--pause",
    default=0.4,
    show_default=True,
    help="Seconds a bot waits before each choice.",
)
@click.option(
    "--bots",
    envvar=PLUGGED_IN,
    help="Bots of your own that players may seat, each as module:Class, separated by commas.",
)
@click.option(
    "--trusted-proxy",
    "proxies",
    cls=Renamed,
    formerly="--proxy",
    multiple=True,
    help="Address of a trusted proxy whose client addresses are believed.",
)
@click.option(
    "--metrics-token",
    envvar="GORIN_METRICS_TOKEN",
    default="",
    help="Lets callers from other machines read /metrics, as a bearer token.",
)
@click.option("--repair", is_flag=True, help="First recover what can be read of a damaged file of tables.")
@click.option("--no-open", is_flag=True, help="Do not open the page in a browser.")
def serve(
    host: str,
    port: int,
    names: tuple[str, ...],
    data: str | None,
    redis: str | None,
    pause: float,
    bots: str | None,
    proxies: tuple[str, ...],
    metrics_token: str,
    repair: bool,
    no_open: bool,
) -> None:
    """Serve the web table. Tables are saved and continue after a restart."""
    from gorin.server.jobs.subprocesses import tune_gc
    from gorin.server.peers.addresses import peers_at
    from gorin.server.store import Store
    from gorin.server.web.app import make_app
    from gorin.server.web.running import Server, allow_many_connections, configured
    from gorin.server.web.security import LOCAL_NAMES
    from gorin.server.workers.multi_process import MultiProcessBackend

    if bots:
        named_on_the_command_line(bots)
    with listen(host, port) as listening:
        peers = peers_at(redis)
        place = place_for_tables(data or str(default_data()))
        if repair:
            mend(place)
        store = Store(place)
        allow_many_connections()
        tune_gc()
        backend = MultiProcessBackend(store, pause, peers=peers)
        app = make_app(backend, (*LOCAL_NAMES, host, *names), metrics_token)
        if host != LOCAL:
            click.echo(f"Listening on {host}: anyone who can reach this machine can play.", err=True)
        page = f"http://{host}:{listening.getsockname()[1]}/"
        click.echo(f"gorin is at {page} (Ctrl-C stops it; tables are saved in {store.name})", err=True)
        if not no_open:
            threading.Timer(1.0, webbrowser.open, [page]).start()
        Server(configured(app, proxies)).run(sockets=[listening])


def mend(place: Path | str) -> None:
    """Save what can be read of a damaged file, and say what came of it."""
    from gorin.server.store.repairing import repair

    if not isinstance(place, Path):
        raise GorinError("only SQLite files can be repaired here; use the tools of PostgreSQL")
    report = repair(place)
    if not report.aside:
        click.echo("The tables are intact; there is nothing to repair.", err=True)
        return
    click.echo(
        f"Recovered {report.whole} complete tables and {report.cut} without their end; "
        f"the damaged file is kept as {report.aside}",
        err=True,
    )


def place_for_tables(data: str) -> Path | str:
    """The URL of a database as it is; in a folder, a file of SQLite."""
    if "://" in data:
        return data
    folder = Path(data)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise GorinError(f"cannot use the folder {folder}: {error.strerror}") from None
    return folder / "tables.sqlite"


def listen(host: str, port: int) -> socket.socket:
    """The port is taken before anything else happens; 0 takes any that is free."""
    try:
        return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except OSError as error:
        raise GorinError(f"cannot listen on {host}:{port}: {error.strerror}") from None
