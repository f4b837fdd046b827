"""Events in words, each with the clauses behind it."""

from __future__ import annotations

from collections.abc import Callable

from gorin.games.battle.cards import CARDS
from gorin.games.battle.clans import CLANS
from gorin.games.battle.initiative import CARD_NAMES
from gorin.games.battle.map import NAMES, TERRITORIES, TERRITORY_IDS, spot_name
from gorin.games.battle.objectives import OBJECTIVES
from gorin.games.battle.rounds import ROUNDS
from gorin.games.battle.state import NOBODY, BattleState
from gorin.games.battle.tokens import FACE_NAMES, NONE, SPECIAL_NAMES
from gorin.kernel.events import Event
from gorin.words.grammar.english import ORDINALS

Sentence = Callable[[BattleState, tuple[int, ...]], str]


def sentence(s: BattleState, event: Event) -> tuple[str, tuple[str, ...]]:
    """An event as a line of the log."""
    words, clauses = LINES[event.kind]
    return words(s, event.args), clauses


def clan_name(s: BattleState, seat: int) -> str:
    return CLANS[s.clans[seat]].name if s.clans[seat] != NOBODY else f"Seat {seat}"


def faces(args: tuple[int, ...]) -> str:
    return ", ".join([FACE_NAMES[face] for face in args]) or "nothing"


def tokens(count: int, side: str) -> str:
    return f"{count} {side} control token{'s' if count > 1 else ''}"


def _control(s: BattleState, a: tuple[int, ...]) -> str:
    parts = [tokens(count, side) for count, side in ((a[2], "facedown"), (a[3], "faceup")) if count]
    return f"{clan_name(s, a[0])} puts {' and '.join(parts)} into {NAMES[a[1]]}."


def _special(s: BattleState, a: tuple[int, ...]) -> str:
    replaced = f", replacing the {SPECIAL_NAMES[a[2]]}" if a[2] != NONE else ""
    article = "An" if SPECIAL_NAMES[a[0]].startswith("honor") else "A"
    return f"{article} {SPECIAL_NAMES[a[0]]} is put into {NAMES[a[1]]}{replaced}."


def _battle(s: BattleState, a: tuple[int, ...]) -> str:
    province, defender, winner, defense = a[:4]
    attacks = [f"{clan_name(s, a[i])} attacks with {a[i + 1]}" for i in range(4, len(a), 2)]
    if defender == NOBODY:
        held = f"its defense is {defense}"
        result = f"{clan_name(s, winner)} takes it" if winner != NOBODY else "nobody takes it"
    else:
        held = f"{clan_name(s, defender)} defends with {defense}"
        result = f"{clan_name(s, winner)} {'holds' if winner == defender else 'takes'} it"
    return f"Battle for {NAMES[province]}: {', '.join(attacks)}; {held}; {result}."


def _score(s: BattleState, a: tuple[int, ...]) -> str:
    return (
        f"{clan_name(s, a[0])}: {a[1]} honor from flowers, {a[2]} from faceup control tokens, "
        f"{a[3]} from the objective, {a[4]} from territories: {a[5]} in all."
    )


def _initiative(s: BattleState, a: tuple[int, ...]) -> str:
    return f"The initiative card is {CARD_NAMES[a[0]]}."


def _over(s: BattleState, a: tuple[int, ...]) -> str:
    return f"{s.outcome.reason}." if s.outcome is not None else "The game is over."


def _territory(number: int) -> str:
    return TERRITORIES[TERRITORY_IDS[number]]


LINES: dict[str, tuple[Sentence, tuple[str, ...]]] = {
    # the course of the game
    "clan": (
        lambda s, a: f"The {ORDINALS[a[0]]} seat leads the {CLANS[a[1]].name}: {CLANS[a[1]].ability}",
        ("BR-SET-05", "BR-SET-06"),
    ),
    "round": (
        lambda s, a: f"Round {a[0]}." if a[0] <= ROUNDS else "The last round is over.",
        ("BR-SET-34", "BR-RES-23"),
    ),
    "upkeep": (lambda s, a: "The upkeep phase begins.", ("BR-RND-02",)),
    "placement": (lambda s, a: "The placement phase begins.", ("BR-RND-02",)),
    "resolution": (lambda s, a: "The resolution phase begins.", ("BR-RND-02", "BR-RES-01")),
    "scoring": (lambda s, a: "The game ends: honor is counted.", ("BR-END-01",)),
    "renewed": (lambda s, a: "Clan abilities are ready again.", ()),
    "first": (lambda s, a: f"{clan_name(s, a[0])} is first player.", ("BR-SET-20", "BR-UPK-02")),
    "first_card": (
        lambda s, a: f"{clan_name(s, a[0])} uses the first player card.",
        ("BR-CRD-06", "BR-UPK-05"),
    ),
    "initiative_deck": (
        lambda s, a: f"The initiative deck is shuffled: {a[0]} cards.",
        ("BR-SET-19", "BR-SET-24", "BR-SET-28"),
    ),
    "initiative": (_initiative, ("BR-SET-20", "BR-UPK-01")),
    "ronin": (lambda s, a: f"{clan_name(s, a[0])} has no control token left: ronin.", ("BR-RON-01",)),
    "no_longer_ronin": (lambda s, a: f"{clan_name(s, a[0])} is no longer ronin.", ("BR-RON-08",)),
    "cannot_place": (
        lambda s, a: f"{clan_name(s, a[0])} cannot place any token and takes no more turns this phase.",
        ("BR-RON-06", "BR-RON-07"),
    ),
    "ability": (lambda s, a: f"{clan_name(s, a[0])} uses the clan's ability.", ("BR-SET-06",)),
    "score": (_score, ("BR-END-11",)),
    "over": (_over, ("BR-OVR-02", "BR-OVR-03")),
    # control and special tokens
    "set_aside": (
        lambda s, a: f"{clan_name(s, a[0])} sets {a[1]} control tokens aside.",
        ("BR-SET-16",),
    ),
    "control": (_control, ("BR-CTL-03",)),
    "control_removed": (
        lambda s, a: (
            f"{clan_name(s, a[0])} loses {a[2]} control token{'s' if a[2] > 1 else ''} in {NAMES[a[1]]}."
        ),
        ("BR-REM-02",),
    ),
    "exchange": (lambda s, a: f"The control tokens of {NAMES[a[0]]} and {NAMES[a[1]]} change places.", ()),
    "special": (_special, ("BR-SPC-03",)),
    "special_removed": (
        lambda s, a: f"The {SPECIAL_NAMES[a[0]]} is removed from {NAMES[a[1]]}.",
        ("BR-REM-06",),
    ),
    # combat tokens behind the screens
    "pool": (lambda s, a: f"{clan_name(s, a[0])} mixes a pool of {a[1]} combat tokens.", ("BR-SET-08",)),
    "bluff_back": (lambda s, a: f"{clan_name(s, a[0])} has the bluff back.", ("BR-BLF-04", "BR-UPK-12")),
    "bluff_aside": (
        lambda s, a: f"{clan_name(s, a[0])}'s bluff comes back; it cannot be placed again this round.",
        ("BR-BLF-04",),
    ),
    "bluff_barred": (lambda s, a: f"{clan_name(s, a[0])} cannot use the bluff this round.", ()),
    "draw": (
        lambda s, a: f"{clan_name(s, a[0])} draws {a[1]} combat token{'' if a[1] == 1 else 's'}.",
        ("BR-UPK-13",),
    ),
    "drawn": (lambda s, a: f"{clan_name(s, a[0])} draws {faces(a[1:])}.", ("BR-UPK-13", "BR-UPK-16")),
    "returned": (lambda s, a: f"{clan_name(s, a[0])} puts a token back into the pool.", ()),
    "returned_face": (
        lambda s, a: f"{clan_name(s, a[0])} puts {FACE_NAMES[a[1]]} back into the pool.",
        (),
    ),
    "hand_discard": (lambda s, a: f"{clan_name(s, a[0])} discards {FACE_NAMES[a[1]]} from hand.", ()),
    "recovered": (
        lambda s, a: f"{clan_name(s, a[0])} takes {FACE_NAMES[a[1]]} back from the discard pile.",
        (),
    ),
    "hand_look": (lambda s, a: f"{clan_name(s, a[0])} looks at the hand of {clan_name(s, a[1])}.", ()),
    "hand_seen": (
        lambda s, a: f"{clan_name(s, a[0])} sees that {clan_name(s, a[1])} has {faces(a[2:])}.",
        (),
    ),
    # combat tokens on the board
    "placed": (
        lambda s, a: f"{clan_name(s, a[0])} places a token {spot_name(a[1])}.",
        ("BR-PLC-01", "BR-PLC-12"),
    ),
    "placed_face": (
        lambda s, a: f"{clan_name(s, a[0])} knows it to be {FACE_NAMES[a[1]]}.",
        ("BR-PLC-17",),
    ),
    "placed_open": (
        lambda s, a: f"{clan_name(s, a[0])} places {FACE_NAMES[a[1]]} faceup {spot_name(a[2])}.",
        (),
    ),
    "blessed": (
        lambda s, a: f"{clan_name(s, a[0])} places {FACE_NAMES[a[1]]} on the own token {spot_name(a[2])}.",
        ("BR-BLS-01",),
    ),
    "look": (
        lambda s, a: f"{clan_name(s, a[0])} looks at {clan_name(s, a[1])}'s token {spot_name(a[2])}.",
        ("BR-CRD-05", "BR-CRD-07"),
    ),
    "seen": (
        lambda s, a: (
            f"{clan_name(s, a[0])} sees {FACE_NAMES[a[2]]}, {clan_name(s, a[1])}'s token {spot_name(a[3])}."
        ),
        ("BR-CRD-05", "BR-CRD-07"),
    ),
    "recalled": (
        lambda s, a: f"{clan_name(s, a[0])}'s token {spot_name(a[1])} goes back into the pool unseen.",
        ("BR-CRD-08",),
    ),
    "swapped": (
        lambda s, a: f"{clan_name(s, a[0])}'s tokens {spot_name(a[1])} and {spot_name(a[2])} change places.",
        (),
    ),
    # cards
    "helpers": (
        lambda s, a: f"{clan_name(s, a[0])} gets {a[1]} scout cards and {a[2]} shugenja card.",
        ("BR-SET-10",),
    ),
    "scout": (lambda s, a: f"{clan_name(s, a[0])} sends a scout.", ("BR-CRD-04", "BR-SCT-03")),
    "shugenja": (lambda s, a: f"{clan_name(s, a[0])} calls on a shugenja.", ("BR-CRD-01", "BR-SCT-05")),
    "territory_card": (
        lambda s, a: f"A card lies facedown at the {_territory(a[0])} territory.",
        ("BR-SET-02", "BR-SET-03"),
    ),
    "objectives": (
        lambda s, a: f"{clan_name(s, a[0])} is dealt {a[1]} secret objectives.",
        ("BR-SET-11",),
    ),
    "objectives_dealt": (
        lambda s, a: f"{clan_name(s, a[0])} may keep {' or '.join([OBJECTIVES[i].name for i in a[1:]])}.",
        ("BR-SET-11",),
    ),
    "objective": (lambda s, a: f"{clan_name(s, a[0])} keeps one of them.", ("BR-SET-11", "BR-SET-13")),
    "objective_kept": (
        lambda s, a: f"{clan_name(s, a[0])} keeps {OBJECTIVES[a[1]].name}.",
        ("BR-SET-11", "BR-SET-13"),
    ),
    "objective_revealed": (
        lambda s, a: f"{clan_name(s, a[0])}'s objective was {OBJECTIVES[a[1]].name}: {a[2]} honor.",
        ("BR-END-02", "BR-END-08"),
    ),
    "claimed": (
        lambda s, a: f"{clan_name(s, a[0])} controls the {_territory(a[1])} territory and takes its card.",
        ("BR-RES-21", "BR-TER-03"),
    ),
    "claimed_card": (
        lambda s, a: f"{clan_name(s, a[0])} reads it: {CARDS[2 * a[1] + a[2]].name}.",
        ("BR-TER-03",),
    ),
    "given_back": (
        lambda s, a: (
            f"{clan_name(s, a[0])} no longer controls the {_territory(a[1])} territory: its card goes back."
        ),
        ("BR-TER-05",),
    ),
    "card_played": (
        lambda s, a: (
            f"{clan_name(s, a[0])} plays {CARDS[2 * a[1] + a[2]].name}: {CARDS[2 * a[1] + a[2]].text()}"
        ),
        ("BR-TER-07", "BR-TER-09"),
    ),
    "passed": (lambda s, a: f"{clan_name(s, a[0])} plays no territory card.", ("BR-UPK-18",)),
    # resolution
    "revealed": (
        lambda s, a: f"{clan_name(s, a[0])}'s token {spot_name(a[2])} is {FACE_NAMES[a[1]]}.",
        ("BR-RES-04",),
    ),
    "discarded": (
        lambda s, a: f"{clan_name(s, a[0])}'s {FACE_NAMES[a[1]]} {spot_name(a[2])} is discarded.",
        ("BR-REM-01",),
    ),
    "illegal": (
        lambda s, a: (
            f"{clan_name(s, a[0])}'s {FACE_NAMES[a[1]]} {spot_name(a[2])} was placed against the rules."
        ),
        ("BR-PLC-19", "BR-RES-05", "BR-RES-07"),
    ),
    "idle_raid": (
        lambda s, a: f"{clan_name(s, a[0])}'s raid on {NAMES[a[1]]} has no support and no effect.",
        ("BR-RAD-03",),
    ),
    "raid": (lambda s, a: f"{NAMES[a[0]]} is raided.", ("BR-RES-09", "BR-RES-10", "BR-RES-11")),
    "diplomacy": (lambda s, a: f"Peace comes to {NAMES[a[0]]}.", ("BR-RES-15", "BR-RES-16")),
    "battle": (_battle, ("BR-BTL-08", "BR-BTL-09")),
    "short": (
        lambda s, a: f"{clan_name(s, a[0])} has no control token left for {NAMES[a[1]]}.",
        ("BR-CMP-08",),
    ),
    "defended": (
        lambda s, a: f"{clan_name(s, a[0])} has defended {NAMES[a[1]]}.",
        ("BR-DEF-01", "BR-DEF-02", "BR-DEF-04"),
    ),
}
