CREATE TABLE person (
    id           TEXT PRIMARY KEY,
    name         TEXT NOT NULL,
    login        TEXT UNIQUE,
    password     TEXT,
    rating       DOUBLE PRECISION,
    uncertainty  DOUBLE PRECISION,
    rated_games  BIGINT NOT NULL DEFAULT 0,
    created_at   BIGINT NOT NULL
);

-- Only the hash of a token is kept: whoever reads this database cannot sign in with it.
CREATE TABLE session (
    token_hash   TEXT PRIMARY KEY,
    person_id    TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    created_at   BIGINT NOT NULL
);
CREATE INDEX session_person ON session (person_id);

CREATE TABLE link (
    token_hash   TEXT PRIMARY KEY,
    person_id    TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    expires_at   BIGINT NOT NULL
);
CREATE INDEX link_person ON link (person_id);

CREATE TABLE match (
    id           TEXT PRIMARY KEY,
    game         TEXT NOT NULL,
    revision     BIGINT NOT NULL,
    settings     TEXT NOT NULL,
    seed         TEXT NOT NULL,
    status       TEXT NOT NULL CHECK (status IN ('waiting', 'playing', 'over')),
    public       BOOLEAN NOT NULL,
    maker        TEXT,
    created_at   BIGINT NOT NULL,
    started_at   BIGINT,
    ended_at     BIGINT,
    winners      TEXT,
    rematch      TEXT
);
CREATE INDEX match_status ON match (status, public, created_at);
CREATE INDEX match_maker ON match (maker) WHERE status <> 'over';

CREATE TABLE seat (
    match_id     TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat         BIGINT NOT NULL,
    kind         TEXT NOT NULL CHECK (kind IN ('open', 'invite', 'person', 'bot')),
    level        TEXT,
    person_id    TEXT,
    name         TEXT,
    invite       TEXT,
    entropy      TEXT,
    taken_at     BIGINT,
    PRIMARY KEY (match_id, seat)
);
CREATE INDEX seat_person ON seat (person_id);

-- The log is the truth, and its key is the concurrency control: of two servers that append the same
-- number, one is refused.
CREATE TABLE entry (
    match_id     TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    n            BIGINT NOT NULL,
    text         TEXT NOT NULL,
    at           BIGINT NOT NULL,
    PRIMARY KEY (match_id, n)
);

CREATE TABLE chat (
    match_id     TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    n            BIGINT NOT NULL,
    person_id    TEXT,
    seat         BIGINT,
    name         TEXT NOT NULL,
    text         TEXT NOT NULL,
    at           BIGINT NOT NULL,
    PRIMARY KEY (match_id, n)
);
CREATE INDEX chat_person ON chat (person_id);

-- The servers that are alive, by the clock of this database: one whose time has come is given up, and
-- comes back under another name.
CREATE TABLE node (
    id           TEXT PRIMARY KEY,
    until        TIMESTAMPTZ NOT NULL
);

-- Which server looks after the bots and clocks of a running game. The token grows whenever it changes
-- hands, so that whoever had it before can be told from whoever has it now.
CREATE TABLE lease (
    match_id     TEXT PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    node         TEXT,
    token        BIGINT NOT NULL
);
CREATE INDEX lease_node ON lease (node);
