"""Reading what lasts or waits, against the definition of the card that made it.

Only what the ability really could have left behind is taken.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from gorin.kernel.errors import InvalidPosition
from gorin.kernel.position_reader import PositionReader, read_number
from gorin.language.abilities import Triggered, Usable
from gorin.language.core.context import NOTHING, USED, WAYS, AbilityContext, LastingEffect, deed
from gorin.language.core.definition import Definition, Rule
from gorin.language.core.questions import PLACES, SEATS
from gorin.language.core.state import CardState
from gorin.language.core.zones import PLAY
from gorin.language.picks import Pick
from gorin.language.position.cards import Cards, name
from gorin.language.position.printed import definition_number, nodes_of, read_ability, usable
from gorin.language.position.remains import Remains, could_leave, parts_of

MOST = 99


@mypyc_attr(allow_interpreted_subclasses=True)
class EffectReader:
    """Reads one effect that lasts or waits."""

    def __init__(self, remains: Remains, s: CardState, cards: Cards, value: Any, where: str) -> None:
        self.remains = remains
        self.s = s
        self.cards = cards
        self.told = told = PositionReader(value, remains.keys(), where)
        source = cards.find(told.told["of"], told.place("of")) if told.says("of") else NOTHING
        seat = told.number("by", s.active if source == NOTHING else s.controller[source], 0, s.seats - 1)
        action = told.number("action", -1, -2, 9_999)
        context = AbilityContext(seat, source, None, action)
        self.lasting = LastingEffect(told.number("id", s.next_id, 1, 99_999), 0, action, context)
        self.lasting.context.sure = told.flag("surely")

    # --- what the game says -----------------------------------------------------------------------

    def read_subject(self, kind: str) -> int:
        """The card that is changed, unless it is something else."""
        return self.card_in_play()

    def read_mark(self, kind: str) -> None:
        """What is changed about it that is no stat; by default a keyword that it has or lacks."""
        self.lasting.keyword = self.told.text(kind, "")
        self.lasting.amount = 1 if kind == "keyword" else -1

    def check_duration(self) -> None:
        """Refuse what cannot last now."""

    # --- reading ----------------------------------------------------------------------------------

    def read(self) -> LastingEffect:
        does = self.remains.does()
        kinds = [key for key in does if self.told.says(key)]
        if len(kinds) != 1:
            raise InvalidPosition(f"{self.told.where} says one of what an effect does: {', '.join(does)}")
        kind = kinds[0]
        meant = [key for key in self.remains.meant() if self.told.says(key)]
        if meant and kind != "part":
            raise self.told.wrong(meant[0], "is said only of a part of a card's text")
        if kind == "trait":
            self._read_trait()
        elif kind == "part":
            self._read_part()
        else:
            self._read_change(kind)
        self.check_duration()
        return self.lasting

    def card_in_play(self) -> int:
        card = self.cards.find(self.told.told.get("on"), self.told.place("on"))
        if self.s.zone[card] != PLAY:
            raise self.told.wrong("on", "is a card in play")
        return card

    def _read_change(self, kind: str) -> None:
        lasting, changed = self.lasting, self.remains.changed
        lasting.subject = self.read_subject(kind)
        if kind in changed:
            lasting.stat, lasting.amount = changed[kind], self.told.number(kind, 0, -MOST, MOST)
        else:
            self.read_mark(kind)
        definition, abilities = self._makers()
        self._settle(definition, abilities, (lasting.amount,))

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
        told, context, deeds = self.told, self.lasting.context, self.remains.deeds
        for slot, key in enumerate(self.remains.slots):
            if told.says(key):
                context.put(slot, self._things(key, definition, ability, slot))
        context.numbers = [
            read_number(each, told.place("numbers"), -MOST, MOST) for each in told.items("numbers")
        ]
        context.way = told.name("way", {way: number for number, way in enumerate(WAYS)}, USED)
        did = told.table("did", deeds)
        for kind, key in enumerate(deeds):
            context.deeds += [deed(kind, self.cards.find(each, did.place(key))) for each in did.items(key)]
        if told.says("after"):
            past, where = self.remains.past, told.place("after")
            context.moment = past.read(self.s, self.cards, told.told["after"], where)

    def _things(self, key: str, definition: Definition, ability: Usable, slot: int) -> list[int]:
        """What was picked: of the kind that the ability lets one pick there."""
        picks = [each for each in picks_of(definition, ability) if each.slot == slot]
        if not picks and key not in self.remains.always_bound:
            raise self.told.wrong(key, f"is nothing that this ability of {definition.slug} has")
        codes = [self._thing(each, self.told.place(key)) for each in self.told.items(key)]
        for code in codes:
            types = {type for pick in picks for type in pick.card_filter.types}
            if code < PLACES and types and self.s.type_of(code) not in types:
                raise self.told.wrong(key, f"cannot be {name(self.s, code)}")
        return codes

    def _thing(self, value: Any, where: str) -> int:
        s = self.s
        places = {f"p{place}": PLACES + place for place in range(self.remains.past.places(s))}
        known = {**places, **{f"seat{seat}": SEATS + seat for seat in range(s.seats)}}
        return known[value] if isinstance(value, str) and value in known else self.cards.find(value, where)

    def _read_trait(self) -> None:
        """A card speaks a trait of another one as its own."""
        s, lasting, told = self.s, self.lasting, self.told
        lasting.subject = self.card_in_play()
        if told.says("of") or told.says("ability"):
            raise told.wrong("trait", "is said with the card that has it now (on) and where it is printed_on")
        what = definition_number(s, told, "printed_on")
        words = s.definitions[what].words
        number = read_number(told.told["trait"], told.place("trait"), 1, len(words))
        part = words[number - 1]
        if what == 0 or not (isinstance(part, Rule) or (isinstance(part, Triggered) and part.works_in_play)):
            raise told.wrong("trait", "is a part of its card's text without a designator")
        lasting.what, lasting.node, lasting.amount = what, part.number, 1
        lasting.context = AbilityContext(s.controller[lasting.subject], lasting.subject)
        makers = [(each, ability) for each in s.definitions for ability in usable(each)]
        if not any(self._fits(each, ability) for each, ability in makers):
            raise told.wrong("trait", "could be copied by no card of this position")

    # --- what the card says -----------------------------------------------------------------------

    def _makers(self) -> tuple[Definition, list[Usable]]:
        """The card that says it, and its abilities that may be meant."""
        s, told, source = self.s, self.told, self.lasting.context.source
        what = 0 if source == NOTHING else s.what[source]
        if told.says("printed_on"):
            what = definition_number(s, told, "printed_on")
        definition = s.definitions[what]
        if told.says("ability") or told.says("part"):
            return definition, [read_ability(s, told, what)]
        return definition, usable(definition)

    def _durations(self) -> list[int]:
        ends = self.remains.ends
        if not self.told.says("until"):
            return list(range(len(ends)))
        return [self.told.name("until", {end: until for until, end in enumerate(ends)})]

    def _settle(self, definition: Definition, abilities: list[Usable], amounts: tuple[int, ...]) -> None:
        """Find what the ability leaves behind that this can be; what is not said is filled in."""
        for amount in amounts:
            self.lasting.amount = amount
            if any(self._fits(definition, ability) for ability in abilities):
                return
        raise InvalidPosition(f"{self.told.where} is nothing that {definition.slug} could have left behind")

    def _fits(self, definition: Definition, ability: Usable) -> bool:
        for until in self._durations():
            self.lasting.until = until
            if could_leave(definition, ability, self.lasting):
                return True
        return False


def picks_of(definition: Definition, ability: Usable) -> list[Pick]:
    """Everything that is picked for an ability, at once or while it resolves."""
    inner = [getattr(node, "pick", None) for node in nodes_of(definition, ability)]
    return [*ability.picks, *(pick for pick in inner if isinstance(pick, Pick))]
