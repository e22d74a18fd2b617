-- A rating for each game and class of player counts, in place of one for all games. `comptoir ratings --rebuild`
-- computes those of games that ended before.
CREATE TABLE ladder (
    game         TEXT NOT NULL,
    class        TEXT NOT NULL,
    -- How many rated games have ended. Its row is locked while a game is rated, so that numbers follow each other.
    n            INTEGER NOT NULL,
    PRIMARY KEY (game, class)
) STRICT, WITHOUT ROWID;

CREATE TABLE rating (
    person_id    TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    game         TEXT NOT NULL,
    class        TEXT NOT NULL,
    value        REAL NOT NULL,
    uncertainty  REAL NOT NULL,
    games        INTEGER NOT NULL,
    PRIMARY KEY (person_id, game, class)
) STRICT, WITHOUT ROWID;
CREATE INDEX rating_ladder ON rating (game, class, value DESC, person_id DESC);

-- Ratings over time. A point outlives its table, so that a rebuild knows what it can no longer compute.
CREATE TABLE rating_point (
    person_id    TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    game         TEXT NOT NULL,
    class        TEXT NOT NULL,
    n            INTEGER NOT NULL,
    match_id     TEXT REFERENCES match (id) ON DELETE SET NULL,
    value        REAL NOT NULL,
    uncertainty  REAL NOT NULL,
    games        INTEGER NOT NULL,
    at           INTEGER NOT NULL,
    PRIMARY KEY (person_id, game, class, n)
) STRICT, WITHOUT ROWID;
CREATE INDEX rating_point_match ON rating_point (match_id);

-- The number of a rated game on its ladder, in the order in which games ended.
ALTER TABLE match ADD COLUMN rated_class TEXT;
ALTER TABLE match ADD COLUMN rated_n INTEGER;
UPDATE match SET rated_class = CASE (SELECT count(*) FROM seat WHERE match_id = id) WHEN 2 THEN 'two' ELSE 'more' END
WHERE status = 'over' AND rated IS NOT NULL;
UPDATE match SET rated_n = numbered.n
FROM (
    SELECT id AS match_id, row_number() OVER (PARTITION BY game, rated_class ORDER BY ended_at, id) AS n
    FROM match WHERE rated_class IS NOT NULL
) AS numbered
WHERE id = numbered.match_id;
CREATE UNIQUE INDEX match_rated ON match (game, rated_class, rated_n) WHERE rated_n IS NOT NULL;
INSERT INTO ladder (game, class, n)
SELECT game, rated_class, max(rated_n) FROM match WHERE rated_n IS NOT NULL GROUP BY game, rated_class;

-- The result of each seat, for histories and ratings. Of games that ended before, only who won is known until ratings
-- are rebuilt.
ALTER TABLE seat ADD COLUMN ended_at INTEGER;
ALTER TABLE seat ADD COLUMN rank INTEGER;
ALTER TABLE seat ADD COLUMN points INTEGER;
ALTER TABLE seat ADD COLUMN departure TEXT;
ALTER TABLE seat ADD COLUMN opening TEXT;
-- The rating with which a rated seat began: what is left of it after its person was deleted.
ALTER TABLE seat ADD COLUMN value_before REAL;
ALTER TABLE seat ADD COLUMN uncertainty_before REAL;
UPDATE seat SET
    ended_at = (SELECT ended_at FROM match WHERE id = match_id),
    rank = (SELECT CASE WHEN winners LIKE '%' || seat.seat || '%' THEN 1 END FROM match WHERE id = match_id)
WHERE match_id IN (SELECT id FROM match WHERE status = 'over');
CREATE INDEX seat_past ON seat (person_id, ended_at DESC, match_id DESC) WHERE ended_at IS NOT NULL;
