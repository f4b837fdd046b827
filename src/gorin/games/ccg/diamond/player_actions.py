"""What every player can do in Diamond Edition, where it is not what the family knows already."""

from __future__ import annotations

from gorin.games.ccg.acting.player_actions import MAY_LOBBY
from gorin.games.ccg.acting.targets import UNTARGETABLE_BY_FAVOR
from gorin.games.ccg.table.reading import attachments, personalities
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.words.abilities import Action, limited
from gorin.games.ccg.words.verbs.in_play.attaching import rearranges
from gorin.games.ccg.words.verbs.in_play.states import bow
from gorin.games.ccg.words.verbs.players.honor import take_favor
from gorin.games.ccg.words.when.conditions import MOST_HONOR
from gorin.games.ccg.words.which.measures import honor_at_least
from gorin.games.ccg.words.which.nouns import PERSONALITY
from gorin.games.ccg.words.which.qualities import unbowed
from gorin.words.abilities import cost, requires
from gorin.words.conditions import Told
from gorin.words.grammar.in_force import holds
from gorin.words.grammar.scope import Scope
from gorin.words.nouns import your
from gorin.words.picks import ANY_NUMBER, performer, targets
from gorin.words.qualities import AFTER, Simple
from gorin.words.things import PERFORMER, TARGET

UNTOUCHED = Simple(AFTER, "", lambda s, scope, card: not holds(s, UNTARGETABLE_BY_FAVOR, card))
LOBBIES_AGAIN = "lobbies once more"
"""What a rule says of a Personality who may lobby although somebody has lobbied once this turn."""
WITHOUT_FAVOR = Told("you do not have the Imperial Favor", lambda s, scope: s.favor != scope.seat)


def _bears_something(s: CcgState, scope: Scope) -> bool:
    return any(attachments(s, card) and not s.bowed[card] for card in personalities(s, scope.seat))


BEARS_SOMETHING = Told("one of your unbowed Personalities has an attachment", _bears_something)


def rearrange() -> Action:
    """DE-ACTP-04 to DE-ACTP-06: with no limit per turn (DE-ACTP-10)."""
    return limited(
        requires(BEARS_SOMETHING),
        targets(your(PERSONALITY, unbowed), 2, ANY_NUMBER),
        cost(bow(TARGET)),
        rearranges(TARGET),
        any_number=True,
    )


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
