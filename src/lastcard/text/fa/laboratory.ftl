### The laboratory: simulations, comparisons and what is wrong with them.

error-simulate-count = یک شبیه‌سازی ۱ تا { $highest } دور یا مسابقه دارد، نه { $count }.
error-simulate-rotate = فقط دورهای تکی را می‌شود در همهٔ چینش‌ها بازی کرد: ‎--rotate را بردار، یا به جای ‎--matches گزینهٔ ‎--rounds را بده.
error-simulate-both = یا تعداد دور را بده یا تعداد مسابقه را، نه هر دو را.
error-simulate-bots = { $bots } ربات { $players } جا را پر نمی‌کند: یک ربات برای همه نام ببر، یا برای هر جا یکی.
error-simulate-other-rules = این شبیه‌سازی با lastcard { $version } یا با قوانینی دیگر شروع شده؛ اینجا { $here } است. همهٔ دستگاه‌ها باید یک نسخه داشته باشند.
error-missing-extra = این کار { $library } می‌خواهد که نصب نیست. با «pip install lastcard[{ $extra }]» نصبش کن.

error-simulate-workers = ‎--workers برای همین دستگاه است؛ با ‎--scheduler خوشه بازی می‌کند. یکی از این دو را بردار.
error-output-exists = { $folder } از پیش هست و خالی نیست. پوشهٔ تازه‌ای نام ببر، یا با ‎--resume همان را ادامه بده.
error-output-cannot = در { $folder } نمی‌شود نوشت ({ $problem }). پوشهٔ دیگری نام ببر.
error-resume-folder = ‎--resume پوشه‌ای را ادامه می‌دهد: آن را با ‎--out نام ببر.
error-resume-none = در { $folder } شبیه‌سازی نیمه‌تمامی نیست. بدون ‎--resume یکی آنجا شروع می‌شود.
error-resume-other = { $folder } جور دیگری شروع شده ({ $what }): { $there }، نه { $here }. همان دستور اول را تکرار کن، یا پوشهٔ تازه‌ای نام ببر.
error-results-empty = در { $folder } هنوز جدولی نیست. اول ادامه‌اش بده: همان دستور اول با ‎--resume.
error-no-scheduler = در { $address } هیچ زمان‌بند Dask جواب نمی‌دهد. «python -m lastcard.simulate.cluster» یکی راه می‌اندازد و نشانی‌اش را می‌گوید.
error-no-workers = زمان‌بند { $address } هیچ کارگری ندارد. «dask worker { $address }» یکی راه می‌اندازد.
error-cluster-rules = یکی از کارگرهای خوشه قوانین دیگری دارد. همه‌جا همین نسخهٔ lastcard را نصب کن.
error-cluster-lost = خوشهٔ { $address } از دست رفت. آنچه انجام شده می‌ماند؛ همین دستور با ‎--resume ادامه می‌دهد.

command-simulate = دورها یا مسابقه‌های زیادی از ربات‌ها بازی کن و آنچه را رخ داد نگه دار
option-players-simulate = چند بازیکن؛ ۴ نفر، یا به تعداد ربات‌ها
option-workers-simulate = چند رشته بازی کنند؛ اگر نگویی به تعداد هسته‌ها
option-rounds-simulate = چند دور؛ اگر نگویی 10000
option-matches-simulate = چند مسابقهٔ کامل، به جای دور
option-bots-simulate = چه کسی بازی می‌کند: یک ربات برای همهٔ جاها یا برای هر جا یکی: random، uniform یا casual
option-rotate = هر پخش یک بار برای هر جا بازی شود، هر بار همه یک جا جلوتر
option-out = پوشه‌ای تازه برای جدول‌ها
option-resume = پوشهٔ نیمه‌تمام را ادامه بده
option-scheduler = روی خوشهٔ Dask با این زمان‌بند بازی کن

laboratory-progress = { $done } از { $total }، { $rate } در ثانیه، { $left } ثانیه مانده
laboratory-played = { $edition }، { $seats } نفره، { $rounds } دور.
laboratory-round-length = هر دور به طور میانگین { $mean } حرکت دارد؛ هشت تا از ده دور بین { $low } تا { $high }. با { $seconds } ثانیه برای هر حرکت می‌شود { $minutes } دقیقه.
laboratory-match-length = هر مسابقه به طور میانگین { $mean } حرکت دارد؛ هشت تا از ده مسابقه بین { $low } تا { $high }. با { $seconds } ثانیه برای هر حرکت می‌شود { $minutes } دقیقه.
laboratory-matches = { $matches } مسابقه، هر کدام به طور میانگین { $mean } دور.
laboratory-dealer = پخش‌کننده { $dealer } ٪ دورها را می‌برد، نفر بعد از او { $first } ٪.
laboratory-players = چه کسی می‌برد: { $shares }.
laboratory-player = { $name } (جای { $seat }) { $share } ٪
laboratory-points = برندهٔ هر دور به طور میانگین { $mean } امتیاز می‌گیرد.
laboratory-challenges = { $count } جریمه به چالش کشیده شد؛ { $share } ٪ چالش‌ها بلوف را گرفتند.
laboratory-stalemates = در { $count } دور دیگر هیچ‌کس حرکتی نداشت.
laboratory-given-up = { $count } دور بعد از ۱۰٬۰۰۰ حرکت رها شد.
laboratory-written = جدول‌ها در { $folder } هستند.
laboratory-finished = { $folder } کامل است: کاری نمانده.
laboratory-broken-off = بعد از { $done } از { $count } قطع شد.
laboratory-broken-off-kept = بعد از { $done } از { $count } قطع شد. همین دستور با ‎--resume ادامه می‌دهد.
