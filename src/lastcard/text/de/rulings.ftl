### The rulings of a table. `ruling-NAME` is the title of one, `ruling-NAME-VALUE` what a value of it means;
### a ruling whose value is a number has `ruling-NAME-number` instead, said with $amount.

## The first card

ruling-start-action = Aktionskarte als erste Karte
ruling-start-action-take-effect = Sie trifft die Person, die anfangen würde.
ruling-start-action-ignore-and-flip = Sie gilt nicht: Eine neue Karte wird obendrauf aufgedeckt.

ruling-start-reverse = Richtungswechsel als erste Karte
ruling-start-reverse-dealer-first = Wer gegeben hat, fängt an, dann geht es nach rechts weiter.
ruling-start-reverse-right-neighbor-first = Wer rechts vom Geber sitzt, fängt an, dann geht es nach rechts weiter.

ruling-start-wd4 = Zieh-Joker als erste Karte
ruling-start-wd4-return-and-reflip = Er wird in den Ziehstapel zurückgemischt, und eine neue Karte wird aufgedeckt.
ruling-start-wd4-bury-and-flip = Er bleibt liegen, und eine neue Karte wird obendrauf aufgedeckt.

ruling-start-item-box-chooser = Wer sich bei einer Item-Box als erster Karte die Farbe wünscht
ruling-start-item-box-chooser-dealer = Wer gegeben hat, wünscht sich die Farbe, die dann als Erstes bedient werden muss.
ruling-start-item-box-chooser-first-player = Wer anfängt, wünscht sich die Farbe und ist dann dran.

ruling-start-item-box-activates = Item bei einer Item-Box als erster Karte
ruling-start-item-box-activates-false = Es wird keine Karte aufgedeckt: Niemand hat die Item-Box gelegt.
ruling-start-item-box-activates-true = Eine Karte wird aufgedeckt, und ihr Item wirkt, als hätte die Person, die anfängt, die Item-Box gelegt.

## The cards

ruling-two-player-reverse = Richtungswechsel zu zweit
ruling-two-player-reverse-skip = Er wirkt wie Aussetzen: Wer ihn gelegt hat, ist noch mal dran.
ruling-two-player-reverse-direction-only = Er dreht nur die Richtung um; die andere Person ist dran.

ruling-wd4-counts-item-box = Item-Box auf der Hand, wenn eine Farbwahl +4 angezweifelt wird
ruling-wd4-counts-item-box-true = Sie zählt als Karte der Farbe, die Farbwahl +4 war also ein Bluff.
ruling-wd4-counts-item-box-false = Sie zählt nicht: Nur Karten der Farbe selbst machen es zum Bluff.

ruling-wd4-counts-wild = Farbwahl auf der Hand, wenn eine Farbwahl +4 angezweifelt wird
ruling-wd4-counts-wild-true = Sie zählt als Karte der Farbe, die Farbwahl +4 war also ein Bluff.
ruling-wd4-counts-wild-false = Sie zählt nicht: Nur Karten der Farbe selbst machen es zum Bluff.

ruling-wd4-play = Bluffen mit einem Zieh-Joker
ruling-wd4-play-bluff-allowed = Er darf immer gelegt werden; die nächste Person darf ihn anzweifeln.
ruling-wd4-play-enforced = Er darf nur gelegt werden, wenn die Regel es erlaubt, und lässt sich nicht anzweifeln.

ruling-banana-target = Wen eine Bananenschale trifft
ruling-banana-target-seat-before = Die Person auf dem Platz davor, in Spielrichtung gesehen.
ruling-banana-target-last-to-act = Wer von den anderen zuletzt gehandelt hat; hat das noch niemand, die Person auf dem Platz davor.

ruling-shell-target = Wen ein Grüner Panzer treffen darf
ruling-shell-target-opponents = Eine andere Person; zu zweit gibt es nichts zu wählen.
ruling-shell-target-any-player = Jede Person am Tisch, auch die, die die Item-Box gelegt hat.

ruling-extra-turn = Extrazug nach Pilz oder Blitz
ruling-extra-turn-mandatory = Er ist Pflicht, und sei es nur, um zu ziehen.
ruling-extra-turn-optional = Gleich zu Beginn darf man auf ihn verzichten.

ruling-bobomb-order = Reihenfolge beim Bob-omb
ruling-bobomb-order-draw-then-color = Erst die Karten ziehen, dann die Farbe wünschen.
ruling-bobomb-order-color-then-draw = Erst die Farbe wünschen, dann die Karten ziehen.

ruling-last-item-box = Item-Box als letzte Karte
ruling-last-item-box-ends-round = Die Runde ist sofort gewonnen, es wird keine Karte aufgedeckt.
ruling-last-item-box-resolve-items = Eine Karte wird aufgedeckt, und ihr Item wirkt; bei einem Bob-omb geht die Runde weiter.

ruling-last-wd4-challenge = Zieh-Joker als letzte Karte
ruling-last-wd4-challenge-no-window = Er lässt sich nicht anzweifeln: Die nächste Person zieht, und die Runde ist vorbei.
ruling-last-wd4-challenge-window-open = Er darf angezweifelt werden, bevor die Runde endet.

ruling-pizza-fourth-wild = Der vierte Joker im Deck
ruling-pizza-fourth-wild-wild = Er ist eine zweite einfache Farbwahl: 52 Karten.
ruling-pizza-fourth-wild-dip = Er ist eine zweite Farbwahl Stapelgriff: 52 Karten.
ruling-pizza-fourth-wild-draw2 = Er ist eine zweite Farbwahl +2: 52 Karten.
ruling-pizza-fourth-wild-none = Es gibt keinen: 51 Karten.

ruling-wd2-test = Wann eine Farbwahl +2 ein Bluff ist
ruling-wd2-test-any-playable = Wenn man irgendeine andere Karte hat, die man hätte legen können, auch eine Farbwahl oder einen Stapelgriff.
ruling-wd2-test-color-only = Wenn man eine Karte der Farbe hat, die gefragt war.

ruling-dip-order = Reihenfolge bei der Farbwahl Stapelgriff
ruling-dip-order-color-draw-pass = Farbe wünschen, eine Karte ziehen, dann eine Karte abgeben.
ruling-dip-order-draw-pass-color = Eine Karte ziehen, eine Karte abgeben, dann die Farbe wünschen.

ruling-last-dip = Farbwahl Stapelgriff als letzte Karte
ruling-last-dip-ends-round = Die Runde ist sofort gewonnen: Es wird nichts gezogen und nichts abgegeben.
ruling-last-dip-resolve = Die Farbe wird gewünscht, eine Karte gezogen und an die nächste Person gegeben, dann ist die Runde vorbei.

## Calling UNO

ruling-uno-window = Wie lange man bei vergessenem UNO erwischt werden kann
ruling-uno-window-next-action = Bis die nächste Person handelt.
ruling-uno-window-until-drawn-up = Bis man ruft, erwischt wird oder nicht mehr genau eine Karte hat.

ruling-uno-penalty = Strafe für vergessenes UNO
ruling-uno-penalty-number =
    { $amount ->
        [0] Wer erwischt wird, zieht nichts.
       *[other] Wer erwischt wird, zieht { some-cards }.
    }

ruling-uno-calls = UNO rufen
ruling-uno-calls-called = Alle rufen selbst, und wer es vergisst, kann erwischt werden.
ruling-uno-calls-automatic = Der Tisch ruft für alle, und niemand kann erwischt werden.

## The end of a round and of a match

ruling-stalemate = Wenn niemand mehr legen oder ziehen kann
ruling-stalemate-void = Die Runde ist vorbei, und niemand bekommt Punkte.
ruling-stalemate-lowest-hand-wins = Die Hand, die am wenigsten zählt, gewinnt und bekommt Punkte wie sonst auch; zählen zwei gleich viel, bekommt niemand Punkte.

ruling-match = Wie eine Partie entschieden wird
ruling-match-to-target = Wer eine Runde gewinnt, bekommt Punkte, und wer zuerst am Ziel ist, gewinnt.
ruling-match-single-round = Eine einzige Runde entscheidet.
ruling-match-rounds = Nach der vereinbarten Zahl von Runden gewinnen die meisten Punkte.
ruling-match-lowest-total = Alle zählen die eigenen Karten; sobald jemand das Ziel erreicht, gewinnt die niedrigste Summe.

ruling-target = Ziel
ruling-target-number = Die Partie geht bis { count-of-points }.

ruling-rounds = Zahl der Runden
ruling-rounds-number =
    { $amount ->
        [one] Die Partie hat { $amount } Runde.
       *[other] Die Partie hat { $amount } Runden.
    }

## House rules

ruling-stacking = Ziehkarten stapeln
ruling-stacking-off = Auf eine Ziehkarte darf man nicht mit einer weiteren antworten.
ruling-stacking-like-on-like = Auf eine Ziehkarte darf man mit einer gleichen antworten; wer das nicht kann oder will, zieht alles.
ruling-stacking-cross = Gleiches auf Gleiches, und außerdem eine Farbwahl +4 auf eine +2 und eine +2 in der gewünschten Farbe auf eine Farbwahl +4.
ruling-stacking-at-least = Auf eine Ziehkarte darf man mit einer antworten, die mindestens so viele Karten kostet, egal in welcher Farbe.

ruling-jump-in = Zwischenwerfen
ruling-jump-in-false = Alle legen nur, wenn sie dran sind.
ruling-jump-in-true = Wer genau die Karte hat, die oben liegt, und zwar keinen Joker, darf sie außer der Reihe legen; von dort geht es weiter.

ruling-seven-zero = Sieben und Null
ruling-seven-zero-false = Das sind ganz normale Zahlen.
ruling-seven-zero-true = Bei einer 7 tauscht man die Handkarten mit jemand anderem; bei einer 0 wandern alle Handkarten einen Platz weiter.

ruling-draw = Ziehen, wenn man dran ist
ruling-draw-one = Man zieht eine Karte.
ruling-draw-until-playable = Man zieht, bis eine Karte passt.

ruling-drawn-card = Die gezogene Karte
ruling-drawn-card-choice = Wenn sie passt, darf man sie legen oder behalten.
ruling-drawn-card-must-play = Wenn sie passt, muss man sie legen.
ruling-drawn-card-keep = Man darf sie nicht im selben Zug legen.

ruling-voluntary-draw = Ziehen, obwohl eine Karte passt
ruling-voluntary-draw-true = Erlaubt.
ruling-voluntary-draw-false = Verboten: Wer legen kann, muss legen.

ruling-bounce = Eine Ziehkarte umlenken
ruling-bounce-off = Ziehkarten lassen sich nicht umlenken.
ruling-bounce-skip = Ein Aussetzen der gleichen Farbe schickt die Strafe zur nächsten Person weiter.
ruling-bounce-reverse = Ein Richtungswechsel der gleichen Farbe schickt die Strafe dahin zurück, wo sie herkam.
ruling-bounce-both = Ein Aussetzen der gleichen Farbe schickt die Strafe weiter, ein Richtungswechsel der gleichen Farbe schickt sie zurück.

ruling-finish = Die letzte Karte
ruling-finish-any = Sie darf jede Karte sein.
ruling-finish-no-wild = Sie darf kein Joker sein.
ruling-finish-no-action = Sie darf weder Aktionskarte noch Joker sein.

ruling-false-call-penalty = Strafe für grundloses Rufen
ruling-false-call-penalty-number =
    { $amount ->
        [0] Wer grundlos ruft oder erwischen will, wird abgewiesen; das kostet nichts.
       *[other] Wer grundlos ruft oder erwischen will, zieht { some-cards }, höchstens einmal pro Zug.
    }
