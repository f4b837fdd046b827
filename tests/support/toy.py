"""A small card game that has what the kernel offers and Battle for Rokugan does not use.

Hands and decks are hidden; creatures can be destroyed, and that can be cancelled, interrupted and reacted
to, by force or by choice; banners give a continuous bonus, blessings one until the end of the turn.
"""

from __future__ import annotations

import random
from typing import Any, ClassVar

from gorin.kernel.chance import Chance
from gorin.kernel.effects import ADD, AT_LEAST, Lasting, Modifier, layered
from gorin.kernel.errors import GorinError, InvalidPosition, InvalidSetup
from gorin.kernel.events import Event, only
from gorin.kernel.questions import PASS, Ask, Question, Together, open_questions, run
from gorin.kernel.reasons import Reason
from gorin.kernel.resolve import Instruction, Resolve
from gorin.kernel.rules import Rules
from gorin.kernel.state import Outcome, State, Step
from gorin.kernel.told import Told, read_chance, read_number
from gorin.kernel.windows import Happening, happening_in_progress

KINDS = ("guard", "banner", "omen", "martyr", "bless", "strike", "ward", "oath", "revenge", "twins")
GUARD, BANNER, OMEN, MARTYR, BLESS, STRIKE, WARD, OATH, REVENGE, TWINS = range(len(KINDS))
STRENGTH = {GUARD: 2, BANNER: 0, OMEN: 1, MARTYR: 1}
WINDOW_OF = {WARD: "cancel", OATH: "interrupt", REVENGE: "reaction"}
DECK, HAND, PLAY, GRAVE = range(4)
TURNS = 10


class ToyState(State):
    fields: ClassVar[dict[str, str]] = {
        "kinds": "[int]",
        "owners": "[int]",
        "zones": "[int]",
        "honor": "[int]",
        "effects": "[Lasting]",
        "turn": "int",
    }

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.kinds: list[int] = []
        self.owners: list[int] = []
        self.zones: list[int] = []
        self.honor: list[int] = [5] * seats
        self.effects: list[Lasting] = []
        self.turn = 0

    def clone(self) -> ToyState:
        new = ToyState(self.seats, self.chance)
        self.copy_base_into(new)
        new.kinds, new.owners, new.zones = self.kinds.copy(), self.owners.copy(), self.zones.copy()
        new.honor, new.effects, new.turn = self.honor.copy(), self.effects.copy(), self.turn
        return new

    def cards(self, zone: int, seat: int | None = None) -> list[int]:
        ids = range(len(self.kinds))
        return [i for i in ids if self.zones[i] == zone and seat in (None, self.owners[i])]

    def creatures(self) -> list[int]:
        return [card for card in self.cards(PLAY) if self.kinds[card] in STRENGTH]

    def strength(self, card: int) -> int:
        """Read, not written: the base, banners, and lasting effects."""
        allies = [other for other in self.cards(PLAY, self.owners[card]) if other != card]
        modifiers = [Modifier(ADD, 1) for other in allies if self.kinds[other] == BANNER]
        modifiers += [effect.modifier() for effect in self.effects if effect.subject == card]
        return layered(STRENGTH[self.kinds[card]], [*modifiers, Modifier(AT_LEAST, 0)])


# --- ops -------------------------------------------------------------------------------------------


def move(s: ToyState, card: int, zone: int) -> None:
    hidden = zone in (DECK, HAND)
    s.zones[card] = zone
    s.tell("moved", (s.owners[card], zone))
    s.tell("moved_card", (card, zone), only(s.owners[card]) if hidden else -1)


def gain(s: ToyState, seat: int, amount: int) -> None:
    s.honor[seat] += amount
    s.tell("honor", (seat, amount))


def last(s: ToyState, effect: Lasting) -> None:
    s.effects.append(effect)
    s.tell("effect", (effect.source, effect.subject))


def end_turn(s: ToyState) -> None:
    s.effects = [effect for effect in s.effects if effect.until != "end of turn"]
    s.turn += 1
    s.tell("turn", (s.turn,))


def draw(s: ToyState, seat: int) -> None:
    deck = s.cards(DECK, seat)
    if deck:
        move(s, deck[s.chance.below(len(deck))], HAND)


# --- questions ---------------------------------------------------------------------------------------


class AskCard(Ask[ToyState]):
    def thing_id(self, s: ToyState, code: int) -> str:
        return f"{KINDS[s.kinds[code]]}-{code}"

    def thing_label(self, s: ToyState, code: int) -> str:
        return KINDS[s.kinds[code]].capitalize()

    def thing_refs(self, s: ToyState, code: int) -> tuple[str, ...]:
        return (f"card:{code}",)


class AskBid(Ask[ToyState]):
    def thing_id(self, s: ToyState, code: int) -> str:
        return f"bid-{code}"

    def thing_label(self, s: ToyState, code: int) -> str:
        return f"Bid {code} honor"


# --- the course of the game ------------------------------------------------------------------------------


class Match(Step):
    stages: ClassVar[tuple[str, ...]] = ("bid", "reveal_bids", "draw_hands", "take_turn", "score")

    def bid(self, s: ToyState) -> None:
        s.push(Together([AskBid(seat, "How much honor do you bid?", [0, 1]) for seat in range(s.seats)]))

    def reveal_bids(self, s: ToyState) -> None:
        for seat in range(s.seats):
            gain(s, seat, -s.answers[seat])

    def draw_hands(self, s: ToyState) -> None:
        for seat in range(s.seats):
            for _ in range(4):
                draw(s, seat)

    def take_turn(self, s: ToyState) -> None:
        if s.turn < TURNS:
            s.push(Turn(s.turn % s.seats))
            self.again()

    def score(self, s: ToyState) -> None:
        totals = [
            s.honor[i] + sum(s.strength(c) for c in s.creatures() if s.owners[c] == i) for i in range(s.seats)
        ]
        winners = tuple(i for i in range(s.seats) if totals[i] == max(totals))
        s.finish(Outcome(winners, "the most honor and strength", tuple(totals)))


class Turn(Step):
    fields: ClassVar[dict[str, str]] = {"seat": "int", "card": "int"}
    stages: ClassVar[tuple[str, ...]] = ("draw_card", "choose", "act", "after_card", "end")

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.card = PASS

    def draw_card(self, s: ToyState) -> None:
        draw(s, self.seat)

    def choose(self, s: ToyState) -> None:
        hand = [card for card in s.cards(HAND, self.seat) if why_unplayable(s, card) is None]
        s.push(AskCard(self.seat, "Which card do you play?", [*hand, PASS]))

    def act(self, s: ToyState) -> None:
        self.card = card = s.answers[self.seat]
        if card == PASS:
            return
        if s.kinds[card] in STRENGTH:
            move(s, card, PLAY)
        else:
            s.push(Use(self.seat, card))

    def after_card(self, s: ToyState) -> None:
        if self.card != PASS and s.zones[self.card] == HAND:
            self.go("choose")  # taken back

    def end(self, s: ToyState) -> None:
        end_turn(s)


def why_unplayable(s: ToyState, card: int) -> Reason | None:
    kind = s.kinds[card]
    if kind in WINDOW_OF:
        return Reason("This card waits for its moment.")
    if kind in (BLESS, STRIKE) and not s.creatures():
        return Reason("There is no creature.")
    if kind == TWINS and len(s.creatures()) < 2:
        return Reason("There are not two creatures.")
    return None


# --- what cards do -----------------------------------------------------------------------------------


class OnCreature(Instruction[ToyState]):
    def candidates(self, s: ToyState, seat: int, memory: list[int]) -> list[int]:
        return s.creatures()

    def question(self, s: ToyState, seat: int, memory: list[int], among: list[int]) -> Question[ToyState]:
        return AskCard(seat, "Which creature?", among)


class Strike(OnCreature):
    def text(self) -> str:
        return "Destroy a creature."

    def do(self, s: ToyState, seat: int, picks: list[int], memory: list[int]) -> None:
        s.push(Destroy(picks[0], seat))


class StrikeUpToTwo(OnCreature):
    def __init__(self) -> None:
        self.most = 2

    def text(self) -> str:
        return "Destroy up to two creatures."

    def do(self, s: ToyState, seat: int, picks: list[int], memory: list[int]) -> None:
        for pick in picks:
            s.push(Destroy(pick, seat))


class Bless(OnCreature):
    def text(self) -> str:
        return "A creature gets +2 strength until the end of the turn."

    def do(self, s: ToyState, seat: int, picks: list[int], memory: list[int]) -> None:
        last(s, Lasting(seat, picks[0], "strength", ADD, 2, "end of turn"))


class Plainly(Instruction[ToyState]):
    def __init__(self) -> None:
        self.least = 0
        self.most = 0


class Cancel(Plainly):
    def text(self) -> str:
        return "It is not destroyed."

    def do(self, s: ToyState, seat: int, picks: list[int], memory: list[int]) -> None:
        happening_in_progress(s).cancelled = True


class Gain(Plainly):
    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def text(self) -> str:
        return f"Gain {self.amount} honor."

    def do(self, s: ToyState, seat: int, picks: list[int], memory: list[int]) -> None:
        gain(s, seat, self.amount)


class Penalize(Plainly):
    def text(self) -> str:
        return "The owner of the destroyed creature loses 1 honor."

    def do(self, s: ToyState, seat: int, picks: list[int], memory: list[int]) -> None:
        destroyed = happening_in_progress(s)
        assert isinstance(destroyed, Destroy)
        gain(s, s.owners[destroyed.creature], -1)


PROGRAMS: dict[int, tuple[Instruction[ToyState], ...]] = {
    BLESS: (Bless(),),
    STRIKE: (Strike(),),
    TWINS: (StrikeUpToTwo(), Gain(1)),
    WARD: (Cancel(),),
    OATH: (Gain(2),),
    REVENGE: (Strike(),),
    OMEN: (Penalize(),),
    MARTYR: (Gain(1),),
}


class Use(Resolve[ToyState]):
    fields: ClassVar[dict[str, str]] = {"card": "int"}

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat, False)
        self.card = card

    def program(self, s: ToyState) -> tuple[Instruction[ToyState], ...]:
        return PROGRAMS[s.kinds[self.card]]

    def commit(self, s: ToyState) -> None:
        if s.zones[self.card] == HAND:
            move(s, self.card, GRAVE)


class Destroy(Happening[ToyState]):
    """A creature is about to be destroyed."""

    fields: ClassVar[dict[str, str]] = {"creature": "int", "by": "int"}

    def __init__(self, creature: int, by: int) -> None:
        super().__init__()
        self.creature = creature
        self.by = by

    def happen(self, s: ToyState) -> None:
        if s.zones[self.creature] == PLAY:
            move(s, self.creature, GRAVE)

    def order(self, s: ToyState) -> list[int]:
        return [(s.turn + i) % s.seats for i in range(s.seats)]

    def eligible(self, s: ToyState, window: str, seat: int) -> list[int]:
        if window == "forced interrupt":
            mine = s.owners[self.creature] == seat and s.kinds[self.creature] == MARTYR
            return [self.creature] if mine else []
        if window == "forced reaction":
            return [card for card in s.cards(PLAY, seat) if s.kinds[card] == OMEN]
        usable = [card for card in s.cards(HAND, seat) if WINDOW_OF.get(s.kinds[card]) == window]
        if window == "reaction" and not s.creatures():
            return []
        return usable if window == "interrupt" or s.owners[self.creature] == seat else []

    def is_asked(self, s: ToyState, window: str, seat: int) -> bool:
        """Whoever might hold something is asked with any hand at all, so that nothing shows."""
        concerned = window == "interrupt" or s.owners[self.creature] == seat
        return concerned and bool(s.cards(HAND, seat))

    def question(self, s: ToyState, window: str, seat: int, among: list[int]) -> Question[ToyState]:
        return AskCard(seat, f"A {window}?", among)

    def use(self, s: ToyState, ability: int) -> None:
        s.push(Use(s.owners[ability], ability))


# --- the rules -----------------------------------------------------------------------------------------


class Toy(Rules):
    id = "toy"
    name = "Toy"
    seats = (2, 3)
    state_class = "ToyState"
    packages = (__name__,)

    def complete(self, options: dict[str, Any]) -> dict[str, Any]:
        if set(options) - {"seats"}:
            raise InvalidSetup(f"Toy has no such option: {sorted(options)}")
        seats = options.get("seats", 2)
        if seats not in self.seats:
            raise InvalidSetup(f"Toy has 2 or 3 seats, not {seats!r}")
        return {"seats": seats}

    def start(self, options: dict[str, Any], chance: Chance) -> State:
        s = ToyState(options["seats"], chance)
        for seat in range(s.seats):
            for kind in range(len(KINDS)):
                s.kinds.append(kind)
                s.owners.append(seat)
                s.zones.append(DECK)
        s.push(Match())
        return s

    def sentence(self, s: ToyState, event: Event) -> tuple[str, tuple[str, ...]]:
        return f"{event.kind} {event.args}", ()

    def view(self, s: ToyState, seat: int | None) -> dict[str, Any]:
        public = [
            c
            for c in range(len(s.kinds))
            if s.zones[c] in (PLAY, GRAVE) or (s.zones[c] == HAND and s.owners[c] == seat)
        ]
        return {
            "turn": s.turn,
            "honor": s.honor.copy(),
            "hands": [len(s.cards(HAND, i)) for i in range(s.seats)],
            "cards": {str(c): [KINDS[s.kinds[c]], s.zones[c]] for c in public},
            "strength": {str(c): s.strength(c) for c in s.creatures()},
        }

    def why_not(self, s: ToyState, seat: int, ref: str) -> tuple[Reason, ...]:
        cards = [f"card:{card}" for card in range(len(s.kinds))]
        if ref not in cards:
            raise GorinError(f"there is nothing called {ref!r} in this game")
        asked = [question for question in open_questions(s) if question.seat == seat]
        if any(ref in question.refs(s, code) for question in asked for code in question.among):
            return ()
        card = cards.index(ref)
        reason = why_unplayable(s, card) if s.zones[card] == HAND and s.owners[card] == seat else None
        return (reason,) if reason else ()

    def determinize(self, s: ToyState, seat: int, rng: random.Random) -> None:
        top = s.stack[-1] if s.stack else None
        if isinstance(top, Question) and top.seat != seat:
            s.stack.pop()
            asker = s.stack[-1]
            if isinstance(asker, Use) and not asker.begun:
                s.stack.pop()
                asker = s.stack[-1]
            asker.go({Turn: "choose", Use: "next_instruction"}.get(type(asker), "next_opportunity"))
        for other in range(s.seats):
            if other != seat:
                hidden = s.cards(DECK, other) + s.cards(HAND, other)
                zones = [s.zones[card] for card in hidden]
                rng.shuffle(zones)
                for card, zone in zip(hidden, zones, strict=True):
                    s.zones[card] = zone
        if isinstance(top, Together):
            for question in top.questions:
                if question.seat != seat and question.seat not in top.open:
                    s.answers[question.seat] = rng.choice(question.among)
        run(s)

    def is_describable(self, s: ToyState) -> bool:
        """A turn before its first choice. (Bids come first and have no name of their own.)"""
        if [type(step) for step in s.stack] != [Match, Turn, AskCard] or s.effects:
            return False
        turn = s.stack[1]
        assert isinstance(turn, Turn)
        return turn.card == PASS

    def position(self, s: ToyState) -> dict[str, Any]:
        chance = [s.chance.key, s.chance.drawn]
        return {"honor": s.honor.copy(), "zones": s.zones.copy(), "turn": s.turn, "chance": chance}

    def from_position(self, position: dict[str, Any]) -> State:
        told = Told(position, ("honor", "zones", "turn", "seed", "chance"))
        honor, zones = told.items("honor"), told.items("zones")
        if len(honor) not in self.seats or len(zones) != len(honor) * len(KINDS):
            raise InvalidPosition("a toy position tells everybody's honor and where every card is")
        s = self.start({"seats": len(honor)}, read_chance(told))
        assert isinstance(s, ToyState)
        s.honor = [read_number(each, "honor") for each in honor]
        s.zones = [read_number(each, "zones", DECK, GRAVE) for each in zones]
        s.turn = told.number("turn", 0, 0, TURNS - 1)
        turn = Turn(s.turn % s.seats)
        turn.go("choose")
        s.stack[0].go("take_turn")
        s.push(turn)
        return s

    def why_invalid(self, s: ToyState) -> str | None:
        return None if len(s.honor) == s.seats else "there is honor for each seat"


TOY = Toy()
