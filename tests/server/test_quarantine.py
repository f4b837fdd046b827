"""Tables that are quarantined: tried again, on request and unasked, and counted."""

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import WebSocketDenialResponse

from gorin.kernel.errors import GorinError
from gorin.server.hosting import quarantine
from gorin.server.jobs.pool import Broke, InlineRunner, TookTooLong
from server.kit import Wrist, hall
from server.test_versions import finished_log


class Ailing(InlineRunner):
    """Errands that cannot fold a table while they are ill."""

    def __init__(self, illness: GorinError | None) -> None:
        self.illness = illness
        self.tried = 0

    async def do(self, name: str, *given: Any, urgency: int = 0, caller: str = "") -> Any:
        if name == "fold":
            self.tried += 1
            if self.illness is not None:
                raise self.illness
        return await super().do(name, *given, urgency=urgency, caller=caller)


CASES = [
    (TookTooLong("the server is too busy"), "folding took too long", 503),
    (Broke("the process has ended"), "process ended", 503),
    (GorinError("the engine cannot do this"), "cannot be read", 400),
]


@pytest.mark.parametrize(("illness", "kind", "status"), CASES)
def test_a_table_that_was_set_aside_is_served_again_on_request(
    tmp_path: Path, illness: GorinError, kind: str, status: int
):
    id, _ = finished_log(tmp_path)
    jobs, wrist = Ailing(illness), Wrist()
    with hall(tmp_path, jobs=jobs, now=wrist) as server:
        ben = server.browser()
        answer = ben.get(f"/api/tables/{id}")
        assert (answer.status_code, answer.json()["error"]) == (status, str(illness))
        assert ben.get("/health").json()["quarantined"] == {kind: 1}
        assert "gorin_tables_quarantined 1.0" in ben.metrics().text
        with pytest.raises(WebSocketDenialResponse) as refused, ben.page(id):
            pass
        assert refused.value.json()["error"] == str(illness), "not that there is no such table"
        jobs.illness, tried = None, jobs.tried
        assert ben.get(f"/api/tables/{id}").status_code == status, "not at once again"
        assert jobs.tried == tried
        wrist.time += quarantine.ON_REQUEST
        assert ben.get(f"/api/tables/{id}").status_code == 200
        assert ben.get("/health").json()["quarantined"] == {}
        [listed] = ben.get("/api/tables").json()
        assert listed["stopped"] == ""


def test_a_table_that_was_set_aside_is_tried_again_unasked(tmp_path: Path):
    id, _ = finished_log(tmp_path)
    jobs, wrist = Ailing(Broke("the process has ended")), Wrist()
    with hall(tmp_path, jobs=jobs, now=wrist) as server:
        jobs.illness = None

        async def a_round() -> None:
            await server.registry.maintenance.do()
            assert server.registry.maintenance._trying is not None
            await server.registry.maintenance._trying

        server.call(a_round)
        assert server.registry.quarantine.counted() == {"process ended": 1}
        wrist.time += quarantine.UNASKED
        server.call(a_round)
        assert server.registry.quarantine.counted() == {}
        assert server.registry.listing(id).told["stopped"] == ""  # type: ignore[union-attr]


def test_a_table_whose_rules_hang_is_tried_again_much_later_and_only_on_request(tmp_path: Path):
    id, _ = finished_log(tmp_path)
    wrist = Wrist()
    with hall(tmp_path, now=wrist) as server:
        server.registry.stop_table(id, "its rules take too long")
        server.registry.unload(server.registry.live_tables[id]) if id in server.registry.live_tables else None
        wrist.time += quarantine.RULES_AGAIN - 1
        ann = server.browser()
        answer = ann.get(f"/api/tables/{id}").json()
        assert ("take too long" in answer["error"], answer["code"]) == (True, "quarantined")
        wrist.time += 1
        assert server.registry.quarantine.due(wrist.time) is None
        assert ann.get(f"/api/tables/{id}").json()["stopped"] == ""
        assert server.registry.quarantine.counted() == {}
