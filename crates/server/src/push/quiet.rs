//! Quiet hours by the clock on a person's wall, in summer and in winter.

use jiff::{Timestamp, ToSpan, tz::TimeZone};
use protocol::QuietHours;

use crate::store::Millis;

/// The minutes of a day.
const DAY: u16 = 24 * 60;
/// The longest name of a time zone has half of this.
const MAX_ZONE: usize = 64;

/// Whether these are minutes of a day in a zone that there is.
pub fn is_valid(quiet: &QuietHours) -> bool {
    quiet.from < DAY && quiet.to < DAY && is_zone(&quiet.zone)
}

/// Whether there is a time zone with this name.
pub fn is_zone(name: &str) -> bool {
    name.len() <= MAX_ZONE && TimeZone::get(name).is_ok()
}

/// When the quiet hours end that `now` is in; `None` if it is in none.
pub fn end_of_quiet(quiet: Option<&QuietHours>, now: Millis) -> Option<Millis> {
    let quiet = quiet?;
    // A zone that a later version of the database has dropped is no reason to be silent for ever.
    let zone = TimeZone::get(&quiet.zone).unwrap_or(TimeZone::UTC);
    let local = zone.to_datetime(Timestamp::from_millisecond(now).ok()?);
    let minute = local.hour() as u16 * 60 + local.minute() as u16;
    let since = (minute + DAY - quiet.from) % DAY;
    let length = (quiet.to + DAY - quiet.from) % DAY;
    if since >= length {
        return None;
    }
    let day = if quiet.to > minute { local.date() } else { local.date().checked_add(1.day()).ok()? };
    let end = day.at((quiet.to / 60) as i8, (quiet.to % 60) as i8, 0, 0);
    // An hour that there is twice ends with its second time; one that there is not, when the clock has jumped over it.
    Some(zone.to_ambiguous_zoned(end).later().ok()?.timestamp().as_millisecond())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hours(from: u16, to: u16, zone: &str) -> QuietHours {
        QuietHours { from: from * 60, to: to * 60, zone: zone.to_owned() }
    }

    /// When the quiet hours end that a moment in UTC is in, in UTC.
    #[track_caller]
    fn end(quiet: &QuietHours, now: &str) -> Option<String> {
        let now: Timestamp = now.parse().unwrap();
        let end = end_of_quiet(Some(quiet), now.as_millisecond())?;
        Some(Timestamp::from_millisecond(end).unwrap().to_string())
    }

    #[test]
    fn quiet_hours_may_go_over_midnight() {
        let night = hours(22, 7, "UTC");
        assert_eq!(end(&night, "2026-03-10T23:30:17Z").as_deref(), Some("2026-03-11T07:00:00Z"));
        assert_eq!(end(&night, "2026-03-10T06:59:59Z").as_deref(), Some("2026-03-10T07:00:00Z"));
        assert_eq!(end(&night, "2026-03-10T07:00:00Z"), None);
        assert_eq!(end(&night, "2026-03-10T21:59:59Z"), None);
        assert_eq!(end(&hours(1, 2, "UTC"), "2026-03-10T01:30:00Z").as_deref(), Some("2026-03-10T02:00:00Z"));
        assert_eq!(end(&hours(5, 5, "UTC"), "2026-03-10T05:00:00Z"), None, "no hours at all");
        assert_eq!(end_of_quiet(None, 0), None);
    }

    #[test]
    fn they_follow_the_clock_on_the_wall_into_summer_time() {
        let night = hours(22, 7, "Europe/Paris");
        assert_eq!(end(&night, "2026-01-10T21:30:00Z").as_deref(), Some("2026-01-11T06:00:00Z"), "winter");
        assert_eq!(end(&night, "2026-01-10T20:30:00Z"), None);
        assert_eq!(end(&night, "2026-07-10T20:30:00Z").as_deref(), Some("2026-07-11T05:00:00Z"), "summer");
        // The night in which the clock is put forward, and the one in which it is put back.
        assert_eq!(end(&night, "2026-03-28T23:00:00Z").as_deref(), Some("2026-03-29T05:00:00Z"));
        assert_eq!(end(&night, "2026-10-24T23:00:00Z").as_deref(), Some("2026-10-25T06:00:00Z"));
        // Half past two does not come on the first night, and comes twice on the second.
        let odd = QuietHours { from: 60, to: 150, zone: "Europe/Paris".to_owned() };
        assert_eq!(end(&odd, "2026-03-29T00:30:00Z").as_deref(), Some("2026-03-29T01:30:00Z"));
        assert_eq!(end(&odd, "2026-10-25T00:10:00Z").as_deref(), Some("2026-10-25T01:30:00Z"));
        assert_eq!(end(&odd, "2026-10-25T01:10:00Z").as_deref(), Some("2026-10-25T01:30:00Z"));
    }

    #[test]
    fn only_zones_and_minutes_that_there_are_are_taken() {
        assert!(is_valid(&hours(22, 7, "Europe/Paris")) && is_valid(&hours(0, 23, "America/Argentina/Buenos_Aires")));
        for zone in ["", "Europe/Nowhere", "../../etc/passwd", "+02:00", &"Europe/".repeat(40)] {
            assert!(!is_valid(&hours(22, 7, zone)), "{zone}");
        }
        assert!(!is_valid(&hours(24, 7, "UTC")) && !is_valid(&hours(7, 24, "UTC")));
    }
}
