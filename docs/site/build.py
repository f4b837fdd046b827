"""Build the documentation site: lay out its pages, run Zensical on them, and follow every link.

python3 run.py docs            builds it into build/docs/site
python3 run.py docs --serve    builds it and shows it on this machine

Pages come from three places: the Markdown files of `docs/`, README.md and CONTRIBUTING.md, and what is
generated from the project itself: the ledgers, the cards, and the docstrings of the public face.
"""

from __future__ import annotations

import contextlib
import http.server
import json
import re
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path

import card_pages
import reference_pages
import rules_pages
from links import broken_links
from navigation import navigation

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
OUT = ROOT / "build" / "docs"
PAGES = OUT / "pages"
SITE = OUT / "site"
PORT = 8899

Pages = dict[str, str]
"""What is to be written: the Markdown of each page by its path."""

FEATURES = ["navigation.tabs", "navigation.indexes", "navigation.top", "content.code.copy", "toc.follow"]


def palette(mode: str, scheme: str, icon: str, other: str) -> dict[str, object]:
    """The colors for a reader whose system asks for this mode, with a way to the other one."""
    toggle = {"icon": f"lucide/{icon}", "name": f"Switch to {other} mode"}
    media = f"(prefers-color-scheme: {mode})"
    return {"media": media, "scheme": scheme, "primary": "custom", "toggle": toggle}


SETTINGS = {
    "site_name": "gorin",
    "site_description": "The five tabletop games of the Emerald Empire, played by their rulebooks.",
    "copyright": "An unofficial, non-commercial fan project. The names are trademarks of their owners.",
    "docs_dir": "pages",
    "site_dir": "site",
    "use_directory_urls": False,  # so that the site can be read from a folder, too
    "extra_css": ["site.css"],
    "markdown_extensions": ["admonition", "attr_list", "def_list", "tables", "toc", "pymdownx.superfences"],
    "theme": {
        "font": False,  # nothing is fetched from elsewhere
        "logo": "logo.svg",
        "favicon": "logo.svg",
        "features": FEATURES,
        "palette": [palette("light", "default", "sun", "dark"), palette("dark", "slate", "moon", "light")],
    },
}


def main(arguments: list[str]) -> int:
    lay_out()
    failed = build()
    if not failed and "--serve" in arguments:
        serve()
    return failed


def lay_out() -> None:
    """Write every page and the settings into an empty folder."""
    shutil.rmtree(OUT, ignore_errors=True)
    shutil.copytree(ROOT / "docs", PAGES, ignore=shutil.ignore_patterns("*.py", "site", "__pycache__"))
    for name in ("site.css", "logo.svg"):
        shutil.copy(HERE / name, PAGES / name)
    cards, reference = card_pages.pages(), reference_pages.pages()
    generated = {**rules_pages.pages(), **cards, **reference, **from_the_root()}
    for path, text in generated.items():
        target = PAGES / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    nav = navigation(PAGES, list(cards), list(reference))
    # JSON is YAML, too.
    (OUT / "mkdocs.yml").write_text(json.dumps({**SETTINGS, "nav": nav}, indent=1), encoding="utf-8")


def from_the_root() -> Pages:
    """The pages that lie beside `docs/`, with links as they are seen from within."""
    return {"contributing.md": from_within((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))}


def from_within(text: str) -> str:
    """Links into `docs/` lose the folder.

    >>> from_within("see [cards](docs/cards.md#queries)")
    'see [cards](cards.md#queries)'
    """
    return re.sub(r"\]\(docs/", "](", text)


def build() -> int:
    """Run Zensical, which stops at what it finds wrong, and look whether each link leads somewhere."""
    command = [
        sys.executable,
        "-m",
        "zensical",
        "build",
        "--strict",
        "--config-file",
        str(OUT / "mkdocs.yml"),
    ]
    if subprocess.call(command, cwd=OUT):
        return 1
    broken = broken_links(SITE)
    for page, link in broken:
        print(f"{page}: nothing is at {link}", file=sys.stderr)
    pages = sum(1 for _ in SITE.rglob("*.html"))
    print(f"{pages} pages in {SITE.relative_to(ROOT)}, {len(broken)} broken links")
    return 1 if broken else 0


def serve() -> None:
    handler = partial(http.server.SimpleHTTPRequestHandler, directory=str(SITE))
    with http.server.ThreadingHTTPServer(("127.0.0.1", PORT), handler) as server:
        print(f"http://127.0.0.1:{PORT} (Ctrl-C ends it)")
        with contextlib.suppress(KeyboardInterrupt):
            server.serve_forever()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
