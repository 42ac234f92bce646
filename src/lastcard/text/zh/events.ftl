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

event-dealt = 每人发{ some-cards }。
event-start = 第一张牌是{ $card }。
event-ignored = 第一张牌{ $card }不算，在它上面另翻一张。
event-buried = 第一张牌{ $card }不算，在它上面另翻一张。
event-returned = 第一张牌{ $card }洗回摸牌堆，另翻一张。

event-played =
    { $you ->
        [actor] 你打出{ $card }。
       *[none] { $name }打出{ $card }。
    }
event-drew =
    { $you ->
        [actor]
            { $known ->
                [yes] 你摸到{ $card }。
               *[no] 你摸了{ some-cards }。
            }
       *[none]
            { $known ->
                [yes] { $name }摸到{ $card }。
               *[no] { $name }摸了{ some-cards }。
            }
    }
event-nothing-to-draw =
    { $you ->
        [actor] 你没有牌可摸了。
       *[none] { $name }没有牌可摸了。
    }
event-kept =
    { $you ->
        [actor]
            { $known ->
                [yes] 你留下{ $card }。
               *[no] 你留下这张牌。
            }
       *[none] { $name }留下这张牌。
    }
event-passed =
    { $you ->
        [actor] 你过牌。
       *[none] { $name }过牌。
    }
event-named-color =
    { $you ->
        [actor] 你定颜色：{ $color }。
       *[none] { $name }定颜色：{ $color }。
    }
event-targeted =
    { $pair ->
        [same]
            { $you ->
                [actor] 你选了自己。
               *[none] { $name }选了自己。
            }
       *[two]
            { $you ->
                [actor] 你选了{ $other }。
                [other] { $name }选了你。
               *[none] { $name }选了{ $other }。
            }
    }
event-flipped =
    { $you ->
        [actor] 你翻出{ $card }。
       *[none] { $name }翻出{ $card }。
    }
event-item = 道具：{ $item }。
event-skipped =
    { $you ->
        [actor] 你停一回合。
       *[none] { $name }停一回合。
    }
event-reversed = 出牌方向反过来。
event-extra-turn =
    { $you ->
        [actor] 你再来一回合。
       *[none] { $name }再来一回合。
    }

event-accepted =
    { $you ->
        [actor] 你认罚。
       *[none] { $name }认罚。
    }
event-challenged =
    { $pair ->
        [none]
            { $you ->
                [actor] 你提出质疑。
               *[none] { $name }提出质疑。
            }
       *[two]
            { $you ->
                [actor] 你质疑{ $other }。
                [other] { $name }质疑你。
               *[none] { $name }质疑{ $other }。
            }
    }
event-shown =
    { $known ->
        [yes]
            { $you ->
                [actor]
                    { $amount ->
                        [1] 你亮出{ $card }。
                       *[other] 你亮出{ $amount }张{ $card }。
                    }
               *[none]
                    { $amount ->
                        [1] { $name }亮出{ $card }。
                       *[other] { $name }亮出{ $amount }张{ $card }。
                    }
            }
       *[no]
            { $you ->
                [actor] 你把手牌亮给质疑的人看。
               *[none] { $name }把手牌亮给质疑的人看。
            }
    }
event-guilty = 质疑成功：这张牌是唬人的。
event-innocent = 质疑失败：这张牌没有唬人。
event-gave =
    { $you ->
        [actor]
            { $known ->
                [yes] 你把{ $card }送给了{ $other }。
               *[no] 你送了{ $other }一张牌。
            }
        [other]
            { $known ->
                [yes] { $name }把{ $card }送给了你。
               *[no] { $name }送了你一张牌。
            }
       *[none]
            { $known ->
                [yes] { $name }把{ $card }送给了{ $other }。
               *[no] { $name }送了{ $other }一张牌。
            }
    }

event-called =
    { $you ->
        [actor] 你喊了UNO！
       *[none] { $name }喊了UNO！
    }
event-stayed-silent =
    { $you ->
        [actor] 你没出声。
       *[none] { $name }没出声。
    }
event-caught =
    { $pair ->
        [none]
            { $you ->
                [actor] 你没喊UNO，被抓了。
               *[none] { $name }没喊UNO，被抓了。
            }
       *[two]
            { $you ->
                [actor] 你没喊UNO，被{ $other }抓了。
                [other] { $name }没喊UNO，被你抓了。
               *[none] { $name }没喊UNO，被{ $other }抓了。
            }
    }
event-false-call =
    { $you ->
        [actor] 你乱喊了：没有UNO可喊。
       *[none] { $name }乱喊了：没有UNO可喊。
    }

event-reshuffled = 弃牌堆洗成新的摸牌堆，共{ count-of-cards }；顶牌留在原处。
event-swapped =
    { $pair ->
        [none]
            { $you ->
                [actor] 你换了手牌。
               *[none] { $name }换了手牌。
            }
       *[two]
            { $you ->
                [actor] 你跟{ $other }换了手牌。
                [other] { $name }跟你换了手牌。
               *[none] { $name }跟{ $other }换了手牌。
            }
    }
event-rotated = 所有人的手牌都传了一位。

event-went-out =
    { $you ->
        [actor] 你打出了最后一张牌。
       *[none] { $name }打出了最后一张牌。
    }
event-stalemate = 谁也不能再出牌、摸牌了。
event-round-over =
    { $you ->
        [nobody] 这一局没有赢家。
        [actor]
            { $amount ->
                [0] 你赢了这一局。
               *[other] 你赢了这一局，得{ count-of-points }。
            }
       *[none]
            { $amount ->
                [0] { $name }赢了这一局。
               *[other] { $name }赢了这一局，得{ count-of-points }。
            }
    }
