//! How many tables of which size a round has.

/// The sizes of the tables of a round.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct TableSizes {
    /// The largest first.
    pub sizes: Vec<usize>,
    /// How many do not play.
    pub byes: usize,
}

/// The sizes of tables for `n` entrants: as few byes as possible; then as near to the `preferred` size as possible,
/// counted by the squares of the differences; then as few tables as possible.
pub fn table_sizes(n: usize, preferred: usize, allowed: &[u8]) -> TableSizes {
    // best[m] is what m entrants are best seated by: (cost, tables, the size of the last table).
    let mut best: Vec<Option<(usize, usize, usize)>> = vec![None; n + 1];
    best[0] = Some((0, 0, 0));
    for m in 1..=n {
        for size in allowed.iter().map(|it| usize::from(*it)).filter(|size| *size >= 2 && *size <= m) {
            if let Some((cost, tables, _)) = best[m - size] {
                let new = (cost + size.abs_diff(preferred).pow(2), tables + 1, size);
                if best[m].is_none_or(|old| (new.0, new.1) < (old.0, old.1)) {
                    best[m] = Some(new);
                }
            }
        }
    }
    let mut seated = (0..=n).rev().find(|m| best[*m].is_some()).unwrap_or(0);
    let byes = n - seated;
    let mut sizes = Vec::new();
    while let Some((_, _, size)) = best[seated].filter(|_| seated > 0) {
        sizes.push(size);
        seated -= size;
    }
    sizes.sort_unstable_by(|a, b| b.cmp(a));
    TableSizes { sizes, byes }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remainders_make_tables_that_are_smaller_or_larger_and_few_byes() {
        let sizes = |n, preferred, allowed: &[u8]| {
            let it = table_sizes(n, preferred, allowed);
            (it.sizes, it.byes)
        };
        assert_eq!(sizes(8, 4, &[2, 3, 4]), (vec![4, 4], 0));
        assert_eq!(sizes(18, 4, &[2, 3, 4]), (vec![4, 4, 4, 3, 3], 0));
        assert_eq!(sizes(9, 4, &[3, 4]), (vec![3, 3, 3], 0));
        assert_eq!(sizes(9, 4, &[3, 4, 5]), (vec![5, 4], 0));
        assert_eq!(sizes(7, 2, &[2]), (vec![2, 2, 2], 1));
        assert_eq!(sizes(5, 4, &[4]), (vec![4], 1));
        assert_eq!(sizes(1, 2, &[2, 3]), (vec![], 1));
        assert_eq!(sizes(0, 2, &[2]), (vec![], 0));
    }
}
