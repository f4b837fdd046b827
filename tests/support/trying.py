"""Trying words out: a table of the toy on which somebody plays a card that the test has just declared."""

from __future__ import annotations

import json
from itertools import count

from gorin.kernel.chance import Chance
from gorin.kernel.game import Game
from gorin.kernel.questions import run
from gorin.kernel.record import load_game
from gorin.language.card_filters import CardFilter
from gorin.language.core.base import Amount, Condition, Selector
from gorin.language.core.definition import Phrase
from gorin.language.core.render import card_text, renderer_for
from gorin.language.core.ruleset import register_cards, register_ruleset
from gorin.language.picks import target
from gorin.language.selectors import TARGET
from support.toy import DECK, GRAVE, HAND, PLAY, TOY, Match, ToyState
from support.toy.definition import Card, action, creature
from support.toy.language import destroy, play
from support.toy.reading import strength
from support.toy.ruleset import ToyRuleset

CROWD = [
    creature("Rat", 1, keywords=("Beast",)),
    creature("Guard", 2),
    creature("Giant", 4),
    creature("Elf", 2),
]
"""Creatures without a text, for everybody to meet."""
_editions = count(1)


class Trial:
    """Seat 0 holds the card and is to act. Options are chosen by their label or their id."""

    def __init__(self, s: ToyState, card: Card) -> None:
        self.game = Game(TOY, s, {}, [])
        self.card = card

    @property
    def s(self) -> ToyState:
        assert isinstance(self.game.state, ToyState)
        return self.game.state

    @property
    def text(self) -> str:
        return card_text(self.card)

    @property
    def honor(self) -> list[int]:
        return self.s.honor

    @property
    def prompt(self) -> str:
        assert self.game.decision is not None
        return self.game.decision.prompt

    @property
    def asked(self) -> int:
        assert self.game.decision is not None
        return self.game.decision.seat

    @property
    def offered(self) -> list[str]:
        assert self.game.decision is not None
        return [option.label for option in self.game.decision.options]

    @property
    def can_play(self) -> bool:
        return any(label.startswith(self.card.name) for label in self.offered)

    def number(self, name: str) -> int:
        return next(card for card in range(len(self.s.what)) if self.s.card(card).name == name)

    def zone(self, name: str) -> int:
        return self.s.zone[self.number(name)]

    def is_dead(self, name: str) -> bool:
        return self.zone(name) == GRAVE

    def strength(self, name: str) -> int:
        return strength(self.s, self.number(name))

    def play(self) -> Trial:
        """Use the card's ability, or put it into play."""
        return self.choose(next(label for label in self.offered if label.startswith(self.card.name)))

    def choose(self, *labels: str) -> Trial:
        """Choose one after another; a loaded save and a clone go the same way."""
        for label in labels:
            decision = self.game.decision
            assert decision is not None
            found = [option for option in decision.options if label in (option.label, option.id)]
            assert len(found) == 1, f"{label} is not one of {self.offered}"
            copies = [load_game(TOY, json.loads(self.game.save())), self.game.clone()]
            for game in (*copies, self.game):
                game.choose(found[0].id)
            assert [copy.digest() for copy in copies] == [self.game.digest()] * 2
        return self


def table(
    *cards: Card,
    mine: tuple[str, ...] = (),
    theirs: tuple[str, ...] = (),
    hand: tuple[str, ...] = (),
    seats: int = 2,
) -> Trial:
    """Seat 0 holds the first card, and what `hand` names; decks have what is nowhere else."""
    edition = f"trial {next(_editions)}"
    register_ruleset(ToyRuleset(edition))
    register_cards(edition, [*cards, *CROWD])
    s = ToyState(seats, Chance.seeded(1), edition)
    names = [card.name for card in cards]
    for name in [*names, *(card.name for card in CROWD)]:
        owner = 1 if name in theirs else 0
        zone = PLAY if name in mine + theirs else HAND if name in (names[0], *hand) else DECK
        s.lay(s.add_card(next(c for c in [*cards, *CROWD] if c.name == name).slug, owner), zone)
    match = Match()
    match.go("take_turn")
    s.push(match)
    run(s)
    return Trial(s, cards[0])


def trying(*parts: Phrase) -> Card:
    """An action of its own with this text."""
    return action("Trial", play(*parts))


def targets_of(
    card_filter: CardFilter, mine: tuple[str, ...] = (), theirs: tuple[str, ...] = ()
) -> tuple[str, list[str]]:
    """What a card says that destroys one of these, and what it offers."""
    t = table(trying(target(card_filter), destroy(TARGET)), mine=mine, theirs=theirs)
    return t.text, t.play().offered[:-1]  # the last one takes it back


def said(words: Amount | Condition | Selector) -> str:
    """Some words by themselves, as a card of the toy says them."""
    return words.text(renderer_for(trying()))
