"""The documentation site: what would make its build fail."""

import importlib.util
import sys
from pathlib import Path

import pytest

SITE = Path(__file__).resolve().parents[2] / "docs" / "site"


def part(name):
    """A module of the builder; they lie beside each other, not in a package."""
    spec = importlib.util.spec_from_file_location(f"site_{name}", SITE / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    sys.path.insert(0, str(SITE))
    try:
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(str(SITE))
    return module


@pytest.mark.parametrize(
    ("link", "is_broken"),
    [
        ("b.html", False),
        ("b.html#here", False),
        ("#top", False),
        ("folder/", False),
        ("https://example.org/nowhere", False),
        ("c.html", True),
        ("b.html#there", True),
        ("#nowhere", True),
        ("empty/", True),
    ],
)
def test_a_link_that_leads_nowhere_is_found(tmp_path, link, is_broken):
    (tmp_path / "a.html").write_text(f'<h1 id="top"></h1><a href="{link}">x</a>', encoding="utf-8")
    (tmp_path / "b.html").write_text('<h1 id="here"></h1>', encoding="utf-8")
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "index.html").write_text("", encoding="utf-8")
    (tmp_path / "empty").mkdir()
    found = part("links").broken_links(tmp_path)
    assert found == ([("a.html", link)] if is_broken else [])


def test_every_public_name_is_in_the_reference():
    import gorin

    pages = "\n".join(part("reference_pages").pages().values())
    assert [name for name in gorin.__all__ if f"`gorin.{name}`" not in pages] == []
    assert "`Game.choose`" in pages
    assert "```pycon\n>>> import gorin" in pages


def test_a_public_name_without_a_page_stops_the_build(monkeypatch):
    reference = part("reference_pages")
    title, lead, names = reference.TOPICS["errors"]
    monkeypatch.setitem(reference.TOPICS, "errors", (title, lead, names[1:]))
    with pytest.raises(SystemExit, match=f"has {names[0]}"):
        reference.pages()


def test_every_clause_and_every_card_has_its_place():
    from gorin.language.library.library import library_of
    from gorin.ledgers import games, read

    rules, cards = part("rules_pages").pages(), part("card_pages").pages()
    for game in games():
        page = rules[f"rules/{game}.md"]
        assert [clause.id for clause in read(game).clauses if f"{{ #{clause.id} }}" not in page] == []
    lcg = "\n".join(page for path, page in cards.items() if path.startswith("cards/lcg/"))
    slugs = [library_of("lcg").facts(card)["slug"] for card in library_of("lcg").published()]
    assert [slug for slug in slugs if f"{{ #{slug} }}" not in lcg] == []
