-- Whom a person follows.
CREATE TABLE follow (
    person_id    TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    followed_id  TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    created_at   INTEGER NOT NULL,
    PRIMARY KEY (person_id, followed_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX follow_followed ON follow (followed_id);

-- Whom a person has nothing to do with.
CREATE TABLE block (
    person_id    TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    blocked_id   TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    created_at   INTEGER NOT NULL,
    PRIMARY KEY (person_id, blocked_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX block_blocked ON block (blocked_id);

-- Who is shown whether a person is online, and whose invitations reach it: `anyone`, `known` or `nobody`.
ALTER TABLE person ADD COLUMN presence TEXT NOT NULL DEFAULT 'known';
ALTER TABLE person ADD COLUMN invitations TEXT NOT NULL DEFAULT 'known';

-- Who is invited to a table that waits, and by whom. It keeps no seat free.
CREATE TABLE invitation (
    match_id     TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    person_id    TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    by_id        TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    created_at   INTEGER NOT NULL,
    PRIMARY KEY (match_id, person_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX invitation_person ON invitation (person_id);
CREATE INDEX invitation_by ON invitation (by_id);

-- What people have told the operator of others, with the name that the other one had.
CREATE TABLE report (
    id           TEXT PRIMARY KEY,
    person_id    TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    about_id     TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    about_name   TEXT NOT NULL,
    reason       TEXT NOT NULL,
    text         TEXT NOT NULL,
    match_id     TEXT,
    created_at   INTEGER NOT NULL
) STRICT;
CREATE INDEX report_person ON report (person_id, created_at);
CREATE INDEX report_about ON report (about_id);
CREATE INDEX report_created ON report (created_at);
