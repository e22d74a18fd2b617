//! A run of stages: every stage is run and counted, whatever became of those before it.

use std::{
    process::{Command, ExitCode},
    thread,
    time::{Duration, Instant},
};

use crate::{
    shell::{Failure, aside, complain, say},
    test_counts::TestCounts,
};

/// One part of a run.
#[derive(Copy, Clone)]
pub struct Stage {
    pub name: &'static str,
    pub run: fn(&mut TestCounts) -> Result<(), Failure>,
}

/// What a run has led to so far.
#[derive(Default)]
pub struct Run {
    counts: TestCounts,
    failed: Vec<String>,
}

impl Run {
    /// Runs the stages one after another.
    pub fn stages(&mut self, stages: &[Stage]) {
        stages.iter().for_each(|stage| self.stage(stage.name, stage.run));
    }

    /// Runs one stage.
    pub fn stage(&mut self, name: &str, run: impl FnOnce(&mut TestCounts) -> Result<(), Failure>) {
        say(format_args!("── {name}"));
        let (began, mut counts) = (Instant::now(), TestCounts::default());
        let outcome = run(&mut counts);
        self.record(name, began.elapsed(), counts, outcome);
    }

    /// Runs a program beside the stages. Its output is shown, and its tests are counted, when all are done.
    pub fn beside(&mut self, name: &str, program: Result<Command, Failure>, stages: &[Stage]) {
        thread::scope(|scope| {
            let began = Instant::now();
            let program = scope.spawn(move || {
                let (told, outcome) = match program {
                    Ok(mut program) => aside(&mut program),
                    Err(failure) => (String::new(), Err(failure)),
                };
                (told, outcome, began.elapsed())
            });
            self.stages(stages);
            say(format_args!("── {name}, run beside the stages above"));
            let (told, outcome, took) = program.join().expect("running a program does not panic");
            let mut counts = TestCounts::default();
            told.lines().for_each(|line| counts.read(line));
            say(told);
            let outcome = if counts.failed > 0 { Err(Failure::Tests) } else { outcome };
            self.record(name, took, counts, outcome);
        });
    }

    fn record(&mut self, name: &str, took: Duration, mut counts: TestCounts, outcome: Result<(), Failure>) {
        let seconds = took.as_secs_f32();
        match outcome {
            Ok(()) => say(format_args!("── {name}: done in {seconds:.1} s")),
            Err(failure) => {
                complain(format_args!("{name} failed after {seconds:.1} s: {failure}"));
                self.failed.push(name.to_owned());
                // A stage that counts no tests has failed as one.
                counts.failed = counts.failed.max(1);
            }
        }
        self.counts += counts;
    }

    /// Names the stages that have failed, where none of them counts tests.
    pub fn end(self) -> ExitCode {
        if self.failed.is_empty() {
            return ExitCode::SUCCESS;
        }
        complain(format_args!("failed: {}", self.failed.join(", ")));
        ExitCode::FAILURE
    }

    /// Names the stages that have failed. The closing line is exactly `N passed, M failed`.
    pub fn finish(self) -> ExitCode {
        let counts = self.counts;
        let end = self.end();
        say(counts);
        end
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failing_stage_does_not_keep_the_next_from_being_counted() {
        let mut run = Run::default();
        run.stages(&[
            Stage { name: "one", run: |_| Err(Failure::Untidy { faults: 3 }) },
            Stage {
                name: "two",
                run: |counts| {
                    counts.read("test result: FAILED. 2 passed; 4 failed");
                    Err(Failure::Tests)
                },
            },
            Stage {
                name: "three",
                run: |counts| {
                    counts.read("test result: ok. 5 passed; 0 failed");
                    Ok(())
                },
            },
        ]);
        assert_eq!(run.counts, TestCounts { passed: 7, failed: 5 });
        assert_eq!(run.failed, ["one", "two"]);
    }

    #[test]
    fn a_program_beside_the_stages_is_counted_like_them() {
        let mut run = Run::default();
        let runner = |line: &str| {
            let mut runner = Command::new("echo");
            runner.arg(line);
            runner
        };
        let stage = Stage {
            name: "one",
            run: |counts| {
                counts.read("test result: ok. 5 passed; 0 failed");
                Ok(())
            },
        };
        run.beside("two", Ok(runner("Tests  1 failed | 48 passed (49)")), &[stage]);
        run.beside("three", Err(Failure::Untidy { faults: 3 }), &[]);
        assert_eq!(run.counts, TestCounts { passed: 53, failed: 2 });
        assert_eq!(run.failed, ["two", "three"]);
    }
}
