"""Points in time and conditions that Diamond's cards speak of."""

from __future__ import annotations

from gorin.games.ccg.acting.scripts import action_in_progress
from gorin.games.ccg.diamond.words.doing import items_lost_with
from gorin.games.ccg.fighting.duel import duel_in_progress
from gorin.games.ccg.kinds import ATTACKING, HOME, PROVINCE, STRATEGY
from gorin.games.ccg.table.permitted import bearers
from gorin.games.ccg.table.reading import is_aligned, leader, location, province, side_of, units_at
from gorin.games.ccg.table.sides import other_side
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.table.values import yu
from gorin.games.ccg.words.verbs.fighting.ranged import RANGED_ATTACK_TARGETED
from gorin.games.ccg.words.when.about_actions import is_battle_action
from gorin.games.ccg.words.which.nouns import PERSONALITY, UNIT
from gorin.words.conditions import Told
from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.in_force import has
from gorin.words.grammar.scope import NOBODY, NOTHING, Moment, Scope
from gorin.words.grammar.zones import HAND
from gorin.words.nouns import Noun, anothers, any_
from gorin.words.qualities import AFTER, Simple
from gorin.words.triggers import Test, Trigger, after

# --- entering play --------------------------------------------------------------------------------


def _from_own_hand(s: CcgState, scope: Scope, moment: Moment) -> bool:
    return moment.amount == HAND and s.owner[moment.card] == scope.seat


def from_your_hand(noun: Noun) -> Trigger:
    return after("enters play", "after {whom} enters play from your hand", _from_own_hand, noun)


THIS_FROM_HAND = after(
    "enters play",
    "after {self} enters play from your hand",
    lambda s, scope, moment: moment.card == scope.source and moment.amount == HAND,
)


def _attached_by_you(s: CcgState, scope: Scope, moment: Moment) -> bool:
    return moment.amount == HAND and moment.seat == scope.seat and moment.other != NOTHING


class Attached(Trigger):
    """You attach one card to another out of your hand."""

    def __init__(self, noun: Noun, to: Things, test: Test) -> None:
        super().__init__("enters play", "", test)
        self.noun = noun
        self.to = to

    def fits(self, s: CcgState, scope: Scope, moment: Moment) -> bool:
        return self.noun.fits(s, scope, moment.card) and super().fits(s, scope, moment)

    def text(self, speaker: Speaker) -> str:
        to = self.to.one(speaker) if isinstance(self.to, Noun) else self.to.text(speaker)
        return f"after you attach {self.noun.one(speaker)} from your hand to {to}"


def attached_from_hand(noun: Noun, to: Things) -> Trigger:
    """After you attach such a card to one of these."""

    def fits(s: CcgState, scope: Scope, moment: Moment) -> bool:
        if not _attached_by_you(s, scope, moment):
            return False
        return to.fits(s, scope, moment.other) if isinstance(to, Noun) else moment.other in to.cards(s, scope)

    return Attached(noun, to, fits)


def _recruited_aligned(s: CcgState, scope: Scope, moment: Moment) -> bool:
    return moment.amount == PROVINCE and moment.seat == scope.seat and is_aligned(s, moment.card, scope.seat)


ALIGNED_RECRUITED = after(
    "enters play",
    "after {whom} of your own Clan enters play out of one of your provinces",
    _recruited_aligned,
    any_(PERSONALITY),
)

YOUR_END_PHASE = after(
    "end phase",
    "in your next End Phase",
    lambda s, scope, moment: moment.seat == scope.seat,
)
YOUR_TURN_BEGINS = after(
    "turn begins", "after your turn begins", lambda s, scope, moment: moment.seat == scope.seat
)


# --- battles --------------------------------------------------------------------------------------


def _joins_attack(s: CcgState, scope: Scope, moment: Moment) -> bool:
    return moment.card == scope.source and side_of(s, moment.card) == ATTACKING


THIS_ATTACKS = after("assigned", "after {self} is assigned to an attacking army", _joins_attack)

BATTLE_ENDS = after("battle ended", "after the battle ends")


def _was_at_resolution(s: CcgState, scope: Scope, moment: Moment) -> bool:
    """He is there still, or has come home from there."""
    card = leader(s, scope.source)
    if s.place[card] == moment.card:
        return True
    came = [each for each in s.history if each.kind in ("came home", "engaged")]
    since = [at for at, each in enumerate(came) if each.kind == "engaged"]
    last = came[since[-1] :] if since else came
    return any(each.kind == "came home" and each.card == card for each in last)


AFTER_HIS_BATTLE = after(
    "battle ended", "after a battle ends at whose resolution {self} was", _was_at_resolution
)


def _returns_bowing(s: CcgState, scope: Scope, moment: Moment) -> bool:
    """DE-RES-29: attackers come home bowed, and so do the allies of both sides."""
    returns = side_of(s, scope.source) == ATTACKING or scope.seat != s.defender
    return returns and location(s, scope.source) == moment.card


UNIT_RETURNS = after("units return", "before this unit is bowed by battle resolution", _returns_bowing)


def _marches(s: CcgState, scope: Scope, moment: Moment) -> bool:
    return moment.seat != scope.seat and moment.amount != HOME


OTHERS_UNIT_MOVES_IN = after("moved", "after {whom} moves to a battlefield", _marches, anothers(UNIT))
there = Simple(
    AFTER,
    "there",
    lambda s, scope, card: scope.moment is not None and location(s, card) == scope.moment.amount,
)
"""Where the unit has moved that the trigger is about."""


def which(words: str) -> Simple:
    """The very card that the trigger is about, where the text targets it: "which moved"."""

    def is_it(s: CcgState, scope: Scope, card: int) -> bool:
        return scope.moment is not None and scope.moment.card == card

    return Simple(AFTER, words, is_it)


def _dies_here(s: CcgState, scope: Scope, moment: Moment) -> bool:
    """In the battle at this Region's province: by another player's action, or in the resolution."""
    if moment.amount != s.host[scope.source] or moment.seat != scope.seat:
        return False
    by_action = moment.action != -1 and moment.other not in (NOBODY, scope.seat)
    in_resolution = moment.action == -1 and moment.other == NOBODY and not s.in_combat
    return by_action or in_resolution


YOURS_DIES_HERE = after(
    "destroyed",
    "after one of your Personalities in the battle at this province is destroyed"
    " by another player's action or in battle resolution",
    lambda s, scope, moment: PERSONALITY.fits(s, scope, moment.card) and _dies_here(s, scope, moment),
)


def _terrain_here(s: CcgState, scope: Scope) -> bool:
    here = location(s, scope.source)
    return here != HOME and any(s.type_of(card) == STRATEGY and s.host[card] == here for card in s.in_play)


def _region_here(s: CcgState, scope: Scope) -> bool:
    place = province(s, location(s, scope.source))
    return place is not None and place.region != NOTHING


TERRAIN_AT_HIS_BATTLE = Told("there is a Terrain at his battle", _terrain_here)
REGION_AT_HIS_BATTLE = Told("a Region is attached to the province of his battle", _region_here)

YOURS_IS_DESTROYED = after(
    "destroyed",
    "after one of your Personalities is destroyed",
    lambda s, scope, moment: moment.seat == scope.seat and PERSONALITY.fits(s, scope, moment.card),
)


def _yu_samurai_dies(s: CcgState, scope: Scope, moment: Moment) -> bool:
    mine = moment.seat == scope.seat and PERSONALITY.fits(s, scope, moment.card)
    return mine and yu(s, moment.card) >= 0 and has(s, moment.card, "Samurai")


YOUR_YU_SAMURAI_DIES = after(
    "destroyed", "after one of your Samurai Personalities with Yu is destroyed", _yu_samurai_dies
)


def _faces_ogre_or_oni(s: CcgState, scope: Scope) -> bool:
    bearer = leader(s, scope.source)
    duel = duel_in_progress(s)
    facing = [] if duel is None else [duel.challenger, duel.challenged]
    if bearer in facing and any(card != bearer and _is_ogre_or_oni(s, card) for card in facing):
        return True
    here, side = s.place[bearer], s.side[bearer]
    return here != HOME and any(_is_ogre_or_oni(s, card) for card in units_at(s, here, other_side(side)))


def _is_ogre_or_oni(s: CcgState, card: int) -> bool:
    return has(s, card, "Ogre") or has(s, card, "Oni")


FACES_OGRE_OR_ONI = Told(
    "this Personality opposes an Ogre or an Oni, in battle or in a duel", _faces_ogre_or_oni
)


def _item_was_lost(s: CcgState, scope: Scope) -> bool:
    """DE-TARG-05: one that somebody could bear now."""
    lost = [] if scope.moment is None else items_lost_with(s, scope.moment)
    return any(bearers(s, scope.seat, item) for item in lost)


ITEM_WAS_LOST = Told("an Item was attached to him just before", _item_was_lost)


def _enters_duel(s: CcgState, scope: Scope, moment: Moment) -> bool:
    return scope.source in (moment.card, moment.other)


THIS_ENTERS_DUEL = after("duel begins", "after {self} enters a duel", _enters_duel)


def _aims_at_yours(s: CcgState, scope: Scope, moment: Moment) -> bool:
    taken = action_in_progress(s, moment.action)
    mine = s.controller[moment.card] == scope.seat and PERSONALITY.fits(s, scope, moment.card)
    return mine and moment.seat != scope.seat and is_battle_action(s, taken)


YOURS_TARGETED_IN_BATTLE = after(
    "targeted", "after another player's Battle action targets one of your Personalities", _aims_at_yours
)


def _is_yours(s: CcgState, scope: Scope, moment: Moment) -> bool:
    taken = action_in_progress(s, moment.action)
    if taken is None or not any(s.controller[card] == scope.seat for card in taken.performing):
        return False
    return RANGED_ATTACK_TARGETED.fits(s, scope, moment)


YOUR_ARROWS = after(
    "targeted",
    "after the target of a Ranged Attack that a card in one of your units performs has been chosen",
    _is_yours,
)
