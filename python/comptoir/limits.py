"""What holds for all games."""

#: No number of an observation is further from zero.
LIMIT = 20.0

#: Chance never picks from more outcomes.
MAX_OUTCOMES = 1024
