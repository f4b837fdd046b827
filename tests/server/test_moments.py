"""What a page is told of the moments between two choices."""

from __future__ import annotations

import copy
import json
import random

from gorin.server.presentation.live_table import LiveTable
from gorin.server.presentation.protocol import write
from server.kit import choose_any, patched, seated
from server.test_wire_secrets import NOW, told


def test_moments_lead_from_what_was_told_to_what_is_new():
    table, rng = seated(3, seed=4), random.Random(4)
    subscriber, sent = told(table, 0)
    live = LiveTable(table)
    view = json.loads(write(table.game.view(0)))
    seen = 0
    while not table.game.over:
        choose_any(table, NOW, rng)
        subscriber.tell(live.views(NOW))
        table.passed = []
        news = json.loads(sent[-1])
        lines = 0
        told_view = copy.deepcopy(view)
        for moment in news["moments"]:
            told_view = patched(told_view, moment["view"])
            assert told_view["decision"] is None
            assert lines < moment["lines"] <= len(news["log"])
            lines = moment["lines"]
            assert news["log"][lines - 1]["beat"]["title"]
            seen += 1
        view = patched(view, news["view"])
        assert view == json.loads(write(table.game.view(0)))
    assert seen > 10


def test_what_was_told_once_is_not_told_again():
    table, rng = seated(3, seed=4), random.Random(4)
    subscriber, _ = told(table, 0)
    live = LiveTable(table)
    live.subscribers.append(subscriber)
    while not table.passed:
        choose_any(table, NOW, rng)
    live.tell(NOW)
    assert table.passed == []


def test_what_several_see_is_worked_out_once():
    table, rng = seated(2, seed=4), random.Random(4)
    live = LiveTable(table)
    heard = {session: told(table, session) for session in (0, 1, None)}
    more = told(table, None)
    live.subscribers += [subscriber for subscriber, _ in (*heard.values(), more)]
    while not table.passed:
        choose_any(table, NOW, rng)
    live.tell(NOW)
    views = [subscriber.view for subscriber in live.subscribers]
    assert views[2] is views[3], "two who look on"
    assert [view["seat"] for view in views] == [0, 1, None, None]
    assert views == [table.game.view(seat) for seat in (0, 1, None, None)]
    assert heard[None][1] == more[1]
