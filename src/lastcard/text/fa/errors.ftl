### What went wrong, one sentence each.
###
###   $name   what was written      $allowed  what there is instead, a list
###   $file   $line   $key          where it is written
###   $lowest $highest $most        limits
###   $problem  what is wrong there, as part of a sentence

## A name that does not exist
## $has_nearest is yes or no, $nearest the allowed name that is closest.

did-you-mean =
    { $has_nearest ->
        [yes] { " " }منظورت «{ $nearest }» بود؟
       *[no] { "" }
    }
error-unknown-edition = نسخه‌ای به نام «{ $name }» نداریم.{ did-you-mean } نسخه‌ها: { $allowed }.
error-unknown-preset = { $edition } بسته‌ای به نام «{ $name }» ندارد.{ did-you-mean } بسته‌هایش: { $allowed }.
error-unknown-ruling = { $edition } قاعده‌ای به نام «{ $name }» ندارد.{ did-you-mean } قاعده‌هایش: { $allowed }.
error-unknown-value = قاعدهٔ { $ruling } نمی‌تواند «{ $name }» باشد.{ did-you-mean } می‌تواند این‌ها باشد: { $allowed }.
error-unknown-bot = رباتی به نام «{ $name }» نداریم.{ did-you-mean } ربات‌ها: { $allowed }.
error-unknown-point = بندی به نام «{ $name }» در قوانین نیست.{ did-you-mean }
error-unknown-language = زبانی به نام «{ $name }» نداریم.{ did-you-mean } زبان‌ها: { $allowed }.
error-unknown-command = دستوری به نام «{ $name }» نداریم.{ did-you-mean } دستورها: { $allowed }.

error-unknown-speed = سرعتی به نام «{ $name }» نداریم.{ did-you-mean } سرعت‌ها: { $allowed }.
error-unknown-option = «lastcard { $command }» گزینه‌ای به نام «{ $name }» ندارد.{ did-you-mean } فهرستشان را با «lastcard { $command } --help» ببین.
error-unexpected-argument = «lastcard { $command }» نمی‌داند با «{ $name }» چه کند. با «lastcard { $command } --help» ببین چه می‌گیرد.
error-missing-argument = «lastcard { $command }» یک { $name } لازم دارد. با «lastcard { $command } --help» ببین چه باید بنویسی.
error-option-bad = گزینهٔ { $option } این مقدار را نمی‌گیرد. با «lastcard { $command } --help» ببین چه می‌گیرد.
error-unknown-subject = نه نسخه‌ای به نام «{ $name }» هست، نه بندی در قوانین.{ did-you-mean } نسخه‌ها: { $allowed }.
error-unknown-action = با فایل مسابقه کاری به نام «{ $name }» نمی‌شود کرد.{ did-you-mean } این کارها می‌شود: { $allowed }.
error-admin-action = «lastcard admin» کار «{ $name }» را نمی‌شناسد.{ did-you-mean } این‌ها ممکن است: { $allowed }.
error-option-value = گزینهٔ { $option } یک مقدار می‌خواهد. با «lastcard { $command } --help» ببین چه.
error-option-number = گزینهٔ { $option } یک عدد صحیح از { $lowest } به بالا می‌خواهد، نه «{ $value }».
error-arguments = «lastcard { $command }» فهمیده نشد ({ $problem }). با «lastcard { $command } --help» ببین چه می‌گیرد.

## محیط‌های یادگیری تقویتی

error-unknown-reward = پاداشی به نام «{ $name }» نیست.{ did-you-mean } پاداش‌ها: { $allowed }.
error-unknown-render-mode = شیوهٔ نمایشی به نام «{ $name }» نیست.{ did-you-mean } شیوه‌های نمایش: { $allowed }.
error-unknown-autoreset = شیوهٔ آغاز دوباره‌ای به نام «{ $name }» نیست.{ did-you-mean } شیوه‌ها: { $allowed }.
error-opponents = برای میزی با { $players } جا { $opponents } حریف نام برده شده است: یکی برای همه نام ببرید، یا { $needed } تا.
error-max-moves = ‏max_moves از { $lowest } تا { $highest } است، پس نمی‌تواند { $moves } باشد.
error-at-least-one = { $option } دست‌کم ۱ است، پس نمی‌تواند { $number } باشد.
# $what یک آرگومان است، $given شمار مقدارهایش.
error-one-each = { $what } برای { $tables } میز { $given } مقدار دارد: برای هر میز یکی بدهید.
# $what یک آرگومان است، $given چیزی که برایش داده شده.
error-whole-number = { $what } عدد صحیح می‌گیرد، نه { $given }.
error-marks = { $what } برای هر میز درست یا نادرست می‌گیرد، نه { $given }.
# $shape شکل یک آرایه است، آن‌طور که NumPy می‌نویسد.
error-shape = شکل { $what } برابر { $shape } است، ولی باید یک ردیف { $tables } تایی باشد، برای هر میز یک مقدار.
error-not-reset = نخست reset() را صدا بزنید: هنوز چیزی پخش نشده است.
error-bad-action = { $edition } کنش { $action } ندارد: کنش‌ها از 0 تا { $highest } هستند.

## Rulings and seats

error-ruling-number = قاعدهٔ { $ruling } عددی صحیح از { $lowest } تا { $highest } است، پس نمی‌تواند «{ $value }» باشد.
error-ruling-form = قاعده را به شکل NAME=VALUE بنویس، نه «{ $name }».
error-mix-finish-must-play = { $one } و { $other } با هم نمی‌شوند: کارت کشیده‌شده‌ای که می‌خورد باید انداخته می‌شد، و به عنوان کارت آخر نمی‌شد انداختش.
error-mix-until-keep = { $one } و { $other } با هم نمی‌شوند: آن‌قدر می‌کشیدیم تا کارتی بخورد که اجازهٔ انداختنش نیست.
error-mix-enforced-window = { $one } و { $other } با هم نمی‌شوند: جایی که کسی نمی‌تواند بلوف بزند، چیزی برای اعتراض نیست.
error-mix-automatic-window = { $one } و { $other } با هم نمی‌شوند: جایی که میز خودش اونو می‌گوید، مچ کسی را نمی‌شود گرفت.
error-mix-automatic-false-call = { $one } و { $other } با هم نمی‌شوند: جایی که میز خودش اونو می‌گوید، کسی نمی‌تواند بی‌جا اونو بگوید.
error-no-seat = جای { $seat } نداریم: جاها از ۰ تا { $highest } هستند.
error-seats = { $edition } برای { $lowest } تا { $highest } نفر است، نه { $seats } نفر.

## Editions that cannot work

error-edition-seats = { $edition } نمی‌تواند برای { $lowest } تا { $highest } نفر باشد: هر میز ۲ تا { $most } جا دارد.
error-edition-kinds = { $edition } { $kinds } جور کارت دارد و جا برای { $most } جور هست: { $card } دیگر جا نمی‌شود.
error-edition-cards = { $edition } { $cards } کارت دارد و جا برای { $most } تا هست.
error-edition-twice = { $edition } کارت { $card } را دو بار آورده.
error-edition-hand = { $edition } را نمی‌شود پخش کرد: با { $seats } نفر و نفری { $hand } کارت، از { $cards } کارتش چیزی نمی‌ماند.
error-edition-opening = { $edition } شاید کارتی برای شروع دور نداشته باشد: بعد از پخش فقط { $left } کارت می‌ماند، و { $cards } کارت مثل { $card } نمی‌توانند دور را شروع کنند.
error-edition-script = کارت‌های { $edition } { $effects } اثر دارند و جا برای { $most } تا هست.
error-card-color = { $edition }: رنگ کارت { $card } «{ $color }» است که چنین رنگی نداریم.
error-edition-points = کارت‌های { $edition } روی هم { $points } امتیاز دارند و حساب تا { $most } را می‌شود نگه داشت.
error-card-symbol = { $edition }: نماد کارت { $card } «{ $symbol }» است؛ نماد حداکثر چهار رقم، حرف بزرگ یا علامت + است.
error-card-verb = { $edition }: کارت { $card } اثری دارد که قوانین نمی‌شناسند.
error-card-penalty = { $edition }: جریمه باید آخرین کار کارت { $card } باشد، و کار آیتم نمی‌تواند باشد.
error-card-copies = { $edition }: از کارت { $card } دست‌کم یکی لازم است، و نه بیشتر از آنچه در یک بازی جا می‌شود.
error-card-points = { $edition }: کارت { $card } باید از ۰ تا ۲۵۵ امتیاز داشته باشد.
error-card-effects = { $edition }: کارت { $card } بیشتر از آن اثر دارد که بشود پشت سر هم انجام داد.
error-card-amount = { $edition }: کارت { $card } بیش از حد کارت می‌کشاند.
error-card-opening = { $edition }: کارت { $card } نمی‌تواند آن‌طور که می‌گوید دور را شروع کند.

## What people write

error-bad-move = «{ $move }» حرکت نیست. حرکت این شکلی است: «play R5»، «draw» یا «color red».
error-bad-card = { $edition } کارتی به نام «{ $card }» ندارد. کارت این شکلی است: R5، G+2، BS یا W+4.
error-bad-color = «{ $color }» رنگ نیست. رنگ‌ها: red، yellow، green و blue.
error-bad-seat = «{ $seat }» جا نیست. جاها عددند، از ۰ به بعد.

## Cases

error-bad-case = { $file }، نمونهٔ «{ $case }»، کلید { $key }: { $problem }.
error-bad-case-file = { $file }: { $problem }.

## Records

error-record-missing = فایل مسابقهٔ { $file } وجود ندارد.
error-record-foreign = { $file } فایل مسابقه نیست.
error-record-truncated = { $file } در خط { $line } بریده شده. رونوشتی که با خط پیش از آن تمام شود ادامه‌پذیر است.
error-record-edited = { $file } بعد از نوشته شدن تغییر کرده: خط { $line } با خط قبلش جور نیست.
error-record-header = { $file }، خط ۱: سربرگ خوانده نمی‌شود ({ $problem }).
error-record-order = { $file }، خط { $line }: جای این در مسابقه آنجا نیست.
error-record-move = { $file }، خط { $line }: حرکت «{ $move }» آنجا ممکن نیست. { $problem }
error-record-not-kept = { $file } مال مسابقه‌ای است که در ترمینال بازی نشده، پس اینجا نمی‌شود ادامه‌اش داد.
error-record-short = { $file } فقط { $moves } حرکت دارد.
error-record-version = قالب { $file } نسخهٔ { $version } است و این نسخهٔ lastcard آن را نمی‌شناسد. یک نسخهٔ تازه‌تر را امتحان کن.
error-record-rules = { $file } با نسخهٔ { $version } قوانین بازی شده که این نسخهٔ lastcard نمی‌شناسد.
error-record-edition = { $file } با جعبهٔ دیگری بازی شده: { $edition } آن، همانی نیست که اینجا هست.
error-record-scores = { $file }، خط { $line }: امتیاز دور { $round } با حرکت‌هایش جور نیست.

## Files and the network

error-disk-full = { $file } ذخیره نشد: دیسک پر است. آنچه قبلاً ذخیره شده سر جایش است.
error-cannot-save = { $file } ذخیره نشد: { $problem }. آنچه قبلاً ذخیره شده سر جایش است.
error-cannot-write = خروجی نوشته نشد: { $problem }.
error-file-there = در { $file } چیز دیگری هست. نام دیگری انتخاب کن.
error-no-folder = { $file } ذخیره نمی‌شود: پوشهٔ { $folder } وجود ندارد.
error-cannot-read = { $file } خوانده نشد: { $problem }.
error-no-saved-match = مسابقهٔ ذخیره‌شده‌ای نیست که ادامه‌اش بدهی.
error-port-in-use = پورت { $port } الان اشغال است. با lastcard serve --port یکی دیگر انتخاب کن.
error-cannot-listen = سرور روی { $host }، پورت { $port } باز نشد: { $problem }.
error-certificate = گواهی { $file } به کار نیامد: { $problem }.
error-undo = حرکت را نمی‌شود پس گرفت: بقیه دیده‌اند چه شد.
