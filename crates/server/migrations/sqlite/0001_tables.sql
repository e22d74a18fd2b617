CREATE TABLE person (
    id           TEXT PRIMARY KEY,
    name         TEXT NOT NULL,
    login        TEXT UNIQUE,
    password     TEXT,
    rating       REAL,
    uncertainty  REAL,
    rated_games  INTEGER NOT NULL DEFAULT 0,
    created_at   INTEGER NOT NULL
) STRICT;

-- Only the hash of a token is kept: whoever reads this file cannot sign in with it.
CREATE TABLE session (
    token_hash   TEXT PRIMARY KEY,
    person_id    TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    created_at   INTEGER NOT NULL
) STRICT;
CREATE INDEX session_person ON session (person_id);

CREATE TABLE link (
    token_hash   TEXT PRIMARY KEY,
    person_id    TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    expires_at   INTEGER NOT NULL
) STRICT;

CREATE TABLE match (
    id           TEXT PRIMARY KEY,
    game         TEXT NOT NULL,
    revision     INTEGER NOT NULL,
    settings     TEXT NOT NULL,
    seed         TEXT NOT NULL,
    status       TEXT NOT NULL CHECK (status IN ('waiting', 'playing', 'over')),
    public       INTEGER NOT NULL,
    maker        TEXT,
    created_at   INTEGER NOT NULL,
    started_at   INTEGER,
    ended_at     INTEGER,
    winners      TEXT,
    rematch      TEXT
) STRICT;
CREATE INDEX match_status ON match (status, public, created_at);

CREATE TABLE seat (
    match_id     TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat         INTEGER NOT NULL,
    kind         TEXT NOT NULL CHECK (kind IN ('open', 'invite', 'person', 'bot')),
    level        TEXT,
    person_id    TEXT,
    name         TEXT,
    invite       TEXT,
    entropy      TEXT,
    taken_at     INTEGER,
    PRIMARY KEY (match_id, seat)
) STRICT;
CREATE INDEX seat_person ON seat (person_id);

-- The log is the truth, and its key is the concurrency control: of two servers that append the same
-- number, one is refused.
CREATE TABLE entry (
    match_id     TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    n            INTEGER NOT NULL,
    text         TEXT NOT NULL,
    at           INTEGER NOT NULL,
    PRIMARY KEY (match_id, n)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    match_id     TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    n            INTEGER NOT NULL,
    person_id    TEXT,
    seat         INTEGER,
    name         TEXT NOT NULL,
    text         TEXT NOT NULL,
    at           INTEGER NOT NULL,
    PRIMARY KEY (match_id, n)
) STRICT, WITHOUT ROWID;
