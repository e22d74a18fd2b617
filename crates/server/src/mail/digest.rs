//! When a person who wants one letter a day is written to: in the morning, by the clock on their wall.

use jiff::{Timestamp, ToSpan, tz::TimeZone};

use crate::store::Millis;

/// The hour of the letter.
const MORNING: i8 = 8;

/// When something that happened at `at` is told: `None` if a morning has come since.
pub fn digest_due(zone: &str, at: Millis, now: Millis) -> Option<Millis> {
    let zone = TimeZone::get(zone).unwrap_or(TimeZone::UTC);
    let happened = zone.to_datetime(Timestamp::from_millisecond(at).ok()?);
    let day = if happened.hour() < MORNING { happened.date() } else { happened.date().checked_add(1.day()).ok()? };
    let morning = day.at(MORNING, 0, 0, 0).to_zoned(zone).ok()?.timestamp().as_millisecond();
    (morning > now).then_some(morning)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_happens_is_told_in_the_next_morning() {
        let millis = |text: &str| text.parse::<Timestamp>().unwrap().as_millisecond();
        let due = |at: &str, now: &str| digest_due("Europe/Paris", millis(at), millis(now));
        let morning = Some(millis("2026-07-11T06:00:00Z"));
        assert_eq!(due("2026-07-10T10:00:00Z", "2026-07-10T10:00:05Z"), morning);
        assert_eq!(due("2026-07-11T02:00:00Z", "2026-07-11T02:00:05Z"), morning, "the same day, before eight");
        assert_eq!(due("2026-07-10T10:00:00Z", "2026-07-11T06:00:00Z"), None, "it has come");
        assert_eq!(due("2026-07-10T10:00:00Z", "2026-07-20T12:00:00Z"), None, "a reminder of later");
    }
}
