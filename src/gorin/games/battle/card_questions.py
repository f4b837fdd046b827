"""The questions that offer cards."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.battle.cards import CARDS
from gorin.games.battle.state import BattleState
from gorin.games.battle.tokens import FACE_IDS, FACE_NAMES, KIND
from gorin.kernel.questions import PASS, Ask
from gorin.kernel.reasons import Reason

CARD_CODE = 100
"""In a turn, smaller numbers are tokens of the hand; a card's number comes on top of this."""
TOKENS_AND_CARDS = "Place a token, or play a card first"
CARDS_ONLY = "You have no legal placement. Play a card before your turn is skipped?"


@final
class AskCard(Ask[BattleState]):
    """Which territory card is played."""

    tag: ClassVar[str] = "ask-card"

    def thing_id(self, s: BattleState, code: int) -> str:
        return f"play:{CARDS[code].id}"

    def thing_label(self, s: BattleState, code: int) -> str:
        return f"Play {CARDS[code].name}"

    def thing_refs(self, s: BattleState, code: int) -> tuple[str, ...]:
        return (f"card:{CARDS[code].id}",)

    def explain_thing(self, s: BattleState, code: int) -> tuple[Reason, ...]:
        return (Reason(CARDS[code].text(), "BR-TER-09"),)


@final
class AskTurn(Ask[BattleState]):
    """A card first, or the token to be placed."""

    tag: ClassVar[str] = "ask-turn"

    def __init__(self, seat: int, among: list[int]) -> None:
        super().__init__(seat, "", among)

    def prompt(self, s: BattleState) -> str:
        return CARDS_ONLY if PASS in self.among else TOKENS_AND_CARDS

    def thing_id(self, s: BattleState, code: int) -> str:
        if code < CARD_CODE:
            return f"place:{FACE_IDS[code]}"
        return f"play:{CARDS[code - CARD_CODE].id}"

    def thing_label(self, s: BattleState, code: int) -> str:
        if code < CARD_CODE:
            return f"Place {FACE_NAMES[code]}"
        return f"Play {CARDS[code - CARD_CODE].name}"

    def thing_refs(self, s: BattleState, code: int) -> tuple[str, ...]:
        if code < CARD_CODE:
            return (f"hand:{FACE_IDS[code]}",)
        return (f"card:{CARDS[code - CARD_CODE].id}",)

    def explain_thing(self, s: BattleState, code: int) -> tuple[Reason, ...]:
        if code < CARD_CODE:
            return (USES[KIND[code]],)
        return (Reason(CARDS[code - CARD_CODE].text(), "BR-SCT-01", "BR-SHL-05"),)


USES: tuple[Reason, ...] = (
    Reason(
        "An army attacks across a land border from a province you control, or defends in one.",
        "BR-ARM-01",
        "BR-ARM-03",
    ),
    Reason("A navy attacks any coast, or defends a coastal province you control.", "BR-NAV-01", "BR-NAV-03"),
    Reason(
        "Shinobi go to the middle of any province. They defend yours and attack all others.",
        "BR-SHI-01",
        "BR-SHI-02",
    ),
    Reason(
        "A blessing goes faceup on one of your tokens, adds its strength, and protects it from cards.",
        "BR-BLS-01",
        "BR-BLS-03",
        "BR-BLS-05",
    ),
    Reason("Diplomacy brings lasting peace to a province you control.", "BR-DIP-01", "BR-DIP-03"),
    Reason(
        "A raid scorches a province you do not control, if you are next to it or have shinobi in it.",
        "BR-RAD-01",
        "BR-RAD-03",
    ),
    Reason(
        "The bluff goes anywhere but on top of a token, does nothing, and returns to you.",
        "BR-BLF-01",
        "BR-BLF-04",
    ),
)
"""What each kind of token is for."""
