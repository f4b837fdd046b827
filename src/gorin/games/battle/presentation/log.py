"""Events in words, each with the clauses behind it. Which of them are told together is in `log_joins.py`."""

from __future__ import annotations

from collections.abc import Callable

from gorin.games.battle.cards import CARDS
from gorin.games.battle.clans import CLANS
from gorin.games.battle.course.initiative import CARD_NAMES
from gorin.games.battle.course.rounds import ROUNDS
from gorin.games.battle.map import NAMES, TERRITORIES, TERRITORY_IDS, spot_name
from gorin.games.battle.objectives import OBJECTIVES
from gorin.games.battle.state import NOBODY, BattleState
from gorin.games.battle.tokens import FACE_NAMES, NONE, SCORCHED, SPECIAL_NAMES, as_seen
from gorin.kernel.events import Event
from gorin.language.core.english import a, listed, of_another

Args = tuple[int, ...]
Sentence = Callable[[BattleState, Args], str]


def sentence(s: BattleState, event: Event) -> tuple[str, tuple[str, ...]]:
    """An event as a line of the log."""
    words, clauses = LINES[event.kind]
    return words(s, event.args), clauses


def clan_name(s: BattleState, seat: int) -> str:
    return CLANS[s.clans[seat]].name if s.clans[seat] != NOBODY else f"Seat {seat + 1}"


def faces(args: Args) -> str:
    return listed([FACE_NAMES[face] for face in args]) or "nothing"


def counted(count: int, what: str) -> str:
    """
    >>> counted(1, "control token"), counted(2, "combat token"), counted(0, "card")
    ('1 control token', '2 combat tokens', 'no cards')
    """
    return f"{count or 'no'} {what}{'' if count == 1 else 's'}"


def token_name(s: BattleState, args: Args) -> str:
    """A token that everybody sees: its owner, face and spot."""
    return f"{clan_name(s, args[0])}'s {FACE_NAMES[args[1]]} {spot_name(args[2])}"


def unseen_name(s: BattleState, seat: int, spot: int) -> str:
    """A facedown token."""
    return f"{clan_name(s, seat)}'s token {spot_name(spot)}"


def territory_card(args: Args) -> str:
    """The card that is meant by a seat, a territory and which of its two cards lies there."""
    return CARDS[2 * args[1] + args[2]].name


def territory_name(number: int) -> str:
    return f"the {TERRITORIES[TERRITORY_IDS[number]]} territory"


def objectives(numbers: Args) -> str:
    return listed([OBJECTIVES[number].name for number in numbers])


def helpers(scouts: int, shugenja: int) -> str:
    return f"{counted(scouts, 'scout card')} and {counted(shugenja, 'shugenja card')}"


def _control(s: BattleState, args: Args) -> str:
    seat, province, facedown, faceup = args
    sides = [(facedown, "facedown"), (faceup, "faceup")]
    parts = [a(f"{side} control token") if n == 1 else f"{n} {side} control tokens" for n, side in sides if n]
    return f"{clan_name(s, seat)} places {listed(parts)} in {NAMES[province]}."


def _special(s: BattleState, args: Args) -> str:
    special, province, replaced = args
    gone = f"; its {SPECIAL_NAMES[replaced]} is removed" if replaced != NONE else ""
    if special == SCORCHED:
        return f"{NAMES[province]} is scorched{gone}."
    return f"{NAMES[province]} gets {a(SPECIAL_NAMES[special])}{gone}."


def _battle(s: BattleState, args: Args) -> str:
    province, defender, winner, defense = args[:4]
    attacks = [f"{clan_name(s, args[i])} attacks with {args[i + 1]}" for i in range(4, len(args), 2)]
    if defender == NOBODY:
        held = f"its defense is {defense}"
        result = f"{clan_name(s, winner)} takes it" if winner != NOBODY else "nobody takes it"
    else:
        held = f"{clan_name(s, defender)} defends with {defense}"
        result = f"{clan_name(s, winner)} {'holds' if winner == defender else 'takes'} it"
    return f"Battle for {NAMES[province]}: {', '.join(attacks)}; {held}; {result}."


def _score(s: BattleState, args: Args) -> str:
    return (
        f"{clan_name(s, args[0])} scores {args[5]} honor: {args[1]} for flowers, "
        f"{args[2]} for faceup tokens, {args[3]} for the objective, and {args[4]} for territories."
    )


def _initiative(s: BattleState, args: Args) -> str:
    return f"The initiative card is {CARD_NAMES[args[0]]}."


def _over(s: BattleState, args: Args) -> str:
    return f"{s.outcome.reason}." if s.outcome is not None else "The game is over."


def _nothing(s: BattleState, args: Args) -> str:
    return ""


LINES: dict[str, tuple[Sentence, tuple[str, ...]]] = {
    # the course of the game
    "clan": (
        lambda s, a: f"Seat {a[0] + 1} leads the {CLANS[a[1]].name}: {of_another(CLANS[a[1]].ability)}",
        ("BR-SET-05", "BR-SET-06"),
    ),
    "round": (
        lambda s, a: f"Round {a[0]} begins." if a[0] <= ROUNDS else "The last round is over.",
        ("BR-SET-34", "BR-RES-23"),
    ),
    "upkeep": (lambda s, a: "The upkeep phase begins.", ("BR-RND-02",)),
    "placement": (lambda s, a: "The placement phase begins.", ("BR-RND-02",)),
    "resolution": (lambda s, a: "The resolution phase begins.", ("BR-RND-02", "BR-RES-01")),
    "scoring": (lambda s, a: "The game ends, and honor is counted.", ("BR-END-01",)),
    "renewed": (_nothing, ()),
    "first": (lambda s, a: f"{clan_name(s, a[0])} is first player.", ("BR-SET-20", "BR-UPK-02")),
    "first_card": (
        lambda s, a: f"{clan_name(s, a[0])} uses the first player card.",
        ("BR-CRD-06", "BR-UPK-05"),
    ),
    "initiative_deck": (
        lambda s, a: f"The {a[0]} initiative cards are shuffled.",
        ("BR-SET-19", "BR-SET-24", "BR-SET-28"),
    ),
    "initiative": (_initiative, ("BR-SET-20", "BR-UPK-01")),
    "ronin": (
        lambda s, a: f"{clan_name(s, a[0])} has no control token on the map and is ronin.",
        ("BR-RON-01",),
    ),
    "no_longer_ronin": (lambda s, a: f"{clan_name(s, a[0])} is no longer ronin.", ("BR-RON-08",)),
    "cannot_place": (
        lambda s, a: f"{clan_name(s, a[0])} has no legal placement and takes no more turns this phase.",
        ("BR-RON-06", "BR-RON-07"),
    ),
    "ability": (lambda s, a: f"{clan_name(s, a[0])} uses its clan ability.", ("BR-SET-06",)),
    "score": (_score, ("BR-END-11",)),
    "over": (_over, ("BR-OVR-02", "BR-OVR-03")),
    # control and special tokens
    "set_aside": (
        lambda s, a: f"{clan_name(s, a[0])} sets aside {counted(a[1], 'control token')}.",
        ("BR-SET-16",),
    ),
    "control": (_control, ("BR-CTL-03",)),
    "control_removed": (
        lambda s, a: f"{clan_name(s, a[0])} loses {counted(a[2], 'control token')} in {NAMES[a[1]]}.",
        ("BR-REM-02",),
    ),
    "exchange": (
        lambda s, a: f"{NAMES[a[0]]} and {NAMES[a[1]]} exchange all their control tokens.",
        (),
    ),
    "special": (_special, ("BR-SPC-03",)),
    "special_removed": (
        lambda s, a: f"{NAMES[a[1]]} loses its {SPECIAL_NAMES[a[0]]}.",
        ("BR-REM-06",),
    ),
    # combat tokens behind the screens
    "pool": (
        lambda s, a: f"{clan_name(s, a[0])} mixes a pool of {counted(a[1], 'combat token')}.",
        ("BR-SET-08",),
    ),
    "bluff_back": (lambda s, a: f"{clan_name(s, a[0])} takes back its bluff.", ("BR-BLF-04", "BR-UPK-12")),
    "bluff_aside": (
        lambda s, a: f"{clan_name(s, a[0])} takes back its bluff and cannot place it again this round.",
        ("BR-BLF-04",),
    ),
    "bluff_barred": (lambda s, a: f"{clan_name(s, a[0])} cannot use its bluff this round.", ()),
    "draw": (lambda s, a: f"{clan_name(s, a[0])} draws {counted(a[1], 'combat token')}.", ("BR-UPK-13",)),
    "drawn": (lambda s, a: f"{clan_name(s, a[0])} draws {faces(a[1:])}.", ("BR-UPK-13", "BR-UPK-16")),
    "returned": (lambda s, a: f"{clan_name(s, a[0])} returns a token to its pool.", ()),
    "returned_face": (lambda s, a: f"{clan_name(s, a[0])} returns {FACE_NAMES[a[1]]} to its pool.", ()),
    "hand_discard": (lambda s, a: f"{clan_name(s, a[0])} discards {FACE_NAMES[a[1]]} from its hand.", ()),
    "recovered": (
        lambda s, a: f"{clan_name(s, a[0])} takes {FACE_NAMES[a[1]]} from its discard pile.",
        (),
    ),
    "hand_look": (lambda s, a: f"{clan_name(s, a[0])} looks at {clan_name(s, a[1])}'s hand.", ()),
    "hand_seen": (
        lambda s, a: f"{clan_name(s, a[0])} looks at {clan_name(s, a[1])}'s hand: {faces(a[2:])}.",
        (),
    ),
    # combat tokens on the board
    "placed": (
        lambda s, a: f"{clan_name(s, a[0])} places a token {spot_name(a[1])}.",
        ("BR-PLC-01", "BR-PLC-12"),
    ),
    "placed_face": (
        lambda s, a: f"{clan_name(s, a[0])} places {FACE_NAMES[a[1]]} {spot_name(a[2])}.",
        ("BR-PLC-17",),
    ),
    "placed_open": (
        lambda s, a: f"{clan_name(s, a[0])} places {FACE_NAMES[a[1]]} faceup {spot_name(a[2])}.",
        (),
    ),
    "blessed": (
        lambda s, a: f"{clan_name(s, a[0])} places {FACE_NAMES[a[1]]} on its token {spot_name(a[2])}.",
        ("BR-BLS-01",),
    ),
    "look": (
        lambda s, a: f"{clan_name(s, a[0])} looks at {unseen_name(s, a[1], a[2])}.",
        ("BR-CRD-05", "BR-CRD-07"),
    ),
    "seen": (
        lambda s, a: f"{clan_name(s, a[0])} sees that {unseen_name(s, a[1], a[3])} is {as_seen(a[2])}.",
        ("BR-CRD-05", "BR-CRD-07"),
    ),
    "recalled": (
        lambda s, a: f"{unseen_name(s, a[0], a[1])} returns facedown to its owner's pool.",
        ("BR-CRD-08",),
    ),
    "swapped": (
        lambda s, a: f"{clan_name(s, a[0])} swaps its tokens {spot_name(a[1])} and {spot_name(a[2])}.",
        (),
    ),
    # cards
    "helpers": (
        lambda s, a: f"{clan_name(s, a[0])} gets {helpers(a[1], a[2])}.",
        ("BR-SET-10",),
    ),
    "scout": (lambda s, a: f"{clan_name(s, a[0])} sends a scout.", ("BR-CRD-04", "BR-SCT-03")),
    "shugenja": (lambda s, a: f"{clan_name(s, a[0])} calls on a shugenja.", ("BR-CRD-01", "BR-SCT-05")),
    "territory_card": (
        lambda s, a: f"A facedown card is dealt to {territory_name(a[0])}.",
        ("BR-SET-02", "BR-SET-03"),
    ),
    "objectives": (
        lambda s, a: f"{clan_name(s, a[0])} is dealt {a[1]} secret objectives.",
        ("BR-SET-11",),
    ),
    "objectives_dealt": (
        lambda s, a: f"{clan_name(s, a[0])} is dealt the secret objectives {objectives(a[1:])}.",
        ("BR-SET-11",),
    ),
    "objective": (
        lambda s, a: f"{clan_name(s, a[0])} keeps one secret objective.",
        ("BR-SET-11", "BR-SET-13"),
    ),
    "objective_kept": (
        lambda s, a: f"{clan_name(s, a[0])} keeps the secret objective {OBJECTIVES[a[1]].name}.",
        ("BR-SET-11", "BR-SET-13"),
    ),
    "objective_revealed": (
        lambda s, a: f"{clan_name(s, a[0])}'s objective is {OBJECTIVES[a[1]].name}, worth {a[2]} honor.",
        ("BR-END-02", "BR-END-08"),
    ),
    "claimed": (
        lambda s, a: f"{clan_name(s, a[0])} controls {territory_name(a[1])} and takes its card.",
        ("BR-RES-21", "BR-TER-03"),
    ),
    "claimed_card": (
        lambda s, a: (
            f"{clan_name(s, a[0])} controls {territory_name(a[1])} and takes its card, {territory_card(a)}."
        ),
        ("BR-TER-03",),
    ),
    "given_back": (
        lambda s, a: (
            f"{clan_name(s, a[0])} no longer controls {territory_name(a[1])} and puts its card back."
        ),
        ("BR-TER-05",),
    ),
    "card_played": (
        lambda s, a: f"{clan_name(s, a[0])} plays {territory_card(a)}.",
        ("BR-TER-07", "BR-TER-09"),
    ),
    "passed": (lambda s, a: f"{clan_name(s, a[0])} plays no territory card.", ("BR-UPK-18",)),
    # resolution
    "revealed": (
        lambda s, a: f"{clan_name(s, a[0])} reveals {FACE_NAMES[a[1]]} {spot_name(a[2])}.",
        ("BR-RES-04",),
    ),
    "discarded": (lambda s, a: f"{token_name(s, a)} is discarded.", ("BR-REM-01",)),
    "illegal": (
        lambda s, a: f"{token_name(s, a)} was placed against the rules.",
        ("BR-PLC-19", "BR-RES-05", "BR-RES-07"),
    ),
    "idle_raid": (
        lambda s, a: f"{clan_name(s, a[0])}'s raid on {NAMES[a[1]]} has no support.",
        ("BR-RAD-03",),
    ),
    "raid": (lambda s, a: f"{NAMES[a[0]]} is raided.", ("BR-RES-09", "BR-RES-10", "BR-RES-11")),
    "diplomacy": (lambda s, a: f"Diplomacy brings peace to {NAMES[a[0]]}.", ("BR-RES-15", "BR-RES-16")),
    "battle": (_battle, ("BR-BTL-08", "BR-BTL-09")),
    "short": (
        lambda s, a: f"{clan_name(s, a[0])} has no control token left for {NAMES[a[1]]}.",
        ("BR-CMP-08",),
    ),
    "defended": (
        lambda s, a: f"{clan_name(s, a[0])} defends {NAMES[a[1]]} successfully.",
        ("BR-DEF-01", "BR-DEF-02", "BR-DEF-04"),
    ),
}
