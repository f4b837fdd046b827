"""The choices of cards and clan abilities."""

from __future__ import annotations

from functools import partial

from gorin.bots.battle.forecast import WASTE
from gorin.bots.battle.situation import Judge, Situation
from gorin.games.battle.card_questions import CARD_CODE
from gorin.games.battle.cards import CARDS, UNICORN_SWAP, Card
from gorin.games.battle.course.scoring import flowers
from gorin.games.battle.effects import (
    WHENEVER,
    ChooseDead,
    GiveUp,
    OnPiece,
    OnProvince,
    Recover,
    Reinforce,
    Spy,
)
from gorin.games.battle.map import FLOWERS
from gorin.games.battle.state import NOBODY, BattleState
from gorin.games.battle.tokens import (
    ARMY,
    BATTLEFIELD,
    BLESSING,
    BLUFF,
    DEFENSE_BONUS,
    DIPLOMACY,
    HARBOR,
    HONOR_4,
    HONOR_BONUS,
    KIND,
    NAVY,
    PEACE,
    RAID,
    SCORCHED,
    SHINOBI,
    SHRINE,
    SPECIAL_IDS,
    STRENGTH,
)
from gorin.kernel.resolve import Instruction

USE_BY_STRENGTH: dict[int, float] = {ARMY: 0.5, NAVY: 0.7, SHINOBI: 1.0, BLESSING: 0.6}
USE_OF_OTHERS: dict[int, float] = {DIPLOMACY: 2.0, RAID: 2.5, BLUFF: 0.0}
"""How good it is to have a token: for each point of its strength, or as it is."""
SHELTER: dict[int, float] = {PEACE: 0.1, SHRINE: 0.1, BATTLEFIELD: 0.03, HARBOR: -0.05}
"""The part of a province's worth that a special token saves (or endangers) in each round left."""
STRONGHOLD = 0.2
"""What a point of defense is good for, per round left."""
WALL = 0.02
"""The part of a province's worth that a faceup control token saves in each round left."""
OPENING = 0.5
"""What it is worth that a rival's province is at peace no longer."""
PIRATES_REWARD, MISSION_REWARD = 3.0, 2.0
"""The control tokens for raiding one's own land, and for peace in another's."""
ALLOWANCE: dict[type[Instruction[BattleState]], float] = {
    ChooseDead: 2.0,
    GiveUp: -1.0,
    Recover: 1.0,
    Spy: 0.5,
}
"""What an instruction is worth that is not about the board."""
CURIOSITY = 0.4
"""The part of a token's effect that it is worth to know its face."""


# --- whether to play ---------------------------------------------------------------------------------


def play(situation: Situation, code: int) -> float:
    return value(situation, CARDS[code - CARD_CODE])


def value(situation: Situation, card: Card) -> float:
    """What a card brings if every pick is the best one."""
    return sum([_best_picks(situation, instruction) for instruction in card.program], 0.0)


def _best_picks(situation: Situation, instruction: Instruction[BattleState]) -> float:
    if not isinstance(instruction, OnProvince | OnPiece):
        return ALLOWANCE.get(type(instruction), 0.0)
    if isinstance(instruction, Reinforce) and instruction.when != WHENEVER:
        return 0.0  # a reward that counts where it is earned, see `put_special`
    judge = judge_of(instruction)
    codes = instruction.candidates(situation.table, situation.me, [])
    best = sorted([judge(situation, code) for code in codes], reverse=True)[: instruction.most]
    must = best[: instruction.least]
    return sum(must, 0.0) + sum([more for more in best[instruction.least :] if more > 0], 0.0)


# --- provinces ---------------------------------------------------------------------------------------


def put_special(special: int, situation: Situation, province: int) -> float:
    owner, worth = situation.table.owner[province], situation.worth
    if owner == NOBODY:
        return WASTE
    stake = worth.stake(owner, province)
    if special == SCORCHED:
        reward = PIRATES_REWARD if owner == situation.me else 0.0
        return worth.scorched(province) - stake + reward
    reward = MISSION_REWARD if special == PEACE and owner != situation.me else 0.0
    rounds = situation.board.rounds_left
    shelter = SHELTER.get(special, 0.0) * stake * rounds
    honor = _flowers_with(special, province) - flowers(situation.table, province)
    return reward + shelter + worth.weight[owner] * (honor + STRONGHOLD * DEFENSE_BONUS[special] * rounds)


def _flowers_with(special: int, province: int) -> int:
    return 4 if special == HONOR_4 else FLOWERS[province] + HONOR_BONUS[special]


def remove_special(situation: Situation, province: int) -> float:
    """The counterpart: what a token means to its province is lost. Free land can be ours."""
    s, worth = situation.table, situation.worth
    if s.special[province] == SCORCHED:
        return worth.stake(situation.me, province) / 2
    owner = s.owner[province]
    if s.special[province] == PEACE:
        return OPENING if owner != situation.me else OPENING / 2
    bonus = flowers(s, province) - FLOWERS[province]
    return 0.0 if owner == NOBODY else -worth.weight[owner] * (bonus + STRONGHOLD)


def reinforce(situation: Situation, province: int) -> float:
    shelter = WALL * situation.worth.stake(situation.me, province) * situation.board.rounds_left
    return situation.worth.defended(situation.me, province) + shelter


def give(situation: Situation, province: int) -> float:
    return -situation.worth.stake(situation.me, province)


def take(situation: Situation, province: int) -> float:
    owner = situation.table.owner[province]
    return situation.worth.stake(situation.me, province) - situation.worth.stake(owner, province)


def sacrifice(situation: Situation, province: int) -> float:
    """A faceup token costs its honor; the last token costs the province."""
    s = situation.table
    if s.faceup[province]:
        return -situation.worth.defended(situation.me, province)
    return 0.0 if s.facedown[province] > 1 else give(situation, province)


def go_short(situation: Situation, province: int) -> float:
    """Without a control token a province that was held misses its reward, one that was taken is lost."""
    if situation.table.owner[province] == situation.me:
        return -situation.worth.defended(situation.me, province)
    return give(situation, province)


# --- tokens on the board -----------------------------------------------------------------------------


def look(situation: Situation, piece_id: int) -> float:
    piece = situation.table.piece(piece_id)
    if not situation.board.is_hidden(piece):
        return 0.0
    return CURIOSITY * abs(situation.forecast.removing(piece))


def destroy(situation: Situation, piece_id: int) -> float:
    return situation.forecast.removing(situation.table.piece(piece_id))


def swap(situation: Situation, piece_id: int) -> float:
    """The best exchange with the token picked before, or with any if this is the first pick."""
    s = situation.table
    own = UNICORN_SWAP.program[0].candidates(s, situation.me, [])
    picked = [other for other in own if other not in situation.offered]
    partners = picked or [other for other in own if other != piece_id]
    return max([situation.forecast.swapping(s.piece(piece_id), s.piece(other)) for other in partners])


# --- tokens behind the screen ----------------------------------------------------------------------------


def use(face: int) -> float:
    kind = KIND[face]
    return USE_OF_OTHERS[kind] if kind in USE_OF_OTHERS else USE_BY_STRENGTH[kind] * STRENGTH[face]


def get_back(situation: Situation, face: int) -> float:
    return use(face)


def part_with(situation: Situation, face: int) -> float:
    return -use(face)


def shed(situation: Situation, code: int) -> float:
    """A weak token is better gone for good, a strong one may be drawn again."""
    face, to_pool = code // 2, code % 2 == 1
    return -use(face) + (0.1 if to_pool == (use(face) > 1.0) else 0.0)


def spy_on(situation: Situation, seat: int) -> float:
    """The one who leads."""
    return float(situation.board.honor[seat])


JUDGES: dict[str, Judge] = {
    **{
        f"card.place-special-token:{name}": partial(put_special, special)
        for special, name in enumerate(SPECIAL_IDS)
    },
    "card.remove-special-token": remove_special,
    "card.reinforce": reinforce,
    "card.own-province": give,
    "card.exchange-province": take,
    "card.sacrifice-control-token": sacrifice,
    "card.look-at-token": look,
    "card.destroy-token": destroy,
    "card.return-token": destroy,
    "card.swap-tokens": swap,
    "card.recover-token": get_back,
    "card.shed-token": shed,
    "card.give-up-token": part_with,
    "card.choose-discarded-token": get_back,
    "card.spy": spy_on,
}
"""What instructions ask, and what it is about -> how a pick is judged."""


def judge_of(instruction: Instruction[BattleState]) -> Judge:
    about = instruction.about([])
    return JUDGES[f"{instruction.asks}:{about}" if about else instruction.asks]
