### What a move was worth, and what luck and decisions did: estimates by playing on.

option-deals = کارت‌های پنهان سر هر تصمیم چند بار از نو پخش شوند: بیشتر یعنی مطمئن‌تر و کندتر
error-hint-unasked = حرکت { $move } جواب پرسشی نبود که بشود سنجید (اعلام یا مچ‌گیری بیرون از نوبت). حرکت دیگری نام ببر.
error-luck-no-round = در { $file } هیچ دوری تمام نشده است. بازی را ادامه بده و دوباره بپرس.

insight-estimate = این‌ها برآوردند: کارت‌های پنهان از نو پخش می‌شوند و ربات «casual» در همهٔ جاها بازی را ادامه می‌دهد. با بازیکنان قوی‌تر شانس‌ها فرق می‌کند.

hint-title = حرکت { $move }: { $name } چه می‌توانست بکند، به ترتیب شانس برد این دور، فقط با آنچه { $name } می‌دید.
hint-option =
    { $made ->
        [yes] { $place }. { $move }: { $chance } ٪ ± { $half } (بازی شد)
       *[no] { $place }. { $move }: { $chance } ٪ ± { $half }
    }
hint-why-close =
    { $count ->
        [1] بهترین حرکت فقط اندکی جلوتر است.
       *[other] { $count } حرکت اول آن‌قدر نزدیک‌اند که نمی‌شود از هم جدایشان کرد.
    }
hint-why-danger = نوبت بعدی { $name } است و فقط { $count } کارت دارد.
hint-why-only = اینجا حرکت دیگری ارزش سنجیدن ندارد.
hint-why-last = کارت آخر است.
hint-why-holds-up = { $card } جلوی { $name } را می‌گیرد که نوبت بعدی را دارد و فقط { $count } کارت برایش مانده است.
hint-why-keeps = { $card } برای بعد می‌ماند.
hint-why-keeps-danger = { $card } در دست می‌ماند: نوبت بعدی { $name } است و فقط { $count } کارت دارد.
hint-why-follows = { $count } کارت دیگر از این رنگ در دست است.
hint-why-color = { $count } کارت از این رنگ در دست است.
hint-why-clear = «{ $move }» آشکارا از بقیه جلوتر است.

luck-start =
    { $result ->
        [won] { $name } برد. دستش سر تصمیم اول { $start } ٪ ± { $half } نوید می‌داد.
       *[lost] { $name } نبرد. دستش سر تصمیم اول { $start } ٪ ± { $half } نوید می‌داد.
    }
luck-decisions = { $count } تصمیم { $lost } ٪ ± { $half } از دست داد؛ کارت‌های بعدی و دیگران { $rest } ٪ اثر داشتند.
luck-worst = گران‌ترین: { $chosen } در حرکت { $move }؛ { $better } به اندازهٔ { $lost } ٪ بهتر بود.
luck-whole = روی همهٔ دورها:
luck-total = { $name }: { $won } برد، بخت { $luck } ٪، با تصمیم‌ها از دست رفته { $lost } ٪ ± { $half }
