"""The results of a simulation as one HTML file: tables and drawings, no script, nothing from a network."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from html import escape
from typing import Any, Final

from gorin.bots import shown
from gorin.games import find
from gorin.lab.charts import Chart, bar_chart, heat_chart, interval_chart, svg
from gorin.lab.plan import Played
from gorin.lab.rates import Rate, by_bot, by_deck, by_label, by_seat, card_rates, even, meetings, rates
from gorin.language.library.library import library_of

Section = tuple[str, str]
"""A heading, and HTML below it."""
MOST_CARDS: Final = 60
FEWEST_GAMES: Final = 10
"""A card is listed by its rate only if so many drew it."""
BINS: Final = 12
STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; color: #2b2621; background: #fbf9f4;
  max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.6rem }
h2 { font-size: 1.2rem; margin-top: 2.5rem; border-bottom: 1px solid #d9d2c5 }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums }
th, td { padding: .15rem .8rem .15rem 0; text-align: right }
th:first-child, td:first-child { text-align: left }
th { border-bottom: 1px solid #2b2621; font-weight: 600 }
figure { margin: 1rem 0; overflow-x: auto }
svg { max-width: 100%; height: auto }
.note { color: #6b6258 }
"""
PAGE: Final = """\
<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>{title}: simulation</title>
<meta name="viewport" content="width=device-width"><style>{style}</style></head>
<body><h1>{title}</h1><p>{summary}</p>
<p class="note">Intervals are 95 % intervals (Wilson). A dashed line marks the rate at which anybody wins.
Every seat counts by itself.</p>
{sections}
</body></html>
"""


def report(plan: dict[str, Any], games: Sequence[Played]) -> str:
    """The page."""
    sections = [f"<section><h2>{escape(head)}</h2>{told}</section>" for head, told in _all(plan, games)]
    return PAGE.format(
        title=escape(find(plan["game"]).name),
        style=STYLE,
        summary=escape(_summary(plan, games)),
        sections="\n".join(sections),
    )


def _summary(plan: dict[str, Any], games: Sequence[Played]) -> str:
    names = sorted({shown(bot) for game in games for bot in game.bots})
    decisions = sum([game.decisions for game in games]) / len(games)
    seats = f"{plan['seats']} seats"
    told = f"{len(games):,} games, {seats}, bots: {', '.join(names)}; {decisions:,.0f} decisions a game"
    options = {key: value for key, value in plan["options"].items() if key != "decks"}
    said = ", ".join([f"{key}: {value}" for key, value in options.items()])
    return f"{told}; {said}." if said else f"{told}."


def _all(plan: dict[str, Any], games: Sequence[Played]) -> list[Section]:
    sections = [
        *_rates("Bots", games, by_bot, shown),
        *_rates("Seats", games, by_seat),
        *_rates("Clans", games, by_label),
        *_rates("Decks", games, by_deck),
        *_meetings(games),
        *_endings(games),
        *_lengths(games),
    ]
    return [*sections, *_cards(plan["game"], games)]


# --- sections ------------------------------------------------------------------------------------------


def _rates(
    head: str,
    games: Sequence[Played],
    names: Callable[[Played, int], Sequence[str | None]],
    said: Callable[[str], str] = str,
) -> list[Section]:
    """Win rates with their intervals. One name alone, as in self-play, would say nothing."""
    found = rates(games, names)
    if len(found) < 2:
        return []
    rows = [{**rate.plain(), "name": said(rate.name)} for rate in found]
    return [(head, _drawn(interval_chart(rows, "win rate", even(games)), head) + _table(rows))]


def _meetings(games: Sequence[Played]) -> list[Section]:
    """How often the row beat the column: decks where they were noted, clans elsewhere."""
    found = meetings(games, by_deck if games[0].decks else by_label)
    if not found:
        return []
    rows = []
    for rate in found:
        one, other = rate.name.split("\t")
        rows.append({**rate.plain(), "one": one, "other": other, "text": f"{rate.rate:.0%}"})
    chart = heat_chart(rows, "one", "other", "row beats column")
    listed = [{**row, "name": f"{row['one']} against {row['other']}"} for row in rows]
    details = f"<details><summary>All pairs with their intervals</summary>{_table(listed)}</details>"
    return [("Who beats whom", _drawn(chart, "how often the row beat the column") + details)]


def _endings(games: Sequence[Played]) -> list[Section]:
    """The kinds of victory; left out where every ending is a sentence of its own."""
    counts = Counter([game.ending for game in games])
    if 2 * len(counts) > len(games) or len(counts) > 20:
        return []
    rows = [{"name": ending, "count": count} for ending, count in counts.most_common()]
    content = _drawn(bar_chart(rows, "games"), "kinds of victory") + _table(rows)
    return [("Kinds of victory", content + _endings_by_label(games))]


def _endings_by_label(games: Sequence[Played]) -> str:
    """With which kind of victory each clan has won how often."""
    won = Counter([(_names(game), game.ending) for game in games if game.winners])
    if len({name for name, _ in won}) < 2:
        return ""
    rows = [{"name": f"{name}: {ending}", "games": count} for (name, ending), count in sorted(won.items())]
    return f"<details><summary>By winner</summary>{_table(rows)}</details>"


def _names(game: Played) -> str:
    return ", ".join([str(game.labels[seat]) for seat in game.winners if seat < len(game.labels)])


def _lengths(games: Sequence[Played]) -> list[Section]:
    """How long games last, and whether long ones are won by other seats than short ones."""
    in_rounds = all(game.rounds is not None for game in games) and len({game.rounds for game in games}) > 1
    lengths = [game.rounds or 0 if in_rounds else game.decisions for game in games]
    what = "rounds" if in_rounds else "decisions"
    chart = bar_chart(_histogram(lengths), f"games, by {what}", is_ordered=True)
    thirds = _thirds(games, lengths)
    rows = [rate.plain() for rate in thirds]
    content = _drawn(chart, f"games by the number of {what}")
    if len(games) >= 3:
        content += _drawn(interval_chart(rows, "win rate of the first seat", even(games)), "by length")
        content += _table(rows)
    return [("Length", content)]


def _histogram(lengths: list[int]) -> list[dict[str, Any]]:
    low, high = min(lengths), max(lengths)
    width = max(-(-(high - low + 1) // BINS), 1)
    counts = Counter([(length - low) // width for length in lengths])
    rows = []
    for bin in range((high - low) // width + 1):
        first = low + bin * width
        name = str(first) if width == 1 else f"{first}-{first + width - 1}"
        rows.append({"name": name, "count": counts[bin]})
    return rows


def _thirds(games: Sequence[Played], lengths: list[int]) -> list[Rate]:
    order = sorted(range(len(games)), key=lambda number: (lengths[number], games[number].seed))
    found = [Rate("shortest third"), Rate("middle third"), Rate("longest third")]
    for place, number in enumerate(order):
        found[min(place * 3 // len(order), 2)].add(0 in games[number].winners)
    return [rate for rate in found if rate.games]


def _cards(game: str, games: Sequence[Played]) -> list[Section]:
    """Cards that were drawn often enough, the best of them first."""
    found = [card for card in card_rates(games) if card.drawn.games >= FEWEST_GAMES]
    if not found:
        return []
    known = library_of(game).cards()
    found.sort(key=lambda card: (-card.drawn.interval[0], card.slug))
    rows = [
        {
            "name": getattr(known.get(card.slug), "name", card.slug),
            "drawn": card.drawn.games,
            "won when drawn": _percent(card.drawn),
            "played": card.played.games,
            "won when played": _percent(card.played) if card.played.games else "",
        }
        for card in found[:MOST_CARDS]
    ]
    note = f"<p>The {len(rows)} cards with the highest lower end of their interval, of {len(found)}.</p>"
    return [("Cards", note + _table(rows))]


def _percent(rate: Rate) -> str:
    low, high = rate.interval
    return f"{rate.rate:.0%} ({low:.0%} to {high:.0%})"


# --- tables and drawings -------------------------------------------------------------------------------


HEADS: Final = {"rate": "win rate", "low": "from", "high": "to"}
HIDDEN: Final = ("one", "other", "text")


def _table(rows: Sequence[dict[str, Any]]) -> str:
    names = [name for name in rows[0] if name not in HIDDEN]
    head = "".join([f"<th>{'' if name == 'name' else escape(HEADS.get(name, name))}</th>" for name in names])
    body = "".join(
        ["<tr>" + "".join([f"<td>{_cell(row[n], n)}</td>" for n in names]) + "</tr>" for row in rows]
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _cell(value: Any, name: str) -> str:
    return f"{value:.1%}" if name in HEADS else escape(f"{value:,}" if isinstance(value, int) else str(value))


def _drawn(chart: Chart, label: str) -> str:
    return f'<figure role="img" aria-label="{escape(label)}">{svg(chart)}</figure>'
