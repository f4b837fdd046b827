"""Nodes: the parts of a card's definition that a state can point at, by slug and number."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Node:
    """A part of a definition. States never hold nodes, only their address: (slug, number)."""

    def __init__(self) -> None:
        self.slug = ""
        self.number = -1

    def __deepcopy__(self, memo: object) -> Node:
        """Definitions never change, so a copy of a state shares them."""
        return self

    def children(self) -> list[Node]:
        """The nodes inside this one, in the order of the text."""
        return []

    @property
    def address(self) -> str:
        """Where to find it: its card and its number."""
        return f"{self.slug}:{self.number}"


def numbered(slug: str, roots: list[Node]) -> list[Node]:
    """Give every node its address; the list is the place to look them up."""
    found: list[Node] = []
    waiting = list(reversed(roots))
    while waiting:
        node = waiting.pop()
        if node.slug:
            raise ValueError(f"{slug}: a part of {node.slug} cannot be used twice; write it again")
        node.slug, node.number = slug, len(found)
        found.append(node)
        waiting += reversed(node.children())
    return found
