"""Table, log and questions are shown to people: every part of a state from outside must make sense."""

from __future__ import annotations

from typing import Final

from gorin.kernel.append_log import AppendLog
from gorin.kernel.log import ALL_EYES, SPECTATOR, LogLine, Reading
from gorin.kernel.questions import open_questions
from gorin.kernel.rules import Rules
from gorin.kernel.state import State

UNTELLABLE: Final = (LookupError, TypeError, ValueError, StopIteration)
"""What comes of telling something that is not there."""


def wrong_pictures(s: State, rules: Rules) -> str | None:
    """What cannot be shown, as half a sentence; None where all of it can."""
    try:
        for seat in range(s.seats):
            rules.view(s, seat)
    except UNTELLABLE:
        return "the table cannot be shown"
    try:
        lines = AppendLog([LogLine(rules, s, event, number) for number, event in enumerate(s.events)])
        for eyes in (ALL_EYES, SPECTATOR, *range(s.seats)):
            reading = Reading(eyes)
            reading.read_on(rules, s, lines)
            reading.lines(rules, s, 0)
    except UNTELLABLE:
        return "the log tells of something that cannot have happened"
    try:
        for question in open_questions(s):
            question.prompt(s)
            for code in question.among:
                question.option_id(s, code), question.label(s, code), question.refs(s, code)
    except UNTELLABLE:
        return "what is asked cannot be said"
    return None
