"""Strategies of Celestial Edition whose first action is a Battle action, A to H."""

from gorin.games.ccg.celestial.one_offs import (
    create_here,
    destroy_from_bearer,
    ranged_attack_upon_second,
    that_bore,
    you_attack_a_player,
)
from gorin.games.ccg.celestial.pool import card
from gorin.games.ccg.vocabulary import *

CARDS: list[Card] = [
    card(
        "A Legion of One",
        battle(
            target(your(PERSONALITY)),
            gives(TARGET, force=count_of(enemy(UNIT), 2)),
            if_(
                is_(TARGET, "Hero", "Deathseeker"),
                for_a_while(
                    negates(MOVEMENT, TARGET, CARD_EFFECTS, once=True),
                    BATTLE_END,
                ),
            ),
            keywords=("Heroic",),
        ),
    ),
    card(
        "Aggressive Landing",
        battle(
            performer(your(PERSONALITY, keyword("Naval"))),
            gives(PERFORMER, force=1),
            additional_action(),
        ),
    ),
    card(
        "Allegations",
        battle(
            performer(your(MAGISTRATE, unbowed)),
            target(enemy(PERSONALITY, having(PERSONAL_HONOR, below=chi_of(PERFORMER)))),
            dishonor(TARGET),
            choose_one(bow(TARGET), move_home(TARGET), who=controller_of(TARGET)),
            keywords=("Political",),
        ),
    ),
    card(
        "Arrival of the Emerald Champion",
        battle(
            requires(any_of(YOU_DEFEND, you_attack_a_player(-1))),
            cost(discard_favor()),
            create_here(created_personality(5, 6, 3, "Samurai", "Duelist")),
            later(after(BATTLE_ENDS), remove_from_game(CHOSEN)),
            keywords=("Favor", "Political"),
            absent=True,
        ),
    ),
    card(
        "Charge",
        battle(
            up_front(target(any_(PERSONALITY, attacking))),
            gives(TARGET, force=amount_if(is_(TARGET, "Lion Clan"), 3, otherwise=2)),
        ),
    ),
    card(
        "Chasing Osano-Wo",
        battle(
            performer(your(MONK | SHUGENJA, wherever), anywhere=True),
            cost(bow(PERFORMER)),
            target(PERSONALITY),
            gives(TARGET, force=plus(personal_honor_of(TARGET), force_of(PERFORMER))),
            keywords=("Kiho", "Thunder"),
        ),
    ),
    card(
        "Countermove",
        battle(
            performer(your(TACTICIAN, elsewhere), anywhere=True),
            target(enemy_leaders(PERSONALITY, elsewhere), anywhere=True),
            move_here(both(PERFORMER, TARGET)),
            straighten(unit_of(both(PERFORMER, TARGET))),
            keywords=("Tactical",),
        ),
    ),
    card(
        "Courage",
        battle(
            for_a_while(
                negates(MOVEMENT_HOME, your(SAMURAI, honorable), OTHERS_CARD_EFFECTS),
                BATTLE_END,
            ),
            keywords=("Bushido Virtue",),
        ),
        battle(
            for_a_while(
                negates(BOWING, unit_of(your(SAMURAI, honorable)), OTHERS_CARD_EFFECTS),
                BATTLE_END,
            ),
            keywords=("Bushido Virtue",),
        ),
    ),
    card(
        "Courtesy",
        battle(
            performer(your(SAMURAI, unbowed, honorable)),
            target(enemy(PERSONALITY)),
            move_home(both(PERFORMER, TARGET)),
            gain_honor(personal_honor_of(TARGET)),
            gain_honor(personal_honor_of(PERFORMER), controller_of(TARGET)),
            keywords=("Bushido Virtue",),
        ),
    ),
    card(
        "Discretionary Valor",
        focus_effect(bow(FACING_DUELIST)),
        battle(
            up_front(target(your(PERSONALITY, opposed))),
            cost(move_home(TARGET)),
            gain_honor(1),
            draw(1),
        ),
    ),
    card(
        "Extended Maneuvers",
        trait(
            before(BATTLE_RESOLVES, AT_THIS_BATTLEFIELD),
            may(chosen(any_(SAMURAI, here)), straighten(CHOSEN)),
            may(chosen(any_(PERSONALITY, lacking("Samurai"), here)), bow(CHOSEN)),
        ),
        battle(stays_here(), keywords=("Terrain",)),
    ),
    card(
        "Falling Leaf Strike",
        battle(
            performer(your(MONK, unbowed, wherever), anywhere=True),
            target(enemy(PERSONALITY | FOLLOWER)),
            move_here(PERFORMER),
            gives(TARGET, force=-3),
            if_(is_(TARGET, having(FORCE, exactly=0)), bow(TARGET)),
            keywords=("Kiho",),
        ),
    ),
    card("Favor to the Horde", battle(performer(your(TACTICIAN, opposed)), draw(2), keywords=("Tactical",))),
    card(
        "Fight As One",
        battle_open(performer(your(FOLLOWER)), cost(bow(PERFORMER)), straighten(personality_of(PERFORMER))),
        battle_open(straighten(your(ANY_CARD, keyword("Yojimbo")))),
    ),
    card("Final Duty", battle(requires(less(ARMY_FORCE, than=ENEMY_ARMY)), *ranged_attack(6))),
    card(
        "Flanked by Nightmares",
        battle(
            requires(more(UNITS_IN_ARMY, than=ENEMY_ARMY)),
            performer(your(PERSONALITY, keyword("Shadowlands"))),
            cost(bow(PERFORMER)),
            each_targets_own(ENEMY_LEADER, any_(PERSONALITY, here), destroy(CHOSEN)),
        ),
    ),
    card(
        "From Every Side",
        battle(strengthens(count_of(any_(UNIT, defending, here), 2))),
        battle(weakens(count_of(any_(UNIT, attacking, here)))),
    ),
    card(
        "Greater Sacrifice",
        battle(
            performer(your(SAMURAI, unbowed)),
            cost(destroy(PERFORMER)),
            target(
                enemy(
                    UNIT,
                    having(
                        TOTAL_FORCE,
                        at_most=plus(
                            unit_force_of(PERFORMER),
                            amount_if(HONOR_ABOVE_START, personal_honor_of(PERFORMER)),
                        ),
                    ),
                )
            ),
            destroy_unit(TARGET),
        ),
    ),
    card(
        "Hand of Osano-Wo",
        battle(
            performer(your(MONK, unbowed)),
            cost(bow(PERFORMER), unless=is_(PERFORMER, keyword("Tattooed"))),
            target(enemy(ATTACHMENT)),
            destroy_from_bearer(TARGET),
            may(
                second_target(any_(PERSONALITY, without_followers, that_bore(TARGET))),
                ranged_attack_upon_second(3),
            ),
            keywords=("Kiho", "Thunder"),
        ),
    ),
    card(
        "Heroic Feat",
        battle(
            performer(your(PERSONALITY, opposed)),
            straighten(attachments_of(PERFORMER)),
            if_(is_(PERFORMER, "Hero"), straighten(PERFORMER)),
            keywords=("Heroic",),
        ),
    ),
    card(
        "Hitsu-Do",
        battle(
            performer(your(MONK | SHUGENJA)),
            cost(bow(PERFORMER)),
            cost(destroy(PERFORMER)),
            target(
                enemy(
                    FOLLOWER | PERSONALITY.with_(without_followers),
                    in_unit_of(having(CHI, at_most=chi_of(PERFORMER))),
                )
            ),
            destroy(TARGET),
            keywords=("Kiho", "Fire"),
        ),
    ),
]
