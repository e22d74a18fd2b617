-- The time zone of quiet hours. They were minutes of the day in UTC before.
ALTER TABLE subscription ADD COLUMN quiet_zone TEXT;
UPDATE subscription SET quiet_zone = 'UTC' WHERE quiet_from IS NOT NULL;
