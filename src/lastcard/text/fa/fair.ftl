### دربارهٔ پخش‌هایی که همه در آن سهم دارند و فایل مسابقهٔ آن‌ها.

## Deals

error-deal-other = این پخش مال دور { $round } این مسابقه نیست.
error-deal-seats = پخش دور { $round } مُهر و سهم { $seats } جا را لازم دارد.
error-deal-form = در پخش دور { $round } چیزی هست که ۶۴ رقم شانزده‌شانزدهی نیست.
error-deal-share = در دور { $round } سهم جای { $seat } به مُهرش نمی‌خورد.
error-deal-commitment = بذر دور { $round } همانی نیست که سرور به آن متعهد شده.

error-share-late = برای سهم داشتن در این پخش دیر شده.
error-share-early = اول همهٔ مُهرها می‌آیند، بعد سهم‌ها.
error-share-again = این جا آن را قبلاً داده.
error-share-form = مُهر ۶۴ رقم شانزده‌شانزدهی است.
error-share-other = این سهم همانی نیست که مُهر شد.

## Records of them

error-record-commitment = { $file }، خط { $line }: تعهد دور { $round } همانی نیست که پیش از آن اعلام شد.
error-record-sealed = { $file }، خط { $line }: بذر دور { $round } رو نشده، پس پخشش را نمی‌شود سنجید.
error-record-deal = { $file }، خط { $line }: این پخش درستی نیست. { $problem }
error-record-reveal = { $file }، خط { $line }: بذری که برای دور { $round } رو شده همانی نیست که سرور به آن متعهد بود.
error-record-key = { $file }، خط { $line }: کلید دور { $round } از بذر و سهم‌ها و خط اول به دست نمی‌آید.
error-record-cards = { $file }، خط { $line }: طبق کلید و قوانین، کارت‌ها جای دیگری رفته‌اند.

terminal-record-fair = هر بذر همانی است که سرور به آن متعهد بود، هر سهم به مُهرش می‌خورد و همهٔ بُر زدن‌ها از آن‌ها به دست می‌آیند.
terminal-record-absent = دور { $round }: { $seats ->
    [one] یک جا
   *[other] { $seats } جا
} سهمی نداد.
terminal-record-open = در این فایل، مسابقه هنوز تمام نشده.
terminal-record-hash = اثر خط آخر: { $hash }. اگر میز آخر کار چیز دیگری نشان داد، این فایل دیگری است.
terminal-record-not-proved = این‌ها ثابت نشده: این‌که کسی به حافظهٔ سرور نگاه نکرده، این‌که بازیکن‌ها با هم تبانی نکرده‌اند، و این‌که پخشی که خودت در آن سهم نداشتی از پیش چیده نشده بود.
