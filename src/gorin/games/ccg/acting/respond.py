"""Responding: triggered traits first, then a round of Reactions (CE-TRT-06, CE-REAC).

A trait that works from the hand is offered, not forced: nobody knows that the card is there.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from gorin.games.ccg.acting.beginning import begin_ability
from gorin.games.ccg.acting.gold import Produces, can_afford
from gorin.games.ccg.acting.occasions import occasion
from gorin.games.ccg.acting.paying import AskCostly, takes_wish, wishes_for
from gorin.games.ccg.acting.traits import ApplyTrait
from gorin.games.ccg.acting.using import source_of, why_cannot_use
from gorin.games.ccg.definition import Card, catalogue
from gorin.games.ccg.kinds import GOLD_COST, REACTION, RING, STRATEGY
from gorin.games.ccg.language.abilities import Action
from gorin.games.ccg.ruleset import rules_of
from gorin.games.ccg.table.contests import hands_are_aside
from gorin.games.ccg.table.derived import derived
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.questions import PASS, Question
from gorin.kernel.windows import InterruptibleEvent
from gorin.language.abilities import Triggered, Usable
from gorin.language.core.active_effects import active_effects, holds, own_of_type
from gorin.language.core.context import NOTHING, AbilityContext, TriggerEvent
from gorin.language.core.questions import LASTINGS, AskThing, ability_code, ability_of
from gorin.language.core.zones import PLAY
from gorin.language.picking import can_complete
from gorin.language.waiting import awaken, delayed, is_awaited

HAND_TRAIT: Final = "trait of a card in the hand"
NO_REACTIONS: Final = "no Reactions to his duels"
"""What a rule says of a Personality who challenges, refuses or duels."""
OF_DUELS: Final = (
    "challenges", "duel refused", "duel begins", "focusing", "strike", "focus effects", "duel resolved",
    "duel ended",
)  # fmt: skip


@final
class Respond(InterruptibleEvent[CcgState]):
    """A moment to which abilities respond: it has happened already."""

    tag: ClassVar[str] = "reaction-window"
    kinds: ClassVar[dict[str, str]] = {"take_answer": "reaction", "take_first_due": "reaction.order"}
    fields: ClassVar[dict[str, str]] = {"moment": "trigger-event"}
    ladder: ClassVar[tuple[str, ...]] = ("forced reaction", HAND_TRAIT, "reaction")

    def __init__(self, moment: TriggerEvent) -> None:
        super().__init__()
        self.moment = moment

    def order(self, s: CcgState) -> list[int]:
        """What happens by itself is ordered by the active player; who reacts first, the edition says."""
        if self.ladder[min(self.rung, len(self.ladder) - 1)] == "forced reaction":
            return s.seats_from(s.active)
        return rules_of(s).reaction_order(s)

    def is_open(self, s: CcgState, window: str) -> bool:
        """Is there any card, seen or not, that hears it in this window?"""
        kind = self.moment.kind
        if kind in OF_DUELS and self.is_closed(s, window):
            return False
        unseen = unseen_of(s.edition, kind)
        if window == HAND_TRAIT:
            return bool(unseen.traits)
        if kind in active_effects(s).hearing:
            return True
        if window == "forced reaction":
            return bool(unseen.discarded) or is_awaited(s, kind)
        return bool(unseen.reactions) or kind in s.cards[0].responses

    def eligible(self, s: CcgState, window: str, seat: int) -> list[int]:
        if window == "forced reaction":
            return triggered_traits(s, seat, self.moment) + delayed(s, seat, self.moment)
        if s.is_out(seat):
            return []
        return reactions(s, seat, self.moment, window == HAND_TRAIT)

    def is_closed(self, s: CcgState, window: str) -> bool:
        """Does somebody in the duel let nobody react to it?"""
        moment = self.moment
        if window != "reaction":
            return False
        third = moment.amount if moment.kind == "duel resolved" and moment.card == NOTHING else NOTHING
        return any(holds(s, NO_REACTIONS, card) for card in (moment.card, moment.other, third))

    def chooser(self, s: CcgState) -> int:
        return s.playing_from(s.active)[0]

    def is_asked(self, s: CcgState, window: str, seat: int) -> bool:
        """Who could hold such a card is asked, whether he does or not: being skipped would tell."""
        return (
            window != "forced reaction"
            and not s.is_out(seat)
            and could_react(s, seat, self.moment, unseen_of(s.edition, self.moment.kind).offered_in(window))
        )

    def question(self, s: CcgState, window: str, seat: int, among: list[int]) -> Question[CcgState]:
        if window == "forced reaction":
            return AskThing(seat, "These happen at the same time. Which first?", among)
        asks = "Put a card from your hand into play?" if window == HAND_TRAIT else "React?"
        offered = [*among[:-1], *wishes_for(s, seat, among[:-1]), PASS]
        return AskCostly(seat, f"{occasion(s, self.moment)} {asks}".lstrip(), offered)

    def take_answer(self, s: CcgState) -> None:
        if takes_wish(s, self.order(s)[self.turn]):
            self.go("next_opportunity")
        else:
            super().take_answer(s)

    def use(self, s: CcgState, ability: int) -> None:
        if ability >= LASTINGS:
            what, node, context = awaken(s, ability, self.moment)
            s.push(ApplyTrait(what, node, NOTHING, context))
            return
        holder, node = ability_of(ability)
        s.push(begin_ability(s, self._user(s, holder), holder, node, self.moment))

    def _user(self, s: CcgState, holder: int) -> int:
        """Whose ability it is; one that every player has is used by the one who was asked."""
        if holder == NOTHING:
            return self.order(s)[self.turn]
        return s.controller[source_of(s, holder)]


# --- who hears a moment ---------------------------------------------------------------------------


def is_heard(s: CcgState, moment: TriggerEvent) -> bool:
    """Is there anything that this moment could trigger?"""
    kind = moment.kind
    known = s.active_effects or active_effects(s)
    if kind in known.hearing or kind in s.cards[0].responses:
        return True
    if kind in known.awaited and is_awaited(s, kind):
        return True
    unseen = unseen_of(s.edition, kind)
    for seat in range(s.seats) if unseen.discarded else ():
        if traits_in_discard(s, seat, kind):
            return True
    for seat in range(s.seats) if unseen.in_hands else ():
        if could_react(s, seat, moment, unseen.in_hands):
            return True
    return False  # of most moments no card of the edition hears out of a hand or a discard pile


def cards_under(s: CcgState, card: int) -> list[int]:
    """The cards of a stack below its top."""
    return derived(s).under.get(card, [])


def holders(s: CcgState, seat: int) -> list[int]:
    """The cards on which a player finds abilities to use: in play, below the top of a stack, in his hand."""
    found = own_of_type(s, seat, NOTHING)
    under = derived(s).under
    if under:
        found = [each for card in found for each in (card, *under.get(card, ()))]
    return found + s.tiles_of(seat) + s.players[seat].hand


def triggered_traits(s: CcgState, seat: int, moment: TriggerEvent) -> list[int]:
    """CE-TRT-03, CE-TRT-04: they happen whether their card is bowed or not."""
    found: list[int] = []
    for card in active_effects(s).hearing.get(moment.kind, []):
        if s.controller[card] != seat or s.zone[card] != PLAY:
            continue
        for ability in s.cards[s.what[card]].responses.get(moment.kind, ()):
            if (
                isinstance(ability, Triggered)
                and ability.works_in_play
                and why_cannot_use(s, seat, card, ability, moment) is None
            ):
                found.append(ability_code(card, ability.number))
    lying = traits_in_discard(s, seat, moment.kind)
    return found + [code for code in lying if _applies(s, seat, code, moment)]


def _applies(s: CcgState, seat: int, code: int, moment: TriggerEvent) -> bool:
    holder, node = ability_of(code)
    ability = s.node(s.what[holder], node)
    return isinstance(ability, Triggered) and why_cannot_use(s, seat, holder, ability, moment) is None


@final
class Unseen:
    """What the cards of an edition could do at a kind of moment out of a hand or a discard pile."""

    def __init__(self, edition: str, kind: str) -> None:
        self.traits: list[tuple[Usable, int]] = []
        """Out of a hand, each with the Gold that it costs at least."""
        self.reactions: list[tuple[Usable, int]] = []
        self.discarded: dict[str, int] = {}
        """The traits of cards that hear it while they lie in a discard pile, by the slugs of those cards."""
        for card in catalogue(edition).values():
            for ability in card.responses.get(kind, ()):
                self._note(card, ability)
        self.in_hands = self.traits + self.reactions

    def offered_in(self, window: str) -> list[tuple[Usable, int]]:
        """What could be used out of a hand in a window."""
        return self.traits if window == HAND_TRAIT else self.reactions

    def _note(self, card: Card, ability: Usable) -> None:
        if isinstance(ability, Triggered) and ability.from_discard:
            self.discarded[card.slug] = ability.number
        if ability.from_hand or (card.type in (STRATEGY, RING) and is_optional(ability)):
            known = self.traits if isinstance(ability, Triggered) else self.reactions
            known.append((ability, _price(card, ability)))


_unseen: Final[dict[str, dict[str, Unseen]]] = {}


def unseen_of(edition: str, kind: str) -> Unseen:
    kinds = _unseen.get(edition)
    if kinds is None:
        kinds = _unseen[edition] = {}
    known = kinds.get(kind)
    if known is None:
        known = kinds[kind] = Unseen(edition, kind)
    return known


def traits_in_discard(s: CcgState, seat: int, kind: str) -> list[int]:
    """The traits by which cards in a player's discard piles hear a kind of moment."""
    known = unseen_of(s.edition, kind).discarded
    if not known:
        return []
    player = s.players[seat]
    lying = [
        card for card in player.fate_discard + player.dynasty_discard if s.definition(card).slug in known
    ]
    return [ability_code(card, known[s.definition(card).slug]) for card in lying]


def reactions(s: CcgState, seat: int, moment: TriggerEvent, traits: bool) -> list[int]:
    """The Reactions that a player can take, or the traits of cards in his hand that apply."""
    found: list[int] = []
    for holder in active_effects(s).hearing.get(moment.kind, []):
        if s.controller[source_of(s, holder)] == seat:
            found += _reactions_on(s, seat, holder, s.definition(holder), moment, traits)
    for card in s.players[seat].hand:
        definition = s.cards[s.what[card]]
        if moment.kind in definition.responses:
            found += _reactions_on(s, seat, card, definition, moment, traits)
    return found + _reactions_on(s, seat, NOTHING, s.cards[0], moment, traits)


def _reactions_on(
    s: CcgState, seat: int, holder: int, definition: Card, moment: TriggerEvent, traits: bool
) -> list[int]:
    return [
        ability_code(holder, ability.number)
        for ability in definition.responses.get(moment.kind, ())
        if is_optional(ability)
        and isinstance(ability, Triggered) == traits
        and _is_where_it_works(s, holder, ability)
        and why_cannot_use(s, seat, holder, ability, moment) is None
    ]


def _is_where_it_works(s: CcgState, holder: int, ability: Usable) -> bool:
    """A trait that works from the hand works only there; an action says for itself where it works."""
    return isinstance(ability, Action) or (holder != NOTHING and holder in s.players[s.owner[holder]].hand)


def is_optional(ability: Usable) -> bool:
    """Reactions are, and traits that work from the hand: nobody knows that the card is there."""
    return ability.from_hand or (isinstance(ability, Action) and bool(ability.designators & REACTION))


def could_react(s: CcgState, seat: int, moment: TriggerEvent, known: list[tuple[Usable, int]]) -> bool:
    """Could this player, for all that everybody knows, hold one of these and answer this moment with it?"""
    if not known or not s.players[seat].hand or hands_are_aside(s):
        return False
    context = AbilityContext(seat, NOTHING, moment)
    for ability, price in known:
        if (not price or _could_pay(s, seat, price)) and _could_use(s, ability, context, moment):
            return True
    return False


def _price(card: Card, ability: Usable) -> int:
    """The Gold that a Strategy costs in any case; nothing where its own text may change that."""
    if card.type != STRATEGY or GOLD_COST in card.own_stats:
        return 0
    return 0 if isinstance(ability, Action) and ability.free else card.gold_cost


def _could_pay(s: CcgState, seat: int, price: int) -> bool:
    """Everybody sees how much Gold a player can produce; what depends on the card is given the benefit."""
    if GOLD_COST in active_effects(s).stats or can_afford(s, seat, price, NOTHING):
        return True
    return any(
        s.controller[card] == seat and not s.bowed[card] and _is_choosy(s, card)
        for card in derived(s).sources
    )


def _is_choosy(s: CcgState, card: int) -> bool:
    """Does it produce Gold only for some cards?"""
    return any(isinstance(rule, Produces) and not rule.always for rule in s.definition(card).gold_rules)


def _could_use(s: CcgState, ability: Usable, context: AbilityContext, moment: TriggerEvent) -> bool:
    trigger = ability.trigger
    if trigger is None or not trigger.fits(s, context, moment):
        return False
    met = all(each.condition.holds(s, context) for each in ability.requirements)
    return met and can_complete(s, context, ability, 0)
