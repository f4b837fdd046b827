"""Holdings of Celestial Edition."""

from gorin.games.ccg.celestial.pool import card
from gorin.games.ccg.vocabulary import *

CARDS: list[Card] = [
    card("Acrobat Troupe", produces(4), limited(cost(bow(SELF)), gain_honor(2), keywords=("Political",))),
    card(
        "Akodo's Grave",
        produces(2),
        battle(cost(bow(SELF)), cost(destroy(SELF)), target(TERRAIN), destroy(TARGET)),
    ),
    card("Bamboo Harvesters", stays_bowed_before_turn(2), produces(2)),
    card(
        "Border Keep",
        produces(2),
        limited(requires(FIRST_TURN), exchange_province_cards()),
        limited(exchange_province_cards(), once_per_game=True),
    ),
    card("Clan Estate", produces(2), produces(3, paying_for=any_(ANY_CARD, keyword("Cavalry")))),
    card(
        "Collapsing Bridge", produces(2), open_(cost(destroy(SELF)), target(PROVINCE), strengthens(3, TARGET))
    ),
    card("Copper Mine", produces(2), produces(3, if_=clan_player(LION))),
    card("Diamond Mine", produces(5)),
    card("Famous Bazaar", produces(2), refills_face_up()),
    card(
        "Fortified Docks",
        produces(2),
        open_(cost(destroy(SELF)), target(your(PERSONALITY)), gives_keyword(TARGET, "Naval")),
    ),
    card(
        "Frontline Encampment",
        produces(2),
        limited(cost(destroy(SELF)), target(your(PERSONALITY)), gives(TARGET, force=2)),
    ),
    card("Geisha House", produces(2), produces(3, if_=clan_player(SCORPION))),
    card("Gold Mine", produces(2), produces(3, if_=clan_player(DRAGON))),
    card("Iron Mine", produces(2), produces(3, if_=clan_player(CRAB))),
    card("Kobune Port", produces(2), produces(3, if_=clan_player(MANTIS))),
    card("Large Farm", produces(2)),
    card("Marketplace", produces(2), produces(3, if_=clan_player(CRANE))),
    card(
        "Permanent Encampment",
        produces(2),
        produces(3, paying_for=ATTACHMENT),
        battle(
            target(your(ATTACHMENT)),
            straighten(TARGET),
            may(
                chosen(your_other(PERSONALITY, here, can_take(TARGET))),
                transfer(TARGET, CHOSEN),
            ),
        ),
    ),
    card("Remote Village", produces(3)),
    card(
        "Rich Coffers",
        permits(STRAIGHTEN_IN_EVERY_TURN, SELF),
        produces(2),
    ),
    card("Silver Mine", produces(2), produces(3, if_=clan_player(PHOENIX))),
    card(
        "Slanderer",
        produces(5),
        limited(
            cost(bow(SELF)),
            requires(you_control(personality_with("Courtier", "Magistrate"))),
            target(PERSONALITY),
            dishonor(TARGET),
            keywords=("Political",),
        ),
    ),
    card("Stables", produces(2), produces(3, if_=clan_player(UNICORN))),
    card("Temple of Harmony", produces(2), discounts(3, paying_for=MONK)),
    card(
        "Temple to Shinsei",
        produces(2),
        limited(
            cost(bow(SELF)),
            performer(your(personality_with("Monk", "Shugenja"))),
            cost(bow(PERFORMER)),
            gain_honor(2),
        ),
    ),
]
