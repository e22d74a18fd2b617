-- The club that a tournament belongs to. It is no reference: a tournament of a club that is deleted goes on for those
-- who take part, and nobody else is let in.
ALTER TABLE tournament ADD COLUMN club_id TEXT;
CREATE INDEX tournament_club ON tournament (club_id) WHERE club_id IS NOT NULL;

-- The list of those that anybody may find, in its order.
CREATE INDEX tournament_listed ON tournament ((phase = 'over'), created_at DESC) WHERE public;
