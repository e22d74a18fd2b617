-- Passkeys: public keys of authenticators, with what the server must remember of each.
CREATE TABLE passkey (
    id           TEXT PRIMARY KEY,
    person_id    TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    name         TEXT NOT NULL,
    public_key   TEXT NOT NULL,
    state        TEXT NOT NULL,
    created_at   INTEGER NOT NULL,
    used_at      INTEGER
) STRICT;
CREATE INDEX passkey_person ON passkey (person_id);

-- What a browser was asked to sign, until it is signed or a few minutes have passed.
CREATE TABLE challenge (
    hash         TEXT PRIMARY KEY,
    person_id    TEXT REFERENCES person (id) ON DELETE CASCADE,
    login        TEXT,
    state        TEXT NOT NULL,
    expires_at   INTEGER NOT NULL
) STRICT;
CREATE INDEX challenge_expiry ON challenge (expires_at);
