"""What the log quotes from cards, in sentences that tell whose words they are and whom they mean."""

from __future__ import annotations

from typing import cast

from gorin.games.lcg.shown.log_treaties import Args, Words
from gorin.games.lcg.shown.naming import player_name
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.words.choosing import speaks_to_user
from gorin.words.flow import ChooseOne
from gorin.words.grammar.asking import MARK, asker
from gorin.words.naming import effect_name, meant_name, named_text, text_of, who_is_you


def _uses(s: LcgState, args: Args) -> str:
    seat, _, what, node, holder = args
    return f"{player_name(s, seat)} uses {s.cards[holder].name}: {text_of(s, what, node)}"


def _selects(s: LcgState, args: Args) -> str:
    """With the names of those whom the words mean; where they are somebody else's, who is "you" in them."""
    seat, what, node, way, *meant = args
    asking = cast(ChooseOne, s.node(what, node))
    names = {str(slot): meant_name(s, face) for slot, face in zip(meant[::3], meant[2::3], strict=True)}
    said = asking.ways[way].text(asker(s, what))
    said = MARK.sub(lambda mark: names.get(mark.group(1), s.cards[what].name), said)
    user = who_is_you(s, meant) if speaks_to_user(asking, [way]) else ""
    return f"{player_name(s, seat)} selects: {said}" + (f' ("you" is {user})' if user else "")


def _from_now_on(s: LcgState, args: Args) -> str:
    _, what, node, *meant = args
    return f"{effect_name(s, what, meant)} from now on: {named_text(s, what, node, meant)}"


def _gains_ability(s: LcgState, args: Args) -> str:
    _, gainer, what, node = args
    return f"{s.cards[gainer].name} gains an ability of {s.cards[what].name}: {text_of(s, what, node)}"


LINES: dict[str, tuple[Words, tuple[str, ...]]] = {
    "uses": (_uses, ()),
    "selects": (_selects, ("LCG-SEL-01",)),
    "rule": (_from_now_on, ("LCG-LAST-01",)),
    "trait": (_gains_ability, ("LCG-GAIN-02",)),
    "delayed": (_from_now_on, ("LCG-DEL-01",)),
}
