"""Introductions: every one is replayed, so that a change of the rules cannot break a lesson silently."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import pytest

import gorin
from gorin import introductions
from gorin.introductions import Introduction
from gorin.kernel.errors import GorinError
from gorin.server.presentation.lessons import lesson
from gorin.server.stress.players import patched
from server.kit import Browser

LONGEST_BEAT = 85
"""Words that can be read beside the table without scrolling."""


def told_moments(game: str) -> list[list[dict[str, Any]]]:
    """The moments of each beat as the page has them after taking the changes in."""
    view: Any = None
    beats: list[list[dict[str, Any]]] = []
    for beat in lesson(game)["beats"]:
        beats.append([])
        for moment in beat["moments"]:
            view = patched(copy.deepcopy(view), moment["view"])
            beats[-1].append({**moment, "view": view})
    return beats


def refs_in(view: Any) -> set[str]:
    """Whatever can be pointed at in a view: what the options name, and the things on the table."""
    decision = view["decision"] or {"options": []}
    found = {ref for option in decision["options"] for ref in option["refs"]}
    return found | (refs_on_map(view) if "pieces" in view else refs_among_cards(view))


def refs_on_map(view: Any) -> set[str]:
    found = {f"province:{id}" for id in view["provinces"]} | {f"piece:{p['id']}" for p in view["pieces"]}
    found |= {f"seat:{player['seat']}" for player in view["players"]}
    return found | {f"objective:{p['objective']['id']}" for p in view["players"] if "objective" in p}


def refs_among_cards(view: Any) -> set[str]:
    """Cards and provinces are pointed at by their ids, wherever they lie."""
    seats = {f"seat{player['seat']}" for player in view["players"]}
    board = {"paths"} if "paths" in view else set()
    lying = [view[part] for part in ("players", "battlefields", "map", "rings", "conflict") if part in view]
    return set(ids_within(lying)) | seats | board


def ids_within(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        yield from [value["id"]] if "id" in value else []
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from ids_within(each)


@pytest.fixture(params=introductions.games())
def given(request: pytest.FixtureRequest) -> Introduction:
    return introductions.find(request.param)


def test_a_lesson_plays_its_record_to_the_end(given: Introduction):
    game = gorin.replay(given.record)
    assert game.over
    assert game.outcome is not None and given.seat in game.outcome.winners
    last = told_moments(given.game)[-1][-1]["view"]
    assert last["outcome"]["winners"] == list(game.outcome.winners)
    assert last == game.view(given.seat)


def test_every_moment_offers_what_is_taught(given: Introduction):
    for moments in told_moments(given.game):
        for moment in moments:
            if moment["choose"] is not None:
                assert moment["choose"] in [o["id"] for o in moment["view"]["decision"]["options"]]
                assert moment["hint"]


def test_the_reader_makes_every_choice_of_the_taught_seat(given: Introduction):
    """And nobody else's; each beat begins where its first choice is."""
    left = [given.choices_of(number) for number in range(len(given.beats))]
    own = [n for n, (seat, _) in enumerate(given.record["choices"]) if seat == given.seat]
    assert [n for numbers in left for n in numbers] == own
    for beat, numbers in zip(given.beats, left, strict=True):
        assert len(beat.choose) == len(numbers)
        assert not numbers or (numbers[0] == beat.at and beat.instead)


def test_what_a_beat_points_at_is_on_the_table(given: Introduction):
    for beat, moments in zip(given.beats, told_moments(given.game), strict=True):
        assert set(beat.look) <= refs_in(moments[0]["view"]), beat.title


def test_beats_are_short_and_in_order(given: Introduction):
    assert [beat.at for beat in given.beats] == sorted(beat.at for beat in given.beats)
    assert 12 <= len(given.beats) <= 20
    for beat in given.beats:
        assert len(" ".join(beat.say).split()) <= LONGEST_BEAT, beat.title


def test_the_log_of_a_lesson_is_that_of_the_record(given: Introduction):
    game = gorin.replay(given.record)
    told: list[str] = []
    for moment in [m for moments in told_moments(given.game) for m in moments]:
        kept = len(told) - moment.get("replaces", 0)  # what was the last line may have gone on
        told[kept:] = [line["text"] for line in moment["log"]]
    assert told == [line.sentence for line in game.log(given.seat)]


def test_a_lesson_keeps_the_secrets_of_the_other_seats(given: Introduction):
    for moment in (moment for moments in told_moments(given.game) for moment in moments):
        for player in moment["view"]["players"]:
            assert player["seat"] == given.seat or not (player.get("hand") or player.get("pool"))


def test_introductions_are_served(ann: Browser, given: Introduction):
    (listed,) = [told for told in ann.get("/api/introductions").json() if told["game"] == given.game]
    told = ann.get(f"/api/introductions/{given.game}").json()
    assert len(told["beats"]) == listed["beats"]
    assert told["title"] == listed["title"]
    assert told["beats"][0]["moments"][0]["view"][0][0] == []


def test_a_game_without_one_is_refused_with_a_sentence(ann: Browser):
    for name in ("go", "..%2Fbattle", "battle.json"):
        answer = ann.get(f"/api/introductions/{name}")
        assert answer.status_code in (400, 404)
        assert answer.json()["error"]
    with pytest.raises(GorinError, match="there is no introduction to 'go'"):
        introductions.find("go")
