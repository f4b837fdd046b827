"""Writes the tables of the LCG's cards (src/gorin/games/lcg/decks/pool) from files of facts.

    python docs/make_lcg_pool.py lcg_cards.json lcg_more_cards.json           # writes the tables anew
    python docs/make_lcg_pool.py lcg_cards.json lcg_more_cards.json --check   # only says whether they are so

Names, types, numbers, traits and what matters when a deck is built; never a text. Treaties are in no deck and
so in no table: `formats/treaties` has them.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

POOL = Path(__file__).parent.parent / "src/gorin/games/lcg/decks/pool"
CLANS = ("crab", "crane", "dragon", "lion", "phoenix", "scorpion", "unicorn", "neutral")
SPELT = {
    "daimyo": "Daimyō", "dojo": "Dōjō", "maho": "Mahō", "meishodo": "Meishōdō",
    "ronin": "Rōnin", "yojimbo": "Yōjimbō",
}  # fmt: skip
RETITLED = {"Wandering Ronin": "Wandering Rōnin"}
"""LCG-ERR-30: titles that the Rules Reference spells otherwise."""
RETRAITED: dict[str, list[str]] = {"Spell Scroll": []}
"""LCG-ERR-19: traits that the Rules Reference gives otherwise."""
TREATY = "treaty"
TYPES = ("stronghold", "role", "province", "holding", "character", "attachment", "event")
NUMBERED = {"cost": "cost", "glory": "glory", "strength": "strength", "strength_bonus": "strength",
            "honor": "honor", "fate": "fate", "influence_pool": "influence"}  # fmt: skip

Fact = dict[str, Any]


def main(files: list[str], check: bool) -> int:
    cards = [card for file in files for card in cards_of(file)]
    second = versions(cards)
    wrong = 0
    for clan in CLANS:
        own = sorted((card for card in cards if card["clan"] == clan), key=order)
        text = table(clan, own, second)
        path = POOL / f"{clan}.py"
        if not check:
            path.write_text(text, encoding="utf-8")
        elif not path.is_file() or path.read_text(encoding="utf-8") != text:
            wrong += 1
            print(f"{path.name} is not what these facts say", file=sys.stderr)
    return 1 if wrong else 0


def cards_of(file: str) -> list[Fact]:
    """The cards of decks. The later file leaves a glory of 0 out; every character has a glory."""
    found: list[Fact] = json.loads(Path(file).read_text(encoding="utf-8"))
    return [whole(card) for card in found if card["type"] != TREATY]


def whole(card: Fact) -> Fact:
    return {"glory": 0, **card} if card["type"] == "character" else card


def versions(cards: list[Fact]) -> dict[str, int]:
    """Cards that share their title with an older one are told apart by a number."""
    seen: dict[str, int] = {}
    found: dict[str, int] = {}
    for card in sorted(cards, key=lambda card: str(card["id"])):
        seen[card["name"]] = seen.get(card["name"], 0) + 1
        if seen[card["name"]] > 1:
            found[card["id"]] = seen[card["name"]]
    return found


def order(card: Fact) -> tuple[Any, ...]:
    return cycle(card), card["side"], TYPES.index(card["type"]), card["name"], card["id"]


def cycle(card: Fact) -> str:
    """Which packs came together, in their order; those that only the later file has came last.

    >>> cycle({"id": "01-banzai"}), cycle({"id": "battle-meditation", "packs": [{"pack": "clan-war"}]})
    ('01', 'clan-war')
    """
    number = str(card["id"])[:2]
    return number if number.isdigit() else str(card["packs"][0]["pack"])


def table(clan: str, cards: list[Fact], second: dict[str, int]) -> str:
    """A line for each card, below the pack that it came with."""
    whose = "cards of no clan" if clan == "neutral" else f"{clan.title()} cards"
    rows, pack = [], ""
    for card in cards:
        if card["packs"][0]["pack"] != pack:
            pack = card["packs"][0]["pack"]
            rows.append(f"[{pack}]")
        rows.append(line(card, second.get(card["id"], 0)))
    head = f'"""The {whose} (written by docs/make_lcg_pool.py)."""\n\nLINES = """\n'
    return head + "\n".join(rows) + '\n"""\n'


def line(card: Fact, version: int) -> str:
    decks = card["side"] if card["side"] in ("dynasty", "conflict") else ""
    kind = " ".join(part for part in (card["clan"].title(), decks, card["type"]) if part)
    printed = RETRAITED.get(card["name"], card.get("traits", []))
    traits = ", ".join(SPELT.get(trait, trait.replace("-", " ").title()) for trait in printed)
    name = RETITLED.get(card["name"], card["name"]).replace("\u2019", "'")
    parts = [name, kind, " ".join(marks(card, version)), traits]
    return " | ".join(parts).rstrip(" |")


def marks(card: Fact, version: int) -> list[str]:
    found = [f"{name}={plain(card[fact])}" for fact, name in NUMBERED.items() if card.get(fact) is not None]
    skills = skills_of(card)
    found[1 if found and found[0].startswith("cost") else 0 : 0] = skills
    if card.get("influence_cost") is not None:
        found.append(f"influence={card['influence_cost']}")
    if card.get("unique") or card.get("is_unique"):
        found.append("unique")
    if card.get("elements"):
        found += card["elements"]
    if card.get("role_restriction"):
        found.append(f"role={card['role_restriction']}")
    if card["deck_limit"] != 3 and card["side"] in ("dynasty", "conflict"):
        found.append(f"limit={card['deck_limit']}")
    if card["allowed_clans"] not in (["*"], list(CLANS[:-1]), [card["clan"]]):
        found.append(f"clans={'+'.join(card['allowed_clans'])}")
    if re.search(r"\bRally\.", card.get("text") or ""):
        found.append("rally")
    if card.get("is_restricted"):
        found.append("restricted")
    if version:
        found.append(f"version={version}")
    return found


def skills_of(card: Fact) -> list[str]:
    """Military and political, a dash where a character has none; what an attachment adds, if anything."""
    if card["type"] == "character":
        return [f"{plain(card.get('military'))}/{plain(card.get('political'))}"]
    added = [plain(card.get(f"{skill}_bonus")) for skill in ("military", "political")]
    return [] if card["type"] != "attachment" or set(added) <= {"0", "-"} else ["/".join(added)]


def plain(number: Any) -> str:
    """
    >>> plain("+2"), plain("-1"), plain("X"), plain(None), plain("-0")
    ('2', '-1', 'X', '-', '0')
    """
    text = "-" if number is None else str(number).lstrip("+")
    return "0" if text == "-0" else text


if __name__ == "__main__":
    named = [word for word in sys.argv[1:] if word != "--check"]
    sys.exit(main(named, "--check" in sys.argv[1:]))
