# چند پردازه که میزها را با هم دارند.

serve-help-bus = میزها را از راه این Valkey یا Redis با پردازه‌های دیگر شریک می‌شود: redis://host:6379؛ به --database نیاز دارد
serve-error-bus-database = ‎--bus برای پردازه‌هایی است که یک PostgreSQL مشترک دارند: --database را هم بدهید.
serve-error-bus-library = چند پردازه به آنچه pip install "lastcard[processes]" می‌آورد نیاز دارند.
serve-error-bus = گذرگاه در { $place } پاسخ نمی‌دهد ({ $detail }). آیا آنجا Valkey یا Redis هست، و نشانی به شکل redis://host:port است؟
server-restoring = اتصال شما به میز دارد دوباره برقرار می‌شود. چیزی از دست نمی‌رود و خودش ادامه پیدا می‌کند.
