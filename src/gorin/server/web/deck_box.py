"""The decks that somebody has built: a log for each session, in which the last word on a deck counts."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from gorin.kernel.errors import GorinError
from gorin.language.library.given import written_out
from gorin.language.library.library import library_of
from gorin.server.presentation import protocol
from gorin.server.store import Conflict, Store
from gorin.server.table.names import clean
from gorin.server.table.refusal import Code, Refused
from gorin.server.table.uploaded_decks import DeckDraft, checked, wished
from gorin.server.web.catalogue import playable
from gorin.server.web.lobby import backend_of, caller_of, session_of

MARK = "decks:"
NAME_LENGTH = 60
MOST_DECKS = 60
MOST_ENTRIES = 4 * MOST_DECKS
"""A log that is longer is written anew with what still counts: whoever reads it reads all of it."""


class Kept(msgspec.Struct, frozen=True, tag_field="is", tag="kept"):
    """A deck as it was kept; the same id again replaces it."""

    id: str
    game: str
    deck: DeckDraft


class Dropped(msgspec.Struct, frozen=True, tag_field="is", tag="dropped"):
    id: str


Entry = Kept | Dropped
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


class DeckBox:
    """The decks of one session."""

    def __init__(self, store: Store, session: str) -> None:
        self.store, self.log = store, f"{MARK}{session}"
        self.entries = 0
        self.decks: dict[str, Kept] = {}

    async def read(self) -> DeckBox:
        for body in await asyncio.wrap_future(self.store.reading(self.log, self.entries)):
            self._fold(decoded(body))
        return self

    async def write(self, entry: Entry) -> None:
        """Append, on the disk before anybody is told; behind what another window has just written."""
        while True:
            body = msgspec.json.encode(entry)
            try:
                await asyncio.wrap_future(self.store.append(self.log, self.entries, body))
                self._fold(entry)
                break
            except Conflict:
                await self.read()
        if self.entries > MOST_ENTRIES:
            await self._tidy_up()

    async def _tidy_up(self) -> None:
        bodies = [msgspec.json.encode(kept) for kept in self.decks.values()]
        with contextlib.suppress(Conflict):  # another window writes: then the next time
            await asyncio.wrap_future(self.store.rewrite(self.log, self.entries, bodies))
            self.entries = len(bodies)

    def _fold(self, entry: Entry) -> None:
        self.entries += 1
        if isinstance(entry, Kept):
            self.decks[entry.id] = entry
        else:
            self.decks.pop(entry.id, None)


def decoded(body: bytes) -> Entry:
    try:
        return _decoder.decode(body)
    except msgspec.MsgspecError as error:
        raise GorinError(f"an entry of the decks cannot be read: {error}") from None


# --- over HTTP ----------------------------------------------------------------------------------------


async def own_decks(request: Request) -> Response:
    """The decks of this browser for a game, or one more of them."""
    game = playable(request)
    if request.method == "POST":
        return await keep(request, game, secrets.token_urlsafe(8))
    session = session_of(request)
    box = DeckBox(backend_of(request).store, session)
    kept = (await box.read()).decks.values() if session else []
    return JSONResponse([told(each) for each in kept if each.game == game])


async def own_deck(request: Request) -> Response:
    """Write a deck anew, or throw it away."""
    id = request.path_params["id"]
    box = await DeckBox(backend_of(request).store, caller_of(request)).read()
    if id not in box.decks or box.decks[id].game != playable(request):
        raise Refused(f"you have no deck {id!r}", Code.NOT_FOUND)
    if request.method == "PUT":
        return await keep(request, box.decks[id].game, id)
    await box.write(Dropped(id))
    return JSONResponse({"dropped": id})


async def keep(request: Request, game: str, id: str) -> Response:
    """A deck need not be legal to be kept: it may be half built. But its cards must exist."""
    wish = protocol.read_body(await request.body(), DeckDraft)
    wish["name"] = clean(str(wish.get("name", "")), NAME_LENGTH, "the name of a deck")
    kept = written_out(game, checked(game, wish))
    box = await DeckBox(backend_of(request).store, caller_of(request)).read()
    if id not in box.decks and len(box.decks) >= MOST_DECKS:
        raise Refused(f"you already have {MOST_DECKS} decks; delete one first", Code.LIMIT)
    entry = Kept(id, game, kept)
    await box.write(entry)
    return JSONResponse(told(entry), 201)


def told(kept: Kept) -> dict[str, Any]:
    deck = wished(kept.game, kept.deck)
    library = library_of(kept.game)
    told = {"id": kept.id, **written_out(kept.game, deck), "clan": list(library.clans_of(deck))}
    return {**told, "fits": library.fits(deck), "wrong": library.why_illegal(deck)}
