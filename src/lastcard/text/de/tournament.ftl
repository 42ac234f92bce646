### Tournaments of bots: the command, its tables and its page.

command-tournament = wer wie oft gewinnt: Bots gegeneinander mit denselben Karten, reihum auf allen Plätzen
option-bots-tournament = mindestens zwei Bots: random, uniform, casual und die anderen des Pakets, einer aus einem anderen Paket oder MODUL:NAME
option-edition-tournament = eine Edition oder mehrere; sonst mario-kart
option-seats-tournament = wie viele am Tisch sitzen, eine Zahl oder mehrere; sonst 2
option-rounds-tournament = wie viele Runden jede Besetzung spielt, jedes Blatt einmal für jeden Platz; sonst 20000
option-workers-tournament = wie viele Threads, oder Prozesse für nicht kompilierte Bots; sonst so viele, wie es Kerne gibt
option-html = eine Seite mit dem Ergebnis, in einer Datei

error-tournament-few =
    { $count ->
        [0] Ein Turnier braucht mindestens zwei Bots: sie nennen, etwa „lastcard tournament casual random“.
       *[other] Ein Turnier braucht mindestens zwei Bots, hier ist nur { $count }. Einen weiteren nennen, etwa „lastcard tournament casual random“.
    }
error-tournament-twice = { $name } ist zweimal genannt. Jeden Bot einmal nennen: Kopien setzen sich von selbst dazu, wo sie nötig sind.
error-bot-import = Der Bot { $name } ließ sich nicht laden ({ $problem }). Den Namen prüfen; MODUL:NAME muss etwas sein, das Python importieren und mit einem Seed aufrufen kann.
error-bot-raised = Der Bot { $name } ist mitten in einer Runde gescheitert ({ $problem }). Das Turnier ist zu Ende: den Bot in Ordnung bringen oder weglassen.
error-bot-illegal = Der Bot { $name } hat mit „{ $move }“ geantwortet, was dort kein erlaubter Zug ist. Das Turnier ist zu Ende: ein Bot muss etwas aus view.legal antworten.
error-bot-process = Ein Prozess, der Bots spielt, ist verloren gegangen ({ $problem }). Noch einmal mit --workers 1 versuchen.

tournament-how = Alle Besetzungen haben dieselben Blätter gespielt, jedes einmal mit jedem Bot auf jedem Platz. Ein Intervall enthält den wahren Anteil in 95 von 100 Fällen.
tournament-event = { $edition }, { $seats } Plätze (wer so gut spielt wie die anderen, gewinnt { $chance } %)
tournament-cross-pairs = Siege des Bots links gegen den darüber, in Prozent:
tournament-cross-alone = Siege des Bots links, allein gegen Kopien dessen darüber, in Prozent:
tournament-bot = Bot
tournament-wins = Siege %
tournament-interval = 95 %
tournament-range = { $low } bis { $high }
tournament-mixed = gemischt %
tournament-points = Punkte
tournament-place = Platz
tournament-rating = Wertung
tournament-played = Runden
tournament-seated = Nicht kompiliert und deshalb Zug um Zug mit Sicht gespielt: { $bots }.

tournament-page-title = Turnier: { $bots }
tournament-page-strongest = Welcher Bot gewinnt am meisten?
tournament-page-strongest-how = Das Mittel über alle Gegner, jeder Bot allein gegen Kopien eines anderen. Der Strich ist das 95-%-Intervall, gerechnet über Blätter; die gestrichelte Linie ist, was ein gleich guter Bot gewinnt.
tournament-page-cross = Wer schlägt wen?
tournament-page-cross-how = Siege des Bots links gegen den darüber, in Prozent. Blau ist mehr als sein Anteil, Orange weniger; blass, wo das Intervall seinen Anteil enthält.
tournament-page-ratings = Wie sind sie gewertet?
tournament-page-ratings-how = OpenSkill (Plackett und Luce) aus den Plätzen an gemischten Tischen oder an Zweiertischen. Ein Neuling beginnt mit 25 ± 16,3.
tournament-page-sure = Wie wurde gespielt?
tournament-page-sure-how = { $played } Runden oder Partien mit dem Seed „{ $seed }“, lastcard { $version }. Die Anteile gelten für diese Regeln und diese Gegner, für nichts sonst.
