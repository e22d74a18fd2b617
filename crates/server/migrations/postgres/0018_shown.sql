-- What of its page a person shows to those who may see it, besides its past games: ratings, and what they come to.
ALTER TABLE person ADD COLUMN page_ratings BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE person ADD COLUMN page_results BOOLEAN NOT NULL DEFAULT TRUE;

-- Pages of accounts are found by their names, too.
CREATE INDEX person_name ON person (lower(name), created_at) WHERE login IS NOT NULL;
