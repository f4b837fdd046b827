"""Which events are one line of the log: draws, what cards do, what raids, peace and battles bring about."""

from __future__ import annotations

from gorin.games.battle.course.initiative import CARD_NAMES
from gorin.games.battle.course.resolution import BATTLE
from gorin.games.battle.map import TARGET, spot_name
from gorin.games.battle.presentation.log import LINES, clan_name, counted, helpers, token_name, unseen_name
from gorin.games.battle.state import BattleState
from gorin.games.battle.tokens import FACE_NAMES, as_seen
from gorin.kernel.events import Event
from gorin.kernel.joining import Join, JoinedSentence, Joins, equal_deeds, of_kind, private_twin, same
from gorin.language.core.causes import by_rule
from gorin.language.core.english import listed

TWINS: dict[str, str] = {
    "objectives": "objectives_dealt",
    "objective": "objective_kept",
    "claimed": "claimed_card",
    "draw": "drawn",
    "returned": "returned_face",
    "hand_look": "hand_seen",
    "placed": "placed_face",
    "look": "seen",
}
"""What everybody is told -> what is told to those who see more, right after it."""
CARD_EFFECTS: tuple[str, ...] = (
    *("special", "special_removed", "control", "control_removed", "exchange", "placed_open", "blessed"),
    *("discarded", "bluff_aside", "recovered", "hand_discard", "returned", "returned_face", "bluff_barred"),
    *("hand_look", "hand_seen", "look", "seen"),
)
"""What a territory card brings about."""


def own_sentence(s: BattleState, event: Event) -> str:
    return LINES[event.kind][0](s, event.args)


def _clans(s: BattleState, events: list[Event]) -> str:
    return listed([clan_name(s, event.args[0]) for event in events])


# --- set-up and upkeep ----------------------------------------------------------------------------


def _pools(s: BattleState, events: list[Event]) -> str:
    return f"{_clans(s, events)} each mix a pool of {counted(events[0].args[1], 'combat token')}."


def _helpers(s: BattleState, events: list[Event]) -> str:
    return f"{_clans(s, events)} each get {helpers(*events[0].args[1:])}."


def _aside(s: BattleState, events: list[Event]) -> str:
    return f"{_clans(s, events)} each set aside {counted(events[0].args[1], 'control token')}."


def _territory_cards(s: BattleState, events: list[Event]) -> str:
    return f"A facedown card is dealt to each of {len(events)} territories."


def _passed(s: BattleState, events: list[Event]) -> str:
    return f"{_clans(s, events)} play no territory card."


def _first(s: BattleState, events: list[Event]) -> str:
    who, card = clan_name(s, events[1].args[0]), CARD_NAMES[events[0].args[0]]
    return f"{who} is first player (initiative card: {card})."


def _draws(s: BattleState, events: list[Event]) -> str:
    """The bluff comes back, and tokens are drawn."""
    told = own_sentence(s, events[-1])
    who = clan_name(s, events[0].args[0])
    return (
        told.replace(f"{who} ", f"{who} takes back its bluff and ", 1)
        if events[0].kind == "bluff_back"
        else told
    )


def _reveals(s: BattleState, events: list[Event]) -> str:
    tokens = [f"{FACE_NAMES[event.args[1]]} {spot_name(event.args[2])}" for event in events]
    return f"{clan_name(s, events[0].args[0])} reveals {listed(tokens)}."


# --- cards ----------------------------------------------------------------------------------------


def _one_after_another(s: BattleState, events: list[Event]) -> str:
    """Each in its own sentence; what a private one tells in full is not told in brief before it."""
    following = [event.kind for event in events[1:]] + [""]
    told = [
        own_sentence(s, event)
        for event, after in zip(events, following, strict=True)
        if TWINS.get(event.kind, "-") != after
    ]
    return " ".join(told)


def _spying(s: BattleState, events: list[Event]) -> str:
    """A scout, or the Scorpion's ability: only who looks learns the face."""
    led = own_sentence(s, events[0])[:-1]
    last = events[-1].args
    if events[-1].kind == "seen":
        return f"{led} and sees that {unseen_name(s, last[1], last[3])} is {as_seen(last[2])}."
    return f"{led} to look at {unseen_name(s, last[1], last[2])}."


def _shugenja(s: BattleState, events: list[Event]) -> str:
    told = [f"{own_sentence(s, events[0])[:-1]} to discard {token_name(s, events[1].args)}."]
    return " ".join([*told, *[own_sentence(s, event) for event in events[2:]]])


def _ability(s: BattleState, events: list[Event]) -> str:
    """The Scorpion looks, the Unicorn swaps."""
    if events[1].kind != "swapped":
        return _spying(s, events)
    _, one, other = events[1].args
    return f"{own_sentence(s, events[0])[:-1]} to swap its tokens {spot_name(one)} and {spot_name(other)}."


# --- resolution -----------------------------------------------------------------------------------


def _discards(s: BattleState, events: list[Event]) -> str:
    names = [token_name(s, event.args) for event in of_kind(events, "discarded")]
    return f"{listed(names)} {'is' if len(names) == 1 else 'are'} discarded."


def _taken_off(s: BattleState, events: list[Event]) -> str:
    """Bluffs, of which a discarded one is its owner's again (BR-BLF-04), or tokens that waited in vain."""
    bluffs = of_kind(events, "discarded")
    if of_kind(events, "bluff_aside"):
        return f"{token_name(s, bluffs[0].args)} is discarded. {own_sentence(s, events[-1])}"
    if of_kind(events, "bluff_back"):
        if len(bluffs) == 1:
            return f"{clan_name(s, bluffs[0].args[0])} takes back its bluff {spot_name(bluffs[0].args[2])}."
        return f"{_clans(s, bluffs)} take back their bluffs."
    return " ".join(
        [_discards(s, events), *[own_sentence(s, event) for event in of_kind(events, "defended")]]
    )


def _in_vain(s: BattleState, events: list[Event]) -> str:
    """Placed against the rules, or a raid without support."""
    return f"{own_sentence(s, events[0])[:-1]} and is discarded."


def _upheaval(s: BattleState, events: list[Event]) -> str:
    """A raid or peace, with all that it takes off the board."""
    told = [own_sentence(s, events[0])]
    if of_kind(events, "discarded"):
        told.append(_discards(s, events))
    told += [own_sentence(s, event) for event in events if event.kind in ("control_removed", "bluff_back")]
    if events[0].kind == "raid":
        told += [own_sentence(s, event) for event in of_kind(events, "special")]
    return " ".join(told)


def _battle(s: BattleState, events: list[Event]) -> str:
    """All tokens of a battle are spent; the line says who has won, and what the loser has lost."""
    losses = [own_sentence(s, event) for event in of_kind(events, "control_removed")]
    return " ".join([own_sentence(s, events[0]), *losses])


# --- the table ------------------------------------------------------------------------------------

BEGUN_BY: dict[str, JoinedSentence] = {
    "scout": _spying,
    "shugenja": _shugenja,
    "ability": _ability,
    "raid": _upheaval,
    "diplomacy": _upheaval,
    "battle": _battle,
    "illegal": _in_vain,
    "idle_raid": _in_vain,
    "discarded": _taken_off,
}
"""How a line is told that goes on after such an event, where it is not one sentence after another."""


def _as_begun(s: BattleState, events: list[Event]) -> str:
    return BEGUN_BY.get(events[0].kind, _one_after_another)(s, events)


def _province(event: Event) -> int:
    """Where a part of a battle happens."""
    if event.kind == "discarded":
        return TARGET[event.args[2]]
    return event.args[0] if event.kind == "battle" else event.args[1]


def _goes_on(before: Event, event: Event) -> bool:
    """The same card, raid or peace is at work; of battles, also the same province."""
    if before.cause != event.cause or not event.cause:
        return False
    if event.cause != by_rule(BATTLE) or event.kind == "bluff_back":
        return True
    return before.kind != "bluff_back" and _province(before) == _province(event)


def _continues(*after: str) -> Join:
    return Join(after, _as_begun, _goes_on)


PLAYED = ("card_played", *CARD_EFFECTS)
OVERTHROWN = ("raid", "diplomacy", "battle", "discarded", "bluff_back", "control_removed")
JOINS: Joins = {
    # set-up and upkeep
    **equal_deeds("territory_card", _territory_cards),
    **equal_deeds("pool", _pools, 1),
    **equal_deeds("helpers", _helpers, 1, 2),
    **equal_deeds("set_aside", _aside, 1),
    **equal_deeds("passed", _passed),
    **equal_deeds("revealed", _reveals, 0),
    "first": (Join(("initiative",), _first),),
    "draw": (Join(("bluff_back",), _draws, same(0)),),
    "drawn": (Join(("draw",), _draws, same(0), leads=True),),
    **private_twin("objectives", "objectives_dealt", 0),
    **private_twin("objective", "objective_kept", 0),
    **private_twin("claimed", "claimed_card", 0, 1),
    **private_twin("placed", "placed_face", 0),
    # what cards, raids, peace and battles bring about
    **{kind: (_continues(*PLAYED),) for kind in CARD_EFFECTS},
    "returned_face": (_continues(*PLAYED), Join(("returned",), None, same(0))),
    "look": (_continues("scout", "ability", "first_card", *PLAYED),),
    "recalled": (_continues("first_card", "look", "seen"),),
    "swapped": (_continues("ability"),),
    "discarded": (_continues("shugenja", "illegal", "idle_raid", "card_played", *CARD_EFFECTS, *OVERTHROWN),),
    "bluff_back": (_continues("discarded"),),
    "control_removed": (_continues(*PLAYED, *OVERTHROWN),),
    "special": (_continues(*PLAYED, *OVERTHROWN),),
    "defended": (_continues(*OVERTHROWN),),
}
