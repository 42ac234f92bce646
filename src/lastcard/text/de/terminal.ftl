### The plain terminal game and the command line.

disclaimer = lastcard gehört nicht zu den Verlagen der Spiele, die es spielt, und wird von ihnen weder unterstützt noch lizenziert. UNO und die Namen seiner Ausgaben sind Marken ihrer Inhaber.
version-line = lastcard { $version }

## Starting and stopping

terminal-welcome =
    { $seats ->
        [one] { $edition }, { $seats } Person, bis { $target } Punkte.
       *[other] { $edition }, { $seats } Personen, bis { $target } Punkte.
    }
# Where no target decides. $text says how the match is decided.
terminal-welcome-other =
    { $seats ->
        [one] { $edition }, { $seats } Person. { $text }
       *[other] { $edition }, { $seats } Personen. { $text }
    }
terminal-you = Du
# The bots' names, short ones, nine of them, with ", " between two.
terminal-bot-names = Anna, Ben, Clara, Dirk, Emma, Finn, Greta, Hannes, Ida
# The tenth, where bots play among themselves.
terminal-bot-name-last = Jan
terminal-dealer-draws = Alle ziehen darum, wer gibt: { $draws }.
terminal-dealer-draw = { $name } { $card }
terminal-help-hint = Tippe „help“, dann siehst du, was du eingeben kannst.
terminal-resumed = Weiter geht es mit { $edition }, Runde { $round }.
terminal-saved = Gespeichert als { $file }. Mit „lastcard resume“ geht es weiter.
terminal-quit-unsaved = Tippe „save FILE“, um woanders zu speichern, oder noch einmal „quit“, um die Partie aufzugeben.
terminal-quit = Gespeichert. Mit „lastcard resume“ geht diese Partie weiter.
terminal-compiling = Die Regeln werden übersetzt; das dauert einmalig ein paar Sekunden.

## The table, before each move

terminal-round = Runde { $round }
terminal-dealer =
    { $you ->
        [actor] Du gibst.
       *[none] { $name } gibt.
    }
terminal-turn =
    { $you ->
        [actor] Du bist dran.
       *[none] { $name } ist dran.
    }
terminal-top = Oben liegt: { $card }
terminal-color = Farbe: { $color }
terminal-direction =
    { $direction ->
        [left] Es geht nach links.
       *[right] Es geht nach rechts.
    }
terminal-draw-pile = Ziehstapel: { count-of-cards }
terminal-owed = Strafe: { count-of-cards }
terminal-hand-header =
    { $amount ->
        [one] Deine Hand, { $amount } Karte:
       *[other] Deine Hand, { $amount } Karten:
    }
terminal-none-playable = Keine davon passt.
terminal-playable-mark = Karten mit * passen.
terminal-opponent = { $name }: { count-of-cards }
terminal-opponent-uno = { $name }: { count-of-cards }, hat UNO gerufen
terminal-opponent-catchable = { $name }: { count-of-cards }, hat nicht UNO gerufen
terminal-since = Seit deinem letzten Zug:
terminal-nothing-since = Seit deinem letzten Zug ist nichts passiert.
terminal-score = { $name }: { count-of-points }
terminal-scores-header = Punktestand, Ziel { $target } Punkte:
terminal-scores-lowest-header = Punktestand. Bei { $target } Punkten endet das Spiel, und wer am wenigsten hat, gewinnt:
terminal-scores-plain-header = Punktestand:

## Prompts

terminal-prompt-play = Dein Zug (eine Zahl, „draw“ oder „help“):
terminal-prompt-pass = Du kannst weder legen noch ziehen. „pass“:
terminal-prompt-drawn = Du hast { $card } gezogen. „play“ oder „keep“:
terminal-prompt-color = Wünsch dir eine Farbe (red, yellow, green, blue):
terminal-prompt-target = Wen wählst du ({ $names })?
# $more is what the challenge costs if the card was no bluff.
terminal-prompt-challenge = „accept“ und { $amount } ziehen, oder „challenge“ ({ $more } ziehen, wenn es kein Bluff war):
terminal-prompt-stack = Antworte mit einer Ziehkarte (eine Zahl) oder „accept“:
terminal-prompt-give = Welche Karte gibst du ab (eine Zahl)?
terminal-prompt-call = Du hast nur noch eine Karte. „uno“, oder Enter, um nichts zu sagen:
terminal-prompt-catch = { $name } hat nur noch eine Karte und hat nicht UNO gerufen. „catch“, oder Enter:
# Only where the house rule of jumping in holds.
terminal-prompt-jump = Du hast genau die Karte, die oben liegt: { $card }. „jump“, oder Enter zum Warten:
terminal-jumps =
    { $you ->
        [actor] Du wirfst dazwischen!
       *[none] { $name } wirft dazwischen!
    }
terminal-prompt-continue = Weiter zur nächsten Runde mit Enter.
terminal-not-understood = „{ $name }“ war nicht zu verstehen. Tippe „help“, dann siehst du, was du eingeben kannst.
terminal-no-such-number = Eine Karte Nummer { $amount } hast du nicht auf der Hand.
terminal-no-such-player = „{ $name }“ spielt hier nicht mit. Die anderen sind { $names }.
terminal-which-card = Nenne eine deiner Karten mit ihrer Nummer, zum Beispiel „why 3“.
terminal-refused = { $text } (Regel { $point })
terminal-can-do = { $card } geht jetzt.
terminal-can-play = { $card } kannst du legen.
terminal-why-point = Regel { $point }: { $text }
terminal-why-ruling = Das beruht auf der Regelung { $name }: { $text }

## Help. Each line explains one thing to type.

terminal-help-header = Das kannst du eingeben:
terminal-help-number = eine Zahl: diese Karte von deiner Hand legen
terminal-help-card = eine Karte, etwa R5 oder W+4: sie legen
terminal-help-draw = draw: eine Karte ziehen
terminal-help-keep = keep: die gezogene Karte behalten
terminal-help-pass = pass: passen, wenn du weder legen noch ziehen kannst
terminal-help-color = red, yellow, green, blue: dir die Farbe wünschen
terminal-help-target = target NAME: jemanden wählen, wenn du danach gefragt wirst
terminal-help-give = give 3: Karte 3 abgeben, wenn du danach gefragt wirst
terminal-help-accept = accept, challenge: auf eine Ziehkarte antworten (annehmen, anzweifeln)
terminal-help-uno = uno, oder uno 3: UNO rufen, einfach so oder beim Legen von Karte 3
terminal-help-catch = catch NAME: erwischen, wer UNO vergessen hat
terminal-help-why = why: warum das Letzte passiert ist; why 3: warum Karte 3 nicht geht; why not: warum dein letzter Versuch nicht ging
terminal-help-what = what 3: was Karte 3 bewirkt
terminal-help-table = table: was seit deinem letzten Zug passiert ist, und der Tisch
terminal-help-score = score: der Punktestand
terminal-help-rules = rules, rules MK-45 oder rules darf ich stapeln: die geltenden Regelungen, ein Regelpunkt oder eine Antwort
terminal-help-save = save, oder save FILE: die Partie speichern und weiterspielen
terminal-help-quit = quit: die Partie speichern und aufhören
terminal-help-help = help: diese Liste

## The end of a round and of a match

terminal-round-result = Runde { $round } ist vorbei.
terminal-hand-left =
    { $you ->
        [actor] Du hast noch: { $cards } ({ count-of-points })
       *[none] { $name } hat noch: { $cards } ({ count-of-points })
    }
terminal-no-hand-left =
    { $you ->
        [actor] Du hast nichts mehr.
       *[none] { $name } hat nichts mehr.
    }
terminal-match-won =
    { $you ->
        [actor] Du gewinnst die Partie: { count-of-points }.
       *[none] { $name } gewinnt die Partie: { count-of-points }.
    }

## lastcard editions, rules, record, conform

terminal-edition-preset = Regelsatz { $name }: { $text }
terminal-edition-line = { $name } ({ $title }), { $low } bis { $high } Personen, { count-of-cards }
terminal-deck-header = Das Deck, { count-of-cards }:
terminal-deck-line = { $amount } x { $card }
terminal-cards-header = Die Karten:
# $text is what the item in the corner of every card of the color does.
terminal-color-item = Alle Karten in { $color }. { $text }
terminal-sources-header = Die Quellen:
terminal-rulings-header = Die geltenden Regelungen:
terminal-house-rules-header = Hausregeln:
terminal-ruling-line = { $title } ({ $name } = { $value }): { $text }
terminal-point = { $point }: { $text }
terminal-point-uncertain = Das ist unsicher: { $text }
terminal-point-ruling = Die Regelung { $name } kann das anders entscheiden ({ $title }).
terminal-ruling-points = Regelpunkte: { $points }
terminal-ruling-sources = Quellen: { $sources }
terminal-uncertain-header = Was unsicher ist:
terminal-uncertain-mark = unsicher
# An open hand.
terminal-hand = { $name }: { $cards }
terminal-record-move = Zug { $amount }
terminal-benched = { $edition }, { $seats } Personen, { $mode }, { $bot }: { $moves } Züge und { $rounds } Runden pro Sekunde
terminal-record-line = { $edition }, { $seats } Personen; Runden: { $rounds }, Züge: { $moves }
terminal-record-good = Die Aufzeichnung stimmt: Jeder Zug ist erlaubt, und die Punkte sind richtig.
terminal-case-failed = { $name }: { $key } müsste { $expected } sein, ist aber { $found }.
# A program reads this line.
terminal-cases-counted = { $passed } passed, { $failed } failed

## The commands and their options

command-overview = Kartenspiele rund um UNO, genau nach der Anleitung. Die Befehle von lastcard:
command-overview-hint = „lastcard COMMAND --help“ sagt mehr zu einem davon, „lastcard --version“, welche Version das ist.
command-arguments = Angaben
command-options = Optionen
command-play = eine Partie gegen Bots spielen
command-resume = eine unterbrochene Partie weiterspielen
command-watch = Bots beim Spielen zuschauen
command-editions = die Ausgaben aufzählen
command-rules = die Regeln einer Ausgabe, ein Regelpunkt oder die Antwort auf eine Frage
command-record = die Aufzeichnung einer Partie ansehen, prüfen oder abspielen
command-conform = Prüffälle durchlaufen lassen
command-bench = messen, wie schnell die Regeln laufen
command-serve = einen Tisch für Freunde im Browser öffnen
option-edition = welche Ausgabe; ohne Angabe mario-kart
option-ruling = nach dieser Regelung spielen; geht auch mehrmals
option-preset = ein benannter Regelsatz der Ausgabe
option-players = wie viele mitspielen, du eingeschlossen
option-bot = wie gut die anderen spielen: random, beginner, casual, sharp oder expert
option-seed = derselbe Text teilt dieselben Karten noch einmal aus
option-speed = wie schnell es auf dem Bildschirm geht: off, fast, normal oder slow
option-plain = ohne Farben und ohne Pausen
option-json = für Programme: JSON schreiben
option-file-resume = die Partie; ohne Angabe die zuletzt unterbrochene
option-files-conform = eine Datei mit Fällen, oder ein Ordner mit solchen Dateien
option-compiled = mit den übersetzten Regeln
option-players-watch = wie viele Bots spielen
option-bot-watch = wie gut sie spielen: random, beginner, casual, sharp oder expert
option-open = auch verdeckte Karten zeigen
option-subject = eine Ausgabe, ein Regelpunkt wie MK-45 oder eine Frage: "darf ich +2 auf +2 legen"
option-guide = eine Ausgabe als Anleitung: jede Regel an ihrem Platz, und was oft gefragt wird
option-example = mit Beispielen, Schritt für Schritt
option-record-what = show: zeigen, was geschah; verify: prüfen, ob alles stimmt; replay: den Tisch sehen; hint: was zu spielen war; luck: was Glück und Entscheidungen brachten
option-record-file = die Aufzeichnung einer Partie
option-move = nur so viele Züge
option-edition-bench = nur diese Ausgabe
option-seats = wie viele am Tisch sitzen, mit Kommas dazwischen
option-seconds = wie lange jede Zeile gemessen wird, in Sekunden
