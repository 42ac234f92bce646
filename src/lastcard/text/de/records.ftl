### Was über den Speicher gesagt wird: wo Tische und Aufzeichnungen liegen, und wie sie in einen anderen kommen.

store-error-address = Die Adresse einer Datenbank muss aussehen wie postgresql://benutzer@rechner/name.
store-error-no-driver = PostgreSQL braucht ein weiteres Paket: pip install "lastcard[processes]"
store-error-newer = { $place } wurde von einer neueren Version von lastcard geschrieben (Schema { $version }). Installiere diese Version oder wähle einen anderen Ort.
store-error-copy = Bevor die Datenbank auf eine neue Version gebracht wird, muss es eine Kopie von ihr geben, und in { $folder } lässt sich keine anlegen: { $detail }
store-error-open = { $place } ist nicht als Datenbank zu gebrauchen: { $detail }
store-error-folder = In den Ordner { $folder } lässt sich nicht schreiben: { $detail }. Wähle mit --data einen anderen.
store-error-in-use = Ein anderer Server benutzt den Ordner { $folder }. Beende ihn oder gib diesem hier mit --data einen eigenen Ordner.
store-error-nothing = In { $folder } hat noch kein Server etwas aufbewahrt. Nenne seinen Ordner mit --data oder seine Datenbank mit --database.
store-error-password = { $place } nimmt diesen Benutzer mit diesem Passwort nicht an. Beides gehört in --database: postgresql://benutzer:passwort@rechner/name.
store-error-missing = { $place } gibt es nicht: { $detail }. Lege sie zuerst an (createdb) oder berichtige --database.
store-error-unreachable = { $place } antwortet nicht: { $detail }. Läuft PostgreSQL dort?

## lastcard export, import

command-export = die Aufzeichnungen, die ein Server aufbewahrt, in Dateien schreiben
command-import = solche Dateien einem Server zum Aufbewahren geben
option-export-folder = wohin die Dateien geschrieben werden
option-export-tables = auch die laufenden Tische, samt allen Händen
option-import-folder = wo die Dateien liegen
option-data = der Datenordner des Servers (sonst: der dieses Benutzers)
option-database = die Datenbank des Servers, wenn er eine hat: postgresql://benutzer@rechner/name
error-import-folder = Einen Ordner { $folder } gibt es nicht.
terminal-export-records =
    { $amount ->
        [one] { $amount } Aufzeichnung in { $folder } geschrieben.
       *[other] { $amount } Aufzeichnungen in { $folder } geschrieben.
    }
terminal-export-tables =
    { $amount ->
        [one] { $amount } laufender Tisch geschrieben, samt allen Händen: Behalte die Datei für dich.
       *[other] { $amount } laufende Tische geschrieben, samt allen Händen: Behalte die Dateien für dich.
    }
terminal-import-records =
    { $amount ->
        [one] { $amount } Aufzeichnung aufgenommen.
       *[other] { $amount } Aufzeichnungen aufgenommen.
    }
terminal-import-tables =
    { $amount ->
        [one] { $amount } laufender Tisch aufgenommen.
       *[other] { $amount } laufende Tische aufgenommen.
    }
terminal-import-there =
    { $amount ->
        [one] { $amount } war schon da.
       *[other] { $amount } waren schon da.
    }
terminal-carry-damaged = { $name } ist beschädigt oder nicht von „lastcard export“ geschrieben: ausgelassen.
terminal-carry-other = { $name } wurde ausgelassen: Unter diesem Namen wird schon etwas anderes aufbewahrt.
