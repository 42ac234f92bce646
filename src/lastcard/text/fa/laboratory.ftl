### The laboratory: simulations, comparisons and what is wrong with them.

error-simulate-count = یک شبیه‌سازی ۱ تا { $highest } دور یا مسابقه دارد، نه { $count }.
error-simulate-rotate = فقط دورهای تکی را می‌شود در همهٔ چینش‌ها بازی کرد: ‎--rotate را بردار، یا به جای ‎--matches گزینهٔ ‎--rounds را بده.
error-simulate-both = یا تعداد دور را بده یا تعداد مسابقه را، نه هر دو را.
error-simulate-edition = نسخهٔ آماده قواعد خودش را دارد: rulings و preset را فقط همراه نام نسخه بده.
error-simulate-bots = { $bots } ربات { $players } جا را پر نمی‌کند: یک ربات برای همه نام ببر، یا برای هر جا یکی.
error-simulate-other-rules = این شبیه‌سازی با lastcard { $version } یا با قوانینی دیگر شروع شده؛ اینجا { $here } است. همهٔ دستگاه‌ها باید یک نسخه داشته باشند.
error-simulate-other-network = این شبیه‌سازی با شبکهٔ دیگری از expert شروع شده: { $there }، نه { $here }. همهٔ دستگاه‌ها باید یک نسخه داشته باشند، یا از نو بازی کن.
error-missing-extra = این کار { $library } می‌خواهد که نصب نیست. با «pip install lastcard[{ $extra }]» نصبش کن.

error-simulate-workers = ‎--workers برای همین دستگاه است؛ با ‎--scheduler خوشه بازی می‌کند. یکی از این دو را بردار.
error-output-exists = { $folder } از پیش هست و خالی نیست. پوشهٔ تازه‌ای نام ببر، یا با ‎--resume همان را ادامه بده.
error-output-cannot = در { $folder } نمی‌شود نوشت ({ $problem }). پوشهٔ دیگری نام ببر.
error-resume-folder = ‎--resume پوشه‌ای را ادامه می‌دهد: آن را با ‎--out نام ببر.
error-resume-none = در { $folder } شبیه‌سازی نیمه‌تمامی نیست. بدون ‎--resume یکی آنجا شروع می‌شود.
error-resume-other = { $folder } جور دیگری شروع شده ({ $what }): { $there }، نه { $here }. همان دستور اول را تکرار کن، یا پوشهٔ تازه‌ای نام ببر.
error-results-empty = در { $folder } هنوز جدولی نیست. اول ادامه‌اش بده: همان دستور اول با ‎--resume.
error-results-none = در { $folder } نتیجهٔ هیچ شبیه‌سازی‌ای نیست. «lastcard simulate … --out { $folder }» آن را می‌نویسد.
error-no-scheduler = در { $address } هیچ زمان‌بند Dask جواب نمی‌دهد. «python -m lastcard.simulate.cluster» یکی راه می‌اندازد و نشانی‌اش را می‌گوید.
error-no-workers = زمان‌بند { $address } هیچ کارگری ندارد. «dask worker { $address }» یکی راه می‌اندازد.
error-cluster-rules = یکی از کارگرهای خوشه قوانین دیگری دارد. همه‌جا همین نسخهٔ lastcard را نصب کن.
error-cluster-lost = خوشهٔ { $address } از دست رفت. آنچه انجام شده می‌ماند؛ همین دستور با ‎--resume ادامه می‌دهد.

command-simulate = دورها یا مسابقه‌های زیادی از ربات‌ها بازی کن و آنچه را رخ داد نگه دار
option-players-simulate = چند بازیکن؛ ۴ نفر، یا به تعداد ربات‌ها
option-workers-simulate = چند رشته بازی کنند؛ اگر نگویی به تعداد هسته‌ها
option-rounds-simulate = چند دور؛ اگر نگویی 10000
option-matches-simulate = چند مسابقهٔ کامل، به جای دور
option-bots-simulate = چه کسی بازی می‌کند: یک ربات برای همهٔ جاها یا برای هر جا یکی: random، uniform، beginner، casual، sharp یا expert
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
laboratory-no-jump-in = اینجا کسی وسط نمی‌پرد: فقط کسی که از او پرسیده شده بازی می‌کند، پس اثر jump_in=true در این عددها نیست.
laboratory-broken-off = بعد از { $done } از { $count } قطع شد.
laboratory-broken-off-kept = بعد از { $done } از { $count } قطع شد. همین دستور با ‎--resume ادامه می‌دهد.

command-compare = یک قاعده، مجموعهٔ قواعد، تعداد بازیکن یا ربات چه چیزی را عوض می‌کند
option-ruling-compare = قاعده‌ای با مقدارهایی که مقایسه می‌شوند، همه با اولی
option-preset-compare = مجموعه‌هایی که مقایسه می‌شوند
option-players-compare = تعداد بازیکن‌هایی که مقایسه می‌شوند
option-bots-compare = چه کسی بازی می‌کند؛ اگر چند بار بدهی، هر کدام با اولی مقایسه می‌شود
option-rounds-compare = هر طرف دقیقاً همین تعداد دور، بازه‌ها هر قدر پهن باشند
option-matches-compare = هر طرف همین تعداد مسابقهٔ کامل، به جای دور
option-width = تا وقتی بازی کن که بازهٔ همهٔ سهم‌ها حداکثر ± این قدر درصد شود؛ اگر نگویی 0.1
option-until = یا این تعداد ثانیه؛ اگر نگویی 60
error-compare-variants =
    { $count ->
        [one] چیزی برای مقایسه نیست: به یک قاعده چند مقدار بده (‎--ruling NAME=A,B) یا چند ‎--preset، ‎--players یا ‎--bots.
       *[other] این بیش از { $most } جور بازی می‌شود. هر بار مقدارهای کمتری بده.
    }
error-compare-exists = { $folder } از پیش هست و خالی نیست. پوشهٔ تازه‌ای نام ببر.
compare-title =
    { $mode ->
        [matches] { $edition }، { $seats } نفره، هر جور { $count } مسابقه با همان کارت‌ها:
       *[rounds] { $edition }، { $seats } نفره، هر جور { $count } دور با همان کارت‌ها:
    }
compare-broken-off =
    { $count ->
        [0] پیش از آنکه چیزی به هر جور بازی شده باشد قطع شد.
       *[other] قطع شد. این‌ها تفاوت‌های { $count } { $mode ->
            [matches] مسابقه
           *[rounds] دور
        } است که به هر جور بازی شده بود.
    }
compare-ruling = { $title } ({ $name }={ $value } به جای { $base }): { $meaning }
compare-preset = مجموعهٔ { $value } به جای { $base }:
compare-players = { $value } بازیکن به جای { $base }:
compare-bots = ربات‌های { $value } به جای { $base }:
compare-nothing = هیچ‌کدام از چیزهایی که سنجیده شد فرقی نمی‌کند.
compare-moves =
    { $mode ->
        [matches] { $way ->
            [more] هر مسابقه { $amount } ± { $interval } حرکت درازتر می‌شود ({ $base } می‌شود { $other }).
           *[less] هر مسابقه { $amount } ± { $interval } حرکت کوتاه‌تر می‌شود ({ $base } می‌شود { $other }).
        }
       *[rounds] { $way ->
            [more] هر دور { $amount } ± { $interval } حرکت درازتر می‌شود ({ $base } می‌شود { $other }).
           *[less] هر دور { $amount } ± { $interval } حرکت کوتاه‌تر می‌شود ({ $base } می‌شود { $other }).
        }
    }
compare-rounds =
    { $way ->
        [more] هر مسابقه { $amount } ± { $interval } دور درازتر می‌شود ({ $base } می‌شود { $other }).
       *[less] هر مسابقه { $amount } ± { $interval } دور کوتاه‌تر می‌شود ({ $base } می‌شود { $other }).
    }
compare-points =
    { $way ->
        [more] برندهٔ دور { $amount } ± { $interval } امتیاز بیشتر می‌گیرد ({ $base } می‌شود { $other }).
       *[less] برندهٔ دور { $amount } ± { $interval } امتیاز کمتر می‌گیرد ({ $base } می‌شود { $other }).
    }
compare-lead-changes =
    { $way ->
        [more] پیشتاز { $amount } ± { $interval } بار بیشتر عوض می‌شود ({ $base } می‌شود { $other }).
       *[less] پیشتاز { $amount } ± { $interval } بار کمتر عوض می‌شود ({ $base } می‌شود { $other }).
    }
compare-dealer =
    { $mode ->
        [matches] { $way ->
            [more] پخش‌کنندهٔ اول { $amount } ± { $interval } ٪ مسابقه‌ها را بیشتر می‌برد.
           *[less] پخش‌کنندهٔ اول { $amount } ± { $interval } ٪ مسابقه‌ها را کمتر می‌برد.
        }
       *[rounds] { $way ->
            [more] پخش‌کننده { $amount } ± { $interval } ٪ دورها را بیشتر می‌برد.
           *[less] پخش‌کننده { $amount } ± { $interval } ٪ دورها را کمتر می‌برد.
        }
    }
compare-first =
    { $way ->
        [more] نفر بعد از پخش‌کننده { $amount } ± { $interval } ٪ دورها را بیشتر می‌برد.
       *[less] نفر بعد از پخش‌کننده { $amount } ± { $interval } ٪ دورها را کمتر می‌برد.
    }
compare-first-seat =
    { $way ->
        [more] ربات اول { $amount } ± { $interval } ٪ بیشتر می‌برد ({ $base } ٪ می‌شود { $other } ٪).
       *[less] ربات اول { $amount } ± { $interval } ٪ کمتر می‌برد ({ $base } ٪ می‌شود { $other } ٪).
    }
compare-reshuffled =
    { $way ->
        [more] دستهٔ کشیدن در { $amount } ± { $interval } ٪ دورهای بیشتری تمام می‌شود.
       *[less] دستهٔ کشیدن در { $amount } ± { $interval } ٪ دورهای کمتری تمام می‌شود.
    }
