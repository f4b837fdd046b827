"""What the formats of the LCG answer to the language of cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gorin.games.lcg.acting import occurrence
from gorin.games.lcg.acting.affording import can_pay, can_pay_costs
from gorin.games.lcg.acting.using import may_be_targeted, opponent_meant, why_not_targeted
from gorin.games.lcg.fighting.bids import transfer
from gorin.games.lcg.fighting.spoils import ClearProvince
from gorin.games.lcg.kinds import (
    BESIDE,
    EVENT,
    LIMBO,
    REMOVED,
    ROW,
    RULES_EFFECT,
    UNDER,
)
from gorin.games.lcg.kinds import PROVINCE as IN_PROVINCE
from gorin.games.lcg.language.ability import LcgAbility
from gorin.games.lcg.presentation import naming, occasions
from gorin.games.lcg.ruleset import LcgRuleset
from gorin.games.lcg.table import gained, refusing
from gorin.games.lcg.table.allowed import BLANK, BLANK_BUT_TRAITS
from gorin.games.lcg.table.belongings import Conflict
from gorin.games.lcg.table.reading import cards_in, cards_in_all
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.turn.state_based import state_based_actions
from gorin.kernel.reasons import Reason
from gorin.language.core.active_effects import in_play_of_type
from gorin.language.core.context import NOTHING, AbilityContext, TriggerEvent
from gorin.language.core.nodes import Node
from gorin.language.core.state import ActiveEffects
from gorin.language.core.zones import DISCARD, HAND
from gorin.language.picks import PAYS, Pick

WHERE: Final = {
    IN_PROVINCE: "in a province",
    LIMBO: "being played",
    REMOVED: "removed from the game",
    UNDER: "under another card",
    BESIDE: "beside a stronghold",
    ROW: "facedown in a row of provinces",
}


@mypyc_attr(allow_interpreted_subclasses=True)
class LcgFormat(LcgRuleset):
    """The stronghold format with all that the family shares; other formats override its answers."""

    def state_based_actions(self, s: LcgState) -> bool:
        return state_based_actions(s)

    def occur(self, s: LcgState, moments: list[TriggerEvent]) -> None:
        occurrence.occur(s, moments)

    # --- who is heard -----------------------------------------------------------------------------

    def listeners(self, s: LcgState) -> list[int]:
        """LCG-ROLE-02; and cards that say that they work from a pile or a province that all see."""
        roles = [player.role for player in s.players if player.role != NOTHING]
        found = [role for role in roles if s.zone[role] == BESIDE]
        if not s.elsewhere:
            return found
        lie_open = cards_in_all(s, [place.id for place in s.provinces])
        for player in s.players:
            lie_open += player.dynasty_discard + player.conflict_discard
        heard = [card for card in lie_open if s.what[card] in s.elsewhere]
        return found + [card for card in sorted(heard) if self._works_from(s, card, s.zone[card])]

    def _works_from(self, s: LcgState, card: int, zone: int) -> bool:
        if zone not in (DISCARD, IN_PROVINCE) or (zone == IN_PROVINCE and not s.face_up[card]):
            return False
        if zone == IN_PROVINCE and s.type_of(card) == EVENT:
            return True
        return any(zone in ability.works_from for ability in s.cards[s.what[card]].usables)

    def silence(self, s: LcgState, known: ActiveEffects) -> None:
        """LCG-PROV-02, LCG-STAT-10, LCG-BLNK-01."""
        known.silent.update(self.blank(s))
        voided = self.voided(s)
        known.silent.update(voided)
        known.bare.update(voided)
        for place in s.provinces:
            if place.card != NOTHING and (place.broken or place.dishonored):
                known.silent.add(place.card)
                if place.broken:
                    known.bare.add(place.card)
        blanking = [each for each in known.rules if each[0].about in (BLANK, BLANK_BUT_TRAITS)]
        if not blanking:
            return
        order = s.seats_from(s.active)
        blanking.sort(key=lambda each: order.index(each[1].seat))  # LCG-PRIO-04
        for rule, context in blanking:
            if context.source in known.silent:
                continue
            blank = rule.concerned(s, context)
            known.silent.update(blank)
            if not rule.is_steady:
                known.fickle.append((rule, context, blank))
            if rule.about == BLANK:
                known.bare.update(blank)
        s.forget_derived()

    def overhear(self, s: LcgState, known: ActiveEffects) -> None:
        if s.lasting or gained.GAINS in known.topics:
            gained.overhear(s, known)

    # --- where cards are --------------------------------------------------------------------------

    def cards_in(self, s: LcgState, zone: int, seat: int) -> list[int]:
        player = s.players[seat]
        if zone == HAND:
            return player.hand
        if zone == DISCARD:
            return player.dynasty_discard + player.conflict_discard
        return [card for card, where in enumerate(s.zone) if where == zone and s.owner[card] == seat]

    def enemies(self, s: LcgState, seat: int, type: int) -> list[int]:
        return [card for card in in_play_of_type(s, type) if self.is_foe(seat, s.controller[card])]

    # --- what may be picked -----------------------------------------------------------------------

    def may_pick(
        self, s: LcgState, context: AbilityContext, ability: LcgAbility, pick: Pick, thing: int
    ) -> bool:
        """By the card filter and by the rules: who cannot be targeted is not chosen (LCG-IMM-01)."""
        if ability.on_event and thing == context.source:
            return False  # LCG-PUT-07: it lies on the table and in no hand while it is paid for
        if not pick.card_filter.fits(s, context, thing):
            return False
        if not pick.is_target or thing >= len(s.zone):
            return True
        return may_be_targeted(s, context, thing, ability.on_event)

    def can_pay(self, s: LcgState, context: AbilityContext, ability: LcgAbility) -> bool:
        return can_pay(s, context, ability)

    def clauses_of(self, role: int) -> tuple[str, ...]:
        return ("LCG-COST-01", "LCG-COST-03") if role == PAYS else ("LCG-TARG-01",)

    def why_not_picked(
        self, s: LcgState, context: AbilityContext, ability: LcgAbility, pick: Pick, thing: int
    ) -> Reason | None:
        if ability.on_event and thing == context.source:
            return refusing.BEING_PLAYED
        if not pick.is_target or thing >= len(s.zone):
            return None
        return why_not_targeted(s, context, thing, ability.on_event)

    def why_not_paid(self, s: LcgState, context: AbilityContext, ability: LcgAbility) -> Reason:
        """LCG-INIT-03, LCG-TARG-07."""
        if not can_pay_costs(s, context, ability):
            return refusing.TOO_DEAR
        aims = any(pick.is_target for pick in ability.picks)
        return refusing.NO_CHANGE if aims else refusing.CHANGES_NOTHING

    def kind_of(self, ref: str) -> str:
        return "ring" if ref.startswith("ring-") else super().kind_of(ref)

    def where(self, zone: int) -> str:
        return WHERE.get(zone) or super().where(zone)

    # --- how things are called --------------------------------------------------------------------

    def window_prompt(
        self, s: LcgState, window: str, moments: list[TriggerEvent], answerable: list[TriggerEvent]
    ) -> str:
        return occasions.window_prompt(s, window, moments, answerable)

    def player_name(self, s: LcgState, seat: int) -> str:
        return naming.player_name(s, seat)

    def asked_of(self, s: LcgState, seat: int, user: int, asks: str) -> str:
        """Whoever answers for another player's card reads whose it is."""
        return asks if user < 0 or user == seat else f"{asks} ({naming.player_name(s, user)}'s card)"

    def with_players(self, s: LcgState, context: AbilityContext, words: str) -> str:
        return naming.with_opponent(s, opponent_meant(s, context), words)

    def card_label(self, s: LcgState, card: int) -> str:
        return naming.card_label(s, card)

    def card_told_to(self, s: LcgState, seat: int, card: int) -> str:
        return naming.card_told_to(s, seat, card)

    def place_name(self, s: LcgState, place: int) -> str:
        return naming.place_name(s, place)

    def card_marks(self, s: LcgState, seat: int, card: int) -> list[str]:
        return naming.card_marks(s, seat, card)

    def card_among(self, s: LcgState, seat: int, card: int, among: list[int]) -> str:
        return naming.card_among(s, seat, card, among)

    def card_refs(self, s: LcgState, seat: int, card: int) -> tuple[str, ...]:
        """LCG-FDP-05: who does not know a card sees only the province in which it lies."""
        if naming.is_unseen(s, seat, card):
            return (naming.place_id(s, s.lies_in[card]),)
        return (f"c{card}",)

    def place_label(self, s: LcgState, place: int) -> str:
        return naming.place_label(s, place)

    def place_id(self, s: LcgState, place: int) -> str:
        return naming.place_id(s, place)

    def ability_label(self, s: LcgState, card: int, what: int, node: Node) -> str:
        return naming.ability_label(s, card, what, node)

    # --- the stronghold format --------------------------------------------------------------------

    def settle_bids(self, s: LcgState) -> None:
        playing = s.playing()
        if len(playing) == 2:
            self.occur(s, transfer(s, playing[0], playing[1]))

    def claim_contested(self, s: LcgState, conflict: Conflict) -> None:
        self.claim(s, conflict.winner, conflict.ring)

    def take_spoils(self, s: LcgState, attacker: int, place: int) -> None:
        """LCG-BRK-03."""
        if cards_in(s, place):
            s.push(ClearProvince(attacker, place))

    def claim(self, s: LcgState, seat: int, ring: int) -> None:
        self.occur(s, [TriggerEvent("ring claimed", NOTHING, seat, ring, 0, RULES_EFFECT)])

    def why_won(self, s: LcgState, seat: int) -> str:
        """LCG-WIN-06."""
        return "Honor Victory" if s.players[seat].honor >= self.honor_victory else ""

    def may_be_over(self, s: LcgState) -> bool:
        for player in s.players:
            if not 0 < player.honor < self.honor_victory:
                return True
        for place in s.provinces:  # noqa: SIM110 - asked after every change
            if place.broken and place.is_stronghold:
                return True
        return False

    def why_lost(self, s: LcgState, seat: int) -> str:
        """LCG-WIN-05, LCG-WIN-07."""
        if s.players[seat].honor <= 0:
            return "Dishonor"
        for place in s.provinces:
            if place.broken and place.is_stronghold and place.owner == seat:
                return "Conquest"
        return ""
