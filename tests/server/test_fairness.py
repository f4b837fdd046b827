"""Nobody is cheated: everybody adds to the seed, and nobody's choice or game is taken from them."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import pytest

import gorin
from gorin.server.table.fairness import commitment_to, mixed
from gorin.server.table.refusal import Refused
from gorin.server.table.seating import REVEAL_LIMIT
from gorin.server.table.table import Table
from server.kit import Browser, Hall, Page, Wrist, choose_any, hall, opening, seated

SHARES = ["a1" * 32, "b2" * 32, "c3" * 32]


def committed(number: int) -> str:
    return hashlib.sha256(SHARES[number].encode()).hexdigest()


def table_for_two() -> Table:
    table = Table("t", opening(None, None, seed=7))
    table.apply(table.sit("Ann", "a", 0, 1.0, None, committed(0), "11"))
    return table


def test_the_cards_are_dealt_when_every_browser_has_told_its_share():
    table = table_for_two()
    assert not table.dealt and table.seed == "7", "the server has not drawn yet"
    with pytest.raises(Refused, match="not awaited"):
        table.reveal(0, SHARES[0], 1.0)
    table.apply(table.sit("Ben", "b", 1, 2.0, None, committed(1), "12"))
    assert table.seed == "12", "drawn when everybody is bound"
    assert not table.dealt and table.unrevealed == [0, 1]
    for wrong in (SHARES[1], "", "x" * 64):
        with pytest.raises(Refused, match="not the one that was committed to"):
            table.reveal(0, wrong, 3.0)
    table.apply(table.reveal(1, SHARES[1], 3.0))
    with pytest.raises(Refused, match="the table waits"):
        table.choose(0, "anything", 3.0)
    table.apply(table.reveal(0, SHARES[0], 4.0))
    assert table.dealt
    both = f"12:{SHARES[0]}:{SHARES[1]}"
    assert table.game.record()["seed"] == str(int(hashlib.sha256(both.encode()).hexdigest(), 16))


def test_who_brings_no_share_is_not_waited_for():
    table = table_for_two()
    table.apply(table.sit("Ben", "b", 1, 2.0, None, "", "12"))
    assert table.unrevealed == [0]
    table.apply(table.reveal(0, SHARES[0], 3.0))
    assert str(table.game.record()["seed"]) == mixed("12", [SHARES[0]])


def test_what_was_told_for_nothing_is_never_used_again():
    """Otherwise the owner of the server could know the others' shares and then draw a seed to his liking."""
    table = table_for_two()
    table.apply(table.sit("Ben", "b", 1, 2.0, None, committed(1), "12"))
    table.apply(table.reveal(0, SHARES[0], 3.0))
    table.apply(table.leave("b", 4.0))
    assert table.seats[0].adds and not table.seats[0].commitment
    table.apply(table.sit("Eve", "e", 1, 5.0, None, committed(1), "13"))
    assert table.seed != "13" and not table.dealt, "Ann is not bound yet"
    with pytest.raises(Refused, match="no commitment is awaited"):
        table.commit(1, committed(2), "14", 5.0)
    table.apply(table.commit(0, committed(2), "14", 6.0))
    assert table.seed == "14"
    table.apply(table.reveal(1, SHARES[1], 7.0))
    with pytest.raises(Refused, match="not the one"):
        table.reveal(0, SHARES[0], 7.0)
    table.apply(table.reveal(0, SHARES[2], 7.0))
    assert str(table.game.record()["seed"]) == mixed("14", [SHARES[2], SHARES[1]])


def test_who_tells_no_share_loses_the_seat(tmp_path: Path):
    wrist = Wrist()
    with hall(tmp_path, now=wrist) as server:
        ann, ben = server.browser(), server.browser()
        id = ann.open(None, None, commitment=committed(0))
        ben.sit(id, commitment=committed(1))
        with ann.page(id) as page:
            page.ask(type="reveal", share=SHARES[0])
            wrist.time += REVEAL_LIMIT + 1
            server.call(server.registry.maintenance.do)
            page.catch_up()
            assert [seat["free"] for seat in page.table["seats"]] == [False, True]
            assert page.table["fairness"]["commitments"] == [None, None]


def test_everything_can_be_checked_at_the_end(server: Hall, ann: Browser, ben: Browser):
    id = ann.open(None, None, commitment=committed(0))
    with ann.page(id) as first:
        ben.sit(id, commitment=committed(1))
        with ben.page(id) as second:
            fair = second.table["fairness"]
            assert second.view is None
            assert (fair["commitments"], fair["awaits"]) == ([committed(0), committed(1)], [0, 1])
            promised = fair["commitment"]
            first.ask(type="reveal", share=SHARES[0])
            second.ask(type="reveal", share=SHARES[1])
            assert second.view is not None
            assert second.table["fairness"]["server"] is None
            server_part = server.table(id).seed
            for page in (first, second):
                page.ask(type="bot", bot="random")
            finish(first)
            assert not any(server_part in text for text in before_the_end(first))
    fair = first.table["fairness"]
    assert fair["shares"] == SHARES[:2]
    assert commitment_to(fair["server"]) == promised
    assert fair["seed"] == mixed(fair["server"], fair["shares"])
    record = ann.get(f"/api/tables/{id}/record").json()
    assert record["seed"] == fair["seed"] and gorin.replay(record).over


def finish(page: Page) -> None:
    page.wait(lambda: page.table["over"])


def before_the_end(page: Page) -> list[str]:
    """What a page was told while the game was played."""
    ending = next(number for number, text in enumerate(page.texts) if '["over"],true' in text)
    return page.texts[:ending]


def test_a_rematch_has_shares_of_its_own(server: Hall, ann: Browser):
    id = ann.open(None, "random", commitment=committed(0))
    with ann.page(id) as page:
        page.ask(type="reveal", share=SHARES[0])
        page.ask(type="bot", bot="random")
        finish(page)
    made = ann.post(f"/api/tables/{id}/rematch", commitment=committed(2)).json()["table"]
    assert server.table(made).unrevealed == [1]


@pytest.mark.parametrize("wrong", ["x", "A1" * 32, "a1" * 33])
def test_a_commitment_is_a_hash(ann: Browser, wrong: str):
    id = ann.open(None, None, name="")
    assert ann.sit(id, commitment=wrong).json() == {
        "error": "a commitment is 64 hexadecimal digits",
        "code": "invalid",
    }


# --- where a table comes from --------------------------------------------------------------------------


def test_a_table_says_where_it_was_begun(server: Hall, ann: Browser, ben: Browser):
    game = gorin.new("battle", seats=2, seed=3)
    game.choose(game.decision.options[0])
    begun: list[tuple[dict[str, Any], str | None]] = [
        ({}, None),
        ({"record": game.record()}, "record"),
        ({"position": game.position()}, "position"),
    ]
    for more, origin in begun:
        id = ann.open(None, None, **more)
        listed = next(told for told in ben.get("/api/tables").json() if told["id"] == id)
        assert listed["origin"] == origin
        with ben.page(id) as page:
            assert page.table["origin"] == origin
            assert bool(page.table["fairness"]["note"]) == (origin is not None)


# --- undo and delete ---------------------------------------------------------------------------------


def test_a_bot_does_not_consent_for_the_person_whose_choice_is_undone():
    table = seated(2)
    while not (table.made and {seat for seat, _ in table.game.record()["choices"]} == {0, 1}):
        choose_any(table, 1001.0)
    table.apply(table.let_bot_play(1, "random", 1002.0, gone=True))
    made = table.made
    table.apply(table.ask_undo(0, 0, 1003.0))
    assert table.undo is not None and table.undo.needed == [1]
    assert table.made == made, "nothing is undone without Ben"
    table.apply(table.let_bot_play(1, None, 1004.0))
    table.apply(table.answer_undo(1, True, 1005.0))
    assert table.made == 0


def test_what_only_a_bot_chose_is_its_persons_all_the_same():
    table = seated(2)
    table.apply(table.let_bot_play(1, "random", 1002.0, gone=True))
    while not (table.made and {seat for seat, _ in table.game.record()["choices"]} == {0, 1}):
        decision = table.game.pending[0]
        chosen = decision.pick(0).id
        table.apply(table.choose(decision.seat, chosen, 1003.0, bot=decision.seat == 1))
    table.apply(table.ask_undo(0, 0, 1004.0))
    assert table.undo is not None and table.undo.needed == [1]


def test_a_running_game_is_not_deleted_over_the_head_of_who_plays_it(
    server: Hall, ann: Browser, ben: Browser
):
    id = ann.open(None, None)
    ben.sit(id)
    refused = ann.delete(f"/api/tables/{id}")
    assert refused.status_code == 409
    assert refused.json()["error"] == "Ben would lose a running game: it can be deleted when it is over"
    assert not ann.get("/api/me").json()["seats"][0]["may_delete"]
    with ann.page(id) as first, ben.page(id) as second:
        for page in (first, second):
            page.ask(type="bot", bot="random")
        finish(first)
    assert ann.delete(f"/api/tables/{id}").status_code == 200


def test_a_game_against_bots_is_its_owners_to_delete(ann: Browser):
    assert ann.delete(f"/api/tables/{ann.open(None, 'random')}").status_code == 200


@pytest.mark.parametrize(
    "name",
    [
        "Bot (random)",
        "Bot (Random)",
        "bot(heuristic)",
        "B\u043et (random)",
        "  BOT",
        "[bot] 2",
        "\u3164Bot (random)",
        "\u2800\u00b7Bot (random)",
        "\u0299\u1d0f\u1d1b (random)",
    ],
)
def test_the_names_of_bots_are_theirs_alone(ann: Browser, name: str):
    id = ann.open(None, "random", name="")
    answer = ann.sit(id, name)
    assert answer.status_code == 409 and "looks like the name of a bot" in answer.json()["error"]
    assert ann.sit(id, "\u3164").json()["error"] == "a name cannot be empty"
    assert ann.sit(id, "Botan").status_code == 200


# --- what others must not notice ------------------------------------------------------------------------


def test_nobody_notices_that_somebody_begins_and_takes_it_back(server: Hall, ann: Browser, ben: Browser):
    clock = {"kind": "chess", "seconds": 300, "extra": 30}
    id = ann.open(None, None, clock=clock)
    ben.sit(id)
    table = server.table(id)
    with ann.page(id) as first, ben.page(id) as second:
        pages = [first, second]
        while not (len(table.awaited) == 1 and table.unseen[table.awaited[0]]):
            pages[table.awaited[0]].catch_up()
            pages[table.awaited[0]].choose()
        seat = table.awaited[0]
        chooser, other = pages[seat], pages[1 - seat]
        other.catch_up()
        listed, moments = other_eyes(ben, id), looked_back(ben, id)
        before, left = table.seq, list(table.clocks.left)
        chooser.ask(type="undo")
        assert chooser.view["decision"] is not None
        chooser.choose()
        assert table.seq == before + 2
        assert other.catch_up() == [], "not even a number tells of it"
        assert other_eyes(ben, id) == listed
        assert looked_back(ben, id) == moments, "nor does looking back"
        assert table.clocks.left == left, "and no clock gains by it"


def other_eyes(browser: Browser, id: str) -> Any:
    return next(told for told in browser.get("/api/tables").json() if told["id"] == id)


def looked_back(browser: Browser, id: str) -> Any:
    told = browser.get(f"/api/tables/{id}/replay").json()
    return told["at"], told["choices"], told["view"], told["log"]


def test_what_others_have_only_begun_is_no_moment_of_the_past(server: Hall, ann: Browser, ben: Browser):
    id = ann.open(None, None)
    ben.sit(id)
    table, eve = server.table(id), server.browser()
    with ann.page(id) as first, ben.page(id) as second:
        pages = [first, second]
        while not any(table.unseen):
            seat = table.awaited[0]
            pages[seat].catch_up()
            before = [looked_back(who, id) for who in (ann, ben, eve)]
            pages[seat].choose()
        after = [looked_back(who, id) for who in (ann, ben, eve)]
        own, other = (ann, ben)[seat], (ann, ben)[1 - seat]
        assert after[1 - seat] == before[1 - seat] and after[2] == before[2]
        assert after[seat][:2] == (before[seat][0] + 1, before[seat][1] + 1), "the own beginning is one"
        far = other.get(f"/api/tables/{id}/replay?at=999").json()
        assert far["at"] == far["choices"] == before[1 - seat][1]
        while table.noticed[-1] is False:
            pages[seat].catch_up()
            pages[seat].choose()
        done = looked_back(own, id)
        assert done[1] == table.made > looked_back(other, id)[1] > before[1 - seat][1]


def test_chat_is_told_line_by_line(ann: Browser, ben: Browser):
    id = ann.open(None, None)
    ben.sit(id)
    with ann.page(id) as first, ben.page(id) as second:
        for number in range(30):
            first.ask(type="say", text=f"{number} " + "x" * 400)
            second.catch_up()
        assert len(second.table["chat"]) == 30
        assert all(len(text) < 1000 for text in second.texts[1:])
        with ben.page(id) as again:
            assert again.table["chat"] == second.table["chat"]


def test_a_deal_that_was_left_is_told_to_everybody(server: Hall, ann: Browser, ben: Browser):
    """Whoever knows the server's part can see a deal coming and leave: not without a word any more."""
    id = ann.open(None, None, commitment=commitment_to(SHARES[0]))
    with ann.page(id) as page:
        for number in range(1, 4):
            ben.sit(id, commitment=commitment_to(SHARES[1]))
            page.catch_up()
            assert page.table["fairness"]["commitment"], "the server is bound, and the shares are awaited"
            assert ben.delete(f"/api/tables/{id}/seat").status_code == 200
            page.catch_up()
            assert len(page.table["chat"]) == number
            line = page.table["chat"][-1]
            assert line["notice"] and line["text"].startswith("Ben left while the cards were being dealt.")


def test_leaving_before_anything_is_drawn_is_nobodys_business(ann: Browser, ben: Browser):
    id = ann.open(None, None, None, commitment=commitment_to(SHARES[0]))
    ben.sit(id, commitment=commitment_to(SHARES[1]))
    with ann.page(id) as page:
        ben.delete(f"/api/tables/{id}/seat")
        page.catch_up()
        assert page.table["chat"] == []
