"""Lion Personalities of Celestial Edition."""

from gorin.games.ccg.celestial.pool import card
from gorin.games.ccg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Akodo Kamina",
        open_(
            may_pay_with(FATE_CARD.in_zone(HAND)),
            cost(or_instead(bow(SELF), discard(PAID))),
            target(PERSONALITY),
            gives(TARGET, force=4),
            keywords="Tactical",
        ),
    ),
    card("Akodo Sagashite"),
    card(
        "Akodo Seiichi",
        battle(
            cost(bow(SELF)),
            bow(whole_unit(any_(UNIT, opposing_this, having(TOTAL_FORCE, below=force_of(SELF))))),
            keywords="Tactical",
        ),
    ),
    card(
        "Akodo Shigetoshi - exp2",
        reaction(after(ENTERS_PLAY, SELF), target(PERSONALITY), create(created_follower(2), TARGET)),
        battle(
            performer(your(PERSONALITY | FOLLOWER)),
            cost(destroy(PERFORMER)),
            target(enemy(UNIT_CARD, conditionally(is_(WHAT_YOU_DESTROY, FOLLOWER), without_attachments))),
            destroy(TARGET),
        ),
    ),
    card("Akodo Shunori"),
    card(
        "Akodo Tsudoken - exp",
        battle(
            straighten(SELF),
            may(target(PERSONALITY), bow_or_straighten(TARGET)),
            even_if_bowed=True,
        ),
    ),
    card(
        "Matsu Fumiyo",
        has_force(SELF, 2, while_=WHILE_ATTACKING),
        battle(
            target(enemy(PERSONALITY, whose_unit_is_weaker_than(SELF))),
            move_home(TARGET),
            if_(moved(TARGET), bow(unit_of(TARGET)), gain_honor(1)),
            keywords="Fear",
        ),
    ),
    card("Matsu Mikura"),
    card(
        "Matsu Satsune",
        battle(
            paying(FATE_CARD.in_zone(HAND)),
            cost(discard(PAID)),
            up_front(target(any_(UNIT, in_this_army))),
            straighten(whole_unit(TARGET)),
            if_(
                is_(THE_DISCARDED_CARD, "Bushido Virtue"),
                may(second_target(enemy(FOLLOWER | PERSONALITY.with_(without_attachments))), bow(SECOND)),
            ),
        ),
    ),
]
