### What the table's server says to people: refusals that are none of the rules', ends of connections, what `serve` prints.

## Why a wish is refused

server-refusal-stale = تا دکمه را بزنی، بازی جلو رفت.
server-refusal-already-moved = حرکتت را کرده‌ای: صبر می‌کند تا تکلیف اونو روشن شود.
server-refusal-somebody-moved = یکی زودتر جنبید: حرکتش صبر می‌کند تا تکلیف اونو روشن شود.
server-refusal-cooldown = یک لحظه: وقتی زدی که نه اونویی برای گفتن بود، نه مچی برای گرفتن.
server-refusal-too-late = دیر شد: تکلیف آن اونو همین الان روشن شد.
server-refusal-not-asked = الان چیزی از تو نمی‌پرسیم.
server-refusal-no-more-time = برای این سؤال دیگر وقت اضافه نیست.
server-refusal-not-seated = فقط بازیکن‌های سر میز می‌توانند این کار را بکنند.
server-refusal-not-host = فقط میزبان می‌تواند این کار را بکند.
server-refusal-not-started = الان دوری در جریان نیست.
server-refusal-match-running = این را فقط وقتی مسابقه‌ای در جریان نیست می‌شود عوض کرد.
server-refusal-round-not-over = دور هنوز تمام نشده.
server-refusal-match-not-over = مسابقه هنوز تمام نشده.
server-refusal-nothing-to-be-ready-for = هنوز چیزی نیست که برایش آماده باشی.
server-refusal-seats-out-of-range = این نسخه برای { $low } تا { $high } نفر است.
server-refusal-too-many-people = بیشتر از { $seats } نفر سر میز هستند.
server-refusal-no-place = چنین جای خالی‌ای نداریم.
server-refusal-no-such-bot = رباتی به نام «{ $name }» نداریم. ربات‌ها: { $levels }.
server-refusal-seat-taken = یکی آنجا نشسته.
server-refusal-no-bot-there = آنجا ربات نیست.
server-refusal-nobody-there = کسی آنجا ننشسته.
server-refusal-nobody-waits = کسی به این نام منتظر جا نیست.
server-refusal-not-yourself = با خودت که نمی‌شود.
server-refusal-person-is-here = آن بازیکن همین‌جاست.
server-refusal-no-chat = میزبان سر این میز گپ آزاد را باز نکرده.
server-refusal-no-hints = میزبان سر این میز راهنمایی را باز نکرده.
server-refusal-no-network = هنوز هیچ شبکه‌ای { $edition } را با این تعداد بازیکن ({ $seats }) یاد نگرفته است.
server-refusal-say-one = هر بار یک چیز بگو: شکلک، جملهٔ آماده یا متن.
server-refusal-unknown-phrase = چنین شکلک یا جمله‌ای نداریم.
server-refusal-bad-name = نام دست‌کم یک حرف، رقم یا نشانهٔ دیدنی می‌خواهد.
server-refusal-table-full = همهٔ جاهای این میز را آدم‌ها گرفته‌اند.
server-refusal-table-closed = این میز بسته شده.
server-refusal-unknown-table = میز { $code } وجود ندارد. هر میز دو ساعت بعد از رفتن آخرین نفر بسته می‌شود.
server-refusal-too-many-tables = این سرور الان برای یک میز دیگر جا ندارد.
server-refusal-bad-device-code = این کد مصرف شده یا بیشتر از یک دقیقه از عمرش گذشته. از آن یکی دستگاه کد تازه بگیر.
server-refusal-unknown-record = چنین مسابقه‌ای اینجا نگه داشته نشده.
server-refusal-broken-record = این فایل مسابقه را نمی‌شود بازپخش کرد.
server-refusal-record-too-long = این مسابقه برای بررسی زیادی طولانی است: پرونده‌اش بیش از { $most } خط دارد.
server-refusal-busy = همین حالا مسابقه‌های زیادی بررسی می‌شوند. کمی بعد دوباره امتحان کن.

server-why-possible = الان می‌توانی این کار را بکنی.

## What was wrong with a message

server-error-malformed = این پیام خوانده نشد: { $detail }
server-error-unknown-type = این نوع پیام اینجا شناخته نیست: { $detail }
server-error-too-large = این پیام خیلی بزرگ است.
server-error-too-fast = پیام‌ها زیاد شد: از حالا آهسته‌تر خوانده می‌شوند.
server-error-too-many = از نشانی تو درخواست زیاد آمده. کمی بعد دوباره امتحان کن.
server-error-protocol = این سرور نسخهٔ { $version } پروتکل را می‌فهمد. صفحه را دوباره باز کن.
server-error-hello-first = اولین پیام باید hello باشد.
server-error-bad-token = این جا دیگر مال تو نیست.
server-error-unknown-table = چنین میزی نداریم.
server-error-internal = اینجا چیزی خراب شد؛ بازی ادامه دارد.
server-error-origin = درخواست از سایت‌های دیگر پذیرفته نمی‌شود.
server-error-not-found = اینجا چیزی نیست.
server-error-method = این کار را اینجا نمی‌شود کرد.
server-error-bad-request = درخواست فهمیده نشد: { $detail }

## Why a connection ends

server-end-taken-over = جای تو در یک زبانهٔ دیگر یا روی یک دستگاه دیگر باز است.
server-end-kicked = میزبان تو را از این میز بلند کرد.
server-end-left = از میز بلند شدی.
server-end-closed = این میز بسته شده.
server-end-stopping = سرور دارد از نو راه می‌افتد. بازی‌ات نگه داشته می‌شود و خودت دوباره سر میزت برمی‌گردی.
server-end-too-slow = اتصالت کند بود و جا ماند.
server-end-bad-token = این جا دیگر مال تو نیست.
server-end-unknown-table = چنین میزی نداریم. هر میز دو ساعت بعد از رفتن آخرین نفر بسته می‌شود.
server-end-full = اینجا برای یک اتصال دیگر جا نیست.
server-end-no-spectators = میزبان تماشاچی راه نمی‌دهد.

## Names of bots

server-bot-name-1 = آدا
server-bot-name-2 = بلز
server-bot-name-3 = چارلز
server-bot-name-4 = دوروتی
server-bot-name-5 = ادسخر
server-bot-name-6 = فرانسس
server-bot-name-7 = گریس
server-bot-name-8 = هِدی
server-bot-name-9 = آیدا
server-bot-name-10 = جون
server-bot-name-11 = کنراد
server-bot-name-12 = لیزه

## What can be said at the table without typing

emote-laugh = می‌خندد
emote-wow = ماتش برده
emote-cry = گریه می‌کند
emote-angry = حرص می‌خورد
emote-think = فکر می‌کند
emote-clap = دست می‌زند
emote-love = کیف می‌کند
emote-sweat = عرق می‌ریزد
phrase-hello = سلام!
phrase-good-luck = موفق باشی!
phrase-nice-one = دمت گرم!
phrase-oops = ای وای!
phrase-your-turn = نوبت توئه!
phrase-one-moment = یه لحظه، لطفاً.
phrase-so-close = نزدیک بود!
phrase-thanks = مرسی!
phrase-well-played = خوب بازی کردی!
phrase-again = یکی دیگه؟

## What `lastcard serve` prints

serve-help = میز را روی وب باز کن
serve-help-host = نشانی سرور (اگر ندهی { $host }؛ 0.0.0.0: همه در شبکهٔ محلی)
serve-help-port = پورت سرور (اگر ندهی { $port }؛ 0: هر پورتی که آزاد باشد)
serve-help-no-browser = مرورگر باز نشود
serve-help-data = پوشه‌ای که میزها و سوابق در آن نگه داشته می‌شوند (پیش‌فرض: پوشهٔ همین کاربر؛ LASTCARD_DATA پوشهٔ دیگری را نام می‌برد)
serve-help-database = به‌جای آن در PostgreSQL نگه داشته شوند: postgresql://user:password@host/name
serve-help-keep-records = شمار روزهایی که پس از آن سوابق پاک می‌شوند (پیش‌فرض: همیشه می‌مانند)
serve-help-public-url = نشانی‌ای که بقیه از آن به این سرور می‌رسند، برای لینک‌ها و کدهای QR
serve-help-tls-cert = فایل گواهی (PEM) برای HTTPS
serve-help-tls-key = فایل کلید خصوصی (PEM) آن گواهی
serve-ready = میز باز است: { $link }
serve-lan = بقیه در این شبکه: { $link }
serve-public = بقیه: { $link }
serve-loopback = فقط همین دستگاه به آن دسترسی دارد؛ lastcard serve --host 0.0.0.0 آن را به روی شبکهٔ محلی باز می‌کند.
serve-kept = میزها و سوابق اینجا نگه داشته می‌شوند: { $place }
serve-stop = با Ctrl+C بسته می‌شود.
serve-no-client = کلاینت وب ساخته نشده، پس مرورگرها به جایش یک یادداشت می‌بینند؛ برنامه‌ها مثل همیشه می‌توانند بازی کنند.
serve-error-port-in-use = پورت { $port } اشغال است. با lastcard serve --port یکی دیگر انتخاب کن، یا با lastcard serve --port 0 هر پورتی که آزاد باشد.
serve-error-port-forbidden = این کاربر اجازهٔ پورت { $port } را ندارد. پورت‌های ۱۰۲۴ به بالا اجازه نمی‌خواهند.
serve-error-host = سرور روی { $host } باز نشد: این دستگاه چنین نشانی‌ای ندارد.
serve-error-port-range = { $port } پورت نیست: پورت‌ها از ۰ تا ۶۵۵۳۵ هستند.
serve-error-listen = سرور روی { $host } پورت { $port } باز نشد: { $detail }
serve-error-tls-pair = این دو با هم‌اند: lastcard serve --tls-cert FILE --tls-key FILE. یا هر دو را بده یا هیچ‌کدام.
serve-error-tls-missing = فایل { $file } نیست یا خوانده نمی‌شود.
serve-error-tls-bad = { $cert } و { $key } گواهی و کلید خصوصی‌اش به شکل PEM نیستند.
serve-error-public-url = { $url } نشانی‌ای نیست که مرورگر بتواند باز کند: باید شبیه https://example.org باشد.
serve-page-missing = کلاینت وب اینجا ساخته نشده. پروتکل و API کار می‌کنند: نگاه کن به /api/schema.
