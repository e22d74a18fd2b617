//! The subjects of notifications. Several installations may share them, because table ids are globally unique.

/// What concerns all servers.
pub const COMMON: &str = "comptoir.notes";
/// How many subjects tables are spread over: enough that servers share few, and few enough to be listed.
const SUBJECTS: u32 = 4096;

/// What concerns the servers that have this table in memory.
pub fn of_table(id: &str) -> String {
    let hash = hash(id);
    // The lower bits alone are spread less well.
    format!("comptoir.table.{}", (hash ^ (hash >> 12)) % SUBJECTS)
}

/// FNV-1a: every version of every server gives the same.
fn hash(id: &str) -> u32 {
    id.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn subjects_stay_the_same_and_are_spread() {
        assert_eq!([of_table(""), of_table("foobar")], ["comptoir.table.3084", "comptoir.table.167"]);
        let subjects: BTreeSet<String> = (0..1000).map(|n| of_table(&format!("table {n}"))).collect();
        assert!(subjects.len() > 850, "{}", subjects.len());
    }
}
