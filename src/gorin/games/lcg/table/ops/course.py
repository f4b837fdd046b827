"""The course of the game: rounds, phases, abilities that are used, what lasts."""

from __future__ import annotations

from typing import Final

from gorin.games.lcg.kinds import GAME_END, PHASE_END, ROUND_END, STRENGTH, TO_DISCARD
from gorin.games.lcg.table.belongings import Province
from gorin.games.lcg.table.ops import zones
from gorin.games.lcg.table.ops.zones import change_control
from gorin.games.lcg.table.reading import is_dynasty_card
from gorin.games.lcg.table.state import COPY, LcgState
from gorin.kernel.events import EVERYBODY, NO_CAUSE
from gorin.kernel.state import Step
from gorin.language.core.context import NOTHING, AbilityContext, LastingEffect, TriggerEvent
from gorin.language.core.knowing import show_to, show_to_all
from gorin.language.core.ops import begin_ongoing, meant, spoken_to
from gorin.language.core.questions import PLACES
from gorin.language.core.zones import DECK

REMEMBERED: Final = frozenset(
    (
        "conflict declared",
        "conflict won",
        "conflict lost",
        "duel won",
        "province breaks",
        "card played",
        "supports",
        "passes conflict",
    )
)
"""What later abilities ask for, in this phase or round."""
AS_IN_HAND: Final = zones.AS_IN_HAND
LENT: Final = "lent"
"""Marks, where a keyword stands, a card under somebody's control for a while; `amount`: whose it was."""


def attribute(s: LcgState, cause: tuple[int, ...]) -> None:
    """From now on this is the cause of whatever happens."""
    s.at_work = cause


def remember(s: LcgState, moment: TriggerEvent) -> None:
    """When a phase began matters only where something had happened before."""
    if moment.kind in REMEMBERED or (moment.kind == "phase begins" and s.history):
        s.history.append(moment)


def begin_round(s: LcgState) -> None:
    s.round += 1
    s.used = []
    s.history = []
    s.tell("round", (s.round,))


def begin_phase(s: LcgState, phase: str) -> None:
    s.phase = phase
    s.used_in_phase = []
    s.offers = []
    for treaty in s.treaties:
        treaty.accused = []
    for player in s.players:
        player.passed = False
        player.gained = 0
    s.tell("phase", (s.word(phase),))


def end_durations(s: LcgState, until: int) -> None:
    """LCG-LAST-03."""
    over = [lasting for lasting in s.lasting if lasting.until == until]
    if over:
        for lasting in over:
            _hand_down(s, lasting.id)
        ended = [each for each in s.lasting if each.until == until and not _later_ones(s, each)]
        for lasting in [each for each in ended if each.keyword == COPY]:
            s.what[lasting.subject] = lasting.amount  # LCG-COPY-04
        s.lasting = [lasting for lasting in s.lasting if lasting.until != until]
        s.tell("over_now", (until,))
        for lasting in ended:
            if lasting.keyword == LENT:
                _return(s, lasting.subject, lasting.amount)
            elif lasting.keyword == AS_IN_HAND and s.zone[lasting.subject] == DECK:
                conceal(s, lasting.subject)
    if not s.lasting:
        s.next_id = 1


def _later_ones(s: LcgState, one: LastingEffect) -> list[LastingEffect]:
    """The later effects that say who controls the same card, or what it is."""
    if one.keyword not in (COPY, LENT):
        return []
    same = [each for each in s.lasting if each.subject == one.subject and each.keyword == one.keyword]
    return [each for each in same if each.id > one.id]


def _hand_down(s: LcgState, id: int) -> None:
    """An effect ends under a later one: what the card was before, it will be when the later one ends."""
    over = next(each for each in s.lasting if each.id == id)
    for later in _later_ones(s, over)[:1]:
        heir = later.copy()
        heir.amount = over.amount
        s.lasting = [heir if each is later else each for each in s.lasting]


def _return(s: LcgState, card: int, seat: int) -> None:
    """To whom it was lent from; to its owner where that one is out."""
    change_control(s, card, s.owner[card] if s.is_out(seat) else seat)


def become_copy(s: LcgState, card: int, other: int, until: int, by: AbilityContext) -> None:
    """LCG-COPY-03: it is what the other one is."""
    lasting = begin_ongoing(s, until, by)
    lasting.subject, lasting.keyword, lasting.amount = card, COPY, s.what[card]
    before, s.what[card] = s.what[card], s.what[other]
    s.tell("copies", (card, before, s.what[other]))


def turn_into_attachment(s: LcgState, card: int) -> None:
    """LCG-CTYP-02: it is nothing but an attachment as long as it is in play."""
    attachment = s.definition(card).as_attachment
    assert attachment is not None
    lasting = begin_ongoing(s, GAME_END, AbilityContext(s.controller[card], card))
    lasting.subject, lasting.keyword, lasting.amount = card, COPY, s.what[card]
    s.what[card] = s.add_name(attachment.slug)
    s.tell("turned", (card, s.what[card]))


def attach_face_down(s: LcgState, card: int, seat: int, host: int, slug: str) -> None:
    """LCG-CLAR-52: a card comes into play as another one, and only its owner knows what it is."""
    true = s.what[card]
    zones.take_out(s, card)
    lasting = begin_ongoing(s, GAME_END, AbilityContext(seat, card))
    lasting.subject, lasting.keyword, lasting.amount = card, COPY, true
    s.what[card] = s.add_name(slug)
    zones.stand(s, card, seat, host)


def lend(s: LcgState, card: int, seat: int, until: int, by: AbilityContext) -> None:
    """A player controls a card for a while; then whoever had it before, or still has by a later effect."""
    if until == GAME_END:  # LCG-CTRL-09: what had been for a while is over with it
        s.lasting = [each for each in s.lasting if each.subject != card or each.keyword != LENT]
    else:
        lasting = begin_ongoing(s, until, by)
        lasting.subject, lasting.keyword, lasting.amount = card, LENT, s.controller[card]
    change_control(s, card, seat)


def give_back(s: LcgState, card: int) -> None:
    """Whoever has controlled it is out: its owner has it again."""
    s.lasting = [each for each in s.lasting if each.subject != card or each.keyword != LENT]
    change_control(s, card, s.owner[card])


def forget_effects_of(s: LcgState, seat: int) -> None:
    """What was to happen for a player who is out does not happen; what was done to others lasts."""
    s.lasting = [each for each in s.lasting if each.context.seat != seat or each.subject != NOTHING]
    s.tell("gone", (seat,))


def let_play(s: LcgState, card: int, until: int, by: AbilityContext, rests: int = TO_DISCARD) -> None:
    """LCG-PRST-02: for a while a player may play a card as if it were in his hand; then it `rests` there."""
    lasting = begin_ongoing(s, until, by)
    lasting.subject, lasting.keyword, lasting.amount = card, AS_IN_HAND, rests
    s.tell("keyword", (card, s.what[card], s.word("may be played as if it were in hand")))


def queue(s: LcgState, step: Step, after: Step) -> None:
    """A step waits until another one that is in progress is over."""
    s.stack.insert(s.stack.index(after), step)
    s.tell("used", ())


def lend_no_more(s: LcgState, card: int) -> None:
    """It is not played after all."""
    s.lasting = [each for each in s.lasting if each.subject != card or each.keyword != AS_IN_HAND]
    s.tell("used", ())


def end_phase(s: LcgState) -> None:
    end_durations(s, PHASE_END)


def end_round(s: LcgState) -> None:
    end_durations(s, ROUND_END)


def pass_dynasty(s: LcgState, seat: int) -> None:
    """LCG-FRM1-13."""
    s.players[seat].passed = True
    s.tell("passes", (seat,))


def pass_action(s: LcgState, seat: int) -> None:
    s.tell("passes", (seat,))


def use_ability(s: LcgState, use: int, period: int) -> None:
    """LCG-LIMX-01: one more use in the round, the phase or the conflict."""
    (s.used, s.used_in_phase, s.used_in_conflict)[period].append(use)
    s.tell("used", ())


def take_back_use(s: LcgState, use: int, period: int) -> None:
    """LCG-COST-09: what was not initiated was not used."""
    uses = (s.used, s.used_in_phase, s.used_in_conflict)[period]
    if use in uses:
        uses.remove(use)
    s.tell("used", ())


def forget_uses(s: LcgState, card: int) -> None:
    """LCG-LIMX-07: nobody can tell it from another card of its place."""
    zones.forget_uses(s, card)
    s.tell("used", ())


def announce(s: LcgState, seat: int, holder: int, what: int, node: int) -> int:
    """Everybody knows of it from now on. Returns its number."""
    s.actions += 1
    s.tell("uses", (seat, holder, what, node, s.what[holder]))
    return s.actions


def settle_target(s: LcgState, seat: int, card: int) -> None:
    """LCG-INIT-05: somebody has chosen a target of an ability that is not his own."""
    s.tell("chooses", (seat, card, s.what[card]))


def settle_way(s: LcgState, seat: int, what: int, node: int, way: int, by: AbilityContext) -> None:
    """LCG-SEL-01: which of several ways was selected before anything of them happens.

    Where somebody else's words speak to him, whose they are is told last.
    """
    whose = [] if by.seat == seat else spoken_to(by)
    s.tell("selects", (seat, what, node, way, *meant(s, by), *whose))


def play(s: LcgState, seat: int, card: int, cost: int) -> int:
    """A card is being played."""
    s.actions += 1
    s.tell("plays", (seat, card, s.what[card], cost))
    return s.actions


def change_stat(s: LcgState, card: int, stat: int, amount: int, until: int, by: AbilityContext) -> None:
    if amount:
        lasting = begin_ongoing(s, until, by)
        lasting.subject, lasting.stat, lasting.amount = card, stat, amount
        s.tell("stat", (card, s.what[card], stat, amount))


def say_of_stat(
    s: LcgState, card: int, stat: int, keyword: str, amount: int, until: int, by: AbilityContext
) -> None:
    """A stat is set, doubled or switched for a while (table/values)."""
    lasting = begin_ongoing(s, until, by)
    lasting.subject, lasting.stat, lasting.amount, lasting.keyword = card, stat, amount, keyword
    s.tell("stat_said", (card, s.what[card], stat, s.word(keyword), amount))


def say_of_token(
    s: LcgState, place: Province, keyword: str, amount: int, until: int, by: AbilityContext
) -> None:
    """The strength of a province without a card is set, or, without a keyword, changed (LCG-SKIR-11)."""
    lasting = begin_ongoing(s, until, by)
    lasting.subject, lasting.stat, lasting.amount = PLACES + place.id, STRENGTH, amount
    lasting.keyword = keyword
    s.tell("token_strength", (place.owner, place.id, int(bool(keyword)), amount))


def note_totals(s: LcgState, attack: int, defense: int) -> None:
    """LCG-FRM3-18."""
    s.tell("totals", (attack, defense))


def cancel(s: LcgState, what: int, moment: str, cause: tuple[int, ...] = NO_CAUSE) -> None:
    """LCG-CANC-01: what was about to happen, of which kind, to which card."""
    s.tell("cancelled", (what, s.word(moment)), EVERYBODY, cause)


def show(s: LcgState, seat: int, card: int) -> None:
    """LCG-REV-01."""
    show_to_all(s, card)
    s.tell("shows", (seat, card, s.what[card]))


def conceal(s: LcgState, card: int) -> None:
    """LCG-REV-02: a card that was revealed is hidden again where it is. Nobody forgets having seen it."""
    s.tell("cover", (s.owner[card],))


def look(s: LcgState, seat: int, cards: list[int]) -> None:
    """A player sees the faces of cards that stay where they are."""
    for card in cards:
        show_to(s, card, seat)
    where = {s.lies_in[card] for card in cards}
    place = where.pop() if len(where) == 1 else NOTHING
    zone = s.zone[cards[0]] if cards else NOTHING
    owner = s.owner[cards[0]] if cards else seat
    s.tell("looks", (seat, len(cards), place, zone, owner, *_deck_of(s, cards, zone)))


def _deck_of(s: LcgState, cards: list[int], zone: int) -> tuple[int, int]:
    """Whether looked-at cards are of a dynasty deck, and whether they are all of it."""
    if zone != DECK:
        return NOTHING, 0
    player, is_dynasty = s.players[s.owner[cards[0]]], is_dynasty_card(s, cards[0])
    deck = player.dynasty if is_dynasty else player.conflict
    return int(is_dynasty), int(len(cards) == len(deck))
