"""What lasts or waits, as a position tells it: the card and ability that made it, whom it is about, how long.

It is read against the definition of the card: only what the ability really could have left behind is taken.
"""

from __future__ import annotations

from typing import Any, final

from gorin.games.ccg.kinds import (
    ACTION_END,
    BATTLE_END,
    CHI,
    COMBAT_END,
    FOLLOWER,
    FORCE,
    GOLD_COST,
    ITEM,
    PERSONAL_HONOR,
    PERSONALITY,
    STATS,
    STRENGTH,
    UNDER,
    UNTIL,
    WHILE_IN_PLAY,
)
from gorin.games.ccg.position.cards import Cards, name
from gorin.games.ccg.position.happened import can_tell, read_moment, told_moment
from gorin.games.ccg.position.printed import (
    ability_number,
    definition_number,
    nodes_of,
    read_ability,
    told_ability,
    usable,
)
from gorin.games.ccg.table.ops.control import LENT
from gorin.games.ccg.table.ops.ongoing import LOCKED
from gorin.games.ccg.table.reading import province
from gorin.games.ccg.table.state import REMAINS_BOWED, CcgState
from gorin.kernel.errors import InvalidPosition
from gorin.kernel.told import Told, read_number
from gorin.words.abilities import Triggered, Usable
from gorin.words.grammar.definition import Definition, Rule
from gorin.words.grammar.nodes import Node
from gorin.words.grammar.questions import CHOICES, PLACES, SEATS
from gorin.words.grammar.scope import NOTHING, Ongoing, Scope, deed
from gorin.words.grammar.script import Effect
from gorin.words.grammar.zones import PLAY
from gorin.words.picks import Pick

BEARERS = {
    "force": (PERSONALITY, FOLLOWER, ITEM),
    "chi": (PERSONALITY, FOLLOWER, ITEM),
    "personal_honor": (PERSONALITY,),
}
"""What has these stats."""
ENDS = ("action", "combat", "battle", "phase", "turn", "game", "in-play")
"""How long it lasts, in the order of the durations."""
CHANGED = {STATS[stat]: stat for stat in (FORCE, CHI, PERSONAL_HONOR, GOLD_COST, STRENGTH)}
MARKS = ("keyword", "without", "locked", "lent_by", "remains_bowed")
WORDS = ("part", "trait")
"""A part of the card's own text: the rule that holds now, what happens later, a trait that was copied."""
SLOTS = ("performer", "target", "second", "paid", "chosen", "loser", "winner")
DEEDS = (
    "bowed", "straightened", "moved", "destroyed", "dishonored", "attached", "penalized", "from hand",
    "shamed",
)  # fmt: skip
MEANT = (*SLOTS, "numbers", "did", "after")
"""What the words of a part refer to."""
KEYS = (
    "id", "of", "ability", "printed_on", "by", "action", "until", "surely", "on", "province",
    *CHANGED, *MARKS, *WORDS, *MEANT,
)  # fmt: skip
MOST = 99
ALWAYS_BOUND = ("chosen", "loser", "winner")
"""What is filled in while effects resolve, not by what was picked before."""


def parts_of(definition: Definition, ability: Usable) -> list[Node]:
    """The rules and the delayed effects within an ability, in the order of the text."""
    return [each for each in nodes_of(definition, ability)[1:] if isinstance(each, Rule | Triggered)]


def could_leave(definition: Definition, ability: Usable, lasting: Ongoing) -> bool:
    nodes = nodes_of(definition, ability)
    return any(isinstance(node, Effect) and node.could_leave(lasting) for node in nodes)


# --- writing --------------------------------------------------------------------------------------


def told_effect(s: CcgState, lasting: Ongoing) -> dict[str, Any] | None:
    """Something that lasts; None where a person could not write it down."""
    what = _what_is_told(s, lasting)
    made = None if what is None else _maker(s, lasting)
    if what is None or made is None:
        return None
    told: dict[str, Any] = {"id": lasting.id, **made, "by": lasting.scope.seat, **what}
    told["until"] = ENDS[lasting.until]
    if lasting.action != -1:
        told["action"] = lasting.action
    if lasting.scope.sure:
        told["surely"] = True
    return told


def _maker(s: CcgState, lasting: Ongoing) -> dict[str, Any] | None:
    """The card and the ability that it comes from; nothing of a trait that was copied, which has no maker."""
    if lasting.is_trait_of(lasting.subject):
        return {}
    source = lasting.scope.source
    of = {} if source == NOTHING else {"of": name(s, source)}
    for what in [lasting.what] if lasting.node >= 0 else _printed(s, source):
        for ability in usable(s.definitions[what]):
            if could_leave(s.definitions[what], ability, lasting):
                same = source != NOTHING and s.what[source] == what
                printed = {} if same or what == 0 else {"printed_on": s.names[what]}
                return {**of, "ability": told_ability(s, what, ability.number)["ability"], **printed}
    return None


def _printed(s: CcgState, source: int) -> list[int]:
    """The definitions that speak for a card: its own, and those below it in a stack (CE-EXP-09)."""
    if source == NOTHING:
        return [0]
    below = [card for card in range(len(s.host)) if s.zone[card] == UNDER and s.host[card] == source]
    return [s.what[source], *(s.what[card] for card in below)]


def _what_is_told(s: CcgState, lasting: Ongoing) -> dict[str, Any] | None:
    if lasting.node >= 0:
        return _told_words(s, lasting)
    if lasting.stat == STRENGTH:
        there = province(s, lasting.subject) is not None
        return {"province": lasting.subject, "strength": lasting.amount} if there else None
    if lasting.subject == NOTHING or s.zone[lasting.subject] not in (PLAY, UNDER):
        return None
    changed = _told_change(s, lasting)
    return None if changed is None else {"on": name(s, lasting.subject), **changed}


def _told_change(s: CcgState, lasting: Ongoing) -> dict[str, Any] | None:
    if lasting.stat >= 0:
        return {STATS[lasting.stat]: lasting.amount} if STATS[lasting.stat] in CHANGED else None
    if lasting.keyword == LOCKED:
        number = ability_number(s, s.what[lasting.subject], lasting.amount)
        return {"locked": number} if number else None
    if lasting.keyword == LENT:
        return {"lent_by": -1 - lasting.amount}
    if lasting.keyword == REMAINS_BOWED:
        return {"remains_bowed": True}
    return {"keyword" if lasting.amount > 0 else "without": lasting.keyword}


def _told_words(s: CcgState, lasting: Ongoing) -> dict[str, Any] | None:
    definition = s.definitions[lasting.what]
    if lasting.is_trait_of(lasting.subject):
        numbers = [each.number for each in definition.words]
        trait = {"trait": numbers.index(lasting.node) + 1, "printed_on": definition.slug}
        return {"on": name(s, lasting.subject), **trait} if s.zone[lasting.subject] == PLAY else None
    for ability in usable(definition):
        numbers = [each.number for each in parts_of(definition, ability)]
        if lasting.node in numbers:
            meant = _told_scope(s, lasting.scope)
            return None if meant is None else {"part": numbers.index(lasting.node) + 1, **meant}
    return None


def _told_scope(s: CcgState, scope: Scope) -> dict[str, Any] | None:
    """What the words refer to: who was picked, what was counted, what was done, what it answers."""
    codes = [code for picked in scope.bound for code in picked]
    if len(scope.bound) > len(SLOTS) or any(code >= CHOICES for code in codes):
        return None
    if scope.moment is not None and not can_tell(s, scope.moment):
        return None
    told: dict[str, Any] = {
        slot: [_thing(s, code) for code in picked]
        for slot, picked in zip(SLOTS, scope.bound, strict=False)
        if picked
    }
    if scope.numbers:
        told["numbers"] = scope.numbers.copy()
    if scope.deeds:
        told["did"] = _told_deeds(s, scope.deeds)
    if scope.moment is not None:
        told["after"] = told_moment(s, scope.moment)
    return told


def _told_deeds(s: CcgState, deeds: list[int]) -> dict[str, list[str]]:
    told: dict[str, list[str]] = {}
    for each in deeds:
        told.setdefault(DEEDS[each // 100_000], []).append(name(s, each % 100_000))
    return told


def _thing(s: CcgState, code: int) -> str:
    if code < PLACES:
        return name(s, code)
    return f"p{code - PLACES}" if code < SEATS else f"seat{code - SEATS}"


# --- reading --------------------------------------------------------------------------------------


@final
class EffectReader:
    """Reads one effect that lasts or waits."""

    def __init__(self, s: CcgState, cards: Cards, value: Any, where: str) -> None:
        self.s = s
        self.cards = cards
        self.told = told = Told(value, KEYS, where)
        source = cards.find(told.told["of"], told.place("of")) if told.says("of") else NOTHING
        seat = told.number("by", s.active if source == NOTHING else s.controller[source], 0, s.seats - 1)
        action = told.number("action", -1, -2, 9_999)
        scope = Scope(seat, source, None, action)
        self.lasting = Ongoing(told.number("id", s.next_id, 1, 99_999), 0, action, scope)
        self.lasting.scope.sure = told.flag("surely")

    def read(self) -> Ongoing:
        kinds = [key for key in (*CHANGED, *MARKS, *WORDS) if self.told.says(key)]
        if len(kinds) != 1:
            does = ", ".join((*CHANGED, *MARKS, *WORDS))
            raise InvalidPosition(f"{self.told.where} says one of what an effect does: {does}")
        kind = kinds[0]
        meant = [key for key in MEANT if self.told.says(key)]
        if meant and kind != "part":
            raise self.told.wrong(meant[0], "is said only of a part of a card's text")
        if kind == "trait":
            self._read_trait()
        elif kind == "part":
            self._read_part()
        else:
            self._read_change(kind)
        self._check_duration()
        return self.lasting

    # --- changes ----------------------------------------------------------------------------------

    def _read_change(self, kind: str) -> None:
        lasting, told = self.lasting, self.told
        if kind == "strength":
            lasting.subject = told.number("province", NOTHING, 0)
            if province(self.s, lasting.subject) is None:
                raise told.wrong("province", "is the number of a province that is there")
        else:
            lasting.subject = self._card_in_play(kind)
        if kind in CHANGED:
            lasting.stat, lasting.amount = CHANGED[kind], told.number(kind, 0, -MOST, MOST)
        else:
            self._read_mark(kind)
        definition, abilities = self._makers()
        self._settle(definition, abilities, (lasting.amount,))

    def _card_in_play(self, kind: str) -> int:
        s, told = self.s, self.told
        card = self.cards.find(told.told.get("on"), told.place("on"))
        if s.zone[card] != PLAY and not (kind == "locked" and s.zone[card] == UNDER):
            raise told.wrong("on", "is a card in play")
        if s.type_of(card) not in BEARERS.get(kind, (s.type_of(card),)):
            raise told.wrong("on", f"is a card that has {kind.replace('_', ' ')}")
        return card

    def _read_mark(self, kind: str) -> None:
        lasting, told = self.lasting, self.told
        if kind == "locked":
            abilities = usable(self.s.definition(lasting.subject))
            number = read_number(told.told[kind], told.place(kind), 1, len(abilities))
            lasting.keyword, lasting.amount = LOCKED, abilities[number - 1].number
        elif kind == "lent_by":
            owner = told.number(kind, 0, 0, self.s.seats - 1)
            lasting.keyword, lasting.amount = LENT, -1 - owner
        elif kind == "remains_bowed":
            if not told.flag(kind) or not self.s.bowed[lasting.subject]:
                raise told.wrong(kind, "is true of a card that is bowed")
            lasting.keyword, lasting.amount = REMAINS_BOWED, 1
        else:
            lasting.keyword, lasting.amount = told.text(kind, ""), 1 if kind == "keyword" else -1

    # --- parts of a text --------------------------------------------------------------------------

    def _read_part(self) -> None:
        lasting, told = self.lasting, self.told
        definition, abilities = self._makers()
        ability = abilities[0]
        parts = parts_of(definition, ability)
        if not parts:
            raise told.wrong(
                "part", f"names nothing: that ability of {definition.slug} leaves nothing behind"
            )
        number = read_number(told.told["part"], told.place("part"), 1, len(parts))
        lasting.what, lasting.node = self.s.names.index(definition.slug), parts[number - 1].number
        self._settle(definition, [ability], (0, 1))
        self._read_scope(definition, ability)

    def _read_scope(self, definition: Definition, ability: Usable) -> None:
        told, scope = self.told, self.lasting.scope
        for slot, key in enumerate(SLOTS):
            if told.says(key):
                scope.put(slot, self._things(key, definition, ability, slot))
        scope.numbers = [
            read_number(each, told.place("numbers"), -MOST, MOST) for each in told.items("numbers")
        ]
        did = told.table("did", DEEDS)
        for kind, key in enumerate(DEEDS):
            scope.deeds += [deed(kind, self.cards.find(each, did.place(key))) for each in did.items(key)]
        if told.says("after"):
            scope.moment = read_moment(self.s, self.cards, told.told["after"], told.place("after"))

    def _things(self, key: str, definition: Definition, ability: Usable, slot: int) -> list[int]:
        """What was picked: of the kind that the ability lets one pick there."""
        picks = [each for each in picks_of(definition, ability) if each.slot == slot]
        if not picks and key not in ALWAYS_BOUND:
            raise self.told.wrong(key, f"is nothing that this ability of {definition.slug} has")
        codes = [self._thing(each, self.told.place(key)) for each in self.told.items(key)]
        for code in codes:
            types = {type for pick in picks for type in pick.noun.types}
            if code < PLACES and types and self.s.type_of(code) not in types:
                raise self.told.wrong(key, f"cannot be {name(self.s, code)}")
        return codes

    def _thing(self, value: Any, where: str) -> int:
        s = self.s
        provinces = {f"p{place}": PLACES + place for place in range(s.next_province)}
        seats = {f"seat{seat}": SEATS + seat for seat in range(s.seats)}
        known = {**provinces, **seats}
        return known[value] if isinstance(value, str) and value in known else self.cards.find(value, where)

    def _read_trait(self) -> None:
        """CE-COPY-03: a card speaks a trait of another one as its own."""
        s, lasting, told = self.s, self.lasting, self.told
        lasting.subject = self._card_in_play("trait")
        if told.says("of") or told.says("ability"):
            raise told.wrong("trait", "is said with the card that has it now (on) and where it is printed_on")
        what = definition_number(s, told, "printed_on")
        words = s.definitions[what].words
        number = read_number(told.told["trait"], told.place("trait"), 1, len(words))
        part = words[number - 1]
        if what == 0 or not (isinstance(part, Rule) or (isinstance(part, Triggered) and part.works_in_play)):
            raise told.wrong("trait", "is a part of its card's text without a designator")
        lasting.what, lasting.node, lasting.amount = what, part.number, 1
        lasting.scope = Scope(s.controller[lasting.subject], lasting.subject)
        makers = [(each, ability) for each in s.definitions for ability in usable(each)]
        if not any(self._fits(each, ability) for each, ability in makers):
            raise told.wrong("trait", "could be copied by no card of this position")

    def _fits(self, definition: Definition, ability: Usable) -> bool:
        for until in self._durations():
            self.lasting.until = until
            if could_leave(definition, ability, self.lasting):
                return True
        return False

    # --- what the card says -----------------------------------------------------------------------

    def _makers(self) -> tuple[Definition, list[Usable]]:
        """The card that says it, and its abilities that may be meant."""
        s, told, source = self.s, self.told, self.lasting.scope.source
        what = 0 if source == NOTHING else s.what[source]
        if told.says("printed_on"):
            what = definition_number(s, told, "printed_on")
        definition = s.definitions[what]
        if told.says("ability") or told.says("part"):
            return definition, [read_ability(s, told, what)]
        return definition, usable(definition)

    def _durations(self) -> list[int]:
        if not self.told.says("until"):
            return list(range(len(UNTIL)))
        return [self.told.name("until", {end: until for until, end in enumerate(ENDS)})]

    def _settle(self, definition: Definition, abilities: list[Usable], amounts: tuple[int, ...]) -> None:
        """Find what the ability leaves behind that this can be; what is not said is filled in."""
        for amount in amounts:
            self.lasting.amount = amount
            if any(self._fits(definition, ability) for ability in abilities):
                return
        raise InvalidPosition(f"{self.told.where} is nothing that {definition.slug} could have left behind")

    def _check_duration(self) -> None:
        s, until = self.s, self.lasting.until
        source = self.lasting.scope.source
        if until == ACTION_END or (until in (COMBAT_END, BATTLE_END) and s.battlefield == NOTHING):
            raise self.told.wrong("until", f"the {ENDS[until]} ends, and there is none now")
        if until == WHILE_IN_PLAY and (source == NOTHING or s.zone[source] != PLAY):
            raise self.told.wrong("of", "is a card in play, for the effect lasts no longer")


def picks_of(definition: Definition, ability: Usable) -> list[Pick]:
    """Everything that is picked for an ability, at once or while it resolves."""
    inner = [getattr(node, "pick", None) for node in nodes_of(definition, ability)]
    return [*ability.picks, *(pick for pick in inner if isinstance(pick, Pick))]
