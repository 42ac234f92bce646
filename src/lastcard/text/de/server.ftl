### What the table's server says to people: refusals that are none of the rules', ends of connections, what `serve` prints.

## Why a wish is refused

server-refusal-stale = Zu spät gedrückt: Am Tisch ging es schon weiter.
server-refusal-already-moved = Dein Zug ist schon gemacht: Er wartet, bis das mit dem UNO geklärt ist.
server-refusal-somebody-moved = Jemand war schneller: Der Zug wartet, bis das mit dem UNO geklärt ist.
server-refusal-cooldown = Moment: Du hast gedrückt, als es nichts zu rufen und niemanden zu erwischen gab.
server-refusal-too-late = Zu spät: Das mit dem UNO ist gerade geklärt worden.
server-refusal-not-asked = Gerade wirst du nichts gefragt.
server-refusal-no-more-time = Für diese Frage gibt es keine Zeit mehr dazu.
server-refusal-not-seated = Das kann nur, wer am Tisch mitspielt.
server-refusal-not-host = Das kann nur der Host.
server-refusal-not-started = Es läuft keine Runde.
server-refusal-match-running = Das lässt sich nur in der Lobby ändern.
server-refusal-round-not-over = Die Runde läuft noch.
server-refusal-match-not-over = Die Partie läuft noch.
server-refusal-nothing-to-be-ready-for = Noch gibt es nichts, wofür du bereit sein müsstest.
server-refusal-seats-out-of-range = Diese Ausgabe ist für { $low } bis { $high } Personen.
server-refusal-too-many-people =
    { $seats ->
        [one] Am Tisch sitzt mehr als { $seats } Person.
       *[other] Am Tisch sitzen mehr als { $seats } Personen.
    }
server-refusal-no-place = So einen freien Platz gibt es nicht.
server-refusal-no-such-bot = Einen Bot „{ $name }“ gibt es nicht. Die Bots: { $levels }.
server-refusal-seat-taken = Da sitzt schon jemand.
server-refusal-no-bot-there = Auf diesem Platz sitzt kein Bot.
server-refusal-nobody-there = Da sitzt niemand.
server-refusal-nobody-waits = Unter diesem Namen wartet niemand auf einen Platz.
server-refusal-not-yourself = Das geht nicht mit dir selbst.
server-refusal-person-is-here = Diese Person ist da.
server-refusal-no-chat = Der Host hat freien Chat an diesem Tisch nicht erlaubt.
server-refusal-no-hints = Der Host hat Tipps an diesem Tisch nicht erlaubt.
server-refusal-no-network = Noch kein Netz hat { $edition } mit so vielen Leuten ({ $seats }) gelernt.
server-refusal-say-one = Eins nach dem anderen: ein Emote, ein Spruch oder ein Text.
server-refusal-unknown-phrase = Dieses Emote oder diesen Spruch gibt es nicht.
server-refusal-bad-name = Ein Name braucht mindestens einen Buchstaben, eine Ziffer oder ein sichtbares Zeichen.
server-refusal-table-full = Auf allen Plätzen an diesem Tisch sitzen schon Menschen.
server-refusal-table-closed = Dieser Tisch ist geschlossen.
server-refusal-unknown-table = Einen Tisch { $code } gibt es nicht. Tische schließen zwei Stunden, nachdem die Letzten gegangen sind.
server-refusal-too-many-tables = Auf diesem Server ist gerade kein Platz für noch einen Tisch.
server-refusal-bad-device-code = Dieser Code ist schon benutzt oder älter als eine Minute. Hol dir auf dem anderen Gerät einen neuen.
server-refusal-unknown-record = So eine Aufzeichnung gibt es hier nicht.
server-refusal-broken-record = Diese Aufzeichnung lässt sich nicht abspielen.
server-refusal-record-too-long = Diese Partie ist zu lang für eine Untersuchung: Ihre Aufzeichnung hat mehr als { $most } Zeilen.
server-refusal-busy = Gerade werden zu viele Partien untersucht. Versuch es gleich noch einmal.

server-why-possible = Das geht jetzt.

## What was wrong with a message

server-error-malformed = Diese Nachricht war nicht lesbar: { $detail }
server-error-unknown-type = Diese Art Nachricht ist hier unbekannt: { $detail }
server-error-too-large = Diese Nachricht ist zu groß.
server-error-too-fast = Zu viele Nachrichten: Sie werden jetzt langsamer gelesen.
server-error-too-many = Zu viele Anfragen von deiner Adresse. Versuch es gleich noch mal.
server-error-protocol = Dieser Server spricht Version { $version } des Protokolls. Lade die Seite neu.
server-error-hello-first = Die erste Nachricht muss ein hello sein.
server-error-bad-token = Dieser Platz gehört dir nicht mehr.
server-error-unknown-table = So einen Tisch gibt es nicht.
server-error-internal = Hier ist etwas schiefgegangen; am Tisch geht es weiter.
server-error-origin = Anfragen von anderen Seiten werden nicht angenommen.
server-error-not-found = Hier ist nichts.
server-error-method = Das geht hier nicht.
server-error-bad-request = Die Anfrage war nicht zu verstehen: { $detail }

## Why a connection ends

server-end-taken-over = Dein Platz ist in einem anderen Tab oder auf einem anderen Gerät offen.
server-end-kicked = Der Host hat dich vom Tisch weggeschickt.
server-end-left = Du hast den Tisch verlassen.
server-end-closed = Dieser Tisch ist geschlossen.
server-end-stopping = Der Server startet neu. Eure Partie bleibt erhalten, und du kommst von selbst an deinen Tisch zurück.
server-end-too-slow = Deine Verbindung kam nicht mit.
server-end-bad-token = Dieser Platz gehört dir nicht mehr.
server-end-unknown-table = So einen Tisch gibt es nicht. Tische schließen zwei Stunden, nachdem die Letzten gegangen sind.
server-end-full = Hier ist kein Platz für noch eine Verbindung.
server-end-no-spectators = Der Host erlaubt kein Zuschauen.

## Names of bots

server-bot-name-1 = Ada
server-bot-name-2 = Blaise
server-bot-name-3 = Charles
server-bot-name-4 = Dorothy
server-bot-name-5 = Edsger
server-bot-name-6 = Frances
server-bot-name-7 = Grace
server-bot-name-8 = Hedy
server-bot-name-9 = Ida
server-bot-name-10 = Joan
server-bot-name-11 = Konrad
server-bot-name-12 = Lise

## What can be said at the table without typing

emote-laugh = lacht
emote-wow = staunt
emote-cry = weint
emote-angry = ist stinksauer
emote-think = überlegt
emote-clap = klatscht
emote-love = ist begeistert
emote-sweat = schwitzt
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-nice-one = Sauber!
phrase-oops = Ups!
phrase-your-turn = Du bist dran!
phrase-one-moment = Moment, bitte.
phrase-so-close = Das war knapp!
phrase-thanks = Danke!
phrase-well-played = Gut gespielt!
phrase-again = Noch eine Partie?

## What `lastcard serve` prints

serve-help = den Tisch für den Browser starten
serve-help-host = Adresse, auf der gelauscht wird (Vorgabe { $host }; 0.0.0.0: alle im lokalen Netz)
serve-help-port = Port, auf dem gelauscht wird (Vorgabe { $port }; 0: irgendein freier)
serve-help-no-browser = keinen Browser öffnen
serve-help-data = Ordner, in dem Tische und Aufzeichnungen aufbewahrt werden (sonst: ein eigener dieses Benutzers; LASTCARD_DATA nennt einen anderen)
serve-help-database = sie stattdessen in PostgreSQL aufbewahren: postgresql://benutzer:passwort@rechner/name
serve-help-keep-records = Tage, nach denen Aufzeichnungen gelöscht werden (sonst: nie)
serve-help-public-url = Adresse, unter der andere diesen Server erreichen, für Links und QR-Codes
serve-help-tls-cert = Zertifikatsdatei (PEM) für HTTPS
serve-help-tls-key = Datei mit dem privaten Schlüssel (PEM) des Zertifikats
serve-ready = Der Tisch ist offen: { $link }
serve-lan = Für andere in diesem Netz: { $link }
serve-public = Für andere: { $link }
serve-loopback = Nur dieser Rechner erreicht ihn; --host 0.0.0.0 öffnet ihn für das lokale Netz.
serve-kept = Tische und Aufzeichnungen werden hier aufbewahrt: { $place }
serve-stop = Strg+C beendet ihn.
serve-no-client = Der Web-Client wurde nicht gebaut, Browser sehen also nur einen Hinweis; Programme können trotzdem spielen.
serve-error-port-in-use = Port { $port } ist belegt. Nimm mit --port einen anderen oder mit --port 0 irgendeinen freien.
serve-error-port-forbidden = Port { $port } darf mit diesem Benutzerkonto nicht verwendet werden. Ports ab 1024 brauchen keine Rechte.
serve-error-host = Auf { $host } lässt sich nicht lauschen: Dieser Rechner hat so eine Adresse nicht.
serve-error-port-range = { $port } ist kein Port: Ports gehen von 0 bis 65535.
serve-error-listen = Auf { $host }, Port { $port } lässt sich nicht lauschen: { $detail }
serve-error-tls-pair = --tls-cert und --tls-key gehören zusammen: Gib beide an oder keines.
serve-error-tls-missing = Eine lesbare Datei { $file } gibt es nicht.
serve-error-tls-bad = { $cert } und { $key } sind kein Zertifikat mit passendem privaten Schlüssel im PEM-Format.
serve-error-public-url = { $url } ist keine Adresse, die ein Browser öffnen könnte: Sie muss aussehen wie https://example.org.
serve-page-missing = Der Web-Client wurde hier nicht gebaut. Protokoll und API funktionieren: siehe /api/schema.
