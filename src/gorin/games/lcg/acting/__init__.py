"""Using abilities and playing cards: windows, occurrences, costs and targets."""
