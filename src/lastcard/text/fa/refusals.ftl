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

question-play = کدام کارت را می‌اندازی؟
question-drawn = کارتی را که کشیدی می‌اندازی یا نگه می‌داری؟
question-color = کدام رنگ؟
question-target = کدام بازیکن؟
question-challenge = قبول یا اعتراض؟
question-stack = با کارت جریمه جواب می‌دهی یا قبول می‌کنی؟
question-give = کدام کارت را می‌دهی؟
question-call = اونو می‌گویی یا چیزی نمی‌گویی؟
question-catch = مچ می‌گیری یا چیزی نمی‌گویی؟
question-over = این دور تمام شده.

## The reasons

refusal-round-over = این دور تمام شده.
refusal-not-your-turn = نوبت تو نیست: اول { $player } باید بازی کند.
refusal-not-asked = الان چیز دیگری از تو می‌پرسیم: { $question }
refusal-not-held = { $card } در دستت نیست.
refusal-no-match = الان نمی‌توانی { $card } بیندازی: رنگ { $color } است و کارت رویی { $top }.
refusal-only-drawn-card = کارت کشیده‌ای، پس الان فقط همان را می‌توانی بیندازی.
refusal-bluff-forbidden =
    { $test ->
        [playable] سر این میز بلوف نداریم: { $card } را فقط وقتی می‌شود انداخت که هیچ کارت دیگرت نخورد.
       *[color] سر این میز بلوف نداریم: { $card } را فقط وقتی می‌شود انداخت که کارتی از رنگ { $color } نداشته باشی.
    }
refusal-last-card-forbidden = قانون خانگی: { $card } نمی‌تواند کارت آخرت باشد.
refusal-must-play = کارتی داری که می‌خورد، و سر این میز هر کس بتواند بیندازد باید بیندازد.
refusal-nothing-to-draw = کارتی برای کشیدن نمانده.
refusal-pass-needs-nothing = فقط وقتی می‌توانی پاس بدهی که نه کارتی برای انداختن داری، نه کارتی برای کشیدن هست.
refusal-no-such-color = رنگ باید { color-red }، { color-yellow }، { color-green } یا { color-blue } باشد.
refusal-no-such-seat = چنین بازیکنی سر این میز نیست.
refusal-not-yourself = خودت را نمی‌توانی انتخاب کنی.
refusal-nothing-to-call = الان جای اونو گفتن نیست: در نوبت خودت بگو، وقتی دو کارت داری و یکی‌شان می‌خورد، یا وقتی یک کارت برایت مانده.
refusal-already-called = اونو را گفته‌ای.
refusal-nothing-to-catch = الان نمی‌شود مچ { $player } را گرفت.
refusal-calls-automatic = سر این میز اونو خودبه‌خود گفته می‌شود: نه کسی باید بگوید، نه می‌شود مچ کسی را گرفت.
refusal-must-answer-penalty = { $amount } کارت جریمه منتظر توست. { $question }
refusal-no-challenge = اینجا کارت جریمه‌ای نیست که به آن اعتراض کنی.
refusal-not-identical = بیرون از نوبت فقط کارتی را می‌توانی بیندازی که عین کارت رویی باشد: { $top }.
refusal-nothing-to-keep = کارتی نکشیده‌ای که نگه داری.
refusal-must-play-drawn = سر این میز کارتی که کشیدی و می‌خورد باید انداخته شود.
refusal-malformed = «{ $move }» حرکت نیست. حرکت این شکلی است: «play R5»، «draw» یا «color red».
