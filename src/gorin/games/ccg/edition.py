"""What the editions of the CCG answer to the language of cards."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import mypyc_attr

from gorin.games.ccg.acting.targets import can_pay, is_candidate, why_not_paid, why_not_picked
from gorin.games.ccg.definition import Card
from gorin.games.ccg.kinds import ATTACHMENTS, FOCUSED, LIMBO, ON_MAP, POOL, PROVINCE, REMOVED, UNDER
from gorin.games.ccg.language.which.card_filters import enemies
from gorin.games.ccg.presentation import naming
from gorin.games.ccg.ruleset import CcgRuleset
from gorin.games.ccg.table.reading import stacked
from gorin.games.ccg.table.refusing import UNTARGETABLE
from gorin.games.ccg.table.state import BLANK, CcgState
from gorin.games.ccg.turn.state_based import state_based_actions
from gorin.kernel.reasons import Reason
from gorin.language.abilities import Usable
from gorin.language.core.context import NOTHING, AbilityContext
from gorin.language.core.definition import Definition
from gorin.language.core.nodes import Node
from gorin.language.core.state import ActiveEffects
from gorin.language.core.zones import HAND
from gorin.language.meaning import meaning_of
from gorin.language.picks import CHOOSES, PAYS, PERFORMS, TARGETS, Pick

CLAUSES: Final = {
    PERFORMS: ("CE-PERF-03",),
    TARGETS: ("CE-TARG-01", "CE-TARG-03"),
    PAYS: ("CE-COST-04", "CE-COST-06"),
    CHOOSES: ("CE-TARG-01",),
}
WHERE: Final = {
    PROVINCE: "in a province",
    POOL: "in a focus pool",
    FOCUSED: "focused in a duel",
    LIMBO: "being played",
    UNDER: "under another card",
    REMOVED: "removed from the game",
    ON_MAP: "on the map",
}


@mypyc_attr(allow_interpreted_subclasses=True)
class CcgEdition(CcgRuleset):
    """An edition with all that the family shares; an edition overrides what it answers otherwise."""

    def state_based_actions(self, s: CcgState) -> bool:
        return state_based_actions(s)

    def listeners(self, s: CcgState) -> list[int]:
        """CE-EXP-09: the abilities of the cards below the top of a stack are the stack's."""
        return stacked(s)

    def silence(self, s: CcgState, known: ActiveEffects) -> None:
        for lasting in s.lasting:
            if lasting.keyword == BLANK:
                known.silent.add(lasting.subject)

    def cards_in(self, s: CcgState, zone: int, seat: int) -> list[int]:
        player = s.players[seat]
        return player.hand if zone == HAND else player.fate_discard + player.dynasty_discard

    def enemies(self, s: CcgState, seat: int, type: int) -> list[int]:
        return enemies(s, seat, type)

    def bearer(self, s: CcgState, card: int) -> int:
        """What Regions, Terrains and Fortifications lie at is a place."""
        return s.host[card] if s.type_of(card) in ATTACHMENTS else NOTHING

    def may_pick(self, s: CcgState, context: AbilityContext, ability: Usable, pick: Pick, thing: int) -> bool:
        return is_candidate(s, context, ability, pick, thing)

    def picks_early(self, pick: Pick) -> bool:
        """WH-GLO-36, WH-ADV-12."""
        return self.ranged_needs_target or not pick.aims

    def can_pay(self, s: CcgState, context: AbilityContext, ability: Usable) -> bool:
        return can_pay(s, context, ability)

    def clauses_of(self, role: int) -> tuple[str, ...]:
        return CLAUSES[role]

    def why_not_picked(
        self, s: CcgState, context: AbilityContext, ability: Usable, pick: Pick, thing: int
    ) -> Reason | None:
        return why_not_picked(s, context, ability, pick, thing)

    def why_not_paid(self, s: CcgState, context: AbilityContext, ability: Usable) -> Reason:
        return why_not_paid(s, context, ability)

    def why_untouchable(self, s: CcgState, context: AbilityContext, thing: int) -> Reason:
        return UNTARGETABLE

    def where(self, zone: int) -> str:
        return WHERE.get(zone) or super().where(zone)

    def said(self, text: str) -> str:
        return self.dialect.said(text)

    def player_name(self, s: CcgState, seat: int) -> str:
        return naming.player_name(s, seat)

    def title(self, definition: Definition) -> str:
        """With the experience level where there is one."""
        return cast(Card, definition).shown_title

    def card_label(self, s: CcgState, card: int) -> str:
        return naming.card_label(s, card)

    def card_marks(self, s: CcgState, seat: int, card: int) -> list[str]:
        return naming.card_marks(s, seat, card)

    def card_among(self, s: CcgState, seat: int, card: int, among: list[int]) -> str:
        return naming.card_among(s, seat, card, among)

    def by_side(self, s: CcgState, seat: int, ability: Usable, pick: Pick, among: list[int]) -> list[int]:
        """One's own cards first where it is good for them, those of others first where it is bad."""
        good = meaning_of(ability).good_for(pick) if len(among) > 1 else 0
        if not good:
            return among
        own = [each for each in among if each >= len(s.zone) or s.controller[each] == seat]
        others = [each for each in among if each < len(s.zone) and s.controller[each] != seat]
        return own + others if good > 0 else others + own

    def place_label(self, s: CcgState, place: int) -> str:
        return naming.province_label(s, place)

    def ability_label(self, s: CcgState, card: int, what: int, node: Node) -> str:
        return naming.ability_label(s, card, what, node)
