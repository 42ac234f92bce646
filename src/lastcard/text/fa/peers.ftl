# کتابخانه‌های دیگران: OpenSpiel و RLCard

error-extra-missing = ‏{ $package } نصب نیست؛ pip install "lastcard[{ $extra }]" آن را می‌آورد.
error-unknown-utility = سودی به نام «{ $name }» نداریم. این‌ها هستند: { $allowed }.
error-jump-in-in-turn = جایی که هر بار از یک نفر پرسیده می‌شود، کسی نمی‌تواند بیرون از نوبت بازی کند: { $ruling } را بردارید.
error-ruling-text = قاعده به شکل نام:مقدار نوشته می‌شود و میان چند قاعده نقطه‌ویرگول می‌آید؛ «{ $ruling }» دونقطه ندارد.
error-observer-parameters = مشاهده پارامتری ندارد، پس این‌ها را بردارید: { $names }.
error-observer-private = مشاهده رازهای یک بازیکن را نشان می‌دهد یا هیچ‌کدام را، نه رازهای همه را.
error-agent-action = عامل { $action } را برگزید که اکنون شدنی نیست؛ این‌ها شدنی است: { $allowed }.
