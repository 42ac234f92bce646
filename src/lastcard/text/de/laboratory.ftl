### The laboratory: simulations, comparisons and what is wrong with them.

error-simulate-count = Eine Simulation hat 1 bis { $highest } Runden oder Partien, nicht { $count }.
error-simulate-rotate = Nur einzelne Runden lassen sich in jeder Sitzordnung spielen: --rotate weglassen oder --rounds statt --matches angeben.
error-simulate-both = Bitte eine Zahl von Runden oder von Partien angeben, nicht beides.
error-simulate-bots = { $bots } Bots füllen keine { $players } Plätze: einen Bot für alle Plätze nennen oder für jeden einen.
error-simulate-other-rules = Diese Simulation hat lastcard { $version } oder mit anderen Regeln begonnen; hier läuft { $here }. Auf allen Rechnern muss dieselbe Version laufen.
error-missing-extra = Dazu fehlt { $library }. „pip install lastcard[{ $extra }]“ installiert es.
