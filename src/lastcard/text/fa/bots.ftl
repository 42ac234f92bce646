# ربات‌ها: پرونده‌های شبکه.

error-weights-unreadable = { $file } شبکه‌ای ندارد که بتوان خواند؛ با python -m lastcard.bots.train از نو آموزشش بده.
error-weights-version = { $file } با نسخهٔ { $found } قالب نوشته شده و نسخهٔ { $known } لازم است؛ با python -m lastcard.bots.train از نو آموزشش بده.
error-weights-edition = { $file } برای { $found } آموزش دیده، نه برای کارت‌های { $edition }؛ با python -m lastcard.bots.train یکی آموزش بده.
option-bot-seats = بقیه چقدر خوب بازی کنند؛ یک سطح برای همه یا چند سطح به نوبت از سمت چپ، مثل beginner,expert: random، beginner، casual، sharp یا expert
option-think = چند میلی‌ثانیه از وقت پردازنده که expert می‌تواند برای هر حرکت جست‌وجو کند (پیش‌فرض { $usual }؛ با ‎--seed صفر، تا بازی همان‌طور تکرار شود)
