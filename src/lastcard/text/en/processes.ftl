# Several processes that share their tables.

serve-help-bus = share the tables with other processes over this Valkey or Redis: redis://host:6379; needs --database
serve-error-bus-database = --bus is for processes that share a PostgreSQL: give --database too.
serve-error-bus-library = Several processes need what pip install "lastcard[processes]" brings.
serve-error-bus = The bus at { $place } does not answer ({ $detail }). Is there a Valkey or Redis, and is the address redis://host:port?
server-restoring = Your connection to the table is being restored. Nothing is lost, and it goes on by itself.
