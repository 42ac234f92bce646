### The plain terminal game and the command line.

disclaimer = lastcard هیچ وابستگی‌ای به ناشران بازی‌هایش ندارد و تأیید یا مجوزی هم از آن‌ها نگرفته است. اونو (UNO) و نام نسخه‌هایش نشان تجاری صاحبانشان است.
version-line = lastcard { $version }

## Starting and stopping

terminal-welcome = { $edition }، { $seats } نفره، تا { $target } امتیاز.
# Where no target decides. $text says how the match is decided.
terminal-welcome-other = { $edition }، { $seats } نفره. { $text }
terminal-you = تو
# The bots' names, short ones, nine of them, with ", " between two: a comma for the program, so a Latin one.
terminal-bot-names = آرش, بهار, پویا, سارا, کاوه, لیلا, مانی, نیما, هما
# The tenth, where bots play among themselves.
terminal-bot-name-last = یاس
terminal-dealer-draws = هر کس برای پخش یکی می‌کشد: { $draws }.
terminal-dealer-draw = { $name } { $card }
terminal-help-hint = بنویس «help» تا ببینی چه می‌شود نوشت.
terminal-resumed = ادامهٔ { $edition }، دور { $round }.
terminal-saved = در { $file } ذخیره شد. با «lastcard resume» ادامه پیدا می‌کند.
terminal-quit-unsaved = بنویس «save FILE» تا جای دیگری ذخیره شود، یا دوباره «quit» تا ذخیره‌نشده رها شود.
terminal-quit = ذخیره شد. این مسابقه با «lastcard resume» ادامه پیدا می‌کند.
terminal-compiling = قوانین کامپایل می‌شوند؛ چند ثانیه طول می‌کشد، فقط همین یک بار.

## The table, before each move

terminal-round = دور { $round }
terminal-dealer =
    { $you ->
        [actor] پخش با توست.
       *[none] پخش با { $name } است.
    }
terminal-turn =
    { $you ->
        [actor] نوبت توست.
       *[none] نوبت { $name } است.
    }
terminal-top = کارت رویی: { $card }
terminal-color = رنگ: { $color }
terminal-direction =
    { $direction ->
        [left] بازی به چپ می‌رود.
       *[right] بازی به راست می‌رود.
    }
terminal-draw-pile = دسته: { count-of-cards }
terminal-owed = جریمه: { count-of-cards }
terminal-hand-header = دست تو، { $amount } کارت:
terminal-none-playable = هیچ‌کدام نمی‌خورد.
terminal-playable-mark = کارت‌هایی که * دارند می‌خورند.
terminal-opponent = { $name }: { count-of-cards }
terminal-opponent-uno = { $name }: { count-of-cards }، اونو گفته
terminal-opponent-catchable = { $name }: { count-of-cards }، اونو نگفته
terminal-since = از حرکت قبلی‌ات تا حالا:
terminal-nothing-since = از حرکت قبلی‌ات تا حالا خبری نشده.
terminal-score = { $name }: { count-of-points }
terminal-scores-header = امتیازها، تا { $target }:
terminal-scores-lowest-header = امتیازها. با رسیدن به { $target } مسابقه تمام می‌شود و کمترین امتیاز برنده است:
terminal-scores-plain-header = امتیازها:

## Prompts

terminal-prompt-play = حرکتت (یک عدد، «draw» یا «help»):
terminal-prompt-pass = نه کارتی می‌خورد، نه کارتی برای کشیدن هست. «pass»:
terminal-prompt-drawn = { $card } کشیدی. «play» یا «keep»:
terminal-prompt-color = یک رنگ بنویس (red، yellow، green، blue):
terminal-prompt-target = یک بازیکن را انتخاب کن ({ $names }):
# $more is what the challenge costs if the card was no bluff.
terminal-prompt-challenge = «accept» و { $amount } تا بکش، یا «challenge» (اگر بلوف نبود { $more } تا می‌کشی):
terminal-prompt-stack = با کارت جریمه جواب بده (یک عدد) یا «accept»:
terminal-prompt-give = کدام کارت را می‌دهی (یک عدد)؟
terminal-prompt-call = یک کارت برایت مانده. «uno»، یا Enter تا چیزی نگویی:
terminal-prompt-catch = { $name } یک کارت دارد و اونو نگفت. «catch»، یا Enter:
# Only where the house rule of jumping in holds.
terminal-prompt-jump = عین کارت رویی دست توست: { $card }. «jump»، یا Enter تا صبر کنی:
terminal-jumps =
    { $you ->
        [actor] پریدی وسط!
       *[none] { $name } پرید وسط!
    }
terminal-prompt-continue = برای دور بعد Enter را بزن.
terminal-not-understood = «{ $name }» فهمیده نشد. بنویس «help» تا ببینی چه می‌شود نوشت.
terminal-no-such-number = کارت شمارهٔ { $amount } در دستت نیست.
terminal-no-such-player = بازیکنی به نام «{ $name }» نیست. بقیه: { $names }.
terminal-which-card = شمارهٔ یک کارت دستت را بنویس، مثل «why 3».
terminal-refused = { $text } (بند { $point })
terminal-can-do = الان می‌شود: { $card }
terminal-can-play = { $card } را می‌شود انداخت.
terminal-why-point = بند { $point }: { $text }
terminal-why-ruling = این به قاعدهٔ { $name } برمی‌گردد: { $text }

## Help. Each line explains one thing to type.

terminal-help-header = این‌ها را می‌شود نوشت:
terminal-help-number = یک عدد: آن کارت دستت را بینداز
terminal-help-card = یک کارت، مثل R5 یا W+4: آن را بینداز
terminal-help-draw = draw: یک کارت بکش
terminal-help-keep = keep: کارتی را که کشیدی نگه دار
terminal-help-pass = pass: وقتی نه کارتی می‌خورد، نه کارتی برای کشیدن هست
terminal-help-color = red، yellow، green، blue: رنگ را انتخاب کن
terminal-help-target = target NAME: وقتی پرسیدند، یک بازیکن را انتخاب کن
terminal-help-give = give 3: وقتی پرسیدند، کارت ۳ را بده
terminal-help-accept = accept، challenge: جواب کارت جریمه را بده
terminal-help-uno = uno یا uno 3: اونو بگو، تنها یا همراه انداختن کارت ۳
terminal-help-catch = catch NAME: مچ کسی را بگیر که اونو نگفته
terminal-help-why = why: چرا اتفاق آخر افتاد؛ why 3: چرا کارت ۳ را نمی‌شود انداخت؛ why not: چرا حرکت آخرت رد شد
terminal-help-what = what 3: کارت ۳ چه می‌کند
terminal-help-table = table: از حرکت قبلی‌ات چه شده، و میز
terminal-help-score = score: امتیازها تا اینجا
terminal-help-rules = rules یا rules MK-45 یا rules با یک پرسش: قاعده‌های این بازی، یک بند قوانین، یا جواب پرسش
terminal-help-save = save یا save FILE: مسابقه را ذخیره کن و ادامه بده
terminal-help-quit = quit: مسابقه را ذخیره کن و بس
terminal-help-help = help: همین فهرست

## The end of a round and of a match

terminal-round-result = دور { $round } تمام شد.
terminal-hand-left =
    { $you ->
        [actor] در دستت مانده: { $cards } ({ count-of-points })
       *[none] در دست { $name } مانده: { $cards } ({ count-of-points })
    }
terminal-no-hand-left =
    { $you ->
        [actor] دستت خالی است.
       *[none] دست { $name } خالی است.
    }
terminal-match-won =
    { $you ->
        [actor] مسابقه را با { count-of-points } بردی.
       *[none] { $name } مسابقه را با { count-of-points } برد.
    }

## lastcard editions, rules, record, conform

terminal-edition-preset = بستهٔ { $name }: { $text }
terminal-edition-line = { $name } ({ $title })، { $low } تا { $high } نفر، { count-of-cards }
terminal-deck-header = همهٔ کارت‌ها، { count-of-cards }:
terminal-deck-line = { $amount } × { $card }
terminal-cards-header = کارت‌ها:
# $text is what the item in the corner of every card of the color does.
terminal-color-item = هر کارت { $color }. { $text }
terminal-sources-header = منبع‌ها:
terminal-rulings-header = قاعده‌های این بازی:
terminal-house-rules-header = قانون‌های خانگی:
terminal-ruling-line = { $title } ({ $name } = { $value }): { $text }
terminal-point = { $point }: { $text }
terminal-point-uncertain = قطعی نیست: { $text }
terminal-point-ruling = قاعدهٔ { $name } می‌تواند عوضش کند ({ $title }).
terminal-ruling-points = بندها: { $points }
terminal-ruling-sources = منبع‌ها: { $sources }
terminal-uncertain-header = چیزهایی که قطعی نیست:
terminal-uncertain-mark = قطعی نیست
# An open hand.
terminal-hand = { $name }: { $cards }
terminal-record-move = حرکت { $amount }
terminal-benched = { $edition }، { $seats } نفره، { $mode }، { $bot }: { $moves } حرکت و { $rounds } دور در ثانیه
terminal-record-line = { $edition }، { $seats } نفره، { $rounds } دور، { $moves } حرکت
terminal-record-good = فایل مسابقه سالم است: همهٔ حرکت‌ها مجازند و امتیازها درست.
terminal-case-failed = { $name }: { $key } باید { $expected } باشد، ولی { $found } است.
# A program reads this line.
terminal-cases-counted = { $passed } passed, { $failed } failed

## The commands and their options

command-overview = بازی‌های کارتی خانوادهٔ اونو، دقیقاً طبق برگهٔ قوانین. دستورهای lastcard:
command-overview-hint = «lastcard COMMAND --help» دربارهٔ هر کدام بیشتر می‌گوید، «lastcard --version» می‌گوید این کدام نسخه است.
command-arguments = ورودی‌ها
command-options = گزینه‌ها
command-play = یک مسابقه با ربات‌ها
command-resume = مسابقهٔ نیمه‌کاره را ادامه بده
command-watch = بازی ربات‌ها را تماشا کن
command-editions = فهرست نسخه‌ها
command-rules = قوانین یک نسخه، یک بند از قوانین، یا جواب یک پرسش
command-record = فایل یک مسابقه را ببین، بررسی یا بازپخش کن
command-conform = نمونه‌های آزمون را اجرا کن
command-bench = سرعت قوانین را بسنج
command-serve = در مرورگر برای دوستانت میزی باز کن
option-edition = کدام نسخه؛ اگر چیزی نگویی mario-kart
option-ruling = با این قاعده بازی کن؛ چند بار هم می‌شود داد
option-preset = یک بسته از قاعده‌های این نسخه، با نامش
option-players = چند بازیکن، با خودت
option-bot = بقیه چقدر خوب بازی کنند: random، beginner، casual، sharp یا expert
option-seed = با همین متن، همین کارت‌ها دوباره پخش می‌شوند
option-speed = سرعت اتفاق‌ها روی صفحه: off، fast، normal یا slow
option-plain = بدون رنگ و بدون مکث
option-json = برای برنامه‌ها: خروجی JSON
option-file-resume = مسابقه؛ اگر چیزی نگویی آخرین نیمه‌کاره
option-files-conform = یک فایل نمونه‌ها، یا پوشه‌ای از این فایل‌ها
option-compiled = با قوانین کامپایل‌شده
option-players-watch = چند ربات بازی کنند
option-bot-watch = چقدر خوب بازی کنند: random، beginner، casual، sharp یا expert
option-open = کارت‌های پنهان را هم نشان بده
option-subject = یک نسخه، یک بند قوانین مثل MK-45، یا یک پرسش
option-guide = یک نسخه به شکل راهنما: هر قانون سر جای خودش، و سؤال‌هایی که می‌پرسند
option-example = با نمونه‌ها، قدم به قدم
option-record-what = show: آنچه رخ داد؛ verify: درست بودن همه چیز؛ replay: دیدن میز؛ hint: چه باید بازی می‌شد؛ luck: بخت و تصمیم‌ها چه کردند
option-record-file = فایل یک مسابقه
option-move = فقط همین‌قدر حرکت
option-edition-bench = فقط این نسخه
option-seats = تعداد بازیکن‌ها، جدا با «,»
option-seconds = هر سطر چقدر سنجیده شود، به ثانیه
