"""The course of the game: turns, phases, actions, durations, payments."""

from __future__ import annotations

from gorin.games.ccg.kinds import EVENT_RESOLVED, PHASES
from gorin.games.ccg.table.contests import Grant, Rounds, Threat, Unfolding
from gorin.games.ccg.table.ops.control import end_all_but
from gorin.games.ccg.table.ops.zones import discard
from gorin.games.ccg.table.standstill import LAST_WARNING, barren_turns_left, rounds_to_standstill
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.events import DECLINES, only
from gorin.language.core.context import NOBODY, NOTHING
from gorin.language.core.knowing import show_to_all
from gorin.language.core.questions import CHOICES, SEATS
from gorin.language.core.resolution import AbilityResolution
from gorin.language.core.zones import PLAY


def begin_turn(s: CcgState, seat: int) -> None:
    s.active = seat
    s.players[seat].turns += 1
    s.used = []
    s.history = []
    for player in s.players:
        player.lavish = False
    s.tell("turn", (seat, sum([player.turns for player in s.players])))
    _count_barren_turn(s)


def _count_barren_turn(s: CcgState) -> None:
    """Nothing new can come from empty decks; that is said once, and when the end is near."""
    if any(player.fate or player.dynasty for player in s.players):
        s.barren = 0
        return
    s.barren += 1
    if s.barren == 1 or barren_turns_left(s) == LAST_WARNING * len(s.playing_from(0)):
        s.tell("barren", (rounds_to_standstill(s),))


def make_active(s: CcgState, seat: int) -> None:
    s.active = seat
    s.forget_values()


def make_first(s: CcgState, seat: int) -> None:
    """CE-SET-02."""
    s.active = seat
    s.players[seat].went_first = True
    s.tell("first", (seat,))


def begin_phase(s: CcgState, phase: str) -> None:
    s.phase = phase
    if phase == "dynasty":
        s.players[s.active].honored = False
    s.tell("phase", (s.active, PHASES.index(phase)))


def use_ability(s: CcgState, code: int, once_per_game: bool) -> None:
    s.used.append(code)
    if once_per_game:
        s.used_ever.append(code)
    s.forget_values()


def announce(
    s: CcgState, seat: int, card: int, ability: int, performing: list[int], targeted: list[int]
) -> int:
    """CE-ACT-11: the action is public from here on. Returns its number. What is hidden is not named yet."""
    s.actions += 1
    what = s.what[card] if card != NOTHING else 0
    if card != NOTHING:
        show_to_all(s, card)
    first, then = _names(s, performing), _names(s, targeted)
    s.tell("action", (seat, card, what, ability, len(first), *first, *then))
    return s.actions


def _names(s: CcgState, picked: list[int]) -> list[int]:
    """The faces of cards in play; players are named as they were picked."""
    named: list[int] = []
    for code in picked:
        if SEATS <= code < CHOICES:
            named.append(code)
        elif code < len(s.zone) and s.zone[code] == PLAY:
            named.append(s.what[code])
    return named


def name(s: CcgState, seat: int, word: str) -> None:
    """Something is named aloud."""
    s.tell("named", (seat, s.word(word)))


def end_durations(s: CcgState, until: int, action: int = -1) -> None:
    """What lasted until now is over."""
    staying = [each for each in s.lasting if each.until != until or action not in (-1, each.action)]
    if len(staying) != len(s.lasting):
        s.tell("durations_end", (until, NOBODY))
        end_all_but(s, staying)


def end_durations_of(s: CcgState, until: int, seat: int) -> None:
    """What one player's cards have made to last until now is over."""
    staying = [each for each in s.lasting if each.until != until or each.context.seat != seat]
    if len(staying) != len(s.lasting):
        s.tell("durations_end", (until, seat))
        end_all_but(s, staying)


def lose_game(s: CcgState, seat: int) -> None:
    s.players[seat].lost = True
    s.tell("lost", (seat, int(any(place.owner == seat for place in s.provinces))))


def pass_action(s: CcgState, seat: int) -> None:
    s.tell("passes", (seat,))


def decline(s: CcgState, seat: int) -> None:
    """A player does nothing with an opportunity, which everybody notices."""
    s.tell(DECLINES, (seat,))


def give_up(s: CcgState, seat: int) -> None:
    s.players[seat].lost = True
    s.tell("conceded", (seat,))


def choose_payment(s: CcgState, sources: list[int], agreed: bool) -> None:
    """Remember which sources are to be bowed; without agreement the cost is not paid."""
    s.payment = sources
    s.agreed = agreed


def wish_to_overpay(s: CcgState, seat: int, wishes: bool) -> None:
    """DE-COST-08: nobody else hears of it; it holds until he has paid for something, or the turn ends."""
    s.players[seat].lavish = wishes
    s.tell("lavish" if wishes else "sparing", (seat,), only(seat))


def overpay(s: CcgState, seat: int, gold: int) -> None:
    """DE-COST-07, DE-COST-08: so much of what is going to be produced is lost."""
    s.tell("overpaid", (seat, gold))


def stop_action(s: CcgState, action: AbilityResolution) -> None:
    """CE-NEG-02: none of its effects happens."""
    action.stopped = True
    s.tell("stopped", (action.context.seat,))


def avert(s: CcgState, threat: Threat) -> None:
    """CE-NEG-01: what was about to happen to a card does not."""
    threat.averted = True
    s.tell("averted", (threat.card, s.what[threat.card]))


def cancel_action(s: CcgState, action: AbilityResolution, use: int) -> None:
    """DE-CANC-01, DE-CANC-02: it stops where it is, and this use of the ability does not count."""
    action.stopped = True
    action.go("tidy_up")
    for uses in (s.used, s.used_ever):
        if use in uses:
            uses.remove(use)
    s.tell("stopped", (action.context.seat,))


def cancel_event(s: CcgState, event: Unfolding) -> None:
    """DE-CANC-01, DE-CANC-06: it has not resolved, so that its title may do so later in the game."""
    event.canceled = True
    title = EVENT_RESOLVED + s.what[event.card]
    s.used = [code for code in s.used if code != title]
    s.used_ever = [code for code in s.used_ever if code != title]
    s.tell("event_canceled", (event.seat, event.card, s.what[event.card]))


def void_gold(s: CcgState, action: AbilityResolution, at: int, gold: list[int]) -> None:
    """DE-CANC-10: what one of the sources has produced for an action is not there."""
    gold[at] = 0
    s.tell("gold_prevented", (action.context.seat,))


def redirect(s: CcgState, action: AbilityResolution, slot: int, target: int) -> None:
    """DE-TARG-15: it was aimed at this from the start, so that nobody remembers the other target."""
    number, before = action.context.action, action.context.get(slot)
    action.context.put(slot, [target])
    s.history = [
        each
        for each in s.history
        if each.kind != "targeted" or each.action != number or each.card not in before
    ]
    what = s.what[target] if target < len(s.what) else NOTHING
    s.tell("redirected", (action.context.seat, target, what))


def act_again(s: CcgState, round: Rounds) -> None:
    """It is the same player's turn once more when what he does now is done."""
    s.tell("granted", (round.order[round.turn % len(round.order)],))
    round.turn += len(round.order) - 1


def grant_action(s: CcgState, round: Rounds, grant: Grant) -> None:
    """An additional action before the round goes on."""
    round.granted.append(grant)
    s.tell("granted", (grant.seat,))


def pass_over_event(s: CcgState, seat: int, event: int) -> None:
    """DE-EVT-06: one of its title has resolved already, so this one will not."""
    s.tell("event_again", (seat, event, s.what[event]))
    discard(s, event)
