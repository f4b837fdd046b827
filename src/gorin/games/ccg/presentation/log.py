"""What has happened, in sentences with the clauses behind them. Every kind of event has one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gorin.games.ccg.kinds import (
    ATTACHMENTS,
    ATTACKING,
    EVENT,
    FOCUSED,
    PHASES,
    PROVINCE,
    STRATEGY,
    UNTIL,
    WHILE_IN_PLAY,
)
from gorin.games.ccg.presentation import log_quotes
from gorin.games.ccg.presentation.log_quotes import Args, Words
from gorin.games.ccg.presentation.log_refs import SHAPES
from gorin.games.ccg.presentation.naming import player_name
from gorin.games.ccg.ruleset import rules_of
from gorin.games.ccg.table.causes import RULES
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.events import DECLINES, Event
from gorin.language.core.causes import BY, FOR, because, by_card, paying_for
from gorin.language.core.context import NOBODY, NOTHING
from gorin.language.core.english import a, figured, listed, looking, ordinal, signed
from gorin.language.core.english import sentence as whole
from gorin.language.core.zones import HAND
from gorin.language.naming import new_name, thing_name
from gorin.language.telling import CARD, SEAT

STATS = (
    "Force",
    "Chi",
    "Personal Honor",
    "strength",
    "Gold Cost",
    "Focus Value",
    "hand size",
    "strength",
    "Yu",
)
PHASE_NAMES = {"path": "Path to Victory"}
"""Where the word that programs know is not what players say."""
PREVENTED = {
    "bow": "does not bow",
    "straighten": "does not straighten",
    "move": "does not move",
    "move home": "does not move home",
    "move to battle": "does not move to the battlefield",
    "move between battles": "does not move to another battlefield",
    "fear": "is not frightened",
    "destroy": "is not destroyed",
    "dishonor": "is not dishonored",
    "bonus": "gets no bonus",
    "Force bonus": "gets no Force bonus",
    "penalty": "gets no penalty",
}


BECAUSE_OF: Final = frozenset(
    ("stopped", "prevented", "averted", "province_saved", "gold_prevented", "locked")
)
"""What is told with "because of" a card."""
FROM: Final = frozenset(("gain", "lose", "draw", "drawn"))
"""What comes "from" a card."""
CAUSED: Final = frozenset(
    (
        *("dishonor", "rehonor", "ashamed", "bow", "straighten", "stat", "token", "keyword", "keyword_lost"),
        *("destroyed", "discard", "removed", "move", "control", "strength", "province_destroyed"),
        *(
            "takes",
            "to_hand",
            "to_deck",
            "event_canceled",
            "honor_altered",
            "blanked",
            "ranged",
            "broken_off",
            "favor",
        ),
        *BECAUSE_OF,
        *FROM,
    )
)
"""The kinds of lines that name their cause."""
DONE_BY: Final = {
    "bow": (" bows", " is bowed"),
    "straighten": (" straightens", " is straightened"),
    "move": (" moves", " is moved"),
}
"""What a card does, and what another card does to it."""


def sentence(s: CcgState, event: Event) -> tuple[str, tuple[str, ...]]:
    """An event in words, with its cause; nothing for what only keeps the books."""
    words, clauses = LINES[event.kind]
    if event.kind == "enter" and event.cause == paying_for(event.args[2]):
        words = _brought_in
    return "" if _is_bookkeeping(s, event) else spoken(s, event, words), clauses


def spoken(s: CcgState, event: Event, words: Callable[[Any, Args], str]) -> str:
    """The words for an event, and its cause where they leave room for it."""
    said, why = words(s, event.args), because_of(s, event)
    if why and event.cause[0] == BY and event.kind in DONE_BY:
        said = said.replace(*DONE_BY[event.kind], 1)
    if NOW in said:
        return whole(said.replace(NOW, f"{why} (now ", 1))
    if event.kind == "locked":  # the cause stands before what is quoted
        return whole(said.replace(": ", f"{why}: ", 1))
    return whole(f"{said}{why}")


def because_of(s: CcgState, event: Event) -> str:
    """The cause as the end of a sentence. What the rules give every player goes without saying."""
    cause = event.cause
    is_told = event.kind in CAUSED and cause != by_card(0)
    if not is_told or (cause[:1] == (FOR,) and event.kind in FROM):
        return f" for {_what(s, cause[1])}" if is_told else ""
    why = because(cause, lambda what: rules_of(s).cause_name(s, what), RULES, named_in(event))
    if cause[:1] == (BY,) and why:
        word = "because of" if event.kind in BECAUSE_OF else "from" if event.kind in FROM else "by"
        return f" {word} {why.removeprefix(' by ')}"
    return why


def named_in(event: Event) -> int:
    """The face that a line names already: it need not be said again that it does this itself."""
    shape = SHAPES.get(event.kind, ())
    place = 1 if shape[:1] == (CARD,) else 2 if shape[:2] == (SEAT, CARD) else len(event.args)
    return event.args[place] if place < len(event.args) else NOTHING


SILENT: Final = frozenset(
    (
        "combat",
        "durations_end",
        "lasting_end",
        "held",
        "battle_end",
        "attack_end",
        "duel_end",
        DECLINES,
    )
)


def _is_bookkeeping(s: CcgState, event: Event) -> bool:
    """What goes without saying: ends of segments and effects, set-up, and where a played card goes."""
    kind, args = event.kind, event.args
    if kind in ("shuffle", "province"):
        return not event.cause
    if kind == "refill":
        return args[2] == NOTHING and not event.cause  # face-down, as it always is
    if kind == "limbo":
        return s.cards[args[1]].type == STRATEGY
    if kind == "discard":
        is_over = event.cause == by_card(args[2]) and s.cards[args[2]].type in (STRATEGY, EVENT)
        return is_over or args[3] == FOCUSED
    return kind in SILENT


# --- names ----------------------------------------------------------------------------------------


def _who(s: CcgState, seat: int) -> str:
    return player_name(s, seat)


def _what(s: CcgState, what: int) -> str:
    return thing_name(s, what)


def _province(s: CcgState, owner: int, number: int) -> str:
    """Provinces are counted from the left, as they lay when the turn began."""
    return "a battlefield apart" if owner == NOBODY else f"{_who(s, owner)}'s {ordinal(number)} province"


def _deck(is_dynasty: int) -> str:
    return "Dynasty deck" if is_dynasty else "Fate deck"


# --- the course of the game -----------------------------------------------------------------------


def _phase(s: CcgState, args: Args) -> str:
    phase = PHASES[args[1]]
    return f"{_who(s, args[0])}'s {PHASE_NAMES.get(phase, phase.title())} phase begins"


def _nothing(s: CcgState, args: Args) -> str:
    return ""


def _over(s: CcgState, args: Args) -> str:
    if not args:
        return "nobody wins"
    why = "" if s.outcome is None else f" {_how(s.outcome.reason)}"
    return f"{listed([_who(s, seat) for seat in args])} {'wins' if len(args) == 1 else 'win'}{why}"


def _how(reason: str) -> str:
    """How somebody has won, as the end of a sentence.

    >>> _how("Military Victory"), _how("Path of Honor"), _how("Concession")
    ('by Military Victory', 'by the Path of Honor', 'by concession')
    """
    if reason == "Last player standing":
        return "as the last player standing"
    the = "the " if reason.startswith("Path of ") else ""
    return f"by {the}{'concession' if reason == 'Concession' else reason}"


def _lost(s: CcgState, args: Args) -> str:
    """Games that were saved before do not say why."""
    if len(args) == 1:
        return f"{_who(s, args[0])} has lost"
    return f"{_who(s, args[0])} has lost {'too much Honor' if args[1] else 'its last province'}"


def _honor_altered(s: CcgState, args: Args) -> str:
    return f"the {'gain' if args[2] else 'loss'} becomes {args[1] or 'no'} Honor"


# --- cards ----------------------------------------------------------------------------------------


def _lent(s: CcgState, args: Args) -> str:
    _, what, before, until = args
    if until == WHILE_IN_PLAY:
        return f"{_who(s, before)} gets {_what(s, what)} back when what took control of it leaves play"
    when = UNTIL[until].replace("until", "when") or "when the turn ends"
    return f"{_who(s, before)} gets {_what(s, what)} back {when}"


def _enter(s: CcgState, args: Args) -> str:
    seat, _, what, _, bearer, place, owner, number = args
    where = f", attached to {_what(s, bearer)}" if s.cards[what].type in ATTACHMENTS else ""
    if place != NOTHING:
        where = f" at {_province(s, owner, number)}"
    return f"{_what(s, what)} enters play for {_who(s, seat)}{where}"


def _brought_in(s: CcgState, args: Args) -> str:
    """What a player has bought."""
    seat, what, place, owner, number = args[0], args[2], *args[5:8]
    where = "" if place == NOTHING else f" at {_province(s, owner, number)}"
    return f"{_who(s, seat)} brings in {_what(s, what)}{where}"


def _gone(done: str) -> Words:
    """Whose card it was stands behind its name, which may begin with an article."""
    return lambda s, args: f"{_what(s, args[2])} ({_who(s, args[0])}) is {done}"


def _gone_from(s: CcgState, event_args: Args) -> str:
    seat, _, what, origin = event_args
    if origin in (HAND, PROVINCE):
        return f"{_who(s, seat)} discards {_what(s, what)}"
    return f"{_what(s, what)} ({_who(s, seat)}) is discarded"


def _stat(s: CcgState, args: Args) -> str:
    return f"{_what(s, args[1])} gets {signed(args[3])} {STATS[args[2]]}"


def _token(s: CcgState, args: Args) -> str:
    _, what, force, chi, word = args
    stats = [f"{signed(n)}{letter}" for n, letter in ((force, "F"), (chi, "C")) if n]
    return f"{_what(s, what)} gets {a(' '.join(['/'.join(stats), s.spoken[word], 'token']).strip())}"


def _keyword(s: CcgState, args: Args) -> str:
    """Traits begin with a capital letter; what is only noted of a card does not and says what it does."""
    word = s.spoken[args[2]]
    return f"{_what(s, args[1])} {f'gains {word}' if word[:1].isupper() else word}"


def _prevented(s: CcgState, args: Args) -> str:
    word = s.spoken[args[2]]
    return f"{_what(s, args[1])} {PREVENTED.get(word, f'is spared: no {word}')}"


def _limbo(s: CcgState, args: Args) -> str:
    type = s.cards[args[1]].type
    if type == EVENT:
        return f"the Event {_what(s, args[1])} resolves"
    return f"{_what(s, args[1])} is {'played' if type == STRATEGY else 'laid aside'}"


def _to_deck(s: CcgState, args: Args) -> str:
    seat, on_top, is_dynasty, face = args
    what = "a card" if face == NOTHING else _what(s, face)
    where = "to the top" if on_top else "to the bottom"
    return f"{what} goes {where} of {_who(s, seat)}'s {_deck(is_dynasty)}"


def _look(s: CcgState, args: Args) -> str:
    seat, count, owner, is_dynasty, is_all = (*args, *(NOBODY, 0, 0)[len(args) - 2 :])
    if owner == NOBODY:
        return f"{_who(s, seat)} looks at {figured(count, 'card')}"
    whose = "its" if owner == seat else f"{_who(s, owner)}'s"
    return f"{_who(s, seat)} {looking(count, bool(is_all))} {whose} {_deck(is_dynasty)}"


def _refill(s: CcgState, args: Args) -> str:
    seat, _, face, number = args
    what = "" if face == NOTHING else f" with {_what(s, face)}"
    return f"{_who(s, seat)} refills the {ordinal(number)} province{what}"


def _to_side(side: int) -> str:
    return "to attack" if side == ATTACKING else "to defend"


def _held(s: CcgState, args: Args) -> str:
    if args[0] == NOTHING:
        return "the province of the Event may be refilled"
    return "the province of the Event is not refilled before it has resolved"


# --- battles and duels ----------------------------------------------------------------------------


def _assign(s: CcgState, args: Args) -> str:
    return assigned(s, args, _what(s, args[1]))


def assigned(s: CcgState, args: Args, units: str) -> str:
    """Who assigns some units where."""
    owner, number, *seats = args[3:]
    who = _who(s, seats[0]) if seats else "a player"  # saves from before do not say
    return f"{who} assigns {units} to {_province(s, owner, number)}"


def _move(s: CcgState, args: Args) -> str:
    return f"{_what(s, args[1])} moves {'home' if args[2] < 0 else f'to {_province(s, args[3], args[4])}'}"


def _forces(s: CcgState, args: Args) -> str:
    _, attack, defence, walls, *who = args
    attacker, defender = [_who(s, seat) for seat in who] if who else ("the Attacker", "the Defender")
    strength = "" if walls == NOTHING else f"; province strength {walls}"
    return f"{attacker} has {attack} Force, {defender} has {defence}{strength}"


def _totals(s: CcgState, args: Args) -> str:
    one, first, other, second = args
    if first == second:
        return f"{_what(s, one)} and {_what(s, other)} both lose the duel, {first} to {second}"
    winner, more, less = (one, first, second) if first > second else (other, second, first)
    return f"{_what(s, winner)} wins the duel, {more} to {less}"


def _redirected(s: CcgState, args: Args) -> str:
    return f"the action targets {_what(s, args[2]) if args[2] >= 0 else 'something else'} instead"


def _favor(s: CcgState, args: Args) -> str:
    if args[0] == NOBODY:
        before = _who(s, args[1]) if len(args) > 1 else "a player"  # saves from before do not say
        return f"{before} discards the Imperial Favor"
    return f"{_who(s, args[0])} takes the Imperial Favor"


NOW: Final = "{now}"
"""Where the cause of a change stands, before what there is now."""


LINES: dict[str, tuple[Words, tuple[str, ...]]] = {
    **log_quotes.LINES,
    # the course of the game
    "starting_honor": (lambda s, a: f"{_who(s, a[0])} starts with {a[1]} Family Honor", ("CE-STR-07",)),
    "cut": (lambda s, a: f"{_who(s, a[0])} cuts {_what(s, a[1])}, for a total of {a[2]}", ("DE-OPT-01",)),
    "first": (lambda s, a: f"{_who(s, a[0])} goes first", ("CE-SET-02",)),
    "province": (lambda s, a: f"{_who(s, a[0])} gains a {ordinal(a[2])} province", ("CE-SET-10",)),
    "turn": (lambda s, a: f"turn {a[1]} begins: {_who(s, a[0])}", ("CE-TURN-01",)),
    "barren": (
        lambda s, a: (
            f"all decks are empty: the game ends without a winner after {figured(a[0], 'more turn')} each"
        ),
        (),
    ),
    "phase": (_phase, ("CE-TURN-02",)),
    "passes": (lambda s, a: f"{_who(s, a[0])} passes", ("CE-ACTP-04",)),
    DECLINES: (lambda s, a: "", ("CE-REAC-03",)),
    "lavish": (lambda s, a: f"{_who(s, a[0])} will overpay", ("DE-COST-08",)),
    "sparing": (lambda s, a: f"{_who(s, a[0])} will not overpay", ("DE-COST-08",)),
    "overpaid": (
        lambda s, a: f"{_who(s, a[0])} overpays by {a[1]} Gold, which is lost",
        ("DE-COST-08",),
    ),
    "named": (lambda s, a: f"{_who(s, a[0])} names {s.spoken[a[1]]}", ()),
    "granted": (lambda s, a: f"{_who(s, a[0])} may take an additional action", ()),
    "event_again": (lambda s, a: f"{_what(s, a[2])} has already resolved this game", ("DE-EVT-06",)),
    "event_canceled": (lambda s, a: f"{_what(s, a[2])} is canceled", ("DE-CANC-01",)),
    "gold_prevented": (lambda s, a: f"{_who(s, a[0])} gets no Gold from it", ("DE-CANC-10",)),
    "broken_off": (
        lambda s, a: f"the battle at {_province(s, a[1], a[2])} ends undecided",
        ("DE-RES-33",),
    ),
    "redirected": (_redirected, ("DE-TARG-13",)),
    "stopped": (lambda s, a: "the effects of the action do not happen", ("CE-NEG-02",)),
    "durations_end": (_nothing, ("CE-DUR-02",)),
    "lost": (_lost, ("CE-WIN-01", "CE-WIN-02")),
    "left": (
        lambda s, a: f"{_who(s, a[0])} leaves the game with every card it owns",
        ("DE-WIN-04", "WH-RES-14"),
    ),
    "conceded": (lambda s, a: f"{_who(s, a[0])} concedes", ()),
    "over": (_over, ()),
    # Honor
    "gain": (lambda s, a: f"{_who(s, a[0])} gains {a[1]} Honor{NOW}{a[2]})", ()),
    "lose": (lambda s, a: f"{_who(s, a[0])} loses {a[1]} Honor{NOW}{a[2]})", ()),
    "softened": (lambda s, a: "the Honor loss is reduced to 1", ("CE-SEPP-03",)),
    "honor_altered": (_honor_altered, ("CE-NEG-01",)),
    "favor": (_favor, ("CE-FAV-01", "CE-FAV-08")),
    "dishonor": (lambda s, a: f"{_what(s, a[1])} is dishonored", ("CE-DISH-01",)),
    "rehonor": (lambda s, a: f"{_what(s, a[1])} is rehonored", ("CE-DISH-05",)),
    "ashamed": (lambda s, a: f"{_what(s, a[1])} is shamed", ()),
    # cards in play
    "blanked": (lambda s, a: f"the printed text of {_what(s, a[1])} is ignored for now", ("CE-NEG-01",)),
    "exhausted": (lambda s, a: f"{_what(s, a[1])} will not straighten the next time it would", ()),
    "uncounted": (lambda s, a: f"{_what(s, a[1])} does not count for enlightenment", ()),
    "averted": (lambda s, a: f"{_what(s, a[1])} is spared what was about to happen", ("CE-NEG-01",)),
    "token_gone": (lambda s, a: f"{_what(s, a[1])} loses a {s.spoken[a[2]]} token", ("CE-TOK-01",)),
    "bow": (lambda s, a: f"{_what(s, a[1])} bows", ()),
    "straighten": (lambda s, a: f"{_what(s, a[1])} straightens", ()),
    "may_remain_bowed": (lambda s, a: f"{_what(s, a[1])} may remain bowed", ("CE-NEG-08",)),
    "stat": (_stat, ()),
    "keyword": (_keyword, ("CE-KEY-01",)),
    "keyword_lost": (lambda s, a: f"{_what(s, a[1])} loses {s.spoken[a[2]]}", ("CE-KEY-01",)),
    "token": (_token, ("CE-TOK-01",)),
    "negated": (
        lambda s, a: f"{STATS[a[0]]} bonuses and penalties from actions are negated",
        ("CE-NEG-04",),
    ),
    "prevented": (_prevented, ("CE-NEG-01", "CE-NEG-03")),
    "copy_lost": (lambda s, a: f"the ability copied from {_what(s, a[1])} is lost", ("CE-COPY-03",)),
    "control": (lambda s, a: f"{_who(s, a[2])} takes control of {_what(s, a[1])}", ("CE-CTRL-04",)),
    "lent": (_lent, ("CE-DUR-02",)),
    # coming and going
    "create": (lambda s, a: f"{_who(s, a[0])} creates {new_name(s, a[2])}", ("CE-CRE-01",)),
    "enter": (_enter, ()),
    "transfer": (lambda s, a: f"{_what(s, a[1])} is transferred to {_what(s, a[3])}", ("CE-TRAN-01",)),
    "laid_under": (
        lambda s, a: f"{_what(s, a[1])} is laid under {_what(s, a[3])}, out of play",
        ("CE-GEN-01",),
    ),
    "overlay": (lambda s, a: f"{_what(s, a[1])} overlays the earlier {s.cards[a[1]].name}", ("CE-EXP-02",)),
    "discard": (_gone_from, ()),
    "destroyed": (_gone("destroyed"), ("CE-DEST-01",)),
    "removed": (lambda s, a: f"{_what(s, a[1])} is removed from the game", ("CE-DEST-04",)),
    "limbo": (_limbo, ("CE-ACT-11", "CE-EVT-03")),
    # decks, hands and provinces
    "draw": (lambda s, a: f"{_who(s, a[0])} draws a card", ("CE-DRAW-01",)),
    "drawn": (lambda s, a: f"{_who(s, a[0])} draws {_what(s, a[2])}", ("CE-DRAW-01",)),
    "takes": (lambda s, a: f"{_who(s, a[0])} adds a card to its hand", ()),
    "to_hand": (lambda s, a: f"{_who(s, a[0])} adds {_what(s, a[2])} to its hand", ()),
    "to_deck": (_to_deck, ()),
    "look": (_look, ("CE-DRAW-02",)),
    "show": (lambda s, a: f"{_who(s, a[0])} shows {_what(s, a[2])}", ("CE-DRAW-02",)),
    "arrange": (lambda s, a: f"{_who(s, a[0])} puts {figured(a[1], 'card')} back on top of the deck", ()),
    "shuffle": (lambda s, a: f"{_who(s, a[0])} shuffles the {_deck(a[1])}", ("CE-DRAW-05",)),
    "refill": (_refill, ("CE-SET-11",)),
    "refill_with": (
        lambda s, a: f"{_who(s, a[0])} refills the {ordinal(a[3])} province with {_what(s, a[2])} face-down",
        ("CE-SET-11",),
    ),
    "held": (_held, ("CE-EVT-03",)),
    "reveal": (
        lambda s, a: f"{_who(s, a[0])} turns up {_what(s, a[2])} in the {ordinal(a[3])} province",
        ("CE-EVT-01",),
    ),
    "region": (lambda s, a: f"{_what(s, a[2])} is attached to {_province(s, a[0], a[3])}", ("CE-EVT-08",)),
    "region_transfer": (
        lambda s, a: f"{_what(s, a[2])} is transferred to {_province(s, a[0], a[3])}",
        ("CE-TRAN-01",),
    ),
    "strength": (lambda s, a: f"{_province(s, a[1], a[2])} gets {signed(a[3])} strength", ("CE-SET-13",)),
    "province_destroyed": (lambda s, a: f"{_province(s, a[0], a[3])} is destroyed", ("CE-RES-06",)),
    # battles
    "attack": (lambda s, a: f"{_who(s, a[0])} attacks {_who(s, a[1])}", ("CE-ATK-02",)),
    "battlefield": (
        lambda s, a: f"{_who(s, a[0])} attacks {_who(s, a[1])} at a battlefield apart",
        ("CE-BTL-04",),
    ),
    "invite": (
        lambda s, a: f"{_who(s, a[0])} invites {_who(s, a[1])} {_to_side(a[2])}",
        ("WH-ATK-12", "DE-ATK-07"),
    ),
    "join": (lambda s, a: f"{_who(s, a[0])} is now an ally of {_who(s, a[1])}", ("WH-MAN-09", "DE-ATK-10")),
    "assign": (_assign, ("CE-MAN-01",)),
    "engage": (lambda s, a: f"a battle begins at {_province(s, a[1], a[2])}", ("CE-BATG-04",)),
    "combat": (
        lambda s, a: f"the Combat Segment {'begins' if a[0] else 'ends'}",
        ("CE-BTL-05", "CE-BTL-06"),
    ),
    "province_saved": (lambda s, a: f"{_province(s, a[1], a[2])} is not destroyed", ("CE-NEG-01",)),
    "invasion": (lambda s, a: f"{_who(s, a[0])} makes it a naval invasion", ("DE-NAV-01",)),
    "first_action": (lambda s, a: f"{_what(s, a[2])} performs the first Battle action", ("CE-NAV-02",)),
    "ranged": (lambda s, a: f"the Ranged Attack gets {signed(a[0])} strength", ()),
    "move": (_move, ("CE-BATG-08",)),
    "appear": (lambda s, a: f"{_what(s, a[1])} appears at {_province(s, a[3], a[4])}", ()),
    "forces": (_forces, ("CE-RES-04",)),
    "go_home": (lambda s, a: f"{_what(s, a[1])} returns home", ("CE-RES-15", "CE-RES-19")),
    "battle_end": (lambda s, a: "the battle is over", ("CE-RES-18",)),
    "attack_end": (lambda s, a: "the attack is over", ("CE-RES-19",)),
    # duels
    "duel": (lambda s, a: f"a duel between {_what(s, a[0])} and {_what(s, a[1])} begins", ("CE-DUEL-01",)),
    "duel_refused": (lambda s, a: f"{_what(s, a[1])} refuses the challenge", ("CE-DUEL-03",)),
    "pool": (
        lambda s, a: f"{_who(s, a[0])} takes {figured(a[1], 'card')} as a focus pool",
        ("CE-DUEL-04",),
    ),
    "focus": (lambda s, a: f"{_who(s, a[0])} focuses a card", ("CE-DUEL-08",)),
    "strike": (lambda s, a: f"{_who(s, a[0])} strikes", ("CE-DUEL-11",)),
    "focus_revealed": (lambda s, a: f"{_who(s, a[0])} focused {_what(s, a[2])}", ("CE-DUEL-11",)),
    "duel_totals": (_totals, ("CE-DUEL-14",)),
    "duel_conceded": (lambda s, a: f"{_who(s, a[0])} concedes the duel", ("CE-GEN-01",)),
    "duel_end": (
        lambda s, a: f"the duel between {_what(s, a[0])} and {_what(s, a[1])} is over",
        ("CE-DUEL-18",),
    ),
}
