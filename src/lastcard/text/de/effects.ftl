### What cards do. The text of a card is put together from these sentences in the order of its effects.
### "You" is the player who plays the card.

# A whole card. $name is the card, $text its sentences.
card-text = { $name }: { $text }
# One sentence after another.
sentences-joined = { $before } { $next }
card-plain = Eine Zahlenkarte; sonst passiert nichts.
card-fits-all = Sie passt auf jede Karte.
card-counts = Sie zählt { count-of-points }.
# The item in the corner. $item is its name, $text what it does.
card-item = Item: { $item }. Wenn eine Item-Box die Karte aufdeckt: { $text }

# $extra is how many cards more a failed challenge costs.
# $who: self, next, previous, others, chosen (an opponent), anyone (oneself too), last-to-act
effect-draw =
    { $who ->
        [self] Du ziehst { some-cards }.
        [next] Die nächste Person zieht { some-cards }.
        [previous] Die Person vor dir zieht { some-cards }.
        [others] Alle anderen ziehen je { some-cards }.
        [chosen] Eine andere Person deiner Wahl zieht { some-cards }.
        [anyone] Eine Person deiner Wahl, auch du selbst, zieht { some-cards }.
       *[last-to-act] Wer von den anderen zuletzt gehandelt hat, zieht { some-cards }.
    }
effect-penalty = Die nächste Person zieht { some-cards } und setzt aus.
# The challenge asks for the color alone.
effect-penalty-color-test = Die nächste Person zieht { some-cards } und setzt aus, oder sie zweifelt an: Hast du noch eine Karte der Farbe, die gefragt war, ziehst du stattdessen selbst, und sie ist ganz normal dran; wenn nicht, zieht sie { $extra } mehr und setzt aus.
# The challenge asks whether any other card could have been played.
effect-penalty-playable-test = Die nächste Person zieht { some-cards } und setzt aus, oder sie zweifelt an: Hättest du eine andere Karte legen können, ziehst du stattdessen selbst, und sie ist ganz normal dran; wenn nicht, zieht sie { $extra } mehr und setzt aus.
effect-skip = Die nächste Person setzt aus.
effect-reverse = Die Spielrichtung wechselt.
effect-go-again = Du bist noch mal dran.
effect-name-color = Du wünschst dir eine Farbe.
effect-use-item = Die oberste Karte vom Ziehstapel wird aufgedeckt und auf diese gelegt: Was danach kommt, muss zu ihr passen. Die Aktion der aufgedeckten Karte gilt nicht, aber ihr Item wirkt sofort.
effect-give-card = Du gibst der nächsten Person eine Karte von deiner Hand.
effect-swap-hands = Du tauschst die Handkarten mit einer anderen Person deiner Wahl.
effect-pass-hands = Alle Handkarten wandern in Spielrichtung einen Platz weiter.
