### The guide to the rules, for somebody at a kitchen table with the box. Its paragraphs are the rule points
### (points.ftl); which point stands in which section, and on which points an answer rests, is said in
### lastcard/guide/plan.toml.

## The page

guide-title = { $edition }: die Anleitung
guide-facts = { $low } bis { $high } Personen, { $hand } Karten für jede, { $cards } Karten in der Schachtel, bis { $target } Punkte.
# The option of a table that can settle a point differently. $title is its name.
guide-ruling = Ein Tisch kann es anders regeln: { $title }.

## Sections, and what each comes to in one sentence

guide-section-box = Was in der Schachtel ist
guide-section-setup = Vorbereiten
guide-section-turn = Ein Zug
guide-section-cards = Alle Karten
guide-section-items = Items
guide-section-challenge = Anzweifeln
guide-section-uno = UNO rufen
guide-section-out = Fertig werden
guide-section-scoring = Punkte
guide-section-empty = Wenn die Karten ausgehen
guide-section-questions = Was oft gefragt wird
guide-section-words = Was die Wörter bedeuten
guide-section-corners = Seltene Fälle
guide-section-screen = Ohne Uhr, und wenn niemand antwortet
guide-section-house = Hausregeln
guide-section-sources = Woher die Regeln kommen
guide-section-rules = Die Regeln

guide-lead-setup = Mischen, allen { $hand } Karten geben, eine Karte aufdecken; wer links vom Geber sitzt, fängt an.
guide-lead-turn = Lege eine Karte, die in Farbe, Zahl oder Symbol zur obersten passt, oder zieh eine.
guide-lead-cards = Was eine Karte bewirkt, wenn sie gelegt wird. „Du“ ist, wer sie legt.
guide-lead-items = Jede Karte trägt ein Item, das schläft, bis eine Item-Box die Karte aufdeckt. „Du“ ist, wer die Item-Box gelegt hat.
guide-lead-challenge = Ein Zieh-Joker kann ein Bluff sein. Wer ziehen müsste, kann sich die Hand zeigen lassen.
guide-lead-uno = Nur noch eine Karte: Ruf UNO, bevor jemand merkt, dass du es vergessen hast.
guide-lead-out = Wer die letzte Karte legt, gewinnt die Runde.
guide-lead-scoring = Wer eine Runde gewinnt, bekommt Punkte für die Karten, die die anderen noch haben.
guide-lead-house = Nur wo ein Tisch sie vorher vereinbart hat. Keine Ausgabe hat sie von sich aus.

## The number cards of a box, as one picture with one text. $low and $high are the numbers.

guide-numbers = Zahlen { $low } bis { $high }
guide-numbers-text = Eine Zahlenkarte bewirkt sonst nichts. Sie zählt ihre Zahl.

## What a point rests on. $sources are the keys of the sources, in a list.

guide-basis-agreed = Alle Quellen, die davon sprechen, sagen dasselbe: { $sources }.
guide-basis-inferred = Keine Quelle sagt es ausdrücklich, aber es folgt aus dem, was sie sagen: { $sources }.
guide-basis-split = Die Quellen sind sich nicht einig: { $sources }.
guide-basis-silent = Keine Quelle zu diesem Spiel spricht davon; dann gilt das klassische UNO, und wo auch das schweigt, entscheiden wir.
guide-basis-followed = Keine Quelle zu diesem Spiel spricht davon; wir folgen { $sources }.
# Said first, of a rule that another edition has too. $edition is its name.
guide-basis-shared = Die Regel kommt auch in { $edition } vor, und das weiß man von ihr dort.
guide-basis-uncertain = Sicher sind wir uns nicht.

## The same in a word, before the sources themselves

guide-mark-agreed = einig
guide-mark-inferred = gefolgert
guide-mark-split = umstritten
guide-mark-silent = nirgends gesagt
guide-mark-uncertain = unsicher

## How the sources differ, where that is not said among the doubts (points.ftl)

guide-split-mk-04 = Wörtlich gelesen ergäbe die Liste von gamerules.com 184 Karten. Die klassischen Anleitungen haben jede Aktionskarte zweimal in jeder Farbe, das macht 112.
guide-split-mk-15 = Bei gamerules.com wirkt das Aussetzen; Geeky Hobbies übergeht eine Aktionskarte und deckt eine neue auf.
guide-split-mk-16 = Bei gamerules.com wirkt die +2; Geeky Hobbies übergeht eine Aktionskarte und deckt eine neue auf.
guide-split-mk-17 = Bei gamerules.com fängt an, wer gegeben hat; in welche Richtung es weitergeht, steht da nicht. Geeky Hobbies übergeht die Karte. Eine klassische Anleitung lässt anfangen, wer rechts sitzt.
guide-split-mk-18 = gamerules.com legt die Karte in den Ziehstapel zurück; Geeky Hobbies lässt sie liegen und deckt darauf eine neue auf.
guide-split-mk-68 = gamerules.com sagt: eine andere Person; Geeky Hobbies und der Text des Verlags sagen: irgendjemand.
guide-split-mk-69 = In einer Übersetzung zieht der ganze Tisch, und die Einleitung von gamerules.com spricht von zwei Karten. Alle übrigen sagen, dass die anderen je eine ziehen.
guide-split-mk-92 = gamerules.com und die klassische Anleitung spielen bis 500 Punkte. Für Geeky Hobbies ist eine Runde das Spiel, und Punkte sind eine andere Art, es zu spielen.
guide-split-mk-93 = gamerules.com spielt bis 500 Punkte, Geeky Hobbies eine vereinbarte Zahl von Runden.
guide-split-pp-04 = Vielleicht wurden Arten von Jokern gezählt statt Karten; im englischen Original steht dasselbe.
guide-split-h1 = Die klassische Anleitung legt Gleiches auf Gleiches, die App nur eine +2 auf eine +2, und Show 'Em No Mercy jede Ziehkarte mit mindestens derselben Zahl.
guide-split-h4 = Die klassische Anleitung erlaubt das Weiterziehen; Show 'Em No Mercy verlangt es.

## Questions people ask, as guide-ask-…, and their answers, as guide-answer-…. $target is the score that wins the match.

guide-ask-last-item-box = Meine letzte Karte ist eine Item-Box. Decke ich noch eine Karte auf?
guide-answer-last-item-box = Nein. Sobald sie liegt, hast du die Runde gewonnen.
guide-ask-box-color = Wünsche ich mir eine Farbe, wenn ich eine Item-Box lege?
guide-answer-box-color = Nein. Die aufgedeckte Karte sagt, was passen muss. Nur wenn sie ein Joker ist, wünschst du dir eine Farbe, nachdem du für seinen Bob-omb zwei Karten gezogen hast.
guide-ask-box-action = Eine Item-Box deckt ein Aussetzen, einen Richtungswechsel oder eine +2 auf. Wirkt das?
guide-answer-box-action = Nein, nur das Item in der Ecke. Auf das Symbol kann man trotzdem legen.
guide-ask-box-wd4 = Eine Item-Box deckt eine Farbwahl +4 auf. Wer zieht vier?
guide-answer-box-wd4 = Niemand. Ihr Bob-omb geht hoch: Du ziehst zwei Karten und wünschst dir die Farbe.
guide-ask-box-box = Eine Item-Box deckt noch eine Item-Box auf. Deckt die auch eine Karte auf?
guide-answer-box-box = Nein. Ihr Bob-omb geht hoch, und das ist alles.
guide-ask-box-empty = Der Ziehstapel ist leer, wenn ich eine Item-Box lege. Was wird aufgedeckt?
guide-answer-box-empty = Misch alles, was unter der Item-Box liegt, zu einem neuen Stapel und deck die oberste Karte auf. Liegt da nichts, wünsch dir eine Farbe.
guide-ask-item-hand = Ich lege eine rote Karte von der Hand. Bekomme ich ihren Pilz?
guide-answer-item-hand = Nein. Ein Item zählt nur, wenn eine Item-Box seine Karte aufdeckt.
guide-ask-item-turn = Wegen einer Bananenschale, eines Grünen Panzers oder eines Blitzes muss ich ziehen. Setze ich aus?
guide-answer-item-turn = Nein. Du ziehst, und du bist dran wie immer.
guide-ask-banana-first = Bananenschale gleich im ersten Zug: Wer zieht, wenn noch niemand gelegt hat?
guide-answer-banana-first = Wer auf dem Platz vor dir sitzt, meist der Geber.
guide-ask-banana-skipped = Die Person vor mir musste gerade aussetzen. Trifft meine Bananenschale sie trotzdem?
guide-answer-banana-skipped = Ja. Es zählt, wer dort sitzt, nicht, wer zuletzt gelegt hat.
guide-ask-banana-reverse = Die Spielrichtung hat gerade gewechselt. Wer rutscht auf meiner Bananenschale aus?
guide-answer-banana-reverse = Wer in der Spielrichtung, die jetzt gilt, vor dir sitzt.
guide-ask-mushroom-must = Muss ich den Extrazug von Pilz oder Blitz nehmen?
guide-answer-mushroom-must = Ja. Es ist ein ganzer Zug: Lege eine Karte, die passt, oder zieh eine.
guide-ask-shell-self = Darf ich mit einem Grünen Panzer auf mich selbst zielen?
guide-answer-shell-self = Nein, nur auf eine andere Person deiner Wahl.
guide-ask-lightning = Kostet ein Blitz alle anderen eine Karte oder zwei?
guide-answer-lightning = Eine. Danach hast du noch einen Zug.
guide-ask-bobomb = Bob-omb: Sehe ich die zwei Karten, bevor ich mir die Farbe wünsche?
guide-answer-bobomb = Ja. Erst ziehen, dann wünschen.
guide-ask-start-item-box = Die erste Karte ist eine Item-Box. Was nun?
guide-answer-start-item-box = Wer gegeben hat, wünscht sich eine Farbe, und wer anfängt, muss sie bedienen. Ein Item wirkt nicht.
guide-ask-wd4-item-box = Darf ich eine Farbwahl +4 legen, wenn ich eine Item-Box habe?
guide-answer-wd4-item-box = Nur als Bluff: Eine Item-Box zählt als Karte der Farbe.

guide-ask-stack = Darf ich eine +2 auf eine +2 legen, damit die nächste Person vier zieht?
guide-answer-stack = Nein. Wer ziehen muss, zieht und setzt aus. Stapeln ist eine Hausregel.
guide-ask-stack-one = Darf ich eine +1 auf eine +1 legen, damit die nächste Person zwei zieht?
guide-answer-stack-one = Nein. Wer ziehen muss, zieht und setzt aus. Stapeln ist eine Hausregel.
guide-ask-must-play = Muss ich legen, wenn ich kann?
guide-answer-must-play = Nein. Du darfst stattdessen eine Karte ziehen.
guide-ask-drawn = Ich habe eine Karte gezogen, die passt. Darf ich sie legen, oder eine andere?
guide-answer-drawn = Die gerade gezogene darfst du legen, eine andere nicht. Du darfst sie auch behalten.
guide-ask-several = Darf ich mehrere Karten mit derselben Zahl auf einmal legen?
guide-answer-several = Nein. In einem Zug eine Karte.
guide-ask-pass = Darf ich passen, ohne zu ziehen?
guide-answer-pass = Nein, außer es ist nichts mehr zum Ziehen da und keine deiner Karten passt.
guide-ask-reverse-two = Was bewirkt ein Richtungswechsel zu zweit?
guide-answer-reverse-two = Dasselbe wie ein Aussetzen: Du bist noch mal dran.
guide-ask-start-action = Die erste Karte ist ein Aussetzen, ein Richtungswechsel oder eine +2. Wirkt sie?
guide-answer-start-action = Ja. Wer links vom Geber sitzt, setzt aus oder zieht zwei und setzt aus. Bei einem Richtungswechsel fängt an, wer gegeben hat, und es geht nach rechts weiter.
guide-ask-start-wd4 = Die erste Karte ist eine Farbwahl +4. Was nun?
guide-answer-start-wd4 = Misch sie in den Ziehstapel zurück und deck eine neue auf.
guide-ask-start-wild = Die erste Karte ist eine Farbwahl. Wer wünscht sich die Farbe?
guide-answer-start-wild = Wer anfängt; und legt dann.
guide-ask-wd4-when = Wann darf ich eine Farbwahl +4 legen?
guide-answer-wd4-when = Ehrlich nur, wenn du keine Karte der geltenden Farbe hast. Eine passende Zahl oder ein passendes Symbol macht nichts. Du darfst bluffen, aber dann kann man dich anzweifeln.
guide-ask-wd4-wild = Darf ich eine Farbwahl +4 legen, wenn ich eine Farbwahl habe?
guide-answer-wd4-wild = Ja. Nur Karten der Farbe machen sie zum Bluff.
guide-ask-challenge-who = Wer darf anzweifeln, und wer sieht die Hand?
guide-answer-challenge-who = Nur wer ziehen müsste; und sonst sieht niemand die Hand.
guide-ask-challenge-won = Ich habe zu Recht angezweifelt. Wer ist dran?
guide-answer-challenge-won = Du, ganz normal, auf die gewünschte Farbe. Wer geblufft hat, zieht an deiner Stelle.
guide-ask-challenge-lost = Ich habe zu Unrecht angezweifelt. Was kostet das?
guide-answer-challenge-lost = Du ziehst sechs Karten statt vier und setzt aus.
guide-ask-last-draw = Die letzte Karte ist eine +2 oder eine Farbwahl +4. Muss die nächste Person noch ziehen?
guide-answer-last-draw = Ja, und diese Karten zählen mit.
guide-ask-last-wild-draw = Kann man einen Zieh-Joker anzweifeln, wenn er die letzte Karte war?
guide-answer-last-wild-draw = Nein. Es ist keine Karte mehr da, die einen Bluff beweisen könnte.
guide-ask-last-action = Darf meine letzte Karte ein Aussetzen oder ein Richtungswechsel sein?
guide-answer-last-action = Ja. Jede Karte darf die letzte sein.
guide-ask-uno-late = Ich habe vergessen, UNO zu rufen, aber niemand hat es gemerkt. Darf ich noch?
guide-answer-uno-late = Ja, bis dich jemand erwischt. Hat die nächste Person gehandelt, kann das niemand mehr.
guide-ask-uno-extra = Ich habe noch eine Karte und einen Extrazug. Wie lange kann man mich erwischen?
guide-answer-uno-extra = Auch den Extrazug lang: bis du rufst, bis jemand anders handelt oder bis du nicht mehr genau eine Karte hast.
guide-ask-uno-never = Ich habe meine letzte Karte gelegt und nie UNO gerufen. Habe ich gewonnen?
guide-answer-uno-never = Ja, wenn dich niemand rechtzeitig erwischt hat.
guide-ask-uno-false = Jemand ruft grundlos UNO oder will mich grundlos erwischen. Was kostet das?
guide-answer-uno-false = Nichts, außer euer Tisch hat die Hausregel dafür.
guide-ask-pile-empty = Der Ziehstapel ist leer. Was nun?
guide-answer-pile-empty = Lass die oberste Karte des Ablagestapels liegen und misch die anderen zu einem neuen Ziehstapel. Die geltende Farbe bleibt.
guide-ask-nothing-left = Und wenn es auch nichts mehr zu mischen gibt?
guide-answer-nothing-left = Zieh, was da ist. Wer weder legen noch ziehen kann, passt. Haben alle nacheinander gepasst, ist die Runde vorbei, und niemand bekommt Punkte.
guide-ask-one-round = Müssen wir bis { $target } Punkte spielen?
guide-answer-one-round = Nein. Ihr könnt eine einzige Runde vereinbaren, eine Zahl von Runden, oder dass alle ihre eigenen Karten zählen und die niedrigste Summe gewinnt.

guide-ask-cards-51 = Ich zähle nur 51 Karten. Fehlt eine?
guide-answer-cards-51 = Vielleicht nicht. Die einzige Beschreibung, die wir haben, sagt 52 und zählt 51 auf. Wir spielen mit einer zweiten Farbwahl.
guide-ask-no-zero = Wo sind die Nullen?
guide-answer-no-zero = Es gibt keine: Die Zahlen gehen von 1 bis 9, jede einmal in jeder Farbe.
guide-ask-dip-color = Stapelgriff: Sehe ich die gezogene Karte, bevor ich mir die Farbe wünsche?
guide-answer-dip-color = Nein. Erst die Farbe wünschen, dann ziehen, dann eine Karte abgeben.
guide-ask-dip-drawn = Darf ich die Karte abgeben, die ich gerade für den Stapelgriff gezogen habe?
guide-answer-dip-drawn = Ja, die oder jede andere von deiner Hand. Nur du und die nächste Person sehen sie.
guide-ask-dip-turn = Setzt aus, wer durch einen Stapelgriff eine Karte bekommt?
guide-answer-dip-turn = Nein.
guide-ask-dip-last = Meine letzte Karte ist ein Stapelgriff. Ziehe ich noch und gebe eine Karte ab?
guide-answer-dip-last = Nein. Du hast die Runde gewonnen.
guide-ask-dip-empty = Für einen Stapelgriff ist keine Karte mehr zum Ziehen da. Gebe ich trotzdem eine ab?
guide-answer-dip-empty = Nein. Niemand wird fertig, indem er die letzte Karte abgibt.
guide-ask-dip-uno = Wann rufe ich UNO, wenn ich einen Stapelgriff lege?
guide-answer-dip-uno = Es zählt deine Hand, nachdem du die Karte abgegeben hast: Eine Karte übrig heißt UNO.
guide-ask-wd2-when = Wann ist eine Farbwahl +2 ein Bluff?
guide-answer-wd2-when = Wenn du irgendeine andere Karte deiner Hand hättest legen können: nach Farbe, Zahl oder Symbol, oder weil sie eine Farbwahl oder ein Stapelgriff ist.
guide-ask-challenge-lost-two = Ich habe zu Unrecht angezweifelt. Was kostet das?
guide-answer-challenge-lost-two = Du ziehst vier Karten statt zwei und setzt aus.
guide-ask-last-draw-one = Die letzte Karte ist eine +1 oder eine Farbwahl +2. Muss die nächste Person noch ziehen?
guide-answer-last-draw-one = Ja, bevor gezählt wird.
guide-ask-start-action-one = Die erste Karte ist ein Aussetzen, ein Richtungswechsel oder eine +1. Wirkt sie?
guide-answer-start-action-one = Ja. Wer anfangen würde, setzt aus oder zieht eine Karte und setzt aus. Bei einem Richtungswechsel fängt an, wer gegeben hat, und es geht nach rechts weiter.
guide-ask-start-wilds = Die erste Karte ist ein Joker. Was nun?
guide-answer-start-wilds = Wer anfängt, wünscht sich die Farbe und legt; ein Stapelgriff zieht und gibt dann nichts. Eine Farbwahl +2 wird zurückgemischt, und eine neue Karte wird aufgedeckt.
