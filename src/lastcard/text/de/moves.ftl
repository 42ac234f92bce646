### Moves in words, as something to do. The web client says them, too.

move-play = { $card } legen
move-give = { $card } abgeben
move-draw = Ziehen
move-keep = Die Karte behalten
move-pass = Passen
move-color = { $color } ansagen
# $name is a player.
move-target = { $name } wählen
move-accept = Die Karten ziehen
move-challenge = Anzweifeln
