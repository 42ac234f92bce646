### What is said about the store: where tables and records are kept, and how they move to another one.

store-error-address = The address of a database must look like postgresql://user@host/name.
store-error-no-driver = PostgreSQL needs another package: pip install "lastcard[processes]"
store-error-newer = { $place } was written by a newer version of lastcard (schema { $version }). Install that version, or choose another place.
store-error-copy = There must be a copy of the database before it is brought to a new version, and none can be made in { $folder }: { $detail }
store-error-open = { $place } cannot be used as a database: { $detail }
