"""The state of a CCG game: what it has besides what every card game has."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from mypy_extensions import mypyc_attr

from gorin.games.ccg.definition import Card, definition
from gorin.games.ccg.kinds import HOME, NO_SIDE, UNDER
from gorin.games.ccg.settings import EditionSettings
from gorin.games.ccg.table.belongings import Player, Province, Token
from gorin.kernel.chance import Chance
from gorin.kernel.events import EVERYBODY, NO_CAUSE
from gorin.language.core.context import NOBODY, NOTHING, AbilityContext, TriggerEvent
from gorin.language.core.definition import Rule
from gorin.language.core.state import CardState
from gorin.language.core.zones import PLAY

REMAINS_BOWED: Final = "may remain bowed"
"""CE-NEG-08: known of a card like a keyword, by its own trait or by an effect."""


BLANK: Final = "blank"
"""Known of a card like a keyword: what is printed on it does nothing."""


SHAPELESS: Final = frozenset(
    (
        "bow",
        "straighten",
        "gain",
        "lose",
        "favor",
        "draw",
        "drawn",
        "turn",
        "barren",
        "phase",
        "action",
        "refill",
        "reveal",
        "engage",
        "combat",
        "forces",
        "assign",
        "move",
        "go_home",
        "attack",
        "invite",
        "join",
        "attack_end",
        "battle_end",
        "dishonor",
        "rehonor",
        "duel",
        "duel_refused",
        "focus",
        "pool",
        "strike",
        "focus_revealed",
        "duel_totals",
        "held",
        "shuffle",
        "passes",
        "lavish",
        "sparing",
        "overpaid",
    )
)
"""Events that change no card's being in play, control, attachments, tokens or lasting effects: what follows
from those alone still holds after them."""

GOING: Final = frozenset(("discard", "destroyed", "limbo"))
"""Events of a card that goes away, the last of whose numbers is the zone from which it goes."""
SHAPING: Final[tuple[int, ...]] = (PLAY, UNDER)
"""Where a card is part of that shape: elsewhere it has nothing to say, and is under nobody's control."""

UNEVENTFUL: Final = frozenset(
    ("prevented", "look", "show", "action", "limbo", "passes", "lavish", "sparing", "overpaid")
)
"""Events that are no change of the game: nobody is successful by them (CE-SUCC-01)."""


@final
@mypyc_attr(serializable=True)
class Doubts:
    """Which stats of which cards may be other than printed, besides what is known of the card itself."""

    def __init__(self) -> None:
        self.in_play: set[int] = set()
        """The stats that rules in force change on cards of some kind in play."""
        self.anywhere: set[int] = set()
        """Those of them that they change on cards in hands and piles, too."""
        self.of: dict[int, set[int]] = {}
        """The stats that are changed on single cards: by tokens, by what lasts, by attachments, by name."""
        self.worded: set[int] = set()
        """The cards to which effects have given keywords, or taken them."""


@final
@mypyc_attr(serializable=True)
class Derived:
    """What else follows from the state, worked out when somebody asks."""

    def __init__(self) -> None:
        self.attached: dict[int, list[int]] = {}
        """The attachments of each Personality."""
        self.under: dict[int, list[int]] = {}
        """The cards below the top of each stack (CE-EXP-07)."""
        self.laid: dict[int, list[int]] | None = None
        """The cards that lie under each card, in a stack or kept; None where nobody has asked yet."""
        self.sources: list[int] = []
        """The cards that can produce Gold."""
        self.copied: dict[int, list[Rule]] = {}
        """How cards produce Gold by what they have from another one (CE-COPY-03)."""
        self.shields: list[str] = []
        """What rules in force say that spares cards the actions with some keyword."""
        self.least: dict[int, list[tuple[Rule, AbilityContext]]] = {}
        """The rules in force that give a stat a minimum (CE-STAT-01)."""
        self.most: dict[int, list[tuple[Rule, AbilityContext]]] = {}
        """Those that give it a maximum."""
        self.altered: set[int] = set()
        """The cards whose stats tokens or lasting effects change."""
        self.frail: list[int] | None = None
        """The Personalities whose Chi could be zero, where somebody has asked for them."""
        self.enemies: dict[int, list[int]] = {}
        """The cards that face a player in the current battle, where somebody has asked for them."""
        self.values: dict[int, int] = {}
        """Stats and strengths, where somebody has asked for them; dropped with every change."""
        self.doubts: Doubts | None = None
        """What may be other than printed, where somebody has asked; dropped with every change."""


class CcgState(CardState):
    """Everything about a game in progress. An edition that has more on its table has a state with more."""

    tag: ClassVar[str] = "ccg"
    fields: ClassVar[dict[str, str]] = {
        "place": "[int]",
        "side": "[int]",
        "bowed": "[bool]",
        "dishonored": "[bool]",
        "dead": "[bool]",
        "own_text": "[bool]",
        "attacked": "[bool]",
        "tokens": "[token]",
        "players": "[player]",
        "provinces": "[province]",
        "phase": "str",
        "favor": "int",
        "attacker": "int",
        "defender": "int",
        "allegiance": "[int]",
        "invited": "[int]",
        "battlefield": "int",
        "in_combat": "bool",
        "next_province": "int",
        "held": "int",
        "payment": "[int]",
        "agreed": "bool",
        "barren": "int",
    }

    def __init__(self, seats: int, chance: Chance, edition: str) -> None:
        super().__init__(seats, chance, edition)
        self.place: list[int] = []
        """HOME, or the province at whose battlefield the unit is. Attachments are where their host is."""
        self.side: list[int] = []
        self.bowed: list[bool] = []
        self.dishonored: list[bool] = []
        self.dead: list[bool] = []
        self.own_text: list[bool] = []
        """A Ring that entered play by its own text (CE-WIN-05)."""
        self.attacked: list[bool] = []
        """Was in an attacking army at a resolution in this Attack phase (CE-BTL-12), or came home then."""
        self.tokens: list[Token] = []
        self.players: list[Player] = [Player() for _ in range(seats)]
        self.provinces: list[Province] = []
        self.phase = "setup"
        self.favor = NOBODY
        self.attacker = NOBODY
        self.defender = NOBODY
        self.allegiance: list[int] = [NO_SIDE] * seats
        """On which side of the attack each player is: the leaders and their allies (see table/sides)."""
        self.invited: list[int] = [NO_SIDE] * seats
        """Which sides have invited each player to join them: ATTACKING, DEFENDING, or both added up."""
        self.battlefield = NOTHING
        """The province at which a battle is being fought."""
        self.in_combat = False
        self.next_province = 0
        self.held = NOTHING
        """The province that is not refilled yet, because its Event resolves."""
        self.payment: list[int] = []
        """The sources chosen for the cost that is being paid."""
        self.agreed = False
        """Whether that choice was made, not taken back."""
        self.barren = 0
        """How many turns have begun since the last card of the last deck was gone."""

    def rebuild_caches(self) -> None:
        super().rebuild_caches()
        self.cards: list[Card] = [definition(self.edition, slug) for slug in self.names]
        """The definitions again, as cards of the CCG."""
        ruleset: Any = self.rules
        self.settings: EditionSettings = ruleset
        """What the edition answers where editions differ."""
        self.derived: Derived | None = None

    def keep_derived(self, known: Derived) -> None:
        """Keep what was worked out until the next change."""
        self.derived = known

    # --- reading ----------------------------------------------------------------------------------

    def definition(self, card: int) -> Card:
        """What is printed on a card."""
        return self.cards[self.what[card]]

    def is_out(self, seat: int) -> bool:
        return self.players[seat].lost

    def waives_honor(self, seat: int, card: int) -> bool:
        """Need this player not meet the Honor Requirement of a card?"""
        return False

    def tiles_of(self, seat: int) -> list[int]:
        """What this player can use of a map, as cards."""
        return []

    def keeps_shape(self, kind: str, args: tuple[int, ...]) -> bool:
        return kind in SHAPELESS or (kind in GOING and args[-1] not in SHAPING)

    # --- writing ----------------------------------------------------------------------------------

    def tell(
        self,
        kind: str,
        args: tuple[int, ...] = (),
        audience: int = EVERYBODY,
        cause: tuple[int, ...] = NO_CAUSE,
    ) -> None:
        """Every op ends here."""
        if kind not in UNEVENTFUL:
            self.credit()
        super().tell(kind, args, audience, cause)

    def forget(self) -> None:
        super().forget()
        self.derived = None

    def forget_values(self) -> None:
        super().forget_values()
        known = self.derived
        if known is not None:
            known.values = {}
            known.enemies = {}
            known.doubts = None

    def add_name(self, slug: str) -> int:
        if slug not in self.numbers:
            self.cards = [*self.cards, definition(self.edition, slug)]
        return super().add_name(slug)

    def add_card(self, slug: str, owner: int) -> int:
        self.place.append(HOME)
        self.side.append(NO_SIDE)
        self.bowed.append(False)
        self.dishonored.append(False)
        self.dead.append(False)
        self.own_text.append(False)
        self.attacked.append(False)
        return super().add_card(slug, owner)

    def note(self, moment: TriggerEvent) -> None:
        """Something happens of which an edition keeps a tally."""

    def clone(self) -> CcgState:
        copy = CcgState.__new__(CcgState)
        self.copy_table_into(copy)
        return copy

    def copy_table_into(self, copy: CcgState) -> None:
        """The part of `clone` that every edition shares."""
        self.copy_cards_into(copy)
        copy.place = self.place.copy()
        copy.side = self.side.copy()
        copy.bowed = self.bowed.copy()
        copy.dishonored = self.dishonored.copy()
        copy.dead = self.dead.copy()
        copy.own_text = self.own_text.copy()
        copy.attacked = self.attacked.copy()
        copy.tokens = self.tokens.copy()  # tokens are never changed once made
        copy.players = [player.clone() for player in self.players]
        copy.provinces = [province.clone() for province in self.provinces]
        copy.phase = self.phase
        copy.favor = self.favor
        copy.attacker = self.attacker
        copy.defender = self.defender
        copy.allegiance = self.allegiance.copy()
        copy.invited = self.invited.copy()
        copy.battlefield = self.battlefield
        copy.in_combat = self.in_combat
        copy.next_province = self.next_province
        copy.held = self.held
        copy.payment = self.payment.copy()
        copy.agreed = self.agreed
        copy.barren = self.barren
        copy.cards = self.cards
        copy.settings = self.settings
        copy.derived = None
