### The house-rule lab: what a mix of rulings does, beside the edition's own rules.

command-lab = ببین ترکیبی از قرارها با یک بازی چه می‌کند، در چند ثانیه
option-players-lab = چند بازیکن؛ ۴ نفر، یا به تعداد ربات‌ها
option-bots-lab = چه کسی بازی می‌کند: یک ربات برای همهٔ جاها یا برای هر جا یکی؛ اگر نگویی casual
option-rounds-lab = از هر کدام چند دور؛ اگر نگویی 20000
error-lab-rounds = برای سنجیدن یک ترکیب دست‌کم ۱۰۰ دور لازم است، نه { $count }.

lab-title = { $edition }، { $seats } نفره، از هر کدام { $rounds } دور با همان کارت‌ها
lab-mix = این ترکیب
lab-standard = عادی
lab-nothing = هیچ قراری عوض نشده: این‌ها قوانین خود بازی است. ‎--ruling NAME=VALUE یکی را عوض می‌کند.
lab-ruling = { $title } ({ $name }={ $value }): { $meaning }
lab-row-moves = حرکت در هر دور
lab-row-minutes = دقیقه در هر دور
lab-row-longest = دقیقه، درازترین از ۱۰۰ دور
lab-row-match = دقیقه در هر مسابقه
lab-row-leads = عوض شدن پیشتاز در هر دور
lab-row-points = امتیاز برنده
lab-row-dealer = برد پخش‌کننده، ٪
lab-row-first = برد نفر بعد از پخش‌کننده، ٪
lab-row-best = برد خوش‌شانس‌ترین جا، ٪
lab-row-worst = برد بدشانس‌ترین جا، ٪
lab-row-reshuffled = تمام شدن دستهٔ کشیدن، ٪ دورها
lab-row-none = نماندن هیچ کارت، ٪ دورها
lab-row-stalemate = هیچ‌کس حرکتی ندارد، ٪ دورها
lab-row-given-up = رها شده بعد از ۱۰٬۰۰۰ حرکت، ٪
lab-minutes = دقیقه‌ها تخمینی است، با { $seconds } ثانیه برای هر حرکت. با این تعداد دور، هر سهم تا ± { $error } ٪ درست است.

lab-warning-given-up = هشدار: این ترکیب ممکن است هیچ‌وقت تمام نشود. { $share } ٪ دورها بعد از ۱۰٬۰۰۰ حرکت رها شد.
lab-warning-stalemate = هشدار: این ترکیب ممکن است گیر کند. در { $share } ٪ دورها دیگر هیچ‌کس حرکتی نداشت.
lab-warning-none = هشدار: کارت‌ها تمام می‌شود. در { $share } ٪ دورها به کسی کارتی می‌رسید و دیگر کارتی نمانده بود.
lab-warning-long = هشدار: دورها کش می‌آید. { $times } برابر قوانین عادی طول می‌کشد، و از هر صد دور یکی بیش از { $minutes } دقیقه.
lab-warning-unfair = هشدار: جاها برابر نیست. یک جا { $best } ٪ می‌برد و جای دیگر { $worst } ٪.
lab-cause = بدون { $name }={ $value } می‌شد { $share } ٪.
lab-cause-long = بدون { $name }={ $value } دورها { $times } برابر طول می‌کشد.
lab-why-until = هر که آن‌قدر می‌کشد تا کارتی بخورد، دستش پر و دسته خالی می‌شود.
lab-why-finish = هر که نمی‌تواند با چنین کارتی تمام کند، باید باز هم بکشد.
lab-why-penalty = جریمهٔ زیاد UNO دست کسانی را پر می‌کند که نزدیک بردن بودند.
lab-fine = در این ترکیب چیزی گیر نمی‌کند و کش نمی‌آید.
