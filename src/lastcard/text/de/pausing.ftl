# Was der Server sagt, wenn Tische nicht gesichert oder nicht wiedergefunden werden können.

server-paused = Der Server kann das Spiel gerade nicht sichern. Der Tisch macht Pause; nichts geht verloren, und es geht von selbst weiter.
server-goes-on = Am Tisch geht es weiter.
server-end-moved = Der Tisch ist in einen anderen Teil des Servers umgezogen. Du wirst neu verbunden.
server-end-unavailable = Der Server erreicht seine gesicherten Tische gerade nicht. Du wirst neu verbunden.
server-end-damaged = Was der Server von diesem Tisch gesichert hat, lässt sich nicht mehr lesen. Andere Tische betrifft das nicht.
server-refusal-store-down = Der Server erreicht seine gesicherten Tische gerade nicht. Versuch es gleich noch einmal.
server-refusal-table-moved = Der Tisch ist gerade in einen anderen Teil des Servers umgezogen. Versuch es noch einmal.
server-refusal-table-damaged = Was der Server von Tisch { $code } gesichert hat, lässt sich nicht mehr lesen. Andere Tische betrifft das nicht.
