"""Cards and decks of a game over HTTP: what the page shows beside the table, and what a deck lacks."""

from __future__ import annotations

import functools
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from gorin.cards.decks import parse_deck
from gorin.games import find
from gorin.language.library.deck import Deck
from gorin.language.library.given import written_out
from gorin.language.library.library import Library, has_library, known_decks, library_of
from gorin.server.presentation import protocol
from gorin.server.table.uploaded_decks import DeckDraft, wished
from gorin.server.web.cacheable import ASK_FIRST, cacheable


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
    wish = protocol.read_body(await request.body(), DeckDraft)
    return JSONResponse(why_not_legal(playable(request), wish))


async def look(request: Request) -> Response:
    """The same, with what somebody who builds a deck keeps an eye on."""
    wish = protocol.read_body(await request.body(), DeckDraft)
    library, deck = library_of(playable(request)), wished(playable(request), wish)
    return JSONResponse({"wrong": library.why_illegal(deck), "sums": library.sums(deck)})


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
    """The game that is meant; of some the cards are known although they cannot be played yet."""
    game: str = request.path_params["game"]
    return game if has_library(game) else find(game).id


def unless_known(request: Request, body: bytes) -> Response:
    """Cards change only with the program: a browser that has them already is told so."""
    return cacheable(request, body, "application/json", {"Cache-Control": ASK_FIRST})


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
        "unused": library.unused,
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
        "fits": library.fits(deck),
        **written_out(game, deck),
        "wrong": library.why_illegal(deck),
    }


def why_not_legal(game: str, wish: DeckDraft) -> list[str]:
    """What is wrong with a deck that is being built."""
    return library_of(game).why_illegal(wished(game, wish))
