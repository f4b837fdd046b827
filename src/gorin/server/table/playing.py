"""The game at a table: dealt when everybody is there, played choice by choice, and taken back."""

from __future__ import annotations

from typing import Any

import gorin
from gorin.kernel.events import only
from gorin.server.table.clock import Clocks
from gorin.server.table.entries import Chose, Opened
from gorin.server.table.refusal import Code, Refused
from gorin.server.table.seat import Undo
from gorin.server.table.seating import Seating

MARK_EVERY = 64
"""After so many choices the moment is kept."""
MOMENTS = 40
"""How many moments that nobody was told of yet are kept."""

Moment = tuple[int, int]
"""How often a game went back and how many choices it has: the same moment is the same position."""


class Playing(Seating):
    """A table as far as its game goes."""

    def __init__(self, opened: Opened) -> None:
        super().__init__(opened)
        self.seq = 1
        """How many entries have been folded in: the number of the next one."""
        self._game: gorin.Game | None = None
        self.start = 0
        """How many choices the game had when it was begun here."""
        self.by_person: list[bool] = []
        """For each choice since then, whether a person made it."""
        self.noticed: list[bool] = []
        """And whether others could notice it."""
        self._marks: list[tuple[int, gorin.Game]] = []
        """The last moments that are kept: going back a little does not begin from the first choice."""
        self._before: tuple[int, gorin.Game] | None = None
        """The moment before somebody began a choice that nobody else has noticed yet."""
        self.clocks = Clocks(opened.clock, len(self.seats), opened.at)
        self.undo: Undo | None = None
        self.rewound = 0
        """How often the game went back: clients then ask for everything anew."""
        self.unseen = [0] * len(self.seats)
        """For each seat, how many of its choices nobody else could notice: it has only begun to choose."""
        self.unseen_returns = [0] * len(self.seats)
        """And how often it took such a beginning back."""
        self.asked: dict[int, tuple[int, str]] = {}
        """Since which entry each awaited seat has had its question, and the question."""
        self.passed: list[gorin.Game] = []
        """The moments since people were last told something, each as a game that stands there."""

    @property
    def game(self) -> gorin.Game:
        if self._game is None:
            raise Refused("the table waits for players", Code.NOT_DEALT)
        return self._game

    @property
    def dealt(self) -> bool:
        """Whether there is a game. Before the last seat is taken there is nothing that anybody could see."""
        return self._game is not None

    @property
    def over(self) -> bool:
        return self._game is not None and self._game.over

    def _first_game(self) -> gorin.Game:
        record = self.opened.record
        if record is None:
            return gorin.new(self.opened.game, seed=int(self.game_seed), **self.options)
        if self.draws_chance:
            record = {**record, "position": {**record["position"], "seed": self.game_seed}}
        return gorin.replay(record)

    def _deal_if_ready(self, now: float) -> None:
        """Deal when every seat is taken and every browser that adds to the seed has told its share."""
        if self.dealt or not self.full or self.unrevealed:
            return
        self._game = self._first_game()
        self.start = len(self._game.record()["choices"])
        self.begun = now
        self.clocks.turn(self.awaited, None, now)
        self._note_questions()

    @property
    def awaited(self) -> list[int]:
        return [] if self._game is None else [decision.seat for decision in self._game.pending]

    @property
    def made(self) -> int:
        """How many choices the game has."""
        return self.start + len(self.by_person)

    @property
    def moment(self) -> Moment:
        return self.rewound, self.made

    # --- choices ------------------------------------------------------------------------------------

    def _apply_choice(self, entry: Chose) -> None:
        before, start = self._trace(), (self.made, self.game.clone())
        told = len(self.game.state.told)
        moments = self.game.choose_stepwise(entry.option, entry.seat)
        self.passed = [*self.passed, *moments][-MOMENTS:]
        self.by_person.append(not entry.bot)
        if self.made % MARK_EVERY == 0:
            self._marks = [*self._marks[-1:], (self.made, self.game.clone())]
        self.asked.pop(entry.seat, None)
        self.noticed.append(self._trace() != before or self._others_heard(entry.seat, told))
        if not self.noticed[-1]:
            self.unseen[entry.seat] += 1
            self._before = self._before or start
        else:
            self._before = self.undo = None
            self.clocks.turn(self.awaited, entry.seat, entry.at)
        self._note_questions()

    def _trace(self) -> tuple[int, list[int]]:
        """What nobody can change in secret besides what is told: how much chance was used, who is awaited."""
        return self.game.state.chance.drawn, self.awaited

    def _others_heard(self, seat: int, told: int) -> bool:
        """Whether anything that was told since concerns more than this seat alone."""
        return any(event.audience != only(seat) for event in self.game.state.told.since(told))

    def seq_for(self, seat: int | None) -> int:
        """The number of the present moment in somebody's eyes: what only others know of is not counted."""
        return self.seq - sum(self.unseen) + (0 if seat is None else self.unseen[seat])

    def moments_for(self, seat: int | None) -> list[int]:
        """The moments that somebody can tell apart, each as a number of choices; at the end all of them.

        What somebody else has only begun to choose is no moment.
        """
        if self.over:
            return list(range(self.made + 1))
        choosers = [chooser for chooser, _ in self.game.record()["choices"][self.start :]]
        told = [noticed or chooser == seat for noticed, chooser in zip(self.noticed, choosers, strict=True)]
        return [*range(self.start + 1), *(self.start + n for n, seen in enumerate(told, 1) if seen)]

    def rewound_for(self, seat: int | None) -> int:
        """How often the game went back in somebody's eyes."""
        return self.rewound - sum(self.unseen_returns) + (0 if seat is None else self.unseen_returns[seat])

    def _note_questions(self) -> None:
        """A question stays the same one while others choose at the same time."""
        open_now = {d.seat: d.prompt for d in self.game.pending}
        before = self.asked
        self.asked = {
            seat: before[seat]
            if seat in before and before[seat][1] == prompt
            else (self.seq_for(seat), prompt)
            for seat, prompt in open_now.items()
        }

    def is_fresh(self, seat: int, seq: int) -> bool:
        """Whether who saw this moment saw the seat's present question: chat and others make no click late."""
        since, _ = self.asked.get(seat, (self.seq_for(seat), ""))
        return since <= seq <= self.seq_for(seat)

    # --- going back ---------------------------------------------------------------------------------

    def _concerned(self, asker: int, choices: int, stand_ins: bool) -> list[int]:
        """Whose consent it takes: that of everybody who plays, and of those whose choices would be undone.

        A bot that plays for somebody does not agree in that person's name. What it has answered with that
        person's cards is theirs too: otherwise the others could choose, look at the answer and choose again.
        """
        undone = self.game.record()["choices"][choices:]
        made = zip(undone, self.by_person[choices - self.start :], strict=True)
        chose = {seat for (seat, _), by_person in made if by_person or (stand_ins and self._is_owned(seat))}
        return [n for n, seat in enumerate(self.seats) if n != asker and (seat.plays or n in chose)]

    def _is_owned(self, seat: int) -> bool:
        """Whether the seat is a person's, whoever plays it at the moment."""
        return bool(self.seats[seat].holder)

    def _take_back(self, seat: int, earlier: gorin.Game, choices: int) -> None:
        """An unfinished choice is taken back: nobody else has seen it, and nobody else sees this."""
        self.unseen[seat] += 1
        self.unseen_returns[seat] += 1
        self._return_to(earlier, choices)

    def _go_back(self, now: float) -> None:
        assert self.undo is not None
        self._return_to(self.earlier(self.undo.choices), self.undo.choices)
        self.clocks.turn(self.awaited, None, now)

    def _return_to(self, earlier: gorin.Game, choices: int) -> None:
        self._game, self.passed = earlier, []
        if self._before is not None and self._before[0] >= choices:
            self._before = None
        del self.by_person[choices - self.start :], self.noticed[choices - self.start :]
        self._marks = [mark for mark in self._marks if mark[0] <= choices]
        self.undo = None
        self.rewound += 1
        self.asked = {}
        self._note_questions()

    def earlier(self, choices: int) -> gorin.Game:
        """The game as it was after so many choices, played again from the nearest moment that is kept."""
        record = self.game.record()
        kept = self._marks if self._before is None else [*self._marks, self._before]
        near = [(made, game) for made, game in kept if made <= choices]
        if not near:
            return self._from_the_beginning(record, choices)
        made, game = near[-1][0], near[-1][1].clone()
        for seat, option in record["choices"][made:choices]:
            game.choose(option, seat)
        return game

    def _from_the_beginning(self, record: dict[str, Any], choices: int) -> gorin.Game:
        """Played through once: a moment near its end is kept, so that the next step back is a short one."""
        near = max(0, choices - MARK_EVERY)
        game = gorin.replay({**record, "choices": record["choices"][:near]})
        self._marks = [(near, game.clone())]
        for seat, option in record["choices"][near:choices]:
            game.choose(option, seat)
        return game

    def is_unfinished(self, seat: int, earlier: gorin.Game) -> bool:
        """Whether since then this seat has only begun to choose: nothing happened, and nobody saw a thing."""
        now = self.game
        since = now.record()["choices"][len(earlier.record()["choices"]) :]
        others = [None, *(n for n in range(len(self.seats)) if n != seat)]
        return (
            all(chooser == seat for chooser, _ in since)
            and len(now.state.told) == len(earlier.state.told)
            and now.state.chance.drawn == earlier.state.chance.drawn
            and all(now.view(eye) == earlier.view(eye) for eye in others)
        )
