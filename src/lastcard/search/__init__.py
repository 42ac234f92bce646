"""The search of the rule court: which rule points answer a question asked in a player's own words.

Everything it needs is here: for each language a list of words that mean the same (``words.toml``), and what
players ask about each point (``questions.toml``), beside the sentences of the catalog. Nothing is asked of a network.
"""

from lastcard.search.index import LONGEST, Answer, ask

__all__ = ["LONGEST", "Answer", "ask"]
