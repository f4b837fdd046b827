"""The tag that says which clauses a test shows."""

import pytest


def rule(*clauses: str) -> pytest.MarkDecorator:
    """Tag a test with clause ids of `rules/*.tsv`: `@rule("BR-RAD-03", "BR-RAD-04")`."""
    return pytest.mark.rule(*clauses)
