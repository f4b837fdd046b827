"""Chapter: duels, as far as Focus cards do more than add to Chi."""

from gorin.games.ccg.fighting.duel import duel_in_progress
from gorin.games.ccg.language.abilities import open_, reaction
from gorin.games.ccg.language.cards import focus_effect
from gorin.games.ccg.language.verbs.fighting.duels import duels
from gorin.games.ccg.language.verbs.fighting.focusing import focus_this
from gorin.games.ccg.language.verbs.in_play.states import destroy
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.when.events import MAY_FOCUS
from gorin.games.ccg.language.which.card_filters import PERSONALITY
from gorin.games.ccg.table import ops
from gorin.language.card_filters import anothers, your
from gorin.language.core.resolution import Effect
from gorin.language.event_kinds import when
from gorin.language.picks import performer, target
from gorin.language.players import YOU
from gorin.language.selectors import LOSER, PERFORMER, TARGET
from support.ccg_cards import published
from support.ccg_diamond import EDITION, laid, waiting_for
from support.ccg_duels import value
from support.ccg_making import strategy
from support.moments import heard
from support.plain_cards import PLAIN, plain, samurai
from support.rule import rule

FOCUSING = heard("focusing", "when somebody may focus")


class TurnUp(Effect):
    """All focused cards lie face-up from now on."""

    def do(self, s, context, runner):
        duel = duel_in_progress(s)
        for which, seat in enumerate(duel.seats):
            for card in duel.focused[which]:
                ops.reveal_focus(s, seat, card)

    def intents(self, known):
        return []

    def text(self, renderer):
        return "turn all focused cards face-up"


cards = published(
    *PLAIN,
    *(value(number) for number in range(6)),
    samurai("Four Chi", chi=4),
    samurai("Spy", text=(reaction(FOCUSING, TurnUp()),)),
    strategy("Loud Plan", focus=2, text=(open_(gain_honor(9)), focus_effect(gain_honor(1)))),
    strategy("Open Strike", focus=3, text=(reaction(when(MAY_FOCUS, YOU), gain_honor(1), focus_this()),)),
    strategy(
        "Sudden Duel",
        focus=1,
        text=(
            open_(
                performer(your(PERSONALITY)),
                target(anothers(PERSONALITY)),
                duels(PERFORMER, TARGET, destroy(LOSER)),
            ),
        ),
    ),
    edition=EDITION,
)


def dueling(*play, hand, their_hand):
    """Plain Samurai against Four Chi."""
    t = laid(
        north=plain("plain-samurai", *play, hand=["sudden-duel", *hand]),
        south=plain("four-chi", hand=list(their_hand)),
    )
    t.north.chooses("use:sudden-duel")
    t.north.chooses("plain-samurai")
    t.north.chooses("four-chi")
    return t


@rule("DE-DUEL-17")
def test_what_a_focus_card_does_waits_for_the_strike_although_it_lies_face_up():
    t = dueling("spy", hand=["loud-plan"], their_hand=["value-1", "value-1"])
    waiting_for(t, "south", "value-1")
    t.south.chooses("value-1")
    waiting_for(t, "north", "loud-plan")
    t.north.chooses("loud-plan")
    waiting_for(t, "north", "use:spy")
    t.north.chooses("use:spy")
    assert t.s.known[t.card("loud-plan")] == -1 and t.north.honor == 5
    waiting_for(t, "south", "choice0")
    t.south.chooses("choice0")
    t.north.table_passes_reactions()
    assert t.north.honor == 6


@rule("DE-DUEL-11")
def test_a_reaction_taken_as_a_focus_card_lies_face_up():
    t = dueling(hand=["value-1"], their_hand=["open-strike", "value-0"])
    waiting_for(t, "south", "use:open-strike")
    t.south.chooses("use:open-strike")
    t.north.table_passes_reactions()
    assert t.south.honor == 6  # what the Reaction does happens at once
    assert t.s.known[t.card("open-strike")] == -1
    focused = t.game.view(0)["duel"]["focused"][1]
    assert [card["name"] for card in focused] == ["Open Strike"]
    assert t.asked == "north"  # it was South's opportunity
    waiting_for(t, "north", "value-1")
    t.north.chooses("value-1")
    assert t.game.view(1)["duel"]["focused"][0] == [None]
    waiting_for(t, "south", "choice0")
    t.south.strikes()  # 3 + 1 against 4 + 3
    assert t.zone("plain-samurai") == "discard" and t.zone("open-strike") == "discard"
