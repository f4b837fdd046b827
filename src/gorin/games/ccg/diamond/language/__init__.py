"""Words that only Diamond's cards use; those of the whole family are in `games/ccg/language`."""
