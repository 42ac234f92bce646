### Why a move is refused, said to the player who tried it, and the questions a table can ask.
###
###   $card    the name of the card that was tried
###   $top     the name of the top card       $color   the name of the active color
###   $player  another player: whose turn it is, or whom the move was aimed at
###   $question  the open question, a sentence of this file
###   $amount  a number of cards
###   $test    what makes a draw card a bluff: color, or playable (any other card that fits)
###   $move    what was written

## The questions

question-play = Welche Karte legst du?
question-drawn = Die gezogene Karte legen oder behalten?
question-color = Welche Farbe?
question-target = Wen wählst du?
question-challenge = Annehmen oder anzweifeln?
question-stack = Mit einer Ziehkarte antworten oder annehmen?
question-give = Welche Karte gibst du ab?
question-call = UNO rufen oder nichts sagen?
question-catch = Erwischen oder nichts sagen?
question-over = Die Runde ist vorbei.

## The reasons

refusal-round-over = Die Runde ist vorbei.
refusal-not-your-turn = Du bist nicht dran: Erst ist { $player } dran.
refusal-not-asked = Gerade wirst du etwas anderes gefragt: { $question }
refusal-not-held = { $card } hast du nicht auf der Hand.
refusal-no-match = { $card } geht jetzt nicht: Es gilt { $color }, und oben liegt { $top }.
refusal-only-drawn-card = Du hast gezogen: Jetzt darfst du nur noch die gezogene Karte legen.
refusal-bluff-forbidden =
    { $test ->
        [playable] Hier wird nicht geblufft: { $card } darfst du nur legen, wenn keine andere deiner Karten passt.
       *[color] Hier wird nicht geblufft: { $card } darfst du nur legen, wenn du keine Karte in { $color } hast.
    }
refusal-last-card-forbidden = Hausregel: { $card } darf nicht deine letzte Karte sein.
refusal-must-play = Du hast eine Karte, die passt, und an diesem Tisch muss legen, wer legen kann.
refusal-nothing-to-draw = Es ist keine Karte zum Ziehen mehr da.
refusal-pass-needs-nothing = Passen darfst du nur, wenn du weder legen noch ziehen kannst.
refusal-no-such-color = Die Farbe muss { color-red }, { color-yellow }, { color-green } oder { color-blue } sein.
refusal-no-such-seat = So jemand sitzt nicht an diesem Tisch.
refusal-not-yourself = Dich selbst kannst du nicht wählen.
refusal-nothing-to-call = UNO rufen geht gerade nicht: Ruf, wenn du dran bist und von zwei Karten eine passt, oder wenn nur noch eine Karte übrig ist.
refusal-already-called = Du hast schon UNO gerufen.
refusal-nothing-to-catch = { $player } lässt sich gerade nicht erwischen.
refusal-calls-automatic = An diesem Tisch ruft der Tisch UNO von selbst: Niemand muss rufen, und niemand kann erwischt werden.
refusal-must-answer-penalty =
    { $amount ->
        [one] Auf dich wartet { $amount } Strafkarte. { $question }
       *[other] Auf dich warten { $amount } Strafkarten. { $question }
    }
refusal-no-challenge = Hier liegt keine Ziehkarte, die du anzweifeln könntest.
refusal-not-identical = Wenn du nicht dran bist, darfst du nur genau die Karte legen, die oben liegt: { $top }.
refusal-nothing-to-keep = Du hast keine Karte gezogen, die du behalten könntest.
refusal-must-play-drawn = An diesem Tisch muss eine gezogene Karte gelegt werden, wenn sie passt.
refusal-malformed = „{ $move }“ ist kein Zug. Züge sehen so aus: „play R5“, „draw“ oder „color red“.
