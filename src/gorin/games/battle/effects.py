"""The words in which this game's cards are written: each instruction acts, and reads, for itself."""

from __future__ import annotations

from typing import final

from gorin.games.battle import ops
from gorin.games.battle.map import IS_COASTAL, IS_SHADOWLANDS, LAND
from gorin.games.battle.placing import (
    blessable,
    open_spots,
    why_illegal,
)
from gorin.games.battle.questions import (
    AskDiscarded,
    AskFace,
    AskPiece,
    AskProvince,
    AskSeat,
    AskShed,
    AskSpot,
)
from gorin.games.battle.state import NOBODY, BattleState, Piece
from gorin.games.battle.tokens import (
    BLESSING,
    BLUFF_FACE,
    KIND,
    KIND_NAMES,
    NONE,
    PEACE,
    SCORCHED,
    SPECIAL_NAMES,
)
from gorin.kernel.questions import Question
from gorin.kernel.resolve import Instruction

ANYWHERE, LANDLOCKED, NOT_SHADOWLANDS = "province", "landlocked province", "province outside the Shadowlands"
WHENEVER, IF_FOREIGN, IF_OWN = range(3)
NUMBERS = ("no", "one", "two", "three", "four")

# An instruction that deals with a province leaves two numbers in the memory: the province, and the seat
# that controlled it before.


class OnProvince(Instruction[BattleState]):
    """An instruction that picks provinces."""

    prompt = ""

    def question(
        self, s: BattleState, seat: int, memory: list[int], among: list[int]
    ) -> Question[BattleState]:
        return AskProvince(seat, self.prompt, among)


@final
class PutSpecial(OnProvince):
    """Put special tokens on the board."""

    def __init__(self, special: int, where: str = ANYWHERE, times: int = 1) -> None:
        self.special = special
        self.where = where
        self.least = times
        self.most = times
        self.prompt = f"Where does the {SPECIAL_NAMES[special]} go?"

    def text(self) -> str:
        if self.most > 1:
            name = SPECIAL_NAMES[self.special].replace("token", "tokens")
            where = self.where.replace("province", "provinces")
            return f"Put the {NUMBERS[self.most]} {name} into {NUMBERS[self.most]} different {where}."
        article = "a" if self.special in (PEACE, SCORCHED) else "the"
        return f"Put {article} {SPECIAL_NAMES[self.special]} into any {self.where}."

    def candidates(self, s: BattleState, seat: int, memory: list[int]) -> list[int]:
        return [p for p in range(LAND) if self.fits(s, p)] if s.supply[self.special] else []

    def fits(self, s: BattleState, province: int) -> bool:
        """BR-SPC-04: nothing replaces peace or scorched earth."""
        if s.special[province] in (PEACE, SCORCHED, self.special):
            return False
        if self.where == LANDLOCKED:
            return not IS_COASTAL[province]  # BR-HAR-01
        return self.where == ANYWHERE or not IS_SHADOWLANDS[province]

    def do(self, s: BattleState, seat: int, picks: list[int], memory: list[int]) -> None:
        for province in picks:
            memory[:] = [province, s.owner[province]]
            if self.special == SCORCHED:
                ops.clear_control(s, province)  # BR-SCO-01
            ops.put_special(s, province, self.special)


@final
class RemoveSpecial(OnProvince):
    """Take special tokens off the board: one of a kind, or up to some of any kind."""

    def __init__(self, special: int = NONE, up_to: int = 1) -> None:
        self.special = special
        self.least = 1 if special != NONE else 0
        self.most = up_to
        self.prompt = "From which province is the special token removed?"

    def text(self) -> str:
        if self.special == NONE:
            return f"Remove up to {NUMBERS[self.most]} special tokens from the board."
        return f"Remove a {SPECIAL_NAMES[self.special]} from any province."

    def possible(self, s: BattleState, seat: int) -> bool:
        return bool(self.candidates(s, seat, []))

    def candidates(self, s: BattleState, seat: int, memory: list[int]) -> list[int]:
        if self.special == NONE:
            return [p for p in range(LAND) if s.special[p] != NONE]
        return [p for p in range(LAND) if s.special[p] == self.special]

    def do(self, s: BattleState, seat: int, picks: list[int], memory: list[int]) -> None:
        for province in picks:
            memory[:] = [province, s.owner[province]]
            ops.remove_special(s, province)


@final
class Reinforce(OnProvince):
    """Add own control tokens faceup to own provinces."""

    def __init__(self, tokens: int, provinces: int = 1, when: int = WHENEVER) -> None:
        self.tokens = tokens
        self.least = provinces
        self.most = provinces
        self.when = when
        self.prompt = "Which of your provinces is reinforced?"

    def text(self) -> str:
        if self.most > 1:
            return (
                f"Choose {NUMBERS[self.most]} different provinces of yours: "
                f"each gets {NUMBERS[self.tokens]} faceup control token."
            )
        condition = {
            WHENEVER: "A",
            IF_FOREIGN: "If it is an opponent's, a",
            IF_OWN: "If it was yours, another",
        }[self.when]
        return f"{condition} province of yours gets {NUMBERS[self.tokens]} faceup control tokens."

    def applies(self, s: BattleState, seat: int, memory: list[int]) -> bool:
        if self.when == WHENEVER:
            return True
        before = memory[1]
        return before == seat if self.when == IF_OWN else before not in (seat, NOBODY)

    def candidates(self, s: BattleState, seat: int, memory: list[int]) -> list[int]:
        return s.controls(seat)

    def possible(self, s: BattleState, seat: int) -> bool:
        return self.when != WHENEVER or len(s.controls(seat)) >= self.least

    def do(self, s: BattleState, seat: int, picks: list[int], memory: list[int]) -> None:
        for province in picks:
            ops.place_control(s, seat, province, 0, self.tokens)


class There(Instruction[BattleState]):
    """An instruction about the province that the one before it dealt with: nothing to pick."""

    least = 0
    most = 0


@final
class Settle(There):
    """Take over the province just freed."""

    def text(self) -> str:
        return "Put two of your control tokens there, one of them faceup."

    def do(self, s: BattleState, seat: int, picks: list[int], memory: list[int]) -> None:
        ops.place_control(s, seat, memory[0], 1, 1)


@final
class ReinforceThere(There):
    """Add faceup tokens if the province just dealt with is one's own."""

    def text(self) -> str:
        return "If you control it, it gets two of your control tokens faceup."

    def applies(self, s: BattleState, seat: int, memory: list[int]) -> bool:
        return memory[1] == seat

    def do(self, s: BattleState, seat: int, picks: list[int], memory: list[int]) -> None:
        ops.place_control(s, seat, memory[0], 0, 2)


@final
class ChooseOwn(OnProvince):
    """Name an own province, for the instruction that follows."""

    prompt = "Which of your provinces do you give?"

    def text(self) -> str:
        return "Choose one of your provinces."

    def candidates(self, s: BattleState, seat: int, memory: list[int]) -> list[int]:
        return s.controls(seat)

    def do(self, s: BattleState, seat: int, picks: list[int], memory: list[int]) -> None:
        memory[:] = picks


@final
class Exchange(OnProvince):
    """Swap all control tokens with an opponent's province."""

    prompt = "Which province do you take in exchange?"

    def text(self) -> str:
        return "All control tokens in it change places with those in a province of an opponent."

    def candidates(self, s: BattleState, seat: int, memory: list[int]) -> list[int]:
        return [p for p in range(LAND) if s.owner[p] not in (seat, NOBODY)]

    def do(self, s: BattleState, seat: int, picks: list[int], memory: list[int]) -> None:
        ops.exchange_control(s, memory[0], picks[0])


@final
class Sacrifice(OnProvince):
    """The price of the Shadowlands: an own control token (BR-REM-03)."""

    prompt = "From which province do you sacrifice a control token?"

    def text(self) -> str:
        return "Remove one of your control tokens outside the Shadowlands."

    def candidates(self, s: BattleState, seat: int, memory: list[int]) -> list[int]:
        return [p for p in s.controls(seat) if not IS_SHADOWLANDS[p]]

    def do(self, s: BattleState, seat: int, picks: list[int], memory: list[int]) -> None:
        ops.remove_control(s, picks[0])


# --- behind the screens ----------------------------------------------------------------------------


@final
class Recover(Instruction[BattleState]):
    """Take a token back from the own discard pile."""

    def __init__(self, *kinds: int) -> None:
        self.kinds = kinds

    def text(self) -> str:
        names = [KIND_NAMES[kind] for kind in self.kinds]
        listed = " or ".join(filter(None, (", ".join(names[:-1]), names[-1])))
        return f"Take an {listed} token from your discard pile into your hand."

    def candidates(self, s: BattleState, seat: int, memory: list[int]) -> list[int]:
        return [face for face in sorted(set(s.discards[seat])) if KIND[face] in self.kinds]

    def question(
        self, s: BattleState, seat: int, memory: list[int], among: list[int]
    ) -> Question[BattleState]:
        return AskDiscarded(seat, "Which token do you take from your discard pile?", among)

    def do(self, s: BattleState, seat: int, picks: list[int], memory: list[int]) -> None:
        for face in picks:
            ops.take_from_discard(s, seat, face)
            memory.append(face)


@final
class Shed(Instruction[BattleState]):
    """Part with a token of the hand for each one taken."""

    def text(self) -> str:
        return "Then discard a token from your hand or put it back into your pool."

    def applies(self, s: BattleState, seat: int, memory: list[int]) -> bool:
        return bool(memory)

    def candidates(self, s: BattleState, seat: int, memory: list[int]) -> list[int]:
        faces = [face for face in sorted(set(s.hands[seat])) if face != BLUFF_FACE]
        return [2 * face + way for face in faces for way in (0, 1)]

    def possible(self, s: BattleState, seat: int) -> bool:
        return True

    def question(
        self, s: BattleState, seat: int, memory: list[int], among: list[int]
    ) -> Question[BattleState]:
        return AskShed(seat, "Which token do you part with?", among)

    def do(self, s: BattleState, seat: int, picks: list[int], memory: list[int]) -> None:
        memory.pop()
        for code in picks:
            if code % 2:
                ops.return_to_pool(s, seat, code // 2)
            else:
                ops.discard_from_hand(s, seat, code // 2)


@final
class GiveUp(Instruction[BattleState]):
    """Pay with a token of the hand instead of placing one."""

    def text(self) -> str:
        return "Discard a token from your hand; you place none this turn."

    def candidates(self, s: BattleState, seat: int, memory: list[int]) -> list[int]:
        return sorted(set(s.hands[seat]))

    def question(
        self, s: BattleState, seat: int, memory: list[int], among: list[int]
    ) -> Question[BattleState]:
        return AskFace(seat, "Which token of your hand do you discard?", among)

    def do(self, s: BattleState, seat: int, picks: list[int], memory: list[int]) -> None:
        ops.discard_from_hand(s, seat, picks[0])


@final
class Spy(Instruction[BattleState]):
    """Look into a hand and keep its owner from bluffing."""

    def text(self) -> str:
        return "Look at another player's hand. That player cannot use the bluff this round."

    def candidates(self, s: BattleState, seat: int, memory: list[int]) -> list[int]:
        return [other for other in range(s.seats) if other != seat]

    def question(
        self, s: BattleState, seat: int, memory: list[int], among: list[int]
    ) -> Question[BattleState]:
        return AskSeat(seat, "Whose hand do you look at?", among)

    def do(self, s: BattleState, seat: int, picks: list[int], memory: list[int]) -> None:
        ops.look_at_hand(s, seat, picks[0])
        ops.bar_bluff(s, picks[0])


# --- combat tokens on the board ----------------------------------------------------------------------

ANYONES, OPPONENTS, OWN = "any combat token on the board", "an opponent's combat token", "your combat tokens"


class OnPiece(Instruction[BattleState]):
    """An instruction that picks combat tokens on the board. Blessed ones cannot be picked (BR-BLS-03)."""

    whose = ANYONES
    facedown_only = False
    prompt = ""

    def candidates(self, s: BattleState, seat: int, memory: list[int]) -> list[int]:
        blessed = s.blessed()
        return [piece.id for piece in s.pieces if piece.id not in blessed and self.fits(seat, piece)]

    def fits(self, seat: int, piece: Piece) -> bool:
        if self.facedown_only and piece.faceup:
            return False
        if self.whose == OPPONENTS:
            return piece.seat != seat
        return self.whose == ANYONES or piece.seat == seat

    def question(
        self, s: BattleState, seat: int, memory: list[int], among: list[int]
    ) -> Question[BattleState]:
        return AskPiece(seat, self.prompt, among)


@final
class Look(OnPiece):
    """Look at facedown tokens without showing them to the others; the pieces seen go into the memory."""

    facedown_only = True
    at_once = True
    prompt = "Which facedown token do you look at?"

    def __init__(self, whose: str, up_to: int = 1) -> None:
        self.whose = whose
        self.least = 1 if up_to == 1 else 0
        self.most = up_to

    def possible(self, s: BattleState, seat: int) -> bool:
        return bool(self.candidates(s, seat, []))

    def text(self) -> str:
        if self.most > 1:
            return f"Look at up to {NUMBERS[self.most]} facedown combat tokens on the board."
        return "Look at an opponent's facedown combat token."

    def do(self, s: BattleState, seat: int, picks: list[int], memory: list[int]) -> None:
        ops.look_at_piece(s, seat, s.piece(picks[0]))
        memory.append(picks[0])


@final
class Destroy(OnPiece):
    """Reveal tokens and discard them."""

    prompt = "Which token is revealed and discarded?"

    def __init__(self, whose: str = ANYONES, times: int = 1, of_those_seen: bool = False) -> None:
        self.whose = whose
        self.least = times
        self.most = times
        self.of_those_seen = of_those_seen

    def text(self) -> str:
        if self.of_those_seen:
            return "Reveal one of them and discard it."
        if self.most > 1:
            return f"Reveal {NUMBERS[self.most]} combat tokens on the board and discard them."
        return "Reveal an opponent's combat token on the board and discard it."

    def candidates(self, s: BattleState, seat: int, memory: list[int]) -> list[int]:
        ids = super().candidates(s, seat, memory)
        return [id for id in ids if id in memory] if self.of_those_seen else ids

    def possible(self, s: BattleState, seat: int) -> bool:
        """With fewer tokens on the board than the card says, as many as there are."""
        return self.of_those_seen or bool(self.candidates(s, seat, []))

    def do(self, s: BattleState, seat: int, picks: list[int], memory: list[int]) -> None:
        for id in picks:
            ops.reveal_and_discard(s, s.piece(id))


@final
class Recall(OnPiece):
    """Look at a token and send it back to its owner's pool."""

    prompt = "Which token goes back to its owner's pool?"

    def text(self) -> str:
        return "Look at any combat token on the board; then it goes back to its owner's pool."

    def do(self, s: BattleState, seat: int, picks: list[int], memory: list[int]) -> None:
        ops.look_at_piece(s, seat, s.piece(picks[0]))
        ops.recall_piece(s, s.piece(picks[0]))


@final
class Swap(OnPiece):
    """Two own tokens change places."""

    whose = OWN
    least = 2
    most = 2
    prompt = "Which two of your tokens change places?"

    def text(self) -> str:
        return "Two of your combat tokens on the board change places."

    def do(self, s: BattleState, seat: int, picks: list[int], memory: list[int]) -> None:
        ops.swap_pieces(s, s.piece(picks[0]), s.piece(picks[1]))


# --- out of the grave ------------------------------------------------------------------------------


def animation_spots(s: BattleState, seat: int, face: int) -> list[int]:
    """Where an open token may go: it is seen by all, so it must be legal; a blessing goes on a piece."""
    if KIND[face] == BLESSING:
        return [piece.id for piece in blessable(s, seat)]
    return [spot for spot in open_spots(s, seat) if why_illegal(s, seat, face, spot) is None]


@final
class ChooseDead(Instruction[BattleState]):
    """Choose a token of the own discard pile that can be placed."""

    def text(self) -> str:
        return "Choose a combat token in your discard pile."

    def candidates(self, s: BattleState, seat: int, memory: list[int]) -> list[int]:
        return [face for face in sorted(set(s.discards[seat])) if animation_spots(s, seat, face)]

    def question(
        self, s: BattleState, seat: int, memory: list[int], among: list[int]
    ) -> Question[BattleState]:
        return AskDiscarded(seat, "Which token rises from your discard pile?", among)

    def do(self, s: BattleState, seat: int, picks: list[int], memory: list[int]) -> None:
        memory[:] = picks


@final
class PlaceDead(Instruction[BattleState]):
    """Place the token just chosen."""

    def text(self) -> str:
        return "Place it faceup on the board, where its kind may go."

    def applies(self, s: BattleState, seat: int, memory: list[int]) -> bool:
        return bool(memory)

    def candidates(self, s: BattleState, seat: int, memory: list[int]) -> list[int]:
        return animation_spots(s, seat, memory[0])

    def possible(self, s: BattleState, seat: int) -> bool:
        return True

    def question(
        self, s: BattleState, seat: int, memory: list[int], among: list[int]
    ) -> Question[BattleState]:
        if KIND[memory[0]] == BLESSING:
            return AskPiece(seat, "Which of your tokens does the blessing go on?", among)
        return AskSpot(seat, memory[0], among)

    def do(self, s: BattleState, seat: int, picks: list[int], memory: list[int]) -> None:
        if KIND[memory[0]] == BLESSING:
            piece = s.piece(picks[0])
            ops.animate_piece(s, seat, memory[0], piece.spot, piece.id)
        else:
            ops.animate_piece(s, seat, memory[0], picks[0], -1)
