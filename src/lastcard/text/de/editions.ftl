### The editions and their presets.

edition-classic = Klassisches UNO
edition-classic-about = Das Spiel, das alle kennen: 108 Karten in vier Farben, Farbwahl und Farbwahl +4, eine Partie bis 500 Punkte.
edition-mario-kart = UNO Mario Kart
edition-mario-kart-about = Jede Karte trägt ein Item, und eine Item-Box löst das Item der Karte aus, die sie aufdeckt.
edition-pizza-pizza = UNO Pocket Pizza Pizza
edition-pizza-pizza-about = Ein kurzes Spiel mit halbem Deck: je fünf Karten, ein Joker, mit dem man eine Karte weitergibt, eine Partie bis 250 Punkte.

preset-standard = Standard
preset-standard-about = Die ausführlichere Beschreibung der Regeln, ihre Lücken aus den anderen Quellen gefüllt.
preset-geeky-hobbies = Geeky Hobbies
preset-geeky-hobbies-about = Die Regeln, wie Geeky Hobbies sie erzählt: Eine Aktionskarte als erste Karte gilt nicht, bei einer Item-Box als erster Karte wünscht sich die Farbe, wer anfängt, ein Grüner Panzer darf jede Person treffen, und eine Runde entscheidet.
