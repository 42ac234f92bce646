### چرا این‌طور است؟ و نمونه‌هایی که نشان می‌دهند یک بند چطور کار می‌کند.
### ترمینال، سرور و صفحهٔ وب این‌ها را می‌گویند.

## چرا این‌طور است

# $doubt یک جمله است.
court-doubt = قطعی نیست: { $doubt }
court-sources = منابع: { $sources }.
court-no-sources = هیچ منبعی درباره‌اش چیزی نمی‌گوید.
# $title موضوع قاعده است و $text آنچه اینجا برقرار است.
court-ruling = سر این میز ({ $title }): { $text }
court-led = چطور به اینجا رسید
court-nothing-yet = هنوز اتفاقی نیفتاده.
court-nothing-refused = از حرکت قبلی‌ات تا حالا چیزی رد نشده.
court-can-play = الان می‌شود انداختش.
court-other-points = بیشتر دربارهٔ این کارت
court-card = قوانین این کارت: { $card }
court-top = قوانین کارت رویی: { $card }
keys-court = خواندن قوانین کارت انتخاب‌شده یا کارت رویی

## نمونه‌ها

example-see =
    { $count ->
        [1] دیدن یک نمونه
       *[other] دیدن { $count } نمونه
    }
example-back = برگشت به بند
example-none = برای این بند نمونه‌ای نیست.
example-title = بند { $point } در عمل
# $edition نام نسخه است.
example-number = نمونهٔ { $at } از { $of }: { $edition }
example-next = نمونهٔ بعدی
example-ruling = با این قاعده: { $text }
example-begins = این‌طور شروع می‌شود.
example-ends = و این‌طور تمام می‌شود.
example-step = قدم { $at } از { $of }
example-refused = نمی‌شود
# $cards یک فهرست است یا «هیچ کارتی».
example-holds = دست { $name }: { $cards }.
example-no-cards = هیچ کارتی
example-top = کارت رویی { $card } است؛ رنگ بازی: { $color }.

## آنچه کسی در نمونه می‌خواهد بکند و نمی‌شود

example-tries-play = { $name } می‌خواهد { $card } بیندازد.
example-tries-draw = { $name } می‌خواهد بکشد.
example-tries-keep = { $name } می‌خواهد کارت را نگه دارد.
example-tries-pass = { $name } می‌خواهد پاس بدهد.
example-tries-color = { $name } می‌خواهد رنگ بگوید: { $color }.
example-tries-target = { $name } می‌خواهد { $other } را انتخاب کند.
example-tries-accept = { $name } می‌خواهد قبول کند.
example-tries-challenge = { $name } می‌خواهد اعتراض کند.
example-tries-give = { $name } می‌خواهد { $card } را بدهد.
example-tries-uno = { $name } می‌خواهد اونو بگوید.
example-tries-catch = { $name } می‌خواهد مچ { $other } را بگیرد.
