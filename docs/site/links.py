"""Links of the built site that lead nowhere."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit


class Page(HTMLParser):
    """What a page links to, and what in it can be linked to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if value and name in ("href", "src") and tag != "base":
                self.links.add(value)
            elif value and name == "id":
                self.anchors.add(value)


def broken_links(site: Path) -> list[tuple[str, str]]:
    """Each page with each of its links that leads nowhere; other sites are not asked."""
    pages = {path.resolve(): Page(path.read_text(encoding="utf-8")) for path in site.rglob("*.html")}
    return [
        (path.relative_to(site.resolve()).as_posix(), link)
        for path, page in sorted(pages.items())
        if path.name != "404.html"  # its links start at the root of a host
        for link in sorted(page.links)
        if not leads_somewhere(path, link, pages)
    ]


def leads_somewhere(path: Path, link: str, pages: dict[Path, Page]) -> bool:
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return True
    target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    target = target / "index.html" if target.is_dir() else target
    if not target.exists():
        return False
    anchor = unquote(parts.fragment)
    return not anchor or target not in pages or anchor in pages[target].anchors
