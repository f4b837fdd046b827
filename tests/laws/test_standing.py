"""Law: a card in play stands in the view with the player who controls it, and with nobody else."""

import random
from typing import Any

import pytest

from gorin.games.ccg.kinds import STRATEGY
from gorin.games.ccg.table.state import CcgState
from gorin.games.lcg.kinds import ATTACHMENT, PROVINCE_CARD
from gorin.games.lcg.table.state import LcgState
from gorin.language.core.context import NOTHING
from support.walk import GAMES, TABLES, game_of, new_game, walk

View = dict[str, Any]
EVERY = 7
"""Long games are looked at now and then."""


def cards_in(value: Any) -> set[str]:
    """The ids of all cards in a part of a view."""
    if isinstance(value, dict):
        own = {value["id"]} if "slug" in value and "id" in value else set()
        return own.union(*[cards_in(each) for each in value.values()])
    return set().union(*[cards_in(each) for each in value]) if isinstance(value, list) else set()


def standing_in_ccg(view: View, seat: int) -> set[str]:
    """Home, provinces, and his units on the battlefields."""
    player = view["players"][seat]
    parts = [player[part] for part in ("stronghold", "holdings", "units", "others", "provinces")]
    fields = [unit for field in view["battlefields"] for unit in field["attacking"] + field["defending"]]
    return cards_in([parts, [unit for unit in fields if unit["controller"] == seat]])


def standing_in_lcg(view: View, seat: int) -> set[str]:
    """His provinces and what lies in them, his characters, and what is attached to anybody by him."""
    player, conflict = view["players"][seat], view["conflict"] or {"attackers": [], "defenders": []}
    stronghold = [player["stronghold_province"], player["stronghold"]]
    found = cards_in([player["provinces"], *[part for part in stronghold if part]])
    people = [who for each in view["players"] for who in each["home"]]
    for who in people + conflict["attackers"] + conflict["defenders"]:
        found |= {each["id"] for each in (who, *who["attachments"]) if each["controller"] == seat}
    return found


def is_elsewhere(s: CcgState | LcgState, card: int) -> bool:
    """Terrains stand with their battlefield, and what is attached to a province with its province."""
    if isinstance(s, CcgState):
        return s.type_of(card) == STRATEGY and s.host[card] != NOTHING
    on_province = s.host[card] != NOTHING and s.type_of(s.host[card]) == PROVINCE_CARD
    return s.type_of(card) == ATTACHMENT and on_province


@pytest.mark.parametrize(("name", "seats"), [t for t in TABLES if GAMES[game_of(t[0])].decks])
def test_a_card_stands_with_the_player_who_controls_it(name: str, seats: int):
    seen = 0
    standing = standing_in_lcg if game_of(name) == "lcg" else standing_in_ccg
    for number, moment in enumerate(walk(new_game(name, seats, 13), random.Random(seats))):
        if number % EVERY:
            continue
        s, view = moment.state, moment.view(None)
        stands = [standing(view, seat) for seat in range(seats)]
        for card in [card for card in s.in_play if not is_elsewhere(s, card)]:
            where = [seat for seat in range(seats) if f"c{card}" in stands[seat]]
            assert where == [s.controller[card]], (s.names[s.what[card]], where)
            seen += 1
    assert seen > 200
