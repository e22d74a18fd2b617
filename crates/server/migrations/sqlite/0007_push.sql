-- Secrets of the server itself, such as the key by which push services know it.
CREATE TABLE secret (
    name         TEXT PRIMARY KEY,
    value        TEXT NOT NULL
) STRICT;

-- Where a signed-in browser is reached while the page is closed. It ends with its session.
CREATE TABLE subscription (
    session_hash TEXT PRIMARY KEY REFERENCES session (token_hash) ON DELETE CASCADE,
    person_id    TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    endpoint     TEXT NOT NULL UNIQUE,
    public_key   TEXT NOT NULL,
    auth         TEXT NOT NULL,
    kinds        TEXT NOT NULL,
    quiet_from   INTEGER,
    quiet_to     INTEGER
) STRICT;
CREATE INDEX subscription_person ON subscription (person_id);

-- Tables that a person wants to hear nothing of.
CREATE TABLE mute (
    person_id    TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    match_id     TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    PRIMARY KEY (person_id, match_id)
) STRICT;

-- What is still to be sent: one event and one reminder for each subscription and table, written in the same transaction
-- as the log entry that they tell of.
CREATE TABLE push (
    session_hash  TEXT NOT NULL REFERENCES subscription (session_hash) ON DELETE CASCADE,
    match_id      TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    reminder      INTEGER NOT NULL,
    kind          TEXT NOT NULL,
    at            INTEGER NOT NULL,
    due_at        INTEGER NOT NULL,
    claimed_until INTEGER NOT NULL DEFAULT 0,
    attempts      INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (session_hash, match_id, reminder)
) STRICT;
CREATE INDEX push_due ON push (due_at);
