"""A table out of its log, as bytes and back, and the snapshots from which its folding begins."""
