"""The example that learns: a short lesson is enough to beat random players."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_after_a_short_training_the_policy_beats_random_players(tmp_path: Path):
    picture = tmp_path / "curve.svg"
    script, *words = [str(ROOT / "examples" / "train_battle.py"), "--updates", "6", "--tests", "30"]
    done = subprocess.run(
        [sys.executable, script, *words, "--picture", str(picture)],
        capture_output=True, text=True, check=True, timeout=250,
    )  # fmt: skip
    won, at_least = re.search(r"won (\d+)% \((\d+)%", done.stdout).groups()
    assert int(won) >= 70, done.stdout
    assert int(at_least) > 50, "the whole interval lies above a half"
    assert picture.read_text(encoding="utf-8").startswith("<svg")
