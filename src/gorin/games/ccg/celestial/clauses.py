"""Which clauses of the rulebook matter for a card: those of its type, its keywords and its abilities."""

from __future__ import annotations

from gorin.games.ccg.acting.gold import Produces
from gorin.games.ccg.definition import Card
from gorin.games.ccg.kinds import CLANS, DESIGNATORS
from gorin.games.ccg.language.abilities import Action, FocusEffect
from gorin.games.ccg.language.when.triggers import OF_EVENTS
from gorin.language.abilities import Triggered

Clauses = tuple[str, ...]

OF_TYPES: dict[str, Clauses] = {
    "Stronghold": ("CE-STR-05", "CE-STR-06", "CE-STR-07"),
    "Holding": ("CE-CRD-02", "CE-DYN-02"),
    "Personality": ("CE-CRD-04", "CE-DYN-03"),
    "Event": ("CE-EVT-03", "CE-EVT-04"),
    "Region": ("CE-EVT-08", "CE-EVT-09"),
    "Celestial": (),
    "Strategy": ("CE-CRD-08", "CE-CRD-09"),
    "Ring": ("CE-CRD-11", "CE-CRD-12"),
    "Follower": ("CE-CRD-21", "CE-CRD-22"),
    "Item": ("CE-CRD-23",),
    "Spell": ("CE-CRD-25",),
}
OF_KEYWORDS: dict[str, Clauses] = {
    "Unique": ("CE-UNIQ-01", "CE-DECK-07"),
    "Singular": ("CE-UNIQ-01",),
    "Loyal": ("CE-KEY-14",),
    "Experienced": ("CE-EXP-02", "CE-EXP-04"),
    "Cavalry": ("CE-MAN-06", "CE-MAN-07"),
    "Naval": ("CE-NAV-01", "CE-NAV-02"),
    "Tactician": ("CE-TACT-02", "CE-TACT-03"),
    "Tactical": ("CE-TACT-01",),
    "Duelist": ("CE-DUEL-21", "CE-DUEL-22"),
    "Kensai": ("CE-KEY-11",),
    "Weapon": ("CE-KEY-12",),
    "Armor": ("CE-KEY-13",),
    "Shugenja": ("CE-KEY-15",),
    "Samurai": ("CE-SEPP-02",),
    "Courtier": ("CE-SEPP-02",),
    "Terrain": ("CE-TER-01", "CE-TER-02"),
    "Nonhuman": ("CE-KEY-06",),
    **{f"{clan} Clan": ("CE-DYN-05", "CE-DYN-06") for clan in CLANS},
}
OF_DESIGNATORS: dict[str, Clauses] = {
    "Limited": ("CE-ACT-02",),
    "Open": ("CE-ACT-03",),
    "Battle": ("CE-ACT-05", "CE-BTL-07"),
    "Reaction": ("CE-REAC-01",),
}
OF_TRAITS: Clauses = ("CE-TRT-03", "CE-TRT-04")
OF_FOCUS_EFFECTS: Clauses = ("CE-DUEL-11", "CE-DUEL-13")
OF_GOLD: Clauses = ("CE-GOLD-01", "CE-GOLD-02")


def clauses_of(card: Card) -> Clauses:
    """The clauses in the order of the card: what it is, what it is called, what it does."""
    found = [*OF_TYPES[card.type_name]]
    for keyword in card.keywords:
        name = "Experienced" if keyword.startswith("Experienced") else keyword
        found += OF_KEYWORDS.get(name, ())
    for ability in card.abilities:
        if isinstance(ability, Action):
            found += _of_action(ability)
        elif isinstance(ability, FocusEffect):
            found += OF_FOCUS_EFFECTS
        elif isinstance(ability, Triggered) and ability.hears not in OF_EVENTS:
            found += OF_TRAITS
    if any(isinstance(rule, Produces) for rule in card.rules):
        found += OF_GOLD
    return tuple(dict.fromkeys(found))


def _of_action(action: Action) -> list[str]:
    names = [name for bit, name in DESIGNATORS if action.designators & bit]
    found = [clause for name in names for clause in OF_DESIGNATORS[name]]
    return found + [clause for keyword in action.keywords for clause in OF_KEYWORDS.get(keyword, ())]
