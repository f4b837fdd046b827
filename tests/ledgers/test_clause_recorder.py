"""The pytest plugin that turns clause tags into a stored result, tried on small projects of its own."""

from pathlib import Path

import pytest

from gorin.ledgers.coverage import load

SUPPORT = Path(__file__).resolve().parents[1]

HEAD = "import pytest\nfrom support.rule import rule\n"
GOOD = HEAD + "@rule('BR-RAD-01', 'BR-RAD-02')\ndef test_good(): pass\n"
BAD = HEAD + "@rule('BR-RAD-03')\ndef test_bad(): assert False\n"


class Project:
    """A project with tagged tests."""

    def __init__(self, pytester):
        self.pytester = pytester
        self.results = pytester.path / "build" / "rules-coverage.json"
        pytester.makeini(
            f"[pytest]\npythonpath = {SUPPORT}\ntestpaths = tests\nmarkers = rule(*clauses): tags\n"
            # Importing these takes more than a second, every time.
            "addopts = --strict-markers -p no:hypothesispytest -p no:schemathesis\n"
        )
        self.write("conftest", "pytest_plugins = ['support.clause_recorder']")

    def write(self, name, content):
        path = self.pytester.path / "tests" / f"{name}.py"
        path.parent.mkdir(exist_ok=True)
        path.write_text(content)

    def run(self, *args):
        return self.pytester.runpytest(*args)

    @property
    def known(self):
        return load(self.results)

    @property
    def has_run_fully(self):
        return self.results.exists() and self.known.full_run is not None

    @property
    def shown(self):
        return dict(self.known.clauses)


@pytest.fixture
def project(pytester):
    return Project(pytester)


@pytest.mark.parametrize("args", [(), ("-n", "2")], ids=["alone", "xdist"])
def test_a_run_stores_what_passing_tests_show(project, args):
    project.write("test_good", GOOD)
    project.write("test_bad", BAD)
    project.run(*args).assert_outcomes(passed=1, failed=1)
    test = "tests/test_good.py::test_good"
    assert project.shown == {"BR-RAD-01": (test,), "BR-RAD-02": (test,)}
    assert project.known.failing == ("tests/test_bad.py::test_bad",)
    assert project.known.full_run == project.known.last_run


@pytest.mark.parametrize("args", [(), ("-n", "2")], ids=["alone", "xdist"])
def test_an_unknown_clause_fails_the_run(project, args):
    project.write("test_good", GOOD)
    project.write("test_typo", GOOD.replace("BR-RAD-02", "BR-RAD-99"))
    result = project.run(*args)
    assert result.ret != pytest.ExitCode.OK
    result.stdout.fnmatch_lines(["*tests/test_typo.py::test_good: there is no clause 'BR-RAD-99'*near:*"])
    assert not project.has_run_fully


def test_a_tag_must_name_a_clause(project):
    project.write("test_empty", HEAD + "@rule()\ndef test_empty(): pass\n")
    result = project.run()
    assert result.ret != pytest.ExitCode.OK
    result.stdout.fnmatch_lines(["*tests/test_empty.py::test_empty: rule() names no clause*"])


def test_tags_of_classes_and_modules_count(project):
    tagged = "pytestmark = rule('BR-RAD-01')\n@rule('BR-RAD-02')\nclass TestRaid:\n"
    project.write("test_class", HEAD + tagged + "    def test_it(self): pass\n")
    project.run()
    assert set(project.shown) == {"BR-RAD-01", "BR-RAD-02"}


@pytest.mark.parametrize(
    "body",
    [
        "@pytest.mark.parametrize('n', [1, 2])\n@rule('BR-RAD-01')\ndef test_it(n): assert n == 1\n",
        "@rule('BR-RAD-01')\n@pytest.mark.skip\ndef test_it(): pass\n",
        "@rule('BR-RAD-01')\n@pytest.mark.xfail\ndef test_it(): assert False\n",
        "@pytest.fixture\ndef broken():\n    yield\n    assert False\n"
        "@rule('BR-RAD-01')\ndef test_it(broken): pass\n",
    ],
    ids=["one case fails", "skipped", "expected to fail", "teardown fails"],
)
def test_what_did_not_pass_shows_nothing(project, body):
    project.write("test_it", HEAD + body)
    project.run()
    assert project.shown == {}


@pytest.mark.parametrize("args", [["-k", "bad"], ["tests/test_bad.py"], ["--lf"], ["-n", "2", "-k", "bad"]])
def test_a_partial_run_is_merged(project, args):
    project.write("test_good", GOOD)
    project.write("test_bad", BAD)
    project.run()
    before = project.known
    project.write("test_bad", BAD.replace("assert False", "pass"))
    project.run(*args).assert_outcomes(passed=1, deselected="-k" in args and "-n" not in args)
    assert project.shown == {**before.clauses, "BR-RAD-03": ("tests/test_bad.py::test_bad",)}
    assert project.known.full_run == before.full_run
    assert project.known.failing == ()


def test_a_run_that_stops_at_a_failure_is_partial(project):
    project.write("test_a", BAD)
    project.write("test_b", GOOD)
    project.run()
    project.run("-x").assert_outcomes(failed=1)
    assert set(project.shown) == {"BR-RAD-01", "BR-RAD-02"}


def test_collecting_is_not_a_run(project):
    project.write("test_good", GOOD)
    project.run("--collect-only")
    assert not project.results.exists()


def test_a_run_over_all_tests_and_then_a_part_on_the_other_engine_count_together(project):
    """As `run.py test` does it: the examples are left out of the first, the second corrects it."""
    project.write("test_good", GOOD)
    project.write("test_bad", BAD.replace("assert False", "pass"))
    project.run("-o", "testpaths=tests").assert_outcomes(passed=2)
    full = project.known
    assert full.full_run is not None
    assert set(project.shown) == {"BR-RAD-01", "BR-RAD-02", "BR-RAD-03"}
    project.write("test_bad", BAD)
    project.run("tests/test_bad.py").assert_outcomes(failed=1)
    assert set(project.shown) == {"BR-RAD-01", "BR-RAD-02"}
    assert project.known.full_run == full.full_run


def test_a_run_over_a_part_of_the_tests_is_partial_however_it_is_named(project):
    project.write("test_good", GOOD)
    project.run("-o", "testpaths=tests/test_good.py").assert_outcomes(passed=1)
    assert not project.has_run_fully
