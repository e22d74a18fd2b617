-- The hash of each entry and of the one before it; NULL for entries of servers before this version.
ALTER TABLE entry ADD COLUMN hash TEXT;

-- The oldest version of data whose programs may use this data, too. A migration that they would stumble over raises it.
CREATE TABLE least_program (version BIGINT NOT NULL);
INSERT INTO least_program (version) VALUES (17);
