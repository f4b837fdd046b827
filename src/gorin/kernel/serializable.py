"""Plain values: what a state may be made of, and how it becomes JSON and comes back.

A `Serializable` class names its own fields and what each holds, so that saving, loading and comparing need
no code of its own. (mypyc keeps no annotations at run time, hence the written-out kinds.)

Kinds: ``int``, ``bool``, ``str``, the tag of a Serializable class (which stands for its subclasses too),
``[kind]`` a list, ``(kind)`` a tuple, ``?kind`` or nothing.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from gorin.kernel.errors import InvalidSave
from gorin.kernel.keys import refuse_unknown

IS: Final = "is"
"""Where an object tells the tag of its class."""


# For the compiled build. `serializable` is inherited: an empty object can be made and filled in. A class that
# interpreted code (a card, a test game) constructs or inherits from must repeat the other attribute.
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Serializable:
    """Base of everything inside a state."""

    tag: ClassVar[str] = ""
    """What saves call the class. It never changes, whatever the class is called; each class has its own."""
    fields: ClassVar[dict[str, str]] = {}
    added: ClassVar[dict[str, Any]] = {}
    """Fields that older saves do not have, and what they are there."""
    is_value: ClassVar[bool] = False
    """Never changed once made, so that copies share it."""


_fields_of: dict[type[Serializable], dict[str, str]] = {}


def fields_of(cls: type[Serializable]) -> dict[str, str]:
    """Every field of a class, its bases' first."""
    known = _fields_of.get(cls)
    if known is None:
        known = {}
        for base in reversed(cls.__mro__):
            known.update(base.__dict__.get("fields", {}))
        _fields_of[cls] = known
    return known


# --- how each field is copied and written -----------------------------------------------------------

SHARED: Final = 0
LISTED: Final = 1
NESTED: Final = 2
DEEP: Final = 3
"""What need not be copied; lists of what need not be copied; lists of such lists; everything else."""
_SCALARS: Final = ("int", "bool", "str")
_plans: Final[dict[type[Serializable], list[tuple[str, int]]]] = {}


def _plan_of(cls: type[Serializable]) -> list[tuple[str, int]]:
    """The fields of a class with how each is copied, worked out once."""
    known = _plans.get(cls)
    if known is None:
        known = _plans[cls] = [(name, _way(kind)) for name, kind in fields_of(cls).items()]
    return known


def _way(kind: str) -> int:
    if kind in _SCALARS or (kind[0] == "(" and kind[1:-1] in _SCALARS):
        return SHARED
    if kind[:2] == "[[" and kind[2:-2] in _SCALARS:
        return NESTED
    return LISTED if kind[0] == "[" and kind[1:-1] in _SCALARS else DEEP


def encode(value: Any) -> Any:
    """A plain value as JSON values; objects carry the tag of their class under ``is``."""
    if isinstance(value, Serializable):
        out: dict[str, Any] = {IS: value.tag}
        for name, way in _plan_of(type(value)):
            inner = getattr(value, name)
            out[name] = inner if way == SHARED and type(inner) is not tuple else encode(inner)
        return out
    if isinstance(value, list | tuple):
        return [encode(item) for item in value]
    return value


def encode_shared(value: Any, leaving_out: str = "") -> Any:
    """What `encode` gives, to be written at once: lists of numbers and words are still the value's own."""
    if isinstance(value, Serializable):
        out: dict[str, Any] = {IS: value.tag}
        for name, way in _plan_of(type(value)):
            if name != leaving_out:
                inner = getattr(value, name)
                out[name] = encode_shared(inner) if way == DEEP else inner
        return out
    if isinstance(value, list | tuple):
        return [encode_shared(item) for item in value]
    return value


def copy_serializable(value: Any) -> Any:
    """An independent copy: the general way, for classes that do not write out a faster one."""
    if isinstance(value, Serializable):
        if value.is_value:
            return value
        cls = type(value)
        made = cls.__new__(cls)
        for name, way in _plan_of(cls):
            inner = getattr(value, name)
            if way == DEEP:
                inner = copy_serializable(inner)
            elif way == LISTED:
                inner = inner.copy()
            elif way == NESTED:
                inner = [each.copy() for each in inner]
            setattr(made, name, inner)
        return made
    if isinstance(value, list):
        return [copy_serializable(item) for item in value]
    return value


def classes_under(*packages: str) -> dict[str, type[Serializable]]:
    """Every Serializable class defined in these packages, by its tag."""
    found: dict[str, type[Serializable]] = {}
    waiting: list[type[Serializable]] = [Serializable]
    while waiting:
        for cls in waiting.pop().__subclasses__():
            waiting.append(cls)
            home: str = getattr(cls, "__module__", "")
            if any(home == package or home.startswith(package + ".") for package in packages):
                other = found.setdefault(cls.tag, cls)
                if other is not cls:
                    raise TypeError(f"{other.__name__} and {cls.__name__} have the same tag {cls.tag!r}")
    return found


class Decoder:
    """Reads what `encode` wrote, refusing whatever is not of the kind it should be.

    Older saves have the name that a class had when they were written; `former` gives its tag.
    """

    def __init__(
        self,
        classes: dict[str, type[Serializable]],
        former: dict[str, str],
        former_fields: dict[str, str],
    ) -> None:
        self.classes = classes
        self.former = former
        self.former_fields = former_fields
        """What older saves call a field, by its name now."""

    def decode(self, value: Any, kind: str, where: str = "") -> Any:
        head = kind[0]
        if head == "?":
            return None if value is None else self.decode(value, kind[1:], where)
        if head in "[(":
            if not isinstance(value, list):
                raise InvalidSave(f"{where} should be a list")
            items = [self.decode(item, kind[1:-1], f"{where}[{i}]") for i, item in enumerate(value)]
            return items if head == "[" else tuple(items)
        if kind == "int":
            return self._scalar(value, type(value) is int, kind, where)
        if kind == "bool":
            return self._scalar(value, type(value) is bool, kind, where)
        if kind == "str":
            return self._scalar(value, type(value) is str, kind, where)
        return self._object(value, kind, where)

    def _scalar(self, value: Any, fits: bool, kind: str, where: str) -> Any:
        if not fits:
            raise InvalidSave(f"{where} should be {kind}, not {value!r}")
        return value

    def _object(self, value: Any, kind: str, where: str) -> Serializable:
        if not isinstance(value, dict):
            raise InvalidSave(f"{where} should be a {kind}")
        tag = str(value.get(IS))
        cls = self.classes.get(self.former.get(tag, tag))
        if cls is None or not issubclass(cls, self.classes[kind]):
            raise InvalidSave(f"{where} should be a {kind}, not {value.get(IS)!r}")
        made, known, absent = cls.__new__(cls), fields_of(cls), 0
        for name, inner in known.items():
            if name not in value:
                former = self.former_fields.get(name)
                if former in value:
                    setattr(made, name, self.decode(value[former], inner, f"{where}.{former}"))
                    continue
                refuse_unknown(value, (IS, *known), where, InvalidSave)  # it may be written wrongly
                if name in cls.added:
                    setattr(made, name, cls.added[name])
                    absent += 1
                    continue
                raise InvalidSave(f"{where}.{name} is missing")
            setattr(made, name, self.decode(value[name], inner, f"{where}.{name}"))
        if len(value) + absent > len(known) + 1:
            refuse_unknown(value, (IS, *known), where, InvalidSave)
        return made

    def revive(self, value: Any, kind: str) -> Any:
        """The same for what we have written ourselves and kept safe: nothing is checked."""
        head = kind[0]
        if head == "?":
            return None if value is None else self.revive(value, kind[1:])
        if head in "[(":
            inner = kind[1:-1]
            items = value if inner in _SCALARS else [self.revive(item, inner) for item in value]
            return items if head == "[" else tuple(items)
        return value if kind in _SCALARS else self._revived(value)

    def _revived(self, value: dict[str, Any]) -> Serializable:
        cls = self.classes[value[IS]]
        made = cls.__new__(cls)
        for name, inner in fields_of(cls).items():
            setattr(made, name, self.revive(value[name], inner) if name in value else cls.added[name])
        return made
