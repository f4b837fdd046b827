"""Lion strongholds."""

from gorin.games.lcg.vocabulary import *

A_FOLLOWER = any_(ATTACHMENT, keyword("Follower"))

CARDS: list[Card] = [
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
