### Was über den Speicher gesagt wird: wo Tische und Aufzeichnungen liegen, und wie sie in einen anderen kommen.

store-error-address = Die Adresse einer Datenbank muss aussehen wie postgresql://benutzer@rechner/name.
store-error-no-driver = PostgreSQL braucht ein weiteres Paket: pip install "lastcard[processes]"
store-error-newer = { $place } wurde von einer neueren Version von lastcard geschrieben (Schema { $version }). Installiere diese Version oder wähle einen anderen Ort.
store-error-copy = Bevor die Datenbank auf eine neue Version gebracht wird, muss es eine Kopie von ihr geben, und in { $folder } lässt sich keine anlegen: { $detail }
store-error-open = { $place } ist nicht als Datenbank zu gebrauchen: { $detail }
