### Das Feld über das Mischen und die Seite, die Aufzeichnungen prüft.

proof-about = Niemand kann bestimmen, wie die Karten fallen: Der Server legt seinen Startwert fest, bevor irgendjemand etwas abgibt, und in das Mischen geht der Beitrag von allen ein.
proof-server = Der Server, Runde { $round }
proof-server-hint = Das hat er vor dem Geben bekannt gegeben. Dazu passt ein einziger geheimer Startwert:
proof-closed = { $reveal ->
    [match] Der Startwert wird nach der Partie aufgedeckt.
   *[round] Der Startwert wird nach der Runde aufgedeckt.
}
proof-opened = Der Startwert ist aufgedeckt, und es ist der versprochene:
proof-opened-wrong = Der Startwert ist aufgedeckt, und es ist NICHT der versprochene:
proof-mine = Dein Beitrag
proof-mine-missing = In dieser Runde hast du nichts beigetragen.
proof-words = Eigene Worte
proof-words-hint = Sie gehen in deine nächsten Beiträge ein, zusammen mit Zufall aus diesem Gerät.
proof-who = Wer beigetragen hat
proof-given = { $names }
proof-nobody = In dieser Runde hat niemand etwas beigetragen.
proof-bots = Bots tragen nichts bei. Ein ehrlicher Beitrag genügt.
proof-hash = Letzte Prüfsumme der Aufzeichnung
proof-hash-hint = Alle am Tisch sehen dieselbe. Endet eine Aufzeichnung mit einer anderen, ist es eine andere Aufzeichnung.
proof-check = Aufzeichnung prüfen

proof-title = Aufzeichnung prüfen
proof-page-about = Wurde in einer Partie jedes Mal fair gemischt? Diese Seite rechnet es in deinem Browser nach und fragt keinen Server.
proof-file = Die Aufzeichnung als Datei
proof-text = oder ihr Text
proof-not-fetched = Diese Aufzeichnung ließ sich nicht abrufen.
proof-good = Jedes Mischen war fair
proof-good-about = Die Kette der Zeilen hält, jeder Startwert ist der versprochene, jeder Beitrag passt zu seinem Siegel, und jedes Mischen ergibt sich daraus.
proof-round = Runde { $round }: { $reshuffles ->
    [0] nicht neu gemischt.
    [one] einmal neu gemischt.
   *[other] { $reshuffles }-mal neu gemischt.
}
proof-absent = Ohne Beitrag: { $names }.
proof-not-over = In dieser Aufzeichnung ist die Partie noch nicht zu Ende.
proof-seen = Sie passt auch zu dem, was dieser Browser während der Partie gesehen hat.
proof-not-seen = Dieser Browser war bei der Partie nicht dabei; mit Gesehenem wird daher nichts verglichen.
proof-limits = Nicht bewiesen ist: dass niemand in den Speicher des Servers gesehen hat, dass sich niemand abgesprochen hat, und dass die Züge nach den Regeln erlaubt waren. Letzteres prüft lastcard record verify.
proof-broken = Diese Aufzeichnung stimmt nicht
proof-line = Zeile { $line }:

proof-cut = Die Datei ist abgeschnitten.
proof-changed = Sie wurde geändert, oder die Zeile davor.
proof-foreign = Das ist keine Aufzeichnung mit fairem Mischen.
proof-promise = Vorher wurde eine andere Festlegung bekannt gegeben.
proof-sealed = Der Startwert dieser Runde ist nicht aufgedeckt.
proof-seats = Es gibt nicht für jeden Platz einen Beitrag.
proof-share = Der Beitrag von { $name } passt nicht zu seinem Siegel.
proof-seed = Dieser Startwert ist nicht der versprochene.
proof-key = Dieser Schlüssel ergibt sich nicht aus Startwert und Beiträgen.
proof-dealer = Geben müsste jemand anderes.
proof-card = Nach dem Schlüssel war diese Karte nicht dort.
proof-order = Das gehört nicht in diese Runde.
proof-scores = Die Punkte sind falsch zusammengezählt.
proof-seen-commitment = Diesem Browser wurde für diese Runde etwas anderes versprochen.
proof-seen-share = Das ist nicht der Beitrag, den dieser Browser abgegeben hat.
proof-seen-hash = Der Tisch hat diesem Browser eine andere letzte Prüfsumme gezeigt.
