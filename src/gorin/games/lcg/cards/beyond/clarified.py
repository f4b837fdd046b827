"""Cards that the clarifications are about (LCG-CLAR)."""

from __future__ import annotations

from gorin.games.lcg.acting.using import BORROWS
from gorin.games.lcg.definition import Card
from gorin.games.lcg.fighting.declarable import ONE_CONFLICT
from gorin.games.lcg.kinds import PHASE_END, ROUND_END
from gorin.games.lcg.table.allowed import NO_HONOR_LOSS
from gorin.games.lcg.table.reading import COUNTS_AS_CLAIMED, NOT_ATTACKED
from gorin.games.lcg.words.abilities import (
    PER_CONFLICT,
    action,
    interrupt,
    maximum,
    reaction,
    would_interrupt,
)
from gorin.games.lcg.words.amounts import HOW_MANY_ATTACKERS
from gorin.games.lcg.words.cards import card
from gorin.games.lcg.words.choosing import beforehand, chooses_own
from gorin.games.lcg.words.exacting import (
    abilities_cost_honor,
    attacking_elsewhere_costs_fate,
    events_cost_honor,
)
from gorin.games.lcg.words.flow import later
from gorin.games.lcg.words.lasting import for_a_while
from gorin.games.lcg.words.traits import (
    attaches_to,
    cannot,
    gain_no_more_honor,
    immune,
    keywords,
    only_playable_if,
    players_cannot,
    whenever,
)
from gorin.games.lcg.words.verbs.again import play_it_again, resolve_it_again
from gorin.games.lcg.words.verbs.answers import instead
from gorin.games.lcg.words.verbs.attacked import defend_before, end_conflict_at
from gorin.games.lcg.words.verbs.fighting import challenge
from gorin.games.lcg.words.verbs.in_play import bow, remove_fate
from gorin.games.lcg.words.verbs.outcome import (
    count_anew,
    count_no_skill,
)
from gorin.games.lcg.words.verbs.players import draw
from gorin.games.lcg.words.verbs.setting_aside import (
    A_CARD_TYPE,
    replace_fateless,
    return_hand,
    reveal_top,
    set_hand_aside,
    take_of_type,
)
from gorin.games.lcg.words.when.about_events import opponents_event_resolved, you_play_event_on
from gorin.games.lcg.words.when.conditions import (
    DEFENDER_HOLDS_CARDS,
    DURING_CONFLICT,
    FEWER_CARDS,
    FEWER_THAN_OPPONENT,
    LESS_HONORABLE,
    YOU_ATTACK,
)
from gorin.games.lcg.words.when.conflicts import (
    CONFLICT_DECLARED,
    CONFLICT_ENDS,
    this_is_revealed,
    would_lose,
    you_declare,
)
from gorin.games.lcg.words.when.triggers import PHASE_BEGINS, phase_begins, would_leave_play, you_play_this
from gorin.games.lcg.words.which.nouns import CHARACTER, your
from gorin.games.lcg.words.which.places import OUTER_PROVINCE
from gorin.games.lcg.words.which.players import DEFENDING_PLAYER, EACH_OPPONENT, EACH_PLAYER, OPPONENT
from gorin.games.lcg.words.which.qualities import another, participating
from gorin.games.lcg.words.which.rings import RING
from gorin.games.lcg.words.which.things import BEARER
from gorin.words.abilities import cost, requires
from gorin.words.amounts import when
from gorin.words.conditions import Told, you_control
from gorin.words.flow import if_
from gorin.words.nouns import any_
from gorin.words.picks import paying, target
from gorin.words.players import YOU
from gorin.words.qualities import keyword
from gorin.words.things import CHOSEN, SELF, TARGET, WINNER_SLOT
from gorin.words.traits import forbids, has_keyword, permits

NO_TOKENS = "receive dishonored tokens"
NO_TOKENS_SAID = "{whom} cannot receive dishonored status tokens"
NO_TOKENS_SAID_OF_MANY = "{many} cannot receive dishonored status tokens"
THIS_WON = Told("{self} wins", lambda s, scope: scope.get(WINNER_SLOT) == [scope.source])

CARDS: list[Card] = [
    card(
        "Secluded Shrine",
        reaction(
            phase_begins("conflict"),
            target(RING),
            for_a_while(
                permits(COUNTS_AS_CLAIMED, TARGET, "{whom} also counts as being in your claimed ring pool"),
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
    card(
        "Steward of the Rich Frog",
        cannot(NO_TOKENS, NO_TOKENS_SAID_OF_MANY, FEWER_CARDS, whom=your(CHARACTER)),
    ),
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
    card(
        "Test of Skill",
        action(
            paying(A_CARD_TYPE),
            cost(reveal_top(when(you_control(any_(CHARACTER, keyword("Duelist"))), 4, otherwise=3))),
            take_of_type(2),
        ),
    ),
    card(
        "Kakita Toshimoko",
        would_interrupt(
            would_lose(SELF),
            beforehand(
                chooses_own(
                    OPPONENT,
                    any_(CHARACTER, participating),
                    challenge(SELF, CHOSEN, if_(THIS_WON, count_no_skill(), otherwise=(count_anew(),))),
                )
            ),
        ),
    ),
    card(
        "Command Respect",
        action(
            requires(DURING_CONFLICT),
            requires(FEWER_THAN_OPPONENT),
            for_a_while(events_cost_honor(1, OPPONENT)),
            maximum(1, PER_CONFLICT),
        ),
    ),
    card("Retire to the Brotherhood", reaction(this_is_revealed(), *replace_fateless())),
    card(
        "Under Siege",
        reaction(
            CONFLICT_DECLARED,
            requires(DEFENDER_HOLDS_CARDS),
            set_hand_aside(
                DEFENDING_PLAYER,
                draw(5, DEFENDING_PLAYER),
                later(CONFLICT_ENDS, *return_hand(), until=PHASE_END),
            ),
            maximum(1, PER_CONFLICT),
        ),
    ),
    card("Foothills Keep", keywords("eminent"), attacking_elsewhere_costs_fate()),
    card(
        "Contested Countryside",
        keywords("rally"),
        whenever(
            BORROWS, "you may use the attacked province's abilities as if you controlled it", YOU_ATTACK
        ),
    ),
    card("Compromised Secrets", only_playable_if(LESS_HONORABLE), abilities_cost_honor(1, BEARER)),
    card(
        "Seven Stings Keep",
        interrupt(you_declare(), paying(HOW_MANY_ATTACKERS), cost(bow(SELF)), defend_before()),
    ),
    card(
        "Dragon Tattoo",
        attaches_to(your(CHARACTER)),
        has_keyword(BEARER, "Tattooed"),
        keywords("restricted"),
        reaction(you_play_event_on(BEARER), play_it_again()),
    ),
    card(
        "The Mirror's Gaze",
        attaches_to(your(CHARACTER, keyword("Shugenja"))),
        reaction(opponents_event_resolved(), resolve_it_again()),
    ),
    card("Silent Ones Monastery", keywords("eminent"), gain_no_more_honor(2, EACH_OPPONENT)),
]
