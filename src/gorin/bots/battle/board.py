"""The table as one seat sees it, in the numbers that the rules work with."""

from __future__ import annotations

from collections import Counter
from typing import Any, final

from gorin.bots.bot import View
from gorin.games.battle.clans import CLAN_IDS, SETS
from gorin.games.battle.course.rounds import ROUNDS
from gorin.games.battle.map import PROVINCES, SPOT_OF, TERRITORY_IDS
from gorin.games.battle.state import NOBODY, PLAYED, BattleState, Piece
from gorin.games.battle.tokens import BLUFF_FACE, FACE_OF, NONE, SPECIAL_OF
from gorin.kernel.chance import Chance
from gorin.kernel.events import only


@final
class Board:
    """What a view tells. Nothing else about the game goes in here, so nothing else can be known."""

    def __init__(self, view: View) -> None:
        self.me: int = view["seat"]
        self.seats: int = view["seats"]
        self.rounds_left: int = ROUNDS - view["round"]
        self.honor: list[int] = [player["honor"] for player in view["players"]]
        self.hand: list[int] = [FACE_OF[face] for face in view["players"][self.me]["hand"]]
        self.turns_left: list[int] = [_turns_left(player) for player in view["players"]]
        """Tokens that each seat has still to place this round."""
        self.objective: str = view["players"][self.me].get("objective", {}).get("id", "")
        self.table = imagined_table(view)
        self._unseen: dict[int, Counter[int]] = {}

    def is_hidden(self, piece: Piece) -> bool:
        """A token whose face this seat does not know: its `face` here means nothing."""
        return not piece.known_to(self.me)

    def unseen(self, seat: int) -> Counter[int]:
        """The tokens of a clan that may be behind its screen, in its pool or facedown on the board."""
        if seat not in self._unseen:
            s = self.table
            seen = s.discards[seat] + [p.face for p in s.pieces if p.seat == seat and not self.is_hidden(p)]
            if s.bluff_before_screen[seat]:
                seen.append(BLUFF_FACE)
            self._unseen[seat] = Counter(SETS[s.clans[seat]]) - Counter(seen)
        return self._unseen[seat]


def _turns_left(player: dict[str, Any]) -> int:
    return 0 if player["stopped"] else max(0, player["hand_count"] - 1)


def imagined_table(view: View) -> BattleState:
    """A state with all that the seat knows, so that the rules themselves can be asked about it.

    Where a face is not known, the piece has that of the bluff, which fits everywhere.
    """
    s = BattleState(view["seats"], Chance.seeded(0))
    s.round, s.phase = view["round"], view["phase"]
    for seat, player in enumerate(view["players"]):
        s.clans[seat] = NOBODY if player["clan"] is None else CLAN_IDS.index(player["clan"])
        s.discards[seat] = [FACE_OF[face] for face in player["discard"]]
        s.hands[seat] = [FACE_OF[face] for face in player.get("hand", ())]
        s.control_pool[seat] = player["control_pool"]
        s.ronin[seat] = player["ronin"]
        s.bluff_before_screen[seat] = player["bluff_before_screen"]
    for province, known in enumerate(PROVINCES):
        told = view["provinces"][known.id]
        s.owner[province] = NOBODY if told["owner"] is None else told["owner"]
        s.faceup[province], s.facedown[province] = told["faceup"], told["facedown"]
        s.special[province] = NONE if told["special"] is None else SPECIAL_OF[told["special"]]
    for territory, name in enumerate(TERRITORY_IDS):
        told = view["territories"][name]
        s.card_holder[territory] = PLAYED if told["played"] else NOBODY
        if told["holder"] is not None:
            s.card_holder[territory] = told["holder"]
    s.pieces = [_piece(told, view["seat"]) for told in view["pieces"]]
    return s


def _piece(told: dict[str, Any], looker: int) -> Piece:
    face = FACE_OF[told["face"]] if "face" in told else BLUFF_FACE
    known = only(looker) if "face" in told else 0
    on = -1 if told["on"] is None else told["on"]
    return Piece(told["id"], told["seat"], face, SPOT_OF[told["spot"]], told["faceup"], on, known)
