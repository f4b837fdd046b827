"""Players as the CCG names them: the enemy leader, the Defender, the honorable."""

from __future__ import annotations

from gorin.games.ccg.kinds import PERSONALITY
from gorin.games.ccg.table.sides import seats_in
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.words.which.nouns import enemies
from gorin.games.ccg.words.which.places import enemy_leader
from gorin.words.grammar.meaning import HOSTILE
from gorin.words.grammar.scope import Scope
from gorin.words.players import Who

ENEMY_LEADER = Who("the enemy leader", enemy_leader, HOSTILE)
VICTORS = Who(
    "that player",
    lambda s, scope: [] if scope.moment is None else seats_in(s, scope.moment.amount),
)
"""WH-GLO-51, WH-GLO-52: each player whose units have won the battle, or destroyed the province."""
DEFENDER = Who("the Defender", lambda s, scope: [s.defender])


def players_above(honor: int) -> Who:
    return Who(
        f"each player whose Family Honor is above {honor}",
        lambda s, scope: [seat for seat in s.playing_from(s.active) if s.players[seat].honor > honor],
    )


def _fielding_enemies(s: CcgState, scope: Scope) -> list[int]:
    fielding = {s.controller[card] for card in enemies(s, scope.seat, PERSONALITY)}
    return [seat for seat in s.playing_from(scope.seat) if seat in fielding]


ENEMIES_IN_ARMY = Who("each player with units in the enemy army", _fielding_enemies, HOSTILE)
