"""A table: a game, who sits at it, clocks, chat and undo. It is the fold of its entries and nothing else.

A wish is checked against the present (`choose`, `sit`, ...), becomes an entry, is written to the store, and
only then folded in (`fold`). So a restart that reads the entries again stands at the same moment.
"""

from __future__ import annotations

import copy
import random

from gorin import bots
from gorin.kernel.errors import IllegalChoice
from gorin.kernel.questions import SAY
from gorin.kernel.rules import CONCEDE
from gorin.server.table.entries import (
    AnyEntry,
    BotTook,
    Chose,
    Committed,
    Left,
    Opened,
    Rematched,
    Resumed,
    Revealed,
    Said,
    Sat,
    UndoAnswered,
    UndoAsked,
)
from gorin.server.table.known_bots import bots_for
from gorin.server.table.names import CHAT_LENGTH, clean, name_of_person
from gorin.server.table.playing import Playing
from gorin.server.table.refusal import Code, Refused
from gorin.server.table.seat import Undo

CHAT_LINES = 100
"""How many lines of chat a table keeps in sight; all of them stay in the log."""
CHAT_MINUTE = 60.0
"""Seconds in which no more than that many lines are said, by all together."""
CHAT_MOST = 5_000
"""Lines that a table takes in all: whoever comes back to it waits until its whole log is read."""
STAND_INS = ("heuristic", "random")
"""Who plays for somebody who is gone: the first that knows the game."""


class Table(Playing):
    """One table in memory."""

    def __init__(self, id: str, opened: Opened) -> None:
        super().__init__(opened)
        self.id = id
        self.chat: list[Said] = []
        """The last lines."""
        self.said = 0
        """How many lines there were in all."""
        self.stopped = ""
        """Why nothing can be written here any more; empty where it can."""
        self.rematch = ""
        """The table at which the same people go on."""
        self._deal_if_ready(opened.at)

    @property
    def ticking(self) -> bool:
        """Whether time runs for somebody."""
        return self.clocks.on and self.dealt and not self.over and not self.stopped

    def may_watch(self, seat: int | None) -> bool:
        """A private table shows itself to strangers only while they could still sit down."""
        return seat is not None or self.opened.spectators or not self.full

    # --- wishes: each returns the entry to be written, or raises Refused -----------------------------

    def choose(self, seat: int, option: str, now: float, bot: bool = False) -> Chose:
        trial = next((d for d in self.game.pending if d.seat == seat), None)
        if trial is None:
            raise Refused("it is not your turn to choose", Code.NOT_AWAITED)
        try:
            if trial.takes_words and option.startswith(SAY):
                self.game.clone().choose(option, seat)
            else:
                trial.index_of(option)
        except IllegalChoice as error:
            raise Refused(str(error), Code.ILLEGAL_CHOICE) from None
        return Chose(at=now, seat=seat, option=option, bot=bot)

    def concede(self, seat: int, now: float) -> Chose:
        if not self.may_concede:
            raise Refused("you cannot concede here; let a bot play for you instead")
        if self.game.state.is_out(seat):
            raise Refused("you have already left this game")
        return Chose(at=now, seat=seat, option=CONCEDE)

    @property
    def may_concede(self) -> bool:
        return self.dealt and self.game.rules.can_concede and not self.over

    def say(self, name: str, seat: int | None, text: str, now: float) -> Said:
        if seat is None and not self.opened.spectator_chat:
            raise Refused("a spectator can only watch", Code.SPECTATOR)
        name = name_of_person(name)
        if seat is None and name.casefold() in [place.name.casefold() for place in self.seats]:
            raise Refused(f"{name} has a seat at this table; choose another name", Code.INVALID_NAME)
        self._check_chat(now)
        return Said(at=now, name=name, seat=seat, text=clean(text, CHAT_LENGTH, "a line"))

    def _check_chat(self, now: float) -> None:
        if self.said >= CHAT_MOST:
            raise Refused(f"{CHAT_MOST:,} lines were said at this table; it takes no more", Code.LIMIT)
        if len(self.chat) == CHAT_LINES and now - self.chat[0].at < CHAT_MINUTE:
            raise Refused("too much is being said at this table; wait a moment", Code.TOO_MANY)

    def ask_undo(self, seat: int, choices: int, now: float) -> UndoAsked:
        if self.game.over:
            raise Refused("the game is over and everything is revealed", Code.GAME_OVER)
        if self.undo is not None:
            raise Refused("someone has already asked to go back", Code.UNDO_PENDING)
        if not self.start <= choices < self.made:
            raise Refused("there is no such earlier moment", Code.NOTHING_TO_UNDO)
        return UndoAsked(at=now, seat=seat, choices=choices, stand_ins=True)

    def answer_undo(self, seat: int, agrees: bool, now: float) -> UndoAnswered:
        if self.undo is None:
            raise Refused("no one has asked to go back", Code.NOTHING_TO_UNDO)
        if seat not in self.undo.needed and not (seat == self.undo.seat and not agrees):
            raise Refused("you are not asked to agree", Code.NOT_AWAITED)
        return UndoAnswered(at=now, seat=seat, agrees=agrees)

    def let_bot_play(self, seat: int, bot: str | None, now: float, gone: bool = False) -> BotTook:
        if bot is not None:
            bots.make(bot, self.opened.game, random.Random(0))  # refuses a bot that does not know the game
        place = self.seats[seat]
        if place.planned_bot is not None:
            raise Refused("a bot has this seat from the beginning")
        if place.bot == bot:
            raise Refused("that is so already")
        return BotTook(at=now, seat=seat, bot=bot, gone=gone)

    def claim(self, seat: int, against: int, now: float, gone_since: float | None = None) -> BotTook:
        """Who runs out of time, or is gone from a table without clocks, is played on by a bot."""
        if seat == against or not 0 <= against < len(self.seats):
            raise Refused("a bot cannot take over here yet")
        if self.seats[against].bot is not None:
            raise Refused("a bot already plays there")
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
        if self.clocks.on or not self.dealt or self.over or not self.seats[seat].plays:
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
        if not self.over:
            raise Refused("you can have a rematch once the game is over", Code.GAME_RUNNING)
        if self.rematch:
            raise Refused("there is already a rematch")
        return Rematched(at=now, table=table)

    # --- folding ------------------------------------------------------------------------------------

    def preview(self, entry: AnyEntry) -> Table:
        """The table as it would be: an entry is tried before it is written."""
        trial = copy.copy(self)
        trial.seats = [copy.copy(seat) for seat in self.seats]
        trial.clocks, trial.undo = copy.copy(self.clocks), copy.deepcopy(self.undo)
        trial.clocks.left, trial.asked = self.clocks.left.copy(), self.asked.copy()
        trial.by_person, trial.noticed = self.by_person.copy(), self.noticed.copy()
        trial.unseen, trial.unseen_returns = self.unseen.copy(), self.unseen_returns.copy()
        trial._game = None if self._game is None else self._game.clone()
        trial.apply(entry)
        return trial

    def accept(self, trial: Table) -> None:
        """What was tried is written: so it is."""
        self.__dict__.update(trial.__dict__)

    def apply(self, entry: AnyEntry) -> None:
        """Take an entry in. Entries come in the order in which they were written."""
        self.seq += 1
        if isinstance(entry, Sat):
            self._apply_sitting(entry)
        elif isinstance(entry, Committed):
            self.seats[entry.seat].commitment = entry.commitment
            self.seed = entry.seed or self.seed
        elif isinstance(entry, Revealed):
            self.seats[entry.seat].share = entry.share
            self._deal_if_ready(entry.at)
        elif isinstance(entry, Left):
            self._apply_leaving(entry)
        elif isinstance(entry, Chose):
            self._apply_choice(entry)
        elif isinstance(entry, Said):
            self._hear(entry)
        elif isinstance(entry, UndoAsked):
            self._apply_undo_request(entry)
        elif isinstance(entry, UndoAnswered):
            self._apply_undo_answer(entry)
        elif isinstance(entry, BotTook):
            self.seats[entry.seat].bot, self.seats[entry.seat].gone = entry.bot, entry.gone
        elif isinstance(entry, Resumed):
            self.clocks.resume(entry.until, entry.at)
        elif isinstance(entry, Rematched):
            self.rematch = entry.table

    def _apply_sitting(self, entry: Sat) -> None:
        self.seats[entry.seat].sit(entry)
        self.seed = entry.seed or self.seed
        self.begun = entry.at
        self._deal_if_ready(entry.at)

    def _apply_leaving(self, entry: Left) -> None:
        """Nobody has seen a card. Shares that were told already could be made use of: they are void."""
        name = self.seats[entry.seat].name
        was_drawn = bool(self.seed) and any(seat.commitment for seat in self.seats)
        self.seats[entry.seat].leave()
        self.seed = entry.seed or self.opened.seed
        if was_drawn:
            text = f"{name} left while the cards were being dealt. That deal is void, and another is drawn."
            self._hear(Said(at=entry.at, name="", seat=None, text=text, notice=True))
        if any(seat.share for seat in self.seats):
            for seat in self.seats:
                seat.commitment = seat.share = ""

    def _apply_undo_request(self, entry: UndoAsked) -> None:
        earlier = self.earlier(entry.choices)
        if self.is_unfinished(entry.seat, earlier):
            self._take_back(entry.seat, earlier, entry.choices)
            return
        needed = self._concerned(entry.seat, entry.choices, entry.stand_ins)
        self.undo = Undo(entry.seat, entry.choices, needed)
        if not self.undo.needed:
            self._grant(self.undo, entry.at)

    def _apply_undo_answer(self, entry: UndoAnswered) -> None:
        assert self.undo is not None
        if not entry.agrees:
            self.undo = None
            return
        self.undo.needed.remove(entry.seat)
        self.undo.agreed.append(entry.seat)
        if not self.undo.needed:
            self._grant(self.undo, entry.at)

    def _grant(self, undo: Undo, now: float) -> None:
        """Go back, and leave a line about it: those who were away read what was undone meanwhile."""
        choices = sum(self.noticed[undo.choices - self.start :])
        agreed = " and ".join(self.seats[seat].name for seat in undo.agreed)
        count = "a choice" if choices == 1 else f"{choices} choices"
        told = f"{agreed} agreed" if agreed else "nobody else was asked"
        self._go_back(now)
        text = f"{self.seats[undo.seat].name} took back {count}; {told}."
        self._hear(Said(at=now, name="", seat=None, text=text, notice=True))

    def _hear(self, said: Said) -> None:
        self.chat = [*self.chat, said][-CHAT_LINES:]
        self.said += 1
