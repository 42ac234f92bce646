### آنچه به گردانندهٔ سرور گفته می‌شود، و به بازیکنان وقتی جا نیست یا سرور از نو راه می‌افتد.

## به بازیکنان

server-refusal-server-stopping = سرور دارد از نو راه می‌افتد. کمی بعد دوباره امتحان کن.
server-refusal-too-many-tables-each =
    { $most ->
        [one] از نشانی تو هم‌اکنون { $most } میز این‌جا باز است و بیشتر نمی‌شود. آن را ببند یا صبر کن تا بسته شود.
       *[other] از نشانی تو هم‌اکنون { $most } میز این‌جا باز است و بیشتر نمی‌شود. یکی را ببند یا صبر کن تا یکی بسته شود.
    }
server-end-full-each = از نشانی تو اتصال‌های زیادی این‌جا باز است. چندتا را ببند.

## گزینه‌های `lastcard serve`

operate-help-log = شکل گزارش: text برای آدم‌ها، json برای برنامه‌ها؛ به خروجی خطای استاندارد می‌رود
operate-help-log-level = چه چیزی گزارش می‌شود (پیش‌فرض warning؛ info: یک سطر برای هر رویداد مهم)
operate-help-tables = بیشترین شمار میزهای باز (پیش‌فرض { $most })
operate-help-sockets = بیشترین شمار اتصال‌ها (پیش‌فرض { $most })
operate-help-proxy = نشانی‌ها یا شبکه‌های پراکسی‌های جلوی این سرور؛ فقط سرآیند X-Forwarded-For آن‌ها به حساب می‌آید
operate-help-think = چند میلی‌ثانیه از وقت پردازنده که ربات expert می‌تواند برای هر حرکت جست‌وجو کند (پیش‌فرض { $usual }؛ ۰: جست‌وجو نمی‌کند)
operate-error-most = { $option } عددی از ۱ به بالا می‌خواهد، نه { $number }.
operate-error-think = ‎--think میلی‌ثانیه می‌خواهد، از ۰ تا { $most }، نه { $number }.
operate-error-proxy = --proxy نشانی‌هایی مانند 127.0.0.1 یا شبکه‌هایی مانند 10.0.0.0/8 می‌خواهد، نه { $address }.
operate-error-own-token = { $variable } باید دست‌کم { $most } حرف، رقم یا نشانه و بدون فاصله باشد. اگر نباشد، سرور خودش رمزی می‌سازد.
operate-error-metrics = شمارش‌ها فقط روی خود دستگاه سرور یا با رمز گرداننده پاسخ داده می‌شود.
operate-error-token = این رمز گردانندهٔ این سرور نیست.

## `lastcard admin`

command-admin = به سرور در حال کار رسیدگی کن: میزها بدون دست‌ها، بستن یک میز، شمارش‌ها
admin-help-what = list میزها (اگر چیز دیگری گفته نشود)، show یک میز، close بستن یک میز، stats شمارش‌های سرور
admin-help-code = پنج حرف یک میز
admin-help-data = پوشهٔ دادهٔ سرور که جای سرور در آن نوشته شده
admin-help-url = نشانی سروری در جای دیگر
admin-help-token = رمز گرداننده؛ بهتر است در متغیر محیطی { $variable } باشد تا کس دیگری نبیندش
admin-help-json = خروجی JSON
admin-no-tables = هیچ میزی باز نیست.
admin-events = رویدادهای این مسابقه: { $count }. در انتظار جا: { $waiting }.
admin-closed = میز { $code } بسته شد و به همه گفته شد.
admin-stats-tables = میزها: { $count } از حداکثر { $most }
admin-stats-sockets = اتصال‌ها: { $count } از حداکثر { $most }
admin-stats-stopping = سرور دارد خاموش می‌شود.
admin-column-code = کد
admin-column-phase = مرحله
admin-column-edition = نسخه
admin-column-seats = جاها
admin-column-people = حاضر
admin-column-away = غایب
admin-column-bots = بات
admin-column-watchers = تماشاگر
admin-column-matches = مسابقه
admin-column-open = باز از
error-admin-code = { $code } کد هیچ میزی نیست: کد فقط حرف دارد.
error-admin-url = { $url } نشانی هیچ سروری نیست: باید مانند https://example.org باشد.
error-admin-no-token = با --url رمز گرداننده هم لازم است، در متغیر محیطی { $variable } یا با --token.
error-admin-none = روی پوشهٔ دادهٔ { $folder } سروری کار نمی‌کند. «lastcard serve --data { $folder }» یکی راه می‌اندازد.
error-admin-file = فایل { $file } خوانده نمی‌شود: { $detail }. فقط کسی که سرور را راه انداخته می‌تواند بخواندش.
error-admin-silent = سرور در { $address } پاسخ نمی‌دهد: { $detail }
error-admin-answer = سرور می‌گوید: { $sentence }
