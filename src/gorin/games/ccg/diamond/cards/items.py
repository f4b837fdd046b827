"""Items of Diamond Edition."""

from gorin.games.ccg.diamond.one_offs import THIS_VERY_UNIT, discard_odd
from gorin.games.ccg.diamond.pool import card
from gorin.games.ccg.diamond.vocabulary import *
from gorin.games.ccg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Blade of Truths",
        reaction(after(ENTERS_DUEL, BEARER), name_number(), for_a_while(bans_focus(), DUEL_END)),
    ),
    card(
        "Celestial Sword of the Crab",
        trait(after(ENTERS_PLAY, SELF), requires(clan_player(CRAB)), gain_honor(2)),
        has_force(SELF, count_of(your(PERSONALITY, keyword("Crab Clan"))), while_=is_(BEARER, "Crab Clan")),
        has_chi(SELF, count_of(your(PERSONALITY, keyword("Crab Clan"))), while_=is_(BEARER, "Crab Clan")),
    ),
    card(
        "Celestial Sword of the Crane",
        trait(after(ENTERS_PLAY, SELF), requires(clan_player(CRANE)), gain_honor(2)),
        has_force(SELF, count_of(your(PERSONALITY, keyword("Crane Clan"))), while_=is_(BEARER, "Crane Clan")),
        has_chi(SELF, count_of(your(PERSONALITY, keyword("Crane Clan"))), while_=is_(BEARER, "Crane Clan")),
    ),
    card(
        "Celestial Sword of the Dragon",
        trait(after(ENTERS_PLAY, SELF), requires(clan_player(DRAGON)), gain_honor(2)),
        has_force(
            SELF, count_of(your(PERSONALITY, keyword("Dragon Clan"))), while_=is_(BEARER, "Dragon Clan")
        ),
        has_chi(SELF, count_of(your(PERSONALITY, keyword("Dragon Clan"))), while_=is_(BEARER, "Dragon Clan")),
    ),
    card(
        "Celestial Sword of the Lion",
        trait(after(ENTERS_PLAY, SELF), requires(clan_player(LION)), gain_honor(2)),
        has_force(SELF, count_of(your(PERSONALITY, keyword("Lion Clan"))), while_=is_(BEARER, "Lion Clan")),
        has_chi(SELF, count_of(your(PERSONALITY, keyword("Lion Clan"))), while_=is_(BEARER, "Lion Clan")),
    ),
    card(
        "Celestial Sword of the Mantis",
        trait(after(ENTERS_PLAY, SELF), requires(clan_player(MANTIS)), gain_honor(2)),
        has_force(
            SELF, count_of(your(PERSONALITY, keyword("Mantis Clan"))), while_=is_(BEARER, "Mantis Clan")
        ),
        has_chi(SELF, count_of(your(PERSONALITY, keyword("Mantis Clan"))), while_=is_(BEARER, "Mantis Clan")),
    ),
    card(
        "Celestial Sword of the Unicorn",
        trait(after(ENTERS_PLAY, SELF), requires(clan_player(UNICORN)), gain_honor(2)),
        has_force(
            SELF, count_of(your(PERSONALITY, keyword("Unicorn Clan"))), while_=is_(BEARER, "Unicorn Clan")
        ),
        has_chi(
            SELF, count_of(your(PERSONALITY, keyword("Unicorn Clan"))), while_=is_(BEARER, "Unicorn Clan")
        ),
    ),
    card(
        "Clay Horse",
        reaction(
            before(UNITS_RETURN, THIS_VERY_UNIT),
            cost(bow(SELF)),
            for_a_while(does_not_bow_from_resolution(unit_of(BEARER)), BATTLE_END),
            discard_odd(),
        ),
    ),
    card(
        "Corrupted Jade Sliver",
        battle_open(
            gives(BEARER, force=1, chi=-2), gives_keyword(BEARER, "Shadowlands"), once_per_turn=True, times=3
        ),
        battle_open(
            requires(is_(BEARER, having(FORCE, at_least=2))),
            gives(BEARER, force=-2, chi=2),
            gives_keyword(BEARER, "Shadowlands"),
            once_per_turn=True,
            times=3,
        ),
    ),
    card(
        "Dai Tsuchi",
        attaches_only_to(any_(PERSONALITY, having(FORCE, at_least=3))),
        cheaper_on(any_(PERSONALITY, keyword("Crab Clan")), 2),
        has_chi(SELF, 3, while_=faces(BEARER, "Ogre", "Oni")),
    ),
    card(
        "Daikyu",
        attaches_only_to(any_(PERSONALITY, keyword("Cavalry"))),
        battle(cost(bow(SELF)), *ranged_attack(3)),
    ),
    card(
        "My Father's Weapon",
        trait(TURN_IS_OVER, requires(this_turn(BROUGHT_IN, YOU, SELF)), straighten(BEARER)),
    ),
    card("Takao's Jingasa", ignores_bowing(THIS_PERSONALITY, "Kiho", once_per_turn=True)),
    card(
        "The Emerald Armor",
        attaches_cheaper(BEARER, FOLLOWER, 3),
        has_minimum(BEARER, CHI, 1),
    ),
    card(
        "Yoritomo's Kama",
        has_force(any_(WEAPON, besides(SELF), in_this_army), 1),
        has_chi(any_(WEAPON, besides(SELF), in_this_army), 1),
    ),
    card(
        "Yoshi's Fan",
        has_honor(BEARER, 1),
        has_keyword(BEARER, "Courtier"),
    ),
]
