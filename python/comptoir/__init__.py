"""Board games for research, with the rules in Rust.

>>> import comptoir
>>> match = comptoir.make("money", players=3, seed=7)
>>> match.seats
[1, 2, 3]

What there is, from slow and rich to fast and bare:

- `Match`: a game with its log, in the notation of records; views as dicts, undo, replay;
- `State`: one position, stepped by the numbers of actions, cheap to copy;
- `Batch`: many games stepped at once into arrays of NumPy;
- `comptoir.pettingzoo`, `comptoir.gymnasium`, `comptoir.openspiel`: the same for other libraries.

Seats count from one in a `Match`, as in records and views; players count from zero everywhere else.
"""

from comptoir._native import (
    BadMove,
    BadOption,
    BadRecord,
    BadValue,
    Batch,
    Bot,
    CannotUndo,
    Error,
    Fault,
    Game,
    GameOver,
    Match,
    NotYourTurn,
    Refused,
    State,
    UnknownGame,
    game,
    games,
    language,
    levels,
    make,
    replay,
    verify,
)

__all__ = [
    "BadMove",
    "BadOption",
    "BadRecord",
    "BadValue",
    "Batch",
    "Bot",
    "CannotUndo",
    "Error",
    "Fault",
    "Game",
    "GameOver",
    "Match",
    "NotYourTurn",
    "Refused",
    "State",
    "UnknownGame",
    "game",
    "games",
    "language",
    "levels",
    "make",
    "replay",
    "verify",
]
