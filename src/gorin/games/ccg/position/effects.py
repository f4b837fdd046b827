"""What lasts or waits, as a position of the CCG tells it."""

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
    WHILE_IN_PLAY,
    YU,
)
from gorin.games.ccg.position.happened import PAST
from gorin.games.ccg.table.ops.control import LENT
from gorin.games.ccg.table.ops.ongoing import LOCKED
from gorin.games.ccg.table.reading import COPIED, province
from gorin.games.ccg.table.state import REMAINS_BOWED, CcgState
from gorin.kernel.position_reader import read_number
from gorin.language.core.context import NOTHING, LastingEffect
from gorin.language.core.zones import PLAY
from gorin.language.position.cards import Cards, name
from gorin.language.position.effects import EffectReader
from gorin.language.position.happened import Past
from gorin.language.position.printed import ability_number, usable
from gorin.language.position.remains import Remains

BEARERS = {
    "force": (PERSONALITY, FOLLOWER, ITEM),
    "chi": (PERSONALITY, FOLLOWER, ITEM),
    "personal_honor": (PERSONALITY,),
}
"""What has these stats."""


@final
class CcgRemains(Remains):
    """The CCG's names, and what it notes on cards besides their stats."""

    def __init__(self, past: Past) -> None:
        super().__init__(past)
        self.ends = (
            "action",
            "combat",
            "battle",
            "phase",
            "turn",
            "game",
            "in-play",
            "next-turn",
            "bowed",
            "duel",
        )
        self.changed = {STATS[stat]: stat for stat in (FORCE, CHI, PERSONAL_HONOR, GOLD_COST, STRENGTH, YU)}
        self.marks = ("keyword", "without", "locked", "lent_by", "remains_bowed")
        self.also = ("province",)
        self.slots = ("performer", "target", "second", "paid", "chosen", "loser", "winner", "bearer")
        self.always_bound = ("chosen", "loser", "winner", "bearer")
        self.deeds = (
            "bowed", "straightened", "moved", "destroyed", "dishonored", "attached", "penalized", "from hand",
            "shamed",
        )  # fmt: skip

    def speaking(self, s: CcgState, source: int) -> list[int]:
        """A card's own definition, and those below it in a stack (CE-EXP-09)."""
        below = [card for card in range(len(s.host)) if s.zone[card] == UNDER and s.host[card] == source]
        return [s.what[source], *(s.what[card] for card in below)]

    def told_change(self, s: CcgState, lasting: LastingEffect) -> dict[str, Any] | None:
        if lasting.stat == STRENGTH:
            there = province(s, lasting.subject) is not None
            return {"province": lasting.subject, "strength": lasting.amount} if there else None
        if lasting.subject == NOTHING or not _can_bear(s, lasting.subject):
            return None
        changed = self._changed_on_card(s, lasting)
        return None if changed is None else {"on": name(s, lasting.subject), **changed}

    def _changed_on_card(self, s: CcgState, lasting: LastingEffect) -> dict[str, Any] | None:
        if lasting.stat >= 0:
            stat = STATS[lasting.stat]
            return {stat: lasting.amount} if stat in self.changed else None
        if lasting.keyword == LOCKED:
            number = ability_number(s, s.what[lasting.subject], lasting.amount)
            return {"locked": number} if number else None
        if lasting.keyword == COPIED:
            return None  # what has come of it cannot be told
        if lasting.keyword == LENT:
            return {"lent_by": -1 - lasting.amount}
        if lasting.keyword == REMAINS_BOWED:
            return {"remains_bowed": True}
        return {"keyword" if lasting.amount > 0 else "without": lasting.keyword}


def _can_bear(s: CcgState, card: int) -> bool:
    """DE-COST-18: in some editions a card is still changed when it has left play."""
    return s.zone[card] in (PLAY, UNDER) or s.settings.effects_stay


REMAINS = CcgRemains(PAST)


@final
class CcgEffectReader(EffectReader):
    """Reads one effect of the CCG."""

    def __init__(self, s: CcgState, cards: Cards, value: Any, where: str) -> None:
        super().__init__(REMAINS, s, cards, value, where)
        self.table = s

    def read_subject(self, kind: str) -> int:
        told = self.told
        if kind == "strength":
            place = told.number("province", NOTHING, 0)
            if province(self.table, place) is None:
                raise told.wrong("province", "is the number of a province that is there")
            return place
        card = self.cards.find(told.told.get("on"), told.place("on"))
        on_traits = kind in ("keyword", "without") or kind in self.remains.changed
        stays = self.table.settings.effects_stay and on_traits
        if not stays and (kind != "locked" or self.s.zone[card] != UNDER):
            card = self.card_in_play()
        if self.s.type_of(card) not in BEARERS.get(kind, (self.s.type_of(card),)):
            raise told.wrong("on", f"is a card that has {kind.replace('_', ' ')}")
        return card

    def read_mark(self, kind: str) -> None:
        lasting, told = self.lasting, self.told
        if kind == "locked":
            abilities = usable(self.table.definition(lasting.subject))
            number = read_number(told.told[kind], told.place(kind), 1, len(abilities))
            lasting.keyword, lasting.amount = LOCKED, abilities[number - 1].number
        elif kind == "lent_by":
            owner = told.number(kind, 0, 0, self.s.seats - 1)
            lasting.keyword, lasting.amount = LENT, -1 - owner
        elif kind == "remains_bowed":
            if not told.flag(kind) or not self.table.bowed[lasting.subject]:
                raise told.wrong(kind, "is true of a card that is bowed")
            lasting.keyword, lasting.amount = REMAINS_BOWED, 1
        else:
            super().read_mark(kind)

    def check_duration(self) -> None:
        s, until = self.table, self.lasting.until
        source = self.lasting.context.source
        if until == ACTION_END or (until in (COMBAT_END, BATTLE_END) and s.battlefield == NOTHING):
            raise self.told.wrong("until", f"the {REMAINS.ends[until]} ends, and there is none now")
        if until == WHILE_IN_PLAY and (source == NOTHING or s.zone[source] != PLAY):
            raise self.told.wrong("of", "is a card in play, for the effect lasts no longer")
