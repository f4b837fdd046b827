"""Actions that bring a Ring into play: which of them count, and which cards to keep for it."""

from __future__ import annotations

from gorin.bots.card_table import Card
from gorin.bots.ccg.board import Board
from gorin.games.ccg.language.abilities import Action
from gorin.games.ccg.language.when.about_actions import Series
from gorin.games.ccg.war_of_honor.state import ENLIGHTENMENT
from gorin.kernel.decisions import Option

RING = 12.0
"""A Ring is a fifth of a victory."""


def chain_bonus(board: Board, option: Option) -> float:
    """What an action is worth as a step towards a Ring in the hand, if enough of them can follow now."""
    return max((_step(board, chain, option) for chain in board.rings.chains), default=0.0)


def _step(board: Board, chain: Series, option: Option) -> float:
    """Nobody tells when what lies on the discard pile was played; so the chain may have to begin here."""
    offered = [each for each in board.options if _counts(board, chain, each)]
    played = board.rings.played(chain)
    fresh = [each for each in offered if not (chain.titles_differ and _title(board, each) in played)]
    for links, missing in ((fresh, chain.least - len(played)), (offered, chain.least)):
        if option in links and _how_many(board, chain, links) >= missing:
            return RING - missing
    return 0.0


def _counts(board: Board, chain: Series, option: Option) -> bool:
    card = board.card_of(option)
    meaning = board.offered(option)
    printed = None if card is None or card in board.rings.in_hand else board.definition(card)
    if printed is None or meaning is None or not isinstance(meaning.ability, Action):
        return False
    is_of_kind = chain.kind.printed
    return is_of_kind is not None and is_of_kind(printed, meaning.ability)


def _title(board: Board, option: Option) -> str:
    return str((board.card_of(option) or {}).get("name", ""))


def _how_many(board: Board, chain: Series, options: list[Option]) -> int:
    return len({_title(board, option) if chain.titles_differ else option.refs[0] for option in options})


def worth_of_keeping(board: Board, option: Option) -> float:
    """What is lost with the card that an action uses up."""
    card = board.card_of(option)
    if card is None or not any(card["id"] == each["id"] for each in board.me["hand"]):
        return 0.0
    return 1.0 + link_worth(board, card)


def link_worth(board: Board, card: Card) -> float:
    """What a card in the hand means for Enlightenment: a Ring, or a link of a chain that lacks it."""
    if card["type"] == "Ring":
        return RING if board.rings.sought or board.aim.wants(ENLIGHTENMENT) else 3.0
    if not board.rings.sought:
        return 0.0
    now = [_link(board, chain) for chain in board.rings.chains if _is_needed(board, chain, card)]
    later = [_link(board, chain) for chain in board.rings.chains_to_come if _is_needed(board, chain, card)]
    return 3.0 * max(now, default=0.0) + 1.0 * max(later, default=0.0)


def _link(board: Board, chain: Series) -> float:
    """A link is worth the more, the rarer it is and the less the chain lacks."""
    done = min(1.0, (1 + len(board.rings.links(chain))) / chain.least)
    return done * (0.4 + 0.6 * board.rings.rarity(chain))


def _is_needed(board: Board, chain: Series, card: Card) -> bool:
    """Would a chain be the poorer without this card, be it in the hand or on its way there?"""
    links = board.rings.links(chain)
    if any(each["id"] == card["id"] for each in links):
        return len(links) <= chain.least
    has_title = chain.titles_differ and any(each["name"] == card["name"] for each in links)
    return len(links) < chain.least and board.rings.counts(chain, card) and not has_title
