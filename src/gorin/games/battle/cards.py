"""Scout, shugenja and first player cards, the 22 territory cards, and the abilities of two clans.

A card is its name and its instructions; what it says is read off them.
"""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.battle import ops
from gorin.games.battle.clans import SCORPION, UNICORN
from gorin.games.battle.effects import (
    ANYONES,
    IF_FOREIGN,
    IF_OWN,
    LANDLOCKED,
    NOT_SHADOWLANDS,
    OPPONENTS,
    ChooseDead,
    ChooseOwn,
    Destroy,
    Exchange,
    GiveUp,
    Look,
    PlaceDead,
    PutSpecial,
    Recall,
    Recover,
    Reinforce,
    ReinforceThere,
    RemoveSpecial,
    Sacrifice,
    Settle,
    Shed,
    Spy,
    Swap,
)
from gorin.games.battle.map import TERRITORY_IDS
from gorin.games.battle.readings import NORTHERN_SHADOWLANDS_CARDS, SOUTHERN_SHADOWLANDS_CARDS
from gorin.games.battle.state import BattleState
from gorin.games.battle.tokens import (
    ARMY,
    BATTLEFIELD,
    DEFENSE_1,
    DEFENSE_2,
    HARBOR,
    HONOR_1,
    HONOR_2,
    HONOR_4,
    NAVY,
    PEACE,
    SCORCHED,
    SHINOBI,
    SHRINE,
)
from gorin.kernel.resolve import Instruction, Resolve
from gorin.language.core.causes import by_card


@final
class Card:
    """A card or ability of this game."""

    def __init__(self, name: str, *program: Instruction[BattleState]) -> None:
        self.name = name
        self.id = name.lower().replace(" ", "-")
        self.program = program
        self.ends_turn = any(isinstance(instruction, GiveUp) for instruction in program)

    def text(self) -> str:
        """What the card says.

        >>> SHUGENJA.text()
        "Reveal and discard an opponent's combat token on the board."
        """
        texts = [instruction.text() for instruction in self.program]
        said: list[str] = []
        for at, text in enumerate(texts):
            if texts.index(text) == at:
                said.append(self.program[at].text_of(texts.count(text)))
        return " ".join(said)

    def possible(self, s: BattleState, seat: int) -> bool:
        return all(instruction.possible(s, seat) for instruction in self.program)


SCOUT = Card("Scout", Look(OPPONENTS))
SHUGENJA = Card("Shugenja", Destroy(OPPONENTS))
FIRST_PLAYER = Card("First Player", Recall())
SCORPION_EYES = Card("Scorpion eyes", Look(OPPONENTS))
UNICORN_SWAP = Card("Unicorn swap", Swap())

TERRITORY_CARDS: dict[str, tuple[Card, Card]] = {
    "crab": (
        Card("Feats of Engineering", PutSpecial(HARBOR, LANDLOCKED)),
        Card("Promotion", Recover(ARMY, NAVY, SHINOBI), Shed()),
    ),
    "crane": (
        Card("Code of Honor", PutSpecial(HONOR_1, NOT_SHADOWLANDS, times=2)),
        Card("Diplomatic Mission", PutSpecial(PEACE), Reinforce(2, when=IF_FOREIGN)),
    ),
    "dragon": (
        Card("Strength of Purpose", Reinforce(1, provinces=2)),
        Card("Sacred Ground", PutSpecial(SHRINE)),
    ),
    "lion": (
        Card("Bushido", PutSpecial(HONOR_4, NOT_SHADOWLANDS)),
        Card("Honorable Fight", PutSpecial(BATTLEFIELD)),
    ),
    "phoenix": (
        Card("Aid of the Kami", PutSpecial(DEFENSE_2, NOT_SHADOWLANDS)),
        Card("Bless the Lands", RemoveSpecial(SCORCHED), Settle()),
    ),
    "scorpion": (
        Card("Foment Rebellion", RemoveSpecial(PEACE), ReinforceThere()),
        Card("Spy Network", Spy()),
    ),
    "unicorn": (
        Card("Cultural Exchange", ChooseOwn(), Exchange()),
        Card("Reinforcements", Recover(ARMY), Recover(ARMY), Shed(), Shed()),
    ),
    "mainland": (
        Card("Bountiful Harvest", Reinforce(2)),
        Card("Ashigaru Levies", PutSpecial(DEFENSE_1, NOT_SHADOWLANDS, times=3)),
    ),
    "islands": (
        Card("Port of Prosperity", PutSpecial(HONOR_2, NOT_SHADOWLANDS)),
        Card("Pirate Raids", PutSpecial(SCORCHED), Reinforce(3, when=IF_OWN)),
    ),
}
DARK: dict[str, Card] = {
    card.name: card
    for card in (
        Card("Dark Favors", Sacrifice(), Look(ANYONES, up_to=4), Destroy(of_those_seen=True)),
        Card("Purge the Weak", GiveUp(), Destroy(times=2)),
        Card("Animate the Dead", Sacrifice(), ChooseDead(), PlaceDead()),
        Card("Inspire Fear", Sacrifice(), RemoveSpecial(up_to=2)),
    )
}
TERRITORY_CARDS["shadowlands_north"] = (
    DARK[NORTHERN_SHADOWLANDS_CARDS[0]],
    DARK[NORTHERN_SHADOWLANDS_CARDS[1]],
)
TERRITORY_CARDS["shadowlands_south"] = (
    DARK[SOUTHERN_SHADOWLANDS_CARDS[0]],
    DARK[SOUTHERN_SHADOWLANDS_CARDS[1]],
)

# A card's number: twice its territory plus which of the two it is; then the other cards.
CARDS: list[Card] = [card for territory in TERRITORY_IDS for card in TERRITORY_CARDS[territory]]
FIRST_OTHER = len(CARDS)
CARDS += [SCOUT, SHUGENJA, FIRST_PLAYER, SCORPION_EYES, UNICORN_SWAP]
SCOUT_CARD, SHUGENJA_CARD, FIRST_CARD, EYES_CARD, SWAP_CARD = range(FIRST_OTHER, len(CARDS))
SHADOWLANDS: list[int] = [i for i, name in enumerate(TERRITORY_IDS) if name.startswith("shadowlands")]


def card_of(s: BattleState, territory: int) -> int:
    """The number of the card that a territory has in this game."""
    return 2 * territory + s.cards[territory]


@final
class Play(Resolve[BattleState]):
    """A card being played, or a clan ability being used (BR-TER-09)."""

    tag: ClassVar[str] = "play-card"
    fields: ClassVar[dict[str, str]] = {"card": "int"}

    def __init__(self, seat: int, card: int, optional: bool = False) -> None:
        super().__init__(seat, optional)
        self.card = card

    def cause(self, s: BattleState) -> tuple[int, ...]:
        return by_card(self.card)

    def program(self, s: BattleState) -> tuple[Instruction[BattleState], ...]:
        return CARDS[self.card].program

    def commit(self, s: BattleState) -> None:
        if self.card < FIRST_OTHER:
            ops.spend_card(s, self.seat, self.card // 2)
        elif self.card == SCOUT_CARD:
            ops.spend_scout(s, self.seat)
        elif self.card == SHUGENJA_CARD:
            ops.spend_shugenja(s, self.seat)
        elif self.card == FIRST_CARD:
            ops.spend_first_card(s, self.seat)
        else:
            ops.use_ability(s, self.seat)


def playable_in_upkeep(s: BattleState, seat: int) -> list[int]:
    """The own territory cards that can do something now, without the Shadowlands' (BR-UPK-22)."""
    cards = [card_of(s, t) for t in s.held_cards(seat) if t not in SHADOWLANDS]
    return [card for card in cards if CARDS[card].possible(s, seat)]


def playable_at_turn_start(s: BattleState, seat: int) -> list[int]:
    """Scout, shugenja, first player and Shadowlands cards that can do something now (BR-SHL-05)."""
    held: list[int] = [card_of(s, t) for t in SHADOWLANDS if s.card_holder[t] == seat]
    if s.scouts[seat]:
        held.append(SCOUT_CARD)
    if s.shugenja[seat]:
        held.append(SHUGENJA_CARD)
    if s.first == seat and s.first_card_ready:
        held.append(FIRST_CARD)
    return [card for card in held if CARDS[card].possible(s, seat)]


def holds_shadowlands_card(s: BattleState, seat: int) -> bool:
    return any(s.card_holder[t] == seat for t in SHADOWLANDS)


def can_use_eyes(s: BattleState, seat: int) -> bool:
    """The Scorpion's look, once a round."""
    return s.clans[seat] == SCORPION and not s.ability_used[seat] and SCORPION_EYES.possible(s, seat)


def can_swap(s: BattleState, seat: int) -> bool:
    """The Unicorn's exchange before the reveal."""
    return s.clans[seat] == UNICORN and not s.ability_used[seat] and UNICORN_SWAP.possible(s, seat)
