-- What a person shows of itself: who may see its page, whether they see its past games there, and whether leaderboards
-- list it.
ALTER TABLE person ADD COLUMN page_audience TEXT NOT NULL DEFAULT 'known';
ALTER TABLE person ADD COLUMN page_history BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE person ADD COLUMN on_leaderboard BOOLEAN NOT NULL DEFAULT FALSE;
