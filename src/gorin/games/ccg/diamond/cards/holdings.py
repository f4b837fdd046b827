"""Holdings of Diamond Edition."""

from gorin.games.ccg.diamond.pool import card
from gorin.games.ccg.diamond.vocabulary import *
from gorin.games.ccg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Blacksmiths",
        produces(2, more=count_of(titled("Iron Mine", HOLDING))),
        produces(4, paying_for=WEAPON | ARMOR),
    ),
    card(
        "Copper Mine",
        produces(2),
        produces(3, if_=clan_player(LION)),
    ),
    card(
        "Daidoji Merchants",
        costs_less(SELF, 1, if_=clan_player(CRANE, MANTIS)),
        produces(
            3,
            more=plus(
                amount_if(you_control(noun("Port", HOLDING, STRONGHOLD)), 1),
                amount_if(you_control(noun("Market", HOLDING)), 1),
            ),
        ),
    ),
    card(
        "Dragon Dancers",
        produces(2),
        produces(4, destroying=True),
    ),
    card(
        "Fantastic Gardens",
        costs_less(SELF, 2, if_=clan_player(CRANE)),
        limited(cost(bow(SELF)), gain_honor(2)),
    ),
    card(
        "Gold Mine",
        produces(2),
        produces(3, if_=clan_player(DRAGON)),
    ),
    card(
        "Grove of the Five Masters",
        limited(
            cost(bow(SELF)),
            search_deck(noun("Kiho", STRATEGY), shown=True),
            choose(FATE_CARD.in_zone(HAND), named=True),
            discard(CHOSEN),
        ),
    ),
    card("Honor's Lesson Dojo", reaction(after(COMBAT_ENDED), cost(bow(SELF)), additional_action())),
    card(
        "Iron Mine",
        produces(2),
        produces(3, if_=clan_player(CRAB)),
    ),
    card(
        "Ki-Rin's Shrine - exp",
        has_force(your(PERSONALITY, human), 1),
        has_chi(your(PERSONALITY, human), 1),
        has_honor(your(PERSONALITY, keyword("Dragon Clan")), 1),
    ),
    card(
        "Kisada's Shrine",
        reaction(after(IS_DESTROYED, one_of_your(any_(SAMURAI, with_yu))), cost(bow(SELF)), bring_back()),
    ),
    card(
        "Kobune Port",
        produces(2),
        produces(3, if_=clan_player(MANTIS)),
    ),
    card(
        "Lion Scout",
        produces(2),
        reaction(
            after(PERFORMS, your(PERSONALITY, keyword("Lion Clan")), an_action("Tactical"), IN_A_BATTLE),
            cost(bow(SELF)),
            one_more_tactical(THAT_PERFORMER),
        ),
    ),
    card(
        "Marketplace",
        produces(2),
        produces(3, if_=clan_player(CRANE)),
    ),
    # DE-ERR-06
    card(
        "Noh Theater Troupe",
        produces(2),
        reaction(
            after(HONOR_GAINED, ANOTHER_PLAYER), cost(bow(SELF)), gain_honor(2), keywords=("Political",)
        ),
        reaction(
            after(ACTION_RESOLVES, ANOTHER_PLAYER, an_action("Political")),
            cost(bow(SELF)),
            gain_honor(2),
            keywords=("Political",),
        ),
    ),
    card(
        "Private Dojo",
        produces(2),
        reaction(
            after(ENTERS_DUEL, one_of_your(PERSONALITY)),
            requires(HAS_FEAR),
            cost(bow(SELF)),  # DE-ERR-02
            gives(YOUR_DUELIST, chi=FEAR_OF_DUELIST, until=DUEL_END),
        ),
    ),
    card(
        "Sanctified Temple",
        produces(2),
        limited(cost(bow(SELF)), pay_gold(2), gain_honor(2)),
    ),
    card(
        "Shinmaki Monastery",
        produces(2),
        produces(3, paying_for=noun("Retainer", HOLDING) | MONK),
    ),
    card(
        "Shrine of Stone",
        open_(requires(NOT_YOUR_TURN), cost(bow(SELF)), target(your(PERSONALITY, bowed)), straighten(TARGET)),
    ),
    card("Silk Works", produces(4)),
    card(
        "Stables",
        produces(2),
        produces(3, if_=clan_player(UNICORN)),
    ),
    card(
        "The Hiruma Dojo",
        produces(3),
        discounts(4, noun("Samurai", PERSONALITY, FOLLOWER)),
    ),
    card(
        "Unicorn Marketeer",
        produces(2),
        reaction(
            after(ATTACHED, YOU, ITEM, FROM_YOUR_HAND, upon(your(PERSONALITY, keyword("Unicorn Clan")))),
            cost(bow(SELF)),
            draw(1),
        ),
    ),
]
