"""The state of a CCG game. Cards are numbers; what is true of them stands in lists, one for each quality."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, final

from mypy_extensions import mypyc_attr

from gorin.games.ccg.belongings import Player, Province
from gorin.games.ccg.definition import Definition, Rule, definition
from gorin.games.ccg.kinds import DECK, HOME, NO_SIDE, NOBODY, NOTHING, TYPES
from gorin.games.ccg.scope import Moment, Ongoing, Scope, Token
from gorin.kernel.chance import Chance
from gorin.kernel.events import EVERYBODY
from gorin.kernel.state import State, Step
from gorin.words.nodes import Node

REMAINS_BOWED = "may remain bowed"
"""CE-NEG-08: known of a card like a keyword, by its own trait or by an effect."""


SHAPELESS = frozenset(
    (
        "bow",
        "straighten",
        "gain",
        "lose",
        "favor",
        "draw",
        "drawn",
        "turn",
        "phase",
        "action",
        "limbo",
        "refill",
        "reveal",
        "engage",
        "combat",
        "forces",
        "assign",
        "move",
        "go_home",
        "attack",
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
    )
)
"""Events that change no card's being in play, control, attachments, tokens or lasting effects: what follows
from those alone still holds after them."""

UNEVENTFUL = frozenset(("prevented", "look", "show", "action", "limbo", "passes"))
"""Events that are no change of the game: nobody is successful by them (CE-SUCC-01)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Work(Step):
    """A step to which the changes that come of it are credited (CE-SUCC-01)."""

    fields: ClassVar[dict[str, str]] = {"worked": "bool"}

    def __init__(self) -> None:
        super().__init__()
        self.worked = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Contest(Step):
    """A step in which, for a while, nothing is played from hands (CE-DUEL-04)."""

    def lays_hands_aside(self) -> bool:
        raise NotImplementedError


LOOKS_OVER: list[Callable[[CcgState], bool]] = []
"""What is done after a change. The rules put it here, for it is built on all that a state can do."""


@final
@mypyc_attr(serializable=True)
class Derived:
    """What follows from the state, worked out when somebody asks and dropped with the next change."""

    def __init__(self) -> None:
        self.attached: dict[int, list[int]] = {}
        """The attachments of each Personality."""
        self.under: dict[int, list[int]] = {}
        """The cards below the top of each stack (CE-EXP-07)."""
        self.of_type: list[list[int]] = [[] for _ in TYPES]
        """The cards in play, type by type."""
        self.owned: dict[int, list[int]] = {}
        """The cards in play of a player and a type, where somebody has asked for them."""
        self.enemies: dict[int, list[int]] = {}
        """The same of the units that face a player in the current battle."""
        self.sources: list[int] = []
        """The cards that can produce Gold."""
        self.rules: list[tuple[Rule, Scope]] = []
        """The rules that cards in play and lasting effects add, each with what its words refer to."""
        self.topics: set[str] = set()
        """What those rules are about."""
        self.limits: list[tuple[Rule, Scope]] = []
        """Those of them that give a stat a minimum or a maximum."""
        self.hearing: dict[str, list[int]] = {}
        """The cards in play, and below the top of stacks, that respond to each kind of moment."""
        self.is_chi_lowered = False
        self.values: dict[int, int] = {}
        self.keywords: dict[tuple[int, str], bool] = {}


@final
class CcgState(State):
    """Everything about a game in progress."""

    fields: ClassVar[dict[str, str]] = {
        "edition": "str",
        "names": "[str]",
        "what": "[int]",
        "owner": "[int]",
        "controller": "[int]",
        "zone": "[int]",
        "host": "[int]",
        "place": "[int]",
        "side": "[int]",
        "bowed": "[bool]",
        "dishonored": "[bool]",
        "dead": "[bool]",
        "own_text": "[bool]",
        "attacked": "[bool]",
        "in_play": "[int]",
        "tokens": "[Token]",
        "players": "[Player]",
        "provinces": "[Province]",
        "lasting": "[Ongoing]",
        "moments": "[Moment]",
        "active": "int",
        "phase": "str",
        "favor": "int",
        "attacker": "int",
        "defender": "int",
        "battlefield": "int",
        "in_combat": "bool",
        "used": "[int]",
        "used_ever": "[int]",
        "history": "[Moment]",
        "actions": "int",
        "next_id": "int",
        "next_province": "int",
        "known": "[int]",
        "held": "int",
        "payment": "[int]",
        "agreed": "bool",
        "changed": "bool",
        "spoken": "[str]",
    }

    def __init__(self, seats: int, chance: Chance, edition: str) -> None:
        super().__init__(seats, chance)
        self.edition = edition
        self.names: list[str] = []
        """The slugs of all cards in this game; `what` points into it."""
        self.what: list[int] = []
        self.owner: list[int] = []
        self.controller: list[int] = []
        self.zone: list[int] = []
        self.host: list[int] = []
        """The card an attachment is attached to, the province of a Region, the battlefield of a Terrain."""
        self.place: list[int] = []
        """HOME, or the province at whose battlefield the unit is. Attachments are where their host is."""
        self.side: list[int] = []
        self.bowed: list[bool] = []
        self.dishonored: list[bool] = []
        self.dead: list[bool] = []
        self.own_text: list[bool] = []
        """A Ring that entered play by its own text (CE-WIN-05)."""
        self.attacked: list[bool] = []
        """Was in an attacking army at a resolution in this Attack phase (CE-BTL-12)."""
        self.in_play: list[int] = []
        """The cards in play, in the order in which they entered."""
        self.tokens: list[Token] = []
        self.players: list[Player] = [Player() for _ in range(seats)]
        self.provinces: list[Province] = []
        self.lasting: list[Ongoing] = []
        self.moments: list[Moment] = []
        """What has happened and was not responded to yet."""
        self.active = 0
        self.phase = "setup"
        self.favor = NOBODY
        self.attacker = NOBODY
        self.defender = NOBODY
        self.battlefield = NOTHING
        """The province at which a battle is being fought."""
        self.in_combat = False
        self.used: list[int] = []
        """The abilities used in this turn."""
        self.used_ever: list[int] = []
        self.history: list[Moment] = []
        """What of this turn later abilities ask for."""
        self.actions = 0
        """How many actions were taken: the number of the last one."""
        self.next_id = 1
        self.next_province = 0
        self.known: list[int] = []
        """For each card, the seats that know its face although it is hidden, as an audience."""
        self.held = NOTHING
        """The province that is not refilled yet, because its Event resolves."""
        self.payment: list[int] = []
        """The sources chosen for the cost that is being paid."""
        self.agreed = False
        """Whether that choice was made, not taken back."""
        self.changed = False
        """Something happened since the table was last looked over."""
        self.spoken: list[str] = []
        """The words that events speak of: keywords, tokens, what was prevented."""
        self.wake()

    def wake(self) -> None:
        """What is not part of the state: the definitions of `names`, and what follows from it."""
        self.definitions: list[Definition] = [definition(self.edition, slug) for slug in self.names]
        self.derived: Derived | None = None

    def keep(self, known: Derived) -> None:
        """Keep what was worked out until the next change."""
        self.derived = known

    # --- reading ----------------------------------------------------------------------------------

    def definition(self, card: int) -> Definition:
        """What is printed on a card."""
        return self.definitions[self.what[card]]

    def node(self, what: int, number: int) -> Node:
        """The part of a definition that an address points at."""
        return self.definitions[what].nodes[number]

    def type_of(self, card: int) -> int:
        return self.definitions[self.what[card]].type

    # --- writing ----------------------------------------------------------------------------------

    def tell(self, kind: str, args: tuple[int, ...] = (), audience: int = EVERYBODY) -> None:
        """Every op ends here, so whatever was computed before does not hold any more."""
        if kind not in SHAPELESS:
            self.derived = None
        elif self.derived is not None:
            self.derived.values = {}
            self.derived.keywords = {}
            self.derived.enemies = {}
        self.changed = True
        if kind not in UNEVENTFUL:
            self._credit()
        super().tell(kind, args, audience)

    def _credit(self) -> None:
        """The ability at work, if one is, has changed something."""
        for step in reversed(self.stack):
            if isinstance(step, Work):
                step.worked = True
                return

    def settle(self) -> bool:
        """Look over the table after a change: who dies, who wins, who may respond."""
        if not self.changed and not self.moments:
            return False
        return LOOKS_OVER[0](self)

    def clone(self) -> CcgState:
        copy = CcgState.__new__(CcgState)
        self.copy_base_into(copy)
        copy.edition = self.edition
        copy.names = self.names.copy()
        copy.what = self.what.copy()
        copy.owner = self.owner.copy()
        copy.controller = self.controller.copy()
        copy.zone = self.zone.copy()
        copy.host = self.host.copy()
        copy.place = self.place.copy()
        copy.side = self.side.copy()
        copy.bowed = self.bowed.copy()
        copy.dishonored = self.dishonored.copy()
        copy.dead = self.dead.copy()
        copy.own_text = self.own_text.copy()
        copy.attacked = self.attacked.copy()
        copy.known = self.known.copy()
        copy.in_play = self.in_play.copy()
        # Tokens, moments and lasting effects are never changed once made.
        copy.tokens = self.tokens.copy()
        copy.lasting = self.lasting.copy()
        copy.moments = self.moments.copy()
        copy.history = self.history.copy()
        copy.players = [player.clone() for player in self.players]
        copy.provinces = [province.clone() for province in self.provinces]
        copy.active = self.active
        copy.phase = self.phase
        copy.favor = self.favor
        copy.attacker = self.attacker
        copy.defender = self.defender
        copy.battlefield = self.battlefield
        copy.in_combat = self.in_combat
        copy.used = self.used.copy()
        copy.used_ever = self.used_ever.copy()
        copy.actions = self.actions
        copy.next_id = self.next_id
        copy.next_province = self.next_province
        copy.held = self.held
        copy.payment = self.payment.copy()
        copy.agreed = self.agreed
        copy.changed = self.changed
        copy.spoken = self.spoken.copy()
        copy.derived = None
        copy.definitions = self.definitions
        return copy

    def add_name(self, slug: str) -> int:
        """The number of a definition in this game."""
        if slug not in self.names:
            self.names.append(slug)
            self.definitions = [*self.definitions, definition(self.edition, slug)]
        return self.names.index(slug)

    def word(self, text: str) -> int:
        """The number by which events speak of a word."""
        if text not in self.spoken:
            self.spoken.append(text)
        return self.spoken.index(text)

    def add_card(self, slug: str, owner: int) -> int:
        """Room for one more card; used by set-up, positions and effects that create cards."""
        self.what.append(self.add_name(slug))
        self.owner.append(owner)
        self.controller.append(owner)
        self.zone.append(DECK)
        self.host.append(NOTHING)
        self.place.append(HOME)
        self.side.append(NO_SIDE)
        self.bowed.append(False)
        self.dishonored.append(False)
        self.dead.append(False)
        self.own_text.append(False)
        self.attacked.append(False)
        self.known.append(0)
        return len(self.what) - 1
