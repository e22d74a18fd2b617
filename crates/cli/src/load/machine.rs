//! What the system knows of a process: its processor time, its memory, what it has written to disk.

use std::{fs, ops::Sub, time::Duration};

/// Processor time is counted in hundredths of a second, on every Linux.
const TICK: Duration = Duration::from_millis(10);

/// What one or several processes have used so far.
#[derive(Copy, Clone, Default)]
pub struct Usage {
    /// Processor time in all.
    pub cpu: Duration,
    /// Of it in the system: sending, receiving, writing to disk.
    pub system: Duration,
    /// Bytes sent to the disk; nothing where the system does not tell.
    pub written: u64,
}

impl Usage {
    /// Of this process.
    pub fn own() -> Option<Usage> {
        Usage::of("self")
    }

    /// Of a process, by its number.
    pub fn of(pid: &str) -> Option<Usage> {
        let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
        let mut fields = after_name(&stat)?.skip(11);
        let mut time = || Some(TICK * fields.next()?.parse::<u32>().ok()?);
        let (user, system) = (time()?, time()?);
        let io = fs::read_to_string(format!("/proc/{pid}/io")).unwrap_or_default();
        let written = io.lines().find_map(|it| it.strip_prefix("write_bytes: ")?.parse().ok()).unwrap_or(0);
        Some(Usage { cpu: user + system, system, written })
    }

    /// Of a process and its children, as a database has one a connection.
    pub fn of_family(pid: u32) -> Option<Usage> {
        let parent = pid.to_string();
        let own = Usage::of(&parent)?;
        let all = fs::read_dir("/proc").into_iter().flatten().flatten();
        let numbers = all.filter_map(|it| it.file_name().into_string().ok()).filter(|it| it.parse::<u32>().is_ok());
        let children = numbers.filter(|it| parent_of(it).as_ref() == Some(&parent)).filter_map(|it| Usage::of(&it));
        Some(children.fold(own, Usage::plus))
    }

    /// The sum of two measurements.
    pub fn plus(self, other: Usage) -> Usage {
        Usage { cpu: self.cpu + other.cpu, system: self.system + other.system, written: self.written + other.written }
    }
}

impl Sub for Usage {
    type Output = Usage;

    /// What was used after `before`.
    fn sub(self, before: Usage) -> Usage {
        Usage {
            cpu: self.cpu.saturating_sub(before.cpu),
            system: self.system.saturating_sub(before.system),
            written: self.written.saturating_sub(before.written),
        }
    }
}

/// The bytes of memory that a process holds.
pub fn memory(pid: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status.lines().find_map(|it| it.strip_prefix("VmRSS:"))?;
    Some(line.trim().strip_suffix(" kB")?.parse::<u64>().ok()? * 1024)
}

/// How many processes waited for a processor, over the last minute.
pub fn load_average() -> Option<f64> {
    fs::read_to_string("/proc/loadavg").ok()?.split(' ').next()?.parse().ok()
}

fn parent_of(pid: &str) -> Option<String> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    after_name(&stat)?.nth(1).map(str::to_owned)
}

/// The fields of a `stat` after the name, which may hold anything but ends with the last parenthesis.
fn after_name(stat: &str) -> Option<impl Iterator<Item = &str>> {
    Some(stat.rsplit_once(") ")?.1.split(' '))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fields_of_a_process_are_found_behind_any_name() {
        let mut fields = after_name("12 (a ) (b) S 7 12").expect("there is a name");
        assert_eq!((fields.next(), fields.next()), (Some("S"), Some("7")));
    }

    #[test]
    fn what_is_used_later_is_more() {
        let of = |cpu, written| Usage { cpu: Duration::from_millis(cpu), system: Duration::ZERO, written };
        let both = of(30, 5).plus(of(20, 4)) - of(10, 2);
        assert_eq!((both.cpu, both.written), (Duration::from_millis(40), 7));
    }
}
