"""A pytest plugin that checks the clause tags of the tests and stores which clauses a run has shown."""

from datetime import UTC, datetime

import pytest

from gorin.ledgers import LedgerError, find
from gorin.ledgers.coverage import Case, Coverage, CoverageError, load, save

PROPERTY = "clause"
"""Tags travel as user properties of the reports, because those reach the controller of xdist."""

ALL_TAGS = "tests"
"""Where all tagged tests are: the examples in `src` and in the README show no clause."""

NARROWING = ("collectonly", "keyword", "markexpr", "deselect", "ignore", "ignore_glob", "lf", "stepwise")
"""The options by which a run leaves tests out."""


@pytest.hookimpl(wrapper=True)
def pytest_pycollect_makeitem(collector):
    """Read the tags as soon as a test is collected; a wrong one is an error of its file."""
    made = yield
    for item in made if isinstance(made, list) else [made]:
        if isinstance(item, pytest.Function):
            item.user_properties.extend((PROPERTY, clause) for clause in checked_tags(item))
    return made


def checked_tags(item):
    for mark in item.iter_markers("rule"):
        if not mark.args:
            raise pytest.Collector.CollectError(f"{item.nodeid}: rule() names no clause")
        for clause in mark.args:
            try:
                yield find(clause).id
            except LedgerError as error:
                raise pytest.Collector.CollectError(f"{item.nodeid}: {error}") from None


def pytest_configure(config):
    if not hasattr(config, "workerinput"):  # the controller of xdist hears what its workers saw
        config.pluginmanager.register(ClauseRecorder(config))


class ClauseRecorder:
    """Notes how each tagged case ends, and adds it to the stored result at the end of the run."""

    def __init__(self, config):
        self.config = config
        self.path = config.rootpath / "build" / "rules-coverage.json"
        self.clauses = {}
        self.outcomes = {}
        self.is_collected = True

    def pytest_collectreport(self, report):
        """Under xdist the other files run all the same when one cannot be collected."""
        self.is_collected = self.is_collected and not report.failed

    def pytest_runtest_logreport(self, report):
        clauses = tuple(value for name, value in report.user_properties if name == PROPERTY)
        if not clauses:
            return
        self.clauses[report.nodeid] = clauses
        if report.failed:
            self.outcomes[report.nodeid] = "failed"
        elif report.passed and report.when == "call":
            self.outcomes[report.nodeid] = "passed"

    def pytest_sessionfinish(self, exitstatus):
        full = self.ran_everything(exitstatus)
        cases = [Case(case, tags, self.outcomes.get(case, "skipped")) for case, tags in self.clauses.items()]
        if full or cases:
            when = datetime.now(UTC).isoformat(timespec="seconds")
            save(self.known_before().after(cases, when=when, full=full), self.path)

    def ran_everything(self, exitstatus):
        """Whether all tests of the project were run to the end, whatever their outcome."""
        option = self.config.getoption
        is_narrowed = self.config.args_source is not pytest.Config.ArgsSource.TESTPATHS
        is_narrowed = is_narrowed or ALL_TAGS not in self.config.getini("testpaths")
        if is_narrowed or any(option(name, None) for name in NARROWING) or not self.is_collected:
            return False
        may_have_stopped_early = bool(option("maxfail"))
        return exitstatus == pytest.ExitCode.OK or (
            exitstatus == pytest.ExitCode.TESTS_FAILED and not may_have_stopped_early
        )

    def known_before(self):
        try:
            return load(self.path)
        except CoverageError:
            return Coverage()
