"""What the lobby lists, in which order."""

from gorin.server.presentation.board import Board
from gorin.server.presentation.listing import Listing, quarantined
from server.kit import opening


def listing(id: str, at: float, choices: int = 0) -> Listing:
    found = quarantined(id, opening(None, None, at=at), "")
    found.told["choices"] = choices
    return found


def names(board: Board) -> list[str]:
    return [each.table_id for each in board]


def test_the_newest_table_comes_first_whatever_changes_at_the_others():
    board = Board()
    for id, at in (("b", 2.0), ("a", 1.0), ("c", 3.0)):
        board.put(listing(id, at))
    assert names(board) == ["c", "b", "a"]
    board.put(listing("a", 1.0, choices=7))
    assert names(board) == ["c", "b", "a"]
    assert list(board)[2].told["choices"] == 7
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


# --- what is asked about them: it costs what it shows, however many tables there are ---------------------


class Counted(Listing):
    """A listing that counts how often it is looked at."""

    def is_visible_to(self, session: str) -> bool:
        looks.append(self.table_id)
        return super().is_visible_to(session)


looks: list[str] = []


def held(id: str, at: float, holder: str, is_open: bool = True, is_over: bool = False) -> Listing:
    found = listing(id, at)
    told = {**found.told, "over": is_over}
    return Counted(id, 1, [holder, ""], holder, "", is_open, False, told)


def test_a_page_of_the_lobby_looks_at_no_more_tables_than_it_shows():
    board = Board(held(f"{n:05}", float(n), f"holder {n % 100}") for n in range(5000))
    looks.clear()
    shown, total = board.page("eve", 50, 50)
    assert ([each.table_id for each in shown], total) == ([f"{n:05}" for n in range(4949, 4899, -1)], 5000)
    assert len(looks) == 100


def test_what_is_private_is_listed_for_those_who_sit_there():
    board = Board([held("a", 1.0, "ann", is_open=False), held("b", 2.0, "ben"), held("c", 3.0, "ann")])
    assert [each.table_id for each in board.page("ann", 0, 50)[0]] == ["c", "b", "a"]
    assert board.page("ann", 0, 50)[1] == 3
    assert [each.table_id for each in board.page("ben", 0, 50)[0]] == ["c", "b"]
    assert board.page("", 0, 50)[1] == board.page("ben", 0, 50)[1] == 2


def test_seats_and_unfinished_tables_follow_what_is_listed():
    board = Board([held("a", 1.0, "ann"), held("b", 2.0, "ann"), held("c", 3.0, "ben")])
    assert [each.table_id for each in board.seats_of("ann")] == ["b", "a"]
    assert (board.unfinished_of("ann"), board.is_unfinished("b")) == (2, True)
    board.put(held("b", 2.0, "ann", is_over=True))
    assert (board.unfinished_of("ann"), board.is_unfinished("b")) == (1, False)
    board.put(held("a", 1.0, "eve"))
    assert [each.table_id for each in board.seats_of("ann")] == ["b"]
    board.remove("b")
    assert (board.seats_of("ann"), board.unfinished_of("ann"), board.seats_of("")) == ([], 0, [])
