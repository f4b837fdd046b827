"""The upkeep phase: ronin, first player, drawing, territory cards (chapter Upkeep Phase)."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.battle import ops
from gorin.games.battle.card_questions import AskCard
from gorin.games.battle.cards import SHADOWLANDS, Play, playable_in_upkeep
from gorin.games.battle.clans import DRAGON
from gorin.games.battle.course.initiative import seat_named_by
from gorin.games.battle.questions import AskFace
from gorin.games.battle.readings import DRAGON_EXTRA_DRAW
from gorin.games.battle.state import PLAYED, BattleState
from gorin.games.battle.tokens import BLUFF_FACE, HAND_SIZE
from gorin.kernel.questions import PASS
from gorin.kernel.state import Step


@final
class Upkeep(Step):
    """The first phase of a round (BR-QRF-01)."""

    tag: ClassVar[str] = "upkeep-phase"
    stages: ClassVar[tuple[str, ...]] = (
        "find_ronin",
        "determine_first_player",
        "draw_combat_tokens",
        "choose_token_to_return",
        "return_token",
        "play_territory_cards",
    )
    kinds: ClassVar[dict[str, str]] = {"return_token": "upkeep.return-token"}

    def find_ronin(self, s: BattleState) -> None:
        """BR-RON-01, BR-RON-08: the board at this moment decides for the whole round."""
        ops.begin_phase(s, "upkeep")
        ops.renew_round(s)
        for seat in range(s.seats):
            ronin = s.control_tokens(seat) == 0
            if ronin != s.ronin[seat]:
                ops.set_ronin(s, seat, ronin)

    def determine_first_player(self, s: BattleState) -> None:
        """BR-UPK-01; not in round one (BR-UPK-06)."""
        if s.round > 1:
            card = ops.reveal_initiative(s)
            ops.make_first(s, seat_named_by(s, card), s.seats > 2)

    def draw_combat_tokens(self, s: BattleState) -> None:
        for seat in s.seats_from(s.first):
            if BLUFF_FACE not in s.hands[seat]:
                ops.take_up_bluff(s, seat)
            extra = DRAGON_EXTRA_DRAW if s.clans[seat] == DRAGON else 0
            ops.draw_tokens(s, seat, extra)

    def choose_token_to_return(self, s: BattleState) -> None:
        """The Dragon's ability."""
        for seat in range(s.seats):
            if s.clans[seat] == DRAGON and len(s.hands[seat]) > HAND_SIZE:
                faces = [face for face in sorted(set(s.hands[seat])) if face != BLUFF_FACE]
                s.push(AskFace(seat, "Return which token to your pool?", faces))
                return
        self.go("play_territory_cards")

    def return_token(self, s: BattleState) -> None:
        seat = s.clans.index(DRAGON)
        ops.return_to_pool(s, seat, s.answers[seat])

    def play_territory_cards(self, s: BattleState) -> None:
        """BR-UPK-17; not in round one (BR-UPK-21)."""
        if s.round > 1:
            s.push(TerritoryCards(s.first))


@final
class TerritoryCards(Step):
    """Each in turn plays one territory card or passes, until all have passed one after another."""

    tag: ClassVar[str] = "territory-cards"
    fields: ClassVar[dict[str, str]] = {"seat": "int", "passes": "int", "card": "int"}
    stages: ClassVar[tuple[str, ...]] = ("offer", "take", "after_card")
    kinds: ClassVar[dict[str, str]] = {"take": "territory-card"}

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.passes = 0
        self.card = 0

    def offer(self, s: BattleState) -> None:
        self.card = 0
        if self.passes == s.seats:
            self.at = len(self.stages)
        elif not [t for t in s.held_cards(self.seat) if t not in SHADOWLANDS]:
            self._pass(s)  # BR-UPK-20
        else:
            # Asked also when no card can be played: that must not show.
            s.push(AskCard(self.seat, "Play a territory card?", [*playable_in_upkeep(s, self.seat), PASS]))

    def take(self, s: BattleState) -> None:
        self.card = s.answers[self.seat]
        if self.card == PASS:
            ops.pass_cards(s, self.seat)
            self._pass(s)
        else:
            s.push(Play(self.seat, self.card))

    def after_card(self, s: BattleState) -> None:
        if s.card_holder[self.card // 2] == PLAYED:
            self.passes = 0
            self.seat = (self.seat + 1) % s.seats
        self.go("offer")

    def _pass(self, s: BattleState) -> None:
        self.passes += 1
        self.seat = (self.seat + 1) % s.seats
        self.go("offer")
