"""The reference of the public face, read from its docstrings."""

from __future__ import annotations

from pathlib import Path

import griffe

SOURCES = Path(__file__).resolve().parents[2] / "src"
TOPICS: dict[str, tuple[str, str, tuple[str, ...]]] = {
    "playing": (
        "Starting and playing games",
        "Everything begins with one of these functions, and goes on with `Game.choose`.",
        ("games", "new", "setup", "load", "replay", "Game"),
    ),
    "choices": (
        "Decisions and what comes of them",
        "What a game asks, what it answers, and what it tells.",
        ("Decision", "Option", "Reason", "LogLine", "Outcome", "Hint", "Alternative", "Rules"),
    ),
    "errors": (
        "Errors",
        "Whatever goes wrong because of what was given is a `GorinError`, and its message names it.",
        (
            "GorinError",
            "IllegalChoice",
            "InvalidSetup",
            "InvalidPosition",
            "InvalidSave",
            "InvalidRecord",
            "EndlessLoop",
        ),
    ),
}


def pages() -> dict[str, str]:
    """A page for each topic; every public name must be on one of them."""
    package = griffe.load("gorin", search_paths=[str(SOURCES)], resolve_aliases=True, resolve_external=False)
    assert isinstance(package, griffe.Module)
    missing = set(package.exports or ()) - {name for _, _, names in TOPICS.values() for name in names}
    if missing:
        raise SystemExit(f"no page of the reference has {', '.join(sorted(map(str, missing)))}")
    return {f"reference/{topic}.md": page(package, *told) for topic, told in TOPICS.items()}


def page(package: griffe.Module, title: str, lead: str, names: tuple[str, ...]) -> str:
    lines = [f"# {title}", "", lead, ""]
    for name in names:
        thing = package[name]
        if isinstance(thing, griffe.Alias):
            thing = thing.final_target
        lines += [*heading(thing, f"gorin.{name}"), ""]
        if thing.is_class:
            lines += members(thing, name)
    return "\n".join(lines)


def heading(thing: griffe.Object, name: str, level: int = 2) -> list[str]:
    """A name with how it is called, and what its docstring says."""
    if thing.docstring is None:
        raise SystemExit(f"{name} has no docstring")
    called = (
        ["```python", f"{name}{signature(thing)}", "```", ""] if isinstance(thing, griffe.Function) else []
    )
    return [f"{'#' * level} `{name}` {{ #{name} }}", "", *called, examples_fenced(thing.docstring.value)]


def members(thing: griffe.Object, name: str) -> list[str]:
    """The public attributes and methods of a class, in the order of its source."""
    lines = []
    for member, inner in thing.members.items():
        if isinstance(inner, griffe.Object) and not member.startswith("_") and inner.docstring is not None:
            lines += [*heading(inner, f"{name}.{member}", 3), ""]
    return lines


def signature(thing: griffe.Function) -> str:
    """The parameters with their defaults, and what comes back; `self` is understood."""
    parts, starred = [], False
    for parameter in thing.parameters:
        if parameter.name == "self":
            continue
        kind = parameter.kind
        if kind is griffe.ParameterKind.keyword_only and not starred:
            parts.append("*")
            starred = True
        star = {griffe.ParameterKind.var_positional: "*", griffe.ParameterKind.var_keyword: "**"}.get(
            kind, ""
        )
        starred = starred or star == "*"
        default = f" = {parameter.default}" if parameter.default is not None and not star else ""
        parts.append(f"{star}{parameter.name}: {parameter.annotation}{default}")
    returns = f" -> {thing.returns}" if thing.returns is not None else ""
    return f"({', '.join(parts)}){returns}"


def examples_fenced(text: str) -> str:
    """A docstring as Markdown: its examples as code.

    >>> print(examples_fenced("It adds.\\n\\n>>> 1 + 1\\n2\\n\\nThat is all."))
    It adds.
    <BLANKLINE>
    ```pycon
    >>> 1 + 1
    2
    ```
    <BLANKLINE>
    That is all.
    """
    blocks = text.split("\n\n")
    return "\n\n".join(
        f"```pycon\n{block}\n```" if block.lstrip().startswith(">>>") else block for block in blocks
    )
