"""Every word that cards of the CCG are written in, whatever their edition.

- Writing a card: `revealed`, `focus_effect`; `card` is the edition's own
- Abilities, and their parts in the order of the card: `battle`, `limited`, `open_`, `reaction`, `trait`,
  `requires`, `performer`, `cost`, `target`
- When: `after(ENTERS_PLAY, SELF)`, `is_(TARGET, dishonorable)`, `clan_player(CRAB)`
- Which cards, provinces and players: `enemy(PERSONALITY, without(ITEM))`, `unit_of(PERFORMER)`,
  `CURRENT_PROVINCE`, `YOU`
- How much: `force_of(SELF)`, `count_of(your(RING))`, `amount_if`
- How effects hang together: `if_`, `may`, `choose_one`, `choose`, `later`
- What happens: `bow`, `gives(TARGET, force=2)`, `move_home`, `gain_honor`, `draw`, `challenge`
- What holds all the time: `has_force(your(SAMURAI), +1)`, `produces(2)`, `negates`, `for_a_while`
- Names of things: durations, zones, stats, Clans: `BATTLE_END`, `HAND`, `FORCE`

A card file imports this, `card` from the `pool` of its edition, and the vocabulary of its edition where there
is one. Each word is documented where it is defined; `docs/writing-a-card.md` says which printed words become
which of these. A test makes sure that no word is missing here.
"""

# --- Writing a card -------------------------------------------------------------------------------
from gorin.games.ccg.language.cards import (
    ancestor_of,
    created_follower,
    created_item,
    created_personality,
    created_region,
    focus_effect,
    keeping,
    revealed,
    unfinished,
)

# --- Abilities, and their parts in the order of the card ------------------------------------------
from gorin.games.ccg.language.abilities import (
    battle,
    battle_limited,
    battle_open,
    limited,
    open_,
    pay_gold,
    reaction,
)
from gorin.language.abilities import cost, requires, trait
from gorin.language.picks import (
    chosen,
    may_pay_with,
    paying,
    performer,
    performing,
    second_target,
    target,
    targets,
    up_front,
)

# --- When -----------------------------------------------------------------------------------------
from gorin.games.ccg.language.when.about_actions import (
    AN_ELEMENTAL_ACTION,
    AN_EQUIP_ACTION,
    AN_INNATE_ABILITY,
    A_BATTLE_ACTION,
    A_DEADLY_ACTION,
    A_MAGICAL_ACTION,
    A_SPELL_ACTION,
    A_SPELL_OR_KIHO_ACTION,
    A_STRATEGYS_ACTION,
    CAST_BY_THIS,
    FIRST_IN_A_BATTLE,
    PERFORMED_BY_A_PERSONALITY,
    TARGETING_YOU,
    a_series,
    an_action,
    as_cost_of,
    by_anothers,
    from_your,
    series_in,
    since,
)
from gorin.games.ccg.language.when.conditions import (
    ENEMIES_HERE,
    FIRST_TURN,
    HONOR_ABOVE_START,
    MOST_HONOR,
    NOT_FIRST_PLAYER,
    TAKEN_AS_ADDITIONAL,
    THIS_IN_DISCARD,
    WHILE_ATTACKING,
    WHILE_DEFENDING,
    YOU_DEFEND,
    bears,
    clan_player,
    is_yours,
)
from gorin.games.ccg.language.when.deeds import (
    BOWED_A_CARD,
    DESTROYED_A_CARD,
    THAT_PENALIZED_AN_ENEMY,
    THAT_WAS_SUCCESSFUL,
    THEY_BOWED_NOBODY,
    THIS_IS_SUCCESSFUL,
    THOSE_IT_BOWED,
    became_dishonorable,
    bowed_by_this,
    destroyed_by_this,
    moved,
    that_attached_from_hand,
    moved_by_that_action,
    that_moved,
    that_straightened,
    units_of_those_who_moved,
)
from gorin.games.ccg.language.when.events import (
    ACTION_COMES,
    ACTION_RESOLVES,
    ASSIGNS,
    ATTACHED,
    ATTACK_DECLARED,
    A_BATTLE_ENDS,
    BATTLE_DESTROYS_PROVINCE,
    BATTLE_ENDS,
    BATTLE_RESOLVED,
    BATTLE_RESOLVES,
    BATTLE_WON,
    BOWS,
    BROUGHT_IN,
    CARD_DRAWN,
    CHALLENGES,
    COMBAT_ENDED,
    COMBAT_ENDS,
    DUEL_ENDS,
    DUEL_LOST,
    DUEL_WON,
    END_PHASE,
    END_PHASE_COMES,
    ENGAGING,
    ENTERS_DUEL,
    ENTERS_PLAY,
    EVENT_REVEALED,
    FACES_DESTRUCTION,
    FACES_DISHONOR,
    FOCUS_EFFECT,
    FOCUS_EFFECTS_RESOLVE,
    FORCE_GAINED,
    HONOR_GAINED,
    HONOR_GAIN_COMES,
    HONOR_LOSS_COMES,
    HONOR_LOST,
    IS_DESTROYED,
    IS_DISCARDED,
    IS_TARGETED,
    LOBBIES,
    MANEUVERS_END,
    MAY_FOCUS,
    MOVES_HOME,
    MOVES_TO_BATTLE,
    PERFORMS,
    PHASE_ENDS,
    PROVINCES_TURNED_UP,
    PROVINCE_DESTROYED,
    PROVINCE_FALLS,
    RESOLUTION_ENDS,
    SERIES_RESOLVES,
    STRIKE_DECLARED,
    TERRAIN_COMES,
    THAT_ACTION_RESOLVES,
    THAT_DUELS_FOCUS_EFFECTS,
    THIS_ACTION_RESOLVES,
    TURN_BEGINS,
    TURN_ENDS,
    UNITS_RETURN,
)
from gorin.games.ccg.language.when.history import assigned_to_attack, this_turn
from gorin.games.ccg.language.when.quantities import ARMY_FORCE, CARDS_IN_HAND, FAMILY_HONOR, UNITS_IN_ARMY
from gorin.games.ccg.language.when.roles import (
    AS_ATTACKER,
    AT_THIS_BATTLEFIELD,
    BY_ANOTHER_OR_RESOLUTION,
    BY_AN_ACTION,
    BY_AN_EFFECT,
    FIRST_THIS_TURN,
    FROM_AN_ACTION,
    FROM_HAND,
    FROM_THIS_BATTLEFIELD,
    FROM_YOUR_HAND,
    FROM_YOUR_PROVINCE,
    HERE,
    IN_A_BATTLE,
    IN_BATTLE_AT_THIS_PROVINCE,
    IN_YOUR_DYNASTY_PHASE,
    THIS_PROVINCE,
    TO_ATTACK,
    TO_ATTACK_YOU,
    WHERE_THIS_FOUGHT,
    upon,
)
from gorin.games.ccg.language.when.triggers import (
    ALL_TURNED_UP,
    PHASE_IS_OVER,
    TURN_IS_OVER,
    WHEN_FOCUSED,
    WHEN_REVEALED,
)
from gorin.language.event_kinds import after, at, before, one_of_your, provided, when
from gorin.language.conditions import (
    NOT_YOUR_TURN,
    THIS_IN_PLAY,
    all_of,
    any_of,
    is_,
    not_,
    there_is,
    you_control,
)
from gorin.language.comparing import less, more

# --- Which cards, provinces and players -----------------------------------------------------------
from gorin.games.ccg.language.which.measures import (
    FOLLOWERS,
    TOTAL_FORCE,
    as_many_as,
    combined,
    having,
    more_expensive_than,
    together,
)
from gorin.games.ccg.language.which.card_filters import (
    ANY_CARD,
    ARMOR,
    ATTACHMENT,
    COURTIER,
    ENEMY,
    ENEMY_LEADERS,
    FATE_CARD,
    FOLLOWER,
    HOLDING,
    ITEM,
    MAGISTRATE,
    MONK,
    PERSONALITY,
    REGION,
    RING,
    SAMURAI,
    SHUGENJA,
    SPELL,
    STRATEGY,
    STRONGHOLD,
    TACTICIAN,
    TERRAIN,
    UNIT,
    UNIT_CARD,
    WEAPON,
    clan_personality,
    enemy,
    enemy_leaders,
    him_or_his,
    in_fate_discard,
    in_hand_or_discard,
    noun,
    personality_with,
    titled,
    without,
    without_attachments,
    without_followers,
)
from gorin.games.ccg.language.which.places import (
    allying,
    alone_in_army,
    at_a_battlefield,
    at_home,
    at_location_of,
    attacking,
    defending,
    elsewhere,
    here,
    in_this_army,
    in_your_army,
    infantry_unit,
    opposed,
    opposing_this,
    smaller_than_unit_of,
    wherever,
    whose_unit_is_weaker_than,
)
from gorin.games.ccg.language.which.players import (
    DEFENDER,
    ENEMIES_IN_ARMY,
    ENEMY_ARMY,
    ENEMY_LEADER,
    VICTORS,
    players_above,
)
from gorin.games.ccg.language.which.provinces import (
    AT_THIS_PROVINCE,
    CURRENT_PROVINCE,
    PROVINCE,
    YOUR_PROVINCES,
    YOUR_RIGHTMOST_PROVINCE,
    at_this_battlefield,
    at_this_province,
    card_in_province,
    face_down,
)
from gorin.games.ccg.language.which.predicates import (
    attached_to,
    besides,
    bowed,
    dishonorable,
    experienced,
    fewer_attachments_than,
    from_your_hand,
    honorable,
    human,
    in_unit,
    in_unit_of,
    infantry,
    named,
    non_experienced,
    non_unique,
    of_one_player,
    of_that_player,
    on,
    unaligned,
    unbowed,
    with_battle_ability,
)
from gorin.games.ccg.language.which.selectors import (
    BEARER,
    ITS_WINNER,
    PERFORMER_OR_LEADER,
    THE_DISCARDED_CARD,
    THIS_SHUGENJA,
    THIS_UNIT,
    WHAT_YOU_DESTROY,
    attached_by_that_action,
    attachments_of,
    fighters_in,
    followers_of,
    personality_of,
    unit_of,
    whole_unit,
)
from gorin.language.card_filters import anothers, any_, of_active_player, that, the, this, your, your_other
from gorin.language.predicates import conditionally, either, keyword, lacking
from gorin.language.selectors import (
    CHOSEN,
    IT,
    LOSER,
    PAID,
    PERFORMER,
    SECOND,
    SELF,
    TARGET,
    WINNER,
    both,
    called,
    only_if,
    them,
)
from gorin.language.players import (
    ACTOR,
    ANOTHER_PLAYER,
    CHOSEN_PLAYER,
    EACH_OTHER_PLAYER,
    EACH_PLAYER,
    TARGET_PLAYER,
    THAT_PLAYER,
    THAT_PLAYER_HIMSELF,
    YOU,
    any_player,
    controller_of,
    other_player,
    owner_of,
)

# --- How much -------------------------------------------------------------------------------------
from gorin.games.ccg.language.amounts import (
    ELEMENTS_IN_YOUR_ARMY,
    ENEMY_UNITS,
    MOVED_BY_THIS,
    base_of,
    chi_of,
    destroyed_provinces_of,
    focus_of,
    force_of,
    gold_cost_of,
    highest_chi_of,
    personal_honor_of,
    players_in_enemy_army,
    tokens_on,
    unit_force_of,
    yu_of,
)
from gorin.language.amounts import amount_if, at_most, count_of, plus, twice

# --- How effects hang together --------------------------------------------------------------------
from gorin.games.ccg.language.flow import first_of, later, turns_from_now
from gorin.language.flow import (
    choose_one,
    if_,
    if_paid,
    may,
    or_instead,
    paid_by_discarding,
    paid_by_dishonoring,
    surely,
)
from gorin.language.choosing import (
    choose,
    choose_another_player,
    choose_player,
    each_chooses_own,
    each_may,
    each_targets_own,
    may_choose,
    may_choose_own,
)

# --- What happens ---------------------------------------------------------------------------------
from gorin.games.ccg.language.verbs.fighting.battles import end_battle, fight_apart
from gorin.games.ccg.language.verbs.fighting.duels import challenge, challenge_in_question, duels
from gorin.games.ccg.language.verbs.fighting.fear import beside_this, fear, fear_of_enemies
from gorin.games.ccg.language.verbs.fighting.focusing import (
    FACING_DUELIST,
    focus_this,
    raises_focus,
)
from gorin.games.ccg.language.verbs.fighting.movement import (
    can_be_brought,
    move_elsewhere,
    move_here,
    move_home,
    move_to_enemies,
)
from gorin.games.ccg.language.verbs.fighting.ranged import (
    BY_YOUR_UNIT,
    RANGED_ATTACK_AIMED,
    change_ranged,
    parts_of,
    ranged_attack,
    ranged_attack_again,
    ranged_attacks_in,
    ranged_target,
    shoots_harder,
    with_ranged_attack,
    without_ranged_attack,
)
from gorin.games.ccg.language.verbs.in_play.abilities import copies_ability
from gorin.games.ccg.language.verbs.in_play.attaching import (
    attach_paid,
    price_of,
    attach_from_hand,
    can_bear_this,
    can_take,
    controller_may_save,
    rearranges,
    transfer,
)
from gorin.games.ccg.language.verbs.in_play.control import take_control
from gorin.games.ccg.language.verbs.in_play.creating import create, create_region, with_created
from gorin.games.ccg.language.verbs.in_play.entering import (
    awaited_by,
    enters_by,
    refills_face_up,
    stays_at_home,
    stays_here,
)
from gorin.games.ccg.language.verbs.in_play.fealty import swears_fealty
from gorin.games.ccg.language.verbs.in_play.heirs import HEIR, answers_heir
from gorin.games.ccg.language.verbs.in_play.overlaying import overlay_attachment
from gorin.games.ccg.language.verbs.in_play.setting import (
    copies_keyword,
    copies_stat,
    copies_traits,
    exchanges,
    sets,
    traits_of,
)
from gorin.games.ccg.language.verbs.in_play.states import (
    bow,
    bow_or_discard_this,
    bow_or_straighten,
    can_remain_bowed,
    destroy,
    destroy_unit,
    discard,
    dishonor,
    lets_remain_bowed,
    rehonor,
    remove_from_game,
    straighten,
)
from gorin.games.ccg.language.verbs.in_play.stats import (
    FORCE_LOST,
    drains,
    gives,
    gives_keyword,
    gives_one_keyword,
    negate_force_changes,
    penalizes,
    penalizes_in_turn,
    removes_keyword,
)
from gorin.games.ccg.language.verbs.in_play.tokens import moves_tokens, puts_tokens, takes_token
from gorin.games.ccg.language.verbs.players.actions import (
    additional_action,
    cancel_action,
    cancel_event,
    lock_abilities,
    lock_one_ability,
    stop_action,
)
from gorin.games.ccg.language.verbs.players.answering import (
    avert_dishonor,
    no_losses,
    one_more,
    save_province,
)
from gorin.games.ccg.language.verbs.players.decks import (
    discard_top,
    draw,
    draw_more,
    look_at_top,
    put_under_deck,
    show_top_of_fate,
)
from gorin.games.ccg.language.verbs.players.honor import (
    chosen_player_gains_or_loses,
    commits_seppuku,
    discard_favor,
    gain_honor,
    lose_honor,
    take_favor,
)
from gorin.games.ccg.language.verbs.players.preventing import payment_with, prevent_production
from gorin.games.ccg.language.verbs.players.provinces import (
    destroy_province,
    discard_from_province,
    exchange_province_cards,
    strengthens,
    strengthens_or_weakens,
    weakens,
)
from gorin.games.ccg.language.verbs.players.redirecting import CAN_BE_REDIRECTED, redirect
from gorin.games.ccg.language.verbs.players.searching import put_in_hand, search, search_deck

# --- What holds all the time ----------------------------------------------------------------------
from gorin.games.ccg.language.traits import (
    attaches_no,
    attaches_only_to,
    cheaper_on,
    contributes_nothing,
    costs_less,
    discounts,
    draws_from_bottom,
    enters_dishonored,
    equips_in_battle,
    for_a_while,
    hand_size,
    has_chi,
    has_force,
    has_honor,
    has_maximum,
    has_minimum,
    ignores_bowing,
    produces,
    provinces_have_strength,
    ranged_against,
    this_province_has_strength,
    will_not_join,
)
from gorin.games.ccg.language.restrictions import (
    ASSIGN_WHILE_BOWED,
    ATTACH,
    ATTACH_TO_OTHERS_THAN,
    ATTACH_TWO_WEAPONS,
    BE_ASSIGNED,
    BE_ASSIGNED_TO_ATTACK,
    BE_TARGETED,
    BE_TARGETED_BY_FAVOR_ACTIONS,
    BE_TARGETED_BY_RANGED_ATTACKS,
    BOW_FOR_GOLD,
    BOW_FOR_THIS_REGION,
    COME_TO_THIS_PROVINCE,
    CONTRIBUTE_FORCE,
    CONTRIBUTE_WHILE_BOWED,
    DEFEND_THIS_PROVINCE,
    DRAW_FROM_THE_BOTTOM,
    ENTER_PLAY_BOWED,
    ENTER_PLAY_DISHONORED,
    EQUIP_IN_BATTLE,
    HOLD_DYNASTY_CARDS,
    ISSUE_UNREFUSABLE_CHALLENGES,
    JOIN_AN_ATTACK,
    KEEP_OTHERS_FROM_LOBBYING,
    KEEP_PERSONAL_HONOR,
    LOBBY_AGAIN,
    LOBBY_OPENLY,
    MEET_REACTIONS_IN_DUELS,
    OUTLIVE_PENALTIES,
    PERFORM_MAHO_KIHO,
    PERFORM_ONE_MORE_TACTICAL,
    REFILL_FACE_UP,
    REFUSE_CHALLENGES,
    REMAIN_BOWED,
    STRAIGHTEN_IN_EVERY_TURN,
    WIN_TIES,
    be_targeted_by,
    join_clan,
)
from gorin.games.ccg.language.protection import (
    BONUSES,
    BOWING,
    DESTRUCTION,
    DISHONOR,
    FEAR,
    FORCE_BONUSES,
    MOVEMENT,
    MOVEMENT_BETWEEN_BATTLES,
    MOVEMENT_HOME,
    MOVEMENT_TO_BATTLE,
    PENALTIES,
    does_not_bow_from_resolution,
    negates,
    prevents,
    stays_bowed_before_turn,
)
from gorin.games.ccg.language.rituals import HELPER, SHUGENJA_CARD, TAKING_PART, ritual
from gorin.language.traits import has_keyword
from gorin.language.rule_kinds import cannot, permits

# --- Names of things ------------------------------------------------------------------------------
from gorin.games.ccg.definition import Card
from gorin.games.ccg.kinds import (
    BATTLE_END,
    CHI,
    COMBAT_END,
    DUEL_END,
    ELEMENTS,
    FOCUS,
    FORCE,
    GOLD_COST,
    GAME_END,
    PERSONAL_HONOR,
    TURN_END,
    WHILE_BOWED,
    WHILE_IN_PLAY,
    YOUR_NEXT_TURN,
)
from gorin.games.ccg.table.preventing import (
    ACTIONS,
    ANYTHING,
    CARD_EFFECTS,
    OTHERS_CARD_EFFECTS,
    OTHERS_EFFECTS,
    TRIGGERING_ACTION,
)
from gorin.games.ccg.language.cards import (
    CRAB,
    CRANE,
    DRAGON,
    LION,
    MANTIS,
    PHOENIX,
    SCORPION,
    SPIDER,
    UNICORN,
)
from gorin.games.ccg.language.when.about_actions import BATTLE_SO_FAR, PHASE, TURN
from gorin.language.core.zones import DECK, DISCARD, HAND
