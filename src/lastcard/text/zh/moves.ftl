### Moves in words, as something to do. The web client says them, too.

move-play = 打出{ $card }
move-give = 送出{ $card }
move-draw = 摸牌
move-keep = 留着
move-pass = 过
move-color = 选{ $color }色
# $name is a player.
move-target = 选{ $name }
move-accept = 接受并摸牌
move-challenge = 质疑
