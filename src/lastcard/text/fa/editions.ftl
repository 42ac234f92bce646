### The editions and their presets.

edition-classic = اونوی کلاسیک
edition-classic-about = همان بازی‌ای که همه بلدند: ۱۰۸ کارت در چهار رنگ، با وایلد و وایلد +۴، و مسابقه تا ۵۰۰ امتیاز.
edition-mario-kart = اونو ماریو کارت
edition-mario-kart-about = هر کارت یک آیتم دارد و وایلد جعبهٔ آیتم، آیتم هر کارتی را که باز کند به کار می‌اندازد.
edition-pizza-pizza = اونو جیبی پیتزا پیتزا
edition-pizza-pizza-about = یک بازی کوتاه با نصف کارت‌ها: نفری پنج کارت، وایلدی که با آن یک کارتت را به نفر بعدی می‌دهی، و مسابقه تا ۲۵۰ امتیاز.

preset-standard = استاندارد
preset-standard-about = روایت کامل‌تر قوانین؛ جاهای خالی‌اش از منبع‌های دیگر پر شده.
preset-geeky-hobbies = Geeky Hobbies
preset-geeky-hobbies-about = قوانین به روایت سایت Geeky Hobbies: اگر کارت شروع ویژه باشد حساب نمی‌شود، رنگ جعبهٔ آیتم شروع را نفر اول انتخاب می‌کند، لاک سبز به هر کسی می‌خورد و یک دور برنده را معلوم می‌کند.
