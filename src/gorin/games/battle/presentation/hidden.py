"""Dealing again what a seat cannot know, in a way that it could believe."""

from __future__ import annotations

import random
from collections import Counter
from typing import final

from gorin.games.battle.cards import Play
from gorin.games.battle.course.initiative import NEUTRAL_CARDS
from gorin.games.battle.course.placement import Turn
from gorin.games.battle.course.resolution import Resolution
from gorin.games.battle.course.setup import Setup
from gorin.games.battle.course.upkeep import TerritoryCards, Upkeep
from gorin.games.battle.map import TERRITORY_IDS
from gorin.games.battle.objectives import OBJECTIVES
from gorin.games.battle.placing import placeable, why_illegal
from gorin.games.battle.state import NOBODY, BattleState, Piece
from gorin.games.battle.tokens import BLESSING, BLUFF_FACE, DIPLOMACY, KIND, RAID, can_fight
from gorin.kernel.questions import Question, SimultaneousQuestions, run

FEINT = 0.01
"""How often a token lies where it can do nothing, compared with one that can act there."""
TRIES = 500
"""How often a deal is tried before the seat's constraints are given up in favour of the real deal."""


def determinize(s: BattleState, seat: int, rng: random.Random) -> None:
    """Deal hands, pools, facedown tokens, objectives and decks anew for everybody but this seat."""
    if s.outcome is not None:
        return
    _unask(s, seat)
    _deal_objectives(s, seat, rng)
    _deal_territory_cards(s, seat, rng)
    _deal_initiative(s, rng)
    for other in range(s.seats):
        if other != seat:
            Deal(s, seat, other).deal(rng)
    run(s)


def _unask(s: BattleState, seat: int) -> None:
    """Take back what another seat is asked: its options are those of the hand that is dealt anew."""
    top = s.stack[-1]
    if not isinstance(top, Question) or top.seat == seat:
        return
    if isinstance(s.stack[-2], Setup | Resolution):
        return  # asked about what everybody sees
    s.stack.pop()
    asker = s.stack[-1]
    if isinstance(asker, Play) and not asker.begun and not asker.optional:
        s.stack.pop()
        asker = s.stack[-1]
    if isinstance(asker, Turn):
        asker.go("choose")
    elif isinstance(asker, TerritoryCards):
        asker.go("offer")
    elif isinstance(asker, Upkeep):
        asker.go("choose_token_to_return")
    elif isinstance(asker, Play):
        asker.go_back_private(s)


def _deal_objectives(s: BattleState, seat: int, rng: random.Random) -> None:
    deck = [i for i in range(len(OBJECTIVES)) if i not in s.dealt[seat]]
    rng.shuffle(deck)
    for other in range(s.seats):
        if other == seat or not s.dealt[other]:
            continue
        s.dealt[other] = sorted([deck.pop() for _ in s.dealt[other]])
        if s.objectives[other] != NOBODY:
            s.objectives[other] = rng.choice(s.dealt[other])
    top = s.stack[-1]
    if isinstance(top, SimultaneousQuestions):
        for question in top.questions:
            question.among = s.dealt[question.seat].copy()
            if question.seat != seat and question.seat not in top.open:
                s.answers[question.seat] = rng.choice(question.among)


def _deal_territory_cards(s: BattleState, seat: int, rng: random.Random) -> None:
    """What a seat has read stays; everybody has read what was played."""
    for territory in range(len(TERRITORY_IDS)):
        if not s.card_seen[territory] >> seat & 1:
            s.cards[territory] = rng.randrange(2)


def _deal_initiative(s: BattleState, rng: random.Random) -> None:
    """Which clan cards are left is public; which neutral cards are in the deck is not."""
    unseen = [card for card in NEUTRAL_CARDS if card not in s.revealed]
    rng.shuffle(unseen)
    known = sorted([card for card in s.initiative if card not in NEUTRAL_CARDS])
    deck = known + [unseen.pop() for _ in s.initiative[len(known) :]]
    rng.shuffle(deck)
    s.initiative = deck


@final
class Deal:
    """The hidden combat tokens of one player, as another knows them."""

    def __init__(self, s: BattleState, seat: int, other: int) -> None:
        self.s = s
        self.other = other
        on_board = [piece for piece in s.pieces if piece.seat == other and not piece.known_to(seat)]
        recalled = [piece for piece in s.recalled if piece.seat == other]
        self.slots = on_board + [piece for piece in recalled if not piece.known_to(seat)]
        """What this seat has seen lie facedown: on the board, or sent back into the pool."""
        self.seen_to_go = [piece.face for piece in recalled if piece.known_to(seat)]
        """Faces that this seat knows to be in the pool."""
        unseen = Counter(s.hands[other] + s.pools[other] + [piece.face for piece in on_board])
        self.unseen = sorted((unseen - Counter(self.seen_to_go)).elements())
        index = seat * s.seats + other
        self.known, self.since = s.known_hands[index], s.known_since[index]
        self.in_hand = len(s.hands[other])
        self.blessed = {piece.on for piece in s.pieces if piece.on != -1}
        """The tokens on which a blessing lies."""
        self._certain = len(self.known) + int(BLUFF_FACE in self.unseen and BLUFF_FACE not in self.known)

    def deal(self, rng: random.Random) -> None:
        for _ in range(TRIES):
            front, pool = self._split(rng)
            if self._believable(front):
                self._write(front, pool)
                return

    def _split(self, rng: random.Random) -> tuple[list[int], list[int]]:
        """Faces for what lay facedown and for the hand, then those for the pool."""
        certain = Counter(self.known)
        if BLUFF_FACE in self.unseen and not certain[BLUFF_FACE]:
            certain[BLUFF_FACE] = 1  # never in a pool, unless a card sent it there
        left, placed = Counter(self.unseen), []
        for piece in self.slots:
            face = self._likely(piece, left, certain, rng)
            left[face] -= 1
            certain[face] -= certain[face] > 0
            placed.append(face)
        rest = sorted((left - certain).elements())
        rng.shuffle(rest)
        room = max(self.in_hand - certain.total(), 0)
        hand = sorted(certain.elements()) + rest[:room]
        return placed + hand, sorted(rest[room:])

    def _likely(self, piece: Piece, left: Counter[int], certain: Counter[int], rng: random.Random) -> int:
        """What a sensible player has put here, out of what is left: mostly something that can act there."""
        others = left.total() - certain.total()
        drawn = max(len(self.slots) + self.in_hand - self._certain, 1) / max(others, 1)
        faces = sorted(+left)
        weights: list[float] = []
        for face in faces:
            held = 0 if face in self.known and piece.id < self.since else certain[face]
            unsure = left[face] - certain[face]
            weights.append((held + unsure * drawn) * self._sense(face, piece))
        return rng.choices(faces, weights)[0] if any(weights) else rng.choice(faces)

    def _sense(self, face: int, piece: Piece) -> float:
        """How much sense this token makes where it lies."""
        s, seat = self.s, self.other
        if KIND[face] == BLESSING or (face == BLUFF_FACE and s.bluff_barred[seat]):
            return 0.0
        if s.ronin[seat] and KIND[face] in (DIPLOMACY, RAID):
            return 0.0
        if piece in s.recalled:
            return 1.0
        fits = can_fight(face) if piece.id in self.blessed else True
        return 1.0 if fits and why_illegal(s, seat, face, piece.spot) is None else FEINT

    def _believable(self, front: list[int]) -> bool:
        s, other, count = self.s, self.other, len(self.slots)
        placed, hand = front[:count], front[count:]
        if len(hand) != self.in_hand:
            return False
        for face in placed:
            if KIND[face] == BLESSING or (face == BLUFF_FACE and s.bluff_barred[other]):
                return False
            if s.ronin[other] and KIND[face] in (DIPLOMACY, RAID):
                return False
        recent = [face for face, piece in zip(placed, self.slots, strict=True) if piece.id >= self.since]
        if Counter(self.known) - Counter(hand + recent):
            return False
        if s.stopped[other]:
            return not self._can_place(hand)
        return not self._is_to_place() or self._can_place(hand)

    def _is_to_place(self) -> bool:
        """In the turn in progress a token is still to be placed, so that there must be one for it."""
        turns = [step for step in self.s.stack if isinstance(step, Turn) and step.at < len(step.stages)]
        return self.in_hand > 1 and any(turn.seat == self.other for turn in turns)

    def _can_place(self, hand: list[int]) -> bool:
        real, self.s.hands[self.other] = self.s.hands[self.other], hand
        able = bool(placeable(self.s, self.other))
        self.s.hands[self.other] = real
        return able

    def _write(self, front: list[int], pool: list[int]) -> None:
        s, count = self.s, len(self.slots)
        sent_back = list(self.seen_to_go)
        for piece, face in zip(self.slots, front[:count], strict=True):
            dealt = Piece(piece.id, piece.seat, face, piece.spot, False, -1, piece.known)
            if piece in s.recalled:
                s.recalled[s.recalled.index(piece)] = dealt
                sent_back.append(face)
            else:
                s.pieces[s.pieces.index(piece)] = dealt
        s.hands[self.other] = sorted(front[count:])
        s.pools[self.other] = sorted(pool + sent_back)
        self._correct_other_lookers()

    def _correct_other_lookers(self) -> None:
        """Who else has looked at this hand has seen what is there now."""
        s = self.s
        for looker in range(s.seats):
            index = looker * s.seats + self.other
            if s.known_hands[index] and s.known_hands[index] is not self.known:
                s.known_hands[index] = s.hands[self.other].copy()
                s.known_since[index] = s.next_piece
