"""Changes: what can be interrupted and reacted to, by the kinds of moments they are.

A change is a `TriggerEvent`: what happens to which card or player, how much of it, and because of what
(`action`: the card whose effect it is, or RULES_EFFECT, COST_PAID and so on). `is_possible` says whether it
could happen now, `carry_out` does it and tells what has happened and what follows from it by itself.
"""
