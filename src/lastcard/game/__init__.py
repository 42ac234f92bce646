"""A match between players: rounds, scores, views, events, notation and records."""
