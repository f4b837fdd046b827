"""What has happened, in sentences with the clauses behind them."""

from __future__ import annotations

from collections.abc import Callable

from gorin.games.ccg.definition import Ability, Phrase
from gorin.games.ccg.kinds import NOBODY, NOTHING, STATS
from gorin.games.ccg.naming import full_name, player_name
from gorin.games.ccg.render import phrase_text
from gorin.games.ccg.state import CcgState
from gorin.kernel.events import Event
from gorin.words.english import signed

Args = tuple[int, ...]
Line = tuple[str, tuple[str, ...]]


def sentence(s: CcgState, event: Event) -> Line:
    """An event in words; what only the engine needs to hear of has none."""
    told = _SENTENCES.get(event.kind)
    if told is None:
        return "", ()
    words, clauses = told
    return words(s, event.args), clauses


def _who(s: CcgState, seat: int) -> str:
    return player_name(s, seat)


def _what(s: CcgState, what: int) -> str:
    return full_name(s, what)


def _action(s: CcgState, args: Args) -> str:
    seat, card, what, node = args
    part = s.definitions[what].nodes[node]
    text = phrase_text(s.definitions[what], part) if isinstance(part, Phrase) else ""
    if card == NOTHING:
        title = part.title if isinstance(part, Ability) else ""
        return f"{_who(s, seat)} uses {title}. {text}"
    return f"{_who(s, seat)} uses {_what(s, what)}. {text}"


def _favor(s: CcgState, args: Args) -> str:
    return (
        "The Imperial Favor is given up."
        if args[0] == NOBODY
        else f"{_who(s, args[0])} takes the Imperial Favor."
    )


def _move(s: CcgState, args: Args) -> str:
    where = "home" if args[2] < 0 else f"to a battlefield in the lands of {_who(s, args[3])}"
    return f"{_what(s, args[1])} moves {where}."


def _stat(s: CcgState, args: Args) -> str:
    return f"{_what(s, args[1])} gets {signed(args[3])} {STATS[args[2]].replace('_', ' ').title()}."


def _enter(s: CcgState, args: Args) -> str:
    return f"{_what(s, args[2])} enters play for {_who(s, args[0])}."


def _reveal(s: CcgState, args: Args) -> str:
    return f"{_who(s, args[0])} turns up {_what(s, args[2])}."


def _refill(s: CcgState, args: Args) -> str:
    return f"{_who(s, args[0])} refills a province" + (f" with {_what(s, args[2])}." if args[2] >= 0 else ".")


def _phase(s: CcgState, args: Args) -> str:
    return ""


_SENTENCES: dict[str, tuple[Callable[[CcgState, Args], str], tuple[str, ...]]] = {
    "first": (lambda s, a: f"{_who(s, a[0])} goes first.", ("CE-SET-02",)),
    "turn": (lambda s, a: f"Turn {a[1]} of {_who(s, a[0])} begins.", ("CE-TURN-01",)),
    "starting_honor": (lambda s, a: f"{_who(s, a[0])} starts with {a[1]} Family Honor.", ("CE-STR-07",)),
    "action": (_action, ("CE-ACT-11",)),
    "gain": (lambda s, a: f"{_who(s, a[0])} gains {a[1]} Honor and has {a[2]}.", ()),
    "lose": (lambda s, a: f"{_who(s, a[0])} loses {a[1]} Honor and has {a[2]}.", ()),
    "favor": (_favor, ("CE-FAV-01", "CE-FAV-08")),
    "bow": (lambda s, a: f"{_what(s, a[1])} bows.", ()),
    "straighten": (lambda s, a: f"{_what(s, a[1])} straightens.", ()),
    "dishonor": (lambda s, a: f"{_what(s, a[1])} is dishonored.", ("CE-DISH-01",)),
    "rehonor": (lambda s, a: f"{_what(s, a[1])} is rehonored.", ("CE-DISH-05",)),
    "stat": (_stat, ()),
    "strength": (lambda s, a: f"A province of {_who(s, a[1])} gets {signed(a[2])} strength.", ("CE-SET-13",)),
    "keyword": (lambda s, a: f"{_what(s, a[1])} gains a keyword.", ()),
    "keyword_lost": (lambda s, a: f"{_what(s, a[1])} loses a keyword.", ()),
    "token": (lambda s, a: f"{_what(s, a[1])} gets a token.", ("CE-TOK-01",)),
    "draw": (lambda s, a: f"{_who(s, a[0])} draws a card.", ("CE-DRAW-01",)),
    "drawn": (lambda s, a: f"You draw {_what(s, a[2])}.", ("CE-DRAW-01",)),
    "to_hand": (lambda s, a: f"{_what(s, a[2])} goes to the hand of {_who(s, a[0])}.", ()),
    "discard": (lambda s, a: f"{_what(s, a[2])} is discarded.", ()),
    "destroyed": (lambda s, a: f"{_what(s, a[2])} is destroyed.", ("CE-DEST-01",)),
    "removed": (lambda s, a: f"{_what(s, a[1])} is removed from the game.", ("CE-DEST-04",)),
    "to_deck": (
        lambda s, a: f"{_who(s, a[0])} puts a card {'on top' if a[1] else 'at the bottom'} of a deck.",
        (),
    ),
    "look": (lambda s, a: f"{_who(s, a[0])} looks at {a[1]} cards.", ()),
    "arrange": (lambda s, a: f"{_who(s, a[0])} arranges the top {a[1]} cards of a deck.", ()),
    "show": (lambda s, a: f"{_who(s, a[0])} shows {_what(s, a[2])}.", ()),
    "locked": (lambda s, a: f"An ability of {_what(s, a[1])} may not be used.", ("CE-NEG-06",)),
    "may_remain_bowed": (lambda s, a: f"{_what(s, a[1])} may remain bowed.", ("CE-NEG-08",)),
    "shuffle": (lambda s, a: f"{_who(s, a[0])} shuffles a deck.", ("CE-DRAW-05",)),
    "enter": (_enter, ()),
    "transfer": (lambda s, a: f"{_what(s, a[1])} is transferred to {_what(s, a[3])}.", ("CE-TRAN-01",)),
    "overlay": (lambda s, a: f"{_what(s, a[1])} overlays his less experienced self.", ("CE-EXP-02",)),
    "control": (lambda s, a: f"{_who(s, a[2])} takes control of {_what(s, a[1])}.", ("CE-CTRL-04",)),
    "assign": (lambda s, a: f"{_what(s, a[1])} is assigned to a battlefield.", ("CE-MAN-01",)),
    "move": (_move, ("CE-BATG-08",)),
    "go_home": (lambda s, a: f"{_what(s, a[1])} returns home.", ("CE-RES-15", "CE-RES-19")),
    "reveal": (_reveal, ("CE-EVT-01",)),
    "refill": (_refill, ("CE-SET-11",)),
    "region": (lambda s, a: f"{_what(s, a[2])} is attached to a province.", ("CE-EVT-08",)),
    "province_destroyed": (lambda s, a: f"A province of {_who(s, a[0])} is destroyed.", ("CE-RES-06",)),
    "attack": (lambda s, a: f"{_who(s, a[0])} attacks {_who(s, a[1])}.", ("CE-ATK-02",)),
    "engage": (lambda s, a: f"A battle begins in the lands of {_who(s, a[1])}.", ("CE-BATG-04",)),
    "forces": (
        lambda s, a: f"{a[1]} Force attack {a[2]} Force and a province of strength {a[3]}.",
        ("CE-RES-04",),
    ),
    "prevented": (lambda s, a: f"An effect on {_what(s, a[1])} does not happen.", ("CE-NEG-01", "CE-NEG-03")),
    "stopped": (lambda s, a: "The effects of the action do not happen.", ("CE-NEG-02",)),
    "granted": (lambda s, a: f"{_who(s, a[0])} may take an additional action.", ()),
    "ranged": (lambda s, a: f"The Ranged Attack gets {signed(a[0])} strength.", ()),
    "negated": (
        lambda s, a: f"{STATS[a[0]].title()} bonuses and penalties from actions are negated.",
        ("CE-NEG-04",),
    ),
    "first_action": (lambda s, a: f"{_what(s, a[2])} performs the first Battle action.", ("CE-NAV-02",)),
    "softened": (lambda s, a: "The Honor loss is reduced to one.", ("CE-SEPP-03",)),
    "pool": (lambda s, a: f"{_who(s, a[0])} takes {a[1]} cards as a focus pool.", ("CE-DUEL-04",)),
    "focus": (lambda s, a: f"{_who(s, a[0])} focuses a card.", ("CE-DUEL-08",)),
    "strike": (lambda s, a: f"{_who(s, a[0])} strikes.", ("CE-DUEL-11",)),
    "focus_revealed": (lambda s, a: f"{_who(s, a[0])} has focused {_what(s, a[2])}.", ("CE-DUEL-11",)),
    "duel_totals": (
        lambda s, a: f"The duel stands at {a[1]} for {_who(s, a[0])} and {a[3]} for {_who(s, a[2])}.",
        ("CE-DUEL-14",),
    ),
    "lost": (lambda s, a: f"{_who(s, a[0])} has lost.", ("CE-WIN-01", "CE-WIN-02")),
    "over": (lambda s, a: f"{' and '.join(_who(s, seat) for seat in a)} wins." if a else "Nobody wins.", ()),
    "phase": (_phase, ()),
}
