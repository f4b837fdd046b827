"""`gorin card`, `gorin cards`, `gorin decks`, `gorin deck`: what they print for people and for programs."""

import json

import pytest
from click.testing import CliRunner

from gorin.cards.facts import all_facts
from gorin.cli.card import card
from gorin.cli.cards import cards
from gorin.cli.decks import chosen_decks, deck, decks
from gorin.cli.main import run as run_gorin
from gorin.kernel.errors import GorinError
from gorin.words.library.library import known_decks, library_of


@pytest.fixture(autouse=True)
def window(monkeypatch):
    monkeypatch.setenv("COLUMNS", "100")


def run(command, *args):
    return CliRunner().invoke(command, args, catch_exceptions=False)


def printed(command, *args):
    return run(command, *args).stdout


# --- a card ---------------------------------------------------------------------------------------


def test_a_card_is_drawn_with_its_numbers_keywords_text_decks_and_clauses():
    shown = printed(card, "hida", "kuon")
    assert shown.startswith("╭─ Hida Kuon • Experienced 6 ─")
    for part in ("Force 12", "Chi 5", "Honor Requirement -", "Gold Cost 14", "Loyal • Unique", "Battle:"):
        assert part in shown
    assert "╰─ Crab Personality ─" in shown
    assert "Hida Kuon - exp6 is in crab-kyuden-hida." in shown
    assert "CE-KEY-14  A Loyal Personality" in shown


@pytest.mark.parametrize("drawn", library_of("celestial").published(), ids=lambda each: each.slug)
def test_every_card_is_drawn_as_a_frame_without_gaps(drawn):
    from gorin.cli.terminal.card_face import card_face

    for width in (32, 60, 200):
        lines = [line.plain for line in card_face(library_of("celestial"), drawn, width)]
        assert {len(line) for line in lines} == {min(width, 72)}
        assert all(line[0] in "╭│├╰" and line[-1] in "╮│┤╯" for line in lines)


def test_a_title_shows_every_level_and_a_level_one():
    assert printed(card, "Utaku Kohana").count("╭─") == 2
    assert printed(card, "Utaku Kohana - exp").count("╭─") == 1
    assert printed(card, "kuon").count("╭─") == 1


def test_a_card_is_looked_for_in_every_game():
    assert "Savvy Politician is in crane-core" in printed(card, "savvy", "politician")
    assert printed(card, "blackmail").startswith("╭─ Blackmail ─"), "not a longer title of an earlier game"
    shown = printed(card, "charge")
    assert "Charge is in " in shown
    assert shown.endswith("too: say --edition.\n")
    assert "say --edition" not in printed(card, "charge", "--edition", "celestial")


def test_a_card_as_json():
    [told] = json.loads(printed(card, "charge", "--json"))
    assert told["slug"] == "charge"
    assert "CE-ACT-05" in told["clauses"]


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["card", "hida", "kaouru"], "'hida kaouru' is not in gorin yet; did you mean Hida Kaoru"),
        (
            ["card", "savvy", "politician", "--edition", "celestial"],
            "'savvy politician' is no card of celestial, but of lcg: say --edition",
        ),
        (["card", "qqqqqq"], "'qqqqqq' is not in gorin yet"),
        (["card", "ring of"], "'ring of' may be 5 cards: Ring of Air"),
        (["card", "charge", "--edition", "battle"], "no cards of 'battle'"),
        (["cards", "chess"], "no cards of 'chess'"),
        (["cards", "celestial", "forse>3"], "did you mean 'force'?"),
        (["decks", "battle"], "no cards of 'battle'"),
        (["deck", "show", "nobody"], "no deck 'nobody'"),
        (["deck", "check", "/nowhere/at/all"], "cannot be read"),
        (["deck", "check", "/tmp"], "cannot be read"),
        (["play", "battle", "--decks", "a,b"], "no cards of 'battle'"),
        (["sim", "celestial", "--decks", "a,b"], "no deck 'a'"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(args, said, capsys):
    assert run_gorin(args) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1


# --- lists ----------------------------------------------------------------------------------------


def test_the_cards_as_json_are_their_facts():
    assert json.loads(printed(cards, "celestial", "--json")) == all_facts("celestial")
    found = json.loads(printed(cards, "celestial", "clan:lion", "force>=3", "--json"))
    assert {each["name"] for each in found} >= {"Akodo Sagashite", "Matsu Satsune"}
    assert all(each["clan"] == ["Lion"] and each["force"] >= 3 for each in found)


def test_the_cards_as_a_table():
    lines = printed(cards, "celestial", "kuon").splitlines()
    assert any(line.strip().startswith("Hida Kuon - exp6") and "Crab" in line for line in lines)
    assert lines[-1].startswith("1 cards, ")
    assert printed(cards, "celestial", "--", "-type:item", "type:item") == "no card fits\n"


def test_the_decks_are_listed():
    lines = printed(decks, "celestial").splitlines()
    assert [line.split()[0] for line in lines] == list(known_decks("celestial"))
    told = json.loads(printed(decks, "celestial", "--json"))
    assert sum(told[0]["dynasty"].values()) == sum(told[0]["fate"].values()) == 40


# --- checking a deck ------------------------------------------------------------------------------


@pytest.fixture
def legal(tmp_path):
    """A deck of the edition, written as a list."""
    path = tmp_path / "deck.txt"
    path.write_text(printed(deck, "show", "lion-shamate-keep"))
    return path


def test_a_legal_deck_is_legal(legal):
    result = run(deck, "check", str(legal))
    assert result.exit_code == 0
    assert "is legal: Shamate Keep, 40 Dynasty and 40 Fate cards" in result.stdout
    told = json.loads(printed(deck, "check", str(legal), "--json"))
    assert (told["legal"], told["problems"], told["reasons"]) == (True, [], [])
    assert told["stronghold"] == "shamate-keep"


def test_an_illegal_deck_says_which_line_and_why(legal):
    legal.write_text(legal.read_text().replace("3 Charge", "3 Chargge"))
    result = run(deck, "check", str(legal))
    assert result.exit_code == 1
    assert "'Chargge' is not in gorin yet; did you mean Charge" in result.stdout
    assert "the Fate deck has 37 cards, fewer than 40 [CE-DECK-01]" in result.stdout
    told = json.loads(printed(deck, "check", str(legal), "--json"))
    assert told["problems"][0]["nearest"][0] == "Charge"
    lines = legal.read_text().splitlines()
    assert lines[told["problems"][0]["line"] - 1] == "3 Chargge"


def test_what_is_no_list_of_cards_cannot_be_read(tmp_path, capsys):
    for content, said in (
        (b"\xff\xfe\x00", "is no text"),
        (b"hello", "no list of cards"),
        (b"", "no list of cards"),
    ):
        path = tmp_path / "other"
        path.write_bytes(content)
        assert run_gorin(["deck", "check", str(path)]) == 2
        assert said in capsys.readouterr().err


def test_a_command_line_names_decks_by_id_or_file(legal, tmp_path):
    ids = chosen_decks("celestial", f"crane-seawatch-castle,{legal}")
    assert ids[0] == "crane-seawatch-castle"
    assert ids[1]["stronghold"] == "shamate-keep"
    broken = tmp_path / "broken.txt"
    broken.write_text("1 Shamate Keep\n3 Nobody Knows")
    with pytest.raises(GorinError, match="is no legal deck: line 2: 'Nobody Knows' is not in gorin yet"):
        chosen_decks("celestial", f"{broken},{legal}")


def test_bots_play_with_the_decks_that_are_named(capsys):
    args = ["sim", "celestial", "--games", "1", "--bots", "random", "--json"]
    assert run_gorin([*args, "--decks", "lion-shamate-keep,crane-seawatch-castle"]) == 0
    assert json.loads(capsys.readouterr().out)["summary"]["games"] == 1
