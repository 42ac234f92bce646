"""Networks of ours, made by ``python -m lastcard.bots.train``; ``lastcard.bots.nets`` reads them."""
