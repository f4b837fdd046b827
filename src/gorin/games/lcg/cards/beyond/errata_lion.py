"""Lion cards whose printed words were corrected (LCG-ERR)."""

from __future__ import annotations

from gorin.games.lcg.definition import Card
from gorin.games.lcg.kinds import DYNASTY, ROUND_END
from gorin.games.lcg.words.abilities import action, maximum, reaction
from gorin.games.lcg.words.ability import PER_CONFLICT
from gorin.games.lcg.words.amounts import BIDS_APART
from gorin.games.lcg.words.cards import card
from gorin.games.lcg.words.choosing import chooses
from gorin.games.lcg.words.flow import about_bearer, if_you_do, later, then
from gorin.games.lcg.words.verbs.entering import put_into_play
from gorin.games.lcg.words.verbs.in_play import discard, honor, move_home, return_to_deck_bottom
from gorin.games.lcg.words.verbs.piles import discard_top, may_play_then_bottom
from gorin.games.lcg.words.verbs.players import draw, set_dial
from gorin.games.lcg.words.verbs.tokens import strip
from gorin.games.lcg.words.when.conditions import DURING_MILITARY, DURING_POLITICAL
from gorin.games.lcg.words.when.conflicts import this_is_revealed
from gorin.games.lcg.words.when.triggers import PHASE_ENDS
from gorin.games.lcg.words.which.lying import in_your_discard
from gorin.games.lcg.words.which.nouns import ATTACHMENT, CHARACTER, EVENT, your
from gorin.games.lcg.words.which.qualities import from_conflict_deck, from_dynasty_deck, participating
from gorin.games.lcg.words.which.things import on_participant
from gorin.words.abilities import requires
from gorin.words.conditions import is_, you_control
from gorin.words.flow import if_
from gorin.words.nouns import any_
from gorin.words.picks import target
from gorin.words.players import YOU
from gorin.words.qualities import keyword
from gorin.words.things import CHOSEN, TARGET

CARDS: list[Card] = [
    card(
        "Prepare for War",
        action(target(your(CHARACTER)), strip(TARGET), then(if_(is_(TARGET, "Commander"), honor(TARGET)))),
    ),
    card(
        "Hand to Hand",
        action(
            requires(DURING_MILITARY),
            target(any_(ATTACHMENT, on_participant)),
            about_bearer(TARGET, if_you_do(discard(TARGET), move_home(CHOSEN))),
        ),
    ),
    card(
        "Regal Bearing",
        action(
            requires(DURING_POLITICAL),
            requires(you_control(any_(CHARACTER, participating, keyword("Courtier")))),
            set_dial(1),
            then(draw(BIDS_APART)),
            maximum(1, PER_CONFLICT),
        ),
    ),
    card(
        "Spectral Visitation",
        reaction(
            this_is_revealed(),
            discard_top(4, DYNASTY),
            then(
                chooses(
                    YOU,
                    in_your_discard(any_(CHARACTER, from_dynasty_deck)),
                    put_into_play(CHOSEN),
                    later(PHASE_ENDS, return_to_deck_bottom(CHOSEN), until=ROUND_END),
                )
            ),
        ),
    ),
    card(
        "Exposed Courtyard",
        action(
            requires(DURING_MILITARY),
            discard_top(2),
            then(
                chooses(YOU, in_your_discard(any_(EVENT, from_conflict_deck)), may_play_then_bottom(CHOSEN))
            ),
        ),
    ),
]
