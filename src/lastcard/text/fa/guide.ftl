### The guide to the rules, for somebody at a kitchen table with the box. Its paragraphs are the rule points
### (points.ftl); which point stands in which section, and on which points an answer rests, is said in
### lastcard/guide/plan.toml.

## The page

guide-title = { $edition }: راهنمای قوانین
guide-facts = { $low } تا { $high } نفر، نفری { $hand } کارت، { $cards } کارت در جعبه، تا { $target } امتیاز.
# The option of a table that can settle a point differently. $title is its name.
guide-ruling = هر میز می‌تواند جور دیگری قرار بگذارد: { $title }.

## Sections, and what each comes to in one sentence

guide-section-box = داخل جعبه
guide-section-setup = آماده کردن بازی
guide-section-turn = یک نوبت
guide-section-cards = همهٔ کارت‌ها
guide-section-items = آیتم‌ها
guide-section-challenge = اعتراض
guide-section-uno = اونو گفتن
guide-section-out = تمام کردن
guide-section-scoring = امتیاز
guide-section-empty = وقتی کارت‌ها تمام شوند
guide-section-questions = سؤال‌هایی که می‌پرسند
guide-section-words = معنی کلمه‌ها
guide-section-corners = حالت‌های خاص
guide-section-screen = بدون ساعت، و وقتی کسی جواب نمی‌دهد
guide-section-house = قانون‌های خانگی
guide-section-sources = قوانین از کجا آمده‌اند
guide-section-rules = قوانین

guide-lead-setup = بُر بزن، به هر نفر { $hand } کارت بده و یک کارت باز کن؛ نفر سمت چپ پخش‌کننده شروع می‌کند.
guide-lead-turn = یک کارت بینداز که رنگ، عدد یا نمادش به کارت رویی بخورد، یا یکی بکش.
guide-lead-cards = هر کارت وقتی انداخته شود چه می‌کند. «تو» همان کسی است که می‌اندازد.
guide-lead-items = هر کارت آیتمی دارد که خواب است تا جعبهٔ آیتم آن کارت را باز کند. «تو» همان کسی است که جعبهٔ آیتم را انداخته.
guide-lead-challenge = وایلد جریمه ممکن است بلوف باشد. کسی که باید بکشد می‌تواند بخواهد دست را ببیند.
guide-lead-uno = یک کارت مانده: پیش از اینکه کسی بفهمد نگفته‌ای، اونو بگو.
guide-lead-out = هر کس کارت آخرش را بیندازد دور را می‌برد.
guide-lead-scoring = برندهٔ دور به اندازهٔ کارت‌هایی که دست بقیه مانده امتیاز می‌گیرد.
guide-lead-house = فقط در میزی که از پیش قرارش را گذاشته باشد. هیچ نسخه‌ای خودش این‌ها را ندارد.

## The number cards of a box, as one picture with one text. $low and $high are the numbers.

guide-numbers = عددهای { $low } تا { $high }
guide-numbers-text = کارت عددی کار دیگری نمی‌کند. به اندازهٔ عددش امتیاز دارد.

## What a point rests on. $sources are the keys of the sources, in a list.

guide-basis-agreed = همهٔ منبع‌هایی که حرفش را زده‌اند یک چیز می‌گویند: { $sources }.
guide-basis-inferred = هیچ منبعی سرراست نگفته، ولی از حرف‌هایشان درمی‌آید: { $sources }.
guide-basis-split = منبع‌ها با هم فرق دارند: { $sources }.
guide-basis-silent = هیچ منبعی از این بازی حرفش را نزده، پس اونوی کلاسیک تعیین می‌کند، وگرنه خودمان.
guide-basis-followed = هیچ منبعی از این بازی حرفش را نزده؛ از این‌ها پیروی می‌کنیم: { $sources }.
# Said first, of a rule that another edition has too. $edition is its name.
guide-basis-shared = این قانون در { $edition } هم هست، و این چیزی است که از آنجا می‌دانیم.
guide-basis-uncertain = از این یکی مطمئن نیستیم.

## The same in a word, before the sources themselves

guide-mark-agreed = بی‌اختلاف
guide-mark-inferred = نتیجه‌گیری
guide-mark-split = اختلافی
guide-mark-silent = نگفته
guide-mark-uncertain = نامطمئن

## How the sources differ, where that is not said among the doubts (points.ftl)

guide-split-mk-04 = فهرست gamerules.com را اگر کلمه به کلمه بخوانیم ۱۸۴ کارت می‌شود. در برگه‌های کلاسیک از هر کارت ویژه در هر رنگ دو تا هست، که می‌شود ۱۱۲ تا.
guide-split-mk-15 = در gamerules.com توقف عمل می‌کند؛ در Geeky Hobbies کارت ویژه حساب نیست و یکی دیگر باز می‌شود.
guide-split-mk-16 = در gamerules.com کارت +۲ عمل می‌کند؛ در Geeky Hobbies کارت ویژه حساب نیست و یکی دیگر باز می‌شود.
guide-split-mk-17 = در gamerules.com پخش‌کننده شروع می‌کند و گفته نشده از کدام طرف. در Geeky Hobbies این کارت حساب نیست. در یک برگهٔ کلاسیک نفر سمت راست شروع می‌کند.
guide-split-mk-18 = در gamerules.com کارت به دسته برمی‌گردد؛ در Geeky Hobbies همان‌جا می‌ماند و یکی دیگر رویش باز می‌شود.
guide-split-mk-68 = gamerules.com می‌گوید یک حریف؛ Geeky Hobbies و متن ناشر می‌گویند هر بازیکنی.
guide-split-mk-69 = در یکی از ترجمه‌ها همهٔ میز می‌کشند، و مقدمهٔ gamerules.com از دو کارت حرف می‌زند. بقیه می‌گویند دیگران نفری یکی می‌کشند.
guide-split-mk-92 = در gamerules.com و برگهٔ کلاسیک تا ۵۰۰ امتیاز بازی می‌شود. برای Geeky Hobbies یک دور خودش بازی است و امتیاز شمردن راه دیگری برای بازی کردن.
guide-split-mk-93 = در gamerules.com تا ۵۰۰ امتیاز بازی می‌شود، در Geeky Hobbies به تعداد دورِ قرارشده.
guide-split-pp-04 = شاید روایت به جای کارت‌ها نوع‌های وایلد را شمرده باشد؛ اصل انگلیسی‌اش هم همین را می‌گوید.
guide-split-h1 = برگهٔ کلاسیک هر کارت را فقط روی مثل خودش می‌گذارد، بازی موبایل فقط +۲ را روی +۲، و Show 'Em No Mercy هر کارت جریمه‌ای را که عددش کمتر نباشد.
guide-split-h4 = برگهٔ کلاسیک اجازه می‌دهد کشیدن ادامه پیدا کند؛ Show 'Em No Mercy مجبور می‌کند.

## Questions people ask, as guide-ask-…, and their answers, as guide-answer-…. $target is the score that wins the match.

guide-ask-last-item-box = کارت آخرم جعبهٔ آیتم است. باز هم کارتی باز می‌کنم؟
guide-answer-last-item-box = نه. همین که روی زمین آمد دور را برده‌ای.
guide-ask-box-color = وقتی جعبهٔ آیتم می‌اندازم رنگ انتخاب می‌کنم؟
guide-answer-box-color = نه. کارتی که باز می‌شود می‌گوید چه می‌خورد. فقط اگر آن کارت وایلد باشد، بعد از کشیدن دو کارت برای باب‌آمبش رنگ را انتخاب می‌کنی.
guide-ask-box-action = جعبهٔ آیتم یک توقف، معکوس یا +۲ باز می‌کند. آن کار انجام می‌شود؟
guide-answer-box-action = نه، فقط آیتم گوشه‌اش عمل می‌کند. نمادش هنوز ملاک است.
guide-ask-box-wd4 = جعبهٔ آیتم یک وایلد +۴ باز می‌کند. چه کسی چهار تا می‌کشد؟
guide-answer-box-wd4 = هیچ‌کس. باب‌آمبش می‌ترکد: دو کارت می‌کشی و رنگ را انتخاب می‌کنی.
guide-ask-box-box = جعبهٔ آیتم یک جعبهٔ آیتم دیگر باز می‌کند. آن هم کارتی باز می‌کند؟
guide-answer-box-box = نه. باب‌آمبش می‌ترکد، همین و بس.
guide-ask-box-empty = جعبهٔ آیتم می‌اندازم و دسته خالی است. چه باز می‌شود؟
guide-answer-box-empty = هر چه زیر جعبهٔ آیتم هست بُر بزن تا دستهٔ تازه شود و کارت رویی‌اش را باز کن. اگر کارتی نبود، رنگ انتخاب کن.
guide-ask-item-hand = یک کارت قرمز از دستم می‌اندازم. قارچش مال من است؟
guide-answer-item-hand = نه. آیتم فقط وقتی به حساب می‌آید که جعبهٔ آیتم کارتش را باز کند.
guide-ask-item-turn = به خاطر پوست موز، لاک سبز یا صاعقه کارت می‌کشم. نوبتم می‌سوزد؟
guide-answer-item-turn = نه. می‌کشی، و نوبتت مثل همیشه می‌رسد.
guide-ask-banana-first = پوست موز در همان نوبت اول: وقتی هنوز کسی بازی نکرده، چه کسی می‌کشد؟
guide-answer-banana-first = کسی که قبل از تو نشسته، معمولاً پخش‌کننده.
guide-ask-banana-skipped = نوبت نفر قبلی‌ام همین حالا سوخت. پوست موزم باز هم به او می‌خورد؟
guide-answer-banana-skipped = بله. مهم این است که چه کسی آنجا نشسته، نه اینکه چه کسی آخر بازی کرده.
guide-ask-banana-reverse = جهت بازی همین حالا عوض شد. چه کسی روی پوست موزم سُر می‌خورد؟
guide-answer-banana-reverse = کسی که در جهت فعلی بازی قبل از تو نشسته.
guide-ask-mushroom-must = نوبت اضافهٔ قارچ یا صاعقه اجباری است؟
guide-answer-mushroom-must = بله. یک نوبت کامل است: کارتی بینداز که بخورد، یا یکی بکش.
guide-ask-shell-self = می‌توانم لاک سبز را به خودم بزنم؟
guide-answer-shell-self = نه، به حریفی که خودت انتخاب می‌کنی.
guide-ask-lightning = صاعقه برای بقیه یک کارت خرج دارد یا دو تا؟
guide-answer-lightning = یکی. بعدش یک نوبت دیگر داری.
guide-ask-bobomb = باب‌آمب: پیش از انتخاب رنگ آن دو کارت را می‌بینم؟
guide-answer-bobomb = بله. اول بکش، بعد رنگ را انتخاب کن.
guide-ask-start-item-box = کارت شروع جعبهٔ آیتم است. حالا چه؟
guide-answer-start-item-box = پخش‌کننده رنگی را انتخاب می‌کند و نفر اول باید همان را بیندازد. هیچ آیتمی عمل نمی‌کند.
guide-ask-wd4-item-box = وقتی جعبهٔ آیتم دارم می‌توانم وایلد +۴ بیندازم؟
guide-answer-wd4-item-box = فقط با بلوف: جعبهٔ آیتم، کارتِ همان رنگ حساب می‌شود.

guide-ask-stack = می‌توانم روی +۲ یک +۲ بیندازم تا نفر بعدی چهار تا بکشد؟
guide-answer-stack = نه. کسی که باید بکشد می‌کشد و نوبتش می‌سوزد. سوار کردن قانون خانگی است.
guide-ask-stack-one = می‌توانم روی +۱ یک +۱ بیندازم تا نفر بعدی دو تا بکشد؟
guide-answer-stack-one = نه. کسی که باید بکشد می‌کشد و نوبتش می‌سوزد. سوار کردن قانون خانگی است.
guide-ask-must-play = اگر بتوانم کارتی بیندازم، مجبورم؟
guide-answer-must-play = نه. می‌توانی به جایش یک کارت بکشی.
guide-ask-drawn = کارتی کشیدم که می‌خورد. می‌توانم همان را بیندازم، یا یکی دیگر را؟
guide-answer-drawn = همان کارت تازه‌کشیده را می‌توانی بیندازی، کارت دیگری را نه. می‌توانی نگهش هم داری.
guide-ask-several = می‌توانم چند کارت با یک عدد را با هم بیندازم؟
guide-answer-several = نه. هر نوبت یک کارت.
guide-ask-pass = می‌توانم بدون کشیدن پاس بدهم؟
guide-answer-pass = نه، مگر اینکه کارتی برای کشیدن نمانده باشد و هیچ کارتی از دستت هم نخورد.
guide-ask-reverse-two = معکوس در بازی دونفره چه می‌کند؟
guide-answer-reverse-two = همان کار توقف را: دوباره نوبت خودت است.
guide-ask-start-action = کارت شروع توقف، معکوس یا +۲ است. عمل می‌کند؟
guide-answer-start-action = بله. نوبت نفر سمت چپ پخش‌کننده می‌سوزد، یا دو کارت می‌کشد و نوبتش می‌سوزد. با معکوس پخش‌کننده شروع می‌کند و بازی به راست می‌رود.
guide-ask-start-wd4 = کارت شروع وایلد +۴ است. حالا چه؟
guide-answer-start-wd4 = به دسته برش گردان، بُر بزن و یک کارت دیگر باز کن.
guide-ask-start-wild = کارت شروع وایلد است. رنگ را چه کسی انتخاب می‌کند؟
guide-answer-start-wild = نفر اول، و بعد بازی می‌کند.
guide-ask-wd4-when = وایلد +۴ را کی می‌شود انداخت؟
guide-answer-wd4-when = درستش فقط وقتی است که کارتی از رنگ بازی نداری. عدد یا نماد یکسان مهم نیست. می‌توانی بلوف بزنی، ولی آن وقت ممکن است اعتراض کنند.
guide-ask-wd4-wild = وقتی یک وایلد ساده دارم می‌توانم وایلد +۴ بیندازم؟
guide-answer-wd4-wild = بله. فقط کارت‌های همان رنگ آن را بلوف می‌کنند.
guide-ask-challenge-who = چه کسی می‌تواند اعتراض کند، و چه کسی دست را می‌بیند؟
guide-answer-challenge-who = فقط کسی که باید بکشد، و کس دیگری دست را نمی‌بیند.
guide-ask-challenge-won = اعتراضم وارد بود. نوبت کیست؟
guide-answer-challenge-won = نوبت خودت، یک نوبت عادی روی رنگ انتخاب‌شده. کسی که بلوف زده به جای تو می‌کشد.
guide-ask-challenge-lost = اعتراضم وارد نبود. چه خرجی دارد؟
guide-answer-challenge-lost = به جای چهار کارت شش تا می‌کشی و نوبتت می‌سوزد.
guide-ask-last-draw = کارت آخر کسی +۲ یا وایلد +۴ است. نفر بعدی باز هم باید بکشد؟
guide-answer-last-draw = بله، و آن کارت‌ها برای برنده حساب می‌شوند.
guide-ask-last-wild-draw = به وایلد جریمه‌ای که کارت آخر بود می‌شود اعتراض کرد؟
guide-answer-last-wild-draw = نه. کارتی نمانده که بلوف را نشان بدهد.
guide-ask-last-action = می‌توانم با توقف یا معکوس تمام کنم؟
guide-answer-last-action = بله. کارت آخر هر کارتی می‌تواند باشد.
guide-ask-uno-late = یادم رفت اونو بگویم، ولی کسی نفهمیده. هنوز می‌توانم بگویم؟
guide-answer-uno-late = بله، تا وقتی کسی مچت را نگرفته. وقتی نفر بعدی کاری کرد، دیگر کسی نمی‌تواند.
guide-ask-uno-extra = یک کارت دارم و یک نوبت اضافه. تا کی می‌شود مچم را گرفت؟
guide-answer-uno-extra = در نوبت اضافه هم می‌شود: تا وقتی که اونو بگویی، بازیکن دیگری حرکتی کند، یا دیگر درست یک کارت نداشته باشی.
guide-ask-uno-never = کارت آخرم را انداختم و هیچ‌وقت اونو نگفته بودم. برده‌ام؟
guide-answer-uno-never = بله، اگر کسی به‌موقع مچت را نگرفته باشد.
guide-ask-uno-false = کسی بی‌دلیل اونو می‌گوید یا مچم را می‌گیرد. چه خرجی دارد؟
guide-answer-uno-false = هیچ، مگر اینکه میزتان قانون خانگی‌اش را داشته باشد.
guide-ask-pile-empty = دسته خالی است. حالا چه؟
guide-answer-pile-empty = کارت رویی زمین را سر جایش بگذار و بقیه را بُر بزن تا دستهٔ تازه شود. رنگ بازی عوض نمی‌شود.
guide-ask-nothing-left = و اگر چیزی برای بُر زدن هم نمانده باشد؟
guide-answer-nothing-left = هر چه هست بکش. هر کس نه بتواند بیندازد نه بکشد، پاس می‌دهد. وقتی همه پشت سر هم پاس بدهند دور تمام است و کسی امتیاز نمی‌گیرد.
guide-ask-one-round = باید تا { $target } امتیاز بازی کنیم؟
guide-answer-one-round = نه. می‌توانید یک دور قرار بگذارید، یا چند دور، یا اینکه هر کس کارت‌های خودش را بشمارد و کمترین جمع ببرد.

guide-ask-cards-51 = من فقط ۵۱ کارت می‌شمارم. یکی گم شده؟
guide-answer-cards-51 = شاید نه. تنها روایتی که داریم می‌گوید ۵۲ تا و ۵۱ تا را می‌شمارد. ما با یک وایلد سادهٔ دوم بازی می‌کنیم.
guide-ask-no-zero = صفرها کجا هستند؟
guide-answer-no-zero = صفر ندارد: عددها از ۱ تا ۹ هستند، هر کدام در هر رنگ یک بار.
guide-ask-dip-color = ناخنک: پیش از انتخاب رنگ کارتی را که می‌کشم می‌بینم؟
guide-answer-dip-color = نه. اول رنگ را انتخاب کن، بعد بکش، بعد یک کارت بده.
guide-ask-dip-drawn = می‌توانم همان کارتی را بدهم که تازه برای ناخنک کشیده‌ام؟
guide-answer-dip-drawn = بله، همان را یا هر کارت دیگری از دستت را. فقط تو و نفر بعدی آن را می‌بینید.
guide-ask-dip-turn = کسی که با ناخنک کارت می‌گیرد نوبتش می‌سوزد؟
guide-answer-dip-turn = نه.
guide-ask-dip-last = کارت آخرم ناخنک است. باز هم کارت می‌کشم و می‌دهم؟
guide-answer-dip-last = نه. دور را برده‌ای.
guide-ask-dip-empty = برای ناخنک کارتی نمانده که بکشم. باز هم یکی می‌دهم؟
guide-answer-dip-empty = نه. کسی با دادن کارت آخرش تمام نمی‌کند.
guide-ask-dip-uno = وقتی ناخنک می‌اندازم کی اونو بگویم؟
guide-answer-dip-uno = دستت بعد از دادن کارت ملاک است: اگر یک کارت مانده، اونو بگو.
guide-ask-wd2-when = وایلد +۲ کی بلوف است؟
guide-answer-wd2-when = وقتی می‌توانستی کارت دیگری از دستت بیندازی: با رنگ، عدد یا نماد، یا چون وایلد یا ناخنک است.
guide-ask-challenge-lost-two = اعتراضم وارد نبود. چه خرجی دارد؟
guide-answer-challenge-lost-two = به جای دو کارت چهار تا می‌کشی و نوبتت می‌سوزد.
guide-ask-last-draw-one = کارت آخر کسی +۱ یا وایلد +۲ است. نفر بعدی باز هم باید بکشد؟
guide-answer-last-draw-one = بله، پیش از شمردن دست‌ها.
guide-ask-start-action-one = کارت شروع توقف، معکوس یا +۱ است. عمل می‌کند؟
guide-answer-start-action-one = بله. نوبت کسی که باید شروع کند می‌سوزد، یا یک کارت می‌کشد و نوبتش می‌سوزد. با معکوس پخش‌کننده شروع می‌کند و بازی به راست می‌رود.
guide-ask-start-wilds = کارت شروع وایلد است. حالا چه؟
guide-answer-start-wilds = نفر اول رنگ را انتخاب می‌کند و بازی می‌کند؛ ناخنک آن وقت نه می‌کشد نه می‌دهد. وایلد +۲ به دسته برمی‌گردد و بُر می‌خورد، و یک کارت دیگر باز می‌شود.
