"""Comparing what printed cards say with what gorin's cards say, feature by feature.

Sentences cannot be compared, because gorin has words of its own. Features can: numbers, kinds of ability,
limits, durations, comparisons, verbs, filters, owners. `features` finds them, `lcg` and `ccg` are the tables
of what to look for, `printed` reads the facts, `table` keeps features without a sentence, and `comparing`
tells what differs and what has been explained.
"""
