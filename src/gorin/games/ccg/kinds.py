"""The names of things: card types, zones, stats, phases, durations."""

from __future__ import annotations

from typing import Final

TYPES: Final = (
    "Stronghold",
    "Holding",
    "Personality",
    "Event",
    "Region",
    "Celestial",
    "Strategy",
    "Ring",
    "Follower",
    "Item",
    "Spell",
    "Fortress",
    "Ancestor",
    "Sensei",
    "Wind",
)
"""Every type that some edition has."""
STRONGHOLD: Final = 0
HOLDING: Final = 1
PERSONALITY: Final = 2
EVENT: Final = 3
REGION: Final = 4
CELESTIAL: Final = 5
STRATEGY: Final = 6
RING: Final = 7
FOLLOWER: Final = 8
ITEM: Final = 9
SPELL: Final = 10
FORTRESS: Final = 11
"""What a tile of a map can do."""
ANCESTOR: Final = 12
SENSEI: Final = 13
WIND: Final = 14

DYNASTY_TYPES: Final = (HOLDING, PERSONALITY, EVENT, REGION, CELESTIAL)
FATE_TYPES: Final = (STRATEGY, RING, FOLLOWER, ITEM, SPELL, ANCESTOR, SENSEI)
ATTACHMENTS: Final = (FOLLOWER, ITEM, SPELL, ANCESTOR)
"""CE-CRD-13."""
SPEAKING_TYPES: Final = (REGION, CELESTIAL, FOLLOWER, ITEM, SPELL, ANCESTOR, FORTRESS)
"""Cards of these types call themselves by it: "this Item"."""

ZONES: Final = (
    "deck",
    "hand",
    "province",
    "play",
    "discard",
    "pool",
    "focused",
    "limbo",
    "under",
    "removed",
    "map",
)
PROVINCE: Final = 2
"""Between those that every card game has (language/core/zones)."""
POOL: Final = 5
"""In a focus pool."""
FOCUSED: Final = 6
LIMBO: Final = 7
"""Between two places: an Event that resolves, a Strategy that is played."""
UNDER: Final = 8
"""Under the more experienced version of himself."""
REMOVED: Final = 9
ON_MAP: Final = 10
"""A tile: it lies on the table, but is no card in play."""

STATS: Final = (
    "force",
    "chi",
    "personal_honor",
    "strength",
    "gold_cost",
    "focus",
    "hand_size",
    "ranged",
    "yu",
)
FORCE: Final = 0
CHI: Final = 1
PERSONAL_HONOR: Final = 2
STRENGTH: Final = 3
GOLD_COST: Final = 4
FOCUS: Final = 5
HAND_SIZE: Final = 6
RANGED: Final = 7
YU: Final = 8

LIMITED: Final = 1
OPEN: Final = 2
BATTLE: Final = 4
REACTION: Final = 8
DESIGNATORS: Final = ((BATTLE, "Battle"), (LIMITED, "Limited"), (OPEN, "Open"), (REACTION, "Reaction"))

SPENT: Final = 700_000
"""A source of Gold and this: it is destroyed for its Gold, where it says so."""

HOME: Final = -1
"""The place of a unit that is at no battlefield."""

NO_SIDE: Final = 0
ATTACKING: Final = 1
DEFENDING: Final = 2

PHASES: Final = ("setup", "straighten", "events", "action", "attack", "dynasty", "end", "path")
"""The last of them only where an edition has it."""

ACTION_END: Final = 0
COMBAT_END: Final = 1
BATTLE_END: Final = 2
PHASE_END: Final = 3
TURN_END: Final = 4
GAME_END: Final = 5
WHILE_IN_PLAY: Final = 6
"""As long as the card that made it is in play."""
YOUR_NEXT_TURN: Final = 7
WHILE_BOWED: Final = 8
"""As long as the card that made it stays bowed and in play."""
DUEL_END: Final = 9
UNTIL: Final = (
    "until the action ends",
    "until the Combat Segment ends",
    "until this battle ends",
    "until this phase ends",
    "",
    "permanently",
    "while this card is in play",
    "until your next turn begins",
    "while this card stays bowed",
    "until the duel ends",
)

CLANS: Final = ("Crab", "Crane", "Dragon", "Lion", "Mantis", "Phoenix", "Scorpion", "Spider", "Unicorn")
"""CE-KEY-08: the nine major Clans."""
ELEMENTS: Final = ("Air", "Earth", "Fire", "Water", "Void")
"""CE-KEY-10."""

TACTICAL_USED: Final = 700_000_000
"""Marks in `used` the Tacticians who have performed a Tactical action this turn, or in this battle."""
EVENT_RESOLVED: Final = 800_000_000
"""Marks in `used_ever` the titles of Events that have resolved, where that matters
(EditionSettings.events_once).
"""

PROVINCE_GAINED: Final = 850_000_000
"""Marks in `used_ever` the players who have gained a province by an effect that does so once per game."""
TITLE_RETURNED: Final = 860_000_000
"""Marks in `used_ever` the titles that an ability which says so has returned to a hand."""

BOWED: Final = 0
STRAIGHTENED: Final = 1
MOVED: Final = 2
DESTROYED: Final = 3
DISHONORED: Final = 4
ATTACHED: Final = 5
PENALIZED: Final = 6
FROM_HAND: Final = 7
SHAMED: Final = 8
"""What an ability did to a card; SHAMED: to a dishonorable one, sent home or destroyed at a battlefield."""

ENTERS_BOWED: Final = "enters bowed"
REFILLS_FACE_UP: Final = "refills face-up"
ATTACHES_NO: Final = "attaches no"
ATTACHES_ONLY_TO: Final = "attaches only to"
STRAIGHTENS_ALWAYS: Final = "straightens always"
KEEPS_HONOR: Final = "keeps Personal Honor"
MAY_NOT_ATTACK: Final = "may not attack"
MAY_NOT_BE_ASSIGNED: Final = "may not be assigned"
ASSIGNS_BOWED: Final = "assigns while bowed"
CONTRIBUTES_BOWED: Final = "contributes while bowed"
REFUSES_NOTHING: Final = "refuses no challenge"
UNREFUSABLE: Final = "issues challenges that cannot be refused"
LOBBIES_OPENLY: Final = "lobbies openly"
LOBBIES_AGAIN: Final = "lobbies once more"
OTHERS_MAY_NOT_LOBBY: Final = "others may not lobby"
"""What the rules ask of the rules in force; cards say it with the kinds of `language/restrictions`."""
