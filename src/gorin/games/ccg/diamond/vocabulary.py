"""The words that cards of Diamond Edition have besides those of every edition (`gorin.games.ccg.vocabulary`).

- When: `YOUR_TURN_BEGINS`, `attached_from_hand(ITEM, SELF)`, `THIS_ATTACKS`
- Duels: `YOURS_ENTERS_DUEL`, `double_focus`, `concede_duel`
- Honor and the Imperial Favor: `ANOTHER_GAINS`, `put_to_shame`
- Battlefields and Terrains: `NO_TERRAIN_HERE`, `move_adjacent`, `play_found`
- Provinces: `PROVINCE_TAKEN`, `gain_province`
- Kihos and spells: `silence_terrain`
- Which cards, and what holds of them: `in_cavalry_unit`, `with_yu`, `untargetable_by`
- What happens besides: `bring_back`, `show_hand`
- Cards beyond the decks: `HAS_FEAR`
- What the rules permit or forbid by name: `
"""

# --- When -----------------------------------------------------------------------------------------
from gorin.games.ccg.diamond.language.when import (
    REGION_AT_HIS_BATTLE,
    TERRAIN_AT_HIS_BATTLE,
    faces,
    there,
    which_moved,
    who_bowed,
)

# --- Duels ----------------------------------------------------------------------------------------
from gorin.games.ccg.diamond.language.duels import (
    PERFORMER_WON,
    THAT_PERFORMER,
    YOUR_DUELIST,
    bans_focus,
    concede_duel,
    double_focus,
    ignore_items,
    name_number,
    who_lobbied,
)

# --- Honor and the Imperial Favor -----------------------------------------------------------------
from gorin.games.ccg.diamond.language.honor import (
    contest,
    holds_no_cards,
    put_to_shame,
    too_proud,
    unashamed,
)

# --- Battlefields and Terrains --------------------------------------------------------------------
from gorin.games.ccg.diamond.language.fields import (
    NO_TERRAIN_HERE,
    exhaust,
    give_own_chi,
    in_naval_unit,
    learned_tactics,
    level_to_followers,
    move_adjacent,
    one_more_tactical,
    play_found,
    terrain_focus,
)

# --- Provinces ------------------------------------------------------------------------------------
from gorin.games.ccg.diamond.language.lands import (
    HAS_TIDAL_TOKEN,
    IN_BATTLE_AT_PROVINCE,
    NAVAL_PERSONALITY,
    SOMETHING_THAT_BRINGS_A_PROVINCE,
    brings_province,
    gain_province,
    stays_out,
    unless_ransomed,
)

# --- Kihos and spells -----------------------------------------------------------------------------
from gorin.games.ccg.diamond.language.kihos import (
    THIS_PERSONALITY,
    search_to_end,
    silence_terrain,
)

# --- Which cards, and what holds of them ----------------------------------------------------------
from gorin.games.ccg.diamond.language.saying import (
    ANY_MONK_OR_SHUGENJA,
    DEFENDS_OR_IS_THERE,
    PORT_BESIDES_STRONGHOLD,
    attaches_cheaper,
    attackers_play_no_terrains,
    cards_in_this_unit,
    create_on_several,
    delayed,
    in_cavalry_unit,
    matsu_led,
    no_walls,
    others_play_no_terrains,
    sure_fear,
    terrain,
    weaken_shadowlands,
    with_double_chi,
    with_yu,
    your_aligned,
)

# --- What happens besides -------------------------------------------------------------------------
from gorin.games.ccg.diamond.language.doing import (
    bring_back,
    each_brings_holding,
    opponents_discard,
    refill_with_experienced,
    renew_provinces,
    show_hand,
)

# --- Cards beyond the decks -----------------------------------------------------------------------
from gorin.games.ccg.diamond.language.beyond import (
    FEAR_OF_DUELIST,
    HAS_FEAR,
    play_first_found,
)

# --- What the rules permit or forbid by name ------------------------------------------------------
from gorin.games.ccg.acting.gold import EVERYTHING
