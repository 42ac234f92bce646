### The table in the browser: players, piles, hand, questions.

## Players

table-players = Am Tisch
table-empty-seat = Freier Platz
# $name a player, $cards how many they hold, $points their score.
table-seat =
    { $cards ->
        [one] { $name }, { $cards } Karte, { table-points-short }
       *[other] { $name }, { $cards } Karten, { table-points-short }
    }
table-you = du
table-their-turn = ist dran
table-is-next = ist als Nächstes dran
table-next-short = Danach
table-has-called = hat UNO gerufen
table-not-called = hat nicht UNO gerufen
table-points-short =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
table-points-tiny = { $points } Pkt.
table-state-bot = Bot
table-state-autopilot = Autopilot
table-state-reconnecting = Verbindet…
table-state-away = Nicht da
# $seat is the sentence on a player.
table-choose-seat = Wählen: { $seat }

## Signs that pop up over a player

table-uno = UNO!
table-uno-open = Kein UNO?
table-mark-again = Noch mal
table-mark-pass = Passe
table-mark-uno = UNO!
table-mark-caught = Erwischt!

## The middle of the table

table-color-to-match = Gefragte Farbe:
table-color-open = Offen
table-clockwise = Es geht im Uhrzeigersinn.
table-counterclockwise = Es geht gegen den Uhrzeigersinn.
table-no-top = noch keine Karte
table-top-card = Oben liegt: { $card }
table-draw-word = Ziehstapel
table-draw-pile =
    { $cards ->
        [one] Ziehstapel, { $cards } Karte
       *[other] Ziehstapel, { $cards } Karten
    }
# $owed is how many cards are drawn.
table-draw-now =
    { $owed ->
        [one] Eine Karte ziehen. Ziehstapel: { $cards }
       *[other] { $owed } Karten ziehen. Ziehstapel: { $cards }
    }
table-draw =
    { $owed ->
        [one] Ziehen
       *[other] { $owed } ziehen
    }

## Your hand

# $playable is how many of the cards can be played; 0 while it is not your turn.
table-hand =
    { $playable ->
        [0] { $cards ->
            [one] Deine Hand, { $cards } Karte
           *[other] Deine Hand, { $cards } Karten
        }
        [one] { $cards ->
            [one] Deine Hand, { $cards } Karte, { $playable } passt
           *[other] Deine Hand, { $cards } Karten, { $playable } passt
        }
       *[other] { $cards ->
            [one] Deine Hand, { $cards } Karte, { $playable } passen
           *[other] Deine Hand, { $cards } Karten, { $playable } passen
        }
    }
table-can-play = kannst du legen
table-can-give = kannst du abgeben
table-new-card = neu
table-new = Neu
table-groups = Farben auf deiner Hand
# $color is the name of a color.
table-group =
    { $cards ->
        [one] { $color }, { $cards } Karte
       *[other] { $color }, { $cards } Karten
    }
table-sort-color = Nach Farbe
table-sort-number = Nach Zahl
table-sort-dealt = Wie gegeben
table-sort = Hand sortieren. Jetzt: { $order }
table-watching = Du schaust zu.
table-watching-waiting = Du schaust zu. In der nächsten Runde bekommst du einen Platz.

## UNO

table-calls = UNO rufen und erwischen
table-uno-button = UNO
table-uno-idle = Rufen
table-uno-possible = Jetzt rufen
table-uno-armed = Vorgemerkt
table-uno-owed = Jetzt rufen!
table-uno-called = Gerufen
table-catch = Erwischt
table-catch-nobody = Niemand

## What the table waits for

table-prompt = Was jetzt passiert
table-your-turn = Du bist dran
table-turn-of = { $name } ist dran
table-round-over = Die Runde ist vorbei.
table-fitting =
    { $cards ->
        [one] { $cards } deiner Karten passt.
       *[other] { $cards } deiner Karten passen.
    }
table-nothing-fits = Keine deiner Karten passt: Zieh eine.
table-pass = Passen
table-drew = Du hast { $card } gezogen.
table-play-or-keep = Legen oder behalten?
table-keep = Behalten
table-play = Legen
table-choose-color = Wünsch dir eine Farbe
table-choose-color-detail = Tippe auf ein Viertel oder drück R, Y, G oder B.
table-choose-color-brief = Tippe auf ein Viertel.
table-choose-player = Wen wählst du?
table-choose-player-detail = Tippe jemanden an oder drück die Zahl neben dem Namen.
table-choose-player-brief = Tippe jemanden an.
# $how is the sentence on how to choose.
table-choose-hit = Wen trifft das Item { $item }? { $how }
table-choose-swap = Mit wem tauschst du die Handkarten? { $how }
table-give = Eine Karte für { $name }
table-give-detail = Such eine von deiner Hand aus.
# $name played $card, and you are the one to draw.
table-challenge = { $name } legt { $card }.
table-challenge-detail = War es ein Bluff, zieht { $name } { $cards }; wenn nicht, ziehst du { $more }.
table-challenge-button = Anzweifeln
table-take = { $cards } ziehen
table-stack =
    { $cards ->
        [one] { $cards } Karte wartet auf dich.
       *[other] { $cards } Karten warten auf dich.
    }
table-stack-detail = Antworte mit einer Ziehkarte, oder zieh.
table-stack-cannot = Du hast keine Antwort: Zieh.
table-call-now = Ruf UNO!
table-call-now-detail = Du hast nur noch eine Karte.
table-race = { $name } hat nur noch eine Karte und noch nicht UNO gerufen.
table-held = Dein Zug ist gemacht.
table-held-detail = Er wartet, bis das mit dem UNO geklärt ist.
table-waits-drawn = { $name } hat gezogen: legen oder behalten?
table-waits-color = { $name } wünscht sich eine Farbe.
table-waits-target = { $name } wählt jemanden aus.
table-waits-give = { $name } sucht eine Karte zum Abgeben aus.
table-waits-challenge = { $name } darf anzweifeln.
table-waits-stack = { $name } darf auf die Ziehkarte antworten.
table-more-time = Mehr Zeit
table-more-short = + Zeit
table-clock = Restzeit
table-back = Wieder selbst spielen
table-back-detail = Der Autopilot spielt für dich.

## Hints

table-hint = Tipp
table-hint-title = Was ein Experte täte
table-hint-note = Die Chance, diese Runde zu gewinnen, unter Spielern wie dem Bot „expert“, aus dem, was du siehst. Eine Schätzung.
# $move is what to do, $chance in percent, $why a sentence.
table-hint-told = { $move }: { $chance }. { $why }
table-hint-card = empfohlen

## Items. $name is the player, $others those who are hit.

table-item-mushroom = { $name } ist noch mal dran.
table-item-banana = { $others } rutscht aus und zieht 2.
table-item-banana-nobody = Die Person davor rutscht aus.
table-item-shell = { $others } wird getroffen und zieht.
table-item-shell-nobody = { $name } zielt.
table-item-lightning = Alle außer { $name } ziehen, und { $name } ist noch mal dran.
table-item-bomb = { $name } zieht 2 und wünscht sich eine Farbe.
