-- What a bot thinks of a finished game. It can be made anew at any time.
CREATE TABLE analysis (
    match_id     TEXT PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    text         TEXT NOT NULL
);
