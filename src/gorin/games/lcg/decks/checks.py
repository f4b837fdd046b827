"""What is wrong with a deck of the LCG: every error, each with its clause."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.decks.cards import CLANS, CONFLICT, DYNASTY, NEUTRAL, PoolCard, pool
from gorin.games.lcg.decks.formats import Building
from gorin.games.lcg.decks.influence import allowed_influence, available, wrong_influence
from gorin.games.lcg.decks.law import Law
from gorin.games.lcg.decks.provinces import allowed_provinces, wrong_provinces
from gorin.language.core.english import listed
from gorin.language.library.checks import counted, too_many, wrong_size
from gorin.language.library.deck import Deck

STRONGHOLD, ROLE, PROVINCES, SIDEBOARD = "stronghold", "role", "provinces", "sideboard"
PLACES: dict[str, str] = {STRONGHOLD: "stronghold", ROLE: "role", PROVINCES: "province"}
"""The type of card that belongs into these parts; into the decks belongs what is printed for them."""


def part_of(card: PoolCard) -> str:
    """The list of a deck that a card belongs into."""
    return card.side or next(part for part, type in PLACES.items() if type == card.type_name)


@final
class Check:
    """Looks through one deck."""

    def __init__(self, building: Building, deck: Deck, known: dict[str, PoolCard] | None = None) -> None:
        self.building = building
        self.deck = deck
        self.known = pool() if known is None else known
        self.stronghold = self._only(STRONGHOLD)
        self.role = self._only(ROLE)
        self.clan = self.primary_clan()

    def cards(self, *parts: str) -> list[PoolCard]:
        return [self.known[slug] for part in parts for slug in self.deck.lists.get(part, [])]

    def _only(self, part: str) -> PoolCard | None:
        cards = self.cards(part)
        return cards[0] if cards else None

    def primary_clan(self) -> str:
        """LCG-CLAN-02, LCG-CLAN-05: the stronghold's; without one, whose characters the dynasty deck has."""
        if self.stronghold is not None:
            return self.stronghold.clan
        clans = counted([card.clan for card in self.cards(DYNASTY) if card.is_out_of("")])
        return max(clans, key=lambda clan: clans[clan]) if clans else ""

    def errors(self) -> list[str]:
        wrong = self._misplaced()
        if self.building.has_stronghold:
            wrong += self._of_a_stronghold()
        else:
            wrong += self._without_stronghold()
        wrong += self._shadowlands() + self._sizes() + self._clans() + self._roles() + self._copies()
        return wrong + self._law(self.building.law)

    def sums(self) -> list[str]:
        """What to keep an eye on: influence, what the role allows, elements, and the restricted title."""
        return [*self._spent(), *self._allowed(), *self._elements(), *self._restricted_sum()]

    def _spent(self) -> list[str]:
        if not self.clan:
            return []
        bought = [card for card in self._of_side(CONFLICT) if card.is_out_of(self.clan)]
        spent, most = sum([card.influence or 0 for card in bought]), self._influence()
        others = list(dict.fromkeys([card.clan for card in bought]))
        on = f" on {listed(others)}" if others else ""
        return [f"{self.clan}: {spent} of {most} influence spent{on}"]

    def _allowed(self) -> list[str]:
        """What the role adds to the rules of deck building."""
        if self.role is None or not self.building.has_stronghold:
            return []
        allows = [*allowed_influence(self.role), *allowed_provinces(self.role)]
        return [f"{self.role.name}: {listed(allows)}"] if allows else []

    def _elements(self) -> list[str]:
        """Which elements the provinces have."""
        provinces = self.cards(PROVINCES)
        if not provinces or not self.building.has_stronghold:
            return []
        return [f"provinces: {', '.join(['/'.join(card.elements).title() for card in provinces])}"]

    def _restricted_sum(self) -> list[str]:
        return [f"restricted: {title}" for title in self._restricted(self.building.law)]

    # --- what belongs where -----------------------------------------------------------------------

    def _misplaced(self) -> list[str]:
        wrong: list[str] = []
        for part in (STRONGHOLD, ROLE, PROVINCES, DYNASTY, CONFLICT):
            for card in dict.fromkeys(self.cards(part)):
                if part_of(card) != part:
                    clause = self._place_clause(part)
                    wrong.append(f"{card.name} does not belong into {named(part)} [{clause}]")
        for card in dict.fromkeys(self.cards(SIDEBOARD)):
            if not card.side:
                wrong.append(f"{card.name} does not belong into the sideboard [LCG-SKIR-07]")
        return wrong

    def _shadowlands(self) -> list[str]:
        """LCG-SHAD-01: a faction of the cooperative game, in no deck of the formats that are played here."""
        cards = dict.fromkeys(self.known[slug] for slug in self.deck.cards())
        return [
            f"{card.name} is of the {card.clan}, which is in no such deck [LCG-SHAD-01]"
            for card in cards
            if card.clan != NEUTRAL and card.clan not in CLANS
        ]

    def _place_clause(self, part: str) -> str:
        clauses = self.building.clauses
        places = {DYNASTY: clauses.dynasty, CONFLICT: clauses.conflict, PROVINCES: "LCG-DECK-11"}
        return places.get(part, "LCG-DECK-02" if part == ROLE else "LCG-DECK-01")

    def _of_a_stronghold(self) -> list[str]:
        wrong: list[str] = []
        strongholds, roles = self.cards(STRONGHOLD), self.cards(ROLE)
        if not strongholds:
            wrong.append("the deck has no stronghold yet [LCG-DECK-01]")
        if len(strongholds) > 1:
            wrong.append(f"the deck has {len(strongholds)} strongholds, more than 1 [LCG-DECK-01]")
        if len(roles) > 1:
            wrong.append(f"the deck has {len(roles)} roles, more than 1 [LCG-DECK-02]")
        wrong += wrong_provinces(self.cards(PROVINCES), self.role, self.clan)
        if self.cards(SIDEBOARD):
            wrong.append("only skirmish decks have a sideboard [LCG-SKIR-06]")
        return wrong

    def _without_stronghold(self) -> list[str]:
        wrong: list[str] = []
        for part in (STRONGHOLD, ROLE, PROVINCES):
            names = list(dict.fromkeys([card.name for card in self.cards(part)]))
            if names:
                wrong.append(f"a skirmish deck has no {PLACES[part]}, so not {listed(names)} [LCG-SKIR-01]")
        if not self.clan:
            wrong.append("the deck is of no clan yet: no dynasty card has one [LCG-CLAN-05]")
        most = self.building.sideboard
        return wrong + wrong_size("the sideboard", len(self.cards(SIDEBOARD)), 0, most, "LCG-SKIR-06")

    # --- the two decks ----------------------------------------------------------------------------

    def _sizes(self) -> list[str]:
        least, most, clauses = self.building.least, self.building.most, self.building.clauses
        dynasty, conflict = len(self.cards(DYNASTY)), len(self.cards(CONFLICT))
        wrong = wrong_size("the dynasty deck", dynasty, least, most, clauses.dynasty)
        wrong += wrong_size("the conflict deck", conflict, least, most, clauses.conflict)
        return wrong + self._too_much_rally(least)

    def _too_much_rally(self, least: int) -> list[str]:
        """LCG-RALL-04, LCG-RALL-05."""
        cards = self.cards(DYNASTY)
        others = len([card for card in cards if not card.rally])
        if others >= least or len(cards) < least:
            return []
        return [f"the dynasty deck has {others} cards without rally, fewer than {least} [LCG-RALL-04]"]

    def _of_side(self, side: str) -> list[PoolCard]:
        """LCG-SKIR-07: a sideboard obeys the same rules as the deck."""
        return [card for card in self.cards(side, SIDEBOARD) if card.side == side]

    def _clans(self) -> list[str]:
        clause, wrong = self.building.clauses.dynasty_clan, []
        if not self.clan:
            return []
        for card in dict.fromkeys(self._of_side(DYNASTY)):
            if card.is_out_of(self.clan):
                wrong.append(
                    f"{card.name} is a dynasty card of the {card.clan}, not of the {self.clan} [{clause}]"
                )
        conflict = self._of_side(CONFLICT)
        return wrong + wrong_influence(self.building, conflict, self.clan, self._influence(), self.role)

    def _influence(self) -> int:
        return available(self.building, self.stronghold, self.role)

    def _roles(self) -> list[str]:
        """LCG-ROLE-04; where there are no roles, nobody has the one that a card asks for."""
        has = [] if self.role is None else [trait.lower() for trait in self.role.keywords]
        return [
            f"{card.name} is only for decks with {a_role(card.role)} [LCG-ROLE-04]"
            for card in dict.fromkeys(self.cards(PROVINCES, DYNASTY, CONFLICT, SIDEBOARD))
            if card.role and card.role not in has
        ]

    def _copies(self) -> list[str]:
        """LCG-DECK-15: by title, over both decks."""
        cards = [card for card in self.cards(DYNASTY, CONFLICT, SIDEBOARD) if card.side]
        wrong: list[str] = []
        for title, count in counted([card.name for card in cards]).items():
            said = max([card.limit for card in cards if card.name == title])
            clause = "LCG-DECK-16" if said else self.building.clauses.copies
            wrong += too_many(title, count, said or self.building.copies, clause)
        return wrong

    def _restricted(self, law: Law) -> list[str]:
        cards = [self.known[slug] for slug in self.deck.cards()]
        return list(dict.fromkeys([card.name for card in cards if law.restricts(card)]))

    def _law(self, law: Law) -> list[str]:
        cards = [self.known[slug] for slug in self.deck.cards()]
        restricted = self._restricted(law)
        titles = dict.fromkeys([card.name for card in cards if card.name in law.banned])
        banned = [f"{title} is banned [LCG-DECK-14]" for title in titles]
        if len(restricted) < 2:
            return banned
        return [f"{listed(restricted)} are restricted, and a deck has one such title [LCG-DECK-09]", *banned]


def named(part: str) -> str:
    return f"the {part} deck" if part in (DYNASTY, CONFLICT) else f"the {part}"


def a_role(kind: str) -> str:
    """
    >>> a_role("keeper"), a_role("air")
    ('a Keeper role', 'an Air role')
    """
    return f"{'an' if kind[0] in 'aeiou' else 'a'} {kind.title()} role"
