### The scorekeeper, for people who play with real cards.

score-title = دفتر امتیاز
score-page = دفتر امتیاز · lastcard
score-lead = با کارت واقعی بازی می‌کنید و این صفحه امتیازها را جمع می‌زند. همه چیز روی همین دستگاه می‌ماند.
score-home-title = با کارت واقعی بازی می‌کنید؟
score-home = امتیازها را بنویس
score-undo = برگرداندن کار
score-redo = دوباره انجام دادن

## Before the first round

score-players = بازیکن‌ها
score-player = بازیکن { $number }
score-name-of = نام بازیکن { $number }
score-add = یک بازیکن دیگر
score-remove = حذف { $name }
score-up = { $name } یکی بالاتر
score-down = { $name } یکی پایین‌تر
score-start = شروع
score-rules = بازیکن‌ها و قوانین
score-how = امتیازها چطور حساب می‌شود

## A round

score-round = دور { $round }
score-next = نوشتن دور { $round }
score-who-out = کی کارت آخرش را انداخت؟
score-nobody = هیچ‌کس نتوانست ادامه بدهد
score-not-yet = هنوز هیچ
score-tap = روی کارت‌هایی که مانده بزن. برای پس گرفتن، همین‌جا روی کارت بزن.
score-cards-of = کارت‌های مانده در دست: { $name }
# After a card's name and points, as in "Red 5, 5 points, 2 in the hand".
score-held = { $count } تا در دست
score-less = پس گرفتن: { $card }
score-too-many = از این کارت این‌قدر در جعبه نیست: { $card }، { $count } تا در جعبه.
score-typed = یا خود امتیاز را بنویس
score-next-hand = بعدی: { $name }
score-waiting = هنوز چیزی نوشته نشده: { $names }.
score-own = برندهٔ دور: { $name }. هر کس کارت‌های خودش را می‌شمارد.
score-save = بنویس
score-cancel = انصراف
score-drop = حذف این دور

## The books

score-heading =
    { $match ->
        [lowest] امتیازها، تا { $target }؛ کمترین می‌برد
        [rounds] امتیازها بعد از { $played } دور از { $rounds } دور
        [single] امتیازها
       *[target] امتیازها، تا { $target }
    }
score-won = برندهٔ مسابقه: { $name }، با دور { $round }!
score-history = همهٔ دورها
score-edit = درست کردن دور { $round }
score-edit-hint = برای درست کردن یک دور روی شماره‌اش بزن.
score-again = بازی تازه، همین بازیکن‌ها

## Passing it on

score-share = فرستادن نتیجه
score-words = نتیجه به صورت متن
score-link = لینک همهٔ بازی
score-copy = کپی نتیجه
score-selected = متن انتخاب شده: کپی‌اش کن.
score-text = { $edition }، بعد از { $rounds } دور:
score-line = { $name }: { count-of-points }
score-shared = این بازی را کسی برایت فرستاده
score-shared-keep = همین‌جا ادامه بده
score-shared-leave = به بازی خودت
score-bad-link = در این لینک بازی‌ای نیست. شاید تکه‌ای از آن در راه افتاده باشد.
