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

event-dealt = Everybody is dealt { some-cards }.
event-start = The first card is { $card }.
event-ignored = The first card, { $card }, is passed over: another is turned up on it.
event-buried = The first card, { $card }, is passed over: another is turned up on it.
event-returned = The first card, { $card }, is shuffled back into the draw pile: another is turned up.

event-played =
    { $you ->
        [actor] You play { $card }.
       *[none] { $name } plays { $card }.
    }
event-drew =
    { $you ->
        [actor]
            { $known ->
                [yes] You draw { $card }.
               *[no] You draw { some-cards }.
            }
       *[none]
            { $known ->
                [yes] { $name } draws { $card }.
               *[no] { $name } draws { some-cards }.
            }
    }
event-nothing-to-draw =
    { $you ->
        [actor] No card is left for you to draw.
       *[none] No card is left for { $name } to draw.
    }
event-kept =
    { $you ->
        [actor]
            { $known ->
                [yes] You keep { $card }.
               *[no] You keep the card.
            }
       *[none] { $name } keeps the card.
    }
event-passed =
    { $you ->
        [actor] You pass.
       *[none] { $name } passes.
    }
event-named-color =
    { $you ->
        [actor] You name the color: { $color }.
       *[none] { $name } names the color: { $color }.
    }
event-targeted =
    { $pair ->
        [same]
            { $you ->
                [actor] You choose yourself.
               *[none] { $name } chooses nobody else.
            }
       *[two]
            { $you ->
                [actor] You choose { $other }.
                [other] { $name } chooses you.
               *[none] { $name } chooses { $other }.
            }
    }
event-flipped =
    { $you ->
        [actor] You turn over { $card }.
       *[none] { $name } turns over { $card }.
    }
event-item = The item: { $item }.
event-skipped =
    { $you ->
        [actor] You miss a turn.
       *[none] { $name } misses a turn.
    }
event-reversed = The direction of play turns around.
event-extra-turn =
    { $you ->
        [actor] You take another turn.
       *[none] { $name } takes another turn.
    }

event-accepted =
    { $you ->
        [actor] You accept.
       *[none] { $name } accepts.
    }
event-challenged =
    { $pair ->
        [none]
            { $you ->
                [actor] You challenge.
               *[none] { $name } challenges.
            }
       *[two]
            { $you ->
                [actor] You challenge { $other }.
                [other] { $name } challenges you.
               *[none] { $name } challenges { $other }.
            }
    }
event-shown =
    { $known ->
        [yes]
            { $you ->
                [actor]
                    { $amount ->
                        [one] You show { $card }.
                       *[other] You show { $amount } times { $card }.
                    }
               *[none]
                    { $amount ->
                        [one] { $name } shows { $card }.
                       *[other] { $name } shows { $amount } times { $card }.
                    }
            }
       *[no]
            { $you ->
                [actor] You show your hand to the challenger.
               *[none] { $name } shows the challenger a hand of cards.
            }
    }
event-guilty = The challenge succeeds: the card was a bluff.
event-innocent = The challenge fails: the card was no bluff.
event-gave =
    { $you ->
        [actor]
            { $known ->
                [yes] You give { $card } to { $other }.
               *[no] You give a card to { $other }.
            }
        [other]
            { $known ->
                [yes] { $name } gives you { $card }.
               *[no] { $name } gives you a card.
            }
       *[none]
            { $known ->
                [yes] { $name } gives { $card } to { $other }.
               *[no] { $name } gives a card to { $other }.
            }
    }

event-called =
    { $you ->
        [actor] You call UNO!
       *[none] { $name } calls UNO!
    }
event-stayed-silent =
    { $you ->
        [actor] You say nothing.
       *[none] { $name } says nothing.
    }
event-caught =
    { $pair ->
        [none]
            { $you ->
                [actor] You are caught without an UNO call.
               *[none] { $name } is caught without an UNO call.
            }
       *[two]
            { $you ->
                [actor] { $other } catches you without an UNO call.
                [other] You catch { $name } without an UNO call.
               *[none] { $other } catches { $name } without an UNO call.
            }
    }
event-false-call =
    { $you ->
        [actor] You called with nothing to call.
       *[none] { $name } called with nothing to call.
    }

event-reshuffled = The discard pile is shuffled into a new draw pile of { count-of-cards }; its top card stays.
event-swapped =
    { $pair ->
        [none]
            { $you ->
                [actor] You swap hands.
               *[none] { $name } swaps hands.
            }
       *[two]
            { $you ->
                [actor] You swap hands with { $other }.
                [other] { $name } swaps hands with you.
               *[none] { $name } swaps hands with { $other }.
            }
    }
event-rotated = Every hand moves on one seat.

event-went-out =
    { $you ->
        [actor] You have played your last card.
       *[none] { $name } has played the last card.
    }
event-stalemate = Nobody can play or draw any more.
event-round-over =
    { $you ->
        [nobody] The round ends without a winner.
        [actor]
            { $amount ->
                [0] You win the round.
               *[other] You win the round and score { count-of-points }.
            }
       *[none]
            { $amount ->
                [0] { $name } wins the round.
               *[other] { $name } wins the round and scores { count-of-points }.
            }
    }
