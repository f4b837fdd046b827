"""What the lobby lists, in which order."""

from gorin.server.presentation.listing import Board, Listing, quarantined
from server.kit import opening


def listing(id: str, at: float, choices: int = 0) -> Listing:
    found = quarantined(id, opening(None, None, at=at), "")
    found.told["choices"] = choices
    return found


def names(board: Board) -> list[str]:
    return [each.table_id for each in board.newest_first()]


def test_the_newest_table_comes_first_whatever_changes_at_the_others():
    board = Board()
    for id, at in (("b", 2.0), ("a", 1.0), ("c", 3.0)):
        board.put(listing(id, at))
    assert names(board) == ["c", "b", "a"]
    board.put(listing("a", 1.0, choices=7))
    assert names(board) == ["c", "b", "a"]
    assert board.newest_first()[2].told["choices"] == 7
    board.put(listing("d", 2.5))
    assert names(board) == ["c", "d", "b", "a"]
    board.remove("c")
    board.remove("nothing")
    assert names(board) == ["d", "b", "a"]


def test_a_table_of_which_the_beginning_was_not_known_moves_to_its_place():
    board = Board()
    board.put(listing("a", 5.0))
    board.put(quarantined("b", None, "it cannot be read"))
    assert names(board) == ["a", "b"]
    board.put(listing("b", 6.0))
    assert names(board) == ["b", "a"]
