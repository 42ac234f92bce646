"""UNO-family card games, exact to the rule sheet."""

__version__ = "0.1.0"
