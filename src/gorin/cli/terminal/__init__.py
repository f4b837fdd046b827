"""The terminal client: shows views, sends choices, knows no rule."""
