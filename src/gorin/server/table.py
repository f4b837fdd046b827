"""A table: a game, who sits at it, clocks, chat and undo. It is the fold of its entries and nothing else.

A wish is checked against the present (`choose`, `sit`, ...), becomes an entry, is written to the store, and
only then folded in (`fold`). So a restart that reads the entries again stands at the same moment.
"""

from __future__ import annotations

import hashlib
import random
from typing import Any

import gorin
from gorin import bots
from gorin.kernel.errors import GorinError, IllegalChoice
from gorin.server.clock import Clocks
from gorin.server.entries import (
    AnyEntry,
    BotTook,
    Chose,
    Opened,
    Resumed,
    Said,
    Sat,
    SeatPlan,
    UndoAnswered,
    UndoAsked,
)

NAME_LENGTH, CHAT_LENGTH, TITLE_LENGTH = 40, 500, 60
CHAT_LINES = 100
"""How many lines of chat a table keeps in sight; all of them stay in the log."""


Moment = tuple[int, int]
"""How often a game went back and how many choices it has: the same moment is the same position."""


class Refused(GorinError):
    """A wish that cannot be granted; the table is as it was."""


class Seat:
    """A place at the table."""

    def __init__(self, plan: SeatPlan) -> None:
        self.name = f"Bot ({plan.bot})" if plan.bot else ""
        self.holder = ""
        """The hash of the session that holds the seat; empty: nobody, or a bot from the beginning."""
        self.bot = plan.bot
        """The bot that plays the seat at the moment."""
        self.planned_bot = plan.bot

    @property
    def free(self) -> bool:
        return not self.holder and self.planned_bot is None


class Undo:
    """An open wish to go back."""

    def __init__(self, seat: int, choices: int, needed: list[int]) -> None:
        self.seat = seat
        self.choices = choices
        self.needed = needed
        """The seats that have not agreed yet."""


class Table:
    """One table in memory."""

    def __init__(self, id: str, opened: Opened) -> None:
        self.id = id
        self.opened = opened
        self.seq = 1
        """How many entries have been folded in: the number of the next one."""
        self.seats = [Seat(plan) for plan in opened.plan]
        self.game = self._first_game()
        self.start = len(self.game.record()["choices"])
        self.clocks = Clocks(opened.clock, len(self.seats), opened.at)
        self.chat: list[Said] = []
        self.undo: Undo | None = None
        self.rewound = 0
        """How often the game went back: clients then ask for everything anew."""
        self.asked: dict[int, tuple[int, str]] = {}
        """Since which entry each awaited seat has had its question, and the question."""
        self._note_questions()

    def _first_game(self) -> gorin.Game:
        if self.opened.record is not None:
            return gorin.replay(self.opened.record)
        return gorin.new(self.opened.game, seed=self.opened.seed, **self.opened.options)

    @property
    def commitment(self) -> str:
        """Shown from the start; the seed and the salt that prove it are shown at the end."""
        return hashlib.sha256(f"{self.opened.seed}:{self.opened.salt}".encode()).hexdigest()

    @property
    def full(self) -> bool:
        return not any(seat.free for seat in self.seats)

    @property
    def awaited(self) -> list[int]:
        return [decision.seat for decision in self.game.pending] if self.full else []

    @property
    def moment(self) -> Moment:
        return self.rewound, len(self.game.record()["choices"])

    def may_watch(self, seat: int | None) -> bool:
        """A private table shows itself to strangers only while they could still sit down."""
        return seat is not None or self.opened.spectators or not self.full

    # --- wishes: each returns the entry to be written, or raises Refused -----------------------------

    def sit(self, name: str, holder: str, seat: int | None, now: float) -> Sat:
        name = clean(name, NAME_LENGTH, "a name")
        if self.seat_of(holder) is not None:
            raise Refused("you have a seat at this table already")
        if seat is None:
            free = [number for number, place in enumerate(self.seats) if place.free]
            if not free:
                raise Refused("every seat of this table is taken")
            seat = free[0]
        if not 0 <= seat < len(self.seats):
            raise Refused(f"this table has no seat {seat}")
        place = self.seats[seat]
        if not place.free:
            raise Refused(f"seat {seat} is taken")
        return Sat(at=now, seat=seat, name=name, holder=holder)

    def choose(self, seat: int, option: str, now: float, bot: bool = False) -> Chose:
        if not self.full:
            raise Refused("the table waits for players")
        trial = next((d for d in self.game.pending if d.seat == seat), None)
        if trial is None:
            raise Refused("it is not your turn to choose")
        try:
            trial.index_of(option)
        except IllegalChoice as error:
            raise Refused(str(error)) from None
        return Chose(at=now, seat=seat, option=option, bot=bot)

    def say(self, name: str, seat: int | None, text: str, now: float) -> Said:
        return Said(
            at=now,
            name=clean(name, NAME_LENGTH, "a name"),
            seat=seat,
            text=clean(text, CHAT_LENGTH, "a line"),
        )

    def ask_undo(self, seat: int, choices: int, now: float) -> UndoAsked:
        made = len(self.game.record()["choices"])
        if self.game.over:
            raise Refused("the game is over, and its secrets are open")
        if self.undo is not None:
            raise Refused("somebody has asked to go back already")
        if not self.start <= choices < made:
            raise Refused("there is no such earlier moment")
        return UndoAsked(at=now, seat=seat, choices=choices)

    def answer_undo(self, seat: int, agrees: bool, now: float) -> UndoAnswered:
        if self.undo is None:
            raise Refused("nobody has asked to go back")
        if seat not in self.undo.needed and not (seat == self.undo.seat and not agrees):
            raise Refused("your consent is not awaited")
        return UndoAnswered(at=now, seat=seat, agrees=agrees)

    def let_bot_play(self, seat: int, bot: str | None, now: float) -> BotTook:
        if bot is not None:
            bots.make(bot, self.opened.game, random.Random(0))  # refuses a bot that does not know the game
        place = self.seats[seat]
        if place.planned_bot is not None:
            raise Refused("a bot has this seat from the beginning")
        if place.bot == bot:
            raise Refused("it is so already")
        return BotTook(at=now, seat=seat, bot=bot)

    def claim(self, seat: int, against: int, now: float) -> BotTook:
        """Who runs out of time is played on by a bot."""
        if seat == against or not 0 <= against < len(self.seats):
            raise Refused("this cannot be claimed")
        if against not in self.clocks.out_of_time(now):
            raise Refused("this player still has time")
        return self.let_bot_play(against, "random", now)

    # --- folding ------------------------------------------------------------------------------------

    def fold(self, entry: AnyEntry) -> None:
        """Take an entry in. Entries come in the order in which they were written."""
        self.seq += 1
        if isinstance(entry, Sat):
            self.seats[entry.seat].name = entry.name
            self.seats[entry.seat].holder = entry.holder
            if self.full:
                self.clocks.turn(self.awaited, None, entry.at)
                self._note_questions()
        elif isinstance(entry, Chose):
            self.game.choose(entry.option, entry.seat)
            self.undo = None
            self.asked.pop(entry.seat, None)
            self._note_questions()
            self.clocks.turn(self.awaited, entry.seat, entry.at)
        elif isinstance(entry, Said):
            self.chat = [*self.chat, entry][-CHAT_LINES:]
        elif isinstance(entry, UndoAsked):
            self._fold_wish(entry)
        elif isinstance(entry, UndoAnswered):
            self._fold_answer(entry)
        elif isinstance(entry, BotTook):
            self.seats[entry.seat].bot = entry.bot
        elif isinstance(entry, Resumed):
            self.clocks.pause(entry.at)

    def _fold_wish(self, entry: UndoAsked) -> None:
        others = [
            n for n, place in enumerate(self.seats) if n != entry.seat and place.holder and place.bot is None
        ]
        self.undo = Undo(entry.seat, entry.choices, others)
        if not others or self.is_unfinished(entry.seat, self.earlier(entry.choices)):
            self._go_back(entry.at)

    def _fold_answer(self, entry: UndoAnswered) -> None:
        assert self.undo is not None
        if not entry.agrees:
            self.undo = None
            return
        self.undo.needed.remove(entry.seat)
        if not self.undo.needed:
            self._go_back(entry.at)

    def _go_back(self, now: float) -> None:
        assert self.undo is not None
        self.game = self.earlier(self.undo.choices)
        self.undo = None
        self.rewound += 1
        self.asked = {}
        self._note_questions()
        self.clocks.turn(self.awaited, None, now)

    def earlier(self, choices: int) -> gorin.Game:
        record = self.game.record()
        return gorin.replay({**record, "choices": record["choices"][:choices]})

    def is_unfinished(self, seat: int, earlier: gorin.Game) -> bool:
        """Whether since then this seat has only begun to choose: nothing happened, and nobody saw a thing."""
        now = self.game
        since = now.record()["choices"][len(earlier.record()["choices"]) :]
        others = [None, *(n for n in range(len(self.seats)) if n != seat)]
        return (
            all(chooser == seat for chooser, _ in since)
            and len(now.events) == len(earlier.events)
            and now.state.chance.drawn == earlier.state.chance.drawn
            and all(now.view(eye) == earlier.view(eye) for eye in others)
        )

    def _note_questions(self) -> None:
        """A question stays the same one while others choose at the same time."""
        open_now = {d.seat: d.prompt for d in self.game.pending} if self.full else {}
        before = self.asked
        self.asked = {
            seat: before[seat] if seat in before and before[seat][1] == prompt else (self.seq, prompt)
            for seat, prompt in open_now.items()
        }

    def is_fresh(self, seat: int, seq: int) -> bool:
        """Whether who saw this moment saw the seat's present question: chat and others make no click late."""
        since, _ = self.asked.get(seat, (self.seq, ""))
        return since <= seq <= self.seq

    # --- what is shown ------------------------------------------------------------------------------

    def seat_of(self, holder: str) -> int | None:
        for number, place in enumerate(self.seats):
            if holder and place.holder == holder:
                return number
        return None

    def shown(self, now: float) -> dict[str, Any]:
        """The table besides the game: the same for everybody."""
        return {
            "id": self.id,
            "title": self.opened.title,
            "game": self.opened.game,
            "seats": [{"name": s.name, "free": s.free, "bot": s.bot} for s in self.seats],
            "full": self.full,
            "over": self.game.over,
            "spectators": self.opened.spectators,
            "clock": {
                "kind": self.opened.clock.kind,
                "left": [round(self.clocks.remaining(n, now), 1) for n in range(len(self.seats))],
                "running": self.clocks.running if self.clocks.on else [],
            },
            "chat": [{"name": said.name, "seat": said.seat, "text": said.text} for said in self.chat],
            "undo": self._shown_undo(),
            "fairness": self._shown_fairness(),
        }

    def past(self, choices: int, seat: int | None, now: float) -> dict[str, Any]:
        """The moment after so many choices, for a seat's eyes. Nothing can be chosen in the past."""
        record = self.game.record()
        game = gorin.replay({**record, "choices": record["choices"][:choices]})
        told = {"at": choices, "choices": len(record["choices"]), "log": log_lines(game, seat)}
        return {**told, "table": self.shown(now), "view": {**game.view(seat), "decision": None}}

    def history_until(self, choices: int) -> dict[str, Any]:
        """The record up to a moment, for a table that goes on from there."""
        if not self.game.over:
            raise Refused("a table can go on from another when that one is over")
        record = self.game.record()
        if not 0 <= choices <= len(record["choices"]):
            raise Refused("that table has no such moment")
        return {**record, "choices": record["choices"][:choices]}

    def _shown_undo(self) -> dict[str, Any] | None:
        if self.undo is None:
            return None
        return {"seat": self.undo.seat, "choices": self.undo.choices, "needed": self.undo.needed}

    def _shown_fairness(self) -> dict[str, Any]:
        told: dict[str, Any] = {"commitment": self.commitment}
        if self.game.over:
            told.update(seed=str(self.opened.seed), salt=self.opened.salt)
        return told


def log_lines(game: gorin.Game, seat: int | None, first: int = 0) -> list[dict[str, Any]]:
    """The log from some line on, as far as a seat may read it."""
    return [
        {"text": line.sentence, "clauses": line.clauses, "kind": line.kind}
        for line in game.events[first:]
        if line.visible_to(seat)
    ]


def clean(text: str, length: int, what: str) -> str:
    """A text that people typed, without surrounding space and control characters."""
    tidy = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if not tidy:
        raise Refused(f"{what} cannot be empty")
    if len(tidy) > length:
        raise Refused(f"{what} has at most {length} characters")
    return tidy
