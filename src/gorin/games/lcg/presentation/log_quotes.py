"""What the log quotes from cards, in sentences that tell whose words they are and whom they mean."""

from __future__ import annotations

from typing import cast

from gorin.games.lcg.kinds import EVENT
from gorin.games.lcg.language.which.players import OF_WHOM_IT_HOLDS, OPPONENT
from gorin.games.lcg.presentation.log_treaties import Args, Words
from gorin.games.lcg.presentation.naming import player_name
from gorin.games.lcg.table.state import LcgState
from gorin.language.abilities import Usable
from gorin.language.core.asking import MARK, asker
from gorin.language.core.english import in_one_clause, of_another
from gorin.language.core.render import speaker_of
from gorin.language.flow import ChooseOne
from gorin.language.naming import meant_name, named_text, text_of, who_is_you
from gorin.language.players import YOU


def _uses(s: LcgState, args: Args) -> str:
    seat, _, what, node, holder = args
    card, part = s.cards[holder], s.node(what, node)
    gist = ""
    if isinstance(part, Usable):
        renderer = speaker_of(s.cards[what], part)
        renderer.persons = _opponents(s, player_name(s, seat))
        gist = of_another(part.outcome(renderer))
    return f"{player_name(s, seat)} {'plays' if card.type == EVENT else 'uses'} {card.name}: {gist}"


def _selects(s: LcgState, args: Args) -> str:
    """With the names of all whom the words mean."""
    seat, what, node, way, *meant = args
    asking = cast(ChooseOne, s.node(what, node))
    names = {str(slot): meant_name(s, face) for slot, face in zip(meant[::3], meant[2::3], strict=True)}
    renderer = asker(s, what)
    renderer.brief = True
    renderer.persons = _persons(s, who_is_you(s, meant) or player_name(s, seat), player_name(s, seat))
    said = asking.ways[way].text(renderer)
    said = MARK.sub(lambda mark: names.get(mark.group(1), s.cards[what].name), said)
    return f"{player_name(s, seat)} chooses: {of_another(said)}"


def _persons(s: LcgState, user: str, chooser: str) -> dict[str, str]:
    """The players of an ability by name, as the log speaks of them after it has named who chooses."""
    named = {YOU.subject: user, **_opponents(s, user)}
    return {subject: YOU.subject if name == chooser else name for subject, name in named.items()}


def _opponents(s: LcgState, user: str) -> dict[str, str]:
    """The opponent of a player by name, where there is but one."""
    others = [name for name in [player_name(s, seat) for seat in range(s.seats)] if name != user]
    return {who.subject: others[0] for who in (OPPONENT, OF_WHOM_IT_HOLDS)} if len(others) == 1 else {}


def _from_now_on(s: LcgState, args: Args) -> str:
    _, what, node, *meant = args
    whose, said = who_is_you(s, meant), of_another(named_text(s, what, node, meant))
    owner = f" ({whose})" if whose else ""
    return f"from now on, {s.cards[what].name}{owner}: {in_one_clause(said)}"


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
