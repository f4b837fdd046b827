"""`gorin card`, `gorin cards`, `gorin decks`, `gorin deck`: what they print for people and for programs."""

import contextlib
import io
import json
import re

import pytest
from click.testing import CliRunner

from gorin.cards.decks import editions
from gorin.cards.facts import all_facts
from gorin.cli.card import card
from gorin.cli.cards import cards
from gorin.cli.decks import chosen_decks, deck, decks
from gorin.cli.main import run as run_gorin
from gorin.kernel.errors import GorinError
from gorin.language.core.english import listed
from gorin.language.library.library import known_decks, library_of


@pytest.fixture(autouse=True)
def window(monkeypatch):
    monkeypatch.setenv("COLUMNS", "100")


def run(command, *args):
    return CliRunner().invoke(command, args, catch_exceptions=False)


def failed(*args):
    """What a command line that is refused says."""
    shown = io.StringIO()
    with contextlib.redirect_stderr(shown):
        assert run_gorin(list(args)) == 2
    return shown.getvalue()


def printed(command, *args):
    return run(command, *args).stdout


# --- a card ---------------------------------------------------------------------------------------


def test_a_card_is_drawn_with_its_numbers_keywords_text_decks_and_clauses():
    shown = printed(card, "hida", "kuon")
    assert shown.startswith("╭─ Hida Kuon • Experienced 6 ─")
    for part in ("Force 12", "Chi 5", "Honor Requirement -", "Gold Cost 14", "Loyal • Unique", "Battle:"):
        assert part in shown
    assert "╰─ Crab Personality · Dynasty · 1 per deck ─" in shown
    assert "Loyal: Joins only players of his own Clan." in shown
    assert "Hida Kuon - exp6 is in crab-kyuden-hida." in shown
    assert "CE-KEY-14  A Loyal Personality" in shown


def test_a_card_of_the_lcg_says_that_it_is_unique_what_it_adds_and_how_many_a_deck_may_have():
    shown = printed(card, "ancestral", "daisho", "--edition", "lcg")
    assert "Military +2" in shown and "Political +0" in shown
    assert "· Conflict · up to 3 per deck (2 in skirmish) ─" in shown
    assert "Restricted: A character can have only two restricted attachments." in shown
    assert "Unique • " in printed(card, "hida", "kisada", "--edition", "lcg")
    assert "Strength +2" in printed(card, "borderlands", "fortifications", "--edition", "lcg")
    assert "Strength 4" in printed(card, "defend", "the", "wall", "--edition", "lcg")


def test_unique_cards_are_found_where_that_is_a_sign_and_no_keyword():
    assert "Hida Kisada" in printed(cards, "lcg", "unique:yes", "kisada")
    assert printed(cards, "lcg", "unique:no", "kisada") == "No card matches.\n"


@pytest.mark.parametrize("drawn", library_of("celestial").published(), ids=lambda each: each.slug)
def test_every_card_is_drawn_as_a_frame_without_gaps(drawn):
    from gorin.cli.terminal.pictures.card_face import card_face

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
    assert shown.endswith("; see it with --edition.\n")
    assert "see it with --edition" not in printed(card, "charge", "--edition", "celestial")


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
            "'savvy politician' is not a celestial card; it is in lcg. Use --edition lcg.",
        ),
        (["card", "qqqqqq"], "'qqqqqq' is not in gorin yet"),
        (["card", "ring of"], "'ring of' matches 5 cards: Ring of Air"),
        (["card", "charge", "--edition", "battle"], "battle has no card library"),
        (["cards", "chess"], "chess has no card library"),
        (["cards", "celestial", "forse>3"], "did you mean 'force'?"),
        (["decks", "battle"], "battle has no card library"),
        (["deck", "show", "nobody"], "no deck 'nobody'"),
        (["deck", "check", "/nowhere/at/all"], "cannot be read"),
        (["deck", "check", "/tmp"], "cannot be read"),
        (["play", "battle", "--decks", "a,b"], "battle has no card library"),
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


FACTS = [
    {"name": "Way of the Lion", "text": "<b>Action:</b> Draw 3 cards.", "traits": []},
    {"name": "Banzai!", "text": "", "traits": []},
]


@pytest.fixture
def facts(tmp_path):
    """Invented facts of two cards of the LCG, one of which says something else here."""
    path = tmp_path / "facts.json"
    path.write_text(json.dumps(FACTS))
    return path


def test_cards_are_compared_with_facts(facts, tmp_path):
    asked = ("lcg", '"way of the lion"', "--lint", str(facts), "--table", str(tmp_path / "table.tsv"))
    compared = run(cards, *asked)
    assert compared.exit_code == 1
    assert (
        "way-of-the-lion\tnumber -3\n" in compared.stdout and "way-of-the-lion\tverb -draw" in compared.stdout
    )
    assert compared.stdout.splitlines()[-1].startswith("1 card compared; ")
    assert "Draw" not in (tmp_path / "table.tsv").read_text()
    again = run(cards, "lcg", '"way of the lion"', "--lint", str(tmp_path / "table.tsv"))
    assert again.stdout == compared.stdout


def test_explained_differences_are_left_out_and_idle_explanations_told(facts, tmp_path):
    told = printed(cards, "lcg", '"way of the lion"', "--lint", str(facts)).splitlines()[:-1]
    rows = ["game\tslug\tfeature\treason", *(f"lcg\t{line}\tInvented." for line in told)]
    file = tmp_path / "explained.tsv"
    file.write_text("\n".join(rows))
    compared = run(cards, "lcg", '"way of the lion"', "--lint", str(facts), "--explained", str(file))
    assert (compared.exit_code, compared.stdout.splitlines()[:-1]) == (0, [])
    file.write_text("\n".join([*rows, "lcg\tway-of-the-lion\tverb +home\tInvented."]))
    idle = printed(cards, "lcg", "--lint", str(facts), "--explained", str(file))
    assert "way-of-the-lion\tverb +home\tis explained, but does not differ" in idle


@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        ("facts.json", None, "cannot be read"),
        ("facts.json", "{", "is not JSON"),
        ("facts.json", '[{"text": "no name"}]', "expected a list of objects, each with a name"),
        ("facts.json", '[{"name": "Banzai!", "text": 3}]', "Banzai!"),
        ("table.tsv", "slug\tkind\n", "is not a table of this game's features"),
    ],
)
def test_what_is_no_facts_is_refused(tmp_path, name, content, told):
    if content is not None:
        (tmp_path / name).write_text(content)
    assert told in failed("cards", "lcg", "--lint", str(tmp_path / name))


def test_lint_refuses_what_it_cannot_use(facts, tmp_path):
    assert "--explained and --table go with --lint" in failed("cards", "lcg", "--table", "out.tsv")
    nowhere = str(tmp_path / "missing" / "out.tsv")
    assert "cannot be written" in failed("cards", "lcg", "--lint", str(facts), "--table", nowhere)
    bad = tmp_path / "explained.tsv"
    bad.write_text("game\tslug\tfeature\treason\nlcg\tbanzai\n")
    asked = ("cards", "lcg", "--lint", str(facts), "--explained", str(bad))
    assert "line 2: expected game, slug, feature, reason" in failed(*asked)


def test_the_written_cards_of_each_clan_are_counted():
    lines = printed(cards, "lcg", "--coverage").splitlines()
    assert [line.split()[0] for line in lines][-3:] == ["none", "treaties", "all"]
    assert re.fullmatch(r"Crab +\d+ of +161 +\d+%", lines[0])


def test_the_words_of_a_game_are_counted():
    told = printed(cards, "celestial", "--words")
    assert re.search(r"\d+ cards are written with \d+ words, \d+ of which stand on one of them only", told)
    assert "Ring of Earth: ENEMIES_WERE_THERE, NONE_OF_YOURS_FELL" in told


def test_the_cards_as_a_table():
    lines = printed(cards, "celestial", "kuon").splitlines()
    assert any(line.strip().startswith("Hida Kuon - exp6") and "Crab" in line for line in lines)
    assert lines[-1].startswith("1 card; ")
    assert printed(cards, "celestial", "--", "-type:item", "type:item") == "No card matches.\n"


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
    assert "is a legal celestial deck: Shamate Keep, 40 Dynasty and 40 Fate cards" in result.stdout
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
        (b"\xff\xfe\x00", "is not a text file"),
        (b"hello", "not a deck list"),
        (b"", "not a deck list"),
    ):
        path = tmp_path / "other"
        path.write_bytes(content)
        assert run_gorin(["deck", "check", str(path)]) == 2
        assert said in capsys.readouterr().err


DECKS = [(game, id) for game in editions() for id in library_of(game).decks]


@pytest.mark.parametrize(("game", "id"), DECKS)
def test_the_edition_of_a_deck_is_found(tmp_path, game, id):
    """By its id, where no other game has a deck of that id; and of a list by the cards on it."""
    alike = [other for other, each in DECKS if each == id]
    path = tmp_path / "deck.txt"
    if len(alike) > 1:
        assert f"fits {listed(alike)}; choose one with --edition" in failed("deck", "show", id)
        path.write_text(printed(deck, "show", id, "--edition", game))
    else:
        path.write_text(printed(deck, "show", id))
    assert json.loads(printed(deck, "check", str(path), "--json"))["edition"] == game


def test_where_several_editions_would_do_one_is_asked_for(tmp_path):
    path = tmp_path / "deck.txt"
    path.write_text("3 Marketplace\n")
    told = failed("deck", "check", str(path))
    assert f"{path} fits " in told
    assert told.endswith("; choose one with --edition\n")
    assert "line" not in told


def test_what_is_wrong_with_the_deck_names_its_lines(legal):
    rows = legal.read_text().splitlines()
    at = next(number for number, row in enumerate(rows, 1) if row.endswith(" Charge"))
    legal.write_text("\n".join([*rows[: at - 1], "2 Charge", "2 Charge", *rows[at:]]))
    told = run(deck, "check", str(legal)).stdout
    assert f"lines {at} and {at + 1}: 4 copies of Charge, more than 3 [CE-DECK-05]" in told


def test_a_command_line_names_decks_by_id_or_file(legal, tmp_path):
    ids = chosen_decks("celestial", f"crane-seawatch-castle,{legal}")
    assert ids[0] == "crane-seawatch-castle"
    assert ids[1]["stronghold"] == "shamate-keep"
    broken = tmp_path / "broken.txt"
    broken.write_text("1 Shamate Keep\n3 Nobody Knows")
    with pytest.raises(GorinError, match="is not a legal deck: line 2: 'Nobody Knows' is not in gorin yet"):
        chosen_decks("celestial", f"{broken},{legal}")


def test_bots_play_with_the_decks_that_are_named(capsys):
    args = ["sim", "celestial", "--games", "1", "--bots", "random", "--json"]
    assert run_gorin([*args, "--decks", "lion-shamate-keep,crane-seawatch-castle"]) == 0
    assert json.loads(capsys.readouterr().out)["summary"]["games"] == 1
