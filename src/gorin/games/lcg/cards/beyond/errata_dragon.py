"""Dragon cards whose printed words were corrected (LCG-ERR)."""

from __future__ import annotations

from gorin.games.lcg.acting.using import UNTARGETABLE_BY_FOES
from gorin.games.lcg.definition import Card
from gorin.games.lcg.kinds import EARTH
from gorin.games.lcg.words.abilities import reaction, would_interrupt
from gorin.games.lcg.words.cards import card
from gorin.games.lcg.words.lasting import for_a_while
from gorin.games.lcg.words.traits import attaches_to
from gorin.games.lcg.words.verbs.answers import instead
from gorin.games.lcg.words.verbs.in_play import dishonor, move_to_conflict, ready_
from gorin.games.lcg.words.verbs.opportunities import another_action
from gorin.games.lcg.words.verbs.players import draw
from gorin.games.lcg.words.when.conflicts import opponent_declares
from gorin.games.lcg.words.when.triggers import would_be_dishonored, you_play_this_in_conflict
from gorin.games.lcg.words.which.nouns import ATTACHMENT, CHARACTER, your
from gorin.games.lcg.words.which.qualities import another, bearing
from gorin.games.lcg.words.which.things import BEARER
from gorin.words.conditions import is_
from gorin.words.flow import if_
from gorin.words.nouns import any_
from gorin.words.picks import target, up_front
from gorin.words.qualities import keyword
from gorin.words.things import SELF, TARGET
from gorin.words.traits import has_keyword, permits

CARDS: list[Card] = [
    card(
        "Hawk Tattoo",
        attaches_to(your(CHARACTER)),
        has_keyword(BEARER, "Tattooed"),
        reaction(
            you_play_this_in_conflict(),
            move_to_conflict(BEARER),
            if_(is_(BEARER, "Monk"), another_action()),
        ),
    ),
    card(
        "Kitsuki Shomon",
        would_interrupt(
            would_be_dishonored(your(CHARACTER, another)),
            instead(dishonor(SELF), if_you_do=ready_(SELF)),
        ),
    ),
    card(
        "Mantra of Earth",
        reaction(
            opponent_declares(EARTH, "after an opponent declares an earth conflict"),
            up_front(
                target(
                    any_(CHARACTER, keyword("Monk"))
                    | any_(CHARACTER, bearing(any_(ATTACHMENT, keyword("Monk"))))
                )
            ),
            for_a_while(
                permits(
                    UNTARGETABLE_BY_FOES, TARGET, "opponents' card abilities cannot choose {whom} as a target"
                )
            ),
            draw(1),
        ),
    ),
]
