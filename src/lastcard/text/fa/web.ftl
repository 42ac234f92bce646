### The web client, but for the table itself (table.ftl).

# What the speakers of this language call it.
language-name = فارسی
product-name = lastcard
not-affiliated = lastcard هیچ وابستگی‌ای به ناشران بازی‌هایش ندارد و تأیید یا مجوزی هم از آن‌ها نگرفته است. اونو (UNO) و نام نسخه‌هایش نشان تجاری صاحبانشان است.

## Everywhere

close = بستن
less = کمتر
more = بیشتر
loading = یک لحظه…
connecting = داریم می‌رویم سر میز…
connecting-watch = داریم می‌رویم تماشا…
to-start-page = به صفحهٔ اول
server-unreachable = سرور پیدا نشد. این دستگاه روی همان شبکه است؟
server-refused = سرور نتوانست این کار را بکند.
top-with-color = { $card }، { $color }
title-table = میز { $code } · lastcard
title-your-turn = ● نوبت توست · { $title }

## The start page

home-lead = بازی کارتی خانوادگی، دور یک میز، هر کس هر جا که هست. نه حساب کاربری می‌خواهد، نه نصب.
home-make-title = میز تازه
home-make-hint = قوانین، ربات‌ها و ساعت سر میز انتخاب می‌شوند.
home-make = یک میز بچین
home-back-title = جاهای تو
home-back = برگشت به میز { $code }، { $edition }
home-join-title = کد داری؟
home-join = برو سر میز
name-label = نام تو
name-needed = نامت را بنویس تا بقیه بدانند کی هستی.
code-label = کد میز

edition-legend = چی بازی می‌کنید؟
edition-facts = { $low } تا { $high } نفر، نفری { $hand } کارت، تا { $target } امتیاز

## Joining

join-code = میز { $code }
join-title = { $host } منتظر توست
join-title-no-host = یک میز منتظر توست
join-about =
    { $free ->
        [0] { $edition } بازی می‌کنند.
       *[other] { $edition } بازی می‌کنند؛ { $free } جا خالی است.
    }
join-people = سر میز: { $names }.
join-running = مسابقه شروع شده: از دور بعد جای یک ربات مال توست.
join-full = همهٔ جاها را آدم‌ها گرفته‌اند.
join-sit = بنشین
join-watch = فقط تماشا
table-missing-title = این میز اینجا نیست

## The lobby

lobby-you-host = میزبان تویی: بازی را انتخاب کن، لینک را بفرست، و وقتی همه آمدند شروع کن.
lobby-other-hosts = میزبان { $host } است و بازی را انتخاب می‌کند.
people-title = سر میز
people-waiting = منتظر جا
people-watching = { $count } نفر تماشا می‌کنند.
places = { $count } جا
place-less = یک جا کمتر
place-more = یک جا بیشتر
seat-empty = خالی
seat-you = تو
seat-host = میزبان
seat-bot = ربات، { $level }
seat-autopilot = ربات جایش بازی می‌کند
seat-menu = با { $name } چه کنیم
presence-reconnecting = وصل می‌شود
presence-away = غایب
bot-add = یک ربات بیاور
bot-add-to = یک ربات بیاور: جای { $place }
bot-remove = { $name } را بردار
bot-level = { $name } چطور بازی کند
level-beginner = تازه‌کار
level-casual = سنجیده
level-sharp = حساب‌گر
level-expert = استادانه
level-random = الابختکی
host-hand-over = میزبانش کن
kick = بیرونش کن
autopilot-start = فعلاً ربات بازی کند

invite-title = دعوت از بقیه
invite-qr = کد QR که میز { $code } را باز می‌کند
link-label = لینک این میز
link-copy = کپی لینک
link-copied = کپی شد.
link-select = لینک انتخاب شده: کپی‌اش کن.
link-share = بفرست
share-title = بیا بازی: میز { $code }

start = پخش کن
start-fills =
    { $count ->
        [1] جای خالی را یک ربات می‌گیرد.
       *[other] { $count } جای خالی را ربات‌ها می‌گیرند.
    }
start-ready = همه جا دارند.
start-waits = مسابقه را { $host } شروع می‌کند.
waiting-for-seat = از دور بعد جای یک ربات مال توست.
watching = تماشا می‌کنی.

## The rules of a table

rules-title = قوانین
rules-here = قوانین این میز
rules-official = قوانین رسمی
rules-changed = { $count } قانون عوض شده
rules-reset = برگشت به قوانین رسمی
preset-legend = کدام روایت قوانین
rulings-own = { $count } قاعدهٔ این نسخه
rulings-own-note = جاهایی که برگه‌های قوانین ساکت‌اند یا اختلاف دارند. انتخاب اول از کامل‌ترین منبع است.
rulings-house =
    { $count ->
        [0] قانون‌های خانگی: هیچ
       *[other] قانون‌های خانگی: { $count }
    }
rulings-house-note = محبوب خانواده‌ها، ولی روی هیچ برگه‌ای نیستند. همه خاموش‌اند مگر خودت روشن کنی.
ruling-changed = عوض شده
ruling-source = منبع‌ها: { $source }.
ruling-uncertain = قطعی نیست
ruling-uncertain-note = منبع‌ها تکلیف این را روشن نمی‌کنند.
rule-title = بند { $point }
rule-unknown = متن این بند اینجا نیست.
rule-here = سر این میز: { $title }.

clock-title = سرعت بازی
clock-legend = وقت جواب دادن
clock-off = بدون ساعت
clock-relaxed = آسوده، ۶۰ ثانیه
clock-normal = معمولی، ۳۰ ثانیه
clock-fast = تند، ۱۲ ثانیه
clock-note = هر کس وقتش تمام شود، یک جواب ساده برایش انتخاب می‌شود. با یک ضربه وقت بیشتر می‌گیری.
pace-legend = سرعت ربات‌ها
pace-slow = آهسته
pace-normal = مثل آدم‌ها
pace-fast = تند
pace-instant = فوری
hold-legend = وقت اونو گفتن
hold-seconds = { $seconds } ثانیه
hold-note = وقتی کسی یادش برود اونو بگوید، حرکت بعدی همین‌قدر صبر می‌کند تا رقابت بین اونو و مچ‌گیری منصفانه باشد.
free-chat = گپ آزاد
free-chat-hint = وگرنه با شکلک و جملهٔ آماده حرف می‌زنند.
hints-allowed = راهنمایی مجاز است
hints-hint = هر کس باید جواب بدهد، می‌تواند ببیند یک استاد چه می‌کرد.
hints-none = با { $seats } بازیکن راهنمایی نیست: هنوز هیچ شبکه‌ای این را یاد نگرفته است.
hints-here = سر این میز راهنمایی مجاز است.
spectators-allowed = بقیه می‌توانند تماشا کنند
spectators-hint = دست کسی را نمی‌بینند.
reveal-late = رو شدن بذرها فقط بعد از مسابقه
reveal-late-hint = وگرنه بعد از هر دور: آن‌وقت همه می‌توانند حساب کنند کدام کارت‌ها در دسته مانده بود.

## Above the table

bar-label = منوی میز
bar-round = دور { $round }، تا { $target }
panel-log = چه شد
panel-talk = گپ
panel-ask = از قوانین بپرس
panel-table = میز
panel-settings = تنظیمات
panel-keys = کلیدها
talk-unread = گپ، حرف تازه
link-lost = اتصال قطع شد. دوباره امتحان می‌کنیم…
ended-title = دیگر سر میز نیستی
ended-elsewhere = جای دیگری داری بازی می‌کنی
ended-return = همین‌جا بازی کن
ended-sit = دوباره بنشین

device-title = بازی روی یک دستگاه دیگر
device-hint = مثلاً با گوشی از همین جا ادامه بده: آنجا یک کد را اسکن کن.
device-move = کد را نشان بده
device-scan = این را تا { $seconds } ثانیه با آن یکی دستگاه اسکن کن. یک بار کار می‌کند.
device-qr = کد QR که جای تو را به دستگاه دیگری می‌برد
leave-title = خروج از میز
leave-hint = یک ربات به جایت ادامه می‌دهد و دیگر نمی‌توانی جایت را پس بگیری.
leave-hint-lobby = جایت دوباره خالی می‌شود.
leave = خروج
leave-yes = بله، می‌روم
leave-no = می‌مانم

## Talk

talk-title = چه گفتند
talk-said = { $name }: { $words }
talk-empty = هنوز کسی چیزی نگفته.
emotes = شکلک‌ها
phrases = جمله‌های آماده
chat-label = چیزی بگو
chat-send = بفرست
chat-off = سر این میز گپ آزاد بسته است.
mute-title = بی‌صدا کردن یک نفر
mute = بی‌صدا کردن { $name }

## What happened

log-title = اتفاق‌های این مسابقه
log-empty = هنوز اتفاقی نیفتاده.
log-missing = اتفاق‌های قبلی نشان داده نمی‌شوند.
verdict-called =
    { $call ->
        [never] { $catcher } به‌موقع نرسید.
       *[called] { $name } بعد از { $callTime } ثانیه گفت، پیش از { $catcher } با { $catchTime } ثانیه (تأخیر شبکه حساب شده).
    }
verdict-caught =
    { $call ->
        [never] { $catcher } بعد از { $catchTime } ثانیه زد (تأخیر شبکه حساب شده).
       *[called] { $catcher } بعد از { $catchTime } ثانیه زد، پیش از { $name } با { $callTime } ثانیه (تأخیر شبکه حساب شده).
    }

## Results

round-after = بعد از دور { $round }
round-nobody = این دور برنده ندارد
round-you = دور را بردی: { $points } امتیاز
round-won = { $name } دور را برد: { $points } امتیاز
match-after = مسابقه بعد از { $rounds } دور تمام شد
match-you = مسابقه را بردی!
match-won =
    { $count ->
        [1] { $names } مسابقه را برد!
       *[other] { $names } مسابقه را با هم بردند!
    }
hands-title = چه ماند
hand-empty = هیچ کارتی نماند.
open-card = { $card }، { $points } امتیاز
hand-sum = = { $points }
went-out = تمام کرد
scores-title = امتیازها، تا { $target }
gained = +{ $points }
next-round = دور بعد
next-round-now = الان پخش کن
rematch = دوباره بازی
rematch-now = الان شروع کن
ready-waiting = { $ready } نفر از { $people } نفر آماده‌اند. منتظر بقیه…
to-lobby = قوانین را عوض کن
see-table = میز را ببین
see-result = نتیجه را ببین
record-save = ذخیرهٔ مسابقه

## Replay

replay-watch = دوباره ببین
replay-skill = بخت و مهارت
replay-share = بازپخش را بفرست
replay-share-title = مسابقه‌ای برای دوباره دیدن
replay-title = { $edition }، قدم به قدم
replay-missing = این مسابقه اینجا نیست
replay-table = میز در این قدم
replay-color = رنگ: { $color }
replay-piles =
    { $direction ->
        [left] { $pile } کارت در دسته، بازی به چپ می‌رود.
       *[right] { $pile } کارت در دسته، بازی به راست می‌رود.
    }
replay-step = قدم
replay-at = قدم { $at } از { $of }، دور { $round }
replay-first = قدم اول
replay-back = یک قدم عقب
replay-forward = یک قدم جلو
replay-last = قدم آخر
replay-play = اجرا
replay-pause = مکث
replay-round = دور
replay-round-number = دور { $round }
replay-score = { $score } امتیاز

## Settings

setting-language = زبان
setting-speed = حرکت کارت‌ها
speed-off = خاموش
speed-fast = تند
speed-normal = معمولی
speed-slow = آهسته
setting-theme = رنگ صفحه
theme-auto = مثل دستگاه
theme-light = روشن
theme-dark = تیره
setting-sort = چیدن دستت
sort-color = به رنگ
sort-number = به عدد
sort-dealt = به ترتیب پخش
setting-sounds = صداها
setting-volume = بلندی صدا
setting-letters = حرف رنگ روی کارت‌ها
setting-letters-hint = هر رنگ شکل خودش را هم دارد.
setting-hints = کارت‌هایی که می‌خورند بالا بیایند
setting-hints-hint = روی بقیه هم که بزنی می‌گویند چرا نه.
setting-left = برای چپ‌دست‌ها
setting-left-hint = دکمهٔ اونو و دسته در سمت چپ.
setting-keys = کلیدهای تک‌حرفی
setting-keys-hint = سر میز ? را بزن تا فهرست را ببینی.
setting-vibrate = نوبتم که شد بلرزد
setting-notify = وقتی صفحه پیدا نیست و نوبت من است خبرم کن
setting-notify-hint = مرورگر یک بار از تو می‌پرسد.
setting-notify-missing = مرورگرها این را فقط در صفحه‌های HTTPS اجازه می‌دهند.

## Keys

keys-move = حرکت در دستت
keys-jump = به کارت قرمز، زرد، سبز، آبی یا وایلد بعدی؛ رنگ هم انتخاب می‌کند
keys-number = به کارت اول، دوم …؛ بازیکنی را هم که آیتم به او می‌خورد انتخاب می‌کند
keys-play = کارت را بینداز
keys-draw = بکش
keys-uno = اونو بگو
keys-catch = مچ کسی را بگیر که یادش رفته
keys-drawn = کارت تازه‌کشیده را نگه دار یا بینداز
keys-challenge = قبول یا اعتراض
keys-more = وقت بیشتر
keys-sort = دستت را جور دیگری بچین
keys-hint = راهنمایی، اگر میز اجازه بدهد
keys-hand = دستت را بشنو
keys-top = کارت رویی، رنگ و جهت را بشنو
keys-counts = بشنو هر کس چند کارت دارد
keys-last = حرکت آخر را بشنو
keys-scores = امتیازها را بشنو
keys-clock = بشنو چقدر وقت مانده
keys-why = بشنو چرا این کارت را نمی‌شود انداخت
keys-this = همین فهرست

## Said to screen readers

your-turn =
    { $count ->
        [0] نوبت توست. { $top }. هیچ کارتی نمی‌خورد.
       *[other] نوبت توست. { $top }. { $count } کارت می‌خورد.
    }
your-answer = نوبت توست. { $question }
asked-play = کارتی بینداز یا بکش.
asked-drawn = کارتی را که کشیدی بینداز یا نگه دار.
asked-color = رنگ را انتخاب کن.
asked-target = یک بازیکن را انتخاب کن.
asked-challenge = قبول کن یا اعتراض کن.
asked-stack = با کارت جریمه جواب بده، یا قبول کن.
asked-give = کارتی را که می‌دهی انتخاب کن.
you-were-caught = مچت را گرفتند: اونو نگفته بودی.
pull-hand = { $count } کارت داری: { $cards }.
pull-no-hand = هیچ کارتی نداری.
pull-top =
    { $direction ->
        [left] کارت رویی: { $top }. بازی به چپ می‌رود. نوبت { $name } است. { $pile } کارت در دسته.
       *[right] کارت رویی: { $top }. بازی به راست می‌رود. نوبت { $name } است. { $pile } کارت در دسته.
    }
pull-count = { $name } { $count }
pull-score = { $name } { $score }
pull-scores = امتیازها: { $scores }. هدف { $target } است.
pull-clock = { $name } { $seconds } ثانیه وقت دارد.
pull-no-clock = الان ساعتی در کار نیست.
pull-why-which = اول برو روی یک کارت.

## The guide to the rules

guide-page-title = قوانین
guide-page-lead = همهٔ قوانین همهٔ جعبه‌ها، برای کسی که با آن سر میز آشپزخانه نشسته.
guide-page-contents = فهرست
guide-page-print = چاپ
guide-page-others = جعبه‌های دیگر
# Read out before how far the rule is settled, and its sources.
guide-page-basis = بند { $point } از کجا آمده:
guide-page-kept = دسترسی به سرور نیست. این نسخه‌ای است که این دستگاه نگه داشته.
guide-page-open = قوانین، با توضیح
guide-page-point = در راهنما بخوان

## Fair deals

panel-fair = پخش منصفانه
shuffling = همه دارند بُر می‌زنند…
record-check = بررسی فایل مسابقه
