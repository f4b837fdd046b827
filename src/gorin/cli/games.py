"""`gorin games`: what can be played."""

from __future__ import annotations

import json
from typing import Any

import click

import gorin
from gorin.kernel.rules import Rules


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def games(as_json: bool) -> None:
    """List the games with their seats, formats, decks, and options."""
    listed = [playable(rules) for rules in gorin.games()]
    if as_json:
        click.echo(json.dumps(listed, indent=2, ensure_ascii=False))
        return
    width = max(len(game["id"]) for game in listed) + 2
    for game in listed:
        click.echo(f"{game['id']:<{width}}{game['name']}")
        for line in _facts(game):
            click.echo(f"{'':<{width}}{line}")


def playable(rules: Rules) -> dict[str, Any]:
    """A game that can be played, with the default of each of its options."""
    return {
        "id": rules.id,
        "name": rules.name,
        "status": "playable",
        "seats": list(rules.seats),
        "formats": list(rules.formats),
        "decks": list(rules.decks),
        "options": rules.complete({}),
    }


def _facts(game: dict[str, Any]) -> list[str]:
    lines = [
        f"{name}: {', '.join(map(str, game[name]))}" for name in ("seats", "formats", "decks") if game[name]
    ]
    defaults = [f"{name} ({default})" for name, default in game["options"].items()]
    return lines + ([f"options, with defaults: {', '.join(defaults)}"] if defaults else [])
