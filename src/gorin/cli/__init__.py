"""The `gorin` command."""
