"""Players as the CCG names them: the enemy leader, the Defender, the honorable."""

from __future__ import annotations

from gorin.games.ccg.kinds import PERSONALITY
from gorin.games.ccg.language.which.card_filters import enemies
from gorin.games.ccg.language.which.places import enemy_leader
from gorin.games.ccg.table.sides import seats_in
from gorin.games.ccg.table.state import CcgState
from gorin.language.core.context import AbilityContext
from gorin.language.core.meaning import HOSTILE
from gorin.language.players import Who

ENEMY_LEADER = Who("the enemy leader", enemy_leader, HOSTILE)
ENEMY_ARMY = Who("the enemy army", enemy_leader, HOSTILE)
"""The same, where armies are compared."""
VICTORS = Who(
    "that player",
    lambda s, context: [] if context.moment is None else seats_in(s, context.moment.amount),
)
"""WH-GLO-51, WH-GLO-52: each player whose units have won the battle, or destroyed the province."""
DEFENDER = Who("the Defender", lambda s, context: [s.defender])


def players_above(honor: int) -> Who:
    return Who(
        f"each player whose Family Honor is above {honor}",
        lambda s, context: [seat for seat in s.playing_from(s.active) if s.players[seat].honor > honor],
    )


def _fielding_enemies(s: CcgState, context: AbilityContext) -> list[int]:
    fielding = {s.controller[card] for card in enemies(s, context.seat, PERSONALITY)}
    return [seat for seat in s.playing_from(context.seat) if seat in fielding]


ENEMIES_IN_ARMY = Who("each player with units in the enemy army", _fielding_enemies, HOSTILE)
