"""Setting up the game, in the eleven steps of the rulebook (chapter Setup)."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.battle import ops
from gorin.games.battle.clans import CAPITALS, CLANS, SETS
from gorin.games.battle.course.initiative import DECK_SIZE, GOVERNANCE, RISE, TACTICS
from gorin.games.battle.map import LAND, TERRITORY_IDS
from gorin.games.battle.objectives import OBJECTIVES
from gorin.games.battle.questions import AskClan, AskObjective, AskProvince
from gorin.games.battle.state import NOBODY, BattleState
from gorin.kernel.questions import SimultaneousQuestions
from gorin.kernel.state import Step

SET_ASIDE: dict[int, int] = {2: 11, 3: 7, 4: 5, 5: 4}
"""BR-SET-16: control tokens set aside by each player, by number of players."""
SCOUTS, SHUGENJA, OBJECTIVES_DEALT = 2, 1, 2


@final
class Setup(Step):
    """From an empty table to the first round."""

    tag: ClassVar[str] = "setup"
    fields: ClassVar[dict[str, str]] = {"clans": "[int]", "seat": "int"}
    stages: ClassVar[tuple[str, ...]] = (
        "randomize_territory_cards",
        "choose_clan",
        "take_clan",
        "mix_combat_tokens",
        "distribute_scouts_and_shugenja",
        "deal_objectives",
        "keep_objectives",
        "populate_capitals",
        "set_aside_control_tokens",
        "determine_first_player",
        "complete_initiative_deck",
        "choose_starting_province",
        "place_starting_token",
        "place_round_token",
    )
    kinds: ClassVar[dict[str, str]] = {
        "take_clan": "setup.clan",
        "keep_objectives": "setup.objective",
        "place_starting_token": "setup.province",
    }

    def __init__(self, clans: list[int]) -> None:
        super().__init__()
        self.clans = clans
        """The clans agreed on or chosen, by seat; NOBODY where a player is still to choose."""
        self.seat = 0

    def randomize_territory_cards(self, s: BattleState) -> None:
        for territory in range(len(TERRITORY_IDS)):
            ops.deal_territory_card(s, territory)

    def choose_clan(self, s: BattleState) -> None:
        taken = self.clans + s.clans
        free = [clan for clan in range(len(CLANS)) if clan not in taken]
        if self.clans[self.seat] == NOBODY:
            s.push(AskClan(self.seat, "Lead which clan?", free))

    def take_clan(self, s: BattleState) -> None:
        if self.clans[self.seat] == NOBODY:
            self.clans[self.seat] = s.answers[self.seat]
        ops.take_clan(s, self.seat, self.clans[self.seat])
        self.seat += 1
        if self.seat < s.seats:
            self.go("choose_clan")

    def mix_combat_tokens(self, s: BattleState) -> None:
        for seat in range(s.seats):
            ops.fill_pool(s, seat, SETS[s.clans[seat]])

    def distribute_scouts_and_shugenja(self, s: BattleState) -> None:
        for seat in range(s.seats):
            ops.deal_helpers(s, seat, SCOUTS, SHUGENJA)

    def deal_objectives(self, s: BattleState) -> None:
        deck = list(range(len(OBJECTIVES)))
        for seat in range(s.seats):
            ops.deal_objectives(s, seat, sorted([s.chance.take(deck) for _ in range(OBJECTIVES_DEALT)]))
        s.push(ask_objectives(s))

    def keep_objectives(self, s: BattleState) -> None:
        for seat in range(s.seats):
            ops.keep_objective(s, seat, s.answers[seat])

    def populate_capitals(self, s: BattleState) -> None:
        for seat in range(s.seats):
            ops.place_control(s, seat, CAPITALS[s.clans[seat]], 1, 0)

    def set_aside_control_tokens(self, s: BattleState) -> None:
        for seat in range(s.seats):
            ops.put_aside(s, seat, SET_ASIDE[s.seats])

    def determine_first_player(self, s: BattleState) -> None:
        deck = s.clans.copy()
        s.chance.shuffle(deck)
        ops.lay_initiative_deck(s, deck)
        # BR-UPK-09: with two players the first player card stays in the box.
        ops.make_first(s, s.clans.index(ops.reveal_initiative(s)), s.seats > 2)

    def complete_initiative_deck(self, s: BattleState) -> None:
        neutral = [RISE, GOVERNANCE, TACTICS]
        deck = s.initiative.copy()
        while len(deck) < DECK_SIZE:
            deck.append(s.chance.take(neutral))
        s.chance.shuffle(deck)
        ops.lay_initiative_deck(s, deck)
        self.seat = s.first

    def choose_starting_province(self, s: BattleState) -> None:
        free = [p for p in range(LAND) if s.owner[p] == NOBODY]
        s.push(AskProvince(self.seat, "Start in which province?", free))

    def place_starting_token(self, s: BattleState) -> None:
        ops.place_set_aside(s, self.seat, s.answers[self.seat])
        self.seat = (self.seat + 1) % s.seats
        if s.set_aside[self.seat]:
            self.go("choose_starting_province")

    def place_round_token(self, s: BattleState) -> None:
        ops.begin_round(s)


def ask_objectives(s: BattleState) -> SimultaneousQuestions:
    """Everybody chooses secretly among the objectives that were dealt."""
    prompt = "Keep which secret objective?"
    return SimultaneousQuestions(
        [AskObjective(seat, prompt, s.dealt[seat].copy()) for seat in range(s.seats)]
    )
