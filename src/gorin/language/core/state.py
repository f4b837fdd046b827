"""The state of a card game, as far as the language reads and writes it.

Cards are numbers; what is true of them stands in lists, one for each quality. A game's own state has more
lists, and says by `keeps_shape` which events leave standing what was worked out before.
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from gorin.kernel.chance import Chance
from gorin.kernel.events import EVERYBODY, NO_CAUSE
from gorin.kernel.state import State, Step
from gorin.language.core.context import NOTHING, AbilityContext, LastingEffect, TriggerEvent
from gorin.language.core.cycle_guard import CycleGuard
from gorin.language.core.definition import Definition, Rule
from gorin.language.core.nodes import Node
from gorin.language.core.ruleset import Ruleset, definition, ruleset_named


@mypyc_attr(allow_interpreted_subclasses=True)
class Work(Step):
    """A step to which the changes that come of it are credited."""

    tag: ClassVar[str] = "work"
    fields: ClassVar[dict[str, str]] = {"worked": "bool"}

    def __init__(self) -> None:
        super().__init__()
        self.worked = False


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class ActiveEffects:
    """What follows from the cards in play and from what lasts: worked out when somebody asks."""

    def __init__(self, types: int) -> None:
        self.of_type: list[list[int]] = [[] for _ in range(types)]
        """The cards in play, type by type."""
        self.owned: dict[int, list[int]] = {}
        """The cards in play of a player and a type, where somebody has asked for them."""
        self.rules: list[tuple[Rule, AbilityContext]] = []
        """The rules that cards in play and lasting effects add, each with what its words refer to."""
        self.about: dict[str, list[tuple[Rule, AbilityContext]]] = {}
        """The same rules by what they are about."""
        self.changing: dict[int, list[tuple[Rule, AbilityContext]]] = {}
        """Those that change a stat, by the stat."""
        self.topics: set[str] = set()
        """What those rules are about."""
        self.hearing: dict[str, list[int]] = {}
        """The cards that respond to each kind of moment."""
        self.awaited: set[str] = set()
        """The kinds of moments that something put off waits for."""
        self.listeners: list[int] = []
        """Those of them that are not in play."""
        self.stats: set[int] = set()
        """The stats that those rules change."""
        self.keywords: dict[tuple[int, str], bool] = {}
        """Which cards have which keywords, where somebody has asked; dropped with every change."""
        self.marked: set[int] = set()
        """The cards of which something that lasts says a word: a keyword, or a note."""
        self.silent: set[int] = set()
        """The cards whose printed words count as blank: they are no rules and hear nothing."""
        self.bare: set[int] = set()
        """Those of them that have none of their printed keywords either."""
        self.fickle: list[tuple[Rule, AbilityContext, list[int]]] = []
        """What blanks cards in a way that may be different after any change, and which it blanks."""
        self.asked = CycleGuard()
        """The values and keywords that are being worked out."""

    def forget_words(self) -> None:
        """Something has changed: any card may have other keywords now."""
        self.keywords = {}
        if self.asked.circular:
            self.asked = CycleGuard()


@mypyc_attr(allow_interpreted_subclasses=True)
class CardState(State):
    """What the state of every card game has."""

    tag: ClassVar[str] = "card-game"
    fields: ClassVar[dict[str, str]] = {
        "edition": "str",
        "names": "[str]",
        "what": "[int]",
        "owner": "[int]",
        "controller": "[int]",
        "zone": "[int]",
        "host": "[int]",
        "known": "[int]",
        "in_play": "[int]",
        "lasting": "[lasting-effect]",
        "moments": "[trigger-event]",
        "history": "[trigger-event]",
        "used": "[int]",
        "used_ever": "[int]",
        "active": "int",
        "actions": "int",
        "next_id": "int",
        "changed": "bool",
        "spoken": "[str]",
    }

    def __init__(self, seats: int, chance: Chance, edition: str) -> None:
        super().__init__(seats, chance)
        self.edition = edition
        """The ruleset it is played by."""
        self.names: list[str] = []
        """The slugs of all cards in this game; `what` points into it."""
        self.what: list[int] = []
        self.owner: list[int] = []
        self.controller: list[int] = []
        self.zone: list[int] = []
        self.host: list[int] = []
        """What a card is attached to, or lies under; NOTHING for most."""
        self.known: list[int] = []
        """For each card, the seats that know its face although it is hidden, as an audience."""
        self.in_play: list[int] = []
        """The cards in play, in the order in which they entered."""
        self.lasting: list[LastingEffect] = []
        self.moments: list[TriggerEvent] = []
        """What has happened and was not responded to yet."""
        self.history: list[TriggerEvent] = []
        """What later abilities ask for: the game says for how long it is kept."""
        self.used: list[int] = []
        """The abilities that were used and may not be used again for now."""
        self.used_ever: list[int] = []
        self.active = 0
        """Whose turn it is, where the game knows turns; otherwise who comes first."""
        self.actions = 0
        """How many actions were taken: the number of the last one."""
        self.next_id = 1
        self.changed = False
        """Something happened since the table was last looked over."""
        self.spoken: list[str] = []
        """The words that events speak of: keywords, tokens, what was prevented."""
        self.rebuild_caches()

    def rebuild_caches(self) -> None:
        """What is not part of the state.

        Its ruleset, the definitions of `names`, and what follows from it.
        """
        self.rules: Ruleset = ruleset_named(self.edition)
        self.definitions: list[Definition] = [definition(self.edition, slug) for slug in self.names]
        self.numbers: dict[str, int] = {slug: number for number, slug in enumerate(self.names)}
        """Where in `names` each of them stands."""
        self.active_effects: ActiveEffects | None = None

    def keep(self, known: ActiveEffects) -> None:
        """Keep what was worked out until the table changes its shape."""
        self.active_effects = known

    # --- what a game fills in ---------------------------------------------------------------------

    def keeps_shape(self, kind: str, args: tuple[int, ...]) -> bool:
        """Does this event leave standing who is in play, under whose control, and what lasts?"""
        return False

    # --- reading ----------------------------------------------------------------------------------

    def node(self, what: int, number: int) -> Node:
        """The part of a definition that an address points at."""
        return self.definitions[what].nodes[number]

    def type_of(self, card: int) -> int:
        return self.definitions[self.what[card]].type

    def seats_from(self, first: int) -> list[int]:
        """Every seat clockwise, this one first."""
        return [(first + step) % self.seats for step in range(self.seats)]

    def playing_from(self, first: int) -> list[int]:
        """Every player who is still in the game, clockwise, this one first."""
        return [seat for seat in self.seats_from(first) if not self.is_out(seat)]

    def others(self, seat: int) -> list[int]:
        """Every other player who is still in the game, clockwise."""
        seats = [(seat + step) % self.seats for step in range(1, self.seats)]
        return [each for each in seats if not self.is_out(each)]

    # --- writing ----------------------------------------------------------------------------------

    def forget(self) -> None:
        """The table has changed in its shape: nothing that was worked out before holds any more."""
        self.active_effects = None

    def forget_values(self) -> None:
        """Something has changed that touches no card's being in play, control or lasting effects."""
        known = self.active_effects
        if known is not None:
            known.forget_words()

    def credit(self) -> None:
        """The ability at work, if one is, has changed something."""
        for step in reversed(self.stack):
            if isinstance(step, Work):
                step.worked = True
                return

    def tell(
        self,
        kind: str,
        args: tuple[int, ...] = (),
        audience: int = EVERYBODY,
        cause: tuple[int, ...] = NO_CAUSE,
    ) -> None:
        """Every op ends here: the table will be looked over, and what was worked out is dropped."""
        if self.keeps_shape(kind, args):
            self.forget_values()
        else:
            self.forget()
        self.changed = True
        super().tell(kind, args, audience, cause)

    def state_based_actions(self) -> bool:
        """Look over the table after a change: what happens by itself, who may respond."""
        if not self.changed and not self.moments:
            return False
        return self.rules.state_based_actions(self)

    def add_name(self, slug: str) -> int:
        """The number of a definition in this game."""
        number = self.numbers.get(slug)
        if number is None:
            number = len(self.names)
            self.names.append(slug)
            self.definitions = [*self.definitions, definition(self.edition, slug)]
            self.numbers = {**self.numbers, slug: number}
        return number

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
        self.zone.append(0)
        self.host.append(NOTHING)
        self.known.append(0)
        return len(self.what) - 1

    def copy_cards_into(self, copy: CardState) -> None:
        """The part of `clone` that every card game shares."""
        self.copy_base_into(copy)
        copy.edition = self.edition
        copy.names = self.names.copy()
        copy.what = self.what.copy()
        copy.owner = self.owner.copy()
        copy.controller = self.controller.copy()
        copy.zone = self.zone.copy()
        copy.host = self.host.copy()
        copy.known = self.known.copy()
        copy.in_play = self.in_play.copy()
        # Moments and lasting effects are never changed once made.
        copy.lasting = self.lasting.copy()
        copy.moments = self.moments.copy()
        copy.history = self.history.copy()
        copy.used = self.used.copy()
        copy.used_ever = self.used_ever.copy()
        copy.active = self.active
        copy.actions = self.actions
        copy.next_id = self.next_id
        copy.changed = self.changed
        copy.spoken = self.spoken.copy()
        copy.rules = self.rules
        copy.definitions = self.definitions
        copy.numbers = self.numbers
        copy.active_effects = None
