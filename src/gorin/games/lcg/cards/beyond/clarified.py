"""Cards that the clarifications are about (LCG-CLAR)."""

from __future__ import annotations

from gorin.games.lcg.definition import Card
from gorin.games.lcg.fighting.declaring import ONE_CONFLICT
from gorin.games.lcg.kinds import PHASE_END, ROUND_END
from gorin.games.lcg.table.allowed import NO_HONOR_LOSS
from gorin.games.lcg.table.reading import COUNTS_AS_CLAIMED, NOT_ATTACKED
from gorin.games.lcg.words.abilities import reaction, would_interrupt
from gorin.games.lcg.words.cards import card
from gorin.games.lcg.words.traits import (
    cannot,
    for_a_while,
    gain_no_more_honor,
    immune,
    keywords,
    players_cannot,
)
from gorin.games.lcg.words.verbs.answers import instead
from gorin.games.lcg.words.verbs.attacked import end_conflict_at
from gorin.games.lcg.words.verbs.in_play import remove_fate
from gorin.games.lcg.words.when.conditions import FEWER_CARDS
from gorin.games.lcg.words.when.triggers import (
    PHASE_BEGINS,
    phase_begins,
    would_leave_play,
    you_play_this,
)
from gorin.games.lcg.words.which.nouns import CHARACTER
from gorin.games.lcg.words.which.places import OUTER_PROVINCE
from gorin.games.lcg.words.which.players import EACH_OPPONENT, EACH_PLAYER
from gorin.games.lcg.words.which.qualities import another
from gorin.games.lcg.words.which.rings import RING
from gorin.words.nouns import any_, your
from gorin.words.picks import target
from gorin.words.players import YOU
from gorin.words.things import SELF, TARGET
from gorin.words.traits import forbids, permits

NO_TOKENS = "receive dishonored tokens"
NO_TOKENS_SAID = "{whom} cannot receive dishonored status tokens"

CARDS: list[Card] = [
    card(
        "Secluded Shrine",
        reaction(
            phase_begins("conflict"),
            target(RING),
            for_a_while(
                permits(COUNTS_AS_CLAIMED, TARGET, "{whom} counts as being in your claimed ring pool, too"),
                PHASE_END,
            ),
        ),
    ),
    card(
        "Agasha Taiko",
        reaction(
            you_play_this(),
            target(OUTER_PROVINCE),
            for_a_while(forbids(NOT_ATTACKED, TARGET, "{whom} cannot be attacked"), ROUND_END),
            end_conflict_at(TARGET),
        ),
    ),
    card("Maker of Keepsakes", cannot(NO_TOKENS, NO_TOKENS_SAID)),
    card("Steward of the Rich Frog", cannot(NO_TOKENS, NO_TOKENS_SAID, FEWER_CARDS, whom=your(CHARACTER))),
    card(
        "Akodo Kaede",
        immune("opponents' ring effects"),
        would_interrupt(would_leave_play(any_(CHARACTER, another)), instead(remove_fate(1, SELF))),
    ),
    card(
        "Waning Hostilities",
        reaction(
            phase_begins("conflict"),
            for_a_while(
                players_cannot(
                    ONE_CONFLICT, EACH_PLAYER, "each player has only one opportunity to declare a conflict"
                ),
                PHASE_END,
            ),
        ),
    ),
    card(
        "Divine Ancestry",
        reaction(
            PHASE_BEGINS, for_a_while(players_cannot(NO_HONOR_LOSS, YOU, "you cannot lose honor"), PHASE_END)
        ),
    ),
    card("Silent Ones Monastery", keywords("eminent"), gain_no_more_honor(2, EACH_OPPONENT)),
]
