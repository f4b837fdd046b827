"""Strategies a to h of Celestial Edition."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.kinds import BATTLE_END
from gorin.games.ccg.table.preventing import CARD_EFFECTS, OTHERS_CARD_EFFECTS
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.words.abilities import battle, battle_open
from gorin.games.ccg.words.amounts import chi_of, force_of, personal_honor_of, unit_force_of
from gorin.games.ccg.words.cards import created_personality, focus_effect, strategy
from gorin.games.ccg.words.flow import later
from gorin.games.ccg.words.protection import negates
from gorin.games.ccg.words.traits import for_a_while
from gorin.games.ccg.words.verbs.fighting.focusing import FACING_DUELIST
from gorin.games.ccg.words.verbs.fighting.movement import move_here, move_home
from gorin.games.ccg.words.verbs.fighting.ranged import RangedAttack
from gorin.games.ccg.words.verbs.in_play.creating import create_here
from gorin.games.ccg.words.verbs.in_play.entering import stays_here
from gorin.games.ccg.words.verbs.in_play.states import (
    bow,
    destroy,
    destroy_from_bearer,
    destroy_unit,
    dishonor,
    remove_from_game,
    straighten,
)
from gorin.games.ccg.words.verbs.in_play.stats import gives
from gorin.games.ccg.words.verbs.players.actions import additional_action
from gorin.games.ccg.words.verbs.players.decks import draw
from gorin.games.ccg.words.verbs.players.honor import discard_favor, gain_honor
from gorin.games.ccg.words.verbs.players.provinces import strengthens, weakens
from gorin.games.ccg.words.when.conditions import YOU_DEFEND
from gorin.games.ccg.words.when.triggers import BEFORE_RESOLUTION_HERE
from gorin.games.ccg.words.which.measures import chi_at_most, honor_below, no_force, unit_force_at_most
from gorin.games.ccg.words.which.nouns import (
    ANY_CARD,
    ATTACHMENT,
    FOLLOWER,
    MAGISTRATE,
    MONK,
    PERSONALITY,
    SAMURAI,
    SHUGENJA,
    TACTICIAN,
    UNIT,
    enemy,
    enemy_leaders,
    without_followers,
)
from gorin.games.ccg.words.which.places import attacking, defending, elsewhere, here, opposed, wherever
from gorin.games.ccg.words.which.qualities import honorable, in_unit_of, unbowed
from gorin.games.ccg.words.which.things import attachments_of, personality_of, unit_of
from gorin.words.abilities import cost, requires, trait
from gorin.words.amounts import count_of, plus, when
from gorin.words.conditions import Told, any_of, is_
from gorin.words.flow import choose_one, if_, may
from gorin.words.grammar.scope import Scope
from gorin.words.nouns import any_, your
from gorin.words.picks import chosen, performer, second_target, target, up_front
from gorin.words.players import controller_of
from gorin.words.qualities import keyword, lacking, one_of
from gorin.words.things import CHOSEN, PERFORMER, SECOND_SLOT, TARGET, both, only_if
from gorin.words.triggers import after


def _attacks_the_dishonored(s: CcgState, scope: Scope) -> bool:
    return s.attacker == scope.seat and s.players[s.defender].honor <= -1


def _family_has_risen(s: CcgState, scope: Scope) -> bool:
    player = s.players[scope.seat]
    return player.honor > player.starting_honor


ATTACKS_THE_DISHONORED = Told("you attack a player with Family Honor -1 or lower", _attacks_the_dishonored)
FAMILY_HAS_RISEN = Told("your Family Honor stands above its starting value", _family_has_risen)
BATTLE_ENDS = after("battle ended", "after the battle ends")

BEARER_ALONE = "who has no Followers and bore"


CARDS: list[Card] = [
    strategy(
        "A Legion of One",
        focus=3,
        keywords=("Heroic",),
        text=(
            battle(
                target(your(PERSONALITY)),
                gives(TARGET, force=count_of(enemy(UNIT), 2)),
                if_(
                    is_(TARGET, "Hero", "Deathseeker"),
                    for_a_while(
                        negates(
                            "move",
                            "negate {whose} next movement by the effect of a card",
                            TARGET,
                            CARD_EFFECTS,
                            once=True,
                        ),
                        BATTLE_END,
                    ),
                ),
                keywords=("Heroic",),
            ),
        ),
    ),
    strategy(
        "Aggressive Landing",
        focus=1,
        text=(
            battle(
                performer(your(PERSONALITY, keyword("Naval"))),
                gives(PERFORMER, force=1),
                additional_action(),
            ),
        ),
    ),
    strategy(
        "Allegations",
        focus=2,
        keywords=("Political",),
        text=(
            battle(
                performer(your(MAGISTRATE, unbowed)),
                target(enemy(PERSONALITY, honor_below(chi_of(PERFORMER)))),
                dishonor(TARGET),
                choose_one(bow(TARGET), move_home(TARGET), who=controller_of(TARGET)),
                keywords=("Political",),
            ),
        ),
    ),
    strategy(
        "Arrival of the Emerald Champion",
        focus=4,
        keywords=("Favor", "Political"),
        text=(
            battle(
                requires(any_of(YOU_DEFEND, ATTACKS_THE_DISHONORED)),
                cost(discard_favor()),
                create_here(created_personality(5, 6, 3, "Samurai", "Duelist")),
                later(BATTLE_ENDS, remove_from_game(CHOSEN)),
                keywords=("Favor", "Political"),
                absent=True,
            ),
        ),
    ),
    strategy(
        "Charge",
        focus=1,
        text=(
            battle(
                up_front(target(any_(PERSONALITY, attacking))),
                gives(TARGET, force=when(is_(TARGET, "Lion Clan"), 3, otherwise=2)),
            ),
        ),
    ),
    strategy(
        "Chasing Osano-Wo",
        focus=3,
        keywords=("Kiho", "Thunder"),
        text=(
            battle(
                performer(your(MONK | SHUGENJA, wherever), anywhere=True),
                cost(bow(PERFORMER)),
                target(PERSONALITY),
                gives(TARGET, force=plus(personal_honor_of(TARGET), force_of(PERFORMER))),
                keywords=("Kiho", "Thunder"),
            ),
        ),
    ),
    strategy(
        "Countermove",
        focus=2,
        keywords=("Tactical",),
        text=(
            battle(
                performer(your(TACTICIAN, elsewhere), anywhere=True),
                target(enemy_leaders(PERSONALITY, elsewhere), anywhere=True),
                move_here(both(PERFORMER, TARGET)),
                straighten(unit_of(both(PERFORMER, TARGET))),
                keywords=("Tactical",),
            ),
        ),
    ),
    strategy(
        "Courage",
        focus=4,
        keywords=("Bushido Virtue",),
        text=(
            battle(
                for_a_while(
                    negates(
                        "move home",
                        "negate the movement home of {whom} by other players' cards",
                        your(SAMURAI, honorable),
                        OTHERS_CARD_EFFECTS,
                    ),
                    BATTLE_END,
                ),
                keywords=("Bushido Virtue",),
            ),
            battle(
                for_a_while(
                    negates(
                        "bow",
                        "negate the bowing of any card in {whom} by other players' cards",
                        unit_of(your(SAMURAI, honorable)),
                        OTHERS_CARD_EFFECTS,
                    ),
                    BATTLE_END,
                ),
                keywords=("Bushido Virtue",),
            ),
        ),
    ),
    strategy(
        "Courtesy",
        focus=2,
        keywords=("Bushido Virtue",),
        text=(
            battle(
                performer(your(SAMURAI, unbowed, honorable)),
                target(enemy(PERSONALITY)),
                move_home(both(PERFORMER, TARGET)),
                gain_honor(personal_honor_of(TARGET)),
                gain_honor(personal_honor_of(PERFORMER), controller_of(TARGET)),
                keywords=("Bushido Virtue",),
            ),
        ),
    ),
    strategy(
        "Discretionary Valor",
        focus=3,
        text=(
            focus_effect(bow(FACING_DUELIST)),
            battle(
                up_front(target(your(PERSONALITY, opposed))),
                cost(move_home(TARGET)),
                gain_honor(1),
                draw(1),
            ),
        ),
    ),
    strategy(
        "Extended Maneuvers",
        focus=1,
        keywords=("Terrain",),
        text=(
            trait(
                BEFORE_RESOLUTION_HERE,
                may(chosen(any_(SAMURAI, here)), straighten(CHOSEN)),
                may(chosen(any_(PERSONALITY, lacking("Samurai"), here)), bow(CHOSEN)),
            ),
            battle(stays_here(), keywords=("Terrain",)),
        ),
    ),
    strategy(
        "Falling Leaf Strike",
        focus=3,
        keywords=("Kiho",),
        text=(
            battle(
                performer(your(MONK, unbowed, wherever), anywhere=True),
                target(enemy(PERSONALITY | FOLLOWER)),
                move_here(PERFORMER),
                gives(TARGET, force=-3),
                if_(is_(TARGET, no_force()), bow(TARGET)),
                keywords=("Kiho",),
            ),
        ),
    ),
    strategy(
        "Favor to the Horde",
        focus=2,
        keywords=("Tactical",),
        text=(battle(performer(your(TACTICIAN, opposed)), draw(2), keywords=("Tactical",)),),
    ),
    strategy(
        "Fight As One",
        focus=2,
        text=(
            battle_open(
                performer(your(FOLLOWER)), cost(bow(PERFORMER)), straighten(personality_of(PERFORMER))
            ),
            battle_open(straighten(your(ANY_CARD, keyword("Yojimbo")))),
        ),
    ),
    strategy(
        "From Every Side",
        focus=2,
        text=(
            battle(strengthens(count_of(any_(UNIT, defending, here), 2))),
            battle(weakens(count_of(any_(UNIT, attacking, here)))),
        ),
    ),
    strategy(
        "Greater Sacrifice",
        focus=3,
        text=(
            battle(
                performer(your(SAMURAI, unbowed)),
                cost(destroy(PERFORMER)),
                target(
                    enemy(
                        UNIT,
                        unit_force_at_most(
                            plus(
                                unit_force_of(PERFORMER), when(FAMILY_HAS_RISEN, personal_honor_of(PERFORMER))
                            )
                        ),
                    )
                ),
                destroy_unit(TARGET),
            ),
        ),
    ),
    strategy(
        "Hand of Osano-Wo",
        focus=2,
        keywords=("Kiho", "Thunder"),
        text=(
            battle(
                performer(your(MONK, unbowed)),
                cost(bow(PERFORMER), unless=is_(PERFORMER, keyword("Tattooed"))),
                target(enemy(ATTACHMENT)),
                destroy_from_bearer(TARGET),
                may(
                    second_target(
                        any_(PERSONALITY, one_of(BEARER_ALONE, only_if(CHOSEN, without_followers), TARGET))
                    ),
                    RangedAttack(3, SECOND_SLOT, upon=True),
                ),
                keywords=("Kiho", "Thunder"),
            ),
        ),
    ),
    strategy(
        "Heroic Feat",
        focus=4,
        keywords=("Heroic",),
        text=(
            battle(
                performer(your(PERSONALITY, opposed)),
                straighten(attachments_of(PERFORMER)),
                if_(is_(PERFORMER, "Hero"), straighten(PERFORMER)),
                keywords=("Heroic",),
            ),
        ),
    ),
    strategy(
        "Hitsu-Do",
        focus=4,
        keywords=("Fire", "Kiho"),
        text=(
            battle(
                performer(your(MONK | SHUGENJA)),
                cost(bow(PERFORMER)),
                cost(destroy(PERFORMER)),
                target(
                    enemy(
                        FOLLOWER | PERSONALITY.with_(without_followers),
                        in_unit_of(chi_at_most(chi_of(PERFORMER))),
                    )
                ),
                destroy(TARGET),
                keywords=("Kiho", "Fire"),
            ),
        ),
    ),
]
