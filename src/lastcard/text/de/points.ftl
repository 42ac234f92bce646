### The rule points in our own words, as `point-…`, why some of them are uncertain, as `doubt-…`, and the
### titles of their sources. Which source says what is in lastcard/editions/rulebook.toml.

## How a point is settled

settled-agreed = Einig: Alle Beschreibungen, die davon sprechen, sagen dasselbe.
settled-inferred = Gefolgert: Keine Beschreibung sagt es ausdrücklich, aber es folgt aus dem, was sie sagen.
settled-split = Umstritten: Die Beschreibungen sagen Verschiedenes, oder eine widerspricht sich.
settled-silent = Offen: Keine Beschreibung dieses Spiels spricht davon, also entscheiden die klassischen Anleitungen, sonst wir.

## Sources

source-s000 = die Seite von gamerules.com über UNO Mario Kart (deutsche Übersetzung)
source-s001 = die Seite von gamerules.com über UNO Mario Kart (persische Übersetzung)
source-s003 = die Seite von Geeky Hobbies über UNO Mario Kart (chinesische Übersetzung)
source-s004 = die Seite von gamerules.com über UNO Pocket Pizza Pizza (deutsche Übersetzung)
source-gr-mk = die Seite von gamerules.com über UNO Mario Kart (englisch; soweit sie lesbar war)
source-gh-mk = die Seite von Geeky Hobbies über UNO Mario Kart (englisch; soweit sie lesbar war)
source-gr-pp = die Seite von gamerules.com über UNO Pocket Pizza Pizza (englisch; soweit sie lesbar war)
source-cp-mk = der Produkttext des Verlags zu UNO Mario Kart (ein Satz zu jedem Item)
source-m-1993 = die Anleitung des Verlags zum klassischen UNO (1993)
source-m-42001 = die Anleitung des Verlags zum klassischen UNO (Nummer 42001)
source-m-blank = die Anleitung des Verlags zu einer klassischen Ausgabe mit leeren Karten
source-m-r2822 = die Anleitung des Verlags zu UNO Toy Story 3 (Nummer R2822)
source-m-w2085 = die Anleitung des Verlags zum klassischen UNO (Nummer W2085)
source-m-hwv18 = die Anleitung des Verlags zu UNO Show 'Em No Mercy (Nummer HWV18)
source-m-gdr44 = die Anleitung des Verlags zu UNO Flip (Nummer GDR44)
source-app = die Regeln des offiziellen Handyspiels
source-tw = die öffentlichen Beiträge des Verlags

## UNO Mario Kart

point-mk-01 = Zwei bis zehn Personen können mitspielen.
point-mk-02 = Die Schachtel ist ab 7 Jahren gedacht; keine Regel hängt davon ab.
point-mk-03 = Das Deck hat 112 Karten.
point-mk-04 = Jede der vier Farben hat einmal die 0, je zweimal die Zahlen 1 bis 9 und je zweimal +2, Richtungswechsel und Aussetzen. Mit 4 Farbwahl +4 und 8 Item-Boxen sind das die 112.
point-mk-05 = Eine einfache Farbwahl gibt es nicht: Dafür sind die Item-Boxen da.
point-mk-06 = Jede Karte trägt ein Item, und die Farbe sagt, welches: Rot einen Pilz, Gelb eine Bananenschale, Grün einen Grünen Panzer, Blau einen Blitz und jeder Joker einen Bob-omb.
point-mk-07 = Ein Item zählt nur, wenn eine Item-Box seine Karte aufdeckt. Wird die Karte von der Hand gelegt, bewirkt ihr Item nichts.
point-mk-10 = Alle ziehen eine Karte, und wer die höchste Zahl hat, gibt zuerst; Aktionskarten und Joker zählen 0. Bei Gleichstand ziehen die Beteiligten noch einmal, und alle gezogenen Karten kommen zurück, bevor das Deck gemischt wird.
point-mk-11 = Jede Runde wandert das Geben einen Platz nach links.
point-mk-12 = Alle bekommen sieben Karten, verdeckt und einzeln ausgeteilt, links vom Geber angefangen.
point-mk-13 = Die übrigen Karten sind der Ziehstapel, verdeckt. Seine oberste Karte wird aufgedeckt und beginnt den Ablagestapel.
point-mk-14 = Ist die erste Karte eine Zahl, fängt an, wer links vom Geber sitzt.
point-mk-15 = Ist die erste Karte ein Aussetzen, setzt die Person links vom Geber gleich beim ersten Zug aus.
point-mk-16 = Ist die erste Karte eine +2, zieht die Person links vom Geber zwei Karten und setzt gleich beim ersten Zug aus.
point-mk-17 = Ist die erste Karte ein Richtungswechsel, fängt an, wer gegeben hat, und es geht nach rechts weiter. Zu zweit ist es genauso.
point-mk-18 = Eine Farbwahl +4 kann keine Runde eröffnen: Sie wird in den Ziehstapel zurückgemischt, und eine neue Karte wird aufgedeckt.
point-mk-19 = Ist die erste Karte eine Item-Box, wünscht sich, wer gegeben hat, die Farbe, die dann als Erstes bedient werden muss.
doubt-mk-19 = Zwei Beschreibungen widersprechen sich: Bei gamerules.com wünscht sich die Farbe, wer gegeben hat, bei Geeky Hobbies, wer anfängt.
point-mk-20 = Eine Item-Box als erste Karte gilt immer, auch wo Aktionskarten übergangen werden: Für sie gibt es eine eigene Regel.
point-mk-21 = Eine Item-Box als erste Karte löst kein Item aus, denn niemand hat sie gelegt: Sie ist nur ein Joker in der gewünschten Farbe.
point-mk-22 = Zuerst ist dran, wer links vom Geber sitzt, und es geht nach links weiter, im Uhrzeigersinn.
point-mk-30 = Eine Karte passt, wenn sie die geltende Farbe hat oder die Zahl oder das Symbol der obersten Karte. Joker passen immer, und auf einem Joker zählt nur die Farbe, die dafür gewünscht wurde.
point-mk-31 = Für Aktionskarten gilt dieselbe Regel: Sie passen auf ihresgleichen und auf ihre eigene Farbe.
point-mk-32 = Wer keine Karte legen kann oder will, zieht eine Karte.
point-mk-33 = Passt die gerade gezogene Karte, darf man sie sofort legen. Nach dem Ziehen darf man keine andere Karte legen und keine zweite ziehen.
point-mk-34 = Ein Zug endet, wenn man gelegt oder gezogen hat. Ohne zu ziehen darf man nicht auf ihn verzichten, außer es ist nichts mehr zum Ziehen da und keine Karte auf der Hand passt.
point-mk-35 = In einem Zug legt man eine Karte.
point-mk-40 = +2: Die nächste Person zieht zwei Karten und setzt aus.
point-mk-41 = Richtungswechsel: Die Spielrichtung wechselt.
point-mk-42 = Zu zweit ist ein Richtungswechsel ein Aussetzen: Wer ihn gelegt hat, ist noch mal dran.
doubt-mk-42 = Keine Beschreibung des Spiels sagt, was ein Richtungswechsel zu zweit bewirkt; ältere klassische Anleitungen machen ihn zum Aussetzen, neuere sagen nichts.
point-mk-43 = Aussetzen: Die nächste Person setzt aus; zu zweit ist also noch mal dran, wer gelegt hat.
point-mk-44 = Farbwahl +4: Wer sie legt, wünscht sich die Farbe, und die nächste Person zieht vier Karten und setzt aus, oder sie zweifelt an. Die Farbe wird gewünscht, bevor das entschieden ist.
point-mk-45 = Eine Farbwahl +4 ist nur dann ehrlich gelegt, wenn man keine Karte der Farbe hat, die vor ihr galt; gleiche Zahlen und Symbole spielen keine Rolle. Es zählt die Hand, die nach dem Legen übrig ist.
point-mk-46 = Eine Item-Box auf der Hand zählt als Karte der Farbe; eine Farbwahl +4 daneben ist also ein Bluff. Eine weitere Farbwahl +4 auf der Hand zählt nicht.
doubt-mk-46 = Nur Geeky Hobbies zählt eine Item-Box mit; gamerules.com fragt nach einer Farbe, und eine Item-Box hat keine.
point-mk-47 = Eine Farbwahl +4 darf man als Bluff legen: Das Anzweifeln ist die Antwort darauf.
point-mk-48 = Nur wer ziehen müsste, darf anzweifeln.
point-mk-49 = Nach dem Anzweifeln bekommt die Hand nur zu sehen, wer angezweifelt hat, sonst niemand.
point-mk-50 = Zu Recht angezweifelt: Wer die Farbwahl +4 gelegt hat, zieht die vier Karten, und wer angezweifelt hat, ist ganz normal dran, auf die gewünschte Farbe.
point-mk-51 = Zu Unrecht angezweifelt: Wer angezweifelt hat, zieht sechs Karten statt vier und setzt aus.
point-mk-52 = Eine Ziehkarte kann man nicht weitergeben, indem man eine andere Ziehkarte darauflegt.
point-mk-60 = Eine Item-Box darf jederzeit und auf jede Karte gelegt werden, auch auf eine andere Item-Box.
point-mk-61 = Wer eine Item-Box legt, deckt die oberste Karte vom Ziehstapel auf und legt sie darauf, und das Item in ihrer Ecke wirkt sofort, ob man will oder nicht.
point-mk-62 = Die aufgedeckte Karte ist die neue oberste: Jetzt muss man zu ihrer Farbe, ihrer Zahl oder ihrem Symbol passend legen. Eine Farbe wünscht man sich beim Legen einer Item-Box nicht.
point-mk-63 = Ist die aufgedeckte Karte eine Aktionskarte, gilt ihre Aktion nicht, nur ihr Item. Auf ihr Symbol kann man trotzdem legen.
point-mk-64 = Ist die aufgedeckte Karte eine Farbwahl +4, zählt nur ihr Bob-omb: Niemand zieht vier, und anzuzweifeln gibt es nichts.
point-mk-65 = Ist die aufgedeckte Karte noch eine Item-Box, zählt nur ihr Bob-omb: Eine zweite Karte wird nicht aufgedeckt.
point-mk-66 = Pilz: Wer die Item-Box gelegt hat, hat noch einen ganzen Zug, und der ist Pflicht, und sei es nur, um eine Karte zu ziehen. Auch eine weitere Item-Box darf man darin legen.
point-mk-67 = Bananenschale: Die Person auf dem Platz direkt davor zieht zwei Karten, egal, wer zuletzt gehandelt hat.
doubt-mk-67 = Eine Übersetzung lässt sich so lesen, dass gemeint ist, wer vorher dran war; nur der Platz passt zu dem, was Geeky Hobbies über ausgesetzte Züge sagt.
point-mk-67a = Eine Bananenschale trifft die Person davor auch dann, wenn sie zuletzt aussetzen musste.
point-mk-67b = Wer davor sitzt, richtet sich nach der Spielrichtung in dem Moment, in dem die Bananenschale wirkt.
point-mk-67c = Auch im ersten Zug einer Runde trifft eine Bananenschale die Person auf dem Platz davor, meist den Geber, obwohl noch niemand gehandelt hat.
point-mk-67d = Auch in einem Extrazug trifft eine Bananenschale die Person auf dem Platz davor, nie die Person, die die Item-Box gelegt hat.
point-mk-67e = Zu zweit trifft eine Bananenschale immer die andere Person.
point-mk-67f = Hat die Person davor den Tisch verlassen, trifft eine Bananenschale die nächste, die noch davor sitzt.
point-mk-68 = Grüner Panzer: Wer die Item-Box gelegt hat, wählt eine andere Person, und die zieht eine Karte. Zu zweit gibt es nichts zu wählen.
point-mk-69 = Blitz: Alle anderen ziehen je eine Karte, reihum, angefangen bei der nächsten Person.
point-mk-69a = Nach einem Blitz hat man noch einen ganzen Zug, wie nach einem Pilz.
doubt-mk-69a = gamerules.com sagt, dass man den Zug nehmen darf, Geeky Hobbies, dass er kommt; dass er Pflicht ist, heißt es nur beim Pilz.
point-mk-70 = Bob-omb: Wer die Item-Box gelegt hat, zieht zwei Karten, sieht sie an und wünscht sich dann die Farbe. Die nächste Person macht weiter.
point-mk-71 = Wer wegen eines Items zieht, setzt nicht aus.
point-mk-72 = Wird eine Karte gebraucht und der Ziehstapel ist leer, wird der Ablagestapel zum neuen gemischt. Seine oberste Karte bleibt liegen, und die geltende Farbe bleibt auch.
doubt-mk-72 = Geeky Hobbies meint vielleicht, dass gemischt wird, sobald der Stapel aufgebraucht ist; hier wird gemischt, wenn eine Karte gebraucht wird.
point-mk-73 = Mehrere Karten zieht man einzeln; geht dabei der Ziehstapel aus, wird er erneuert, und man zieht weiter.
point-mk-74 = Ist der Ziehstapel leer, wenn eine Item-Box eine Karte aufdecken muss, wird erst alles unter der Item-Box gemischt.
point-mk-75 = Sind weniger Karten da, als gezogen werden müssen, zieht man die, die da sind, und die Strafe ist bezahlt. Eine Item-Box, die nichts aufdecken kann, ist eine einfache Farbwahl: Wer sie gelegt hat, wünscht sich eine Farbe.
point-mk-76 = Wer weder legen noch ziehen kann, passt. Haben alle nacheinander gepasst, endet die Runde im Patt, und niemand bekommt Punkte.
point-mk-77 = Ein Joker, der in den Ziehstapel zurückkommt, verliert die Farbe, die für ihn gewünscht wurde.
point-mk-80 = UNO ruft man für die letzte Karte: wenn man dran ist und von zwei Karten eine passt, auch nach dem Ziehen, oder wenn man nur noch eine hat und noch nicht erwischt wurde.
point-mk-81 = Wer nur noch eine Karte hat und nicht UNO gerufen hat, kann von allen anderen erwischt werden, bis die nächste Person handelt. Wer vorher doch noch ruft, ist sicher.
point-mk-82 = Wer erwischt wird, zieht zwei Karten.
point-mk-83 = Durch einen eigenen Extrazug endet die Zeit nicht, in der man für vergessenes UNO erwischt werden kann. Sie endet, wenn man ruft, wenn jemand anders handelt oder wenn man nicht mehr genau eine Karte hat.
point-mk-84 = Wer ruft, wenn es nichts zu rufen gibt, oder erwischen will, wenn niemand zu erwischen ist, wird abgewiesen; das kostet nichts.
point-mk-85 = Wer die letzte Karte legt, ohne gerufen zu haben, und nicht rechtzeitig erwischt wurde, gewinnt trotzdem.
point-mk-86 = Die Runde ist vorbei, sobald jemand die letzte Karte gelegt hat.
point-mk-87 = Ist die letzte Karte eine +2 oder eine Farbwahl +4, zieht die nächste Person noch, und diese Karten zählen mit.
point-mk-88 = Ein Zieh-Joker als letzte Karte lässt sich nicht anzweifeln: Es ist keine Karte mehr da, die einen Bluff beweisen könnte.
point-mk-89 = Die letzte Karte darf jede sein, auch eine Aktionskarte; ein Aussetzen oder ein Richtungswechsel bewirkt dann nichts mehr.
point-mk-90 = Eine Item-Box als letzte Karte gewinnt sofort: Es wird keine Karte aufgedeckt.
doubt-mk-90 = gamerules.com will, dass die Aktion einer Karte ausgeführt wird, und zählt die Item-Box zu den Aktionskarten, nennt aber nur die Ziehkarten als Ausnahmen, wenn die letzte Karte gelegt ist.
point-mk-91 = Zahlenkarten zählen ihre Zahl, +2, Aussetzen und Richtungswechsel je 20, Joker je 50.
point-mk-92 = Wer eine Runde gewinnt, bekommt so viele Punkte, wie alle anderen Hände zählen.
point-mk-93 = Wer zuerst 500 Punkte erreicht, gewinnt die Partie.
point-mk-94 = Eine Partie bis zu einem Ziel kann nicht unentschieden enden, denn in jeder Runde bekommt nur eine Person Punkte. Nach einer vereinbarten Zahl von Runden entscheidet bei Gleichstand eine weitere Runde.
point-mk-95 = Andere Zählweise: Alle zählen die Karten, die sie selbst übrig haben, und sobald jemand das Ziel erreicht, gewinnt die niedrigste Summe.

## UNO Pocket Pizza Pizza

point-pp-01 = Zwei bis fünf Personen können mitspielen.
point-pp-02 = Die Schachtel ist ab 7 Jahren gedacht; keine Regel hängt davon ab.
point-pp-03 = Das Deck hat 52 Karten.
point-pp-04 = Jede der vier Farben hat die Zahlen 1 bis 9 und je einmal +1, Aussetzen und Richtungswechsel; der Rest sind Joker. Die Beschreibung zählt drei Joker, das macht 51 Karten und nicht 52.
point-pp-05 = Die Joker sind zweimal Farbwahl, einmal Farbwahl Stapelgriff und einmal Farbwahl +2.
doubt-pp-05 = Die Beschreibung sagt 52 Karten und zählt 51 auf. Welche Karte der vierte Joker ist und ob es überhaupt einen gibt, weiß man nicht.
point-pp-06 = Eine 0 gibt es nicht, und jede Zahl kommt in jeder Farbe einmal vor.
point-pp-07 = Wer die höchste Zahl zieht, gibt zuerst, und das Geben wandert jede Runde nach links, wie im klassischen Spiel.
point-pp-08 = Alle bekommen fünf Karten.
point-pp-09 = Ist die erste Karte eine Zahl, fängt an, wer links vom Geber sitzt.
point-pp-10 = Ist die erste Karte ein Aussetzen, setzt die Person, die anfangen würde, bei diesem Zug aus.
point-pp-11 = Ist die erste Karte eine +1, zieht die Person, die anfangen würde, eine Karte und setzt bei diesem Zug aus.
point-pp-12 = Ist die erste Karte ein Richtungswechsel, fängt an, wer gegeben hat, und es geht nach rechts weiter.
point-pp-13 = Ist die erste Karte eine Farbwahl, wünscht sich die Farbe, wer anfängt, und ist dann dran.
doubt-pp-13 = Die Beschreibung sagt nicht, was ein Joker als erste Karte bewirkt; das hier ist die klassische Regel.
point-pp-14 = Eine Farbwahl Stapelgriff als erste Karte ist eine einfache Farbwahl: Wer anfängt, wünscht sich die Farbe, und es wird nichts gezogen und nichts abgegeben.
doubt-pp-14 = Die Beschreibung sagt nicht, was diese Karte als erste bewirkt.
point-pp-15 = Eine Farbwahl +2 kann keine Runde eröffnen: Sie wird in den Ziehstapel zurückgemischt, und eine neue Karte wird aufgedeckt.
doubt-pp-15 = Die Beschreibung sagt nicht, was diese Karte als erste bewirkt; sie wird behandelt wie eine Farbwahl +4 im klassischen Spiel.
point-pp-16 = Eine Karte passt, wenn sie die geltende Farbe hat oder die Zahl oder das Symbol der obersten Karte.
point-pp-17 = Man darf auch dann eine Karte ziehen, wenn eine auf der Hand passt.
point-pp-18 = Passt die gerade gezogene Karte, darf man sie sofort legen oder behalten; eine andere Karte darf man dann nicht legen.
point-pp-19 = Aussetzen: Die nächste Person setzt aus. Richtungswechsel: Die Spielrichtung wechselt. +1: Die nächste Person zieht eine Karte und setzt aus.
point-pp-20 = Zu zweit ist ein Richtungswechsel ein Aussetzen: Wer ihn gelegt hat, ist noch mal dran.
doubt-pp-20 = Die Beschreibung sagt nicht, was ein Richtungswechsel zu zweit bewirkt; ältere klassische Anleitungen machen ihn zum Aussetzen, neuere sagen nichts.
point-pp-21 = Eine Farbwahl passt auf jede Karte, und wer sie legt, wünscht sich die Farbe.
point-pp-22 = Farbwahl Stapelgriff: Wer sie legt, wünscht sich die Farbe, zieht eine Karte und gibt eine Karte an die nächste Person.
doubt-pp-22 = Die Beschreibung lässt offen, in welcher Reihenfolge das passiert, welche Karte man abgeben darf und was bei der letzten Karte ist.
point-pp-22a = Beim Stapelgriff wünscht man sich zuerst die Farbe, bevor man die gezogene Karte sieht.
point-pp-22b = Beim Stapelgriff darf man jede Karte von der Hand abgeben, auch die gerade gezogene. Nur wer gibt und wer bekommt, sieht sie.
point-pp-22c = Wer durch einen Stapelgriff eine Karte bekommt, setzt nicht aus.
point-pp-22d = Die Karte, die man beim Stapelgriff abgibt, geht an die nächste Person in Spielrichtung.
point-pp-22e = Ist keine Karte zum Ziehen mehr da, gibt man beim Stapelgriff auch keine ab: Durch Abgeben der letzten Karte kann niemand fertig werden.
point-pp-22f = Ein Stapelgriff als letzte Karte gewinnt sofort: Es wird nichts gezogen und nichts abgegeben.
point-pp-22g = Beim Stapelgriff zählt die Hand nach dem Abgeben: Ist dann nur noch eine Karte da, ist UNO fällig. Wer eine zweite Karte bekommt, muss später neu rufen.
point-pp-23 = Farbwahl +2: Wer sie legt, wünscht sich die Farbe, und die nächste Person zieht zwei Karten und setzt aus, oder sie zweifelt an.
point-pp-24 = Nur wer ziehen müsste, darf eine Farbwahl +2 anzweifeln.
point-pp-25 = Eine Farbwahl +2 ist ein Bluff, wenn man irgendeine der übrigen Handkarten stattdessen hätte legen können: wegen Farbe, Zahl oder Symbol, oder weil sie eine Farbwahl oder ein Stapelgriff ist. Eine weitere Farbwahl +2 zählt nicht.
doubt-pp-25 = Die Beschreibung sagt: irgendeine andere Karte. Das ist strenger als im klassischen Spiel, wo nur die Farbe zählt.
point-pp-26 = Zu Unrecht angezweifelt: Wer angezweifelt hat, zieht vier Karten statt zwei und setzt aus.
point-pp-27 = Zu Recht angezweifelt: Wer die Farbwahl +2 gelegt hat, zieht die zwei Karten, und wer angezweifelt hat, ist ganz normal dran, auf die gewünschte Farbe.
point-pp-28 = UNO ruft man für die letzte Karte. Wer es vergisst und erwischt wird, bevor die nächste Person handelt, zieht zwei Karten.
doubt-pp-28 = Die Beschreibung sagt: bevor die nächste Person dran ist. Andere Anleitungen sagen: bevor sie ihren Zug beginnt, und das ist etwas länger.
point-pp-29 = Wer zuerst keine Karten mehr hat, gewinnt die Runde. Ist die letzte Karte eine +1 oder eine Farbwahl +2, zieht die nächste Person noch.
point-pp-30 = Ist der Ziehstapel aufgebraucht, wird der Ablagestapel zum neuen gemischt; seine oberste Karte bleibt liegen.
point-pp-31 = Zahlenkarten zählen ihre Zahl, Aussetzen, Richtungswechsel und +1 je 20, Joker je 50.
point-pp-32 = Wer zuerst 250 Punkte erreicht, gewinnt die Partie.
point-pp-33 = Eine Partie kann nicht unentschieden enden, denn in jeder Runde bekommt nur eine Person Punkte.

## Classic UNO

point-4-4 = Das klassische Spiel: 108 Karten und die gemeinsamen Regeln, die die anderen Ausgaben abwandeln.
point-4-4-1 = Jede der vier Farben hat einmal die 0, je zweimal die Zahlen 1 bis 9 und je zweimal Aussetzen, Richtungswechsel und +2. Mit 4 Farbwahl und 4 Farbwahl +4 sind das 108 Karten.
point-4-4-2 = Zwei bis zehn Personen bekommen je sieben Karten und spielen bis 500 Punkte.
point-4-4-3 = Eine Aktionskarte als erste Karte trifft die Person, die anfangen würde. Ist es eine Farbwahl, wünscht sich die Farbe, wer anfängt, und ist dann dran.
point-4-4-4 = Eine einfache Farbwahl auf der Hand macht eine Farbwahl +4 nicht zum Bluff: Das tun nur Karten der Farbe.
point-4-4-5 = Zahlenkarten zählen ihre Zahl, Aussetzen, Richtungswechsel und +2 je 20, Farbwahl und Farbwahl +4 je 50.

## Every edition

point-4-3 = Was die Wörter der Regeln bedeuten, in jeder Ausgabe.
point-4-3-1 = Die geltende Farbe gehört zum Tisch und nicht zu einer Karte: Sie bleibt, wenn Karten gemischt werden oder jemand geht.
point-4-3-2 = Die nächste Person und die Person davor: Das sind die, die in oder gegen die Spielrichtung am nächsten sitzen, in dem Moment, auf den es ankommt.
point-4-3-3 = Ein Zug beginnt, wenn man zum ersten Mal zieht oder legt. Auf eine Ziehkarte zu antworten ist auch ein Handeln.
point-4-3-4 = Mehrere Karten ziehen heißt: eine nach der anderen. Der Stapel wird erneuert, wenn es sein muss, und man hört auf, wenn nichts mehr da ist.
point-4-3-5 = Beim Anzweifeln entscheiden die Farbe und die oberste Karte, die vor der Ziehkarte galten, und die Hand, die nach ihr übrig war, alles so wie in dem Moment, als sie gelegt wurde.
point-4-3-6 = Solange eine Frage offen ist, muss die gefragte Person sie beantworten, bevor sie etwas anderes tut, außer UNO zu rufen und andere zu erwischen.
point-4-5 = Sonderfälle, in jeder Ausgabe gleich.
point-4-5-1 = Nach einem Joker als letzter Karte wird keine Farbe mehr gewünscht.
point-4-5-2 = Passen geht nur, wenn nichts gezogen werden kann und keine Handkarte passt, oder zu Beginn eines Extrazugs, der nicht Pflicht ist.
point-4-5-3 = Ziehen müssen ist kein Handeln: Es beendet nicht die Zeit, in der man für vergessenes UNO erwischt werden kann. Legen, Ziehen, Passen, Annehmen und Anzweifeln beenden sie.
point-4-5-4 = Für vergessenes UNO kann man erwischt werden, sobald die eigenen Fragen beantwortet sind und genau eine Karte übrig ist, auch wenn über ein Anzweifeln noch nicht entschieden ist.
point-4-5-5 = Ein Ruf zählt nur im eigenen Zug, von dessen Beginn an, bis man erwischt wird. Er verfällt, wenn man nicht mehr genau eine Karte hat.
point-4-5-6 = UNO rufen und andere erwischen geht jederzeit, auch während jemand eine Frage zu beantworten hat.
point-4-5-7 = Eine Hand mit einer einzigen Karte, mit der ein Tisch anfängt, kann nicht erwischt werden.
point-4-5-8 = Eine Runde braucht eine Karte, die sie eröffnen darf: Ein Deck ohne solche wird abgelehnt.
point-4-5-9 = Eine Item-Box liegt immer auf mindestens einer Karte, also gibt es immer eine, die sie aufdecken kann.
point-4-6 = Was ohne Uhr geschieht und wenn niemand antwortet.
point-4-6-1 = Ohne Uhr entscheidet zuerst, wer nur noch eine Karte hat, ob UNO gerufen oder geschwiegen wird; dann entscheiden die anderen reihum, ob sie erwischen oder schweigen. Wer zuerst erwischt, zählt.
point-4-6-2 = Wenn jemand nicht antwortet: ziehen, sonst passen, sonst die erste passende Karte legen; die gezogene Karte behalten; eine Ziehkarte annehmen; die nächste Person wählen; die Farbe wünschen, von der am meisten auf der Hand ist; die Karte abgeben, die am meisten zählt.
point-4-6-3 = Eine Runde darf so lange dauern, wie alle wollen. Nur Simulationen brechen sie nach 10.000 Zügen ab.

## House rules, off unless a table turns them on

point-h1 = Stapeln: Wer eine Ziehkarte abbekommt, darf mit einer weiteren Ziehkarte antworten, und was zu ziehen ist, wird zusammengezählt. Wer als Erstes nicht antwortet, zieht alles und setzt aus.
point-h2 = Zwischenwerfen: Wer genau die gleiche Karte hat wie die oberste, in Farbe und in Zahl oder Symbol, darf sie außer der Reihe legen, und von dort geht es weiter. Joker kann man nicht zwischenwerfen, und solange eine Frage offen ist, kann es niemand.
point-h3 = Sieben und Null: Wer eine 7 legt, tauscht die Handkarten mit einer anderen Person nach Wahl; bei einer 0 wandern alle Handkarten einen Platz weiter. Als letzte Karte gewinnen beide einfach.
point-h4 = Ziehen, bis eine passt: Wer im eigenen Zug zieht, zieht Karte für Karte weiter, bis eine gelegt werden kann oder keine mehr da ist. Für Strafen gilt das nicht.
point-h5 = Die gezogene Karte: Wenn sie passt, darf man sie legen oder behalten, oder man muss sie legen, oder man darf sie nicht legen.
point-h6 = Legezwang: Wer eine passende Karte hat, darf nicht stattdessen ziehen.
point-h7 = Kein Bluff: Ein Zieh-Joker darf nur gelegt werden, wenn er jedem Zweifel standhält; also kann ihn niemand anzweifeln.
point-h8 = Umlenken mit Aussetzen: Ein Aussetzen der gleichen Farbe schickt eine +2 zur nächsten Person weiter, und die darf mit einem Aussetzen in beliebiger Farbe antworten. Nur wer zieht, setzt aus.
point-h9 = Umlenken mit Richtungswechsel: Ein Richtungswechsel der gleichen Farbe schickt eine +2 an die Person zurück, die sie gelegt hat, und dreht die Spielrichtung um.
point-h11 = Die letzte Karte darf kein Joker sein, oder weder Joker noch Aktionskarte. Wer nur noch so eine Karte hat, zieht wie sonst auch.
point-h12 = Grundloses Rufen kostet Karten: Wer grundlos UNO ruft oder jemanden erwischen will, zieht, höchstens einmal pro Zug.
