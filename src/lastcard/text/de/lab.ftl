### The house-rule lab: what a mix of rulings does, beside the edition's own rules.

command-lab = was eine Mischung von Regelungen aus einer Ausgabe macht, in Sekunden
option-players-lab = wie viele mitspielen; 4 oder so viele, wie Bots genannt sind
option-bots-lab = wer spielt: ein Bot für alle Plätze oder für jeden einer; sonst casual
option-rounds-lab = wie viele Runden von jedem; sonst 20000
error-lab-rounds = Eine Mischung lässt sich ab 100 Runden beurteilen, nicht mit { $count }.

lab-title = { $edition }, zu { $seats }, je { $rounds } Runden mit denselben Karten
lab-mix = diese Mischung
lab-standard = Standard
lab-nothing = Keine Regelung ist geändert: Das sind die Regeln der Ausgabe. --ruling NAME=WERT ändert eine.
lab-ruling = { $title } ({ $name }={ $value }): { $meaning }
lab-row-moves = Züge je Runde
lab-row-minutes = Minuten je Runde
lab-row-longest = Minuten, die längste von 100 Runden
lab-row-match = Minuten je Partie
lab-row-leads = Führungswechsel je Runde
lab-row-points = Punkte für den Sieg
lab-row-dealer = wer austeilt, gewinnt, %
lab-row-first = wer danach sitzt, gewinnt, %
lab-row-best = der glücklichste Platz gewinnt, %
lab-row-worst = der glückloseste Platz gewinnt, %
lab-row-reshuffled = Nachziehstapel leer, % der Runden
lab-row-none = gar keine Karte mehr da, % der Runden
lab-row-stalemate = niemand kann ziehen, % der Runden
lab-row-given-up = nach 10.000 Zügen aufgegeben, %
lab-minutes = Minuten sind geschätzt, mit { $seconds } Sekunden je Zug. Bei so vielen Runden stimmt ein Anteil auf ± { $error } %.

lab-warning-given-up = Achtung: Diese Mischung kann endlos dauern. { $share } % der Runden wurden nach 10.000 Zügen aufgegeben.
lab-warning-stalemate = Achtung: Diese Mischung kann stecken bleiben. In { $share } % der Runden konnte niemand mehr ziehen.
lab-warning-none = Achtung: Die Karten gehen aus. In { $share } % der Runden stand jemandem eine Karte zu, und es war keine mehr da.
lab-warning-long = Achtung: Die Runden ziehen sich. Sie dauern { $times }-mal so lang wie nach den Standardregeln, und eine von hundert dauert mehr als { $minutes } Minuten.
lab-warning-unfair = Achtung: Die Plätze sind ungleich. Ein Platz am Tisch gewinnt { $best } %, ein anderer { $worst } %.
lab-cause = Ohne { $name }={ $value } wären es { $share } %.
lab-cause-long = Ohne { $name }={ $value } dauern die Runden { $times }-mal so lang.
lab-why-until = Wer zieht, bis eine Karte passt, füllt die Hand, während der Stapel leer wird.
lab-why-finish = Wer mit so einer Karte nicht fertig werden darf, muss weiterziehen, Zug um Zug.
lab-why-penalty = Hohe UNO-Strafen füllen die Hände derer, die fast fertig waren.
lab-fine = An dieser Mischung stockt nichts und zieht sich nichts.
