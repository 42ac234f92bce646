"""The game in integers: what the cards do, and nothing else.

Every function here is written once. Imported as it stands it runs as plain Python over a
:class:`~lastcard.rules.table.Table`; :mod:`lastcard.compiled` imports the same files a second time
and compiles them. Nothing in this package knows an edition by name, a player, a file or a network.
"""
