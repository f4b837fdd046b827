"""Lion strongholds."""

from gorin.games.lcg.vocabulary import *

A_FOLLOWER = any_(ATTACHMENT, keyword("Follower"))

CARDS: list[Card] = [
    card(
        "Hayaken no Shiro",
        action(cost(bow(SELF)), target(any_(CHARACTER, keyword("Bushi"), cost_at_most(2))), ready_(TARGET)),
    ),
    card(
        "Hisu Mori Toride (1)",
        reaction(
            after(CONFLICT_WON, YOU, a_conflict(MILITARY), by_skill(5)),
            paying(your(CHARACTER, keyword("Bushi"))),
            cost(bow(SELF)),
            cost(sacrifice(PAID)),
            additional_conflict(MILITARY),
        ),
    ),
    card(
        "Kyūden Ikoma",
        reaction(
            after(LOSES_CONFLICT, your(CHARACTER), AS_ATTACKER),
            cost(bow(SELF)),
            target(any_(CHARACTER, lacking("Champion"))),
            bow(TARGET),
        ),
    ),
    reconstructed(
        card(
            "Pride",
            action(
                cost(bow(SELF)),
                target(your(CHARACTER, bearing_none(A_FOLLOWER))),
                attach_top_face_down(TARGET),
            ),
        ),
    ),
    card(
        "Yōjin no Shiro",
        action(requires(DURING_CONFLICT), cost(bow(SELF)), gives(your(CHARACTER, attacking), military=1)),
    ),
]
