-- People and address prefixes that the operator has banned.
CREATE TABLE ban (
    who          TEXT PRIMARY KEY,
    created_at   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

ALTER TABLE match ADD COLUMN chat_closed INTEGER NOT NULL DEFAULT 0;
