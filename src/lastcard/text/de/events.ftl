### What happened at the table, one sentence an event.
###
### Every event is said with the same arguments:
###   $you     actor (you did it, or it befell you), other (you are the second player), none, or
###            nobody (there is no first player)
###   $name    the first player        $other  the second player
###   $pair    none (no second player), same (the same player twice), two
###   $known   yes if you may know the card, else no
###   $card    the name of the card    $amount a number
###   $color   the name of a color     $item   the name of an item

event-dealt = Alle bekommen je { some-cards }.
event-start = Die erste Karte ist { $card }.
event-ignored = Die erste Karte, { $card }, gilt nicht: Eine neue kommt obendrauf.
event-buried = Die erste Karte, { $card }, gilt nicht: Eine neue kommt obendrauf.
event-returned = Die erste Karte, { $card }, wird in den Ziehstapel zurückgemischt: Eine neue wird aufgedeckt.

event-played =
    { $you ->
        [actor] Du legst { $card }.
       *[none] { $name } legt { $card }.
    }
event-drew =
    { $you ->
        [actor]
            { $known ->
                [yes] Du ziehst { $card }.
               *[no] Du ziehst { some-cards }.
            }
       *[none]
            { $known ->
                [yes] { $name } zieht { $card }.
               *[no] { $name } zieht { some-cards }.
            }
    }
event-nothing-to-draw =
    { $you ->
        [actor] Für dich ist keine Karte zum Ziehen mehr da.
       *[none] Für { $name } ist keine Karte zum Ziehen mehr da.
    }
event-kept =
    { $you ->
        [actor]
            { $known ->
                [yes] Du behältst { $card }.
               *[no] Du behältst die Karte.
            }
       *[none] { $name } behält die Karte.
    }
event-passed =
    { $you ->
        [actor] Du passt.
       *[none] { $name } passt.
    }
event-named-color =
    { $you ->
        [actor] Du wünschst dir { $color }.
       *[none] { $name } wünscht sich { $color }.
    }
event-targeted =
    { $pair ->
        [same]
            { $you ->
                [actor] Du wählst dich selbst.
               *[none] { $name } wählt sich selbst.
            }
       *[two]
            { $you ->
                [actor] Du wählst { $other }.
                [other] { $name } wählt dich.
               *[none] { $name } wählt { $other }.
            }
    }
event-flipped =
    { $you ->
        [actor] Du deckst { $card } auf.
       *[none] { $name } deckt { $card } auf.
    }
event-item = Das Item: { $item }.
event-skipped =
    { $you ->
        [actor] Du setzt aus.
       *[none] { $name } setzt aus.
    }
event-reversed = Die Spielrichtung wechselt.
event-extra-turn =
    { $you ->
        [actor] Du bist noch mal dran.
       *[none] { $name } ist noch mal dran.
    }

event-accepted =
    { $you ->
        [actor] Du nimmst an.
       *[none] { $name } nimmt an.
    }
event-challenged =
    { $pair ->
        [none]
            { $you ->
                [actor] Du zweifelst die Karte an.
               *[none] { $name } zweifelt die Karte an.
            }
       *[two]
            { $you ->
                [actor] Du zweifelst die Karte von { $other } an.
                [other] { $name } zweifelt deine Karte an.
               *[none] { $name } zweifelt die Karte von { $other } an.
            }
    }
event-shown =
    { $known ->
        [yes]
            { $you ->
                [actor]
                    { $amount ->
                        [one] Du zeigst { $card }.
                       *[other] Du zeigst { $amount }-mal { $card }.
                    }
               *[none]
                    { $amount ->
                        [one] { $name } zeigt { $card }.
                       *[other] { $name } zeigt { $amount }-mal { $card }.
                    }
            }
       *[no]
            { $you ->
                [actor] Wer angezweifelt hat, bekommt deine Hand zu sehen.
               *[none] Wer angezweifelt hat, bekommt die Hand von { $name } zu sehen.
            }
    }
event-guilty = Zu Recht angezweifelt: Die Karte war ein Bluff.
event-innocent = Zu Unrecht angezweifelt: Die Karte war kein Bluff.
event-gave =
    { $you ->
        [actor]
            { $known ->
                [yes] Du gibst { $card } an { $other }.
               *[no] Du gibst eine Karte an { $other }.
            }
        [other]
            { $known ->
                [yes] { $name } gibt dir { $card }.
               *[no] { $name } gibt dir eine Karte.
            }
       *[none]
            { $known ->
                [yes] { $name } gibt { $card } an { $other }.
               *[no] { $name } gibt eine Karte an { $other }.
            }
    }

event-called =
    { $you ->
        [actor] Du rufst UNO!
       *[none] { $name } ruft UNO!
    }
event-stayed-silent =
    { $you ->
        [actor] Du sagst nichts.
       *[none] { $name } sagt nichts.
    }
event-caught =
    { $pair ->
        [none]
            { $you ->
                [actor] Du wirst erwischt: kein UNO gerufen.
               *[none] { $name } wird erwischt: kein UNO gerufen.
            }
       *[two]
            { $you ->
                [actor] { $other } erwischt dich: kein UNO gerufen.
                [other] Du erwischst { $name }: kein UNO gerufen.
               *[none] { $other } erwischt { $name }: kein UNO gerufen.
            }
    }
event-false-call =
    { $you ->
        [actor] Du hast grundlos gerufen.
       *[none] { $name } hat grundlos gerufen.
    }

event-reshuffled = Der Ablagestapel wird zum neuen Ziehstapel gemischt: { count-of-cards }. Die oberste Karte bleibt liegen.
event-swapped =
    { $pair ->
        [none]
            { $you ->
                [actor] Du tauschst die Handkarten.
               *[none] { $name } tauscht die Handkarten.
            }
       *[two]
            { $you ->
                [actor] Du tauschst die Handkarten mit { $other }.
                [other] { $name } tauscht die Handkarten mit dir.
               *[none] { $name } tauscht die Handkarten mit { $other }.
            }
    }
event-rotated = Alle Handkarten wandern einen Platz weiter.

event-went-out =
    { $you ->
        [actor] Du hast deine letzte Karte gelegt.
       *[none] { $name } hat die letzte Karte gelegt.
    }
event-stalemate = Niemand kann mehr legen oder ziehen.
event-round-over =
    { $you ->
        [nobody] Diese Runde gewinnt niemand.
        [actor]
            { $amount ->
                [0] Du gewinnst die Runde.
               *[other] Du gewinnst die Runde und bekommst { count-of-points }.
            }
       *[none]
            { $amount ->
                [0] { $name } gewinnt die Runde.
               *[other] { $name } gewinnt die Runde und bekommt { count-of-points }.
            }
    }
