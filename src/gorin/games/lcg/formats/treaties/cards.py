"""The twelve treaty cards: what becomes of the value that was staked once a treaty is broken (LCG-TRT-09)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, TypeAlias, final

from gorin.games.lcg.kinds import ATTACHMENT as AN_ATTACHMENT
from gorin.games.lcg.kinds import DISCARDED, GAME_END, RULES_EFFECT, TO_DISCARD
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.changes.changing import is_possible
from gorin.games.lcg.table.personal import Picking
from gorin.games.lcg.table.reading import characters_of
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.values import printed_cost
from gorin.language.core.active_effects import in_play_of_type
from gorin.language.core.context import NOBODY, NOTHING, TriggerEvent

Supply: TypeAlias = Callable[[LcgState, int, int, int], list[int]]
"""What this player, whose partner is that one, could pick for the value that is staked, and how often."""
Happening: TypeAlias = Callable[[LcgState, int, int, int, int], TriggerEvent]
"""What happens to a card: of this player, whose partner is that one, and how often it was picked."""


@final
class Deed:
    """What one of the two parties gains or loses, or does to cards that are picked one by one."""

    def __init__(self, words: str, kind: str) -> None:
        self.words = words
        """What that party does: "draws as many cards as were staked"."""
        self.kind = kind
        """Where nothing is picked: the change to the player."""
        self.asks = ""
        self.supply: Supply | None = None
        self.happens: Happening | None = None
        self.is_of_one = False
        """One card is picked, whatever was staked."""

    def needed(self, s: LcgState, seat: int, other: int, value: int) -> list[int]:
        """What is picked without being asked for, because there is no choice."""
        if self.supply is None:
            return []
        there = self.supply(s, seat, other, value)
        count = 1 if self.is_of_one else value
        return there[:count] if len(there) <= count or len(set(there)) == 1 else []

    def among(self, s: LcgState, seat: int, other: int, value: int, chosen: list[int]) -> list[int]:
        """What may be picked next; nothing where all is picked."""
        if self.supply is None or len(chosen) >= (1 if self.is_of_one else value):
            return []
        there = self.supply(s, seat, other, value)
        return sorted({card for card in there if there.count(card) > chosen.count(card)})

    def moments(
        self, s: LcgState, seat: int, other: int, value: int, chosen: list[int]
    ) -> list[TriggerEvent]:
        if self.happens is None:
            return [TriggerEvent(self.kind, NOTHING, seat, NOTHING, value, RULES_EFFECT)]
        return [self.happens(s, card, seat, other, chosen.count(card)) for card in sorted(set(chosen))]


@final
class TreatyCard:
    """A name, which party it is about, and what that party does."""

    def __init__(self, slug: str, name: str, is_for_breaker: bool, deed: Deed) -> None:
        self.slug = slug
        self.name = name
        self.is_for_breaker = is_for_breaker
        self.deed = deed

    def text(self) -> str:
        """LCG-TRT-12: the other party is the one with whom this treaty was made."""
        who = "whoever broke the treaty" if self.is_for_breaker else "the other party"
        return f"{who} {self.deed.words}"


# --- what is picked -------------------------------------------------------------------------------


def _costliest(s: LcgState, seat: int, value: int) -> list[int]:
    """The characters of a player with the highest printed cost that the stake covers."""
    there = [card for card in characters_of(s, seat) if 0 <= printed_cost(s, card) <= value]
    highest = max((printed_cost(s, card) for card in there), default=0)
    return [card for card in there if printed_cost(s, card) == highest]


def _attachments(s: LcgState, seat: int, other: int, value: int) -> list[int]:
    return [card for card in in_play_of_type(s, AN_ATTACHMENT) if s.controller[card] == seat]


def _fate(s: LcgState, seat: int, other: int, value: int) -> list[int]:
    return [card for card in characters_of(s, seat) for _ in range(s.fate[card])]


def _bearers_of_fate(s: LcgState, seat: int, other: int, value: int) -> list[int]:
    able = [card for card in characters_of(s, seat) if is_possible(s, _fate_on(s, card, seat, other, 1))]
    return [card for card in able for _ in range(value)]


def _fate_on(s: LcgState, card: int, seat: int, other: int, times: int) -> TriggerEvent:
    return TriggerEvent("fate placed", card, NOBODY, NOTHING, times, RULES_EFFECT)


def _fate_off(s: LcgState, card: int, seat: int, other: int, times: int) -> TriggerEvent:
    return TriggerEvent("fate removed", card, NOBODY, NOTHING, times, RULES_EFFECT)


def _left_hand(s: LcgState, card: int, seat: int, other: int, times: int) -> TriggerEvent:
    return TriggerEvent("discarded from hand", card, seat, NOTHING, 0, RULES_EFFECT)


def _left_play(s: LcgState, card: int, seat: int, other: int, times: int) -> TriggerEvent:
    return TriggerEvent("leaves play", card, seat, DISCARDED, TO_DISCARD, RULES_EFFECT)


def _handed_over(s: LcgState, card: int, seat: int, other: int, times: int) -> TriggerEvent:
    return TriggerEvent("control", card, other, seat, GAME_END, RULES_EFFECT)


def _to_player(words: str, kind: str, of_what: str, much: str = "much") -> Deed:
    staked = "was" if much == "much" else "were"
    return Deed(f"{words} as {much} {of_what} as {staked} staked", kind)


def _to_cards(words: str, asks: str, supply: Supply, happens: Happening) -> Deed:
    deed = Deed(words, "")
    deed.asks, deed.supply, deed.happens = asks, supply, happens
    return deed


def _to_costliest(words: str, asks: str, happens: Happening) -> Deed:
    """LCG-EFF-05: of those that cost the same, one to whom it can happen."""

    def supply(s: LcgState, seat: int, other: int, value: int) -> list[int]:
        found = _costliest(s, seat, value)
        return [card for card in found if is_possible(s, happens(s, card, seat, other, 1))]

    which = "of those that cost no more than the stake, one with the highest printed cost"
    deed = _to_cards(f"{words}: {which}", asks, supply, happens)
    deed.is_of_one = True
    return deed


def _change(kind: str) -> Happening:
    return lambda s, card, seat, other, times: TriggerEvent(kind, card, seat, NOTHING, 0, RULES_EFFECT)


def _hand(s: LcgState, seat: int, other: int, value: int) -> list[int]:
    return s.players[seat].hand


TREATY_CARDS: Final[tuple[TreatyCard, ...]] = (
    TreatyCard(
        "desertion",
        "Desertion",
        True,
        _to_costliest(
            "gives up one of their characters to the other party",
            "Which character do you give up?",
            _handed_over,
        ),
    ),
    TreatyCard(
        "dishonorable-dealings",
        "Dishonorable Dealings",
        True,
        _to_costliest(
            "dishonors one of their characters", "Which character do you dishonor?", _change("dishonored")
        ),
    ),
    TreatyCard("exposed-secrets", "Exposed Secrets", False, _to_player("draws", "draws", "cards", "many")),
    TreatyCard("falling-fortune", "Falling Fortune", True, _to_player("loses", "fate lost", "fate")),
    TreatyCard("finding-a-new-lord", "Finding a New Lord", False, _to_player("gains", "fate gained", "fate")),
    TreatyCard(
        "forgotten-plans",
        "Forgotten Plans",
        True,
        _to_cards(
            "chooses and discards as many cards from hand as were staked",
            "Which card do you discard?",
            _hand,
            _left_hand,
        ),
    ),
    TreatyCard(
        "second-chances",
        "Second Chances",
        False,
        _to_cards(
            "places as much fate as was staked on their own characters, as they like",
            "On which character do you place 1 fate?",
            _bearers_of_fate,
            _fate_on,
        ),
    ),
    TreatyCard(
        "sent-to-their-deaths",
        "Sent to their Deaths",
        True,
        _to_cards(
            "removes as much fate as was staked from their own characters, as they like",
            "From which character do you remove 1 fate?",
            _fate,
            _fate_off,
        ),
    ),
    TreatyCard(
        "shattered-blades",
        "Shattered Blades",
        True,
        _to_cards(
            "discards as many attachments of their own as were staked",
            "Which attachment do you discard?",
            _attachments,
            _left_play,
        ),
    ),
    TreatyCard(
        "spreading-discontent",
        "Spreading Discontent",
        True,
        _to_costliest("bows one of their characters", "Which character do you bow?", _change("bows")),
    ),
    TreatyCard(
        "transgression-of-honor", "Transgression of Honor", True, _to_player("loses", "honor lost", "honor")
    ),
    TreatyCard("upholding-bushido", "Upholding Bushidō", False, _to_player("gains", "honor gained", "honor")),
)
"""Each is in the treaty deck once; the state knows them by their numbers."""

BY_SLUG: Final = {card.slug: number for number, card in enumerate(TREATY_CARDS)}


# --- carrying it out ------------------------------------------------------------------------------


@final
class CarryOutTreaty(Picking):
    """A party does what the treaty card says, picking one card after another."""

    tag: ClassVar[str] = "carry-out-treaty"
    fields: ClassVar[dict[str, str]] = {"other": "int", "number": "int", "value": "int"}
    stages: ClassVar[tuple[str, ...]] = ("begin", "choose", "take", "happen")
    kinds: ClassVar[dict[str, str]] = {"take": "treaty.card"}

    def __init__(self, seat: int, other: int, number: int, value: int) -> None:
        super().__init__(seat)
        self.other = other
        self.number = number
        """The treaty card."""
        self.value = value

    def on_player_left(self, s: LcgState, seat: int) -> None:
        if seat in (self.seat, self.other):
            self.at = len(self.stages)

    def asks_about(self, s: LcgState) -> str:
        return TREATY_CARDS[self.number].slug

    def deed(self) -> Deed:
        return TREATY_CARDS[self.number].deed

    def begin(self, s: LcgState) -> None:
        self.chosen = self.deed().needed(s, self.seat, self.other, self.value)
        if self.chosen:
            self.go("happen")

    def choose(self, s: LcgState) -> None:
        deed = self.deed()
        among = deed.among(s, self.seat, self.other, self.value, self.chosen)
        if not among:
            self.go("happen")
            return
        left = self.value - len(self.chosen)
        to_go = f" ({left} to go)" if left > 1 and not deed.is_of_one else ""
        self.ask(s, deed.asks + to_go, among, may_stop=False)

    def happen(self, s: LcgState) -> None:
        if self.chosen:
            deed = self.deed()
            rules_of(s).occur(s, deed.moments(s, self.seat, self.other, self.value, self.chosen))


def carry_out(s: LcgState, number: int, breakers: list[int], partners: list[int], value: int) -> None:
    """LCG-TRT-11: what nobody picks comes for all at once, the rest for one party after the other."""
    card = TREATY_CARDS[number]
    concerned = breakers if card.is_for_breaker else partners
    others = partners if card.is_for_breaker else breakers
    pairs = list(zip(concerned, others, strict=True))
    if card.deed.supply is None:
        moments = [each for one, other in pairs for each in card.deed.moments(s, one, other, value, [])]
        rules_of(s).occur(s, moments)
        return
    for one, other in reversed(pairs):
        s.push(CarryOutTreaty(one, other, number, value))
