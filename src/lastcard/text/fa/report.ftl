### The laboratory's report: a page of questions, each answered by a chart and a sentence.

option-report = صفحه‌ای از نمودارها در پوشه بنویس
option-png = هر نمودار را به صورت تصویر هم بنویس
option-folder-report = پوشه‌ای که lastcard simulate --out نوشته است
option-paired = پوشه‌ای از دورهایی که با ‎--rotate بازی شده، برای بخت و مهارت
option-file-report = صفحه کجا نوشته شود؛ اگر نگویی report.html در همان پوشه
command-report = صفحه‌ای از نمودارها دربارهٔ یک پوشهٔ نتیجه بنویس
error-report-folder = ‎--report در پوشهٔ جدول‌ها می‌نویسد: آن را با ‎--out نام ببر.
error-report-none = در { $folder } نتیجه‌ای نیست. «lastcard simulate … --out FOLDER» می‌سازدش.
error-report-damaged = نتیجه‌های { $folder } خراب یا ناقص است. همان دستور اول، با ‎--resume یا در پوشه‌ای تازه، دوباره می‌سازدشان.
error-report-other = نتیجه‌های { $folder } را lastcard { $version } ساخته؛ اینجا { $here } است. با همان نسخه بخوان، یا دوباره شبیه‌سازی کن.
error-report-missing = پوشه‌ای از نتیجه‌ها نام ببر: lastcard report FOLDER.
error-report-empty = دوری نیست که گزارش شود.
error-report-paired = دورهای بخت و مهارت با ‎--rotate بازی نشده‌اند و در این باره چیزی نمی‌گویند.
report-written = گزارش اینجاست: { $file }.

report-title = { $edition } در آزمایشگاه
report-lead =
    { $mode ->
        [matches] { $matches } مسابقه، روی هم { $rounds } دور، { $seats } نفره، که خود برنامه بازی کرده.
       *[rounds] { $rounds } دور، { $seats } نفره، که خود برنامه بازی کرده.
    }
report-bots = سر میز: { $names }.
report-broken-off = شبیه‌سازی بعد از { $done } از { $count } قطع شد.
report-rulings-own = قرارها همان قرارهای خود بازی است.
report-rulings = قرارهایی جز قرارهای خود بازی: { $list }.
report-how = خط‌های نازک در انتهای میله‌ها نشان می‌دهد که در ۹۵ تا از ۱۰۰ شبیه‌سازی مثل این، مقدار واقعی کجاست. خط‌چین جایی است که همهٔ میله‌ها می‌رسیدند اگر فرقی نمی‌کرد.
report-minutes = دقیقه‌ها تخمینی است: { $seconds } ثانیه برای هر حرکت، و حرکت یعنی هر بازی کردن، کشیدن، گفتن رنگ، اعلام یا سکوت.
report-bots-note = ربات‌ها آدم نیستند: اینکه سر میز چه می‌کنند در نوشته‌های lastcard آمده است.
report-foot = ساختهٔ lastcard { $version } با بذر { $seed }. همین دستور همین صفحه را می‌سازد.
report-eight = هشت تا از ده
report-numbers = عددها
report-from = از
report-to = تا
report-or-more = { $value } یا بیشتر
report-figure = مقدار
report-between = ۹۵ ٪ بین
report-count = چند تا
report-mean = میانگین { $value }
report-unit-minutes = دقیقه
report-unit-points = امتیاز
report-unit-percent = ٪
report-unit-difference = واحد درصد
report-unit-times = بار در هر دور

report-tile-round = دقیقه در هر دور
report-tile-match = دقیقه در هر مسابقه
report-tile-leads = عوض شدن پیشتاز در هر دور
report-tile-points = امتیاز برندهٔ هر دور

report-part-length = چقدر طول می‌کشد
report-part-fair = چه کسی می‌برد
report-part-course = یک دور چطور پیش می‌رود
report-part-cards = کارت‌ها چه می‌کنند
report-part-luck = بخت و مهارت

report-round-question = یک دور چقدر طول می‌کشد؟
report-round-answer = هر دور به طور میانگین { $mean } ± { $error } حرکت دارد، حدود { $minutes } دقیقه. هشت تا از ده دور { $low } تا { $high } دقیقه طول می‌کشد.
report-match-question = یک مسابقه چقدر طول می‌کشد؟
report-match-answer = هر مسابقه به طور میانگین { $rounds } دور و { $mean } ± { $error } حرکت دارد، حدود { $minutes } دقیقه. هشت تا از ده مسابقه { $low } تا { $high } دقیقه طول می‌کشد.
report-match-chained = دورها، اگر پشت سر هم تا { $target } امتیاز بازی شوند، { $matches } مسابقه می‌شوند.
report-box = جعبه: { $low } تا { $high } دقیقه
report-box-answer =
    { $verdict ->
        [longer] آیا همان { $low } تا { $high } دقیقه‌ای است که روی جعبه نوشته؟ نه: تا آن وقت { $share } ٪ مسابقه‌ها تمام شده. یک دور تنها { $minutes } دقیقه طول می‌کشد.
        [shorter] آیا همان { $low } تا { $high } دقیقه‌ای است که روی جعبه نوشته؟ تندتر است: تا آن وقت { $share } ٪ مسابقه‌ها تمام شده. یک دور تنها { $minutes } دقیقه طول می‌کشد.
       *[fits] آیا همان { $low } تا { $high } دقیقه‌ای است که روی جعبه نوشته؟ بله: تا آن وقت { $share } ٪ مسابقه‌ها تمام شده. یک دور تنها { $minutes } دقیقه طول می‌کشد.
    }
report-place-question = آیا فرق می‌کند چه کسی پخش کرده؟
report-seat-question = آیا فرق می‌کند کجا بنشینی؟
report-player-question = کدام بازیکن می‌برد؟
report-even = برابر
report-uneven-answer = بله: { $best } { $high } ٪ می‌برد و { $worst } { $low } ٪. اگر فرقی نمی‌کرد، هر کدام { $even } ٪ می‌برد.
report-even-answer = نه بیش از شانس: همه همان‌قدر به { $even } ٪ نزدیک‌اند که شانس می‌گذارد.
report-player-answer = { $best } { $high } ٪ می‌برد و { $worst } { $low } ٪. اگر همه یکسان بازی می‌کردند، هر کدام { $even } ٪ می‌برد.
report-dealer = پخش‌کننده
report-after =
    { $place ->
        [1] نفر اول بعد از پخش‌کننده
        [2] نفر دوم بعد از پخش‌کننده
        [3] نفر سوم بعد از پخش‌کننده
       *[other] نفر { $place } بعد از پخش‌کننده
    }
report-seat = جای { $seat }
report-player = { $name } (جای { $seat })
report-points-question = هر دور چند امتیاز به برنده می‌دهد؟
report-points-answer = به طور میانگین { $mean } ± { $error } امتیاز؛ هشت تا از ده دور { $low } تا { $high } می‌دهد.
report-leads-question = در یک دور پیشتاز چند بار عوض می‌شود؟
report-leads-answer = به طور میانگین { $mean } ± { $error } بار؛ در { $never } ٪ دورها هیچ‌وقت. پیشتاز کسی است که کمترین کارت را دارد.
report-leads-match-question = در یک مسابقه پیشتاز چند بار عوض می‌شود؟
report-leads-match-answer = به طور میانگین { $mean } ± { $error } بار؛ در { $never } ٪ مسابقه‌ها هر که اول جلو می‌افتد تا آخر جلو می‌ماند.
report-share-rounds = ٪ دورها
report-share-matches = ٪ مسابقه‌ها
report-piles-question = دسته‌ها چند وقت یک بار تمام می‌شوند؟
report-piles-answer = در { $share } ٪ دورها دستهٔ کشیدن تمام می‌شود و دستهٔ بازی‌شده بر می‌خورد. { $stalemates } دور از { $rounds } دور به این خاطر تمام شد که هیچ‌کس حرکتی نداشت.
report-piles-once = دستهٔ کشیدن تمام شد
report-piles-twice = دو بار یا بیشتر تمام شد
report-piles-none = هیچ کارتی نماند
report-piles-stalemate = هیچ‌کس حرکتی نداشت
report-piles-given-up = بی‌پایان، رها شد
report-played-question = هر کارت چند بار بازی می‌شود؟
report-played-answer = { $most } بیش از همه، { $times } بار در هر دور؛ { $least } کمتر از همه، { $few } بار.
report-cards-question = کدام کارت‌ها دور را می‌برند؟
report-cards-answer = { $best }: هر که بازی‌اش کند { $gain } واحد درصد بیشتر می‌برد تا با یک کارت معمولی از دستی به همان اندازه. در سر دیگر { $worst }: { $loss }.
report-cards-note = هر بازی با بازی‌های دست‌های هم‌اندازه سنجیده می‌شود، چون هر که کارت کمتری دارد بیشتر می‌برد. همهٔ رنگ‌های یک کارت با هم شمرده شده؛ تک‌تک در جدول آخر هست.
report-items-question = هر آیتم چند بار عمل می‌کند؟
report-items-answer = در هر دور { $times } بار آیتمی عمل می‌کند، بیش از همه { $most }.
report-whom-question = هر آیتم به چه کسی می‌خورد؟
report-whom-answer = از همهٔ ضربه‌هایی که کسی را به کشیدن وا می‌دارد، { $share } ٪ به این می‌رسد: { $place }.
report-whom-note = جاها در جهت بازی شمرده شده. آیتم‌هایی که کسی با آن‌ها نمی‌کشد نیامده‌اند.
report-number-card = عدد { $number }
report-oneself = خود بازیکن
report-next = نفر بعدی
report-before = نفر قبلی
report-place = { $place } جا جلوتر
report-items-win-question = کدام آیتم‌ها دور را می‌برند؟
report-items-win-answer = { $best }: هر که رو کند { $gain } واحد درصد بیشتر می‌برد تا با آیتمی تصادفی. در سر دیگر { $worst }: { $loss }.
report-items-win-note = اینکه کدام آیتم رو شود فقط شانس است، پس این تفاوت‌ها کار خود آیتم‌هاست.
report-challenge-question = چالش چند بار موفق می‌شود؟
report-challenge-answer = { $share } ٪ چالش‌ها بلوف را می‌گیرند، و { $found } ٪ بلوف‌ها گرفته می‌شوند.
report-challenge-honest = { $share } ٪ چالش‌ها بلوف را می‌گیرند: هیچ‌کس بلوف نزد.
report-challenge-none = هیچ‌کس چیزی را به چالش نکشید.
report-challenge-won = چالش‌هایی که بلوف را می‌گیرند
report-challenge-found = بلوف‌هایی که گرفته می‌شوند
report-challenge-caught = UNO نگفته‌هایی که مچشان گرفته می‌شود
report-luck-question = چقدرش بخت است و چقدرش مهارت؟
report-luck-answer = از آنچه برنده را تعیین می‌کند، { $players } ٪ بازیکن‌ها هستند، { $deals } ٪ کارت‌هایی که به آن‌ها می‌رسد، و { $rest } ٪ ادامهٔ دور.
report-luck-note = { $deals } پخش، هر کدام { $seats } بار، هر بازیکن یک بار در هر جا: { $names }. سهم‌ها از پراکندگی بردن است.
report-luck-wins = بردها: { $shares }.
report-luck-same = در همهٔ جاها { $name } بازی کرد، پس این شبیه‌سازی فقط بخت را نشان می‌دهد. ربات‌های متفاوت و ‎--rotate نشان می‌دهند مهارت چه می‌کند.
report-luck-rotate = ربات‌ها همیشه در جای خود نشسته بودند، پس بخت و مهارت را نمی‌شود جدا کرد. با ‎--rotate می‌شود.
report-luck-players = چه کسی بازی می‌کند
report-luck-deals = کارت‌های پخش‌شده
report-luck-rest = ادامهٔ دور
report-table-cards = همهٔ کارت‌ها
report-table-items = همهٔ آیتم‌ها
report-column-card = کارت
report-column-item = آیتم
report-column-played = بازی شده
report-column-round = در هر دور
report-column-won = برد بازیکنش، ٪
report-column-expected = انتظار، ٪
report-column-effect = تفاوت
report-column-left = مانده در دست‌ها
report-column-turned = رو شده
report-column-drawn = کارت‌های کشیده
report-column-self = به خود خورد
report-column-others = به دیگران خورد
report-column-struck-won = از آن‌ها باز هم برد، ٪
