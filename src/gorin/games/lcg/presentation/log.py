"""What has happened, in sentences with the clauses behind them. Every kind of event has one."""

from __future__ import annotations

from typing import Final

from gorin.games.lcg.definition import LCG, STAT_NAMES
from gorin.games.lcg.kinds import CONFLICT_TYPES, ELEMENTS, EVENT, STRENGTH
from gorin.games.lcg.presentation import log_quotes, log_treaties
from gorin.games.lcg.presentation.log_refs import SHAPES
from gorin.games.lcg.presentation.log_treaties import Args, Words
from gorin.games.lcg.presentation.naming import player_name, province_name, province_place
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.causes import CONFLICT_ENDS, OWNER_LEFT, RULES
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.values import DOUBLED, DOUBLED_BASE, HALVED, SET, SET_BASE, SWITCHED
from gorin.kernel.events import DECLINES, Event
from gorin.language.core.causes import BY, because, by_card, by_rule
from gorin.language.core.context import NOBODY, NOTHING
from gorin.language.core.english import figured, listed, looking
from gorin.language.core.english import sentence as whole
from gorin.language.core.zones import DECK, HAND
from gorin.language.telling import CARD, OTHER


def sentence(s: LcgState, event: Event) -> tuple[str, tuple[str, ...]]:
    """An event in words, with its cause: at the mark where the words have one, otherwise at their end."""
    words, clauses = LINES[event.kind]
    said = words(s, event.args)
    if not said or _is_bookkeeping(s, event):
        return "", clauses
    if event.kind == "removed" and event.cause == by_rule(OWNER_LEFT):
        who = _who(s, s.owner[event.args[0]])
        return whole(f"{who} leaves the game with every card it owns"), clauses
    why = _why(s, event)
    if why.startswith(" by ") and event.kind in DONE_BY:
        said = said.replace(*DONE_BY[event.kind], 1)
    if event.kind == "go_home" and event.cause == by_rule(CONFLICT_ENDS):
        return whole(said.replace(" goes ", " returns ", 1)), clauses
    if event.kind == "honor" and why == " to start with":
        return whole(f"{_who(s, event.args[0])} starts with {event.args[1]} honor"), clauses
    if WHY in said:
        return whole(said.replace(WHY, why)), clauses
    return whole(f"{said}{why}" if event.kind in CAUSED else said), clauses


def _why(s: LcgState, event: Event) -> str:
    """Refilling and removing go without saying, unless a card does it."""
    if event.kind in ("refill", "removed") and event.cause[:1] != (BY,):
        return ""
    return because(event.cause, lambda what: s.cards[what].name, RULES, but=_named(event))


WHY: Final = "{why}"
"""Where a sentence names its cause."""
CAUSED: Final = frozenset(
    (
        *("bow", "ready", "status", "token", "token_gone", "taint", "fate_on", "fate_off", "join", "go_home"),
        *("control", "copies", "stat", "stat_said", "draw", "drawn", "takes", "to_hand"),
        *("discard", "removed", "to_deck", "enter", "attach", "under", "refill", "turn_up", "moved_province"),
        *("shows", "looks", "reveal_province", "hide_province", "break", "restore", "token_strength", "bid"),
        *("province_token", "ring_fate", "ring_taken", "ring_switched", "rings_switched", "type_switched"),
        *("conflict_moved", "favor", "give_honor", "first_player", "conflict_end", "broken_off"),
    )
)
"""The kinds of lines whose cause stands at their end."""
DONE_BY: Final = {
    "bow": (" bows", " is bowed"),
    "ready": (" readies", " is readied"),
    "go_home": (" goes home", " is sent home"),
    "join": (" joins ", " is moved to "),
}
"""What a card does, and what another card does to it."""
NAMED_AT: Final = {"enter": 2, "discard": 2, "to_hand": 2, "drawn": 2, "shows": 2, "turn_up": 2, "control": 2}
"""Where the face of the card stands that a line is about, if it is not the second number."""


def _named(event: Event) -> int:
    """The card that the line names already: it need not be said again that it does this itself."""
    is_of_card = SHAPES.get(event.kind, (OTHER,))[0] == CARD
    place = 1 if is_of_card else NAMED_AT.get(event.kind, len(event.args))
    return event.args[place] if len(event.args) > place else NOTHING


def _is_bookkeeping(s: LcgState, event: Event) -> bool:
    """An event that has resolved is discarded: that goes without saying (LCG-EVNT-04)."""
    if event.kind != "discard" or event.cause != by_card(event.args[2]):
        return False
    return s.cards[event.args[2]].type == EVENT


# --- names ----------------------------------------------------------------------------------------


def _who(s: LcgState, seat: int) -> str:
    return player_name(s, seat)


def _card(s: LcgState, what: int) -> str:
    return "a card" if what == NOTHING else s.cards[what].name


def _ring(element: int) -> str:
    return f"the {ELEMENTS[element].capitalize()} ring"


def _ring_of(s: LcgState, element: int, pool: int) -> str:
    """LCG-ENL-14: where each player has a pool, a ring is somebody's."""
    return _ring(element) if pool == NOBODY else f"{_who(s, pool)}'s {ELEMENTS[element].capitalize()} ring"


def _deck(is_dynasty: int) -> str:
    return "dynasty deck" if is_dynasty else "conflict deck"


def _of(words: str) -> Words:
    """A card as the subject: the second number is its face."""
    return lambda s, args: f"{_card(s, args[1])} {words}"


def _by(words: str) -> Words:
    """A player as the subject: the first number."""
    return lambda s, args: f"{_who(s, args[0])} {words}"


def _nothing(s: LcgState, args: Args) -> str:
    return ""


# --- what needs more words ------------------------------------------------------------------------


def _status(s: LcgState, args: Args) -> str:
    _, what, honored, now = args
    if now == 0:
        return f"{_card(s, what)} loses its {'dishonored' if honored else 'honored'} status"
    return f"{_card(s, what)} is {'honored' if honored else 'dishonored'}"


def _token(s: LcgState, args: Args) -> str:
    return f"{_card(s, args[1])} receives {'an honored' if args[3] else 'a dishonored'} token"


def _taint(s: LcgState, args: Args) -> str:
    return f"{_card(s, args[1])} is {'tainted' if args[2] else 'no longer tainted'}"


def _fate_on(s: LcgState, args: Args) -> str:
    return f"{args[2]} fate is placed on {_card(s, args[1])}"


def _fate_off(s: LcgState, args: Args) -> str:
    return f"{_card(s, args[1])} loses {args[2]} fate"


def _join(s: LcgState, args: Args) -> str:
    return f"{_card(s, args[1])} {joining(args, False)}"


def joining(args: Args, are_several: bool) -> str:
    """How characters take part; games that were saved before do not tell on which side."""
    declared, side = (*args[2:], NOTHING)[:2]
    if not declared or side == NOTHING:
        return "join the conflict" if are_several else "joins the conflict"
    return f"{('defend', 'attack')[side]}{'' if are_several else 's'}"


def _honor(s: LcgState, args: Args) -> str:
    seat, amount, now = args
    return f"{_who(s, seat)} {'gains' if amount > 0 else 'loses'} {abs(amount)} honor{WHY} (now {now})"


def _give_honor(s: LcgState, args: Args) -> str:
    return f"{_who(s, args[0])} gives {args[2]} honor to {_who(s, args[1])}"


def _fate(s: LcgState, args: Args) -> str:
    seat, amount, now = args
    return f"{_who(s, seat)} {'gains' if amount > 0 else 'spends'} {abs(amount)} fate{WHY} (now {now})"


def _over(s: LcgState, args: Args) -> str:
    """LCG-TEAM-20: a team wins together."""
    if not args:
        return "nobody wins the game"
    why = "" if s.outcome is None else f" by {s.outcome.reason.removesuffix(' Victory').lower()}"
    return f"{listed([_who(s, seat) for seat in args])} {'wins' if len(args) == 1 else 'win'}{why}"


LOSSES: Final = {
    "Conquest": "{who} is conquered",
    "Dishonor": "{who} has no honor left",
}


def _lost(s: LcgState, args: Args) -> str:
    why = s.spoken[args[1]]
    return LOSSES.get(why, f"{{who}} is out of the game: {why}").replace("{who}", _who(s, args[0]))


def _favor(s: LcgState, args: Args) -> str:
    seat, type = args
    if seat == NOBODY:
        return "the Imperial Favor is discarded"
    side = f" ({CONFLICT_TYPES[type]})" if rules_of(s).favor_has_sides else ""  # LCG-SKIR-10
    return f"{_who(s, seat)} claims the Imperial Favor{side}"


def _drawn(s: LcgState, args: Args) -> str:
    return f"{_who(s, args[0])} draws {_card(s, args[2])}"


def _to_hand(s: LcgState, args: Args) -> str:
    return f"{_who(s, args[0])} adds {_card(s, args[2])} to its hand"


def _discard(s: LcgState, args: Args) -> str:
    return f"{_who(s, args[0])} discards {_card(s, args[2])}"


def _to_deck(s: LcgState, args: Args) -> str:
    seat, on_top, is_dynasty, what = args
    where = "top" if on_top else "bottom"
    return f"{_who(s, seat)} puts {_card(s, what)} on the {where} of its {_deck(is_dynasty)}"


def _enter(s: LcgState, args: Args) -> str:
    seat, _, what, host, host_what = args
    if host == NOTHING:
        return f"{_card(s, what)} enters play for {_who(s, seat)}"
    return f"{_who(s, seat)} attaches {_card(s, what)} to {_card(s, host_what)}"


def _attach(s: LcgState, args: Args) -> str:
    return f"{_card(s, args[1])} is moved to {_card(s, args[3])}"


def _refill(s: LcgState, args: Args) -> str:
    seat, place, what = args
    face = f" with {_card(s, what)}" if what != NOTHING else ""
    return f"{_who(s, seat)} refills its {province_place(s, place)}{face}"


def _turn_up(s: LcgState, args: Args) -> str:
    return f"{_who(s, args[0])} reveals {_card(s, args[2])} in its {province_place(s, args[3])}"


def _renewed(s: LcgState, args: Args) -> str:
    return f"{_who(s, args[0])} shuffles its discard pile into a new {_deck(args[1])}"


def _ring_fate(s: LcgState, args: Args) -> str:
    _, element, amount, by, pool = (*args, NOBODY, NOBODY)[:5]  # games that were saved before tell less
    puts = "is put on" if by == NOBODY else "on"
    said = f"{amount} fate {puts} {_ring_of(s, element, pool)}"
    return said if by == NOBODY else f"{_who(s, by)} puts {said}"


def _ring_claimed(s: LcgState, args: Args) -> str:
    seat, _, element, place = (*args, NOTHING)[:4]
    if place == NOTHING:
        return f"{_who(s, seat)} claims {_ring(element)}"
    is_own = s.provinces[place].owner == seat
    where = f"its {province_place(s, place)}" if is_own else province_name(s, place)
    return f"{_who(s, seat)} claims {_ring(element)} on {where}"


def _ring_returned(s: LcgState, args: Args) -> str:
    _, element, pool = (*args, NOBODY)[:3]
    where = "" if pool == NOBODY else f", in {_who(s, pool)}'s pool"
    return f"{_ring(element)} is unclaimed again{where}"


def _moved_province(s: LcgState, args: Args) -> str:
    return f"{_card(s, args[1])} is moved to {province_name(s, args[3])}"


def _mulligan(s: LcgState, args: Args) -> str:
    return f"{_who(s, args[0])} replaces {figured(args[1], 'card')} from its {_deck(args[2])}"


def _reveal_province(s: LcgState, args: Args) -> str:
    return f"{province_name(s, args[1])} is revealed: {_card(s, args[2])}"


def _break(s: LcgState, args: Args) -> str:
    return f"{province_name(s, args[1])} breaks"


def _province_token(s: LcgState, args: Args) -> str:
    return f"{province_name(s, args[1])} is {('dishonored', 'tainted')[args[2]]}"


def _token_strength(s: LcgState, args: Args) -> str:
    said = f"has base strength {args[3]}" if args[2] else f"gets {LCG.change(STRENGTH, args[3])}"
    return f"{province_name(s, args[1])} {said}"


def _conflict(s: LcgState, args: Args) -> str:
    attacker, _, type, element, place, _ = args
    return (
        f"{_who(s, attacker)} declares a {CONFLICT_TYPES[type]} conflict with {_ring(element)} "
        f"against {province_name(s, place)}"
    )


def _result(s: LcgState, args: Args) -> str:
    attacker, _, attack, defense, winner, *unopposed = args
    won = "nobody wins" if winner == NOBODY else f"{_who(s, winner)} wins"
    how = " unopposed" if any(unopposed) else ""  # LCG-UNOP-01
    own, other = (attack, defense) if winner in (attacker, NOBODY) else (defense, attack)
    return f"{won} the conflict{how}, {own} to {other}"


def _duel_result(s: LcgState, args: Args) -> str:
    one, other, challenger, challenged = args
    won = _card(s, challenger if one > other else challenged) if one != other else "nobody"
    return f"{won} wins the duel, {max(one, other)} to {min(one, other)}"


def _plays(s: LcgState, args: Args) -> str:
    seat, _, what, cost = args
    return f"{_who(s, seat)} plays {_card(s, what)} for {f'{cost} fate' if cost else 'free'}"


def _stat(s: LcgState, args: Args) -> str:
    _, what, stat, amount = args
    return f"{_card(s, what)} gets {LCG.change(stat, amount)}"


SAID_OF_STATS: dict[str, str] = {
    DOUBLED: "{stat} is doubled",
    DOUBLED_BASE: "base {stat} is doubled",
    HALVED: "{stat} is halved",
    SWITCHED: "base military and political skills are switched",
    SET: "{stat} is set to {amount}",
    SET_BASE: "base {stat} is set to {amount}",
}
"""What lasting effects say of a stat besides adding to it."""


def _stat_said(s: LcgState, args: Args) -> str:
    _, what, stat, word, amount = args
    said = SAID_OF_STATS[s.spoken[word]].format(stat=STAT_NAMES[stat], amount=amount)
    return f"{_card(s, what)}'s {said}"


def _cancelled(s: LcgState, args: Args) -> str:
    card, *told = args
    before = "ring effect" if card == NOTHING else "initiates"  # games that were saved before say no more
    said = CANCELED.get(s.spoken[told[0]] if told else before, "what was about to happen is canceled")
    return f"{said.replace('{card}', '' if card == NOTHING else _card(s, s.what[card]))}{WHY}"


CANCELED: Final = {
    "initiates": "the effects of {card} are canceled",
    "ring effect": "the ring effect is canceled",
    "duel begins": "the duel is canceled",
    "honor lost": "the loss of honor is canceled",
    "token passes": "passing the first player token is canceled",
}
"""What was about to happen, and does not."""


def _opportunity(s: LcgState, args: Args) -> str:
    return ""


def _looks(s: LcgState, args: Args) -> str:
    untold = (NOTHING, NOTHING, NOBODY, NOTHING, 0)  # games that were saved before tell less
    seat, count, place, zone, owner, deck, is_all = (*args, *untold[len(args) - 2 :])
    if place != NOTHING:
        return f"{_who(s, seat)} looks at {province_name(s, place)}"
    whose = "its" if owner in (seat, NOBODY) else f"{_who(s, owner)}'s"
    if zone == DECK and deck != NOTHING:
        return f"{_who(s, seat)} {looking(count, bool(is_all))} {whose} {_deck(deck)}"
    return f"{_who(s, seat)} looks at {figured(count, 'card')}{LOOKED_AT.get(zone, '').format(whose=whose)}"


LOOKED_AT: Final = {HAND: " in {whose} hand", DECK: " of {whose} deck"}


def _keyword(s: LcgState, args: Args) -> str:
    gained = s.spoken[args[2]]
    if gained.startswith("may "):
        return f"{_card(s, args[1])} {gained}"
    return f"{_card(s, args[1])} gains {gained}{WHY}"


def _over_now(s: LcgState, args: Args) -> str:
    return ""


def _province(s: LcgState, args: Args) -> str:
    return f"{_who(s, args[0])} lays out its provinces"


LINES: dict[str, tuple[Words, tuple[str, ...]]] = {
    **log_quotes.LINES,
    **log_treaties.LINES,
    # the course of the game
    "round": (lambda s, args: f"round {args[0]} begins", ("LCG-FRM1-02",)),
    "phase": (lambda s, args: f"the {s.spoken[args[0]]} phase begins", ("LCG-FRM1-01",)),
    "first_player": (_by("is the first player"), ("LCG-FP-01",)),
    "passes": (_by("passes"), ("LCG-PASS-01",)),
    DECLINES: (lambda s, a: "", ("LCG-PASS-01",)),
    "chooses": (lambda s, args: f"{_who(s, args[0])} chooses {_card(s, args[2])}", ("LCG-INIT-05",)),
    "used": (_nothing, ()),
    "plays": (_plays, ("LCG-PUT-01",)),
    "initiates": (_nothing, ()),
    "cancelled": (_cancelled, ("LCG-CANC-01",)),
    "over_now": (_over_now, ("LCG-LAST-03",)),
    "over": (_over, ()),
    "gone": (_nothing, ()),
    "lost": (_lost, ("LCG-WIN-02",)),
    # set-up
    "province": (_province, ("LCG-SETUP-05",)),
    "role": (lambda s, args: f"{_who(s, args[0])} has the role {_card(s, args[2])}", ("LCG-ROLE-01",)),
    "mulligan": (_mulligan, ("LCG-MULL-02",)),
    "cover": (_nothing, ()),
    # players
    "honor": (_honor, ("LCG-HON-02",)),
    "give_honor": (_give_honor, ("LCG-GIVE-01",)),
    "fate": (_fate, ("LCG-FATE-02",)),
    "dial": (lambda s, args: f"{_who(s, args[0])} bids {args[1]}", ("LCG-FRM2-04",)),
    "bid": (lambda s, args: f"{_who(s, args[0])}'s bid now counts as {args[1]}", ("LCG-BID-01",)),
    "favor": (_favor, ("LCG-FAV-07",)),
    "opportunity": (_opportunity, ()),
    # cards in play
    "bow": (_of("bows"), ("LCG-BOW-01",)),
    "ready": (_of("readies"), ()),
    "status": (_status, ("LCG-STAT-02", "LCG-STAT-04")),
    "token": (_token, ("LCG-STAT-13",)),
    "token_gone": (_of("loses its status token"), ("LCG-STAT-12",)),
    "taint": (_taint, ("LCG-STAT-14",)),
    "fate_on": (_fate_on, ("LCG-FATE-03",)),
    "fate_off": (_fate_off, ("LCG-LOSE-02",)),
    "join": (_join, ("LCG-PART-01",)),
    "go_home": (_of("goes home"), ("LCG-HOME-02",)),
    "turned": (lambda s, args: f"{_card(s, args[1])} becomes an attachment", ("LCG-CTYP-02",)),
    "copies": (
        lambda s, args: f"{_card(s, args[1])} becomes a copy of {_card(s, args[2])}",
        ("LCG-COPY-03",),
    ),
    "control": (lambda s, args: f"{_who(s, args[0])} takes control of {_card(s, args[2])}", ("LCG-CTRL-02",)),
    "stat": (_stat, ()),
    "stat_said": (_stat_said, ()),
    "keyword": (_keyword, ("LCG-GAIN-02",)),
    "keyword_lost": (_of("loses a keyword"), ()),
    "lasting_end": (_nothing, ()),
    # from place to place
    "draw": (_by("draws 1 card"), ("LCG-DRAW-01",)),
    "drawn": (_drawn, ("LCG-DRAW-01",)),
    "takes": (_by("adds a card to its hand"), ()),
    "to_hand": (_to_hand, ()),
    "discard": (_discard, ("LCG-DISC-02",)),
    "removed": (_of("is removed from the game"), ("LCG-REMV-01",)),
    "to_deck": (_to_deck, ()),
    "shuffle": (lambda s, args: f"{_who(s, args[0])} shuffles its {_deck(args[1])}", ("LCG-SHUF-01",)),
    "renewed": (_renewed, ("LCG-RUN-01",)),
    "to_limbo": (_nothing, ()),
    "enter": (_enter, ("LCG-PLAY-01",)),
    "attach": (_attach, ("LCG-ATCH-01",)),
    "under": (lambda s, args: "a card is put facedown under another", ("LCG-CUND-01",)),
    "refill": (_refill, ("LCG-REFL-01",)),
    "turn_up": (_turn_up, ("LCG-FRM1-05",)),
    "moved_province": (_moved_province, ()),
    "shows": (lambda s, args: f"{_who(s, args[0])} reveals {_card(s, args[2])}", ("LCG-REV-01",)),
    "looks": (_looks, ()),
    # provinces and rings
    "reveal_province": (_reveal_province, ("LCG-FDP-02",)),
    "hide_province": (lambda s, args: f"{province_name(s, args[1])} is turned facedown", ("LCG-FDP-07",)),
    "break": (_break, ("LCG-BRK-01",)),
    "restore": (lambda s, args: f"{province_name(s, args[1])} is restored", ("LCG-RSTR-01",)),
    "token_strength": (_token_strength, ("LCG-SKIR-11",)),
    "province_token": (_province_token, ("LCG-STAT-11", "LCG-STAT-14")),
    "ring_fate": (_ring_fate, ("LCG-FRM4-06",)),
    "ring_taken": (
        lambda s, args: f"{_who(s, args[0])} takes {args[3]} fate from {_ring(args[2])}",
        ("LCG-RING-05",),
    ),
    "ring_claimed": (_ring_claimed, ("LCG-FRM3-26",)),
    "ring_returned": (_ring_returned, ("LCG-FRM4-11",)),
    "ring_side": (_nothing, ()),
    # conflicts
    "conflict": (_conflict, ("LCG-FRM3-06",)),
    "ring_switched": (lambda s, args: f"{_ring(args[1])} is contested instead", ("LCG-SWIT-01",)),
    "rings_switched": (
        lambda s, args: f"{_who(s, args[0])} switches {_ring(args[1])} with {_ring(args[2])}",
        ("LCG-SWIT-01",),
    ),
    "type_switched": (lambda s, args: f"the conflict becomes {CONFLICT_TYPES[args[0]]}", ()),
    "conflict_moved": (lambda s, args: f"the conflict moves to {province_name(s, args[1])}", ()),
    "defends_first": (_of("will defend"), ("LCG-CLAR-39",)),
    "evaded": (_of("is evaded by covert"), ("LCG-COV-02",)),
    "totals": (lambda s, args: f"skill: {args[0]} attacking, {args[1]} defending", ("LCG-FRM3-18",)),
    "decided": (_nothing, ()),
    "result": (_result, ("LCG-WINC-01",)),
    "ring_effect_replaced": (
        lambda s, args: "the loser will resolve and claim the ring",
        ("LCG-CLAR-14",),
    ),
    "broken_off": (lambda s, args: "the conflict ends at once", ("LCG-ELIM-01",)),
    "conflict_end": (_nothing, ("LCG-FRM3-29",)),
    "duel": (lambda s, args: f"{_card(s, args[1])} duels {_card(s, args[3])}", ("LCG-DTIM-01",)),
    "duel_result": (_duel_result, ("LCG-DTIM-16", "LCG-DTIM-17")),
}
