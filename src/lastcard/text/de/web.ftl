### The web client, but for the table itself (table.ftl).

# What the speakers of this language call it.
language-name = Deutsch
product-name = lastcard
not-affiliated = lastcard gehört nicht zu den Verlagen der Spiele, die es spielt, und wird von ihnen weder unterstützt noch lizenziert. UNO und die Namen seiner Ausgaben sind Marken ihrer Inhaber.

## Everywhere

close = Schließen
less = Weniger
more = Mehr
loading = Lädt…
connecting = Auf dem Weg zum Tisch…
connecting-watch = Gleich kannst du zuschauen…
to-start-page = Zur Startseite
server-unreachable = Der Server ist nicht zu erreichen. Ist dieses Gerät im selben Netz?
server-refused = Das hat auf dem Server nicht geklappt.
top-with-color = { $card }, { $color }
title-table = Tisch { $code } · lastcard
title-your-turn = ● Du bist dran · { $title }

## The start page

home-lead = Kartenspiele für die Familie, an einem Tisch, egal wo ihr seid. Ohne Konto, ohne Installation.
home-make-title = Ein neuer Tisch
home-make-hint = Regeln, Bots und Uhr stellt ihr am Tisch ein.
home-make = Tisch aufmachen
home-back-title = Deine Plätze
home-back = Zurück an Tisch { $code }, { $edition }
home-join-title = Du hast einen Code?
home-join = Zum Tisch
name-label = Dein Name
name-needed = Bitte gib einen Namen ein, damit die anderen wissen, wer du bist.
code-label = Tischcode

edition-legend = Was spielt ihr?
edition-facts = { $low } bis { $high } Personen, je { $hand } Karten, bis { $target } Punkte

## Joining

join-code = Tisch { $code }
join-title = { $host } wartet auf dich
join-title-no-host = Ein Tisch wartet auf dich
join-about =
    { $free ->
        [0] Gespielt wird { $edition }.
        [one] Gespielt wird { $edition }; { $free } Platz ist frei.
       *[other] Gespielt wird { $edition }; { $free } Plätze sind frei.
    }
join-people =
    { $count ->
        [one] { $names } ist da.
       *[other] { $names } sind da.
    }
join-running = Gerade läuft eine Partie: In der nächsten Runde bekommst du den Platz eines Bots.
join-full = Auf allen Plätzen sitzen schon Menschen.
join-sit = Hinsetzen
join-watch = Nur zuschauen
table-missing-title = Diesen Tisch gibt es hier nicht

## The lobby

lobby-you-host = Du bist Host: Such aus, was gespielt wird, verschick den Link und fang an, wenn alle da sind.
lobby-other-hosts = { $host } ist Host und sucht aus, was gespielt wird.
people-title = Am Tisch
people-waiting = Warten auf einen Platz
people-watching =
    { $count ->
        [one] { $count } Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
places =
    { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    }
place-less = Ein Platz weniger
place-more = Ein Platz mehr
seat-empty = Frei
seat-you = du
seat-host = Host
seat-bot = Bot, { $level }
seat-autopilot = gerade spielt ein Bot
seat-menu = Menü zu { $name }
presence-reconnecting = verbindet neu
presence-away = nicht da
bot-add = Bot dazu
bot-add-to = Bot dazu: Platz { $place }
bot-remove = { $name } entfernen
bot-level = So spielt { $name }
level-beginner = wie ein Anfänger
level-casual = überlegt
level-sharp = zählt mit
level-expert = meisterhaft
level-random = planlos
host-hand-over = Zum Host machen
kick = Wegschicken
autopilot-start = Bot einspringen lassen

invite-title = Andere einladen
invite-qr = QR-Code, der Tisch { $code } öffnet
link-label = Link zu diesem Tisch
link-copy = Link kopieren
link-copied = Kopiert.
link-select = Der Link ist markiert: Kopiere ihn.
link-share = Teilen
share-title = Spiel mit: Tisch { $code }

start = Karten geben
start-fills =
    { $count ->
        [one] Den freien Platz nimmt ein Bot.
       *[other] Die { $count } freien Plätze nehmen Bots.
    }
start-ready = Alle haben einen Platz.
start-waits = { $host } startet die Partie.
waiting-for-seat = In der nächsten Runde bekommst du den Platz eines Bots.
watching = Du schaust zu.

## The rules of a table

rules-title = Regeln
rules-here = Regeln an diesem Tisch
rules-official = Offizielle Regeln
rules-changed =
    { $count ->
        [one] { $count } Regel geändert
       *[other] { $count } Regeln geändert
    }
rules-reset = Zurück zu offiziellen Regeln
preset-legend = Nach welcher Beschreibung der Regeln
rulings-own =
    { $count ->
        [one] { $count } Regelung dieser Ausgabe
       *[other] { $count } Regelungen dieser Ausgabe
    }
rulings-own-note = Wo Anleitungen schweigen oder sich widersprechen. Die erste Möglichkeit folgt der ausführlichsten Quelle.
rulings-house =
    { $count ->
        [0] Hausregeln: keine
        [one] Hausregeln: { $count }
       *[other] Hausregeln: { $count }
    }
rulings-house-note = In vielen Familien beliebt, aber in keiner Anleitung. Alle sind aus, bis ihr eine aussucht.
ruling-changed = Geändert
ruling-source = Quellen: { $source }.
ruling-uncertain = Unsicher
ruling-uncertain-note = Die Quellen klären diesen Punkt nicht.
rule-title = Regel { $point }
rule-unknown = Der Text dieser Regel ist hier nicht vorhanden.
rule-here = An diesem Tisch: { $title }.

clock-title = Spieltempo
clock-legend = Zeit zum Antworten
clock-off = Keine Uhr
clock-relaxed = Gemütlich, 60 s
clock-normal = Normal, 30 s
clock-fast = Schnell, 12 s
clock-note = Läuft die Zeit ab, wird eine einfache Antwort für dich gewählt. Ein Tipp bringt mehr Zeit.
pace-legend = Tempo der Bots
pace-slow = Langsam
pace-normal = Wie Menschen
pace-fast = Schnell
pace-instant = Sofort
hold-legend = Zeit für den UNO-Ruf
hold-seconds =
    { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
hold-note = Vergisst jemand UNO, wartet der nächste Zug so lange, damit Rufen und Erwischen ein faires Rennen sind.
free-chat = Freier Chat
free-chat-hint = Sonst gibt es nur Emotes und fertige Sprüche.
hints-allowed = Tipps sind erlaubt
hints-hint = Wer dran ist, darf sehen, was ein Experte täte.
hints-none =
    { $seats ->
        [one] Keine Tipps mit { $seats } Person: Das hat noch kein Netz gelernt.
       *[other] Keine Tipps mit { $seats } Personen: Das hat noch kein Netz gelernt.
    }
hints-here = An diesem Tisch sind Tipps erlaubt.
spectators-allowed = Andere dürfen zuschauen
spectators-hint = Sie sehen keine Handkarten.
reveal-late = Startwerte erst nach der Partie aufdecken
reveal-late-hint = Sonst nach jeder Runde: Dann lässt sich ausrechnen, welche Karten noch im Stapel lagen.

## Above the table

bar-label = Tischmenü
bar-round = Runde { $round }, bis { $target }
panel-log = Verlauf
panel-talk = Chat
panel-ask = Frag nach den Regeln
panel-table = Der Tisch
panel-settings = Einstellungen
panel-keys = Tasten
talk-unread = Chat, es gibt Neues
link-lost = Verbindung weg. Neuer Versuch…
ended-title = Du sitzt nicht mehr am Tisch
ended-elsewhere = Du spielst gerade woanders
ended-return = Hier weiterspielen
ended-sit = Wieder hinsetzen

device-title = Auf anderem Gerät spielen
device-hint = Spiel von diesem Platz aus zum Beispiel am Handy weiter: Scanne dort einen Code.
device-move = Code zeigen
device-scan =
    { $seconds ->
        [one] Scanne das innerhalb von { $seconds } Sekunde mit dem anderen Gerät. Es geht nur einmal.
       *[other] Scanne das innerhalb von { $seconds } Sekunden mit dem anderen Gerät. Es geht nur einmal.
    }
device-qr = QR-Code, der deinen Platz auf ein anderes Gerät holt
leave-title = Tisch verlassen
leave-hint = Ein Bot spielt auf deinem Platz weiter, und du bekommst ihn nicht zurück.
leave-hint-lobby = Dein Platz wird wieder frei.
leave = Gehen
leave-yes = Ja, gehen
leave-no = Bleiben

## Talk

talk-title = Was gesagt wurde
talk-said = { $name }: { $words }
talk-empty = Noch hat niemand etwas gesagt.
emotes = Emotes
phrases = Sprüche
chat-label = Sag etwas
chat-send = Senden
chat-off = Freier Chat ist an diesem Tisch aus.
mute-title = Jemanden stummschalten
mute = { $name } stummschalten

## What happened

log-title = Verlauf dieser Partie
log-empty = Noch ist nichts passiert.
log-missing = Was früher war, wird nicht gezeigt.
verdict-called =
    { $call ->
        [never] { $catcher } war nicht rechtzeitig.
       *[called] { $name } hat nach { $callTime } s gerufen, vor { $catcher } mit { $catchTime } s (Verbindung ausgeglichen).
    }
verdict-caught =
    { $call ->
        [never] { $catcher } hat nach { $catchTime } s gedrückt (Verbindung ausgeglichen).
       *[called] { $catcher } hat nach { $catchTime } s gedrückt, vor { $name } mit { $callTime } s (Verbindung ausgeglichen).
    }

## Results

round-after = Nach Runde { $round }
round-nobody = Diese Runde gewinnt niemand
round-you =
    { $points ->
        [one] Du gewinnst die Runde: { $points } Punkt
       *[other] Du gewinnst die Runde: { $points } Punkte
    }
round-won =
    { $points ->
        [one] { $name } gewinnt die Runde: { $points } Punkt
       *[other] { $name } gewinnt die Runde: { $points } Punkte
    }
match-after =
    { $rounds ->
        [one] Nach { $rounds } Runde ist die Partie vorbei
       *[other] Nach { $rounds } Runden ist die Partie vorbei
    }
match-you = Du gewinnst die Partie!
match-won =
    { $count ->
        [one] { $names } gewinnt die Partie!
       *[other] { $names } gewinnen die Partie gemeinsam!
    }
hands-title = Was übrig war
hand-empty = Keine Karte übrig.
open-card =
    { $points ->
        [one] { $card }, { $points } Punkt
       *[other] { $card }, { $points } Punkte
    }
hand-sum = = { $points }
went-out = Fertig
scores-title = Punktestand, bis { $target }
gained = +{ $points }
next-round = Nächste Runde
next-round-now = Jetzt geben
rematch = Noch eine Partie
rematch-now = Jetzt anfangen
ready-waiting = { $ready } von { $people } sind bereit. Warten auf die anderen…
to-lobby = Regeln ändern
see-table = Tisch ansehen
see-result = Ergebnis ansehen
record-save = Partie speichern

## Replay

replay-watch = Noch mal ansehen
replay-skill = Glück und Können
replay-share = Partie teilen
replay-share-title = Eine Partie zum Ansehen
replay-title = { $edition }, Schritt für Schritt
replay-missing = Diese Partie gibt es hier nicht
replay-table = Der Tisch bei diesem Schritt
replay-color = Farbe: { $color }
replay-piles =
    { $direction ->
        [left] Ziehstapel: { $pile }. Es geht nach links.
       *[right] Ziehstapel: { $pile }. Es geht nach rechts.
    }
replay-step = Schritt
replay-at = Schritt { $at } von { $of }, Runde { $round }
replay-first = Erster Schritt
replay-back = Ein Schritt zurück
replay-forward = Ein Schritt weiter
replay-last = Letzter Schritt
replay-play = Abspielen
replay-pause = Anhalten
replay-round = Runde
replay-round-number = Runde { $round }
replay-score =
    { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }

## Settings

setting-language = Sprache
setting-speed = Animation
speed-off = Aus
speed-fast = Schnell
speed-normal = Normal
speed-slow = Langsam
setting-theme = Farben der Seite
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
setting-sort = Deine Hand sortieren
sort-color = Nach Farbe
sort-number = Nach Zahl
sort-dealt = Wie gegeben
setting-sounds = Töne
setting-volume = Lautstärke
setting-letters = Farbbuchstaben auf den Karten
setting-letters-hint = Jede Farbe hat auch eine eigene Form.
setting-hints = Passende Karten anheben
setting-hints-hint = Die anderen sagen trotzdem, warum nicht, wenn du sie antippst.
setting-left = Für die linke Hand
setting-left-hint = UNO-Knopf und Ziehstapel links.
setting-keys = Tasten mit nur einem Buchstaben
setting-keys-hint = Drück am Tisch ?, dann siehst du die Liste.
setting-vibrate = Vibrieren, wenn du dran bist
setting-notify = Melden, wenn ich dran bin und die Seite nicht zu sehen ist
setting-notify-hint = Der Browser fragt dich einmal.
setting-notify-missing = Browser erlauben das nur auf Seiten mit HTTPS.

## Keys

keys-move = Durch deine Hand gehen
keys-jump = Zur nächsten Karte in Rot, Gelb, Grün, Blau oder zum nächsten Joker; beantwortet auch die Frage nach der Farbe
keys-number = Zur ersten, zweiten … Karte; beantwortet auch, wen ein Item trifft
keys-play = Die Karte legen
keys-draw = Ziehen
keys-uno = UNO rufen
keys-catch = Erwischen, wer UNO vergessen hat
keys-drawn = Die gezogene Karte behalten oder legen
keys-challenge = Annehmen oder anzweifeln
keys-more = Mehr Zeit
keys-sort = Deine Hand anders sortieren
keys-hint = Ein Tipp, wo der Tisch es erlaubt
keys-hand = Deine Hand anhören
keys-top = Oberste Karte, Farbe und Richtung anhören
keys-counts = Anhören, wer wie viele Karten hat
keys-last = Den letzten Zug anhören
keys-scores = Den Punktestand anhören
keys-clock = Anhören, wie viel Zeit noch ist
keys-why = Anhören, warum die gewählte Karte nicht geht
keys-this = Diese Liste

## Said to screen readers

your-turn =
    { $count ->
        [0] Du bist dran. { $top }. Keine Karte passt.
        [one] Du bist dran. { $top }. { $count } Karte passt.
       *[other] Du bist dran. { $top }. { $count } Karten passen.
    }
your-answer = Du bist dran. { $question }
asked-play = Leg eine Karte oder zieh.
asked-drawn = Leg die gezogene Karte oder behalte sie.
asked-color = Wünsch dir eine Farbe.
asked-target = Wähl jemanden aus.
asked-challenge = Nimm an oder zweifle an.
asked-stack = Antworte mit einer Ziehkarte, oder nimm an.
asked-give = Such eine Karte zum Abgeben aus.
you-were-caught = Du wurdest erwischt: kein UNO gerufen.
pull-hand =
    { $count ->
        [one] Du hast { $count } Karte: { $cards }.
       *[other] Du hast { $count } Karten: { $cards }.
    }
pull-no-hand = Du hast keine Karten.
pull-top =
    { $direction ->
        [left] Oben liegt: { $top }. Es geht nach links. { $name } ist dran. Ziehstapel: { $pile }.
       *[right] Oben liegt: { $top }. Es geht nach rechts. { $name } ist dran. Ziehstapel: { $pile }.
    }
pull-count = { $name } { $count }
pull-score = { $name } { $score }
pull-scores = Punktestand: { $scores }. Das Ziel ist { $target }.
pull-clock =
    { $seconds ->
        [one] { $name } hat noch { $seconds } Sekunde.
       *[other] { $name } hat noch { $seconds } Sekunden.
    }
pull-no-clock = Gerade läuft keine Uhr.
pull-why-which = Geh erst zu einer Karte.

## The guide to the rules

guide-page-title = Die Regeln
guide-page-lead = Jede Regel jeder Schachtel, für alle, die damit am Küchentisch sitzen.
guide-page-contents = Inhalt
guide-page-print = Drucken
guide-page-others = Die anderen Schachteln
# Read out before how far the rule is settled, and its sources.
guide-page-basis = Woher Regel { $point } kommt:
guide-page-kept = Der Server ist nicht zu erreichen. Das ist die Fassung, die dieses Gerät aufgehoben hat.
guide-page-open = Die Regeln, erklärt
guide-page-point = In der Anleitung nachlesen

## Fair deals

panel-fair = Faires Mischen
shuffling = Alle mischen …
record-check = Aufzeichnung prüfen
