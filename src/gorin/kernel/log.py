"""The log: what people read of the events. A line tells one event, or several that belong together.

Events stay what they are (`Game.events`): one for each change, with who may see it. The log is made from them
when somebody reads it, for each reader from the events that this reader may see and from no others, so that
joining them can give nothing away. A game says in a table (`Rules.joins`, see `kernel/joining.py`) which
events continue a line, and how such a line is told. Only the last line can still grow; nothing of this is
part of a state.
"""

from __future__ import annotations

from typing import Final, final

from gorin.kernel.append_log import AppendLog
from gorin.kernel.events import EVERYBODY, Event
from gorin.kernel.highlights import Highlight
from gorin.kernel.joining import Join, JoinedSentence
from gorin.kernel.rules import Rules
from gorin.kernel.state import State

SPECTATOR: Final = -1
"""Reads what everybody may read."""
ALL_EYES: Final = -2
"""Reads what all seats together may read: for games that are over."""


@final
class LogLine:
    """One event, or several that belong together, as people read it.

    >>> import gorin
    >>> line = gorin.new("battle", seats=2, seed=7).log()[0]
    >>> line.sentence
    'A facedown card is dealt to each of 11 territories.'
    >>> line.start, line.end
    (0, 11)
    """

    def __init__(self, rules: Rules, s: State, event: Event, number: int) -> None:
        self.kind: str = event.kind
        """The kind of the event, for programs; of several, the kind of the one that leads."""
        self.args: tuple[int, ...] = event.args
        """The numbers of that event, as its game understands them."""
        self.sentence, self.clauses = rules.sentence(s, event)
        """What people read (empty for changes that only keep the books), and the clauses behind it."""
        self.refs: tuple[str, ...] = rules.refs(s, event)
        """The objects that it is about, named as options name them."""
        self.highlight: Highlight | None = rules.highlight(s, event) if event.kind in rules.moments else None
        """How to show it if it is a moment worth stopping at, otherwise None."""
        self.follows: bool = event.kind in rules.consequences
        """Whether it belongs to the moment before it."""
        seats = range(s.seats)
        self.seats: tuple[int, ...] | None = (
            None if event.audience == EVERYBODY else tuple([i for i in seats if event.visible_to(i)])
        )
        """The seats that may see it; None means everybody, spectators included."""
        self.start = number
        """The number of the first event that it tells."""
        self.end = number + 1
        """One more than the number of the last event that it tells; it may leave out some in between."""

    def visible_to(self, seat: int | None) -> bool:
        """Whether this seat, or a spectator (None), reads it. Nobody reads a line without a sentence."""
        return self.sentence != "" and (self.seats is None or seat in self.seats)

    def __repr__(self) -> str:
        return f"LogLine({self.sentence})"


def join_lines(
    rules: Rules, s: State, events: list[Event], parts: list[LogLine], lead: int, sentence: str
) -> LogLine:
    """The line that tells all of these, each of which has a line of its own; one of them leads."""
    first = parts[lead]
    ordered = [first, *[part for part in parts if part is not first]]
    line = LogLine(rules, s, events[lead], parts[0].start)
    line.sentence, line.end = sentence, parts[-1].end
    line.clauses = tuple(dict.fromkeys([clause for part in ordered for clause in part.clauses]))
    line.refs = tuple(dict.fromkeys([ref for part in ordered for ref in part.refs]))
    for part in parts:
        line.follows = line.follows or part.follows
        line.highlight = part.highlight if line.highlight is None else line.highlight
        if part.seats is not None:
            line.seats = (
                part.seats if line.seats is None else tuple([n for n in line.seats if n in part.seats])
            )
    return line


@final
class Reading:
    """The log as one reader has it: lines that are finished, and one that the next event may continue."""

    def __init__(self, eyes: int) -> None:
        self.eyes = eyes
        """A seat, SPECTATOR or ALL_EYES."""
        self.count = 0
        """How many events have been read."""
        self.finished: AppendLog[LogLine] = AppendLog([])
        self.events: list[Event] = []
        """Those of the line that may go on."""
        self.parts: list[LogLine] = []
        """The line of each of them."""
        self.lead = 0
        """Which of them gives the line its kind."""
        self.told: JoinedSentence | None = None
        self.last: LogLine | None = None
        """The line that may go on, once somebody has read it."""

    def copy(self) -> Reading:
        same = Reading(self.eyes)
        same.count, same.lead, same.told, same.last = self.count, self.lead, self.told, self.last
        same.finished, same.events, same.parts = self.finished.copy(), self.events.copy(), self.parts.copy()
        return same

    def read_on(self, rules: Rules, s: State, lines: AppendLog[LogLine]) -> None:
        """Read what has happened since; `lines` has the line of every event by itself."""
        told = lines.since(self.count)
        for event, line in zip(s.told.since(self.count), told, strict=True):
            if self.eyes == ALL_EYES or event.visible_to(None if self.eyes == SPECTATOR else self.eyes):
                self._take(rules, s, event, line)
        self.count += len(told)

    def lines(self, rules: Rules, s: State, since: int) -> list[LogLine]:
        """The lines that tell anything of what happened from this event on."""
        first = len(self.finished)
        while first > 0 and self.finished.at(first - 1).end > since:
            first -= 1
        last = self._last(rules, s)
        return self.finished.since(first) + ([last] if last is not None and last.end > since else [])

    def _take(self, rules: Rules, s: State, event: Event, line: LogLine) -> None:
        join = self._join(rules, event, line)
        if join is None:
            if line.sentence == "":
                return
            last = self._last(rules, s)
            if last is not None:
                self.finished.append(last)
            self.events, self.parts, self.lead, self.told = [event], [line], 0, None
        else:
            self.events.append(event)
            self.parts.append(line)
            self.told = join.told
            if join.leads:
                self.lead = len(self.parts) - 1
        self.last = None

    def _join(self, rules: Rules, event: Event, line: LogLine) -> Join | None:
        """How it continues the line; a line is one moment worth stopping at, and no more."""
        if not self.events or (line.highlight is not None and self._has_highlight()):
            return None
        before = self.events[-1]
        for join in rules.joins.get(event.kind, ()):
            if before.kind in join.after and join.fits(before, event):
                return join
        return None

    def _has_highlight(self) -> bool:
        return any(part.highlight is not None for part in self.parts)

    def _last(self, rules: Rules, s: State) -> LogLine | None:
        if self.last is None and self.parts:
            if len(self.parts) == 1:
                self.last = self.parts[0]
            else:
                told = self.told
                sentence = (
                    self.parts[self.lead].sentence if told is None else rules.line(s, told, self.events)
                )
                self.last = join_lines(rules, s, self.events, self.parts, self.lead, sentence)
        return self.last
