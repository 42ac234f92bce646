### آنچه دربارهٔ محل نگه‌داری گفته می‌شود: میزها و سوابق کجا نگه داشته می‌شوند و چگونه جابه‌جا می‌شوند.

store-error-address = نشانی پایگاه داده باید به این شکل باشد: postgresql://user@host/name
store-error-no-driver = PostgreSQL به بستهٔ دیگری نیاز دارد: pip install "lastcard[processes]"
store-error-newer = { $place } را نسخهٔ تازه‌تری از lastcard نوشته است (طرح { $version }). همان نسخه را نصب کنید یا جای دیگری برگزینید.
store-error-copy = پیش از به‌روز کردن پایگاه داده باید رونوشتی از آن گرفته شود، ولی در { $folder } نمی‌شود: { $detail }
store-error-open = نمی‌توان از { $place } به‌عنوان پایگاه داده استفاده کرد: { $detail }
store-error-folder = در پوشهٔ { $folder } نمی‌توان نوشت: { $detail }. با --data پوشهٔ دیگری برگزینید.
store-error-in-use = سرور دیگری از پوشهٔ { $folder } استفاده می‌کند. آن را متوقف کنید یا با --data به این یکی پوشهٔ جداگانه‌ای بدهید.
store-error-nothing = هنوز هیچ سروری چیزی در { $folder } نگه نداشته است. پوشهٔ آن را با --data یا پایگاه دادهٔ آن را با --database نام ببرید.
store-error-password = { $place } این کاربر و گذرواژه را نمی‌پذیرد. هر دو را در --database بنویسید: postgresql://user:password@host/name
store-error-missing = { $place } وجود ندارد: { $detail }. نخست آن را بسازید (createdb) یا --database را درست کنید.
store-error-unreachable = { $place } پاسخ نمی‌دهد: { $detail }. آیا PostgreSQL آنجا در حال اجراست؟

## lastcard export, import

command-export = نوشتن سوابقی که سرور نگه می‌دارد در پرونده‌ها
command-import = سپردن چنین پرونده‌هایی به سرور برای نگه‌داری
option-export-folder = جایی که پرونده‌ها نوشته می‌شوند
option-export-tables = میزهای در جریان هم، با دست همهٔ بازیکنان
option-import-folder = جایی که پرونده‌ها هستند
option-data = پوشهٔ دادهٔ سرور (پیش‌فرض: پوشهٔ همین کاربر)
option-database = پایگاه دادهٔ سرور، اگر دارد: postgresql://user@host/name
error-import-folder = پوشهٔ { $folder } وجود ندارد.
terminal-export-records =
    { $amount ->
        [one] { $amount } سابقه در { $folder } نوشته شد.
       *[other] { $amount } سابقه در { $folder } نوشته شد.
    }
terminal-export-tables =
    { $amount ->
        [one] { $amount } میز در جریان با دست همهٔ بازیکنان نوشته شد: پرونده را نزد خود نگه دارید.
       *[other] { $amount } میز در جریان با دست همهٔ بازیکنان نوشته شد: پرونده‌ها را نزد خود نگه دارید.
    }
terminal-import-records =
    { $amount ->
        [one] { $amount } سابقه پذیرفته شد.
       *[other] { $amount } سابقه پذیرفته شد.
    }
terminal-import-tables =
    { $amount ->
        [one] { $amount } میز در جریان پذیرفته شد.
       *[other] { $amount } میز در جریان پذیرفته شد.
    }
terminal-import-there =
    { $amount ->
        [one] { $amount } مورد از پیش آنجا بود.
       *[other] { $amount } مورد از پیش آنجا بود.
    }
terminal-carry-damaged = { $name } آسیب دیده یا «lastcard export» آن را ننوشته است: کنار گذاشته شد.
terminal-carry-other = { $name } کنار گذاشته شد: چیز دیگری با همین نام نگه داشته می‌شود.
