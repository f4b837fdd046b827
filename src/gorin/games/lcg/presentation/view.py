"""What a seat may know, built up from nothing."""

from __future__ import annotations

from typing import Any

from gorin.games.lcg.acting.resolutions import UseAbility
from gorin.games.lcg.definition import Card
from gorin.games.lcg.fighting.conflict import winner_of, would_break
from gorin.games.lcg.fighting.duel import duel_view
from gorin.games.lcg.kinds import (
    ATTACHMENT,
    CHARACTER,
    CONFLICT,
    CONFLICT_TYPES,
    DASH,
    DYNASTY,
    ELEMENTS,
    EVENT,
    GLORY,
    MILITARY,
    POLITICAL,
    REMOVED,
    RING_STATES,
    ROW,
    STRENGTH,
    TYPES,
)
from gorin.games.lcg.presentation.naming import place_id, player_name
from gorin.games.lcg.presentation.treaties import treaties_view
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.belongings import Conflict, Province
from gorin.games.lcg.table.gained import could_have_gained, gained, has_now
from gorin.games.lcg.table.ops.zones import AS_IN_HAND
from gorin.games.lcg.table.reading import (
    attachments,
    attackers,
    cards_in,
    cards_under,
    characters_of,
    defenders,
    elements_of,
    is_revealed,
    printed_what,
    row_of,
    stronghold_province,
)
from gorin.games.lcg.table.state import COPY, LcgState
from gorin.games.lcg.table.values import cost_of, has_dash, strength, total_skill, value
from gorin.kernel.events import EVERYBODY
from gorin.kernel.questions import Question, open_questions
from gorin.language.core.context import NOBODY, NOTHING
from gorin.language.core.knowing import is_seen_by, known_in_deck, knows
from gorin.language.core.questions import PLACES, AskThing
from gorin.language.core.render import phrase_text
from gorin.language.core.zones import DECK

RINGS = 50_000


def view(s: LcgState, seat: int | None) -> dict[str, Any]:
    return {
        "edition": s.edition,
        "format": rules_of(s).format,
        "round": s.round,
        "phase": s.phase,
        "first_player": s.active,
        "favor": None if s.favor == NOBODY else s.favor,
        "favor_type": CONFLICT_TYPES[s.favor_type],
        "players": [_player(s, each, seat) for each in range(s.seats)],
        "rings": [_ring(s, number) for number in range(len(s.rings))],
        "conflict": _conflict(s, seat),
        "duel": duel_view(s),
        "treaties": treaties_view(s),
        "doing": _doing(s, seat),
        "looking": _looking(s, seat),
    }


def _player(s: LcgState, seat: int, viewer: int | None) -> dict[str, Any]:
    player = s.players[seat]
    under = stronghold_province(s, seat)
    return {
        "seat": seat,
        "side": rules_of(s).side_of(seat),
        "name": player_name(s, seat),
        "clan": player.clan,
        "honor": player.honor,
        "fate": player.fate,
        "dial": player.dial,
        "bid": player.bid,
        "lost": player.lost,
        "passed": player.passed,
        "opportunities": {
            "military": player.military,
            "political": player.political,
            "either": player.either,
        },
        "hand_size": len(player.hand),
        "hand": [card_view(s, card) for card in player.hand] if seat == viewer else None,
        "unseen": _unseen(s, seat) if seat == viewer else None,
        "dynasty_deck": len(player.dynasty),
        "conflict_deck": len(player.conflict),
        "dynasty_discard": [card_view(s, card) for card in player.dynasty_discard],
        "conflict_discard": [card_view(s, card) for card in player.conflict_discard],
        "provinces": [_province(s, place, viewer) for place in row_of(s, seat)],
        "stronghold_province": None if under is None else _province(s, under, viewer),
        "stronghold": card_view(s, player.stronghold) if player.stronghold != NOTHING else None,
        "role": card_view(s, player.role) if player.role != NOTHING else None,
        "removed": [_removed(s, card, viewer) for card in rules_of(s).cards_in(s, REMOVED, seat)],
        "shown": [card_view(s, card) for card in _shown(s, seat)],
        "known": _known(s, seat, viewer),
        "home": [_character(s, card, viewer) for card in characters_of(s, seat) if not s.participating[card]],
    }


def _removed(s: LcgState, card: int, viewer: int | None) -> dict[str, Any] | None:
    """LCG-REMV-02: open, unless it was removed face-down."""
    return card_view(s, card) if _is_seen(s, viewer, card) else None


def _shown(s: LcgState, seat: int) -> list[int]:
    """LCG-REV-01, LCG-REV-02: the cards in hand and decks that are revealed right now."""
    revealed = {lasting.subject for lasting in s.lasting if lasting.keyword == AS_IN_HAND}
    for step in s.stack:
        if isinstance(step, UseAbility):
            revealed.update(step.shown)
        elif isinstance(step, Question):
            revealed.update(step.among)
    if not revealed:
        return []
    player = s.players[seat]
    hidden = [*player.hand, *player.conflict, *player.dynasty]
    return [card for card in hidden if card in revealed and s.known[card] == EVERYBODY]


def _known(s: LcgState, seat: int, viewer: int | None) -> dict[str, Any]:
    """What the viewer has seen of another hand, and of the decks, and can still tell apart."""
    player = s.players[seat]
    held = [] if seat == viewer else player.hand
    return {
        "hand": [card_view(s, card) for card in held if is_seen_by(s, viewer, card)],
        "conflict_deck": known_in_deck(s, player.conflict, viewer, card_view),
        "dynasty_deck": known_in_deck(s, player.dynasty, viewer, card_view),
    }


def _unseen(s: LcgState, seat: int) -> dict[str, dict[str, int]]:
    """What is still to come of the own decks, by slug: who brought a deck knows what is in it."""
    found: dict[str, dict[str, int]] = {DYNASTY: {}, CONFLICT: {}}
    for card, owner in enumerate(s.owner):
        if owner == seat and (s.zone[card] == DECK or not knows(s, seat, card)):
            definition = s.cards[s.what[card]]
            if definition.side:
                of_side = found[definition.side]
                of_side[definition.slug] = of_side.get(definition.slug, 0) + 1
    return {side: dict(sorted(slugs.items())) for side, slugs in found.items()}


def _province(s: LcgState, place: Province, viewer: int | None) -> dict[str, Any]:
    """LCG-FDP-01, LCG-FDP-04, LCG-FDP-05."""
    is_known = place.card != NOTHING and (is_revealed(s, place) or _is_seen(s, viewer, place.card))
    shown = {
        "id": place_id(s, place.id),
        "card": card_view(s, place.card) if is_known else None,
        "revealed": is_revealed(s, place),
        "broken": place.broken,
        "strength": strength(s, place) if place.card == NOTHING or is_revealed(s, place) else None,
        "tokens": [name for name in ("dishonored", "tainted") if getattr(place, name)],
        "cards": [_in_province(s, card, viewer) for card in cards_in(s, place.id)],
    }
    return _with_under(s, shown, place.card, viewer)


def _with_under(s: LcgState, shown: dict[str, Any], card: int, viewer: int | None) -> dict[str, Any]:
    """LCG-CUND-01: how many cards lie under a card, and those that the viewer knows."""
    under = cards_under(s, card) if card != NOTHING else []
    if under:
        shown["under"] = [card_view(s, each) if _is_seen(s, viewer, each) else None for each in under]
    return shown


def _in_province(s: LcgState, card: int, viewer: int | None) -> dict[str, Any]:
    seen = s.face_up[card] or _is_seen(s, viewer, card)
    return {"face_up": s.face_up[card], "card": card_view(s, card) if seen else None}


def _is_seen(s: LcgState, viewer: int | None, card: int) -> bool:
    if card >= len(s.known):
        return False
    return is_seen_by(s, viewer, card)


def card_view(s: LcgState, card: int) -> dict[str, Any]:
    """A card that may be seen: what it is, and what it is worth now."""
    definition = s.definition(card)
    shown: dict[str, Any] = {
        "id": f"c{card}",
        **(definition.face or _printed(definition)),
        "owner": s.owner[card],
        "bowed": s.bowed[card],
    }
    if definition.type == CHARACTER:
        shown["military"] = _skill(s, card, MILITARY)
        shown["political"] = _skill(s, card, POLITICAL)
        shown["glory"] = value(s, card, GLORY)
        shown["fate"] = s.fate[card]
        shown["status"] = ("dishonored", "ordinary", "honored")[s.status[card] + 1]
        shown["tainted"] = s.tainted[card]
    elif definition.type == ATTACHMENT:
        shown["military"], shown["political"] = definition.stats[MILITARY], definition.stats[POLITICAL]
    elif definition.stats[STRENGTH]:
        shown["strength"] = definition.stats[STRENGTH]
    if definition.type in (CHARACTER, ATTACHMENT, EVENT):
        shown["cost"] = None if definition.cost == DASH else cost_of(s, card, s.owner[card])
    shown["gained"] = _gained(s, card) if could_have_gained(s, card) else []
    return shown


def _printed(definition: Card) -> dict[str, Any]:
    """What every card of this definition shows, worked out once."""
    definition.face = {
        "slug": definition.slug,
        "name": definition.name,
        "type": TYPES[definition.type],
        "clan": definition.clan,
    }
    return definition.face


def _gained(s: LcgState, card: int) -> list[str]:
    """The keywords and abilities that it has for a while."""
    definition = s.definition(card)
    keywords = [each.keyword for each in s.lasting if each.subject == card and each.keyword]
    if definition.nameless:
        keywords = [keyword for keyword in keywords if keyword != COPY]
    abilities = [each for holder, each in gained(s) if holder == card and has_now(s, card, each)]
    return keywords + [phrase_text(definition, ability) for ability in abilities]


def _skill(s: LcgState, card: int, stat: int) -> int | None:
    return None if has_dash(s, card, stat) else value(s, card, stat)


def _character(s: LcgState, card: int, viewer: int | None) -> dict[str, Any]:
    shown = {
        **card_view(s, card),
        "controller": s.controller[card],
        "attachments": [_attachment(s, each, viewer) for each in attachments(s, card)],
    }
    return _with_under(s, shown, card, viewer)


def _attachment(s: LcgState, card: int, viewer: int | None) -> dict[str, Any]:
    """LCG-CLAR-52: who has attached a card face-down knows what it is."""
    shown = {**card_view(s, card), "controller": s.controller[card]}
    if s.definition(card).nameless and s.owner[card] == viewer:
        shown["name"] += f" ({s.cards[printed_what(s, card)].name})"
    return shown


def _ring(s: LcgState, number: int) -> dict[str, Any]:
    ring = s.rings[number]
    return {
        "id": place_id(s, RINGS + number),
        "element": ELEMENTS[ring.element],
        "elements": [ELEMENTS[element] for element in elements_of(s, number)],
        "type": CONFLICT_TYPES[ring.type],
        "fate": ring.fate,
        "state": RING_STATES[ring.state],
        "holder": None if ring.holder == NOBODY else ring.holder,
        "pool": None if ring.pool == NOBODY else ring.pool,
        "province": None if ring.province == NOTHING else place_id(s, ring.province),
    }


def _conflict(s: LcgState, viewer: int | None) -> dict[str, Any] | None:
    """The conflict as it would be if it resolved now (LCG-FRM3-18)."""
    conflict = s.conflict
    if conflict is None:
        return None
    return {
        "attacker": conflict.attacker,
        "defender": conflict.defender,
        "type": CONFLICT_TYPES[conflict.type],
        "ring": place_id(s, RINGS + conflict.ring),
        "provinces": [place_id(s, id) for id in conflict.provinces],
        "attackers": [_character(s, card, viewer) for card in attackers(s)],
        "defenders": [_character(s, card, viewer) for card in defenders(s)],
        "attack": conflict.attack if conflict.decided else total_skill(s, conflict.attacker),
        "defense": conflict.defense if conflict.decided else total_skill(s, conflict.defender),
        "winner": None if conflict.winner == NOBODY else conflict.winner,
        "decided": conflict.decided,
        "now": _prospect(s, conflict),
    }


def _prospect(s: LcgState, conflict: Conflict) -> dict[str, Any]:
    """What would come of the conflict if nobody did anything more (LCG-WINC, LCG-UNOP-01, LCG-BRK-01)."""
    totals = (total_skill(s, conflict.attacker), total_skill(s, conflict.defender))
    winner = winner_of(s, totals)
    breaks = [place_id(s, id) for id in would_break(s, totals[0] - totals[1])]
    return {
        "winner": None if winner == NOBODY else winner,
        "unopposed": winner == conflict.attacker and not defenders(s),
        "breaks": breaks if winner == conflict.attacker else [],
    }


def _doing(s: LcgState, viewer: int | None) -> dict[str, Any] | None:
    """The ability at work: its user knows it from the start, the others once it is paid for."""
    for step in reversed(s.stack):
        if isinstance(step, UseAbility) and (step.paid or step.context.seat == viewer):
            _, on = step.picked(s)
            return {
                "seat": step.context.seat,
                "card": f"c{step.context.source}",
                "slug": s.cards[step.what].slug,
                "name": s.cards[step.what].name,
                "text": phrase_text(s.cards[step.what], step.lcg_ability(s)),
                "on": [f"c{card}" for card in on if _is_seen(s, viewer, card)],
            }
    return None


def _looking(s: LcgState, viewer: int | None) -> list[dict[str, Any]]:
    """The cards that lie nowhere on the table and that a player is asked to choose from; he sees them."""
    return [
        card_view(s, code)
        for question in open_questions(s)
        if question.seat == viewer and isinstance(question, AskThing)  # a bid is no card
        for code in question.among
        if 0 <= code < PLACES and (s.zone[code] == DECK or _is_unlaid(s, code))
    ]


def _is_unlaid(s: LcgState, card: int) -> bool:
    """A province whose place in the row is still to be chosen (LCG-SETUP-05)."""
    return s.zone[card] == ROW and s.lies_in[card] == NOTHING
