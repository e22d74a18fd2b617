-- A person has one seat at a table. Where somebody took several by requests at the same moment, the first stays: a
-- table that waits has the others free again, a bot goes on with those of a running game, and a finished game keeps
-- their names alone.
UPDATE seat SET
    kind = CASE (SELECT status FROM match WHERE id = match_id)
        WHEN 'waiting' THEN 'open' WHEN 'playing' THEN 'bot' ELSE kind END,
    level = CASE (SELECT status FROM match WHERE id = match_id) WHEN 'playing' THEN 'medium' ELSE level END,
    person_id = NULL
WHERE kind = 'person' AND person_id IS NOT NULL AND EXISTS (
    SELECT 1 FROM seat AS first
    WHERE first.match_id = seat.match_id AND first.person_id = seat.person_id
        AND first.kind = 'person' AND first.seat < seat.seat);
CREATE UNIQUE INDEX seat_once ON seat (match_id, person_id) WHERE kind = 'person';

-- The network that a table was made from, as a hash and until the game is over: one network has few tables at once.
ALTER TABLE match ADD COLUMN maker_prefix TEXT;
CREATE INDEX match_prefix ON match (maker_prefix) WHERE maker_prefix IS NOT NULL;

-- A row that is written to find out whether anything can be written.
CREATE TABLE probe (
    id           BIGINT PRIMARY KEY,
    at           BIGINT NOT NULL
);
