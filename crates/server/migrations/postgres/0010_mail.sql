-- A subscription is a browser, which ends with its session, or the confirmed e-mail address of a person. Of an address,
-- `auth` is the secret of the link that ends it, and `quiet_zone` where it is morning.
CREATE TABLE new_subscription (
    id           TEXT PRIMARY KEY,
    session_hash TEXT REFERENCES session (token_hash) ON DELETE CASCADE,
    person_id    TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    endpoint     TEXT NOT NULL,
    public_key   TEXT NOT NULL,
    auth         TEXT NOT NULL,
    kinds        TEXT NOT NULL,
    quiet_from   BIGINT,
    quiet_to     BIGINT,
    quiet_zone   TEXT,
    lang         TEXT,
    digest       BOOLEAN NOT NULL DEFAULT FALSE
);
INSERT INTO new_subscription
    (id, session_hash, person_id, endpoint, public_key, auth, kinds, quiet_from, quiet_to, quiet_zone)
SELECT session_hash, session_hash, person_id, endpoint, public_key, auth, kinds, quiet_from, quiet_to, quiet_zone
FROM subscription;

CREATE TABLE new_push (
    subscription_id TEXT NOT NULL REFERENCES new_subscription (id) ON DELETE CASCADE,
    match_id        TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    reminder        BOOLEAN NOT NULL,
    kind            TEXT NOT NULL,
    at              BIGINT NOT NULL,
    due_at          BIGINT NOT NULL,
    claimed_until   BIGINT NOT NULL DEFAULT 0,
    attempts        BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (subscription_id, match_id, reminder)
);
INSERT INTO new_push (subscription_id, match_id, reminder, kind, at, due_at, claimed_until, attempts)
SELECT session_hash, match_id, reminder, kind, at, due_at, claimed_until, attempts FROM push;

DROP TABLE push;
DROP TABLE subscription;
ALTER TABLE new_subscription RENAME TO subscription;
ALTER TABLE new_push RENAME TO push;
CREATE INDEX subscription_person ON subscription (person_id);
CREATE INDEX subscription_auth ON subscription (auth) WHERE session_hash IS NULL;
CREATE UNIQUE INDEX subscription_endpoint ON subscription (endpoint) WHERE session_hash IS NOT NULL;
CREATE INDEX push_due ON push (due_at);

-- Addresses that were sent a link and have not confirmed it yet.
CREATE TABLE mail_request (
    token_hash   TEXT PRIMARY KEY,
    person_id    TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    address      TEXT NOT NULL,
    kinds        TEXT NOT NULL,
    digest       BOOLEAN NOT NULL,
    lang         TEXT NOT NULL,
    zone         TEXT NOT NULL,
    at           BIGINT NOT NULL
);
CREATE INDEX mail_request_person ON mail_request (person_id);
CREATE INDEX mail_request_address ON mail_request (address);
