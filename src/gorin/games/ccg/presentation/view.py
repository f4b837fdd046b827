"""What a seat may know, built up from nothing."""

from __future__ import annotations

from typing import Any, Final

from gorin.games.ccg.acting.gold import available
from gorin.games.ccg.acting.respond import cards_under
from gorin.games.ccg.acting.traits import ApplyTrait
from gorin.games.ccg.definition import STAT_NAMES, Card
from gorin.games.ccg.fighting.attack import Maneuvers
from gorin.games.ccg.fighting.battle import battlefields
from gorin.games.ccg.fighting.duel import Duel, duel_in_progress
from gorin.games.ccg.kinds import (
    ATTACHMENTS,
    ATTACKING,
    CELESTIAL,
    DEFENDING,
    FATE_TYPES,
    FOCUS,
    HOLDING,
    HOME,
    PERSONALITY,
    RING,
    SENSEI,
    STATS,
    STRATEGY,
    TYPES,
    WIND,
)
from gorin.games.ccg.language.verbs.fighting.duels import at_stake, challenge_in_question
from gorin.games.ccg.presentation.naming import player_name
from gorin.games.ccg.table.belongings import Province
from gorin.games.ccg.table.derived import derived
from gorin.games.ccg.table.reading import (
    all_laid_under,
    attachments,
    clan_of_player,
    copied_ability,
    land,
    province,
    provinces_of,
    row_of,
    strength,
    units_at,
)
from gorin.games.ccg.table.sides import leader_of
from gorin.games.ccg.table.standstill import rounds_to_standstill
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.table.values import army_force, doubtful, stat, stats_in_question, unit_force
from gorin.kernel.questions import open_questions
from gorin.language.core.active_effects import has, in_play_of_type, own_of_type
from gorin.language.core.context import NOBODY, NOTHING
from gorin.language.core.knowing import is_seen_by, known_in_deck, knows
from gorin.language.core.questions import PLACES
from gorin.language.core.render import phrase_text
from gorin.language.core.resolution import context_in_progress
from gorin.language.core.zones import DECK
from gorin.language.naming import full_name
from gorin.language.using import StagedResolution

SIDES: Final = (("attacking", ATTACKING), ("defending", DEFENDING))


KEEPERS: Final[tuple[int, ...]] = (HOLDING, *ATTACHMENTS)
"""Other cards than Personalities that may have something under them."""


def view(s: CcgState, seat: int | None) -> dict[str, Any]:
    return {
        "edition": s.edition,
        "turn": sum(player.turns for player in s.players),
        "standstill": rounds_to_standstill(s) if s.barren else None,
        "active": s.active,
        "phase": s.phase,
        "favor": None if s.favor == NOBODY else s.favor,
        "players": [_player(s, each, seat) for each in range(s.seats)],
        "battle": _battle(s),
        "battlefields": _battlefields(s),
        "challenge": _challenge(s),
        "duel": _duel(s, duel_in_progress(s), seat),
        "doing": _doing(s, seat),
        "assigning": _assigning(s, seat),
        "looking": _looking(s, seat),
    }


def _doing(s: CcgState, viewer: int | None) -> dict[str, Any] | None:
    """The ability at work: its user knows it from the start, the others once it is announced (CE-ACT-11)."""
    for step in reversed(s.stack):
        if not isinstance(step, StagedResolution):
            continue
        announced = step.context.action != -1 or isinstance(step, ApplyTrait)
        if announced or step.context.seat == viewer:
            source, ability = step.context.source, step.ability(s)
            by, on = step.picked(s)
            return {
                "seat": step.context.seat,
                "card": None if source == NOTHING else f"c{source}",
                "slug": "" if source == NOTHING else s.cards[step.what].slug,
                "name": ability.title if source == NOTHING else full_name(s, step.what),
                "text": phrase_text(s.cards[step.what], ability),
                "by": [f"c{card}" for card in by if _is_seen(s, viewer, card)],
                "on": [f"c{card}" for card in on if _is_seen(s, viewer, card)],
            }
    return None


def _is_seen(s: CcgState, viewer: int | None, picked: int) -> bool:
    """A card whose face this viewer knows; picks may also be provinces or players."""
    if picked >= len(s.known):
        return False
    return is_seen_by(s, viewer, picked)


def _assigning(s: CcgState, viewer: int | None) -> list[dict[str, str]]:
    """What a player has chosen so far in Maneuvers; others know it once all of it is placed (CE-MAN-01)."""
    for step in reversed(s.stack):
        if isinstance(step, Maneuvers) and step.seat == viewer:
            pairs = zip(step.units, step.places, strict=True)
            chosen = [{"unit": f"c{unit}", "place": f"p{place}"} for unit, place in pairs]
            if step.unit != NOTHING and step.unit not in step.units:
                chosen.append({"unit": f"c{step.unit}", "place": ""})
            return chosen
    return []


def _looking(s: CcgState, viewer: int | None) -> list[dict[str, Any]]:
    """The cards of a deck among which a player is asked to choose; he sees them as long (CE-DRAW-02)."""
    return [
        card_view(s, code)
        for question in open_questions(s)
        if question.seat == viewer
        for code in question.among
        if 0 <= code < PLACES and s.zone[code] == DECK
    ]


def _player(s: CcgState, seat: int, viewer: int | None) -> dict[str, Any]:
    player = s.players[seat]
    return {
        "seat": seat,
        "name": player_name(s, seat),
        "clan": list(clan_of_player(s, seat)) if player.stronghold != NOTHING else [],
        "honor": player.honor,
        "lost": player.lost,
        "gold": available(s, seat, NOTHING),
        "hand_size": len(player.hand),
        "hand": [card_view(s, card) for card in player.hand] if seat == viewer else None,
        "known": _known(s, seat, viewer),
        "unseen": _unseen(s, seat) if seat == viewer else None,
        "fate_deck": len(player.fate),
        "dynasty_deck": len(player.dynasty),
        "fate_discard": [card_view(s, card) for card in player.fate_discard],
        "dynasty_discard": [card_view(s, card) for card in player.dynasty_discard],
        "provinces": _provinces(s, seat, viewer),
        "stronghold": card_view(s, player.stronghold) if player.stronghold in s.in_play else None,
        "holdings": [card_view(s, card) for card in own_of_type(s, seat, HOLDING)],
        "units": [unit_view(s, c) for c in own_of_type(s, seat, PERSONALITY) if s.place[c] == HOME],
        "others": _others_in_play(s, seat),
    }


def _known(s: CcgState, seat: int, viewer: int | None) -> dict[str, Any]:
    """What the viewer has seen of another hand, and of the decks, and can still tell apart."""
    player = s.players[seat]
    held = [] if seat == viewer else player.hand
    return {
        "hand": [card_view(s, card) for card in held if is_seen_by(s, viewer, card)],
        "fate_deck": known_in_deck(s, player.fate, viewer, card_view),
        "dynasty_deck": known_in_deck(s, player.dynasty, viewer, card_view),
    }


def _unseen(s: CcgState, seat: int) -> dict[str, dict[str, int]]:
    """What is still to come of the own decks, by slug: who brought a deck knows what is in it.

    The order is that of the alphabet; a face-down card in a province is as unseen as the rest (CE-SET-12).
    """
    dynasty: dict[str, int] = {}
    fate: dict[str, int] = {}
    for card, owner in enumerate(s.owner):
        if owner == seat and (s.zone[card] == DECK or not knows(s, seat, card)):
            definition = s.cards[s.what[card]]
            if definition.is_dynasty:
                dynasty[definition.slug] = dynasty.get(definition.slug, 0) + 1
            elif definition.is_fate:
                fate[definition.slug] = fate.get(definition.slug, 0) + 1
    return {"dynasty": dict(sorted(dynasty.items())), "fate": dict(sorted(fate.items()))}


OTHERS: Final = (RING, CELESTIAL, WIND, SENSEI, STRATEGY)


def _others_in_play(s: CcgState, seat: int) -> list[dict[str, Any]]:
    """Rings, Celestials, a Wind, a Sensei, a Strategy that stays at home.

    Regions stand with their provinces, Terrains with their battlefields.
    """
    own = own_of_type(s, seat, NOTHING)
    return [card_view(s, c) for c in own if s.host[c] == NOTHING and s.type_of(c) in OTHERS]


def _provinces(s: CcgState, seat: int, viewer: int | None) -> list[dict[str, Any]]:
    row = row_of(s, seat)
    return [_province(s, place, row.index(place.id) + 1, viewer) for place in provinces_of(s, seat)]


def _province(s: CcgState, place: Province, number: int, viewer: int | None) -> dict[str, Any]:
    """CE-SET-12: a face-down card is known to nobody, its owner included, unless he was shown it."""
    known = place.card != NOTHING and (
        place.face_up or (viewer is not None and bool(s.known[place.card] >> viewer & 1))
    )
    return {
        "id": f"p{place.id}",
        "number": number,
        "strength": strength(s, place.id),
        "card": card_view(s, place.card) if known else None,
        "face_up": place.face_up,
        "empty": place.card == NOTHING,
        "region": card_view(s, place.region) if place.region != NOTHING else None,
    }


def card_view(s: CcgState, card: int) -> dict[str, Any]:
    """A card that may be seen: what it is, and what it is worth now."""
    definition = s.cards[s.what[card]]
    known = s.derived or derived(s)
    doubts = known.doubts or doubtful(s)
    shown: dict[str, Any] = {
        **(definition.face or _printed(s, definition)),
        "id": f"c{card}",
        "owner": s.owner[card],
        "controller": s.controller[card],
        "bowed": s.bowed[card],
        "dishonored": s.dishonored[card],
        "dead": s.dead[card],
        "tokens": _tokens(s, card) if s.tokens else [],
        "gained": _gained(s, card) if card in doubts.worded else [],
    }
    for which in stats_in_question(s, card, doubts):
        name = STATS[which]
        if name in shown and which != FOCUS:
            shown[name] = stat(s, which, card)
    if definition.type == HOLDING and s.host[card] != NOTHING:
        shown["on"] = f"p{s.host[card]}"
    if definition.type in KEEPERS and (all_laid_under(s) if known.laid is None else known.laid):
        shown["under"] = [card_view(s, each) for each in all_laid_under(s).get(card, ())]
    return shown


def _printed(s: CcgState, definition: Card) -> dict[str, Any]:
    """What every card of this definition shows: worked out once, as most cards are as they were printed."""
    face: dict[str, Any] = {
        "slug": definition.slug,
        "name": s.rules.title(definition),
        "type": TYPES[definition.type],
        "gold_cost": definition.gold_cost,
    }
    if definition.type == PERSONALITY or definition.type in ATTACHMENTS:
        face["force"], face["chi"] = definition.force, definition.chi
    if definition.type == PERSONALITY:
        face["personal_honor"] = definition.personal_honor
    if definition.type in FATE_TYPES:
        face["focus"] = definition.focus
    definition.face = face
    return face


def _tokens(s: CcgState, card: int) -> list[dict[str, Any]]:
    return [{"name": t.name, "force": t.force, "chi": t.chi} for t in s.tokens if t.card == card]


def _gained(s: CcgState, card: int) -> list[str]:
    """The keywords that an effect has given it."""
    found: list[str] = []
    for each in s.lasting:
        if each.subject == card and each.keyword and has(s, card, each.keyword):
            found.append(each.keyword)
    return found


def unit_view(s: CcgState, personality: int) -> dict[str, Any]:
    return {
        **card_view(s, personality),
        "controller": s.controller[personality],
        "unit_force": unit_force(s, personality),
        "attachments": [card_view(s, card) for card in attachments(s, personality)],
        "under": [_below(s, card) for card in cards_under(s, personality)],
    }


def _below(s: CcgState, card: int) -> dict[str, Any]:
    """A card of a stack, or the copy of one of whose abilities one is had."""
    shown = card_view(s, card)
    return shown if copied_ability(s, card) == NOTHING else {**shown, "copied": True}


def _battle(s: CcgState) -> dict[str, Any] | None:
    if s.attacker == NOBODY:
        return None
    return {
        "attacker": s.attacker,
        "defender": s.defender,
        "sides": {name: _on_side(s, side) for name, side in SIDES},
        "invited": {
            name: [each for each in range(s.seats) if s.invited[each] & side] for name, side in SIDES
        },
        "maneuvers": _maneuvers(s),
        "current": None if s.battlefield == NOTHING else f"p{s.battlefield}",
        "in_combat": s.in_combat,
    }


def _maneuvers(s: CcgState) -> str | None:
    """The side to which units are being assigned now."""
    for step in reversed(s.stack):
        if isinstance(step, Maneuvers):
            return next(name for name, side in SIDES if side == step.side)
    return None


def _on_side(s: CcgState, side: int) -> list[int]:
    """Who leads it, and his allies clockwise."""
    return [seat for seat in s.seats_from(leader_of(s, side)) if s.allegiance[seat] == side]


def _battlefields(s: CcgState) -> list[dict[str, Any]]:
    if s.attacker == NOBODY:
        return []
    return [_battlefield(s, id) for id in battlefields(s)]


def _battlefield(s: CcgState, id: int) -> dict[str, Any]:
    """One that is at no province has no strength, and nothing was fought there before (CE-BTL-04)."""
    place = province(s, id)
    owner, number = land(s, id)
    return {
        "id": f"p{id}",
        "number": None if owner == NOBODY else number + 1,
        "fought": place is not None and place.fought,
        "strength": strength(s, id),
        "attacking": [unit_view(s, card) for card in units_at(s, id, ATTACKING)],
        "defending": [unit_view(s, card) for card in units_at(s, id, DEFENDING)],
        "attack": army_force(s, id, ATTACKING),
        "defence": army_force(s, id, DEFENDING),
        "terrain": [card_view(s, c) for c in in_play_of_type(s, STRATEGY) if s.host[c] == id],
    }


def _challenge(s: CcgState) -> dict[str, Any] | None:
    """What somebody must know who accepts or refuses: both duelists, and what is at stake (CE-DUEL-02)."""
    found = challenge_in_question(s)
    if found is None:
        return None
    effect, runner = found
    context = context_in_progress(s)
    challenger, challenged = effect.who.cards(s, context)[0], effect.whom.cards(s, context)[0]
    return {
        "challenger": f"c{challenger}",
        "challenged": f"c{challenged}",
        "stat": STAT_NAMES[effect.stat],
        "stakes": at_stake(s, context, runner.what, effect.brings_about.number),
        "refused": effect.on_refusal(s, context, runner.what),
    }


def _duel(s: CcgState, duel: Duel | None, viewer: int | None) -> dict[str, Any] | None:
    if duel is None:
        return None
    return {
        "challenger": f"c{duel.challenger}",
        "challenged": f"c{duel.challenged}",
        "seats": list(duel.seats),
        "turn": duel.seats[duel.turn] if duel.turn < 2 else None,
        "stakes": at_stake(s, context_in_progress(s), duel.what, duel.node),
        "pools": [
            [card_view(s, card) for card in duel.pools[i]] if seat == viewer else None
            for i, seat in enumerate(duel.seats)
        ],
        "pool_sizes": [len(pool) for pool in duel.pools],
        "focused": [
            [card_view(s, c) if seat == viewer or s.known[c] == -1 else None for c in duel.focused[i]]
            for i, seat in enumerate(duel.seats)
        ],
    }
