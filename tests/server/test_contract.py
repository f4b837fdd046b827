"""What programs can rely on: codes, descriptions made from types, and a client that needs nothing else."""

import importlib.util
import json
import random
import re
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec
import pytest

import gorin
from gorin.server.presentation import contract, protocol
from gorin.server.table.refusal import Code
from gorin.server.web import asyncapi, openapi
from server.kit import Browser, Hall, live

ROOT = Path(__file__).parents[2]
GAMES = [game.id for game in gorin.games()]


def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("wire_client", ROOT / "examples" / "wire_client.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", GAMES)
def test_the_example_plays_a_whole_game_over_the_wire(tmp_path: Path, game: str):
    with live(tmp_path) as address:
        client = example().Client(f"http://{address}")
        table = client.open_table(game, ["random"])
        outcome = client.play(table, random.Random(7))
        record = client.call("GET", f"/api/tables/{table}/record")
    replayed = gorin.replay(record)
    assert replayed.outcome is not None
    assert list(replayed.outcome.winners) == outcome["winners"]


def test_every_code_is_documented():
    documented = set(
        re.findall(r"^\| `([a-z-]+)` \|", (ROOT / "docs" / "protocol.md").read_text(), re.MULTILINE)
    )
    assert documented == {code.value for code in Code}


def test_the_page_tells_refusals_apart_by_their_codes():
    """A sentence may be worded anew at any time."""
    sentences = re.compile(r"\b(?:error|message|reason)\.(?:startsWith|includes|match|endsWith)\(")
    pages = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    assert pages
    assert [path.name for path in pages if sentences.search(path.read_text())] == []


def test_the_messages_are_described(ann: Browser):
    described = ann.get("/api/asyncapi.json").json()
    assert described == json.loads(json.dumps(asyncapi.describe()))
    kinds = {*get_args(contract.ServerMessage), *get_args(protocol.Message)}
    assert set(described["components"]["messages"]) == {kind.__name__ for kind in kinds}


@pytest.mark.parametrize("describe", [openapi.describe, asyncapi.describe])
def test_every_reference_of_a_description_leads_somewhere(describe: Any):
    described = describe()
    for reference in re.findall(r'"\$ref": "#/([^"]+)"', json.dumps(described)):
        there = described
        for name in reference.split("/"):
            there = there[name]


def test_what_the_old_description_forbade_is_allowed():
    """The decks of the LCG have parts of their own, and a replay can show all hands."""
    described = openapi.describe()
    deck = described["paths"]["/api/decks/{game}/check"]["post"]["requestBody"]["content"]
    assert "properties" not in deck["application/json"]["schema"]
    [eyes] = [
        parameter
        for parameter in described["paths"]["/api/tables/{id}/replay"]["get"]["parameters"]
        if parameter["name"] == "seat"
    ]
    assert {"const": "all"} in eyes["schema"]["oneOf"]


def test_a_field_that_is_missing_or_unknown_breaks_the_contract():
    pong = {"type": "pong", "seq": 1}
    assert contract.conforms(pong, contract.ServerMessage)
    assert not contract.conforms({**pong, "more": 1}, contract.ServerMessage)
    with pytest.raises(msgspec.ValidationError):
        contract.conforms({"type": "pong"}, contract.ServerMessage)


def test_errors_carry_the_code_of_what_is_wrong(server: Hall, ann: Browser, ben: Browser):
    id = ann.open(None, None)
    with ann.page(id) as page:
        assert page.ask(type="undo")["code"] == Code.NOT_DEALT
        ben.sit(id)
        page.catch_up()
        assert page.ask(type="choose", option="nonsense", seq=page.seq)["code"] == Code.ILLEGAL_CHOICE
        assert page.ask(type="choose", option="nonsense", seq=10**6)["code"] == Code.STALE
        assert page.ask(type="dance")["code"] == Code.INVALID
    assert ann.get("/api/tables/none").json()["code"] == Code.NOT_FOUND
    assert ann.post("/api/tables", seats=[None, None], record={}).json()["code"] == Code.INVALID_RECORD
    assert ann.get("/api/rules/chess").json()["code"] == Code.INVALID
