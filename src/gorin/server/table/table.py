"""A table: a game, who sits at it, clocks, chat and undo. It is the fold of its entries and nothing else.

A wish is checked against the present (`choose`, `sit`, ...), becomes an entry, is written to the store, and
only then folded in (`fold`). So a restart that reads the entries again stands at the same moment.
"""

from __future__ import annotations

import copy
import random

import gorin
from gorin import bots
from gorin.kernel.errors import IllegalChoice
from gorin.kernel.rules import CONCEDE
from gorin.server.table.clock import Clocks
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
from gorin.server.table.refusal import Refused
from gorin.server.table.seat import Undo
from gorin.server.table.seating import Seating

CHAT_LINES = 100
"""How many lines of chat a table keeps in sight; all of them stay in the log."""
MARK_EVERY = 64
"""After so many choices the moment is kept."""
STAND_INS = ("heuristic", "random")
"""Who plays for somebody who is gone: the first that knows the game."""


MOMENTS = 40
"""How many moments that nobody was told of yet are kept."""


Moment = tuple[int, int]
"""How often a game went back and how many choices it has: the same moment is the same position."""


class Table(Seating):
    """One table in memory."""

    def __init__(self, id: str, opened: Opened) -> None:
        super().__init__(opened)
        self.id = id
        self.seq = 1
        """How many entries have been folded in: the number of the next one."""
        self._game: gorin.Game | None = None
        self.start = 0
        """How many choices the game had when it was begun here."""
        self.by_person: list[bool] = []
        """For each choice since then, whether a person made it."""
        self._marks: list[tuple[int, gorin.Game]] = []
        """The last moments that are kept: going back a little does not begin from the first choice."""
        self.noticed: list[bool] = []
        """And whether others could notice it."""
        self.clocks = Clocks(opened.clock, len(self.seats), opened.at)
        self.chat: list[Said] = []
        """The last lines."""
        self.said = 0
        """How many lines there were in all."""
        self.undo: Undo | None = None
        self.stopped = ""
        """Why nothing can be written here any more; empty where it can."""
        self.rematch = ""
        """The table at which the same people go on."""
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
        self._deal_if_ready(opened.at)

    # --- the game ------------------------------------------------------------------------------------

    @property
    def game(self) -> gorin.Game:
        if self._game is None:
            raise Refused("the table waits for players")
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
            raise Refused("it is not your turn to choose")
        try:
            trial.index_of(option)
        except IllegalChoice as error:
            raise Refused(str(error)) from None
        return Chose(at=now, seat=seat, option=option, bot=bot)

    def concede(self, seat: int, now: float) -> Chose:
        if not self.may_concede:
            raise Refused("there is nothing to concede here: let a bot play for you instead")
        return Chose(at=now, seat=seat, option=CONCEDE)

    @property
    def may_concede(self) -> bool:
        return self.dealt and self.game.rules.can_concede and not self.over

    def say(self, name: str, seat: int | None, text: str, now: float) -> Said:
        if seat is None and not self.opened.spectator_chat:
            raise Refused("a spectator can only watch")
        name = name_of_person(name)
        if seat is None and name.casefold() in [place.name.casefold() for place in self.seats]:
            raise Refused(f"{name} has a seat at this table: take another name")
        return Said(at=now, name=name, seat=seat, text=clean(text, CHAT_LENGTH, "a line"))

    def ask_undo(self, seat: int, choices: int, now: float) -> UndoAsked:
        if self.game.over:
            raise Refused("the game is over, and its secrets are open")
        if self.undo is not None:
            raise Refused("somebody has asked to go back already")
        if not self.start <= choices < self.made:
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
            raise Refused("there is a rematch when the game is over")
        if self.rematch:
            raise Refused("there is a rematch already")
        return Rematched(at=now, table=table)

    # --- folding ------------------------------------------------------------------------------------

    def after(self, entry: AnyEntry) -> Table:
        """The table as it would be: an entry is tried before it is written."""
        trial = copy.copy(self)
        trial.seats = [copy.copy(seat) for seat in self.seats]
        trial.clocks, trial.undo = copy.copy(self.clocks), copy.deepcopy(self.undo)
        trial.clocks.left, trial.asked = self.clocks.left.copy(), self.asked.copy()
        trial.by_person, trial.noticed = self.by_person.copy(), self.noticed.copy()
        trial.unseen, trial.unseen_returns = self.unseen.copy(), self.unseen_returns.copy()
        trial._game = None if self._game is None else self._game.clone()
        trial.fold(entry)
        return trial

    def become(self, trial: Table) -> None:
        """What was tried is written: so it is."""
        self.__dict__.update(trial.__dict__)

    def fold(self, entry: AnyEntry) -> None:
        """Take an entry in. Entries come in the order in which they were written."""
        self.seq += 1
        if isinstance(entry, Sat):
            self._fold_sitting(entry)
        elif isinstance(entry, Committed):
            self.seats[entry.seat].commitment = entry.commitment
            self.seed = entry.seed or self.seed
        elif isinstance(entry, Revealed):
            self.seats[entry.seat].share = entry.share
            self._deal_if_ready(entry.at)
        elif isinstance(entry, Left):
            self._fold_leaving(entry)
        elif isinstance(entry, Chose):
            self._fold_choice(entry)
        elif isinstance(entry, Said):
            self.chat = [*self.chat, entry][-CHAT_LINES:]
            self.said += 1
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
        self.seats[entry.seat].sit(entry)
        self.seed = entry.seed or self.seed
        self.begun = entry.at
        self._deal_if_ready(entry.at)

    def _fold_leaving(self, entry: Left) -> None:
        """Nobody has seen a card. Shares that were told already could be made use of: they are void."""
        self.seats[entry.seat].leave()
        self.seed = entry.seed or self.opened.seed
        if any(seat.share for seat in self.seats):
            for seat in self.seats:
                seat.commitment = seat.share = ""

    def _fold_choice(self, entry: Chose) -> None:
        before = self._trace()
        moments = self.game.choose_in_slow_motion(entry.option, entry.seat)
        self.passed = [*self.passed, *moments][-MOMENTS:]
        self.by_person.append(not entry.bot)
        if self.made % MARK_EVERY == 0:
            self._marks = [*self._marks[-1:], (self.made, self.game.clone())]
        self.asked.pop(entry.seat, None)
        self.noticed.append(self._trace() != before)
        if not self.noticed[-1]:
            self.unseen[entry.seat] += 1
        else:
            self.undo = None
            self.clocks.turn(self.awaited, entry.seat, entry.at)
        self._note_questions()

    def _trace(self) -> tuple[int, int, list[int]]:
        """What nobody can change in secret: what happened, how much chance was used, and who is awaited."""
        state = self.game.state
        return len(state.told), state.chance.drawn, self.awaited

    def seq_for(self, seat: int | None) -> int:
        """The number of the present moment in somebody's eyes: what only others know of is not counted."""
        return self.seq - sum(self.unseen) + (0 if seat is None else self.unseen[seat])

    def rewound_for(self, seat: int | None) -> int:
        """How often the game went back in somebody's eyes."""
        return self.rewound - sum(self.unseen_returns) + (0 if seat is None else self.unseen_returns[seat])

    def _fold_wish(self, entry: UndoAsked) -> None:
        needed = self._concerned(entry.seat, entry.choices)
        self.undo = Undo(entry.seat, entry.choices, needed)
        if self.is_unfinished(entry.seat, self.earlier(entry.choices)):
            self._take_back()
        elif not needed:
            self._go_back(entry.at)

    def _concerned(self, asker: int, choices: int) -> list[int]:
        """Whose consent it takes: that of everybody who plays, and of who made one of these choices.

        A bot that plays for somebody does not agree in that person's name.
        """
        undone = self.game.record()["choices"][choices:]
        made = zip(undone, self.by_person[choices - self.start :], strict=True)
        chose = {seat for (seat, _), by_person in made if by_person}
        return [n for n, seat in enumerate(self.seats) if n != asker and (seat.plays or n in chose)]

    def _fold_answer(self, entry: UndoAnswered) -> None:
        assert self.undo is not None
        if not entry.agrees:
            self.undo = None
            return
        self.undo.needed.remove(entry.seat)
        if not self.undo.needed:
            self._go_back(entry.at)

    def _take_back(self) -> None:
        """An unfinished choice is taken back: nobody else has seen it, and nobody else sees this."""
        assert self.undo is not None
        self.unseen[self.undo.seat] += 1
        self.unseen_returns[self.undo.seat] += 1
        self._return_to(self.undo.choices)

    def _go_back(self, now: float) -> None:
        assert self.undo is not None
        self._return_to(self.undo.choices)
        self.clocks.turn(self.awaited, None, now)

    def _return_to(self, choices: int) -> None:
        self._game = self.earlier(choices)
        self.passed = []
        del self.by_person[choices - self.start :], self.noticed[choices - self.start :]
        self._marks = [mark for mark in self._marks if mark[0] <= choices]
        self.undo = None
        self.rewound += 1
        self.asked = {}
        self._note_questions()

    def earlier(self, choices: int) -> gorin.Game:
        """The game as it was after so many choices."""
        record = self.game.record()
        near = [(made, game) for made, game in self._marks if made <= choices]
        if not near:
            return gorin.replay({**record, "choices": record["choices"][:choices]})
        made, game = near[-1][0], near[-1][1].clone()
        for seat, option in record["choices"][made:choices]:
            game.choose(option, seat)
        return game

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
