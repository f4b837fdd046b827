"""For the operator of the server: whether it works, and its figures."""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
import time
from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Metric, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.registry import Collector
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from gorin import engine
from gorin.kernel.errors import GorinError
from gorin.server.hosting.metrics import Histogram
from gorin.server.store import Store
from gorin.server.table.refusal import Code
from gorin.server.web.lobby import backend_of
from gorin.server.web.security import said_problem
from gorin.server.workers.backend import Figures

STORE_PATIENCE = 2.0
"""Seconds after which a store that does not answer counts as gone."""
PROBE_EVERY = 1.0
"""Seconds for which an answer of the store is good: whoever asks all the time does not make it write more."""
FORWARDED = ("x-forwarded-for", "forwarded")
"""Headers by which a proxy says that it asks for somebody else."""


class StoreProbe:
    """Whether anything can be written at the moment."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._begun = -PROBE_EVERY
        self._probing: asyncio.Task[str] | None = None

    async def trouble(self) -> str:
        """What is wrong with the store; empty where nothing is."""
        if self._probing is None or time.monotonic() - self._begun >= PROBE_EVERY:
            self._begun = time.monotonic()
            self._probing = asyncio.create_task(self._probe())
        return await asyncio.shield(self._probing)

    async def _probe(self) -> str:
        try:
            await asyncio.wait_for(asyncio.wrap_future(self._store.probe()), STORE_PATIENCE)
        except TimeoutError:
            return "the store does not answer"
        except GorinError:
            return "the store cannot be written"
        return ""


async def health(request: Request) -> Response:
    """Whether the server serves: its store has to take entries."""
    figures = backend_of(request).figures()
    told = {
        "ok": True,
        "tables": figures.tables + figures.unloaded,
        "quarantined": figures.quarantined,
        "engine": engine.name(),
    }
    trouble = await request.app.state.probe.trouble()
    if trouble:
        return JSONResponse({**told, "ok": False, "error": trouble, "code": Code.FAILED}, 503)
    return JSONResponse(told)


async def metrics(request: Request) -> Response:
    if not is_operator(request):
        return said_problem(403, "the metrics are for the operator of this server", Code.FORBIDDEN)
    registry = CollectorRegistry(auto_describe=False)
    registry.register(FiguresCollector(backend_of(request).figures()))
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_PLAIN_0_0_4)


class FiguresCollector(Collector):
    """The figures of all processes of this server, for Prometheus."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures

    def collect(self) -> Iterator[Metric]:
        figures, times = self.figures, Histogram()
        times.counts = figures.counts or times.counts
        aside = sum(figures.quarantined.values())
        yield GaugeMetricFamily("gorin_tables", "Tables in memory.", figures.tables)
        yield GaugeMetricFamily("gorin_tables_unloaded", "Tables in the store only.", figures.unloaded)
        yield GaugeMetricFamily("gorin_tables_quarantined", "Tables that cannot be served now.", aside)
        yield GaugeMetricFamily("gorin_listeners", "Pages open at tables.", figures.pages)
        yield CounterMetricFamily("gorin_choices", "Accepted choices.", figures.choices)
        about = "From the arrival of a choice until all were told."
        yield HistogramMetricFamily("gorin_choice_seconds", about, times.buckets(), figures.seconds)


def is_operator(request: Request) -> bool:
    """Whether a request comes with the operator's token, or from this machine and not through a proxy."""
    token: str = request.app.state.operator_token
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if token and hmac.compare_digest(given.encode(), token.encode()):
        return True
    return not any(name in request.headers for name in FORWARDED) and is_loopback(request)


def is_loopback(request: Request) -> bool:
    try:
        return request.client is not None and ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False
