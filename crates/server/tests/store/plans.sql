-- GAMES finished games of 5000 people, a tenth of them with the first one; ratings, clubs, followers and blocks.
INSERT INTO person (id, name, login, created_at, on_leaderboard, page_audience)
SELECT 'p' || n, 'Name ' || n, CASE WHEN n % 2 = 0 THEN 'login' || n END, 0, n % 2 = 0, 'everyone'
FROM generate_series(1, 5000) n;
INSERT INTO club (id, name, about, invite, created_at)
SELECT 'c' || n, 'Club ' || n, '', 'i' || n, 0 FROM generate_series(1, 200) n;
INSERT INTO match (id, game, revision, settings, seed, status, public, maker, created_at, ended_at, winners, club_id)
SELECT 'm' || lpad(n::text, 7, '0'), (ARRAY['money', 'alhambra', 'mint-works', 'ginkgopolis', 'donnant'])[1 + n % 5],
    1, '{}', 'x', 'over', n % 4 <> 0, 'p1', n * 1000, n * 1000 + 500, '1', CASE WHEN n % 8 = 0 THEN 'c' || (1 + n % 200) END
FROM generate_series(1, GAMES) n;
INSERT INTO seat (match_id, seat, kind, person_id, name, ended_at, rank, points)
SELECT id, s, 'person',
    CASE WHEN s = 1 AND right(id, 1) = '7' THEN 'p1' ELSE 'p' || (2 + abs(hashtext(id || s)) % 1600 + (s - 1) * 1650) END,
    'Name', ended_at, s, 10 * s
FROM match, generate_series(1, 3) s;
INSERT INTO rating (person_id, game, class, value, uncertainty, games)
SELECT 'p' || n, game, class, 1500 + hashtext(n || game || class) % 500, 100 + n % 300, n % 60
FROM generate_series(1, 5000) n, unnest(ARRAY['money', 'alhambra', 'mint-works', 'ginkgopolis', 'donnant']) game,
    unnest(ARRAY['two', 'more']) class;
INSERT INTO rating_point (person_id, game, class, n, value, uncertainty, games, at)
SELECT 'p' || (1 + n % 5000), 'money', 'two', n, 1500, 200, n / 5000, n FROM generate_series(1, GAMES) n;
INSERT INTO club_member (club_id, person_id, role, joined_at)
SELECT 'c' || (1 + n % 200), 'p' || n, 'member', 0 FROM generate_series(1, 5000) n;
INSERT INTO follow (person_id, followed_id, created_at) SELECT 'p1', 'p' || n, 0 FROM generate_series(2, 500) n;
INSERT INTO block (person_id, blocked_id, created_at)
SELECT 'p' || n, 'p' || (n + 1), 0 FROM generate_series(10, 4000) n;
ANALYZE;
