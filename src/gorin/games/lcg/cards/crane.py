"""Crane cards of the Core Set."""

from __future__ import annotations

from gorin.games.lcg.acting.using import NO_EVENTS
from gorin.games.lcg.definition import Card
from gorin.games.lcg.kinds import PHASE_END, POLITICAL
from gorin.games.lcg.words.abilities import action, interrupt, reaction, would_interrupt
from gorin.games.lcg.words.cards import card
from gorin.games.lcg.words.choosing import beforehand, chooses_own
from gorin.games.lcg.words.traits import (
    bearer_gains,
    blanks,
    cannot,
    has_political,
    keywords,
    only_playable_if,
    players_cannot,
    spared,
)
from gorin.games.lcg.words.verbs.answers import cancel
from gorin.games.lcg.words.verbs.decks import reveal_and_give, reveal_top_to_play
from gorin.games.lcg.words.verbs.fighting import challenge, resolve_that_ring
from gorin.games.lcg.words.verbs.in_play import (
    bow,
    discard,
    dishonor,
    honor,
    move_home,
    move_to_conflict,
    sacrifice,
)
from gorin.games.lcg.words.verbs.players import give_fate, take_honor
from gorin.games.lcg.words.verbs.provinces import turn_up
from gorin.games.lcg.words.verbs.stats import gives
from gorin.games.lcg.words.when.conditions import (
    CONFLICT_PHASE,
    COUNTS_MORE_SKILL,
    DURING_CONFLICT,
    DURING_POLITICAL,
    THIS_ATTACKS,
    THIS_DEFENDS,
    THIS_PARTICIPATES,
    participates_in,
)
from gorin.games.lcg.words.when.conflicts import this_is_broken, you_claim_a_ring
from gorin.games.lcg.words.when.history import MORE_HONORED
from gorin.games.lcg.words.when.triggers import event_would_initiate, is_honored
from gorin.games.lcg.words.which.lying import in_your_provinces
from gorin.games.lcg.words.which.nouns import CARD, CHARACTER, your, your_opponents
from gorin.games.lcg.words.which.players import EACH_OPPONENT, OPPONENT
from gorin.games.lcg.words.which.qualities import (
    another,
    attacking,
    attacking_alone,
    defending,
    defending_alone,
    dishonored,
    face_down,
    honored,
    of_clan,
    participating,
    political_at_most,
    ready,
    your_only_participant,
)
from gorin.games.lcg.words.which.things import ATTACKED_PROVINCE, BEARER
from gorin.words.abilities import cost, requires
from gorin.words.conditions import Told, is_, not_
from gorin.words.flow import if_
from gorin.words.nouns import any_
from gorin.words.picks import paying, target
from gorin.words.qualities import AFTER, Simple
from gorin.words.things import CHOSEN, CHOSEN_SLOT, LOSER, LOSER_SLOT, PAID, SELF, TARGET, WINNER_SLOT
from gorin.words.traits import has_keyword

WON = Told("{self} wins", lambda s, scope: scope.get(WINNER_SLOT) == [scope.source])
LOST = Told("{self} loses", lambda s, scope: scope.get(LOSER_SLOT) == [scope.source])
not_in_the_duel = Simple(
    AFTER,
    "not involved in the duel",
    lambda s, scope, card: card != scope.source and card not in scope.get(CHOSEN_SLOT),
)


CARDS: list[Card] = [
    card(
        "Shizuka Toshi",
        action(
            requires(DURING_POLITICAL),
            cost(bow(SELF)),
            target(any_(CHARACTER, participating, political_at_most(2))),
            bow(TARGET),
        ),
    ),
    card("Doji Whisperer"),
    card(
        "Doji Challenger",
        action(requires(THIS_ATTACKS), target(your_opponents(CHARACTER)), move_to_conflict(TARGET)),
    ),
    card(
        "Brash Samurai",
        action(requires(is_(SELF, your_only_participant)), honor(SELF)),
    ),
    card(
        "Savvy Politician",
        reaction(is_honored(SELF), target(CHARACTER), honor(TARGET)),
    ),
    card(
        "Asahina Artisan",
        action(
            requires(DURING_CONFLICT),
            cost(bow(SELF)),
            target(any_(CHARACTER, another, of_clan("Crane"))),
            gives(TARGET, political=3),
        ),
    ),
    card("Admit Defeat", action(target(any_(CHARACTER, defending_alone)), bow(TARGET))),
    card("Way of the Crane", action(target(your(CHARACTER, of_clan("Crane"))), honor(TARGET))),
    card("Voice of Honor", would_interrupt(event_would_initiate(), requires(MORE_HONORED), cancel())),
    card(
        "Duelist Training",
        bearer_gains(
            action(
                requires(THIS_PARTICIPATES),
                target(your_opponents(CHARACTER, participating)),
                challenge(SELF, TARGET, bow(LOSER), cards_instead=True),
            )
        ),
    ),
    card("Political Rival", keywords("covert"), has_political(SELF, 3, THIS_DEFENDS)),
    card(
        "Steward of Law",
        cannot(
            "receive dishonored tokens",
            "{many} cannot receive dishonored status tokens",
            THIS_PARTICIPATES,
            whom=CHARACTER,
        ),
    ),
    card(
        "Above Question",
        spared(
            "be targeted by opponents' events",
            "events of opponents cannot target {whom}",
            whom=BEARER,
        ),
    ),
    card("Height of Fashion", only_playable_if(not_(DURING_CONFLICT, "there is no conflict"))),
    card(
        "Noble Sacrifice",
        action(
            cost(sacrifice(PAID)),
            paying(your(CHARACTER, honored)),
            target(any_(CHARACTER, dishonored)),
            discard(TARGET),
        ),
    ),
    card(
        "Asahina Storyteller",
        keywords("sincerity"),
        has_keyword(your(CHARACTER, honored, of_clan("Crane")), "sincerity"),
    ),
    card("Cautious Scout", blanks(ATTACKED_PROVINCE, is_(SELF, attacking_alone))),
    card("Daidoji Nerishma", action(target(in_your_provinces(CARD).with_(face_down)), turn_up(TARGET))),
    card(
        "Doji Gift Giver",
        action(
            requires(THIS_PARTICIPATES),
            cost(give_fate(1)),
            beforehand(chooses_own(OPPONENT, any_(CHARACTER, ready, participating), bow(CHOSEN))),
        ),
    ),
    card(
        "Doji Hotaru",
        reaction(
            you_claim_a_ring(
                participates_in(POLITICAL),
                "after you claim a ring during a political conflict in which {self} is participating",
            ),
            resolve_that_ring(),
        ),
    ),
    card(
        "Guest of Honor",
        players_cannot(NO_EVENTS, EACH_OPPONENT, "opponents cannot play events", THIS_PARTICIPATES),
    ),
    card(
        "Kakita Asami",
        action(
            requires(participates_in(POLITICAL)),
            requires(COUNTS_MORE_SKILL),
            take_honor(1),
        ),
    ),
    card(
        "The Art of Peace",
        interrupt(this_is_broken(), dishonor(any_(CHARACTER, attacking)), honor(any_(CHARACTER, defending))),
    ),
    card("Artisan Academy", action(requires(CONFLICT_PHASE), reveal_top_to_play(PHASE_END))),
    card(
        "Kakita Kaezin",
        action(
            requires(THIS_PARTICIPATES),
            beforehand(
                chooses_own(
                    OPPONENT,
                    any_(CHARACTER, participating),
                    challenge(
                        SELF,
                        CHOSEN,
                        if_(WON, move_home(any_(CHARACTER, participating, not_in_the_duel))),
                        if_(LOST, move_home(SELF)),
                    ),
                )
            ),
        ),
    ),
    card("The Perfect Gift", action(reveal_and_give(4))),
]
