"""What the components and the board do not allow, as half a sentence that names it.

Asked of every state that comes from outside, at whatever moment it was taken.
"""

from __future__ import annotations

from collections import Counter

from gorin.games.battle.clans import CLAN_IDS
from gorin.games.battle.course.initiative import CARD_IDS, DECK_SIZE, neutral_in_deck, neutral_in_game
from gorin.games.battle.course.setup import OBJECTIVES_DEALT, SCOUTS, SET_ASIDE, SHUGENJA
from gorin.games.battle.map import BORDER, IS_COASTAL, IS_SHADOWLANDS, LAND, PROVINCES, SPOT_IDS
from gorin.games.battle.objectives import OBJECTIVES
from gorin.games.battle.state import NOBODY, BattleState, Piece
from gorin.games.battle.tokens import (
    BLESSING,
    DEFENSE_1,
    DEFENSE_2,
    FACE_IDS,
    HARBOR,
    HONOR_1,
    HONOR_2,
    HONOR_4,
    KIND,
    SCORCHED,
    SPECIAL_NAMES,
)

BONUSES = (HONOR_1, HONOR_2, HONOR_4, DEFENSE_1, DEFENSE_2)


def why_impossible(s: BattleState) -> str | None:
    """For a state whose numbers are within their lists."""
    return (
        _wrong_special(s)
        or _wrong_blessing(s)
        or _wrong_border(s)
        or _wrong_counts(s)
        or _wrong_objectives(s)
        or _wrong_deck(s)
        or _wrong_knowledge(s)
    )


def _wrong_special(s: BattleState) -> str | None:
    for province in range(LAND):
        special, name = s.special[province], PROVINCES[province].id
        if special == SCORCHED and s.owner[province] != NOBODY:
            return f"{name} is scorched earth, which nobody controls [BR-SCO-01]"
        if special == HARBOR and IS_COASTAL[province]:
            return f"{name} lies on the coast: the harbor goes to a landlocked province [BR-HAR-01]"
        if special in BONUSES and IS_SHADOWLANDS[province]:
            return f"the {SPECIAL_NAMES[special]} cannot lie in {name}: no card puts it into the Shadowlands"
    return None


def _wrong_border(s: BattleState) -> str | None:
    taken: set[int] = set()
    for piece in s.pieces:
        if piece.on == -1 and BORDER[piece.spot] != -1:
            if BORDER[piece.spot] in taken:
                return f"two combat tokens lie on the border of {SPOT_IDS[piece.spot]} [BR-PLC-10]"
            taken.add(BORDER[piece.spot])
    return None


def _wrong_blessing(s: BattleState) -> str | None:
    """BR-BLS-08: a blessing lies faceup on another token; nothing else does. Whose token: see BR-BLS-02."""
    pieces = {piece.id: piece for piece in s.pieces}
    for piece in s.pieces:
        if (KIND[piece.face] == BLESSING) != (piece.on != -1):
            return f"piece {piece.id} ({FACE_IDS[piece.face]}): a blessing, and nothing else, lies on a token"
        if piece.on != -1 and not _is_carried(piece, pieces.get(piece.on)):
            return f"piece {piece.id}: a blessing lies faceup on another token, at the same spot"
    for piece in s.recalled:
        if KIND[piece.face] == BLESSING:
            name = f"piece {piece.id} ({FACE_IDS[piece.face]})"
            return f"{name}: no card sends a blessing back into its pool [BR-BLS-03]"
    return None


def _is_carried(blessing: Piece, below: Piece | None) -> bool:
    """A token that was sent back into its pool carries nothing."""
    return below is not None and below.spot == blessing.spot and below.on == -1 and blessing.faceup


def _wrong_counts(s: BattleState) -> str | None:
    for seat in range(s.seats):
        if not (0 <= s.scouts[seat] <= SCOUTS and 0 <= s.shugenja[seat] <= SHUGENJA):
            return f"a player has {SCOUTS} scouts and {SHUGENJA} shugenja at most"
        most = SET_ASIDE[s.seats] if s.phase == "setup" else 0
        if not 0 <= s.set_aside[seat] <= most:
            return "control tokens are set aside during the set-up only"
    if s.first_card_ready and s.seats == 2:
        return "with two players the first player card stays in the box [BR-UPK-09]"
    return None


def _wrong_objectives(s: BattleState) -> str | None:
    dealt = [objective for pair in s.dealt for objective in pair]
    for objective in dealt:
        if dealt.count(objective) > 1:
            return f"there is one objective {OBJECTIVES[objective].id}, and two are dealt"
    for seat in range(s.seats):
        kept = s.objectives[seat]
        if len(s.dealt[seat]) > OBJECTIVES_DEALT or (kept != NOBODY and kept not in s.dealt[seat]):
            return f"a player keeps an objective that was dealt, of {OBJECTIVES_DEALT} at most"
    return None


def _wrong_deck(s: BattleState) -> str | None:
    """There is one of each card, and few neutral ones are needed to make the deck four cards (BR-SET-24)."""
    for card in s.initiative:
        if s.initiative.count(card) > 1:
            return f"the initiative card {CARD_IDS[card]} is in the deck twice"
    neutral = len(neutral_in_deck(s))
    if neutral > neutral_in_game(s):
        return f"{s.seats} players have {neutral_in_game(s)} neutral initiative cards at most [BR-SET-25]"
    return _wrong_clan_cards(s, len(s.initiative) - neutral) or _wrong_revealed(s)


def _wrong_clan_cards(s: BattleState, count: int) -> str | None:
    """BR-SET-22: who was first in round one got there by a card that has left the game."""
    if count > s.seats - 1:
        return f"{s.seats} players have {s.seats - 1} clans' initiative cards at most [BR-SET-22]"
    none_revealed_since = len(s.initiative) == DECK_SIZE
    if none_revealed_since and s.clans[s.first] in s.initiative:
        return f"the {CLAN_IDS[s.clans[s.first]]} began: their initiative card is in the box [BR-SET-22]"
    return None


def _wrong_revealed(s: BattleState) -> str | None:
    """A neutral card of the game was revealed or is in the deck (BR-SET-24)."""
    for card in s.revealed:
        if card in s.initiative or s.revealed.count(card) > 1:
            return f"the initiative card {CARD_IDS[card]} was revealed once and is in no deck any more"
    gone = 0 if s.first == NOBODY else neutral_in_game(s) - len(neutral_in_deck(s))
    if len(s.revealed) != gone:
        return f"{gone} neutral initiative cards were revealed, not {len(s.revealed)} [BR-SET-24]"
    return None


def _wrong_knowledge(s: BattleState) -> str | None:
    """What somebody has seen in a hand is still there, or has been placed facedown since."""
    for looker in range(s.seats):
        for seat in range(s.seats):
            index = looker * s.seats + seat
            since = s.known_since[index]
            if not 0 <= since <= s.next_piece:
                return "somebody has looked at a hand at a moment that there was not"
            placed = [piece.face for piece in s.pieces if piece.seat == seat and piece.id >= since]
            if Counter(s.known_hands[index]) - Counter(s.hands[seat] + placed):
                return f"somebody knows a token of the {CLAN_IDS[s.clans[seat]]} that they do not have"
    return None
