### Was über Blätter gesagt wird, an deren Mischen alle Anteil haben, und über ihre Aufzeichnungen.

## Deals

error-deal-other = Das gehört nicht zum Geben in Runde { $round } dieser Partie.
error-deal-seats = Zum Geben in Runde { $round } gehören die Siegel und Beiträge von { $seats } Plätzen.
error-deal-form = Beim Geben in Runde { $round } besteht etwas nicht aus 64 hexadezimalen Ziffern.
error-deal-share = In Runde { $round } passt der Beitrag von Platz { $seat } nicht zu seinem Siegel.
error-deal-commitment = Der Startwert von Runde { $round } ist nicht der, auf den sich der Server festgelegt hat.

error-share-late = Für einen Beitrag zu diesem Mischen ist es zu spät.
error-share-early = Erst kommen alle Siegel, dann die Beiträge.
error-share-again = Das hat dieser Platz schon abgegeben.
error-share-form = Ein Siegel besteht aus 64 hexadezimalen Ziffern.
error-share-other = Versiegelt wurde ein anderer Beitrag.

## Records of them

error-record-commitment = { $file }, Zeile { $line }: Die Festlegung für Runde { $round } ist nicht die, die vorher bekannt gegeben wurde.
error-record-sealed = { $file }, Zeile { $line }: Der Startwert von Runde { $round } ist nicht aufgedeckt; ihr Mischen lässt sich nicht prüfen.
error-record-deal = { $file }, Zeile { $line }: So kann nicht gegeben worden sein. { $problem }
error-record-reveal = { $file }, Zeile { $line }: Der aufgedeckte Startwert von Runde { $round } ist nicht der, auf den sich der Server festgelegt hatte.
error-record-key = { $file }, Zeile { $line }: Der Schlüssel von Runde { $round } ergibt sich nicht aus Startwert, Beiträgen und erster Zeile.
error-record-cards = { $file }, Zeile { $line }: Nach Schlüssel und Regeln gingen die Karten anderswohin.

terminal-record-fair = Jeder Startwert ist der vorher festgelegte, jeder Beitrag passt zu seinem Siegel, und jedes Mischen ergibt sich daraus.
terminal-record-absent = Runde { $round }: { $seats ->
    [one] Ein Platz hat
   *[other] { $seats } Plätze haben
} nichts beigetragen.
terminal-record-open = In dieser Aufzeichnung ist die Partie noch nicht zu Ende.
terminal-record-hash = Prüfsumme der letzten Zeile: { $hash }. Hat der Tisch am Ende eine andere gezeigt, ist das eine andere Aufzeichnung.
terminal-record-not-proved = Nicht bewiesen ist: dass niemand in den Speicher des Servers gesehen hat, dass sich niemand abgesprochen hat, und dass ein Mischen, zu dem du selbst nichts beigetragen hast, nicht abgekartet war.
