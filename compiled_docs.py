"""Docstrings for compiled modules: mypyc leaves them out of the C files that it writes; here they are put in.

So `help(gorin.Game)` says the same on the compiled engine as on the plain one. What is looked for are the
tables in which a C file lists its functions, methods, properties and classes, each with a place for a text.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

_FUNCTION = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),\s+METH_[\w |]+,\s+PyDoc_STR\(")((?:[^"\\]|\\.)*)("\))')
_CLASS = re.compile(
    r'(\.tp_name = "(\w+)",(?:(?!\.tp_name).)*?\.tp_doc = PyDoc_STR\(")((?:[^"\\]|\\.)*)("\))', re.DOTALL
)
_PROPERTY = re.compile(r"(\(getter\)(\w+),\s+(?:NULL|\(setter\)\w+),\s+)NULL(, NULL\})")
_MODULE = re.compile(r"NULL(, /\* docstring \*/)")


def put_in(c_file: Path, source: Path) -> None:
    """Write the docstrings of a module into the C file that mypyc has made of it."""
    docs = docstrings(source.read_text("utf-8"))
    text = c_file.read_text("utf-8")
    text = _FUNCTION.sub(lambda found: found[1] + found[3] + _said(docs, found[2]) + found[4], text)
    text = _CLASS.sub(lambda found: found[1] + found[3] + _said(docs, found[2]) + found[4], text)
    text = _PROPERTY.sub(lambda found: found[1] + _text(_of_getter(docs, found[2])) + found[3], text)
    text = _MODULE.sub(lambda found: _text(docs.get("", "")) + found[1], text)
    c_file.write_text(text, "utf-8")


def docstrings(source: str) -> dict[str, str]:
    """What a module says of its classes and functions, by their names, and of itself.

    >>> docstrings("'About all.'\\nclass Ring:\\n    'A ring.'\\n    def claim(self):\\n        'Take it.'")
    {'': 'About all.', 'Ring': 'A ring.', 'Ring.claim': 'Take it.'}
    """
    tree = ast.parse(source)
    found = {"": ast.get_docstring(tree) or ""}
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            found[node.name] = ast.get_docstring(node) or ""
            inner = [each for each in node.body if isinstance(each, ast.FunctionDef)]
            found |= {f"{node.name}.{each.name}": ast.get_docstring(each) or "" for each in reversed(inner)}
        elif isinstance(node, ast.FunctionDef):
            found[node.name] = ast.get_docstring(node) or ""
    return {name: text for name, text in found.items() if text}


def c_string(text: str) -> str:
    """A text as it stands between the quotes of C.

    >>> c_string('"Yes"\\n')
    '\\\\"Yes\\\\"\\\\n'
    """
    plain = {ord('"'): '\\"', ord("\\"): "\\\\", ord("\n"): "\\n", ord("?"): "\\?"}
    return "".join(
        [plain.get(byte) or (chr(byte) if 32 <= byte < 127 else f"\\{byte:03o}") for byte in text.encode()]
    )


def _said(docs: dict[str, str], mangled: str) -> str:
    """Of a name as mypyc writes it: game___Game___choose is Game.choose, game___checksum is checksum."""
    parts = mangled.split("___")
    return c_string(docs.get(".".join(parts[-2:])) or docs.get(parts[-1], ""))


def _of_getter(docs: dict[str, str], mangled: str) -> str:
    """Of the function that reads a property: game___Game_get_pending is Game.pending."""
    owner, _, name = mangled.rpartition("___")[2].partition("_get_")
    return docs.get(f"{owner}.{name}", "")


def _text(doc: str) -> str:
    return f'PyDoc_STR("{c_string(doc)}")' if doc else "NULL"
