"""What every player can do in Diamond Edition, where it is not what the family knows already."""

from __future__ import annotations

from gorin.games.ccg.acting.player_actions import MAY_LOBBY
from gorin.games.ccg.acting.using import UNTARGETABLE_BY_FAVOR
from gorin.games.ccg.words.abilities import Action, limited
from gorin.games.ccg.words.verbs.in_play.states import bow
from gorin.games.ccg.words.verbs.players.honor import take_favor
from gorin.games.ccg.words.when.conditions import MOST_HONOR
from gorin.games.ccg.words.which.measures import honor_at_least
from gorin.games.ccg.words.which.nouns import PERSONALITY
from gorin.words.abilities import cost, requires
from gorin.words.conditions import Told
from gorin.words.grammar.in_force import holds
from gorin.words.nouns import your
from gorin.words.picks import performer
from gorin.words.qualities import AFTER, Simple
from gorin.words.things import PERFORMER

UNTOUCHED = Simple(AFTER, "", lambda s, scope, card: not holds(s, UNTARGETABLE_BY_FAVOR, card))
LOBBIES_AGAIN = "lobbies once more"
"""What a rule says of a Personality who may lobby although somebody has lobbied once this turn."""
WITHOUT_FAVOR = Told("you do not have the Imperial Favor", lambda s, scope: s.favor != scope.seat)


def lobby() -> Action:
    """DE-FAV-01 to DE-FAV-06."""
    action = limited(
        requires(MOST_HONOR),
        requires(WITHOUT_FAVOR),
        requires(MAY_LOBBY),
        performer(your(PERSONALITY, honor_at_least(1), UNTOUCHED)),
        cost(bow(PERFORMER)),
        take_favor(),
        keywords=("Political",),
        once_per_turn=True,
    )
    action.again = LOBBIES_AGAIN
    return action
