# Bots: files of weights.

error-weights-unreadable = { $file } holds no network that can be read; train it anew with python -m lastcard.bots.train.
error-weights-version = { $file } was written in version { $found } of the format, and { $known } is needed; train it anew with python -m lastcard.bots.train.
error-weights-edition = { $file } was trained for { $found }, not for the cards of { $edition }; train one with python -m lastcard.bots.train.
option-bot-seats = how well the others play, one level for all or several in turn from your left, such as beginner,expert: random, beginner, casual, sharp or expert
option-think = milliseconds of processor time that expert may search for a move (default { $usual }, with --seed 0, so that it plays the same again)
