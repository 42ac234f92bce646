"""Several processes that share their tables: who has which, and how the others reach it."""
