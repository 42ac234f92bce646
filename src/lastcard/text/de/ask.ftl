### Fragen zu den Regeln in den eigenen Worten einer Person. Terminal und Web-Client sagen sie.

ask-no-answer = Kein Regelpunkt beantwortet „{ $name }“. Versuch es mit anderen oder weniger Wörtern: mit dem Namen einer Karte oder dem, was passiert.
ask-title = Frag nach den Regeln
ask-label = Deine Frage
ask-hint = Zum Beispiel: Darf ich +2 auf +2 legen?
ask-button = Fragen
ask-none = Keine Regel beantwortet das. Versuch es mit anderen oder weniger Wörtern: mit dem Namen einer Karte oder dem, was passiert.
ask-busy = Wird nachgeschlagen …
# Wie viele Regelpunkte die Frage beantworten.
ask-found =
    { $count ->
        [one] { $count } Antwort
       *[other] { $count } Antworten, die beste zuerst
    }
