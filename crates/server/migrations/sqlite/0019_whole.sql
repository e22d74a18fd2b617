-- Every row that is to last stands in the file twice: in its table, and in an index over all of its columns. SQLite keeps the
-- two alike, and `comptoir check` holds them against each other: whatever changes in one of them by itself is found. Entries
-- of logs have their chain of hashes instead, and what lasts for minutes or can be made again has nothing.
CREATE INDEX analysis_whole ON analysis (match_id, text);
CREATE INDEX ban_whole ON ban (who, created_at);
CREATE INDEX block_whole ON block (person_id, blocked_id, created_at);
CREATE INDEX chat_whole ON chat (match_id, n, person_id, seat, name, text, at);
CREATE INDEX club_whole ON club (id, name, about, invite, created_at);
CREATE INDEX club_member_whole ON club_member (club_id, person_id, role, joined_at);
CREATE INDEX follow_whole ON follow (person_id, followed_id, created_at);
CREATE INDEX invitation_whole ON invitation (match_id, person_id, by_id, created_at);
CREATE INDEX ladder_whole ON ladder (game, class, n);
CREATE INDEX match_whole ON match (id, game, revision, settings, seed, status, public, maker, created_at, started_at,
    ended_at, winners, rematch, rated, maker_prefix, chat_closed, rated_class, rated_n, club_id, fill_at, tournament,
    sealed);
CREATE INDEX mute_whole ON mute (person_id, match_id);
CREATE INDEX passkey_whole ON passkey (id, person_id, name, public_key, state, created_at, used_at);
CREATE INDEX person_whole ON person (id, name, login, password, rating, uncertainty, rated_games, created_at,
    page_audience, page_history, on_leaderboard, presence, invitations, page_ratings, page_results);
CREATE INDEX rating_whole ON rating (person_id, game, class, value, uncertainty, games);
CREATE INDEX rating_point_whole ON rating_point (person_id, game, class, n, match_id, value, uncertainty, games, at);
CREATE INDEX recovery_whole ON recovery (person_id, code_hash);
CREATE INDEX report_whole ON report (id, person_id, about_id, about_name, reason, text, match_id, created_at);
CREATE INDEX seat_whole ON seat (match_id, seat, kind, level, person_id, name, invite, entropy, taken_at, ended_at,
    rank, points, departure, opening, value_before, uncertainty_before);
CREATE INDEX secret_whole ON secret (name, value);
CREATE INDEX session_whole ON session (token_hash, person_id, created_at, device, seen_at);
CREATE INDEX subscription_whole ON subscription (id, session_hash, person_id, endpoint, public_key, auth, kinds,
    quiet_from, quiet_to, quiet_zone, lang, digest);
CREATE INDEX tournament_whole ON tournament (id, organiser, prefix, settings, secret, public, phase, created_at,
    ended_at, club_id);
CREATE INDEX tournament_entrant_whole ON tournament_entrant (tournament_id, n, person_id, name, level);
CREATE INDEX tournament_event_whole ON tournament_event (tournament_id, n, text, at);
CREATE INDEX vacation_whole ON vacation (person_id, begins_at, ends_at);
