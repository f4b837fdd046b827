"""The only writers of the state. Each op changes one thing and says so.

Ops do what they are told; whether something can happen at all, and who may answer it, is asked before
(`table/changes`, `acting/occurrence`).
"""
