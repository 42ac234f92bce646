### آنچه دربارهٔ محل نگه‌داری گفته می‌شود: میزها و سوابق کجا نگه داشته می‌شوند و چگونه جابه‌جا می‌شوند.

store-error-address = نشانی پایگاه داده باید به این شکل باشد: postgresql://user@host/name
store-error-no-driver = PostgreSQL به بستهٔ دیگری نیاز دارد: pip install "lastcard[processes]"
store-error-newer = { $place } را نسخهٔ تازه‌تری از lastcard نوشته است (طرح { $version }). همان نسخه را نصب کنید یا جای دیگری برگزینید.
store-error-copy = پیش از به‌روز کردن پایگاه داده باید رونوشتی از آن گرفته شود، ولی در { $folder } نمی‌شود: { $detail }
store-error-open = نمی‌توان از { $place } به‌عنوان پایگاه داده استفاده کرد: { $detail }
