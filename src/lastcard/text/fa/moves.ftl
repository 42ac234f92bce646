### Moves in words, as something to do. The web client says them, too.

move-play = انداختن { $card }
move-give = دادن { $card }
move-draw = کشیدن کارت
move-keep = نگه داشتن کارت
move-pass = پاس
move-color = گفتن رنگ { $color }
# $name is a player.
move-target = انتخاب { $name }
move-accept = کشیدن کارت‌ها
move-challenge = اعتراض
