"""Players as the CCG names them: the enemy leader, the Defender, the honorable."""

from __future__ import annotations

from gorin.games.ccg.words.which.places import enemy_leader
from gorin.words.grammar.meaning import HOSTILE
from gorin.words.players import Who

ENEMY_LEADER = Who("the enemy leader", enemy_leader, HOSTILE)
DEFENDER = Who("the Defender", lambda s, scope: [s.defender])


def players_above(honor: int) -> Who:
    return Who(
        f"each player whose Family Honor is above {honor}",
        lambda s, scope: [seat for seat in s.seats_from(s.active) if s.players[seat].honor > honor],
    )
