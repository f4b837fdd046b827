"""Items of Celestial Edition."""

from gorin.games.ccg.celestial.pool import card
from gorin.games.ccg.vocabulary import *

CARDS: list[Card] = [
    card("Armor of Command", has_keyword(BEARER, "Commander"), has_honor(BEARER, 1)),
    card(
        "Blessed Tessen",
        cheaper_on(personality_with("Courtier", "Artisan"), 2),
        reaction(
            after(IS_TARGETED, ANOTHER_PLAYER, BEARER),
            cost(bow(SELF)),
            later(after(THAT_ACTION_RESOLVES), gain_honor(2)),
        ),
    ),
    card("Doji Armor", has_honor(BEARER, 1)),
    card(
        "Heavenly Blade of the Crane",
        attaches_only_to(clan_personality(CRANE)),
        open_(
            cost(bow(SELF)),
            target(other_player(any_(PERSONALITY, unbowed))),
            may_choose_own(1, any_(PERSONALITY, unbowed), bow(CHOSEN), who=TARGET_PLAYER),
            if_(THEY_BOWED_NOBODY, gain_honor(2)),
        ),
    ),
    card(
        "Heavenly Jumonji-yari of the Lion",
        attaches_only_to(clan_personality(LION)),
        battle(cost(bow(SELF)), target(your(clan_personality(LION), attacking)), gives(TARGET, force=3)),
    ),
    card(
        "Heavenly Kama of the Mantis",
        attaches_only_to(clan_personality(MANTIS)),
        battle_open(cost(lose_honor(1)), target(your(HOLDING)), straighten(TARGET), even_if_bowed=True),
    ),
    card(
        "Heavenly Lance of the Unicorn",
        attaches_only_to(clan_personality(UNICORN)),
        open_(
            cost(bow(SELF)),
            target(any_(PERSONALITY)),
            choose_one(straighten(TARGET), removes_keyword(TARGET, "Cavalry")),
        ),
    ),
    card(
        "Heavenly Ninja-to of the Scorpion",
        attaches_only_to(clan_personality(SCORPION)),
        provinces_have_strength(2),
    ),
    card(
        "Heavenly Tetsubo of the Crab",
        attaches_only_to(clan_personality(CRAB)),
        battle(strengthens_or_weakens(3), absent=True, remote=True),
    ),
    card(
        "Heavenly Yari of the Phoenix",
        attaches_only_to(clan_personality(PHOENIX)),
        reaction(
            after(ACTION_RESOLVES, that_attached_from_hand(SPELL)),
            cost(bow(SELF)),
            up_front(target(any_(PERSONALITY))),
            straighten(TARGET),
            gives(TARGET, force=2),
        ),
    ),
    card("Keen Blade", battle(target(ARMOR), destroy(TARGET))),
    card(
        "Oni-Daikyu",
        battle(cost(bow(SELF)), *ranged_attack(3)),
        battle(
            cost(destroy(SELF)),
            target(
                enemy(FOLLOWER | PERSONALITY.with_(without_followers), having(FORCE, above=force_of(BEARER)))
            ),
            destroy(TARGET),
        ),
    ),
]
