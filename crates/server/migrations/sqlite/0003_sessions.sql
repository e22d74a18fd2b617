-- Sessions expire, and people see where they are signed in. Those from before count as used today.
ALTER TABLE session ADD COLUMN device TEXT NOT NULL DEFAULT '';
ALTER TABLE session ADD COLUMN seen_at INTEGER NOT NULL DEFAULT 0;
UPDATE session SET seen_at = CAST(strftime('%s', 'now') AS INTEGER) * 1000;
ALTER TABLE link ADD COLUMN created_at INTEGER NOT NULL DEFAULT 0;

-- Codes with which a person can set a new password, each once. Only their hashes are kept.
CREATE TABLE recovery (
    person_id    TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    code_hash    TEXT NOT NULL,
    PRIMARY KEY (person_id, code_hash)
) STRICT, WITHOUT ROWID;

-- The seats whose result counts for ratings, as a JSON list, fixed when a game starts.
ALTER TABLE match ADD COLUMN rated TEXT;
