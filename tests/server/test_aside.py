"""Tables that are set aside: tried again, on request and unasked, and counted."""

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import WebSocketDenialResponse

from gorin.kernel.errors import GorinError
from gorin.server.hosting import aside
from gorin.server.labour.workers import Broke, InPlace, TookTooLong
from server.kit import Wrist, hall
from server.test_versions import finished_log


class Ailing(InPlace):
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
    errands, wrist = Ailing(illness), Wrist()
    with hall(tmp_path, errands=errands, now=wrist) as server:
        ben = server.browser()
        answer = ben.get(f"/api/tables/{id}")
        assert (answer.status_code, answer.json()["error"]) == (status, str(illness))
        assert ben.get("/health").json()["aside"] == {kind: 1}
        assert "gorin_tables_aside 1" in ben.metrics().text
        with pytest.raises(WebSocketDenialResponse) as refused, ben.page(id):
            pass
        assert refused.value.json()["error"] == str(illness), "not that there is no such table"
        errands.illness, tried = None, errands.tried
        assert ben.get(f"/api/tables/{id}").status_code == status, "not at once again"
        assert errands.tried == tried
        wrist.time += aside.ON_REQUEST
        assert ben.get(f"/api/tables/{id}").status_code == 200
        assert ben.get("/health").json()["aside"] == {}
        [listed] = ben.get("/api/tables").json()
        assert listed["stopped"] == ""


def test_a_table_that_was_set_aside_is_tried_again_unasked(tmp_path: Path):
    id, _ = finished_log(tmp_path)
    errands, wrist = Ailing(Broke("the process has ended")), Wrist()
    with hall(tmp_path, errands=errands, now=wrist) as server:
        errands.illness = None

        async def a_round() -> None:
            await server.host.chores.do()
            assert server.host.chores._trying is not None
            await server.host.chores._trying

        server.call(a_round)
        assert server.host.aside.counted() == {"process ended": 1}
        wrist.time += aside.UNASKED
        server.call(a_round)
        assert server.host.aside.counted() == {}
        assert server.host.listing(id).told["stopped"] == ""  # type: ignore[union-attr]


def test_a_table_whose_rules_hang_stays_aside(tmp_path: Path):
    id, _ = finished_log(tmp_path)
    wrist = Wrist()
    with hall(tmp_path, now=wrist) as server:
        server.host.stop_table(id, "its rules take too long")
        server.host.put_to_sleep(server.host.places[id]) if id in server.host.places else None
        wrist.time += 10 * aside.UNASKED
        answer = server.browser().get(f"/api/tables/{id}")
        assert "take too long" in answer.json()["error"]
