### The laboratory: simulations, comparisons and what is wrong with them.

error-simulate-count = Eine Simulation hat 1 bis { $highest } Runden oder Partien, nicht { $count }.
error-simulate-rotate = Nur einzelne Runden lassen sich in jeder Sitzordnung spielen: --rotate weglassen oder --rounds statt --matches angeben.
error-simulate-both = Bitte eine Zahl von Runden oder von Partien angeben, nicht beides.
error-simulate-edition = Eine fertige Ausgabe hat ihre Regelungen schon: rulings und preset nur zusammen mit dem Namen einer Ausgabe angeben.
error-simulate-bots = { $bots } Bots füllen keine { $players } Plätze: einen Bot für alle Plätze nennen oder für jeden einen.
error-simulate-other-rules = Diese Simulation hat lastcard { $version } oder mit anderen Regeln begonnen; hier läuft { $here }. Auf allen Rechnern muss dieselbe Version laufen.
error-simulate-other-network = Diese Simulation hat mit einem anderen Netz von expert angefangen: { $there }, nicht { $here }. Überall dieselbe Version von lastcard installieren oder neu spielen.
error-missing-extra = Dazu fehlt { $library }. „pip install lastcard[{ $extra }]“ installiert es.

error-simulate-workers = --workers gilt für diesen Rechner; mit --scheduler spielt der Cluster. Eins von beiden weglassen.
error-output-exists = { $folder } gibt es schon, und es ist nicht leer. Einen neuen Ordner nennen oder mit --resume darin weitermachen.
error-output-cannot = { $folder } lässt sich nicht schreiben ({ $problem }). Einen anderen Ordner nennen.
error-resume-folder = --resume macht in einem Ordner weiter: ihn mit --out nennen.
error-resume-none = In { $folder } liegt keine angefangene Simulation. Ohne --resume fängt dort eine an.
error-resume-other = { $folder } hat anders angefangen ({ $what }): { $there }, nicht { $here }. Den Befehl von damals wiederholen oder einen neuen Ordner nennen.
error-results-empty = In { $folder } liegen noch keine Tabellen. Erst weitermachen: der Befehl von damals mit --resume.
error-results-none = In { $folder } liegen keine Ergebnisse einer Simulation. „lastcard simulate … --out { $folder }“ schreibt welche.
error-no-scheduler = Unter { $address } antwortet kein Dask-Scheduler. „python -m lastcard.simulate.cluster“ startet hier einen und nennt seine Adresse.
error-no-workers = Der Scheduler { $address } hat keine Worker. „dask worker { $address }“ startet einen.
error-cluster-rules = Ein Worker des Clusters hat andere Regeln als dieser Rechner. Überall dieselbe Version von lastcard installieren.
error-cluster-lost = Der Cluster { $address } ist weg. Was fertig war, bleibt; derselbe Befehl mit --resume macht weiter.

command-simulate = viele Runden oder Partien von Bots spielen und festhalten, was geschah
option-players-simulate = wie viele mitspielen; 4 oder so viele, wie Bots genannt sind
option-workers-simulate = wie viele Threads spielen; sonst so viele, wie es Kerne gibt
option-rounds-simulate = wie viele Runden; sonst 10000
option-matches-simulate = wie viele ganze Partien, statt Runden
option-bots-simulate = wer spielt: ein Bot für alle Plätze oder für jeden einer: random, uniform, beginner, casual, sharp oder expert
option-rotate = jede Runde einmal für jeden Platz spielen, alle jeweils einen Platz weiter
option-out = ein neuer Ordner für die Tabellen
option-resume = im angefangenen Ordner weitermachen
option-scheduler = auf dem Dask-Cluster mit diesem Scheduler spielen

laboratory-progress = { $done } von { $total }, { $rate } je Sekunde, noch { $left } s
laboratory-played =
    { $rounds ->
        [one] { $edition }, zu { $seats }, { $rounds } Runde.
       *[other] { $edition }, zu { $seats }, { $rounds } Runden.
    }
laboratory-round-length = Eine Runde dauert im Mittel { $mean } Züge, acht von zehn dauern { $low } bis { $high }. Bei { $seconds } Sekunden je Zug sind das { $minutes } Minuten.
laboratory-match-length = Eine Partie dauert im Mittel { $mean } Züge, acht von zehn dauern { $low } bis { $high }. Bei { $seconds } Sekunden je Zug sind das { $minutes } Minuten.
laboratory-matches =
    { $matches ->
        [one] { $matches } Partie mit { $mean } Runden.
       *[other] { $matches } Partien mit im Mittel { $mean } Runden.
    }
laboratory-dealer = Wer austeilt, gewinnt { $dealer } % der Runden, wer danach sitzt { $first } %.
laboratory-players = Wer gewinnt: { $shares }.
laboratory-player = { $name } (Platz { $seat }) { $share } %
laboratory-points = Wer eine Runde gewinnt, bekommt im Mittel { $mean } Punkte.
laboratory-challenges = { $count } Strafen wurden angezweifelt; { $share } % der Zweifel fanden einen Bluff.
laboratory-stalemates = In { $count } Runden konnte niemand mehr ziehen.
laboratory-given-up = { $count } Runden wurden nach 10.000 Zügen aufgegeben.
laboratory-written = Die Tabellen liegen in { $folder }.
laboratory-finished = { $folder } ist vollständig: Es gibt nichts mehr zu tun.
laboratory-no-jump-in = Hier wirft niemand dazwischen: Nur wer gefragt ist, zieht; was jump_in=true ändern würde, steht also nicht in diesen Zahlen.
laboratory-broken-off = Abgebrochen nach { $done } von { $count }.
laboratory-broken-off-kept = Abgebrochen nach { $done } von { $count }. Derselbe Befehl mit --resume macht weiter.

command-compare = was eine Regelung, eine Auswahl, die Zahl der Personen oder ein Bot ändert
option-ruling-compare = eine Regelung mit den Werten, die verglichen werden, alle mit dem ersten
option-preset-compare = Auswahlen, die verglichen werden
option-players-compare = Zahlen von Personen, die verglichen werden
option-bots-compare = wer spielt; mehrmals angegeben, wird jede Besetzung mit der ersten verglichen
option-rounds-compare = genau so viele Runden je Seite, wie breit die Intervalle auch sind
option-matches-compare = so viele ganze Partien je Seite, statt Runden
option-width = spielen, bis die Intervalle aller Anteile höchstens ± so viel Prozent breit sind; sonst 0.1
option-until = oder so viele Sekunden; sonst 60
error-compare-variants =
    { $count ->
        [one] Es gibt nichts zu vergleichen: einer Regelung mehrere Werte geben (--ruling NAME=A,B) oder mehrere --preset, --players oder --bots.
       *[other] Das ergibt mehr als { $most } Spielweisen. Weniger Werte auf einmal angeben.
    }
error-compare-exists = { $folder } gibt es schon, und es ist nicht leer. Einen neuen Ordner nennen.
compare-title =
    { $mode ->
        [matches] { $edition }, zu { $seats }, je { $count } Partien mit denselben Karten:
       *[rounds] { $edition }, zu { $seats }, je { $count } Runden mit denselben Karten:
    }
compare-broken-off =
    { $count ->
        [0] Abgebrochen, bevor irgendetwas auf jede Art gespielt war.
       *[other] Abgebrochen. Das sind die Unterschiede der { $count } { $mode ->
            [matches] Partien
           *[rounds] Runden
        }, die auf jede Art gespielt waren.
    }
compare-ruling = { $title } ({ $name }={ $value } statt { $base }): { $meaning }
compare-preset = Auswahl { $value } statt { $base }:
compare-players = { $value } Personen statt { $base }:
compare-bots = Bots { $value } statt { $base }:
compare-nothing = Nichts von dem, was verglichen wurde, unterscheidet sich.
compare-moves =
    { $mode ->
        [matches] { $way ->
            [more] Eine Partie wird { $amount } ± { $interval } Züge länger (aus { $base } werden { $other }).
           *[less] Eine Partie wird { $amount } ± { $interval } Züge kürzer (aus { $base } werden { $other }).
        }
       *[rounds] { $way ->
            [more] Eine Runde wird { $amount } ± { $interval } Züge länger (aus { $base } werden { $other }).
           *[less] Eine Runde wird { $amount } ± { $interval } Züge kürzer (aus { $base } werden { $other }).
        }
    }
compare-rounds =
    { $way ->
        [more] Eine Partie wird { $amount } ± { $interval } Runden länger (aus { $base } werden { $other }).
       *[less] Eine Partie wird { $amount } ± { $interval } Runden kürzer (aus { $base } werden { $other }).
    }
compare-points =
    { $way ->
        [more] Wer die Runde gewinnt, bekommt { $amount } ± { $interval } Punkte mehr (aus { $base } werden { $other }).
       *[less] Wer die Runde gewinnt, bekommt { $amount } ± { $interval } Punkte weniger (aus { $base } werden { $other }).
    }
compare-lead-changes =
    { $way ->
        [more] Die Führung wechselt { $amount } ± { $interval } Mal öfter (aus { $base } werden { $other }).
       *[less] Die Führung wechselt { $amount } ± { $interval } Mal seltener (aus { $base } werden { $other }).
    }
compare-dealer =
    { $mode ->
        [matches] { $way ->
            [more] Wer zuerst austeilt, gewinnt { $amount } ± { $interval } % der Partien dazu.
           *[less] Wer zuerst austeilt, verliert dadurch { $amount } ± { $interval } % der Partien.
        }
       *[rounds] { $way ->
            [more] Wer austeilt, gewinnt { $amount } ± { $interval } % der Runden dazu.
           *[less] Wer austeilt, verliert dadurch { $amount } ± { $interval } % der Runden.
        }
    }
compare-first =
    { $way ->
        [more] Wer danach sitzt, gewinnt { $amount } ± { $interval } % der Runden dazu.
       *[less] Wer danach sitzt, verliert dadurch { $amount } ± { $interval } % der Runden.
    }
compare-first-seat =
    { $way ->
        [more] Der erste Bot gewinnt { $amount } ± { $interval } % mehr (aus { $base } % werden { $other } %).
       *[less] Der erste Bot gewinnt { $amount } ± { $interval } % weniger (aus { $base } % werden { $other } %).
    }
compare-reshuffled =
    { $way ->
        [more] Der Nachziehstapel geht in { $amount } ± { $interval } % mehr Runden aus.
       *[less] Der Nachziehstapel geht in { $amount } ± { $interval } % weniger Runden aus.
    }
