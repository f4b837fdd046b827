"""The only writers of the state. Each op changes one thing and says so.

An op that an effect asks for gets the scope that asks (`by`); without one it is the rules themselves. Ops
that something in force prevents change nothing and return False.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gorin.games.ccg.definition import Ability, Rule
from gorin.games.ccg.kinds import (
    ACTION_END,
    CHI,
    DECK,
    DISCARD,
    FOCUS,
    FOCUSED,
    FORCE,
    GAME_END,
    HAND,
    HOME,
    LIMBO,
    NO_SIDE,
    NOBODY,
    NOTHING,
    PERSONALITY,
    PLAY,
    POOL,
    RANGED,
    REGION,
    REMOVED,
    STRATEGY,
    STRENGTH,
    UNDER,
    WHILE_IN_PLAY,
)
from gorin.games.ccg.kinds import PROVINCE as IN_PROVINCE
from gorin.games.ccg.preventing import prevention_of
from gorin.games.ccg.reading import attachments, leader, province, unit
from gorin.games.ccg.state import (
    ATTACHED,
    BOWED,
    DESTROYED,
    DISHONORED,
    FROM_HAND,
    MOVED,
    REMAINS_BOWED,
    STRAIGHTENED,
    CcgState,
    Moment,
    Ongoing,
    Province,
    Scope,
    Token,
    deed,
)
from gorin.kernel.events import EVERYBODY, only

if TYPE_CHECKING:
    from gorin.games.ccg.battle import Battle
    from gorin.games.ccg.duel import Duel
    from gorin.games.ccg.honor import LoseHonor
    from gorin.games.ccg.rounds import ActionRound
    from gorin.games.ccg.scripts import TakeAction

REMEMBERED = (
    "engaged",
    "assigned",
    "targeted",
    "moved",
    "destroyed",
    "province destroyed",
    "resolved",
    "honor lost",
    "battle resolves",
    "phase ends",
)

# --- the course of the game -----------------------------------------------------------------------


def begin_turn(s: CcgState, seat: int) -> None:
    s.active = seat
    s.players[seat].turns += 1
    s.used = []
    s.history = []
    s.tell("turn", (seat, s.players[seat].turns))


def make_active(s: CcgState, seat: int) -> None:
    s.active = seat
    s.derived = None


def make_first(s: CcgState, seat: int) -> None:
    """CE-SET-02."""
    s.active = seat
    s.tell("first", (seat,))


def begin_phase(s: CcgState, phase: str) -> None:
    s.phase = phase
    if phase == "dynasty":
        s.players[s.active].honored = False
    s.tell("phase", (s.active,))


def happen(s: CcgState, moment: Moment) -> None:
    """Something happened that abilities may respond to, and perhaps ask for later in this turn."""
    s.moments.append(moment)
    if moment.kind in REMEMBERED:
        s.history.append(moment)


def use_ability(s: CcgState, code: int, once_per_game: bool) -> None:
    s.used.append(code)
    if once_per_game:
        s.used_ever.append(code)
    s.derived = None


def announce(s: CcgState, seat: int, card: int, ability: int) -> int:
    """CE-ACT-11: the action is public from here on. Returns its number."""
    s.actions += 1
    what = s.what[card] if card != NOTHING else 0
    if card != NOTHING:
        s.known[card] = EVERYBODY
    s.tell("action", (seat, card, what, ability))
    return s.actions


def end_durations(s: CcgState, until: int, action: int = -1) -> None:
    """What lasted until now is over."""
    staying = [each for each in s.lasting if each.until != until or action not in (-1, each.action)]
    if len(staying) != len(s.lasting):
        s.lasting = staying
        s.tell("durations_end", (until,))


def _is_prevented(s: CcgState, what: str, card: int, by: Scope | None) -> bool:
    """Does something in force make this change fail? What works only once is used up by it."""
    found = prevention_of(s, what, card, by)
    if found is None:
        return False
    rule, scope = found
    if rule.once:
        s.lasting = [each for each in s.lasting if each.scope is not scope]
    s.tell("prevented", (card, s.what[card]))
    return True


def next_moment(s: CcgState) -> Moment:
    """The earliest moment that nobody has responded to yet."""
    return s.moments.pop(0)


def forget_moments(s: CcgState) -> None:
    """Nothing responds to what set-up brings into play."""
    s.moments = []


def look_over(s: CcgState) -> None:
    """The table is being looked over; whatever comes now is a new change."""
    s.changed = False


# --- honor and the Favor --------------------------------------------------------------------------


def set_honor(s: CcgState, seat: int, honor: int) -> None:
    s.players[seat].honor = s.players[seat].starting_honor = honor
    s.tell("starting_honor", (seat, honor))


def gain_honor(s: CcgState, seat: int, amount: int, by: Scope | None = None) -> None:
    s.players[seat].honor += amount
    s.tell("gain", (seat, amount, s.players[seat].honor))
    source = NOTHING if by is None else by.source
    happen(s, Moment("honor gained", source, seat, NOTHING, amount, -1 if by is None else by.action))


def lose_honor(s: CcgState, seat: int, amount: int, by: Scope | None = None) -> None:
    s.players[seat].honor -= amount
    s.tell("lose", (seat, amount, s.players[seat].honor))
    source = NOTHING if by is None else by.source
    happen(s, Moment("honor lost", source, seat, NOTHING, amount, -1 if by is None else by.action))


def take_favor(s: CcgState, seat: int) -> None:
    """CE-FAV-04, CE-FAV-08: NOBODY means that it is given up."""
    s.favor = seat
    s.tell("favor", (seat,))


# --- bowing, dishonor -----------------------------------------------------------------------------


def bow(s: CcgState, card: int, by: Scope | None = None) -> bool:
    if s.bowed[card] or _is_prevented(s, "bow", card, by):
        return False
    s.bowed[card] = True
    s.tell("bow", (card, s.what[card]))
    _note(by, BOWED, card)
    return True


def straighten(s: CcgState, card: int, by: Scope | None = None) -> bool:
    if not s.bowed[card] or _is_prevented(s, "straighten", card, by):
        return False
    s.bowed[card] = False
    if s.lasting:
        s.lasting = [each for each in s.lasting if each.subject != card or each.keyword != REMAINS_BOWED]
    s.tell("straighten", (card, s.what[card]))
    _note(by, STRAIGHTENED, card)
    return True


def let_remain_bowed(s: CcgState, card: int, by: Scope) -> None:
    """CE-NEG-08: until it straightens or leaves play."""
    lasting = _lasting(s, GAME_END, by)
    lasting.subject, lasting.keyword, lasting.amount = card, REMAINS_BOWED, 1
    s.tell("may_remain_bowed", (card, s.what[card]))


def dishonor(s: CcgState, card: int, by: Scope | None = None) -> bool:
    if s.dishonored[card] or _is_prevented(s, "dishonor", card, by):
        return False
    s.dishonored[card] = True
    s.tell("dishonor", (card, s.what[card]))
    _note(by, DISHONORED, card)
    return True


def rehonor(s: CcgState, card: int) -> bool:
    if not s.dishonored[card]:
        return False
    s.dishonored[card] = False
    s.tell("rehonor", (card, s.what[card]))
    return True


def _note(by: Scope | None, kind: int, card: int) -> None:
    if by is not None:
        by.deeds.append(deed(kind, card))


# --- stats, keywords, tokens, rules ---------------------------------------------------------------


def change_stat(s: CcgState, card: int, stat: int, amount: int, until: int, by: Scope) -> bool:
    if amount == 0 or _is_prevented(s, "bonus" if amount > 0 else "penalty", card, by):
        return False
    lasting = _lasting(s, until, by)
    lasting.subject, lasting.stat, lasting.amount = card, stat, amount
    s.tell("stat", (card, s.what[card], stat, amount))
    return True


def change_strength(s: CcgState, place: int, amount: int, until: int, by: Scope) -> None:
    lasting = _lasting(s, until, by)
    lasting.subject, lasting.stat, lasting.amount = place, 3, amount
    s.tell("strength", (place, _owner_of(s, place), amount))


def _owner_of(s: CcgState, place: int) -> int:
    found = province(s, place)
    return NOBODY if found is None else found.owner


def change_keyword(s: CcgState, card: int, keyword: str, gained: bool, until: int, by: Scope) -> None:
    lasting = _lasting(s, until, by)
    lasting.subject, lasting.keyword, lasting.amount = card, keyword, 1 if gained else -1
    s.tell("keyword" if gained else "keyword_lost", (card, s.what[card]))


def lock_ability(s: CcgState, card: int, node: int, until: int, by: Scope) -> None:
    """CE-NEG-06: an ability of a card may not be used for a while."""
    lasting = _lasting(s, until, by)
    lasting.subject, lasting.keyword, lasting.amount = card, "locked", node
    s.tell("locked", (card, s.what[card]))


def add_rule(s: CcgState, what: int, node: int, until: int, by: Scope) -> Ongoing:
    """From now on a rule of a card holds, whatever becomes of the card."""
    lasting = _lasting(s, until, by)
    lasting.what, lasting.node = what, node
    s.tell("rule", (by.source, what, node))
    return lasting


def delay(s: CcgState, what: int, node: int, until: int, every_time: bool, by: Scope) -> None:
    """Something will happen at a later moment, once or every time."""
    lasting = _lasting(s, until, by)
    lasting.what, lasting.node, lasting.amount = what, node, int(every_time)
    s.tell("delayed", (by.source, what, node))


def _lasting(s: CcgState, until: int, by: Scope) -> Ongoing:
    lasting = Ongoing(s.next_id, until, by.action, by.clone())
    s.next_id += 1
    s.lasting.append(lasting)
    return lasting


def end_lasting(s: CcgState, id: int) -> None:
    s.lasting = [each for each in s.lasting if each.id != id]
    s.tell("lasting_end", (id,))


def put_token(s: CcgState, card: int, name: str, force: int, chi: int, by: Scope) -> None:
    s.tokens.append(Token(card, name, force, chi, by.source, by.action))
    s.tell("token", (card, s.what[card], force, chi))


def move_tokens(s: CcgState, card: int, to: int, name: str, by: Scope) -> None:
    """CE-TOK-02: from now on they count as placed by this effect."""
    moved = [token for token in s.tokens if token.card == card and token.name == name]
    s.tokens = [token for token in s.tokens if token not in moved]
    for token in moved:
        put_token(s, to, name, token.force, token.chi, by)


def change_ranged(s: CcgState, action: int, amount: int, by: Scope) -> None:
    """The Ranged Attacks of an action become stronger or weaker."""
    lasting = _lasting(s, ACTION_END, by)
    lasting.stat, lasting.amount, lasting.action = RANGED, amount, action
    s.tell("ranged", (amount,))


def negate_stat_changes(s: CcgState, stat: int, cards: list[int]) -> None:
    """CE-NEG-04: the bonuses and penalties that actions have given these cards are over."""
    s.lasting = [each for each in s.lasting if not _changes(s, each, stat, cards)]
    s.tokens = [_without(token, stat) if token.card in cards else token for token in s.tokens]
    s.tell("negated", (stat,))


def _changes(s: CcgState, lasting: Ongoing, stat: int, cards: list[int]) -> bool:
    if lasting.action < 0 or lasting.scope.sure:
        return False
    if lasting.node < 0:
        return lasting.stat == stat and lasting.subject in cards
    rule = s.node(lasting.what, lasting.node)
    return (
        isinstance(rule, Rule)
        and rule.stat == stat
        and any(rule.concerns(s, lasting.scope, card) for card in cards)
    )


def _without(token: Token, stat: int) -> Token:
    """CE-TOK-02: the token stays, its bonus from an action does not."""
    if token.action < 0:
        return token
    force, chi = 0 if stat == FORCE else token.force, 0 if stat == CHI else token.chi
    return Token(token.card, token.name, force, chi, token.source, token.action)


# --- zones ----------------------------------------------------------------------------------------


def take_out(s: CcgState, card: int) -> None:
    """Remove a card from the list of the zone it is in."""
    player = s.players[s.owner[card]]
    for pile in (player.dynasty, player.fate, player.hand, player.dynasty_discard, player.fate_discard):
        if card in pile:
            pile.remove(card)
    for each in s.provinces:
        if each.card == card:
            each.card, each.face_up = NOTHING, False
        if each.region == card:
            each.region = NOTHING
    if card in s.in_play:
        s.in_play.remove(card)


def draw(s: CcgState, seat: int) -> bool:
    """CE-DRAW-01, CE-SET-19: the top card of the Fate deck; nothing where it is empty."""
    player = s.players[seat]
    if not player.fate:
        return False
    card = player.fate.pop()
    player.hand.append(card)
    s.zone[card] = HAND
    s.known[card] |= only(seat)
    s.tell("draw", (seat,))
    s.tell("drawn", (seat, card, s.what[card]), only(seat))
    return True


def put_in_hand(s: CcgState, card: int, shown: bool = False) -> None:
    seat = s.owner[card]
    _leave(s, card)
    s.players[seat].hand.append(card)
    s.zone[card] = HAND
    s.known[card] |= EVERYBODY if shown else only(seat)
    s.tell("to_hand", (seat, card, s.what[card]), EVERYBODY if s.known[card] == EVERYBODY else only(seat))


def look(s: CcgState, seat: int, cards: list[int]) -> None:
    """CE-DRAW-02: a player sees the faces of cards that stay where they are."""
    for card in cards:
        s.known[card] |= only(seat)
    s.tell("look", (seat, len(cards)))


def arrange_top(s: CcgState, seat: int, order: list[int]) -> None:
    """A player orders the top of a Fate deck, from the top on; as in `shuffle` the faces change places."""
    faces = [s.what[card] for card in order]
    pile = s.players[s.owner[order[0]]].fate
    for card, face in zip(reversed(pile[-len(order) :]), faces, strict=True):
        s.what[card] = face
        s.known[card] = only(seat)
    s.tell("arrange", (seat, len(order)))


def discard(s: CcgState, card: int, dead: bool = False) -> None:
    """CE-CTRL-08: into its owner's pile, face-up. A created card is removed from the game (CE-CRE-06)."""
    seat = s.owner[card]
    _leave(s, card)
    s.known[card] = EVERYBODY
    if s.definition(card).created:
        s.zone[card] = REMOVED
        s.tell("removed", (card, s.what[card]))
        return
    s.zone[card] = DISCARD
    s.dead[card] = dead and s.definition(card).type == PERSONALITY
    player = s.players[seat]
    (player.dynasty_discard if s.definition(card).is_dynasty else player.fate_discard).append(card)
    s.tell("destroyed" if dead else "discard", (seat, card, s.what[card]))


def remove_from_game(s: CcgState, card: int) -> None:
    for each in _attached_in_play(s, card):
        remove_from_game(s, each)
    _leave(s, card)
    s.zone[card] = REMOVED
    s.tell("removed", (card, s.what[card]))


def put_in_deck(s: CcgState, card: int, on_top: bool) -> None:
    for each in _attached_in_play(s, card):
        put_in_deck(s, each, on_top)
    seat = s.owner[card]
    _leave(s, card)
    s.zone[card] = DECK
    s.known[card] = 0
    pile = s.players[seat].dynasty if s.definition(card).is_dynasty else s.players[seat].fate
    pile.insert(len(pile) if on_top else 0, card)
    s.tell("to_deck", (seat, int(on_top)))


def show(s: CcgState, seat: int, card: int) -> None:
    """Everybody sees the face of a card that stays where it is."""
    s.known[card] = EVERYBODY
    s.tell("show", (seat, card, s.what[card]))


def shuffle(s: CcgState, seat: int, dynasty: bool) -> None:
    """Mix a deck. What is mixed is which card is which, so that nobody can follow one through the deck."""
    pile = s.players[seat].dynasty if dynasty else s.players[seat].fate
    faces = [s.what[card] for card in pile]
    s.chance.shuffle(faces)
    for card, face in zip(pile, faces, strict=True):
        s.what[card] = face
        s.known[card] = 0
    s.tell("shuffle", (seat, int(dynasty)))


def to_limbo(s: CcgState, card: int) -> None:
    """A card that is being played or resolved is in none of the piles."""
    take_out(s, card)
    s.zone[card] = LIMBO
    s.known[card] = EVERYBODY
    s.tell("limbo", (card, s.what[card]))


def _attached_in_play(s: CcgState, card: int) -> list[int]:
    """CE-CRD-19: what leaves play with a Personality, in the same way."""
    return attachments(s, card) if s.zone[card] == PLAY and s.type_of(card) == PERSONALITY else []


def _waits_for_destruction(s: CcgState, lasting: Ongoing) -> bool:
    """What a card does upon its own destruction cannot end by it."""
    if lasting.node < 0 or lasting.until == WHILE_IN_PLAY:
        return False
    node = s.node(lasting.what, lasting.node)
    return isinstance(node, Ability) and node.hears == "destroyed"


def _leave(s: CcgState, card: int) -> None:
    """A card goes away from where it is: what was on it and about it is gone (CE-TOK-04)."""
    was_in_play = s.zone[card] == PLAY
    is_terrain = s.type_of(card) == STRATEGY  # CE-TER-03: its effects go with it
    take_out(s, card)
    s.host[card] = NOTHING
    s.place[card], s.side[card] = HOME, NO_SIDE
    s.bowed[card] = False
    s.own_text[card] = False
    s.attacked[card] = False
    s.controller[card] = s.owner[card]
    if was_in_play:
        s.tokens = [token for token in s.tokens if token.card != card]
        s.lasting = [
            each
            for each in s.lasting
            if (each.subject != card or each.stat == STRENGTH)  # the subject of a strength is a province
            and (
                not (each.scope.source == card and (each.until == WHILE_IN_PLAY or is_terrain))
                or _waits_for_destruction(s, each)
            )
        ]
        _remove_stack(s, card)


def _remove_stack(s: CcgState, card: int) -> None:
    """CE-EXP-08: of a stack only the top card stays in the game."""
    for under in range(len(s.host)):
        if s.zone[under] == UNDER and s.host[under] == card:
            s.zone[under] = REMOVED
            s.host[under] = NOTHING


# --- entering and leaving play --------------------------------------------------------------------


def enter_play(
    s: CcgState, card: int, seat: int, host: int = NOTHING, bowed: bool = False, origin: int = DECK
) -> None:
    """A card comes into play at home, or attached to something (CE-BATG-05)."""
    left = [each for each in s.provinces if each.card == card]
    take_out(s, card)
    s.zone[card] = PLAY
    s.controller[card] = seat
    s.host[card] = host
    s.place[card], s.side[card] = HOME, NO_SIDE
    s.bowed[card] = bowed
    s.dishonored[card] = s.dead[card] = False
    s.known[card] = EVERYBODY
    s.in_play.append(card)
    s.tell("enter", (seat, card, s.what[card], host))
    happen(s, Moment("enters play", card, seat, host, origin))
    if any(rule.about == "refills face-up" for rule in s.definition(card).rules):
        for place in left:
            refill(s, place, face_up=True)


def enter_by_own_text(s: CcgState, card: int) -> None:
    """CE-CRD-11, CE-WIN-05: a Ring enters play because what it asks for was done."""
    enter_play(s, card, s.owner[card], NOTHING, False, HAND)
    s.own_text[card] = True


def attach(s: CcgState, card: int, personality: int, by: Scope | None, origin: int) -> None:
    enter_play(s, card, s.controller[personality], personality, False, origin)
    _note(by, ATTACHED, card)
    if origin == HAND:
        _note(by, FROM_HAND, card)


def transfer(s: CcgState, card: int, personality: int) -> None:
    """CE-TRAN-01."""
    s.host[card] = personality
    s.controller[card] = s.controller[personality]
    s.tell("transfer", (card, s.what[card], personality, s.what[personality]))


def create(s: CcgState, slug: str, seat: int) -> int:
    """CE-CRE-01: a new card, not yet in play."""
    card = s.add_card(slug, seat)
    s.zone[card] = LIMBO
    s.known[card] = EVERYBODY
    s.tell("create", (seat, card, s.what[card]))
    return card


def destroy(s: CcgState, card: int, by: Scope | None = None) -> bool:
    """CE-DEST-01; with a Personality goes his unit (CE-CRD-19), and dishonor has its price (CE-DISH-03)."""
    if s.zone[card] != PLAY or _is_prevented(s, "destroy", card, by):
        return False
    seat, shamed = s.controller[card], s.dishonored[card]
    place = s.place[leader(s, card)]
    for each in attachments(s, card) if s.definition(card).type == PERSONALITY else []:
        _destroy_one(s, each, place, by)
    _destroy_one(s, card, place, by)
    if shamed:
        s.dishonored[card] = True
        price = s.definition(card).personal_honor
        if price:
            lose_honor(s, seat, price)
    return True


def _destroy_one(s: CcgState, card: int, place: int, by: Scope | None) -> None:
    seat = s.controller[card]
    shamed = s.dishonored[card]
    discard(s, card, dead=True)
    s.dishonored[card] = shamed
    _note(by, DESTROYED, card)
    by_whom = NOBODY if by is None else by.seat
    happen(s, Moment("destroyed", card, seat, by_whom, place, -1 if by is None else by.action))


def destroy_surely(s: CcgState, card: int, by: Scope) -> None:
    """A destruction that nothing negates (CE-SEPP-01)."""
    if s.zone[card] == PLAY:
        place = s.place[leader(s, card)]
        for each in attachments(s, card):
            _destroy_one(s, each, place, by)
        _destroy_one(s, card, place, by)


def leave_with_unit(s: CcgState, card: int) -> None:
    """A card is discarded from play, its attachments with it (CE-CRD-19)."""
    for each in attachments(s, card) if s.definition(card).type == PERSONALITY else []:
        discard(s, each)
    discard(s, card)


def overlay(s: CcgState, card: int, under: int) -> None:
    """CE-EXP-11: the stack is still the same card, so the two change places and nothing else does."""
    take_out(s, card)
    s.used = [_use_below(code, card, under) for code in s.used]
    s.used_ever = [_use_below(code, card, under) for code in s.used_ever]
    s.what[card], s.what[under] = s.what[under], s.what[card]
    s.owner[card], s.owner[under] = s.owner[under], s.owner[card]
    s.zone[card] = UNDER
    s.host[card] = under
    s.known[card] = EVERYBODY
    s.tell("overlay", (under, s.what[under]))


def _use_below(code: int, card: int, under: int) -> int:
    """An ability that was used goes below with what is printed on its card, and stays used."""
    return card * 1000 + code % 1000 if code // 1000 == under else code


def change_control(s: CcgState, card: int, seat: int) -> bool:
    """CE-CTRL-02, CE-CTRL-04: a Personality takes his attachments along and changes sides.

    CE-CTRL-03: whose a Region is depends on its province alone.
    CE-KEY-14, CE-UNIQ-01: some cards will not be controlled by just anybody.
    """
    from gorin.games.ccg.bringing import why_not_controlled

    if s.controller[card] == seat or s.type_of(card) == REGION:
        return False
    if why_not_controlled(s, card, seat) is not None:
        return False
    for each in unit(s, card) if s.type_of(card) == PERSONALITY else [card]:
        s.controller[each] = seat
    if s.place[card] != HOME:
        s.side[card] = 1 if seat == s.attacker else 2
    s.tell("control", (card, s.what[card], seat))
    return True


# --- places ---------------------------------------------------------------------------------------


def assign(s: CcgState, personality: int, place: int, side: int) -> None:
    """CE-MAN-04: assigning is not moving."""
    s.place[personality], s.side[personality] = place, side
    s.tell("assign", (personality, s.what[personality], place, _owner_of(s, place)))
    happen(s, Moment("assigned", personality, s.controller[personality], NOTHING, place))


def move(s: CcgState, personality: int, place: int, side: int, by: Scope | None = None) -> bool:
    """To a battlefield or home, as an effect."""
    if not _can_move(s, personality, place, by):
        return False
    _relocate(s, personality, place, side, by)
    return True


def switch(s: CcgState, one: int, other: int, sides: tuple[int, int], by: Scope) -> bool:
    """CE-BATG-09: each moves to where the other is, or neither does. `sides`: where each then stands."""
    here, there = s.place[one], s.place[other]
    if not _can_move(s, one, there, by) or not _can_move(s, other, here, by):
        return False
    _relocate(s, one, there, sides[0], by)
    _relocate(s, other, here, sides[1], by)
    return True


def _can_move(s: CcgState, personality: int, place: int, by: Scope | None) -> bool:
    if s.place[personality] == place or s.zone[personality] != PLAY:
        return False
    if _is_prevented(s, "move", personality, by):
        return False
    if _is_prevented(s, "move home" if place == HOME else "move to battle", personality, by):
        return False
    return place == HOME or not s.attacked[personality]  # CE-BTL-12


def _relocate(s: CcgState, personality: int, place: int, side: int, by: Scope | None) -> None:
    left = s.place[personality]
    s.place[personality], s.side[personality] = place, side if place != HOME else NO_SIDE
    s.tell("move", (personality, s.what[personality], place, _owner_of(s, place)))
    _note(by, MOVED, personality)
    happen(
        s,
        Moment("moved", personality, s.controller[personality], left, place, -1 if by is None else by.action),
    )


def go_home(s: CcgState, personality: int) -> None:
    """CE-RES-16: returning after a battle is not movement."""
    s.place[personality], s.side[personality] = HOME, NO_SIDE
    s.tell("go_home", (personality, s.what[personality]))


def appear(s: CcgState, personality: int, place: int, side: int) -> None:
    """A card that was created at a battlefield stands there at once: that is not movement."""
    s.place[personality], s.side[personality] = place, side
    s.tell("appear", (personality, s.what[personality], place))


# --- provinces ------------------------------------------------------------------------------------


def add_province(s: CcgState, seat: int) -> Province:
    made = Province(s.next_province, seat)
    s.next_province += 1
    s.provinces.append(made)
    s.tell("province", (seat, made.id))
    return made


def refill(s: CcgState, place: Province, face_up: bool = False) -> None:
    """CE-SET-11: an empty province gets the top card of the Dynasty deck."""
    pile = s.players[place.owner].dynasty
    if place.card != NOTHING or not pile:
        return
    card = pile.pop()
    place.card, place.face_up = card, face_up
    s.zone[card] = IN_PROVINCE
    if face_up:
        s.known[card] = EVERYBODY
    s.tell("refill", (place.owner, place.id, s.what[card] if face_up else -1))


def reveal(s: CcgState, place: Province) -> None:
    place.face_up = True
    s.known[place.card] = EVERYBODY
    s.tell("reveal", (place.owner, place.id, s.what[place.card]))


def attach_region(s: CcgState, card: int, place: Province) -> None:
    enter_play(s, card, place.owner, place.id, False, IN_PROVINCE)
    place.region = card
    s.tell("region", (place.owner, place.id, s.what[card]))


def hold_open(s: CcgState, place: int) -> None:
    """CE-EVT-03: while an Event resolves its province is not refilled. NOTHING: none is held open."""
    s.held = place
    s.tell("held", (place,))


def destroy_province(s: CcgState, place: Province, by: int) -> None:
    """CE-RES-07: what is in it and its Region are discarded."""
    for card in (place.card, place.region):
        if card != NOTHING:
            discard(s, card)
    s.provinces.remove(place)
    s.lasting = [each for each in s.lasting if not (each.stat == 3 and each.subject == place.id)]
    if by != NOBODY:
        s.players[by].destroyed += 1
    s.tell("province_destroyed", (place.owner, place.id, by))
    happen(s, Moment("province destroyed", place.id, by, place.owner))


# --- battles --------------------------------------------------------------------------------------


def declare_attack(s: CcgState, attacker: int, defender: int) -> None:
    s.attacker, s.defender = attacker, defender
    for each in s.provinces:
        each.fought = False
    s.tell("attack", (attacker, defender))


def engage(s: CcgState, place: int) -> None:
    s.battlefield = place
    s.tell("engage", (place, _owner_of(s, place)))
    happen(s, Moment("engaged", NOTHING, s.attacker, NOTHING, place))


def set_combat(s: CcgState, in_combat: bool) -> None:
    s.in_combat = in_combat
    s.tell("combat", (int(in_combat),))


def mark_attackers(s: CcgState, cards: list[int]) -> None:
    for card in cards:
        s.attacked[card] = True
    s.derived = None


def end_battle(s: CcgState) -> None:
    place = province(s, s.battlefield)
    if place is not None:
        place.fought = True
    s.battlefield = NOTHING
    s.tell("battle_end", ())


def end_attack(s: CcgState) -> None:
    s.attacker = s.defender = NOBODY
    s.attacked = [False] * len(s.attacked)
    s.tell("attack_end", ())


def lose_game(s: CcgState, seat: int) -> None:
    s.players[seat].lost = True
    s.tell("lost", (seat,))


def choose_payment(s: CcgState, sources: list[int], agreed: bool) -> None:
    """Remember which sources are to be bowed; without agreement the cost is not paid."""
    s.payment = sources
    s.agreed = agreed


def gain_clan_honor(s: CcgState, seat: int, amount: int) -> None:
    """CE-DYN-06, CE-DYN-07."""
    s.players[seat].honored = True
    gain_honor(s, seat, amount)


# --- duels ----------------------------------------------------------------------------------------


def form_pool(s: CcgState, seat: int, size: int) -> list[int]:
    """CE-DUEL-05: the top cards of the Fate deck, seen by their owner alone."""
    pile = s.players[seat].fate
    cards = [pile.pop() for _ in range(min(size, len(pile)))]
    for card in cards:
        s.zone[card] = POOL
        s.known[card] |= only(seat)
    s.tell("pool", (seat, len(cards)))
    return cards


def focus(s: CcgState, seat: int, card: int) -> None:
    take_out(s, card)
    s.zone[card] = FOCUSED
    s.tell("focus", (seat,))


def reveal_focus(s: CcgState, seat: int, card: int) -> None:
    s.known[card] = EVERYBODY
    s.tell("focus_revealed", (seat, card, s.what[card]))


def unfocus(s: CcgState, duel: Duel, card: int) -> None:
    """A focused card is discarded before the duel is decided, and counts no more."""
    for cards in duel.focused:
        if card in cards:
            cards.remove(card)
    end_focus(s, card)


def end_focus(s: CcgState, card: int) -> None:
    """CE-DUEL-19: changes of its Focus Value end with the duel."""
    s.lasting = [each for each in s.lasting if each.subject != card or each.stat != FOCUS]
    discard(s, card)


def act_first(s: CcgState, battle: Battle, seat: int, personality: int) -> None:
    """CE-NAV-02."""
    battle.first, battle.only = seat, personality
    s.tell("first_action", (seat, personality, s.what[personality]))


def soften_loss(s: CcgState, loss: LoseHonor) -> None:
    """CE-SEPP-03."""
    loss.amount = min(loss.amount, 1)
    s.tell("softened", (loss.seat,))


def stop_action(s: CcgState, action: TakeAction) -> None:
    """CE-NEG-02: none of its effects happens."""
    action.stopped = True
    s.tell("stopped", (action.scope.seat,))


def grant_action(s: CcgState, round: ActionRound, seat: int) -> None:
    """An additional action before the round goes on."""
    round.granted = seat
    s.tell("granted", (seat,))
