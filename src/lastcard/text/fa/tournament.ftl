### Tournaments of bots: the command, its tables and its page.

command-tournament = چه کسی چند بار می‌برد: ربات‌ها با همان کارت‌ها روبه‌روی هم، در همهٔ جاها به نوبت
option-bots-tournament = دو ربات یا بیشتر: random، uniform، casual و بقیهٔ ربات‌های بسته، رباتی از بسته‌ای دیگر، یا MODULE:NAME
option-edition-tournament = یک نسخهٔ بازی یا چندتا؛ اگر نگویی mario-kart
option-seats-tournament = سر هر میز چند نفر، یک عدد یا چندتا؛ اگر نگویی ۲
option-rounds-tournament = هر ترکیب چند دور بازی کند، هر پخش یک بار برای هر جا؛ اگر نگویی 20000
option-workers-tournament = چند رشته، یا برای ربات‌های ترجمه‌نشده چند فرایند؛ اگر نگویی به تعداد هسته‌ها
option-html = صفحه‌ای با نتیجه، در یک فایل

error-tournament-few =
    { $count ->
        [0] مسابقهٔ ربات‌ها دست‌کم دو ربات می‌خواهد: نامشان را ببر، مثل «lastcard tournament casual random».
       *[other] مسابقهٔ ربات‌ها دست‌کم دو ربات می‌خواهد و اینجا فقط { $count } هست. یکی دیگر نام ببر، مثل «lastcard tournament casual random».
    }
error-tournament-twice = { $name } دو بار آمده است. هر ربات را یک بار نام ببر: هر جا لازم باشد چند نسخه از آن می‌نشیند.
error-bot-import = ربات { $name } را نشد آورد ({ $problem }). نامش را وارسی کن؛ MODULE:NAME باید چیزی باشد که پایتون بتواند بیاورد و با یک seed صدا بزند.
error-bot-raised = ربات { $name } وسط یک دور از کار افتاد ({ $problem }). مسابقه تمام شد: ربات را درست کن یا کنار بگذار.
error-bot-illegal = ربات { $name } جواب داد «{ $move }» که آنجا حرکت مجازی نیست. مسابقه تمام شد: ربات باید یکی از view.legal را جواب بدهد.
error-bot-process = فرایندی که ربات‌ها را بازی می‌داد از دست رفت ({ $problem }). دوباره با ‎--workers 1 امتحان کن.

tournament-how = همهٔ ترکیب‌ها همان پخش‌ها را بازی کردند، هر پخش یک بار با هر ربات در هر جا. هر بازه در ۹۵ مورد از ۱۰۰ سهم واقعی را در بر دارد.
tournament-event = { $edition }، { $seats } جا (هر که به خوبی بقیه بازی کند { $chance } ٪ می‌برد)
tournament-cross-pairs = بردهای ربات سمت چپ برابر ربات بالا، به درصد:
tournament-cross-alone = بردهای ربات سمت چپ، تنها برابر چند نسخه از ربات بالا، به درصد:
tournament-bot = ربات
tournament-wins = برد ٪
tournament-interval = ۹۵ ٪
tournament-range = { $low } تا { $high }
tournament-mixed = میز درهم ٪
tournament-points = امتیاز
tournament-place = رتبه
tournament-rating = درجه
tournament-played = دورها
tournament-seated = ترجمه نشده‌اند و حرکت به حرکت با دید خودشان بازی کردند: { $bots }.

tournament-page-title = مسابقهٔ { $bots }
tournament-page-strongest = کدام ربات بیشتر می‌برد؟
tournament-page-strongest-how = میانگین روی همهٔ حریف‌ها، هر ربات تنها برابر چند نسخه از یکی دیگر. خط، بازهٔ ۹۵ درصد است که روی پخش‌ها حساب شده؛ خط‌چین سهم رباتی است که به خوبی بقیه باشد.
tournament-page-cross = چه کسی چه کسی را می‌برد؟
tournament-page-cross-how = بردهای ربات سمت چپ برابر ربات بالا، به درصد. آبی بیش از سهمش است و نارنجی کمتر؛ کم‌رنگ جایی که بازه سهمش را در بر دارد.
tournament-page-ratings = درجه‌شان چند است؟
tournament-page-ratings-how = OpenSkill (پلاکت و لوس) از رتبه‌ها سر میزهای درهم یا میزهای دو نفره. تازه‌وارد با ۲۵ ± ۱۶٫۳ شروع می‌کند.
tournament-page-sure = چطور بازی شد؟
tournament-page-sure-how = { $played } دور یا مسابقه با seed «{ $seed }»، lastcard { $version }. سهم بردها دربارهٔ همین قوانین و همین حریف‌هاست و نه چیز دیگر.
