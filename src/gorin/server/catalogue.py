"""Cards and decks of a game over HTTP: what the page shows beside the table, and what a deck lacks."""

from __future__ import annotations

import functools
import hashlib
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from gorin.cards.decks import parse_deck
from gorin.games import find
from gorin.server import protocol
from gorin.server.refusal import Refused
from gorin.words.library.deck import Deck
from gorin.words.library.given import MOST_COPIES, resolve_deck, written_out
from gorin.words.library.library import Library, has_library, known_decks, library_of

MOST_LINES = 300
"""Different cards in a deck that is looked at: more than any deck has."""
DeckWish = dict[str, str | dict[str, int]]
"""A deck as the page builds it: its name, the one card of a single part, how many of each in every other."""


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
    game = playable(request)
    found = parse_deck(game, wish.text)
    return JSONResponse({**written_out(game, found.deck), "wrong": [str(line) for line in found.problems]})


async def shape(request: Request) -> Response:
    """What the decks of a game are made of, and what can be asked of its cards."""
    return JSONResponse(shape_of(library_of(playable(request))))


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
    if not has_library(game):
        return b"[]"
    library = library_of(game)
    cards = [{**library.facts(card), **library.drawn(card)} for card in library.on_tables()]
    return msgspec.json.encode(cards)


def shape_of(library: Library) -> dict[str, Any]:
    return {
        "parts": [
            {"name": part.name, "title": part.title, "single": part.is_single} for part in library.parts
        ],
        "formats": library.formats,
        "numbers": [number._asdict() for number in library.numbers],
        "words": [word._asdict() for word in library.words],
        "example": library.example,
    }


# --- decks --------------------------------------------------------------------------------------------


@functools.cache
def written_decks(game: str) -> bytes:
    return msgspec.json.encode([deck_told(game, deck) for deck in known_decks(game).values()])


def deck_told(game: str, deck: Deck) -> dict[str, Any]:
    library = library_of(game)
    return {
        "id": deck.id,
        "theme": deck.theme,
        "clan": list(library.clans_of(deck)),
        **written_out(game, deck),
        "wrong": library.why_illegal(deck),
    }


def wished(game: str, wish: DeckWish) -> Deck:
    """The deck that somebody builds, which may lack anything; Refused where it is none of this game."""
    library = library_of(game)
    empty: DeckWish = {part.name: "" if part.is_single else {} for part in library.parts}
    for name, said in wish.items():
        if type(said) is not type(empty.get(name, "")) or name not in (*empty, "name", "format"):
            raise Refused(f"this deck is not understood: it has no such {name}")
    if sum(len(said) for said in wish.values() if isinstance(said, dict)) > MOST_LINES:
        raise Refused(f"a deck has at most {MOST_LINES} different cards")
    return resolve_deck(game, {**empty, **wish})


def why_not_legal(game: str, wish: DeckWish) -> list[str]:
    """What is wrong with a deck that is being built."""
    return library_of(game).why_illegal(wished(game, wish))


def checked(game: str, wish: DeckWish) -> Deck:
    """A deck whose cards exist and can be counted. Whether it is legal is another matter."""
    known = library_of(game).cards()
    for cards in wish.values():
        for slug, count in cards.items() if isinstance(cards, dict) else ():
            if slug in known and not 1 <= count <= MOST_COPIES:
                raise Refused(f"{count} copies of {slug!r} cannot be kept")
    deck = wished(game, wish)
    for slug in deck.cards():
        if slug not in known:
            raise Refused(f"{slug!r} is not in gorin yet")
    return deck


def brought(game: str, deck: dict[str, Any]) -> dict[str, Any]:
    """A deck that somebody brings, with all its parts. Whether it is legal is for the game to say."""
    try:
        wish = msgspec.convert(deck, DeckWish)
    except msgspec.ValidationError as error:
        raise Refused(f"this deck is not understood: {error}") from None
    made = checked(game, wish)
    missing = [part.needed for part in library_of(game).parts if part.needed and not made.lists[part.name]]
    if missing:
        raise Refused(missing[0])
    return written_out(game, made)
