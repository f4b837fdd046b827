"""Every word that cards of the LCG are written in: the one module that a card file imports.

- Writing a card: `card`, `doubtful`, `unfinished`
- Abilities, and their parts in the order of the card: `action`, `reaction`, `interrupt`, `requires`,
  `cost`, `target`
- When: `after(CONFLICT_WON, YOU, a_conflict(MILITARY))`, `DURING_CONFLICT`, `more(HONOR, than=OPPONENT)`
- Which cards, provinces, rings and players: `your(CHARACTER, participating)`, `BEARER`, `RING`, `YOU`
- How much: `count_of(your(HOLDING), 2)`, `military_of(SELF)`, `amount_if`
- How effects hang together: `then`, `if_`, `may`, `select_one`, `chooses_own`, `for_a_while`
- What happens: `bow`, `honor`, `draw`, `gives(TARGET, military=2)`, `challenge`, `cancel`
- What holds all the time: `keywords`, `attaches_to`, `cannot(BE_MOVED, SELF)`, `costs_less`
- Names of things: elements, skills, durations, zones: `FIRE`, `MILITARY`, `PHASE_END`, `DISCARD`

Each word is documented where it is defined; `docs/writing-a-card.md` says which printed words become which of
these. A test makes sure that no word of the game is missing here.
"""

# --- Writing a card -------------------------------------------------------------------------------
from gorin.games.lcg.language.cards import card, doubtful, reconstructed, unfinished

# --- Abilities, and their parts in the order of the card ------------------------------------------
from gorin.games.lcg.language.abilities import (
    action,
    also,
    by_anybody,
    forced_interrupt,
    forced_reaction,
    from_zones,
    in_conflict,
    interrupt,
    limit,
    making_room,
    maximum,
    of_its_moment,
    play_only_if,
    reaction,
    unlimited,
    would_interrupt,
)
from gorin.games.lcg.language.variable import NO_FATE_ON_THIS, composure, dire
from gorin.language.abilities import cost, requires
from gorin.language.picks import chosen, paying, second_target, target, targets, up_front

# --- When -----------------------------------------------------------------------------------------
from gorin.language.event_kinds import after, at, when, when_would
from gorin.games.lcg.language.when.conditions import (
    AGAINST_AN_OUTER_PROVINCE,
    BEARERS_ELEMENT,
    BEARER_PARTICIPATES,
    CONFLICT_HERE,
    CONFLICT_PHASE,
    DEFENDER_HOLDS_CARDS,
    DURING_CONFLICT,
    DURING_MILITARY,
    DURING_POLITICAL,
    DYNASTY_PHASE,
    FATE_PHASE,
    FIRST_PLAYER,
    OUTSIDE_THE_FATE_PHASE,
    THIS_ATTACKS,
    THIS_CAN_MOVE_IN,
    THIS_DEFENDS,
    THIS_PARTICIPATES,
    THIS_READY_AT_HOME,
    YOU_ARE_IN_THE_CONFLICT,
    YOU_ATTACK,
    YOU_DEFEND,
    YOU_HAVE_THE_FAVOR,
    conflict_at,
    conflict_at_your_province_with,
    during_element,
    involved_in_duel,
    honor_at_most,
    loses_duel,
    participates_in,
    wins_duel,
    you_have_claimed,
    your_role_is,
)
from gorin.games.lcg.language.when.events import (
    ABILITY_USED,
    ATTACHED,
    BOWS,
    CARDS_DRAWN,
    CARD_PLAYED,
    COMMITS,
    CONFLICT_DECLARED,
    CONFLICT_ENDS,
    CONFLICT_LOST,
    CONFLICT_WON,
    CONTROL_CHANGES,
    DECLARES_CONFLICT,
    DIALS_REVEALED,
    DUEL_BEGINS,
    DUEL_LOST,
    DUEL_WON,
    ENTERS_PLAY,
    EVENT_RESOLVED,
    FATE_GAINED,
    FATE_LOST,
    FATE_PLACED,
    FATE_REMOVED,
    FAVOR_CLAIMED,
    HONOR_GAINED,
    HONOR_GIVEN,
    HONOR_LOST,
    INITIATES,
    IS_DISHONORED,
    IS_HONORED,
    IS_REVEALED,
    IS_TAINTED,
    LEAVES_PLAY,
    LOSES_CONFLICT,
    MOVES_HOME,
    MOVES_IN,
    PASSES_CONFLICT,
    PHASE_BEGINS,
    PHASE_ENDS,
    PROVINCE_BREAKS,
    READIES,
    RING_CLAIMED,
    RING_DECLARED,
    RING_SELECTED,
    SUPPORTS_A_PLAYER,
    TOKEN_PASSES,
    WINS_CONFLICT,
)
from gorin.games.lcg.language.when.history import (
    YOU_LOST_A_PROVINCE,
    gained_honor,
    played_this_conflict,
    FIRST_CONFLICT,
    NOT_LOST_YET,
    declared_against_you,
    during_the_first,
)
from gorin.games.lcg.language.when.quantities import (
    CARDS_IN_HAND,
    CONFLICT_GLORY,
    CONFLICT_SKILL,
    FATE,
    HONOR,
    HONORED_CHARACTERS,
    HONOR_BID,
    PARTICIPANTS,
)
from gorin.games.lcg.language.when.rings import (
    is_being_contested,
    somebody_has_claimed,
    you_claim_or_contest,
    you_have_claimed_type,
)
from gorin.games.lcg.language.when.roles import (
    AGAINST_THIS,
    AS_ATTACKER,
    AS_ATTACKING_PLAYER,
    AS_DEFENDER,
    AS_DEFENDING_PLAYER,
    ATTACKING,
    BY_A_CARD_EFFECT,
    BY_A_RING_OR_OPPONENT,
    BY_DISCARD,
    BY_SACRIFICE,
    DEFENDING,
    FOR_UNOPPOSED,
    FROM_A_PROVINCE,
    FROM_YOUR_HAND,
    PROVINCE_BROKE,
    RING_OF_YOUR_ROLE,
    RING_WITH_FATE,
    SECOND_AGAINST_YOU,
    TARGETING_YOURS,
    THE_CONFLICT,
    WITH_A_SINGLE_CHARACTER,
    YOUR_FIRST_ATTACK,
    a_conflict,
    by_skill,
    phase,
    that_targets,
    the_ring_of,
    upon,
    with_a_ring_of,
)
from gorin.language.conditions import all_of, any_of, is_, not_, there_are, there_is, you_control
from gorin.language.comparing import less, more

# --- Which cards, provinces, rings and players ----------------------------------------------------
from gorin.games.lcg.language.which.abilities import ABILITY_OF_ANOTHER
from gorin.games.lcg.language.which.composed import MONK_OR_MONK_BEARER
from gorin.games.lcg.language.which.lying import (
    face_up_in_your_province,
    in_any_province,
    in_adjacent_province,
    in_one_discard_pile,
    in_opponents_discard,
    in_opponents_provinces,
    in_your_discard,
    in_your_discard_or_provinces,
    in_your_hand,
    in_your_hand_or_discard,
    in_your_hand_or_provinces,
    in_your_opponents_provinces,
    in_your_provinces,
    in_your_unbroken_provinces,
    under_your_stronghold_province,
)
from gorin.games.lcg.language.which.card_filters import (
    ATTACHMENT,
    CARD,
    CHARACTER,
    EVENT,
    HOLDING,
    NON_CHARACTER,
    OPPONENTS,
    PROVINCE,
    YOURS,
    YOUR_OPPONENTS,
    not_yours,
    of_that_opponent,
    of_your_opponent,
    theirs,
    your,
    your_opponents,
)
from gorin.games.lcg.language.which.places import (
    ANOTHER_ELIGIBLE_PROVINCE,
    YOUR_OUTER_PROVINCE,
    ANOTHER_UNBROKEN_PROVINCE,
    FACEDOWN_PROVINCE,
    OPPONENTS_FACEDOWN_PROVINCE,
    OUTER_PROVINCE,
    UNATTACKED_PROVINCE,
)
from gorin.games.lcg.language.which.players import (
    ALL_PLAYERS,
    ANY_OPPONENT,
    AN_OPPONENT,
    A_PLAYER,
    DEFENDING_PLAYER,
    EACH_OPPONENT,
    EACH_PLAYER,
    OF_WHOM_IT_HOLDS,
    OPPONENT,
    WHOEVER_IS_AGAINST_YOU,
    WITH_MORE_CHARACTERS,
)
from gorin.games.lcg.language.which.predicates import (
    alone_on_your_side,
    another,
    another_one,
    attacked,
    attacking,
    attacking_alone,
    attacking_your_province,
    bearing,
    bearing_none,
    bowed,
    can_be_bowed,
    copy_of_this,
    cost_at_least,
    cost_at_most,
    could_bow,
    could_move_in,
    defending,
    defending_alone,
    dishonored,
    face_down,
    face_up,
    fate_above,
    fate_exactly,
    from_conflict_deck,
    from_dynasty_deck,
    glory_at_least,
    glory_at_most,
    glory_below,
    honored,
    in_an_unbroken_province,
    in_play,
    military_above,
    military_at_most,
    military_below,
    not_honored,
    not_in_this_duel,
    not_of_clan,
    not_participating,
    not_unique,
    of_clan,
    of_element,
    of_the_dynasty_deck,
    ordinary,
    other,
    outer,
    participating,
    political_at_most,
    political_below,
    ready,
    titled,
    total_cost_at_most,
    unbroken,
    unique,
    with_fate,
    with_no_political_skill,
    with_the_controller_of,
    with_the_highest_cost,
    with_the_highest_glory,
    with_the_most_fate,
    without_attachments,
    without_fate,
    your_only_participant,
)
from gorin.games.lcg.language.which.rings import (
    CLAIMED_RING,
    CONTESTED_RING,
    OPPONENTS_CLAIMED_RING,
    RING,
    SWITCHABLE_RING,
    UNCLAIMED_RING,
    YOUR_CLAIMED_RING,
    YOUR_RING,
    claimed_ring,
)
from gorin.games.lcg.language.which.selectors import (
    ATTACKED_PROVINCE,
    BEARER,
    THE_SACRIFICED,
    THE_FIRST_TARGET,
    THE_TARGET,
    YOUR_STRONGHOLD,
    THIS_PROVINCE,
    attachments_on,
    bearer_of,
    not_bearer,
    on_a,
    on_participant,
    on_target,
    on_this,
    on_yours,
    sharing_trait_with_bearer,
    that_character,
)
from gorin.language.card_filters import any_, noun_for
from gorin.language.predicates import keyword, lacking
from gorin.language.selectors import CHOSEN, IT, LOSER, PAID, SECOND, SELF, TARGET, WINNER, both
from gorin.language.players import CHOSEN_PLAYER, TARGET_PLAYER, THAT_PLAYER, YOU, controller_of, owner_of

# --- How much -------------------------------------------------------------------------------------
from gorin.games.lcg.language.amounts import (
    ATTACKERS,
    A_NUMBER,
    BIDS_APART,
    FATE_ON_UNCLAIMED,
    HOW_MANY_ATTACKERS,
    OPPONENTS_HAND,
    OPPONENTS_REVEALED,
    PAIRS_UNDER_THIS,
    TWICE_YOUR_BID,
    UNBROKEN,
    UNREVEALED,
    X,
    best_military,
    best_political,
    beyond_in_hand,
    fate_on,
    glory_of,
    military_of,
    political_of,
    printed_cost_of,
)
from gorin.language.amounts import amount_if, count_of

# --- How effects hang together --------------------------------------------------------------------
from gorin.games.lcg.language.flow import if_you_do, in_order_to, later, then
from gorin.games.lcg.language.choosing import (
    beforehand,
    chooses,
    chooses_own,
    chooses_up_to,
    discards,
    each_chooses,
    select_one,
)
from gorin.games.lcg.language.lasting import for_a_while, forbidden_for_a_while, stays_ready_for_a_while
from gorin.language.flow import choose_one, if_, may

# --- What happens ---------------------------------------------------------------------------------
from gorin.games.lcg.language.verbs.again import play_it_again, resolve_it_again, resolve_this
from gorin.games.lcg.language.verbs.answers import cancel, instead, the_same_instead
from gorin.games.lcg.language.verbs.attacked import (
    additional_conflict,
    attack_also,
    defend_before,
    end_conflict_at,
    move_conflict,
)
from gorin.games.lcg.language.verbs.barring import bar_entry_by_rings
from gorin.games.lcg.language.verbs.decks import (
    look_and_take_one,
    look_at_a_province,
    look_at_hand,
    look_at_hand_and_discard,
    reveal,
    reveal_and_give,
    reveal_top_to_play,
    search_deck,
    search_top,
)
from gorin.games.lcg.language.verbs.elements import gain_province_elements, resolve_each_element
from gorin.games.lcg.language.verbs.entering import (
    become_copy,
    put_face_down_under,
    put_into_conflict,
    put_into_play,
    put_onto,
    put_under,
    take_control,
    take_into_conflict,
)
from gorin.games.lcg.language.verbs.favor import claim_favor, discard_favor, glory_count
from gorin.games.lcg.language.verbs.fighting import (
    break_,
    challenge,
    declare_now,
    resolve_contested_ring,
    resolve_that_ring,
    resolve_unclaimed_rings,
    switch_contested_ring,
    switch_type,
)
from gorin.games.lcg.language.verbs.in_play import (
    attach,
    bow,
    discard,
    discard_honored_status,
    dishonor,
    honor,
    move_all_fate,
    move_fate,
    move_home,
    move_to_conflict,
    place_fate,
    ready_,
    remove_fate,
    remove_from_game,
    return_all_fate,
    return_to_deck_bottom,
    return_to_deck_top,
    return_to_hand,
    sacrifice,
    shuffle_into_its_deck,
)
from gorin.games.lcg.language.verbs.one_offs import (
    bar_element,
    honor_one_and_dishonor_the_other,
    may_resolve_twice,
    once_more,
    play_this,
    resolve_ability_of,
    switch_claimed_ring,
    take_over_ring,
)
from gorin.games.lcg.language.verbs.one_of_two import bow_one_and_ready_the_other
from gorin.games.lcg.language.verbs.opportunities import another_action
from gorin.games.lcg.language.verbs.outcome import count_anew, count_no_skill
from gorin.games.lcg.language.verbs.piles import discard_top, may_play_then_bottom, play_event, take_to_hand
from gorin.games.lcg.language.verbs.players import (
    change_bid,
    discard_at_random,
    discard_from_hand,
    draw,
    gain_fate,
    gain_honor,
    give_fate,
    give_honor,
    hand_you_fate,
    hand_you_honor,
    lose_fate,
    lose_honor,
    set_dial,
    spend_fate,
    spend_fate_to_ring,
    take_fate,
    take_honor,
)
from gorin.games.lcg.language.verbs.provinces import (
    discard_from_province,
    fill,
    put_in_province,
    put_in_that_province,
    refill_that_province_face_up,
    restore,
    shuffle_into_deck,
    switch_places,
    turn_down,
    turn_up,
)
from gorin.games.lcg.language.verbs.resolving import resolve_action_of, resolve_as_if_here
from gorin.games.lcg.language.verbs.setting_aside import (
    A_CARD_TYPE,
    replace_fateless,
    return_hand,
    reveal_top,
    set_hand_aside,
    take_of_type,
)
from gorin.games.lcg.language.verbs.stats import (
    double_base_military,
    double_base_political,
    double_military,
    gives,
    gives_both,
    halve_military,
    penalizes_both,
    set_base_strength,
    set_glory,
    set_skill_to_strength,
    set_skills,
    switch_base_skills,
)
from gorin.games.lcg.language.verbs.taking import attach_top_face_down, gain_ability, take_onto
from gorin.games.lcg.language.verbs.tokens import (
    discard_all_status,
    discard_status,
    dishonor_province,
    move_status,
    strip,
    taint,
)
from gorin.games.lcg.language.verbs.under import put_into_province, search_to_put_under

# --- What holds all the time ----------------------------------------------------------------------
from gorin.games.lcg.language.traits import (
    as_attachment,
    attaches_to,
    bearer_gains,
    blanks,
    costs_besides,
    disguised,
    does_not_bow,
    gain_no_more_honor,
    gains_abilities_of,
    gains_clan,
    has_both,
    has_glory,
    has_military,
    has_political,
    has_strength,
    keywords,
    no_attachments,
    not_decreased,
    not_increased,
    only_one,
    only_playable_if,
    played_only_on,
    players_cannot,
    whenever,
    wins_game_while,
)
from gorin.games.lcg.language.restrictions import (
    ATTACK_THE_FAVOR,
    BE_ATTACKED,
    BE_BOWED,
    BE_BOWED_BY_OPPONENTS,
    BE_DECLARED_AS_ATTACKER,
    BE_DECLARED_AS_DEFENDER,
    BE_DECREASED,
    BE_DISCARDED,
    BE_DISHONORED,
    BE_DISHONORED_BY_OPPONENTS,
    BE_HONORED,
    BE_INCREASED,
    BE_MOVED,
    BE_MOVED_BY_OPPONENTS,
    BE_STRONGHOLD_PROVINCE,
    BE_TARGETED_BY_OPPONENTS,
    BE_TARGETED_BY_OPPONENTS_EVENTS,
    CONTRIBUTE_FROM_HOME,
    COUNT_AS_CLAIMED,
    COUNT_SKILL,
    DECLARE_CONFLICTS_OF,
    DECLARE_MORE_THAN_ONE_CONFLICT,
    DOES_NOT_READY,
    ENTER_PLAY_DISHONORED,
    ENTER_PLAY_HONORED,
    ENTER_UNDER_YOUR_CONTROL,
    GAIN_MORE_HONOR_EACH_PHASE,
    IGNORE_DISHONORED_TOKEN,
    IMMUNE_TO_CARD_EFFECTS,
    IMMUNE_TO_EVENTS,
    IMMUNE_TO_OPPONENTS_CARD_EFFECTS,
    IMMUNE_TO_OPPONENTS_EVENTS,
    IMMUNE_TO_OPPONENTS_RING_EFFECTS,
    IMMUNE_TO_RING_EFFECTS,
    IS_BLANK,
    IS_BLANK_EXCEPT_TRAITS,
    IS_DISCARDED,
    LOSE_FATE,
    LOSE_HONOR,
    MEET_MORE_THAN_ONE_DEFENDER,
    MOVE_TO_THE_CONFLICT,
    NOBODY_ENTERS,
    NO_RING_EFFECTS,
    PARTICIPATE,
    PARTICIPATE_AS_ATTACKER,
    PARTICIPATE_IN,
    PLAY_AS_IF_IN_HAND,
    PLAY_CHARACTERS_FROM_HAND,
    PLAY_EVENTS,
    READY,
    RECEIVE_DISHONORED_TOKENS,
    RECEIVE_FATE_WHEN_PLAYED,
    RECEIVE_STATUS_TOKENS,
    RESOLVE_FIRST_ACTION,
    RING_GAINS_ELEMENT,
    STAYS_READY_AFTERWARD,
    TRIGGER_ABILITIES,
    TRIGGER_REACTIONS,
    USE_ABILITIES_AGAIN,
    USE_ATTACKED_PROVINCE,
    WIN_THE_GAME,
)
from gorin.games.lcg.language.prices import (
    costs_less,
    each_always_costs_less,
    each_costs_less,
    next_costs_less,
)
from gorin.games.lcg.language.exacting import (
    abilities_cost_honor,
    attacking_elsewhere_costs_fate,
    events_cost_honor,
)
from gorin.language.rule_kinds import cannot, permits
from gorin.language.traits import has_keyword

# --- Names of things ------------------------------------------------------------------------------
from gorin.games.lcg.decks.influence import OF_KEEPER, OF_SUPPORT
from gorin.games.lcg.definition import Card, another_province, influence_only_on, more_influence
from gorin.games.lcg.kinds import (
    AIR,
    CONFLICT_END,
    DUEL_END,
    DYNASTY,
    EARTH,
    ELEMENTS,
    FIRE,
    GAME_END,
    MILITARY,
    PHASE_END,
    POLITICAL,
    PROVINCE as IN_PROVINCE,
    ROUND_END,
    TO_REMOVED,
    VOID,
    WATER,
)
from gorin.games.lcg.language.ability import PER_CONFLICT, PER_PHASE
from gorin.language.core.zones import DISCARD, HAND
from gorin.language.selectors import CHOSEN_SLOT
