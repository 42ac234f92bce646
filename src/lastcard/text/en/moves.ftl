### Moves in words, as something to do. The web client says them, too.

move-play = Play { $card }
move-give = Give { $card }
move-draw = Draw
move-keep = Keep the card
move-pass = Pass
move-color = Name { $color }
# $name is a player.
move-target = Choose { $name }
move-accept = Take the cards
move-challenge = Challenge
