"""Senseis: chosen in secret once the Strongholds are known, before somebody goes first (DE-CRD-09)."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.ccg.definition import catalogue
from gorin.games.ccg.kinds import SENSEI
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.reading import clan_of_player
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.questions import PASS, SimultaneousQuestions
from gorin.kernel.state import Step
from gorin.language.core.context import NOTHING
from gorin.language.core.questions import AskThing
from gorin.language.core.zones import DECK

LEAST_HONOR = -19
"""DE-STR-03."""


@final
class ChooseSenseis(Step):
    """Everybody who could have one is asked, whether he has one or not: being skipped would tell."""

    tag: ClassVar[str] = "choose-senseis"
    stages: ClassVar[tuple[str, ...]] = ("ask", "take")
    kinds: ClassVar[dict[str, str]] = {"take": "setup.sensei"}

    def ask(self, s: CcgState) -> None:
        questions = [AskThing(seat, "Play with a Sensei?", choices(s, seat)) for seat in asked(s)]
        if questions:
            s.push(SimultaneousQuestions(list(questions)))
        else:
            self.at = len(self.stages)

    def take(self, s: CcgState) -> None:
        """DE-CRD-10: he leaves the Fate deck, and his numbers change those of the Stronghold."""
        for seat in asked(s):
            card = s.answers[seat]
            if card != PASS:
                ops.enter_play(s, card, seat, NOTHING, False, DECK, quietly=True)
                honor = s.players[seat].honor + s.definition(card).starting_honor
                ops.set_honor(s, seat, max(honor, LEAST_HONOR))


def asked(s: CcgState) -> list[int]:
    """The players for whose Faction there is a Sensei at all."""
    taught = {clan for card in catalogue(s.edition).values() if card.type == SENSEI for clan in card.clans}
    return [seat for seat in range(s.seats) if taught.intersection(clan_of_player(s, seat))]


def choices(s: CcgState, seat: int) -> list[int]:
    return [*eligible(s, seat), PASS]


def eligible(s: CcgState, seat: int) -> list[int]:
    """DE-CRD-05: those in his Fate deck who teach his Faction, each title once."""
    found: dict[int, int] = {}
    for card in s.players[seat].fate:
        definition = s.definition(card)
        if definition.type == SENSEI and set(definition.clans).intersection(clan_of_player(s, seat)):
            found.setdefault(s.what[card], card)
    return sorted(found.values())
