"""Which events are one line of the log: draws, equal deeds, and a played card with what is paid for it."""

from __future__ import annotations

from gorin.games.lcg.definition import LCG
from gorin.games.lcg.kinds import ELEMENTS
from gorin.games.lcg.presentation.log import joining, sentence
from gorin.games.lcg.presentation.naming import player_name, province_place
from gorin.games.lcg.table.causes import CONFLICT_ENDS, OWNER_LEFT, RULES
from gorin.games.lcg.table.state import LcgState
from gorin.kernel.events import Event
from gorin.kernel.joining import Join, JoinedSentence, Joins, equal_deeds, of_kind, private_twin, same
from gorin.language.core.causes import BY, because, by_card, by_rule, paying_for
from gorin.language.core.context import NOBODY, NOTHING
from gorin.language.core.english import figured, listed, of_another, tallied
from gorin.language.naming import named_text

LASTING = ("rule", "delayed")


def _why(s: LcgState, event: Event) -> str:
    return because(event.cause, lambda what: s.cards[what].name, RULES)


def _names(s: LcgState, events: list[Event], place: int) -> str:
    return tallied([s.cards[event.args[place]].name for event in events])


def _who(s: LcgState, events: list[Event]) -> str:
    return player_name(s, events[0].args[0])


# --- cards ----------------------------------------------------------------------------------------


def _draws(s: LcgState, events: list[Event]) -> str:
    drawn = of_kind(events, "drawn")
    cards = _names(s, drawn, 2) if drawn else figured(len(events), "card")
    return f"{_who(s, events)} draws {cards}{_why(s, events[0])}"


def _all(verb: str, done: str) -> JoinedSentence:
    """Several cards do the same, or it is done to them; their faces are the second numbers."""

    def told(s: LcgState, events: list[Event]) -> str:
        is_done = events[0].cause[:1] == (BY,)
        return f"{_names(s, events, 1)} {f'are {done}' if is_done else verb}{_why(s, events[0])}"

    return told


def _join(s: LcgState, events: list[Event]) -> str:
    is_moved = events[0].cause[:1] == (BY,)
    how = "are moved to the conflict" if is_moved else joining(events[0].args, True)
    return f"{_names(s, events, 1)} {how}{_why(s, events[0])}"


def _status(s: LcgState, events: list[Event]) -> str:
    one, all_of_them = _names(s, events[:1], 1), _names(s, events, 1)
    said = sentence(s, events[0])[0].removesuffix(".")
    for before, now in ((" is ", " are "), (" loses its ", " lose their ")):
        said = said.replace(f"{one}{before}", f"{all_of_them}{now}", 1)
    return said


def _copied(s: LcgState, events: list[Event]) -> str:
    """LCG-DUPL-02: a second copy is discarded for fate on the first."""
    amount, copy = events[-1].args[2], _names(s, events[-1:], 1)
    return f"{_who(s, events)} discards a copy of {copy} to place {amount} fate on it"


def _is_copy(before: Event, event: Event) -> bool:
    return before.args[2] == event.args[1] and before.cause == event.cause


def _refilled(s: LcgState, events: list[Event]) -> str:
    """With which card, that says already."""
    return sentence(s, events[0])[0].removesuffix(".")


def _is_refilled(before: Event, event: Event) -> bool:
    return before.args[2] == event.args[2] and before.cause == event.cause


def _lose_fate(s: LcgState, events: list[Event]) -> str:
    return f"{_names(s, events, 1)} lose {events[0].args[2]} fate each{_why(s, events[0])}"


def _place_fate(s: LcgState, events: list[Event]) -> str:
    return f"{events[0].args[2]} fate is placed on each of {_names(s, events, 1)}{_why(s, events[0])}"


def _placed_alike(before: Event, event: Event) -> bool:
    return _of_one_ability(before, event) and before.args[2] == event.args[2]


def _discarded_alike(before: Event, event: Event) -> bool:
    """An event that has resolved is laid away by itself."""
    return same(0)(before, event) and event.cause != by_card(event.args[2])


def _leaves(s: LcgState, events: list[Event]) -> str:
    return sentence(s, events[0])[0].removesuffix(".")


def _owner_left(before: Event, event: Event) -> bool:
    return before.cause == event.cause == by_rule(OWNER_LEFT)


def _discard(s: LcgState, events: list[Event]) -> str:
    return f"{_who(s, events)} discards {_names(s, events, 2)}{_why(s, events[0])}"


def _go_home_bowed(s: LcgState, events: list[Event]) -> str:
    """All who were in the conflict bow and go home; who does not bow is told apart."""
    bowed, home = of_kind(events, "bow"), of_kind(events, "go_home")
    cards = {event.args[0] for event in bowed}
    rest = [event for event in home if event.args[0] not in cards]
    said = [f"{_names(s, bowed, 1)} return{'' if len(bowed) > 1 else 's'} home bowed"] if bowed else []
    if rest:
        said.append(f"{_names(s, rest, 1)} return{'' if len(rest) > 1 else 's'} home")
    return "; ".join(said)


def _stats(s: LcgState, events: list[Event]) -> str:
    """What each card gets; those that get the same are told together."""
    changes: dict[int, list[str]] = {}
    for event in events:
        changes.setdefault(event.args[0], []).append(LCG.change(event.args[2], event.args[3]))
    faces = {event.args[0]: event for event in events}
    alike: dict[str, list[Event]] = {}
    for card, each in changes.items():
        alike.setdefault(LCG.together(each), []).append(faces[card])
    said = [
        f"{_names(s, cards, 1)} get{'' if len(cards) > 1 else 's'} {what}" for what, cards in alike.items()
    ]
    return f"{'; '.join(said)}{_why(s, events[0])}"


# --- players --------------------------------------------------------------------------------------


def _pass(s: LcgState, events: list[Event]) -> str:
    return f"{listed(list(dict.fromkeys([player_name(s, event.args[0]) for event in events])))} pass"


def _bid(s: LcgState, events: list[Event]) -> str:
    return listed([f"{player_name(s, event.args[0])} bids {event.args[1]}" for event in events])


def _play(s: LcgState, events: list[Event]) -> str:
    """A card is played, or put into play: upon whom, with how much fate on it, and how much is left."""
    said = sentence(s, events[0])[0].removesuffix(".")
    for event in of_kind(events[1:], "enter"):
        if event.args[3] != NOTHING:
            said += f", attached to {s.cards[event.args[4]].name}"
    for event in of_kind(events, "fate_on"):
        said += f", with {event.args[2]} fate on it"
    left = of_kind(events, "fate")
    return f"{said} ({left[-1].args[2]} fate left)" if left else said


def _use(s: LcgState, events: list[Event]) -> str:
    """An event or ability that costs fate."""
    named, _, gist = sentence(s, events[0])[0].removesuffix(".").partition(": ")
    _, amount, now = events[1].args
    return f"{named} for {-amount} fate ({now} left): {gist}"


def _lasts(s: LcgState, events: list[Event]) -> str:
    """An ability, told by what lasts of it: there whom it means has a name."""
    lasting = [event.args for event in events if event.kind in LASTING]
    said = [named_text(s, what, node, meant) for _, what, node, *meant in lasting]
    led = sentence(s, events[0])[0].partition(": ")[0]
    return f"{led}: {of_another('; '.join(said))}"


def _pays_for_it(before: Event, event: Event) -> bool:
    return before.args[0] == event.args[0] and event.args[1] < 0


def _of_one_ability(before: Event, event: Event) -> bool:
    return before.cause == event.cause and event.cause[:1] == (BY,)


def _is_played(before: Event, event: Event) -> bool:
    """Both are of one card that is played: who is put into play by an effect enters with another cause."""
    return before.cause == event.cause == paying_for(event.args[2])


def _by_another(before: Event, event: Event) -> bool:
    return before.args[0] != event.args[0]


# --- provinces and rings --------------------------------------------------------------------------


def _lay_out(s: LcgState, events: list[Event]) -> str:
    """LCG-SETUP-05: the provinces, and the stronghold and the role with them."""
    said = f"{_who(s, events)} lays out its provinces"
    entered, roles = of_kind(events, "enter"), of_kind(events, "role")
    if entered:
        said += f" and {s.cards[entered[0].args[2]].name}"
    return f"{said}, with the role {s.cards[roles[0].args[2]].name}" if roles else said


def _shuffle(s: LcgState, events: list[Event]) -> str:
    decks = listed([("conflict", "dynasty")[event.args[1]] for event in events])
    return f"{_who(s, events)} shuffles its {decks} decks"


def _refill(s: LcgState, events: list[Event]) -> str:
    places = listed([province_place(s, event.args[1]).removesuffix(" province") for event in events])
    return f"{_who(s, events)} fills its {places} provinces"


def _turn_up(s: LcgState, events: list[Event]) -> str:
    return f"{_who(s, events)} reveals {_names(s, events, 2)} in its provinces{_why(s, events[0])}"


def _rings(events: list[Event]) -> str:
    return f"the {listed([ELEMENTS[event.args[1]].capitalize() for event in events])} rings"


def _ring_fate(s: LcgState, events: list[Event]) -> str:
    return f"{events[0].args[2]} fate is put on each of {_rings(events)}"


def _rings_returned(s: LcgState, events: list[Event]) -> str:
    return f"{_rings(events)} are unclaimed again"


def _by_the_rules(before: Event, event: Event) -> bool:
    """Fate on all rings at once, wherever there is one pool of them."""
    return before.args[2:] == event.args[2:] == (event.args[2], NOBODY, NOBODY)


def _as_conflict_ends(before: Event, event: Event) -> bool:
    return before.cause == event.cause == by_rule(CONFLICT_ENDS)


def _alike(before: Event, event: Event) -> bool:
    """Declared together, or moved by the same cause."""
    return before.cause == event.cause and before.args[2:] == event.args[2:]


JOINS: Joins = {
    **private_twin("draw", "drawn", 0, told=_draws),
    **equal_deeds("bow", _all("bow", "bowed")),
    **equal_deeds("ready", _all("ready", "readied")),
    "go_home": (
        Join(("bow", "go_home"), _go_home_bowed, _as_conflict_ends),
        Join(("go_home",), _all("go home", "sent home")),
    ),
    "join": (Join(("join",), _join, _alike),),
    **equal_deeds("fate_off", _lose_fate, 2),
    "discard": (Join(("discard",), _discard, _discarded_alike),),
    "removed": (Join(("removed",), _leaves, _owner_left),),
    "stat": (Join(("stat",), _stats),),
    "passes": (Join(("passes",), _pass, _by_another),),
    "dial": (Join(("dial",), _bid, _by_another),),
    "rule": (Join(("uses", "rule", "delayed"), _lasts, _of_one_ability),),
    "delayed": (Join(("uses", "rule", "delayed"), _lasts, _of_one_ability),),
    **private_twin("takes", "to_hand", 0),
    "fate": (Join(("plays",), _play, same(0)), Join(("uses",), _use, _pays_for_it)),
    "enter": (Join(("plays", "fate"), _play, _is_played), Join(("province",), _lay_out, same(0))),
    "fate_on": (
        Join(("enter",), _play),
        Join(("discard",), _copied, _is_copy),
        Join(("fate_on",), _place_fate, _placed_alike),
    ),
    **equal_deeds("status", _status, 2, 3),
    "province": (Join(("province",), _lay_out, same(0)),),
    "role": (Join(("enter", "province"), _lay_out, same(0)),),
    **equal_deeds("shuffle", _shuffle, 0),
    **equal_deeds("refill", _refill, 0),
    "turn_up": (Join(("refill",), _refilled, _is_refilled), Join(("turn_up",), _turn_up, same(0))),
    "ring_fate": (Join(("ring_fate",), _ring_fate, _by_the_rules),),
    "ring_returned": (Join(("ring_returned",), _rings_returned, same(2)),),
}
