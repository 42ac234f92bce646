# Other people's libraries: OpenSpiel, RLCard.

error-extra-missing = { $package } is not installed; pip install "lastcard[{ $extra }]" brings it.
error-unknown-utility = There is no utility "{ $name }". There are: { $allowed }.
error-jump-in-in-turn = Where one player is asked at a time, nobody can play out of turn: leave out { $ruling }.
error-ruling-text = A ruling is written name:value, several with semicolons between them; "{ $ruling }" has no colon.
error-observer-parameters = Observations take no parameters, so leave out: { $names }.
error-observer-private = An observation shows the secrets of one player or of none, not those of all.
error-agent-action = The agent chose { $action }, which it cannot do now; it can: { $allowed }.
