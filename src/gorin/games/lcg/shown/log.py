"""What has happened, in sentences with the clauses behind them. Every kind of event has one."""

from __future__ import annotations

from gorin.games.lcg.definition import STAT_NAMES, STAT_WORDS
from gorin.games.lcg.kinds import CONFLICT_TYPES, ELEMENTS, STATS, UNTIL
from gorin.games.lcg.policy import policy_of
from gorin.games.lcg.shown import log_quotes, log_treaties
from gorin.games.lcg.shown.log_treaties import Args, Words
from gorin.games.lcg.shown.naming import player_name, province_label
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.values import DOUBLED, DOUBLED_BASE, HALVED, SET, SET_BASE, SWITCHED
from gorin.kernel.events import Event
from gorin.words.grammar.english import counted, listed, signed
from gorin.words.grammar.english import sentence as whole
from gorin.words.grammar.scope import NOBODY, NOTHING


def sentence(s: LcgState, event: Event) -> tuple[str, tuple[str, ...]]:
    """An event in words."""
    words, clauses = LINES[event.kind]
    return whole(words(s, event.args)), clauses


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
        return f"{_card(s, what)} is ordinary again"
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
    return f"{_card(s, args[1])} {'is committed to' if args[2] else 'joins'} the conflict"


def _honor(s: LcgState, args: Args) -> str:
    seat, amount, now = args
    return f"{_who(s, seat)} {'gains' if amount > 0 else 'loses'} {abs(amount)} honor ({now})"


def _give_honor(s: LcgState, args: Args) -> str:
    return f"{_who(s, args[0])} gives {args[2]} honor to {_who(s, args[1])}"


def _fate(s: LcgState, args: Args) -> str:
    seat, amount, now = args
    return f"{_who(s, seat)} {'gains' if amount > 0 else 'spends'} {abs(amount)} fate ({now})"


def _over(s: LcgState, args: Args) -> str:
    """LCG-TEAM-20: a team wins together."""
    if not args:
        return "nobody wins the game"
    why = "" if s.outcome is None else f": {s.outcome.reason}"
    return f"{listed([_who(s, seat) for seat in args])} {'wins' if len(args) == 1 else 'win'} the game{why}"


def _favor(s: LcgState, args: Args) -> str:
    seat, type = args
    if seat == NOBODY:
        return "the Imperial Favor is discarded"
    side = f" ({CONFLICT_TYPES[type]})" if policy_of(s).favor_has_sides else ""  # LCG-SKIR-10
    return f"{_who(s, seat)} claims the Imperial Favor{side}"


def _drawn(s: LcgState, args: Args) -> str:
    return f"{_who(s, args[0])} draws {_card(s, args[2])}"


def _to_hand(s: LcgState, args: Args) -> str:
    return f"{_card(s, args[2])} goes to {_who(s, args[0])}'s hand"


def _discard(s: LcgState, args: Args) -> str:
    return f"{_card(s, args[2])} goes to {_who(s, args[0])}'s discard pile"


def _to_deck(s: LcgState, args: Args) -> str:
    seat, on_top, is_dynasty, what = args
    where = "top" if on_top else "bottom"
    return f"{_card(s, what)} goes to the {where} of {_who(s, seat)}'s {_deck(is_dynasty)}"


def _enter(s: LcgState, args: Args) -> str:
    seat, _, what, host, host_what = args
    if host == NOTHING:
        return f"{_card(s, what)} enters play for {_who(s, seat)}"
    return f"{_card(s, what)} is attached to {_card(s, host_what)}"


def _attach(s: LcgState, args: Args) -> str:
    return f"{_card(s, args[1])} is moved to {_card(s, args[3])}"


def _refill(s: LcgState, args: Args) -> str:
    _, place, what = args
    face = f" with {_card(s, what)}" if what != NOTHING else ""
    return f"{province_name(s, place)} is filled{face}"


def province_name(s: LcgState, place: int) -> str:
    """A province as it lay: what its card is called is told when it is revealed."""
    return province_label(s, place).partition(" (")[0]


def _turn_up(s: LcgState, args: Args) -> str:
    return f"{_card(s, args[2])} is turned face-up in {province_name(s, args[3])}"


def _ring_fate(s: LcgState, args: Args) -> str:
    _, element, amount, by, pool = (*args, NOBODY, NOBODY)[:5]  # games that were saved before tell less
    puts = "is put on" if by == NOBODY else "on"
    said = f"{amount} fate {puts} {_ring_of(s, element, pool)}"
    return said if by == NOBODY else f"{_who(s, by)} puts {said}"


def _ring_claimed(s: LcgState, args: Args) -> str:
    seat, _, element, place = (*args, NOTHING)[:4]
    where = "" if place == NOTHING else f" on {province_name(s, place)}"
    return f"{_who(s, seat)} claims {_ring(element)}{where}"


def _ring_returned(s: LcgState, args: Args) -> str:
    _, element, pool = (*args, NOBODY)[:3]
    where = "" if pool == NOBODY else f", in {_who(s, pool)}'s pool"
    return f"{_ring(element)} is unclaimed again{where}"


def _moved_province(s: LcgState, args: Args) -> str:
    return f"{_card(s, args[1])} is moved to {province_name(s, args[3])}"


def _mulligan(s: LcgState, args: Args) -> str:
    return f"{_who(s, args[0])} replaces {counted(args[1], 'card')} of the {_deck(args[2])}"


def _reveal_province(s: LcgState, args: Args) -> str:
    return f"{province_name(s, args[1])} is revealed: {_card(s, args[2])}"


def _break(s: LcgState, args: Args) -> str:
    return f"{province_name(s, args[1])} breaks"


def _province_token(s: LcgState, args: Args) -> str:
    return f"{province_name(s, args[1])} is {('dishonored', 'tainted')[args[2]]}"


def _token_strength(s: LcgState, args: Args) -> str:
    said = f"has base strength {args[3]}" if args[2] else f"gets {signed(args[3])} strength"
    return f"{province_name(s, args[1])} {said}"


def _conflict(s: LcgState, args: Args) -> str:
    attacker, _, type, element, place, _ = args
    return (
        f"{_who(s, attacker)} declares a {CONFLICT_TYPES[type]} conflict with {_ring(element)} "
        f"against {province_name(s, place)}"
    )


def _result(s: LcgState, args: Args) -> str:
    _, _, attack, defense, winner, *unopposed = args
    won = "nobody wins" if winner == NOBODY else f"{_who(s, winner)} wins"
    how = " unopposed" if any(unopposed) else ""  # LCG-UNOP-01
    return f"{won} the conflict{how}, {attack} attacking against {defense} defending"


def _duel_result(s: LcgState, args: Args) -> str:
    one, other, challenger, challenged = args
    won = _card(s, challenger if one > other else challenged) if one != other else "nobody"
    return f"{won} wins the duel, {one} against {other}"


def _plays(s: LcgState, args: Args) -> str:
    seat, _, what, cost = args
    return f"{_who(s, seat)} plays {_card(s, what)} for {cost} fate"


def _stat(s: LcgState, args: Args) -> str:
    _, what, stat, amount = args
    return f"{_card(s, what)} gets {signed(amount)} {STAT_WORDS.get(stat, STATS[stat])}"


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
    whose = "" if args[0] == NOTHING else f"{_card(s, s.what[args[0]])}: "
    return f"{whose}the effects are canceled"


def _opportunity(s: LcgState, args: Args) -> str:
    return ""


def _looks(s: LcgState, args: Args) -> str:
    return f"{_who(s, args[0])} looks at {counted(args[1], 'card')}"


def _keyword(s: LcgState, args: Args) -> str:
    gained = s.spoken[args[2]]
    return f"{_card(s, args[1])} {gained if gained.startswith('may ') else f'gains {gained}'}"


def _over_now(s: LcgState, args: Args) -> str:
    return f"effects that lasted {UNTIL[args[0]]} are over"


def _province(s: LcgState, args: Args) -> str:
    seat, _, under = args
    return f"{_who(s, seat)} lays {'the stronghold province' if under else 'a province'}"


LINES: dict[str, tuple[Words, tuple[str, ...]]] = {
    **log_quotes.LINES,
    **log_treaties.LINES,
    # the course of the game
    "round": (lambda s, args: f"round {args[0]} begins", ("LCG-FRM1-02",)),
    "phase": (lambda s, args: f"the {s.spoken[args[0]]} phase begins", ("LCG-FRM1-01",)),
    "first_player": (_by("is the first player"), ("LCG-FP-01",)),
    "passes": (_by("passes"), ("LCG-PASS-01",)),
    "chooses": (lambda s, args: f"{_who(s, args[0])} chooses {_card(s, args[2])}", ("LCG-INIT-05",)),
    "used": (_nothing, ()),
    "plays": (_plays, ("LCG-PUT-01",)),
    "initiates": (_nothing, ()),
    "cancelled": (_cancelled, ("LCG-CANC-01",)),
    "over_now": (_over_now, ("LCG-LAST-03",)),
    "over": (_over, ()),
    "gone": (_nothing, ()),
    "lost": (lambda s, args: f"{_who(s, args[0])} has lost: {s.spoken[args[1]]}", ("LCG-WIN-02",)),
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
    "bid": (lambda s, args: f"{_who(s, args[0])}'s bid counts as {args[1]}", ("LCG-BID-01",)),
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
    "turned": (lambda s, args: f"{_card(s, args[1])} is an attachment", ("LCG-CTYP-02",)),
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
    "draw": (_by("draws a card"), ("LCG-DRAW-01",)),
    "drawn": (_drawn, ("LCG-DRAW-01",)),
    "takes": (_by("takes a card into the hand"), ()),
    "to_hand": (_to_hand, ()),
    "discard": (_discard, ("LCG-DISC-02",)),
    "removed": (_of("is removed from the game"), ("LCG-REMV-01",)),
    "to_deck": (_to_deck, ()),
    "shuffle": (lambda s, args: f"{_who(s, args[0])} shuffles the {_deck(args[1])}", ("LCG-SHUF-01",)),
    "renewed": (lambda s, args: f"{_who(s, args[0])} makes a new {_deck(args[1])}", ("LCG-RUN-01",)),
    "to_limbo": (_nothing, ()),
    "enter": (_enter, ("LCG-PLAY-01",)),
    "attach": (_attach, ("LCG-ATCH-01",)),
    "under": (lambda s, args: "a card is put under another one", ("LCG-CUND-01",)),
    "refill": (_refill, ("LCG-REFL-01",)),
    "turn_up": (_turn_up, ("LCG-FRM1-05",)),
    "moved_province": (_moved_province, ()),
    "shows": (lambda s, args: f"{_who(s, args[0])} reveals {_card(s, args[2])}", ("LCG-REV-01",)),
    "looks": (_looks, ()),
    # provinces and rings
    "reveal_province": (_reveal_province, ("LCG-FDP-02",)),
    "hide_province": (lambda s, args: f"{province_name(s, args[1])} turns face-down", ("LCG-FDP-07",)),
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
    "totals": (lambda s, args: f"the attacker counts {args[0]}, the defender {args[1]}", ("LCG-FRM3-18",)),
    "result": (_result, ("LCG-WINC-01",)),
    "ring_effect_replaced": (lambda s, args: "the loser will resolve and claim the ring", ("LCG-CLAR-14",)),
    "broken_off": (lambda s, args: "the conflict ends at once", ("LCG-ELIM-01",)),
    "conflict_end": (lambda s, args: "the conflict is over", ("LCG-FRM3-29",)),
    "duel": (lambda s, args: f"{_card(s, args[1])} duels {_card(s, args[3])}", ("LCG-DTIM-01",)),
    "duel_result": (_duel_result, ("LCG-DTIM-16", "LCG-DTIM-17")),
}
