### The laboratory: simulations, comparisons and what is wrong with them.

error-simulate-count = یک شبیه‌سازی ۱ تا { $highest } دور یا مسابقه دارد، نه { $count }.
error-simulate-rotate = فقط دورهای تکی را می‌شود در همهٔ چینش‌ها بازی کرد: ‎--rotate را بردار، یا به جای ‎--matches گزینهٔ ‎--rounds را بده.
error-simulate-both = یا تعداد دور را بده یا تعداد مسابقه را، نه هر دو را.
error-simulate-bots = { $bots } ربات { $players } جا را پر نمی‌کند: یک ربات برای همه نام ببر، یا برای هر جا یکی.
error-simulate-other-rules = این شبیه‌سازی با lastcard { $version } یا با قوانینی دیگر شروع شده؛ اینجا { $here } است. همهٔ دستگاه‌ها باید یک نسخه داشته باشند.
error-missing-extra = این کار { $library } می‌خواهد که نصب نیست. با «pip install lastcard[{ $extra }]» نصبش کن.
