"""What the editions of the CCG answer to the language of cards."""

from __future__ import annotations

from typing import cast

from mypy_extensions import mypyc_attr

from gorin.games.ccg.acting.targets import can_pay, is_candidate
from gorin.games.ccg.definition import Card
from gorin.games.ccg.policy import Policy
from gorin.games.ccg.shown import naming
from gorin.games.ccg.table.reading import stacked
from gorin.games.ccg.table.state import BLANK, CcgState
from gorin.games.ccg.turn.settling import settle
from gorin.games.ccg.words.which.nouns import enemies
from gorin.words.abilities import Usable
from gorin.words.grammar.definition import Definition
from gorin.words.grammar.nodes import Node
from gorin.words.grammar.scope import Scope
from gorin.words.grammar.state import InForce
from gorin.words.grammar.zones import HAND
from gorin.words.picks import Pick


@mypyc_attr(allow_interpreted_subclasses=True)
class CcgBook(Policy):
    """An edition with all that the family shares; an edition overrides the answers of its policy."""

    def settle(self, s: CcgState) -> bool:
        return settle(s)

    def listeners(self, s: CcgState) -> list[int]:
        """CE-EXP-09: the abilities of the cards below the top of a stack are the stack's."""
        return stacked(s)

    def silence(self, s: CcgState, known: InForce) -> None:
        for lasting in s.lasting:
            if lasting.keyword == BLANK:
                known.silent.add(lasting.subject)

    def cards_in(self, s: CcgState, zone: int, seat: int) -> list[int]:
        player = s.players[seat]
        return player.hand if zone == HAND else player.fate_discard + player.dynasty_discard

    def enemies(self, s: CcgState, seat: int, type: int) -> list[int]:
        return enemies(s, seat, type)

    def may_pick(self, s: CcgState, scope: Scope, ability: Usable, pick: Pick, thing: int) -> bool:
        return is_candidate(s, scope, ability, pick, thing)

    def picks_early(self, pick: Pick) -> bool:
        """WH-GLO-36, WH-ADV-12."""
        return self.ranged_needs_target or not pick.aims

    def can_pay(self, s: CcgState, scope: Scope, ability: Usable) -> bool:
        return can_pay(s, scope, ability)

    def said(self, text: str) -> str:
        return self.dialect.said(text)

    def player_name(self, s: CcgState, seat: int) -> str:
        return naming.player_name(s, seat)

    def title(self, definition: Definition) -> str:
        """With the experience level where there is one."""
        return cast(Card, definition).shown_title

    def card_label(self, s: CcgState, card: int) -> str:
        return naming.card_label(s, card)

    def place_label(self, s: CcgState, place: int) -> str:
        return naming.province_label(s, place)

    def ability_label(self, s: CcgState, card: int, what: int, node: Node) -> str:
        return naming.ability_label(s, card, what, node)
