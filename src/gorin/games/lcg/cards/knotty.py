"""Cards of the Core Set that need words which hardly another card has."""

from __future__ import annotations

from gorin.games.lcg.acting.playable import NO_HAND_CHARACTERS
from gorin.games.lcg.acting.scripts import FIRST_ACTION_CANCELLED
from gorin.games.lcg.acting.using import MORE_USES
from gorin.games.lcg.definition import Card
from gorin.games.lcg.kinds import PHASE_END
from gorin.games.lcg.kinds import PROVINCE as IN_PROVINCE
from gorin.games.lcg.policy import policy_of
from gorin.games.lcg.table.allowed import DISCARDED_BY_ITSELF, NOT_AGAINST_FAVOR, NOT_MOVED_IN
from gorin.games.lcg.table.reading import elements_of
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.words.abilities import (
    action,
    also,
    from_zones,
    limit,
    making_room,
    maximum,
    reaction,
    would_interrupt,
)
from gorin.games.lcg.words.ability import PER_CONFLICT, PER_PHASE
from gorin.games.lcg.words.cards import card
from gorin.games.lcg.words.choosing import beforehand, chooses_own, select_one
from gorin.games.lcg.words.lasting import for_a_while, forbidden_for_a_while
from gorin.games.lcg.words.traits import as_attachment, attaches_to, players_cannot, whenever
from gorin.games.lcg.words.verbs.answers import cancel, the_same_instead
from gorin.games.lcg.words.verbs.decks import reveal_and_give, reveal_top_to_play, search_top
from gorin.games.lcg.words.verbs.entering import put_into_conflict, put_into_play
from gorin.games.lcg.words.verbs.fighting import challenge, declare_now
from gorin.games.lcg.words.verbs.in_play import bow, dishonor, honor, move_fate, move_home, move_to_conflict
from gorin.games.lcg.words.verbs.knots import (
    bar_element,
    honor_one_and_dishonor_the_other,
    may_resolve_twice,
    play_this,
    switch_claimed_ring,
    take_over_ring,
)
from gorin.games.lcg.words.verbs.players import discard_at_random, draw
from gorin.games.lcg.words.verbs.provinces import put_in_that_province, shuffle_into_deck
from gorin.games.lcg.words.verbs.stats import gives
from gorin.games.lcg.words.verbs.taking import gain_ability, take_onto
from gorin.games.lcg.words.when.conditions import (
    BEARER_PARTICIPATES,
    CONFLICT_HERE,
    CONFLICT_PHASE,
    DURING_CONFLICT,
    DURING_MILITARY,
    LESS_HONORABLE,
    THIS_ATTACKS,
    THIS_PARTICIPATES,
    During,
)
from gorin.games.lcg.words.when.history import NOT_LOST_YET
from gorin.games.lcg.words.when.triggers import (
    COMMITS_OR_MOVES,
    HONORED_OR_DISHONORED,
    commits_or_moves,
    moves_in,
    would_be_dishonored,
    would_be_honored,
)
from gorin.games.lcg.words.which.abilities import ABILITY_OF_ANOTHER
from gorin.games.lcg.words.which.lying import (
    in_your_discard,
    in_your_hand_or_provinces,
    in_your_unbroken_provinces,
)
from gorin.games.lcg.words.which.nouns import ATTACHMENT, CARD, CHARACTER, HOLDING, theirs, your
from gorin.games.lcg.words.which.players import AN_OPPONENT, EACH_OPPONENT, OPPONENT, WHOEVER_IS_AGAINST_YOU
from gorin.games.lcg.words.which.qualities import (
    another_one,
    could_move_in,
    of_clan,
    other,
    participating,
    total_cost_at_most,
    with_the_controller_of,
)
from gorin.games.lcg.words.which.rings import RING
from gorin.games.lcg.words.which.things import BEARER, not_bearer
from gorin.words.abilities import cost, requires
from gorin.words.conditions import Told
from gorin.words.flow import if_
from gorin.words.grammar.scope import NOTHING, Moment, Scope
from gorin.words.grammar.zones import DISCARD
from gorin.words.nouns import any_
from gorin.words.picks import chosen, paying, second_target, target, targets
from gorin.words.qualities import AFTER, KEYWORD, Simple, keyword
from gorin.words.things import (
    CHOSEN,
    CHOSEN_SLOT,
    IT,
    LOSER_SLOT,
    PAID,
    SELF,
    TARGET,
    WINNER_SLOT,
    both,
    called,
)
from gorin.words.traits import forbids, has_keyword, permits
from gorin.words.triggers import after

# --- what only they ask for -----------------------------------------------------------------------


def _matches_role(s: LcgState, scope: Scope, moment: Moment) -> bool:
    role = s.players[scope.seat].role
    if moment.seat != scope.seat or role == NOTHING:
        return False
    return any(_ELEMENTS[element] in s.definition(role).keywords for element in elements_of(s, moment.other))


_ELEMENTS = ("Air", "Earth", "Fire", "Water", "Void")
YOU_CLAIM_YOUR_ROLES_RING = "after you claim the ring of your role's element"


def _first_and_broke(s: LcgState, scope: Scope, moment: Moment) -> bool:
    """`other` counts the provinces that broke; the history is that of this round."""
    declared = [m for m in s.history if m.kind == "conflict declared" and m.seat == scope.seat]
    return moment.seat == scope.seat and moment.other > 0 and len(declared) == 1


def _plays_character_from_hand(s: LcgState, scope: Scope, moment: Moment) -> bool:
    from_hand = moment.seat == scope.seat and moment.amount == 0
    return from_hand and s.definition(moment.card).type_name == "character"


WON = Told("{self} wins", lambda s, scope: scope.get(WINNER_SLOT) == [scope.source])
LOST = Told("{self} loses", lambda s, scope: scope.get(LOSER_SLOT) == [scope.source])
not_in_the_duel = Simple(
    AFTER,
    "not involved in the duel",
    lambda s, scope, card: card != scope.source and card not in scope.get(CHOSEN_SLOT),
)


of_the_dynasty_deck = Simple(KEYWORD, "dynasty", lambda s, scope, card: s.definition(card).side == "dynasty")


def _is_first_player(s: LcgState, scope: Scope, moment: Moment) -> bool:
    """LCG-TEAM-04: every player of the team that has the token."""
    return not policy_of(s).is_foe(scope.seat, moment.seat)


def _lost_unopposed(s: LcgState, scope: Scope, moment: Moment) -> bool:
    return moment.seat == scope.seat and s.conflict is not None and s.conflict.unopposed


THIS_CAN_MOVE_IN = During(
    "{self} can move to the conflict",
    lambda s, scope: could_move_in.fits(s, scope, scope.source),
    "during a conflict to which {self} can move",
)

CARDS: list[Card] = [
    card(
        "Hida Kisada",
        players_cannot(
            FIRST_ACTION_CANCELLED,
            WHOEVER_IS_AGAINST_YOU,
            "the effects of your opponent's first action ability in each conflict are canceled",
            NOT_LOST_YET,
        ),
    ),
    card(
        "Banzai!",
        action(
            requires(DURING_CONFLICT),
            target(any_(CHARACTER, participating)),
            gives(TARGET, military=2),
            may_resolve_twice(),
            maximum(1, PER_CONFLICT),
        ),
    ),
    card(
        "Display of Power",
        reaction(
            after("conflict lost", "after you lose an unopposed conflict", _lost_unopposed), take_over_ring()
        ),
    ),
    card("Guidance of the Ancestors", from_zones(action(play_this()), DISCARD)),
    card(
        "Ambush",
        action(
            requires(DURING_CONFLICT),
            targets(
                in_your_hand_or_provinces(any_(CHARACTER, of_clan("Scorpion"), total_cost_at_most(6))),
                1,
                2,
            ),
            put_into_conflict(TARGET),
        ),
    ),
    card(
        "Cavalry Reserves",
        action(
            requires(DURING_MILITARY),
            targets(
                in_your_discard(
                    any_(CHARACTER, of_the_dynasty_deck, keyword("Cavalry"), total_cost_at_most(6))
                ),
                1,
                6,
            ),
            put_into_conflict(TARGET),
        ),
    ),
    card("Artisan Academy", action(requires(CONFLICT_PHASE), reveal_top_to_play(PHASE_END))),
    card("Obstinate Recruit", forbids(DISCARDED_BY_ITSELF, SELF, "discard {whom}", LESS_HONORABLE)),
    *[
        card(
            name,
            forbids(
                NOT_AGAINST_FAVOR,
                SELF,
                "{whom} cannot participate as an attacker against whoever controls the Imperial Favor",
            ),
        )
        for name in ("Otomo Courtier", "Seppun Guardsman")
    ],
    card(
        "Seeker of Knowledge",
        whenever("ring gains air", "the contested ring gains the air element", THIS_ATTACKS),
    ),
    card(
        "Grasp of Earth",
        attaches_to(your(CHARACTER, keyword("Shugenja"))),
        action(
            requires(DURING_CONFLICT),
            cost(bow(SELF)),
            forbidden_for_a_while(NOT_MOVED_IN, theirs(CHARACTER), "{whom} cannot move to the conflict"),
            for_a_while(
                players_cannot(
                    NO_HAND_CHARACTERS, EACH_OPPONENT, "opponents cannot play characters from hand"
                )
            ),
        ),
    ),
    card(
        "Way of the Phoenix",
        action(target(RING), second_target(AN_OPPONENT), bar_element(), maximum(1, PER_PHASE)),
    ),
    card(
        "Young Rumormonger",
        *also(
            would_interrupt(
                would_be_honored(CHARACTER, HONORED_OR_DISHONORED),
                target(any_(CHARACTER, another_one, with_the_controller_of(IT))),
                the_same_instead(honor(TARGET)),
            ),
            would_interrupt(
                would_be_dishonored(CHARACTER, HONORED_OR_DISHONORED),
                target(any_(CHARACTER, another_one, with_the_controller_of(IT))),
                the_same_instead(dishonor(TARGET)),
            ),
        ),
    ),
    card(
        "Spyglass",
        *also(
            reaction(commits_or_moves(BEARER), draw(1), limit(2)),
            reaction(moves_in(BEARER, COMMITS_OR_MOVES), draw(1), limit(2)),
        ),
    ),
    card(
        "Breakthrough",
        reaction(
            after(
                "conflict ends",
                "after your first conflict this phase as the attacking player, if it broke a province",
                _first_and_broke,
            ),
            declare_now(),
        ),
    ),
    card(
        "Way of the Unicorn",
        would_interrupt(
            after(
                "token passes",
                "when you would pass the first player token",
                _is_first_player,
            ),
            cancel("keep it instead"),
        ),
    ),
    card(
        "Way of the Dragon",
        attaches_to(your(CHARACTER)),
        permits(
            MORE_USES,
            BEARER,
            "you may trigger each of {whom}'s abilities an additional time each round (or specified period)",
        ),
    ),
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
    card(
        "Shinjo Tatsuo",
        action(
            requires(THIS_CAN_MOVE_IN),
            targets(your(CHARACTER, other, could_move_in), 0, 1),
            move_to_conflict(both(SELF, TARGET)),
        ),
    ),
    card(
        "Shameful Display",
        action(
            requires(CONFLICT_HERE),
            targets(any_(CHARACTER, participating), 2, 2),
            honor_one_and_dishonor_the_other(),
        ),
    ),
    card(
        "Keeper Initiate",
        from_zones(
            reaction(
                after("ring claimed", YOU_CLAIM_YOUR_ROLES_RING, _matches_role), put_into_play(SELF, fate=1)
            ),
            DISCARD,
            IN_PROVINCE,
        ),
    ),
    card(
        "Seeker Initiate",
        reaction(
            after("ring claimed", YOU_CLAIM_YOUR_ROLES_RING, _matches_role), search_top(5, CARD, shown=False)
        ),
    ),
    card(
        "Know the World",
        action(switch_claimed_ring()),
    ),
    card(
        "Shosuro Miyako",
        reaction(
            after("card played", "after you play a character from your hand", _plays_character_from_hand),
            beforehand(
                select_one(
                    discard_at_random(1, OPPONENT),
                    chooses_own(OPPONENT, CHARACTER, dishonor(CHOSEN)),
                    who=OPPONENT,
                )
            ),
        ),
    ),
    card(
        "Rebuild",
        making_room(
            action(
                paying(in_your_unbroken_provinces(CARD)),
                cost(shuffle_into_deck(PAID)),
                target(in_your_discard(HOLDING)),
                put_in_that_province(TARGET),
            )
        ),
    ),
    card("The Perfect Gift", action(reveal_and_give(4))),
    card(
        "Togashi Yokuni",
        action(chosen(ABILITY_OF_ANOTHER), gain_ability(SELF, CHOSEN), maximum(1)),
    ),
    card(
        "Calling in Favors",
        action(
            paying(your(CHARACTER)),
            cost(dishonor(PAID)),
            target(theirs(ATTACHMENT)),
            take_onto(TARGET, called("that character", PAID)),
        ),
    ),
    card("Tattooed Wanderer", as_attachment(has_keyword(BEARER, "covert"))),
    card(
        "Togashi Kazue",
        as_attachment(
            action(
                requires(BEARER_PARTICIPATES),
                target(any_(CHARACTER, participating, not_bearer)),
                move_fate(1, TARGET, BEARER),
            )
        ),
    ),
]
