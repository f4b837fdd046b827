"""Cards and decks of a game over HTTP: what the page shows beside the table, and what a deck lacks."""

from __future__ import annotations

import functools
import hashlib
from collections import Counter
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from gorin.cards.deck_text import parse_deck
from gorin.cards.facts import facts
from gorin.cards.names import edition_of
from gorin.games import find
from gorin.games.ccg.acting.gold import Produces
from gorin.games.ccg.acting.player_actions import RULES_SLUG
from gorin.games.ccg.decks import Deck, known_decks, resolve_deck, why_illegal
from gorin.games.ccg.definition import Card, catalogue
from gorin.games.ccg.kinds import STRONGHOLD
from gorin.server import protocol
from gorin.server.refusal import Refused

MOST_LINES = 300
"""Different cards in a deck that is looked at: more than any deck has."""
NO_STRONGHOLD = "the deck has no Stronghold yet [CE-STR-01]"


class DeckWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck as the page builds it: how many of each card."""

    stronghold: str = ""
    dynasty: dict[str, int] = {}
    fate: dict[str, int] = {}
    name: str = ""


class DeckText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A list of cards as people keep them."""

    text: str


# --- what is asked for --------------------------------------------------------------------------------


async def cards(request: Request) -> Response:
    return unless_known(request, written_cards(playable(request)))


async def decks(request: Request) -> Response:
    return unless_known(request, written_decks(playable(request)))


async def check(request: Request) -> Response:
    """Everything that is wrong with a deck; an empty list where it can be played."""
    wish = protocol.read_body(await request.body(), DeckWish)
    return JSONResponse(why_not_legal(playable(request), wish))


async def read(request: Request) -> Response:
    """The deck that a list makes, and which of its lines say nothing."""
    wish = protocol.read_body(await request.body(), DeckText)
    found = parse_deck(edition_of(playable(request)), wish.text)
    lists = {"dynasty": Counter(found.deck.dynasty), "fate": Counter(found.deck.fate)}
    told = {"name": found.deck.name, "stronghold": found.deck.stronghold, **lists}
    return JSONResponse({**told, "wrong": [str(line) for line in found.problems]})


def playable(request: Request) -> str:
    return find(request.path_params["game"]).id


def unless_known(request: Request, body: bytes) -> Response:
    """Cards change only with the program: who has them already is told so."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


# --- cards --------------------------------------------------------------------------------------------


@functools.cache
def written_cards(game: str) -> bytes:
    held = {slug: card for slug, card in catalogue(game).items() if slug != RULES_SLUG}
    return msgspec.json.encode([card_told(game, card) for card in held.values()])


def card_told(game: str, card: Card) -> dict[str, Any]:
    """A card as other programs know it, and what the page needs to draw it."""
    is_stronghold = card.type == STRONGHOLD
    return {
        **facts(game, card),
        "experience": card.experience,
        "part": part_of(card),
        "gold_production": gold_produced(card),
        "province_strength": card.province_strength if is_stronghold else None,
        "starting_honor": card.starting_honor if is_stronghold else None,
        "created": card.created,
    }


def gold_produced(card: Card) -> int | None:
    """The most that bowing it can pay; None for a card that pays nothing."""
    amounts = [rule.gold for rule in card.rules if isinstance(rule, Produces)]
    return max([card.gold_production, *amounts]) or None


def part_of(card: Card) -> str:
    if card.type == STRONGHOLD:
        return "stronghold"
    return "dynasty" if card.is_dynasty else "fate"


# --- decks --------------------------------------------------------------------------------------------


@functools.cache
def written_decks(game: str) -> bytes:
    return msgspec.json.encode([deck_told(game, deck) for deck in known_decks(game).values()])


def deck_told(game: str, deck: Deck) -> dict[str, Any]:
    stronghold = catalogue(game).get(deck.stronghold)
    return {
        "id": deck.id,
        "name": deck.name,
        "theme": deck.theme,
        "clan": list(stronghold.clans) if stronghold else [],
        "stronghold": deck.stronghold,
        "dynasty": Counter(deck.dynasty),
        "fate": Counter(deck.fate),
        "wrong": why_illegal(game, deck),
    }


def why_not_legal(game: str, wish: DeckWish) -> list[str]:
    """What is wrong with a deck that is being built, so one without a Stronghold too."""
    if len(wish.dynasty) + len(wish.fate) > MOST_LINES:
        raise Refused(f"a deck has at most {MOST_LINES} different cards")
    cards = catalogue(edition_of(game))
    any_stronghold = next(
        slug for slug, card in cards.items() if card.type == STRONGHOLD and not card.created
    )
    named = {"stronghold": wish.stronghold or any_stronghold, "dynasty": wish.dynasty, "fate": wish.fate}
    wrong = why_illegal(game, resolve_deck(game, {**named, "name": wish.name}))
    return wrong if wish.stronghold else [NO_STRONGHOLD, *wrong]


def check_lines(game: str, wish: DeckWish) -> None:
    lines = {**wish.dynasty, **wish.fate}
    if len(lines) > MOST_LINES:
        raise Refused(f"a deck has at most {MOST_LINES} different cards")
    for slug in [*lines, *([wish.stronghold] if wish.stronghold else [])]:
        if slug not in catalogue(game):
            raise Refused(f"{slug!r} is not in gorin yet")
    for slug, count in lines.items():
        if not 1 <= count <= 100:
            raise Refused(f"{count} copies of {slug!r} cannot be kept")


def written_out(game: str, deck: dict[str, Any]) -> dict[str, Any]:
    """A deck that somebody brings, with all its parts. Whether it is legal is for the game to say."""
    try:
        wish = msgspec.convert(deck, DeckWish)
    except msgspec.ValidationError as error:
        raise Refused(f"this deck is not understood: {error}") from None
    if not wish.stronghold:
        raise Refused(NO_STRONGHOLD)
    check_lines(game, wish)
    return {**msgspec.structs.asdict(wish), "name": wish.name or "own deck"}
