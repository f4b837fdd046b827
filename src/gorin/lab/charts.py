"""Charts as Vega-Lite describes them, drawn by vl-convert: pictures without a browser or a network.

A chart is a dictionary of JSON values. What is drawn is a static SVG, so that a report needs no script.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from gorin.kernel.errors import GorinError
from gorin.lab.extras import needed

Chart = dict[str, Any]
SCHEMA: Final = "https://vega.github.io/schema/vega-lite/v5.json"
INK, ACCENT, FAINT = "#2b2621", "#9c2f2a", "#d9d2c5"
CONFIG: Final = {
    "font": "sans-serif",
    "background": "white",
    "view": {"stroke": None},
    "axis": {
        "labelColor": INK,
        "titleColor": INK,
        "gridColor": FAINT,
        "domainColor": FAINT,
        "labelLimit": 260,
    },
}
PERCENT: Final = ".0%"


def line_chart(points: Sequence[dict[str, float]], x: str, x_title: str, title: str) -> Chart:
    """A rate with its interval (`rate`, `low`, `high`) over something that grows."""
    across = {"field": x, "type": "quantitative", "title": x_title}
    up = {"type": "quantitative", "title": title, "axis": {"format": PERCENT}, "scale": {"domain": [0, 1]}}
    return _chart(
        points,
        width=560,
        height=280,
        layer=[
            {
                "mark": {"type": "area", "color": ACCENT, "opacity": 0.18},
                "encoding": {"x": across, "y": {"field": "low", **up}, "y2": {"field": "high"}},
            },
            {
                "mark": {"type": "line", "color": ACCENT, "point": {"color": ACCENT}},
                "encoding": {"x": across, "y": {"field": "rate", **up}},
            },
        ],
    )


def interval_chart(rows: Sequence[dict[str, Any]], title: str, even: float | None = None) -> Chart:
    """Rates with their intervals (`name`, `rate`, `low`, `high`), one below the other.

    `even` is what nobody being better would come to: a line marks it.
    """
    names = {"field": "name", "type": "nominal", "title": None, "sort": None}
    along = {"type": "quantitative", "title": title, "axis": {"format": PERCENT}, "scale": {"domain": [0, 1]}}
    layer: list[Chart] = [
        {
            "mark": {"type": "rule", "color": INK, "size": 2},
            "encoding": {"y": names, "x": {"field": "low", **along}, "x2": {"field": "high"}},
        },
        {
            "mark": {"type": "point", "filled": True, "size": 70, "color": ACCENT, "opacity": 1},
            "encoding": {"y": names, "x": {"field": "rate", **along}},
        },
    ]
    if even is not None:
        layer.append(
            {
                "mark": {"type": "rule", "color": ACCENT, "strokeDash": [4, 4]},
                "encoding": {"x": {"datum": even}},
            }
        )
    return _chart(rows, width=420, height={"step": 22}, layer=layer)


def heat_chart(rows: Sequence[dict[str, Any]], row: str, column: str, title: str) -> Chart:
    """Rates in a grid (`rate`, and `text` to be read in the cell): red below a half, green above."""
    down = {"field": row, "type": "nominal", "title": None, "sort": None}
    across = {
        "field": column, "type": "nominal", "title": None, "sort": None,
        "axis": {"labelAngle": -40, "orient": "top"},
    }  # fmt: skip
    hue = {
        "field": "rate", "type": "quantitative", "title": title, "legend": {"format": PERCENT},
        "scale": {"domain": [0, 0.5, 1], "range": ["#b2443c", "#f4efe4", "#3d7a57"]},
    }  # fmt: skip
    return _chart(
        rows,
        width={"step": 52},
        height={"step": 26},
        layer=[
            {"mark": "rect", "encoding": {"y": down, "x": across, "color": hue}},
            {
                "mark": {"type": "text", "color": INK, "fontSize": 11},
                "encoding": {"y": down, "x": across, "text": {"field": "text", "type": "nominal"}},
            },
        ],
    )


def bar_chart(rows: Sequence[dict[str, Any]], title: str, is_ordered: bool = False) -> Chart:
    """Counts (`name`, `count`): bars one below the other, or upright where the names are an order."""
    names = {"field": "name", "type": "nominal", "title": None, "sort": None}
    counts = {"field": "count", "type": "quantitative", "title": title}
    bars = {"type": "bar", "color": ACCENT}
    if is_ordered:
        return _chart(rows, width=560, height=200, mark=bars, encoding={"x": names, "y": counts})
    return _chart(rows, width=420, height={"step": 22}, mark=bars, encoding={"y": names, "x": counts})


def _chart(values: Sequence[Any], **told: Any) -> Chart:
    return {"$schema": SCHEMA, "config": CONFIG, "data": {"values": list(values)}, **told}


def svg(chart: Chart) -> str:
    """The chart as an SVG that can stand in a page."""
    drawn: str = needed("vl_convert", "drawing a chart").vegalite_to_svg(json.dumps(chart))
    return re.sub(r"^<\?xml[^>]*\?>", "", drawn).strip()


def write_picture(chart: Chart, path: Path) -> None:
    """The chart as a file: SVG, or PNG where its name says so."""
    drawing = needed("vl_convert", "drawing a chart")
    png = path.suffix.lower() == ".png"
    content = drawing.vegalite_to_png(json.dumps(chart), scale=2) if png else svg(chart).encode()
    try:
        path.write_bytes(content)
    except OSError as error:
        raise GorinError(f"cannot write {path}: {error.strerror}") from None
