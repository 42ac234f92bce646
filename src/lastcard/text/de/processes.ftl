# Mehrere Prozesse, die sich ihre Tische teilen.

serve-help-bus = Tische mit anderen Prozessen teilen, über dieses Valkey oder Redis: redis://host:6379; braucht --database
serve-error-bus-database = --bus ist für Prozesse, die sich ein PostgreSQL teilen: auch --database angeben.
serve-error-bus-library = Mehrere Prozesse brauchen, was pip install "lastcard[processes]" mitbringt.
serve-error-bus = Der Bus unter { $place } antwortet nicht ({ $detail }). Gibt es dort ein Valkey oder Redis, und lautet die Adresse redis://host:port?
server-restoring = Deine Verbindung zum Tisch wird wiederhergestellt. Nichts geht verloren, und es geht von selbst weiter.
