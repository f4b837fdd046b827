"""Setting up (LCG-SETUP), and the match: round after round."""

from __future__ import annotations

from typing import ClassVar, Final, final

from gorin.games.lcg.kinds import CONFLICT, DYNASTY, PROVINCE_CARD
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.causes import START
from gorin.games.lcg.table.ops import lands, resources, zones
from gorin.games.lcg.table.personal import Personal, Picking
from gorin.games.lcg.table.reading import cards_in_all, row_of
from gorin.games.lcg.table.refusing import LAID, NOT_REPLACED, NOT_UNDER, PICKED
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.turn.phases import Round
from gorin.kernel.questions import BACK
from gorin.kernel.reasons import Reason
from gorin.kernel.state import Step
from gorin.language.core.causes import by_rule
from gorin.language.core.context import NOTHING
from gorin.language.core.english import ordinal
from gorin.language.core.questions import AskThing

NOT_UNDER_STRONGHOLD: Final = "cannot be a stronghold province"


@final
class Match(Step):
    """A game from set-up on."""

    tag: ClassVar[str] = "game"
    fields: ClassVar[dict[str, str]] = {"turn": "int", "first": "int"}
    stages: ClassVar[tuple[str, ...]] = (
        "lay_rings",
        "first_player",
        "shuffle",
        "lay_provinces",
        "fill_provinces",
        "mulligan_provinces",
        "draw_hands",
        "mulligan_hands",
        "gain_honor",
        "next_round",
    )

    def __init__(self) -> None:
        super().__init__()
        self.turn = 0
        self.first = 0
        """Who sets up first, in the game or not any more."""

    def lay_rings(self, s: LcgState) -> None:
        """LCG-SETUP-02."""
        lands.lay_rings(s, rules_of(s).ring_pools(s))

    def first_player(self, s: LcgState) -> None:
        """LCG-SETUP-03."""
        self.first = s.chance.below(s.seats)
        resources.make_first(s, self.first)

    def shuffle(self, s: LcgState) -> None:
        """LCG-SETUP-04."""
        for seat in range(s.seats):
            zones.shuffle(s, seat, DYNASTY)
            zones.shuffle(s, seat, CONFLICT)

    def lay_provinces(self, s: LcgState) -> None:
        """LCG-SETUP-05 to LCG-SETUP-07, LCG-SKIR-17."""
        if not self._goes_on(s):
            return
        seat = self._seat(s)
        tokens = rules_of(s).province_tokens
        if tokens:
            for _ in range(tokens):
                lands.lay_province(s, seat, NOTHING, False)
        elif not s.players[seat].lost:
            s.push(LayProvinces(seat))

    def fill_provinces(self, s: LcgState) -> None:
        """LCG-SETUP-08."""
        for seat in s.playing():
            for place in row_of(s, seat):
                zones.fill(s, place.id, False)
            zones.uncover(s, seat)

    def mulligan_provinces(self, s: LcgState) -> None:
        """LCG-SETUP-09, LCG-MULL-03."""
        if self._goes_on(s):
            s.push(Mulligan(self._seat(s), DYNASTY))

    def _seat(self, s: LcgState) -> int:
        return (self.first + self.turn - 1) % s.seats

    def _goes_on(self, s: LcgState) -> bool:
        """One player after the other."""
        if self.turn == s.seats:
            self.turn = 0
            return False
        self.turn += 1
        self.again()
        return True

    def draw_hands(self, s: LcgState) -> None:
        """LCG-SETUP-10, LCG-MULL-04."""
        for seat in s.playing():
            zones.cover(s, seat)
            for _ in range(rules_of(s).starting_hand):
                zones.draw(s, seat)

    def mulligan_hands(self, s: LcgState) -> None:
        if self._goes_on(s):
            s.push(Mulligan(self._seat(s), CONFLICT))

    def gain_honor(self, s: LcgState) -> None:
        """LCG-SETUP-11."""
        for seat in s.playing():
            player = s.players[seat]
            printed = 0 if player.stronghold == NOTHING else s.definition(player.stronghold).honor
            resources.change_honor(s, seat, rules_of(s).starting_honor + printed, by_rule(START))

    def next_round(self, s: LcgState) -> None:
        self.again()
        s.push(Round())


@final
class LayProvinces(Personal):
    """A player lays the stronghold province and then the row, in secret."""

    tag: ClassVar[str] = "lay-provinces"
    fields: ClassVar[dict[str, str]] = {"cards": "[int]", "laid": "[int]"}
    stages: ClassVar[tuple[str, ...]] = ("choose", "take", "lay")
    kinds: ClassVar[dict[str, str]] = {"take": "setup.province"}

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.cards: list[int] = []
        self.laid: list[int] = []

    def choose(self, s: LcgState) -> None:
        if not self.cards:
            self.cards = province_cards(s, self.seat)
        left = [card for card in self.cards if card not in self.laid]
        if len(left) <= 1:
            self.laid += left
            self.go("lay")
            return
        if not self.laid:
            among = [card for card in left if may_lie_under_stronghold(s, card)]
            asks = "Which province goes under your stronghold?"
        else:
            leftmost = " (leftmost)" if len(self.laid) == 1 else ""
            among, asks = left, f"Which province is your {ordinal(len(self.laid) - 1)}{leftmost}?"
        s.push(AskThing(self.seat, asks, [*among, BACK] if self.laid else among))

    def refuses(self, s: LcgState, seat: int, code: int) -> Reason | None:
        if code not in self.cards:
            return None
        if code in self.laid:
            return LAID
        return None if self.laid or may_lie_under_stronghold(s, code) else NOT_UNDER

    def take(self, s: LcgState) -> None:
        code = s.answers[self.seat]
        self.go("choose")
        if code == BACK:
            self.laid.pop()
        else:
            self.laid.append(code)

    def lay(self, s: LcgState) -> None:
        under, *row = self.laid
        for card in row:
            lands.lay_province(s, self.seat, card, False)
        lands.lay_province(s, self.seat, under, True)
        for place in row_of(s, self.seat):
            if "eminent" in s.definition(place.card).ability_keywords:
                lands.reveal_province(s, place)  # LCG-EMIN-02
        player = s.players[self.seat]
        zones.enter_play(s, player.stronghold, self.seat)
        if player.role != NOTHING:
            zones.put_beside(s, player.role)


def province_cards(s: LcgState, seat: int) -> list[int]:
    """A player's province cards before they are laid."""
    return [card for card in range(len(s.what)) if s.owner[card] == seat and s.type_of(card) == PROVINCE_CARD]


def may_lie_under_stronghold(s: LcgState, card: int) -> bool:
    """LCG-EMIN-01, LCG-ERR-04."""
    definition = s.definition(card)
    barred = any(rule.about == NOT_UNDER_STRONGHOLD for rule in definition.rules)
    return not barred and "eminent" not in definition.ability_keywords


@final
class Mulligan(Picking):
    """LCG-MULL-01: a player replaces any number of cards, once."""

    tag: ClassVar[str] = "mulligan"
    fields: ClassVar[dict[str, str]] = {"deck": "str"}
    stages: ClassVar[tuple[str, ...]] = ("choose", "take", "replace")
    kinds: ClassVar[dict[str, str]] = {"take": "setup.mulligan"}

    def __init__(self, seat: int, deck: str) -> None:
        super().__init__(seat)
        self.deck = deck

    def choose(self, s: LcgState) -> None:
        left = [card for card in self.cards(s) if card not in self.chosen]
        self.ask(s, f"Replace which {self.deck} cards? ({len(self.chosen)} chosen)", left)

    def refuses(self, s: LcgState, seat: int, code: int) -> Reason | None:
        if code in self.chosen:
            return PICKED
        return None if code in self.cards(s) else NOT_REPLACED

    def cards(self, s: LcgState) -> list[int]:
        """Those that can be replaced."""
        if self.deck == CONFLICT:
            return s.players[self.seat].hand
        places = [place.id for place in row_of(s, self.seat)]
        own = province_cards(s, self.seat)
        return [card for card in cards_in_all(s, places) if card not in own]

    def replace(self, s: LcgState) -> None:
        if self.chosen:
            zones.mulligan(s, self.seat, self.chosen, self.deck)
