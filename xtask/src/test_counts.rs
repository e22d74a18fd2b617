use std::{
    fmt,
    ops::{Add, AddAssign},
};

/// The numbers of passed and failed tests, read from the output of the test runners.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct TestCounts {
    pub passed: u32,
    pub failed: u32,
}

impl TestCounts {
    /// Adds the numbers of `line` if it is the summary of a runner:
    /// `test result: ok. 3 passed; 0 failed; …` (cargo test) or
    /// `Summary [ 0.1s] 9 tests run: 7 passed (1 slow), 1 failed, 1 timed out, …` (nextest) or
    /// `Tests  1 failed | 7 passed (8)` (Vitest) or
    /// `1 failed, 7 passed, 2 warnings in 61.20s (0:01:01)` (pytest).
    pub fn read(&mut self, line: &str) {
        let plain = without_colours(line);
        let plain = plain.trim();
        if let Some(rest) = plain.strip_prefix("test result:") {
            // "ok. 3 passed": the verdict stands before the first figure.
            rest.split_once(". ").into_iter().for_each(|(_, figures)| self.add_figures(figures, ';'));
        } else if plain.starts_with("Summary [") {
            plain.split_once(" run: ").into_iter().for_each(|(_, figures)| self.add_figures(figures, ','));
        } else if let Some(figures) = plain.strip_prefix("Tests  ") {
            self.add_figures(figures, '|');
        } else if let Some((figures, time)) = plain.trim_matches(['=', ' ']).rsplit_once(" in ")
            && is_time(time)
        {
            self.add_figures(figures, ',');
        }
    }

    fn add_figures(&mut self, figures: &str, separator: char) {
        for figure in figures.split(separator) {
            let Some((number, what)) = figure.trim().split_once(' ') else { continue };
            let Ok(number) = number.parse::<u32>() else { continue };
            match what.split('(').next().unwrap_or(what).trim() {
                "passed" => self.passed += number,
                "failed" | "exec failed" | "timed out" | "error" | "errors" => self.failed += number,
                _ => {}
            }
        }
    }
}

impl Add for TestCounts {
    type Output = TestCounts;
    fn add(self, other: TestCounts) -> TestCounts {
        TestCounts { passed: self.passed + other.passed, failed: self.failed + other.failed }
    }
}

impl AddAssign for TestCounts {
    fn add_assign(&mut self, other: TestCounts) {
        *self = *self + other;
    }
}

impl fmt::Display for TestCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

/// Whether the text is a duration as pytest prints it.
fn is_time(text: &str) -> bool {
    let seconds = text.split(' ').next().and_then(|it| it.strip_suffix('s'));
    seconds.is_some_and(|it| it.parse::<f32>().is_ok())
}

/// Removes the escape sequences `ESC [ … letter`.
fn without_colours(line: &str) -> String {
    let mut plain = String::with_capacity(line.len());
    let mut rest = line;
    while let Some((before, after)) = rest.split_once("\x1b[") {
        plain.push_str(before);
        rest = after.trim_start_matches(|it: char| !it.is_ascii_alphabetic());
        rest = rest.get(1..).unwrap_or("");
    }
    plain + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn reads(lines: &[&str], passed: u32, failed: u32) {
        let mut counts = TestCounts::default();
        lines.iter().for_each(|line| counts.read(line));
        assert_eq!(counts, TestCounts { passed, failed });
    }

    #[test]
    fn cargo_test() {
        reads(&["test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.00s"], 3, 0);
        reads(&["test result: FAILED. 2 passed; 4 failed; 0 ignored; 0 measured; 0 filtered out"], 2, 4);
    }

    #[test]
    fn nextest() {
        reads(&["     Summary [   0.005s] 12 tests run: 12 passed, 0 skipped"], 12, 0);
        reads(&["     Summary [   0.005s] 1 test run: 1 passed, 0 skipped"], 1, 0);
        reads(&["Summary [ 61.2s] 9 tests run: 6 passed (1 slow, 2 leaky), 2 failed, 1 timed out, 3 skipped"], 6, 3);
        reads(&["Summary [ 0.2s] 3/9 tests run: 2 passed, 1 exec failed, 6 not run"], 2, 1);
    }

    #[test]
    fn vitest() {
        reads(&["      Tests  49 passed (49)"], 49, 0);
        reads(&[" Test Files  1 failed | 5 passed (6)", "      Tests  1 failed | 48 passed | 2 skipped (51)"], 48, 1);
        reads(&["\x1b[2m      Tests \x1b[22m \x1b[1m\x1b[32m49 passed\x1b[39m\x1b[22m\x1b[90m (49)\x1b[39m"], 49, 0);
    }

    #[test]
    fn pytest() {
        reads(&["12 passed in 0.05s"], 12, 0);
        reads(&["==== 2 failed, 10 passed, 1 skipped, 3 warnings, 1 error in 71.20s (0:01:11) ===="], 10, 3);
        reads(&["5 passed in the end", "2 passed in 3 tries"], 0, 0);
    }

    #[test]
    fn colours_are_overlooked() {
        reads(
            &[
                "\x1b[32;1m     Summary\x1b[0m [   0.005s] \x1b[1m2\x1b[0m tests run: \x1b[1m2\x1b[0m \x1b[32;1mpassed\x1b[0m, \x1b[1m0\x1b[0m skipped",
            ],
            2,
            0,
        );
    }

    #[test]
    fn other_lines_count_for_nothing() {
        reads(&["", "running 3 tests", "test result: ok", "3 passed, 1 failed", "Summary: 3 passed", "\x1b["], 0, 0);
    }

    #[test]
    fn runs_add_up() {
        reads(&["test result: ok. 3 passed; 0 failed", "Summary [ 1s] 4 tests run: 4 passed, 0 skipped"], 7, 0);
        assert_eq!(TestCounts { passed: 7, failed: 0 }.to_string(), "7 passed, 0 failed");
    }
}
