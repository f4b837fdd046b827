"""Strategies s to z of Celestial Edition."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.kinds import ATTACKING, SHAMED
from gorin.games.ccg.table.preventing import OTHERS_EFFECTS, TRIGGERING_ACTION
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.words.abilities import battle, open_, reaction
from gorin.games.ccg.words.amounts import ELEMENTS_IN_YOUR_ARMY, chi_of, force_of, personal_honor_of
from gorin.games.ccg.words.cards import focus_effect, strategy
from gorin.games.ccg.words.flow import later
from gorin.games.ccg.words.protection import negates
from gorin.games.ccg.words.traits import for_a_while
from gorin.games.ccg.words.verbs.fighting.duels import challenge
from gorin.games.ccg.words.verbs.fighting.focusing import raises_focus
from gorin.games.ccg.words.verbs.fighting.movement import move_here, move_home
from gorin.games.ccg.words.verbs.fighting.ranged import ranged_attack
from gorin.games.ccg.words.verbs.in_play.entering import stays_here
from gorin.games.ccg.words.verbs.in_play.states import bow, destroy, dishonor, straighten
from gorin.games.ccg.words.verbs.in_play.stats import FORCE_LOST, drains, gives, penalizes
from gorin.games.ccg.words.verbs.players.actions import additional_action
from gorin.games.ccg.words.verbs.players.decks import look_at_top
from gorin.games.ccg.words.verbs.players.honor import gain_honor, lose_honor
from gorin.games.ccg.words.verbs.players.provinces import strengthens_or_weakens
from gorin.games.ccg.words.when.about_actions import cards_with_deed
from gorin.games.ccg.words.when.deeds import those_bowed
from gorin.games.ccg.words.which.measures import force_at_least, force_at_most, honor_below, no_force
from gorin.games.ccg.words.which.nouns import (
    COURTIER,
    FOLLOWER,
    ITEM,
    MAGISTRATE,
    MONK,
    PERSONALITY,
    SAMURAI,
    UNIT,
    UNIT_CARD,
    WEAPON,
    enemy,
    him_or_his,
    personality_with,
    without_attachments,
    without_followers,
)
from gorin.games.ccg.words.which.places import at_home, opposed
from gorin.games.ccg.words.which.provinces import at_this_battlefield
from gorin.games.ccg.words.which.qualities import dishonorable, unbowed
from gorin.games.ccg.words.which.things import fighters_in, followers_of, unit_of, whole_unit
from gorin.words.abilities import cost, trait
from gorin.words.conditions import is_
from gorin.words.flow import if_, may
from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.scope import NOBODY, Moment, Scope
from gorin.words.nouns import any_, your
from gorin.words.picks import paying, performer, second_target, target, up_front
from gorin.words.players import owner_of
from gorin.words.qualities import keyword
from gorin.words.things import IT, LOSER, PAID, PERFORMER, SECOND, SELF, TARGET, both, called
from gorin.words.triggers import THIS_ENTERS_PLAY, after

MONK_OR_SHUGENJA = personality_with("Monk", "Shugenja")
KENSAI = personality_with("Kensai")
TATTOOED = any_(PERSONALITY, keyword("Tattooed"))


def _attacks_you(s: CcgState, scope: Scope, moment: Moment) -> bool:
    return s.defender == scope.seat and s.side[moment.card] == ATTACKING


class Disgraced(Things):
    """Whom the action has moved home or destroyed in dishonor; of several, another player's."""

    def cards(self, s: CcgState, scope: Scope) -> list[int]:
        action = -1 if scope.moment is None else scope.moment.action
        found = cards_with_deed(s, action, SHAMED)
        return sorted(found, key=lambda card: s.owner[card] == scope.seat)[:1]

    def text(self, speaker: Speaker) -> str:
        return "that Personality"


DISGRACED = Disgraced()


def _disgraced_somebody(s: CcgState, scope: Scope, moment: Moment) -> bool:
    return bool(cards_with_deed(s, moment.action, SHAMED))


def _anothers_action(s: CcgState, scope: Scope, moment: Moment) -> bool:
    return moment.seat != scope.seat


def _by_an_effect(s: CcgState, scope: Scope, moment: Moment) -> bool:
    return moment.other != NOBODY


CARDS: list[Card] = [
    strategy(
        "Selfless Politics",
        focus=3,
        text=(
            open_(
                target(any_(PERSONALITY)),
                later(
                    after(
                        "assigned", "after {he} next assigns to attack you this turn", _attacks_you, TARGET
                    ),
                    gain_honor(2),
                    dishonor(TARGET),
                ),
                keywords=("Political",),
            ),
        ),
    ),
    strategy(
        "Settling the Homeless",
        focus=1,
        text=(
            battle(up_front(target(any_(PERSONALITY, without_followers))), move_home(TARGET), absent=True),
        ),
    ),
    strategy(
        "Shame Never Dies",
        focus=1,
        keywords=("Political",),
        text=(
            reaction(
                after(
                    "resolved",
                    "after an action resolves that moved a dishonorable Personality home from a battlefield"
                    " or destroyed him there",
                    _disgraced_somebody,
                ),
                performer(your(COURTIER)),
                cost(bow(PERFORMER), unless=is_(PERFORMER, "Scorpion Clan")),
                lose_honor(3, owner_of(DISGRACED)),
                keywords=("Political",),
            ),
        ),
    ),
    strategy(
        "Song of the World",
        focus=4,
        keywords=("Kiho", "Void"),
        text=(
            open_(performer(your(MONK_OR_SHUGENJA)), look_at_top(5, arrange=True), keywords=("Kiho", "Void")),
        ),
    ),
    strategy(
        "Steel on Steel",
        focus=3,
        keywords=("Iaijutsu",),
        text=(
            battle(
                performer(your(PERSONALITY, unbowed)),
                target(enemy(PERSONALITY)),
                challenge(PERFORMER, TARGET, destroy(LOSER)),
                keywords=("Iaijutsu",),
            ),
        ),
    ),
    strategy(
        "Swift Sword Cut",
        focus=2,
        text=(
            battle(
                up_front(target(your(KENSAI))),
                paying(him_or_his(TARGET, WEAPON)),
                cost(bow(PAID)),
                second_target(
                    enemy(
                        FOLLOWER | ITEM | PERSONALITY.with_(without_attachments),
                        force_at_most(chi_of(called("the Kensai", TARGET))),
                    )
                ),
                destroy(SECOND),
            ),
        ),
    ),
    strategy(
        "The Height of Courage",
        focus=2,
        text=(
            reaction(
                after("about to resolve", "before another player's action resolves", _anothers_action),
                performer(your(PERSONALITY)),
                for_a_while(
                    negates(
                        "move",
                        "negate {whose} movement by that action's effects",
                        PERFORMER,
                        TRIGGERING_ACTION,
                    )
                ),
            ),
            battle(performer(your(PERSONALITY)), gives(both(PERFORMER, followers_of(PERFORMER)), force=1)),
        ),
    ),
    strategy(
        "The Hundred-Hand Strike",
        focus=4,
        keywords=("Kiho",),
        text=(
            battle(
                performer(your(MONK)),
                cost(gives(PERFORMER, force=-1)),
                target(enemy(PERSONALITY | FOLLOWER)),
                gives(TARGET, force=-3),
                if_(is_(TARGET, no_force()), bow(TARGET)),
                additional_action(),
                keywords=("Kiho",),
            ),
        ),
    ),
    strategy(
        "The Slow Death",
        focus=4,
        text=(
            focus_effect(
                later(after("duel ended", "after this duel ends"), gives(called("its winner", IT), force=3))
            ),
            battle(up_front(target(any_(UNIT, opposed))), straighten(whole_unit(TARGET))),
        ),
    ),
    strategy(
        "The Wrath of Osano-Wo",
        focus=3,
        keywords=("Kiho", "Thunder"),
        text=(
            battle(
                performer(your(MONK_OR_SHUGENJA)),
                cost(bow(PERFORMER)),
                *ranged_attack(chi_of(PERFORMER)),
                keywords=("Kiho", "Thunder"),
            ),
        ),
    ),
    strategy(
        "Threat of Execution",
        focus=4,
        text=(
            battle(
                performer(your(MAGISTRATE, unbowed)),
                cost(bow(PERFORMER), unless=is_(PERFORMER, "Crane Clan")),
                up_front(target(any_(PERSONALITY, honor_below(chi_of(PERFORMER))))),
                bow(TARGET),
                may(second_target(any_(PERSONALITY, dishonorable)), bow(SECOND)),
            ),
        ),
    ),
    strategy(
        "Twice-Cutting Spirit",
        focus=3,
        text=(
            battle(
                performer(your(SAMURAI, opposed)),
                target(enemy(PERSONALITY)),
                gives(PERFORMER, force=personal_honor_of(PERFORMER)),
                penalizes(TARGET, chi_of(called("the Samurai", PERFORMER))),
            ),
        ),
    ),
    strategy(
        "Unfamiliar Ground",
        focus=1,
        keywords=("Terrain",),
        text=(
            battle(stays_here(), keywords=("Terrain",)),
            trait(
                THIS_ENTERS_PLAY,
                bow(UNIT_CARD.with_(force_at_least(5), at_this_battlefield)),
                later(
                    after("destroyed", "after a card's effect destroys {whom}", _by_an_effect, SELF),
                    straighten(those_bowed("each card it bowed")),
                ),
            ),
        ),
    ),
    strategy(
        "Unstoppable Force",
        focus=2,
        text=(
            battle(
                up_front(target(any_(UNIT, opposed))),
                gives(fighters_in(TARGET), force=1),
                for_a_while(
                    negates(
                        "destroy",
                        "negate the first destruction of that unit or a card in it by"
                        " another player's effect",
                        unit_of(TARGET),
                        OTHERS_EFFECTS,
                        once=True,
                    )
                ),
            ),
        ),
    ),
    strategy(
        "Unstoppable Power",
        focus=2,
        text=(
            battle(
                target(enemy(UNIT_CARD)),
                drains(TARGET, ELEMENTS_IN_YOUR_ARMY),
                gain_honor(FORCE_LOST),
                additional_action(),
            ),
        ),
    ),
    strategy(
        "Unwavering Assault",
        gold=2,
        focus=1,
        text=(
            battle(
                up_front(target(your(SAMURAI, at_home), anywhere=True)),
                straighten(unit_of(TARGET)),
                move_here(TARGET),
                absent=True,
            ),
        ),
    ),
    strategy(
        "Viper Tattoo",
        focus=3,
        keywords=("Tattoo",),
        text=(
            battle(
                performer(your(TATTOOED, unbowed)),
                up_front(target(enemy(UNIT_CARD, without_attachments, force_at_most(force_of(PERFORMER))))),
                gives(PERFORMER, force=2),
                bow(TARGET),
                keywords=("Tattoo",),
            ),
        ),
    ),
    strategy(
        "Weigh the Cost",
        focus=3,
        text=(
            focus_effect(raises_focus(1)),
            battle(
                performer(your(SAMURAI)),
                cost(move_home(PERFORMER)),
                bow(PERFORMER),
                strengthens_or_weakens(2),
                may(target(enemy(PERSONALITY)), gives(TARGET, force=-3)),
            ),
        ),
    ),
]
