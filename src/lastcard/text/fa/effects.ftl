### What cards do. The text of a card is put together from these sentences in the order of its effects.
### "You" is the player who plays the card.

# A whole card. $name is the card, $text its sentences.
card-text = { $name }: { $text }
# One sentence after another.
sentences-joined = { $before } { $next }
card-plain = کارت عددی؛ کار دیگری نمی‌کند.
card-fits-all = روی هر کارتی می‌خورد.
card-counts = { count-of-points } حساب می‌شود.
# The item in the corner. $item is its name, $text what it does.
card-item = آیتم: { $item }. وقتی جعبهٔ آیتم بازش کند: { $text }

# $extra is how many cards more a failed challenge costs.
# $who: self, next, previous, others, chosen (an opponent), anyone (oneself too), last-to-act
effect-draw =
    { $who ->
        [self] خودت { some-cards } می‌کشی.
        [next] نفر بعدی { some-cards } می‌کشد.
        [previous] نفر قبل از تو { some-cards } می‌کشد.
        [others] همه جز خودت نفری { some-cards } می‌کشند.
        [chosen] یک حریف به انتخاب تو { some-cards } می‌کشد.
        [anyone] یک نفر به انتخاب تو { some-cards } می‌کشد.
       *[last-to-act] آخرین نفرِ دیگری که کاری کرده، { some-cards } می‌کشد.
    }
effect-penalty = نفر بعدی { some-cards } می‌کشد و نوبتش می‌سوزد.
# The challenge asks for the color alone.
effect-penalty-color-test = نفر بعدی { some-cards } می‌کشد و نوبتش می‌سوزد، یا به تو اعتراض می‌کند: اگر هنوز کارتی از رنگی که باید می‌انداختی در دست داشته باشی، به جای او خودت می‌کشی و او نوبت عادی‌اش را بازی می‌کند؛ اگر نه، او { $extra } تا هم بیشتر می‌کشد و نوبتش می‌سوزد.
# The challenge asks whether any other card could have been played.
effect-penalty-playable-test = نفر بعدی { some-cards } می‌کشد و نوبتش می‌سوزد، یا به تو اعتراض می‌کند: اگر می‌توانستی کارت دیگری بیندازی، به جای او خودت می‌کشی و او نوبت عادی‌اش را بازی می‌کند؛ اگر نه، او { $extra } تا هم بیشتر می‌کشد و نوبتش می‌سوزد.
effect-skip = نوبت نفر بعدی می‌سوزد.
effect-reverse = جهت بازی عوض می‌شود.
effect-go-again = یک نوبت دیگر می‌گیری.
effect-name-color = رنگ را تو انتخاب می‌کنی.
effect-use-item = کارت رویی دسته باز می‌شود، روی این کارت می‌نشیند و از حالا کارت رویی آن است. کار خودش انجام نمی‌شود، ولی آیتمش فوری عمل می‌کند.
effect-give-card = یک کارت از دستت به نفر بعدی می‌دهی.
effect-swap-hands = دستت را با یک حریف به انتخاب خودت عوض می‌کنی.
effect-pass-hands = همهٔ دست‌ها در جهت بازی یک جا جلو می‌روند.
