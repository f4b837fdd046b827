"""A table: a game, who sits at it, clocks, chat and undo. It is the fold of its entries and nothing else.

A wish is checked against the present (`choose`, `sit`, ...), becomes an entry, is written to the store, and
only then folded in (`fold`). So a restart that reads the entries again stands at the same moment.
"""

from __future__ import annotations

import random
from typing import Any

import gorin
from gorin import bots
from gorin.games import find
from gorin.kernel.errors import EndlessLoop, GorinError, IllegalChoice
from gorin.kernel.game import LogLine
from gorin.kernel.rules import CONCEDE
from gorin.server.clock import Clocks
from gorin.server.entries import (
    AnyEntry,
    BotTook,
    Chose,
    Left,
    Opened,
    Rematched,
    Resumed,
    Said,
    Sat,
    UndoAnswered,
    UndoAsked,
)
from gorin.server.known_bots import bots_for
from gorin.server.seat import Seat, Undo

NAME_LENGTH, CHAT_LENGTH, TITLE_LENGTH = 40, 500, 60
CHAT_LINES = 100
"""How many lines of chat a table keeps in sight; all of them stay in the log."""
STAND_INS = ("heuristic", "random")
"""Who plays for somebody who is gone: the first that knows the game."""


MOMENTS = 40
"""How many moments that nobody was told of yet are kept."""


Moment = tuple[int, int]
"""How often a game went back and how many choices it has: the same moment is the same position."""


class Refused(GorinError):
    """A wish that cannot be granted; the table is as it was."""


class Table:
    """One table in memory."""

    def __init__(self, id: str, opened: Opened) -> None:
        self.id = id
        self.opened = opened
        self.seed = opened.seed
        self.seq = 1
        """How many entries have been folded in: the number of the next one."""
        self.seats = [Seat(plan, opened.at) for plan in opened.plan]
        self.game = self._first_game()
        self.start = len(self.game.record()["choices"])
        self.clocks = Clocks(opened.clock, len(self.seats), opened.at)
        self.begun = opened.at
        """When the last seat was taken."""
        self.chat: list[Said] = []
        self.undo: Undo | None = None
        self.rematch = ""
        """The table at which the same people go on."""
        self.rewound = 0
        """How often the game went back: clients then ask for everything anew."""
        self.asked: dict[int, tuple[int, str]] = {}
        """Since which entry each awaited seat has had its question, and the question."""
        self.passed: list[gorin.Game] = []
        """The moments since people were last told something, each as a game that stands there."""
        self._note_questions()

    def _first_game(self) -> gorin.Game:
        if self.opened.record is not None:
            return gorin.replay(self.opened.record)
        return gorin.new(self.opened.game, seed=int(self.seed), **self.options)

    @property
    def options(self) -> dict[str, Any]:
        """What the game is begun with: as it was asked for, and with the decks that people brought."""
        brought = {number: seat.deck for number, seat in enumerate(self.seats) if seat.deck is not None}
        return self._with_decks(brought) if brought else self.opened.options

    def _with_decks(self, brought: dict[int, Any]) -> dict[str, Any]:
        """The options with other decks at some seats; InvalidSetup where one of them cannot be played."""
        rules = find(self.opened.game)
        decks = list(rules.complete(self.opened.options)["decks"])
        for seat, deck in brought.items():
            decks[seat] = deck
        return rules.complete({**self.opened.options, "decks": decks})

    @property
    def takes_decks(self) -> bool:
        """Whether who sits down may bring a deck: not to a game that was begun before."""
        return bool(find(self.opened.game).decks) and self.opened.record is None

    @property
    def full(self) -> bool:
        return not any(seat.free for seat in self.seats)

    @property
    def awaited(self) -> list[int]:
        return [decision.seat for decision in self.game.pending] if self.full else []

    @property
    def moment(self) -> Moment:
        return self.rewound, len(self.game.record()["choices"])

    @property
    def ticking(self) -> bool:
        """Whether time runs for somebody."""
        return self.clocks.on and self.full and not self.game.over

    def seat_of(self, holder: str) -> int | None:
        for number, place in enumerate(self.seats):
            if holder and place.holder == holder:
                return number
        return None

    def may_watch(self, seat: int | None) -> bool:
        """A private table shows itself to strangers only while they could still sit down."""
        return seat is not None or self.opened.spectators or not self.full

    # --- wishes: each returns the entry to be written, or raises Refused -----------------------------

    def sit(
        self,
        name: str,
        holder: str,
        seat: int | None,
        now: float,
        deck: str | dict[str, Any] | None = None,
    ) -> Sat:
        name = clean(name, NAME_LENGTH, "a name")
        if self.seat_of(holder) is not None:
            raise Refused("you have a seat at this table already")
        if seat is None:
            seat = self._best_seat(holder, now)
        if not 0 <= seat < len(self.seats):
            raise Refused(f"this table has no seat {seat}")
        place = self.seats[seat]
        if not place.free:
            raise Refused(f"seat {seat} is taken")
        if not place.open_to(holder, now):
            raise Refused(f"seat {seat} is kept for {place.name}")
        if deck is not None:
            self._check_deck(seat, deck)
        return Sat(at=now, seat=seat, name=name, holder=holder, deck=deck)

    def _check_deck(self, seat: int, deck: str | dict[str, Any]) -> None:
        if not self.takes_decks:
            raise Refused("nobody brings a deck to this table")
        try:
            self._with_decks({seat: deck})
        except GorinError as error:
            raise Refused(str(error)) from None

    def _best_seat(self, holder: str, now: float) -> int:
        """The seat that is kept for somebody, otherwise the first that is free."""
        free = [number for number, place in enumerate(self.seats) if place.open_to(holder, now)]
        if free:
            return next((number for number in free if self.seats[number].kept_for == holder), free[0])
        kept = [place.name for place in self.seats if place.free]
        if kept:
            raise Refused(f"the free seats are kept for {', '.join(kept)}")
        raise Refused("every seat of this table is taken")

    def may_sit(self, holder: str, now: float) -> bool:
        return self.seat_of(holder) is None and any(place.open_to(holder, now) for place in self.seats)

    def leave(self, holder: str, seed: str, now: float) -> Left:
        seat = self.seat_of(holder)
        if seat is None:
            raise Refused("you have no seat at this table")
        if self.full:
            raise Refused("the game has begun: let a bot play for you instead")
        return Left(at=now, seat=seat, seed=seed)

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
        self._try(seat, option)
        return Chose(at=now, seat=seat, option=option, bot=bot)

    def _try(self, seat: int, option: str) -> None:
        """Make a choice on a copy: what would never end is never written down."""
        self.game.clone().choose(option, seat)

    def choose_for_bot(self, seat: int, options: list[str], now: float) -> Chose:
        """The first of these choices that comes to an end."""
        for option in options[:-1]:
            try:
                return self.choose(seat, option, now, bot=True)
            except EndlessLoop:
                continue
        return self.choose(seat, options[-1], now, bot=True)

    def concede(self, seat: int, now: float) -> Chose:
        if not self.may_concede:
            raise Refused("there is nothing to concede here: let a bot play for you instead")
        self._try(seat, CONCEDE)
        return Chose(at=now, seat=seat, option=CONCEDE)

    @property
    def may_concede(self) -> bool:
        return self.game.rules.can_concede and self.full and not self.game.over

    def say(self, name: str, seat: int | None, text: str, now: float) -> Said:
        if seat is None and not self.opened.spectator_chat:
            raise Refused("a spectator can only watch")
        name = clean(name, NAME_LENGTH, "a name")
        if seat is None and name.casefold() in [place.name.casefold() for place in self.seats]:
            raise Refused(f"{name} has a seat at this table: take another name")
        return Said(at=now, name=name, seat=seat, text=clean(text, CHAT_LENGTH, "a line"))

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

    def let_bot_play(self, seat: int, bot: str | None, now: float, gone: bool = False) -> BotTook:
        if bot is not None:
            bots.make(bot, self.opened.game, random.Random(0))  # refuses a bot that does not know the game
        place = self.seats[seat]
        if place.planned_bot is not None:
            raise Refused("a bot has this seat from the beginning")
        if place.bot == bot:
            raise Refused("it is so already")
        return BotTook(at=now, seat=seat, bot=bot, gone=gone)

    def claim(self, seat: int, against: int, now: float, gone_since: float | None = None) -> BotTook:
        """Who runs out of time, or is gone from a table without clocks, is played on by a bot."""
        if seat == against or not 0 <= against < len(self.seats):
            raise Refused("this cannot be claimed")
        if self.seats[against].bot is not None:
            raise Refused("a bot plays there already")
        trouble = self.why_no_claim(against, now, gone_since)
        if trouble:
            raise Refused(trouble)
        return self.let_bot_play(against, self.stand_in(), now, gone=not self.clocks.on)

    def why_no_claim(self, seat: int, now: float, gone_since: float | None) -> str:
        """Why nobody can claim against this seat now; empty where they can."""
        if self.clocks.on:
            return "" if seat in self.clocks.out_of_time(now) else "this player still has time"
        wait = self.claim_in(seat, now, gone_since)
        if wait is None:
            return "this player is not gone"
        return f"this player may still come back: wait {wait:.0f} seconds" if wait > 0 else ""

    def claim_in(self, seat: int, now: float, gone_since: float | None) -> float | None:
        """In how many seconds others may claim, at a table without clocks; None: the player is not gone."""
        if self.clocks.on or not self.full or self.game.over or not self.seats[seat].plays:
            return None
        if gone_since is None:
            return None
        return max(0.0, max(gone_since, self.begun) + self.opened.absence - now)

    def stand_in(self) -> str:
        known = bots_for(self.opened.game)
        for name in STAND_INS:
            if name in known:
                return name
        raise Refused("no bot knows this game")

    def go_on_at(self, table: str, now: float) -> Rematched:
        if not self.game.over:
            raise Refused("there is a rematch when the game is over")
        if self.rematch:
            raise Refused("there is a rematch already")
        return Rematched(at=now, table=table)

    # --- folding ------------------------------------------------------------------------------------

    def fold(self, entry: AnyEntry) -> None:
        """Take an entry in. Entries come in the order in which they were written."""
        self.seq += 1
        if isinstance(entry, Sat):
            self._fold_sitting(entry)
        elif isinstance(entry, Left):
            self._fold_leaving(entry)
        elif isinstance(entry, Chose):
            moments = self.game.choose_in_slow_motion(entry.option, entry.seat)
            self.passed = [*self.passed, *moments][-MOMENTS:]
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
            self.seats[entry.seat].bot, self.seats[entry.seat].gone = entry.bot, entry.gone
        elif isinstance(entry, Resumed):
            self.clocks.resume(entry.until, entry.at)
        elif isinstance(entry, Rematched):
            self.rematch = entry.table

    def _fold_sitting(self, entry: Sat) -> None:
        place = self.seats[entry.seat]
        place.name, place.holder = entry.name, entry.holder
        if entry.deck is not None:
            place.deck = entry.deck
            self._deal_anew()
        if self.full:
            self.begun = entry.at
            self.clocks.turn(self.awaited, None, entry.at)
            self._note_questions()

    def _fold_leaving(self, entry: Left) -> None:
        self.seats[entry.seat].leave()
        if self.opened.record is None:
            self.seed = entry.seed
        self._deal_anew()

    def _deal_anew(self) -> None:
        """Before the first choice: who looks on is told everything again."""
        if self.opened.record is None:
            self.game = self._first_game()
        self.rewound += 1

    def _fold_wish(self, entry: UndoAsked) -> None:
        others = [n for n, place in enumerate(self.seats) if n != entry.seat and place.plays]
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
        self.passed = []
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


def log_lines(game: gorin.Game, seat: int | None, first: int = 0) -> list[dict[str, Any]]:
    """The log from some line on, as far as a seat may read it."""
    return [_line(line) for line in game.events[first:] if line.visible_to(seat)]


def _line(line: LogLine) -> dict[str, Any]:
    told: dict[str, Any] = {
        "text": line.sentence,
        "clauses": line.clauses,
        "kind": line.kind,
        "refs": line.refs,
    }
    if line.beat is not None:
        told["beat"] = line.beat.plain()
    if line.follows:
        told["follows"] = True
    return told


def clean(text: str, length: int, what: str) -> str:
    """A text that people typed, without surrounding space and control characters."""
    tidy = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if not tidy:
        raise Refused(f"{what} cannot be empty")
    if len(tidy) > length:
        raise Refused(f"{what} has at most {length} characters")
    return tidy
