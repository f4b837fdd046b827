"""Introductions as they are told: the engine plays the record, and each beat shows what its seat sees."""

from __future__ import annotations

from typing import Any

import gorin
from gorin import introductions as library
from gorin.introductions import Introduction
from gorin.server.presentation import protocol
from gorin.server.presentation.subscriber import moments_told
from gorin.server.presentation.table_info import LogNews


def lesson(game: str) -> dict[str, Any]:
    """An introduction with all its moments."""
    given = library.find(game)
    stage = Stage(given)
    return {
        "game": given.game,
        "title": given.title,
        "seat": given.seat,
        "names": given.names,
        "beats": [
            {
                "title": beat.title,
                "say": beat.say,
                "look": beat.look,
                "instead": beat.instead,
                "moments": stage.moments(number),
            }
            for number, beat in enumerate(given.beats)
        ],
    }


class Stage:
    """The game of an introduction, played forward; a moment tells only what is new since the one before."""

    def __init__(self, given: Introduction) -> None:
        self.given = given
        self.game = gorin.replay({**given.record, "choices": []})
        self.choices: list[list[Any]] = given.record["choices"]
        self.made = 0
        self.view: dict[str, Any] | None = None
        self.events = 0

    def moments(self, number: int) -> list[dict[str, Any]]:
        """What a beat shows: the moment before each choice of the reader, or the one moment to look at."""
        beat, left = self.given.beats[number], self.given.choices_of(number)
        if not left:
            return [self._moment(beat.at, None, "")]
        return [self._moment(n, self.choices[n][1], hint) for n, hint in zip(left, beat.choose, strict=True)]

    def _moment(self, at: int, choose: str | None, hint: str) -> dict[str, Any]:
        seat, before, seen = self.given.seat, self.view, self.events
        passed: list[gorin.Game] = []
        for chooser, option in self.choices[self.made : at]:
            passed += self.game.choose_stepwise(option, chooser)
        self.made, self.view, self.events = at, self.game.view(seat), len(self.game.state.told)
        log = LogNews(self.game, seat, seen)
        return {
            "view": protocol.changes(before, self.view),
            **log.plain(),
            "passed": moments_told(passed, before or {}, seat, log),
            "choose": choose,
            "hint": hint,
        }
