"""What every player can do: abilities that the rules grant, written like those of cards."""

from __future__ import annotations

from typing import Final

from gorin.games.ccg import kinds
from gorin.games.ccg.acting.bringing import can_attach
from gorin.games.ccg.acting.honor import loss_in_progress
from gorin.games.ccg.acting.using import equips_in_battle
from gorin.games.ccg.definition import Card
from gorin.games.ccg.fighting.battle import Battle
from gorin.games.ccg.kinds import LOBBIES_OPENLY, OTHERS_MAY_NOT_LOBBY, PERSONAL_HONOR
from gorin.games.ccg.language.abilities import Action, battle, battle_open, limited, pay_gold, reaction
from gorin.games.ccg.language.amounts import focus_of
from gorin.games.ccg.language.meaning import HONOR
from gorin.games.ccg.language.verbs.fighting.movement import move_home
from gorin.games.ccg.language.verbs.in_play.attaching import attach_from_hand, attach_paid, price_of
from gorin.games.ccg.language.verbs.in_play.states import bow, discard
from gorin.games.ccg.language.verbs.in_play.stats import gives
from gorin.games.ccg.language.verbs.players.decks import draw
from gorin.games.ccg.language.verbs.players.honor import commits_seppuku, discard_favor, take_favor
from gorin.games.ccg.language.when.conditions import MOST_HONOR
from gorin.games.ccg.language.when.deeds import destroyed_by_this
from gorin.games.ccg.language.when.events import ENGAGING, HONOR_LOSS_COMES
from gorin.games.ccg.language.when.roles import FROM_AN_ACTION
from gorin.games.ccg.language.which.card_filters import (
    ATTACHMENT,
    FATE_CARD,
    PERSONALITY,
    TACTICIAN,
    UNIT,
    enemy,
)
from gorin.games.ccg.language.which.measures import having
from gorin.games.ccg.language.which.places import attacking, here
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.reading import unit, units_at
from gorin.games.ccg.table.sides import enemy_side, my_side
from gorin.games.ccg.table.state import CcgState
from gorin.language.abilities import cost, requires
from gorin.language.card_filters import CardFilter, your
from gorin.language.conditions import Told
from gorin.language.core.active_effects import active_effects, has, holds
from gorin.language.core.context import AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import OWN, Intent, Known, Whom
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.core.zones import HAND
from gorin.language.event_kinds import after, before, provided
from gorin.language.flow import if_
from gorin.language.picks import chosen, paying, performer, second_target, target, up_front
from gorin.language.players import YOU
from gorin.language.predicates import AFTER, Predicate, Simple, keyword
from gorin.language.selectors import (
    CHOSEN,
    PAID,
    PERFORMER,
    PERFORMER_SLOT,
    SECOND,
    SECOND_SLOT,
    TARGET,
)
from gorin.language.verbs import ACT, PROTECT

RULES_SLUG: Final = "the-rules"


# --- Equip (CE-EQP) -------------------------------------------------------------------------------


class CanBeEquipped(Predicate):
    """May attach what was chosen, and it can be paid for."""

    def fits(self, s: CcgState, context: AbilityContext, card: int) -> bool:
        chosen = context.get(SECOND_SLOT)
        return not chosen or any(can_attach(s, context.seat, each, card) for each in chosen)

    def text(self, renderer: TextRenderer) -> str:
        return f"{self.words} {SECOND.text(renderer)}"


def equip() -> Action:
    """The attachment is chosen with the action, so that the Personality is picked knowing it."""
    action = limited(
        up_front(target(_who_can_bear())),
        second_target(ATTACHMENT.in_zone(HAND)),
        attach_from_hand(SECOND, TARGET),
        any_number=True,
    )
    action.is_equip = True
    return action


def equip_paid_first() -> Action:
    """DE-PLAY-01, DE-CANC-12: its Gold is a cost of the action, paid before anybody can cancel it."""
    action = limited(
        up_front(target(_who_can_bear())),
        second_target(ATTACHMENT.in_zone(HAND)),
        pay_gold(price_of(SECOND, TARGET)),
        attach_paid(SECOND, TARGET),
        any_number=True,
    )
    action.is_equip = True
    return action


def equip_by_performer(in_battle: bool = False) -> Action:
    """WH-EQP-04: a performing Personality is named; WH-EQP-08: some Equip as a Battle/Open action."""
    parts = (
        performer(_who_can_bear()),
        second_target(ATTACHMENT.in_zone(HAND)),
        attach_from_hand(SECOND, PERFORMER),
    )
    if in_battle:
        action = battle_open(requires(EQUIPS_AT_OTHER_TIMES), *parts, any_number=True)
    else:
        action = limited(*parts, any_number=True)
    action.is_equip = True
    return action


def _who_can_bear() -> CardFilter:
    return your(PERSONALITY, CanBeEquipped(AFTER, "who can bear"))


EQUIPS_AT_OTHER_TIMES = Told(
    "a card of yours says so",
    lambda s, context: all(equips_in_battle(s, context.seat, card) for card in context.get(SECOND_SLOT)),
)


# --- the Imperial Favor (CE-FAV) ------------------------------------------------------------------


def _may_lobby(s: CcgState, context: AbilityContext) -> bool:
    return not any(
        rule.about == OTHERS_MAY_NOT_LOBBY and ruled.seat != context.seat
        for rule, ruled in active_effects(s).rules
    )


MAY_LOBBY = Told("no other player's card forbids it", _may_lobby)


"""What a rule says of a Personality who may lobby as an Open action."""


def _may_lobby_now(s: CcgState, context: AbilityContext, card: int) -> bool:
    return s.active == context.seat or holds(s, LOBBIES_OPENLY, card)


def lobby() -> Action:
    """CE-FAV-01 to CE-FAV-04: Limited; a card may let its Personality lobby as an Open action instead."""
    action = limited(
        requires(MOST_HONOR),
        requires(MAY_LOBBY),
        performer(your(PERSONALITY, having(PERSONAL_HONOR, at_least=1), Simple(AFTER, "", _may_lobby_now))),
        cost(bow(PERFORMER)),
        take_favor(),
        keywords=("Political",),
    )
    action.also_open = LOBBIES_OPENLY
    return action


def favor_for_a_card() -> Action:
    """CE-FAV-09."""
    return limited(
        cost(discard_favor()),
        paying(FATE_CARD.in_zone(HAND)),
        cost(discard(PAID)),
        draw(1),
        keywords=("Political",),
    )


def favor_in_battle() -> Action:
    """CE-FAV-10."""
    return battle(
        cost(discard_favor()), target(enemy(UNIT, attacking)), move_home(TARGET), keywords=("Political",)
    )


# --- Tacticians (CE-TACT) -------------------------------------------------------------------------


def tactics() -> Action:
    """CE-TACT-03."""
    return battle(
        performer(your(TACTICIAN)),
        paying(FATE_CARD.in_zone(HAND)),
        cost(discard(PAID)),
        gives(PERFORMER, force=focus_of(PAID)),
        keywords=("Tactical",),
        any_number=True,
    )


# --- Naval (CE-NAV) -------------------------------------------------------------------------------


def _naval_cards(s: CcgState, side: int) -> int:
    everybody = [card for each in units_at(s, s.battlefield, side) for card in unit(s, each)]
    return len([card for card in everybody if has(s, card, "Naval")])


def _more_naval(s: CcgState, context: AbilityContext) -> bool:
    if context.seat != s.attacker:
        return False
    mine = my_side(s, context.seat)
    return _naval_cards(s, mine) > _naval_cards(s, enemy_side(s, context.seat))


MORE_NAVAL = Told("you attack with more Naval cards than the other side has", _more_naval)


class ActFirst(Effect):
    """The first Battle action is the Attacker's, performed by the one who was targeted (CE-NAV-02)."""

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for step in reversed(s.stack):
            if isinstance(step, Battle):
                ops.act_first(s, step, context.seat, context.get(PERFORMER_SLOT)[0])
                return

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(ACT, Whom(OWN))]

    def text(self, renderer: TextRenderer) -> str:
        return "its performer takes the first Battle action of this combat"


def naval() -> Action:
    """CE-NAV-01 to CE-NAV-04."""
    action = reaction(
        after(ENGAGING, provided(MORE_NAVAL)),
        performer(your(PERSONALITY, keyword("Naval"), here)),
        ActFirst(),
    )
    action.once_per_battle = True
    return action


# --- seppuku (CE-SEPP) ----------------------------------------------------------------------------


def _had_a_part(s: CcgState, context: AbilityContext, card: int) -> bool:
    loss = loss_in_progress(s)
    return loss is not None and card in loss.cards


class SoftenLoss(Effect):
    """CE-SEPP-03: the loss that was about to happen is only one."""

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        loss = loss_in_progress(s)
        if loss is not None:
            ops.soften_loss(s, loss)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(PROTECT, Whom(OWN), of=HONOR)]

    def text(self, renderer: TextRenderer) -> str:
        return "reduce the Honor loss to 1"


def seppuku(is_reaction: bool = True) -> Action:
    """CE-SEPP-02; or else it is no action, and nobody responds to it (DE-DEST-14)."""
    part = Simple(AFTER, "who performed or was targeted by the action", _had_a_part)
    action = reaction(
        before(HONOR_LOSS_COMES, YOU, FROM_AN_ACTION),
        chosen(your(PERSONALITY, keyword("Courtier", "Samurai"), part)),
        commits_seppuku(CHOSEN),
        if_(destroyed_by_this(CHOSEN), SoftenLoss()),
        any_number=is_reaction,
    )
    action.is_answered = is_reaction
    return action


def called(title: str, action: Action) -> Action:
    action.title = title
    return action


def rules_card(*abilities: Action) -> Card:
    """The abilities of every player, as if they stood on a card."""
    card = Card("The Rules", kinds.STRONGHOLD, abilities)
    card.created = True
    return card
