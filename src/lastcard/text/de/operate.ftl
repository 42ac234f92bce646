### Was dem gesagt wird, der einen Server betreibt, und den Spielern, wenn er keinen Platz hat oder neu startet.

## Den Spielern

server-refusal-server-stopping = Der Server startet neu. Versuch es gleich noch einmal.
server-refusal-too-many-tables-each =
    { $most ->
        [one] Von deiner Adresse ist hier schon { $most } Tisch offen, mehr gibt es nicht. Schließ ihn oder warte, bis er geschlossen wird.
       *[other] Von deiner Adresse sind hier schon { $most } Tische offen, mehr gibt es nicht. Schließ einen oder warte, bis einer geschlossen wird.
    }
server-end-full-each = Von deiner Adresse sind hier zu viele Verbindungen offen. Schließ einige davon.

## Optionen von `lastcard serve`

operate-help-log = wie das Protokoll geschrieben wird: text für Menschen, json für Programme; es geht an die Standardfehlerausgabe
operate-help-log-level = was protokolliert wird (sonst warning; info: eine Zeile für jedes wichtige Ereignis)
operate-help-tables = wie viele Tische höchstens offen sein dürfen (sonst { $most })
operate-help-sockets = wie viele Verbindungen es höchstens geben darf (sonst { $most })
operate-help-proxy = Adressen oder Netze von Proxys vor diesem Server; nur ihre X-Forwarded-For-Zeilen gelten
operate-help-think = Millisekunden Rechenzeit, die der Bot expert für einen Zug suchen darf (Vorgabe { $usual }; 0: er sucht nicht)
operate-error-most = { $option } braucht eine Zahl ab 1, nicht { $number }.
operate-error-think = --think braucht Millisekunden von 0 bis { $most }, nicht { $number }.
operate-error-proxy = --proxy braucht Adressen wie 127.0.0.1 oder Netze wie 10.0.0.0/8, nicht { $address }.
operate-error-own-token = { $variable } braucht mindestens { $most } Buchstaben, Ziffern oder Zeichen ohne Leerzeichen. Fehlt es, macht der Server selbst einen Schlüssel.
operate-error-metrics = Die Messwerte gibt es auf dem Rechner des Servers oder mit dem Schlüssel der Verwaltung.
operate-error-token = Das ist nicht der Schlüssel der Verwaltung dieses Servers.

## `lastcard admin`

command-admin = einen laufenden Server betreuen: seine Tische ohne ihre Hände, einen schließen, Zahlen
admin-help-what = list: die Tische (wenn nichts anderes gesagt wird), show: einer, close: einen schließen, stats: die Zahlen des Servers
admin-help-code = die fünf Buchstaben eines Tisches
admin-help-data = Datenordner des Servers, in dem steht, wo er ist
admin-help-url = Adresse eines Servers anderswo
admin-help-token = der Schlüssel der Verwaltung; besser in der Umgebungsvariablen { $variable }, wo ihn sonst niemand sieht
admin-help-json = JSON ausgeben
admin-no-tables = Kein Tisch ist offen.
admin-events = Ereignisse dieser Partie: { $count }. Es warten auf einen Platz: { $waiting }.
admin-closed = Tisch { $code } ist geschlossen, und alle dort wissen es.
admin-stats-tables = Tische: { $count } von höchstens { $most }
admin-stats-sockets = Verbindungen: { $count } von höchstens { $most }
admin-stats-stopping = Der Server wird beendet.
admin-column-code = Code
admin-column-phase = Phase
admin-column-edition = Ausgabe
admin-column-seats = Plätze
admin-column-people = da
admin-column-away = weg
admin-column-bots = Bots
admin-column-watchers = sehen zu
admin-column-matches = Partien
admin-column-open = offen seit
error-admin-code = { $code } ist kein Code eines Tisches: ein Code besteht nur aus Buchstaben.
error-admin-url = { $url } ist keine Adresse eines Servers: sie muss aussehen wie https://example.org.
error-admin-no-token = Zu --url gehört der Schlüssel der Verwaltung, in der Umgebungsvariablen { $variable } oder mit --token.
error-admin-none = Auf dem Datenordner { $folder } läuft kein Server. "lastcard serve --data { $folder }" startet einen.
error-admin-file = Die Datei { $file } ist nicht lesbar: { $detail }. Nur wer den Server gestartet hat, darf sie lesen.
error-admin-silent = Der Server unter { $address } antwortet nicht: { $detail }
error-admin-answer = Der Server sagt: { $sentence }
