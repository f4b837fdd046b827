"""Layered values."""

import pytest

from gorin.kernel.effects import ADD, AT_LEAST, AT_MOST, SET, TIMES, Lasting, Modifier, layered


@pytest.mark.parametrize(
    ("modifiers", "value"),
    [
        ([], 3),
        ([(ADD, 2), (ADD, -1)], 4),
        ([(ADD, 2), (SET, 0)], 2),
        ([(SET, 7), (SET, 1)], 1),
        ([(TIMES, 2), (ADD, 1)], 8),
        ([(ADD, -9), (AT_LEAST, 0)], 0),
        ([(ADD, 9), (AT_MOST, 5)], 5),
    ],
)
def test_layers_come_in_order_whatever_order_the_effects_came_in(modifiers, value):
    assert layered(3, [Modifier(*pair) for pair in modifiers]) == value


def test_a_rulebook_may_have_another_order():
    modifiers = [Modifier(ADD, 1), Modifier(TIMES, 2)]
    assert layered(3, modifiers) == 8
    assert layered(3, modifiers, order=(TIMES, ADD)) == 7


def test_a_lasting_effect_is_a_modifier_with_an_end():
    effect = Lasting(4, 9, "force", ADD, 2, "end of battle")
    assert effect.modifier() == Modifier(ADD, 2)
    assert effect.until == "end of battle"
