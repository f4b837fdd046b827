"""Which events are one line of the log: equal deeds, payments and what they buy, deeds and their costs."""

from __future__ import annotations

from typing import Final

from gorin.games.ccg.kinds import PROVINCE
from gorin.games.ccg.presentation.log import assigned, because_of, sentence
from gorin.games.ccg.presentation.log_quotes import deed, effect_of
from gorin.games.ccg.presentation.naming import player_name
from gorin.games.ccg.ruleset import rules_of
from gorin.games.ccg.table.causes import WITH_PROVINCE
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.events import Event
from gorin.kernel.joining import Join, Joins, equal_deeds, of_kind, private_twin, same
from gorin.language.core.causes import BY, FOR, by_card, paying_for
from gorin.language.core.context import NOTHING
from gorin.language.core.english import figured, listed, ordinal, tallied
from gorin.language.core.zones import HAND
from gorin.language.naming import new_name, thing_name

BEGUN: Final = "A battle begins"
NAMED: Final = 3
"""More cards than these are counted instead of named."""


def _names(s: CcgState, events: list[Event], place: int) -> str:
    return tallied([thing_name(s, event.args[place]) for event in events])


def _who(s: CcgState, event: Event) -> str:
    return player_name(s, event.args[0])


def _said(s: CcgState, event: Event) -> str:
    return sentence(s, event)[0].removesuffix(".")


def _first(s: CcgState, events: list[Event]) -> str:
    return _said(s, events[0])


def _last(s: CcgState, events: list[Event]) -> str:
    return _said(s, events[-1])


# --- bowing and straightening ---------------------------------------------------------------------


def _bow(s: CcgState, events: list[Event]) -> str:
    """Several cards bow: to pay for an action, as their units return home, or otherwise."""
    bowed = of_kind(events, "bow")
    if of_kind(events, "go_home"):
        return _return_home(s, events)
    if events[0].kind == "action":
        return _act(s, events)
    gone = of_kind(events, "destroyed")
    if gone:
        return f"{_bow(s, bowed)}; {_last(s, events)}"
    if len(bowed) > NAMED and not events[0].cause:
        return f"{figured(len(bowed), 'card')} bow"
    is_done = events[0].cause[:1] == (BY,)
    return f"{_names(s, bowed, 1)} {'are bowed' if is_done else 'bow'}{because_of(s, events[0])}"


def _act(s: CcgState, events: list[Event]) -> str:
    """An action with what is bowed or destroyed for it: what it does to its own card stands in its text."""
    args = events[0].args
    paid = [event for event in events[1:] if event.kind == "bow" and event.cause[:1] == (FOR,)]
    bowing = f", bowing {_names(s, paid, 1)}" if paid else ""
    return f"{deed(s, args)}{bowing}{effect_of(s, args)}"


def _destroyed(s: CcgState, events: list[Event]) -> str:
    who, why = _who(s, events[0]), because_of(s, events[0])
    return f"{_names(s, events, 2)} ({who}) are destroyed{why}"


def _straighten(s: CcgState, events: list[Event]) -> str:
    if len(events) > NAMED and not events[0].cause:
        return f"{figured(len(events), 'card')} straighten"
    is_done = events[0].cause[:1] == (BY,)
    verb = "are straightened" if is_done else "straighten"
    return f"{_names(s, events, 1)} {verb}{because_of(s, events[0])}"


def _return_home(s: CcgState, events: list[Event]) -> str:
    """Units return, and most of them bow; what bows with its Personality goes without saying."""
    bowed = {event.args[0] for event in of_kind(events, "bow")}
    home = of_kind(events, "go_home")
    tired = [event for event in home if event.args[0] in bowed]
    fresh = [event for event in home if event.args[0] not in bowed]
    said = [
        f"{_names(s, some, 1)} return{'' if len(some) > 1 else 's'} home{how}"
        for some, how in ((tired, " bowed"), (fresh, ""))
        if some
    ]
    return "; ".join(said)


def _by_rules(before: Event, event: Event) -> bool:
    return before.cause == event.cause and event.cause[:1] not in ((BY,), (FOR,))


def _own_cost(before: Event, event: Event) -> bool:
    """What an action does to the card that it is on, right after it is announced."""
    face = 2 if event.kind == "destroyed" else 1
    return (
        before.kind == "action"
        and event.cause == by_card(event.args[face])
        and before.args[2] == event.args[face]
    )


def _after_payment(before: Event, event: Event) -> bool:
    """A card bows for its own ability, after what has paid Gold for it."""
    return event.cause == by_card(event.args[1]) and before.cause == paying_for(event.args[1])


def _bowed_and_gone(before: Event, event: Event) -> bool:
    """A card bows and is destroyed for its own ability."""
    return event.args[2] == before.args[1] and event.cause == before.cause == by_card(event.args[2])


def _of_one_player(before: Event, event: Event) -> bool:
    return before.args[0] == event.args[0] and _alike(before, event)


def _pays(before: Event, event: Event) -> bool:
    return event.cause[:1] == (FOR,)


def _performs(before: Event, event: Event) -> bool:
    """Whoever performs what every player can do bows for it."""
    return before.args[1] == NOTHING and event.cause == by_card(0)


def _alike(before: Event, event: Event) -> bool:
    """The same happens to both; what a card does to itself belongs to its action, and not to what follows."""
    cause = event.cause
    face = 2 if event.kind == "destroyed" else 1
    return before.cause == cause and cause not in (by_card(0), by_card(before.args[face]))


# --- what enters play -----------------------------------------------------------------------------


def _enter(s: CcgState, events: list[Event]) -> str:
    """A card that is brought in or attached, with what was bowed for it and the Honor that it brings."""
    came = of_kind(events, "enter")[-1]
    what, bearer = thing_name(s, came.args[2]), came.args[4]
    done = f"brings in {what}" if came.args[3] < 0 else f"attaches {what} to {thing_name(s, bearer)}"
    done = listed([*_payment(s, events), done])
    now = rules_of(s).keeps_honor(s)
    for event in of_kind(events, "gain"):
        done += f"; {_who(s, event)} gains {event.args[1]} Honor{f' (now {event.args[2]})' if now else ''}"
    return f"{_who(s, came)} {done}"


def _payment(s: CcgState, events: list[Event]) -> list[str]:
    """What a player does to pay: bows some cards, destroys others."""
    gone = of_kind(events, "destroyed")
    kept = [event for event in of_kind(events, "bow") if event.args[0] not in [each.args[1] for each in gone]]
    ways = (("bows", kept, 1), ("destroys", gone, 2))
    return [f"{verb} {_names(s, some, place)}" for verb, some, place in ways if some]


def _spent(s: CcgState, events: list[Event]) -> str:
    gone = of_kind(events, "destroyed")[0]
    return f"{_who(s, gone)} {listed(_payment(s, events))}{because_of(s, gone)}"


def _pays_too(before: Event, event: Event) -> bool:
    return before.cause == event.cause and event.cause[:1] == (FOR,)


def _honored(s: CcgState, events: list[Event]) -> str:
    paid = events[:-1]
    return f"{_spent(s, paid) if of_kind(paid, 'destroyed') else _bow(s, paid)}; {_last(s, events)}"


def _is_honored(before: Event, event: Event) -> bool:
    return before.cause == event.cause and event.cause[:1] == (FOR,)


def _is_paid_by(before: Event, event: Event) -> bool:
    """What enters play was paid for by what bowed right before; Holdings of a province are told apart."""
    return before.cause == paying_for(event.args[2]) and event.args[5] < 0


def _is_equipped(before: Event, event: Event) -> bool:
    """An attachment enters play by what every player can do."""
    return before.args[1] == NOTHING and event.args[3] >= 0


def _created(s: CcgState, events: list[Event]) -> str:
    made, came = events[0], events[-1]
    on = f" attached to {thing_name(s, came.args[4])}" if came.args[3] >= 0 else ""
    return f"{_who(s, made)} creates {new_name(s, made.args[2])}{on}"


def _is_created(before: Event, event: Event) -> bool:
    return before.args[:3] == event.args[:3] and event.args[5] < 0


def _start(s: CcgState, events: list[Event]) -> str:
    if events[0].kind != "enter":  # one was bought, another follows
        return f"{_enter(s, events[:-1])}; {_last(s, events)}"
    return f"{_names(s, events, 2)} enter play for {_who(s, events[0])}"


def _at_home(before: Event, event: Event) -> bool:
    same_player = before.args[0] == event.args[0] and before.cause == event.cause
    return same_player and max(before.args[3], before.args[5], event.args[3], event.args[5]) < 0


def _own_start(s: CcgState, events: list[Event]) -> str:
    who = _who(s, events[0])
    names = [thing_name(s, event.args[2]) for event in of_kind(events, "enter")]
    return f"{who} starts with {listed([*names, _last(s, events).removeprefix(f'{who} starts with ')])}"


def _attach_region(s: CcgState, events: list[Event]) -> str:
    last = events[-1]
    return f"{_who(s, last)} attaches {thing_name(s, last.args[2])} to its {ordinal(last.args[3])} province"


def _same_region(before: Event, event: Event) -> bool:
    return before.args[2] == event.args[2]


# --- decks, hands and provinces -------------------------------------------------------------------


def _draw(s: CcgState, events: list[Event]) -> str:
    drawn = of_kind(events, "drawn")
    what = _names(s, drawn, 2) if drawn else figured(len(events), "card")
    return f"{_who(s, events[0])} draws {what}{because_of(s, events[0])}"


def _provinces(events: list[Event]) -> str:
    numbers = [ordinal(event.args[3]) for event in events]
    return f"the {listed(numbers)} province{'s' if len(numbers) > 1 else ''}"


def _refill(s: CcgState, events: list[Event]) -> str:
    seen = "" if events[0].args[2] < 0 else f" with {_names(s, events, 2)}"
    return f"{_who(s, events[0])} refills {_provinces(events)}{seen}"


def _as_visible(before: Event, event: Event) -> bool:
    return before.args[0] == event.args[0] and (before.args[2] < 0) == (event.args[2] < 0)


def _strengths(s: CcgState, events: list[Event]) -> str:
    """Each province once: its owner and its number are the second and third numbers."""
    numbers = listed([ordinal(event.args[2]) for event in events])
    change = _said(s, events[0]).partition(" gets ")[2]
    return f"{player_name(s, events[0].args[1])}'s {numbers} provinces get {change}"


def _turn_up(s: CcgState, events: list[Event]) -> str:
    return f"{_who(s, events[0])} turns up {_names(s, events, 2)}"


def _to_deck(s: CcgState, events: list[Event]) -> str:
    rest = _said(s, events[0]).split(" goes ", 1)[1]
    faces = [event for event in events if event.args[3] >= 0]
    return f"{_names(s, faces, 3) if len(faces) == len(events) else figured(len(events), 'card')} go {rest}"


def _discard(s: CcgState, events: list[Event]) -> str:
    names, why = _names(s, events, 2), because_of(s, events[0])
    if events[0].args[3] in (HAND, PROVINCE):
        return f"{_who(s, events[0])} discards {names}{why}"
    return f"{names} ({_who(s, events[0])}) are discarded{why}"


def _focused(s: CcgState, events: list[Event]) -> str:
    return f"{_who(s, events[0])} focused {_names(s, events, 2)}"


def _fall(s: CcgState, events: list[Event]) -> str:
    """A province with what lay in it and what was attached to it."""
    said = [_last(s, events)] if events[-1].kind == "province_destroyed" else []
    for kind, told in (("discard", "discarded with it"), ("destroyed", "destroyed with it")):
        some = of_kind(events, kind)
        said += [f"{_names(s, some, 2)} {'are' if len(some) > 1 else 'is'} {told}"] if some else []
    return "; ".join(said)


def _lay_there(before: Event, event: Event) -> bool:
    return before.args[0] == event.args[0] and before.cause == WITH_PROVINCE


def _falls_too(before: Event, event: Event) -> bool:
    return _lay_there(before, event) and event.cause == WITH_PROVINCE


# --- the course of the game -----------------------------------------------------------------------


def _pass(s: CcgState, events: list[Event]) -> str:
    passing = list(dict.fromkeys([_who(s, event) for event in of_kind(events, "passes")]))
    if events[0].kind == "phase":
        return _first(s, events)  # the page has it as a title
    began = f"{_first(s, events)}; " if events[0].kind == "engage" else ""
    return f"{began}{listed(passing)} {'pass' if len(passing) > 1 else 'passes'}"


def _by_another(before: Event, event: Event) -> bool:
    return before.args[0] != event.args[0]


def _always(before: Event, event: Event) -> bool:
    return True


def _there(before: Event, event: Event) -> bool:
    """By the same player, to the same battlefield."""
    return before.args[2:] == event.args[2:]


def _assign(s: CcgState, events: list[Event]) -> str:
    return assigned(s, events[0].args, _names(s, events, 1))


def _resolve(s: CcgState, events: list[Event]) -> str:
    """How a battle ends in which all have passed; if they have done nothing but pass, also where it was."""
    if events[0].kind != "engage":
        return _last(s, events)
    where = _first(s, events).removeprefix(BEGUN)
    attack, defense = events[-1].args[1:3]
    return f"no one fights{where}" if attack == defense == 0 else f"battle{where}: {_last(s, events)}"


JOINS: Joins = {
    **private_twin("draw", "drawn", 0, told=_draw),
    **equal_deeds("straighten", _straighten),
    **equal_deeds("reveal", _turn_up, 0),
    **equal_deeds("strength", _strengths, 1, 3),
    "discard": (Join(("discard",), _fall, _falls_too), Join(("discard",), _discard, same(0, 3))),
    **equal_deeds("focus_revealed", _focused, 0),
    **equal_deeds("to_deck", _to_deck, 0, 1, 2),
    "assign": (Join(("assign",), _assign, _there),),
    "bow": (
        Join(("bow",), _bow, _alike),
        Join(("bow",), _bow, _after_payment),
        Join(("destroyed",), _spent, _pays_too),
        Join(("go_home",), _return_home, _by_rules),
        Join(("action",), _act, _own_cost),
        Join(("action",), _act, _performs),
        Join(("action",), _act, _pays),
    ),
    "destroyed": (
        Join(("action",), _act, _own_cost),
        Join(("bow",), _bow, _bowed_and_gone),
        Join(("bow", "destroyed"), _spent, _pays_too),
        Join(("discard", "destroyed"), _fall, _falls_too),
        Join(("destroyed",), _destroyed, _of_one_player),
    ),
    "go_home": (Join(("bow", "go_home"), _return_home, _by_rules),),
    "refill": (Join(("refill",), _refill, _as_visible),),
    "enter": (
        Join(("bow", "destroyed", "gain"), _enter, _is_paid_by, leads=True),
        Join(("action",), _enter, _is_equipped),
        Join(("create",), _created, _is_created),
        Join(("enter",), _start, _at_home),
    ),
    "gain": (Join(("bow", "destroyed"), _honored, _is_honored),),
    "starting_honor": (Join(("enter",), _own_start, _always, leads=True),),
    "region": (Join(("enter",), _attach_region, _same_region, leads=True),),
    "province_destroyed": (Join(("discard", "destroyed"), _fall, _lay_there, leads=True),),
    "passes": (Join(("passes", "engage", "phase"), _pass, _always),),
    "phase": (Join(("passes", "phase"), None, _always),),
    "forces": (Join(("passes", "engage"), _resolve, _always, leads=True),),
}
