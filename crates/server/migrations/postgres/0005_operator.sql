-- People and address prefixes that the operator has banned.
CREATE TABLE ban (
    who          TEXT PRIMARY KEY,
    created_at   BIGINT NOT NULL
);

ALTER TABLE match ADD COLUMN chat_closed BOOLEAN NOT NULL DEFAULT FALSE;
