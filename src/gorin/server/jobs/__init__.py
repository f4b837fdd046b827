"""Processes that do one thing at a time and can be ended: bots, uploads, looking back, folding."""
