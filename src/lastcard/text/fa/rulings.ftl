### The rulings of a table. `ruling-NAME` is the title of one, `ruling-NAME-VALUE` what a value of it means;
### a ruling whose value is a number has `ruling-NAME-number` instead, said with $amount.

## The first card

ruling-start-action = اگر کارت شروع ویژه باشد
ruling-start-action-take-effect = روی کسی که باید شروع کند عمل می‌کند.
ruling-start-action-ignore-and-flip = حساب نمی‌شود: یک کارت دیگر رویش باز می‌شود.

ruling-start-reverse = اگر کارت شروع معکوس باشد
ruling-start-reverse-dealer-first = اول پخش‌کننده بازی می‌کند، بعد بازی به راست می‌رود.
ruling-start-reverse-right-neighbor-first = اول نفر سمت راست پخش‌کننده بازی می‌کند، بعد بازی به راست ادامه پیدا می‌کند.

ruling-start-wd4 = اگر کارت شروع وایلد جریمه باشد
ruling-start-wd4-return-and-reflip = به دسته برمی‌گردد و بُر می‌خورد، و یک کارت دیگر باز می‌شود.
ruling-start-wd4-bury-and-flip = سر جایش می‌ماند و یک کارت دیگر رویش باز می‌شود.

ruling-start-item-box-chooser = رنگ جعبهٔ آیتم شروع با کیست
ruling-start-item-box-chooser-dealer = پخش‌کننده رنگی را انتخاب می‌کند که نفر اول باید بیندازد.
ruling-start-item-box-chooser-first-player = نفر اول رنگ را انتخاب می‌کند، بعد بازی می‌کند.

ruling-start-item-box-activates = آیتمِ جعبهٔ آیتم شروع
ruling-start-item-box-activates-false = کارتی باز نمی‌شود: جعبهٔ آیتم را کسی نینداخته.
ruling-start-item-box-activates-true = یک کارت باز می‌شود و آیتمش عمل می‌کند، انگار نفر اول جعبهٔ آیتم را انداخته باشد.

## The cards

ruling-two-player-reverse = معکوس در بازی دونفره
ruling-two-player-reverse-skip = همان توقف است: هر کس انداخته، دوباره نوبت خودش است.
ruling-two-player-reverse-direction-only = فقط جهت را عوض می‌کند، پس نوبت آن یکی است.

ruling-wd4-counts-item-box = جعبهٔ آیتم در دست، وقتی به وایلد +۴ اعتراض می‌شود
ruling-wd4-counts-item-box-true = کارتِ همان رنگ حساب می‌شود، پس انداختن وایلد +۴ بلوف بوده.
ruling-wd4-counts-item-box-false = حساب نمی‌شود: فقط با کارتی از خود آن رنگ بلوف می‌شود.

ruling-wd4-counts-wild = وایلد در دست، وقتی به وایلد +۴ اعتراض می‌شود
ruling-wd4-counts-wild-true = کارتِ همان رنگ حساب می‌شود، پس انداختن وایلد +۴ بلوف بوده.
ruling-wd4-counts-wild-false = حساب نمی‌شود: فقط با کارتی از خود آن رنگ بلوف می‌شود.

ruling-wd4-play = بلوف با وایلد جریمه
ruling-wd4-play-bluff-allowed = همیشه می‌شود انداختش؛ نفر بعدی می‌تواند اعتراض کند.
ruling-wd4-play-enforced = فقط وقتی می‌شود انداختش که قانون اجازه بدهد، و نمی‌شود به آن اعتراض کرد.

ruling-banana-target = پوست موز به کی می‌خورد
ruling-banana-target-seat-before = به نفر قبلی، در جهت بازی.
ruling-banana-target-last-to-act = به آخرین نفرِ دیگری که کاری کرده؛ اگر هیچ‌کس کاری نکرده، به نفر قبلی.

ruling-shell-target = لاک سبز به کی می‌خورد
ruling-shell-target-opponents = به یکی از حریف‌ها؛ در بازی دونفره انتخابی نیست.
ruling-shell-target-any-player = به هر بازیکنی، حتی خود کسی که جعبهٔ آیتم را انداخته.

ruling-extra-turn = نوبت اضافهٔ قارچ یا صاعقه
ruling-extra-turn-mandatory = باید بازی شود، حتی اگر فقط با کشیدن.
ruling-extra-turn-optional = در شروعش می‌شود از آن گذشت.

ruling-bobomb-order = ترتیب باب‌آمب
ruling-bobomb-order-draw-then-color = اول کارت بکش، بعد رنگ را انتخاب کن.
ruling-bobomb-order-color-then-draw = اول رنگ را انتخاب کن، بعد کارت بکش.

ruling-last-item-box = جعبهٔ آیتم به عنوان کارت آخر
ruling-last-item-box-ends-round = دور همان‌جا برده می‌شود و کارتی باز نمی‌شود.
ruling-last-item-box-resolve-items = یک کارت باز می‌شود و آیتمش عمل می‌کند؛ اگر باب‌آمب باشد، دور ادامه دارد.

ruling-last-wd4-challenge = وایلد جریمه به عنوان کارت آخر
ruling-last-wd4-challenge-no-window = نمی‌شود اعتراض کرد: نفر بعدی می‌کشد و دور تمام می‌شود.
ruling-last-wd4-challenge-window-open = پیش از تمام شدن دور می‌شود به آن اعتراض کرد.

ruling-pizza-fourth-wild = چهارمین کارت وایلد
ruling-pizza-fourth-wild-wild = یک وایلد سادهٔ دیگر است: ۵۲ کارت.
ruling-pizza-fourth-wild-dip = یک وایلد ناخنک دیگر است: ۵۲ کارت.
ruling-pizza-fourth-wild-draw2 = یک وایلد +۲ دیگر است: ۵۲ کارت.
ruling-pizza-fourth-wild-none = چهارمی ندارد: ۵۱ کارت.

ruling-wd2-test = وایلد +۲ کِی بلوف است
ruling-wd2-test-any-playable = وقتی در دستت کارت دیگری باشد که می‌شد انداخت، وایلد و ناخنک هم حساب است.
ruling-wd2-test-color-only = وقتی در دستت کارتی باشد از رنگی که باید می‌انداختی.

ruling-dip-order = ترتیب وایلد ناخنک
ruling-dip-order-color-draw-pass = رنگ را انتخاب کن، یک کارت بکش، بعد یک کارت بده.
ruling-dip-order-draw-pass-color = یک کارت بکش، یک کارت بده، بعد رنگ را انتخاب کن.

ruling-last-dip = وایلد ناخنک به عنوان کارت آخر
ruling-last-dip-ends-round = دور همان‌جا برده می‌شود: نه کارتی کشیده می‌شود، نه داده.
ruling-last-dip-resolve = رنگ انتخاب می‌شود، یک کارت کشیده و به نفر بعدی داده می‌شود، بعد دور تمام می‌شود.

## Calling UNO

ruling-uno-window = تا کی می‌شود مچ گرفت
ruling-uno-window-next-action = تا وقتی نفر بعدی کاری بکند.
ruling-uno-window-until-drawn-up = تا وقتی بازیکن اونو بگوید، مچش گرفته شود یا دیگر درست یک کارت نداشته باشد.

ruling-uno-penalty = جریمهٔ اونو نگفتن
ruling-uno-penalty-number =
    { $amount ->
        [0] هر کس مچش گرفته شود چیزی نمی‌کشد.
       *[other] هر کس مچش گرفته شود { some-cards } می‌کشد.
    }

ruling-uno-calls = اونو گفتن
ruling-uno-calls-called = بازیکن‌ها خودشان می‌گویند، و اگر یادشان برود می‌شود مچشان را گرفت.
ruling-uno-calls-automatic = میز به جای همه می‌گوید و مچ کسی گرفته نمی‌شود.

## The end of a round and of a match

ruling-stalemate = وقتی دیگر هیچ‌کس نمی‌تواند بیندازد یا بکشد
ruling-stalemate-void = دور تمام می‌شود و کسی امتیاز نمی‌گیرد.
ruling-stalemate-lowest-hand-wins = دستی که امتیازش از همه کمتر است می‌برد و مثل همیشه امتیاز می‌گیرد؛ اگر دو دست با هم کمترین باشند، کسی امتیاز نمی‌گیرد.

ruling-match = برندهٔ مسابقه چطور معلوم می‌شود
ruling-match-to-target = برندهٔ هر دور امتیاز می‌گیرد و هر کس اول به هدف برسد می‌برد.
ruling-match-single-round = فقط یک دور.
ruling-match-rounds = بعد از چند دورِ قرارشده، بیشترین امتیاز می‌برد.
ruling-match-lowest-total = هر کس کارت‌های خودش را می‌شمارد؛ وقتی یک نفر به هدف رسید، کمترین جمع می‌برد.

ruling-target = هدف
ruling-target-number = مسابقه تا { count-of-points } است.

ruling-rounds = تعداد دورها
ruling-rounds-number = مسابقه { $amount } دور است.

## House rules

ruling-stacking = سوار کردن کارت‌های جریمه
ruling-stacking-off = با کارت جریمه نمی‌شود به کارت جریمه جواب داد.
ruling-stacking-like-on-like = به کارت جریمه می‌شود با یکی مثل خودش جواب داد؛ هر کس نتواند یا نخواهد، همه را می‌کشد.
ruling-stacking-cross = کارت روی مثل خودش؛ علاوه بر آن، وایلد +۴ جواب +۲ است و +۲ از رنگ انتخاب‌شده جواب وایلد +۴.
ruling-stacking-at-least = به کارت جریمه می‌شود با کارتی جواب داد که دست‌کم همان‌قدر می‌کشاند، رنگش هر چه باشد.

ruling-jump-in = پریدن وسط
ruling-jump-in-false = هر کس در نوبت خودش بازی می‌کند.
ruling-jump-in-true = هر کس کارتی عین کارت رویی داشته باشد، جز وایلد، می‌تواند بیرون از نوبت بیندازدش؛ بازی از همان‌جا ادامه پیدا می‌کند.

ruling-seven-zero = هفت و صفر
ruling-seven-zero-false = عددهای معمولی‌اند.
ruling-seven-zero-true = با ۷ دستت را با یک حریف عوض می‌کنی؛ با ۰ همهٔ دست‌ها یک جا جلو می‌روند.

ruling-draw = کشیدن در نوبت
ruling-draw-one = یک کارت کشیده می‌شود.
ruling-draw-until-playable = آن‌قدر کارت کشیده می‌شود تا یکی بخورد.

ruling-drawn-card = کارتی که تازه کشیده‌ای
ruling-drawn-card-choice = اگر بخورد، می‌شود انداخت یا نگه داشت.
ruling-drawn-card-must-play = اگر بخورد، باید انداخته شود.
ruling-drawn-card-keep = در همان نوبت نمی‌شود انداختش.

ruling-voluntary-draw = کشیدن با اینکه کارتی می‌خورد
ruling-voluntary-draw-true = آزاد است.
ruling-voluntary-draw-false = نمی‌شود: هر کس بتواند بیندازد باید بیندازد.

ruling-bounce = رد کردن کارت جریمه
ruling-bounce-off = کارت جریمه را نمی‌شود رد کرد.
ruling-bounce-skip = توقفِ هم‌رنگ جریمه را به نفر بعدی رد می‌کند.
ruling-bounce-reverse = معکوسِ هم‌رنگ جریمه را به کسی که انداخته برمی‌گرداند.
ruling-bounce-both = توقفِ هم‌رنگ جریمه را به نفر بعدی رد می‌کند، معکوسِ هم‌رنگ آن را برمی‌گرداند.

ruling-finish = کارت آخر
ruling-finish-any = هر کارتی می‌تواند باشد.
ruling-finish-no-wild = وایلد نمی‌تواند باشد.
ruling-finish-no-action = نه کارت ویژه می‌تواند باشد، نه وایلد.

ruling-false-call-penalty = جریمهٔ اونو یا مچ‌گیری بی‌جا
ruling-false-call-penalty-number =
    { $amount ->
        [0] اونو یا مچ‌گیری بی‌جا قبول نمی‌شود و خرجی ندارد.
       *[other] هر کس بی‌جا اونو بگوید یا مچ بگیرد { some-cards } می‌کشد، در هر نوبت حداکثر یک بار.
    }
