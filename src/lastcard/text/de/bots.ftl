# Bots: Dateien mit Netzen.

error-weights-unreadable = { $file } enthält kein lesbares Netz; trainiere es neu mit python -m lastcard.bots.train.
error-weights-version = { $file } hat Version { $found } des Formats, gebraucht wird { $known }; trainiere das Netz neu mit python -m lastcard.bots.train.
error-weights-edition = { $file } wurde für { $found } trainiert, nicht für die Karten von { $edition }; trainiere ein Netz mit python -m lastcard.bots.train.
option-bot-seats = wie gut die anderen spielen, eine Stufe für alle oder mehrere reihum von links, etwa beginner,expert: random, beginner, casual, sharp oder expert
option-think = Millisekunden Rechenzeit, die expert für einen Zug suchen darf (Vorgabe { $usual }, mit --seed 0, damit es sich genauso wiederholt)
