"""Plots of reports, drawn with matplotlib (the extra `lab`)."""

from pathlib import Path

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from meadhall.lab.arena import Report
from meadhall.lab.ratings import Estimate


def draw_ratings(report: Report, path: Path) -> None:
    """The Elo ratings with their intervals, and the shares of every pair, into an image file."""
    figure = Figure(figsize=(9, 1.5 + 0.4 * max(len(report.bots), len(report.pairs))))
    ratings, shares = figure.subplots(1, 2)
    draw_rows(ratings, [row.bot for row in report.bots], [row.elo for row in report.bots])
    ratings.set_xlabel("Elo, mean of all bots 0")
    draw_rows(
        shares, [" : ".join(row.bots) for row in report.pairs], [row.share for row in report.pairs]
    )
    shares.set_xlim(0, 1)
    shares.axvline(0.5, linewidth=0.8, linestyle=":")
    shares.set_xlabel("share of the first bot")
    setting = report.setting
    figure.suptitle(f"{setting.game}, {setting.seats} seats, {report.games} games")
    figure.tight_layout()
    figure.savefig(path)


def draw_rows(axes: Axes, names: list[str], values: list[Estimate]) -> None:
    """A point with its interval for each name, the first one on top."""
    for at, value in enumerate(values):
        low = value.mean if value.low is None else value.low
        high = value.mean if value.high is None else value.high
        axes.plot([low, high], [at, at], color="tab:blue")
        axes.plot(value.mean, at, "o", color="tab:blue")
    axes.set_yticks(range(len(names)), names)
    axes.invert_yaxis()
