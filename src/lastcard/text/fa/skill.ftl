### Luck and skill in a finished match, as a network judges it; beside the replay.

skill-wait = مسابقه دارد بررسی می‌شود…
# $name is a player.
skill-here = یک استاد به جای { $name } چه می‌کرد
skill-made = بازی شد
skill-nothing-here = در این قدم چیزی برای سنجیدن نیست. قدمی جلوتر برو.
skill-no-round = هنوز هیچ دوری تمام نشده است.
# $luck and $lost are in percent, on average a round.
skill-player = { $name } از { $rounds } دور { $won } تا را برد. بخت { $luck }؛ { $count } تصمیم { $lost } از دست داد.
skill-hand = کارت‌های پخش‌شده
skill-decisions = تصمیم‌ها
skill-rest = کارت‌های بعدی و دیگران
# $made and $better are moves, as in moves.ftl.
skill-worst = گران‌ترین: «{ $made }»؛ «{ $better }» { $lost } بیشتر نوید می‌داد.
skill-show = نشان بده
skill-shown = آن قدم بالا دیده می‌شود.
# $even is the even chance, in percent.
skill-note = میانگین هر دور، در برابر شانس برابر { $even }: آنچه دست سر تصمیم اول نوید می‌داد، آنچه تصمیم‌ها در برابر بهترین حرکت‌ها از دست دادند، و هر چه می‌ماند. شبکهٔ ربات «expert» با آنچه هر بازیکن می‌دید داوری می‌کند. این‌ها برآوردند: در چند دور، بخت بیشتر همان بخت است.
