-- Groups of people. The invitation is the secret of the link by which others join.
CREATE TABLE club (
    id           TEXT PRIMARY KEY,
    name         TEXT NOT NULL,
    about        TEXT NOT NULL,
    invite       TEXT NOT NULL UNIQUE,
    created_at   BIGINT NOT NULL
);

CREATE TABLE club_member (
    club_id      TEXT NOT NULL REFERENCES club (id) ON DELETE CASCADE,
    person_id    TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    role         TEXT NOT NULL CHECK (role IN ('founder', 'organiser', 'member')),
    joined_at    BIGINT NOT NULL,
    PRIMARY KEY (club_id, person_id)
);
CREATE INDEX club_member_person ON club_member (person_id);

-- The club whose members see a table in their lobby and sit down there.
ALTER TABLE match ADD COLUMN club_id TEXT REFERENCES club (id) ON DELETE SET NULL;
CREATE INDEX match_club ON match (club_id, created_at) WHERE club_id IS NOT NULL;

-- When bots take the free seats of a quick match that waits.
ALTER TABLE match ADD COLUMN fill_at BIGINT;
CREATE INDEX match_fill ON match (fill_at) WHERE fill_at IS NOT NULL AND status = 'waiting';

-- A row for each game, locked by the one who looks for a quick match: of two at the same moment, the second finds the
-- table of the first.
CREATE TABLE quick (
    game         TEXT PRIMARY KEY
);
