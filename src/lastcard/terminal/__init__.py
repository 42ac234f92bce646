"""The plain terminal game: a table for one person and bots, line by line, with or without colors."""
