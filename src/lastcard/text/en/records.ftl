### What is said about the store: where tables and records are kept, and how they move to another one.

store-error-address = The address of a database must look like postgresql://user@host/name.
store-error-no-driver = PostgreSQL needs another package: pip install "lastcard[processes]"
store-error-newer = { $place } was written by a newer version of lastcard (schema { $version }). Install that version, or choose another place.
store-error-copy = There must be a copy of the database before it is brought to a new version, and none can be made in { $folder }: { $detail }
store-error-open = { $place } cannot be used as a database: { $detail }
store-error-folder = The folder { $folder } cannot be written to: { $detail }. Choose another one with --data.
store-error-in-use = Another server uses the folder { $folder }. Stop it, or give this one a folder of its own with --data.
store-error-nothing = No server has kept anything in { $folder } yet. Name its folder with --data, or its database with --database.
store-error-password = { $place } does not take this user and password. Put both into --database: postgresql://user:password@host/name.
store-error-missing = { $place } is not there: { $detail }. Make it first (createdb), or correct --database.
store-error-unreachable = { $place } does not answer: { $detail }. Is PostgreSQL running there?

## lastcard export, import

command-export = write the records that a server keeps into files
command-import = take such files into a server's keeping
option-export-folder = where the files are written
option-export-tables = the running tables too, hands and all
option-import-folder = where the files are
option-data = the server's data folder (default: that of this user)
option-database = the server's database, if it has one: postgresql://user@host/name
error-import-folder = There is no folder { $folder }.
terminal-export-records =
    { $amount ->
        [one] { $amount } record written into { $folder }.
       *[other] { $amount } records written into { $folder }.
    }
terminal-export-tables =
    { $amount ->
        [one] { $amount } running table written, with everybody's hands: keep the file to yourself.
       *[other] { $amount } running tables written, with everybody's hands: keep the files to yourself.
    }
terminal-import-records =
    { $amount ->
        [one] { $amount } record taken in.
       *[other] { $amount } records taken in.
    }
terminal-import-tables =
    { $amount ->
        [one] { $amount } running table taken in.
       *[other] { $amount } running tables taken in.
    }
terminal-import-there =
    { $amount ->
        [one] { $amount } was there already.
       *[other] { $amount } were there already.
    }
terminal-carry-damaged = { $name } is damaged, or was not written by "lastcard export": left out.
terminal-carry-other = { $name } was left out: something else of that name is kept.
