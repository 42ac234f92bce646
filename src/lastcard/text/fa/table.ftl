### The table in the browser: players, piles, hand, questions.

## Players

table-players = بازیکن‌ها
table-empty-seat = جای خالی
# $name a player, $cards how many they hold, $points their score.
table-seat = { $name }، { $cards } کارت، { $points } امتیاز
table-you = تو
table-their-turn = نوبتش است
table-is-next = نفر بعدی
table-next-short = بعدی
table-has-called = اونو گفته
table-not-called = اونو نگفته
table-points-short = { $points } امتیاز
table-points-tiny = { $points } امتیاز
table-state-bot = ربات
table-state-autopilot = خودکار
table-state-reconnecting = وصل می‌شود
table-state-away = غایب
# $seat is the sentence on a player.
table-choose-seat = انتخاب { $seat }

## Signs that pop up over a player

table-uno = اونو!
table-uno-open = اونو نگفت؟
table-mark-again = دوباره
table-mark-pass = پاس
table-mark-uno = اونو!
table-mark-caught = گیر افتاد!

## The middle of the table

table-color-to-match = رنگ بازی:
table-color-open = آزاد
table-clockwise = بازی در جهت عقربه‌های ساعت می‌چرخد.
table-counterclockwise = بازی خلاف عقربه‌های ساعت می‌چرخد.
table-no-top = هنوز کارتی نیست
table-top-card = کارت رویی: { $card }
table-draw-word = دسته
table-draw-pile = دستهٔ کشیدن، { $cards } کارت
# $owed is how many cards are drawn.
table-draw-now =
    { $owed ->
        [1] یک کارت بکش. دسته: { $cards }
       *[other] { $owed } کارت بکش. دسته: { $cards }
    }
table-draw =
    { $owed ->
        [1] بکش
       *[other] { $owed } تا بکش
    }

## Your hand

# $playable is how many of the cards can be played; 0 while it is not your turn.
table-hand =
    { $playable ->
        [0] دست تو، { $cards } کارت
       *[other] دست تو، { $cards } کارت، { $playable } تا می‌خورد
    }
table-can-play = می‌خورد
table-can-give = می‌شود داد
table-new-card = تازه
table-new = تازه
table-groups = رنگ‌های دستت
# $color is the name of a color.
table-group = { $color }، { $cards } کارت
table-sort-color = به رنگ
table-sort-number = به عدد
table-sort-dealt = به ترتیب پخش
table-sort = چیدن دست. الان: { $order }
table-watching = تماشا می‌کنی.
table-watching-waiting = تماشا می‌کنی. از دور بعد جا داری.

## UNO

table-calls = اونو گفتن
table-uno-button = اونو
table-uno-idle = بگو
table-uno-possible = الان بگو
table-uno-armed = آماده
table-uno-owed = زود بگو!
table-uno-called = گفتی
table-catch = مچ بگیر
table-catch-nobody = هیچ‌کس

## What the table waits for

table-prompt = الان چه خبر است
table-your-turn = نوبت توست
table-turn-of = نوبت { $name }
table-round-over = این دور تمام شد.
table-fitting = { $cards } تا از کارت‌هایت می‌خورد.
table-nothing-fits = هیچ کارتت نمی‌خورد: یکی بکش.
table-pass = پاس
table-drew = { $card } کشیدی.
table-play-or-keep = می‌اندازی یا نگه می‌داری؟
table-keep = نگه دار
table-play = بینداز
table-choose-color = رنگ را انتخاب کن
table-choose-color-detail = روی یک رنگ بزن، یا کلید R، Y، G یا B را.
table-choose-color-brief = روی یک رنگ بزن.
table-choose-player = یک بازیکن را انتخاب کن
table-choose-player-detail = روی یک بازیکن بزن، یا عدد کنار نامش را.
table-choose-player-brief = روی یکی‌شان بزن.
# $how is the sentence on how to choose.
table-choose-hit = { $item } به کی بخورد؟ { $how }
table-choose-swap = دستت را با کی عوض می‌کنی؟ { $how }
table-give = یک کارت به { $name } بده
table-give-detail = یکی از دستت انتخاب کن.
# $name played $card, and you are the one to draw.
table-challenge = { $name } یک { $card } انداخت.
table-challenge-detail = اگر بلوف باشد، { $name } { $cards } تا می‌کشد؛ اگر نه، تو { $more } تا می‌کشی.
table-challenge-button = اعتراض
table-take = { $cards } تا بکش
table-stack = { $cards } کارت منتظر توست.
table-stack-detail = با کارت جریمه جواب بده، یا بکش.
table-stack-cannot = جوابی نداری: بکش.
table-call-now = اونو بگو!
table-call-now-detail = یک کارت برایت مانده.
table-race = { $name } یک کارت دارد و هنوز اونو نگفته.
table-held = حرکتت ثبت شد.
table-held-detail = صبر می‌کند تا تکلیف اونو روشن شود.
table-waits-drawn = { $name } کشیده: می‌اندازد یا نگه می‌دارد؟
table-waits-color = { $name } رنگ انتخاب می‌کند.
table-waits-target = { $name } یک بازیکن انتخاب می‌کند.
table-waits-give = { $name } انتخاب می‌کند کدام کارت را بدهد.
table-waits-challenge = { $name } می‌تواند اعتراض کند.
table-waits-stack = { $name } می‌تواند به کارت جریمه جواب بدهد.
table-more-time = وقت بیشتر
table-more-short = + وقت
table-clock = وقت مانده
table-back = خودم بازی می‌کنم
table-back-detail = ربات دارد جای تو بازی می‌کند.

## Hints

table-hint = راهنمایی
table-hint-title = یک استاد چه می‌کرد
table-hint-note = شانس برد این دور میان بازیکنانی مثل ربات «expert»، با آنچه می‌بینی. یک برآورد است.
# $move is what to do, $chance in percent, $why a sentence.
table-hint-told = { $move }: { $chance }. { $why }
table-hint-card = پیشنهادی

## Items. $name is the player, $others those who are hit.

table-item-mushroom = { $name } دوباره بازی می‌کند.
table-item-banana = { $others } سُر می‌خورد و ۲ تا می‌کشد.
table-item-banana-nobody = نفر قبلی سُر می‌خورد.
table-item-shell = لاک به { $others } می‌خورد: یکی می‌کشد.
table-item-shell-nobody = { $name } نشانه می‌گیرد.
table-item-lightning = همه جز { $name } می‌کشند و { $name } دوباره بازی می‌کند.
table-item-bomb = { $name } ۲ تا می‌کشد و رنگ را انتخاب می‌کند.
