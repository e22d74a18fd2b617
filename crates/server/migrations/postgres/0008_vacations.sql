-- When a person's clocks of days stand still. One that is over counts against the days of a year.
CREATE TABLE vacation (
    person_id    TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    begins_at    BIGINT NOT NULL,
    ends_at      BIGINT NOT NULL,
    PRIMARY KEY (person_id, begins_at)
);
