-- PostgreSQL has checksums of its pages (`initdb --data-checksums`); a data file of SQLite has each row twice instead.
SELECT 1;
