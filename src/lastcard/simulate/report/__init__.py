"""The report of a simulation: a page of questions, each answered by a sentence and a chart.

>>> from lastcard.simulate import simulate
>>> from lastcard.simulate.report import html
>>> html(simulate("classic", 2, rounds=50)).startswith("<!doctype html>")
True
"""

from .making import BadReport, html, make, write_pictures, write_report

__all__ = ["BadReport", "html", "make", "write_pictures", "write_report"]
