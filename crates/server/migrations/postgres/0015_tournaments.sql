-- A tournament is its settings and its events. The key of the events is the concurrency control, as it is of the log
-- of a game. `secret` is what the deals of a duplicate tournament follow from, until the end known to nobody.
CREATE TABLE tournament (
    id           TEXT PRIMARY KEY,
    organiser    TEXT,
    prefix       TEXT NOT NULL,
    settings     TEXT NOT NULL,
    secret       TEXT NOT NULL,
    public       BOOLEAN NOT NULL,
    phase        TEXT NOT NULL CHECK (phase IN ('open', 'running', 'over')),
    created_at   BIGINT NOT NULL,
    ended_at     BIGINT
);
CREATE INDEX tournament_phase ON tournament (phase, created_at);
CREATE INDEX tournament_organiser ON tournament (organiser);

CREATE TABLE tournament_event (
    tournament_id TEXT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    n            BIGINT NOT NULL,
    text         TEXT NOT NULL,
    at           BIGINT NOT NULL,
    PRIMARY KEY (tournament_id, n)
);

-- Who an entrant is. Events have its number alone, so that a person can be forgotten.
CREATE TABLE tournament_entrant (
    tournament_id TEXT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    n            BIGINT NOT NULL,
    person_id    TEXT,
    name         TEXT,
    level        TEXT,
    PRIMARY KEY (tournament_id, n)
);
CREATE INDEX tournament_entrant_person ON tournament_entrant (person_id);

-- The tournament that a table belongs to. A sealed one has the deal of tables that are still being played.
ALTER TABLE match ADD COLUMN tournament TEXT;
ALTER TABLE match ADD COLUMN sealed BOOLEAN NOT NULL DEFAULT FALSE;
CREATE INDEX match_tournament ON match (tournament) WHERE tournament IS NOT NULL;

-- Which server runs a tournament; see `lease`.
ALTER TABLE tournament ADD COLUMN node TEXT;
ALTER TABLE tournament ADD COLUMN token BIGINT NOT NULL DEFAULT 0;
