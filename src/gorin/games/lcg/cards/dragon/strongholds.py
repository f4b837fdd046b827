"""Dragon strongholds."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Mountain's Anvil Castle",
        action(
            requires(DURING_CONFLICT),
            cost(bow(SELF)),
            up_front(target(any_(CHARACTER, participating, bearing(ATTACHMENT)))),
            if_(
                is_(TARGET, bearing(ATTACHMENT, 2)),
                gives_both(TARGET, 2),
                otherwise=(gives_both(TARGET, 1),),
            ),
        ),
    ),
]
