"""The state of a game of the LCG: what it has besides what every card game has."""

from __future__ import annotations

from bisect import insort
from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from gorin.games.lcg.decks.cards import CORE
from gorin.games.lcg.definition import Card, CostRule, definition
from gorin.games.lcg.kinds import ORDINARY
from gorin.games.lcg.language.ability import LcgAbility
from gorin.games.lcg.table.belongings import Conflict, Player, Province, Ring
from gorin.games.lcg.table.held import held_from
from gorin.games.lcg.table.treaty import Treaty
from gorin.kernel.chance import Chance
from gorin.kernel.events import EVERYBODY, NO_CAUSE
from gorin.language.core.context import NOBODY, NOTHING, AbilityContext
from gorin.language.core.definition import Rule
from gorin.language.core.state import CardState
from gorin.language.core.zones import PLAY

COPY: Final = "copy"
"""Marks, where a keyword stands, a character that is a copy of another; `amount`: what it is in truth."""
SHAPELESS: Final = frozenset(
    (
        "bow",
        "ready",
        "status",
        "token_gone",
        "fate_on",
        "fate_off",
        "fate",
        "honor",
        "give_honor",
        "draw",
        "drawn",
        "shuffle",
        "phase",
        "round",
        "used",
        "played",
        "passes",
        "dial",
        "bids",
        "favor",
        "ring_fate",
        "ring_taken",
        "ring_claimed",
        "ring_returned",
        "ring_effect",
        "opportunity",
        "first_player",
        "totals",
        "decided",
        "result",
        "to_limbo",
        "looks",
        "shows",
        "initiates",
        "cancelled",
    )
)
"""Events that change nobody's being in play, control, attachments, part in a conflict or lasting effects."""
RULELESS: Final = frozenset(
    (
        "uses",
        "plays",
        "join",
        "go_home",
        "conflict",
        "conflict_end",
        "conflict_moved",
        "type_switched",
        "evaded",
        "ring_side",
        "ring_switched",
        "stat",
        "stat_said",
        "token_strength",
        "duel",
        "duel_result",
        "cover",
        "mulligan",
        "discard",
        "refill",
        "turn_up",
    )
)
"""Events that leave standing which rules there are and who hears what, unless an op says otherwise."""


TREATY_RULES: Final = ("none", "honor", "cards")
"""Whether treaties are made, and what is staked on them (LCG-TRT-06, LCG-TRT-09)."""


@final
@mypyc_attr(serializable=True)
class Derived:
    """What else follows from the state, worked out when somebody asks."""

    def __init__(self) -> None:
        self.attached: dict[int, list[int]] = {}
        """The attachments of each card."""
        self.acting: list[int] = []
        """The cards that all see and that have actions."""
        self.gained: list[tuple[int, LcgAbility]] = []
        """Who has gained which ability."""
        self.acts: dict[int, list[tuple[int, LcgAbility]]] = {}
        """The actions on cards that all see which are a player's, by seat, where somebody has asked."""
        self.is_settled = False
        """Nobody bears what he may not bear; looked over once after each change of the table's shape."""
        self.hosts_vary = False
        """Who may bear what could change with anything, so that it is looked over after every change."""
        self.participants: list[int] | None = None
        self.may_stay = False
        """All of them may be in the conflict: nothing has changed since that was looked over."""
        self.answering: dict[tuple[str, str], list[tuple[int, LcgAbility]]] = {}
        """What the cards that all see have for a window and a kind of moment, where somebody has asked."""
        self.about: dict[str, list[tuple[Rule, AbilityContext]]] = {}
        """The rules in force about what begins so, where somebody has asked."""
        self.costing: list[tuple[CostRule, AbilityContext]] = []
        """The rules in force that change what cards cost."""
        self.values: dict[int, int] = {}
        """Stats, where somebody has asked for them; dropped with every change."""


@final
class LcgState(CardState):
    """Everything about a game in progress. `active` is the first player."""

    tag: ClassVar[str] = "lcg"
    fields: ClassVar[dict[str, str]] = {
        "bowed": "[bool]",
        "fate": "[int]",
        "status": "[int]",
        "tainted": "[bool]",
        "participating": "[bool]",
        "lies_in": "[int]",
        "face_up": "[bool]",
        "players": "[player]",
        "provinces": "[province]",
        "rings": "[ring]",
        "conflict": "?conflict",
        "conflicts": "int",
        "favor": "int",
        "favor_type": "int",
        "phase": "str",
        "round": "int",
        "vacant": "[int]",
        "used_in_phase": "[int]",
        "used_in_conflict": "[int]",
        "ended": "bool",
        "treaties": "[treaty]",
        "treaty_rule": "str",
        "treaty_deck": "[int]",
        "offers": "[int]",
    }

    def __init__(self, seats: int, chance: Chance, edition: str) -> None:
        super().__init__(seats, chance, edition)
        self.bowed: list[bool] = []
        self.fate: list[int] = []
        """The fate on each card."""
        self.status: list[int] = []
        """DISHONORED, ORDINARY or HONORED (LCG-STAT-01)."""
        self.tainted: list[bool] = []
        self.participating: list[bool] = []
        self.lies_in: list[int] = []
        """The province in which a dynasty card lies, or which a province card is; NOTHING for others."""
        self.face_up: list[bool] = []
        """Of cards in provinces."""
        self.players: list[Player] = [Player() for _ in range(seats)]
        self.provinces: list[Province] = []
        self.rings: list[Ring] = []
        self.conflict: Conflict | None = None
        self.conflicts = 0
        """How many conflicts were declared so far: the number of the last one."""
        self.favor = NOBODY
        self.favor_type = 0
        self.phase = "setup"
        self.round = 0
        self.vacant: list[int] = []
        """The provinces that a card has left, until they are refilled (LCG-REFL-02)."""
        self.used_in_phase: list[int] = []
        self.used_in_conflict: list[int] = []
        """As `used`, for abilities with a limit or maximum for those periods."""
        self.ended = False
        """The conflict is over before its time (LCG-ELIM-01)."""
        self.treaties: list[Treaty] = []
        self.treaty_rule = "none"
        """What is staked on treaties: nothing is made, honor, or what treaty cards say (LCG-TRT-09)."""
        self.treaty_deck: list[int] = []
        """The top card is the last one."""
        self.offers: list[int] = []
        """The treaties that were offered in this phase: who, times the seats, and whom."""

    def rebuild_caches(self) -> None:
        super().rebuild_caches()
        self.cards: list[Card] = [definition(self.edition, slug) for slug in self.names]
        """The definitions again, as cards of the LCG."""
        self.disguising = any(card.disguised for card in self.cards)
        """Somebody in this game may be played in place of another one."""
        self.packs = frozenset([CORE, *(card.printed.pack for card in self.cards)])
        """What the decks at this table are built from; everybody has the Core Set."""
        self.held = held_from(self.edition, self.packs)
        self.elsewhere = {what for what, card in enumerate(self.cards) if card.is_heard_elsewhere}
        """The definitions that are heard from piles and provinces."""
        self.derived: Derived | None = None
        self.at_work: tuple[int, ...] = NO_CAUSE
        """What the change comes from that is carried out right now."""
        self.lying: dict[int, list[int]] | None = None
        """The cards in each province, once somebody has asked for them."""

    def keep_derived(self, known: Derived) -> None:
        self.derived = known

    # --- reading ----------------------------------------------------------------------------------

    def definition(self, card: int) -> Card:
        """What is printed on a card."""
        return self.cards[self.what[card]]

    def in_provinces(self) -> dict[int, list[int]]:
        """The cards in each province, the one that is the province included."""
        known = self.lying
        if known is None:
            known = self.lying = {}
            for card, place in enumerate(self.lies_in):
                if place != NOTHING:
                    known.setdefault(place, []).append(card)
        return known

    def is_out(self, seat: int) -> bool:
        return self.players[seat].lost

    def keeps_shape(self, kind: str, args: tuple[int, ...]) -> bool:
        """While something blanks cards, what holds may depend on anything."""
        if kind not in SHAPELESS and kind not in RULELESS:
            return False
        known = self.active_effects
        if known is None or not known.fickle:
            return True
        self.forget_values()
        for rule, context, blank in known.fickle:  # noqa: SIM110 - asked at every change
            if rule.concerned(self, context) != blank:
                return False
        return True

    def playing(self) -> list[int]:
        """Who has not lost, in player order (LCG-INOR-01)."""
        return [seat for seat in self.seats_from(self.active) if not self.players[seat].lost]

    # --- writing ----------------------------------------------------------------------------------

    def forget(self) -> None:
        super().forget()
        self.derived = None

    def forget_derived(self) -> None:
        """Some of what holds was taken out again while it was gathered."""
        self.derived = None

    def forget_values(self) -> None:
        active, known = self.active_effects, self.derived
        if active is not None:
            active.forget_words()
        if known is not None:
            known.values = {}

    def lay(self, card: int, place: int) -> None:
        """From now on a card lies in this province, or in none."""
        before, known = self.lies_in[card], self.lying
        if before == place:
            return
        self.lies_in[card] = place
        if known is not None:
            if before != NOTHING:
                known[before].remove(card)
            if place != NOTHING:
                insort(known.setdefault(place, []), card)

    def forget_if_heard(self, card: int) -> None:
        """A card changes its place, or its face is seen: what it says may hold or be heard from now on."""
        if self.zone[card] == PLAY or self.what[card] in self.elsewhere:
            self.forget()

    def tell(
        self,
        kind: str,
        args: tuple[int, ...] = (),
        audience: int = EVERYBODY,
        cause: tuple[int, ...] = NO_CAUSE,
    ) -> None:
        known = self.derived
        if known is not None:
            if kind not in SHAPELESS:
                known.participants = None
                known.may_stay = False
            if known.hosts_vary:
                known.is_settled = False
        super().tell(kind, args, audience, cause or self.at_work)

    def add_name(self, slug: str) -> int:
        if slug not in self.numbers:
            self.cards = [*self.cards, definition(self.edition, slug)]
            self.disguising = self.disguising or bool(self.cards[-1].disguised)
            if self.cards[-1].printed.pack not in self.packs:
                self.packs = self.packs | {self.cards[-1].printed.pack}
                self.held = held_from(self.edition, self.packs)
            if self.cards[-1].is_heard_elsewhere:
                self.elsewhere = {*self.elsewhere, len(self.names)}
        return super().add_name(slug)

    def add_card(self, slug: str, owner: int) -> int:
        self.bowed.append(False)
        self.fate.append(0)
        self.status.append(ORDINARY)
        self.tainted.append(False)
        self.participating.append(False)
        self.lies_in.append(NOTHING)
        self.face_up.append(False)
        return super().add_card(slug, owner)

    def clone(self) -> LcgState:
        copy = LcgState.__new__(LcgState)
        self.copy_cards_into(copy)
        copy.bowed = self.bowed.copy()
        copy.fate = self.fate.copy()
        copy.status = self.status.copy()
        copy.tainted = self.tainted.copy()
        copy.participating = self.participating.copy()
        copy.lies_in = self.lies_in.copy()
        copy.face_up = self.face_up.copy()
        copy.players = [player.clone() for player in self.players]
        copy.provinces = [province.clone() for province in self.provinces]
        copy.rings = [ring.clone() for ring in self.rings]
        copy.conflict = None if self.conflict is None else self.conflict.clone()
        copy.conflicts = self.conflicts
        copy.favor, copy.favor_type = self.favor, self.favor_type
        copy.phase = self.phase
        copy.round = self.round
        copy.vacant = self.vacant.copy()
        copy.used_in_phase = self.used_in_phase.copy()
        copy.used_in_conflict = self.used_in_conflict.copy()
        copy.ended = self.ended
        copy.treaties = [treaty.clone() for treaty in self.treaties]
        copy.treaty_rule = self.treaty_rule
        copy.treaty_deck = self.treaty_deck.copy()
        copy.offers = self.offers.copy()
        copy.cards = self.cards
        copy.disguising = self.disguising
        copy.packs = self.packs
        copy.held = self.held
        copy.elsewhere = self.elsewhere
        copy.derived = None
        copy.at_work = NO_CAUSE
        copy.lying = None
        return copy
